//! The words of the game, explained under the rules in play and, where it helps, for the position on the table.

mod now;

pub use now::term_now;

use super::card::{bonus_three, stop_three};
use super::number::{canastas, plural, wilds_count};
use super::rules::{going_out, melds, opening, pair, pile, side, stock_end, turn};
use super::rules_further as further;
use super::sentence::when;
use super::{capital, cards_count, count, group, list, number};
use crate::pages::glossary::Term;
use crate::view::text::Explanation;
use canasta::rules::{
    AskPartner, BlackThreeRole, Card, CardSet, OpeningRule, Players, Rank, RedThreeRole, Rules, Suit,
};

/// A word of the game.
#[must_use]
pub const fn term(term: Term) -> &'static str {
    match term {
        Term::Values => "Card values",
        Term::Natural => "Natural card",
        Term::Wild => "Wild card",
        Term::RedThree => "Red three",
        Term::BlackThree => "Black three",
        Term::Meld => "Meld",
        Term::Opening => "Opening",
        Term::Canasta => "Canasta",
        Term::NaturalCanasta => "Natural canasta",
        Term::MixedCanasta => "Mixed canasta",
        Term::Stock => "Stock",
        Term::Pile => "Pile",
        Term::Taking => "Taking the pile",
        Term::Discard => "Discard",
        Term::Frozen => "Frozen pile",
        Term::Freezing => "Freezing the pile",
        Term::Blocked => "Blocked pile",
        Term::Turn => "Turn",
        Term::Dealer => "Dealer",
        Term::Side => "Side",
        Term::Partner => "Partner",
        Term::Asking => "“May I go out?”",
        Term::BonusCards => "Bonus cards",
        Term::SpecialHand => "Special hand",
        Term::GoingOut => "Going out",
        Term::Concealed => "Going out concealed",
        Term::HandPoints => "Cards left in the hand",
        Term::Score => "Score",
        Term::Target => "Target",
        Term::Hand => "Hand",
        Term::Practice => "Practice",
        Term::Undo => "Undo",
    }
}

/// Other names of a word, by which people look for it.
const fn also(term: Term) -> &'static [&'static str] {
    match term {
        Term::Values => &["points", "card points"],
        Term::Natural => &["clean card", "real card"],
        Term::Wild => &["joker", "two", "deuce", "wild"],
        Term::RedThree => &["bonus card", "honour", "bonus"],
        Term::BlackThree => &["stopper", "block", "stop card"],
        Term::Meld => &["set", "group", "laying down", "combination"],
        Term::Opening => &["opening minimum", "initial meld", "go down", "minimum count", "first meld"],
        Term::Canasta => &["basket", "book", "seven of a kind"],
        Term::NaturalCanasta => &["clean canasta", "pure canasta", "red canasta", "red book"],
        Term::MixedCanasta => &["dirty canasta", "black canasta", "black book", "unnatural canasta"],
        Term::Stock => &["deck", "draw pile", "talon", "face-down cards"],
        Term::Pile => &["discard pile", "pot", "pack", "the discards"],
        Term::Taking => &["pick up the pile", "picking up", "taking the pack"],
        Term::Discard => &["throw away", "put down"],
        Term::Frozen => &["frozen", "locked pile", "prize pile", "frozen pack"],
        Term::Freezing => &["freeze", "lock the pile"],
        Term::Blocked => &["blocked", "stopped pile", "black three on top"],
        Term::Turn => &["move", "go"],
        Term::Dealer => &["deal", "who begins"],
        Term::Side => &["team", "partnership", "we and they"],
        Term::Partner => &["team mate", "ally"],
        Term::Asking => &["ask", "permission to go out"],
        Term::BonusCards => &["talon", "bonus", "opening bonus"],
        Term::SpecialHand => &["pairs", "garbage", "straight", "dream"],
        Term::GoingOut => &["out", "finish", "close", "end the hand"],
        Term::Concealed => &["out in one turn", "hidden hand", "closed hand"],
        Term::HandPoints => &["minus points", "penalty", "cards in hand"],
        Term::Score => &["points", "counting", "score pad"],
        Term::Target => &["winning score", "end of the game", "match"],
        Term::Hand => &["round", "deal", "your cards"],
        Term::Practice => &["practise", "training"],
        Term::Undo => &["take back", "go back"],
    }
}

/// The explanation of a word under these rules.
#[must_use]
pub fn explanation(word: Term, rules: &Rules) -> Explanation {
    let sentences = sentences(word, rules).into_iter().flatten().collect();
    let also = also(word).iter().copied().filter(|other| is_meant(other, word, rules)).collect();
    Explanation { title: term(word), also, sentences }
}

/// Whether players of these rules mean a word by another of its names.
fn is_meant(other: &str, term: Term, rules: &Rules) -> bool {
    let [red, black] = [Suit::Hearts, Suit::Spades].map(|suit| Card::new(Rank::Three, suit));
    match (term, other) {
        // There the talons are the bonus cards.
        (Term::Stock, "talon") => rules.talons.is_empty(),
        (Term::BlackThree, "stopper" | "block" | "stop card") => rules.pile_allowed && rules.blocks(black),
        (Term::RedThree, "bonus card" | "honour" | "bonus") => rules.is_bonus(red),
        (Term::Blocked, "black three on top") => rules.blocks(black),
        (Term::Frozen, "locked pile" | "prize pile" | "frozen pack") => rules.pile_allowed,
        _ => true,
    }
}

fn always(sentence: &str) -> Option<String> {
    Some(sentence.to_owned())
}

fn sentences(term: Term, rules: &Rules) -> Vec<Option<String>> {
    let mixes = rules.max_wilds != Some(0);
    let [red_threes, black_threes] = further::both_threes(rules);
    let [black_held, red_held] = further::held_threes(rules);
    let no_pile = rules.opening_rules.has(OpeningRule::NO_PILE);
    let meld = if rules.sequences || rules.wild_melds.is_allowed() { "meld of a rank" } else { "meld" };
    match term {
        Term::Values => vec![
            Some(values(rules)),
            Some(format!("Cards on the table count for their {}, cards left in a hand count against it.", side(rules))),
            black_held,
            red_held,
        ],
        Term::Natural => vec![
            always("Every card from four to ace is natural: it stands for its own rank."),
            always(if rules.sequences { "Suits matter in sequences only." } else { "Suits do not matter." }),
            Some(format!(
                "A {meld} needs at least {} of them.",
                if rules.min_naturals == 1 { "one".to_owned() } else { count(rules.min_naturals.into()) }
            )),
        ],
        Term::Wild => vec![
            when(mixes, "Twos and jokers are wild: in a meld each of them can stand for a missing card."),
            when(!mixes, "Twos and jokers are wild. Under these rules no meld may hold them."),
            rules
                .max_wilds
                .filter(|_| mixes)
                .map(|most| format!("A {meld} may hold {} at most.", wilds_count(most.into()))),
            (mixes && rules.wilds_max_naturals).then(|| match rules.naturals_ahead {
                0 => format!("A {meld} never holds more wilds than naturals."),
                ahead => {
                    format!("A {meld} with wilds holds at least {} more than wilds.", plural(ahead.into(), "natural"))
                }
            }),
            when(rules.wild_melds.is_allowed(), "Three to seven wilds alone are a meld too."),
            when(mixes, "A wild never leaves its meld."),
            when(rules.freezing && !rules.always_frozen && rules.pile_allowed, "A discarded wild freezes the pile."),
        ],
        Term::RedThree if rules.red_three_role == RedThreeRole::Dead => vec![always(red_threes), red_held],
        Term::RedThree => vec![
            always("A red three is never melded. It is laid out at once, and you draw another card for it."),
            when(rules.pile_allowed, "One that comes with the pile is not replaced."),
            further::threes_points(rules).or_else(|| {
                Some(format!(
                    "Each is worth {}, all {} together {}.",
                    number(rules.red_three),
                    count(rules.all_red_threes()),
                    number(rules.four_red_threes)
                ))
            }),
            further::threes_sign(rules).or_else(|| {
                rules
                    .red_threes_negative
                    .then(|| format!("They count against a {} that has not melded when the hand ends.", side(rules)))
            }),
            red_held,
        ],
        Term::BlackThree if rules.black_three_role == BlackThreeRole::Bonus => vec![
            always(black_threes),
            further::threes_points(rules)
                .or_else(|| Some(format!("A black three counts {}.", number(rules.red_three)))),
            further::threes_sign(rules),
            black_held,
        ],
        Term::BlackThree if rules.black_three_role == BlackThreeRole::Dead => vec![always(black_threes), black_held],
        Term::BlackThree => vec![
            when(rules.pile_allowed, "A discarded black three blocks the pile: the next player cannot take it."),
            always(match rules.packs {
                2 => {
                    "Black threes are melded only in the turn in which you go out: three or four of them, without wilds."
                }
                _ => {
                    "Black threes are melded only in the turn in which you go out: three or more of them, without wilds."
                }
            }),
            black_held,
            when(rules.black_threes_last, "No other card may be left in the hand then."),
        ],
        // The kinds of melds come first on either list.
        Term::Meld => melds(rules).into_iter().take(2).chain(further::melds(rules).into_iter().take(2)).collect(),
        Term::Opening => opening(rules).into_iter().chain(further::opening(rules)).collect(),
        Term::Canasta => vec![
            melds(rules).pop().flatten(),
            Some(match rules.canastas_to_go_out {
                0 => "Nobody needs one to go out, but it brings a bonus.".to_owned(),
                n => format!("A {} needs {} to go out.", side(rules), canastas(n.into())),
            }),
        ],
        Term::NaturalCanasta => vec![
            Some(format!("A canasta without wilds: {} points. A red card lies on top.", number(rules.natural_canasta))),
            when(mixes, "A wild laid onto it makes it mixed for good."),
        ],
        Term::MixedCanasta => vec![
            when(!mixes, "A canasta with wilds. Under these rules no meld may hold wilds."),
            mixes.then(|| {
                format!("A canasta with wilds: {} points. A black card lies on top.", number(rules.mixed_canasta))
            }),
        ],
        Term::Stock => {
            let begins = match rules.draw_count {
                1 => "one card".to_owned(),
                n => format!("{} cards", count(n.into())),
            };
            let or = if rules.pile_allowed { ", unless you take the pile" } else { "" };
            let first =
                format!("The cards that nobody has seen, face down. Your turn begins with {begins} from it{or}.");
            std::iter::once(Some(first)).chain(stock_end(rules).into_iter().take(1)).collect()
        }
        Term::Pile => vec![
            always("The discards, face up."),
            rules.pile_allowed.then(|| {
                let gets = match rules.pile_take {
                    None => "every card in it".to_owned(),
                    Some(1) => "that card alone".to_owned(),
                    Some(most) => format!("the top {}, or all if it has fewer", cards_count(most.into())),
                };
                format!("Only the top card can be used to take it. Whoever takes it gets {gets}.")
            }),
            when(rules.pile_allowed && rules.always_frozen, "The pile is always frozen."),
            when(rules.pile_allowed && no_pile, "A side that has not melded may not take the pile."),
            when(!rules.pile_allowed, "Under these rules it is never taken."),
        ],
        // How it is taken, and what is drawn then.
        Term::Taking => {
            let closed = when(no_pile && rules.pile_allowed, "A side that has not melded may not take the pile.");
            pile(rules).into_iter().take(2).chain([closed]).collect()
        }
        Term::Discard => vec![
            always("A turn ends with one card of your hand, laid face up on the pile."),
            when(rules.pile_allowed, "The next player may be able to take the pile with it."),
        ]
        .into_iter()
        .chain(further::turn(rules))
        .collect(),
        Term::Frozen => frozen(rules),
        Term::Freezing if !rules.pile_allowed => pile(rules),
        Term::Freezing if rules.always_frozen => vec![always("The pile is always frozen.")],
        Term::Freezing => vec![
            when(
                rules.freezing,
                "Discard a wild and the pile is frozen until somebody takes it. It costs you the wild, and keeps the others from an easy pile.",
            ),
            when(!rules.freezing, "Under these rules a wild in the pile freezes nothing."),
        ],
        Term::Blocked if !rules.pile_allowed => pile(rules),
        Term::Blocked => match stop_three(rules) {
            None => vec![always("Under these rules no three stops the pile.")],
            Some(three) => vec![
                Some(match rules.always_frozen {
                    true => {
                        format!("A {three} on top blocks the pile until it is covered: the next player cannot take it.")
                    }
                    false => format!(
                        "A {three} on top keeps the pile frozen until it is covered: the next player cannot take it."
                    ),
                }),
                always("The player after that can, once another card lies on top."),
                when(rules.always_frozen, "It stays frozen then."),
                when(rules.freezing && !rules.always_frozen, "A wild in the pile freezes it for longer."),
            ],
        },
        Term::Turn => turn(rules),
        Term::Dealer => vec![always(
            "The dealer gives the cards, and the player after the dealer begins. The deal passes on with every hand.",
        )],
        Term::Side => vec![
            always(match rules.sides().has_partners() {
                false => "Each player is a side, with melds and a score of their own.",
                true => "Partners are a side: they share melds and score, but not their hands.",
            }),
            further::lone(rules),
        ],
        Term::Partner if rules.lone_taker => {
            vec![further::lone(rules), always("Neither partner may see the other's hand.")]
        }
        Term::Partner => match (rules.players, rules.sides().has_partners()) {
            (Players::Two, _) => vec![always("With two players nobody has a partner.")],
            (_, false) => vec![always("Under these rules nobody has a partner.")],
            (_, true) => vec![
                always(partners_sit(rules)),
                always("You may add to each other's melds, and neither may see the other's hand."),
            ],
        },
        Term::Asking if !rules.ask_partner.is_allowed() => {
            vec![always("Under these rules a partner is not asked: whoever can go out may do so.")]
        }
        Term::Asking => vec![
            Some(ask(rules).to_owned()),
            when(
                rules.sides().count() * 2 < rules.players.count(),
                "The next of your partners is asked, and answers for all.",
            ),
            always("After “yes” you must go out, after “no” you may not."),
            when(rules.ask_partner == AskPartner::Once, "A player asks once in a hand."),
        ],
        Term::BonusCards => {
            vec![further::talons(rules).or_else(|| always("Under these rules nobody draws bonus cards."))]
        }
        Term::SpecialHand if rules.special_hands.is_empty() => {
            vec![always("Under these rules no hand counts as a special hand.")]
        }
        Term::SpecialHand => further::special_hands(rules),
        Term::GoingOut => going_out(rules)
            .into_iter()
            .take(2)
            .chain(further::going_out(rules))
            .chain([Some(format!("It ends the hand and brings {} points.", number(rules.going_out)))])
            .collect(),
        Term::Concealed => vec![
            always(
                "In one turn you lay your whole hand, having laid nothing before. It must hold a canasta, and add nothing to older melds.",
            ),
            (rules.concealed != rules.going_out).then(|| {
                format!("It brings {} points instead of {}.", number(rules.concealed), number(rules.going_out))
            }),
            when(
                rules.concealed_exempt && rules.highest_minimum() != 0,
                match rules.sides().has_partners() {
                    false => "If you drew from the stock, there is no opening minimum.",
                    true => "If you drew from the stock, and your side has not melded, there is no opening minimum.",
                },
            ),
        ],
        Term::HandPoints => {
            let hands = if rules.foot_size > 0 { "hands and feet" } else { "hands" };
            let cost =
                format!("When the hand ends, the cards left in all {hands} count against their {}s.", side(rules));
            vec![Some(cost), Some(values(rules)), black_held, red_held]
        }
        Term::Score => vec![
            Some(format!(
                "Going out, canastas{} and the cards on the table count for a {}",
                bonus_three(rules).map(|three| format!(", {three}s")).unwrap_or_default(),
                match rules.sides().has_partners() {
                    false => "player. Cards left in the hand count against that player.",
                    true => "side. Cards left in its hands count against it.",
                }
            )),
            when(rules.melds_need_canasta, "Melded cards of a side without a canasta count against it."),
            Some(format!(
                "Going out brings {}, {}.",
                number(rules.going_out),
                if mixes {
                    format!(
                        "a natural canasta {}, a mixed one {}",
                        number(rules.natural_canasta),
                        number(rules.mixed_canasta)
                    )
                } else {
                    format!("a canasta {}", number(rules.natural_canasta))
                }
            )),
        ],
        Term::Target => vec![Some(match (rules.target, rules.deals) {
            (None, None | Some(1)) => {
                "The game is one hand: the higher score wins. After a tie another is played.".to_owned()
            }
            (None, Some(deals)) => {
                format!(
                    "There is no target: {deals} hands are played. Then the highest total wins; after a tie another is played."
                )
            }
            (Some(target), deals) => {
                format!(
                    "Hands are played until a {} has {} points{}. Then the higher total wins.",
                    side(rules),
                    number(target),
                    deals.map(|deals| format!(", or {} are over", plural(deals.into(), "hand"))).unwrap_or_default()
                )
            }
        })],
        Term::Hand => vec![
            Some(format!("The cards that you hold: {} at the deal.", cards_count(rules.hand_size.into()))),
            further::foot(rules),
            always("A deal and everything until its count is called a hand, too."),
        ],
        Term::Practice => vec![always(
            "A game counts as practice once its cards were known or chosen, or undo was unlimited. It is played and counted like any other.",
        )],
        Term::Undo => vec![always(
            "Takes back what you did last, as long as it has shown you nothing hidden: a card from the stock, for instance.",
        )],
    }
}

/// How the partner is asked.
pub(super) const fn ask(rules: &Rules) -> &'static str {
    match rules.ask_partner {
        AskPartner::Must => {
            "Before you go out you must ask your partner: nobody goes out without a yes. The answer binds you for this turn."
        }
        _ => "Before you go out you may ask your partner. The answer binds you for this turn.",
    }
}

/// The values of the cards.
fn values(rules: &Rules) -> String {
    let [joker, ace, king, seven] = [Rank::Joker, Rank::Ace, Rank::King, Rank::Seven].map(Rank::points);
    // A black three that is laid out counts as a bonus card only.
    let three = if rules.black_three_role == BlackThreeRole::Bonus { "" } else { " and a black three" };
    format!("A joker counts {joker}, an ace or a two {ace}, king to eight {king}, seven to four{three} {seven}.")
}

fn frozen(rules: &Rules) -> Vec<Option<String>> {
    if !rules.pile_allowed {
        return pile(rules);
    }
    let pair = pair(rules);
    vec![
        Some(format!(
            "A frozen pile is taken only with {pair} from the hand, of the rank on top. Melds on the table and wilds do not help."
        )),
        (rules.freezing && !rules.always_frozen).then(|| {
            let three = bonus_three(rules).filter(|_| rules.turn_up);
            let three = three.map(|three| format!(", and so does a {three} turned up at the deal")).unwrap_or_default();
            let thaws = if rules.pile_take.is_none() { " Taking the pile thaws it." } else { "" };
            format!("A wild in the pile freezes it{three}.{thaws}")
        }),
        (rules.frozen_until_melded && !rules.always_frozen)
            .then(|| format!("To a {} that has not melded, the pile is always frozen.", side(rules))),
        when(rules.always_frozen, "The pile is always frozen."),
        when(
            !rules.freezing && !rules.frozen_until_melded && !rules.always_frozen,
            "Under these rules nothing freezes it.",
        ),
    ]
}

/// What stands below cards that are counted: "Three kings: 30 points".
#[must_use]
pub fn cards_and_points(cards: CardSet) -> String {
    format!("{}: {} points", capital(&group(cards)), number(cards.points()))
}

/// What stands below cards of one value.
#[must_use]
pub fn points_each(points: i32) -> String {
    format!("{} points each", number(points))
}

/// What stands below the groups of an opening: "60 + 30 = 90: enough for 90". The wilds of a single group are counted apart.
#[must_use]
pub fn sum_of_groups(groups: &[CardSet], minimum: i32) -> String {
    let parts = |cards: &CardSet| match groups.len() {
        1 => vec![cards.non_wilds().points(), cards.wilds().points()],
        _ => vec![cards.points()],
    };
    let points: Vec<i32> = groups.iter().flat_map(parts).filter(|&points| points != 0).collect();
    let sum = points.iter().sum();
    let all: Vec<String> = points.iter().map(|&points| number(points)).collect();
    let sum_text = if all.len() > 1 { format!("{} = {}", all.join(" + "), number(sum)) } else { number(sum) };
    match minimum {
        // Any meld opens, so nothing is to be reached.
        ..=0 => format!("{sum_text} points"),
        _ if sum >= minimum => format!("{sum_text}: enough for {}", number(minimum)),
        _ => format!("{sum_text}: too little for {}", number(minimum)),
    }
}

/// What stands below a canasta.
#[must_use]
pub fn canasta_points(natural: bool, bonus: i32) -> String {
    format!("{}: {} points and its cards", if natural { "Natural" } else { "Mixed" }, number(bonus))
}

/// What stands below cards that are left in a hand.
#[must_use]
pub fn left_in_hand(cards: CardSet) -> String {
    format!("{} points against their side", number(-cards.points()))
}

/// An item of a score.
#[must_use]
pub fn score_item(label: &str, points: i32) -> String {
    format!("{label}: {}", number(points))
}

/// The number of words that a search has found.
#[must_use]
pub fn words_found(n: usize) -> String {
    plural(n, "word")
}

/// The name of the picture of a pile, its cards from the bottom up.
#[must_use]
pub fn pile_in_full(pile: &[Card]) -> String {
    let cards: Vec<String> = pile.iter().map(|&one| super::card(one)).collect();
    format!("Pile, from the bottom: {}", list(&cards))
}

/// Where partners sit.
fn partners_sit(rules: &Rules) -> &'static str {
    match (rules.players, rules.sides().count()) {
        (Players::Six, 2) => "Your partners sit at every second place. What any of you lays belongs to all three.",
        _ => "Your partner sits opposite you. What either of you lays belongs to both.",
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
