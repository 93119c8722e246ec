//! What the person does now: play the match, or something beside it.

use super::drills::DrillRun;
use super::lesson::Lesson;
use crate::rules::Action;
use crate::session::exercise::ExerciseRun;
use crate::session::look_back::LookBack;
use crate::session::table::Table;

/// The match while something else is shown; `None` inside: there is no match.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct Aside(Option<Box<Table>>);

impl Aside {
    pub fn new(table: Option<Table>) -> Aside {
        Aside(table.map(Box::new))
    }

    pub fn table(&self) -> Option<&Table> {
        self.0.as_deref()
    }

    pub fn table_mut(&mut self) -> Option<&mut Table> {
        self.0.as_deref_mut()
    }

    pub fn into_table(self) -> Option<Table> {
        self.0.map(|table| *table)
    }
}

/// What the person does now. All but the match hold the match that is set aside.
#[derive(Clone, Debug, Default)]
pub(in crate::session) enum Activity {
    /// The match is on the table, or there is none yet.
    #[default]
    Match,
    /// The first page is shown, with a match that can be continued.
    FirstPage(Aside),
    /// The guided first hand.
    Lesson(Lesson, Aside),
    /// A question of a drill.
    Drill(Box<DrillRun>, Aside),
    /// A record is looked back at.
    LookBack(Box<LookBack>, Aside),
    /// A hand of such a record is played on from where it is looked at.
    Branch(Box<LookBack>, Aside),
    /// A decision of a record is played again. The record is the one to which it leads back.
    Exercise(Box<ExerciseRun>, Option<Box<LookBack>>, Aside),
}

/// Who plays the seats other than the person's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::session) enum Others {
    /// Bots, each by its level.
    Bots,
    /// A script, whose next action this is.
    Script(Action),
    /// Nobody: the table waits for the person.
    Nobody,
}

impl Activity {
    /// The match that is set aside; `None` also if the match is on the table.
    pub fn aside(&self) -> Option<&Table> {
        match self {
            Activity::Match => None,
            Activity::FirstPage(aside)
            | Activity::Lesson(_, aside)
            | Activity::Drill(_, aside)
            | Activity::LookBack(_, aside)
            | Activity::Branch(_, aside)
            | Activity::Exercise(_, _, aside) => aside.table(),
        }
    }

    /// The match that is set aside, to be changed.
    pub fn aside_mut(&mut self) -> Option<&mut Table> {
        match self {
            Activity::Match => None,
            Activity::FirstPage(aside)
            | Activity::Lesson(_, aside)
            | Activity::Drill(_, aside)
            | Activity::LookBack(_, aside)
            | Activity::Branch(_, aside)
            | Activity::Exercise(_, _, aside) => aside.table_mut(),
        }
    }

    /// The match that was set aside, when the activity is left; `None` if the match is on the table.
    pub fn into_aside(self) -> Option<Aside> {
        match self {
            Activity::Match => None,
            Activity::FirstPage(aside)
            | Activity::Lesson(_, aside)
            | Activity::Drill(_, aside)
            | Activity::LookBack(_, aside)
            | Activity::Branch(_, aside)
            | Activity::Exercise(_, _, aside) => Some(aside),
        }
    }

    /// Whether the match is on the table.
    pub const fn is_match(&self) -> bool {
        matches!(self, Activity::Match)
    }

    /// Whether a hand is played to its end, in the match or beside it.
    pub const fn plays_hand(&self) -> bool {
        matches!(self, Activity::Match | Activity::Branch(..))
    }

    /// The number of levels that *Back* leaves one after another.
    pub const fn levels(&self) -> u32 {
        match self {
            Activity::Match => 0,
            Activity::FirstPage(_) | Activity::Lesson(..) | Activity::Drill(..) | Activity::LookBack(..) => 1,
            // They lead back to the record.
            Activity::Branch(..) | Activity::Exercise(_, Some(_), _) => 2,
            Activity::Exercise(_, None, _) => 1,
        }
    }

    /// Who plays the other seats now.
    pub fn others(&self) -> Others {
        match self {
            Activity::Match | Activity::Branch(..) => Others::Bots,
            Activity::FirstPage(_) | Activity::Drill(..) | Activity::LookBack(..) | Activity::Exercise(..) => {
                Others::Nobody
            }
            Activity::Lesson(lesson, _) => lesson.next_of_others().map_or(Others::Nobody, Others::Script),
        }
    }
}
