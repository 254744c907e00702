//! One archive of the finished site: a zip file, which every system opens without a tool. The same
//! files make the same archive, to the byte. Must never know what the files are.

use crate::files::Files;
use crate::process::{Failure, Outcome};
use rawzip::time::UtcDateTime;
use rawzip::{CompressionMethod, DataDescriptorOutput, Error, ZipArchiveWriter, crc32};
use std::io::Write;

/// The best that deflate can do: the archive is made once and fetched by many.
const LEVEL: u8 = 9;

/// When every file is said to be from, in seconds since 1970: the start of 2000. The real times
/// would make another archive of the same files.
const MODIFIED: i64 = 946_684_800;

/// The files in a folder of this name, as a zip file.
///
/// # Errors
/// If the files are more than the format can hold.
pub fn zip(files: &Files, folder: &str) -> Outcome<Vec<u8>> {
    packed(files, folder).map_err(|error| Failure::new(format!("the archive: {error}")))
}

fn packed(files: &Files, folder: &str) -> Result<Vec<u8>, Error> {
    let mut archive = ZipArchiveWriter::new(Vec::new());
    for (name, bytes) in files {
        let name = format!("{folder}/{name}");
        let (mut entry, _) = archive
            .new_file(&*name)
            .compression_method(CompressionMethod::DEFLATE)
            .unix_permissions(0o644)
            .last_modified(UtcDateTime::from_unix(MODIFIED))
            .start()?;
        entry.write_all(&miniz_oxide::deflate::compress_to_vec(bytes, LEVEL))?;
        entry.finish(DataDescriptorOutput::new(crc32(bytes), bytes.len() as u64))?;
    }
    archive.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rawzip::ZipArchive;

    #[test]
    fn what_was_packed_comes_out_again_and_packing_repeats_exactly() {
        let files = Files::from([
            ("index.html".to_owned(), b"page ".repeat(100)),
            ("icons/a.png".to_owned(), vec![0xff, 0]),
        ]);
        let packed = zip(&files, "queenscope").unwrap();
        assert_eq!(zip(&files, "queenscope").unwrap(), packed);

        let archive = ZipArchive::from_slice(&packed).unwrap();
        let mut entries = archive.entries();
        for (name, bytes) in &files {
            let entry = entries.next_entry().unwrap().unwrap();
            let path = entry.file_path().try_normalize().unwrap();
            assert_eq!(path.as_ref(), format!("queenscope/{name}"));
            assert_eq!(entry.crc32(), crc32(bytes));
            let inside = archive.get_entry(entry.wayfinder()).unwrap();
            let plain = miniz_oxide::inflate::decompress_to_vec(inside.data()).unwrap();
            assert_eq!(&plain, bytes);
        }
        assert!(entries.next_entry().unwrap().is_none());
    }
}
