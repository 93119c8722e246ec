//! Sentences of the rules page for games that know more than sets of one rank: sequences, wild melds, feet, bonus cards.

use super::card::rank_list;
use super::number::{canastas, capital, plural};
use super::sentence::when;
use super::{cards_count, count, list, number, ranks, special_hand_is, special_hand_worth};
use canasta::rules::{
    AskPartner, BlackThreeRole, BonusKey, Canasta, DiscardClass, FootPickup, IncompleteKey, MeldsPerRank, OpeningRule,
    OutRule, Points, Rank, RedThreeRole, Rules, SpecialHand, WildDiscards, WildMelds, WordSet, Words,
};

/// Sentences that hold.
type Sentences = Vec<Option<String>>;

/// How partners come about.
pub(super) fn lone(rules: &Rules) -> Option<String> {
    when(
        rules.lone_taker,
        "Who first takes the pile in a hand plays alone against the two others, who are partners from then on and share their melds. Who goes out before plays alone too.",
    )
}

/// The foot.
pub(super) fn foot(rules: &Rules) -> Option<String> {
    let then = match rules.foot_pickup {
        FootPickup::AtOnce => {
            "Who melds the last card of the hand picks up the foot and plays on; who discards it begins the next turn with the foot."
        }
        FootPickup::TurnEnds => "Who empties the hand picks up the foot, and the turn ends.",
        FootPickup::Discard => "The hand is emptied by a discard only; then the foot is picked up.",
    };
    (rules.foot_size > 0).then(|| {
        format!(
            "Each player also gets a foot: {}, face down, which nobody sees. {then}",
            cards_count(rules.foot_size.into())
        )
    })
}

/// The foot, and bonus cards for the sides that open.
pub(super) fn deal(rules: &Rules) -> Sentences {
    vec![lone(rules), foot(rules), talons(rules)]
}

/// Bonus cards for the sides that open.
pub(super) fn talons(rules: &Rules) -> Option<String> {
    let talons: Vec<String> = rules.talons.iter().map(|&cards| count(usize::try_from(cards).unwrap_or(0))).collect();
    let order = ["first", "second", "third", "fourth", "fifth", "sixth"];
    let draws = talons.iter().zip(order).map(|(cards, nth)| format!("{cards} for the {nth} that opens"));
    (!talons.is_empty()).then(|| {
        format!(
            "A side that opens after drawing from the stock, and ends the turn with a discard, draws bonus cards: {}.",
            list(&draws.collect::<Vec<_>>())
        )
    })
}

/// What special hands are, and which there are.
pub(super) fn special_hands(rules: &Rules) -> Sentences {
    let all = (0..SpecialHand::WORDS.len()).filter(|&at| rules.special_hands.at(at).is_some());
    let one = |at: usize| Some(format!("{}: {}.", special_hand_worth(at, rules), special_hand_is(at)));
    let what = when(
        !rules.special_hands.is_empty(),
        "Fourteen cards that you hold after drawing from the stock, while your side has laid nothing, can be laid as a special hand. It ends the hand, and its points count in place of all else.",
    );
    std::iter::once(what).chain(all.map(one)).collect()
}

/// What may not be discarded.
pub(super) fn turn(rules: &Rules) -> Sentences {
    let classes: Vec<String> = classes(rules.no_first_discards);
    vec![
        when(
            rules.wild_discards == WildDiscards::Last,
            "A wild is discarded only to go out, or from a hand of wilds alone.",
        ),
        (!classes.is_empty()).then(|| {
            format!("Onto an empty pile one discards no {}, unless the hand has nothing else.", or_list(&classes))
        }),
    ]
}

fn or_list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

fn classes(set: WordSet<DiscardClass>) -> Vec<String> {
    let class = |at: usize| match at {
        DiscardClass::WILD => "wilds".to_owned(),
        DiscardClass::DEAD => "cards of a closed rank".to_owned(),
        rank => Rank::NATURALS.get(rank).map_or_else(String::new, |&rank| ranks(rank).to_owned()),
    };
    (0..DiscardClass::WORDS.len()).filter(|&at| set.has(at)).map(class).collect()
}

/// Several sets of a rank, sequences, wild melds, and the limits of sets.
pub(super) fn melds(rules: &Rules) -> Sentences {
    let pure = rules.pure_ranks;
    vec![
        when(
            rules.sequences,
            "A sequence is three to seven neighbours of one suit, from four to ace, without wilds. Seven are a canasta, and a side may have any number of sequences.",
        ),
        when(rules.wild_melds.is_allowed(), "Three to seven wilds make a wild meld; seven are a wild canasta."),
        when(
            rules.wild_melds == WildMelds::First,
            "While its wild meld is incomplete, a side lays no wild anywhere else.",
        ),
        rules.meld_max.map(|most| format!("A set has no more than {}.", cards_count(most.into()))),
        (rules.wilds_join_at > 0).then(|| {
            format!(
                "After the opening, wilds are laid only on sets with {} naturals or more.",
                count(rules.wilds_join_at.into())
            )
        }),
        (!pure.always.is_empty()).then(|| format!("{} are melded without wilds.", capital(&rank_list(pure.always)))),
        (!pure.unless_opened.is_empty()).then(|| {
            format!(
                "{} are melded without wilds, but for a set that got one in the side's opening.",
                capital(&rank_list(pure.unless_opened))
            )
        }),
        when(
            rules.dead_ranks,
            "Once a side has a canasta of a rank, the rank is closed: nobody lays cards on sets of it.",
        ),
    ]
}

/// How many sets of a rank a side may have.
pub(super) fn sets_of_a_rank(rules: &Rules, side: &str) -> String {
    let own = format!("You never add to the other {side}'s.");
    match rules.melds_per_rank {
        MeldsPerRank::One => format!("A {side} has one meld of a rank; further cards of the rank join it. {own}"),
        MeldsPerRank::OneOpen => {
            format!("A {side} begins another meld of a rank only when all it has of that rank are canastas. {own}")
        }
        MeldsPerRank::Any => format!("A {side} may have several melds of a rank. {own}"),
    }
}

/// What the opening asks for beside its minimum.
pub(super) fn opening(rules: &Rules) -> Sentences {
    let has = |rule| rules.opening_rules.has(rule);
    vec![
        when(
            has(OpeningRule::PURE_SET),
            "The opening lays at least one natural meld of three or more cards, all from the hand.",
        ),
        when(has(OpeningRule::HAND_ONLY), "Only cards of the hand count towards the minimum."),
        when(has(OpeningRule::NO_MIXED_CANASTA), "The opening completes no mixed canasta."),
        when(has(OpeningRule::CANASTA_FREE), "A natural or wild canasta from the hand opens whatever it counts."),
        when(has(OpeningRule::NO_PILE), "A side that has not melded may not take the pile."),
    ]
}

/// What the threes do where they are not those of Classic.
pub(super) fn threes(rules: &Rules) -> Option<Sentences> {
    if (rules.red_three_role, rules.black_three_role) == (RedThreeRole::Bonus, BlackThreeRole::Stop) {
        return None;
    }
    Some(both_threes(rules).map(|sentence| Some(sentence.to_owned())).to_vec())
}

/// What red threes do, and what black ones do.
pub(super) const fn both_threes(rules: &Rules) -> [&'static str; 2] {
    let red = match rules.red_three_role {
        RedThreeRole::Bonus => {
            "A red three is laid out at once and replaced from the stock; one taken with the pile is not replaced."
        }
        RedThreeRole::Dead => {
            "Red threes are never melded. They are only discarded, and block the pile for the next player."
        }
    };
    let black = match rules.black_three_role {
        BlackThreeRole::Stop => {
            "A black three on top of the pile blocks it for the next player. Black threes are melded, without wilds, only by a player who goes out in that turn."
        }
        BlackThreeRole::Dead => {
            "Black threes are never melded. They are only discarded, and block the pile for the next player."
        }
        BlackThreeRole::Bonus => "Black threes are laid out and replaced as red ones are.",
    };
    [red, black]
}

/// When the threes that are laid out count for their side, where that depends on its canastas.
pub(super) fn threes_sign(rules: &Rules) -> Option<String> {
    // Checked rules hold no number below 0.
    let number_of = |n: i32| usize::try_from(n).unwrap_or(0);
    let &[least, enough] = rules.threes_sign.as_deref()? else { return None };
    let (least_words, enough_words) = (canastas(number_of(least)), canastas(number_of(enough)));
    let fewer = if least == 1 { "with none".to_owned() } else { format!("with fewer than {least_words}") };
    Some(match (rules.red_threes_negative && least > 0, least == enough) {
        (_, true) if enough <= 0 => "Threes always count for their side.".to_owned(),
        (true, true) => format!("Threes count for a side with {enough_words} or more, and against it {fewer}."),
        (true, false) => {
            let between = if least + 1 == enough {
                least_words
            } else {
                format!("{} to {}", count(number_of(least)), canastas(number_of(enough - 1)))
            };
            format!(
                "Threes count for a side with {enough_words} or more, nothing with {between}, and against it {fewer}."
            )
        }
        (false, _) => format!("Threes count for a side with {enough_words} or more, else nothing."),
    })
}

/// What threes left in a hand count, where it is not what they count in Classic.
pub(super) fn held_threes(rules: &Rules) -> [Option<String>; 2] {
    let held_points = |name: &str, points: i32| format!("A {name} three left in hand costs {}.", number(points));
    [
        (rules.black_three_held != 5).then(|| held_points("black", rules.black_three_held)),
        (rules.red_three_held != 0).then(|| held_points("red", rules.red_three_held)),
    ]
}

/// The kinds of canastas that going out needs: "two natural and two mixed"; `None` if any kinds do.
pub(super) fn kinds_to_go_out(rules: &Rules) -> Option<String> {
    let kinds: Vec<String> = Canasta::ALL
        .into_iter()
        .enumerate()
        .filter_map(|(at, kind)| {
            let need = usize::try_from(rules.canasta_kinds.at(at)?).ok()?;
            let name = match kind {
                Canasta::Natural => "natural",
                Canasta::Mixed => "mixed",
                Canasta::Sequence => "of a sequence",
                Canasta::Wild => "of wilds",
            };
            Some(format!("{} {name}", count(need)))
        })
        .collect();
    (!kinds.is_empty()).then(|| list(&kinds))
}

/// The melds that count against a side while they are no canastas: "sevens, aces or wilds".
pub(super) fn charged_melds(rules: &Rules) -> String {
    let meld = |at: usize| match at {
        IncompleteKey::SEQUENCE => "a suit".to_owned(),
        IncompleteKey::WILD => "wilds".to_owned(),
        rank => Rank::NATURALS.get(rank).map_or_else(String::new, |&rank| ranks(rank).to_owned()),
    };
    let charged = (0..IncompleteKey::WORDS.len()).filter(|&at| rules.incomplete_penalties.at(at).is_some());
    or_list(&charged.map(meld).collect::<Vec<_>>())
}

/// The kinds of canastas that going out needs, and how it ends.
pub(super) fn going_out(rules: &Rules) -> Sentences {
    vec![
        kinds_to_go_out(rules).map(|kinds| format!("Among the canastas there must be {kinds}.")),
        when(rules.out_rules.has(OutRule::DISCARD), "One goes out by a discard only."),
        when(
            rules.out_rules.has(OutRule::COMPLETE),
            "A side with an incomplete meld that counts against it may not go out.",
        ),
        when(rules.ask_partner == AskPartner::Once, "A player asks once in a hand."),
        when(rules.ask_partner == AskPartner::Must, "Nobody goes out without the partner's yes."),
        when(rules.foot_size > 0, "Only a player who has picked up the foot goes out."),
    ]
}

/// The points of canastas, threes, penalties and special hands beyond those of Classic.
pub(super) fn scores(rules: &Rules) -> Sentences {
    let canasta = |at: usize| match at {
        BonusKey::SEQUENCE => "of a sequence".to_owned(),
        BonusKey::WILD => "of wilds".to_owned(),
        BonusKey::WILD_TWOS => "of twos alone".to_owned(),
        BonusKey::WILD_JOKERS => "of wilds with four jokers".to_owned(),
        rank => Rank::NATURALS.get(rank).map_or_else(String::new, |&rank| format!("of {} without wilds", ranks(rank))),
    };
    let meld = |at: usize| match at {
        IncompleteKey::SEQUENCE => "sequence".to_owned(),
        IncompleteKey::WILD => "wild meld".to_owned(),
        rank => Rank::NATURALS.get(rank).map_or_else(String::new, |&rank| format!("meld of {}", ranks(rank))),
    };
    let held = |at: usize| Rank::NATURALS.get(at).map_or_else(String::new, |&rank| ranks(rank).to_owned());
    let [black_held, red_held] = held_threes(rules);
    vec![
        when(
            rules.lone_taker,
            "What partners of a hand score together counts for each of them; red threes count for their own player.",
        ),
        priced(rules.canasta_bonuses, canasta).map(|all| format!("A canasta {all}.")),
        priced(rules.incomplete_penalties, meld)
            .map(|all| format!("Against a side count, at the end, an incomplete {all}.")),
        priced(rules.held_penalties, held)
            .map(|all| format!("Against a side count, for a hand that holds three or more of them, {all}.")),
        when(rules.melds_need_canasta, "Melded cards of a side without a canasta count against it."),
        threes_sign(rules),
        black_held,
        red_held,
        rules.deals.map(|deals| format!("The game ends after {}.", plural(deals.into(), "hand"))),
    ]
}

/// The names of a table's keys, each with its points; `None` for an empty table.
fn priced<K: Words>(points: Points<K>, name: impl Fn(usize) -> String) -> Option<String> {
    let all: Vec<String> =
        (0..K::WORDS.len()).filter_map(|at| Some(format!("{} {}", name(at), number(points.at(at)?)))).collect();
    (!all.is_empty()).then(|| list(&all))
}

/// The points of the threes laid out, where they follow a table.
pub(super) fn threes_points(rules: &Rules) -> Option<String> {
    let table = rules.threes_table.as_deref()?;
    let which =
        if rules.black_three_role == BlackThreeRole::Bonus { "Threes, each colour for itself" } else { "Red threes" };
    let further = number(rules.red_three);
    Some(match table {
        [] => format!("{which} {further} each."),
        table => {
            let all: Vec<String> = table.iter().map(|&points| number(points)).collect();
            format!("{which}: {} for one, two and so on in all.", list(&all))
        }
    })
}
