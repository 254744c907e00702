//! A plain static web server for the tests: the built page under a sub-path, as it lies on any
//! host, and beside it the same page with the two faults that hosts really have.
//! Must never know what the page contains.
//!
//! Only what was in the folder at the start is served, so no request can lead outside it.

use crate::process::{Failure, Outcome, about};
use std::collections::HashMap;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::thread;

/// Where the page is as it should be.
const WHOLE: &str = "/lectures/queens/";
/// Where wasm files are sent as `text/plain`.
const WRONG_TYPE: &str = "/faults/wrong-type/";
/// Where no wasm file is found.
const NO_WASM: &str = "/faults/no-wasm/";

/// A running server; it ends with this process.
pub struct Site {
    port: u16,
}

type Files = HashMap<String, Vec<u8>>;

impl Site {
    /// Serves the files of `folder` on a free port of 127.0.0.1.
    ///
    /// # Errors
    /// If the folder can't be read or no port is free.
    pub fn start(folder: &Path) -> Outcome<Site> {
        let mut files = Files::new();
        collect(folder, "", &mut files)?;
        let files = Arc::new(files);
        let unable = |error| Failure::new(format!("no port on 127.0.0.1: {error}"));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(unable)?;
        let port = listener.local_addr().map_err(unable)?.port();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let files = Arc::clone(&files);
                // A browser that hangs up in the middle of an answer is no fault of the page.
                thread::spawn(move || answer(&stream, &files).ok());
            }
        });
        Ok(Site { port })
    }

    /// The address of the page as it should be, with a slash at its end.
    pub fn whole(&self) -> String {
        self.address(WHOLE)
    }

    /// The address of the page on a host that sends wasm files with the wrong type.
    pub fn wrong_type(&self) -> String {
        self.address(WRONG_TYPE)
    }

    /// The address of the page on a host that doesn't have the wasm file.
    pub fn no_wasm(&self) -> String {
        self.address(NO_WASM)
    }

    /// The address of the folder on what browsers take for another host.
    pub fn elsewhere(&self) -> String {
        format!("http://localhost:{}{WHOLE}", self.port)
    }

    fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }
}

fn collect(folder: &Path, prefix: &str, files: &mut Files) -> Outcome {
    for entry in fs::read_dir(folder).map_err(about(folder))? {
        let path = entry.map_err(about(folder))?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        if path.is_dir() {
            collect(&path, &format!("{prefix}{name}/"), files)?;
        } else {
            let bytes = fs::read(&path).map_err(about(&path))?;
            files.insert(format!("{prefix}{name}"), bytes);
        }
    }
    Ok(())
}

/// Reads one request and answers it.
fn answer(mut stream: &TcpStream, files: &Files) -> io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().unwrap_or(Ok(String::new()))?;
    // The rest of the head is read too: closing before that would cut off the answer.
    while lines
        .next()
        .transpose()?
        .is_some_and(|line| !line.is_empty())
    {}
    let Answer { status, kind, body } = respond(&request, files);
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    stream.write_all(body)
}

#[derive(Debug, PartialEq)]
struct Answer<'a> {
    status: &'static str,
    kind: &'static str,
    body: &'a [u8],
}

fn respond<'a>(request: &str, files: &'a Files) -> Answer<'a> {
    let refusal = |status: &'static str| Answer {
        status,
        kind: "text/plain; charset=utf-8",
        body: status.as_bytes(),
    };
    let Some(target) = request.strip_prefix("GET ") else {
        return refusal("405 Method Not Allowed");
    };
    let path = target.split([' ', '?']).next().unwrap_or_default();
    let found = [WHOLE, WRONG_TYPE, NO_WASM]
        .into_iter()
        .find_map(|base| Some((base, path.strip_prefix(base)?)));
    let Some((base, name)) = found else {
        return refusal("404 Not Found");
    };
    let name = if name.is_empty() { "index.html" } else { name };
    let is_wasm = name.ends_with(".wasm");
    match files.get(name) {
        Some(body) if !(is_wasm && base == NO_WASM) => Answer {
            status: "200 OK",
            kind: if is_wasm && base == WRONG_TYPE {
                "text/plain"
            } else {
                kind_of(name)
            },
            body,
        },
        Some(_) | None => refusal("404 Not Found"),
    }
}

fn kind_of(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files() -> Files {
        [("index.html", "page"), ("app_bg.wasm", "wasm")]
            .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
            .into()
    }

    #[test]
    fn each_path_has_its_answer() {
        let files = files();
        let rows = [
            (
                "GET /lectures/queens/ HTTP/1.1",
                "200 OK",
                "text/html; charset=utf-8",
            ),
            (
                "GET /lectures/queens/?a=1 HTTP/1.1",
                "200 OK",
                "text/html; charset=utf-8",
            ),
            (
                "GET /lectures/queens/app_bg.wasm HTTP/1.1",
                "200 OK",
                "application/wasm",
            ),
            (
                "GET /faults/wrong-type/app_bg.wasm HTTP/1.1",
                "200 OK",
                "text/plain",
            ),
            (
                "GET /faults/no-wasm/ HTTP/1.1",
                "200 OK",
                "text/html; charset=utf-8",
            ),
            (
                "GET /faults/no-wasm/app_bg.wasm HTTP/1.1",
                "404 Not Found",
                "text/plain; charset=utf-8",
            ),
            (
                "GET /lectures/queens/../../Cargo.toml HTTP/1.1",
                "404 Not Found",
                "text/plain; charset=utf-8",
            ),
            (
                "GET / HTTP/1.1",
                "404 Not Found",
                "text/plain; charset=utf-8",
            ),
            (
                "POST /lectures/queens/ HTTP/1.1",
                "405 Method Not Allowed",
                "text/plain; charset=utf-8",
            ),
            ("", "405 Method Not Allowed", "text/plain; charset=utf-8"),
        ];
        for (request, status, kind) in rows {
            let answer = respond(request, &files);
            assert_eq!((answer.status, answer.kind), (status, kind), "{request}");
        }
        assert_eq!(respond(rows[0].0, &files).body, b"page");
    }

    #[test]
    fn a_browser_gets_the_whole_file() {
        let folder = std::env::temp_dir().join(format!("queenscope-site-{}", std::process::id()));
        fs::create_dir_all(folder.join("deep")).unwrap();
        fs::write(folder.join("deep").join("a.css"), "body {}").unwrap();
        let site = Site::start(&folder).unwrap();
        fs::remove_dir_all(&folder).unwrap();

        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, site.port)).unwrap();
        write!(stream, "GET {WHOLE}deep/a.css HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
        let answer = io::read_to_string(&stream).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/css; charset=utf-8\r\n"));
        assert!(answer.ends_with("\r\n\r\nbody {}"));
    }
}
