//! The facts that speak for an action or against it, as clauses.

use super::Names;
use super::card::{a_top_in, group_in, meld_kind_in};
use super::number::capital;
use crate::session::{Alternatives, Fact, Reasons};
use crate::words::facts as say;
use crate::words::{self, SideWords};
use canasta::rules::{FrozenBy, MeldKind, Seat};

/// A clause about the opponents of the player who decides.
fn of_opponents(seat: Seat, names: Names<'_>, clause: &dyn Fn(SideWords<'_>) -> String) -> String {
    let (sides, own) = (names.sides, names.sides.of(seat));
    match sides.iter().find(|&side| side != own).filter(|_| sides.count() == 2) {
        Some(other) => names.side(other).say(clause),
        // Of several other sides none is meant in particular.
        None => clause(SideWords::Several(say::the_others())),
    }
}

/// A clause about the decision of a seat.
#[must_use]
pub fn fact(fact: &Fact, seat: Seat, names: Names<'_>) -> String {
    let who = names.who(seat);
    let they = |clause: &dyn Fn(SideWords<'_>) -> String| of_opponents(seat, names, clause);
    match *fact {
        Fact::GoesOut { they_hold, concealed: true } => they(&|side| say::play_goes_out_concealed(side, they_hold)),
        Fact::GoesOut { they_hold, .. } => they(&|side| say::play_goes_out(side, they_hold)),
        Fact::Special { points } => say::cards_are_special(who, points),
        Fact::Waits { partner_holds: cards } => say::out_can_wait_for_partner(cards),
        Fact::WaitsFor { of } => say::out_can_wait_for_canasta(&|case| meld_kind_in(of, case)),
        Fact::Foot { cards } => say::plays_hand_out(who, cards),
        Fact::EarnsFoot { cards } => say::canasta_brings_foot(who, cards),
        Fact::LastCard { rank } => say::is_last_card(who, rank),
        Fact::HandCounts { points } => say::hand_would_cost(who, points),
        Fact::PartnerHolds { seat, cards } => say::still_holds(names.who(seat), cards),
        Fact::TheyHold { cards } => they(&|side| say::they_hold(side, cards)),
        Fact::Canasta { of, kind, bonus } => say::closes_a_canasta(&|case| meld_kind_in(of, case), kind, bonus),
        Fact::Opens { points, minimum, with, melds: 1 } => {
            say::opens_with_meld(&|case| meld_kind_in(with, case), points, minimum)
        }
        Fact::Opens { points, minimum, with, melds } => {
            say::opens_with_melds(&|case| meld_kind_in(with, case), melds, points, minimum)
        }
        Fact::OpeningWaits { points, minimum, pairs } => say::opening_can_wait(who, pairs, points, minimum),
        Fact::GetsPile { cards, points, wilds } => say::takes_cards(cards, points, wilds),
        Fact::NearsCanasta { of: MeldKind::Set(of), missing } => say::more_of_rank_make_canasta(missing, of),
        Fact::NearsCanasta { of, missing } => say::more_cards_make_canasta(missing, &|case| meld_kind_in(of, case)),
        Fact::TowardsCanasta { of, missing } => say::canasta_then_needs(&|case| meld_kind_in(of, case), missing),
        Fact::LaidCounts { points } => say::points_count_for_side(who, points),
        Fact::StaysNatural { rank, cards } => say::stays_natural(cards, rank),
        Fact::Lays { points, cards, share } if share == points => {
            say::lays_group(&|case| group_in(cards, case), points)
        }
        Fact::Lays { points, cards, share } => say::lays_points(points, share, &|case| group_in(cards, case)),
        Fact::SmallPile { cards } => say::pile_has_only(cards),
        Fact::WouldLeave { cards } => say::taking_would_leave(who, cards),
        Fact::WouldCostWilds { last: true, wilds: 1 } => say::taking_would_cost_last_wild(who),
        Fact::WouldCostWilds { wilds, .. } => say::taking_would_cost_wilds(wilds),
        Fact::WouldUse { rank, cards } => say::taking_would_use(who, cards, rank),
        Fact::PileCounts { cards, points } => say::pile_would_count(who, cards, points),
        Fact::CannotTake { top: Some(top) } => say::cannot_take_top(who, &|case| a_top_in(top, case)),
        Fact::CannotTake { top: None } => say::pile_is_empty().to_owned(),
        Fact::TakeFallsShort { points, minimum } => say::cannot_take_yet(who, points, minimum),
        Fact::AllSeen { rank } => say::safe_all_seen(rank),
        Fact::ClosedToThem { rank } => they(&|side| say::safe_closed_rank(side, rank)),
        Fact::NoPairLeft { seat, rank } => say::safe_no_pair(names.who(seat), rank),
        Fact::Passed { seat, rank } => say::left_lying(names.who(seat), rank),
        Fact::ThrewAway { seat, rank } => say::threw_away(names.who(seat), rank),
        Fact::Blocks { seat, pile } => say::blocks_pile_for(names.who(seat), pile),
        Fact::Freezes { pile, only_they_opened: true } => they(&|side| say::freezes_pile_they_opened(pile, side, who)),
        Fact::Freezes { pile, .. } => say::freezes_the_pile(pile),
        Fact::NeedsPair { seat, rank, naturals } => say::needs_naturals(names.who(seat), naturals, rank),
        Fact::NoMeldOfTheirs { rank } => they(&|side| say::they_melded_none(side, rank)),
        Fact::Lone { rank, singles: 1 } => say::only_single_card(who, rank),
        Fact::Lone { rank, singles } => say::one_of_single_cards(who, rank, singles),
        Fact::LeastSingle { rank, points } => say::least_single_card(who, rank, points),
        Fact::DearestSingle { rank, points } => say::dearest_single_card(who, rank, points),
        Fact::SeenMostOfSingles { rank, seen, all } => say::hardest_to_pair(who, seen, all, rank),
        Fact::SinglesAlike { singles } => say::single_cards_alike(who, singles),
        Fact::EmptyPile => say::nothing_but_this_card().to_owned(),
        Fact::LittleToTake { pile } => say::little_to_take(pile),
        Fact::OwnCanasta { rank } => say::is_canasta_already(who, rank),
        Fact::DeadRank { rank } => say::nobody_lays_rank(rank),
        Fact::MostSeen { rank, seen, all } => say::so_many_are_seen(seen, all, rank),
        Fact::Remain { rank, cards } => say::stay_in_hand(who, cards, rank),
        Fact::Counts { rank, points } => say::card_counts_in_hand(who, rank, points),
        Fact::KeepsSet { rank, cards } => say::keeps_set(who, cards, rank),
        Fact::MayTake { seat, rank, unseen, pile } => {
            say::may_hold_and_take(names.who(seat), rank, with_this(pile), unseen)
        }
        Fact::LeavesPile { cards } => say::leaves_pile(cards),
        Fact::LaysLess { cards } => say::keeps_what_could_be_laid(who, &|case| group_in(cards, case)),
        Fact::SpendsWilds { wilds } => say::spends_wilds(wilds),
        Fact::LaysMore { cards } => say::lays_what_could_wait(&|case| group_in(cards, case)),
        Fact::CouldBeLaid { rank } => say::discards_what_could_be_laid(rank),
        Fact::KeepsPair { rank, frozen: Some(FrozenBy::NotMelded) } => say::keeps_pair_for_pile(who, rank),
        Fact::KeepsPair { rank, frozen: Some(_) } => say::keeps_pair_for_frozen_pile(who, rank),
        Fact::KeepsPair { rank, .. } => say::keeps_pair(who, rank),
        Fact::KeepsForMeld { rank } => say::keeps_for_meld(who, rank),
        Fact::KeepsWild { rank } => say::keeps_wild(rank),
        Fact::FeedsMeld { seat, of, pile: 0 } => say::could_add(names.who(seat), &|case| meld_kind_in(of, case)),
        Fact::FeedsMeld { seat, of, pile } => {
            say::could_add_and_take(names.who(seat), &|case| meld_kind_in(of, case), with_this(pile))
        }
        Fact::FeedsPair { seat, rank, pile: 0 } => say::could_meld_with_pair(names.who(seat), rank),
        Fact::FeedsPair { seat, rank, pile } => say::could_take_with_pair(names.who(seat), rank, with_this(pile)),
        Fact::TheyMelded { rank } => they(&|side| say::they_melded(side, rank)),
        Fact::BreaksPair { rank } => say::breaks_pair(who, rank),
        Fact::BreaksSet { rank, cards } => say::breaks_set(who, cards, rank),
        Fact::FitsOwnMeld { rank } => say::fits_own_meld(who, rank),
        Fact::ThrowsWild { rank } => say::gives_wild_away(rank),
    }
}

/// The number of cards of a pile that somebody takes with the discarded card on it.
const fn with_this(pile: usize) -> usize {
    pile + 1
}

/// Why a plan is advised, as a sentence; empty without reasons. What the next player can be seen to take is said first, and then what
/// the discard tears apart.
#[must_use]
pub fn why(reasons: &Reasons, seat: Seat, names: Names<'_>) -> String {
    let mut clauses: Vec<String> = reasons.pro.iter().map(|one| fact(one, seat, names)).collect();
    if let Some(breaks) = &reasons.breaks {
        let breaks = fact(breaks, seat, names);
        // What one card counts is no reason to tear others apart.
        let strong = reasons.pro.first().filter(|fact| !matches!(fact, Fact::Counts { .. }));
        let but = strong.map_or_else(|| say::no_better_discard().to_owned(), |pro| fact(pro, seat, names));
        let said = say::fact_against_but(&breaks, &but);
        match clauses.first_mut() {
            Some(first) => *first = said,
            None => clauses.push(said),
        }
    }
    if let Some(risk) = &reasons.risk {
        let take = fact(&risk.take, seat, names);
        let risk = match risk.others {
            Alternatives::Alike => say::fact_as_with_all_cards(names.who(seat), &take),
            Alternatives::NotBetter => say::fact_none_better(&take),
        };
        clauses.insert(0, risk);
    }
    sentence(clauses)
}

/// Facts as a sentence; empty without facts.
#[must_use]
pub fn facts(all: &[Fact], seat: Seat, names: Names<'_>) -> String {
    sentence(all.iter().map(|one| fact(one, seat, names)).collect())
}

/// What to know before a discard, as a sentence.
#[must_use]
pub fn discard_warning(all: &[Fact], names: Names<'_>) -> String {
    let clause = |one: &Fact| match *one {
        Fact::FeedsMeld { seat, of, pile: 0 } => say::warning_adds(names.of(seat), &|case| meld_kind_in(of, case)),
        Fact::FeedsMeld { seat, of, pile } => {
            say::warning_adds_and_takes(names.of(seat), &|case| meld_kind_in(of, case), with_this(pile))
        }
        Fact::FeedsPair { seat, rank, pile: 0 } => say::warning_melds(names.of(seat), rank),
        Fact::FeedsPair { seat, rank, pile } => say::warning_takes(names.of(seat), rank, with_this(pile)),
        _ => fact(one, names.me, names),
    };
    sentence(all.iter().map(clause).collect())
}

fn sentence(clauses: Vec<String>) -> String {
    let joined = clauses.into_iter().reduce(|before, next| words::cards::groups_more(&before, &next));
    joined.map_or_else(String::new, |clauses| say::clauses_sentence(&capital(&clauses)))
}

#[cfg(test)]
mod tests {
    use super::super::count;
    use super::*;
    use crate::session::Risk;
    use canasta::rules::{Players, Rank};

    /// A number before a noun that is in the wrong form, as in "one kings" or "3 card".
    fn wrong_form(text: &str) -> Option<String> {
        let singular = "card wild pair point four five six seven eight nine ten jack queen king ace two joker";
        let is_number = |word: &str| word.parse::<usize>().is_ok() || (0..=10).any(|n| count(n) == word);
        let words: Vec<&str> = text.split(|sign: char| !sign.is_alphanumeric() && sign != ',').collect();
        let mut pairs = words.windows(2);
        let is_wrong = |pair: &&[&str]| {
            let (number, noun) = (pair[0], pair[1]);
            let is_one = ["1", "one", "a", "an"].contains(&number);
            let is_plural = singular.split(' ').any(|one| noun == format!("{one}s") || noun == format!("{one}es"));
            let is_singular = singular.split(' ').any(|one| noun == one);
            // "the four kings" is a number, "of 9 two" is none.
            (is_one && is_plural) || (!is_one && is_number(number) && is_singular && number != "no")
        };
        pairs.find(is_wrong).map(|pair| pair.join(" "))
    }

    #[test]
    fn every_reason_is_a_fact_in_the_right_form_and_without_percent() {
        let players: Vec<String> = ["You", "Ada", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).into();
        assert_eq!(wrong_form("it lays one kings"), Some("one kings".to_owned()));
        assert_eq!(wrong_form("the 3 card"), Some("3 card".to_owned()));
        assert_eq!(wrong_form("one of your four single cards; three kings"), None);
        crate::session::check_reasons(|reasons, seen| {
            let names = Names::new(&players, seen.seat());
            let against = facts(&reasons.contra, seen.seat(), names);
            for text in [why(reasons, seen.seat(), names), against] {
                assert!(!text.contains(['%', '{', '}']) && !text.contains("  "), "{text}");
                assert_eq!(wrong_form(&text), None, "{text}");
            }
        });
    }

    #[test]
    fn facts_speak_to_the_reader_and_of_others() {
        let all = ["You", "Ada", "Ben", "Cleo"].map(str::to_owned);
        let names = Names::new(&all, Seat::FIRST);
        let seat = |number| Players::Four.seat(number).unwrap();
        let pair = Fact::KeepsPair { rank: Rank::Nine, frozen: Some(FrozenBy::Wild) };
        assert_eq!(fact(&pair, seat(0), names), "it keeps your pair of nines for the frozen pile");
        assert_eq!(fact(&pair, seat(2), names), "it keeps Ben’s pair of nines for the frozen pile");
        let fed = Fact::FeedsMeld { seat: seat(1), of: MeldKind::Set(Rank::King), pile: 9 };
        assert_eq!(fact(&fed, seat(0), names), "Ada could add it to the kings and take 10 cards");
        assert_eq!(discard_warning(&[fed], names), "Ada can add this to the kings and take 10 cards.");
        let held = Fact::TheyHold { cards: 21 };
        assert_eq!(facts(&[held], seat(0), names), "They hold 21 cards.");
        assert_eq!(facts(&[held], seat(3), names), "Your side holds 21 cards.");
        let needs = Fact::NeedsPair { seat: seat(0), rank: Rank::Five, naturals: 2 };
        assert_eq!(fact(&needs, seat(3), names), "the pile is frozen: you need two natural fives");
        assert_eq!(facts(&[], seat(0), names), "");
        let single = |singles| fact(&Fact::Lone { rank: Rank::Eight, singles }, seat(0), names);
        assert_eq!(single(1), "the eight is your only single card");
        assert_eq!(single(4), "the eight is one of your four single cards");
        let lays = |cards: &str, points, share| {
            fact(&Fact::Lays { points, cards: cards.parse().unwrap(), share }, seat(0), names)
        };
        assert_eq!(lays("Td", 10, 10), "it lays a ten: 10 points");
        assert_eq!(lays("9s 9h 9c", 40, 30), "it lays 40 points, 30 of them with three nines");
        let waits = |minimum, pairs| fact(&Fact::OpeningWaits { points: 90, minimum, pairs }, seat(0), names);
        assert_eq!(
            waits(50, 3),
            "you could open (90 points, 50 needed), but that can wait: your three pairs may still take the pile"
        );
        assert_eq!(waits(0, 1), "you could open (90 points), but that can wait: your pair may still take the pile");
        let reasons =
            |others| Reasons { pro: vec![pair], risk: Some(Risk { take: fed, others }), ..Reasons::default() };
        assert_eq!(
            why(&reasons(Alternatives::NotBetter), seat(0), names),
            "Ada could add it to the kings and take 10 cards, but no better discard was found; it keeps your pair of nines for the frozen pile."
        );
        assert_eq!(
            why(&reasons(Alternatives::Alike), seat(2), names),
            "Ada could add it to the kings and take 10 cards, as with every other card of Ben’s hand; it keeps Ben’s pair of nines for the frozen pile."
        );
        // Before the side has opened nobody froze the pile.
        let kept = Fact::KeepsPair { rank: Rank::Seven, frozen: Some(FrozenBy::NotMelded) };
        assert_eq!(fact(&kept, seat(0), names), "it keeps your pair of sevens for the pile");
        // What is torn apart is said before the reasons.
        let breaks = |pro: &[Fact]| {
            let breaks = Some(Fact::BreaksSet { rank: Rank::Seven, cards: 3 });
            why(&Reasons { pro: pro.to_vec(), breaks, ..Reasons::default() }, seat(0), names)
        };
        assert_eq!(
            breaks(&[Fact::Passed { seat: seat(1), rank: Rank::Seven }, Fact::EmptyPile]),
            "It breaks up your three sevens, but Ada left a seven lying last turn; the pile is empty, so there is nothing to take but this card."
        );
        let counts = Fact::Counts { rank: Rank::Seven, points: 5 };
        assert_eq!(breaks(&[counts]), "It breaks up your three sevens, but no better discard was found.");
        let of = MeldKind::Set(Rank::Ace);
        assert_eq!(
            facts(&[Fact::TowardsCanasta { of, missing: 4 }, Fact::LaidCounts { points: 20 }], seat(0), names),
            "A canasta of aces then needs four more cards; its 20 points count for your side then, no longer against it."
        );
        assert_eq!(
            facts(&[Fact::TakeFallsShort { points: 30, minimum: 50 }], seat(0), names),
            "You cannot take the pile yet: your first melds would have 30 points, 50 needed."
        );
        assert_eq!(
            facts(&[Fact::LeastSingle { rank: Rank::Four, points: 5 }], seat(0), names),
            "No other single card of your hand is worth less in a meld than the four (5)."
        );
        // The opponent of two has a name.
        let names = Names::new(&all[..2], Seat::FIRST);
        let freezes = Fact::Freezes { pile: 9, only_they_opened: true };
        assert_eq!(fact(&freezes, seat(0), names), "it freezes the pile of 9: Ada has opened, you have not");
        assert_eq!(fact(&freezes, seat(1), names), "it freezes the pile of 9: you have opened, Ada has not");
    }
}
