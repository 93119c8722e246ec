//! Readers of a session except for its table: dialogs, notices, settings, forms and the next deck.

use super::{Session, Visit};
use crate::features::settings::Settings;
use crate::session::dialog::{Confirmation, Dialog, DialogKind};
use crate::session::feedback::Feedback;
use crate::session::hand_edit::HandEdit;
use crate::session::message::SafariPlace;
use crate::session::notice::Notice;
use crate::session::plan::Plan;
use crate::session::query::Query;
use crate::session::set_aside::SetAside;
use crate::session::stored_value::StoredValue;
use canasta::rules::{Action, Rules};

impl Session {
    /// The plan of the next game, which the new-game dialog shows.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.new_game.plan
    }

    /// The rules of the game on the table, else those of the next game; those of its preset while they are impossible.
    #[must_use]
    pub fn current_rules(&self) -> Rules {
        let planned = || self.plan().rules().unwrap_or_else(|_| self.plan().preset.rules());
        self.standing().map_or_else(planned, |standing| standing.rules)
    }

    /// The rules of the hand that the table shows, which may be others than in other hands, else the current rules.
    #[must_use]
    pub fn rules_of_hand(&self) -> Rules {
        self.observation().map_or_else(|| self.current_rules(), |seen| *seen.rules())
    }

    /// Whether the next game is the first of the device, as it was planned for newcomers.
    #[must_use]
    pub fn is_first_game(&self) -> bool {
        self.new_game.visit == Visit::First && *self.plan() == Plan::first()
    }

    /// The open dialog.
    #[must_use]
    pub const fn dialog(&self) -> Option<&Dialog> {
        self.screen.dialog.as_ref()
    }

    /// The number of levels that *Back* closes one after another: dialogs, what is shown beside the match, a hint, and the last round
    /// while it is shown again. The question before the page is left is none: one more *Back* leaves.
    #[must_use]
    pub fn open_levels(&self) -> u32 {
        if self.asks_to_leave() {
            return 0;
        }
        let at_table = self.hint().is_some() || self.replay().is_some();
        self.play.activity.levels() + u32::from(at_table) + self.dialog().map_or(0, Dialog::levels)
    }

    /// Whether the match is there when the person comes back: the storage of the device or the library has confirmed it.
    #[must_use]
    pub fn survives_leaving(&self) -> bool {
        (!self.is_unsaved(StoredValue::Game) && !self.stored.access.is_apart()) || self.was_kept()
    }

    /// Whether a match is on, so that *Back* asks before it leaves the page.
    #[must_use]
    pub fn has_game_on(&self) -> bool {
        self.match_table().is_some_and(|table| !table.is_over())
    }

    /// Whether the match is over before its rules end it: the hand of a day, or those of a link, are played.
    #[must_use]
    pub fn has_ended_early(&self) -> bool {
        let table = self.play.table.as_ref().filter(|_| self.play.activity.is_match());
        table.is_some_and(|table| table.game().end().is_none() && table.is_over())
    }

    /// Whether the question before the page is left is open.
    #[must_use]
    pub fn asks_to_leave(&self) -> bool {
        self.question() == Some(Confirmation::Leave)
    }

    /// The kind of the open dialog.
    #[must_use]
    pub fn dialog_kind(&self) -> Option<DialogKind> {
        self.dialog().map(Dialog::kind)
    }

    /// The action that the open dialog asks about.
    #[must_use]
    pub const fn question(&self) -> Option<Confirmation> {
        match self.dialog() {
            Some(Dialog::Confirm { action, .. }) => Some(*action),
            _ => None,
        }
    }

    /// The ways to choose from while [`Dialog::ChooseWay`] is open.
    #[must_use]
    pub fn ways(&self) -> &[Action] {
        match &self.screen.dialog {
            Some(Dialog::ChooseWay(ways)) => ways.listed(),
            _ => &[],
        }
    }

    /// The current notice: the refusal of the last action, or otherwise the last warning.
    #[must_use]
    pub fn notice(&self) -> Option<&Notice> {
        self.refusal().or(self.warning())
    }

    /// The refusal of the last action.
    #[must_use]
    pub const fn refusal(&self) -> Option<&Notice> {
        self.screen.notices.refusal()
    }

    /// How many refusals there were, which tells one from the same before it.
    #[must_use]
    pub const fn refusals(&self) -> u32 {
        self.screen.notices.refusals()
    }

    /// The last warning; each stays until it is closed.
    #[must_use]
    pub fn warning(&self) -> Option<&Notice> {
        self.screen.notices.warning()
    }

    /// The current query and its number, until the next announcement.
    #[must_use]
    pub fn asked(&self) -> Option<(u32, Query)> {
        self.screen.announcer.asked(self.play.counters.revision)
    }

    /// The last edit of the hand, if the game has not changed since, and its number.
    #[must_use]
    pub fn hand_edit(&self) -> Option<(u32, HandEdit)> {
        self.screen.announcer.hand_edit(self.play.counters.revision)
    }

    /// Whether the table asks about sounds: in the first hand of a match, until it was answered once.
    #[must_use]
    pub fn asks_about_sound(&self) -> bool {
        let is_first = self.standing().is_some_and(|standing| standing.hand == 1 && !standing.practice);
        let Settings { sound_asked, sounds, lite, .. } = self.settings;
        is_first && self.play.activity.is_match() && !(sound_asked || sounds || lite)
    }

    /// Whether the game can be installed as an app of this device.
    #[must_use]
    pub const fn can_install(&self) -> bool {
        self.device.can_install
    }

    /// Whether another page has saved a game while this page has none in progress.
    #[must_use]
    pub fn is_kept_elsewhere(&self) -> bool {
        self.device.is_kept_elsewhere && self.match_table().is_none()
    }

    /// The texts that were set aside because they could not be read.
    #[must_use]
    pub fn set_aside_texts(&self) -> &[SetAside] {
        self.stored.set_aside.all()
    }

    /// Whether the storage has refused to save this value, and has not saved it since.
    #[must_use]
    pub fn is_unsaved(&self, value: StoredValue) -> bool {
        self.stored.unsaved.contains(&value)
    }

    /// Whether the person has said what replaces the match, and it waits for the library.
    #[must_use]
    pub const fn is_leaving(&self) -> bool {
        self.play.leaving.is_some()
    }

    /// Where Safari shows the page, if it does.
    #[must_use]
    pub const fn safari(&self) -> Option<SafariPlace> {
        self.device.safari
    }

    /// The number of answers about what is stored: after each, what is shown may promise something else.
    #[must_use]
    pub const fn storage_answers(&self) -> u32 {
        self.play.counters.answers
    }

    /// The SHA-256 of the next deck, once it is shuffled.
    #[must_use]
    pub fn fingerprint(&self) -> Option<&str> {
        self.play.next_deck.fingerprint()
    }

    /// The number of cards that the person has cut from the next deck.
    #[must_use]
    pub const fn cut(&self) -> usize {
        self.play.next_deck.cut()
    }

    /// The most cards that can be cut from it.
    #[must_use]
    pub const fn most_cut(&self) -> usize {
        self.play.next_deck.most_cut()
    }

    /// Whether the last requested cut is impossible.
    #[must_use]
    pub const fn is_cut_refused(&self) -> bool {
        self.play.next_deck.is_cut_refused()
    }

    /// The result of the last step, which the open dialog says.
    #[must_use]
    pub const fn feedback(&self) -> Option<&Feedback> {
        self.screen.feedback.as_ref()
    }
}
