//! The tips of the coach.

use super::card::{bonus_three, stop_three};
use super::error::canastas_of;
use super::glossary::ask;
use super::number::{canastas, none_or, number};
use super::rules_further::{charged_melds, kinds_to_go_out};
use super::{cards_count, count, list};
use crate::features::settings::MouseMode;
use crate::session::Tip;
use canasta::rules::{BonusKey, FootPickup, Missing, OpeningBy, OutRule, Players, Rules, SpecialHand, Words};

/// The input device of a person. The page cannot detect it reliably, so it contains the text for each that shows, and the
/// style sheets show one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputMode {
    /// A mouse.
    Mouse,
    /// A finger.
    Finger,
    /// A remote control with arrows and Enter.
    Remote,
    /// The keys of a keyboard, for whoever plays by ear.
    Keys,
}

impl InputMode {
    /// Every input mode whose texts are in the page.
    pub const ALL: [InputMode; 3] = [InputMode::Mouse, InputMode::Finger, InputMode::Remote];

    /// The class of its text in the style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            InputMode::Mouse => "by-mouse",
            InputMode::Finger => "by-finger",
            InputMode::Remote | InputMode::Keys => "by-remote",
        }
    }
}

/// What a tip says depends on this.
#[derive(Clone, Copy, Debug)]
pub struct TipContext<'a> {
    /// The rules in play.
    pub rules: &'a Rules,
    /// The opening minimum of the person's side, in points.
    pub minimum: i32,
    /// What the person's side lacks to go out.
    pub missing: Option<Missing>,
    /// What the mouse buttons do.
    pub mouse: MouseMode,
}

/// A tip, short enough for three lines on a phone.
#[must_use]
pub fn tip(tip: Tip, context: TipContext<'_>, mode: InputMode) -> String {
    let rules = context.rules;
    let (press, choose) = match mode {
        InputMode::Mouse => ("Click", "Select"),
        InputMode::Finger => ("Tap", "Tap"),
        InputMode::Remote => ("With the arrows and Enter go to", "With the arrows and Enter select"),
        InputMode::Keys => ("Use", "With Space select"),
    };
    match tip {
        Tip::Draw => match rules.draw_count {
            1 => format!("{press} the stock to draw a card."),
            n => format!("{press} the stock to draw {}.", cards_count(n.into())),
        },
        Tip::Take => {
            let what = match rules.pile_take {
                None => "the whole pile".to_owned(),
                Some(most) => format!("up to {} of the pile", cards_count(most.into())),
            };
            format!("The top card fits your cards: you may take {what} instead of drawing, if you lay that card at once.")
        }
        Tip::Open if context.minimum == 0 => {
            format!("{choose} three or more of a {}, then Lay; or one card, then Discard.", collected(rules))
        }
        Tip::Open => format!(
            "{choose} three or more of a {}: your first melds must count {} together. Otherwise discard a card.",
            collected(rules),
            number(context.minimum)
        ),
        Tip::Lay => format!("{choose} cards to lay: new melds of three or more, or cards for the melds you have. Then discard one."),
        Tip::Canasta => canasta(rules),
        Tip::Special => special(rules),
        Tip::Kinds => kinds(rules, context.missing),
        Tip::Foot => foot(rules),
        Tip::Lone => "Who first takes the pile plays this hand alone. The two others are partners from then on, and share their melds.".to_owned(),
        Tip::Sequence => format!(
            "Three or more neighbours of one suit, without wilds, are a sequence. Seven are a canasta of {} points.",
            number(rules.canasta_bonuses.at(BonusKey::SEQUENCE).unwrap_or(0))
        ),
        Tip::WildMeld => format!(
            "Three or more twos and jokers make a meld of their own. Seven are a canasta of {} points{}.",
            number(rules.canasta_bonuses.at(BonusKey::WILD).unwrap_or(0)),
            if rules.canasta_bonuses.at(BonusKey::WILD_TWOS).is_some() { " or more" } else { "" }
        ),
        Tip::Talon => talon(rules),
        Tip::Wild => wilds(rules),
        Tip::Select => select(context.mouse, mode).to_owned(),
        Tip::Discard => "Discard ends your turn. The next player may take the pile if your card fits, so think what they collect.".to_owned(),
        Tip::Warnings => "The next player could take the pile with this card. The table can warn you of that before each discard.".to_owned(),
        Tip::Frozen => format!(
            "The pile is {}frozen: only {} natural cards like its top card, from your hand, take it.",
            if rules.always_frozen { "always " } else { "" },
            count(rules.pile_naturals())
        ),
        Tip::BlackThree => format!(
            "A {} on top blocks the pile for the next player, and for nobody after that.",
            stop_three(rules).unwrap_or("three")
        ),
        Tip::RedThree => threes(rules),
        Tip::GoOut => format!(
            "You can go out: lay {}all but one and discard it. Cards left in {}.",
            if rules.out_rules.has(OutRule::DISCARD) { "" } else { "all your cards, or " },
            match (rules.players, rules.sides().has_partners()) {
                (Players::Two, _) => "the other hand count against its player",
                (_, false) => "other hands count against their players",
                (_, true) => "other hands count against their side",
            }
        ),
        Tip::Ask => ask(rules).to_owned(),
        Tip::KeepTwo => format!(
            "{} {}, so keep {}.",
            match rules.sides().has_partners() {
                false => "You cannot go out before you have",
                true => "Your side cannot go out before it has",
            },
            canastas(rules.canastas_to_go_out.into()),
            if rules.keep_last_card { "one card" } else { "a card to discard and one more" }
        ),
        Tip::StockEnd => "The stock is nearly empty, and the hand may end with it: lay what you can, since cards in your hand count against you.".to_owned(),
        Tip::Score => match rules.target {
            Some(target) => format!(
                "The match goes on until a {} has {} points.{}",
                if rules.sides().has_partners() { "side" } else { "player" },
                number(target),
                match (rules.opening_by, &*rules.opening_minimums) {
                    (OpeningBy::Score, [lowest, .., highest]) if lowest < highest => {
                        " The more you have, the more your first melds must count."
                    }
                    _ => "",
                }
            ),
            None => rules.deals.map_or_else(String::new, |deals| {
                format!("The match has {deals} hands: the highest total wins after the last.")
            }),
        },
    }
}

/// What the threes that are laid out count.
fn threes(rules: &Rules) -> String {
    let worth = match rules.threes_table.as_deref() {
        Some([first, _, ..]) => format!("{} or more", number(*first)),
        Some([first]) => number(*first),
        _ => number(rules.red_three),
    };
    let has = if rules.sides().has_partners() { "your side has" } else { "you have" };
    let least = rules.threes_sign.as_deref().and_then(<[i32]>::first);
    let against = match least {
        _ if !rules.red_threes_negative => String::new(),
        None => format!(", but against you while {has} no meld"),
        Some(0) => String::new(),
        Some(1) => format!(", but against you while {has} no canasta"),
        Some(&n) => format!(", but against you while {has} fewer than {}", canastas(usize::try_from(n).unwrap_or(0))),
    };
    let three = bonus_three(rules).unwrap_or("red three");
    format!("A {three} is a bonus card: it is laid out at once and counts {worth}{against}.")
}

/// What a meld collects.
const fn collected(rules: &Rules) -> &'static str {
    if rules.sequences { "rank, or in a row of a suit" } else { "rank" }
}

/// What canastas are worth, and how many going out needs.
fn canasta(rules: &Rules) -> String {
    let natural = number(rules.natural_canasta);
    let worth = match rules.max_wilds {
        Some(0) => format!("{natural} points"),
        _ => format!("{} with wilds, {natural} without", number(rules.mixed_canasta)),
    };
    let needed = canastas(rules.canastas_to_go_out.into());
    let others = [(rules.sequences, "a suit"), (rules.wild_melds.is_allowed(), "wilds")];
    let others: Vec<String> = others.into_iter().filter(|(is, _)| *is).map(|(_, of)| of.to_owned()).collect();
    let more = if others.is_empty() { String::new() } else { format!(" Seven of {} are one too.", list(&others)) };
    format!("Seven of a rank make a canasta: {worth}.{more} Going out needs {needed}.")
}

/// What a special hand brings.
fn special(rules: &Rules) -> String {
    let all = (0..SpecialHand::WORDS.len()).filter_map(|at| rules.special_hands.at(at));
    let least = number(all.min().unwrap_or(0));
    format!(
        "All your cards make a special hand. Laying it ends the hand, and counts {least} or more in place of all else."
    )
}

/// The canastas that going out needs, and what the side has of them.
fn kinds(rules: &Rules, missing: Option<Missing>) -> String {
    let has = if rules.sides().has_partners() { "Your side has" } else { "You have" };
    let needed = kinds_to_go_out(rules).map(|kinds| format!("Among the canastas to go out there must be {kinds}."));
    let complete = || format!("Nobody goes out with a meld of {} that is no canasta.", charged_melds(rules));
    let lacks = match missing {
        Some(Missing::Kind { kind, have, need }) => {
            Some(format!("{has} {} of {} {}.", none_or(have), count(need), canastas_of(kind)))
        }
        _ => None,
    };
    let complete = rules.out_rules.has(OutRule::COMPLETE).then(complete);
    [needed, complete, lacks].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What the foot is, and when it is picked up.
fn foot(rules: &Rules) -> String {
    let then = match rules.foot_pickup {
        FootPickup::AtOnce => "Laying your last card, you play on with it; discarding it, in your next turn",
        FootPickup::TurnEnds => "You pick it up when your hand is empty, and the turn ends",
        FootPickup::Discard => "You pick it up when you discard your last card",
    };
    format!("The foot is a second hand of {}. {then}.", cards_count(rules.foot_size.into()))
}

/// How bonus cards are had.
fn talon(rules: &Rules) -> String {
    let order = ["first", "second", "third", "fourth", "fifth", "sixth"];
    let of = |(&cards, nth): (&i32, &str)| format!("{} for the {nth}", count(usize::try_from(cards).unwrap_or(0)));
    let all: Vec<String> = rules.talons.iter().zip(order).map(of).collect();
    format!("Who opens without the pile draws bonus cards after the discard: {} to open.", list(&all))
}

/// How wilds are used.
fn wilds(rules: &Rules) -> String {
    if rules.max_wilds == Some(0) {
        return "Twos and jokers are wild. Under these rules no meld may hold them.".to_owned();
    }
    let meld = if rules.wild_melds.is_allowed() { "set" } else { "meld" };
    let most = rules.max_wilds.map(|n| format!("at most {} in a {meld}", count(n.into())));
    // A meld of three with no more wilds than naturals has two naturals.
    let least = match (rules.min_naturals, rules.wilds_max_naturals) {
        (..=2, true) => None,
        (1, false) => Some("with at least one natural card".to_owned()),
        (n, _) => Some(format!("with at least {} natural cards", count(n.into()))),
    };
    let balance = rules.wilds_max_naturals.then(|| match rules.naturals_ahead {
        0 => "never more wilds than naturals".to_owned(),
        1 => "always fewer wilds than naturals".to_owned(),
        ahead => format!("always {} more naturals than wilds", count(ahead.into())),
    });
    let limits: Vec<String> = [most, least, balance].into_iter().flatten().collect();
    format!("Twos and jokers are wild, and stand for any rank: {}.", limits.join(", "))
}

/// How more cards are selected.
const fn select(mouse: MouseMode, mode: InputMode) -> &'static str {
    match (mode, mouse) {
        (InputMode::Mouse, MouseMode::LeftSelects) => {
            "Click selects one card; the right button adds more cards, or takes them back."
        }
        (InputMode::Mouse, MouseMode::RightSelects) => {
            "The right button selects one card; a click adds more cards, or takes them back."
        }
        (InputMode::Mouse, MouseMode::ClickAdds) => "Each click adds a card to those selected, or takes it back.",
        (InputMode::Finger, _) => "Each tap adds a card to those selected, or takes it back.",
        (InputMode::Remote, _) => "Enter adds a card to those selected, or takes it back.",
        (InputMode::Keys, _) => "Space adds a card to those selected, or takes it back.",
    }
}

/// How a card is added to the selection by mouse.
#[must_use]
pub fn adding_by_mouse(mouse: MouseMode) -> String {
    match mouse {
        MouseMode::LeftSelects => " The right button adds a card.",
        MouseMode::RightSelects => " The left button adds a card.",
        MouseMode::ClickAdds => " Each click adds a card.",
    }
    .to_owned()
}

/// The heading of a tip in the list of tips.
#[must_use]
pub const fn tip_title(tip: Tip) -> &'static str {
    match tip {
        Tip::RedThree => "Red threes",
        Tip::Ask => "Asking your partner",
        Tip::GoOut => "Going out",
        Tip::KeepTwo => "The last cards",
        Tip::StockEnd => "The end of the stock",
        Tip::Frozen => "A frozen pile",
        Tip::BlackThree => "Black threes",
        Tip::Take => "Taking the pile",
        Tip::Score => "The score",
        Tip::Draw => "Drawing",
        Tip::Wild => "Wild cards",
        Tip::Warnings => "Warnings before a discard",
        Tip::Select => "Selecting cards",
        Tip::Discard => "Discarding",
        Tip::Canasta => "Canastas",
        Tip::Special => "Special hands",
        Tip::Kinds => "What going out needs",
        Tip::Foot => "The foot",
        Tip::Lone => "Playing alone",
        Tip::Sequence => "Sequences",
        Tip::WildMeld => "Melds of wilds",
        Tip::Talon => "Bonus cards",
        Tip::Open => "The first melds",
        Tip::Lay => "Laying cards",
    }
}

/// The name of the button of a tip for screen readers.
#[must_use]
pub fn tip_button(word: &str, title: &str) -> String {
    format!("{word}: {title}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{Canasta, Preset, RedThreeRole};

    #[test]
    fn tips_follow_the_rules_and_name_what_is_in_the_hand() {
        let rules = Preset::Classic.rules();
        let context = |rules| TipContext { rules, minimum: 90, missing: None, mouse: MouseMode::LeftSelects };
        let by_mouse = |one, rules| tip(one, context(rules), InputMode::Mouse);
        assert_eq!(by_mouse(Tip::Draw, &rules), "Click the stock to draw a card.");
        let two = Rules { draw_count: 2, red_three: 50, red_threes_negative: false, ..rules };
        assert_eq!(by_mouse(Tip::Draw, &two), "Click the stock to draw 2 cards.");
        assert!(by_mouse(Tip::Open, &rules).contains("must count 90 together"));
        assert!(by_mouse(Tip::RedThree, &rules).contains("counts 100, but against you"));
        assert!(by_mouse(Tip::RedThree, &two).ends_with("counts 50."));
        assert!(by_mouse(Tip::Wild, &rules).contains("at most three in a meld, with at least two natural cards"));
        assert!(by_mouse(Tip::Select, &rules).contains("right button adds"));
        for mode in [InputMode::Finger, InputMode::Remote, InputMode::Keys] {
            for &one in Tip::ALL.iter().filter(|one| one.is_about(&rules)) {
                let words = tip(one, context(&rules), mode);
                assert!(!words.to_lowercase().contains("click") && !words.is_empty(), "{mode:?}: {words}");
                assert!(words.chars().count() <= 130, "{} is long: {words}", one.name());
            }
        }
    }

    #[test]
    fn tips_of_further_games_say_what_holds_there() {
        let says = |one: Tip, preset: Preset| {
            let rules = preset.rules();
            let context = TipContext { rules: &rules, minimum: 50, missing: None, mouse: MouseMode::LeftSelects };
            assert!(one.is_about(&rules), "{}", one.name());
            tip(one, context, InputMode::Mouse)
        };
        assert!(says(Tip::Ask, Preset::HandAndFoot).contains("must ask"));
        assert!(says(Tip::Ask, Preset::Samba).contains("may ask"));
        assert!(says(Tip::Take, Preset::HandAndFoot).contains("up to 7 cards of the pile"));
        assert_eq!(
            says(Tip::RedThree, Preset::HandAndFoot),
            "A red three is a bonus card: it is laid out at once and counts 100."
        );
        assert_eq!(
            says(Tip::RedThree, Preset::ModernAmerican),
            "A three is a bonus card: it is laid out at once and counts 100 or more, but against you while your side has no canasta."
        );
        assert!(says(Tip::RedThree, Preset::Samba).ends_with("while your side has fewer than two canastas."));
        let samba = [Tip::Open, Tip::Sequence, Tip::Canasta].map(|one| says(one, Preset::Samba));
        assert!(samba[0].starts_with("Select three or more of a rank, or in a row of a suit: "), "{samba:?}");
        assert!(samba[1].ends_with("Seven are a canasta of 1,500 points."), "{samba:?}");
        assert!(samba[2].contains("Seven of a suit are one too. Going out needs two canastas."), "{samba:?}");
        assert!(says(Tip::Canasta, Preset::Bolivia).contains("Seven of a suit and wilds are one too."));
        assert!(says(Tip::WildMeld, Preset::ModernAmerican).ends_with("2,000 points or more."));
        assert!(says(Tip::Special, Preset::ModernAmerican).contains("counts 2,000 or more"));
        assert!(
            says(Tip::Talon, Preset::ModernAmerican)
                .ends_with(": four for the first and three for the second to open.")
        );
        assert!(
            says(Tip::Kinds, Preset::ModernAmerican).contains("a meld of sevens, aces or wilds that is no canasta")
        );
        assert!(says(Tip::Frozen, Preset::ModernAmerican).starts_with("The pile is always frozen"));
        assert!(says(Tip::GoOut, Preset::ModernAmerican).starts_with("You can go out: lay all but one"));
        assert!(says(Tip::Foot, Preset::HandAndFoot).contains("a second hand of 11 cards"));
        let rules = Preset::HandAndFoot.rules();
        let missing = Some(Missing::Kind { kind: Canasta::Mixed, have: 0, need: 2 });
        let context = TipContext { rules: &rules, minimum: 50, missing, mouse: MouseMode::LeftSelects };
        assert_eq!(
            tip(Tip::Kinds, context, InputMode::Mouse),
            "Among the canastas to go out there must be two natural and two mixed. Your side has none of two mixed canastas."
        );
        assert!(says(Tip::Wild, Preset::HandAndFoot).ends_with("always fewer wilds than naturals."));
        assert!(says(Tip::Score, Preset::HandAndFoot).starts_with("The match has 4 hands"));
        assert!(!Tip::BlackThree.is_about(&Preset::ModernAmerican.rules()), "no three stops the pile");
        let dead = Rules { red_three_role: RedThreeRole::Dead, ..Preset::HandAndFoot.rules() };
        assert!(!Tip::RedThree.is_about(&dead));
        for preset in Preset::ALL {
            for &one in Tip::ALL.iter().filter(|one| one.is_about(&preset.rules())) {
                let words = says(one, preset);
                assert!(words.chars().count() <= 130 && !words.is_empty(), "{preset}, {}: {words}", one.name());
            }
        }
    }

    #[test]
    fn the_limits_of_wilds_are_those_of_the_rules() {
        let says = |rules: &Rules| {
            let context = TipContext { rules, minimum: 50, missing: None, mouse: MouseMode::LeftSelects };
            [Tip::Wild, Tip::Canasta].map(|one| tip(one, context, InputMode::Mouse))
        };
        let duel = Preset::Duel.rules();
        assert!(says(&duel)[0].ends_with("any rank: at most three in a meld, never more wilds than naturals."));
        let rooms = Preset::RoomsFour.rules();
        assert!(says(&rooms)[0].ends_with("any rank: never more wilds than naturals."));
        let five = Rules { min_naturals: 5, ..rooms };
        assert!(says(&five)[0].ends_with("with at least five natural cards, never more wilds than naturals."));
        let none = says(&Rules { max_wilds: Some(0), ..duel });
        assert!(none[0].ends_with("Under these rules no meld may hold them."));
        assert_eq!(none[1], "Seven of a rank make a canasta: 500 points. Going out needs one canasta.");
    }

    #[test]
    fn with_two_players_no_tip_speaks_of_sides() {
        let rules = Preset::ClassicTwo.rules();
        let context = TipContext { rules: &rules, minimum: 50, missing: None, mouse: MouseMode::LeftSelects };
        for &one in Tip::ALL.iter().filter(|one| one.is_about(&rules)) {
            let words = tip(one, context, InputMode::Mouse);
            assert!(!words.contains("side") && !words.contains("partner"), "{words}");
        }
    }
}
