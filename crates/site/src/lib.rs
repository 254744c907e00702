//! A plain static web server for tests: a built page under a sub-path, as it lies on any host,
//! beside it the same page with the faults that hosts really have. It can take a newer version,
//! as a host does, and it can end. Must never know what the page contains.
//!
//! Only what was in the folder when it was taken is served, so no request can lead outside it.

use std::collections::HashMap;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::{
    Arc, PoisonError, RwLock,
    atomic::{AtomicBool, Ordering},
};
use std::thread::{self, JoinHandle};

/// Where the page is as it should be.
const WHOLE: &str = "/lectures/queens/";

/// A page on a host with one fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Wasm files are sent as `text/plain`.
    WrongType,
    /// No wasm file is found.
    NoWasm,
    /// No script is found.
    NoScript,
}

impl Fault {
    const ALL: [Fault; 3] = [Fault::WrongType, Fault::NoWasm, Fault::NoScript];

    const fn base(self) -> &'static str {
        match self {
            Fault::WrongType => "/faults/wrong-type/",
            Fault::NoWasm => "/faults/no-wasm/",
            Fault::NoScript => "/faults/no-script/",
        }
    }

    fn hides(self, name: &str) -> bool {
        match self {
            Fault::WrongType => false,
            Fault::NoWasm => name.ends_with(".wasm"),
            Fault::NoScript => name.ends_with(".js"),
        }
    }
}

/// A running server; it ends with this value.
#[derive(Debug)]
pub struct Site {
    port: u16,
    files: Arc<RwLock<Files>>,
    ended: Arc<AtomicBool>,
    listener: Option<JoinHandle<()>>,
}

type Files = HashMap<String, Vec<u8>>;

impl Site {
    /// Serves the files of `folder` on a free port of 127.0.0.1.
    ///
    /// # Errors
    /// If the folder can't be read or no port is free.
    pub fn start(folder: &Path) -> io::Result<Site> {
        let files = Arc::new(RwLock::new(collect(folder)?));
        let ended = Arc::new(AtomicBool::new(false));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let port = listener.local_addr()?.port();
        let listening = {
            let (files, ended) = (Arc::clone(&files), Arc::clone(&ended));
            thread::spawn(move || {
                for stream in listener.incoming().flatten() {
                    if ended.load(Ordering::SeqCst) {
                        break;
                    }
                    let files = Arc::clone(&files);
                    // A browser that hangs up in the middle of an answer is no fault of the page.
                    thread::spawn(move || answer(&stream, &files).ok());
                }
            })
        };
        Ok(Site {
            port,
            files,
            ended,
            listener: Some(listening),
        })
    }

    /// Serves the files of another folder from now on, and no other.
    ///
    /// # Errors
    /// If the folder can't be read; then everything stays as it was.
    pub fn replace(&self, folder: &Path) -> io::Result<()> {
        let newer = collect(folder)?;
        *self.files.write().unwrap_or_else(PoisonError::into_inner) = newer;
        Ok(())
    }

    /// The address of the page as it should be, with a slash at its end.
    pub fn whole(&self) -> String {
        self.address(WHOLE)
    }

    /// The address of the page on a host with a fault.
    pub fn with(&self, fault: Fault) -> String {
        self.address(fault.base())
    }

    /// The address of the folder on what browsers take for another host.
    pub fn elsewhere(&self) -> String {
        format!("http://localhost:{}{WHOLE}", self.port)
    }

    fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }
}

impl Drop for Site {
    /// Afterwards nobody listens any more.
    fn drop(&mut self) {
        self.ended.store(true, Ordering::SeqCst);
        // The listener waits for somebody to come, and then sees that it has ended.
        let woken = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_ok();
        if let (true, Some(listener)) = (woken, self.listener.take()) {
            // If it has panicked, it listens no more either.
            let _ = listener.join();
        }
    }
}

fn collect(folder: &Path) -> io::Result<Files> {
    let mut files = Files::new();
    collect_into(folder, "", &mut files)?;
    Ok(files)
}

fn collect_into(folder: &Path, prefix: &str, files: &mut Files) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        if path.is_dir() {
            collect_into(&path, &format!("{prefix}{name}/"), files)?;
        } else {
            files.insert(format!("{prefix}{name}"), fs::read(&path)?);
        }
    }
    Ok(())
}

/// Reads one request and answers it.
fn answer(mut stream: &TcpStream, files: &RwLock<Files>) -> io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().unwrap_or(Ok(String::new()))?;
    // The rest of the head is read too: closing before that would cut off the answer.
    while lines
        .next()
        .transpose()?
        .is_some_and(|line| !line.is_empty())
    {}
    let files = files.read().unwrap_or_else(PoisonError::into_inner);
    let Answer { status, kind, body } = respond(&request, &files);
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
    let whole = path.strip_prefix(WHOLE).map(|name| (None, name));
    let faulty = || {
        Fault::ALL
            .into_iter()
            .find_map(|fault| Some((Some(fault), path.strip_prefix(fault.base())?)))
    };
    let Some((fault, name)) = whole.or_else(faulty) else {
        return refusal("404 Not Found");
    };
    let name = if name.is_empty() { "index.html" } else { name };
    match files.get(name) {
        Some(body) if !fault.is_some_and(|fault| fault.hides(name)) => Answer {
            status: "200 OK",
            kind: match fault {
                Some(Fault::WrongType) if name.ends_with(".wasm") => "text/plain",
                Some(_) | None => kind_of(name),
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
        Some("txt") => "text/plain; charset=utf-8",
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
        [
            ("index.html", "page"),
            ("app_bg.wasm", "wasm"),
            ("app.js", "js"),
        ]
        .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
        .into()
    }

    #[test]
    fn each_path_has_its_answer() {
        const HTML: &str = "text/html; charset=utf-8";
        const TEXT: &str = "text/plain; charset=utf-8";
        const SCRIPT: &str = "text/javascript; charset=utf-8";
        let (good, none, no) = ("200 OK", "404 Not Found", "405 Method Not Allowed");
        let files = files();
        let rows = [
            ("GET /lectures/queens/ HTTP/1.1", good, HTML),
            ("GET /lectures/queens/?a=1 HTTP/1.1", good, HTML),
            (
                "GET /lectures/queens/app_bg.wasm HTTP/1.1",
                good,
                "application/wasm",
            ),
            (
                "GET /faults/wrong-type/app_bg.wasm HTTP/1.1",
                good,
                "text/plain",
            ),
            ("GET /faults/wrong-type/app.js HTTP/1.1", good, SCRIPT),
            ("GET /faults/no-wasm/ HTTP/1.1", good, HTML),
            ("GET /faults/no-wasm/app_bg.wasm HTTP/1.1", none, TEXT),
            ("GET /faults/no-wasm/app.js HTTP/1.1", good, SCRIPT),
            ("GET /faults/no-script/app.js HTTP/1.1", none, TEXT),
            ("GET /faults/no-script/ HTTP/1.1", good, HTML),
            ("GET /lectures/queens/../../Cargo.toml HTTP/1.1", none, TEXT),
            ("GET / HTTP/1.1", none, TEXT),
            ("POST /lectures/queens/ HTTP/1.1", no, TEXT),
            ("", no, TEXT),
        ];
        for (request, status, kind) in rows {
            let answer = respond(request, &files);
            assert_eq!((answer.status, answer.kind), (status, kind), "{request}");
        }
        assert_eq!(respond(rows[0].0, &files).body, b"page");
    }

    /// A folder of one test's own, gone with it.
    struct Folder(std::path::PathBuf);

    impl Folder {
        fn with(name: &str, text: &str) -> Folder {
            let own = format!("queenscope-site-{}-{name}", std::process::id());
            let folder = Folder(std::env::temp_dir().join(own));
            fs::create_dir_all(folder.0.join("deep")).unwrap();
            fs::write(folder.0.join("deep").join("a.css"), text).unwrap();
            folder
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn get(port: u16) -> io::Result<String> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
        write!(stream, "GET {WHOLE}deep/a.css HTTP/1.1\r\nHost: x\r\n\r\n")?;
        io::read_to_string(&stream)
    }

    #[test]
    fn a_browser_gets_the_whole_file_then_the_newer_one_then_nothing() {
        let (older, newer) = (
            Folder::with("older", "body {}"),
            Folder::with("newer", "a {}"),
        );
        let site = Site::start(&older.0).unwrap();
        let port = site.port;
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/css; charset=utf-8\r\n";
        let answer = get(port).unwrap();
        assert!(answer.starts_with(head) && answer.ends_with("\r\n\r\nbody {}"));

        site.replace(&newer.0).unwrap();
        assert!(get(port).unwrap().ends_with("\r\n\r\na {}"));

        drop(site);
        assert!(get(port).is_err());
    }
}
