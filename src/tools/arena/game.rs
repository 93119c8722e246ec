//! One pair: the same cards twice, with the sides changed.

use super::player::{Player, Turn, player};
use super::{Party, Series, contest_number};
use crate::bots::Contest;
use crate::rules::{Deck, Ended, Entry, Game, Seat, seed_from_number};
use crate::tools::protocol::{Fault, Kind};
use serde::{Deserialize, Serialize};

/// A hand that is lost by a fault counts as lost by twice so many points, as many as a match goes to: players that try to
/// win do not lose a hand by that, so none gains by giving up.
pub const FORFEITED: i64 = 2_500;
/// A match that has taken so many hands ends, and the higher total wins: two players who never meld would go on for ever.
const MOST_HANDS: usize = 200;
/// A hand does not take more actions: every turn uses up the stock or melds a card.
const MOST_ACTIONS: usize = 4_000;

/// What came of both games of a pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairResult {
    /// What was played for.
    pub kind: Kind,
    /// Which pair, from 0.
    pub number: u64,
    /// First with the first contestant on side 0, then with the second there.
    pub games: [GameResult; 2],
}

impl PairResult {
    /// How many points a hand the first contestant's side made more than the other, in the mean of both games.
    #[must_use]
    pub fn difference(&self) -> f64 {
        let [one, two] = self.games.each_ref().map(|game| game.points[0] - game.points[1]);
        (one + two) as f64 / 2.0
    }
}

/// What came of a hand or a match. Pairs of values are for the first and the second contestant.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// Points of all hands.
    pub points: [i64; 2],
    /// Who won a match; nobody wins a hand.
    pub won: Option<Party>,
    /// Hands that ended.
    pub hands: u64,
    /// Hands ended by going out, not concealed.
    pub out: [u64; 2],
    /// Hands ended by going out concealed.
    pub concealed: [u64; 2],
    /// Hands ended by the stock.
    pub stock: u64,
    /// Hands ended by a red three.
    pub red_three: u64,
    /// Decisions.
    pub decisions: [u64; 2],
    /// Time that these took.
    pub nanoseconds: [u64; 2],
    /// Time that the slowest took.
    pub slowest: [u64; 2],
    /// The fault by which the game was lost, if it was.
    pub forfeit: Option<Forfeit>,
}

/// A fault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forfeit {
    /// Whose.
    pub by: Party,
    /// In which hand of the game, from 1.
    pub hand: usize,
    /// What kind of fault.
    pub why: String,
    /// The same in words.
    pub text: String,
}

/// Who is who at a table: players for game after game of a series.
pub struct Table<'a> {
    series: &'a Series,
    /// For each contestant, a player for each seat of a side.
    players: [Vec<Box<dyn Player>>; 2],
}

/// How the players of one game sit.
#[derive(Clone, Copy)]
struct Seating {
    changed: bool,
}

impl Seating {
    /// The contestant on a seat, and which of its players sits there.
    const fn at(self, seat: Seat) -> (Party, usize) {
        let party = match (seat.side().index() == 0, self.changed) {
            (true, false) | (false, true) => Party::A,
            _ => Party::B,
        };
        (party, seat.index() / 2)
    }
}

impl<'a> Table<'a> {
    /// A table with players that have not begun yet.
    #[must_use]
    pub fn new(series: &'a Series) -> Table<'a> {
        let seats = series.rules.players.count() / 2;
        let players =
            series.contestants.each_ref().map(|contestant| (0..seats).map(|_| player(series, contestant)).collect());
        Table { series, players }
    }

    /// Whether both contestants can be started, before anything is played.
    ///
    /// # Errors
    /// Who cannot, and why.
    pub fn try_out(&mut self) -> Result<(), (Party, Fault)> {
        for (party, players) in [Party::A, Party::B].into_iter().zip(&mut self.players) {
            for player in players {
                player.begin(Seat::FIRST, Kind::Hand, [0; 32]).map_err(|fault| (party, fault))?;
            }
        }
        Ok(())
    }

    /// Plays a pair.
    ///
    /// # Errors
    /// If a hand does not end.
    pub fn play(&mut self, kind: Kind, number: u64) -> Result<PairResult, String> {
        let games = [self.play_game(kind, number, false)?, self.play_game(kind, number, true)?];
        Ok(PairResult { kind, number, games })
    }

    fn play_game(&mut self, kind: Kind, number: u64, changed: bool) -> Result<GameResult, String> {
        let series = self.series;
        let seating = Seating { changed };
        let mut result = GameResult::default();
        let contest = Contest {
            preset: series.preset,
            rules: series.rules,
            seed: seed_from_number(series.seed),
            number: contest_number(kind, number),
        };
        let (dealer, decks) = contest.lots();
        for seat in series.rules.players.seats() {
            let seed = series.bot_seed(kind, number, seat);
            if let Err(fault) = self.player(seating, seat).begin(seat, kind, seed) {
                return Ok(self.forfeit(result, kind, seating.at(seat).0, 1, &fault));
            }
        }
        let mut game = Game::new(series.preset, series.rules, Vec::new()).map_err(|bad| bad.to_string())?;
        for (number, deck) in (1..).zip(decks) {
            match self.play_hand(&mut game, dealer, deck, number, seating, &mut result)? {
                Some((party, fault)) => return Ok(self.forfeit(result, kind, party, number, &fault)),
                None => result.count_hand(&game, seating),
            }
            let [even, odd] = game.totals().0;
            let over = kind == Kind::Hand || game.end().is_some() || number == MOST_HANDS;
            self.tell_end(&game, number, seating, over);
            if over {
                let leader = if even > odd { Some(Seat::FIRST) } else { series.rules.players.seat(1) };
                result.won = leader.filter(|_| kind == Kind::Match && even != odd).map(|seat| seating.at(seat).0);
                break;
            }
        }
        Ok(result)
    }

    fn player(&mut self, seating: Seating, seat: Seat) -> &mut dyn Player {
        let (party, at) = seating.at(seat);
        &mut *self.players[party.index()][at]
    }

    /// Plays a hand to its end; the party that has lost the game by a fault, if one did.
    fn play_hand(
        &mut self,
        game: &mut Game,
        dealer: Seat,
        deck: Deck,
        number: usize,
        seating: Seating,
        result: &mut GameResult,
    ) -> Result<Option<(Party, Fault)>, String> {
        // It is between hands and the match is not over: it can be dealt.
        let _ = game.deal(dealer, deck, None);
        let mut heard = [0; 4];
        for played in 0..MOST_ACTIONS {
            let Some(state) = game.state().filter(|state| state.ended().is_none()) else { return Ok(None) };
            let seat = state.to_act();
            let turn = Turn { hand: number, since: &entries(game)[heard[seat.index()]..], seat, state };
            let party = seating.at(seat).0;
            let player = self.player(seating, seat);
            let begin = player.time();
            let answer = player.act(&turn);
            let spent = player.time().saturating_sub(begin);
            result.count_decision(party, spent.as_nanos().try_into().unwrap_or(u64::MAX));
            let action = match answer {
                Ok(action) => action,
                Err(fault) => return Ok(Some((party, fault))),
            };
            if let Err(error) = game.play(seat, &action) {
                return Ok(Some((party, Fault::Illegal { action: action.to_string(), error })));
            }
            // Each action is an entry, this one the last.
            heard[seat.index()] = played + 1;
        }
        if game.hand_is_on() {
            Err(format!("hand {number} has not ended after {MOST_ACTIONS} actions"))
        } else {
            Ok(None)
        }
    }

    /// The loser's players are dismissed: a program that is late or has ended is started anew for the next game.
    fn forfeit(&mut self, mut result: GameResult, kind: Kind, by: Party, hand: usize, fault: &Fault) -> GameResult {
        self.players[by.index()].iter_mut().for_each(|player| player.dismiss());
        result.forfeit = Some(Forfeit { by, hand, why: fault.code().to_owned(), text: fault.to_string() });
        match kind {
            Kind::Hand => {
                result.points[by.index()] = -FORFEITED;
                result.points[by.other().index()] = FORFEITED;
            }
            Kind::Match => result.won = Some(by.other()),
        }
        result
    }

    fn tell_end(&mut self, game: &Game, hand: usize, seating: Seating, over: bool) {
        let Some(state) = game.state() else { return };
        for seat in state.rules().players.seats() {
            let entries = entries(game);
            let own = |entry: &Entry| matches!(entry, Entry::Action(who, _) if *who == seat);
            let heard = entries.iter().rposition(own).map_or(0, |at| at + 1);
            let turn = Turn { hand, since: &entries[heard..], seat, state };
            self.player(seating, seat).hear_end(&turn, game.totals().0, over);
        }
    }
}

/// What has been played in the last hand.
fn entries(game: &Game) -> &[Entry] {
    game.record().hands.last().map_or(&[], |hand| &hand.entries)
}

impl GameResult {
    fn count_decision(&mut self, party: Party, nanoseconds: u64) {
        let at = party.index();
        self.decisions[at] += 1;
        self.nanoseconds[at] = self.nanoseconds[at].saturating_add(nanoseconds);
        self.slowest[at] = self.slowest[at].max(nanoseconds);
    }

    fn count_hand(&mut self, game: &Game, seating: Seating) {
        let Some(sheet) = game.score() else { return };
        self.hands += 1;
        let seats = [Some(Seat::FIRST), game.rules().players.seat(1)];
        for seat in seats.into_iter().flatten() {
            let side = seat.side();
            let at = seating.at(seat).0.index();
            self.points[at] += i64::from(sheet.sides[side].hand);
            let went_out = u64::from(sheet.went_out == Some(side));
            match sheet.ended {
                Ended::Out => self.out[at] += went_out,
                Ended::Concealed => self.concealed[at] += went_out,
                Ended::Stock | Ended::RedThree => {}
            }
        }
        self.stock += u64::from(sheet.ended == Ended::Stock);
        self.red_three += u64::from(sheet.ended == Ended::RedThree);
    }
}
