//! A host: its end, which one invitation for all describes, and a connection for each reply.
//!
//! All connections have the certificate and the credentials of the invitation. That asks the browser to take credentials that are not its own,
//! which both Chromium and Firefox do; each new end tries it. Where one refuses it, the connection that made the invitation takes the only
//! reply to it, and a new end with other credentials is told at once by another [`FriendsMessage::Ready`].

use super::FriendsHandle;
use super::connection::{Connection, has_web_rtc, public_candidates};
use super::error::ConnectionError;
use super::host_end::HostEnd;
use super::identity::Identity;
use super::lines::{LineKey, LineRole, Progress};
use crate::platform::promise::within;
use canasta::friends::LineId;
use canasta::links::{Candidate, Endpoint, SetupRole};
use canasta_app::features::friends::FriendsMessage;
use js_sys::futures::spawn_local;
use std::future;

/// The time after which a connection that finds nobody is made anew.
const AGAIN_MS: u32 = 5_000;
/// How often that is done, with the first time.
const ATTEMPTS: u32 = 4;

impl FriendsHandle {
    /// Gets the end ready.
    pub(super) fn host(&self) {
        let ready = match &self.state.borrow().host {
            HostEnd::Making => return,
            HostEnd::None => None,
            HostEnd::ForAll(end, _) | HostEnd::ForOne(end, _) => Some(end.clone()),
        };
        if let Some(end) = ready {
            (self.report)(FriendsMessage::Ready(Box::new(end)));
            return;
        }
        let handle = self.clone();
        let times_left = {
            let mut state = self.state.borrow_mut();
            state.host = HostEnd::Making;
            state.times_left
        };
        spawn_local(async move {
            let made = handle.new_end().await;
            let message = {
                let mut state = handle.state.borrow_mut();
                if state.times_left != times_left {
                    return;
                }
                match made {
                    Ok((end, host)) => {
                        state.host = host;
                        FriendsMessage::Ready(Box::new(end))
                    }
                    Err(error) => {
                        state.host = HostEnd::None;
                        FriendsMessage::Unable(error.into())
                    }
                }
            };
            (handle.report)(message);
        });
    }

    async fn new_end(&self) -> Result<(Endpoint, HostEnd), ConnectionError> {
        if !has_web_rtc() {
            return Err(ConnectionError::NoWebRtc);
        }
        let identity = match self.known_identity().await {
            Some(identity) => identity,
            None => Identity::create().await?,
        };
        self.state.borrow_mut().identity = Some(identity.clone());
        let connection = Connection::new(&identity.certificate, &self.servers())?;
        match connection.offer(Some(&identity)).await {
            Ok(end) => Ok((end.clone(), HostEnd::ForAll(end, connection))),
            Err(ConnectionError::ChangedCredentials) => {
                let connection = Connection::new(&identity.certificate, &self.servers())?;
                let end = connection.offer(None).await?;
                Ok((end.clone(), HostEnd::ForOne(end, connection)))
            }
            Err(error) => Err(error),
        }
    }

    async fn known_identity(&self) -> Option<Identity> {
        let known = self.state.borrow().identity.clone();
        match known {
            Some(identity) => Some(identity),
            None => Identity::kept().await,
        }
    }

    /// Looks for the guest of a reply.
    pub(super) fn connect(&self, line: LineId, guest: Endpoint) {
        let (key, only_end) = {
            let mut state = self.state.borrow_mut();
            let key = state.lines.begin(line, LineRole::Host);
            let only_end = match std::mem::take(&mut state.host) {
                HostEnd::ForOne(end, connection) => Some((end, connection)),
                // A router lets a friend in at the port alone that the invitation names.
                HostEnd::ForAll(end, connection) if public_candidates(&end).next().is_some() => Some((end, connection)),
                other => {
                    state.host = other;
                    None
                }
            };
            (key, only_end)
        };
        let handle = self.clone();
        match only_end {
            Some((end, connection)) => {
                spawn_local(async move {
                    let _ = handle.accept(key, connection, &end, &guest).await;
                });
                self.host();
            }
            None => spawn_local(async move { handle.look_for(key, &guest).await }),
        }
    }

    /// Makes connections until one finds the guest, which has heard nothing of those before. The last one stays.
    async fn look_for(&self, key: LineKey, guest: &Endpoint) {
        for attempt in 1..=ATTEMPTS {
            // One that fails is made anew as one that finds nobody.
            let _ = self.attempt(key, guest).await;
            if attempt == ATTEMPTS {
                return;
            }
            loop {
                within(AGAIN_MS, future::pending::<()>()).await;
                // A guest that is found answers this handshake, and would not begin another one.
                match self.state.borrow().lines.progress(key) {
                    Progress::Sought => break,
                    Progress::Found => {}
                    Progress::Settled => return,
                }
            }
        }
    }

    async fn attempt(&self, key: LineKey, guest: &Endpoint) -> Result<(), ConnectionError> {
        // The reply to the invitation of another identity cannot be answered with a new one.
        let identity = self.known_identity().await.ok_or(ConnectionError::Refused)?;
        let connection = Connection::new(&identity.certificate, &self.servers())?;
        let end = connection.offer(Some(&identity)).await?;
        self.accept(key, connection, &end, guest).await
    }

    async fn accept(
        &self,
        key: LineKey,
        connection: Connection,
        own: &Endpoint,
        guest: &Endpoint,
    ) -> Result<(), ConnectionError> {
        let Some(connection) = self.add_line(key, connection) else { return Ok(()) };
        connection.accept(guest, SetupRole::Passive).await?;
        let candidates: Vec<Candidate> = guest.candidates().iter().chain(own.candidates()).copied().collect();
        self.state.borrow_mut().lines.stay_awake(key, candidates);
        Ok(())
    }
}
