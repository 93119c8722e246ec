//! A master that remembers what was seen since the deal.

use super::hand_belief::HandBelief;
use super::history::History;
use super::network::Network;
use super::seen::next_holding;
use crate::bots::bot::Bot;
use crate::bots::budget::Budget;
use crate::bots::policy::Policy;
use crate::bots::search::{SearchBot, SearchConfig};
use crate::rules::{Action, Observation, Players, Seat, Seed};

/// What a remembering bot uses its memory for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryUse {
    /// Tables of what was seen choose the discards that are tried, and rule out those that probably feed a large pile.
    Discards,
    /// Worlds follow from what the network believes.
    Worlds,
}

/// The search of the strongest level with a memory of all that was seen since the deal. It remembers in
/// games of four players that the rules of thumb know, if it is told of every action; elsewhere it is that level.
///
/// It belongs to measurements and not to the roster, because games with people ask a bot about single positions.
#[derive(Clone, Debug)]
pub struct RememberingBot {
    search: SearchBot,
    history: Option<History>,
    memory_use: MemoryUse,
    network: Network,
}

impl RememberingBot {
    /// Its name.
    pub const NAME: &'static str = "remember";

    /// A bot with a seed and a budget for each decision.
    #[must_use]
    pub fn new(seed: Seed, budget: Budget, memory_use: MemoryUse) -> RememberingBot {
        let search = SearchBot::new(RememberingBot::NAME, seed, budget, SearchConfig::BEST);
        RememberingBot { search, history: None, memory_use, network: Network::learned() }
    }
}

impl Bot for RememberingBot {
    fn name(&self) -> &'static str {
        RememberingBot::NAME
    }

    fn act(&mut self, observation: &Observation<'_>) -> Action {
        let remembers = Policy::of(observation) != Policy::General && observation.rules().players == Players::Four;
        match self.history.filter(|_| remembers) {
            Some(history) if self.memory_use == MemoryUse::Discards => {
                self.search.believe(Some(next_holding(observation, &history)));
                self.search.act(observation)
            }
            Some(history) => {
                let belief = HandBelief::new(&self.network, observation, &history);
                self.search.act_on(observation, |rng| belief.sample(observation, rng))
            }
            None => self.search.act(observation),
        }
    }

    fn hand_started(&mut self, observation: &Observation<'_>) {
        self.history = Some(History::of_deal(observation));
    }

    fn observed(&mut self, seat: Seat, action: &Action) {
        if let Some(history) = &mut self.history {
            history.add(seat, action);
        }
    }

    fn streams_used(&self) -> u64 {
        self.search.streams_used()
    }

    fn use_streams_from(&mut self, streams: u64) {
        self.search.use_streams_from(streams);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::HeuristicBot;
    use crate::rules::{BySide, Deck, Preset, State, generator, seed_from_number};

    /// A hand that is played by rules of thumb; `look` is shown every state with what was seen until then.
    fn play(seed: u64, mut look: impl FnMut(&State, &History)) {
        let deck = Deck::shuffled(&mut generator(seed_from_number(seed)));
        let mut state = State::deal(Preset::Classic.rules(), Seat::FIRST, BySide::from([0, 0]), &deck);
        let mut history = History::of_deal(&state.observe(Seat::FIRST));
        while state.ended().is_none() {
            look(&state, &history);
            let seat = state.to_act();
            let action = HeuristicBot::default().act(&state.observe(seat));
            state.play(&action).unwrap();
            history.add(seat, &action);
        }
    }

    #[test]
    fn hidden_cards_change_no_decision() {
        let mut rng = generator(seed_from_number(1));
        let mut decisions = 0;
        play(3, |state, history| {
            let seen = state.observe(state.to_act());
            let other = State::sample(&seen, &mut rng).unwrap();
            for memory_use in [MemoryUse::Discards, MemoryUse::Worlds] {
                let mut bot = RememberingBot::new([2; 32], Budget::Worlds(30), memory_use);
                bot.history = Some(*history);
                let mut same = bot.clone();
                assert_eq!(bot.act(&seen), same.act(&other.observe(state.to_act())));
            }
            decisions += 1;
        });
        assert!(decisions > 20);
    }

    #[test]
    fn without_a_history_it_is_master() {
        play(5, |state, _| {
            let seen = state.observe(state.to_act());
            let mut master = SearchBot::new("master", [4; 32], Budget::Worlds(20), SearchConfig::BEST);
            let mut bot = RememberingBot::new([4; 32], Budget::Worlds(20), MemoryUse::Discards);
            assert_eq!(bot.act(&seen), master.act(&seen));
        });
    }
}
