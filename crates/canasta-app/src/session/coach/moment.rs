//! The moments of tips, from what the player sees.

use crate::session::advice::{Fact, MOST_TAKES_TRIED, discard_warning};
use crate::session::game_event::GameEvent;
use canasta::rules::{
    Action, Banner, Card, CardSet, Drew, Group, Meld, MeldKind, Missing, Observation, Phase, Rank, SpecialHand, Suit,
    Words, legal,
};

/// From this number of cards on, a meld nears a canasta.
const NEAR_CANASTA: usize = 5;
/// The most cards in a hand that must keep some.
const FEW_CARDS: usize = 3;
/// The least cards of a meld.
const LEAST_MELD: usize = 3;

/// What the player sees at one moment of an own turn.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// The observation of the player, who is to act.
    pub seen: &'a Observation<'a>,
    /// The selected cards.
    pub picked: CardSet,
    /// The events since the player's last action.
    pub log: &'a [GameEvent],
    /// The number of the hand, from 1.
    pub hand: usize,
    /// Whether discards are warned of.
    pub warns: bool,
}

impl Moment<'_> {
    fn draws(&self) -> bool {
        self.seen.phase() == Phase::Draw
    }

    fn plays(&self) -> bool {
        self.seen.phase() == Phase::Play
    }

    /// Whether cards may be laid in the turn.
    fn lays(&self) -> bool {
        self.plays() && !self.seen.is_closed_turn()
    }

    /// Whether the log begins with the deal, so that the player has not acted in this hand.
    fn is_first_turn(&self) -> bool {
        matches!(self.log.first(), Some(GameEvent::Dealt { .. }))
    }

    fn is_open(&self) -> bool {
        !self.seen.melds(self.seen.side()).is_empty()
    }

    pub(super) fn has_red_three(&self) -> bool {
        let laid_out = self.log.iter().any(|event| match event {
            GameEvent::Drew { seat, red_threes, .. } | GameEvent::Took { seat, red_threes, .. } => {
                *seat == self.seen.seat() && !red_threes.is_empty()
            }
            _ => false,
        });
        laid_out || (self.draws() && self.is_first_turn() && !self.seen.red_threes(self.seen.side()).is_empty())
    }

    pub(super) fn can_ask(&self) -> bool {
        self.plays() && self.seen.check(&Action::Ask).is_ok()
    }

    pub(super) fn can_go_out(&self) -> bool {
        self.plays() && self.seen.could_go_out()
    }

    pub(super) fn must_keep_cards(&self) -> bool {
        let rules = self.seen.rules();
        let few = self.seen.hand().len() <= FEW_CARDS;
        self.plays()
            && few
            && !self.has_foot()
            && self.is_open()
            && self.seen.melds(self.seen.side()).missing(rules).is_some()
    }

    pub(super) fn is_stock_short(&self) -> bool {
        let rules = self.seen.rules();
        self.draws() && self.seen.stock_len() <= rules.players.count() * usize::from(rules.draw_count)
    }

    pub(super) fn is_frozen(&self) -> bool {
        // Where the pile is always frozen, that matters to who holds a card like its top card.
        let is_held = self.seen.pile().last().is_some_and(|top| self.seen.hand().count(top.rank()) > 0);
        let is_always = self.seen.rules().always_frozen && is_held;
        let closed = self.seen.pile_closed_to(self.seen.seat()).is_some();
        self.draws() && !closed && (is_always || self.seen.banner() == Some(Banner::PileFrozen))
    }

    fn has_foot(&self) -> bool {
        self.seen.foot_len(self.seen.seat()) > 0
    }

    pub(super) fn is_about_foot(&self) -> bool {
        let begins = self.draws() && self.is_first_turn();
        self.has_foot() && (begins || (self.plays() && self.seen.hand().len() <= FEW_CARDS))
    }

    pub(super) fn has_special_hand(&self) -> bool {
        let special = |at: u8| self.seen.check(&Action::Special(at)).is_ok();
        // The words of special hands are far fewer than 256.
        self.plays() && (0..SpecialHand::WORDS.len() as u8).any(special)
    }

    pub(super) fn lacks_kinds(&self) -> bool {
        let missing = self.seen.melds(self.seen.side()).missing(self.seen.rules());
        self.lays() && matches!(missing, Some(Missing::Kind { .. } | Missing::Completion(_)))
    }

    pub(super) fn can_become_lone(&self) -> bool {
        self.seen.sides().lone().is_none() && self.can_take()
    }

    /// Whether these cards can be laid for a meld of a kind. Before the opening they count for it, even if they are too few.
    fn can_lay_for(&self, kind: MeldKind, cards: CardSet) -> bool {
        let group = Group { key: Some(kind.into()), cards };
        !self.is_open() || self.seen.check(&Action::Meld(vec![group])).is_ok()
    }

    pub(super) fn can_lay_sequence(&self) -> bool {
        let hand = self.seen.hand();
        let of_suit = |suit| hand.iter().filter(|card| card.suit() == Some(suit)).collect::<CardSet>();
        let is_run = |suit: Suit| {
            let cards: Vec<Card> = Rank::NATURALS.into_iter().map(|rank| Card::new(rank, suit)).collect();
            let held = of_suit(suit);
            let lengthens = |card: &Card| self.is_open() && self.can_lay_for(MeldKind::Sequence(suit), (*card).into());
            let is_held = |card: &Card| held.contains_all((*card).into());
            cards.iter().filter(|card| is_held(card)).any(lengthens)
                || cards.windows(LEAST_MELD).any(|run| run.iter().all(is_held) && self.is_run_laid(suit, run))
        };
        self.lays() && Suit::ALL.into_iter().any(is_run)
    }

    fn is_run_laid(&self, suit: Suit, run: &[Card]) -> bool {
        self.can_lay_for(MeldKind::Sequence(suit), run.iter().copied().collect())
    }

    pub(super) fn can_lay_wilds(&self) -> bool {
        let wilds = self.seen.hand().wilds();
        let lays = |n: usize| self.can_lay_for(MeldKind::Wild, wilds.iter().take(n).collect());
        let lengthens = self.is_open() && !wilds.is_empty() && lays(1);
        self.lays() && (lengthens || (wilds.len() >= LEAST_MELD && lays(LEAST_MELD)))
    }

    pub(super) fn is_before_talon(&self) -> bool {
        let selects_melds = self.picked.len() >= LEAST_MELD;
        self.has_not_opened() && self.seen.drew() == Drew::Stock && selects_melds
    }

    pub(super) fn is_about_stop_three(&self) -> bool {
        let stops = |card: Option<Card>| card.is_some_and(|card| self.seen.rules().is_stop_card(card));
        let is_top = self.draws() && stops(self.seen.pile().last().copied());
        is_top || (self.plays() && self.picked.len() == 1 && stops(self.picked.nth(0)))
    }

    pub(super) fn can_take(&self) -> bool {
        self.draws() && legal::find_take(self.seen, MOST_TAKES_TRIED).is_some()
    }

    pub(super) fn is_next_hand(&self) -> bool {
        self.draws() && self.hand > 1 && self.is_first_turn()
    }

    pub(super) fn can_draw(&self) -> bool {
        self.draws() && self.seen.stock_len() > 0
    }

    pub(super) fn has_wild_selected(&self) -> bool {
        self.lays() && self.picked.len() > 1 && !self.picked.wilds().is_empty()
    }

    pub(super) fn feeds_next(&self) -> bool {
        let card = self.picked.nth(0).filter(|_| self.picked.len() == 1);
        let is_fed = |card: Card| discard_warning(self.seen, card).iter().any(Fact::is_visible_take);
        self.plays() && !self.warns && card.is_some_and(is_fed)
    }

    pub(super) fn has_one_selected(&self) -> bool {
        self.plays() && self.picked.len() == 1
    }

    pub(super) fn nears_canasta(&self) -> bool {
        let melds = self.seen.melds(self.seen.side());
        self.lays()
            && melds.canastas() == 0
            && melds.iter().any(|meld| (NEAR_CANASTA..Meld::CANASTA).contains(&meld.cards.len()))
    }

    pub(super) fn has_not_opened(&self) -> bool {
        self.lays() && !self.is_open()
    }

    pub(super) fn can_lay(&self) -> bool {
        self.lays() && self.is_open() && self.seen.hand().len() > 1
    }
}
