//! A state that could be: the bots' only way to a [`State`].

use super::card::Card;
use super::cards::CardSet;
use super::observation::Observation;
use super::state::{Phase, State};
use super::table::Row;
use rand::Rng;
use rand::seq::SliceRandom;

/// How often a sample is drawn anew because the player on turn could not finish the turn with it.
const TRIES: usize = 64;

impl State {
    /// A state drawn at random from those in which this seat would observe the same.
    ///
    /// Known cards stay with their holder; red threes lie in the stock, as a hand lays them out at once. Where the
    /// player on turn must be able to finish it (an asker, a bound turn, a last card), samples in which that is
    /// impossible are drawn again, up to 64 times.
    #[must_use]
    pub fn sample(observation: &Observation<'_>, rng: &mut impl Rng) -> State {
        let seen = observation.state;
        let seat = observation.seat;
        let mut state = seen.clone();
        if seen.ended.is_some() {
            return state;
        }
        let unseen = observation.unseen();
        let red = unseen.red_threes();
        let mut hidden: [Card; 108] = [Card::JOKER; 108];
        let hidden_len = unseen.len() - red.len();
        hidden.iter_mut().zip(unseen.minus(red).iter()).for_each(|(place, card)| *place = card);
        for _ in 0..TRIES {
            let cards = &mut hidden[..hidden_len];
            cards.shuffle(rng);
            let mut next = cards.iter().copied();
            for other in seen.rules.players.seats().filter(|&other| other != seat) {
                let known = seen.known[other];
                let missing = seen.hands[other].len().saturating_sub(known.len());
                state.hands[other] = known.plus(next.by_ref().take(missing).collect::<CardSet>());
            }
            state.stock = next.chain(red.iter()).collect::<Row>();
            if !red.is_empty() {
                state.stock.as_mut_slice().shuffle(rng);
            }
            let turn = state.seat;
            let possible = turn == seat
                || match state.phase {
                    Phase::Draw => true,
                    Phase::Answer => state.could_go_out(),
                    Phase::Play => state.can_finish(state.hands[turn], &state.melds[turn.side()]),
                };
            if possible {
                break;
            }
        }
        state
    }
}
