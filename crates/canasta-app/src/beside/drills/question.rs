//! A question of a drill: a position, and the answers that are known beforehand.

use super::pattern::{Agreement, Pattern, Turn};
use canasta::rules::setup_json::{
    MalformedPosition, POSITION_KEYS, integer, list, read_rules, read_setup, text, texts,
};
use canasta::rules::{Action, CardSet, Preset, Setup, State};
use serde_json::{Map, Value};

/// What decides whether an answer is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judge {
    /// The search: an answer has a value in points.
    Search,
    /// The rules alone.
    Rules,
}

/// What an answer in numbers is about. A test computes it by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Score {
    /// The value of these cards.
    Cards(CardSet),
    /// The score of the person's side for the hand, after these actions, which end it.
    Own(Vec<Action>),
    /// The score of the other side for the hand, after these actions.
    Other(Vec<Action>),
    /// The cards that the person gets by taking the pile.
    Taken,
}

/// An answer that is known beforehand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrillAnswer {
    /// The name of the text that says why the answer is right or wrong.
    pub name: String,
    /// Whether it is right.
    pub is_right: bool,
    /// What it covers. The first pattern is an example: actions, or a number.
    pub patterns: Vec<Pattern>,
}

/// A question of a drill.
#[derive(Clone, Debug)]
pub struct DrillQuestion {
    /// The name, by which its texts are found and progress is stored.
    pub name: String,
    /// The preset of the position's rules.
    pub preset: Preset,
    /// The position. The person sits at the first seat.
    pub setup: Setup,
    /// Actions of other seats that lead from the position to the question.
    pub lead: Vec<Action>,
    /// What decides.
    pub judge: Judge,
    /// The numbers to choose from, if the answer is one.
    pub choices: Vec<i32>,
    /// What the number is, if the answer is one.
    pub score: Option<Score>,
    /// The known answers. The first that a turn agrees with counts.
    pub answers: Vec<DrillAnswer>,
}

/// What a turn is worth as an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerGrade {
    /// A known answer, by its index.
    Answer(usize),
    /// The turn can still become a known answer.
    Unfinished,
    /// No known answer: the search decides.
    Unlisted,
}

const KEYS: [&str; 6] = ["name", "lead", "judge", "choices", "score", "answers"];

impl DrillAnswer {
    /// The actions of the example; empty for a number.
    #[must_use]
    pub fn example(&self) -> &[Action] {
        match self.patterns.first() {
            Some(Pattern::Actions(actions)) => actions,
            _ => &[],
        }
    }

    fn read(value: &Value) -> Result<DrillAnswer, MalformedPosition> {
        let of = |key: &str| value.get(key).map(text).transpose();
        let (name, is_right) = match (of("right")?, of("wrong")?) {
            (Some(name), None) => (name, true),
            (None, Some(name)) => (name, false),
            _ => return Err(MalformedPosition::new("an answer is right or wrong")),
        };
        let plays = texts(value.get("play"), "play")?;
        let patterns = plays.iter().map(|text| Pattern::read(text)).collect::<Result<_, _>>()?;
        Ok(DrillAnswer { name: name.to_owned(), is_right, patterns })
    }
}

fn read_score(value: &Value) -> Result<Score, MalformedPosition> {
    let words = text(value)?;
    if words == "taken" {
        return Ok(Score::Taken);
    }
    let malformed = || MalformedPosition::new(format!("{words}: no score"));
    let (what, rest) = words.split_once(' ').ok_or_else(malformed)?;
    let actions = || match Pattern::read(rest)? {
        Pattern::Actions(actions) => Ok(actions),
        _ => Err(malformed()),
    };
    match what {
        "cards" => rest.parse().map(Score::Cards).map_err(|_| malformed()),
        "own" => actions().map(Score::Own),
        "other" => actions().map(Score::Other),
        _ => Err(malformed()),
    }
}

impl DrillQuestion {
    /// Reads a question.
    pub(super) fn read(value: &Value) -> Result<DrillQuestion, MalformedPosition> {
        let empty = Map::new();
        let object = value.as_object().unwrap_or(&empty);
        if let Some(key) = object.keys().find(|key| ![&POSITION_KEYS[..], &KEYS].concat().contains(&key.as_str())) {
            return Err(MalformedPosition::new(format!("unknown key {key}")));
        }
        let name = text(value.get("name").unwrap_or(&Value::Null))?.to_owned();
        let rules = read_rules(object).map_err(|error| MalformedPosition::new(error.to_string()))?;
        let preset = object.get("rules").map(text).transpose()?.map_or(Ok(Preset::Classic), str::parse);
        let preset = preset.map_err(|_| MalformedPosition::new("no preset"))?;
        let judge = match object.get("judge").map(text).transpose()? {
            None => Judge::Search,
            Some("rules") => Judge::Rules,
            Some(other) => return Err(MalformedPosition::new(format!("{other}: no judge"))),
        };
        let lead = texts(object.get("lead"), "lead")?;
        let action = |text: &String| text.parse().map_err(|_| MalformedPosition::new(format!("{text}: no action")));
        let lead = lead.iter().map(action).collect::<Result<_, _>>()?;
        let choices = list(object.get("choices"), "choices")?.iter().map(integer).collect::<Result<_, _>>()?;
        let score = object.get("score").map(read_score).transpose()?;
        let answers = list(object.get("answers"), "answers")?.iter().map(DrillAnswer::read);
        let answers = answers.collect::<Result<_, _>>()?;
        Ok(DrillQuestion { name, preset, setup: read_setup(object, rules)?, lead, judge, choices, score, answers })
    }

    /// The state in which the question is asked, if the position is possible and the actions that lead to it legal.
    #[must_use]
    pub fn state(&self) -> Option<State> {
        let mut state = self.setup.state().ok()?;
        self.lead.iter().all(|action| state.play(action).is_ok()).then_some(state)
    }

    /// Judges the actions of the person that led to this state.
    #[must_use]
    pub fn judge(&self, done: &[Action], state: &State) -> AnswerGrade {
        let turn = Turn { from: &self.setup, done, state };
        let with = |wanted: Agreement, exact: bool| {
            let fits = |pattern: &Pattern| {
                matches!(pattern, Pattern::Actions(_)) == exact && pattern.agreement(&turn) == wanted
            };
            self.answers.iter().position(|answer| answer.patterns.iter().any(fits))
        };
        if let Some(at) = with(Agreement::Full, true) {
            return AnswerGrade::Answer(at);
        }
        // A turn on the way to a known answer is not judged before it ends, though a kind may cover it already.
        if with(Agreement::SoFar, true).is_some() {
            return AnswerGrade::Unfinished;
        }
        match with(Agreement::Full, false) {
            Some(at) => AnswerGrade::Answer(at),
            None if with(Agreement::SoFar, false).is_some() => AnswerGrade::Unfinished,
            None => AnswerGrade::Unlisted,
        }
    }

    /// Judges a number.
    #[must_use]
    pub fn judge_number(&self, number: i32) -> Option<usize> {
        self.answers.iter().position(|answer| answer.patterns.contains(&Pattern::Number(number)))
    }

    /// The right answers.
    pub fn right(&self) -> impl Iterator<Item = &DrillAnswer> {
        self.answers.iter().filter(|answer| answer.is_right)
    }
}
