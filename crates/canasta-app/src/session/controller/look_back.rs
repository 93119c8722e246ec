//! Looking back: a record on the table beside the match, and practice that goes on from one of its moments.

use super::Session;
use crate::beside::look_back::{LookBack, RecordPoint, Shift, Stride};
use crate::beside::{Activity, Beside};
use crate::features::library::{GameId, Origin};
use crate::features::settings::Pace;
use crate::session::effect::{DeviceEffect, Effect, TimerEffect};
use crate::session::feedback::Feedback;
use crate::session::intent::{AdviceIntent, DialogIntent, Intent, LearnIntent, LookBackIntent, TableIntent};
use crate::session::notice::Notice;
use crate::session::pace::Tempo;
use crate::session::past_position::PastPosition;
use crate::session::plan::Place;
use crate::session::table::Table;
use crate::session::table::replay::Replay;
use canasta::rules::Game;

impl Session {
    /// The record that is looked back at, while it is on the table.
    #[must_use]
    pub const fn look_back(&self) -> Option<&LookBack> {
        match self.play.activity.beside() {
            Some(Beside::LookBack(look)) => Some(look),
            _ => None,
        }
    }

    fn look_back_mut(&mut self) -> Option<&mut LookBack> {
        match self.play.activity.beside_mut() {
            Some(Beside::LookBack(look)) => Some(look),
            _ => None,
        }
    }

    /// The moment of a record from which practice goes on at the table.
    #[must_use]
    pub const fn branch(&self) -> Option<&LookBack> {
        match self.play.activity.beside() {
            Some(Beside::Branch(look)) => Some(look),
            _ => None,
        }
    }

    /// Whether the match on the table can be looked back at: something has happened, and its hand is not hidden.
    #[must_use]
    pub fn can_look_back(&self) -> bool {
        let has_happened = |table: &Table| {
            let hands = &table.game().record().hands;
            table.curtain().is_none() && !table.hides_all_hands() && (hands.len() > 1 || table.next_action() > 0)
        };
        // A guest has the cards of a hand once it is over.
        let is_known = |table: &Table| !table.is_told() && !table.game().hand_is_on();
        let is_shown =
            self.play.activity.plays_hand() || (self.is_guest() && self.play.table.as_ref().is_some_and(is_known));
        is_shown && !self.hides_hand() && self.play.table.as_ref().is_some_and(has_happened)
    }

    /// The earlier position that is shown in the place of the present one.
    pub(super) fn shown(&self) -> Option<&PastPosition> {
        self.look_back().map(LookBack::shown).or_else(|| self.replay().map(Replay::shown))
    }

    pub(super) fn handle_look_back(&mut self, intent: LookBackIntent, effects: &mut Vec<Effect>) {
        match intent {
            LookBackIntent::Open => self.look_back_at_table(effects),
            LookBackIntent::Go(stride) => self.move_look(effects, |look| look.stride(stride)),
            LookBackIntent::GoToHand(hand) => self.move_look(effects, |look| look.go(RecordPoint { hand, actions: 0 })),
            LookBackIntent::GoTo(point) => self.move_look(effects, |look| look.go(point)),
            LookBackIntent::Scrub(actions) => self.move_look(effects, |look| {
                let shift = look.go(RecordPoint { hand: look.at().hand, actions });
                // The cards follow the thumb; they do not fly after it.
                if shift == Shift::None { shift } else { Shift::Elsewhere }
            }),
            LookBackIntent::LookFrom(view) => self.move_look(effects, |look| look.look_from(view)),
            LookBackIntent::Play => {
                if let Some(look) = self.look_back_mut() {
                    look.toggle_playing();
                    self.schedule_step(effects);
                }
            }
            LookBackIntent::ChangeSpeed => {
                if let Some(look) = self.look_back_mut() {
                    look.change_speed();
                    self.schedule_step(effects);
                }
            }
            // The cards that are still hidden would be tried out.
            LookBackIntent::PlayOn | LookBackIntent::PlayOnAgain if self.is_match_unaided() => {
                self.notify(Notice::Unaided);
            }
            LookBackIntent::PlayOn => self.play_on(effects),
            LookBackIntent::PlayOnAgain => {
                self.back_to_record(effects);
                self.play_on(effects);
            }
            LookBackIntent::CopyScenario => match self.look_back().and_then(LookBack::scenario) {
                Some(text) => effects.push(Effect::Device(DeviceEffect::Copy(text))),
                None => self.screen.feedback = Some(Feedback::NoScenario),
            },
        }
    }

    /// Goes to the start of a hand of the record, by its number from 0.
    pub(super) fn look_at_hand(&mut self, hand: usize, effects: &mut Vec<Effect>) {
        self.move_look(effects, |look| look.go(RecordPoint { hand, actions: 0 }));
    }

    pub(super) fn look_back_at_table(&mut self, effects: &mut Vec<Effect>) {
        match self.play.table.as_ref().filter(|_| self.can_look_back()) {
            Some(table) => {
                let (game, places, me) = (table.game().clone(), table.people().to_vec(), table.own_number());
                let (kept, origin) = (table.kept().map(|kept| kept.id.clone()), table.origin());
                self.look_back_at(game, places, me, kept, effects);
                self.note_origin(origin);
            }
            None => self.notify(Notice::NothingHappened),
        }
    }

    /// Notes whether the game that is looked at was played on this device.
    pub(super) fn note_origin(&mut self, origin: Origin) {
        if let Some(look) = self.look_back_mut() {
            look.set_origin(origin);
        }
    }

    /// Puts a record on the table, beside the match, as the person of this number sees it.
    pub(super) fn look_back_at(
        &mut self,
        game: Game,
        places: Vec<Place>,
        person: usize,
        kept: Option<GameId>,
        effects: &mut Vec<Effect>,
    ) {
        let Some(look) = LookBack::new(game, places, person, self.settings.sort) else { return };
        let look = look.kept_as(kept);
        self.show_beside(None, Beside::LookBack(Box::new(look)), effects);
        self.show_elsewhere(effects);
    }

    /// Puts the hand that is looked at on the table: other parts of the page read it there.
    pub(super) fn show_elsewhere(&mut self, effects: &mut Vec<Effect>) {
        let Some(look) = self.look_back() else { return };
        let table = look
            .game_of_hand()
            .map(|game| Table::seen_from(game, look.places().to_vec(), look.viewer(), self.settings.sort));
        self.replace_table(table, effects);
        self.play.counters.replays = self.play.counters.replays.wrapping_add(1);
        self.log_replaced();
        self.schedule_step(effects);
    }

    /// Goes to another moment or looks from elsewhere, and lets the page follow.
    fn move_look(&mut self, effects: &mut Vec<Effect>, go: impl FnOnce(&mut LookBack) -> Shift) {
        let Some(look) = self.look_back_mut() else { return };
        let before = (look.at().hand, look.viewer());
        let shift = go(look);
        let is_same_table = before == (look.at().hand, look.viewer());
        match shift {
            Shift::None => return,
            Shift::On(events) => {
                if !is_same_table {
                    self.show_elsewhere(effects);
                }
                // A turn has only a few events.
                let events = u32::try_from(events).unwrap_or(0);
                self.play.counters.replayed = self.play.counters.replayed.wrapping_add(events);
            }
            Shift::Back => self.log_replaced(),
            Shift::Elsewhere => self.show_elsewhere(effects),
        }
        self.position_changed(effects);
        self.screen.announcer.interrupt();
        self.schedule_step(effects);
    }

    /// Shows the next step of a record that goes on by itself; stops at its end.
    pub(crate) fn play_record(&mut self, effects: &mut Vec<Effect>) {
        if !self.look_back().is_some_and(LookBack::is_playing) {
            return;
        }
        self.move_look(effects, |look| look.stride(Stride::On));
        if let Some(look) = self.look_back_mut().filter(|look| !look.can_go(Stride::On)) {
            look.pause();
            self.schedule_step(effects);
        }
    }

    /// Requests the timer of the next step of a record that goes on by itself.
    pub(super) fn schedule_record(&self, look: &LookBack, effects: &mut Vec<Effect>) {
        if look.is_playing() {
            effects.push(Effect::Timer(TimerEffect::Step(self.play.counters.steps, self.record_step_ms(look))));
        }
    }

    /// Milliseconds from one step of a record to the next.
    pub(super) fn record_step_ms(&self, look: &LookBack) -> u32 {
        // Without a delay, nothing could be seen.
        let pace = match self.settings.pace {
            Pace::Instant => Pace::Fast,
            pace => pace,
        };
        let last = look.shown().events().last().map_or(&[][..], std::slice::from_ref);
        look.speed().scaled(pace.step_ms(Tempo::Running, last))
    }

    /// Lets the hand be played on from the moment that is shown, as practice beside the match.
    fn play_on(&mut self, effects: &mut Vec<Effect>) {
        let Some((game, places)) = self.look_back().and_then(LookBack::branch) else { return };
        let Activity::Beside(Beside::LookBack(mut look), aside) = std::mem::take(&mut self.play.activity) else {
            return;
        };
        look.pause();
        self.play.activity = Activity::Beside(Beside::Branch(look), aside);
        self.replace_table(Some(Table::new(game, places, self.settings.sort)), effects);
        self.play.counters.replays = self.play.counters.replays.wrapping_add(1);
        self.log_replaced();
        self.screen.dialog = None;
        self.play.bots.revive();
        self.screen.announcer.interrupt();
        self.schedule_step(effects);
    }

    /// Goes back from practice to the record, at the moment where it was left. False if there is no such practice.
    pub(super) fn back_to_record(&mut self, effects: &mut Vec<Effect>) -> bool {
        if self.branch().is_none() {
            return false;
        }
        self.show_record_again(effects);
        true
    }

    /// Shows the record from which practice or an exercise was begun, at the moment where it was left.
    pub(super) fn show_record_again(&mut self, effects: &mut Vec<Effect>) {
        self.play.activity = std::mem::take(&mut self.play.activity).into_record();
        self.screen.dialog = None;
        self.screen.announcer.interrupt();
        self.show_elsewhere(effects);
    }

    /// Carries out an intent that leaves a record that is played on. True if nothing is left to be done.
    pub(super) fn leaves_branch(&mut self, intent: &Intent, effects: &mut Vec<Effect>) -> bool {
        match intent {
            Intent::Learn(LearnIntent::Leave) => self.back_to_record(effects),
            Intent::Dialog(DialogIntent::Back) if self.screen.dialog.is_none() => self.back_to_record(effects),
            _ => false,
        }
    }

    /// Carries out an intent that means something else while a record is looked at. True if nothing is left to be done.
    pub(super) fn look_back_takes(&mut self, intent: &Intent, effects: &mut Vec<Effect>) -> bool {
        let Some(look) = self.look_back_mut() else { return false };
        match intent {
            Intent::Table(TableIntent::TogglePause) => self.handle_look_back(LookBackIntent::Play, effects),
            // Nothing of a record can be changed.
            Intent::Table(TableIntent::Abandon | TableIntent::NextHand) => return false,
            Intent::Hand(_) | Intent::Table(_) | Intent::Advice(AdviceIntent::Hint | AdviceIntent::CloseHint) => {}
            Intent::Dialog(DialogIntent::Open(_)) => {
                look.pause();
                return false;
            }
            _ => return false,
        }
        true
    }
}
