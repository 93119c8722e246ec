//! The table of rule fields (rules §1), from which the struct, its builder, its fields by name and the share code's numbers are made.

use super::by_deal::ByDeal;
use super::choices::{
    AskPartner, BlackThreeRole, CutKeep, FootPickup, MeldsPerRank, OpeningBy, PileMelds, PileNewMeld, PileOwnMeld,
    PileStart, PileWild, PureRanks, RedThreeRole, StockEnd, WildDiscards, WildMelds,
};
use super::field_kind::{FieldKind, LARGEST, RandomRange, RuleGroup, Since, Visibility};
use super::field_value::AnyField;
use super::lists::{
    BonusKey, CardKey, CountKey, DiscardClass, IncompleteKey, KindKey, Numbers, OpeningNeed, OpeningRule, OutRule,
    Points, RankKey, SpecialHand, TurnUpKind, WordList, WordSet, Words,
};
use crate::rules::cards::RankSet;
use crate::rules::seat::Players;
use crate::rules::serde_text::serde_by_text;
use serde_json::Value;
use std::fmt;
use std::str::FromStr;

/// Makes [`Rules`] and [`RuleField`] of the table.
///
/// A row is a doc comment, the variant of `RuleField`, then the name, type and classic value of the field of `Rules`; then
/// its group in the dialog, its kind with its bounds, and its number in a share code. Numbers are never given twice and
/// never changed, because codes that were handed out hold them. At last come the games with which the dialog shows the field,
/// whether it was in the first release, and the range of random rules.
macro_rules! rules {
    ($(
        $(#[$doc:meta])*
        $variant:ident: $field:ident: $type:ty = $classic:expr, $group:ident, $kind:expr, $number:literal,
        $visibility:ident, $since:ident, $range:ident $(($($bounds:tt)+))?;
    )+) => {
        /// Which Canasta is played: every field of the table in rules §1.
        ///
        /// A plain value: presets are constants ([`Preset::rules`](super::Preset::rules)), house rules are made of them by a
        /// [`RulesBuilder`] or by names ([`Rules::with`]). A field may be set too: [`Rules::check`] refuses impossible
        /// combinations, and what plays a match asks it. Versions to come have more fields.
        ///
        /// ```
        /// use canasta::rules::{Players, Preset};
        /// let rules = Preset::Classic.builder().target(Some(3000)).build()?;
        /// assert_eq!((rules.players, rules.opening_minimum(1500)), (Players::Four, 90));
        /// # Ok::<(), canasta::rules::BadRules>(())
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub struct Rules {
            $($(#[$doc])* pub $field: $type,)+
        }

        /// Rules in the making: a preset with changed fields, which [`RulesBuilder::build`] checks together.
        ///
        /// ```
        /// use canasta::rules::{Preset, RuleField, Rules};
        /// let rules = Preset::Duel.builder().hand_size(13).target(Some(3000)).build()?;
        /// assert_eq!((rules.hand_size, rules.draw_count), (13, 2));
        /// // Rules that are there already are changed in the same way.
        /// let faster = rules.to_builder().draw_count(3).build()?;
        /// assert_eq!((faster.hand_size, faster.draw_count), (13, 3));
        ///
        /// let nonsense = Rules::builder().target(Some(0)).build().unwrap_err();
        /// assert_eq!(nonsense.field(), Some(RuleField::Target));
        /// assert_eq!(nonsense.to_string(), "target: must be from 1 to 1000000");
        /// # Ok::<(), canasta::rules::BadRules>(())
        /// ```
        #[derive(Clone, Copy, Debug)]
        #[must_use = "the rules are made by build"]
        pub struct RulesBuilder {
            pub(super) rules: Rules,
        }

        /// Each sets a field; all others stay as they are.
        impl RulesBuilder {
            $(
                $(#[$doc])*
                pub const fn $field(mut self, $field: $type) -> RulesBuilder {
                    self.rules.$field = $field;
                    self
                }
            )+
        }

        /// A field of the rules, by which texts, forms, errors and codes name it.
        ///
        /// ```
        /// use canasta::rules::{Preset, RuleField};
        /// let field: RuleField = "hand_size".parse().unwrap();
        /// assert_eq!(field, RuleField::HandSize);
        /// assert_eq!(Preset::Classic.rules().value(field), 11);
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum RuleField {
            $($(#[$doc])* $variant,)+
        }

        impl RuleField {
            /// Every field, in the order of the dialog: by group.
            pub const ALL: &[RuleField] = &[$(RuleField::$variant),+];

            /// The name in scenario files, records and saves.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(RuleField::$variant => stringify!($field),)+
                }
            }

            /// The lines of the table above the field, each as `doc = "…"`.
            #[cfg(test)]
            pub(super) const fn documentation(self) -> &'static [&'static str] {
                match self {
                    $(RuleField::$variant => &[$(stringify!($doc)),*],)+
                }
            }

            /// The group of the dialog to which the field belongs.
            #[must_use]
            pub const fn group(self) -> RuleGroup {
                match self {
                    $(RuleField::$variant => RuleGroup::$group,)+
                }
            }

            /// The possible values of the field, apart from combinations with others.
            #[must_use]
            pub const fn kind(self) -> FieldKind {
                match self {
                    $(RuleField::$variant => $kind,)+
                }
            }

            /// The games with which the dialog shows the field.
            #[must_use]
            pub const fn visibility(self) -> Visibility {
                match self {
                    $(RuleField::$variant => Visibility::$visibility,)+
                }
            }

            /// The usual numbers of the field, of which random rules draw.
            #[must_use]
            pub const fn random_range(self) -> RandomRange {
                match self {
                    $(RuleField::$variant => RandomRange::$range $(($($bounds)+))?,)+
                }
            }

            /// Whether every text that holds whole rules has the field.
            pub(super) const fn is_of_first_release(self) -> bool {
                match self {
                    $(RuleField::$variant => matches!(Since::$since, Since::First),)+
                }
            }

            /// The number of the field in a share code, 0 to 127.
            pub(super) const fn number(self) -> u8 {
                match self {
                    $(RuleField::$variant => $number,)+
                }
            }
        }

        impl Rules {
            /// The rules of the classic game for four.
            pub(super) const CLASSIC: Rules = Rules { $($field: $classic,)+ };

            /// The value of a field as JSON, as records and scenarios have it.
            #[must_use]
            pub fn value(&self, field: RuleField) -> Value {
                self.field(field).as_json()
            }

            /// Sets a field from JSON. False, changing nothing, if the value is of another type or outside what the field
            /// can hold. Bounds are checked by [`Rules::check`].
            pub(super) fn set_value(&mut self, field: RuleField, value: &Value) -> bool {
                self.field_mut(field).set(value)
            }

            /// Whether the numbers of a field are in a range.
            pub(super) fn is_within(&self, field: RuleField, least: i32, most: i32) -> bool {
                self.field(field).has_numbers_within(least, most)
            }

            /// A field, whatever its type: a program for each of ninety fields takes several times the room.
            fn field(&self, field: RuleField) -> &dyn AnyField {
                match field {
                    $(RuleField::$variant => &self.$field,)+
                }
            }

            fn field_mut(&mut self, field: RuleField) -> &mut dyn AnyField {
                match field {
                    $(RuleField::$variant => &mut self.$field,)+
                }
            }
        }
    };
}

rules! {
    /// Two to eight players.
    Players: players: Players = Players::Four, Deal, FieldKind::Numbers(&[2, 3, 4, 5, 6, 7, 8]), 29, Always, First, Whole;
    /// The number of sides; `None`: two for an even number of players, else each alone.
    Sides: sides: Option<u8> = None, Deal,
        FieldKind::NumberOrNone { least: 2, most: 8, usual: 2 }, 38, Always, Later, Between(2, 8);
    /// Whether who first takes the pile plays alone against the two others (V6).
    LoneTaker: lone_taker: bool = false, Deal, FieldKind::Switch, 39, Always, Later, Whole;
    /// Whether five people play, three against two, so that one of the three rests in each hand (V57).
    SitOut: sit_out: bool = false, Deal, FieldKind::Switch, 69, WithVariants, Later, Whole;
    /// Packs of 52 cards (rules §2.1).
    Packs: packs: u8 = 2, Deal, FieldKind::Number { least: 2, most: 8 }, 36, Always, Later, OneOf(&[2, 2, 3, 5, 8]);
    /// Jokers in each pack.
    PackJokers: pack_jokers: u8 = 2, Deal, FieldKind::Number { least: 0, most: 4 }, 37, Always, Later, Between(0, 4);
    /// Cards dealt to each seat (rules §2.4).
    HandSize: hand_size: u8 = 11, Deal, FieldKind::Number { least: 1, most: 99 }, 1, Always, First, Between(1, 24);
    /// Cards drawn from the stock at the start of a turn (rules §2.5).
    DrawCount: draw_count: u8 = 1, Deal, FieldKind::Numbers(&[1, 2, 3, 4, 5]), 2, Always, First, Whole;
    /// Whether the first player is dealt one card more and begins without drawing (V41).
    LeaderExtra: leader_extra: bool = false, Deal, FieldKind::Switch, 70, WithVariants, Later, Whole;
    /// Whether a card is turned up at the deal to begin the pile.
    TurnUp: turn_up: bool = true, Deal, FieldKind::Switch, 34, Always, Later, Whole;
    /// Cards of the second hand of each seat, the foot (V25).
    FootSize: foot_size: u8 = 0, Deal, FieldKind::Number { least: 0, most: 30 }, 40, WithVariants, Later, Between(0, 13);
    /// Cards of each further hand, where there are several, in the order in which they are picked up. One alone is kept as
    /// `foot_size` (V38).
    Feet: feet: Numbers<3> = Numbers::NONE, Deal,
        FieldKind::List { longest: 3, least: 1, most: 30, or_none: false }, 71, WithVariants, Later, Between(1, 13);
    /// The time at which the foot is picked up: when the hand was emptied, or with a canasta of its player (V39).
    FootPickup: foot_pickup: FootPickup = FootPickup::AtOnce, Deal,
        FieldKind::Words(&FootPickup::NAMES), 41, WithVariants, Later, Whole;
    /// Whether threes of a foot that are laid out are replaced from the stock (V25).
    FootThreesReplaced: foot_threes_replaced: bool = true, Deal, FieldKind::Switch, 72, WithVariants, Later, Whole;
    /// What the cutter keeps of the packet that was lifted (V40).
    CutKeep: cut_keep: CutKeep = CutKeep::None, Deal, FieldKind::Words(&CutKeep::NAMES), 73, WithVariants, Later, Whole;
    /// Cards on which another card is turned up at the deal (V42).
    TurnUpAgain: turn_up_again: WordSet<TurnUpKind> = WordSet::of(&[TurnUpKind::WILD, TurnUpKind::RED_THREE]), Deal,
        FieldKind::WordSet(TurnUpKind::WORDS), 75, WithVariants, Later, Whole;
    /// Whether such a card goes under the stock instead of being covered.
    TurnUpBack: turn_up_back: bool = false, Deal, FieldKind::Switch, 76, WithVariants, Later, Whole;
    /// Cards that lie face down under the turn-up (V43).
    PileStart: pile_start: PileStart = PileStart::NONE, Deal,
        FieldKind::NumberOrWord { least: 0, most: 15, word: PileStart::WORD }, 77, WithVariants, Later, Between(0, 15);
    /// Bonus cards for the first, second … side that opens (V24).
    Talons: talons: Numbers<8> = Numbers::NONE, Deal,
        FieldKind::List { longest: 8, least: 1, most: 8, or_none: false }, 42, WithVariants, Later, Between(1, 4);

    /// Fewest naturals in a meld (rules §2.10).
    MinNaturals: min_naturals: u8 = 2, Melds,
        FieldKind::Number { least: 1, most: 8 }, 7, Always, First, OneOf(&[1, 2, 2, 3, 4, 8]);
    /// Most wilds in a meld; `None`: no cap.
    MaxWilds: max_wilds: Option<u8> = Some(3), Melds,
        FieldKind::NumberOrNone { least: 0, most: 255, usual: 3 }, 5, Always, First, OneOf(&[0, 1, 2, 3, 6, 8]);
    /// Whether the wilds in a meld may never outnumber its naturals.
    WildsMaxNaturals: wilds_max_naturals: bool = false, Melds, FieldKind::Switch, 6, Always, First, Whole;
    /// How many more naturals than wilds a meld with wilds needs where `wilds_max_naturals` holds.
    NaturalsAhead: naturals_ahead: u8 = 0, Melds, FieldKind::Number { least: 0, most: 5 }, 33, Always, Later, Between(0, 3);
    /// Most cards of a set; `None`: no cap (V15).
    MeldMax: meld_max: Option<u8> = None, Melds,
        FieldKind::NumberOrNone { least: 7, most: 20, usual: 7 }, 43, WithVariants, Later, Between(7, 14);
    /// The number of sets of one rank, and of wild melds, that a side may have (V12).
    MeldsPerRank: melds_per_rank: MeldsPerRank = MeldsPerRank::One, Melds,
        FieldKind::Words(&MeldsPerRank::NAMES), 44, WithVariants, Later, Whole;
    /// Whether sequences may be melded (V13).
    Sequences: sequences: bool = false, Melds, FieldKind::Switch, 45, WithVariants, Later, Whole;
    /// Whether wilds alone may be melded (V14).
    WildMelds: wild_melds: WildMelds = WildMelds::Never, Melds,
        FieldKind::SwitchOrWords(WildMelds::WORDS), 46, WithVariants, Later, Whole;
    /// Naturals that a set needs before wilds join it after the opening (V15).
    WildsJoinAt: wilds_join_at: u8 = 0, Melds,
        FieldKind::Number { least: 0, most: 7 }, 47, WithVariants, Later, Between(0, 5);
    /// The ranks whose sets take no wilds (V15).
    PureRanks: pure_ranks: PureRanks = PureRanks::NONE, Melds,
        FieldKind::WordByRank(PureRanks::WORDS), 48, WithVariants, Later, Whole;
    /// Whether nobody lays cards on sets of a rank of which a side has a canasta (V15).
    DeadRanks: dead_ranks: bool = false, Melds, FieldKind::Switch, 49, WithVariants, Later, Whole;

    /// Points of a side's first meld: the first for a score below the first of the steps, the next from that step, and so on
    /// (rules §2.9).
    OpeningMinimums: opening_minimums: Numbers<6> = Numbers::of(&[15, 50, 90, 120]), Opening,
        FieldKind::Minimums, 8, Always, First, OneOf(&[0, 0, 15, 50, 60, 90, 120, 150, 300]);
    /// What picks the minimum: the score, or the number of the hand (V17).
    OpeningBy: opening_by: OpeningBy = OpeningBy::Score, Opening,
        FieldKind::Words(&OpeningBy::NAMES), 50, WithVariants, Later, Whole;
    /// Scores from which the second, third … minimum holds.
    OpeningSteps: opening_steps: Numbers<5> = Numbers::of(&[0, 1500, 3000]), Opening,
        FieldKind::List { longest: 5, least: -LARGEST, most: LARGEST, or_none: false }, 51, WithVariants, Later, Between(-500, 5000);
    /// What else the opening needs (V16).
    OpeningRules: opening_rules: WordSet<OpeningRule> = WordSet::NONE, Opening,
        FieldKind::WordSet(OpeningRule::WORDS), 52, WithVariants, Later, Whole;
    /// The canasta that the opening must hold, for each of the minimums (V49).
    OpeningNeeds: opening_needs: WordList<OpeningNeed, 6> = WordList::NONE, Opening,
        FieldKind::WordByMinimum(OpeningNeed::WORDS), 83, WithVariants, Later, Whole;
    /// Whether the opening may hold wilds.
    WildsInOpening: wilds_in_opening: bool = true, Opening, FieldKind::Switch, 10, Always, First, Whole;
    /// Whether a hand melded out entirely is exempt from the minimum (rules §2.9).
    ConcealedExempt: concealed_exempt: bool = true, Opening, FieldKind::Switch, 9, Always, First, Whole;
    /// First turns of each seat in which nothing is laid and the pile is not taken (V44).
    ClosedTurns: closed_turns: u8 = 0, Opening,
        FieldKind::Number { least: 0, most: 3 }, 78, WithVariants, Later, Between(0, 3);

    /// Whether the pile may be taken at all.
    PileAllowed: pile_allowed: bool = true, Pile, FieldKind::Switch, 11, Always, First, Whole;
    /// The cards of the hand that make a new meld with the top card of an unfrozen pile (rules §2.7).
    PileNewMeld: pile_new_meld: PileNewMeld = PileNewMeld::PairOrWild, Pile,
        FieldKind::Words(&PileNewMeld::NAMES), 12, Always, First, Whole;
    /// Own melds onto which the top card may go (rules §2.7).
    PileOwnMeld: pile_own_meld: PileOwnMeld = PileOwnMeld::Any, Pile,
        FieldKind::Words(&PileOwnMeld::NAMES), 13, Always, First, Whole;
    /// Whether a wild in the pile, or a red three turned up at the deal, freezes it (rules §2.7).
    Freezing: freezing: bool = true, Pile, FieldKind::Switch, 15, Always, First, Whole;
    /// Whether the pile is frozen to a side that has not melded.
    FrozenUntilMelded: frozen_until_melded: bool = true, Pile, FieldKind::Switch, 14, Always, First, Whole;
    /// Whether a pile of one card is closed to a hand of one card.
    OneCardPileClosed: one_card_pile_closed: bool = true, Pile, FieldKind::Switch, 16, Always, First, Whole;
    /// Whether the pile is frozen to everybody at all times.
    AlwaysFrozen: always_frozen: bool = false, Pile, FieldKind::Switch, 32, Always, Later, Whole;
    /// Cards of the hand that take a pile which is frozen by a card in it (V46).
    FrozenNeeds: frozen_needs: u8 = 2, Pile,
        FieldKind::Number { least: 2, most: 3 }, 80, WithVariants, Later, Between(2, 3);
    /// How many of these may be wild (V46).
    FrozenWilds: frozen_wilds: u8 = 0, Pile,
        FieldKind::Number { least: 0, most: 1 }, 81, WithVariants, Later, Between(0, 1);
    /// Cards taken from the top of the pile, that one included; `None`: the whole pile.
    PileTake: pile_take: Option<u8> = None, Pile,
        FieldKind::NumberOrNone { least: 1, most: 50, usual: 7 }, 30, Always, Later, OneOf(&[1, 3, 7]);
    /// Cards drawn from the stock after taking the pile.
    PileExtra: pile_extra: u8 = 0, Pile, FieldKind::Number { least: 0, most: 2 }, 31, Always, Later, Between(0, 2);
    /// The wilds of the hand that take a pile with a wild on top (V45).
    PileWild: pile_wild: PileWild = PileWild::Never, Pile,
        FieldKind::Words(&PileWild::NAMES), 79, WithVariants, Later, Whole;
    /// What is laid of the cards that came with the pile in the turn that took it (V47).
    PileMelds: pile_melds: PileMelds = PileMelds::Any, Pile,
        FieldKind::Words(&PileMelds::NAMES), 82, WithVariants, Later, Whole;
    /// Whether the top card alone may go onto an own sequence (V18).
    PileOntoSequence: pile_onto_sequence: bool = false, Pile, FieldKind::Switch, 53, WithVariants, Later, Whole;
    /// The discard of wilds (V22).
    WildDiscards: wild_discards: WildDiscards = WildDiscards::Any, Pile,
        FieldKind::Words(&WildDiscards::NAMES), 66, WithVariants, Later, Whole;
    /// Cards that are not discarded onto an empty pile (V22).
    NoFirstDiscards: no_first_discards: WordSet<DiscardClass> = WordSet::NONE, Pile,
        FieldKind::WordSet(DiscardClass::WORDS), 67, WithVariants, Later, Whole;

    /// Bonus for one red three, in points.
    RedThree: red_three: i32 = 100, Threes, FieldKind::BONUS, 26, Always, First, Between(0, 200);
    /// Bonus in total for all red threes of the packs, in points.
    FourRedThrees: four_red_threes: i32 = 800, Threes, FieldKind::BONUS, 27, Always, First, Between(0, 1000);
    /// Whether red threes count against a side with no meld.
    RedThreesNegative: red_threes_negative: bool = true, Threes, FieldKind::Switch, 28, Always, First, Whole;
    /// Whether black threes are laid only when no other card is left in the hand (rules §2.11).
    BlackThreesLast: black_threes_last: bool = false, Threes, FieldKind::Switch, 17, Always, First, Whole;
    /// What a black three left in the hand counts against the side, in points.
    BlackThreeHeld: black_three_held: i32 = 5, Threes, FieldKind::BONUS, 35, Always, Later, Between(0, 200);
    /// The role of black threes.
    BlackThreeRole: black_three_role: BlackThreeRole = BlackThreeRole::Stop, Threes,
        FieldKind::Words(&BlackThreeRole::NAMES), 54, WithVariants, Later, Whole;
    /// The role of red threes.
    RedThreeRole: red_three_role: RedThreeRole = RedThreeRole::Bonus, Threes,
        FieldKind::Words(&RedThreeRole::NAMES), 55, WithVariants, Later, Whole;
    /// What a red three left in a hand or foot counts against the side, in points.
    RedThreeHeld: red_three_held: i32 = 0, Threes, FieldKind::BONUS, 56, WithVariants, Later, Between(0, 200);
    /// What a side gets once for four black threes or more among its melds, in points (V55).
    BlackThreesMelded: black_threes_melded: i32 = 0, Threes, FieldKind::BONUS, 87, WithVariants, Later, Between(0, 500);
    /// Totals for one, two … laid-out threes of one colour, in points; each beyond them counts `red_three`.
    ThreesTable: threes_table: Option<Numbers<16>> = None, Threes,
        FieldKind::List { longest: 16, least: 0, most: LARGEST, or_none: true }, 57, WithVariants, Later, Between(0, 1000);
    /// Threes count against a side with fewer canastas than the first number, for it from the second on (V A2).
    ThreesSign: threes_sign: Option<Numbers<2>> = None, Threes,
        FieldKind::List { longest: 2, least: 0, most: 20, or_none: true }, 58, WithVariants, Later, Between(0, 3);

    /// Canastas that a side needs to go out (rules §2.12).
    CanastasToGoOut: canastas_to_go_out: u8 = 1, GoingOut,
        FieldKind::Number { least: 0, most: 11 }, 3, Always, First, OneOf(&[0, 0, 1, 1, 1, 2, 2, 3, 5, 11]);
    /// Ranks that must be among those canastas.
    RequiredRanks: required_ranks: RankSet = RankSet::EMPTY, GoingOut, FieldKind::Ranks, 4, Always, First, Whole;
    /// Fewest canastas of each kind among them (V23).
    CanastaKinds: canasta_kinds: Points<KindKey> = Points::NONE, GoingOut,
        FieldKind::Points { keys: KindKey::WORDS, most: 20 }, 64, WithVariants, Later, Between(0, 2);
    /// What else going out needs (V23).
    OutRules: out_rules: WordSet<OutRule> = WordSet::NONE, GoingOut,
        FieldKind::WordSet(OutRule::WORDS), 65, WithVariants, Later, Whole;
    /// Whether the partner may be asked "May I go out?" (rules §2.13).
    AskPartner: ask_partner: AskPartner = AskPartner::Allowed, GoingOut,
        FieldKind::SwitchOrWords(AskPartner::WORDS), 18, Always, First, Whole;
    /// Whether a player may go out without drawing first (rules §2.12).
    OutWithoutDraw: out_without_draw: bool = false, GoingOut, FieldKind::Switch, 19, Always, First, Whole;
    /// Whether the last card is kept when it may not go out (rules §2.12).
    KeepLastCard: keep_last_card: bool = false, GoingOut, FieldKind::Switch, 20, Always, First, Whole;
    /// The rule for an empty stock (rules §1).
    StockEnd: stock_end: StockEnd = StockEnd::TakeIfFits, GoingOut,
        FieldKind::Words(&StockEnd::NAMES), 21, Always, First, Whole;

    /// The game ends at this score; `None`: after one hand (rules §2.16).
    Target: target: Option<i32> = Some(5000), Scoring,
        FieldKind::NumberOrNone { least: 1, most: LARGEST, usual: 5000 }, 0, Always, First, OneOf(&[1, 500, 1500, 3000, 5000]);
    /// The game ends after so many hands, or at the target before; `None`: the target alone decides.
    Deals: deals: Option<u8> = None, Scoring,
        FieldKind::NumberOrNone { least: 1, most: 20, usual: 4 }, 68, WithVariants, Later, Between(1, 8);
    /// Fields that change from hand to hand: those of the first hand, of the second and so on; the last hold on (V52).
    ByDeal: by_deal: ByDeal = ByDeal::NONE, Scoring, FieldKind::ByHand, 84, WithVariants, Later, Whole;
    /// Bonus for going out, in points.
    GoingOut: going_out: i32 = 100, Scoring, FieldKind::BONUS, 22, Always, First, Between(0, 300);
    /// Bonus in total for going out concealed, in points (rules §2.14).
    Concealed: concealed: i32 = 200, Scoring, FieldKind::BONUS, 23, Always, First, Between(0, 600);
    /// Bonus for lifting exactly the cards of the deal, in points: of real tables, so the score keeper alone counts it (V56).
    CutBonus: cut_bonus: i32 = 0, Scoring, FieldKind::BONUS, 74, WithVariants, Later, Between(0, 200);
    /// Bonus for a natural canasta, in points.
    NaturalCanasta: natural_canasta: i32 = 500, Scoring, FieldKind::BONUS, 24, Always, First, Between(0, 1000);
    /// Bonus for a mixed canasta, in points.
    MixedCanasta: mixed_canasta: i32 = 300, Scoring, FieldKind::BONUS, 25, Always, First, Between(0, 600);
    /// What a card of a rank counts in melds and hands, in points, where it is not the usual value; the three is a black one that is
    /// laid (V53).
    CardPoints: card_points: Points<CardKey> = Points::NONE, Scoring,
        FieldKind::Points { keys: CardKey::WORDS, most: 500 }, 85, WithVariants, Later, Between(0, 50);
    /// Bonuses for other canastas, in points (V F).
    CanastaBonuses: canasta_bonuses: Points<BonusKey, 27> = Points::NONE, Scoring,
        FieldKind::Points { keys: BonusKey::WORDS, most: LARGEST }, 59, WithVariants, Later, Between(0, 2000);
    /// What a side with so many canastas gets once, in points; of several numbers the highest that it reaches (V54).
    CanastaCountBonus: canasta_count_bonus: Points<CountKey, 20> = Points::NONE, Scoring,
        FieldKind::Points { keys: CountKey::WORDS, most: LARGEST }, 86, WithVariants, Later, Between(0, 2000);
    /// What an own meld of fewer than seven cards without wilds, or of wilds alone, counts against the side at the end.
    IncompletePenalties: incomplete_penalties: Points<IncompleteKey> = Points::NONE, Scoring,
        FieldKind::Points { keys: IncompleteKey::WORDS, most: LARGEST }, 60, WithVariants, Later, Between(0, 1000);
    /// What a hand with three cards of a rank, or with four black threes, counts against its side at the end.
    HeldPenalties: held_penalties: Points<RankKey> = Points::NONE, Scoring,
        FieldKind::Points { keys: RankKey::WORDS, most: LARGEST }, 61, WithVariants, Later, Between(0, 500);
    /// Whether melded cards of a side without a canasta count against it.
    MeldsNeedCanasta: melds_need_canasta: bool = false, Scoring, FieldKind::Switch, 62, WithVariants, Later, Whole;
    /// Points of the special hands of fourteen cards (V27).
    SpecialHands: special_hands: Points<SpecialHand> = Points::NONE, Scoring,
        FieldKind::Points { keys: SpecialHand::WORDS, most: LARGEST }, 63, WithVariants, Later, Between(500, 3000);
}

/// The classic game for four.
impl Default for Rules {
    fn default() -> Rules {
        Rules::CLASSIC
    }
}

impl fmt::Display for RuleField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no rule field of this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownRuleField;

impl fmt::Display for UnknownRuleField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such field of the rules")
    }
}

impl std::error::Error for UnknownRuleField {}

serde_by_text!(RuleField);

impl FromStr for RuleField {
    type Err = UnknownRuleField;

    fn from_str(name: &str) -> Result<RuleField, UnknownRuleField> {
        RuleField::ALL.iter().copied().find(|field| field.name() == name).ok_or(UnknownRuleField)
    }
}
