//! The handlers of intents.

use super::{SeedRequest, Session};
use crate::features::statistics::Statistics;
use crate::pages::glossary::WordsIntent;
use crate::session::action_buttons::{ActionKind, UnavailableReason};
use crate::session::dialog::{Confirmation, Dialog, DialogKind, ScoreReveal};
use crate::session::effect::{DeviceEffect, Effect, StorageEffect};
use crate::session::hand_edit::{HandEdit, HandSnapshot};
use crate::session::intent::{
    AdviceIntent, CardMove, DeviceIntent, DialogIntent, DropTarget, HandIntent, Intent, NewGameIntent, NoticeIntent,
    SelectMode, TableIntent,
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
        self.follow_lesson(effects);
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
        let intent = match intent {
            Intent::Files(intent) => Intent::Files(self.screen.files.take_file(intent)),
            intent => intent,
        };
        if !matches!(intent, Intent::Say(_)) && !intent.is_form_change() {
            self.library.want_nothing();
        }
        self.close_list(&intent);
        let is_taken = self.hint_takes(&intent, effects)
            || self.replay_takes(&intent, effects)
            || self.beside_takes(&intent, effects);
        if is_taken || self.returns_first(&intent, effects) || self.asks_first(&intent, effects) {
            return;
        }
        match intent {
            Intent::Hand(intent) => self.handle_hand(intent, mode, effects),
            Intent::Table(intent) => self.handle_table(intent, effects),
            Intent::Advice(AdviceIntent::Hint) => self.ask_hint(effects),
            Intent::Advice(AdviceIntent::CloseHint) => self.close_hint(),
            Intent::Advice(AdviceIntent::Review(decision)) => self.toggle_review(decision, effects),
            Intent::Dialog(intent) => self.handle_dialog(intent, effects),
            Intent::Notice(NoticeIntent::CloseWarning) => self.screen.notices.close_warning(),
            // Every intent closes the previous refusal.
            Intent::Notice(NoticeIntent::CloseRefusal) => {}
            Intent::Notice(NoticeIntent::KeepMouse) => self.play.table.iter_mut().for_each(Table::close_mouse_offer),
            Intent::Settings(intent) => self.handle_settings(intent, effects),
            Intent::NewGame(intent) => self.handle_new_game(intent, effects),
            Intent::HouseRules(intent) => self.handle_house_rules(intent, effects),
            Intent::Files(intent) => self.handle_files(intent, effects),
            Intent::Learn(intent) => self.handle_learn(intent, effects),
            Intent::Library(intent) => self.handle_library(intent, effects),
            Intent::Statistics(intent) => self.handle_statistics(intent, effects),
            Intent::ScoreKeeper(intent) => self.handle_score_keeper(intent, effects),
            Intent::Drill(intent) => self.handle_drill(intent, effects),
            Intent::Mistakes(intent) => self.handle_mistakes(intent, effects),
            Intent::LookBack(intent) => self.handle_look_back(intent, effects),
            Intent::MatchReview(intent) => self.handle_match_review(intent, effects),
            Intent::Exercise(intent) => self.handle_exercise(intent, effects),
            Intent::Device(DeviceIntent::Install) => effects.push(Effect::Device(DeviceEffect::Install)),
            Intent::Device(DeviceIntent::ApplyUpdate) => self.apply_update(effects),
            Intent::Device(DeviceIntent::Fullscreen) => effects.push(Effect::Device(DeviceEffect::Fullscreen)),
            Intent::Device(DeviceIntent::TakeOver) => effects.push(Effect::Storage(StorageEffect::TakeOver)),
            Intent::Words(WordsIntent::Explain(term)) => {
                self.screen.dialog = Some(Dialog::word(term, self.screen.dialog.take()))
            }
            Intent::Words(WordsIntent::Search(text)) => {
                if let Some(Dialog::Glossary(search) | Dialog::Settings(search)) = &mut self.screen.dialog {
                    search.write(text);
                }
            }
            Intent::Say(query) => self.screen.announcer.ask(query, self.play.counters.revision),
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
            TableIntent::Undo => self.undo(effects),
            TableIntent::UndoTurn => self.undo_turn(effects),
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
            TableIntent::ReplayRound => self.start_replay(effects),
            // A running replay has ended before.
            TableIntent::EndReplay => {}
            TableIntent::CheckDeal => {
                if let Some(table) = &mut self.play.table {
                    table.check_deal();
                }
            }
            TableIntent::NextHand if self.is_cut_refused() => self.screen.dialog = DialogKind::Score.dialog(),
            TableIntent::NextHand => self.request_seed(SeedRequest::NextHand, effects),
            TableIntent::Abandon => self.abandon(effects),
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
            DialogIntent::Close | DialogIntent::Back => {
                self.play.next_deck.forget_refused_cut();
                self.leave_score_keeper();
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
            DialogIntent::Confirm => self.confirm(effects),
            DialogIntent::Decline => self.close_dialog(),
            DialogIntent::CountAtOnce => {
                if let Some(Dialog::Score(reveal)) = &mut self.screen.dialog {
                    *reveal = ScoreReveal::AtOnce;
                }
            }
            // What is printed carries the date.
            DialogIntent::Print => effects.extend([Effect::RequestDay, Effect::Device(DeviceEffect::Print)]),
        }
    }

    /// Opens a dialog, with what it shows.
    pub(super) fn open_dialog(&mut self, dialog: Dialog, effects: &mut Vec<Effect>) {
        self.play.next_deck.forget_refused_cut();
        let kind = dialog.kind();
        self.screen.dialog = Some(dialog);
        match kind {
            DialogKind::NewGame => {
                // It says what becomes of the match.
                self.keep(effects);
                self.shuffle_ahead(effects);
            }
            DialogKind::Library => self.open_library(effects),
            DialogKind::ScoreKeeper => self.open_score_keeper(effects),
            DialogKind::Statistics => {
                self.take_outcome(Statistics::open(), effects);
            }
            // What is due depends on the day, which may have changed since.
            DialogKind::Learn => effects.push(Effect::RequestDay),
            _ => {}
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

    fn handle_new_game(&mut self, intent: NewGameIntent, effects: &mut Vec<Effect>) {
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
            // The dialog shows the error of the rules or the cut.
            NewGameIntent::Start if self.plan().rules().is_err() || self.is_cut_refused() => {
                self.screen.dialog = Some(Dialog::NewGame);
            }
            NewGameIntent::Start => self.request_seed(SeedRequest::Start, effects),
            NewGameIntent::Taught if self.is_cut_refused() => self.screen.dialog = Some(Dialog::NewGame),
            NewGameIntent::Taught => self.request_seed(SeedRequest::Taught, effects),
            NewGameIntent::CloseNews => self.know_this_game(),
            NewGameIntent::SameAgain if self.is_cut_refused() => self.screen.dialog = DialogKind::Score.dialog(),
            NewGameIntent::SameAgain => self.request_seed(SeedRequest::SameAgain, effects),
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
