//! The question before something of the person's is lost.

use super::DialogAction;
use super::files::read_record;
use super::own_rules::name;
use crate::rules::{Entry, Seat};
use crate::session::{Dialog, Intent, Player, Session, Settings};

impl Session {
    /// What was asked about while [`Dialog::Ask`] is open.
    #[must_use]
    pub fn question(&self) -> Option<&Intent> {
        self.house.asked.as_ref().map(|(intent, _)| intent)
    }

    /// Whether a match is on in which a person has done something.
    #[must_use]
    pub fn has_played(&self) -> bool {
        let Some(game) = self.game.as_ref().filter(|game| game.end().is_none()) else { return false };
        let person = |seat: Seat| self.places.get(seat.index()).is_some_and(|place| place.player == Player::Person);
        let acted = |entry: &Entry| matches!(entry, Entry::Action(seat, _) if person(*seat));
        let hands = &game.record().hands;
        hands.len() > 1 || hands.iter().any(|hand| hand.entries.iter().any(acted))
    }

    /// Whether another page has kept a game, while none is on here.
    #[must_use]
    pub const fn is_kept_elsewhere(&self) -> bool {
        self.kept_elsewhere && self.game.is_none()
    }

    /// The usual settings; what has been sent away for good is no setting.
    pub(in crate::session) fn settings_by_default(&self) -> Settings {
        let Settings { greeted, not_install, .. } = self.settings;
        Settings { greeted, not_install, ..Settings::default() }
    }

    /// Whether what is written are settings rather than a record.
    #[must_use]
    pub fn imports_settings(&self) -> bool {
        self.house.text.trim_start_matches('\u{feff}').trim_start().starts_with('{')
    }

    /// Whether another game would be lost by a new one: the one that is on, or the one that another page keeps.
    fn has_game_to_lose(&self) -> bool {
        self.has_played() || self.is_kept_elsewhere()
    }

    /// Whether something of the person's would be lost by this.
    fn would_lose(&self, intent: &Intent) -> bool {
        match intent {
            // Nothing is dealt.
            Intent::Start | Intent::SameAgain if self.is_cut_refused() => false,
            Intent::Abandon | Intent::SameDeal | Intent::SameAgain => self.has_played(),
            Intent::Start => self.has_game_to_lose() && self.plan.rules().is_ok(),
            Intent::DialogAction(DialogAction::Import) if self.imports_settings() => {
                self.settings != self.settings_by_default()
                    && self.settings_of(&self.house.text).is_ok_and(|new| new != self.settings)
            }
            Intent::DialogAction(DialogAction::Import) => {
                self.has_game_to_lose() && read_record(&self.house.text).is_ok()
            }
            Intent::ResetSettings => self.settings != self.settings_by_default(),
            Intent::DialogAction(DialogAction::Remove(at)) => self.house.own.get(*at).is_some(),
            Intent::DialogAction(DialogAction::Keep) => {
                let there = name(&self.house.name).and_then(|name| self.house.own.iter().find(|own| own.name == name));
                there.is_some_and(|own| self.plan.rules().is_ok_and(|rules| own.rules != rules))
            }
            // The new version begins with what is kept.
            Intent::ApplyUpdate => self.told_not_saved && self.has_played(),
            _ => false,
        }
    }

    /// Asks before something is lost. True if the intent has to wait for the answer.
    pub(in crate::session) fn asks_first(&mut self, intent: &Intent) -> bool {
        if !matches!(intent, Intent::Set(..)) {
            self.house.said = None;
        }
        let asks = self.would_lose(intent);
        if asks {
            let before = self.dialog.filter(|&dialog| dialog != Dialog::Ask);
            self.house.asked = Some((intent.clone(), before));
            self.dialog = Some(Dialog::Ask);
        }
        asks
    }
}
