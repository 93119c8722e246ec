//! What comes of the person's wishes: one arm for each intent.

use super::intent::{
    AdviceIntent, DeviceIntent, DialogIntent, DropTarget, HandIntent, NewGameIntent, NoticeIntent, SettingsIntent,
    TableIntent,
};
use super::plan_change::PlanChange;
use super::{
    ActionKind, Confirmation, DeviceEffect, Dialog, DialogKind, Effect, Intent, Notice, Pending, SelectMode, Session,
    Settings, Sort, StorageEffect, UnavailableReason,
};
use crate::rules::{Action, Answer, Card, Group, Phase, Rank, RuleError};

impl Session {
    pub(super) fn intent(&mut self, intent: Intent, mode: SelectMode, effects: &mut Vec<Effect>) {
        // An intent that only asks for an announcement leaves a refusal, so that it can be heard again.
        if !matches!(intent, Intent::Say(_)) && self.refusal.take().is_some() {
            self.say_something_else();
        }
        if self.asks_first(&intent) {
            return;
        }
        match intent {
            Intent::Hand(intent) => self.hand_intent(intent, mode, effects),
            Intent::Table(intent) => self.table_intent(intent, effects),
            Intent::Advice(AdviceIntent::Hint) => self.ask_hint(effects),
            Intent::Advice(AdviceIntent::CloseHint) => self.close_hint(),
            Intent::Advice(AdviceIntent::Review(decision)) => self.wonder_about(decision, effects),
            Intent::Dialog(intent) => self.dialog_intent(intent, effects),
            Intent::Notice(NoticeIntent::CloseWarning) => drop(self.warnings.pop()),
            // Every intent closes the refusal of the one before.
            Intent::Notice(NoticeIntent::CloseRefusal) => {}
            Intent::Settings(intent) => self.settings_intent(intent, effects),
            Intent::NewGame(intent) => self.new_game_intent(intent, effects),
            Intent::HouseRules(intent) => self.house_rules_intent(intent, effects),
            Intent::Files(intent) => self.files_intent(intent, effects),
            Intent::Device(DeviceIntent::Install) => effects.push(Effect::Device(DeviceEffect::Install)),
            Intent::Device(DeviceIntent::ApplyUpdate) => self.apply_update(effects),
            Intent::Device(DeviceIntent::Fullscreen) => effects.push(Effect::Device(DeviceEffect::Fullscreen)),
            Intent::Say(query) => self.ask_to_hear(query),
        }
    }

    fn hand_intent(&mut self, intent: HandIntent, mode: SelectMode, effects: &mut Vec<Effect>) {
        match intent {
            HandIntent::Select(id) => self.pick(id, mode),
            HandIntent::SelectOnly(ids) => self.draft.repick(&ids),
            HandIntent::Deselect => self.draft.unpick(),
            HandIntent::Grab(id) => self.draft.grab(id),
            HandIntent::Discard(id) => {
                self.draft.unpick();
                self.draft.toggle(id);
                self.press(ActionKind::Discard, effects);
            }
            HandIntent::Move(ids, before) => {
                self.settings.sort = Sort::Own;
                self.draft.own_from_here();
                self.draft.shift(&ids, before);
                effects.push(Effect::Storage(StorageEffect::SaveSettings(self.settings.write())));
                self.save(effects);
            }
            HandIntent::Unstage(group) => self.draft.unstage(Some(group)),
            HandIntent::NoneOf(rank) => self.tell(Notice::Lacking(UnavailableReason::NoneOf(rank))),
        }
    }

    fn table_intent(&mut self, intent: TableIntent, effects: &mut Vec<Effect>) {
        match intent {
            TableIntent::Act(kind) => self.press(kind, effects),
            TableIntent::AddTo(rank) => self.add_to(rank, effects),
            TableIntent::Pile => {
                let drawing = self.observation().is_some_and(|seen| seen.phase() == Phase::Draw);
                self.press(if drawing { ActionKind::Take } else { ActionKind::Discard }, effects);
            }
            TableIntent::Lay => self.lay_or_stage(effects),
            TableIntent::Drop(DropTarget::Pile) => {
                self.press(if self.would_take() { ActionKind::Take } else { ActionKind::Discard }, effects);
            }
            TableIntent::Drop(DropTarget::Stock) => self.tell(Notice::Lacking(UnavailableReason::StockTakesNone)),
            TableIntent::Drop(DropTarget::OpponentMelds) => {
                self.tell(Notice::Lacking(UnavailableReason::TheirsTakeNone));
            }
            TableIntent::Undo => self.undo(effects),
            TableIntent::UndoTurn => self.undo_turn(effects),
            TableIntent::Reveal => self.reveal(effects),
            TableIntent::TogglePause => {
                self.paused = !self.paused;
                self.say_something_else();
                self.wait(effects);
            }
            TableIntent::Step => self.step(effects),
            TableIntent::CheckDeal => self.check_deal(),
            TableIntent::NextHand if self.is_cut_refused() => self.dialog = Some(Dialog::Score),
            TableIntent::NextHand => self.ask_seed(Pending::NextHand, effects),
            TableIntent::Abandon => self.abandon(effects),
        }
    }

    fn dialog_intent(&mut self, intent: DialogIntent, effects: &mut Vec<Effect>) {
        match intent {
            DialogIntent::Open(kind) => {
                let Some(dialog) = kind.dialog() else { return };
                self.forget_bad_cut();
                self.dialog = Some(dialog);
                if kind == DialogKind::NewGame {
                    self.shuffle_ahead(effects);
                }
            }
            DialogIntent::Close => {
                self.forget_bad_cut();
                self.close();
            }
            DialogIntent::ChooseWay(at) => {
                if let Some(Dialog::ChooseWay(ways)) = &self.dialog
                    && let Some(action) = ways.get(at).cloned()
                {
                    self.dialog = None;
                    self.play_mine(&action, effects);
                }
            }
            DialogIntent::Confirm => self.confirm(effects),
            DialogIntent::Decline => self.close(),
            DialogIntent::Print => effects.push(Effect::Device(DeviceEffect::Print)),
        }
    }

    /// Does what the open dialog asks about.
    fn confirm(&mut self, effects: &mut Vec<Effect>) {
        let Some(action) = self.question() else { return };
        self.close();
        match action {
            Confirmation::Abandon => self.abandon(effects),
            Confirmation::SameDeal => self.same_deal(effects),
            Confirmation::SameAgain => self.ask_seed(Pending::SameAgain, effects),
            Confirmation::Start => self.ask_seed(Pending::Start, effects),
            Confirmation::ResetSettings => self.reset_settings(effects),
            Confirmation::ApplyUpdate => self.apply_update(effects),
            Confirmation::ImportSettings | Confirmation::ImportRecord => self.import(effects),
            Confirmation::RemoveRules(at) => self.remove_rules(at, effects),
            Confirmation::ReplaceRules => self.keep_rules(effects),
        }
    }

    fn settings_intent(&mut self, intent: SettingsIntent, effects: &mut Vec<Effect>) {
        match intent {
            SettingsIntent::Toggle(switch) => {
                self.settings.turn(switch);
                self.settings_changed(effects);
            }
            SettingsIntent::Change(change) => {
                self.settings.apply(change);
                self.settings_changed(effects);
            }
            SettingsIntent::Reset => self.reset_settings(effects),
            SettingsIntent::CloseCoach => {
                if !self.settings.greeted {
                    self.settings.greeted = true;
                    effects.push(Effect::Storage(StorageEffect::SaveSettings(self.settings.write())));
                }
            }
            SettingsIntent::DeclineInstall => {
                self.settings.not_install = true;
                effects.push(Effect::Storage(StorageEffect::SaveSettings(self.settings.write())));
            }
        }
    }

    fn new_game_intent(&mut self, intent: NewGameIntent, effects: &mut Vec<Effect>) {
        match intent {
            NewGameIntent::Change(change) => {
                if matches!(change, PlanChange::Preset(_)) && self.own_chosen().is_some() {
                    // Own rules are kept under their name: the preset is wanted as it is.
                    self.plan.changes.clear();
                }
                self.plan.apply(change);
            }
            NewGameIntent::Cut(cards) => self.set_cut(cards),
            // The dialog says what is wrong with the rules or the cut.
            NewGameIntent::Start if self.plan.rules().is_err() || self.is_cut_refused() => {
                self.dialog = Some(Dialog::NewGame);
            }
            NewGameIntent::Start => self.ask_seed(Pending::Start, effects),
            NewGameIntent::SameAgain if self.is_cut_refused() => self.dialog = Some(Dialog::Score),
            NewGameIntent::SameAgain => self.ask_seed(Pending::SameAgain, effects),
            NewGameIntent::SameDeal => self.same_deal(effects),
        }
    }

    pub(super) fn apply_update(&mut self, effects: &mut Vec<Effect>) {
        self.warnings.retain(|warning| *warning != Notice::NewVersion);
        effects.push(Effect::Device(DeviceEffect::ApplyUpdate));
    }

    fn pick(&mut self, id: u32, mode: SelectMode) {
        let toggles = match mode {
            SelectMode::Toggle => true,
            SelectMode::Secondary => !self.settings.swap_buttons,
            SelectMode::Primary => self.settings.swap_buttons,
        };
        // Where cards are added, the first of a rank brings the others; from then on each is for itself.
        let spreads = self.settings.whole_groups && !(toggles && self.draft.is_rank_picked(id));
        if toggles {
            self.draft.toggle(id);
        } else if spreads && self.draft.is_just_rank_of(id) {
            // The rank that is selected, and nothing else, is laid back as one card would be.
            return self.draft.unpick();
        } else {
            self.draft.pick_one(id);
        }
        if spreads {
            self.draft.spread_to_rank(id);
        }
    }

    pub(super) fn reset_settings(&mut self, effects: &mut Vec<Effect>) {
        self.settings = self.settings_by_default();
        self.settings_changed(effects);
    }

    /// Another page has other settings: they are of the device, and hold here too.
    pub(super) fn settings_elsewhere(&mut self, text: &str, effects: &mut Vec<Effect>) {
        if let Ok(settings) = Settings::read(text) {
            self.settings = settings;
            // The game is not kept for that: the other page may have gone on with it.
            let _ = self.settings_hold(effects);
        }
    }

    pub(super) fn settings_changed(&mut self, effects: &mut Vec<Effect>) {
        effects.push(Effect::Storage(StorageEffect::SaveSettings(self.settings.write())));
        if self.settings_hold(effects) {
            self.save(effects);
        }
    }

    /// The settings are others than before; true if that marks the game as practice.
    fn settings_hold(&mut self, effects: &mut Vec<Effect>) -> bool {
        self.draft.sort(self.settings.sort);
        let marked = self.mark_practice();
        self.wait(effects);
        marked
    }

    fn lay_or_stage(&mut self, effects: &mut Vec<Effect>) {
        if self.draft.picked().is_empty() {
            return;
        }
        let verbs = [ActionKind::Lay, ActionKind::Stage];
        let offered = self.action_buttons().into_iter().find(|offer| verbs.contains(&offer.verb));
        self.press(offered.map_or(ActionKind::Lay, |offer| offer.verb), effects);
    }

    /// Whether the picked cards are dropped onto the pile to take it. One card that has nothing to do with its top was
    /// meant to be discarded, too early or not.
    fn would_take(&self) -> bool {
        let picked = self.draft.picked();
        let one = picked.nth(0).filter(|_| picked.len() == 1);
        self.observation().is_some_and(|seen| {
            let of_top = |card: Card| card.is_wild() || seen.pile().last().is_some_and(|top| top.rank() == card.rank());
            seen.phase() == Phase::Draw && (!seen.rules().pile_allowed || one.is_none_or(of_top))
        })
    }

    /// Why there is no such button now.
    fn why_not(&self, verb: ActionKind) -> Option<RuleError> {
        let picked = self.draft.picked();
        let probe = match verb {
            ActionKind::Draw => Action::Draw,
            ActionKind::Take => Action::Take { with: Group::of(picked), groups: Vec::new() },
            ActionKind::Lay | ActionKind::Stage => Action::Meld(vec![Group::of(picked)]),
            ActionKind::Unstage => return None,
            ActionKind::Discard => Action::Discard(picked.nth(0).or(self.observation()?.hand().nth(0))?),
            ActionKind::Keep => Action::Keep,
            ActionKind::Ask => Action::Ask,
            ActionKind::Yes => Action::Answer(Answer::Yes),
            ActionKind::No => Action::Answer(Answer::No),
        };
        self.observation()?.check(&probe).err()
    }

    /// A button of the table.
    fn press(&mut self, verb: ActionKind, effects: &mut Vec<Effect>) {
        let Some(offer) = self.action_buttons().into_iter().find(|offer| offer.verb == verb) else {
            if let Some(error) = self.why_not(verb) {
                self.tell(Notice::Refused(error));
            }
            return;
        };
        match (verb, offer.ways) {
            (_, Err(UnavailableReason::Rule(error))) => self.tell(Notice::Refused(error)),
            (_, Err(lack)) => self.tell(Notice::Lacking(lack)),
            (ActionKind::Unstage, _) => self.draft.unstage(None),
            (ActionKind::Stage, Ok(ways)) => {
                if let Some(Action::Meld(groups)) = ways.into_iter().next() {
                    groups.into_iter().for_each(|group| self.draft.stage(group));
                }
            }
            (_, Ok(mut ways)) if ways.len() == 1 => {
                if let Some(action) = ways.pop() {
                    self.play_mine(&action, effects);
                }
            }
            (_, Ok(ways)) => self.dialog = Some(Dialog::ChooseWay(ways)),
        }
    }

    /// Adds the picked cards to the own meld of a rank.
    fn add_to(&mut self, rank: Rank, effects: &mut Vec<Effect>) {
        let cards = self.draft.picked();
        if !cards.is_empty() {
            self.play_mine(&Action::Meld(vec![Group { named: Some(rank), cards }]), effects);
        }
    }
}
