//! An endpoint as a session description of WebRTC with one data channel (RFC 8866, RFC 8839, RFC 8841), and back.

use super::endpoint::{BadEndpoint, Candidate, CandidateAddress, CandidateKind, Endpoint};
use std::fmt;
use std::fmt::Write;

/// The most bytes of a description.
const LONGEST: usize = 64 * 1024;
/// The largest message that every browser sends and takes, in bytes.
const MAX_MESSAGE_SIZE: u32 = 262_144;

/// Which end of a connection begins the handshake of DTLS.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupRole {
    /// Either: what an offer says.
    ActPass,
    /// This one. An answer that waits long says something else, because the handshake gives up.
    Active,
    /// The other one.
    Passive,
}

impl SetupRole {
    /// As it stands after `a=setup:`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            SetupRole::ActPass => "actpass",
            SetupRole::Active => "active",
            SetupRole::Passive => "passive",
        }
    }
}

impl fmt::Display for CandidateAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CandidateAddress::Mdns(uuid) => {
                for (at, byte) in uuid.iter().enumerate() {
                    if matches!(at, 4 | 6 | 8 | 10) {
                        f.write_char('-')?;
                    }
                    write!(f, "{byte:02x}")?;
                }
                f.write_str(".local")
            }
            CandidateAddress::V4(address) => address.fmt(f),
            CandidateAddress::V6(address) => address.fmt(f),
        }
    }
}

impl CandidateAddress {
    fn read(text: &str) -> Option<CandidateAddress> {
        if let Some(name) = text.strip_suffix(".local") {
            return uuid(name).map(CandidateAddress::Mdns);
        }
        let v4 = text.parse().map(CandidateAddress::V4);
        v4.or_else(|_| text.parse().map(CandidateAddress::V6)).ok()
    }
}

/// The bytes of a UUID in its usual form.
fn uuid(text: &str) -> Option<[u8; 16]> {
    let is_dash = |at| matches!(at, 8 | 13 | 18 | 23);
    let is_in_form = text.len() == 36 && text.bytes().enumerate().all(|(at, byte)| is_dash(at) == (byte == b'-'));
    let digits = text.bytes().filter(|&byte| byte != b'-').map(|byte| char::from(byte).to_digit(16));
    let digits: Vec<u32> = digits.collect::<Option<_>>().filter(|_| is_in_form)?;
    let mut bytes = [0; 16];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        *byte = pair.iter().fold(0, |sum, &digit| sum * 16 + digit) as u8;
    }
    Some(bytes)
}

impl Candidate {
    /// As `RTCIceCandidate` takes it. `place` is the number of the candidate in its description, from 0: earlier ones are preferred.
    #[must_use]
    pub fn line(&self, place: usize) -> String {
        let (preference, end) = match self.kind {
            CandidateKind::Host => (126_u32, "typ host"),
            CandidateKind::ServerReflexive => (100, "typ srflx raddr 0.0.0.0 rport 0"),
            CandidateKind::Relay => (0, "typ relay raddr 0.0.0.0 rport 0"),
        };
        let place = place.min(usize::from(u16::MAX)) as u32;
        let priority = preference << 24 | (u32::from(u16::MAX) - place) << 8 | 255;
        format!("candidate:{} 1 udp {priority} {} {} {end}", place + 1, self.address, self.port)
    }

    /// A line of UDP and of the first component, which is the only one of a data channel; `None` for other lines.
    fn read(line: &str) -> Option<Candidate> {
        let mut words = line.strip_prefix("candidate:")?.split_ascii_whitespace().skip(1);
        let (component, protocol, _priority) = (words.next()?, words.next()?, words.next()?);
        let (address, port, typ, kind) = (words.next()?, words.next()?, words.next()?, words.next()?);
        if component != "1" || !protocol.eq_ignore_ascii_case("udp") || typ != "typ" {
            return None;
        }
        let kind = match kind {
            "host" => CandidateKind::Host,
            "srflx" => CandidateKind::ServerReflexive,
            "relay" => CandidateKind::Relay,
            _ => return None,
        };
        Some(Candidate { kind, address: CandidateAddress::read(address)?, port: port.parse().ok()? })
    }
}

impl Endpoint {
    /// Reads the description of a connection with one data channel. Candidates of TCP and those with an address of another kind are
    /// left out.
    ///
    /// # Errors
    /// What is missing.
    pub fn from_sdp(sdp: &str) -> Result<Endpoint, BadEndpoint> {
        if sdp.len() > LONGEST {
            return Err(BadEndpoint::TooLong);
        }
        let attributes = || sdp.lines().filter_map(|line| line.trim_end().strip_prefix("a="));
        let value = |name: &str| attributes().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        let candidates: Vec<Candidate> = attributes().filter_map(Candidate::read).collect();
        let fingerprint = value("fingerprint").and_then(fingerprint).ok_or(BadEndpoint::Fingerprint)?;
        let ufrag = value("ice-ufrag").ok_or(BadEndpoint::Ufrag)?;
        Endpoint::new(ufrag, value("ice-pwd").ok_or(BadEndpoint::Pwd)?, fingerprint, &candidates)
    }

    /// Its description: an offer with [`SetupRole::ActPass`], an answer with another role.
    #[must_use]
    pub fn sdp(&self, role: SetupRole) -> String {
        let mut sdp = String::from("v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n");
        sdp.push_str("m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n");
        for (place, candidate) in self.candidates().iter().enumerate() {
            let _ = write!(sdp, "a={}\r\n", candidate.line(place));
        }
        let bytes: Vec<String> = self.fingerprint().iter().map(|byte| format!("{byte:02X}")).collect();
        let _ = write!(
            sdp,
            "a=ice-ufrag:{}\r\na=ice-pwd:{}\r\na=ice-options:trickle\r\na=fingerprint:sha-256 {}\r\na=setup:{}\r\n\
             a=mid:0\r\na=sctp-port:5000\r\na=max-message-size:{MAX_MESSAGE_SIZE}\r\n",
            self.ufrag(),
            self.pwd(),
            bytes.join(":"),
            role.name(),
        );
        sdp
    }
}

/// The bytes of a fingerprint of SHA-256.
fn fingerprint(text: &str) -> Option<[u8; 32]> {
    let (method, bytes) = text.split_once(' ')?;
    let mut fingerprint = [0; 32];
    let mut pairs = bytes.trim().split(':');
    for byte in &mut fingerprint {
        let pair = pairs.next().filter(|pair| pair.len() == 2 && pair.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
        *byte = u8::from_str_radix(pair, 16).ok()?;
    }
    (method.eq_ignore_ascii_case("sha-256") && pairs.next().is_none()).then_some(fingerprint)
}
