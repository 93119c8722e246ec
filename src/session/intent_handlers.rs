//! What comes of the person's wishes: one arm for each intent.

use super::{
    ActionKind, Dialog, DialogKind, Effect, Intent, Notice, Pending, SelectMode, Session, Settings, Sort,
    UnavailableReason,
};
use crate::rules::{Action, Answer, Card, Group, Phase, Rank, RuleError};

impl Session {
    pub(super) fn intent(&mut self, intent: Intent, press: SelectMode, effects: &mut Vec<Effect>) {
        // Who only listens can hear a refusal again.
        if !matches!(intent, Intent::Say(_)) && self.refusal.take().is_some() {
            self.say_something_else();
        }
        if self.asks_first(&intent) {
            return;
        }
        match intent {
            Intent::DialogAction(errand) => self.errand(errand, effects),
            Intent::Card(id) => self.pick(id, press),
            Intent::Grab(id) => self.draft.grab(id),
            Intent::Toss(id) => {
                self.draft.unpick();
                self.draft.toggle(id);
                self.press(ActionKind::Discard, effects);
            }
            Intent::Shift(ids, before) => {
                self.settings.sort = Sort::Own;
                self.draft.own_from_here();
                self.draft.shift(&ids, before);
                effects.push(Effect::SaveSettings(self.settings.write()));
                self.save(effects);
            }
            Intent::Do(verb) => self.press(verb, effects),
            Intent::Way(i) => {
                if let Some(Dialog::ChooseWay(ways)) = &self.dialog
                    && let Some(action) = ways.get(i).cloned()
                {
                    self.dialog = None;
                    self.play_mine(&action, effects);
                }
            }
            Intent::Onto(rank) => self.add_to(rank, effects),
            Intent::Pile => {
                let drawing = self.observation().is_some_and(|seen| seen.phase() == Phase::Draw);
                self.press(if drawing { ActionKind::Take } else { ActionKind::Discard }, effects);
            }
            Intent::Table => self.lay_or_stage(effects),
            Intent::TakeBack(group) => self.draft.unstage(Some(group)),
            Intent::Unpick => self.draft.unpick(),
            Intent::Repick(ids) => self.draft.repick(&ids),
            Intent::Hint => self.ask_hint(effects),
            Intent::CloseHint => self.close_hint(),
            Intent::Why(decision) => self.wonder_about(decision, effects),
            Intent::Undo => self.undo(effects),
            Intent::UndoTurn => self.undo_turn(effects),
            // A refusal goes with whatever is wanted next.
            Intent::Noted => {}
            Intent::Dismiss => drop(self.warnings.pop()),
            Intent::Open(kind) => {
                let Some(dialog) = kind.dialog() else { return };
                self.forget_bad_cut();
                self.dialog = Some(dialog);
                if kind == DialogKind::NewGame {
                    self.shuffle_ahead(effects);
                }
            }
            Intent::Check => self.check_deal(),
            Intent::Close => {
                self.forget_bad_cut();
                self.close();
            }
            Intent::Reveal => self.reveal(effects),
            Intent::Pause => {
                self.paused = !self.paused;
                self.say_something_else();
                self.wait(effects);
            }
            Intent::Step => self.step(effects),
            Intent::NextHand | Intent::SameAgain if self.is_cut_refused() => self.dialog = Some(Dialog::Score),
            Intent::NextHand => self.ask_seed(Pending::NextHand, effects),
            // The dialog says what is wrong with the rules.
            Intent::Start if self.plan.rules().is_err() || self.is_cut_refused() => self.dialog = Some(Dialog::NewGame),
            Intent::Start => self.ask_seed(Pending::Start, effects),
            Intent::SameAgain => self.ask_seed(Pending::SameAgain, effects),
            Intent::SameDeal => self.same_deal(effects),
            Intent::Abandon => self.abandon(effects),
            Intent::Greeted => {
                if !self.settings.greeted {
                    self.settings.greeted = true;
                    effects.push(Effect::SaveSettings(self.settings.write()));
                }
            }
            Intent::Install => effects.push(Effect::Install),
            Intent::NotInstall => {
                self.settings.not_install = true;
                effects.push(Effect::SaveSettings(self.settings.write()));
            }
            Intent::ApplyUpdate => self.renew(effects),
            Intent::OntoPile => {
                self.press(if self.would_take() { ActionKind::Take } else { ActionKind::Discard }, effects)
            }
            Intent::OntoStock => self.tell(Notice::Lacking(UnavailableReason::StockTakesNone)),
            Intent::OntoTheirs => self.tell(Notice::Lacking(UnavailableReason::TheirsTakeNone)),
            Intent::NoneOf(rank) => self.tell(Notice::Lacking(UnavailableReason::NoneOf(rank))),
            Intent::Say(query) => self.ask_to_hear(query),
            Intent::Turn(switch) => {
                self.settings.turn(switch);
                self.settings_changed(effects);
            }
            Intent::Set(name, value) => {
                if name == "cut" {
                    // What is no number of cards leaves the cut as it was.
                    self.set_cut(&value);
                } else if self.settings.choose(&name, &value) {
                    self.settings_changed(effects);
                } else if !self.set_house(&name, &value, effects) {
                    // A value that the plan does not know either changes nothing.
                    let _ = self.plan.set(&name, &value);
                }
            }
            Intent::ResetSettings => self.reset_settings(effects),
        }
    }

    pub(super) fn renew(&mut self, effects: &mut Vec<Effect>) {
        self.warnings.retain(|warning| *warning != Notice::NewVersion);
        effects.push(Effect::ApplyUpdate);
    }

    fn pick(&mut self, id: u32, press: SelectMode) {
        let toggles = match press {
            SelectMode::Toggle => true,
            SelectMode::Right => !self.settings.swap_buttons,
            SelectMode::Left => self.settings.swap_buttons,
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
        effects.push(Effect::SaveSettings(self.settings.write()));
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
