//! What is shown beside the match, and the match that is set aside meanwhile.

use super::table_readers::standing_of;
use super::{SeedRequest, Session, Standing};
use crate::beside::{Activity, Aside, Beside, CameFrom, Others};
use crate::features::files::FilesIntent;
use crate::features::links::LinksIntent;
use crate::session::dialog::{Dialog, ScoreReveal};
use crate::session::effect::Effect;
use crate::session::intent::{Intent, LearnIntent, NewGameIntent, TableIntent};
use crate::session::plan::Place;
use crate::session::table::Table;
use canasta::rules::{Action, BySide, Seat};

/// The public facts of a match that waits while something else is shown.
#[derive(Clone, Copy, Debug)]
pub struct MatchAside<'a> {
    /// How it stands.
    pub standing: Standing,
    /// Its seats.
    pub places: &'a [Place],
    /// The seat of the person.
    pub me: Seat,
    /// Whether it waits for the person.
    pub is_my_turn: bool,
    /// What each side has on the table, while a hand is on.
    pub laid: Option<BySide<i32>>,
}

impl Session {
    /// The match: on the table, or set aside.
    pub(super) fn match_table(&self) -> Option<&Table> {
        if self.play.activity.is_match() { self.play.table.as_ref() } else { self.play.activity.aside() }
    }

    /// The match, to be changed.
    pub(super) fn match_table_mut(&mut self) -> Option<&mut Table> {
        if self.play.activity.is_match() { self.play.table.as_mut() } else { self.play.activity.aside_mut() }
    }

    /// Shows a table, or the first page, beside the match. The match keeps everything but its questions to the bots.
    pub(super) fn show_beside(&mut self, table: Option<Table>, beside: Beside, effects: &mut Vec<Effect>) {
        self.cancel_evaluation(effects);
        self.cancel_weighing(effects);
        self.position_changed(effects);
        let from = match beside {
            // The first page leads to the match.
            Beside::FirstPage => CameFrom::default(),
            // A record leads to the table, where its buttons go on.
            Beside::LookBack(_) => CameFrom { dialog: None, ..self.where_from() },
            _ => self.where_from(),
        };
        let shown = std::mem::replace(&mut self.play.table, table);
        let aside = std::mem::take(&mut self.play.activity).into_aside().unwrap_or_else(|| Aside::new(shown));
        self.play.activity = Activity::Beside(beside, aside.came_from(from));
        // A deal that waits for its seed would replace this table.
        self.play.seed_request.take_if(|request| *request != SeedRequest::Shuffle);
        self.play.uncut = None;
        self.begin_activity(effects);
    }

    /// Where the person is now, to be there again after what is about to be shown. What is shown beside the match gives way to the
    /// next, and keeps the place that it came from.
    fn where_from(&mut self) -> CameFrom {
        let dialog = self.screen.dialog.take().filter(|dialog| {
            !matches!(
                dialog,
                Dialog::Play | Dialog::More | Dialog::Confirm { .. } | Dialog::ChooseWay(_) | Dialog::Cut(_)
            )
        });
        // A score that was counted is not counted again.
        let dialog = dialog.map(|dialog| match dialog {
            Dialog::Score(_) => Dialog::Score(ScoreReveal::AtOnce),
            dialog => dialog,
        });
        let before = self.play.activity.from().cloned().unwrap_or_default();
        match self.play.activity.beside() {
            Some(Beside::FirstPage) => CameFrom { is_first_page: true, dialog },
            Some(_) if dialog.is_none() => before,
            Some(_) => CameFrom { dialog, ..before },
            None => CameFrom { is_first_page: false, dialog },
        }
    }

    /// Leaves what is shown beside the match for the place that the person came from.
    pub(super) fn leave_beside(&mut self, effects: &mut Vec<Effect>) {
        let CameFrom { is_first_page, dialog } = self.play.activity.from().cloned().unwrap_or_default();
        self.back_to_match(effects);
        if is_first_page {
            self.show_first_page(effects);
        }
        if let Some(dialog) = dialog {
            self.open_dialog(dialog, effects);
        }
    }

    /// Shows the match again as it was set aside.
    pub(crate) fn back_to_match(&mut self, effects: &mut Vec<Effect>) {
        self.cancel_evaluation(effects);
        self.cancel_weighing(effects);
        let Some(aside) = std::mem::take(&mut self.play.activity).into_aside() else { return };
        self.replace_table(aside.into_table(), effects);
        self.begin_activity(effects);
        // Settings may have changed meanwhile.
        if self.apply_settings(effects) {
            self.save(effects);
        }
    }

    /// Shows the first page, with the match to be continued if there is one.
    pub(super) fn show_first_page(&mut self, effects: &mut Vec<Effect>) {
        if self.match_table().is_some() {
            self.show_beside(None, Beside::FirstPage, effects);
        } else {
            self.back_to_match(effects);
        }
    }

    fn begin_activity(&mut self, effects: &mut Vec<Effect>) {
        self.screen.dialog = None;
        self.screen.announcer.interrupt();
        self.schedule_step(effects);
    }

    /// Hands an intent to what is shown beside the match, where it may mean something else. True if nothing is left to be done.
    pub(crate) fn beside_takes(&mut self, intent: &Intent, effects: &mut Vec<Effect>) -> bool {
        if self.friends_take(intent, effects) {
            return true;
        }
        match self.play.activity.beside() {
            None | Some(Beside::FirstPage | Beside::Guest) => false,
            Some(Beside::Lesson(_)) => self.lesson_takes(intent, effects),
            Some(Beside::Drill(_)) => self.drill_takes(intent, effects),
            Some(Beside::LookBack(_)) => self.look_back_takes(intent, effects),
            Some(Beside::Branch(_)) => self.leaves_branch(intent, effects),
            Some(Beside::Exercise(..)) => self.exercise_takes(intent, effects),
        }
    }

    /// Leaves what is beside the match before an intent that is about the match. True if nothing is left to be done.
    pub(super) fn returns_first(&mut self, intent: &Intent, effects: &mut Vec<Effect>) -> bool {
        let leaves = match intent {
            // A practice table has no next hand, and leaving it must not end the match.
            Intent::Table(TableIntent::Abandon | TableIntent::NextHand) => true,
            Intent::NewGame(
                NewGameIntent::Start | NewGameIntent::Taught | NewGameIntent::SameAgain | NewGameIntent::SameDeal,
            )
            | Intent::Files(FilesIntent::Import | FilesIntent::TryAgain(_))
            | Intent::Links(LinksIntent::Play) => false,
            _ => return false,
        };
        let was_beside = !self.play.activity.is_match();
        let dialog = self.screen.dialog.take();
        self.back_to_match(effects);
        self.screen.dialog = dialog;
        leaves && was_beside
    }

    /// The next action of the script, if the script plays the other seats.
    pub(super) fn scripted(&self) -> Option<Action> {
        match self.play.activity.others() {
            Others::Script(action) => Some(action),
            Others::Bots | Others::Nobody => None,
        }
    }

    pub(super) fn handle_learn(&mut self, intent: LearnIntent, effects: &mut Vec<Effect>) {
        match intent {
            LearnIntent::FirstPage => self.show_first_page(effects),
            LearnIntent::Lesson => self.start_lesson(effects),
            LearnIntent::Back => self.step_back(effects),
            LearnIntent::Next => self.step_on(effects),
            LearnIntent::ShowStep => self.show_step(effects),
            LearnIntent::Leave => self.leave_beside(effects),
        }
    }

    /// The match that waits while something else is shown.
    #[must_use]
    pub fn match_aside(&self) -> Option<MatchAside<'_>> {
        self.play.activity.aside().map(|table| MatchAside {
            standing: standing_of(table.game()),
            places: table.places(),
            me: table.me(),
            is_my_turn: table.is_my_turn(),
            laid: table.state().filter(|state| state.ended().is_none()).map(|state| {
                let seen = state.observe(table.me());
                let mut laid = table.game().totals();
                for side in seen.sides().scoring().iter() {
                    let melds = seen.melds(seen.sides().playing_for(side));
                    laid[side] = seen.rules().table_score(melds, seen.scoring_threes(side));
                }
                laid
            }),
        })
    }

    /// Whether the guided first hand, a drill or an exercise is shown.
    #[must_use]
    pub const fn is_guided(&self) -> bool {
        matches!(self.play.activity.beside(), Some(Beside::Lesson(_) | Beside::Drill(_) | Beside::Exercise(..)))
    }

    /// Whether the match is on the table, or nothing is.
    #[must_use]
    pub const fn shows_match(&self) -> bool {
        self.play.activity.is_match()
    }

    /// Whether a match waits while something else is shown.
    #[must_use]
    pub fn has_match_aside(&self) -> bool {
        self.play.activity.aside().is_some()
    }
}
