//! The handlers of intents.

use super::{SeedRequest, Session};
use crate::features::settings::SettingsIntent;
use crate::parts::Waiting;
use crate::session::action_buttons::{ActionKind, UnavailableReason};
use crate::session::dialog::{Confirmation, Dialog, DialogKind, ScoreReveal};
use crate::session::effect::{DeviceEffect, Effect};
use crate::session::hand_edit::{HandEdit, HandSnapshot};
use crate::session::intent::{
    CardMove, DeviceIntent, DialogIntent, DropTarget, HandIntent, Intent, NewGameIntent, NoticeIntent, SelectMode,
    TableIntent,
};
use crate::session::notice::Notice;
use crate::session::plan_change::PlanChange;
use crate::session::table::Table;
use canasta::rules::Phase;

impl Session {
    /// Carries out an intent, and announces the resulting edit of the hand.
    pub(super) fn handle_intent(&mut self, intent: Intent, mode: SelectMode, effects: &mut Vec<Effect>) {
        let (before, revision) = (HandSnapshot::new(self.hand_layout(), &intent), self.play.counters.revision);
        let was_paused = self.is_paused();
        self.dispatch(intent, mode, effects);
        if let Some(parts) = self.parts() {
            (parts.beside_follows)(self, effects);
        }
        if revision != self.play.counters.revision {
            return;
        }
        let edit = if before.has_same_selection(self.hand_layout()) && was_paused != self.is_paused() {
            was_paused.then_some(HandEdit::Resumed)
        } else {
            before.edit_since(self.hand_layout())
        };
        if let Some(edit) = edit {
            self.screen.announcer.note_edit(edit, revision);
        }
    }

    fn dispatch(&mut self, intent: Intent, mode: SelectMode, effects: &mut Vec<Effect>) {
        // An intent that only asks for an announcement keeps the refusal, so that it can be announced again.
        if !matches!(intent, Intent::Say(_)) && self.screen.notices.close_refusal() {
            self.screen.announcer.interrupt();
        }
        let intent = match (intent, self.parts()) {
            (Intent::Files(intent), Some(parts)) => Intent::Files((parts.take_file)(self, intent)),
            (intent, _) => intent,
        };
        if !matches!(intent, Intent::Say(_)) && !intent.is_form_change() {
            self.library.want_nothing();
            let _ = self.daily.want(None);
            let _ = self.duplicate.want(None);
        }
        self.close_list(&intent);
        if self.hint_takes(&intent, effects) || self.replay_takes(&intent, effects) {
            return;
        }
        if let Some(parts) = self.parts()
            && ((parts.beside_takes)(self, &intent, effects)
                || self.returns_first(&intent, effects)
                || (parts.asks_first)(self, &intent, effects))
        {
            return;
        }
        match intent {
            Intent::Hand(intent) => self.handle_hand(intent, mode, effects),
            Intent::Table(intent) => self.handle_table(intent, effects),
            Intent::Dialog(intent) => self.handle_dialog(intent, effects),
            Intent::Notice(NoticeIntent::CloseWarning) => self.screen.notices.close_warning(),
            // Every intent closes the previous refusal.
            Intent::Notice(NoticeIntent::CloseRefusal) => {}
            Intent::Notice(NoticeIntent::KeepMouse) => self.play.table.iter_mut().for_each(Table::close_mouse_offer),
            // Only the parts ask before a match is replaced.
            Intent::NewGame(NewGameIntent::Start) if self.parts().is_some() || self.match_table().is_none() => {
                self.start_if_possible(effects);
            }
            Intent::Device(DeviceIntent::Install) => effects.push(Effect::Device(DeviceEffect::Install)),
            Intent::Device(DeviceIntent::Fullscreen) => effects.push(Effect::Device(DeviceEffect::Fullscreen)),
            // The first table asks, and the answer needs no parts.
            Intent::Settings(SettingsIntent::DeclineSound) => effects.extend(self.settings.decline_sound()),
            Intent::Device(DeviceIntent::LoadParts) => self.ask_for_parts(effects),
            Intent::Device(DeviceIntent::LoadWords) => self.load_words_again(),
            Intent::Say(query) => {
                self.screen.announcer.ask(query, self.play.counters.revision);
                if self.parts().is_none() {
                    self.ask_for_parts(effects);
                }
            }
            intent => self.hand_over_intent(intent, effects),
        }
    }

    /// Closes the list of entries that the menu leads to once one of them is chosen.
    fn close_list(&mut self, intent: &Intent) {
        let is_chosen = !matches!(intent, Intent::Dialog(_) | Intent::Words(_) | Intent::Notice(_) | Intent::Say(_));
        self.screen.dialog.take_if(|dialog| is_chosen && matches!(dialog, Dialog::Play | Dialog::More));
    }

    fn handle_hand(&mut self, intent: HandIntent, mode: SelectMode, effects: &mut Vec<Effect>) {
        let Some(layout) = self.play.table.as_mut().map(Table::hand_layout_mut) else { return };
        match intent {
            HandIntent::Select(id) => self.select(id, mode, effects),
            HandIntent::SelectOnly(ids) => layout.select_only(&ids),
            HandIntent::Deselect => layout.unpick(),
            HandIntent::Grab(id) => layout.grab(id),
            HandIntent::Discard(id) => self.discard_at_once(id, effects),
            HandIntent::Move(CardMove { cards: ids, before }) => {
                layout.use_own_order();
                layout.move_cards(&ids, before);
                effects.push(self.settings.use_own_order());
                self.save(effects);
            }
            HandIntent::Unstage(group) => layout.unstage(Some(group)),
            HandIntent::NoneOf(rank) => self.notify(Notice::Lacking(UnavailableReason::NoneOf(rank))),
        }
    }

    fn handle_table(&mut self, intent: TableIntent, effects: &mut Vec<Effect>) {
        match intent {
            TableIntent::Act(kind) => self.press(kind, effects),
            TableIntent::AddTo(meld) => self.add_to_meld(meld, effects),
            TableIntent::Pile => {
                let draws = self.observation().is_some_and(|seen| seen.phase() == Phase::Draw);
                self.press(if draws { ActionKind::Take } else { ActionKind::Discard }, effects);
            }
            TableIntent::Lay => self.lay_or_stage(effects),
            TableIntent::Drop(DropTarget::Pile) => {
                self.press(if self.would_take() { ActionKind::Take } else { ActionKind::Discard }, effects);
            }
            TableIntent::Drop(DropTarget::Stock) => self.notify(Notice::Lacking(UnavailableReason::StockTakesNone)),
            TableIntent::Drop(DropTarget::OpponentMelds) => {
                self.notify(Notice::Lacking(UnavailableReason::TheirsTakeNone));
            }
            TableIntent::Reveal => self.reveal(effects),
            TableIntent::TogglePause => {
                if let Some(table) = &mut self.play.table {
                    table.toggle_pause();
                }
                self.screen.announcer.interrupt();
                self.schedule_step(effects);
            }
            TableIntent::Step => self.step(effects),
            TableIntent::Skip => self.skip(effects),
            TableIntent::Hurry => self.hurry(effects),
            // A running replay has ended before.
            TableIntent::EndReplay => {}
            TableIntent::NextHand if self.has_ended_early() => self.hand_over_intent(Intent::Table(intent), effects),
            TableIntent::NextHand if self.is_cut_refused() => self.screen.dialog = DialogKind::Score.dialog(),
            TableIntent::NextHand => self.request_seed(SeedRequest::NextHand, effects),
            intent => self.hand_over_intent(Intent::Table(intent), effects),
        }
    }

    fn handle_dialog(&mut self, intent: DialogIntent, effects: &mut Vec<Effect>) {
        match intent {
            DialogIntent::Open(kind) => {
                if let Some(dialog) = kind.dialog() {
                    self.open_dialog(dialog, effects);
                }
            }
            DialogIntent::Back if self.screen.dialog.is_none() => self.go_back(effects),
            // Who closes it lets the cut happen.
            DialogIntent::Close | DialogIntent::Back if matches!(self.screen.dialog, Some(Dialog::Cut(_))) => {
                self.lift_anywhere(effects);
            }
            DialogIntent::Close | DialogIntent::Back => {
                self.play.next_deck.forget_cut_dialog();
                if let Some(parts) = self.parts() {
                    (parts.closing)(self);
                }
                self.close_dialog();
            }
            DialogIntent::ChooseWay(at) => {
                if let Some(Dialog::ChooseWay(ways)) = &self.screen.dialog
                    && let Some(action) = ways.listed().get(at).cloned()
                {
                    self.screen.dialog = None;
                    self.play_own(&action, effects);
                }
            }
            DialogIntent::Decline => self.close_dialog(),
            DialogIntent::CountAtOnce => {
                if let Some(Dialog::Score(reveal)) = &mut self.screen.dialog {
                    *reveal = ScoreReveal::AtOnce;
                }
            }
            intent => self.hand_over_intent(Intent::Dialog(intent), effects),
        }
    }

    /// Opens a dialog, with what it shows.
    pub(super) fn open_dialog(&mut self, dialog: Dialog, effects: &mut Vec<Effect>) {
        self.play.next_deck.forget_cut_dialog();
        let kind = dialog.kind();
        self.screen.dialog = Some(dialog);
        match self.parts() {
            Some(parts) => (parts.opened)(self, kind, effects),
            None => self.wait(Waiting::Opened(kind), effects),
        }
    }

    /// Goes back where nothing is open: leaves what is beside the match, or asks before the game is left.
    fn go_back(&mut self, effects: &mut Vec<Effect>) {
        if !self.play.activity.is_match() {
            self.leave_beside(effects);
        } else if self.has_game_on() {
            self.screen.dialog = Some(Dialog::confirm(Confirmation::Leave, None));
        }
    }

    /// Starts the planned game. The dialog shows the error of the rules or the cut.
    fn start_if_possible(&mut self, effects: &mut Vec<Effect>) {
        if self.plan().rules().is_err() || self.is_cut_refused() {
            self.screen.dialog = Some(Dialog::NewGame);
        } else {
            self.request_seed(SeedRequest::Start, effects);
        }
    }

    pub(super) fn handle_new_game(&mut self, intent: NewGameIntent, effects: &mut Vec<Effect>) {
        match intent {
            NewGameIntent::Change(change) => {
                let plan = &mut self.new_game.plan;
                let is_own = self.house_rules.chosen(plan).is_some();
                if is_own && matches!(change, PlanChange::Preset(_) | PlanChange::Taught) {
                    // Own rules are saved under their name, so the preset is restored unchanged.
                    plan.changes.clear();
                }
                plan.apply(change);
            }
            NewGameIntent::Cut(cards) => self.play.next_deck.set_cut(cards),
            NewGameIntent::Lift => self.lift(effects),
            NewGameIntent::LiftAnywhere => self.lift_anywhere(effects),
            NewGameIntent::Start => self.start_if_possible(effects),
            NewGameIntent::Taught if self.is_cut_refused() => self.screen.dialog = Some(Dialog::NewGame),
            NewGameIntent::Taught => self.request_seed(SeedRequest::Taught, effects),
            NewGameIntent::CloseNews => self.know_this_game(),
            NewGameIntent::SameAgain if self.is_cut_refused() => self.screen.dialog = DialogKind::Score.dialog(),
            NewGameIntent::SameAgain => self.same_again(effects),
            NewGameIntent::SameDeal => self.same_deal(effects),
            NewGameIntent::NextLevel => self.start_next_level(effects),
        }
    }

    /// Continues with the new version of the program.
    pub(super) fn apply_update(&mut self, effects: &mut Vec<Effect>) {
        self.screen.notices.remove_warning(&Notice::NewVersion);
        effects.push(Effect::Device(DeviceEffect::ApplyUpdate));
    }

    /// Closes the open dialog. A dialog opened from another returns to that one.
    pub(super) fn close_dialog(&mut self) {
        self.screen.dialog = self.screen.dialog.take().and_then(Dialog::after_close);
    }
}
