//! A web server for dist/, on this machine only.

use anyhow::{Context, Result, anyhow};
use axum::Router;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    folder: PathBuf,
    /// The address path below which the folder is served; begins and ends with a slash.
    mount: &'static str,
}

impl Server {
    /// Listens on the first of these ports that is free; port 0 is any free one.
    pub fn bind(ports: impl IntoIterator<Item = u16>, folder: PathBuf, mount: &'static str) -> Result<Self> {
        let mut last_error = anyhow!("no port to listen on");
        for port in ports {
            match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
                Ok(listener) => return Ok(Self { listener, folder, mount }),
                Err(error) => last_error = anyhow!("port {port} of 127.0.0.1 cannot be listened on: {error}"),
            }
        }
        Err(last_error).context("name a free port with --port")
    }

    /// The address of the front page.
    pub fn url(&self) -> Result<String> {
        Ok(format!("http://{}{}", self.listener.local_addr()?, self.mount))
    }

    /// Answers requests until the process ends.
    pub fn serve(self) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            self.listener.set_nonblocking(true)?;
            let listener = tokio::net::TcpListener::from_std(self.listener)?;
            axum::serve(listener, site(&self.folder, self.mount)).await
        })?;
        Ok(())
    }
}

/// The folder below `mount`, and a way there from the addresses above it.
fn site(folder: &Path, mount: &'static str) -> Router {
    let elsewhere = move |address: Uri| async move { lead_to(mount, address.path()) };
    // `no-cache`: a page that was built again is shown at the next reload.
    let fresh = SetResponseHeaderLayer::overriding(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    let typed = SetResponseHeaderLayer::overriding(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    Router::new().nest_service(mount, ServeDir::new(folder)).fallback(elsewhere).layer(fresh).layer(typed)
}

fn lead_to(mount: &str, path: &str) -> Response {
    if path == "/" || Some(path) == mount.strip_suffix('/') {
        Redirect::temporary(mount).into_response()
    } else {
        StatusCode::NOT_FOUND.into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::TcpStream;
    use std::thread;

    const MOUNT: &str = "/games/canasta/";

    /// The status line and the body that a server of the xtask package's own folder sends.
    fn get(address: &str) -> (String, String) {
        let exchange = || -> Result<String> {
            let server = Server::bind([0], env!("CARGO_MANIFEST_DIR").into(), MOUNT)?;
            let socket = server.listener.local_addr()?;
            thread::spawn(move || server.serve());
            let mut stream = TcpStream::connect(socket)?;
            write!(stream, "GET {address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")?;
            let mut text = String::new();
            stream.read_to_string(&mut text)?;
            Ok(text)
        };
        let text = exchange().unwrap_or_default();
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or_default();
        (head.lines().next().unwrap_or_default().to_owned(), body.to_owned())
    }

    #[test]
    fn a_file_is_served_below_the_mount_only() {
        let (status, body) = get("/games/canasta/Cargo.toml?fresh");
        assert_eq!(status, "HTTP/1.1 200 OK");
        assert!(body.contains("name = \"xtask\""), "{body}");
        assert_eq!(get("/Cargo.toml").0, "HTTP/1.1 404 Not Found");
        assert_eq!(get("/").0, "HTTP/1.1 307 Temporary Redirect");
        assert_eq!(get("/games/canasta").0, "HTTP/1.1 307 Temporary Redirect");
    }

    #[test]
    fn nothing_outside_the_folder_is_reachable() {
        for address in ["../Cargo.toml", "%2e%2e/Cargo.toml", "..%2fCargo.toml", "/etc/passwd", "src/../../Cargo.toml"]
        {
            assert_eq!(get(&format!("{MOUNT}{address}")).0, "HTTP/1.1 404 Not Found", "{address}");
        }
    }

    /// A browser opens several connections at once and keeps them open.
    #[test]
    fn every_one_of_many_open_connections_is_answered() {
        let Ok(server) = Server::bind([0], env!("CARGO_MANIFEST_DIR").into(), MOUNT) else { panic!("a free port") };
        let Ok(socket) = server.listener.local_addr() else { panic!("an address") };
        thread::spawn(move || server.serve());
        let mut open: Vec<TcpStream> = (0..24).filter_map(|_| TcpStream::connect(socket).ok()).collect();
        for stream in &mut open {
            assert!(write!(stream, "GET {MOUNT}Cargo.toml HTTP/1.1\r\nHost: x\r\n\r\n").is_ok());
        }
        for stream in &mut open {
            assert!(stream.set_read_timeout(Some(std::time::Duration::from_secs(20))).is_ok());
            let mut head = [0; 15];
            assert!(stream.read_exact(&mut head).is_ok(), "an answer while all are open");
            assert_eq!(&head, b"HTTP/1.1 200 OK");
        }
    }
}
