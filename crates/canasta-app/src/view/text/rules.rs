//! The rules page, generated from the rules in force, so that it cannot disagree with the game.

use super::card::{bonus_three, stop_three};
use super::number::{capital, wilds_count};
use super::rules_further as further;
use super::sentence::when;
use super::{cards_count, count, list, number, ranks};
use crate::view::text::{RulesSection, RulesTopic};
use canasta::rules::{
    BlackThreeRole, MeldsPerRank, OpeningBy, OpeningRule, PileNewMeld, PileOwnMeld, Players, Rules, StockEnd,
};

/// The sections of the rules page.
#[must_use]
pub fn rules_page(rules: &Rules) -> Vec<RulesSection> {
    let section = |topic, title: &str, sentences: Vec<Option<String>>| RulesSection {
        topic,
        title: title.to_owned(),
        sentences: sentences.into_iter().flatten().collect(),
    };
    let sections = vec![
        section(RulesTopic::Deal, "The cards and the deal", joined(deal(rules), further::deal(rules))),
        section(RulesTopic::Turn, "A turn", joined(turn(rules), further::turn(rules))),
        section(RulesTopic::Melds, "Melds and canastas", joined(melds(rules), further::melds(rules))),
        section(RulesTopic::Opening, "The opening", joined(opening(rules), further::opening(rules))),
        section(RulesTopic::Pile, "The pile", pile(rules)),
        section(RulesTopic::Threes, "Threes", further::threes(rules).unwrap_or_else(|| threes(rules))),
        section(RulesTopic::GoingOut, "Going out", joined(going_out(rules), further::going_out(rules))),
        section(RulesTopic::StockEnd, "When the stock is empty", stock_end(rules)),
        section(RulesTopic::Scoring, "Scoring", joined(scores(rules), further::scores(rules))),
        section(RulesTopic::SpecialHands, "Special hands", further::special_hands(rules)),
        section(RulesTopic::Choices, "What the sources leave open", choices(rules)),
    ];
    // A section about what the rules do not have says nothing.
    sections.into_iter().filter(|section| !section.sentences.is_empty()).collect()
}

/// The sentences of a section, with those of further games.
fn joined(mut sentences: Vec<Option<String>>, further: Vec<Option<String>>) -> Vec<Option<String>> {
    sentences.extend(further);
    sentences
}

/// The sentences of the rules page that are not those of other rules, by section.
#[must_use]
pub fn rules_beside(rules: &Rules, others: &Rules) -> Vec<RulesSection> {
    let others = rules_page(others);
    let new = |mut section: RulesSection| {
        let known = |sentence: &String| others.iter().any(|other| other.sentences.contains(sentence));
        section.sentences.retain(|sentence| !known(sentence));
        (!section.sentences.is_empty()).then_some(section)
    };
    rules_page(rules).into_iter().filter_map(new).collect()
}

fn deal(rules: &Rules) -> Vec<Option<String>> {
    let number = capital(&count(rules.players.count()));
    let players = match (rules.sides().has_partners(), rules.sides().count()) {
        (false, _) => format!("{number} play, each for themselves"),
        (true, sides) if rules.players == Players::Six && sides == 2 => {
            format!("{number} play as two sides of three; partners sit at every second place")
        }
        (true, sides) => format!("{number} play as {} sides; partners sit opposite each other", count(sides)),
    };
    let jokers = usize::from(rules.packs) * usize::from(rules.pack_jokers);
    let turn_up = match rules.turn_up {
        true => format!(
            "Then a card is turned up; while it is a wild{}, another is turned up onto it.",
            bonus_three(rules).map(|three| format!(" or a {three}")).unwrap_or_default()
        ),
        false => "No card is turned up: the first discard begins the pile.".to_owned(),
    };
    let black = if rules.black_three_role == BlackThreeRole::Bonus { "" } else { " and black threes" };
    vec![
        Some(format!(
            "{players}. There are {} cards: {} packs of 52{}. {} wild.",
            rules.cards().len(),
            count(rules.packs.into()),
            if jokers > 0 { format!(" and {} jokers", count(jokers)) } else { String::new() },
            if jokers > 0 { "Twos and jokers are" } else { "Twos are" },
        )),
        Some(format!("Each player gets {}, one at a time. {turn_up}", cards_count(rules.hand_size.into()))),
        Some(format!("Jokers count 50, aces and twos 20, kings to eights 10, sevens to fours{black} 5.")),
        Some(
            "The first dealer is drawn by lot, later ones follow clockwise. The player after the dealer leads."
                .to_owned(),
        ),
    ]
}

pub(super) fn turn(rules: &Rules) -> Vec<Option<String>> {
    let cards = match rules.draw_count {
        1 => "one card".to_owned(),
        more => format!("{} cards", count(more.into())),
    };
    let or_take = if rules.pile_allowed { ", or take the pile" } else { "" };
    vec![
        Some(format!("Draw {cards} from the stock{or_take}. Then meld as you wish. Then discard one card.")),
        when(rules.draw_count == 2, "With one card left in the stock, that one is drawn."),
        when(rules.draw_count > 2, "With fewer cards left in the stock, those are drawn."),
        Some("You may not do anything that leaves you no way to finish the turn.".to_owned()),
    ]
}

/// A side in the words of the rules: who plays alone is one.
pub(super) const fn side(rules: &Rules) -> &'static str {
    if rules.sides().has_partners() { "side" } else { "player" }
}

pub(super) fn melds(rules: &Rules) -> Vec<Option<String>> {
    let balance = match rules.naturals_ahead {
        0 => "no more wilds than naturals".to_owned(),
        1 => "fewer wilds than naturals".to_owned(),
        ahead => format!("at least {} naturals more than wilds if it holds wilds", count(ahead.into())),
    };
    let allowed = match (rules.max_wilds, rules.wilds_max_naturals) {
        (Some(0), _) => "no wilds".to_owned(),
        (None, false) => "any number of wilds".to_owned(),
        (None, true) => balance,
        (Some(most), false) => format!("at most {}", wilds_count(most.into())),
        (Some(most), true) => format!("at most {}, and {balance}", wilds_count(most.into())),
    };
    vec![
        Some(format!(
            "A meld is {} or more cards of one rank from four to ace, with at least {} natural{} and {allowed}.",
            count(rules.smallest_meld()),
            count(rules.min_naturals.into()),
            if rules.min_naturals == 1 { "" } else { "s" }
        )),
        Some(further::sets_of_a_rank(rules, side(rules))),
        Some(if rules.max_wilds == Some(0) {
            "Seven cards or more are a canasta.".to_owned()
        } else {
            "Seven cards or more are a canasta: natural without wilds, mixed with them. A wild laid onto a natural canasta makes it mixed.".to_owned()
        }),
    ]
}

/// The opening minimums, each with the scores or hands for which it holds.
fn minimums(rules: &Rules) -> Vec<String> {
    let all = &*rules.opening_minimums;
    let when = |place: usize| match (rules.opening_by, place, rules.opening_steps.first()) {
        (OpeningBy::Deal, place, _) if place + 1 == all.len() => format!("from hand {} on", place + 1),
        (OpeningBy::Deal, place, _) => format!("in hand {}", place + 1),
        (OpeningBy::Score, 0, Some(first)) => format!("with a score below {}", number(*first)),
        (OpeningBy::Score, 0, None) => String::new(),
        (OpeningBy::Score, ..) => format!("from {}", number(rules.opening_steps[place - 1])),
    };
    all.iter().enumerate().map(|(place, minimum)| format!("{minimum} {}", when(place)).trim_end().to_owned()).collect()
}

pub(super) fn opening(rules: &Rules) -> Vec<Option<String>> {
    let high = rules.highest_minimum();
    let minimum = if high == 0 {
        format!("A {}'s first meld may count anything.", side(rules))
    } else {
        format!(
            "A {}'s first meld, of one or more groups laid together, must count at least {}.",
            side(rules),
            list(&minimums(rules))
        )
    };
    vec![
        Some(minimum),
        when(
            high != 0
                && rules.pile_allowed
                && !rules.opening_rules.has(OpeningRule::HAND_ONLY)
                && !rules.opening_rules.has(OpeningRule::NO_PILE),
            "The pile's top card counts towards it when the pile is taken; bonuses and the other cards of the pile do not.",
        ),
        when(
            rules.concealed_exempt && high != 0,
            "A hand that goes out all at once, after drawing from the stock, is exempt from the minimum.",
        ),
        when(!rules.wilds_in_opening, "The opening may hold no wilds."),
    ]
}

/// The cards of the hand that take a frozen pile.
pub(super) fn pair(rules: &Rules) -> String {
    match rules.pile_naturals() {
        2 => "a natural pair".to_owned(),
        more => format!("{} or more naturals of its rank", count(more)),
    }
}

pub(super) fn pile(rules: &Rules) -> Vec<Option<String>> {
    if !rules.pile_allowed {
        return vec![Some("The pile is never taken.".to_owned())];
    }
    let pair = pair(rules);
    let new = match rules.pile_new_meld {
        PileNewMeld::PairOrWild if !rules.always_frozen && rules.min_naturals <= 2 && rules.most_wilds(2) > 0 => {
            format!("{pair}, or one natural and one wild")
        }
        PileNewMeld::PairOrWild | PileNewMeld::Pair => pair.clone(),
    };
    let whose = match rules.sides().has_partners() {
        false => "your",
        true => "your side's",
    };
    let full = match rules.pile_own_meld {
        PileOwnMeld::Any => "",
        PileOwnMeld::Under7 => ", if that has fewer than seven cards",
        PileOwnMeld::None => ", with a natural pair",
    };
    let or_onto = match rules.always_frozen {
        true => String::new(),
        false => format!(", or onto {whose} meld of its rank{full}"),
    };
    let rest = match rules.pile_take {
        None => "the rest of the pile goes".to_owned(),
        Some(1) => "nothing else goes".to_owned(),
        Some(most) => format!("up to {} below it go", cards_count(usize::from(most) - 1)),
    };
    // The first sentence about freezing says what it means.
    let frozen = if rules.freezing { String::new() } else { format!(": nothing but {pair} from the hand takes it") };
    vec![
        Some(format!(
            "To take the pile, meld its top card at once with cards of your hand: with {new}{or_onto}. Then {rest} to your hand."
        )),
        when(rules.pile_extra > 0, &format!("Then draw {} from the stock.", cards_count(rules.pile_extra.into()))),
        (rules.freezing && !rules.always_frozen).then(|| {
            let three = bonus_three(rules).filter(|_| rules.turn_up);
            let three = three.map(|three| format!(", or a {three} turned up at the deal,")).unwrap_or_default();
            format!("A wild in the pile{three} freezes it until it is taken: then nothing but {pair} from the hand takes it.")
        }),
        when(rules.always_frozen, "The pile is always frozen."),
        (rules.frozen_until_melded && !rules.always_frozen)
            .then(|| format!("The pile is always frozen to a {} that has not melded{frozen}.", side(rules))),
        (rules.pile_own_meld == PileOwnMeld::Under7 && rules.melds_per_rank == MeldsPerRank::One).then(|| {
            format!(
                "A {} with a meld of seven or more cards of its rank does not take the pile, not even with a pair.",
                side(rules)
            )
        }),
        Some(format!(
            "A pile with a wild{} on top cannot be taken.",
            stop_three(rules).map(|three| format!(" or a {three}")).unwrap_or_default()
        )),
        when(rules.pile_onto_sequence, "The top card alone also goes onto your sequence, if the pile is not frozen."),
        when(rules.one_card_pile_closed, "A player with one card may not take a pile of one card."),
    ]
}

fn threes(rules: &Rules) -> Vec<Option<String>> {
    vec![
        Some(format!(
            "A red three is laid out at once and replaced from the stock{}.",
            if rules.pile_allowed { "; one taken with the pile is not replaced" } else { "" }
        )),
        when(rules.pile_allowed, "A black three on top of the pile blocks it for the next player."),
        Some(format!(
            "Three or {} black threes are melded, without wilds, only by a player who goes out in that turn.",
            if rules.packs == 2 { "four" } else { "more" }
        )),
        when(rules.black_threes_last, "They are laid only when no other card is left in the hand."),
    ]
}

pub(super) fn going_out(rules: &Rules) -> Vec<Option<String>> {
    let canastas = match rules.canastas_to_go_out {
        0 => "no canasta".to_owned(),
        1 => "one canasta".to_owned(),
        n => format!("{} canastas", count(n.into())),
    };
    let required: Vec<String> = rules.required_ranks.iter().map(|rank| ranks(rank).to_owned()).collect();
    vec![
        Some(format!("To go out, a {} needs {canastas}. You meld all your cards, or all but one and discard it.", side(rules))),
        (!required.is_empty()).then(|| format!("Among the canastas there must be: {}.", list(&required))),
        Some("You go out concealed when you go out in one turn without having laid a card before, complete a canasta in that turn, and add nothing to melds that lay there before.".to_owned()),
        rules.ask_partner.is_allowed().then(|| {
            let begun = if rules.pile_allowed { "drawing or taking the pile" } else { "drawing" };
            format!("After {begun}, and before any further meld, you may ask your partner “May I go out?” The answer is binding.")
        }),
        when(rules.out_without_draw, "You may go out without drawing first."),
        when(rules.keep_last_card, "When you may not go out, your last card is kept instead of discarded."),
    ]
}

pub(super) fn stock_end(rules: &Rules) -> Vec<Option<String>> {
    let end = match rules.stock_end {
        StockEnd::TakeIfFits | StockEnd::TakeIfAble | StockEnd::EndsWithDraw if !rules.pile_allowed => {
            "The hand ends as soon as a player must draw and cannot."
        }
        StockEnd::EndsWithDraw => "You may take the pile if you can; otherwise the hand ends.",
        StockEnd::TakeIfFits => {
            "You must take the pile if it is not frozen and its top card fits one of your melds; you may if you can take it in another way; otherwise the hand ends."
        }
        StockEnd::EndsWithTurn => "The hand ends with the turn in which the last card was drawn.",
        StockEnd::TakeIfAble => "You must take the pile if you can; otherwise the hand ends.",
    };
    vec![
        Some(end.to_owned()),
        bonus_three(rules)
            .map(|three| format!("If the last card is a {three} and you get no other card, the hand ends at once.")),
    ]
}

fn scores(rules: &Rules) -> Vec<Option<String>> {
    vec![
        Some(format!(
            "Going out {}, concealed {} in all. {}",
            number(rules.going_out),
            number(rules.concealed),
            if rules.max_wilds == Some(0) {
                format!("Canasta {}.", number(rules.natural_canasta))
            } else {
                format!("Natural canasta {}, mixed {}.", number(rules.natural_canasta), number(rules.mixed_canasta))
            }
        )),
        Some(further::threes_points(rules).unwrap_or_else(|| {
            format!(
                "Red threes {} each, all {} {}{}.",
                number(rules.red_three),
                count(rules.cards().red_threes().len()),
                number(rules.four_red_threes),
                if rules.red_threes_negative && rules.threes_sign.is_none() {
                    format!("; they count against a {} that has not melded", side(rules))
                } else {
                    String::new()
                }
            )
        })),
        Some(format!("Cards laid count for a {}, cards left in hand against it.", side(rules))),
        Some(match rules.target {
            None if rules.deals.is_some_and(|deals| deals > 1) => {
                format!("The {} with the highest total wins; after a tie another hand is played.", side(rules))
            }
            None => "The game is one hand; after a tie another is played.".to_owned(),
            Some(target) => format!(
                "The game ends when a {} reaches {}; the higher total wins; after a tie another hand is played.",
                side(rules),
                number(target)
            ),
        }),
    ]
}

/// The choices that this game makes where its sources say nothing or disagree.
fn choices(rules: &Rules) -> Vec<Option<String>> {
    [
        "Red threes dealt are replaced after the turn-up, seat by seat.",
        "If the turn-ups use up the whole stock, the last of them stays on top.",
        "Where black threes come last, other groups may be laid in the same action, as long as only black threes are left.",
        "Where wilds are not allowed in the opening, they are not allowed in a concealed hand either.",
        "House rules stay within what the cards allow: 1 to 99 cards dealt, up to 11 canastas to go out, up to 8 naturals in a meld, no bonus, minimum or target above 1,000,000.",
        "When the pile cannot be taken for several reasons, a reason in your cards is named before one in the pile.",
    ]
    .into_iter()
    .map(|sentence| when((rules.turn_up || !sentence.contains("turn-up")) && (rules.pile_allowed || !sentence.contains("the pile")), sentence))
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{Preset, RedThreeRole};

    fn words(change: impl FnOnce(&mut Rules)) -> String {
        let mut rules = Preset::Classic.rules();
        change(&mut rules);
        rules_page(&rules).into_iter().flat_map(|section| section.sentences).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn where_the_pile_is_never_taken_no_sentence_takes_it() {
        for stock_end in [StockEnd::TakeIfFits, StockEnd::TakeIfAble, StockEnd::EndsWithDraw] {
            let words = words(|rules| (rules.pile_allowed, rules.stock_end) = (false, stock_end));
            let of_pile: Vec<&str> = words.lines().filter(|line| line.contains("pile")).collect();
            assert_eq!(of_pile, ["The pile is never taken."], "{stock_end:?}");
        }
    }

    #[test]
    fn what_takes_the_pile_can_be_a_meld() {
        assert!(words(|_| ()).contains("with a natural pair, or one natural and one wild, or onto"));
        assert!(words(|rules| rules.max_wilds = Some(0)).contains("with a natural pair, or onto"));
        assert!(words(|rules| rules.min_naturals = 3).contains("with a natural pair, or onto"));
        assert!(words(|rules| rules.min_naturals = 5).contains("with four or more naturals of its rank, or onto"));
    }

    #[test]
    fn a_pile_of_other_games_is_described() {
        let frozen = words(|rules| rules.always_frozen = true);
        assert!(
            frozen.contains("The pile is always frozen.") && frozen.contains("with a natural pair. Then"),
            "{frozen}"
        );
        assert!(!frozen.contains("freezes it until it is taken"), "no card freezes it: {frozen}");
        let part = words(|rules| rules.pile_take = Some(7));
        assert!(part.contains("Then up to 6 cards below it go to your hand."), "{part}");
        assert!(words(|rules| rules.pile_take = Some(1)).contains("Then nothing else goes to your hand."));
        assert!(words(|rules| rules.pile_extra = 1).contains("Then draw 1 card from the stock."));
        let empty = words(|rules| rules.turn_up = false);
        assert!(empty.contains("the first discard begins the pile") && !empty.contains("turn-up"), "{empty}");
    }

    #[test]
    fn threes_are_those_that_the_rules_lay_out() {
        let bonus = words(|rules| rules.black_three_role = BlackThreeRole::Bonus);
        assert!(bonus.contains("a wild or a three, another is turned up") && bonus.contains("sevens to fours 5."));
        assert!(bonus.contains("If the last card is a three and") && bonus.contains("with a wild on top"), "{bonus}");
        let dead = words(|rules| rules.red_three_role = RedThreeRole::Dead);
        assert!(dead.contains("with a wild or a three on top") && !dead.contains("If the last card is"), "{dead}");
        assert!(
            dead.contains("while it is a wild, another") && !dead.contains("three turned up at the deal"),
            "{dead}"
        );
        assert!(words(|_| ()).contains("A wild in the pile, or a red three turned up at the deal, freezes it until"));
    }

    #[test]
    fn numbers_are_those_of_the_rules() {
        let five = words(|rules| rules.min_naturals = 5);
        assert!(
            five.contains("A meld is five or more cards of one rank from four to ace, with at least five naturals")
        );
        let two = words(|rules| rules.players = Players::Two);
        assert!(two.contains("A player has one meld") && two.contains("onto your meld of its rank"), "{two}");
        assert!(!two.contains(" side"), "two players have no sides: {two}");
        let few = words(|rules| (rules.max_wilds, rules.hand_size) = (Some(0), 1));
        assert!(!few.contains("mixed") && few.contains("Canasta 500."), "{few}");
        assert!(few.contains("two naturals and no wilds.") && few.contains("gets 1 card,"), "{few}");
        assert!(words(|rules| rules.max_wilds = Some(1)).contains("and at most one wild."));
        let ahead = |naturals| words(|rules| (rules.wilds_max_naturals, rules.naturals_ahead) = (true, naturals));
        assert!(ahead(1).contains("and fewer wilds than naturals."));
        assert!(ahead(2).contains("and at least two naturals more than wilds if it holds wilds."));
    }
}
