//! The table: plays pairs of games, the same cards twice with the sides swapped.

use super::game_result::{Forfeit, GameResult, PairResult};
use super::party::Party;
use super::player::{Player, Turn, player};
use super::series::{LuckMeasure, Series, match_number};
use crate::fault::Fault;
use crate::protocol::GameKind;
use canasta::analysis::record_luck;
use canasta::bots::SeededMatch;
use canasta::rules::{Deck, Entry, Game, Players, Seat, Side, seed_from_number};

/// Points that the loser of a forfeited hand loses and the opponent gains. Half a match: no regular hand between players who
/// try to win is lost by as much, so giving up never pays.
pub const FORFEIT_POINTS: i64 = 2_500;
/// The most hands of a match; then the higher total wins. Two players who never meld would play forever.
const MAX_HANDS: usize = 200;
/// The most actions of a hand. No hand comes near it, because every turn uses up the stock or melds a card.
const MAX_ACTIONS: usize = 4_000;

/// Players for game after game of a series.
pub struct Table<'a> {
    series: &'a Series,
    /// For each contestant, a player for each seat of a side.
    players: [Vec<Box<dyn Player>>; 2],
}

/// Which contestant has which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seating {
    /// The first contestant has side 0.
    Straight,
    /// The second contestant has side 0.
    Swapped,
}

/// A player that has lost the game by a fault: its seat, and the number of the hand.
struct Fallen {
    seat: Seat,
    hand: usize,
    fault: Fault,
}

impl Seating {
    /// The contestant of a side.
    const fn party_of(self, side: Side) -> Party {
        match (self, side) {
            (Seating::Straight, Side::FIRST) => Party::A,
            (Seating::Swapped, Side::FIRST) => Party::B,
            (Seating::Straight, _) => Party::B,
            (Seating::Swapped, _) => Party::A,
        }
    }

    /// The side of a contestant.
    const fn side_of(self, party: Party) -> Side {
        match (self, party) {
            (Seating::Straight, Party::A) | (Seating::Swapped, Party::B) => Side::FIRST,
            (Seating::Straight, Party::B) | (Seating::Swapped, Party::A) => Side::SECOND,
        }
    }

    /// The contestant on a seat, and which of its players has that seat.
    const fn at(self, seat: Seat) -> (Party, usize) {
        (self.party_of(if seat.index().is_multiple_of(2) { Side::FIRST } else { Side::SECOND }), seat.index() / 2)
    }
}

impl<'a> Table<'a> {
    /// A table whose players have not been started yet.
    #[must_use]
    pub fn new(series: &'a Series) -> Table<'a> {
        let seats = series.rules.players.count() / 2;
        let players =
            series.contestants.each_ref().map(|contestant| (0..seats).map(|_| player(series, contestant)).collect());
        Table { series, players }
    }

    /// Starts every player once, to find out before the first game whether that works.
    ///
    /// # Errors
    /// The contestant that cannot be started, and why.
    pub fn start_all(&mut self) -> Result<(), (Party, Fault)> {
        for (party, players) in Party::ALL.into_iter().zip(&mut self.players) {
            for player in players {
                player.start_game(Seat::FIRST, GameKind::Hand, [0; 32]).map_err(|fault| (party, fault))?;
            }
        }
        Ok(())
    }

    /// Plays a pair.
    ///
    /// # Errors
    /// If a hand does not end.
    pub fn play_pair(&mut self, kind: GameKind, number: u64) -> Result<PairResult, String> {
        let games = [self.play_game(kind, number, Seating::Straight)?, self.play_game(kind, number, Seating::Swapped)?];
        Ok(PairResult { kind, number, games })
    }

    fn play_game(&mut self, kind: GameKind, number: u64, seating: Seating) -> Result<GameResult, String> {
        let series = self.series;
        let mut game = Game::new(series.preset, series.rules, Vec::new()).map_err(|bad| bad.to_string())?;
        let mut result = self.play_hands(&mut game, kind, number, seating)?;
        if series.luck == LuckMeasure::On {
            // That of a hand that was forfeited too: which cards come next does not depend on who gives up.
            result.luck = Some(record_luck(game.record()).luck(seating.side_of(Party::A)));
        }
        Ok(result)
    }

    fn play_hands(
        &mut self,
        game: &mut Game,
        kind: GameKind,
        number: u64,
        seating: Seating,
    ) -> Result<GameResult, String> {
        let series = self.series;
        let mut result = GameResult::default();
        let seeded = SeededMatch {
            preset: series.preset,
            rules: series.rules,
            seed: seed_from_number(series.seed),
            number: match_number(kind, number),
        };
        let (dealer, decks) = seeded.dealer_and_decks();
        for seat in series.rules.players.seats() {
            let seed = series.bot_seed(kind, number, seat);
            if let Err(fault) = self.player(seating, seat).start_game(seat, kind, seed) {
                return Ok(self.forfeit(result, kind, seating, Fallen { seat, hand: 1, fault }));
            }
        }
        for (number, deck) in (1..).zip(decks) {
            if let Some((seat, fault)) = self.play_hand(game, dealer, deck, number, seating, &mut result)? {
                return Ok(self.forfeit(result, kind, seating, Fallen { seat, hand: number, fault }));
            }
            if let Some(sheet) = game.score() {
                result.count_hand(&sheet, |side| seating.party_of(side));
            }
            let totals = game.totals();
            let (even, odd) = (totals[Side::FIRST], totals[Side::SECOND]);
            let over = kind == GameKind::Hand || game.end().is_some() || number == MAX_HANDS;
            self.notify_hand_end(game, number, seating, over)?;
            if over {
                let leader = if even > odd { Side::FIRST } else { Side::SECOND };
                result.won = (kind == GameKind::Match && even != odd).then(|| seating.party_of(leader));
                break;
            }
        }
        Ok(result)
    }

    fn player(&mut self, seating: Seating, seat: Seat) -> &mut dyn Player {
        let (party, at) = seating.at(seat);
        &mut *self.players[party.index()][at]
    }

    /// Plays a hand to its end. Returns the fault that ended the game early and whose it was, if there was one.
    fn play_hand(
        &mut self,
        game: &mut Game,
        dealer: Seat,
        deck: Deck,
        number: usize,
        seating: Seating,
        result: &mut GameResult,
    ) -> Result<Option<(Seat, Fault)>, String> {
        // Dealing cannot fail: the game is between hands and not over.
        let cut = game.rules().cut_of(&deck);
        let _ = game.deal(dealer, deck, cut);
        if let Some(state) = game.state() {
            self.each_seat(number, seating, |seat, player| player.hand_started(&state.observe(seat)))?;
        }
        // For each seat, the number of entries of the record that it has received.
        let mut received = [0; Players::MOST];
        for played in 0..MAX_ACTIONS {
            let Some(state) = game.state().filter(|state| state.ended().is_none()) else { return Ok(None) };
            let seat = state.to_act();
            let turn = Turn { hand: number, since: &hand_entries(game)[received[seat.index()]..], seat, state };
            let party = seating.at(seat).0;
            let player = self.player(seating, seat);
            let start = player.time();
            let answer = player.act(&turn);
            let spent = player.time().saturating_sub(start);
            result.count_decision(party, spent.as_nanos().try_into().unwrap_or(u64::MAX));
            let action = match answer {
                Ok(action) => action,
                // Its code is at fault, so that no series is played on with what it left.
                Err(fault @ Fault::Panicked(_)) => return Err(self.broken(number, party, &fault)),
                Err(fault) => return Ok(Some((seat, fault))),
            };
            if let Err(error) = game.play(seat, &action) {
                return Ok(Some((seat, Fault::Illegal { action: action.to_string(), error })));
            }
            // Each action is one entry; this one is the last.
            received[seat.index()] = played + 1;
            self.each_seat(number, seating, |_, player| player.observed(seat, &action))?;
        }
        if game.hand_is_on() {
            Err(format!("hand {number} has not ended after {MAX_ACTIONS} actions"))
        } else {
            Ok(None)
        }
    }

    /// Stops the loser's players, so that a program that is late or has ended is started anew for the next game.
    fn forfeit(&mut self, mut result: GameResult, kind: GameKind, seating: Seating, fallen: Fallen) -> GameResult {
        let Fallen { seat, hand, fault } = fallen;
        let (by, _) = seating.at(seat);
        self.players[by.index()].iter_mut().for_each(|player| player.stop());
        let (seat, code, text) = (Some(seat.index()), fault.code().to_owned(), fault.to_string());
        result.forfeit = Some(Forfeit { by, seat, hand, code, text });
        match kind {
            GameKind::Hand => {
                result.points[by.index()] = -FORFEIT_POINTS;
                result.points[by.other().index()] = FORFEIT_POINTS;
            }
            GameKind::Match => result.won = Some(by.other()),
        }
        result
    }

    /// Calls every seat's player. Code that fails ends the series: it is no fault of a game.
    fn each_seat(
        &mut self,
        hand: usize,
        seating: Seating,
        mut call: impl FnMut(Seat, &mut dyn Player) -> Result<(), Fault>,
    ) -> Result<(), String> {
        for seat in self.series.rules.players.seats() {
            if let Err(fault) = call(seat, self.player(seating, seat)) {
                return Err(self.broken(hand, seating.at(seat).0, &fault));
            }
        }
        Ok(())
    }

    fn broken(&self, hand: usize, party: Party, fault: &Fault) -> String {
        format!("hand {hand}: {}: {fault}", self.series.contestants[party.index()])
    }

    fn notify_hand_end(&mut self, game: &Game, hand: usize, seating: Seating, over: bool) -> Result<(), String> {
        let Some(state) = game.state() else { return Ok(()) };
        let (entries, totals) = (hand_entries(game), game.totals());
        self.each_seat(hand, seating, |seat, player| {
            let is_own = |entry: &Entry| matches!(entry, Entry::Action(actor, _) if *actor == seat);
            let received = entries.iter().rposition(is_own).map_or(0, |at| at + 1);
            let turn = Turn { hand, since: &entries[received..], seat, state };
            player.hand_ended(&turn, totals, over)
        })
    }
}

/// The entries of the last hand of the record.
fn hand_entries(game: &Game) -> &[Entry] {
    game.record().hands.last().map_or(&[], |hand| &hand.entries)
}
