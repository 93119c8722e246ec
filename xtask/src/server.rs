//! A web server for dist/, on this machine only.

use anyhow::{Context, Result, anyhow};
use std::fs::{self, File};
use std::net::Ipv4Addr;
use std::path::{Component, Path, PathBuf};
use std::thread;
use tiny_http::{Header, Method, Request, Response};

/// Requests that are answered at the same time.
const THREADS: usize = 4;

/// A server that listens.
pub struct Server {
    http: tiny_http::Server,
    folder: PathBuf,
    /// The address path below which the folder is served; begins and ends with a slash.
    mount: &'static str,
}

impl Server {
    /// Listens on the first of these ports that is free; port 0 is any free one.
    pub fn bind(ports: impl IntoIterator<Item = u16>, folder: PathBuf, mount: &'static str) -> Result<Self> {
        let mut last_error = anyhow!("no port to listen on");
        for port in ports {
            match tiny_http::Server::http((Ipv4Addr::LOCALHOST, port)) {
                Ok(http) => return Ok(Self { http, folder, mount }),
                Err(error) => last_error = anyhow!("port {port} of 127.0.0.1 cannot be listened on: {error}"),
            }
        }
        Err(last_error).context("name a free port with --port")
    }

    /// The address of the front page.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.http.server_addr(), self.mount)
    }

    /// Answers requests until the process ends.
    pub fn serve(&self) {
        thread::scope(|scope| {
            for _ in 0..THREADS {
                scope.spawn(|| {
                    for request in self.http.incoming_requests() {
                        // A browser that closes the connection early is no error.
                        let _ = self.answer(request);
                    }
                });
            }
        });
    }

    fn answer(&self, request: Request) -> std::io::Result<()> {
        if !matches!(request.method(), Method::Get | Method::Head) {
            return request.respond(Response::empty(405));
        }
        let address = request.url().split(['?', '#']).next().unwrap_or_default();
        if address != self.mount && (address == "/" || Some(address) == self.mount.strip_suffix('/')) {
            return request.respond(Response::empty(302).with_header(header("Location", self.mount)));
        }
        match file_at(&self.folder, self.mount, address) {
            // `no-cache`: a page that was built again is shown at the next reload.
            Some(path) => request.respond(
                Response::from_file(File::open(&path)?)
                    .with_header(header("Content-Type", mime_guess::from_path(&path).first_or_octet_stream().as_ref()))
                    .with_header(header("Cache-Control", "no-cache"))
                    .with_header(header("X-Content-Type-Options", "nosniff")),
            ),
            None => request.respond(Response::from_string("Not Found").with_status_code(404)),
        }
    }
}

/// The file that an address below `mount` names. An address that ends in a slash names the folder's index.html.
fn file_at(folder: &Path, mount: &str, address: &str) -> Option<PathBuf> {
    let name = Path::new(address.strip_prefix(mount)?);
    // Neither folders above nor hidden files such as Trunk's staging folder.
    let is_plain =
        |part: Component<'_>| matches!(part, Component::Normal(name) if !name.to_string_lossy().starts_with('.'));
    if !name.components().all(is_plain) {
        return None;
    }
    let path = folder.join(name);
    let path = if path.is_dir() { path.join("index.html") } else { path };
    fs::metadata(&path).is_ok_and(|data| data.is_file()).then_some(path)
}

fn header(name: &'static str, value: &str) -> Header {
    // Neither our names nor media types and paths have characters that headers forbid.
    Header::from_bytes(name, value).unwrap_or_else(|()| unreachable!("{name}: {value} is a header"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::TcpStream;

    /// The status line and the body that a server of the xtask package's own folder sends.
    fn get(mount: &'static str, address: &str) -> (String, String) {
        let server = match Server::bind([0], env!("CARGO_MANIFEST_DIR").into(), mount) {
            Ok(server) => server,
            Err(error) => panic!("{error:#}"),
        };
        let socket = server.http.server_addr().to_ip();
        thread::spawn(move || server.serve());
        let exchange = || -> Option<String> {
            let mut stream = TcpStream::connect(socket?).ok()?;
            write!(stream, "GET {address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").ok()?;
            let mut text = String::new();
            stream.read_to_string(&mut text).ok()?;
            Some(text)
        };
        let text = exchange().unwrap_or_default();
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or_default();
        (head.lines().next().unwrap_or_default().to_owned(), body.to_owned())
    }

    #[test]
    fn a_file_is_served_below_the_mount_only() {
        let (status, body) = get("/games/canasta/", "/games/canasta/Cargo.toml?fresh");
        assert_eq!(status, "HTTP/1.1 200 OK");
        assert!(body.contains("name = \"xtask\""), "{body}");
        assert_eq!(get("/games/canasta/", "/Cargo.toml").0, "HTTP/1.1 404 Not Found");
        assert_eq!(get("/games/canasta/", "/").0, "HTTP/1.1 302 Found");
        assert_eq!(get("/games/canasta/", "/games/canasta").0, "HTTP/1.1 302 Found");
    }

    #[test]
    fn nothing_outside_the_folder_is_reachable() {
        for address in
            ["/../Cargo.toml", "/%2e%2e/Cargo.toml", "/..%2fCargo.toml", "//etc/passwd", "/src/../Cargo.toml"]
        {
            assert_eq!(get("/", address).0, "HTTP/1.1 404 Not Found", "{address}");
        }
    }
}
