//! The new game: presets, levels, styles, targets and seats.

use super::number::canastas;
use super::rules_further::{charged_melds, kinds_to_go_out};
use super::{Names, bad_rules, bonus, capital, cards_count, count, list, number, side_name};
use crate::session::{Level, MatchAside, NAMES, Plan};
use canasta::bots::Style;
use canasta::rules::{AskPartner, PileNewMeld, Players, Preset, Rules, Seat, Side, StockEnd};

/// The name of a preset.
#[must_use]
pub const fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::Classic => "Classic",
        Preset::ClassicTwo => "Classic for two",
        Preset::Duel => "Duel",
        Preset::RoomsTwo => "Rooms for two",
        Preset::RoomsFour => "Rooms",
        Preset::Evening => "Evening",
        Preset::Pagat => "Pagat",
        Preset::ThreeHanded => "Three-handed",
        Preset::Samba => "Samba",
        Preset::Bolivia => "Bolivia",
        Preset::ModernAmerican => "Modern American",
        Preset::HandAndFoot => "Hand and Foot",
    }
}

/// A part of the sentence about rules.
#[derive(Clone, Copy)]
enum Trait {
    Packs,
    Cards,
    Foot,
    Draw,
    Length,
    Minimum,
    Wilds,
    PileAlways,
    PilePair,
    Sequences,
    WildMelds,
    Canastas,
    Special,
    Talons,
    Penalties,
    Ask,
    KeepLast,
    MustTake,
    Lone,
}

impl Trait {
    /// What a person wants to know first of a preset.
    const fn of(preset: Preset) -> &'static [Trait] {
        match preset {
            Preset::Classic => &[Trait::Cards, Trait::Canastas, Trait::Ask],
            Preset::ClassicTwo => &[Trait::Cards, Trait::Draw, Trait::Canastas],
            Preset::Duel => &[Trait::Draw, Trait::Canastas, Trait::PilePair],
            Preset::RoomsTwo => &[Trait::Draw, Trait::Wilds, Trait::KeepLast],
            Preset::RoomsFour => &[Trait::Wilds, Trait::KeepLast],
            Preset::Evening => &[Trait::Length, Trait::Minimum],
            Preset::Pagat => &[Trait::Cards, Trait::MustTake],
            Preset::ThreeHanded => &[Trait::Cards, Trait::Draw, Trait::Lone],
            Preset::Samba => &[Trait::Packs, Trait::Cards, Trait::Sequences, Trait::Canastas],
            Preset::Bolivia => &[Trait::Packs, Trait::Sequences, Trait::WildMelds, Trait::Canastas],
            Preset::ModernAmerican => &[Trait::PileAlways, Trait::Special, Trait::Talons, Trait::Penalties],
            Preset::HandAndFoot => &[Trait::Packs, Trait::Foot, Trait::Length, Trait::Canastas],
        }
    }

    /// What these rules say about it; `None` where they say nothing.
    fn words(self, rules: &Rules) -> Option<String> {
        let is = |is: bool, words: &str| is.then(|| words.to_owned());
        match self {
            Trait::Packs => Some(format!("{} packs", count(rules.packs.into()))),
            Trait::Cards => Some(format!("{} cards each", count(rules.hand_size.into()))),
            Trait::Foot => {
                (rules.foot_size > 0).then(|| format!("a second hand of {}", cards_count(rules.foot_size.into())))
            }
            Trait::Draw => Some(format!("draw {}", count(rules.draw_count.into()))),
            Trait::Length => Some(match length(rules.target, rules.deals) {
                to if to.starts_with("to ") => format!("a match {to}"),
                hands => hands,
            }),
            Trait::Minimum => Some(match rules.highest_minimum() {
                0 => "no opening minimum".to_owned(),
                _ => format!("opening with {}", number(rules.opening_minimum(0))),
            }),
            Trait::Wilds => is(
                rules.wilds_max_naturals,
                match rules.naturals_ahead {
                    0 => "no more wilds than naturals",
                    _ => "fewer wilds than naturals",
                },
            ),
            Trait::PileAlways => is(rules.always_frozen && rules.pile_allowed, "the pile is always frozen"),
            Trait::PilePair => is(
                rules.pile_allowed && (rules.pile_new_meld == PileNewMeld::Pair || rules.always_frozen),
                "a new meld with the pile needs a natural pair",
            ),
            Trait::Sequences => is(rules.sequences, "sequences of a suit"),
            Trait::WildMelds => is(rules.wild_melds.is_allowed(), "melds of wilds"),
            Trait::Canastas => Some(canastas_to_go_out(rules)),
            Trait::Special => is(!rules.special_hands.is_empty(), "special hands"),
            Trait::Talons => is(!rules.talons.is_empty(), "bonus cards"),
            Trait::Penalties => (!rules.incomplete_penalties.is_empty())
                .then(|| format!("penalties for incomplete {}", charged_melds(rules).replace(" or ", " and "))),
            Trait::Ask => match rules.ask_partner {
                AskPartner::Never => None,
                AskPartner::Must => Some("partners must ask “May I go out?”".to_owned()),
                _ => Some("partners may ask “May I go out?”".to_owned()),
            },
            Trait::KeepLast => is(rules.keep_last_card, "the last card may be kept"),
            Trait::MustTake => is(
                rules.stock_end == StockEnd::TakeIfAble && rules.pile_allowed,
                "as on pagat.com: when the stock is empty, you must take the pile if you can",
            ),
            Trait::Lone => is(rules.lone_taker, "who first takes the pile plays alone against the two others"),
        }
    }
}

/// The canastas that going out needs: "two canastas to go out".
fn canastas_to_go_out(rules: &Rules) -> String {
    let n = usize::from(rules.canastas_to_go_out);
    match kinds_to_go_out(rules) {
        // The kinds say the number where they are all of it.
        Some(kinds)
            if rules.canasta_kinds.iter().map(|(_, need)| need).sum::<i32>() == i32::from(rules.canastas_to_go_out) =>
        {
            format!("{kinds} canastas to go out")
        }
        Some(kinds) => format!("{} to go out, among them {kinds}", canastas(n)),
        None if n == 0 => "no canasta needed to go out".to_owned(),
        None => format!("{} to go out", canastas(n)),
    }
}

/// The main rules of a preset, in a sentence, as they are in these rules.
#[must_use]
pub fn preset_note(preset: Preset, rules: &Rules) -> String {
    let parts: Vec<String> = Trait::of(preset).iter().filter_map(|part| part.words(rules)).collect();
    // Rules that have nothing of it left are told by the number of their cards.
    let parts = if parts.is_empty() { Trait::Cards.words(rules).into_iter().collect() } else { parts };
    format!("{}.", capital(&list(&parts)))
}

/// A name before what describes it.
#[must_use]
pub fn separated(name: &str) -> String {
    format!("{name} · ")
}

/// What a game of a preset feels like under these rules, for a person who knows none.
#[must_use]
pub fn preset_feel(preset: Preset, rules: &Rules) -> &'static str {
    let has_partners = rules.sides().has_partners();
    let open_pile = rules.pile_allowed && !rules.always_frozen && !rules.frozen_until_melded;
    let (holds, feel) = match preset {
        Preset::Classic => (has_partners, "The usual game, with a partner"),
        Preset::ClassicTwo => (true, "The usual game"),
        Preset::Duel => (rules.canastas_to_go_out == 1, "Quick: one canasta is enough"),
        Preset::RoomsTwo => (open_pile, "With a pile that is open from the start"),
        Preset::RoomsFour => (has_partners && open_pile, "With a partner, and a pile that is open from the start"),
        Preset::Evening => (has_partners && rules.highest_minimum() == 0, "Easy, with a partner"),
        Preset::Pagat => {
            (has_partners && rules.stock_end == StockEnd::TakeIfAble, "With a partner, and a longer fight for the pile")
        }
        Preset::ThreeHanded => (rules.lone_taker, "One against two"),
        Preset::Samba => (rules.sequences, "More cards, and runs of a suit"),
        Preset::Bolivia => {
            (rules.sequences && rules.wild_melds.is_allowed(), "More cards, runs, and canastas of wild cards")
        }
        Preset::ModernAmerican => (
            rules.always_frozen && !rules.special_hands.is_empty(),
            "Harder: a pile that is always frozen, and special hands",
        ),
        Preset::HandAndFoot => (rules.foot_size > 0, "Most cards: a second hand for everybody"),
    };
    if holds { feel } else { CHANGED_GAME }
}

/// What a game feels like whose rules have lost what it is known for.
const CHANGED_GAME: &str = "With rules of your own";

/// The game of the guided first hand: its name, and what it feels like.
#[must_use]
pub const fn taught_game() -> (&'static str, &'static str) {
    ("The game of the guided hand", "Simpler: fewer cards, and one canasta is enough")
}

/// The title of the page that compares rules with others.
#[must_use]
pub fn differs_from(other: &str) -> String {
    format!("How it differs from {other}")
}

/// The number of players that a game is made for.
#[must_use]
pub fn players_of(players: Players) -> String {
    format!("Made for {}.", count(players.count()))
}

/// The name of a level, and a description that continues the sentence.
#[must_use]
pub fn level(level: Level) -> (&'static str, &'static str) {
    match level.name() {
        "thumb" => ("Quick", " plays instantly, by rules of thumb."),
        "beginner" => ("Beginner", ", level 1 of 5, remembers little."),
        "casual" => ("Casual", ", level 2 of 5, tries a few plans against a handful of possible hands."),
        "club" => ("Club", ", level 3 of 5, tries several plans."),
        "expert" => ("Expert", ", level 4 of 5, tries several plans against many possible hands."),
        "master" => (
            "Master",
            ", level 5 of 5, tries every good plan against the hands that the others probably hold, for the whole thinking time.",
        ),
        other => (other, "."),
    }
}

/// A description of a level in games that have rules of thumb of their own, which continues the sentence.
#[must_use]
pub fn level_in_further_game(one: Level) -> &'static str {
    match one.name() {
        "beginner" => ", level 1 of 5, lays what it can and does not look at what the others do.",
        "casual" => ", level 2 of 5, plays by rules of thumb.",
        "club" => ", level 3 of 5, plays by better rules of thumb.",
        "expert" => ", level 4 of 5, plays by good rules of thumb and tries a few plans.",
        "master" => ", level 5 of 5, plays by the best rules of thumb and tries plans for the whole thinking time.",
        _ => level(one).1,
    }
}

/// The name of a style, and a description that continues the sentence.
#[must_use]
pub fn style(style: Style) -> (&'static str, &'static str) {
    match style {
        Style::Balanced => ("Balanced", " plays what is best."),
        Style::Builder => ("Builder", " goes for canastas, natural ones above all, and goes out late."),
        Style::Runner => ("Runner", " lays early and goes out early."),
        Style::Freezer => ("Freezer", " freezes the pile and fights for it."),
    }
}

/// The label of the list of styles of a seat.
#[must_use]
pub fn how_plays(name: &str, partner: bool) -> String {
    format!("Playing style of {name}{}", if partner { " (partner)" } else { "" })
}

/// A level and its rank among all: "Casual, level 2 of 5".
#[must_use]
pub fn level_of_all(one: Level) -> String {
    let (name, how) = level(one);
    let rank = how.strip_prefix(", level ").and_then(|how| how.split_once(','));
    rank.map_or_else(|| name.to_owned(), |(rank, _)| format!("{name}, level {rank}"))
}

/// The levels in their order.
#[must_use]
pub fn levels_note() -> String {
    let all: Vec<String> = Level::offered().map(|one| level(one).0.to_owned()).collect();
    format!("The levels, from easy to strong: {}.", list(&all))
}

/// The end of a match, as a choice.
#[must_use]
pub fn target(target: Option<i32>, deals: Option<u8>) -> String {
    match (target, deals) {
        (Some(target), None) => number(target),
        other => capital(length(other.0, other.1).trim_start_matches("to ")),
    }
}

/// Where a match ends, after the name of its rules: "to 5,000", "one hand", "four hands".
#[must_use]
pub fn length(target: Option<i32>, deals: Option<u8>) -> String {
    let hands = |deals: u8| if deals == 1 { "one hand".to_owned() } else { format!("{} hands", count(deals.into())) };
    match (target, deals) {
        (Some(target), None) => format!("to {}", number(target)),
        (Some(target), Some(deals)) => format!("to {}, at most {}", number(target), hands(deals)),
        (None, deals) => hands(deals.unwrap_or(1)),
    }
}

/// The game that *Play* starts; if its rules are not possible, the reason.
#[must_use]
pub fn plan_short(plan: &Plan) -> String {
    let rules = match plan.rules() {
        Ok(rules) => rules,
        Err(bad) => return format!("{} with rules that are not possible. {}", preset(plan.preset), bad_rules(&bad)),
    };
    let game = if plan.is_taught() { taught_game().0 } else { preset(plan.preset) };
    format!("{game}: {}", who_and_length(plan, &rules))
}

/// Who plays against whom, and to what end.
fn who_and_length(plan: &Plan, rules: &Rules) -> String {
    let target = length(rules.target, rules.deals);
    let name = |seat: usize| plan.places().get(seat).map_or("", |place| &*place.name);
    // A nameless *You* is written as a word within the sentence.
    let you = if name(0) == NAMES[0] { "you" } else { name(0) };
    let sides = rules.sides();
    let player = |seat: Seat| if seat == Seat::FIRST { you.to_owned() } else { name(seat.index()).to_owned() };
    let of_side = |side: Side| list(&sides.seats_of(side).map(player).collect::<Vec<_>>());
    let who = match (sides.has_partners(), sides.count()) {
        (false, 3..) => list(&rules.players.seats().map(player).collect::<Vec<_>>()),
        _ => sides.iter().map(of_side).collect::<Vec<_>>().join(" against "),
    };
    format!("{who}, {target}")
}

/// The entry of the first page that goes back to the match: its title and how the match stands.
#[must_use]
pub fn continue_match(kept: &MatchAside<'_>, names: Names<'_>) -> (&'static str, String) {
    let names = Names { sides: kept.standing.rules.sides(), ..names };
    // Before the first count the score is what lies on the table.
    let total =
        |side: Side| (kept.standing.hand > 1 || kept.laid.is_none()).then(|| number(kept.standing.totals[side]));
    let laid = |side: Side| {
        let laid = kept.laid?[side];
        (laid != 0).then(|| format!("{} so far", bonus(laid)))
    };
    let side = |side: Side| {
        let stands: Vec<String> = total(side).into_iter().chain(laid(side)).collect();
        (!stands.is_empty()).then(|| format!("{} {}", side_name(names.side(side)), stands.join(" ")))
    };
    let totals: Vec<String> = names.scoring().all_sides().filter_map(side).collect();
    let title = match (kept.standing.end.is_some(), kept.is_my_turn) {
        (true, _) => "Back to the finished game",
        (false, true) => "Continue: it is your turn",
        (false, false) => "Continue",
    };
    let hand = kept.standing.hand;
    (title, if totals.is_empty() { format!("Hand {hand}") } else { format!("Hand {hand}: {}", totals.join(", ")) })
}

/// The first game of a device, in a sentence, and where another can be chosen. A newcomer knows no names of rules or levels.
#[must_use]
pub fn first_game(plan: &Plan) -> String {
    let Ok(rules) = plan.rules() else { return plan_short(plan) };
    let game = who_and_length(plan, &rules);
    let opponents = match Plan::level(plan.places()) {
        Some(bots) if bots.name() == "beginner" => "easy opponents".to_owned(),
        Some(bots) => format!("opponents at {}", level(bots).0),
        None => "mixed opponents".to_owned(),
    };
    format!("A first game: {game}, {opponents}. You can change it in “Choose the game…”.")
}

/// The label of the field for the name of a seat.
#[must_use]
pub fn seat_name(number: usize, partner: bool) -> String {
    format!("Name at seat {number}{}", if partner { " (partner)" } else { "" })
}

/// The label of the list of players for a seat.
#[must_use]
pub fn who_plays(name: &str, partner: bool) -> String {
    format!("Who plays {name}{}", if partner { " (partner)" } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each contrast holds against the game of the same number of players that is called the usual one.
    #[test]
    fn what_a_game_feels_like_is_true_of_its_rules() {
        let taught = Plan::taught().rules().unwrap();
        for preset in Preset::ALL {
            let rules = preset.rules();
            let usual = if rules.players == Players::Two { Preset::ClassicTwo } else { Preset::Classic }.rules();
            let feel = preset_feel(preset, &rules);
            assert_ne!(feel, CHANGED_GAME, "{preset}");
            let claims = [
                ("partner", rules.sides().has_partners()),
                ("Quick", rules.canastas_to_go_out < usual.canastas_to_go_out),
                ("one canasta", rules.canastas_to_go_out == 1),
                ("open from the start", usual.frozen_until_melded && !rules.frozen_until_melded),
                ("Easy", rules.highest_minimum() < usual.highest_minimum()),
                ("longer fight", rules.stock_end != usual.stock_end),
                ("More cards", rules.packs > usual.packs && rules.hand_size > usual.hand_size),
                ("Most cards", Preset::ALL.iter().all(|other| other.rules().packs <= rules.packs)),
                ("always frozen", rules.always_frozen && !usual.always_frozen),
                ("Harder", rules.opening_minimum(0) > usual.opening_minimum(0)),
            ];
            for (claim, holds) in claims {
                assert!(!feel.contains(claim) || holds, "{preset}: {feel}");
            }
            // Without what it is known for, nothing of it is said.
            let plain = Rules { players: Players::Two, ask_partner: AskPartner::Never, ..taught };
            let plain = Rules { canastas_to_go_out: 2, frozen_until_melded: true, ..plain };
            assert!(preset == Preset::ClassicTwo || preset_feel(preset, &plain) == CHANGED_GAME, "{preset}");
        }
        let two = Preset::ClassicTwo.rules();
        assert!(taught_game().1.contains("fewer cards, and one canasta") && taught.hand_size < two.hand_size);
        assert!(taught.canastas_to_go_out == 1 && taught.canastas_to_go_out < two.canastas_to_go_out);
    }

    #[test]
    fn every_level_says_how_high_it_is() {
        let levels: Vec<Level> = canasta::bots::levels().filter_map(|entry| Level::named(entry.name)).collect();
        for (at, &one) in levels.iter().enumerate() {
            let (_, how) = level(one);
            for how in [how, level_in_further_game(one)] {
                assert!(how.starts_with(&format!(", level {} of {}, ", at + 1, levels.len())), "{}{how}", one.name());
            }
        }
    }
}
