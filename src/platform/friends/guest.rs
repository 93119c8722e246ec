//! A guest: its answer to an invitation, with which it waits to be found.

use super::FriendsHandle;
use super::connection::{Connection, has_web_rtc, is_firefox, public_candidates, public_end};
use super::error::ConnectionError;
use super::identity;
use super::lines::{LineKey, LineRole};
use canasta::friends::LineId;
use canasta::links::Endpoint;
use canasta_app::features::friends::FriendsMessage;
use js_sys::futures::spawn_local;

impl FriendsHandle {
    /// Answers a host by a new line. Lines before it stay.
    pub(super) fn answer(&self, line: LineId, host: Endpoint) {
        let is_public = self.asks_servers() && public_candidates(&host).next().is_some();
        let role = if is_public && !is_firefox() { LineRole::PublicGuest } else { LineRole::Guest };
        let key = self.state.borrow_mut().lines.begin(line, role);
        let handle = self.clone();
        spawn_local(async move {
            let message = match handle.new_answer(key, &host).await {
                Ok(end) => handle.contains(key).then(|| FriendsMessage::Ready(Box::new(end))),
                Err(error) => {
                    let is_wanted = handle.state.borrow_mut().lines.give_up(key);
                    is_wanted.then(|| FriendsMessage::Unable(error.into()))
                }
            };
            if let Some(message) = message {
                (handle.report)(message);
            }
        });
    }

    async fn new_answer(&self, key: LineKey, host: &Endpoint) -> Result<Endpoint, ConnectionError> {
        if !has_web_rtc() {
            return Err(ConnectionError::NoWebRtc);
        }
        // A page that is reloaded has another port, so its reply is of no use then, and the certificate need not be kept.
        let connection = Connection::new(&identity::certificate().await?, &self.servers())?;
        let connection = self.add_line(key, connection).ok_or(ConnectionError::Refused)?;
        // Who asks no server stays in the network.
        let host = if self.asks_servers() { public_end(host) } else { host.without_candidates() };
        let end = connection.answer(&host).await?;
        let candidates = end.candidates().iter().copied().chain(host.candidates().iter().copied()).collect();
        self.state.borrow_mut().lines.stay_awake(key, candidates);
        Ok(end)
    }
}
