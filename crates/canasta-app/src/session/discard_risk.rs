//! Reasons to ask before a card is discarded without a button, from what the person can see.

use super::advice::{Fact, discard_warning};
use canasta::rules::{Action, Card, Meld, Observation, Seat};

/// The number of cards from which a pile is big: as many as a canasta.
pub const BIG_PILE: usize = Meld::CANASTA;

/// A reason to ask before a card is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiscardRisk {
    /// The card is wild.
    Wild,
    /// The next player can take a big pile with it.
    GivesPile {
        /// The next player.
        seat: Seat,
        /// The number of cards of the pile, without this one, as the warning counts them.
        cards: usize,
    },
    /// Groups are set out, and the discard ends the turn without them.
    GroupsSetOut,
}

/// The reason to ask before this card is discarded; `None` if there is none, or if the discard is not legal.
pub(super) fn discard_risk(seen: &Observation<'_>, card: Card, is_staged: bool) -> Option<DiscardRisk> {
    seen.check(&Action::Discard(card)).ok()?;
    if is_staged {
        return Some(DiscardRisk::GroupsSetOut);
    }
    // The last card of a hand ends it.
    let goes_on = seen.hand().len() > 1;
    let gives = |fact: Fact| match fact {
        Fact::FeedsMeld { seat, pile, .. } | Fact::FeedsPair { seat, pile, .. } => {
            Some(DiscardRisk::GivesPile { seat, cards: pile }).filter(|_| goes_on && pile + 1 >= BIG_PILE)
        }
        _ => None,
    };
    let gives_pile = discard_warning(seen, card).into_iter().find_map(gives);
    gives_pile.or_else(|| card.is_wild().then_some(DiscardRisk::Wild))
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{Given, Phase, PileOwnMeld, PileWild, Players, Preset, Rules, Setup, Side, WildMelds};

    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|card| card.parse().unwrap()).collect()
    }

    /// The risk about a discard of seat 0, after seat 1's side has laid these melds.
    fn risk(rules: Rules, discard: &str, theirs: &str, pile: &str) -> Option<DiscardRisk> {
        let mut setup = Setup::new(rules);
        setup.phase = Phase::Play;
        setup.hands[0] = Given::Cards(cards("Ks 9d 2c 3s"));
        setup.hands[1] = Given::Unknown(5);
        setup.pile = cards(pile);
        setup.melds[Side::SECOND] = theirs.split_terminator('+').map(|meld| meld.parse().unwrap()).collect();
        let state = setup.state().unwrap();
        discard_risk(&state.observe(state.to_act()), discard.parse().unwrap(), false)
    }

    const SIX: &str = "4s 5s 6s 7s 8s Ts";

    #[test]
    fn a_card_that_gives_away_a_big_pile_is_asked_about() {
        let rules = Preset::ClassicTwo.rules();
        let gives = Some(DiscardRisk::GivesPile { seat: rules.players.after(Seat::FIRST), cards: 6 });
        assert_eq!(risk(rules, "Ks", "Kh Kd Kc", SIX), gives);
        assert_eq!(risk(rules, "9d", "Kh Kd Kc", SIX), None, "they have no nines");
        assert_eq!(risk(rules, "Ks", "Kh Kd Kc", "4s 5s 6s 7s 8s"), None, "a small pile");
        assert_eq!(risk(rules, "Ks", "Kh Kd Kc", "2h 5s 6s 7s 8s Ts"), None, "a frozen pile");
        assert_eq!(risk(rules, "3s", "Kh Kd Kc", SIX), None, "a black three blocks the pile");
        let closed = Rules { pile_allowed: false, ..rules };
        assert_eq!(risk(closed, "Ks", "Kh Kd Kc", SIX), None);
        let full = "Kh Kd Kc Kh Kd Kc Ks";
        assert_eq!(risk(rules, "Ks", full, SIX).is_some(), rules.pile_own_meld == PileOwnMeld::Any);
        assert_eq!(risk(Rules { pile_own_meld: PileOwnMeld::Under7, ..rules }, "Ks", full, SIX), None);
    }

    #[test]
    fn a_pile_that_a_partner_of_the_moment_may_take_is_not_asked_about() {
        let rules = Preset::ThreeHanded.rules();
        let risk = |lone: usize| {
            let mut setup = Setup::new(rules);
            setup.phase = Phase::Play;
            setup.lone = rules.players.seat(lone);
            setup.hands[0] = Given::Cards(cards("Ks 9d 2c 3s"));
            setup.hands[1] = Given::Unknown(5);
            setup.pile = cards(SIX);
            // Those of seat 1, or of seats 0 and 1 together.
            let side = if lone == 1 { Side::SECOND } else { Side::FIRST };
            setup.melds[side] = vec!["Kh Kd Kc".parse().unwrap()];
            let state = setup.state().unwrap();
            discard_risk(&state.observe(state.to_act()), "Ks".parse().unwrap(), false)
        };
        assert_eq!(risk(1), Some(DiscardRisk::GivesPile { seat: rules.players.after(Seat::FIRST), cards: 6 }));
        assert_eq!(risk(2), None);
    }

    #[test]
    fn a_pair_of_wilds_that_takes_a_wild_is_asked_about() {
        // The next player has taken a pile with two twos in it.
        let risk = |pile_wild, frozen_needs| {
            let rules = Rules { wild_melds: WildMelds::Allowed, pile_wild, frozen_needs, ..Preset::ClassicTwo.rules() };
            let mut setup = Setup::new(rules);
            setup.seat = rules.players.after(Seat::FIRST);
            setup.hands = ["2c Qs Qd Qc Qh", "Kh Kd Kc 4c 5c 6c 8c 9h"].map(|hand| Given::Cards(cards(hand))).to_vec();
            setup.pile = cards("2s 2h Ts 7h Ks");
            setup.melds[Side::SECOND] = vec!["As Ah Ad".parse().unwrap()];
            let mut state = setup.state().unwrap();
            let taken = ["take Kh Kd Kc", "discard 4c"];
            let later = ["Qs", "5c", "Qd", "6c", "Qc", "8c"].map(|card| format!("discard {card}"));
            let later = later.iter().flat_map(|discard| ["draw", discard.as_str()]);
            for action in taken.into_iter().chain(later).chain(["draw"]) {
                state.play(&action.parse().unwrap()).unwrap();
            }
            discard_risk(&state.observe(Seat::FIRST), "2c".parse().unwrap(), false)
        };
        let gives = DiscardRisk::GivesPile { seat: Players::Two.after(Seat::FIRST), cards: 7 };
        assert_eq!(risk(PileWild::Pair, 2), Some(gives));
        assert_eq!(risk(PileWild::Never, 2), Some(DiscardRisk::Wild));
        assert_eq!(risk(PileWild::SameColourPair, 2), Some(DiscardRisk::Wild), "one two is black");
        assert_eq!(risk(PileWild::Pair, 3), Some(DiscardRisk::Wild), "a third is missing");
    }

    #[test]
    fn wilds_and_groups_set_out_are_asked_about() {
        let rules = Preset::ClassicTwo.rules();
        assert_eq!(risk(rules, "2c", "", "4s"), Some(DiscardRisk::Wild));
        let mut setup = Setup::new(rules);
        setup.phase = Phase::Play;
        setup.hands[0] = Given::Cards(cards("Ks 9d 2c"));
        setup.pile = cards("4s");
        let state = setup.state().unwrap();
        let seen = state.observe(state.to_act());
        let card = |text: &str| text.parse().unwrap();
        assert_eq!(discard_risk(&seen, card("9d"), true), Some(DiscardRisk::GroupsSetOut));
        assert_eq!(discard_risk(&seen, card("9d"), false), None);
        assert_eq!(discard_risk(&seen, card("Qs"), true), None, "the card is not in the hand");
    }
}
