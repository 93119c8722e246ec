//! The deck that lies shuffled on the table before the deal: its fingerprint is shown, then the person may cut. After the
//! hand everything can be checked.

use super::{Dialog, Effect, Pending, Session};
use crate::rules::{Card, CardSet, Deck, HandRecord, Rank, Seat, Seed, deck_sha256, generator};

/// No more cards than these can be lifted: one stays.
const MOST_CUT: usize = 107;

/// A number of cards to cut at, as it is written; `None` if it is none.
pub(super) fn read_cut(text: &str) -> Option<usize> {
    text.trim().parse().ok().filter(|cut| *cut <= MOST_CUT)
}

/// A deck that is shuffled and not dealt.
#[derive(Clone, Debug)]
struct Ready {
    seed: Seed,
    sha256: String,
}

/// Decks and what was said of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Shuffle {
    ready: Option<Ready>,
    /// Whether the fingerprint of that one has been on the screen.
    shown: bool,
    cut: usize,
    /// Whether something else than a number of cards was asked for last.
    bad_cut: bool,
    /// What was shown before each hand of the game; empty: nothing.
    told: Vec<String>,
    checked: Option<Checked>,
}

/// What came of checking the last hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checked {
    /// The deck that was played is the one whose fingerprint was shown, and its hands were dealt from it.
    Same,
    /// It is another.
    Different,
    /// No fingerprint was shown before this deal.
    NotTold,
}

/// What the last hand can be checked by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealProof {
    /// The fingerprint that was shown before the deal.
    pub told: Option<String>,
    /// The deck as it was shuffled, in the notation of records.
    pub deck: String,
    /// How many of its cards were lifted to the bottom.
    pub cut: usize,
    /// What each seat held after the deal.
    pub hands: Vec<(Seat, CardSet)>,
    /// What came of checking it.
    pub checked: Option<Checked>,
}

/// The wilds and red threes that came to a seat from the deck: dealt, or drawn from the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Luck {
    /// Whose.
    pub seat: Seat,
    /// Jokers and twos.
    pub wilds: usize,
    /// Red threes.
    pub red_threes: usize,
}

impl Shuffle {
    /// What is kept of it with the game.
    pub fn told(&self) -> &[String] {
        &self.told
    }

    /// From which the deck is shuffled that lies ready.
    pub fn seed(&self) -> Option<Seed> {
        self.ready.as_ref().map(|ready| ready.seed)
    }

    /// For a game from elsewhere, of which this was told.
    pub fn adopt(&mut self, told: Vec<String>) {
        self.told = told;
        self.checked = None;
    }
}

impl Session {
    /// The SHA-256 of the deck that is dealt next, once it is shuffled.
    #[must_use]
    pub fn fingerprint(&self) -> Option<&str> {
        self.shuffle.ready.as_ref().map(|ready| ready.sha256.as_str())
    }

    /// How many cards the person has lifted from it.
    #[must_use]
    pub const fn cut(&self) -> usize {
        self.shuffle.cut
    }

    /// Whether the cut that was asked for last cannot be.
    #[must_use]
    pub const fn is_cut_refused(&self) -> bool {
        self.shuffle.bad_cut
    }

    /// Takes the person's cut.
    pub(super) fn set_cut(&mut self, cards: Option<usize>) {
        match cards {
            Some(cut @ 0..=MOST_CUT) => (self.shuffle.cut, self.shuffle.bad_cut) = (cut, false),
            // The dialog names the fault, and nothing is dealt until another cut is chosen.
            _ => self.shuffle.bad_cut = true,
        }
    }

    /// A cut that cannot be is forgotten with the dialog in which it was asked for.
    pub(super) const fn forget_bad_cut(&mut self) {
        self.shuffle.bad_cut = false;
    }

    /// Shuffles the next deck before anybody asks for the deal.
    pub(super) fn shuffle_ahead(&mut self, effects: &mut Vec<Effect>) {
        if self.shuffle.ready.is_none() && self.pending.is_none() {
            self.pending = Some(Pending::Shuffle);
            effects.push(Effect::RequestSeed);
        }
    }

    /// Notes what can be seen now: on the welcome, in the plan of a game and in the score after a hand the fingerprint waits
    /// behind a line of words.
    pub(super) fn note_shown(&mut self) {
        let over = || self.last_hand().is_some();
        let shown = self.game.is_none()
            || match self.dialog {
                Some(Dialog::NewGame) => true,
                Some(Dialog::Score) => over(),
                _ => false,
            };
        self.shuffle.shown |= shown && self.shuffle.ready.is_some();
    }

    pub(super) fn shuffled(&mut self, seed: Seed) {
        let sha256 = deck_sha256(&Deck::shuffled(&mut generator(seed)));
        self.shuffle.ready = Some(Ready { seed, sha256 });
        self.shuffle.shown = false;
    }

    /// Deals from the deck on the table, or asks for one.
    pub(super) fn ask_seed(&mut self, pending: Pending, effects: &mut Vec<Effect>) {
        self.pending = Some(pending);
        match self.shuffle.ready.take() {
            // What nobody could see before the deal proves nothing.
            Some(ready) => self.seeded(ready.seed, Some(ready.sha256).filter(|_| self.shuffle.shown), effects),
            None => effects.push(Effect::RequestSeed),
        }
    }

    /// How the deck is cut whose fingerprint was shown; one that nobody knew of is not cut.
    pub(super) fn take_cut(&mut self, told: Option<&String>) -> Option<usize> {
        self.forget_bad_cut();
        let cut = std::mem::take(&mut self.shuffle.cut);
        (told.is_some() && cut > 0).then_some(cut)
    }

    /// Notes what was shown before the hand that is now dealt.
    pub(super) fn note_told(&mut self, told: Option<String>) {
        let hands = self.game.as_ref().map_or(0, |game| game.record().hands.len());
        self.shuffle.checked = None;
        self.shuffle.told.resize(hands.saturating_sub(1), String::new());
        self.shuffle.told.push(told.unwrap_or_default());
    }

    fn last_hand(&self) -> Option<&HandRecord> {
        self.game.as_ref()?.record().hands.last().filter(|hand| hand.end.is_some())
    }

    fn told_of_last(&self) -> Option<&String> {
        let at = self.game.as_ref()?.record().hands.len().checked_sub(1)?;
        self.shuffle.told.get(at).filter(|told| !told.is_empty())
    }

    /// What the last hand can be checked by, once it is over.
    #[must_use]
    pub fn proof(&self) -> Option<DealProof> {
        let (hand, rules) = (self.last_hand()?, self.game.as_ref()?.rules());
        let dealt = hand.dealt(rules);
        Some(DealProof {
            told: self.told_of_last().cloned(),
            deck: hand.deck.to_string(),
            cut: hand.cut.unwrap_or(0),
            hands: rules.players.seats().map(|seat| (seat, dealt.hand(seat))).collect(),
            checked: self.shuffle.checked,
        })
    }

    /// Compares the deck that was played with what was shown of it.
    pub(super) fn check_deal(&mut self) {
        let Some(hand) = self.last_hand() else { return };
        self.shuffle.checked = Some(match self.told_of_last() {
            None => Checked::NotTold,
            Some(told) if *told == deck_sha256(&hand.deck) => Checked::Same,
            Some(_) => Checked::Different,
        });
    }

    /// What came to each seat from the deck in the last hand, once it is over.
    #[must_use]
    pub fn luck(&self) -> Vec<Luck> {
        match (&self.game, self.last_hand()) {
            (Some(game), Some(hand)) => luck(hand, game.rules()),
            _ => Vec::new(),
        }
    }
}

fn luck(hand: &HandRecord, rules: &crate::rules::Rules) -> Vec<Luck> {
    let deck = hand.deck.cut(hand.cut.unwrap_or(0));
    let mut state = hand.dealt(rules);
    let players = rules.players;
    let order: Vec<Seat> = players.from_after(state.dealer()).collect();
    let hands = usize::from(rules.hand_size) * order.len();
    // Behind the hands and what was turned up, each red three dealt is replaced, seat by seat.
    let mut next = deck.cards().iter().copied().skip(hands + state.pile().len());
    let wild = |card: &Card| matches!(card.rank(), Rank::Two | Rank::Joker);
    let mut all: Vec<Luck> = players.seats().map(|seat| Luck { seat, wilds: 0, red_threes: 0 }).collect();
    for (at, &seat) in order.iter().enumerate() {
        let Some(luck) = all.get_mut(seat.index()) else { continue };
        let mut cards: Vec<Card> = deck.cards()[..hands].iter().copied().skip(at).step_by(order.len()).collect();
        while let Some(card) = cards.pop() {
            luck.wilds += usize::from(wild(&card));
            if card.is_red_three() {
                luck.red_threes += 1;
                cards.extend(next.next());
            }
        }
    }
    for (seat, action) in hand.actions() {
        let side = seat.side();
        let (held, threes) = (state.hand(seat), state.red_threes(side).len());
        if state.play(action).is_err() {
            break;
        }
        if let (crate::rules::Action::Draw, Some(luck)) = (action, all.get_mut(seat.index())) {
            luck.wilds += state.hand(seat).difference(held).wilds().len();
            luck.red_threes += state.red_threes(side).len().saturating_sub(threes);
        }
    }
    all
}
