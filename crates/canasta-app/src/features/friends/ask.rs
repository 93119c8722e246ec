//! What tables of several devices ask of the session.

use super::device::FriendsEffect;
use super::page::FriendsPage;
use crate::session::DeviceEffect;
use canasta::rules::{Action, Deck, Seat};

/// What only the session can do, in order.
#[derive(Debug)]
pub(crate) enum FriendsAsk {
    /// Ask the browser for something.
    Browser(FriendsEffect),
    /// Use another ability of the device.
    Device(DeviceEffect),
    /// Show a page.
    Show(FriendsPage),
    /// Show the games, of which one is chosen for the table.
    ChooseGame,
    /// Close a page, if it is shown.
    Close(FriendsPage),
    /// Show a page unless the person reads something else.
    Offer(FriendsPage),
    /// Show a page in the place of a menu or of another page, which would hide what is asked at the table.
    Raise(FriendsPage),
    /// Play the action of a friend, which was checked.
    Play(Seat, Action),
    /// Take back actions of the hand until so many are left.
    Undo(usize),
    /// Deal the next hand, or the first one, with this deck.
    Deal(Deck),
    /// Ask the person where to cut.
    Cut,
    /// Let a bot play at a seat.
    BotPlays(Seat),
    /// Let the friend play there again.
    FriendPlays(Seat),
    /// Show the hand as a guest was told it.
    ShowSeen,
    /// Leave the table of a guest.
    LeaveSeat,
    /// Say that the browser gives no randomness.
    NoRandomness,
}
