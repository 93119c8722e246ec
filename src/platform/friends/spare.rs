//! A spare connection: an offer that is made while a line stands, and waits.

use super::connection::Connection;
use super::error::ConnectionError;
use super::identity;
use canasta::links::Endpoint;
use js_sys::Array;

/// A connection that waits for its use, and its end.
pub struct Spare {
    pub connection: Connection,
    pub end: Endpoint,
}

impl Spare {
    /// A spare connection, which asks these servers.
    pub async fn new(servers: &Array) -> Result<Spare, ConnectionError> {
        // What comes by the line may be trusted as the line, so that the certificate need not be known before.
        let connection = Connection::new(&identity::certificate().await?, servers)?;
        let end = connection.offer(None).await?;
        Ok(Spare { connection, end })
    }
}
