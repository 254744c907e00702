//! The WebDriver server that tests drive a browser with. Must never know what they do with it.

use crate::process::{Failure, Outcome};
use std::io::{self, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How long the driver may take to come up or to go down.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running driver; with it end all the browsers that it started.
pub struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    /// Starts `program` on a free port and waits until it listens.
    ///
    /// # Errors
    /// If it can't be started, ends at once, or doesn't listen in time.
    pub fn start(program: &str) -> Outcome<Driver> {
        let unable = |error| Failure::new(format!("{program} could not be started: {error}"));
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
            .and_then(|free| free.local_addr())
            .map_err(unable)?
            .port();
        let child = Command::new(program)
            .arg(format!("--port={port}"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .map_err(unable)?;
        let mut driver = Driver { child, port };
        if driver.wait_until(|driver| driver.connect().is_ok()) {
            Ok(driver)
        } else {
            Err(Failure::new(format!("{program} does not answer")))
        }
    }

    /// The address that a WebDriver client connects to.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    fn connect(&self) -> io::Result<TcpStream> {
        TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))
    }

    /// Whether `holds` came true while the driver ran and there was patience left.
    fn wait_until(&mut self, holds: impl Fn(&Driver) -> bool) -> bool {
        let start = Instant::now();
        while start.elapsed() < PATIENCE && self.is_running() {
            if holds(self) {
                return true;
            }
            thread::sleep(Duration::from_millis(20));
        }
        false
    }

    fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// The driver's own way out, on which it also closes the browsers of tests that failed.
    fn ask_to_end(&self) -> io::Result<()> {
        let mut stream = self.connect()?;
        stream
            .write_all(b"GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
        io::copy(&mut stream, &mut io::sink()).map(|_| ())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if self.ask_to_end().is_ok() {
            self.wait_until(|_| false);
        }
        // If it has gone already, these find nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
