//! What the catalogue says of itself.

use super::*;

#[test]
fn ids_read_back_and_others_are_refused() {
    for program in ProgramId::ALL {
        assert_eq!(program.as_str().parse(), Ok(program));
    }
    assert_eq!(
        "recursive".parse::<ProgramId>().unwrap_err().to_string(),
        "no program recursive: choose blind, enumeration, iterative, iterative-clear, \
         iterative-marks, recursive-check, recursive-marks, recursive-free, \
         recursive-first, greedy, permutation, bitmask, forward-checking, fail-first, \
         dancing-links, min-conflicts or formula"
    );
}

#[test]
fn every_file_begins_with_its_size() {
    for program in ProgramId::ALL {
        if let Source::File(text) = program.row().source {
            assert!(text.starts_with("n = 8\n"), "{program}");
        }
        let n = BoardSize::MAXIMUM;
        assert!(program.source(n).starts_with("n = 32\n"), "{program}");
    }
}
