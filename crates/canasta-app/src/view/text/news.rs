//! What is new in a game to somebody who knows another: from the difference of their rules, so that it is right for any two games.

use super::number::{canastas, wilds_count};
use super::rules_further::kinds_to_go_out;
use super::{Names, capital, cards_count, count, length, level_of_all, list, number, rule};
use crate::session::{Level, News};
use canasta::rules::{AskPartner, Card, OpeningRule, Rank, RuleField as F, Rules, Seat, Suit};

/// Fields of the rules, and what is said if one of them differs; `None` where the names of the fields are said.
type Part = (&'static [F], fn(&Rules, Names<'_>) -> Option<String>);

/// The parts of the rules, the most striking first. Other fields are named.
const PARTS: [Part; 18] = [
    (&[F::FootSize, F::FootPickup], |rules, _| {
        Some(match rules.foot_size {
            0 => "there is no foot".to_owned(),
            cards => format!("you have a second hand, the foot, of {}", cards_count(cards.into())),
        })
    }),
    (&[F::Sequences], |rules, _| {
        Some(if rules.sequences { "sequences of a suit are melds" } else { "there are no sequences" }.to_owned())
    }),
    (&[F::Players, F::Sides, F::LoneTaker], |rules, names| Some(seats(rules, names))),
    (&[F::HandSize], |rules, _| Some(format!("you get {}", cards_count(rules.hand_size.into())))),
    (&[F::DrawCount], |rules, _| match rules.draw_count {
        1 => Some("you draw one card".to_owned()),
        more => Some(format!("you draw {} cards", count(more.into()))),
    }),
    (&[F::CanastasToGoOut, F::CanastaKinds], |rules, _| {
        let kinds = kinds_to_go_out(rules).map(|kinds| format!(", among them {kinds}")).unwrap_or_default();
        Some(format!("going out needs {}{kinds}", canastas(rules.canastas_to_go_out.into())))
    }),
    (&[F::WildMelds], |rules, _| {
        let is = rules.wild_melds.is_allowed();
        Some(if is { "wilds alone are a meld" } else { "wilds alone are no meld" }.to_owned())
    }),
    (&[F::OpeningMinimums, F::OpeningSteps, F::OpeningBy], |rules, _| {
        Some(match rules.opening_minimum_of_hand(0, 1) {
            0 if rules.highest_minimum() == 0 => "your first melds may count anything".to_owned(),
            minimum => format!("your first melds must count {}", number(minimum)),
        })
    }),
    (&[F::Target, F::Deals], |rules, _| {
        Some(match length(rules.target, rules.deals) {
            to if to.starts_with("to ") => format!("the match goes {to}"),
            hands => format!("the match is {hands}"),
        })
    }),
    (&[F::PileAllowed, F::AlwaysFrozen, F::FrozenUntilMelded, F::Freezing], |rules, _| Some(pile(rules).to_owned())),
    (&[F::RedThreeRole, F::RedThreesNegative, F::ThreesSign], |rules, _| Some(red_threes(rules))),
    (&[F::AskPartner], |rules, _| {
        Some(
            match rules.ask_partner {
                AskPartner::Never => "nobody asks “May I go out?”",
                AskPartner::Must => "going out needs your partner’s yes",
                _ => "you may ask your partner “May I go out?”",
            }
            .to_owned(),
        )
    }),
    (&[F::SpecialHands], |rules, _| {
        let none = rules.special_hands.is_empty();
        Some(
            if none { "there are no special hands" } else { "some hands of fourteen cards win points at once" }
                .to_owned(),
        )
    }),
    (&[F::Packs], |rules, _| Some(format!("there are {} packs", count(rules.packs.into())))),
    (&[F::PileTake], |rules, _| {
        Some(match rules.pile_take {
            None => "you take the whole pile".to_owned(),
            Some(most) => format!("you take up to {} of the pile", cards_count(most.into())),
        })
    }),
    (&[F::MaxWilds], |rules, _| {
        Some(match rules.max_wilds {
            None => "a meld may hold any number of wilds".to_owned(),
            Some(0) => "no meld may hold wilds".to_owned(),
            Some(most) => format!("a meld holds {} at most", wilds_count(most.into())),
        })
    }),
    (&[F::WildsMaxNaturals, F::NaturalsAhead], |rules, _| {
        Some(match (rules.wilds_max_naturals, rules.naturals_ahead) {
            (false, _) => "a meld may hold more wilds than naturals".to_owned(),
            (true, 0) => "a meld holds no more wilds than naturals".to_owned(),
            (true, _) => "a meld holds fewer wilds than naturals".to_owned(),
        })
    }),
    (&[F::Talons, F::OpeningRules], |rules, _| {
        let words = if rules.talons.is_empty() { None } else { Some("who opens from the stock draws bonus cards") };
        let closed = rules.opening_rules.has(OpeningRule::NO_PILE).then_some("nobody opens with the pile");
        words.or(closed).map(str::to_owned)
    }),
];

/// Who plays with whom.
fn seats(rules: &Rules, names: Names<'_>) -> String {
    if rules.lone_taker {
        return "who first takes the pile plays alone".to_owned();
    }
    let sides = rules.sides();
    let own = sides.of(names.me);
    let named = |seats: Vec<Seat>| seats.into_iter().map(|seat| names.of(seat).to_owned()).collect::<Vec<_>>();
    let partners = named(sides.seats_of(own).filter(|&seat| seat != names.me).collect());
    match &*partners {
        [] => format!(
            "you play against {}",
            list(&named(rules.players.seats().filter(|&seat| seat != names.me).collect()))
        ),
        [one] => format!("{one} is your partner"),
        several => format!("{} are your partners", list(several)),
    }
}

const fn pile(rules: &Rules) -> &'static str {
    match (rules.pile_allowed, rules.always_frozen, rules.frozen_until_melded, rules.freezing) {
        (false, ..) => "the pile is never taken",
        (_, true, ..) => "the pile is always frozen",
        (_, _, true, true) => "the pile is frozen to you until you have melded, and by wilds",
        (_, _, true, false) => "the pile is frozen to you until you have melded",
        (_, _, false, true) => "only a wild in it freezes the pile",
        (_, _, false, false) => "nothing freezes the pile",
    }
}

fn red_threes(rules: &Rules) -> String {
    let red = Card::new(Rank::Three, Suit::Hearts);
    let least = rules.threes_sign.as_deref().and_then(|sign| usize::try_from(*sign.first()?).ok());
    match (rules.is_bonus(red), rules.red_threes_negative, least) {
        (false, ..) => "red threes are only discarded".to_owned(),
        (true, false, _) | (true, true, Some(0)) => "red threes never count against you".to_owned(),
        (true, true, Some(1)) => "threes count against you without a canasta".to_owned(),
        (true, true, Some(least)) => format!("threes count against you with fewer than {}", canastas(least)),
        (true, true, None) => "red threes count against you until you have melded".to_owned(),
    }
}

/// What stands before the name of a field of which only the name is told.
const CHANGED: &str = "changed: ";

/// What is new, a clause each.
#[must_use]
pub fn news(news: &News, names: Names<'_>) -> Vec<String> {
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
    all.extend(news.now.level.filter(is_new).map(|level| format!("the others play as {}", level_of_all(level))));
    all.extend(named.into_iter().map(|field| format!("{CHANGED}“{}”", rule(field))));
    all
}

/// What is new, a sentence each, beside the sentences about the rules if there are any: those say what has changed.
#[must_use]
pub fn news_of_game(news: &News, names: Names<'_>, has_rules: bool) -> Vec<String> {
    let all = self::news(news, names).into_iter();
    all.filter(|clause| !has_rules || !clause.starts_with(CHANGED))
        .map(|clause| format!("{}.", capital(&clause)))
        .collect()
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
    (format!("{}.", shown.join("; ")), more)
}
