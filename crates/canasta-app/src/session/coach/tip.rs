//! The tips of the coach.

use super::moment::Moment;
use crate::named::named;
use canasta::rules::{Card, OutRule, Rank, Rules, Suit};

/// Makes [`Tip`] of a table: a tip a row, with its name in storage and the predicates of its moment and of the rules it is
/// about. The first row whose moment has come is shown.
macro_rules! tips {
    ($($(#[$doc:meta])* $tip:ident $name:literal: $moment:expr, $rules:expr;)+) => {
        named! {
            /// A tip of the coach; of several whose moment has come, the first is shown.
            #[derive(PartialOrd, Ord)]
            pub enum Tip {
                $($(#[$doc])* $tip = $name),+
            }
        }

        impl Tip {
            /// Whether its moment has come.
            #[must_use]
            pub fn is_due(self, moment: &Moment<'_>) -> bool {
                let is_due: fn(&Moment<'_>) -> bool = match self { $(Tip::$tip => |moment| $moment(moment)),+ };
                self.is_about(moment.seen.rules()) && is_due(moment)
            }

            /// Whether the rules have what it is about.
            #[must_use]
            pub fn is_about(self, rules: &Rules) -> bool {
                let is_about: fn(&Rules) -> bool = match self { $(Tip::$tip => $rules),+ };
                is_about(rules)
            }
        }
    };
}

/// No condition on the rules.
const fn always(_: &Rules) -> bool {
    true
}

/// A black and a red three.
const THREES: [Card; 2] = [Card::new(Rank::Three, Suit::Spades), Card::new(Rank::Three, Suit::Hearts)];

fn has_bonus_threes(rules: &Rules) -> bool {
    THREES.iter().any(|&three| rules.is_bonus(three))
}

fn has_stop_threes(rules: &Rules) -> bool {
    THREES.iter().any(|&three| rules.is_stop_card(three))
}

tips! {
    /// The cards make a special hand.
    Special "special-hand": Moment::has_special_hand, |rules| !rules.special_hands.is_empty();
    /// A three that is laid out was drawn or dealt.
    RedThree "red-three": Moment::has_red_three, has_bonus_threes;
    /// The player may ask the partner.
    Ask "ask": Moment::can_ask, |rules| rules.ask_partner.is_allowed();
    /// The player could go out.
    GoOut "go-out": Moment::can_go_out, always;
    /// Few cards are left, and the side cannot go out yet.
    KeepTwo "keep-two": Moment::must_keep_cards, |rules| rules.canastas_to_go_out > 0;
    /// The side has canastas enough, but not all that going out needs.
    Kinds "canasta-kinds": Moment::lacks_kinds, |rules| {
        !rules.canasta_kinds.is_empty() || rules.out_rules.has(OutRule::COMPLETE)
    };
    /// The foot lies there at the beginning of a hand, or the hand is nearly laid out.
    Foot "foot": Moment::is_about_foot, canasta::rules::Rules::has_feet;
    /// The stock is nearly empty.
    StockEnd "stock-end": Moment::is_stock_short, always;
    /// The pile is frozen.
    Frozen "frozen": Moment::is_frozen, |rules| rules.pile_allowed && (rules.freezing || rules.always_frozen);
    /// A three that stops the pile is on top of it, or selected for the discard.
    BlackThree "black-three": Moment::is_about_stop_three, |rules| rules.pile_allowed && has_stop_threes(rules);
    /// The pile can be taken, and nobody plays alone yet.
    Lone "lone": Moment::can_become_lone, |rules| rules.lone_taker && rules.pile_allowed;
    /// The pile can be taken.
    Take "take": Moment::can_take, |rules| rules.pile_allowed;
    /// The match goes on with another hand.
    Score "score": Moment::is_next_hand, |rules| rules.target.is_some() || rules.deals > Some(1);
    /// The start of a turn.
    Draw "draw": Moment::can_draw, always;
    /// A wild is selected together with other cards.
    Wild "wild": Moment::has_wild_selected, always;
    /// The next player can take the pile with the selected card.
    Warnings "warnings": Moment::feeds_next, |rules| rules.pile_allowed;
    /// A card is selected: how to select more.
    Select "select": Moment::has_one_selected, always;
    /// A card is selected: what a discard does.
    Discard "discard": Moment::has_one_selected, always;
    /// A sequence can be laid or lengthened.
    Sequence "sequence": Moment::can_lay_sequence, |rules| rules.sequences;
    /// A meld of wilds can be laid or lengthened.
    WildMeld "wild-meld": Moment::can_lay_wilds, |rules| rules.wild_melds.is_allowed();
    /// A meld nears a canasta.
    Canasta "canasta": Moment::nears_canasta, always;
    /// The opening can bring bonus cards.
    Talon "bonus-cards": Moment::is_before_talon, |rules| !rules.talons.is_empty();
    /// The side has no meld yet.
    Open "open": Moment::has_not_opened, always;
    /// Cards can be laid.
    Lay "lay": Moment::can_lay, always;
}
