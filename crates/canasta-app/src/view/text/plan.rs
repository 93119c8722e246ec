//! The new game: presets, levels, styles, targets and seats.

use super::rules_further::{charged_meld_names, foot_sizes, kinds_to_go_out_in};
use super::{Names, bad_rules, bonus, capital, list, shown_name};
use crate::session::{Level, MatchAside, NAMES, Plan};
use crate::words::{self, Case, first_page, new_game as say};
use canasta::bots::Style;
use canasta::rules::{AskPartner, OpeningRule, PileNewMeld, Players, Preset, Rules, Seat, Side, StockEnd};

/// The name of a preset.
#[must_use]
pub fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::Classic => say::preset_classic(),
        Preset::ClassicTwo => say::preset_classic_two(),
        Preset::Duel => say::preset_duel(),
        Preset::RoomsTwo => say::preset_rooms_two(),
        Preset::RoomsFour => say::preset_rooms_four(),
        Preset::Evening => say::preset_evening(),
        Preset::Pagat => say::preset_pagat(),
        Preset::ThreeHanded => say::preset_three_handed(),
        Preset::Samba => say::preset_samba(),
        Preset::Bolivia => say::preset_bolivia(),
        Preset::ModernAmerican => say::preset_modern_american(),
        Preset::HandAndFoot => say::preset_hand_and_foot(),
        Preset::DanishFamily => say::preset_danish_family(),
        Preset::CzechClub => say::preset_czech_club(),
        Preset::HandKneeAndFoot => say::preset_hand_knee_and_foot(),
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
            Preset::HandAndFoot | Preset::HandKneeAndFoot => {
                &[Trait::Packs, Trait::Foot, Trait::Length, Trait::Canastas]
            }
            Preset::DanishFamily => &[Trait::Wilds, Trait::Canastas, Trait::Length],
            Preset::CzechClub => &[Trait::Cards, Trait::WildMelds, Trait::Length],
        }
    }

    /// What these rules say about it; `None` where they say nothing.
    fn words(self, rules: &Rules) -> Option<String> {
        let is = |is: bool, words: &str| is.then(|| words.to_owned());
        match self {
            Trait::Packs => Some(say::trait_packs(rules.packs)),
            Trait::Cards => Some(say::trait_cards(rules.hand_size)),
            Trait::Foot => match rules.foot_size {
                0 => rules.has_feet().then(|| say::trait_feet(&foot_sizes(rules.foot_sizes()))),
                cards => Some(say::trait_foot(cards)),
            },
            Trait::Draw => Some(say::trait_draw(rules.draw_count)),
            Trait::Length => Some(match (rules.target, rules.deals) {
                (Some(target), None) => say::trait_match_to(target),
                (Some(target), Some(hands)) => say::trait_match_to_at_most(target, hands),
                (None, hands) => say::trait_hands(hands.unwrap_or(1)),
            }),
            Trait::Minimum => Some(match rules.highest_minimum() {
                0 => say::trait_no_minimum().to_owned(),
                _ => say::trait_minimum(rules.opening_minimum(0)),
            }),
            Trait::Wilds => is(
                rules.wilds_max_naturals,
                match rules.naturals_ahead {
                    0 => say::trait_no_more_wilds(),
                    _ => say::trait_fewer_wilds(),
                },
            ),
            Trait::PileAlways => is(rules.always_frozen && rules.pile_allowed, say::trait_pile_always_frozen()),
            Trait::PilePair => is(
                rules.pile_allowed && (rules.pile_new_meld == PileNewMeld::Pair || rules.always_frozen),
                say::trait_pile_pair(),
            ),
            Trait::Sequences => is(rules.sequences, say::trait_sequences()),
            Trait::WildMelds => is(rules.wild_melds.is_allowed(), say::trait_wild_melds()),
            Trait::Canastas => Some(canastas_to_go_out(rules)),
            Trait::Special => is(!rules.special_hands.is_empty(), say::trait_special_hands()),
            Trait::Talons => is(!rules.talons.is_empty(), say::trait_bonus_cards()),
            Trait::Penalties => (!rules.incomplete_penalties.is_empty())
                .then(|| say::trait_penalties(&|case| list(&charged_meld_names(rules, case)))),
            Trait::Ask => match rules.ask_partner {
                AskPartner::Never => None,
                AskPartner::Must => Some(say::trait_partners_must_ask().to_owned()),
                _ => Some(say::trait_partners_may_ask().to_owned()),
            },
            Trait::KeepLast => is(rules.keep_last_card, say::trait_last_card_kept()),
            Trait::MustTake => {
                is(rules.stock_end == StockEnd::TakeIfAble && rules.pile_allowed, say::trait_must_take())
            }
            Trait::Lone => is(rules.lone_taker, say::trait_lone_player()),
        }
    }
}

/// The canastas that going out needs: "two canastas to go out".
fn canastas_to_go_out(rules: &Rules) -> String {
    let needed = rules.canastas_to_go_out;
    let kinds = |case: Case| kinds_to_go_out_in(rules, case).unwrap_or_default();
    let of_kinds: i32 = rules.canasta_kinds.iter().map(|(_, need)| need).sum();
    match (rules.canasta_kinds.is_empty(), needed) {
        // The kinds say the number where they are all of it.
        (false, _) if of_kinds == i32::from(needed) => say::trait_canastas_of_kinds(&kinds),
        (false, _) => say::trait_canastas_among_them(needed, &kinds),
        (true, 0) => say::trait_no_canasta().to_owned(),
        (true, _) => say::trait_canastas(needed),
    }
}

/// The main rules of a preset, in a sentence, as they are in these rules.
#[must_use]
pub fn preset_note(preset: Preset, rules: &Rules) -> String {
    let mut parts: Vec<String> = Trait::of(preset).iter().filter_map(|part| part.words(rules)).collect();
    parts.extend((!rules.by_deal.is_empty()).then(|| say::trait_by_hand().to_owned()));
    // Rules that have nothing of it left are told by the number of their cards.
    let parts = if parts.is_empty() { Trait::Cards.words(rules).into_iter().collect() } else { parts };
    say::game_traits(&capital(&list(&parts)))
}

/// A name before what describes it.
#[must_use]
pub fn separated(name: &str) -> String {
    format!("{name} · ")
}

/// The accessible name of a game that can be chosen: its name, what it feels like, and its main rules.
#[must_use]
pub fn game_choice(name: &str, feel: &str, note: &str) -> String {
    say::game_choice(name, feel, note)
}

/// What a game of a preset feels like under these rules, for a person who knows none.
#[must_use]
pub fn preset_feel(preset: Preset, rules: &Rules) -> &'static str {
    let has_partners = rules.sides().has_partners();
    let must_open = rules.opening_rules.has(OpeningRule::NO_PILE);
    let open_pile = rules.pile_allowed && !rules.always_frozen && !rules.frozen_until_melded && !must_open;
    let (holds, feel) = match preset {
        Preset::Classic => (has_partners, say::feel_classic()),
        Preset::ClassicTwo => (true, say::feel_classic_two()),
        Preset::Duel => (rules.canastas_to_go_out == 1, say::feel_duel()),
        Preset::RoomsTwo => (open_pile, say::feel_rooms_two()),
        Preset::RoomsFour => (has_partners && open_pile, say::feel_rooms_four()),
        Preset::Evening => (has_partners && rules.highest_minimum() == 0, say::feel_evening()),
        Preset::Pagat => (has_partners && rules.stock_end == StockEnd::TakeIfAble, say::feel_pagat()),
        Preset::ThreeHanded => (rules.lone_taker, say::feel_three_handed()),
        Preset::Samba => (rules.sequences, say::feel_samba()),
        Preset::Bolivia => (rules.sequences && rules.wild_melds.is_allowed(), say::feel_bolivia()),
        Preset::ModernAmerican => (rules.always_frozen && !rules.special_hands.is_empty(), say::feel_modern_american()),
        Preset::HandAndFoot => (rules.has_feet(), say::feel_hand_and_foot()),
        Preset::DanishFamily => (has_partners && rules.closed_turns > 0, say::feel_danish_family()),
        Preset::CzechClub => (has_partners && rules.is_cut_kept(), say::feel_czech_club()),
        Preset::HandKneeAndFoot => (!rules.feet.is_empty(), say::feel_hand_knee_and_foot()),
    };
    // What the game is known for may be gone.
    if holds { feel } else { say::feel_own_rules() }
}

/// The game of the guided first hand: its name, and what it feels like.
#[must_use]
pub fn taught_game() -> (&'static str, &'static str) {
    (say::preset_taught(), say::feel_taught())
}

/// The title of the page that compares rules with others.
#[must_use]
pub fn differs_from(other: &str) -> String {
    say::differs_from(other)
}

/// The number of players that a game is made for.
#[must_use]
pub fn players_of(players: Players) -> String {
    say::made_for_players(players.count())
}

/// The name of a level.
#[must_use]
pub fn level(level: Level) -> &'static str {
    match level.name() {
        "thumb" => say::level_quick(),
        "beginner" => say::level_beginner(),
        "casual" => say::level_casual(),
        "club" => say::level_club(),
        "expert" => say::level_expert(),
        "master" => say::level_master(),
        other => other,
    }
}

/// What a level does, in a sentence that names it.
#[must_use]
pub fn level_is(one: Level, name: &str) -> String {
    let sentence = match one.name() {
        "beginner" => say::level_beginner_is,
        "casual" => say::level_casual_is,
        "club" => say::level_club_is,
        "expert" => say::level_expert_is,
        "master" => say::level_master_is,
        _ => say::level_quick_is,
    };
    sentence(name)
}

/// What a level does in games that have rules of thumb of their own, in a sentence that names it.
#[must_use]
pub fn level_in_further_game(one: Level, name: &str) -> String {
    let sentence = match one.name() {
        "beginner" => say::level_beginner_is_further,
        "casual" => say::level_casual_is_further,
        "club" => say::level_club_is_further,
        "expert" => say::level_expert_is_further,
        "master" => say::level_master_is_further,
        _ => say::level_quick_is,
    };
    sentence(name)
}

/// The name of a style.
#[must_use]
pub fn style(style: Style) -> &'static str {
    match style {
        Style::Balanced => say::style_balanced(),
        Style::Builder => say::style_builder(),
        Style::Runner => say::style_runner(),
        Style::Freezer => say::style_freezer(),
    }
}

/// What a style does, in a sentence that names it.
#[must_use]
pub fn style_is(style: Style, name: &str) -> String {
    let sentence = match style {
        Style::Balanced => say::style_balanced_is,
        Style::Builder => say::style_builder_is,
        Style::Runner => say::style_runner_is,
        Style::Freezer => say::style_freezer_is,
    };
    sentence(name)
}

/// The label of the list of styles of a seat.
#[must_use]
pub fn how_plays(name: &str, partner: bool) -> String {
    if partner { say::style_of_partner(name) } else { say::style_of_player(name) }
}

/// A level and its rank among all: "Casual, level 2 of 5".
#[must_use]
pub fn level_of_all(one: Level) -> String {
    let name = level(one);
    let at = Level::offered().position(|level| level.name() == one.name());
    at.map_or_else(|| name.to_owned(), |at| say::level_of_all(name, at + 1, Level::offered().count()))
}

/// The levels in their order.
#[must_use]
pub fn levels_note() -> String {
    let all: Vec<String> = Level::offered().map(|one| level(one).to_owned()).collect();
    say::levels_in_order(&list(&all))
}

/// The end of a match, as a choice.
#[must_use]
pub fn target(target: Option<i32>, deals: Option<u8>) -> String {
    match (target, deals) {
        (Some(target), None) => say::play_to_points(target),
        (Some(target), Some(hands)) => say::play_to_points_at_most(target, hands),
        (None, hands) => capital(&say::length_hands(hands.unwrap_or(1))),
    }
}

/// Where a match ends, after the name of its rules: "to 5,000", "one hand", "four hands".
#[must_use]
pub fn length(target: Option<i32>, deals: Option<u8>) -> String {
    match (target, deals) {
        (Some(target), None) => say::length_to(target),
        (Some(target), Some(hands)) => say::length_to_at_most(target, hands),
        (None, hands) => say::length_hands(hands.unwrap_or(1)),
    }
}

/// The game that *Play* starts; if its rules are not possible, the reason.
#[must_use]
pub fn plan_short(plan: &Plan) -> String {
    let rules = match plan.rules() {
        Ok(rules) => rules,
        Err(bad) => return say::plan_impossible(preset(plan.preset), &bad_rules(&bad)),
    };
    let game = if plan.is_taught() { taught_game().0 } else { preset(plan.preset) };
    say::plan_in_short(game, &who_plays_whom(plan, &rules), &length(rules.target, rules.deals))
}

/// Who plays against whom.
fn who_plays_whom(plan: &Plan, rules: &Rules) -> String {
    let person = |at: usize| {
        let name = plan.places().get(at).map_or("", |place| &*place.name);
        // A nameless *You* is written as a word within the sentence.
        if at == 0 && name == NAMES[0] { say::player_you().to_owned() } else { shown_name(name) }
    };
    let name = |seat: Seat| person(seat.index());
    let sides = rules.sides();
    let fifth = (rules.people() > rules.players.count()).then(|| person(rules.players.count()));
    let of_side = |side: Side| {
        let third = fifth.clone().filter(|_| side == Side::FIRST);
        list(&sides.seats_of(side).map(name).chain(third).collect::<Vec<_>>())
    };
    match (sides.has_partners(), sides.count()) {
        (false, 3..) => list(&rules.players.seats().map(name).collect::<Vec<_>>()),
        _ => {
            let all = sides.iter().map(of_side);
            all.reduce(|before, next| say::players_against(&before, &next)).unwrap_or_default()
        }
    }
}

/// The entry of the first page that goes back to the match: its title and how the match stands.
#[must_use]
pub fn continue_match(kept: &MatchAside<'_>, names: Names<'_>) -> (&'static str, String) {
    let names = Names { sides: kept.standing.rules.sides(), ..names };
    let hand = kept.standing.hand;
    // Before the first count the score is what lies on the table.
    let is_counted = hand > 1 || kept.laid.is_none();
    let side = |side: Side| {
        let total = is_counted.then(|| kept.standing.totals[side]);
        let laid = kept.laid.map(|laid| laid[side]).filter(|&laid| laid != 0).map(bonus);
        let name = names.side(side);
        match (total, laid) {
            (Some(total), Some(laid)) => Some(name.say(|side| first_page::side_stands_and_laid(side, total, &laid))),
            (Some(total), None) => Some(name.say(|side| first_page::side_stands(side, total))),
            (None, Some(laid)) => Some(name.say(|side| first_page::side_stands_laid(side, &laid))),
            (None, None) => None,
        }
    };
    let title = match (kept.standing.end.is_some(), kept.is_my_turn) {
        (true, _) => first_page::continue_finished(),
        (false, true) => first_page::continue_your_turn(),
        (false, false) => first_page::continue_match(),
    };
    let sides = names.scoring().all_sides().filter_map(side);
    let sides = sides.reduce(|before, next| words::cards::list_more(&before, &next));
    let stands =
        sides.map_or_else(|| first_page::continue_hand(hand), |sides| first_page::continue_hand_stands(hand, &sides));
    (title, stands)
}

/// The first game of a device, in a sentence, and where another can be chosen. A newcomer knows no names of rules or levels.
#[must_use]
pub fn first_game(plan: &Plan) -> String {
    let Ok(rules) = plan.rules() else { return plan_short(plan) };
    let (players, length) = (who_plays_whom(plan, &rules), length(rules.target, rules.deals));
    match Plan::level(plan.places()) {
        Some(bots) if bots.name() == "beginner" => say::first_game_easy(&players, &length),
        Some(bots) => say::first_game_at_level(&players, &length, level(bots)),
        None => say::first_game_mixed(&players, &length),
    }
}

/// The label of the field for the name of a seat.
#[must_use]
pub fn seat_name(number: usize, partner: bool) -> String {
    if partner { say::name_at_seat_of_partner(number) } else { say::name_at_seat(number) }
}

/// The label of the list of players for a seat.
#[must_use]
pub fn who_plays(name: &str, partner: bool) -> String {
    if partner { say::who_plays_partner(name) } else { say::who_plays_player(name) }
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
            assert_ne!(feel, say::feel_own_rules(), "{preset}");
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
                ("first turn", rules.closed_turns == 1),
                ("cuts", rules.is_cut_kept()),
                ("Harder", rules.opening_minimum(0) > usual.opening_minimum(0)),
            ];
            for (claim, holds) in claims {
                assert!(!feel.contains(claim) || holds, "{preset}: {feel}");
            }
            // Without what it is known for, nothing of it is said.
            let plain = Rules { players: Players::Two, ask_partner: AskPartner::Never, ..taught };
            let plain = Rules { canastas_to_go_out: 2, frozen_until_melded: true, ..plain };
            assert!(preset == Preset::ClassicTwo || preset_feel(preset, &plain) == say::feel_own_rules(), "{preset}");
        }
        let two = Preset::ClassicTwo.rules();
        assert!(taught_game().1.contains("fewer cards, and one canasta") && taught.hand_size < two.hand_size);
        assert!(taught.canastas_to_go_out == 1 && taught.canastas_to_go_out < two.canastas_to_go_out);
    }

    #[test]
    fn every_level_says_how_high_it_is() {
        let levels: Vec<Level> = canasta::bots::levels().filter_map(|entry| Level::named(entry.name)).collect();
        for (at, &one) in levels.iter().enumerate() {
            let rank = format!("{}, level {} of {}", level(one), at + 1, levels.len());
            assert_eq!(level_of_all(one), rank);
            for what in [level_is(one, level(one)), level_in_further_game(one, level(one))] {
                assert!(what.starts_with(&format!("{rank}, ")), "{what}");
            }
        }
    }
}
