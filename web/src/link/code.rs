//! A program's text as a link carries it: UTF-8, packed by raw DEFLATE, written in
//! base64 for addresses without padding. What a link says is not to be trusted: it
//! is unpacked up to a limit and no further. It knows nothing of programs.

use std::rc::Rc;

use miniz_oxide::{
    deflate::compress_to_vec,
    inflate::{TINFLStatus, decompress_to_vec_with_limit},
};

/// The most bytes of a text.
pub const MOST_TEXT: usize = 65_536;

/// The most characters that a text may take in a link. Every browser keeps an address
/// of that length; 64 kB of program text take about a quarter of it.
pub const MOST_CODE: usize = 32_000;

/// How hard to pack, of 10.
const LEVEL: u8 = 9;

/// The digits, each of 6 bits.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A text that fits into a link, and how it stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    text: Rc<str>,
    written: Rc<str>,
}

/// What is wrong with a text in a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// It takes more than [`MOST_CODE`] characters.
    Long,
    /// This character is no digit of base64.
    Digit(char),
    /// The packed text breaks off or is no packed text.
    Broken,
    /// It unpacks to more than [`MOST_TEXT`] bytes.
    Large,
    /// It unpacks to something that is no UTF-8.
    NoText,
    /// It has a character that no program text has.
    Control(char),
    /// It unpacks to nothing.
    Empty,
}

impl Code {
    /// A text as a link carries it.
    ///
    /// # Errors
    /// The text is too large, or takes too many characters of a link.
    pub fn of(text: Rc<str>) -> Result<Code, CodeError> {
        fits(&text)?;
        let written = base64(&compress_to_vec(text.as_bytes(), LEVEL));
        if written.len() > MOST_CODE {
            return Err(CodeError::Long);
        }
        let written = written.into();
        Ok(Code { text, written })
    }

    /// Reads what a link carries.
    ///
    /// # Errors
    /// Anything that [`Code::of`] would not have written, padding aside.
    pub fn parse(raw: &str) -> Result<Code, CodeError> {
        if raw.len() > MOST_CODE {
            return Err(CodeError::Long);
        }
        let written = raw.trim_end_matches('=');
        let packed = bytes(written)?;
        let unpacked = decompress_to_vec_with_limit(&packed, MOST_TEXT).map_err(|error| {
            if error.status == TINFLStatus::HasMoreOutput {
                CodeError::Large
            } else {
                CodeError::Broken
            }
        })?;
        let text = String::from_utf8(unpacked).map_err(|_| CodeError::NoText)?;
        fits(&text)?;
        Ok(Code {
            text: text.into(),
            written: written.into(),
        })
    }

    /// The text.
    pub fn text(&self) -> &Rc<str> {
        &self.text
    }

    /// How it stands in a link.
    pub fn written(&self) -> &str {
        &self.written
    }
}

/// Whether a text is one that a link carries.
fn fits(text: &str) -> Result<(), CodeError> {
    let control = |c: &char| c.is_control() && !matches!(c, '\n' | '\r' | '\t');
    if text.len() > MOST_TEXT {
        return Err(CodeError::Large);
    }
    if text.trim().is_empty() {
        return Err(CodeError::Empty);
    }
    match text.chars().find(control) {
        Some(c) => Err(CodeError::Control(c)),
        None => Ok(()),
    }
}

fn base64(bytes: &[u8]) -> String {
    let digit =
        |group: u32, place: u32| char::from(DIGITS[(group >> (18 - 6 * place)) as usize & 63]);
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |at: usize| u32::from(chunk.get(at).copied().unwrap_or(0));
        let group = byte(0) << 16 | byte(1) << 8 | byte(2);
        // So many bytes take one digit more.
        text.extend((0..=chunk.len() as u32).map(|place| digit(group, place)));
    }
    text
}

fn bytes(text: &str) -> Result<Vec<u8>, CodeError> {
    let mut values = Vec::with_capacity(text.len());
    for c in text.chars() {
        let value = DIGITS.iter().position(|digit| char::from(*digit) == c);
        values.push(value.ok_or(CodeError::Digit(c))? as u32);
    }
    let mut bytes = Vec::with_capacity(values.len() * 3 / 4);
    for chunk in values.chunks(4) {
        if chunk.len() == 1 {
            // Six bits are no byte.
            return Err(CodeError::Broken);
        }
        let group =
            chunk.iter().fold(0, |group, value| group << 6 | value) << (6 * (4 - chunk.len()));
        let [_, whole @ ..] = group.to_be_bytes();
        bytes.extend(&whole[..chunk.len() - 1]);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use queenscope_solver::{BoardSize, ProgramId};

    use super::*;

    fn read(raw: &str) -> Result<String, CodeError> {
        Code::parse(raw).map(|code| code.text().to_string())
    }

    /// Bytes packed and written, whatever they are.
    fn hostile(bytes: &[u8]) -> String {
        base64(&compress_to_vec(bytes, LEVEL))
    }

    #[test]
    fn base64_is_that_of_the_standard() {
        for (text, written) in [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg"),
            ("\u{3ff}\u{3ff}", "z7_Pvw"),
        ] {
            assert_eq!(base64(text.as_bytes()), written);
            assert_eq!(bytes(written), Ok(text.as_bytes().to_vec()));
        }
    }

    #[test]
    fn what_other_tools_have_packed_is_read() {
        // By Python: zlib with wbits = -15, base64.urlsafe_b64encode.
        let text = "n = 4\nprint(n)\n";
        for raw in [
            "y1OwVTDhKijKzCvRyNPkAgA",
            "y1OwVTDhKijKzCvRyNPkAgA=",
            // A block that is stored as it is.
            "AQ8A8P9uID0gNApwcmludChuKQo",
        ] {
            assert_eq!(read(raw).as_deref(), Ok(text), "{raw}");
        }
    }

    #[test]
    fn the_programs_of_the_course_are_short_in_a_link() {
        for program in ProgramId::ALL {
            let text: Rc<str> = program.source(BoardSize::new(8).unwrap()).into();
            let code = Code::of(text.clone()).unwrap();
            // Two kilobytes of text are one and a half of a link.
            assert!(code.written().len() < 1_200, "{program}");
            assert_eq!(Code::parse(code.written()), Ok(code));
        }
    }

    #[test]
    fn four_kilobytes_travel_even_if_they_can_hardly_be_packed() {
        let mut seed = 1_u32;
        let noise: String = (0..4096)
            .map(|_| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                char::from(b'!' + (seed >> 24) as u8 % 90)
            })
            .collect();
        let code = Code::of(noise.as_str().into()).unwrap();
        assert!(code.written().len() < 8_000);
        assert_eq!(read(code.written()), Ok(noise));
    }

    #[test]
    fn what_is_no_text_of_a_program_is_refused() {
        let bomb = hostile(&vec![b' '; 50_000_000]);
        assert!(bomb.len() > MOST_CODE);
        let small_bomb = hostile(&vec![b'#'; 5_000_000]);
        assert!(small_bomb.len() < MOST_CODE);
        let over = hostile(&vec![b'#'; MOST_TEXT + 1]);
        let whole = hostile("n = 4\nprint(n)\n".as_bytes());
        for (raw, error) in [
            ("", CodeError::Broken),
            ("A", CodeError::Broken),
            ("Zm9v!", CodeError::Digit('!')),
            ("Zm9v Zm9v", CodeError::Digit(' ')),
            ("八皇后", CodeError::Digit('八')),
            ("____", CodeError::Broken),
            (&whole[..whole.len() - 4], CodeError::Broken),
            (&bomb, CodeError::Long),
            (&small_bomb, CodeError::Large),
            (&over, CodeError::Large),
            (&hostile(&[0xff, 0xfe]), CodeError::NoText),
            (&hostile(b"n = 4\0"), CodeError::Control('\0')),
            (&hostile(b"\x1b[2J"), CodeError::Control('\x1b')),
            (&hostile(b""), CodeError::Empty),
            (&hostile(b" \n"), CodeError::Empty),
            (&"A".repeat(MOST_CODE + 1), CodeError::Long),
        ] {
            assert_eq!(read(raw), Err(error), "{raw:.30}");
        }
        assert!(read(&hostile(&vec![b'#'; MOST_TEXT])).is_ok());
    }

    #[test]
    fn a_text_too_large_or_too_wild_has_no_link() {
        assert_eq!(
            Code::of("#".repeat(MOST_TEXT + 1).into()),
            Err(CodeError::Large)
        );
        let mut seed = 7_u64;
        let wild: String = (0..20_000)
            .map(|_| {
                seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1);
                char::from_u32(0x4e00 + (seed >> 40) as u32 % 20_000).unwrap()
            })
            .collect();
        assert_eq!(Code::of(wild.into()), Err(CodeError::Long));
    }

    proptest! {
        #[test]
        fn texts_survive_the_link(text in "[ -~\n\t一-龥]{0,300}") {
            match Code::of(text.as_str().into()) {
                Ok(code) => prop_assert_eq!(Code::parse(code.written()), Ok(code)),
                Err(error) => prop_assert_eq!(error, CodeError::Empty),
            }
        }

        #[test]
        fn nothing_in_a_link_makes_it_panic(raw in "[A-Za-z0-9_=+%-]{0,200}") {
            let _ = Code::parse(&raw);
        }

        #[test]
        fn a_link_that_was_damaged_is_read_or_refused(at in 0_usize..400, with in 0_usize..64) {
            let text = ProgramId::RecursiveCheck.source(BoardSize::new(8).unwrap());
            let mut written = Code::of(text.into()).unwrap().written().as_bytes().to_vec();
            let at = at % written.len();
            written[at] = DIGITS[with];
            let _ = Code::parse(std::str::from_utf8(&written).unwrap());
        }
    }
}
