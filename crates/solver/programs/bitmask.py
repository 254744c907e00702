n = 8
full = (1 << n) - 1
t = 0

def place(k, b, c, d):
    global t
    if k > n:
        t = t + 1  #: solution()
        return
    free = full & ~(b | c | d)
    while free != 0:  #: else backtrack(k)
        low = free & -free  #: place(k, bit(low))
        free = free ^ low
        place(k + 1, b | low, (c | low) >> 1, ((d | low) << 1) & full)

place(1, 0, 0, 0)
print(t)
