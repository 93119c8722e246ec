//! What a word means in the position on the table.

use super::super::card::{a_top_in, frozen_cards_in, wilds_like_top_in};
use super::super::{and_canasta, bonus, capital, list, rule_error};
use crate::pages::glossary::Term;
use crate::view::text::Names;
use crate::words::{self, Party, Threes, Who, cards, glossary as say};
use canasta::rules::{BlackThreeRole, Canasta, FrozenBy, Observation, OpeningBy, PileWild, Rank, Side};

/// What a word means in the position on the table.
#[must_use]
pub fn term_now(term: Term, seen: &Observation<'_>, names: Names<'_>) -> Option<String> {
    // Somebody who only watches holds no cards and has no side.
    let is_neutral =
        matches!(term, Term::Pile | Term::Stock | Term::Dealer | Term::Blocked | Term::RedThree | Term::BlackThree);
    if names.watched && !is_neutral {
        return None;
    }
    let rules = seen.rules();
    let side = seen.side();
    let ours = seen.melds(side);
    let mine = party(seen);
    // Partners of the moment have a score each.
    let scoring = seen.sides().scoring_of(seen.seat());
    let score = seen.scores()[scoring];
    let own = if seen.sides().scoring().is_alone(scoring) { Party::Player } else { Party::Side };
    match term {
        Term::Opening if !ours.is_empty() && rules.highest_minimum() > 0 => Some(say::now_opened(mine)),
        Term::Opening => {
            let is_closed =
                seen.pile_closed_to(seen.seat()).is_none() && seen.frozen_to(side) == Some(FrozenBy::NotMelded);
            let closed = is_closed.then(|| say::now_frozen_until_opened(mine));
            if rules.highest_minimum() == 0 {
                return closed;
            }
            let minimum = seen.opening_minimum(seen.seat());
            let needs = match (rules.opening_by, mine, own) {
                (OpeningBy::Deal, ..) => say::now_opening_by_hand(mine, minimum, seen.hand_number()),
                (OpeningBy::Score, Party::Side, Party::Player) => say::now_opening_by_own_score(minimum, score),
                (OpeningBy::Score, ..) => say::now_opening_by_score(mine, minimum, score),
            };
            let needs = and_canasta(needs, seen.opening_need(seen.seat()));
            let early = seen.closed_turns_left(seen.seat());
            let early = (early > 0).then(|| words::errors::refused_too_early(rules.closed_turns));
            let all = [Some(needs), early, closed];
            Some(all.into_iter().flatten().collect::<Vec<_>>().join(" "))
        }
        Term::Frozen | Term::Freezing | Term::Blocked | Term::Taking if !rules.pile_allowed => None,
        Term::Frozen | Term::Taking if let Some(closed) = seen.pile_closed_to(seen.seat()) => {
            Some(rule_error(&closed, names))
        }
        Term::Frozen => frozen_now(seen),
        Term::Freezing => Some(match seen.frozen_to(side) {
            Some(FrozenBy::Wild | FrozenBy::RedThree | FrozenBy::BlackThree | FrozenBy::Always) => {
                say::now_frozen().to_owned()
            }
            _ => say::now_pile_worth(seen.pile().len(), seen.pile_points()),
        }),
        Term::BlackThree if rules.black_three_role == BlackThreeRole::Bonus => threes_now(seen, names),
        Term::Blocked | Term::BlackThree => {
            let &top = seen.pile().last()?;
            let is_meant = rules.pile_allowed && rules.blocks(top) && (term == Term::Blocked || top.is_black_three());
            is_meant.then(|| capital(&say::now_on_top(&|case| a_top_in(top, case))))
        }
        Term::Taking => taking_now(seen),
        Term::Pile => Some(match (seen.pile().len(), seen.face_down()) {
            (0, 0) => say::now_pile_empty().to_owned(),
            (n, 0) => say::now_pile_holds(n, seen.pile_points()),
            (n, down) => say::now_pile_holds_down(n + down, down, seen.pile_points()),
        }),
        Term::Stock => Some(say::now_stock_holds(seen.stock_len())),
        Term::Canasta | Term::GoingOut if seen.ended().is_none() => Some(canastas_now(seen, mine)),
        Term::RedThree => threes_now(seen, names),
        Term::Wild => {
            let n = seen.hand().wilds().len();
            (n > 0).then(|| say::now_hold_wilds(n))
        }
        Term::NaturalCanasta | Term::MixedCanasta => {
            let wanted = if term == Term::NaturalCanasta { Canasta::Natural } else { Canasta::Mixed };
            let n = ours.iter().filter(|meld| meld.canasta() == Some(wanted)).count();
            (n > 0).then(|| say::now_have_of_them(mine, n))
        }
        Term::HandPoints | Term::Values => {
            let hand = seen.hand();
            Some(say::now_hold_cards(hand.len(), rules.held_points(hand)))
        }
        Term::Dealer => Some(say::now_dealt(match seen.dealer() {
            dealer if dealer == names.me && !names.watched => Who::You,
            dealer => Who::Other(names.of(dealer)),
        })),
        Term::Partner => {
            let partners = seen.sides().seats_of(side).filter(|&seat| seat != names.me);
            let partners: Vec<String> = partners.map(|seat| names.of(seat).to_owned()).collect();
            match &*partners {
                [] => None,
                [one] => Some(say::now_partner(one)),
                all => Some(say::now_partners(&list(all))),
            }
        }
        Term::Target => {
            let Some(target) = rules.target else {
                let deals = rules.deals.filter(|&deals| deals > 1)?;
                return Some(say::now_hand_of(seen.hand_number(), deals));
            };
            Some(say::now_score_to_target(own, score, target.saturating_sub(score).max(0)))
        }
        Term::Score => {
            let before = say::now_score(own, score);
            let scoring = names.scoring();
            let lies =
                |side| !seen.scoring_threes(side).is_empty() || !seen.melds(seen.sides().playing_for(side)).is_empty();
            if seen.ended().is_some() || !scoring.all_sides().any(lies) {
                return Some(before);
            }
            let now = scoring.all_sides().map(|side| table_now(seen, side, names));
            let now = now.reduce(|before, next| cards::groups_more(&before, &next)).unwrap_or_default();
            Some(format!("{before} {}", say::now_on_table(&now)))
        }
        _ => None,
    }
}

/// The reader's side: with partners or alone.
fn party(seen: &Observation<'_>) -> Party {
    if seen.sides().is_alone(seen.side()) { Party::Player } else { Party::Side }
}

/// What a side has on the table: "Ada cards 90 and canastas 300, +390 so far".
fn table_now(seen: &Observation<'_>, side: Side, names: Names<'_>) -> String {
    let (rules, melds) = (seen.rules(), seen.melds(seen.sides().playing_for(side)));
    let threes = seen.scoring_threes(side);
    let which = if rules.black_three_role == BlackThreeRole::Bonus { Threes::Any } else { Threes::Red };
    let [cards, canastas] = [rules.melded_score(melds), rules.canastas_score(melds)];
    let of_threes = rules.threes_score(threes, melds);
    let items = [
        (cards != 0).then(|| say::now_cards(cards)),
        (canastas != 0).then(|| say::now_canastas(canastas)),
        (of_threes != 0).then(|| say::now_threes(which, of_threes)),
    ];
    let items: Vec<String> = items.into_iter().flatten().collect();
    names.scoring().side(side).say(|who| match items.is_empty() {
        true => say::now_side_nothing(who),
        false => say::now_side_items(who, &|_| list(&items), &bonus(rules.table_score(melds, threes))),
    })
}

/// The threes that each side has laid out, and what they count as things stand: "They: two black threes, −300 points
/// as things stand."
fn threes_now(seen: &Observation<'_>, names: Names<'_>) -> Option<String> {
    let of = |side: Side| {
        let (threes, melds) = (seen.scoring_threes(side), seen.melds(seen.sides().playing_for(side)));
        let points = bonus(seen.rules().threes_score(threes, melds));
        let [red, black] = [threes.red_threes().len(), threes.black_threes().len()];
        let laid = [(red > 0).then(|| say::now_red_threes(red)), (black > 0).then(|| say::now_black_threes(black))];
        let laid: Vec<String> = laid.into_iter().flatten().collect();
        let told = || names.scoring().side(side).say(|who| say::now_side_threes(who, &|_| list(&laid), &points));
        (!threes.is_empty()).then(|| capital(&told()))
    };
    let all: Vec<String> = names.scoring().all_sides().filter_map(of).collect();
    (!all.is_empty()).then(|| all.join(" "))
}

fn frozen_now(seen: &Observation<'_>) -> Option<String> {
    let (rules, side) = (seen.rules(), seen.side());
    let &top = seen.pile().last()?;
    let Some(by) = seen.frozen_to(side) else { return Some(say::now_not_frozen().to_owned()) };
    let cause = match by {
        FrozenBy::Wild => {
            let wild = seen.pile().iter().rev().find(|card| card.is_wild()).map_or(Rank::Two, |card| card.rank());
            capital(&say::now_wild_froze(wild))
        }
        FrozenBy::RedThree => {
            let three = seen.pile().iter().find(|&&card| rules.is_bonus(card));
            match three.is_none_or(|card| card.is_red_three()) {
                true => say::now_red_three_froze().to_owned(),
                false => say::now_black_three_froze().to_owned(),
            }
        }
        FrozenBy::BlackThree => say::now_black_three_in_it().to_owned(),
        FrozenBy::Always => say::now_frozen_always().to_owned(),
        FrozenBy::NotMelded if top.rank().is_natural() => say::now_frozen_until(party(seen)),
        FrozenBy::NotMelded => say::now_only_naturals_until(party(seen), rules.pile_naturals()),
    };
    if top.is_wild() && rules.pile_wild != PileWild::Never {
        return Some(say::now_wild_on_top(&|case| wilds_like_top_in(rules, case)));
    }
    if top.is_wild() && by == FrozenBy::NotMelded {
        return Some(say::now_frozen_under_wild(top.rank(), &cause));
    }
    if top.is_wild() {
        return Some(capital(&say::now_frozen_by_top(top.rank())));
    }
    if !top.rank().is_natural() {
        return Some(say::now_frozen_and_blocked(&|case| a_top_in(top, case), &cause));
    }
    if let Some((cards, wilds)) = seen.frozen_by_card_needs() {
        return Some(say::now_frozen_asks(&|case| frozen_cards_in(top.rank(), cards, wilds, case), &cause));
    }
    let naturals = rules.frozen_naturals(seen.melds(side).of(top.rank()));
    Some(say::now_frozen_takes(naturals, top.rank(), seen.hand().count(top.rank()), &cause))
}

fn taking_now(seen: &Observation<'_>) -> Option<String> {
    let &top = seen.pile().last()?;
    let is_taken = top.rank().is_natural() || (top.is_wild() && seen.rules().pile_wild != PileWild::Never);
    Some(match is_taken {
        true => say::now_top_is(top.rank()),
        false => say::now_not_with_top(&|case| a_top_in(top, case)),
    })
}

fn canastas_now(seen: &Observation<'_>, mine: Party) -> String {
    let have = seen.melds(seen.side()).canastas();
    let need = usize::from(seen.rules().canastas_to_go_out);
    if have >= need && need > 0 {
        say::now_have_enough_canastas(mine, have)
    } else {
        say::now_have_canastas(mine, have)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{Card, Given, Players, Preset, RedThreeRole, Seat, Setup, Side, WordSet};

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
    fn further_games_have_reasons_and_counts_of_their_own() {
        let by_hand = now(Term::Opening, |setup| {
            setup.melds[Side::FIRST].clear();
            setup.rules.opening_by = OpeningBy::Deal;
            setup.hand_number = 2;
        });
        assert_eq!(by_hand.as_deref(), Some("Your side needs 50 points in its first melds, because this is hand 2."));
        let of_four = now(Term::Target, |setup| {
            (setup.rules.target, setup.rules.deals, setup.hand_number) = (None, Some(4), 3);
        });
        assert_eq!(of_four.as_deref(), Some("This is hand 3 of 4."));
        let held = now(Term::HandPoints, |setup| {
            setup.rules.black_three_held = 100;
            setup.hands[0] = Given::Cards(cards("9s 3s"));
        });
        assert_eq!(held.as_deref(), Some("You hold 2 cards, 110 points."));
        let red = |setup: &mut Setup| {
            setup.rules.red_three_role = RedThreeRole::Dead;
            setup.pile = cards("9d 3h");
        };
        assert_eq!(now(Term::Blocked, red).as_deref(), Some("A red three lies on top now."));
        assert_eq!(now(Term::BlackThree, red), None);
        // A bonus three stays on top where no other card is turned up on it.
        let turned_up = |setup: &mut Setup| {
            setup.rules.turn_up_again = WordSet::NONE;
            setup.pile = cards("3h");
        };
        assert_eq!(now(Term::Blocked, turned_up).as_deref(), Some("A red three lies on top now."));
        assert_eq!(now(Term::Taking, red).as_deref(), Some("Nobody can take it with a red three on top."));
    }

    #[test]
    fn threes_are_told_for_each_side_with_their_colour_and_their_points() {
        let american = |setup: &mut Setup| {
            setup.rules = Preset::ModernAmerican.rules();
            setup.melds[Side::FIRST].clear();
            setup.red_threes[Side::SECOND] = "3s 3c".parse().unwrap();
        };
        let expected = Some("They: two black threes, −300 points as things stand.");
        assert_eq!(now(Term::BlackThree, american).as_deref(), expected);
        assert_eq!(now(Term::RedThree, american).as_deref(), expected);
        let classic = now(Term::RedThree, |setup| setup.red_threes[Side::FIRST] = "3h".parse().unwrap());
        assert_eq!(classic.as_deref(), Some("We: one red three, +100 points as things stand."));
    }

    /// The sentence about threes and canastas says what the score does.
    #[test]
    fn the_sign_of_threes_is_that_of_the_score() {
        let american = Preset::ModernAmerican.rules();
        assert_eq!([0, 1, 2, 3].map(|canastas| american.threes_sign_for(canastas, true)), [-1, 0, 1, 1]);
        let samba = Preset::Samba.rules();
        assert_eq!([0, 1, 2].map(|canastas| samba.threes_sign_for(canastas, true)), [-1, -1, 1]);
    }

    /// Three players, of whom the last plays alone: what a word means for the second, whose partner is the first.
    #[test]
    fn partners_of_the_moment_have_scores_of_their_own() {
        let mut setup = Setup::new(Preset::ThreeHanded.rules());
        let seat = |n| Players::Three.seat(n).unwrap();
        (setup.seat, setup.lone) = (Seat::FIRST, Some(seat(2)));
        setup.scores = [0, 1_500, 3_000].into();
        let state = setup.state().unwrap();
        let names = ["Ada", "You", "Ben"].map(str::to_owned);
        let seen = state.observe(seat(1));
        let of = |term| term_now(term, &seen, Names { sides: state.sides(), ..Names::new(&names, seat(1)) });
        let expected = "Your side needs 90 points in its first melds, because your score is 1,500. Your side has not opened yet, so the pile is frozen to it.";
        assert_eq!(of(Term::Opening).as_deref(), Some(expected));
        assert_eq!(of(Term::Score).as_deref(), Some("Your score before this hand is 1,500."));
        assert_eq!(of(Term::Partner).as_deref(), Some("Ada is your partner."));
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
