//! Shuffling and dealing (rules §2.4).

use super::cards::{Card, CardSet, Rank, Suit};
use super::feet::Feet;
use super::meld::Melds;
use super::melds_by_side::MeldsBySide;
use super::pile::{Pile, Row};
use super::ruleset::{CutKeep, Rules};
use super::seat::{BySeat, BySide, Seat};
use super::state::{Drew, Phase, State, Turn};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// The 256 bits from which all randomness follows. The engine is given seeds and never makes one.
pub type Seed = [u8; 32];

/// The generator of every shuffle and every bot: ChaCha with 12 rounds. Its output is pinned by tests, so that a seed gives the same numbers on every machine and in WebAssembly.
#[must_use]
pub fn generator(seed: Seed) -> ChaCha12Rng {
    ChaCha12Rng::from_seed(seed)
}

/// A seed from a small number, as the command line takes it: its eight bytes, little end first, then zeros.
#[must_use]
pub fn seed_from_number(number: u64) -> Seed {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

/// All cards of the packs in the order in which they will be dealt, top first.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Deck(Box<[Card]>);

impl Deck {
    /// Two packs with four jokers, shuffled: the deck of the classic game. [`Rules::shuffled_deck`] has the cards of any rules.
    #[must_use]
    pub fn shuffled(rng: &mut impl Rng) -> Deck {
        Rules::default().shuffled_deck(rng)
    }

    /// The deck with these cards, top first; `None` unless they are two to eight packs, with up to four jokers each.
    #[must_use]
    pub fn new(cards: &[Card]) -> Option<Deck> {
        let set: CardSet = cards.iter().copied().collect();
        let packs = set.count_of(Card::new(Rank::Four, Suit::Spades));
        let jokers = set.count(Rank::Joker).checked_div(packs)?;
        // At most 32 each: the casts are lossless. The set drops surplus copies.
        let is_whole = set == CardSet::of_packs(packs as u8, jokers as u8) && cards.len() == set.len();
        (is_whole && packs >= 2).then(|| Deck(cards.into()))
    }

    /// Whether it has the cards of these rules.
    #[must_use]
    pub fn is_of(&self, rules: &Rules) -> bool {
        self.0.iter().copied().collect::<CardSet>() == rules.cards()
    }

    /// The deck after a cut: the first `n` cards go to the bottom (rules §6).
    #[must_use]
    pub fn cut(&self, n: usize) -> Deck {
        let mut deck = self.clone();
        deck.0.rotate_left(n % self.0.len().max(1));
        deck
    }

    /// The cards, top first.
    #[must_use]
    pub const fn cards(&self) -> &[Card] {
        &self.0
    }
}

impl Rules {
    /// Their cards, shuffled.
    #[must_use]
    pub fn shuffled_deck(&self, rng: &mut impl Rng) -> Deck {
        let mut deck = self.deck_in_order();
        deck.0.shuffle(rng);
        deck
    }

    /// Their cards shuffled in fewer steps, for simulations: one number of 32 bits makes two exchanges. The bias is below one
    /// in twenty thousand. A seed gives another deck than [`Rules::shuffled_deck`], on which records depend.
    #[must_use]
    pub fn fast_shuffled_deck(&self, rng: &mut impl Rng) -> Deck {
        let mut deck = self.deck_in_order();
        let mut left = deck.0.len();
        while left > 0 {
            let mut number = u64::from(rng.next_u32());
            for _ in 0..left.min(2) {
                // The bits above the lowest 32 are a number below that of the cards left; the lowest 32 serve as a new number.
                number *= left as u64;
                left -= 1;
                deck.0.swap(left, (number >> 32) as usize);
                number &= u64::from(u32::MAX);
            }
        }
        deck
    }

    /// Every card, copies one after another, in order of rank and suit.
    fn deck_in_order(&self) -> Deck {
        let all = self.cards();
        let mut cards = Vec::with_capacity(all.len());
        for card in Card::all() {
            // Pushed one by one, because filling a few bytes at a time is slower.
            for _ in 0..all.count_of(card) {
                cards.push(card);
            }
        }
        Deck(cards.into())
    }
}

impl fmt::Display for Deck {
    /// The cards with single spaces, as in a record.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().iter().enumerate().try_for_each(|(i, card)| write!(f, "{}{card}", if i == 0 { "" } else { " " }))
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck({self})")
    }
}

/// The text is not whole packs of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADeck;

impl fmt::Display for NotADeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not two to eight whole packs of cards")
    }
}

impl std::error::Error for NotADeck {}

impl FromStr for Deck {
    type Err = NotADeck;

    fn from_str(text: &str) -> Result<Deck, NotADeck> {
        let cards: Vec<Card> =
            text.split_whitespace().map(str::parse).collect::<Result<_, _>>().map_err(|_| NotADeck)?;
        Deck::new(&cards).ok_or(NotADeck)
    }
}

/// A deck as it is dealt after a cut, and what the cutter kept of it (V40).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CutDeck {
    /// The cards in the order in which they are dealt. Kept cards stand in the places of the last cards that the cutter would get.
    pub deck: Deck,
    /// The cards that the cutter kept.
    pub kept: CardSet,
}

impl Rules {
    /// The seat that cuts: the one before the dealer.
    #[must_use]
    pub fn cutter(&self, dealer: Seat) -> Seat {
        let seats = self.players.count();
        self.players.seat((dealer.index() + seats - 1) % seats).unwrap_or(dealer)
    }

    /// The cards of a lifted packet that its cutter keeps, the lowest first (V40).
    #[must_use]
    pub fn kept_of(&self, packet: &[Card]) -> Vec<Card> {
        let from_below = || packet.iter().rev().copied();
        let mut kept: Vec<Card> = match self.cut_keep {
            CutKeep::None => Vec::new(),
            CutKeep::One => from_below().take(1).filter(|card| card.is_wild()).collect(),
            CutKeep::Run => from_below().take_while(|card| card.is_wild()).collect(),
            CutKeep::Three => from_below().take(3).filter(|&card| card.is_wild() || self.is_bonus(card)).collect(),
        };
        kept.truncate(self.hand_size.into());
        kept
    }

    /// The cut of a deck at which nobody has chosen where: it follows from the deck. `None` where the cutter keeps nothing, and so need
    /// not cut.
    #[must_use]
    pub fn cut_of(&self, deck: &Deck) -> Option<usize> {
        if !self.is_cut_kept() {
            return None;
        }
        let mut seed: Seed = [0; 32];
        for (at, card) in deck.cards().iter().enumerate() {
            let place = &mut seed[at % 32];
            // Fewer than 64 faces.
            *place = place.wrapping_mul(61).wrapping_add(card.index() as u8);
        }
        self.cut_by_lot(seed)
    }

    /// A cut by lot. `None` where the cutter keeps nothing.
    #[must_use]
    pub(crate) fn cut_by_lot(&self, seed: Seed) -> Option<usize> {
        // A packet and a rest, each of some cards.
        const FEW: usize = 5;
        let most = self.cards().len().saturating_sub(FEW).max(FEW);
        self.is_cut_kept().then(|| generator(seed).random_range(FEW..=most))
    }

    /// The deck as it is dealt by this dealer after the first `cut` cards were lifted. The cutter keeps cards of them as the rules
    /// say; the others go to the bottom.
    ///
    /// ```
    /// use canasta::rules::{BySide, CutKeep, Preset, Seat, State, generator};
    /// let rules = Preset::Classic.builder().cut_keep(CutKeep::Run).build().unwrap();
    /// let deck = rules.shuffled_deck(&mut generator([0; 32]));
    /// let cut = rules.cut_deck(&deck, 20, Seat::FIRST);
    /// let state = State::deal(rules, Seat::FIRST, BySide::from([0, 0]), &cut.deck);
    /// assert!(state.hand(rules.cutter(Seat::FIRST)).contains_all(cut.kept));
    /// ```
    #[must_use]
    pub fn cut_deck(&self, deck: &Deck, cut: usize, dealer: Seat) -> CutDeck {
        let all = deck.cards();
        let packet = &all[..cut.min(all.len())];
        let kept = self.kept_of(packet);
        if kept.is_empty() {
            return CutDeck { deck: deck.cut(cut), kept: CardSet::EMPTY };
        }
        let lowest = packet.len() - self.looked_at(packet, &kept);
        let mut left = kept.clone();
        let mut rest: Vec<Card> = packet[..lowest].to_vec();
        for &card in &packet[lowest..] {
            match left.iter().position(|&one| one == card) {
                Some(at) => drop(left.swap_remove(at)),
                None => rest.push(card),
            }
        }
        let mut dealt: Vec<Card> = all[packet.len()..].iter().copied().chain(rest).collect();
        let seats = self.players.count();
        let place = (self.cutter(dealer).index() + seats - self.players.after(dealer).index()) % seats;
        let first = usize::from(self.hand_size) - kept.len();
        for (round, &card) in (first..).zip(&kept) {
            dealt.insert((round * seats + place).min(dealt.len()), card);
        }
        CutDeck { deck: Deck(dealt.into()), kept: kept.into_iter().collect() }
    }

    /// How many of the lowest cards of a packet those reach that are kept.
    fn looked_at(&self, packet: &[Card], kept: &[Card]) -> usize {
        match self.cut_keep {
            CutKeep::Three => packet.len().min(3),
            _ => kept.len(),
        }
    }
}

impl State {
    /// Deals a hand: cards one at a time from the top, the turn-up, then the red threes in the hands.
    ///
    /// `scores` are those before the hand, which is the first of its match: see [`State::with_hand_number`]. The rules must have passed [`Rules::check`], and the deck must have their cards
    /// ([`Deck::is_of`]); a dealer who does not sit at the table counts as the last seat. Nobody has cut: see [`State::deal_cut`].
    #[must_use]
    pub fn deal(rules: Rules, dealer: Seat, scores: BySide<i32>, deck: &Deck) -> State {
        State::deal_under(Arc::new(rules), dealer, scores, deck)
    }

    /// Deals a hand after the first `cut` cards of the deck were lifted; all know what the cutter has kept of them (rules §6, V40).
    #[must_use]
    pub fn deal_cut(rules: Rules, dealer: Seat, scores: BySide<i32>, deck: &Deck, cut: usize) -> State {
        State::deal_cut_under(Arc::new(rules), dealer, scores, deck, cut)
    }

    /// The same under rules that others use too.
    pub(super) fn deal_cut_under(
        rules: Arc<Rules>,
        dealer: Seat,
        scores: BySide<i32>,
        deck: &Deck,
        cut: usize,
    ) -> State {
        let dealer = rules.players.seat(dealer.index()).or(rules.players.seats().next_back()).unwrap_or(Seat::FIRST);
        let CutDeck { deck, kept } = rules.cut_deck(deck, cut, dealer);
        let mut state = State::deal_under(rules, dealer, scores, &deck);
        let cutter = state.rules.cutter(dealer);
        state.known[cutter] = kept.difference(state.rules.bonus_cards(kept));
        state
    }

    /// A deal of a deck that nobody has cut, under rules that others use too.
    pub(super) fn deal_under(rules: Arc<Rules>, dealer: Seat, scores: BySide<i32>, deck: &Deck) -> State {
        debug_assert!(deck.is_of(&rules), "the deck of other rules");
        let rules = of_hand(rules, 1);
        let players = rules.players;
        let dealer = players.seat(dealer.index()).or(players.seats().next_back()).unwrap_or(Seat::FIRST);
        let (sides, seats) = (rules.sides(), players.count());
        let fit = rules.fit();
        let mut state = State {
            rules,
            sides,
            dealer,
            seat: players.after(dealer),
            phase: Phase::Draw,
            hands: BySeat::new(seats),
            feet: Feet::default(),
            known: BySeat::new(seats),
            melds: MeldsBySide::new(sides.scores()),
            red_threes: BySide::new(sides.scores()),
            stock: Row::reversed(&deck.0),
            pile: Pile::EMPTY,
            scores: BySide::from_fn(sides.scores(), |side| scores[side]),
            hand_number: 1,
            has_asked: BySeat::new(seats),
            has_laid: BySeat::new(seats),
            turns: BySeat::new(seats),
            turn: Turn::new(&Melds::default()),
            came: CardSet::EMPTY,
            came_hidden: CardSet::EMPTY,
            special_hand: None,
            fit,
            ended: None,
        };
        if !state.rules.opening_needs.is_empty() {
            state.fit = state.fit_now();
        }
        state.pile.row.reserve_few();
        let mut seat = state.seat;
        for _ in 0..usize::from(state.rules.hand_size) * seats {
            if let Some(card) = state.stock.pop() {
                state.hands[seat].push(card);
            }
            seat = players.after(seat);
        }
        if state.rules.leader_extra {
            // The first turn goes on as after a draw.
            if let Some(card) = state.stock.pop() {
                state.hands[state.seat].push(card);
            }
            (state.phase, state.turn.drew) = (Phase::Play, Drew::Stock);
        }
        if state.rules.has_feet() {
            state.deal_feet();
        }
        if state.rules.turn_up {
            state.begin_pile();
        }
        for seat in players.from_after(dealer) {
            // A red three that replaces another is laid out too.
            while let Some(red) = state.rules.bonus_cards(state.hands[seat].cards()).iter().next() {
                state.hands[seat].remove(red);
                state.red_threes[sides.scoring_of(seat)].add(red.into());
                if let Some(card) = state.stock.pop() {
                    state.hands[seat].push(card);
                }
            }
        }
        state
    }

    /// Deals the feet: all first ones, then all second ones (V25, V38).
    fn deal_feet(&mut self) {
        let rules = Arc::clone(&self.rules);
        for cards in rules.foot_sizes() {
            let mut feet = BySeat::<CardSet>::new(rules.players.count());
            for _ in 0..cards {
                for seat in rules.players.from_after(self.dealer) {
                    if let Some(card) = self.stock.pop() {
                        feet[seat].push(card);
                    }
                }
            }
            rules.players.seats().for_each(|seat| self.feet.push(seat, feet[seat]));
        }
    }

    /// Turns cards up until one stays, then lays those face down that belong under it (V42, V43).
    fn begin_pile(&mut self) {
        let all = self.stock.len();
        for turned in 1..=all {
            let Some(card) = self.stock.pop() else { return };
            let again = self.rules.turns_up_again(card);
            if again && self.rules.turn_up_back && turned < all {
                self.stock.push_below(card);
                continue;
            }
            self.pile.push(card, self.rules.freezes(card));
            // A card that would be covered stays on top if it is the last of the stock.
            if !again {
                break;
            }
        }
        let cards = self.pile.row.last().map_or(0, |top| self.rules.pile_start.under(top.rank()));
        for _ in 0..cards {
            if let Some(card) = self.stock.pop() {
                self.pile.face_down.push(card);
            }
        }
    }

    /// The hand as the one of this number in its match, from 1. It is on its dealing that the number may pick the opening minimum, and
    /// other rules (V52).
    #[must_use]
    pub fn with_hand_number(mut self, number: u32) -> State {
        self.hand_number = number;
        self.rules = of_hand(self.rules, number);
        if !self.rules.opening_needs.is_empty() || !self.rules.by_deal.is_empty() {
            self.fit = self.fit_now();
        }
        self
    }
}

/// The rules of a hand, which are those of the match where they do not change from hand to hand.
fn of_hand(rules: Arc<Rules>, number: u32) -> Arc<Rules> {
    if rules.by_deal.is_empty() { rules } else { Arc::new(rules.of_hand(number)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::deck_sha256;

    /// The generator and the shuffle are pinned: records of self-play depend on them.
    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut rng = generator(seed_from_number(1));
        let deck = Deck::shuffled(&mut rng);
        assert!(deck.to_string().starts_with(PINNED), "{deck}");
        let hash = |number| deck_sha256(&Deck::shuffled(&mut generator(seed_from_number(number))));
        assert_eq!([0, 1, u64::MAX].map(hash), KNOWN);
    }

    const PINNED: &str = "3h 5s 9h 3h 2c As Ts 7d 3c 9d 9c 7d 5h 8h Tc 2h 5s 4c 6h 8c Qc 2d Qd Tc Js Kh Jh 4h";

    /// The SHA-256 of decks. `tests/consumer` has the same with the newest rand.
    const KNOWN: [&str; 3] = [
        "e7d89b9b26eb3331289549a3b4b446f34c6e324feff25829cfa047d1e80734e7",
        "2875fa609001a22aa0940a4393182ac9bc01536670bf4b516d0af26b83a2eefb",
        "1c1bc657af879a30f04a2fc539ef823e9f64622c720bb58dfb22fc517982d5b0",
    ];

    #[test]
    fn a_deck_is_whole_packs() {
        for (packs, pack_jokers) in [(2, 2), (2, 0), (3, 1), (5, 2), (8, 4)] {
            let rules = Rules { packs, pack_jokers, ..Rules::default() };
            let slow = rules.shuffled_deck(&mut generator([7; 32]));
            for deck in [rules.deck_in_order(), rules.fast_shuffled_deck(&mut generator([7; 32])), slow] {
                assert_eq!(Deck::new(deck.cards()), Some(deck.clone()));
                assert!(deck.is_of(&rules));
                assert_eq!(deck.is_of(&Rules::default()), (packs, pack_jokers) == (2, 2));
                assert_eq!(Deck::new(&deck.cards()[1..]), None);
            }
        }
        let deck = Deck::shuffled(&mut generator([7; 32]));
        assert_eq!(deck.to_string().parse().as_ref(), Ok(&deck));
        assert_eq!("4s 4h".parse::<Deck>(), Err(NotADeck));
        let mut cards = deck.cards().to_vec();
        cards[0] = cards[1];
        assert_eq!(Deck::new(&cards), None);
        assert_eq!(deck.cut(30).cards()[0], deck.cards()[30]);
        assert_eq!(deck.cut(30).cut(78), deck);
    }
}
