//! Contents named by their SHA-256. Must never know what the contents are.

use base64::{Engine, engine::general_purpose::STANDARD};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// As browsers expect it in a policy or of a request: `sha256-` and the sum in base64.
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(bytes)))
}

/// The first 16 hexadecimal digits: enough to tell versions and the names of files apart.
pub fn short(bytes: &[u8]) -> String {
    let mut digits = String::new();
    for byte in &Sha256::digest(bytes)[..8] {
        // Writing to a string can't fail.
        let _ = write!(digits, "{byte:02x}");
    }
    digits
}

/// The bytes as text that a page can carry.
pub fn as_text(bytes: &[u8]) -> String {
    STANDARD.encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_those_of_sha256sum() {
        // By `printf abc | sha256sum` and `… | openssl dgst -sha256 -binary | base64`.
        assert_eq!(short(b"abc"), "ba7816bf8f01cfea");
        assert_eq!(
            integrity(b"abc"),
            "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
        );
        assert_eq!(as_text(b"abc"), "YWJj");
    }
}
