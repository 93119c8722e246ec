//! A small server for one site, on this machine only.

use crate::failure::{Failure, Result};
use crate::site::Site;
use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// Where the search for a free port begins, and how many ports it tries.
const FIRST_PORT: u16 = 8080;
const PORTS_TRIED: u16 = 100;
/// No honest request of this page is longer.
const LONGEST_REQUEST: usize = 16 * 1024;

/// Gives the site to answer from; asked again for each request, so that `play` can follow a rebuild.
pub type Source = dyn Fn() -> Arc<Site> + Send + Sync;

/// A socket that is taken, but not answered yet.
pub struct Server {
    listener: TcpListener,
    port: u16,
    /// The folder below which the site is served: `/`, or `/like/this/`.
    mount: String,
}

impl Server {
    /// Takes the wanted port, or the first free one from 8080.
    pub fn bind(port: Option<u16>, mount: &str) -> Result<Self> {
        let (first, count) = port.map_or((FIRST_PORT, PORTS_TRIED), |port| (port, 1));
        for port in first..first.saturating_add(count) {
            match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
                Ok(listener) => return Self::listening(listener, mount),
                Err(error) if matches!(error.kind(), ErrorKind::AddrInUse | ErrorKind::PermissionDenied) => {}
                Err(error) => return Err(refused(&format!("127.0.0.1:{port}"), &error)),
            }
        }
        match port {
            Some(port) => Err(Failure::new(
                format!("port {port} is taken or not allowed"),
                "name another with --port, or leave --port out: the first free one is taken then",
            )),
            None => Err(Failure::new(
                format!("no port from {first} to {} is free", first + count - 1),
                "name a free one: cargo xtask play --port 9999",
            )),
        }
    }

    /// Takes any free port.
    pub fn bind_anywhere(mount: &str) -> Result<Self> {
        let listener =
            TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(|error| refused("any port of 127.0.0.1", &error))?;
        Self::listening(listener, mount)
    }

    fn listening(listener: TcpListener, mount: &str) -> Result<Self> {
        let address = listener.local_addr().map_err(|error| refused("a port of 127.0.0.1", &error))?;
        Ok(Self { listener, port: address.port(), mount: mount.to_owned() })
    }

    /// The address of the site's front page.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port, self.mount)
    }

    /// Answers for ever, each connection in a thread of its own.
    pub fn serve(self, source: Box<Source>) {
        let shared: Arc<(String, Box<Source>)> = Arc::new((self.mount, source));
        for connection in self.listener.incoming() {
            let Ok(connection) = connection else {
                // Out of handles, say: the next moment is better.
                thread::sleep(Duration::from_millis(20));
                continue;
            };
            let shared = Arc::clone(&shared);
            // A browser that goes away in the middle of an answer is no news.
            thread::spawn(move || drop(converse(connection, &shared.0, &*shared.1)));
        }
    }
}

fn refused(what: &str, error: &std::io::Error) -> Failure {
    Failure::new(format!("{what} cannot be listened on: {error}"), "does a firewall or a sandbox forbid local servers?")
}

/// Reads one request, sends one answer.
fn converse(mut connection: TcpStream, mount: &str, source: &Source) -> std::io::Result<()> {
    connection.set_read_timeout(Some(Duration::from_secs(10)))?;
    connection.set_write_timeout(Some(Duration::from_secs(30)))?;
    let mut request = Vec::new();
    let mut chunk = [0; 2048];
    while !request.windows(4).any(|end| end == b"\r\n\r\n") {
        let count = connection.read(&mut chunk)?;
        if count == 0 || request.len() > LONGEST_REQUEST {
            return Ok(());
        }
        request.extend(&chunk[..count]);
    }
    let request = String::from_utf8_lossy(&request);
    let site = source();
    let answer = answer(request.lines().next().unwrap_or_default(), mount, &site);
    connection.write_all(answer.head().as_bytes())?;
    if answer.with_body {
        connection.write_all(answer.body)?;
    }
    connection.flush()
}

/// What goes back.
#[derive(Debug, PartialEq, Eq)]
struct Answer<'a> {
    status: &'static str,
    media_type: &'static str,
    location: Option<&'a str>,
    body: &'a [u8],
    with_body: bool,
}

impl Answer<'_> {
    fn head(&self) -> String {
        let location = self.location.map(|place| format!("Location: {place}\r\n")).unwrap_or_default();
        // no-cache: a rebuilt page is seen at the next reload.
        format!(
            "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\n{location}Cache-Control: no-cache\r\n\
             X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
            self.status,
            self.media_type,
            self.body.len()
        )
    }
}

/// Answers a request line such as `GET /page.js HTTP/1.1`.
fn answer<'a>(line: &str, mount: &'a str, site: &'a Site) -> Answer<'a> {
    let plain = |status: &'static str, location| Answer {
        status,
        media_type: "text/plain; charset=utf-8",
        location,
        body: status.as_bytes(),
        with_body: true,
    };
    let mut words = line.split(' ');
    let (Some(method), Some(target), Some(_)) = (words.next(), words.next(), words.next()) else {
        return plain("400 Bad Request", None);
    };
    if !matches!(method, "GET" | "HEAD") {
        return plain("405 Method Not Allowed", None);
    }
    let Some(path) = decode(target.split(['?', '#']).next().unwrap_or_default()) else {
        return plain("400 Bad Request", None);
    };
    let with_body = method == "GET";
    if path == "/" && mount != "/" {
        // For now: browsers remember what is for ever, and another site may be served from this port tomorrow.
        return Answer { with_body, ..plain("302 Found", Some(mount)) };
    }
    if path.len() + 1 == mount.len() && mount.starts_with(&path) {
        return Answer { with_body, ..plain("308 Permanent Redirect", Some(mount)) };
    }
    match path.strip_prefix(mount).and_then(|address| site.file(address)) {
        Some((body, media_type)) => Answer { status: "200 OK", media_type, location: None, body, with_body },
        None => Answer { with_body, ..plain("404 Not Found", None) },
    }
}

/// Undoes percent-encoding. `None` if what comes out is no text.
fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        if first == b'%' {
            let digits = std::str::from_utf8(tail.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &tail[2..];
        } else {
            bytes.push(first);
            rest = tail;
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(line: &str, mount: &str) -> &'static str {
        let site = Site::from([("index.html", "front"), ("a b.js", "js")]);
        answer(line, mount, &site).status
    }

    #[test]
    fn files_are_served_by_their_names() {
        assert_eq!(status("GET / HTTP/1.1", "/"), "200 OK");
        assert_eq!(status("GET /?fresh#top HTTP/1.1", "/"), "200 OK");
        assert_eq!(status("HEAD /a%20b.js HTTP/1.1", "/"), "200 OK");
        assert_eq!(status("GET /none.js HTTP/1.1", "/"), "404 Not Found");
        assert_eq!(status("POST / HTTP/1.1", "/"), "405 Method Not Allowed");
        assert_eq!(status("GET /%zz HTTP/1.1", "/"), "400 Bad Request");
        assert_eq!(status("GET /%", "/"), "400 Bad Request");
        assert_eq!(status("", "/"), "400 Bad Request");
    }

    #[test]
    fn nothing_but_the_site_is_reachable() {
        for path in ["/../Cargo.toml", "/%2e%2e/Cargo.toml", "/..%2fCargo.toml", "//etc/passwd", "/.stage/x", "/%00"] {
            assert_eq!(status(&format!("GET {path} HTTP/1.1"), "/"), "404 Not Found", "{path}");
        }
    }

    #[test]
    fn below_a_sub_path_nothing_else_exists() {
        assert_eq!(status("GET /games/canasta/ HTTP/1.1", "/games/canasta/"), "200 OK");
        assert_eq!(status("GET /games/canasta HTTP/1.1", "/games/canasta/"), "308 Permanent Redirect");
        assert_eq!(status("GET / HTTP/1.1", "/games/canasta/"), "302 Found");
        assert_eq!(status("GET /games/ HTTP/1.1", "/games/canasta/"), "404 Not Found");
        assert_eq!(status("GET /index.html HTTP/1.1", "/games/canasta/"), "404 Not Found");
    }

    #[test]
    fn a_real_connection_gets_a_whole_answer() -> std::io::Result<()> {
        let Ok(server) = Server::bind_anywhere("/") else { panic!("no port of this machine is free") };
        let port = server.port;
        let site = Arc::new(Site::from([("index.html", "front")]));
        thread::spawn(move || server.serve(Box::new(move || Arc::clone(&site))));
        let mut connection = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
        connection.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")?;
        let mut text = String::new();
        connection.read_to_string(&mut text)?;
        assert!(text.starts_with("HTTP/1.1 200 OK\r\n") && text.ends_with("\r\n\r\nfront"), "{text}");
        Ok(())
    }
}
