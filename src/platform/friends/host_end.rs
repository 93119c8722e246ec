//! The end of a host, as far as it is made.

use super::connection::Connection;
use canasta::links::Endpoint;

/// The end of a host.
#[derive(Default)]
pub enum HostEnd {
    #[default]
    None,
    Making,
    /// The end, and the connection that described it: browsers slow hidden pages down that have none.
    ForAll(Endpoint, #[allow(dead_code, reason = "it is kept, not used")] Connection),
    /// An end with credentials of the browser, which one guest can find.
    ForOne(Endpoint, Connection),
}
