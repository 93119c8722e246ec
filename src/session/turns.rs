//! Games and turns: starting, dealing, playing, the bots' steps, saving and restoring.

use super::review::Deciders;
use super::{
    CardPlace, Dialog, Draft, Effect, GameEvent, NewGame, Notice, Pending, Place, Plan, Player, Session, Settings,
    StorageEffect, TimerEffect, events_of, restore, save,
};
use crate::rules::{Action, Card, Deck, Game, Phase, RuleError, Seat, Seed, generator, legal};
use rand::RngExt;

/// The most happenings remembered.
const LONGEST_LOG: usize = 64;

impl Session {
    pub(super) fn seeded(&mut self, seed: Seed, told: Option<String>, effects: &mut Vec<Effect>) {
        match self.pending.take() {
            None => {}
            Some(Pending::Shuffle) => {
                self.shuffled(seed);
                // Nothing of the game has changed: what another page or a damaged save has stays as it is.
                let waits = |warning: &Notice| matches!(warning, Notice::Damaged(..) | Notice::Elsewhere);
                if !self.warnings.iter().any(waits) {
                    self.save(effects);
                }
            }
            Some(Pending::NextHand) => {
                let deck = Deck::shuffled(&mut generator(seed));
                let cut = self.take_cut(told.as_ref());
                let Some(game) = &mut self.game else { return };
                if game.deal_with_commitment(Seat::FIRST, deck, cut, told.is_some()) {
                    self.note_told(told);
                    self.dealt(effects);
                }
            }
            Some(pending) => {
                let again = (pending == Pending::SameAgain).then_some(self.game.as_ref()).flatten();
                let (preset, rules, places) = match again {
                    Some(game) => (game.record().preset, *game.rules(), self.places.clone()),
                    None => match self.plan.rules() {
                        Ok(rules) => (self.plan.preset, rules, self.plan.places().to_vec()),
                        Err(bad) => {
                            self.tell(Notice::Refused(bad.into()));
                            return;
                        }
                    },
                };
                let new = NewGame { preset, rules, places, dealer: None, seed, deck: None, chosen_cards: false };
                self.start(new, told, effects);
            }
        }
    }

    pub(super) fn start(&mut self, new: NewGame, told: Option<String>, effects: &mut Vec<Effect>) {
        let mut new = new;
        new.places.truncate(new.rules.players.count());
        super::plan::settle_names(&mut new.places);
        let names = new.places.iter().map(|place| place.name.clone()).collect();
        let mut game = match Game::new(new.preset, new.rules, names) {
            Ok(game) => game,
            Err(bad) => {
                self.tell(Notice::Refused(bad.into()));
                return;
            }
        };
        if new.chosen_cards {
            game.mark_practice();
        }
        let mut rng = generator(new.seed);
        let deck = Deck::shuffled(&mut rng);
        let lot = rng.random_range(0..new.rules.players.count());
        let dealer = new.dealer.or(new.rules.players.seat(lot)).unwrap_or(Seat::FIRST);
        // A deck that somebody chose is dealt as it is.
        let told = told.filter(|_| new.deck.is_none());
        let cut = self.take_cut(told.as_ref());
        if game.deal_with_commitment(dealer, new.deck.unwrap_or(deck), cut, told.is_some()) {
            // What comes after this game is chosen from where it is. The same game once more leaves alone what was
            // chosen meanwhile.
            let again = self.game.as_ref().is_some_and(|before| {
                (before.record().preset, *before.rules()) == (new.preset, new.rules) && self.places == new.places
            });
            if !again {
                self.plan.follow(new.preset, &new.rules, &new.places);
            }
            self.game = Some(game);
            self.places = new.places;
            self.bot_worker.revive();
            self.note_told(told);
            self.refusal = None;
            self.paused = false;
            self.dealt(effects);
        }
    }

    /// The last deal once more. Its cards have been seen, so the new game is practice.
    pub(super) fn same_deal(&mut self, effects: &mut Vec<Effect>) {
        let Some(game) = &self.game else { return };
        let Some(hand) = game.record().hands.last() else { return };
        let new = NewGame {
            preset: game.record().preset,
            rules: *game.rules(),
            places: self.places.clone(),
            dealer: Some(hand.dealer),
            seed: [0; 32],
            deck: Some(hand.deck.cut(hand.cut.unwrap_or(0))),
            chosen_cards: true,
        };
        self.start(new, None, effects);
    }

    /// The person ends the game that is on.
    pub(super) fn abandon(&mut self, effects: &mut Vec<Effect>) {
        self.game = None;
        self.dialog = None;
        self.curtain = None;
        self.draft = Draft::default();
        self.log.clear();
        self.changes = self.changes.wrapping_add(1);
        // What another page has kept is not this one's to forget.
        if !self.kept_elsewhere {
            effects.push(Effect::Storage(StorageEffect::ForgetGame));
        }
        self.shuffle_ahead(effects);
        self.wait(effects);
    }

    /// A hand has just been dealt.
    fn dealt(&mut self, effects: &mut Vec<Effect>) {
        self.took_back = false;
        self.dialog = None;
        self.log.clear();
        self.mark_practice();
        if let Some((hand, leads)) =
            self.game.as_ref().and_then(|game| Some((game.record().hands.len(), game.state()?.turn_of())))
        {
            self.note(vec![GameEvent::Dealt { hand, leads }]);
        }
        // Other cards, other orders.
        self.orders.clear();
        self.seat_viewer();
        self.show_hand();
        self.changed(effects);
    }

    /// Shows the hand of the viewer from scratch, as the viewer laid it before; behind the curtain nothing of it.
    fn show_hand(&mut self) {
        self.draft = Draft::default();
        if let Some(state) = self.game.as_ref().and_then(Game::state).filter(|_| self.curtain.is_none()) {
            self.draft.follow(state.hand(self.me), false);
        }
        if let Some(order) = self.orders.get(self.me.index()).filter(|order| !order.is_empty()) {
            // What came since lies behind, by rank.
            self.draft.arrange(order);
            self.draft.own_from_here();
        }
        self.draft.sort(self.settings.sort);
    }

    /// The own orders of the hands by seat; that of the hand on the screen as it lies there now.
    fn orders_now(&self) -> Vec<Vec<Card>> {
        let mut orders = self.orders.clone();
        if let Some(order) = self.draft.own_cards().filter(|_| self.curtain.is_none()) {
            let at = self.me.index();
            orders.resize(orders.len().max(at + 1), Vec::new());
            orders[at] = order;
        }
        orders
    }

    /// Whether the device goes from hand to hand.
    #[must_use]
    pub fn has_several_persons(&self) -> bool {
        self.places.iter().filter(|place| place.player == Player::Person).count() > 1
    }

    /// Whether a person sits there.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).is_some_and(|place| place.player == Player::Person)
    }

    /// Whether the table waits for the person whose hand is shown. At a seat of the computer nobody is asked for
    /// anything, even where the screen shows its hand.
    #[must_use]
    pub fn is_my_turn(&self) -> bool {
        self.is_person(self.me) && self.observation().is_some_and(|seen| seen.ended().is_none() && seen.is_to_act())
    }

    /// Whose hand the screen shows at the start of a hand: the next person to act, behind the curtain if there are
    /// several persons.
    fn seat_viewer(&mut self) {
        let Some(game) = &self.game else { return };
        let Some(state) = game.state() else { return };
        let players = game.rules().players;
        let mut turns = std::iter::once(state.to_act()).chain(players.from_after(state.to_act()));
        let next = turns.find(|&seat| self.is_person(seat));
        self.me = next.unwrap_or(Seat::FIRST);
        self.curtain = next.filter(|_| self.has_several_persons() && state.ended().is_none());
    }

    /// Draws the curtain when another person is to act.
    fn follow_turn(&mut self) {
        let Some(state) = self.game.as_ref().and_then(Game::state) else { return };
        let next = state.to_act();
        let other = state.ended().is_none() && next != self.me && self.is_person(next);
        if other {
            self.orders = self.orders_now();
            self.curtain = Some(next);
            // Nothing of the hand stays behind the curtain.
            self.draft = Draft::default();
            self.dialog.take_if(|dialog| matches!(dialog, Dialog::ChooseWay(_)));
        }
    }

    /// The person for whom the screen waited is there.
    pub(super) fn reveal(&mut self, effects: &mut Vec<Effect>) {
        if let Some(seat) = self.curtain.take() {
            self.me = seat;
            self.show_hand();
            // After an undo there is nothing to tell but that.
            if !self.took_back {
                let _ = self.recall();
            }
            self.changes = self.changes.wrapping_add(1);
            self.wait(effects);
        }
    }

    /// What happened since the last action of the person whose hand is shown, as if they had watched. Says how much there
    /// was in the whole hand.
    fn recall(&mut self) -> usize {
        self.log = self.hand_history();
        let all = self.log.len();
        let since = self.log.iter().rposition(|what| what.seat() == Some(self.me)).unwrap_or(0);
        self.log.drain(..since);
        all
    }

    /// The game has changed: it is saved, and the next bot waits for its turn.
    pub(super) fn changed(&mut self, effects: &mut Vec<Effect>) {
        self.changes = self.changes.wrapping_add(1);
        self.follow_turn();
        self.save(effects);
        self.wait(effects);
    }

    pub(super) fn save(&mut self, effects: &mut Vec<Effect>) {
        if let Some(game) = &self.game {
            self.kept_elsewhere = false;
            let (told, next) = (self.shuffle.told(), self.shuffle.seed());
            effects.push(Effect::Storage(StorageEffect::SaveGame(save(
                game,
                &self.places,
                &self.orders_now(),
                told,
                next,
            ))));
        }
    }

    /// Marks the game as practice if a switch says so; true if that is new.
    pub(super) fn mark_practice(&mut self) -> bool {
        let practice = self.settings.practice || self.settings.open_hands;
        match &mut self.game {
            Some(game) if practice && game.hand_is_on() && !game.is_practice() => {
                game.mark_practice();
                true
            }
            _ => false,
        }
    }

    /// Whether the person can do nothing but draw, and has left that to the table.
    fn draws_by_itself(&self) -> bool {
        self.settings.auto_draw
            && !self.paused
            && !self.took_back
            && self.is_my_turn()
            && self.observation().is_some_and(|seen| {
                seen.phase() == Phase::Draw && seen.stock_len() > 0 && legal::candidates(&seen) == [Action::Draw]
            })
    }

    /// Asks for a tick if somebody's step is due.
    pub(super) fn wait(&mut self, effects: &mut Vec<Effect>) {
        // A tick that is under way is late from now on.
        self.waits = self.waits.wrapping_add(1);
        self.forget_hint(effects);
        self.forget_wonder(effects);
        // Who thinks plays at the next tick, which comes only where nobody pauses.
        self.decision.iter_mut().for_each(|decision| decision.hold());
        self.think_ahead(effects);
        if (!self.paused && self.bot_to_act().is_some()) || self.draws_by_itself() {
            effects.push(Effect::Timer(TimerEffect::Step(self.waits, self.settings.pace.step_ms())));
        }
    }

    pub(super) fn tick(&mut self, effects: &mut Vec<Effect>) {
        if self.draws_by_itself() {
            self.play_mine(&Action::Draw, effects);
        } else {
            self.step(effects);
        }
    }

    /// An action of the person.
    pub(super) fn play_mine(&mut self, action: &Action, effects: &mut Vec<Effect>) {
        if self.curtain.is_some() || !self.is_person(self.me) {
            return;
        }
        // A person's action begins a new account of what happened.
        let before = std::mem::take(&mut self.log);
        self.draft.settle();
        if let Err(error) = self.play(self.me, action, effects) {
            self.log = before;
            self.tell(Notice::Refused(error));
        }
    }

    pub(super) fn play(&mut self, seat: Seat, action: &Action, effects: &mut Vec<Effect>) -> Result<(), RuleError> {
        self.forget_deciders();
        let game = self.game.as_mut().ok_or(RuleError::HandOver)?;
        let before = game.state().cloned();
        game.play(seat, action)?;
        self.took_back = false;
        if let (Some(before), Some(after)) = (before, game.state()) {
            let (news, hand, ended) =
                (events_of(&before, seat, action, after), after.hand(self.me), after.ended().is_some());
            let is_open = !after.melds(self.me.side()).is_empty();
            self.note(news);
            let excess = self.log.len().saturating_sub(LONGEST_LOG);
            self.log.drain(..excess);
            self.draft.follow(hand, true);
            if is_open {
                // Only an opening is set out. What another way of taking the pile left of it goes back to the hand.
                self.draft.unstage(None);
            }
            if ended {
                self.draft.unstage(None);
                self.draft.unpick();
                self.draft.settle();
                // Over a dialog that the person has opened nothing is opened: the buttons of the table lead on.
                self.dialog.take_if(|dialog| matches!(dialog, Dialog::ChooseWay(_)));
                self.dialog.get_or_insert(Dialog::Score);
            }
        }
        self.changed(effects);
        if !self.game.as_ref().is_some_and(Game::hand_is_on) {
            self.shuffle_ahead(effects);
        }
        Ok(())
    }

    pub(super) fn restore(&mut self, settings: Option<String>, game: Option<String>, effects: &mut Vec<Effect>) {
        match settings.map(|text| (Settings::read(&text), text)) {
            None => {}
            Some((Ok(settings), _)) => self.settings = settings,
            Some((Err(settings), text)) => {
                self.settings = settings;
                effects.push(Effect::Storage(StorageEffect::SetAside(text)));
                self.tell(Notice::SettingsDamaged);
            }
        }
        let Some(text) = game else {
            self.shuffle_ahead(effects);
            return;
        };
        let restored = restore(&text);
        // A record that was not dealt yet is no game to go on with.
        let game = restored.game.filter(|(game, _)| game.state().is_some());
        if let Some(damage) = restored.damage {
            let kept = game.as_ref().map(|(game, _)| {
                let hands = &game.record().hands;
                let finished = hands.iter().filter(|hand| hand.end.is_some()).count();
                let on = hands.last().filter(|hand| hand.end.is_none()).map_or(0, |hand| hand.entries.len());
                (finished, on)
            });
            self.tell(Notice::Damaged(damage, kept));
            effects.push(Effect::Storage(StorageEffect::SetAside(text)));
        }
        if let Some((game, places)) = game {
            self.adopt(game, places);
            // The device may keep a plan that goes on from there.
            self.kept_plan.clone_from(&self.plan);
            self.orders = restored.orders;
            self.shuffle.adopt(restored.told);
            restored.next.into_iter().for_each(|seed| self.shuffled(seed));
            self.show_hand();
            self.before = self.recall();
            self.changes = self.changes.wrapping_add(1);
            self.wait(effects);
        }
        if !self.game.as_ref().is_some_and(Game::hand_is_on) {
            self.shuffle_ahead(effects);
        }
    }

    pub(super) fn restore_plan(&mut self, text: String, effects: &mut Vec<Effect>) {
        match Plan::read(&text) {
            Some(plan) => {
                self.plan = plan;
                self.kept_plan.clone_from(&self.plan);
            }
            None => {
                self.tell(Notice::PlanDamaged);
                effects.push(Effect::Storage(StorageEffect::SetAside(text)));
            }
        }
    }

    /// What was chosen for the next game outlives the page, played or not.
    pub(super) fn keep_plan(&mut self, effects: &mut Vec<Effect>) {
        if self.plan != self.kept_plan {
            self.kept_plan.clone_from(&self.plan);
            effects.push(Effect::Storage(StorageEffect::SavePlan(self.plan.write())));
        }
    }

    /// Shows a game from elsewhere.
    pub(super) fn adopt(&mut self, game: Game, places: Vec<Place>) {
        self.plan.follow(game.record().preset, game.rules(), &places);
        let ended = game.state().is_some_and(|state| state.ended().is_some());
        self.dialog = ended.then_some(Dialog::Score);
        self.game = Some(game);
        self.places = places;
        self.deciders = Deciders::default();
        self.paused = false;
        self.took_back = false;
        self.log.clear();
        self.orders.clear();
        self.shuffle.adopt(Vec::new());
        self.seat_viewer();
        self.show_hand();
    }

    /// Lays all picked and staged cards back into the fan.
    pub(super) fn forget_selection(&mut self) {
        if self.draft.slots().iter().any(|slot| slot.place != CardPlace::Hand) {
            self.draft.unstage(None);
            self.draft.unpick();
        }
    }
}
