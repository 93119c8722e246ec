//! What a word means in the position on the table.

use super::super::card::naturals_of;
use super::super::number::{canastas, none_or, wilds_count};
use super::super::sentence::when;
use super::super::{a_rank, capital, cards_count, count, number};
use crate::rules::{Canasta, FrozenBy, Observation, Rank};
use crate::session::Term;
use crate::view::text::Names;

/// What a word means in the position on the table.
#[must_use]
pub fn term_now(term: Term, seen: &Observation<'_>, names: Names<'_>) -> Option<String> {
    // Somebody who only watches holds no cards and has no side.
    let is_neutral = matches!(term, Term::Pile | Term::Stock | Term::Dealer | Term::Blocked | Term::BlackThree);
    if names.watched && !is_neutral {
        return None;
    }
    let rules = seen.rules();
    let side = seen.side();
    let ours = seen.melds(side);
    let alone = seen.sides().is_alone(side);
    let [mine, own] = if alone { ["You have", "Your"] } else { ["Your side has", "Your side's"] };
    match term {
        Term::Opening if rules.highest_minimum() == 0 => None,
        Term::Opening if !ours.is_empty() => Some(format!("{mine} opened in this hand.")),
        Term::Opening => {
            let who = if alone { "You need" } else { "Your side needs" };
            let its = if alone { ["your first melds", "your"] } else { ["its first melds", "its"] };
            Some(format!(
                "{who} {} points in {}, because {} score is {}.",
                number(seen.opening_minimum(seen.seat())),
                its[0],
                its[1],
                number(seen.scores()[side])
            ))
        }
        Term::Frozen | Term::Freezing | Term::Blocked | Term::Taking if !rules.pile_allowed => None,
        Term::Frozen => frozen_now(seen),
        Term::Freezing => Some(match seen.frozen_to(side) {
            Some(FrozenBy::Wild | FrozenBy::RedThree | FrozenBy::Always) => "The pile is frozen now.".to_owned(),
            _ => format!("The pile holds {}, {} points.", cards_count(seen.pile().len()), number(seen.pile_points())),
        }),
        Term::Blocked | Term::BlackThree => {
            let blocked = seen.pile().last().is_some_and(|top| top.is_black_three());
            when(blocked && rules.pile_allowed, "A black three lies on top now.")
        }
        Term::Taking => taking_now(seen),
        Term::Pile => Some(match seen.pile().len() {
            0 => "The pile is empty.".to_owned(),
            n => format!("It holds {} now, {} points.", cards_count(n), number(seen.pile_points())),
        }),
        Term::Stock => Some(format!("It holds {} now.", cards_count(seen.stock_len()))),
        Term::Canasta | Term::GoingOut if seen.ended().is_none() => Some(canastas_now(seen, mine)),
        Term::RedThree => {
            let n = seen.red_threes(side).len();
            (n > 0).then(|| format!("{mine} laid out {}.", count(n)))
        }
        Term::Wild => {
            let n = seen.hand().wilds().len();
            (n > 0).then(|| format!("You hold {}.", wilds_count(n)))
        }
        Term::NaturalCanasta | Term::MixedCanasta => {
            let wanted = if term == Term::NaturalCanasta { Canasta::Natural } else { Canasta::Mixed };
            let n = ours.iter().filter(|meld| meld.canasta() == Some(wanted)).count();
            (n > 0).then(|| format!("{mine} {} of them.", count(n)))
        }
        Term::HandPoints | Term::Values => {
            let hand = seen.hand();
            Some(format!("You hold {}, {} points.", cards_count(hand.len()), number(hand.points())))
        }
        Term::Dealer => Some(match seen.dealer() {
            dealer if dealer == names.me && !names.watched => "You dealt this hand.".to_owned(),
            dealer => format!("{} dealt this hand.", names.of(dealer)),
        }),
        Term::Partner => {
            let partner = seen.sides().partner(names.me)?;
            Some(format!("{} is your partner.", names.of(partner)))
        }
        Term::Target => {
            let (target, score) = (rules.target?, seen.scores()[side]);
            Some(format!(
                "{own} score before this hand is {}: {} to go.",
                number(score),
                number(target.saturating_sub(score).max(0))
            ))
        }
        Term::Score => Some(format!("{own} score before this hand is {}.", number(seen.scores()[side]))),
        _ => None,
    }
}

fn frozen_now(seen: &Observation<'_>) -> Option<String> {
    let (rules, side) = (seen.rules(), seen.side());
    let &top = seen.pile().last()?;
    let Some(by) = seen.frozen_to(side) else { return Some("The pile is not frozen now.".to_owned()) };
    let cause = match by {
        FrozenBy::Wild => {
            let wild = seen.pile().iter().rev().find(|card| card.is_wild()).map_or(Rank::Two, |card| card.rank());
            format!("{} in the pile froze it.", capital(&a_rank(wild)))
        }
        FrozenBy::RedThree => "A red three turned up at the deal froze it.".to_owned(),
        FrozenBy::Always => "In these rules the pile is always frozen.".to_owned(),
        FrozenBy::NotMelded => {
            let melded = if seen.sides().is_alone(side) { "you have melded" } else { "your side has melded" };
            match top.rank().is_natural() {
                true => format!("That holds until {melded}."),
                false => {
                    let naturals = count(rules.pile_naturals());
                    format!("Until {melded}, only {naturals} natural cards like its top card, from your hand, take it.")
                }
            }
        }
    };
    if top.is_wild() && by == FrozenBy::NotMelded {
        return Some(format!(
            "With {} on top nobody can take the pile until another card covers it. {cause}",
            a_rank(top.rank())
        ));
    }
    if top.is_wild() {
        return Some(format!(
            "{} on top has frozen the pile: nobody can take it until another card covers it.",
            capital(&a_rank(top.rank()))
        ));
    }
    if !top.rank().is_natural() {
        return Some(format!("The pile is frozen, and with {} on top nobody can take it. {cause}", a_rank(top.rank())));
    }
    let held = seen.hand().count(top.rank());
    Some(format!(
        "The pile is frozen: it can only be taken with {} from your hand, and you hold {}. {cause}",
        naturals_of(rules.frozen_naturals(seen.melds(side).of(top.rank())), top.rank()),
        none_or(held)
    ))
}

fn taking_now(seen: &Observation<'_>) -> Option<String> {
    let &top = seen.pile().last()?;
    if !top.rank().is_natural() {
        return Some(format!("Nobody can take it with {} on top.", a_rank(top.rank())));
    }
    Some(format!("The top card is {}.", a_rank(top.rank())))
}

fn canastas_now(seen: &Observation<'_>, mine: &str) -> String {
    let have = seen.melds(seen.side()).canastas();
    let need = usize::from(seen.rules().canastas_to_go_out);
    if have >= need && need > 0 {
        return format!("{mine} {}: enough to go out.", canastas(have));
    }
    format!("{mine} {}.", canastas(have))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Card, Given, Preset, Seat, Setup, Side};

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    /// What a word means for seat 0, which holds a nine and a wild.
    fn now(term: Term, change: impl FnOnce(&mut Setup)) -> Option<String> {
        let mut setup = Setup::new(Preset::Classic.rules());
        setup.hands[0] = Given::Cards(cards("9s 2h 4c 4d"));
        setup.melds[Side::FIRST] = vec![cards("As Ah Ad").into_iter().collect()];
        setup.scores[Side::FIRST] = 1_520;
        setup.pile = cards("5c 2s 9d");
        change(&mut setup);
        let state = setup.state().unwrap();
        let names = ["You", "Ada", "Ben", "Cleo"].map(str::to_owned);
        term_now(term, &state.observe(Seat::FIRST), Names::new(&names, Seat::FIRST))
    }

    #[test]
    fn the_frozen_pile_says_what_takes_it_and_what_froze_it() {
        let expected = "The pile is frozen: it can only be taken with two natural nines from your hand, and you hold one. A two in the pile froze it.";
        assert_eq!(now(Term::Frozen, |_| ()).as_deref(), Some(expected));
        let not_melded = now(Term::Frozen, |setup| {
            setup.melds[Side::FIRST].clear();
            setup.pile = cards("5c 9d");
        });
        assert!(not_melded.unwrap().ends_with("That holds until your side has melded."));
        let free = now(Term::Frozen, |setup| setup.pile = cards("5c 9d"));
        assert_eq!(free.as_deref(), Some("The pile is not frozen now."));
        let covered = now(Term::Frozen, |setup| setup.pile = cards("5c 2s"));
        assert!(covered.unwrap().starts_with("A two on top has frozen the pile"));
        let five = now(Term::Frozen, |setup| {
            setup.rules.min_naturals = 5;
            setup.melds[Side::FIRST].clear();
        });
        assert!(five.unwrap().contains("with four natural nines"));
        let unfreezing = now(Term::Frozen, |setup| {
            setup.rules.freezing = false;
            setup.melds[Side::FIRST].clear();
            setup.pile = cards("5c 2s");
        });
        let expected = "With a two on top nobody can take the pile until another card covers it. Until your side has melded, only two natural cards like its top card, from your hand, take it.";
        assert_eq!(unfreezing.as_deref(), Some(expected));
    }

    #[test]
    fn the_opening_says_the_minimum_and_its_reason() {
        let closed = now(Term::Opening, |setup| setup.melds[Side::FIRST].clear());
        let expected = "Your side needs 90 points in its first melds, because its score is 1,520.";
        assert_eq!(closed.as_deref(), Some(expected));
        assert_eq!(now(Term::Opening, |_| ()).as_deref(), Some("Your side has opened in this hand."));
        assert_eq!(now(Term::Opening, |setup| setup.rules.opening_minimums = [0; 4].into()), None);
    }

    #[test]
    fn counts_are_those_of_the_table() {
        assert_eq!(now(Term::Pile, |_| ()).as_deref(), Some("It holds 3 cards now, 35 points."));
        assert_eq!(now(Term::Stock, |_| ()).as_deref(), Some("It holds 30 cards now."));
        assert_eq!(now(Term::HandPoints, |_| ()).as_deref(), Some("You hold 4 cards, 40 points."));
        assert_eq!(now(Term::Partner, |_| ()).as_deref(), Some("Ben is your partner."));
        assert_eq!(now(Term::Dealer, |_| ()).as_deref(), Some("Cleo dealt this hand."));
        assert_eq!(now(Term::Wild, |_| ()).as_deref(), Some("You hold one wild."));
        assert_eq!(now(Term::Canasta, |_| ()).as_deref(), Some("Your side has no canastas."));
    }
}
