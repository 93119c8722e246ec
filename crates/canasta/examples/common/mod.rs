//! The hands that an example looks at: those of one bot in all seats.

use canasta::bots::{Bot, Budget, RosterEntry, Style, find_bot};
use canasta::rules::{Action, BySide, Deck, Preset, Rules, Seat, State, generator, seed_from_number};

/// The most actions of a hand.
const MOST_ACTIONS: usize = 4_000;

/// Hands to be played.
pub struct Hands {
    bot: &'static RosterEntry,
    rules: Rules,
    /// Their number.
    pub count: u64,
    budget: Budget,
}

impl Hands {
    /// The hands that the arguments of the command line ask for: the bot, the rules, the number of hands, the playouts of a decision and
    /// changes of the rules as JSON, by default `master classic COUNT 400 {}`. Says what is wrong with them otherwise.
    pub fn from_arguments(count: u64) -> Option<Hands> {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        let text = |at: usize, default: &'static str| arguments.get(at).map_or(default, String::as_str);
        let number = |at: usize, default: u64| arguments.get(at).map_or(Some(default), |text| text.parse().ok());
        let preset = Preset::ALL.into_iter().find(|preset| preset.name() == text(1, "classic"));
        let worlds = number(3, 400).and_then(|worlds| u32::try_from(worlds).ok());
        let (Some(bot), Some(preset), Some(count), Some(worlds)) =
            (find_bot(text(0, "master")), preset, number(2, count), worlds)
        else {
            eprintln!(
                "the arguments are a bot, a preset, the number of hands, the playouts of a decision and changes of the rules"
            );
            return None;
        };
        let changes = serde_json::from_str(text(4, "{}")).map_err(|error| error.to_string());
        match changes.and_then(|changes| preset.rules().with(&changes).map_err(|error| error.to_string())) {
            Ok(rules) => Some(Hands { bot, rules, count, budget: Budget::Worlds(worlds) }),
            Err(error) => {
                eprintln!("these changes of the rules are none: {error}");
                None
            }
        }
    }

    /// Plays a hand and returns its last state. `look` is shown every action and the state before it.
    pub fn play(&self, hand: u64, mut look: impl FnMut(&State, &Action)) -> State {
        let players = self.rules.players;
        let dealer = players.seat(hand as usize % players.count()).unwrap_or(Seat::FIRST);
        let deck = Deck::shuffled(&mut generator(seed_from_number(hand)));
        let mut state = State::deal(self.rules, dealer, BySide::from([0, 0]), &deck);
        let seed = |seat: Seat| seed_from_number(hand << 2 | seat.index() as u64);
        let create = |seat: Seat| self.bot.create_bot(seed(seat), Some(self.budget), Style::Balanced);
        let mut bots: Vec<Box<dyn Bot>> = players.seats().map(create).collect();
        for _ in 0..MOST_ACTIONS {
            let seat = state.to_act();
            let action = bots[seat.index()].act(&state.observe(seat));
            look(&state, &action);
            if state.play(&action).is_err() || state.ended().is_some() {
                break;
            }
        }
        state
    }
}
