//! Who plays alone, and what becomes of the melds of the two others, written from the page on further games (V6, V7 and V9).

use crate::referee::{Table, side_of};
use canasta::rules::{Action, Card, Rank, Seat, State};

/// The sets of a player or of partners, the oldest of a rank first.
fn sets(state: &State, seat: Seat) -> Vec<(Rank, Vec<Card>)> {
    let melds = state.melds(state.sides().of(seat)).iter();
    melds.map(|meld| (meld.leading_rank(), meld.cards.iter().collect())).collect()
}

/// The sets of two players as they lie when these become partners; `table` knows which cards are a set.
fn pooled(table: &Table, older: Vec<(Rank, Vec<Card>)>, younger: Vec<(Rank, Vec<Card>)>, joins: bool) -> Vec<String> {
    let mut all = older;
    for (rank, cards) in younger {
        let whole = all.iter_mut().find(|(other, _)| *other == rank).filter(|_| joins);
        match whole {
            Some((_, old)) if table.is_meld(rank, &[&old[..], &cards].concat()) => old.extend(cards),
            _ => all.push((rank, cards)),
        }
    }
    // The oldest set of a rank comes before another; ranks are in no order.
    all.sort_by_key(|&(rank, _)| rank);
    in_words(all)
}

fn in_words(sets: Vec<(Rank, Vec<Card>)>) -> Vec<String> {
    let words = |(rank, mut cards): (Rank, Vec<Card>)| {
        cards.sort();
        format!("{rank:?}: {cards:?}")
    };
    sets.into_iter().map(words).collect()
}

/// Whether an action makes a player lone. It is a fault if that is the wrong one, or if the melds of the two others do not lie as
/// they should then.
pub fn makes_lone(before: &State, table: &Table, action: &Action, after: &State) -> Result<bool, String> {
    let (rules, taker) = (before.rules(), before.turn_of());
    let takes = matches!(action, Action::Take { .. });
    let goes_out = after.hand(taker).is_empty() && after.ended().is_some();
    let lone = before.sides().lone().or((rules.lone_taker && (takes || goes_out)).then_some(taker));
    if after.sides().lone() != lone {
        return Err(format!("{action} makes {:?} lone, not {lone:?}", after.sides().lone()));
    }
    if before.sides().lone() == lone {
        return Ok(false);
    }
    let first = rules.players.after(taker);
    let second = rules.players.after(first);
    let expected = pooled(table, sets(before, first), sets(before, second), takes);
    let mut now = sets(after, first);
    now.sort_by_key(|&(rank, _)| rank);
    let lower = if first < second { first } else { second };
    let is_lower =
        after.sides().of(first) == side_of(rules, lower) && after.sides().of(second) == side_of(rules, lower);
    if in_words(now) == expected && is_lower {
        Ok(true)
    } else {
        Err(format!("{action} pools the melds otherwise than as {expected:?}: {after:?}"))
    }
}
