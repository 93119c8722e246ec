//! What the person does now: play the match, or something beside it.

use super::drills::DrillRun;
use crate::beside::exercise::ExerciseRun;
use crate::beside::lesson::Lesson;
use crate::beside::look_back::LookBack;
use crate::session::dialog::Dialog;
use crate::session::table::Table;
use canasta::rules::Action;

/// The match while something else is shown, and where the person came from.
#[derive(Clone, Debug, Default)]
pub(crate) struct Aside {
    /// `None`: there is no match.
    table: Option<Box<Table>>,
    from: CameFrom,
}

/// Where the person was before something was shown beside the match, and is again after it.
#[derive(Clone, Debug, Default)]
pub(crate) struct CameFrom {
    /// Whether it was the first page, with a match that waits.
    pub is_first_page: bool,
    /// The dialog that was open.
    pub dialog: Option<Dialog>,
}

impl Aside {
    pub fn new(table: Option<Table>) -> Aside {
        Aside { table: table.map(Box::new), from: CameFrom::default() }
    }

    /// The same match, with another place to go back to.
    pub fn came_from(self, from: CameFrom) -> Aside {
        Aside { from, ..self }
    }

    /// Where the person came from.
    pub const fn from(&self) -> &CameFrom {
        &self.from
    }

    pub fn table(&self) -> Option<&Table> {
        self.table.as_deref()
    }

    pub fn table_mut(&mut self) -> Option<&mut Table> {
        self.table.as_deref_mut()
    }

    pub fn into_table(self) -> Option<Table> {
        self.table.map(|table| *table)
    }
}

impl CameFrom {
    fn levels(&self) -> u32 {
        u32::from(self.is_first_page) + self.dialog.as_ref().map_or(0, Dialog::levels)
    }
}

/// What is shown beside the match.
#[derive(Clone, Debug)]
pub(crate) enum Beside {
    /// The first page, from which the match can be continued.
    FirstPage,
    /// The guided first hand.
    Lesson(Lesson),
    /// A question of a drill.
    Drill(Box<DrillRun>),
    /// A record that is looked back at.
    LookBack(Box<LookBack>),
    /// A hand of such a record that is played on from where it is looked at.
    Branch(Box<LookBack>),
    /// A decision of a record is played again. The record is the one to which it leads back.
    Exercise(Box<ExerciseRun>, Option<Box<LookBack>>),
    /// The table of another device, at which the person is a guest.
    Guest,
}

/// What the person does now.
///
/// It is the match, or something beside it. A match that is set aside comes back untouched, and is the only table that is saved.
#[derive(Clone, Debug, Default)]
pub(crate) enum Activity {
    /// The match is on the table, or there is none yet.
    #[default]
    Match,
    /// Something else is shown, and the match is set aside.
    Beside(Beside, Aside),
}

/// Who plays the seats other than the person's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Others {
    /// Bots, each by its level.
    Bots,
    /// A script, whose next action this is.
    Script(Action),
    /// Nobody: the table waits for the person.
    Nobody,
}

impl Activity {
    /// What is shown beside the match.
    pub const fn beside(&self) -> Option<&Beside> {
        match self {
            Activity::Match => None,
            Activity::Beside(beside, _) => Some(beside),
        }
    }

    /// What is shown beside the match, to be changed.
    pub const fn beside_mut(&mut self) -> Option<&mut Beside> {
        match self {
            Activity::Match => None,
            Activity::Beside(beside, _) => Some(beside),
        }
    }

    /// The match that is set aside; `None` also if the match is on the table.
    pub fn aside(&self) -> Option<&Table> {
        match self {
            Activity::Match => None,
            Activity::Beside(_, aside) => aside.table(),
        }
    }

    /// The match that is set aside, to be changed.
    pub fn aside_mut(&mut self) -> Option<&mut Table> {
        match self {
            Activity::Match => None,
            Activity::Beside(_, aside) => aside.table_mut(),
        }
    }

    /// The match that was set aside, when the activity is left; `None` if the match is on the table.
    pub fn into_aside(self) -> Option<Aside> {
        match self {
            Activity::Match => None,
            Activity::Beside(_, aside) => Some(aside),
        }
    }

    /// Whether the match is on the table.
    pub const fn is_match(&self) -> bool {
        matches!(self, Activity::Match)
    }

    /// The record from which practice or an exercise was begun, in the place of either. Anything else stays.
    pub fn into_record(self) -> Activity {
        match self {
            Activity::Beside(Beside::Branch(look) | Beside::Exercise(_, Some(look)), aside) => {
                Activity::Beside(Beside::LookBack(look), aside)
            }
            other => other,
        }
    }

    /// Whether a hand is played to its end, in the match or beside it.
    pub const fn plays_hand(&self) -> bool {
        matches!(self, Activity::Match | Activity::Beside(Beside::Branch(_), _))
    }

    /// Where the person came from; `None` if the match is on the table.
    pub const fn from(&self) -> Option<&CameFrom> {
        match self {
            Activity::Match => None,
            Activity::Beside(_, aside) => Some(aside.from()),
        }
    }

    /// The number of levels that *Back* leaves one after another.
    pub fn levels(&self) -> u32 {
        let own = match self.beside() {
            None => 0,
            Some(Beside::FirstPage | Beside::Lesson(_) | Beside::Drill(_) | Beside::LookBack(_)) => 1,
            // They lead back to the record.
            Some(Beside::Branch(_) | Beside::Exercise(_, Some(_))) => 2,
            Some(Beside::Exercise(_, None) | Beside::Guest) => 1,
        };
        own + self.from().map_or(0, CameFrom::levels)
    }

    /// Who plays the other seats now.
    pub fn others(&self) -> Others {
        match self.beside() {
            None | Some(Beside::Branch(_)) => Others::Bots,
            Some(Beside::FirstPage | Beside::Drill(_) | Beside::LookBack(_) | Beside::Exercise(..) | Beside::Guest) => {
                Others::Nobody
            }
            Some(Beside::Lesson(lesson)) => lesson.next_of_others().map_or(Others::Nobody, Others::Script),
        }
    }
}
