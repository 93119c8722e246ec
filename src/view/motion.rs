//! What moved from where to where between two looks at the table. Pure: the browser measures the places and moves the
//! pictures.

use crate::rules::{Card, Rank, Seat, Side};
use crate::session::{GameEvent, Laying, Session};

/// A place that cards come from or go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// The stock.
    Stock,
    /// The pile.
    Pile,
    /// A card of the own fan, by its slot.
    Hand(u32),
    /// A staged group, by number.
    Staged(usize),
    /// The hand of another seat.
    Seat(Seat),
    /// A meld.
    Meld(Side, Rank),
    /// The red threes of a side.
    RedThrees(Side),
}

/// One card at a place. Equal cards at one place are told apart by their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardRef {
    /// Where.
    pub spot: Location,
    /// Which; `None` if it is not seen.
    pub card: Option<Card>,
    /// The how-manieth of its kind there, from 0.
    pub nth: usize,
}

impl CardRef {
    const fn at(spot: Location) -> CardRef {
        CardRef { spot, card: None, nth: 0 }
    }
}

/// Where every card lies that the person sees, in the order in which it lies there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Whose hand is shown.
    pub me: Seat,
    players: usize,
    things: Vec<CardRef>,
}

/// A card on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Where it was.
    pub from: CardRef,
    /// Where it is.
    pub to: CardRef,
    /// How many moves start before it: the cards of one action follow each other.
    pub order: usize,
}

impl Move {
    /// The face that is shown on the way; `None` is the back.
    #[must_use]
    pub fn face(&self) -> Option<Card> {
        self.to.card.or(self.from.card)
    }
}

/// How many backs fly to each of the others when cards are dealt.
const DEALT_BACKS: usize = 3;
/// How many cards of a taken pile fly to another seat.
const TAKEN: usize = 5;

/// Where the cards lie now; nothing before the first game and behind the curtain.
#[must_use]
pub fn scene(session: &Session) -> Option<Scene> {
    let seen = session.observation()?;
    let players = seen.rules().players;
    let mut things: Vec<CardRef> = Vec::with_capacity(64);
    let draft = session.draft();
    things.extend(draft.fan().map(|slot| CardRef { spot: Location::Hand(slot.id), card: Some(slot.card), nth: 0 }));
    let mut put = |spot: Location, cards: &mut dyn Iterator<Item = Card>| {
        let start = things.len();
        for card in cards {
            let nth = things[start..].iter().filter(|thing| thing.card == Some(card)).count();
            things.push(CardRef { spot, card: Some(card), nth });
        }
    };
    for (at, group) in draft.staged().iter().enumerate() {
        put(Location::Staged(at), &mut group.cards.iter());
    }
    for side in [Side::Even, Side::Odd] {
        for meld in seen.melds(side).iter() {
            put(Location::Meld(side, meld.rank), &mut meld.cards.iter());
        }
        put(Location::RedThrees(side), &mut seen.red_threes(side).iter());
    }
    put(Location::Pile, &mut seen.pile().iter().copied());
    Some(Scene { me: seen.seat(), players: players.count(), things })
}

/// What came and what went, each to be given its other end.
struct Pairing {
    me: Seat,
    come: Vec<CardRef>,
    gone: Vec<CardRef>,
    moves: Vec<Move>,
}

fn take_first(things: &mut Vec<CardRef>, wanted: impl Fn(&CardRef) -> bool) -> Option<CardRef> {
    let at = things.iter().position(wanted)?;
    Some(things.remove(at))
}

const fn is_own(spot: Location) -> bool {
    matches!(spot, Location::Hand(_) | Location::Staged(_))
}

impl Pairing {
    fn go(&mut self, from: CardRef, to: CardRef) {
        let order = self.moves.len();
        self.moves.push(Move { from, to, order });
    }

    /// A card of a player that was laid or thrown: out of the own fan, or from where the seat is.
    fn out_of_hand(&mut self, seat: Seat, card: Card) -> CardRef {
        let own = (seat == self.me)
            .then(|| take_first(&mut self.gone, |thing| is_own(thing.spot) && thing.card == Some(card)))
            .flatten();
        own.unwrap_or(CardRef::at(if seat == self.me { Location::Pile } else { Location::Seat(seat) }))
    }

    fn laid(&mut self, seat: Seat, laid: &[Laying], mut top: Option<Card>) {
        for &Laying { rank, cards, .. } in laid {
            for card in cards.iter() {
                let spot = Location::Meld(seat.side(), rank);
                let Some(to) = take_first(&mut self.come, |thing| thing.spot == spot && thing.card == Some(card))
                else {
                    continue;
                };
                let from = if top == Some(card) {
                    top = None;
                    take_first(&mut self.gone, |thing| thing.spot == Location::Pile && thing.card == Some(card))
                        .unwrap_or(CardRef::at(Location::Pile))
                } else {
                    self.out_of_hand(seat, card)
                };
                self.go(from, to);
            }
        }
    }

    /// Cards that come to a hand: to the own slots that are new, or face down to another seat.
    fn fill_hand(&mut self, seat: Seat, from: Location, cards: usize, most: usize) {
        for _ in 0..cards {
            let own = |thing: &CardRef| matches!(thing.spot, Location::Hand(_));
            if seat == self.me {
                // Of a pile the upper cards leave before the lower.
                let top = self.gone.iter().rfind(|thing| thing.spot == from).and_then(|thing| thing.card);
                let same = |thing: &CardRef| own(thing) && top.is_some() && thing.card == top;
                let to = take_first(&mut self.come, same).or_else(|| take_first(&mut self.come, own));
                let Some(to) = to else { return };
                let known = |thing: &CardRef| thing.spot == from && thing.card == to.card;
                let at = self.gone.iter().rposition(known);
                let from = at.map_or(CardRef::at(from), |at| self.gone.remove(at));
                self.go(from, to);
            }
        }
        if seat != self.me {
            for _ in 0..cards.min(most) {
                let top = self.gone.iter().rposition(|thing| thing.spot == from);
                let from = top.map_or(CardRef::at(from), |top| self.gone.remove(top));
                self.go(from, CardRef::at(Location::Seat(seat)));
            }
        }
    }

    fn red_threes(&mut self, seat: Seat, from: Location) {
        let spot = Location::RedThrees(seat.side());
        while let Some(to) = take_first(&mut self.come, |thing| thing.spot == spot) {
            self.go(CardRef::at(from), to);
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
                self.fill_hand(*seat, Location::Pile, pile.saturating_sub(1), TAKEN);
            }
            GameEvent::Laid { seat, laid, .. } => self.laid(*seat, laid, None),
            GameEvent::Discarded { seat, card } => {
                let wanted = |thing: &CardRef| thing.spot == Location::Pile && thing.card == Some(*card);
                if let Some(to) = take_first(&mut self.come, wanted) {
                    let from = self.out_of_hand(*seat, *card);
                    self.go(from, to);
                }
            }
            GameEvent::Dealt { .. }
            | GameEvent::Kept { .. }
            | GameEvent::Asked { .. }
            | GameEvent::Answered { .. }
            | GameEvent::Ended { .. } => {}
        }
    }
}

/// Everything comes from the stock, the others' cards between the own ones.
fn dealt(after: &Scene) -> Vec<Move> {
    let mut pairing = Pairing { me: after.me, come: Vec::new(), gone: Vec::new(), moves: Vec::new() };
    let backs = (0..DEALT_BACKS).flat_map(|_| (1..after.players).map(|n| (after.me.index() + n) % after.players));
    let seats: Vec<Seat> = backs.filter_map(|n| crate::rules::Players::Four.seat(n)).collect();
    let mut seats = seats.into_iter();
    for &to in &after.things {
        pairing.go(CardRef::at(Location::Stock), to);
        if let Some(seat) = seats.next() {
            pairing.go(CardRef::at(Location::Stock), CardRef::at(Location::Seat(seat)));
        }
    }
    pairing.moves
}

/// What moved: what happened tells the places that nobody sees into; for the rest, a card that vanished from one place
/// and appeared at another went there.
#[must_use]
pub fn moves(before: Option<&Scene>, after: &Scene, news: &[GameEvent]) -> Vec<Move> {
    if news.iter().any(|what| matches!(what, GameEvent::Dealt { .. })) {
        return dealt(after);
    }
    let Some(before) = before.filter(|before| before.me == after.me) else { return Vec::new() };
    let missing = |from: &Scene, other: &Scene| -> Vec<CardRef> {
        from.things.iter().filter(|thing| !other.things.contains(thing)).copied().collect()
    };
    let (come, gone) = (missing(after, before), missing(before, after));
    let mut pairing = Pairing { me: after.me, come, gone, moves: Vec::new() };
    for what in news {
        pairing.record(what);
    }
    for to in std::mem::take(&mut pairing.come) {
        if let Some(from) = take_first(&mut pairing.gone, |thing| thing.card == to.card) {
            pairing.go(from, to);
        }
    }
    pairing.moves
}

/// Milliseconds that a card travels now; 0 is no motion. The others' cards are never slower than their steps.
#[must_use]
pub fn travel_ms(session: &Session, news: &[GameEvent]) -> u32 {
    let settings = session.settings();
    if settings.lite {
        return 0;
    }
    let travel = settings.motion.travel_ms();
    let others = news.last().and_then(GameEvent::seat).is_some_and(|seat| seat != session.me());
    if others { travel.min(settings.pace.step_ms()) } else { travel }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Action, CardSet, Players, Preset, seed_from_number};
    use crate::session::{Message, NewGame, Pace, Settings, places};

    fn dealt_game() -> Session {
        let mut session = Session::default();
        let rules = Preset::Classic.rules();
        let new = NewGame {
            preset: Preset::Classic,
            rules,
            places: places(rules.players),
            dealer: rules.players.seat(3),
            seed: seed_from_number(1),
            deck: None,
            chosen_cards: true,
        };
        session.update(Message::Program(crate::session::ProgramMessage::NewGame(Box::new(new))));
        session
    }

    #[test]
    fn a_deal_comes_from_the_stock_and_a_draw_goes_to_one_slot() {
        let mut session = dealt_game();
        let first = scene(&session).unwrap();
        let all = moves(None, &first, session.news(0));
        assert!(all.iter().all(|one| one.from.spot == Location::Stock));
        assert!(all.iter().filter(|one| matches!(one.to.spot, Location::Hand(_))).count() >= 11);
        assert_eq!(all.iter().filter(|one| matches!(one.to.spot, Location::Seat(_))).count(), 3 * DEALT_BACKS);
        let since = session.happened();
        session.update(Message::Program(crate::session::ProgramMessage::Play(Action::Draw)));
        let second = scene(&session).unwrap();
        let drawn = moves(Some(&first), &second, session.news(since));
        assert!(!drawn.is_empty() && drawn.iter().all(|one| one.from.spot == Location::Stock && one.face().is_some()));
        assert_eq!(moves(Some(&second), &second, session.news(session.happened())), []);
    }

    #[test]
    fn every_card_that_appears_in_a_match_comes_from_somewhere() {
        let mut session = dealt_game();
        session.update(Message::Storage(crate::session::StorageMessage::Restore {
            settings: Some(Settings { pace: Pace::Instant, ..Settings::default() }.write()),
            game: None,
        }));
        for _ in 0..400 {
            let (before, since) = (scene(&session).unwrap(), session.happened());
            let seen = session.observation().unwrap();
            if seen.ended().is_some() {
                break;
            }
            if seen.is_to_act() {
                let action = crate::bots::Bot::act(&mut crate::bots::HeuristicBot::default(), &seen);
                session.update(Message::Program(crate::session::ProgramMessage::Play(action)));
            } else {
                session.update(Message::Intent(
                    crate::session::Intent::Table(crate::session::TableIntent::Step),
                    crate::session::SelectMode::Primary,
                ));
            }
            let after = scene(&session).unwrap();
            let all = moves(Some(&before), &after, session.news(since));
            for thing in after.things.iter().filter(|thing| !before.things.contains(thing)) {
                assert!(all.iter().any(|one| one.to == *thing), "{thing:?} of {:?}", session.news(since));
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
        let thing = |spot: Location, card: &str| CardRef { spot, card: card.parse().ok(), nth: 0 };
        let kings = Location::Meld(me.side(), Rank::King);
        let [ks, kh] = [thing(Location::Hand(1), "Ks"), thing(Location::Hand(2), "Kh")];
        let pile = ["4s", "7c", "5h", "Kd"].map(|card| thing(Location::Pile, card));
        let before = Scene { me, players: 4, things: [ks, kh].into_iter().chain(pile).collect() };
        let hand = [(4, "7c"), (5, "5h"), (6, "4s")].map(|(slot, card)| thing(Location::Hand(slot), card));
        let meld = ["Ks", "Kh", "Kd"].map(|card| thing(kings, card));
        let after = Scene { me, players: 4, things: hand.into_iter().chain(meld).collect() };
        let laying = Laying { rank: Rank::King, cards: "Ks Kh Kd".parse().unwrap(), joined: false };
        let took = GameEvent::Took {
            seat: me,
            pile: 4,
            top: "Kd".parse().unwrap(),
            laid: vec![laying],
            canastas: Vec::new(),
            red_threes: CardSet::default(),
        };
        let taken: Vec<CardRef> = moves(Some(&before), &after, &[took])
            .into_iter()
            .map(|one| one.from)
            .filter(|from| from.spot == Location::Pile)
            .collect();
        let [lowest, low, high, top] = pile;
        assert_eq!(taken, [top, high, low, lowest]);
    }
}
