//! A connection of WebRTC whose two descriptions people carry. docs/friends.md says which ways of waiting browsers survive.

use super::error::{ConnectionError, settled};
use super::identity::Identity;
use crate::platform::object::{object, text_field};
use crate::platform::promise::within;
use canasta::links::{Candidate, CandidateKind, Endpoint, SetupRole};
use canasta_app::features::friends::IceServer;
use js_sys::futures::{JsFuture, spawn_local};
use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{EventTarget, RtcDataChannel, RtcPeerConnection};

/// How long a browser may look for its own candidates.
const GATHERING_MS: u32 = 2_000;
/// The name of the channel, which no page reads.
const CHANNEL: &str = "canasta";

/// Whether the browser has connections at all.
pub fn has_web_rtc() -> bool {
    Reflect::get(&gloo::utils::window(), &"RTCPeerConnection".into()).is_ok_and(|kind| kind.is_function())
}

/// Whether this page has to keep a connection from giving up (docs/friends.md). Nothing tells it but the name.
pub fn is_firefox() -> bool {
    gloo::utils::window().navigator().user_agent().is_ok_and(|name| name.contains("Firefox"))
}

/// Waits for the next event of this kind.
pub async fn event(target: &EventTarget, kind: &str) {
    let promise = Promise::new(&mut |resolve, _| {
        // Adding a listener cannot fail.
        let _ = target.add_event_listener_with_callback(kind, &resolve);
    });
    let _ = JsFuture::from(promise).await;
}

/// A connection with its one channel, which both sides open under the same number. Dropped, it is closed.
pub struct Connection {
    pub peer: RtcPeerConnection,
    pub channel: RtcDataChannel,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.peer.close();
    }
}

impl Connection {
    /// A connection with this certificate, which asks these servers and no others for anything.
    pub fn new(certificate: &JsValue, servers: &Array) -> Result<Connection, ConnectionError> {
        if !has_web_rtc() {
            return Err(ConnectionError::NoWebRtc);
        }
        let options = object(&[("iceServers", servers.into()), ("certificates", Array::of1(certificate).into())]);
        let peer =
            RtcPeerConnection::new_with_configuration(options.unchecked_ref()).map_err(|_| ConnectionError::Refused)?;
        let options = object(&[("negotiated", true.into()), ("id", 0.into())]);
        let channel = peer.create_data_channel_with_data_channel_dict(CHANNEL, options.unchecked_ref());
        Ok(Connection { peer, channel })
    }

    /// Begins as a host: with the credentials of its other ends, or with the browser's. Returns its end.
    pub async fn offer(&self, identity: Option<&Identity>) -> Result<Endpoint, ConnectionError> {
        let offer = settled(self.peer.create_offer()).await?;
        let mut offer = text_field(&offer, "sdp").ok_or(ConnectionError::Refused)?;
        if let Some(identity) = identity {
            offer = with_credentials(&offer, identity);
        }
        let done = self.describe_own("offer", &offer).await;
        let Some(identity) = identity else {
            done?;
            return self.gathered().await;
        };
        done.map_err(|_| ConnectionError::ChangedCredentials)?;
        let own = self.gathered().await?;
        // A browser may also go on with its own.
        let is_taken = own.ufrag() == identity.ufrag && own.pwd() == identity.pwd;
        is_taken.then_some(own).ok_or(ConnectionError::ChangedCredentials)
    }

    /// Takes the other side's end as the answer to the own offer. `role` is what the other side does in the handshake.
    pub async fn accept(&self, other: &Endpoint, role: SetupRole) -> Result<(), ConnectionError> {
        self.describe_other("answer", &other.sdp(role)).await
    }

    /// Answers a host at this end. Returns the own end.
    ///
    /// The end has no candidate of the network, and no handshake is begun, because both would be given up long before the host has the reply:
    /// the host finds this side. An address on the internet is looked for, since that opens the own router for the host.
    pub async fn answer(&self, host: &Endpoint) -> Result<Endpoint, ConnectionError> {
        self.describe_other("offer", &host.sdp(SetupRole::ActPass)).await?;
        let answer = settled(self.peer.create_answer()).await?;
        let answer = text_field(&answer, "sdp").ok_or(ConnectionError::Refused)?;
        let (active, passive) = (setup(SetupRole::Active), setup(SetupRole::Passive));
        self.describe_own("answer", &answer.replace(&active, &passive)).await?;
        self.gathered().await
    }

    /// Adds candidates of the other side. One that is refused is not used.
    pub fn add(&self, candidates: &[Candidate]) {
        for (place, candidate) in candidates.iter().enumerate() {
            let candidate = object(&[("candidate", candidate.line(place).into()), ("sdpMid", "0".into())]);
            let added = self.peer.add_ice_candidate_with_opt_rtc_ice_candidate_init(Some(candidate.unchecked_ref()));
            spawn_local(async move {
                let _ = settled(added).await;
            });
        }
    }

    /// A state of the connection, such as `connectionState`.
    fn state(&self, name: &str) -> String {
        text_field(&self.peer, name).unwrap_or_default()
    }

    /// Whether it has failed or was closed.
    pub fn is_over(&self) -> bool {
        matches!(self.state("connectionState").as_str(), "failed" | "closed")
    }

    /// Whether the other side is found. The channel may still have to be opened.
    pub fn is_found(&self) -> bool {
        matches!(self.state("iceConnectionState").as_str(), "connected" | "completed")
    }

    async fn describe_own(&self, kind: &str, sdp: &str) -> Result<(), ConnectionError> {
        settled(self.peer.set_local_description(description(kind, sdp).unchecked_ref())).await.map(drop)
    }

    async fn describe_other(&self, kind: &str, sdp: &str) -> Result<(), ConnectionError> {
        settled(self.peer.set_remote_description(description(kind, sdp).unchecked_ref())).await.map(drop)
    }

    /// The own end, once the browser has found its candidates.
    async fn gathered(&self) -> Result<Endpoint, ConnectionError> {
        let complete = async {
            while self.state("iceGatheringState") != "complete" {
                event(&self.peer, "icegatheringstatechange").await;
            }
        };
        let _ = within(GATHERING_MS, complete).await;
        let sdp = self.peer.local_description().map(|description| description.sdp()).unwrap_or_default();
        let end = Endpoint::from_sdp(&sdp).map_err(|_| ConnectionError::Refused)?;
        if end.candidates().is_empty() {
            return Err(ConnectionError::NoNetwork);
        }
        Ok(end)
    }
}

/// The end of a host with its addresses on the internet alone.
pub fn public_end(host: &Endpoint) -> Endpoint {
    let public: Vec<Candidate> = public_candidates(host).collect();
    // The credentials are those of an end.
    Endpoint::new(host.ufrag(), host.pwd(), *host.fingerprint(), &public).unwrap_or_else(|_| host.without_candidates())
}

/// The addresses of an end that a server knows.
pub fn public_candidates(end: &Endpoint) -> impl Iterator<Item = Candidate> {
    end.candidates().iter().copied().filter(|candidate| candidate.kind != CandidateKind::Host)
}

/// Servers as the browser takes them.
pub fn ice_servers(servers: &[IceServer]) -> Array {
    let server = |server: &IceServer| {
        let mut fields = vec![("urls", JsValue::from(server.url.as_str()))];
        if let Some((user, password)) = &server.credentials {
            fields.extend([("username", user.as_str().into()), ("credential", password.as_str().into())]);
        }
        object(&fields)
    };
    servers.iter().map(server).collect()
}

fn description(kind: &str, sdp: &str) -> JsValue {
    object(&[("type", kind.into()), ("sdp", sdp.into())]).into()
}

fn setup(role: SetupRole) -> String {
    format!("a=setup:{}", role.name())
}

/// An offer with other credentials.
fn with_credentials(offer: &str, identity: &Identity) -> String {
    let lines = offer.lines().map(|line| match line.split_once(':') {
        Some(("a=ice-ufrag", _)) => format!("a=ice-ufrag:{}\r\n", identity.ufrag),
        Some(("a=ice-pwd", _)) => format!("a=ice-pwd:{}\r\n", identity.pwd),
        _ => format!("{line}\r\n"),
    });
    lines.collect()
}
