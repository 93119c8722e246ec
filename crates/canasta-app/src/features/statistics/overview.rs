//! The statistics of many games, from their summaries and facts.

use super::achievement::{Achievement, AchievementSet};
use super::facts::{GameFacts, MarkedHand};
use super::review_facts::ReviewFacts;
use super::tally::HandTally;
use super::win_rate::WinRate;
use crate::features::library::{GameId, GameState, GameSummary, Origin, Timestamp};
use crate::session::largest::largest_by_key;
use crate::session::level::{Level, Player};
use crate::session::plan::Place;
use canasta::rules::Preset;
use canasta::rules::sort::insertion_sort_by_key;

/// The best and the worst hands that are listed.
const MARKED: usize = 3;
/// The players that are listed.
const PLAYERS: usize = 10;
/// The most points of the course.
const COURSE: usize = 24;

/// Whom the own side played against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponents {
    /// Bots of one level, whatever their styles.
    Level(Level),
    /// Bots of several levels.
    Mixed,
    /// People, alone or beside bots.
    People,
}

/// How another player took part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// On the own side.
    Partner,
    /// On the other side.
    Opponent,
}

/// The games with another player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WithPlayer {
    /// The name.
    pub name: String,
    /// How the player took part.
    pub role: Role,
    /// How they went.
    pub rate: WinRate,
}

/// Games won or lost one after another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streaks {
    /// The last games: how many, and whether they were won; `None` before the first finished game.
    pub last: Option<(u32, bool)>,
    /// The most games won one after another.
    pub won: u32,
    /// The most games lost one after another.
    pub lost: u32,
}

impl Streaks {
    fn follow(&mut self, has_won: bool) {
        let before = self.last.filter(|(_, won)| *won == has_won).map_or(0, |(games, _)| games);
        let games = before.saturating_add(1);
        self.last = Some((games, has_won));
        let longest = if has_won { &mut self.won } else { &mut self.lost };
        *longest = games.max(*longest);
    }
}

/// A hand of the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandLink {
    /// Its game.
    pub game: GameId,
    /// The hand, and its points.
    pub hand: MarkedHand,
    /// When the game was stored last.
    pub changed: Timestamp,
}

/// A point of a course over time: some games one after another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CoursePoint<T> {
    /// The number of the first game, from 1.
    pub first: usize,
    /// The number of the last one.
    pub last: usize,
    /// The sums over them.
    pub tally: T,
}

/// The games with a stored review.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reviewed {
    /// How many there are.
    pub games: usize,
    /// The sums over them.
    pub tally: ReviewFacts,
    /// The course over time; empty if there are fewer than two.
    pub course: Vec<CoursePoint<ReviewFacts>>,
}

/// The statistics of many games. Practice and games from files do not count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overview {
    /// All games that were finished.
    pub rate: WinRate,
    /// The sums over all hands, those of unfinished games included.
    pub tally: HandTally,
    /// The finished games by their rules, in the order of the presets.
    pub by_rules: Vec<(Preset, WinRate)>,
    /// The finished games by the level of the opponents, the strongest level last.
    pub by_opponents: Vec<(Opponents, WinRate)>,
    /// The finished games by other players, the most frequent first.
    pub by_player: Vec<WithPlayer>,
    /// Games won or lost one after another.
    pub streaks: Streaks,
    /// The best hands.
    pub best: Vec<HandLink>,
    /// The worst hands.
    pub worst: Vec<HandLink>,
    /// The course over time, of games with a finished hand; empty if there are fewer than two.
    pub course: Vec<CoursePoint<HandTally>>,
    /// The games with a stored review.
    pub reviewed: Reviewed,
    /// What was achieved, and in which game first.
    pub achieved: Vec<(Achievement, Timestamp)>,
}

/// A game, and its facts.
pub(super) type Counted<'a> = (&'a GameSummary, &'a GameFacts);

/// Whether a game counts.
pub(super) fn counts(game: &GameSummary) -> bool {
    game.origin == Origin::Played && !game.practice
}

/// The other players, and how each took part.
fn others<'a>(game: &'a GameSummary, facts: &GameFacts) -> impl Iterator<Item = (&'a Place, Role)> {
    let role = |seat: usize| match facts.partners.iter().any(|partner| partner.index() == seat) {
        true => Role::Partner,
        false => Role::Opponent,
    };
    let others = game.players.iter().enumerate().filter(|&(seat, _)| seat != game.me);
    others.map(move |(seat, place)| (place, role(seat)))
}

fn opponents(game: &GameSummary, facts: &GameFacts) -> Opponents {
    let mut level = None;
    for (place, _) in others(game, facts).filter(|&(_, role)| role == Role::Opponent) {
        match (place.player, level) {
            (Player::Person | Player::Friend, _) => return Opponents::People,
            (Player::Bot(bot), None) => level = Some(bot.name()),
            (Player::Bot(bot), Some(name)) if bot.name() == name => {}
            // A person may follow.
            (Player::Bot(_), Some(_)) => level = Some(""),
        }
    }
    level.and_then(Level::named).map_or(Opponents::Mixed, Opponents::Level)
}

/// The entry with this key, which is added if there is none.
fn entry<K: PartialEq>(all: &mut Vec<(K, WinRate)>, key: K) -> &mut WinRate {
    let at = all.iter().position(|(there, _)| *there == key).unwrap_or_else(|| {
        all.push((key, WinRate::default()));
        all.len() - 1
    });
    &mut all[at].1
}

impl Overview {
    /// The statistics of these games, the earliest first.
    pub(super) fn of<'a>(games: impl IntoIterator<Item = Counted<'a>>) -> Overview {
        let mut all = Overview::default();
        let mut players: Vec<((&str, Role), WinRate)> = Vec::new();
        let (mut best, mut worst): (Vec<HandLink>, Vec<HandLink>) = (Vec::new(), Vec::new());
        let mut played: Vec<HandTally> = Vec::new();
        let mut reviewed: Vec<ReviewFacts> = Vec::new();
        let mut known = AchievementSet::default();
        for (game, facts) in games {
            if game.state.is_finished() {
                let has_won = game.state == GameState::Won;
                all.rate.count(has_won);
                all.streaks.follow(has_won);
                entry(&mut all.by_rules, game.preset).count(has_won);
                entry(&mut all.by_opponents, opponents(game, facts)).count(has_won);
                for (place, role) in others(game, facts) {
                    entry(&mut players, (&*place.name, role)).count(has_won);
                }
            }
            all.tally = all.tally.plus(&facts.tally);
            if facts.tally.hands > 0 {
                played.push(facts.tally);
            }
            reviewed.extend(facts.review);
            let link = |hand| HandLink { game: game.id.clone(), hand, changed: game.changed };
            keep_first(&mut best, facts.best.map(link), |a, b| a.hand.points > b.hand.points);
            keep_first(&mut worst, facts.worst.map(link), |a, b| a.hand.points < b.hand.points);
            all.achieved
                .extend(facts.achievements.without(known).iter().map(|achievement| (achievement, game.changed)));
            known = known.union(facts.achievements);
        }
        let preset = |preset: &Preset| Preset::ALL.iter().position(|other| other == preset);
        insertion_sort_by_key(&mut all.by_rules, |(rules, _)| preset(rules));
        insertion_sort_by_key(&mut all.by_opponents, |(opponents, _)| strength(*opponents));
        let players = largest_by_key(players, PLAYERS, |(_, rate)| rate.finished).into_iter();
        all.by_player = players.map(|((name, role), rate)| WithPlayer { name: name.to_owned(), role, rate }).collect();
        (all.best, all.worst) = (best, worst);
        all.course = course(&played, |sum, tally| sum.plus(tally));
        all.reviewed = Reviewed {
            games: reviewed.len(),
            tally: reviewed.iter().fold(ReviewFacts::default(), |sum, facts| sum.plus(*facts)),
            course: course(&reviewed, |sum, facts| sum.plus(*facts)),
        };
        all
    }

    /// Whether there is nothing to show yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.tally.hands == 0
    }
}

/// The place of opponents in the list: the levels from the weakest, then the others.
fn strength(opponents: Opponents) -> usize {
    let levels = canasta::bots::levels;
    match opponents {
        Opponents::Level(level) => levels().position(|entry| entry.name == level.name()).unwrap_or(usize::MAX - 2),
        Opponents::Mixed => usize::MAX - 1,
        Opponents::People => usize::MAX,
    }
}

/// Adds a hand to the few that come first.
fn keep_first(all: &mut Vec<HandLink>, hand: Option<HandLink>, is_before: impl Fn(&HandLink, &HandLink) -> bool) {
    let Some(hand) = hand else { return };
    let at = all.iter().position(|other| is_before(&hand, other)).unwrap_or(all.len());
    all.insert(at, hand);
    all.truncate(MARKED);
}

/// The course of games over time, in equal parts.
fn course<T: Default>(games: &[T], plus: impl Fn(T, &T) -> T) -> Vec<CoursePoint<T>> {
    if games.len() < 2 {
        return Vec::new();
    }
    let size = games.len().div_ceil(COURSE);
    let part = |(at, games): (usize, &[T])| CoursePoint {
        first: at * size + 1,
        last: at * size + games.len(),
        tally: games.iter().fold(T::default(), &plus),
    };
    games.chunks(size).enumerate().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::library::Fingerprint;
    use crate::session::plan::places;
    use canasta::rules::{AskPartner, Game, Players, Rules, Seat};

    /// The roles of the others in a won game of the first seat.
    fn roles(rules: Rules) -> Vec<Role> {
        let game = Game::new(Preset::Classic, rules, Vec::new()).unwrap();
        let (id, places) = ("0123456789abcdef".parse::<GameId>().unwrap(), places(rules.players));
        let facts = GameFacts::of(id.clone(), &game, &places, Seat::FIRST, None);
        let mut summary = GameSummary::of(id, &game, &places, Origin::Played, Fingerprint::of(""));
        summary.state = GameState::Won;
        let overview = Overview::of([(&summary, &facts)]);
        let role = |place: &Place| overview.by_player.iter().find(|player| *player.name == *place.name).unwrap().role;
        places[1..].iter().map(role).collect()
    }

    #[test]
    fn partners_are_those_of_the_rules() {
        use Role::{Opponent as Other, Partner as Own};
        let alone = Rules { ask_partner: AskPartner::Never, ..Preset::Classic.rules() };
        let of = |players, sides| Rules { players, sides, ..alone };
        assert_eq!(roles(of(Players::Four, None)), [Other, Own, Other]);
        assert_eq!(roles(of(Players::Four, Some(4))), [Other, Other, Other]);
        assert_eq!(roles(of(Players::Six, None)), [Other, Own, Other, Own, Other]);
        assert_eq!(roles(of(Players::Six, Some(3))), [Other, Other, Own, Other, Other]);
        assert_eq!(roles(of(Players::Five, None)), [Other, Other, Other, Other]);
        assert_eq!(roles(Preset::ThreeHanded.rules()), [Other, Other]);
    }

    #[test]
    fn opponents_are_all_that_are_no_partners() {
        let rules = Rules { players: Players::Six, sides: Some(3), ..Preset::Classic.rules() };
        let mut places = places(rules.players);
        for (seat, place) in places.iter_mut().enumerate().skip(1) {
            let level = if seat == 3 { "club" } else { "master" };
            place.player = Player::Bot(Level::named(level).unwrap());
        }
        let game = Game::new(Preset::Classic, rules, Vec::new()).unwrap();
        let id = "0123456789abcdef".parse::<GameId>().unwrap();
        let facts = GameFacts::of(id.clone(), &game, &places, Seat::FIRST, None);
        let summary = GameSummary::of(id, &game, &places, Origin::Played, Fingerprint::of(""));
        assert_eq!(opponents(&summary, &facts), Opponents::Level(Level::named("master").unwrap()));
    }
}
