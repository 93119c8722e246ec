//! The updates of the statistics: the games of the library are counted a few at a time, and achievements are noted.

use super::achievement::AchievementSet;
use super::book::FactsBook;
use super::csv::{STATISTICS_FILE, statistics_csv};
use super::facts::GameFacts;
use super::intent::StatisticsIntent;
use super::log::AchievementLog;
use crate::features::Outcome;
use crate::features::library::{GameId, Library, LibraryEffect, Origin, StoredGame};
use crate::session::day::Day;
use crate::session::effect::{DeviceEffect, Effect, StorageEffect};
use crate::session::plan::{Place, first_person};
use crate::session::stored_value::StoredValue;
use canasta::rules::Game;
use std::convert::Infallible;

/// What the statistics may know of the session.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The games of the device.
    pub library: &'a Library,
    /// Whether the page of the statistics is open: only then games are counted.
    pub is_open: bool,
    /// Whether the person wants achievements.
    pub tells_achievements: bool,
}

/// What the device says to the statistics.
#[derive(Clone, Debug)]
pub enum StatisticsMessage {
    /// The list of the library was read.
    Listed,
    /// The stored facts, those of a game a line.
    Facts(String),
    /// The games that were asked for, as far as they could be read.
    Games(Vec<GameId>, Vec<StoredGame>),
    /// The games cannot be read now.
    Refused,
    /// The days on which the games were stored, in the order in which they are counted.
    Days(Vec<Day>),
}

/// A hand that has just ended at the table.
#[derive(Clone, Copy, Debug)]
pub struct EndedHand<'a> {
    /// Its game.
    pub game: &'a Game,
    /// Who plays it.
    pub places: &'a [Place],
    /// Whether it was played on this device.
    pub origin: Origin,
}

/// What the statistics ask for: effects, and nothing of the session.
type Done = Outcome<Infallible>;

/// The facts of all games, and what was achieved.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    facts: FactsBook,
    log: AchievementLog,
}

impl Statistics {
    /// The facts of all games, and what is counted from them.
    #[must_use]
    pub const fn facts(&self) -> &FactsBook {
        &self.facts
    }

    /// What the person has achieved: in the games of the library, and in games that are no longer there.
    #[must_use]
    pub fn achieved(&self, library: &Library) -> AchievementSet {
        self.log.told().union(self.facts.achieved(library))
    }

    /// What is new with the hand of the match that has ended last.
    #[must_use]
    pub const fn new_achievements(&self) -> AchievementSet {
        self.log.new_ones()
    }

    /// Opens the page. Other pages of this game may have changed the list and the facts.
    #[must_use]
    pub fn open() -> Done {
        Done::default().with(Effect::Library(LibraryEffect::ListFacts)).with(Effect::Library(LibraryEffect::List))
    }

    /// Carries out an intent.
    pub fn update(&mut self, intent: StatisticsIntent, context: &Context<'_>) -> Done {
        match intent {
            StatisticsIntent::CountRules(rules) => {
                self.facts.choose_rules(rules, context.library);
                Done::default()
            }
            // The table names the days on which the games were stored. Only the device knows them.
            StatisticsIntent::Export => {
                let moments = self.facts.games(context.library).map(|(game, _)| game.changed).collect();
                Done::default().with(Effect::RequestDays(moments))
            }
        }
    }

    /// Takes what the device says.
    pub fn hear(&mut self, message: StatisticsMessage, context: &Context<'_>) -> Done {
        let mut done = Done::default();
        match message {
            StatisticsMessage::Listed => self.compare(context, &mut done.effects),
            StatisticsMessage::Facts(texts) => {
                self.facts.read(&texts);
                self.compare(context, &mut done.effects);
            }
            StatisticsMessage::Games(asked, games) => {
                let new = self.facts.count(asked, &games, context.library);
                if !new.is_empty() {
                    done.effects.push(Effect::Library(LibraryEffect::PutFacts(new)));
                }
                self.count_on(context, &mut done.effects);
            }
            StatisticsMessage::Refused => self.facts.give_up(),
            StatisticsMessage::Days(days) => {
                let text = statistics_csv(self.facts.games(context.library).zip(days));
                done.effects.push(Effect::Device(DeviceEffect::Download(STATISTICS_FILE, text)));
            }
        }
        done
    }

    /// Notes what the person has achieved in a hand of the match.
    pub fn end_hand(&mut self, hand: EndedHand<'_>, context: &Context<'_>) -> Done {
        self.log.turn_page();
        let EndedHand { game, places, origin } = hand;
        let mut done = Done::default();
        if context.tells_achievements
            && !game.is_practice()
            && origin.is_own()
            && !matches!(origin, Origin::Link(_))
            && self.log.tell(GameFacts::achieved_last(game, places, first_person(game, places)))
        {
            done.effects.push(self.saved());
        }
        done
    }

    /// Forgets what was new with the last hand: another one begins, or another game is shown.
    pub fn turn_page(&mut self) {
        self.log.turn_page();
    }

    /// The achievements as the device stores them.
    #[must_use]
    pub fn write(&self) -> String {
        self.log.write()
    }

    /// Takes the stored achievements.
    pub fn restore(&mut self, text: &str) {
        self.log = AchievementLog::read(text);
    }

    fn saved(&self) -> Effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Achievements, self.write()))
    }

    /// Finds what is still to be counted, while the page is open.
    fn compare(&mut self, context: &Context<'_>, effects: &mut Vec<Effect>) {
        if context.is_open {
            self.facts.compare(context.library);
            self.count_on(context, effects);
        }
    }

    /// Learns what was achieved in the games counted so far, and asks for the next ones.
    fn count_on(&mut self, context: &Context<'_>, effects: &mut Vec<Effect>) {
        if context.tells_achievements && self.log.learn(self.facts.achieved(context.library)) {
            effects.push(self.saved());
        }
        if context.is_open
            && let Some(games) = self.facts.next()
        {
            effects.push(Effect::Library(LibraryEffect::GetGames(games)));
        }
    }
}
