//! The moves of cards between two states of the table. Pure: the browser measures the places and animates the cards.

use crate::session::{GameEvent, Laying, Session};
use crate::view::cards::meld_order;
use canasta::rules::{Card, MeldKey, Seat, Side, Sides};

/// A place that cards come from or go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Location {
    /// The stock.
    Stock,
    /// The pile.
    Pile,
    /// A card of the own hand, by its id.
    Hand(u32),
    /// A staged group, by number.
    Staged(usize),
    /// The hand of another seat.
    Seat(Seat),
    /// A meld.
    Meld(Side, MeldKey),
    /// The red threes of a side.
    RedThrees(Side),
    /// The tiny cards of another seat in the strip of the last round.
    LastRound(Seat),
}

impl Location {
    /// Whether a tiny copy goes there, once the card itself has arrived elsewhere.
    #[must_use]
    pub const fn is_in_strip(self) -> bool {
        matches!(self, Location::LastRound(_))
    }
}

/// A card at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardRef {
    /// The place.
    pub location: Location,
    /// The face; `None` for a card that is not seen.
    pub card: Option<Card>,
    /// The index among equal cards at that place.
    pub nth: usize,
}

impl CardRef {
    const fn at(location: Location) -> CardRef {
        CardRef { location, card: None, nth: 0 }
    }
}

/// The places of all cards that the person sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The seat whose hand is shown.
    pub me: Seat,
    players: usize,
    /// The number of the replay of a round that it belongs to.
    replay: Option<u32>,
    sides: Sides,
    /// The cards, in the order in which they lie at each place.
    cards: Vec<CardRef>,
}

/// A card that changes its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The old place.
    pub from: CardRef,
    /// The new place.
    pub to: CardRef,
    /// The number of moves that start earlier: the cards of one action follow each other.
    pub order: usize,
}

impl Move {
    /// The face that is shown on the way; `None` for the back.
    #[must_use]
    pub fn face(&self) -> Option<Card> {
        self.to.card.or(self.from.card)
    }
}

/// The number of cards that fly to each other seat when cards are dealt.
const DEALT_BACKS: usize = 3;
/// The most cards of a taken pile that fly to another seat.
const MAX_TAKEN: usize = 5;

/// The places of the cards now; `None` before the first game and behind the curtain.
#[must_use]
pub fn scene(session: &Session) -> Option<Scene> {
    let seen = session.observation()?;
    let players = seen.rules().players;
    let mut cards: Vec<CardRef> = Vec::with_capacity(64);
    let layout = session.hand_layout();
    cards.extend(layout.fan().map(|held| CardRef { location: Location::Hand(held.id), card: Some(held.card), nth: 0 }));
    let mut put = |location: Location, faces: &mut dyn Iterator<Item = Card>| {
        let start = cards.len();
        for card in faces {
            let nth = cards[start..].iter().filter(|one| one.card == Some(card)).count();
            cards.push(CardRef { location, card: Some(card), nth });
        }
    };
    for (at, group) in layout.staged().iter().enumerate() {
        put(Location::Staged(at), &mut group.cards.iter());
    }
    let sides = seen.sides();
    for side in sides.iter() {
        for (key, meld) in seen.melds(side).keyed() {
            put(Location::Meld(side, key), &mut meld.cards.iter());
        }
        put(Location::RedThrees(side), &mut seen.red_threes(side).iter());
    }
    put(Location::Pile, &mut seen.pile().iter().copied());
    let is_earlier = session.replay().is_some() || session.look_back().is_some() || session.branch().is_some();
    let replay = is_earlier.then(|| session.replays());
    Some(Scene { me: seen.seat(), players: players.count(), replay, sides, cards })
}

/// Pairs cards that disappeared with cards that appeared.
struct Pairing {
    me: Seat,
    sides: Sides,
    appeared: Vec<CardRef>,
    disappeared: Vec<CardRef>,
    moves: Vec<Move>,
}

fn take_first(cards: &mut Vec<CardRef>, wanted: impl Fn(&CardRef) -> bool) -> Option<CardRef> {
    let at = cards.iter().position(wanted)?;
    Some(cards.remove(at))
}

const fn is_own(location: Location) -> bool {
    matches!(location, Location::Hand(_) | Location::Staged(_))
}

impl Pairing {
    fn go(&mut self, from: CardRef, to: CardRef) {
        let order = self.moves.len();
        self.moves.push(Move { from, to, order });
    }

    /// The old place of a card that a player laid or discarded: in the own hand, or at the seat.
    fn out_of_hand(&mut self, seat: Seat, card: Card) -> CardRef {
        let own = (seat == self.me)
            .then(|| take_first(&mut self.disappeared, |one| is_own(one.location) && one.card == Some(card)))
            .flatten();
        own.unwrap_or(CardRef::at(if seat == self.me { Location::Pile } else { Location::Seat(seat) }))
    }

    fn laid(&mut self, seat: Seat, laid: &[Laying], mut top: Option<Card>) {
        for &Laying { meld, cards, .. } in laid {
            for card in cards.iter() {
                let location = Location::Meld(self.sides.of(seat), meld);
                let Some(to) = take_first(&mut self.appeared, |one| one.location == location && one.card == Some(card))
                else {
                    continue;
                };
                let from = if top == Some(card) {
                    top = None;
                    take_first(&mut self.disappeared, |one| one.location == Location::Pile && one.card == Some(card))
                        .unwrap_or(CardRef::at(Location::Pile))
                } else {
                    self.out_of_hand(seat, card)
                };
                self.go(from, to);
            }
        }
    }

    /// Cards that come to a hand: to new places of the own hand, or face down to another seat, at most `most`.
    fn fill_hand(&mut self, seat: Seat, from: Location, cards: usize, most: usize) {
        for _ in 0..cards {
            let own = |one: &CardRef| matches!(one.location, Location::Hand(_));
            if seat == self.me {
                // The upper cards of a pile leave before the lower ones.
                let top = self.disappeared.iter().rfind(|one| one.location == from).and_then(|one| one.card);
                let same = |one: &CardRef| own(one) && top.is_some() && one.card == top;
                let to = take_first(&mut self.appeared, same).or_else(|| take_first(&mut self.appeared, own));
                let Some(to) = to else { return };
                let known = |one: &CardRef| one.location == from && one.card == to.card;
                let at = self.disappeared.iter().rposition(known);
                let from = at.map_or(CardRef::at(from), |at| self.disappeared.remove(at));
                self.go(from, to);
            }
        }
        if seat != self.me {
            for _ in 0..cards.min(most) {
                let top = self.disappeared.iter().rposition(|one| one.location == from);
                let from = top.map_or(CardRef::at(from), |top| self.disappeared.remove(top));
                self.go(from, CardRef::at(Location::Seat(seat)));
            }
        }
    }

    fn red_threes(&mut self, seat: Seat, from: Location) {
        let location = Location::RedThrees(self.sides.of(seat));
        while let Some(to) = take_first(&mut self.appeared, |one| one.location == location) {
            self.go(CardRef::at(from), to);
        }
    }

    /// Tiny copies of what another seat did, from the table to its place in the strip: the card that it discarded, and a card
    /// for each meld that it laid or added to.
    fn fly_to_strip(&mut self, what: &GameEvent) {
        let Some(seat) = what.seat().filter(|&seat| seat != self.me) else { return };
        let (order, sides) = (self.moves.len().saturating_sub(1), self.sides);
        let mut copy = |from: Location, card: Card| {
            let at = |location| CardRef { location, card: Some(card), nth: 0 };
            self.moves.push(Move { from: at(from), to: at(Location::LastRound(seat)), order });
        };
        match what {
            GameEvent::Discarded { card, .. } => copy(Location::Pile, *card),
            GameEvent::Laid { laid, .. } => {
                for laying in laid {
                    if let Some(top) = meld_order(laying.cards).last() {
                        copy(Location::Meld(sides.of(seat), laying.meld), top);
                    }
                }
            }
            _ => {}
        }
    }

    fn record(&mut self, what: &GameEvent) {
        match what {
            GameEvent::Drew { seat, cards, red_threes } => {
                if !red_threes.is_empty() {
                    self.red_threes(*seat, Location::Stock);
                }
                self.fill_hand(*seat, Location::Stock, *cards, *cards);
            }
            GameEvent::Took { seat, pile, top, laid, red_threes, .. } => {
                self.laid(*seat, laid, Some(*top));
                if !red_threes.is_empty() {
                    self.red_threes(*seat, Location::Pile);
                }
                self.fill_hand(*seat, Location::Pile, pile.saturating_sub(1), MAX_TAKEN);
            }
            GameEvent::Laid { seat, laid, .. } => self.laid(*seat, laid, None),
            GameEvent::Discarded { seat, card, .. } => {
                let wanted = |one: &CardRef| one.location == Location::Pile && one.card == Some(*card);
                if let Some(to) = take_first(&mut self.appeared, wanted) {
                    let from = self.out_of_hand(*seat, *card);
                    self.go(from, to);
                }
            }
            GameEvent::PickedUpFoot { seat, cards, red_threes } | GameEvent::DrewBonus { seat, cards, red_threes } => {
                if !red_threes.is_empty() {
                    self.red_threes(*seat, Location::Stock);
                }
                self.fill_hand(*seat, Location::Stock, *cards, *cards);
            }
            GameEvent::Dealt { .. }
            | GameEvent::PlaysAlone { .. }
            | GameEvent::Kept { .. }
            | GameEvent::Asked { .. }
            | GameEvent::Answered { .. }
            | GameEvent::Ended { .. } => {}
        }
    }
}

/// The moves of a deal: from the stock, cards of other seats between the own ones.
fn dealt(after: &Scene) -> Vec<Move> {
    let mut pairing =
        Pairing { me: after.me, sides: after.sides, appeared: Vec::new(), disappeared: Vec::new(), moves: Vec::new() };
    let backs = (0..DEALT_BACKS).flat_map(|_| (1..after.players).map(|n| (after.me.index() + n) % after.players));
    let seats: Vec<Seat> = backs.filter_map(|n| canasta::rules::Players::Eight.seat(n)).collect();
    let mut seats = seats.into_iter();
    for &to in &after.cards {
        pairing.go(CardRef::at(Location::Stock), to);
        if let Some(seat) = seats.next() {
            pairing.go(CardRef::at(Location::Stock), CardRef::at(Location::Seat(seat)));
        }
    }
    pairing.moves
}

/// The moves between two scenes. Events tell the places that are hidden. For the rest, a card that disappeared from one place
/// and appeared at another has moved there.
#[must_use]
pub fn moves(before: Option<&Scene>, after: &Scene, news: &[GameEvent]) -> Vec<Move> {
    if news.iter().any(|what| matches!(what, GameEvent::Dealt { .. })) {
        return dealt(after);
    }
    // Between the present and an earlier position, no card has moved.
    let is_same = |before: &&Scene| before.me == after.me && before.replay == after.replay;
    let Some(before) = before.filter(is_same) else { return Vec::new() };
    let missing = |from: &Scene, other: &Scene| -> Vec<CardRef> {
        from.cards.iter().filter(|one| !other.cards.contains(one)).copied().collect()
    };
    let (appeared, disappeared) = (missing(after, before), missing(before, after));
    let mut pairing = Pairing { me: after.me, sides: after.sides, appeared, disappeared, moves: Vec::new() };
    for what in news {
        pairing.record(what);
    }
    for what in news {
        pairing.fly_to_strip(what);
    }
    for to in std::mem::take(&mut pairing.appeared) {
        if let Some(from) = take_first(&mut pairing.disappeared, |one| one.card == to.card) {
            pairing.go(from, to);
        }
    }
    pairing.moves
}

/// The moves of a step back in a record: those of the events that it takes back, the other way round.
#[must_use]
pub fn moves_back(before: Option<&Scene>, after: &Scene, undone: &[GameEvent]) -> Vec<Move> {
    let Some(before) = before else { return Vec::new() };
    let mut moves = moves(Some(after), before, undone);
    moves.retain(|one| !one.to.location.is_in_strip());
    let back = moves.into_iter().rev().enumerate();
    back.map(|(order, one)| Move { from: one.to, to: one.from, order }).collect()
}

/// How long a card travels, in milliseconds; 0 for no motion. Cards of others are never slower than their steps.
#[must_use]
pub fn travel_ms(session: &Session, news: &[GameEvent]) -> u32 {
    let settings = session.settings();
    if settings.lite {
        return 0;
    }
    let travel = settings.motion.travel_ms();
    if is_of_others(session, news) && session.step_ms() > 0 { travel.min(session.step_ms()) } else { travel }
}

/// Whether the cards of the news fly. Where the others play in no time theirs do not; what makes room for them still moves.
#[must_use]
pub fn cards_fly(session: &Session, news: &[GameEvent]) -> bool {
    !is_of_others(session, news) || session.step_ms() > 0
}

/// Whether another player made the last of the news.
fn is_of_others(session: &Session, news: &[GameEvent]) -> bool {
    news.last().and_then(GameEvent::seat).is_some_and(|seat| seat != session.me())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::settings::{Pace, Settings};
    use crate::session::{Level, LookBackIntent, Message, NewGame, Player, Stride, places};
    use canasta::rules::{Action, CardSet, MeldKind, Players, Preset, Rank, seed_from_number};

    fn dealt_game() -> Session {
        let mut session = Session::default();
        let rules = Preset::Classic.rules();
        let mut places = places(rules.players);
        // They need no worker.
        places[1..].iter_mut().for_each(|place| place.player = Player::Bot(Level::THUMB));
        let new = NewGame {
            preset: Preset::Classic,
            rules,
            places,
            dealer: rules.players.seat(3),
            seed: seed_from_number(1),
            deck: None,
            cut: None,
            chosen_cards: true,
        };
        session.update(Message::Program(crate::session::ProgramMessage::NewGame(Box::new(new))));
        session
    }

    #[test]
    fn where_the_others_play_in_no_time_their_cards_do_not_fly_but_the_rest_makes_room() {
        for (pace, flies) in [(Pace::Normal, true), (Pace::Instant, false)] {
            let mut session = dealt_game();
            session.update(Message::Storage(crate::session::StorageMessage::Restore {
                settings: Some(Settings { pace, ..Settings::default() }.write()),
                game: None,
            }));
            let card = session.observation().unwrap().hand().iter().find(|card| !card.is_wild()).unwrap();
            for action in [Action::Draw, Action::Discard(card)] {
                session.update(Message::Program(crate::session::ProgramMessage::Play(action)));
            }
            let own = session.event_count();
            assert!(cards_fly(&session, session.events_since(0)), "{pace:?}");
            session.update(Message::Intent(
                crate::session::Intent::Table(crate::session::TableIntent::Step),
                crate::session::SelectMode::Primary,
            ));
            let theirs = session.events_since(own);
            assert!(!theirs.is_empty());
            assert_eq!(cards_fly(&session, theirs), flies, "{pace:?}");
            assert!(travel_ms(&session, theirs) > 0, "{pace:?}");
        }
    }

    #[test]
    fn a_deal_comes_from_the_stock_and_a_draw_goes_to_one_slot() {
        let mut session = dealt_game();
        let first = scene(&session).unwrap();
        let all = moves(None, &first, session.events_since(0));
        assert!(all.iter().all(|one| one.from.location == Location::Stock));
        assert!(all.iter().filter(|one| matches!(one.to.location, Location::Hand(_))).count() >= 11);
        assert_eq!(all.iter().filter(|one| matches!(one.to.location, Location::Seat(_))).count(), 3 * DEALT_BACKS);
        let since = session.event_count();
        session.update(Message::Program(crate::session::ProgramMessage::Play(Action::Draw)));
        let second = scene(&session).unwrap();
        let drawn = moves(Some(&first), &second, session.events_since(since));
        assert!(
            !drawn.is_empty() && drawn.iter().all(|one| one.from.location == Location::Stock && one.face().is_some())
        );
        assert_eq!(moves(Some(&second), &second, session.events_since(session.event_count())), []);
    }

    #[test]
    fn a_step_back_in_a_record_moves_the_cards_the_other_way_round() {
        let mut session = dealt_game();
        let look = |session: &mut Session, intent| {
            let since = session.event_count();
            session
                .update(Message::Intent(crate::session::Intent::LookBack(intent), crate::session::SelectMode::Toggle));
            (scene(session).unwrap(), session.events_since(since).to_vec())
        };
        session.update(Message::Program(crate::session::ProgramMessage::Play(Action::Draw)));
        let (drawn, _) = look(&mut session, LookBackIntent::Open);
        let (dealt, news) = look(&mut session, LookBackIntent::Go(Stride::Back));
        assert!(news.is_empty());
        let back = moves_back(Some(&drawn), &dealt, session.undone_events());
        let (again, news) = look(&mut session, LookBackIntent::Go(Stride::On));
        assert!(session.undone_events().is_empty());
        let forth = moves(Some(&dealt), &again, &news);
        assert_eq!(forth.len(), back.len());
        for (forth, back) in forth.iter().rev().zip(&back) {
            assert_eq!((forth.from, forth.to.location == Location::Stock), (back.to, false));
            assert_eq!((back.to.location, back.face()), (Location::Stock, forth.face()));
        }
        // From another part of the record, and from another seat, nothing moves.
        let (start, news) = look(&mut session, LookBackIntent::Scrub(0));
        assert_eq!(moves(Some(&again), &start, &news), []);
        assert_eq!(moves_back(Some(&again), &start, session.undone_events()), []);
    }

    #[test]
    fn every_card_that_appears_in_a_match_comes_from_somewhere() {
        let mut session = dealt_game();
        session.update(Message::Storage(crate::session::StorageMessage::Restore {
            settings: Some(Settings { pace: Pace::Instant, ..Settings::default() }.write()),
            game: None,
        }));
        for _ in 0..400 {
            let (before, since) = (scene(&session).unwrap(), session.event_count());
            let seen = session.observation().unwrap();
            if seen.ended().is_some() {
                break;
            }
            if seen.is_to_act() {
                let action = canasta::bots::Bot::act(&mut canasta::bots::HeuristicBot::default(), &seen);
                session.update(Message::Program(crate::session::ProgramMessage::Play(action)));
            } else {
                session.update(Message::Intent(
                    crate::session::Intent::Table(crate::session::TableIntent::Step),
                    crate::session::SelectMode::Primary,
                ));
            }
            let after = scene(&session).unwrap();
            let all = moves(Some(&before), &after, session.events_since(since));
            for card in after.cards.iter().filter(|card| !before.cards.contains(card)) {
                assert!(all.iter().any(|one| one.to == *card), "{card:?} of {:?}", session.events_since(since));
            }
            for what in session.events_since(since) {
                let GameEvent::Discarded { seat, card, .. } = what else { continue };
                let copies = all.iter().filter(|one| one.to.location == Location::LastRound(*seat));
                let copies: Vec<_> = copies.map(|one| (one.from.location, one.face())).collect();
                let is_own = *seat == session.me();
                assert_eq!(copies.contains(&(Location::Pile, Some(*card))), !is_own, "{what:?}");
            }
            let mut ends: Vec<CardRef> = all.iter().map(|one| one.to).filter(|to| to.card.is_some()).collect();
            let n = ends.len();
            ends.dedup();
            assert_eq!(ends.len(), n, "nothing arrives twice");
        }
        assert!(session.observation().unwrap().ended().is_some());
    }

    #[test]
    fn of_a_pile_the_upper_cards_leave_before_the_lower() {
        let me = Players::Four.seat(0).unwrap();
        let one = |location: Location, card: &str| CardRef { location, card: card.parse().ok(), nth: 0 };
        let sides = Preset::Classic.rules().sides();
        let key: MeldKey = MeldKind::Set(Rank::King).into();
        let kings = Location::Meld(sides.of(me), key);
        let [ks, kh] = [one(Location::Hand(1), "Ks"), one(Location::Hand(2), "Kh")];
        let pile = ["4s", "7c", "5h", "Kd"].map(|card| one(Location::Pile, card));
        let before = Scene { me, players: 4, replay: None, sides, cards: [ks, kh].into_iter().chain(pile).collect() };
        let hand = [(4, "7c"), (5, "5h"), (6, "4s")].map(|(id, card)| one(Location::Hand(id), card));
        let meld = ["Ks", "Kh", "Kd"].map(|card| one(kings, card));
        let after = Scene { me, players: 4, replay: None, sides, cards: hand.into_iter().chain(meld).collect() };
        let laying = Laying { meld: key, cards: "Ks Kh Kd".parse().unwrap(), joined: false };
        let took = GameEvent::Took {
            seat: me,
            pile: 4,
            top: "Kd".parse().unwrap(),
            laid: vec![laying],
            canastas: Vec::new(),
            red_threes: CardSet::default(),
            opens: false,
        };
        let taken: Vec<CardRef> = moves(Some(&before), &after, &[took])
            .into_iter()
            .map(|one| one.from)
            .filter(|from| from.location == Location::Pile)
            .collect();
        let [lowest, low, high, top] = pile;
        assert_eq!(taken, [top, high, low, lowest]);
    }
}
