//! The game of which links are made.

use super::sent_deal::SentDeal;
use crate::session::level::Player;
use crate::session::plan::{DefaultName, Place, first_person, first_person_number};
use canasta::links::{DealLink, LinkCards, LinkPlayer, NotLinkable, Sender, game_code};
use canasta::rules::{Game, HandRecord, Record, Seat};

/// The game of which links are made: its finished hands.
#[derive(Clone, Debug)]
pub struct Sendable {
    record: Record,
    places: Vec<Place>,
    person: Seat,
    /// The index of the hand whose cards are sent.
    hand: usize,
    /// The deal of a link, all hands of which were played.
    played: Option<DealLink>,
}

impl Sendable {
    /// The finished hands of a game, and the cards of one of them, by its index; `None` if it has none. A game that was played from a link
    /// is sent as that link.
    #[must_use]
    pub fn of(game: &Game, places: &[Place], hand: usize, sent: Option<&SentDeal>) -> Option<Sendable> {
        let mut record = game.record().clone();
        record.hands.retain(|hand| hand.end.is_some());
        let last = record.hands.len().checked_sub(1)?;
        let played = sent.filter(|sent| sent.is_over(game)).map(|sent| sent.deal().clone());
        let person = first_person(game, places);
        Some(Sendable { record, places: places.to_vec(), person, hand: hand.min(last), played })
    }

    /// Whether a person who sends it has played in it.
    #[must_use]
    pub fn is_own(&self) -> bool {
        self.places.iter().any(|place| place.player == Player::Person)
    }

    fn hand(&self) -> Option<&HandRecord> {
        self.record.hands.get(self.hand)
    }

    /// The points of the person in what [`Sendable::deal`] sends; `None` if it is not their game, or a later hand of a match, which is
    /// played from other scores.
    #[must_use]
    pub fn result(&self) -> Option<i32> {
        let hand = if self.played.is_some() { self.record.hands.last() } else { self.hand() };
        let hand = hand.filter(|hand| self.is_own() && (self.played.is_some() || hand.number == 1))?;
        let side = self.record.rules.sides().scoring_of(self.person);
        hand.end.map(|(_, totals)| totals[side])
    }

    /// The cards to be played by somebody else; `None` where a hand began at a position.
    #[must_use]
    pub fn deal(&self, sender: Option<&str>) -> Option<DealLink> {
        let deal = match &self.played {
            Some(deal) => deal.clone(),
            None => {
                let hand = self.hand()?;
                let cards = LinkCards::Deck(hand.dealt_deck(&self.record.rules)?);
                let (preset, rules) = (self.record.preset, self.record.rules.of_hand_as_first(hand.number));
                DealLink::new(preset, rules, cards, hand.dealer, self.players()).ok()?
            }
        };
        Some(match self.result() {
            Some(result) => deal.with_sender(Sender::new(sender.unwrap_or_default(), result)),
            None => deal,
        })
    }

    /// Who plays in the hand; a person at the first seat of one that nobody here has played.
    fn players(&self) -> Vec<LinkPlayer> {
        let people = self.record.rules.people_of_hand(self.hand().map_or(1, |hand| hand.number));
        let seats = self.record.rules.players.seats();
        let seated: Vec<&Place> = seats.filter_map(|seat| self.places.get(people.at(seat))).collect();
        let is_own = seated.iter().any(|place| place.player == Player::Person);
        let player = |(at, place): (usize, &&Place)| match place.player {
            Player::Bot(level) if at > 0 || is_own => {
                LinkPlayer::Bot { name: level.name().to_owned(), style: level.style() }
            }
            Player::Person | Player::Friend | Player::Bot(_) => LinkPlayer::Person,
        };
        seated.iter().enumerate().map(player).collect()
    }

    /// The code of the whole game. Who is called *You* has the sender's name in it.
    ///
    /// # Errors
    /// Why it has none.
    pub fn game_code(&self, sender: Option<&str>) -> Result<String, NotLinkable> {
        let mut record = self.record.clone();
        if let (Some(sender), Some(name)) = (sender, record.names.get_mut(first_person_number(&self.places)))
            && DefaultName::of(name).is_some()
        {
            sender.clone_into(name);
        }
        game_code(&record)
    }
}
