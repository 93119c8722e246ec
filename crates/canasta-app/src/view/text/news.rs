//! What is new in a game to somebody who knows another: from the difference of their rules, so that it is right for any two games.

use super::rules::is_frozen_until_melded;
use super::rules_further::{foot_sizes, kinds_to_go_out};
use super::{Names, capital, level_of_all, list, rule_quoted};
use crate::session::{Level, News};
use crate::words;
use crate::words::news as say;
use canasta::rules::{AskPartner, Card, OpeningRule, Rank, RuleField as F, Rules, Seat, Suit};

/// Fields of the rules, and what is said if one of them differs; `None` where the names of the fields are said.
type Part = (&'static [F], fn(&Rules, Names<'_>) -> Option<String>);

/// The parts of the rules, the most striking first. Other fields are named.
const PARTS: [Part; 18] = [
    (&[F::FootSize, F::Feet, F::FootPickup], |rules, _| {
        Some(match rules.foot_size {
            0 if rules.has_feet() => say::news_feet(&foot_sizes(rules.foot_sizes())),
            0 => say::news_no_foot().to_owned(),
            cards => say::news_foot(cards),
        })
    }),
    (&[F::Sequences], |rules, _| {
        Some(if rules.sequences { say::news_sequences() } else { say::news_no_sequences() }.to_owned())
    }),
    (&[F::Players, F::Sides, F::LoneTaker], |rules, names| Some(seats(rules, names))),
    (&[F::HandSize], |rules, _| Some(say::news_hand_size(rules.hand_size))),
    (&[F::DrawCount], |rules, _| Some(say::news_draw(rules.draw_count))),
    (&[F::CanastasToGoOut, F::CanastaKinds], |rules, _| {
        let needed = rules.canastas_to_go_out;
        Some(match kinds_to_go_out(rules) {
            Some(kinds) => say::news_canastas_of_kinds(needed, &kinds),
            None => say::news_canastas(needed),
        })
    }),
    (&[F::WildMelds], |rules, _| {
        let is = rules.wild_melds.is_allowed();
        Some(if is { say::news_wild_melds() } else { say::news_no_wild_melds() }.to_owned())
    }),
    (&[F::OpeningMinimums, F::OpeningSteps, F::OpeningBy], |rules, _| {
        Some(match rules.opening_minimum_of_hand(0, 1) {
            0 if rules.highest_minimum() == 0 => say::news_any_opening().to_owned(),
            minimum => say::news_opening(minimum),
        })
    }),
    (&[F::Target, F::Deals], |rules, _| {
        Some(match (rules.target, rules.deals) {
            (Some(target), None) => say::news_match_to(target),
            (Some(target), Some(hands)) => say::news_match_to_at_most(target, hands),
            (None, hands) => say::news_match_hands(hands.unwrap_or(1)),
        })
    }),
    (&[F::PileAllowed, F::AlwaysFrozen, F::FrozenUntilMelded, F::Freezing], |rules, _| Some(pile(rules).to_owned())),
    (&[F::RedThreeRole, F::RedThreesNegative, F::ThreesSign], |rules, _| Some(red_threes(rules))),
    (&[F::AskPartner], |rules, _| {
        Some(
            match rules.ask_partner {
                AskPartner::Never => say::news_nobody_asks(),
                AskPartner::Must => say::news_must_ask(),
                _ => say::news_may_ask(),
            }
            .to_owned(),
        )
    }),
    (&[F::SpecialHands], |rules, _| {
        let none = rules.special_hands.is_empty();
        Some(if none { say::news_no_special_hands() } else { say::news_special_hands() }.to_owned())
    }),
    (&[F::Packs], |rules, _| Some(say::news_packs(rules.packs))),
    (&[F::PileTake], |rules, _| {
        Some(match rules.pile_take {
            None => say::news_whole_pile().to_owned(),
            Some(most) => say::news_part_of_pile(most),
        })
    }),
    (&[F::MaxWilds], |rules, _| {
        Some(match rules.max_wilds {
            None => say::news_any_wilds().to_owned(),
            Some(0) => say::news_no_wilds().to_owned(),
            Some(most) => say::news_most_wilds(most),
        })
    }),
    (&[F::WildsMaxNaturals, F::NaturalsAhead], |rules, _| {
        let words = match (rules.wilds_max_naturals, rules.naturals_ahead) {
            (false, _) => say::news_more_wilds(),
            (true, 0) => say::news_no_more_wilds(),
            (true, _) => say::news_fewer_wilds(),
        };
        Some(words.to_owned())
    }),
    (&[F::Talons, F::OpeningRules], |rules, _| {
        let has_bonus_cards = !rules.talons.is_empty();
        let closed = rules.opening_rules.has(OpeningRule::NO_PILE);
        let words = match has_bonus_cards {
            true => Some(say::news_bonus_cards()),
            false => closed.then(say::news_no_opening_with_pile),
        };
        words.map(str::to_owned)
    }),
];

/// Who plays with whom.
fn seats(rules: &Rules, names: Names<'_>) -> String {
    if rules.lone_taker {
        return say::news_lone_taker().to_owned();
    }
    let sides = rules.sides();
    let own = sides.of(names.me);
    let named = |seats: Vec<Seat>| seats.into_iter().map(|seat| names.of(seat).to_owned()).collect::<Vec<_>>();
    let partners = named(sides.seats_of(own).filter(|&seat| seat != names.me).collect());
    match &*partners {
        [] => {
            let others = named(rules.players.seats().filter(|&seat| seat != names.me).collect());
            say::news_against(&|_| list(&others))
        }
        [one] => say::news_partner(one),
        several => say::news_partners(&|_| list(several)),
    }
}

fn pile(rules: &Rules) -> &'static str {
    match (rules.pile_allowed, rules.always_frozen, is_frozen_until_melded(rules), rules.freezing) {
        (false, ..) => say::news_pile_never(),
        (_, true, ..) => say::news_pile_always_frozen(),
        (_, _, true, true) => say::news_pile_frozen_and_wilds(),
        (_, _, true, false) => say::news_pile_frozen(),
        (_, _, false, true) => say::news_only_wilds_freeze(),
        (_, _, false, false) => say::news_nothing_freezes(),
    }
}

fn red_threes(rules: &Rules) -> String {
    let red = Card::new(Rank::Three, Suit::Hearts);
    let least = rules.threes_sign.as_deref().and_then(|sign| usize::try_from(*sign.first()?).ok());
    let words = match (rules.is_bonus(red), rules.red_threes_negative, least) {
        (false, ..) => say::news_threes_discarded(),
        (true, false, _) | (true, true, Some(0)) => say::news_threes_never_against(),
        (true, true, Some(1)) => say::news_threes_canasta(),
        (true, true, Some(least)) => return say::news_threes_canastas(least),
        (true, true, None) => say::news_threes_melded(),
    };
    words.to_owned()
}

/// What is new: clauses that say it, and those that only name a rule.
struct Told {
    said: Vec<String>,
    named: Vec<String>,
}

fn told(news: &News, names: Names<'_>) -> Told {
    let (before, now) = (&news.before.rules, &news.now.rules);
    let differs = |field: &F| before.value(*field) != now.value(*field);
    let mut all = Vec::new();
    let mut named: Vec<F> = F::ALL.iter().copied().filter(differs).collect();
    for (fields, words) in PARTS {
        if fields.iter().any(|field| named.contains(field))
            && let Some(clause) = words(now, names)
            // What is said of both games is no news: they differ in later hands or rare cases, and those fields are named. Seats
            // of other players are always news.
            && (fields.contains(&F::Players) || words(before, names).as_ref() != Some(&clause))
        {
            all.push(clause);
            named.retain(|field| !fields.contains(field));
        }
    }
    let is_new = |level: &Level| news.before.level.is_some_and(|before| before.name() != level.name());
    all.extend(news.now.level.filter(is_new).map(|level| say::news_level(&level_of_all(level))));
    Told { said: all, named: named.into_iter().map(|field| say::news_changed(&rule_quoted(field))).collect() }
}

/// What is new, a clause each.
#[must_use]
pub fn news(news: &News, names: Names<'_>) -> Vec<String> {
    let Told { said, named } = told(news, names);
    said.into_iter().chain(named).collect()
}

/// What is new, a sentence each, beside the sentences about the rules if there are any: those say what has changed.
#[must_use]
pub fn news_of_game(news: &News, names: Names<'_>, has_rules: bool) -> Vec<String> {
    let Told { said, named } = told(news, names);
    let named = named.into_iter().filter(|_| !has_rules);
    said.into_iter().chain(named).map(|clause| say::news_sentence(&capital(&clause))).collect()
}

/// The most characters of the card at the table.
const LONGEST: usize = 120;

/// What is new, short enough for the card at the table: the first clauses, and whether there are more.
#[must_use]
pub fn news_short(news: &News, names: Names<'_>) -> (String, bool) {
    let all = self::news(news, names);
    let mut length = 0;
    let fits = |clause: &&String| {
        length += clause.chars().count() + 2;
        length <= LONGEST
    };
    let shown: Vec<String> = all.iter().take_while(fits).cloned().collect();
    let more = shown.len() < all.len();
    // A single clause is never longer than the card.
    let shown = shown.into_iter().reduce(|before, next| words::cards::groups_more(&before, &next));
    (say::news_sentence(&shown.unwrap_or_default()), more)
}
