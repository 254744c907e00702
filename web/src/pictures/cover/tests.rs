//! What the picture says of the arrays is what the queens on the board leave.
