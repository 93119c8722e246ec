//! The tips of the coach.

use super::card::{laid_three, stopping_three};
use super::glossary::ask;
use super::list;
use super::number::{number, or_list};
use super::rules_further::{charged_meld_names, foot_sizes, kinds_to_go_out_in};
use crate::features::settings::MouseMode;
use crate::session::Tip;
pub use crate::words::InputMode;
use crate::words::{self, Case, Collected, Own, Party, Three, coach as say};
use canasta::rules::{BonusKey, FootPickup, Missing, OpeningBy, OutRule, Players, Rules, SpecialHand, Words};

/// The page cannot detect the input device of a person reliably, so it contains the text for each that shows, and the style
/// sheets show one.
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
    let has_partners = rules.sides().has_partners();
    let collected = if rules.sequences { Collected::Sequences } else { Collected::Ranks };
    match tip {
        Tip::Draw => say::tip_draw(mode, rules.draw_count),
        Tip::Take => rules.pile_take.map_or_else(|| say::tip_take().to_owned(), say::tip_take_part),
        Tip::Open if context.minimum == 0 => say::tip_open_freely(mode, collected),
        Tip::Open => say::tip_open(mode, collected, context.minimum),
        Tip::Lay => say::tip_lay(mode),
        Tip::Canasta => canasta(rules),
        Tip::Special => special(rules),
        Tip::Kinds => kinds(rules, context.missing),
        Tip::Foot => foot(rules),
        Tip::Lone => say::tip_lone().to_owned(),
        Tip::Sequence => say::tip_sequence(rules.canasta_bonuses.at(BonusKey::SEQUENCE).unwrap_or(0)),
        Tip::WildMeld => {
            let points = rules.canasta_bonuses.at(BonusKey::WILD).unwrap_or(0);
            match rules.canasta_bonuses.at(BonusKey::WILD_TWOS) {
                Some(_) => say::tip_wild_meld_or_more(points),
                None => say::tip_wild_meld(points),
            }
        }
        Tip::Talon => talon(rules),
        Tip::Wild => wilds(rules),
        Tip::Select => select(context.mouse, mode).to_owned(),
        Tip::Discard => say::tip_discard().to_owned(),
        Tip::Warnings => say::tip_warnings().to_owned(),
        Tip::Frozen if rules.always_frozen => say::tip_always_frozen(rules.pile_naturals()),
        Tip::Frozen => say::tip_frozen(rules.naturals_for_frozen()),
        Tip::BlackThree => say::tip_black_three(stopping_three(rules).unwrap_or(Three::Any)),
        Tip::RedThree => threes(rules),
        Tip::GoOut => {
            let has = |rule| rules.out_rules.has(rule);
            let how = match (has(OutRule::DISCARD), has(OutRule::NO_DISCARD)) {
                (true, _) => say::tip_go_out_by_discard(),
                (false, true) => say::tip_go_out_by_melding(),
                (false, false) => say::tip_go_out(),
            };
            let others = match (rules.players, has_partners) {
                (Players::Two, _) => say::tip_other_hand(),
                (_, false) => say::tip_other_hands(),
                (_, true) => say::tip_other_hands_of_sides(),
            };
            format!("{how} {others}")
        }
        Tip::Ask => ask(rules).to_owned(),
        Tip::KeepTwo if rules.keep_last_card => say::tip_keep_one(own(rules), rules.canastas_to_go_out),
        Tip::KeepTwo => say::tip_keep_two(own(rules), rules.canastas_to_go_out),
        Tip::StockEnd => say::tip_stock_end().to_owned(),
        Tip::Score => match rules.target {
            Some(target) => {
                let goal = say::tip_score(if has_partners { Party::Side } else { Party::Player }, target);
                match (rules.opening_by, &*rules.opening_minimums) {
                    (OpeningBy::Score, [lowest, .., highest]) if lowest < highest => {
                        format!("{goal} {}", say::tip_score_openings())
                    }
                    _ => goal,
                }
            }
            None => rules.deals.map_or_else(String::new, say::tip_score_hands),
        },
    }
}

/// Whether the person has a side, or plays alone.
fn own(rules: &Rules) -> Own {
    if rules.sides().has_partners() { Own::Side } else { Own::Alone }
}

/// What the threes that are laid out count.
fn threes(rules: &Rules) -> String {
    let worth = match rules.threes_table.as_deref() {
        Some([first, _, ..]) => say::threes_worth_or_more(*first),
        Some([first]) => number(*first),
        _ => number(rules.red_three),
    };
    let least = rules.threes_sign.as_deref().and_then(<[i32]>::first);
    let against = match least {
        _ if !rules.red_threes_negative => None,
        None => Some(say::while_no_meld(own(rules))),
        Some(0) => None,
        Some(1) => Some(say::while_no_canasta(own(rules))),
        Some(&n) => Some(say::while_fewer_canastas(own(rules), n.max(0))),
    };
    let three = laid_three(rules).unwrap_or(Three::Red);
    match against {
        None => say::tip_threes(three, &worth),
        Some(against) => say::tip_threes_against(three, &worth, &against),
    }
}

/// What canastas are worth, and how many going out needs.
fn canasta(rules: &Rules) -> String {
    let worth = match rules.max_wilds {
        Some(0) => say::tip_canasta_natural(rules.natural_canasta),
        _ => say::tip_canasta(rules.mixed_canasta, rules.natural_canasta),
    };
    let others = match (rules.sequences, rules.wild_melds.is_allowed()) {
        (true, true) => Some(say::tip_canasta_of_both()),
        (true, false) => Some(say::tip_canasta_of_suit()),
        (false, true) => Some(say::tip_canasta_of_wilds()),
        (false, false) => None,
    };
    let needed = say::tip_canastas_needed(rules.canastas_to_go_out);
    [Some(worth), others.map(str::to_owned), Some(needed)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What a special hand brings.
fn special(rules: &Rules) -> String {
    let all = (0..SpecialHand::WORDS.len()).filter_map(|at| rules.special_hands.at(at));
    say::tip_special(all.min().unwrap_or(0))
}

/// The canastas that going out needs, and what the side has of them.
fn kinds(rules: &Rules, missing: Option<Missing>) -> String {
    let kinds = |case| kinds_to_go_out_in(rules, case);
    let needed = kinds(Case::Nom).map(|_| say::tip_kinds(&|case| kinds(case).unwrap_or_default()));
    let complete = || say::tip_kinds_complete(&|case| or_list(&charged_meld_names(rules, case)));
    let lacks = match missing {
        Some(Missing::Kind { kind, have, need }) => Some(say::tip_kinds_have(own(rules), kind, have, need)),
        _ => None,
    };
    let complete = rules.out_rules.has(OutRule::COMPLETE).then(complete);
    [needed, complete, lacks].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What the foot is, and when it is picked up.
fn foot(rules: &Rules) -> String {
    let then = match rules.foot_pickup {
        FootPickup::AtOnce => say::tip_foot_at_once(),
        FootPickup::TurnEnds => say::tip_foot_turn_ends(),
        FootPickup::Discard => say::tip_foot_discard(),
        FootPickup::Canasta => say::tip_foot_canasta(),
    };
    let foot = match rules.foot_size {
        0 => say::tip_feet(&foot_sizes(rules.foot_sizes())),
        cards => say::tip_foot(cards),
    };
    format!("{foot} {then}")
}

/// How bonus cards are had.
fn talon(rules: &Rules) -> String {
    let all: Vec<String> =
        (1_u8..).zip(rules.talons.iter()).map(|(at, &cards)| say::talon_of_place(cards, at)).collect();
    say::tip_talon(&|_| list(&all))
}

/// How wilds are used.
fn wilds(rules: &Rules) -> String {
    if rules.max_wilds == Some(0) {
        return say::tip_wild_none().to_owned();
    }
    let limit = if rules.wild_melds.is_allowed() { say::wild_limit_set } else { say::wild_limit };
    let most = rules.max_wilds.map(limit);
    // A meld of three with no more wilds than naturals has two naturals.
    let least = match (rules.min_naturals, rules.wilds_max_naturals) {
        (..=2, true) => None,
        (least, _) => Some(say::wild_naturals(least)),
    };
    let balance = rules.wilds_max_naturals.then(|| match rules.naturals_ahead {
        0 => say::wild_no_more_than_naturals().to_owned(),
        ahead => say::wild_naturals_ahead(ahead),
    });
    let limits = [most, least, balance].into_iter().flatten();
    let limits = limits.reduce(|before, next| words::cards::list_more(&before, &next));
    say::tip_wild(&limits.unwrap_or_default())
}

/// How more cards are selected.
fn select(mouse: MouseMode, mode: InputMode) -> &'static str {
    match (mode, mouse) {
        (InputMode::Mouse, MouseMode::LeftSelects) => say::tip_select_left_selects(),
        (InputMode::Mouse, MouseMode::RightSelects) => say::tip_select_right_selects(),
        (InputMode::Mouse, MouseMode::ClickAdds) => say::tip_select_click_adds(),
        (InputMode::Finger, _) => say::tip_select_tap_adds(),
        (InputMode::Remote, _) => say::tip_select_enter_adds(),
        (InputMode::Keys, _) => say::tip_select_space_adds(),
    }
}

/// How a card is added to the selection by mouse.
#[must_use]
pub fn adding_by_mouse(mouse: MouseMode) -> &'static str {
    match mouse {
        MouseMode::LeftSelects => say::right_button_adds(),
        MouseMode::RightSelects => say::left_button_adds(),
        MouseMode::ClickAdds => say::every_click_adds(),
    }
}

/// The heading of a tip in the list of tips.
#[must_use]
pub fn tip_title(tip: Tip) -> &'static str {
    match tip {
        Tip::RedThree => say::tip_title_red_three(),
        Tip::Ask => say::tip_title_ask(),
        Tip::GoOut => say::tip_title_go_out(),
        Tip::KeepTwo => say::tip_title_keep_two(),
        Tip::StockEnd => say::tip_title_stock_end(),
        Tip::Frozen => say::tip_title_frozen(),
        Tip::BlackThree => say::tip_title_black_three(),
        Tip::Take => say::tip_title_take(),
        Tip::Score => say::tip_title_score(),
        Tip::Draw => say::tip_title_draw(),
        Tip::Wild => say::tip_title_wild(),
        Tip::Warnings => say::tip_title_warnings(),
        Tip::Select => say::tip_title_select(),
        Tip::Discard => say::tip_title_discard(),
        Tip::Canasta => say::tip_title_canasta(),
        Tip::Special => say::tip_title_special(),
        Tip::Kinds => say::tip_title_kinds(),
        Tip::Foot => say::tip_title_foot(),
        Tip::Lone => say::tip_title_lone(),
        Tip::Sequence => say::tip_title_sequence(),
        Tip::WildMeld => say::tip_title_wild_meld(),
        Tip::Talon => say::tip_title_talon(),
        Tip::Open => say::tip_title_open(),
        Tip::Lay => say::tip_title_lay(),
    }
}

/// The name of the button of a tip for screen readers.
#[must_use]
pub fn tip_button(word: &str, title: &str) -> String {
    say::tip_button(word, title)
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
