//! The words of the game, explained under the rules in play and, where it helps, for the position on the table.

mod now;

pub use now::term_now;

use super::card::{group_in, laid_three, stopping_three};
use super::rules::{going_out, is_frozen_until_melded, melds, opening, pair, party, pile, stock_end, turn};
use super::rules_further as further;
use super::sentence::when;
use super::{capital, number};
use crate::pages::glossary::Term;
use crate::view::text::Explanation;
use crate::words::{MeldName, glossary as say, rules as say_rules, rules_further as say_further};
use canasta::rules::{
    AskPartner, BlackThreeRole, Card, CardSet, OpeningRule, Players, Rank, RedThreeRole, Rules, Suit,
};

/// A word of the game.
#[must_use]
pub fn term(term: Term) -> &'static str {
    match term {
        Term::Values => say::term_values(),
        Term::Natural => say::term_natural(),
        Term::Wild => say::term_wild(),
        Term::RedThree => say::term_red_three(),
        Term::BlackThree => say::term_black_three(),
        Term::Meld => say::term_meld(),
        Term::Opening => say::term_opening(),
        Term::Canasta => say::term_canasta(),
        Term::NaturalCanasta => say::term_natural_canasta(),
        Term::MixedCanasta => say::term_mixed_canasta(),
        Term::Stock => say::term_stock(),
        Term::Pile => say::term_pile(),
        Term::Taking => say::term_taking(),
        Term::Discard => say::term_discard(),
        Term::Frozen => say::term_frozen(),
        Term::Freezing => say::term_freezing(),
        Term::Blocked => say::term_blocked(),
        Term::Turn => say::term_turn(),
        Term::Dealer => say::term_dealer(),
        Term::Side => say::term_side(),
        Term::Partner => say::term_partner(),
        Term::Asking => say::term_asking(),
        Term::BonusCards => say::term_bonus_cards(),
        Term::SpecialHand => say::term_special_hand(),
        Term::GoingOut => say::term_going_out(),
        Term::Concealed => say::term_concealed(),
        Term::HandPoints => say::term_hand_points(),
        Term::Score => say::term_score(),
        Term::Target => say::term_target(),
        Term::Hand => say::term_hand(),
        Term::Practice => say::term_practice(),
        Term::Undo => say::term_undo(),
    }
}

/// Other names of a word, by which people look for it, in one text; empty where players of these rules use none.
fn also(term: Term, rules: &Rules) -> &'static str {
    let [red, black] = [Suit::Hearts, Suit::Spades].map(|suit| Card::new(Rank::Three, suit));
    match term {
        // There the talons are the bonus cards.
        Term::Stock if !rules.talons.is_empty() => say::also_stock_beside_talon(),
        Term::BlackThree if !rules.pile_allowed || !rules.is_stop_card(black) => "",
        Term::RedThree if !rules.is_bonus(red) => "",
        Term::Blocked if !rules.is_stop_card(black) => say::also_blocked_by_others(),
        Term::Frozen if !rules.pile_allowed => say::also_frozen_never(),
        Term::Values => say::also_values(),
        Term::Natural => say::also_natural(),
        Term::Wild => say::also_wild(),
        Term::RedThree => say::also_red_three(),
        Term::BlackThree => say::also_black_three(),
        Term::Meld => say::also_meld(),
        Term::Opening => say::also_opening(),
        Term::Canasta => say::also_canasta(),
        Term::NaturalCanasta => say::also_natural_canasta(),
        Term::MixedCanasta => say::also_mixed_canasta(),
        Term::Stock => say::also_stock(),
        Term::Pile => say::also_pile(),
        Term::Taking => say::also_taking(),
        Term::Discard => say::also_discard(),
        Term::Frozen => say::also_frozen(),
        Term::Freezing => say::also_freezing(),
        Term::Blocked => say::also_blocked(),
        Term::Turn => say::also_turn(),
        Term::Dealer => say::also_dealer(),
        Term::Side => say::also_side(),
        Term::Partner => say::also_partner(),
        Term::Asking => say::also_asking(),
        Term::BonusCards => say::also_bonus_cards(),
        Term::SpecialHand => say::also_special_hand(),
        Term::GoingOut => say::also_going_out(),
        Term::Concealed => say::also_concealed(),
        Term::HandPoints => say::also_hand_points(),
        Term::Score => say::also_score(),
        Term::Target => say::also_target(),
        Term::Hand => say::also_hand(),
        Term::Practice => say::also_practice(),
        Term::Undo => say::also_undo(),
    }
}

/// The explanation of a word under these rules.
#[must_use]
pub fn explanation(word: Term, rules: &Rules) -> Explanation {
    let sentences = sentences(word, rules).into_iter().flatten().collect();
    Explanation { title: term(word), also: also(word, rules), sentences }
}

fn always(sentence: &str) -> Option<String> {
    Some(sentence.to_owned())
}

fn sentences(term: Term, rules: &Rules) -> Vec<Option<String>> {
    let mixes = rules.max_wilds != Some(0);
    let party = party(rules);
    let [red_threes, black_threes] = further::both_threes(rules);
    let [black_held, red_held] = further::held_threes(rules);
    let no_pile = rules.opening_rules.has(OpeningRule::NO_PILE);
    let meld = if rules.sequences || rules.wild_melds.is_allowed() { MeldName::RankMeld } else { MeldName::Meld };
    match term {
        Term::Values => vec![Some(values(rules)), Some(say::values_count(party)), black_held, red_held],
        Term::Natural => vec![
            always(say::natural_is()),
            always(if rules.sequences { say::natural_suits_in_sequences() } else { say::natural_suits() }),
            Some(say::natural_needed(meld, rules.min_naturals)),
        ],
        Term::Wild => vec![
            when(mixes, say::wild_is()),
            when(!mixes, say::wild_is_in_no_meld()),
            rules.max_wilds.filter(|_| mixes).map(|most| say::wild_at_most(meld, most)),
            (mixes && rules.wilds_max_naturals).then(|| match rules.naturals_ahead {
                0 => say::wild_not_more_than_naturals(meld),
                ahead => say::wild_fewer_than_naturals(meld, ahead),
            }),
            when(rules.wild_melds.is_allowed(), say::wilds_alone_are_meld()),
            when(mixes, say::wild_stays()),
            when(rules.freezing && !rules.always_frozen && rules.pile_allowed, say::wild_freezes()),
        ],
        Term::RedThree if rules.red_three_role == RedThreeRole::Dead => vec![always(&red_threes), red_held],
        Term::RedThree => vec![
            always(say::red_three_is()),
            when(rules.pile_allowed, say::red_three_of_pile()),
            further::threes_points(rules).or_else(|| {
                Some(say::red_three_counts(rules.red_three, rules.all_red_threes(), rules.four_red_threes))
            }),
            further::threes_sign(rules).or_else(|| rules.red_threes_negative.then(|| say::red_three_against(party))),
            red_held,
        ],
        Term::BlackThree if rules.black_three_role == BlackThreeRole::Bonus => vec![
            always(&black_threes),
            further::threes_points(rules).or_else(|| Some(say::black_three_counts(rules.red_three))),
            further::threes_sign(rules),
            black_held,
        ],
        Term::BlackThree if rules.black_three_role == BlackThreeRole::Dead => vec![always(&black_threes), black_held],
        Term::BlackThree => vec![
            when(rules.pile_allowed, say::black_three_is()),
            always(match rules.packs {
                2 => say::black_threes_at_end_of_four(),
                _ => say::black_threes_at_end_of_more(),
            }),
            black_held,
            when(rules.black_threes_last, say::black_threes_alone()),
        ],
        // The kinds of melds come first on either list.
        Term::Meld => melds(rules).into_iter().take(2).chain(further::melds(rules).into_iter().take(2)).collect(),
        Term::Opening => opening(rules).into_iter().chain(further::opening(rules)).collect(),
        Term::Canasta => vec![
            melds(rules).pop().flatten(),
            Some(match rules.canastas_to_go_out {
                0 => say::canasta_not_needed().to_owned(),
                n => say::canastas_needed(party, n),
            }),
        ],
        Term::NaturalCanasta => vec![
            Some(say::natural_canasta_is(rules.natural_canasta)),
            when(mixes, say::natural_canasta_becomes_mixed()),
        ],
        Term::MixedCanasta if !mixes => vec![always(say::mixed_canasta_is_never())],
        Term::MixedCanasta => vec![Some(say::mixed_canasta_is(rules.mixed_canasta))],
        Term::Stock => {
            let drawn = if rules.pile_allowed { say::stock_is_drawn_from_or_pile } else { say::stock_is_drawn_from };
            std::iter::once(Some(drawn(rules.draw_count))).chain(stock_end(rules).into_iter().take(1)).collect()
        }
        Term::Pile => vec![
            always(say::pile_is_discards()),
            rules.pile_allowed.then(|| match rules.pile_take {
                None => say::pile_gives_all().to_owned(),
                Some(1) => say::pile_gives_top().to_owned(),
                Some(most) => say::pile_gives_some(most),
            }),
            when(rules.pile_allowed && rules.always_frozen, say_rules::pile_always_frozen()),
            when(rules.pile_allowed && no_pile, say_further::opening_before_pile()),
            when(!rules.pile_allowed, say::pile_is_never_taken()),
        ],
        // How it is taken, and what is drawn then.
        Term::Taking => {
            let closed = when(no_pile && rules.pile_allowed, say_further::opening_before_pile());
            pile(rules).into_iter().take(2).chain([closed]).collect()
        }
        Term::Discard => vec![always(say::discard_is()), when(rules.pile_allowed, say::discard_for_next())]
            .into_iter()
            .chain(further::turn(rules))
            .collect(),
        Term::Frozen => frozen(rules),
        Term::Freezing if !rules.pile_allowed => pile(rules),
        Term::Freezing if rules.always_frozen => vec![always(say_rules::pile_always_frozen())],
        Term::Freezing => vec![always(if rules.freezing { say::freezing_is() } else { say::freezing_is_not() })],
        Term::Blocked if !rules.pile_allowed => pile(rules),
        Term::Blocked => match stopping_three(rules) {
            None => vec![always(say::blocked_by_nothing())],
            Some(three) => vec![
                Some(match rules.always_frozen {
                    true => say::blocked_while_frozen(three),
                    false => say::blocked_is(three),
                }),
                always(say::blocked_then()),
                when(rules.always_frozen, say::blocked_stays_frozen()),
                when(rules.freezing && !rules.always_frozen, say::blocked_longer_by_wild()),
            ],
        },
        Term::Turn => turn(rules),
        Term::Dealer => vec![always(say::dealer_is())],
        Term::Side => vec![
            always(match rules.sides().has_partners() {
                false => say::side_is_a_player(),
                true => say::side_is_partners(),
            }),
            further::lone(rules),
        ],
        Term::Partner if rules.lone_taker => vec![further::lone(rules), always(say::partner_hand_hidden())],
        Term::Partner => match (rules.players, rules.sides().has_partners()) {
            (Players::Two, _) => vec![always(say::partner_none_of_two())],
            (_, false) => vec![always(say::partner_none())],
            (_, true) => vec![always(partners_sit(rules)), always(say::partner_adds_to_melds())],
        },
        Term::Asking if !rules.ask_partner.is_allowed() => vec![always(say::asking_not())],
        Term::Asking => vec![
            always(ask(rules)),
            when(rules.sides().count() * 2 < rules.players.count(), say::asking_next_partner()),
            always(say::asking_answers()),
            when(rules.ask_partner == AskPartner::Once, say_further::asks_once()),
        ],
        Term::BonusCards => vec![further::talons(rules).or_else(|| always(say::bonus_cards_none()))],
        Term::SpecialHand if rules.special_hands.is_empty() => vec![always(say::special_hand_none())],
        Term::SpecialHand => further::special_hands(rules),
        Term::GoingOut => going_out(rules)
            .into_iter()
            .take(2)
            .chain(further::going_out(rules))
            .chain([Some(say::going_out_brings(rules.going_out))])
            .collect(),
        Term::Concealed => vec![
            always(say::concealed_is()),
            (rules.concealed != rules.going_out).then(|| say::concealed_brings(rules.concealed, rules.going_out)),
            when(
                rules.concealed_exempt && rules.highest_minimum() != 0,
                match rules.sides().has_partners() {
                    false => say::concealed_without_minimum(),
                    true => say::concealed_without_minimum_of_side(),
                },
            ),
        ],
        Term::HandPoints => {
            let cost = if rules.has_feet() { say::hand_points_are_of_feet } else { say::hand_points_are };
            vec![Some(cost(party)), Some(values(rules)), black_held, red_held]
        }
        Term::Score => vec![
            Some(match laid_three(rules) {
                Some(three) => say::score_is_with_threes(party, three),
                None => say::score_is(party),
            }),
            when(rules.melds_need_canasta, say_further::melds_need_canasta()),
            Some(match mixes {
                true => say::score_canastas(rules.going_out, rules.natural_canasta, rules.mixed_canasta),
                false => say::score_canasta(rules.going_out, rules.natural_canasta),
            }),
        ],
        Term::Target => vec![Some(match (rules.target, rules.deals) {
            (None, None | Some(1)) => say::target_one_hand().to_owned(),
            (None, Some(deals)) => say::target_none(deals),
            (Some(target), None) => say::target_is(party, target),
            (Some(target), Some(deals)) => say::target_is_or_hands(party, target, deals),
        })],
        Term::Hand => {
            vec![Some(say::hand_is(rules.hand_size)), further::foot(rules), always(say::hand_is_a_deal_too())]
        }
        Term::Practice => vec![always(say::practice_is())],
        Term::Undo => vec![always(say::undo_is())],
    }
}

/// How the partner is asked.
pub(super) fn ask(rules: &Rules) -> &'static str {
    match rules.ask_partner {
        AskPartner::Must => say::asking_must(),
        _ => say::asking_may(),
    }
}

/// The values of the cards.
fn values(rules: &Rules) -> String {
    let [joker, ace, king, seven] = [Rank::Joker, Rank::Ace, Rank::King, Rank::Seven].map(Rank::points);
    let prices = further::card_prices(rules).map_or_else(String::new, |prices| format!(" {prices}"));
    // A black three that is laid out counts as a bonus card only.
    let values = match rules.black_three_role {
        BlackThreeRole::Bonus => say::values_are_without_three(joker, ace, king, seven),
        _ => say::values_are(joker, ace, king, seven),
    };
    values + &prices
}

fn frozen(rules: &Rules) -> Vec<Option<String>> {
    if !rules.pile_allowed {
        return pile(rules);
    }
    let by = || match laid_three(rules).filter(|_| rules.turn_up) {
        Some(three) => say::frozen_by_wild_or_three(three),
        None => say::frozen_by_wild().to_owned(),
    };
    vec![
        Some(say::frozen_is_taken(&|case| pair(rules, case))),
        (rules.freezing && !rules.always_frozen).then(|| match rules.pile_take {
            None => format!("{} {}", by(), say::frozen_thaws()),
            Some(_) => by(),
        }),
        is_frozen_until_melded(rules).then(|| say::frozen_until_melded(party(rules))),
        when(rules.always_frozen, say_rules::pile_always_frozen()),
        when(!rules.freezing && !is_frozen_until_melded(rules) && !rules.always_frozen, say::frozen_by_nothing()),
    ]
}

/// What stands below cards that are counted: "Three kings: 30 points".
#[must_use]
pub fn cards_and_points(cards: CardSet, rules: &Rules) -> String {
    capital(&say::cards_and_points(&|case| group_in(cards, case), rules.points_of(cards)))
}

/// What stands below cards of one value.
#[must_use]
pub fn points_each(points: i32) -> String {
    say::points_each(points)
}

/// What stands below the groups of an opening: "60 + 30 = 90: enough for 90". The wilds of a single group are counted apart.
#[must_use]
pub fn sum_of_groups(groups: &[CardSet], minimum: i32, rules: &Rules) -> String {
    let parts = |cards: &CardSet| match groups.len() {
        1 => vec![rules.points_of(cards.non_wilds()), rules.points_of(cards.wilds())],
        _ => vec![rules.points_of(*cards)],
    };
    let points: Vec<i32> = groups.iter().flat_map(parts).filter(|&points| points != 0).collect();
    let sum = points.iter().sum();
    let all: Vec<String> = points.iter().map(|&points| number(points)).collect();
    let sum_text = if all.len() > 1 { format!("{} = {}", all.join(" + "), number(sum)) } else { number(sum) };
    match minimum {
        // Any meld opens, so nothing is to be reached.
        ..=0 => say::sum_is_points(&sum_text),
        _ if sum >= minimum => say::sum_is_enough(&sum_text, minimum),
        _ => say::sum_is_too_little(&sum_text, minimum),
    }
}

/// What stands below a canasta.
#[must_use]
pub fn canasta_points(natural: bool, bonus: i32) -> String {
    if natural { say::natural_canasta_points(bonus) } else { say::mixed_canasta_points(bonus) }
}

/// What stands below cards that are left in a hand.
#[must_use]
pub fn left_in_hand(cards: CardSet, rules: &Rules) -> String {
    say::points_against_side(-rules.points_of(cards))
}

/// An item of a score.
#[must_use]
pub fn score_item(label: &str, points: i32) -> String {
    say::item_and_points(label, points)
}

/// The number of words that a search has found.
#[must_use]
pub fn words_found(n: usize) -> String {
    say::words_found(n)
}

/// The name of the picture of a pile, its cards from the bottom up.
#[must_use]
pub fn pile_in_full(pile: &[Card]) -> String {
    let cards: Vec<String> = pile.iter().map(|&one| super::card(one)).collect();
    say::pile_from_bottom(&|_| super::list(&cards))
}

/// Where partners sit.
fn partners_sit(rules: &Rules) -> &'static str {
    match (rules.players, rules.sides().count()) {
        (Players::Six | Players::Eight, 2) => say::partners_every_second(),
        _ => say::partner_opposite(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::Preset;

    #[test]
    fn a_word_says_what_holds_in_further_games() {
        let of = |word, preset: Preset| explanation(word, &preset.rules()).sentences.join(" ");
        let foot = Preset::HandAndFoot;
        let holds = |word, preset, parts: &[&str], never: &[&str]| {
            let words = of(word, preset);
            for part in parts {
                assert!(words.contains(part), "{part} in {words}");
            }
            for part in never {
                assert!(!words.contains(part), "no {part} in {words}");
            }
        };
        holds(Term::Pile, foot, &["the top 7 cards", "always frozen"], &["every card"]);
        holds(Term::Frozen, foot, &["always frozen"], &["freezes it", "thaws"]);
        holds(Term::Freezing, foot, &["always frozen"], &["Discard a wild"]);
        holds(Term::Wild, foot, &["1 natural more than wilds"], &["freezes"]);
        holds(Term::Target, foot, &["4 hands"], &["is one hand"]);
        holds(Term::Asking, foot, &["must ask"], &["may ask"]);
        holds(Term::BlackThree, foot, &["never melded"], &["go out"]);
        holds(Term::RedThree, foot, &["100 each", "left in hand costs 100"], &["against"]);
        holds(Term::HandPoints, foot, &["hands and feet", "A red three left in hand costs 100."], &[]);
        holds(Term::Hand, foot, &["a foot: 11 cards"], &[]);
        holds(Term::GoingOut, foot, &["two natural and two mixed", "picked up the foot"], &[]);
        let american = Preset::ModernAmerican;
        holds(Term::BlackThree, american, &["laid out and replaced"], &["go out", "blocks"]);
        holds(
            Term::RedThree,
            american,
            &[
                "100, 300, 500 and 1,000",
                "each colour for itself",
                "two canastas or more, nothing with one canasta, and against it with none.",
            ],
            &["all four", "else against"],
        );
        holds(Term::BlackThree, american, &["100, 300, 500 and 1,000", "against it with none."], &["red three left"]);
        holds(Term::Blocked, american, &["no three stops the pile"], &["black"]);
        holds(Term::Score, american, &["canastas, threes and", "without a canasta"], &["red three"]);
        holds(Term::Values, american, &["seven to four 5"], &["black three"]);
        holds(Term::Discard, american, &["A wild is discarded only to go out"], &[]);
        holds(Term::Opening, american, &["Only cards of the hand count"], &[]);
        holds(Term::Natural, Preset::Samba, &["Suits matter in sequences"], &["do not matter"]);
        holds(
            Term::RedThree,
            Preset::Samba,
            &["all six together 1,000", "two canastas or more, and against it with fewer than two canastas."],
            &["not melded"],
        );
        holds(Term::BlackThree, Preset::Samba, &["three or more"], &["three or four"]);
        holds(Term::Wild, Preset::Bolivia, &["A meld of a rank may hold two wilds", "Three to seven wilds"], &[]);
        holds(Term::Values, Preset::Bolivia, &["A black three left in hand costs 100."], &[]);
        holds(Term::Partner, Preset::ThreeHanded, &["first takes the pile"], &["nobody has a partner"]);
        let dead = Rules { red_three_role: RedThreeRole::Dead, ..Preset::HandAndFoot.rules() };
        assert!(explanation(Term::Blocked, &dead).sentences[0].starts_with("A three on top"));
    }

    #[test]
    fn a_word_says_what_holds_under_the_rules() {
        let of = |word, rules: &Rules| explanation(word, rules).sentences.join(" ");
        let evening = Preset::Evening.rules();
        assert!(!of(Term::Concealed, &evening).contains("instead of"), "both bring 100");
        assert!(of(Term::Concealed, &Preset::Classic.rules()).contains("200 points instead of 100"));
        let closed = Rules { pile_allowed: false, ..evening };
        assert_eq!(of(Term::Pile, &closed), "The discards, face up. Under these rules it is never taken.");
        assert!(!of(Term::RedThree, &closed).contains("pile"));
        let two = Preset::ClassicTwo.rules();
        for word in Term::ALL.into_iter().filter(|&word| word != Term::Side) {
            let words = of(word, &two);
            assert!(!words.split([' ', ',', '.']).any(|word| word.starts_with("side")), "{words}");
        }
    }
}
