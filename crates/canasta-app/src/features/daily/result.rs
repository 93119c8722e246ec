//! What a first try at the deal of a day came to.

use crate::session::day::Day;
use canasta::analysis::hand_luck;
use canasta::daily::DailyDeal;
use canasta::rules::{Game, HandRecord, Rules, Seat, State};

/// How the person's side stood at the end of one of its turns, by what lay on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// It was ahead.
    Ahead,
    /// It was level.
    Level,
    /// It was behind.
    Behind,
}

impl Stand {
    const fn of(lead: i32) -> Stand {
        match lead {
            ..0 => Stand::Behind,
            0 => Stand::Level,
            1.. => Stand::Ahead,
        }
    }

    /// The sign in the stored form.
    const fn sign(self) -> char {
        match self {
            Stand::Ahead => '+',
            Stand::Level => '=',
            Stand::Behind => '-',
        }
    }

    const fn read(sign: char) -> Option<Stand> {
        Some(match sign {
            '+' => Stand::Ahead,
            '=' => Stand::Level,
            '-' => Stand::Behind,
            _ => return None,
        })
    }

    /// The square in a text that is sent.
    #[must_use]
    pub const fn square(self) -> char {
        match self {
            Stand::Ahead => '■',
            Stand::Level => '▣',
            Stand::Behind => '□',
        }
    }
}

/// What a first try came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayResult {
    /// The points of the person's side.
    pub own: i32,
    /// The points of the person's side less those of the best other.
    pub lead: i32,
    /// What chance gave to the person's side, in points; `None` in a game whose luck is not reckoned.
    pub luck: Option<i32>,
    /// How the side stood after each of the person's turns.
    pub course: Vec<Stand>,
    /// The day on which it ended where the person was.
    pub on: Day,
    /// The name of the bots that played, which tells their version.
    pub bots: String,
}

impl DayResult {
    /// The result of a try whose hand has just ended; `None` if it has not.
    #[must_use]
    pub fn of(deal: DailyDeal, game: &Game, on: Day) -> Option<DayResult> {
        let (state, me) = (game.state()?, deal.person());
        let side = state.sides().scoring_of(me);
        let hand = game.record().hands.last()?;
        Some(DayResult {
            own: state.score()?.sides[side].hand,
            lead: state.lead(side)?,
            luck: luck(game.rules(), hand, me),
            course: course(game.rules(), hand, me),
            on,
            bots: deal.version().table_bot().to_owned(),
        })
    }

    /// The signs of the course.
    pub(super) fn signs(&self) -> String {
        self.course.iter().map(|stand| stand.sign()).collect()
    }

    /// The course by its signs; `None` if one is unknown.
    pub(super) fn read_course(signs: &str) -> Option<Vec<Stand>> {
        signs.chars().map(Stand::read).collect()
    }
}

/// What chance gave to the side of a seat, in points.
fn luck(rules: &Rules, hand: &HandRecord, me: Seat) -> Option<i32> {
    let (events, _) = hand_luck(rules, hand, 1);
    let side = rules.sides().of(me);
    let points: f64 = events.iter().map(|event| event.luck_of(side).points).sum();
    // A hand has a few thousand points: the cast is lossless after the rounding.
    (!events.is_empty()).then(|| points.round() as i32)
}

/// How the side of a seat stood on the table after each of its turns.
fn course(rules: &Rules, hand: &HandRecord, me: Seat) -> Vec<Stand> {
    let mut state = hand.first_state(rules);
    let mut stands = Vec::new();
    for (_, action) in hand.actions() {
        let was_mine = state.turn_of() == me;
        if state.play(action).is_err() {
            break;
        }
        if was_mine && (state.turn_of() != me || state.ended().is_some()) {
            stands.push(Stand::of(lead_on_table(&state, me)));
        }
    }
    stands
}

/// What the side of a seat has on the table, less what the best other has.
fn lead_on_table(state: &State, me: Seat) -> i32 {
    let sides = state.sides();
    let laid = |side| state.rules().table_score(state.melds(sides.playing_for(side)), state.scoring_threes(side));
    let own = sides.scoring_of(me);
    let others = sides.scoring().iter().filter(|&side| sides.playing_for(side) != sides.playing_for(own));
    laid(own) - others.map(laid).max().unwrap_or(0)
}
