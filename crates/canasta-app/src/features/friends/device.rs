//! What friends ask of the browser, and what it answers.

use super::passed::Passed;
use super::room::{RoomEffect, RoomMessage};
use super::servers::IceServer;
use canasta::friends::{LineId, SpareId};
use canasta::links::Endpoint;

/// A request to the browser about tables of several devices. There is at most one table at a time, as host or as guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FriendsEffect {
    /// Say whether the browser has connections at all: [`FriendsMessage::Unable`] where it has none, and nothing otherwise.
    Check,
    /// Ask these servers from now on in every connection that is made, instead of none.
    UseServers(Vec<IceServer>),
    /// Get the host's end ready: the certificate and the credentials that are kept, or new ones, and the candidates. Answered by
    /// [`FriendsMessage::Ready`] or [`FriendsMessage::Unable`]. An end that is ready already answers at once.
    Host,
    /// Look for a guest whose reply this is: a new connection with the host's certificate and credentials. In vain, it is made anew after
    /// some seconds, up to three times, which nobody is told. Answered by [`FriendsMessage::Opened`], if ever.
    Connect(LineId, Box<Endpoint>),
    /// Wait for the host of this end: a connection that waits to be found. Answered by [`FriendsMessage::Ready`] with the own end, or
    /// [`FriendsMessage::Unable`]; then by [`FriendsMessage::Opened`] for this line, if ever.
    Answer(LineId, Box<Endpoint>),
    /// Make a spare connection. Answered by [`FriendsMessage::SpareMade`], if it can be made.
    MakeSpare(SpareId),
    /// Try a spare connection as this line, with the end of the other side, which does the same. Answered by
    /// [`FriendsMessage::Opened`], if ever.
    TrySpare(SpareId, LineId, Box<Endpoint>),
    /// Close a spare connection that was not tried.
    DropSpare(SpareId),
    /// Send a text by a line; one that is gone is no error.
    Send(LineId, String),
    /// Close a line after what was sent.
    Close(LineId),
    /// Close all lines and forget the end that is ready; with `true` the certificate and the credentials too.
    Leave(bool),
    /// Send [`FriendsMessage::Time`] now and every second from now on, until [`FriendsEffect::Leave`].
    Clock,
    /// Send [`FriendsMessage::Secret`].
    RequestSecret,
    /// Hand a text, the reply of a friend, to a table that waits in another page of this browser. Answered by
    /// [`FriendsMessage::Passed`].
    Pass(String),
    /// Take from now on what other pages pass: [`FriendsMessage::Handed`], each answered by [`FriendsEffect::AnswerPassed`].
    TakePassed,
    /// Tell the page that passed the last text whether it was of use.
    AnswerPassed(bool),
    /// Read the first QR code that the camera sees, and show what it sees on the canvas with the attribute `data-camera` until then. It ends
    /// when that canvas is gone. Answered by [`FriendsMessage::Scanned`], [`FriendsMessage::CameraEnded`] or [`FriendsMessage::NoCamera`].
    Scan,
    /// Something about the room of a signalling server, which [`FriendsEffect::Leave`] leaves too.
    Room(RoomEffect),
}

/// What the browser answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FriendsMessage {
    /// The own end is ready: its session description was read. A host is told again when it has another end: a browser that refuses
    /// credentials that are not its own can be found by one reply, and has the next end then.
    Ready(Box<Endpoint>),
    /// No end can be made.
    Unable(NoConnections),
    /// A spare connection is made, with this end.
    SpareMade(SpareId, Box<Endpoint>),
    /// The channel of a line is open.
    Opened(LineId),
    /// A text has come by a line.
    Received(LineId, String),
    /// A line has failed, or the other side has closed it.
    Closed(LineId),
    /// The page is in the background from now on.
    Background,
    /// The page is seen again.
    Foreground,
    /// The page is about to be closed or loaded again.
    PageHides,
    /// The time in milliseconds since 1 January 1970.
    Time(u64),
    /// A random number; `None` if the browser gives no randomness.
    Secret(Option<[u8; 32]>),
    /// What became of what was passed.
    Passed(Passed),
    /// Another page has passed this text.
    Handed(String),
    /// The camera has seen a QR code with this text, and is off.
    Scanned(String),
    /// The camera is off: nobody looks at what it sees.
    CameraEnded,
    /// There is no camera, or the page may not use it.
    NoCamera,
    /// Something about the room of a signalling server.
    Room(RoomMessage),
}

/// Why a browser cannot connect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoConnections {
    /// The browser has no `RTCPeerConnection`, as WebKitGTK.
    NoWebRtc,
    /// It gives no candidate: there is no network, or none with a default route.
    NoNetwork,
    /// It refuses what is asked of it, with its own words.
    Refused,
}
