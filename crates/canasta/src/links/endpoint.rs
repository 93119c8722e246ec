//! One end of a connection between two browsers: what the other end must know of it.

use super::number::{Packer, Unpacker};
use super::table_link_error::TableLinkError;
use std::fmt;
use std::net::{Ipv4Addr, Ipv6Addr};

/// The most candidates of an endpoint; further ones are left out.
pub const MOST_CANDIDATES: usize = 8;

/// The lengths that ICE allows for a ufrag and a pwd, in characters (RFC 8839).
const UFRAG_LENGTHS: std::ops::RangeInclusive<usize> = 4..=256;
const PWD_LENGTHS: std::ops::RangeInclusive<usize> = 22..=256;

/// The characters that ICE allows, by value.
const ICE_CHARACTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/// Those of Firefox, which cost less.
const HEXADECIMAL: &[u8; 16] = b"0123456789abcdef";

/// How a candidate was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CandidateKind {
    /// An address of the device itself.
    Host,
    /// The address that a STUN server saw.
    ServerReflexive,
    /// The address of a TURN server.
    Relay,
}

/// Where a candidate is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CandidateAddress {
    /// A name that only devices of the same network can resolve, with the 16 bytes of its UUID: browsers hide addresses behind it.
    Mdns([u8; 16]),
    /// An address of IPv4.
    V4(Ipv4Addr),
    /// An address of IPv6.
    V6(Ipv6Addr),
}

/// An address and a UDP port at which an endpoint may be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Candidate {
    /// How it was found.
    pub kind: CandidateKind,
    /// The address.
    pub address: CandidateAddress,
    /// The port of UDP.
    pub port: u16,
}

/// Why a session description or its fields make no endpoint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum BadEndpoint {
    /// There is no ufrag of 4 to 256 characters of ICE.
    Ufrag,
    /// There is no pwd of 22 to 256 characters of ICE.
    Pwd,
    /// There is no fingerprint of SHA-256.
    Fingerprint,
    /// The description is longer than 64 KiB.
    TooLong,
}

impl fmt::Display for BadEndpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadEndpoint::Ufrag => "the description has no ice-ufrag of 4 to 256 characters",
            BadEndpoint::Pwd => "the description has no ice-pwd of 22 to 256 characters",
            BadEndpoint::Fingerprint => "the description has no fingerprint of SHA-256",
            BadEndpoint::TooLong => "the description is longer than 64 KiB",
        })
    }
}

impl std::error::Error for BadEndpoint {}

/// One end of a connection: its credentials of ICE, the fingerprint of its certificate and its candidates. Read from a session
/// description by [`Endpoint::from_sdp`], and written as one by [`Endpoint::sdp`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endpoint {
    ufrag: String,
    pwd: String,
    fingerprint: [u8; 32],
    candidates: Vec<Candidate>,
}

impl Endpoint {
    /// An endpoint. The first [`MOST_CANDIDATES`] different candidates are kept.
    ///
    /// # Errors
    /// If ICE does not allow the ufrag or the pwd.
    pub fn new(
        ufrag: &str,
        pwd: &str,
        fingerprint: [u8; 32],
        candidates: &[Candidate],
    ) -> Result<Endpoint, BadEndpoint> {
        let is_ice = |text: &str| text.bytes().all(|byte| ICE_CHARACTERS.contains(&byte));
        if !UFRAG_LENGTHS.contains(&ufrag.len()) || !is_ice(ufrag) {
            return Err(BadEndpoint::Ufrag);
        }
        if !PWD_LENGTHS.contains(&pwd.len()) || !is_ice(pwd) {
            return Err(BadEndpoint::Pwd);
        }
        let mut kept: Vec<Candidate> = Vec::new();
        for candidate in candidates {
            if kept.len() < MOST_CANDIDATES && !kept.contains(candidate) {
                kept.push(*candidate);
            }
        }
        Ok(Endpoint { ufrag: ufrag.to_owned(), pwd: pwd.to_owned(), fingerprint, candidates: kept })
    }

    /// The user name of ICE.
    #[must_use]
    pub fn ufrag(&self) -> &str {
        &self.ufrag
    }

    /// The password of ICE.
    #[must_use]
    pub fn pwd(&self) -> &str {
        &self.pwd
    }

    /// The SHA-256 of the certificate.
    #[must_use]
    pub const fn fingerprint(&self) -> &[u8; 32] {
        &self.fingerprint
    }

    /// Where it may be reached. A browser without a network gives none.
    #[must_use]
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// The same without candidates: an end that waits to be found.
    #[must_use]
    pub fn without_candidates(&self) -> Endpoint {
        Endpoint { candidates: Vec::new(), ..self.clone() }
    }

    /// The same with those candidates alone that a server has told: addresses on the internet.
    #[must_use]
    pub fn on_internet(&self) -> Endpoint {
        let told = |candidate: &&Candidate| candidate.kind != CandidateKind::Host;
        Endpoint { candidates: self.candidates.iter().filter(told).copied().collect(), ..self.clone() }
    }

    /// Whether it has an address on the internet.
    #[must_use]
    pub fn is_on_internet(&self) -> bool {
        self.candidates.iter().any(|candidate| candidate.kind != CandidateKind::Host)
    }
}

/// Alphabets, with how many there are.
const ALPHABETS: u32 = 2;
/// Kinds of candidates and of addresses, with room for more.
const KINDS: u32 = 4;

pub(super) fn put_endpoint(packer: &mut Packer, endpoint: &Endpoint) {
    put_ice(packer, &endpoint.ufrag);
    put_ice(packer, &endpoint.pwd);
    put_bytes(packer, &endpoint.fingerprint);
    packer.digit(endpoint.candidates.len() as u32, MOST_CANDIDATES as u32 + 1);
    for candidate in &endpoint.candidates {
        let kind = match candidate.kind {
            CandidateKind::Host => 0,
            CandidateKind::ServerReflexive => 1,
            CandidateKind::Relay => 2,
        };
        packer.digit(kind, KINDS);
        match candidate.address {
            CandidateAddress::Mdns(uuid) => {
                packer.digit(0, KINDS);
                put_bytes(packer, &uuid);
            }
            CandidateAddress::V4(address) => {
                packer.digit(1, KINDS);
                put_bytes(packer, &address.octets());
            }
            CandidateAddress::V6(address) => {
                packer.digit(2, KINDS);
                put_bytes(packer, &address.octets());
            }
        }
        packer.digit(candidate.port.into(), 1 << 16);
    }
}

pub(super) fn endpoint(unpacker: &mut Unpacker) -> Result<Endpoint, TableLinkError> {
    let damaged = || TableLinkError::Damaged;
    let ufrag = ice(unpacker, *UFRAG_LENGTHS.end()).ok_or_else(damaged)?;
    let pwd = ice(unpacker, *PWD_LENGTHS.end()).ok_or_else(damaged)?;
    let fingerprint = bytes(unpacker).ok_or_else(damaged)?;
    let mut candidates = Vec::new();
    for _ in 0..unpacker.digit(MOST_CANDIDATES as u32 + 1).ok_or_else(damaged)? {
        let kind = match unpacker.digit(KINDS).ok_or_else(damaged)? {
            0 => CandidateKind::Host,
            1 => CandidateKind::ServerReflexive,
            2 => CandidateKind::Relay,
            _ => return Err(TableLinkError::Newer),
        };
        let address = match unpacker.digit(KINDS).ok_or_else(damaged)? {
            0 => CandidateAddress::Mdns(bytes(unpacker).ok_or_else(damaged)?),
            1 => CandidateAddress::V4(Ipv4Addr::from(bytes::<4>(unpacker).ok_or_else(damaged)?)),
            2 => CandidateAddress::V6(Ipv6Addr::from(bytes::<16>(unpacker).ok_or_else(damaged)?)),
            _ => return Err(TableLinkError::Newer),
        };
        let port = unpacker.digit(1 << 16).ok_or_else(damaged)? as u16;
        candidates.push(Candidate { kind, address, port });
    }
    Endpoint::new(&ufrag, &pwd, fingerprint, &candidates).map_err(|_| TableLinkError::Damaged)
}

/// Hexadecimal digits where all of a text are.
fn put_ice(packer: &mut Packer, text: &str) {
    let is_other = text.bytes().any(|byte| !HEXADECIMAL.contains(&byte));
    packer.digit(is_other.into(), ALPHABETS);
    packer.number(text.len() as u32);
    let alphabet: &[u8] = if is_other { ICE_CHARACTERS } else { HEXADECIMAL };
    for byte in text.bytes() {
        let digit = alphabet.iter().position(|&one| one == byte).unwrap_or_default();
        packer.digit(digit as u32, alphabet.len() as u32);
    }
}

fn ice(unpacker: &mut Unpacker, most: usize) -> Option<String> {
    let alphabet: &[u8] = if unpacker.digit(ALPHABETS)? == 0 { HEXADECIMAL } else { ICE_CHARACTERS };
    let length = unpacker.number().filter(|&length| length as usize <= most)?;
    (0..length).map(|_| Some(char::from(*alphabet.get(unpacker.digit(alphabet.len() as u32)? as usize)?))).collect()
}

fn put_bytes(packer: &mut Packer, bytes: &[u8]) {
    bytes.iter().for_each(|&byte| packer.digit(byte.into(), 256));
}

fn bytes<const N: usize>(unpacker: &mut Unpacker) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    for byte in &mut bytes {
        *byte = unpacker.digit(256)? as u8;
    }
    Some(bytes)
}
