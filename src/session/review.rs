//! Looking back on a hand that is over: what a turn was worth, and what the strongest player would have done.

use super::bots::{Question, Tried, Wanted};
use super::hint::{Advice, Choice, advice, choice};
use super::{Effect, GameEvent, Level, Session, game_event};
use crate::rules::{Action, CardSet, Game, Group, HandRecord, Observation, Rank, Seat, State, legal};

/// A turn of the hand, or the deal before the first.
#[derive(Clone, Debug)]
pub struct HandTurn {
    /// Who acted; nobody dealt.
    pub seat: Option<Seat>,
    /// What everybody saw.
    pub happened: Vec<GameEvent>,
    /// The drawing, counted in actions of the hand, where the pile could have been taken instead and that may be looked back on.
    pub drawing: Option<usize>,
    /// The first decision after that, or of the turn, where there is one and it may be looked back on.
    pub decision: Option<usize>,
}

/// What came of looking back on a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// What the strongest player would have done.
    pub best: Choice,
    /// The same for what was done, if it was tried too.
    pub done: Option<Choice>,
    /// Whether that is the best.
    pub is_best: bool,
}

/// Why a bot did what it did.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// It goes by rules of thumb.
    Heuristic,
    /// What it found out by trying: the best is what it did.
    Found(Box<Advice>),
    /// The same of one that thinks as long as it may: what it finds thinking again, which need not be what it found then.
    FoundAgain(Box<Advice>),
}

/// Which bots have decided in the hand that is on or was last, since the page was opened: who only holds their seats now,
/// or held them in a record from elsewhere, has no reasons to give.
#[derive(Clone, Debug, Default)]
pub(super) struct Deciders {
    /// The hand, counted from 1.
    hand: usize,
    /// By the number of the action in it, in their order.
    who: Vec<(usize, Seat, Level)>,
}

/// A turn that the person wonders about.
#[derive(Clone, Debug, PartialEq)]
pub struct PendingReview {
    /// The question to the strongest player.
    id: u32,
    /// The question to the bot itself.
    own: u32,
    /// After how many changes of the game: in another nobody wonders about this any more.
    changes: u32,
    /// The decision, counted in actions of the hand.
    pub decision: usize,
    /// Who made it.
    pub seat: Seat,
    /// The hand before it.
    pub held: CardSet,
    /// Why the bot that made it did so, as far as it can tell.
    pub reason: Option<Reason>,
    /// What came of it; `None`: it is being thought about.
    pub weighed: Option<Evaluation>,
    did: Vec<Action>,
}

impl PendingReview {
    /// Whether who decided is the strongest player itself, so that both were asked at once.
    #[must_use]
    pub const fn is_of_strongest(&self) -> bool {
        self.own == self.id
    }

    /// Whether it is about drawing, where the pile could have been taken, and not about the turn after it.
    #[must_use]
    pub fn is_of_drawing(&self) -> bool {
        self.did.first() == Some(&Action::Draw)
    }

    /// Whether cards were laid from then on.
    #[must_use]
    pub fn lays(&self) -> bool {
        self.did.iter().any(|action| matches!(action, Action::Meld(_) | Action::Take { .. }))
    }
}

/// What actions come to, up to suits, and however what is laid is divided among them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Gist {
    takes: bool,
    /// Of each rank laid upon, and last of melds of wilds alone: naturals, twos and jokers.
    laid: [[usize; 3]; Rank::ALL.len() + 1],
    /// The rank thrown, or how else the turn ends.
    end: Option<String>,
}

impl Gist {
    fn of(actions: &[Action]) -> Gist {
        let mut gist = Gist::default();
        for action in actions {
            match action {
                Action::Draw => {}
                Action::Take { with, groups } => {
                    gist.takes = true;
                    gist.lay(with);
                    groups.iter().for_each(|group| gist.lay(group));
                }
                Action::Meld(groups) => groups.iter().for_each(|group| gist.lay(group)),
                Action::Discard(card) => gist.end = Some(card.rank().to_string()),
                Action::Keep | Action::Ask | Action::Answer(_) => gist.end = Some(action.to_string()),
            }
        }
        gist
    }

    fn lay(&mut self, group: &Group) {
        let cards = group.cards;
        let (twos, jokers) = (cards.count(Rank::Two), cards.count(Rank::Joker));
        let place = group.rank().map_or(Rank::ALL.len(), |rank| rank as usize);
        for (all, more) in self.laid[place].iter_mut().zip([cards.len() - twos - jokers, twos, jokers]) {
            *all += more;
        }
    }
}

/// What was done, against what was tried, the best first.
fn weigh(did: &[Action], found: &[Tried]) -> Option<Evaluation> {
    let best = found.first()?;
    let same = |tried: &&Tried| {
        let Some(plan) = tried.actions.iter().map(|action| action.parse().ok()).collect::<Option<Vec<Action>>>() else {
            return false;
        };
        // A plan that does not end the turn ends where something new is seen: what came after that was another decision.
        let ends = Gist::of(&plan).end.is_some();
        let did = if ends { did } else { &did[..plan.len().min(did.len())] };
        did.first().map(std::mem::discriminant) == plan.first().map(std::mem::discriminant)
            && Gist::of(did) == Gist::of(&plan)
    };
    let done = found.iter().find(same);
    let is_best = done.is_some_and(|done| std::ptr::eq(done, best));
    // What was not tried on any deal has no figures.
    let done = done.filter(|done| done.trials > 0).and_then(choice);
    Some(Evaluation { best: choice(best)?, done, is_best })
}

/// The state before an action of a hand.
fn state_before(hand: &HandRecord, game: &Game, decision: usize) -> State {
    let mut state = hand.dealt(game.rules());
    for (_, action) in hand.actions().take(decision) {
        // It was legal when it was recorded, and still is from the same deal.
        let _ = state.play(action);
    }
    state
}

impl Session {
    /// The turns of the hand that is on, or of the last one.
    #[must_use]
    pub fn hand_turns(&self) -> Vec<HandTurn> {
        let Some(game) = &self.game else { return Vec::new() };
        let Some(hand) = game.record().hands.last() else { return Vec::new() };
        let mut state = hand.dealt(game.rules());
        let dealt = GameEvent::Dealt { hand: game.record().hands.len(), leads: state.turn_of() };
        let mut turns = vec![HandTurn { seat: None, happened: vec![dealt], drawing: None, decision: None }];
        // Looking for what else could have been done costs more than all the rest.
        let open = self.may_look_back();
        for (at, (seat, action)) in hand.actions().enumerate() {
            let before = state.clone();
            if state.play(action).is_err() {
                break;
            }
            let happened = game_event::events_of(&before, seat, action, &state);
            // Drawing is a decision where the pile could have been taken instead.
            let takes = |other: &Action| matches!(other, Action::Take { .. });
            let could_take = || legal::candidates(&before.observe(seat)).iter().any(takes);
            let (drawing, decision) = match action {
                _ if !open => (None, None),
                Action::Draw => (could_take().then_some(at), None),
                _ => (None, Some(at)),
            };
            match turns.last_mut() {
                Some(turn) if turn.seat == Some(seat) => {
                    turn.happened.extend(happened);
                    turn.drawing = turn.drawing.or(drawing);
                    turn.decision = turn.decision.or(decision);
                }
                _ => turns.push(HandTurn { seat: Some(seat), happened, drawing, decision }),
            }
        }
        turns
    }

    /// Whether every hand lies open, so that turns may be wondered about: once the hand is over.
    #[must_use]
    pub fn may_look_back(&self) -> bool {
        self.game.as_ref().and_then(Game::state).is_some_and(|state| state.ended().is_some())
    }

    /// The turn that the person wonders about.
    #[must_use]
    pub fn wonder(&self) -> Option<&PendingReview> {
        self.wonder.as_ref().filter(|wonder| wonder.changes == self.changes && self.may_look_back())
    }

    /// Wonders about a decision of the last hand; about the same again: no longer.
    pub(super) fn wonder_about(&mut self, decision: usize, effects: &mut Vec<Effect>) {
        let before = self.wonder.take();
        if let Some(before) = &before {
            self.stop_wondering(before, effects);
        }
        let again = |before: &PendingReview| before.decision == decision && before.changes == self.changes;
        if !self.may_look_back() || before.as_ref().is_some_and(again) {
            return;
        }
        let Some(game) = &self.game else { return };
        let Some(hand) = game.record().hands.last() else { return };
        let Some((seat, _)) = hand.actions().nth(decision) else { return };
        let state = state_before(hand, game, decision);
        let did = hand.actions().skip(decision).take_while(|(who, _)| *who == seat);
        let did = did.map(|(_, action)| action.clone()).collect();
        let held = state.hand(seat);
        let seen = state.observe(seat);
        let changes = self.changes;
        let id = self.bot_worker.next_id();
        // What the strongest player thinks is asked once if it was its decision.
        let asks_itself = self.decider(decision).is_some_and(|(_, level)| level == Level::strongest());
        let own = if asks_itself { id } else { self.bot_worker.next_id() };
        self.wonder = Some(PendingReview { id, own, changes, decision, seat, held, reason: None, weighed: None, did });
        if self.bot_worker.gave_up().is_some() {
            self.answer_on_the_page(&seen);
            return;
        }
        if let Some(level) = self.reason_at_once(decision)
            && own != id
        {
            // From what it saw it comes to the same again.
            let budget = self.settings.patience.milliseconds();
            let question = Question::about(&seen, own, Wanted::Findings, &level.to_string(), budget);
            self.bot_worker.ask(question, effects);
        }
        self.bot_worker.ask(Question::about(&seen, id, Wanted::Findings, "", self.hint_ms()), effects);
    }

    /// Who decided that, if it was a bot and is known.
    fn decider(&self, decision: usize) -> Option<(Seat, Level)> {
        let hands = self.game.as_ref()?.record().hands.len();
        let found = self.deciders.who.iter().find(|&&(at, ..)| at == decision && self.deciders.hand == hands);
        found.map(|&(_, seat, level)| (seat, level))
    }

    /// The hand, counted from 1, and the number of its next action.
    pub(super) fn next_action(&self) -> Option<(usize, usize)> {
        let hands = &self.game.as_ref()?.record().hands;
        Some((hands.len(), hands.last()?.actions().count()))
    }

    /// An action is played: who decided from there on was taken back.
    pub(super) fn forget_deciders(&mut self) {
        let Some((hand, at)) = self.next_action() else { return };
        if self.deciders.hand != hand {
            self.deciders = Deciders { hand, who: Vec::new() };
        }
        self.deciders.who.retain(|&(before, ..)| before < at);
    }

    /// Remembers who decided an action that was played.
    pub(super) fn note_decider(&mut self, (hand, at): (usize, usize), seat: Seat, level: Level) {
        if self.deciders.hand == hand {
            self.deciders.who.push((at, seat, level));
        }
    }

    /// Gives the reason of who goes by rules of thumb; the level of who must be asked.
    fn reason_at_once(&mut self, decision: usize) -> Option<Level> {
        let (seat, level) = self.decider(decision)?;
        let wonder = self.wonder.as_mut().filter(|wonder| wonder.seat == seat)?;
        if level.goes_by_thumb() {
            wonder.reason = Some(Reason::Heuristic);
            return None;
        }
        Some(level)
    }

    /// Nobody waits for these answers any more.
    fn stop_wondering(&mut self, wonder: &PendingReview, effects: &mut Vec<Effect>) {
        // The one that waits behind first: a worker is not started again for it.
        self.bot_worker.cancel(wonder.id, effects);
        self.bot_worker.cancel(wonder.own, effects);
    }

    fn answer_on_the_page(&mut self, seen: &Observation<'_>) {
        let Some(&PendingReview { id, own, decision, ref reason, .. }) = self.wonder.as_ref() else { return };
        let is_known = reason.is_some();
        if !is_known
            && let Some(level) = self.reason_at_once(decision)
            && own != id
        {
            let found = self.level_finds_on_the_page(seen, level);
            self.reasoned(own, &found);
        }
        let found = self.findings_on_the_page(seen);
        self.reasoned(id, &found);
        self.wondered(id, &found);
    }

    /// What the bot that decided thinks of all that could be done. It gives a reason only if it would do the same.
    pub(super) fn reasoned(&mut self, id: u32, found: &[Tried]) {
        let Some(wonder) = self.wonder.as_ref().filter(|wonder| wonder.own == id) else { return };
        let Some((seat, level)) = self.decider(wonder.decision) else { return };
        let did = wonder.did.first();
        let Some(advice) = advice(found).filter(|advice| wonder.seat == seat && Some(&advice.best.first) == did) else {
            return;
        };
        let advice = Box::new(advice);
        let reason = if level.thinks_by_time() { Reason::FoundAgain(advice) } else { Reason::Found(advice) };
        self.wonder.iter_mut().for_each(|wonder| wonder.reason = Some(reason.clone()));
    }

    /// The answer is there.
    pub(super) fn wondered(&mut self, id: u32, found: &[Tried]) {
        let Some(wonder) = self.wonder.as_mut().filter(|wonder| wonder.id == id) else { return };
        match weigh(&wonder.did, found) {
            Some(weighed) => wonder.weighed = Some(weighed),
            None => self.wonder = None,
        }
    }

    /// Nobody waits for what a game that has gone on was worth.
    pub(super) fn forget_wonder(&mut self, effects: &mut Vec<Effect>) {
        if let Some(wonder) = self.wonder.take_if(|wonder| wonder.changes != self.changes) {
            self.stop_wondering(&wonder, effects);
        }
    }

    /// Nobody thinks beside the page any more: what was asked is answered here.
    pub(super) fn wonder_on_the_page(&mut self) {
        let Some(&PendingReview { decision, weighed: None, .. }) = self.wonder() else { return };
        let Some(game) = &self.game else { return };
        let Some(hand) = game.record().hands.last() else { return };
        let state = state_before(hand, game, decision);
        self.answer_on_the_page(&state.observe(state.to_act()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(actions: &str, trials: u32, chance: f64) -> Tried {
        let actions = actions.split(", ").map(str::to_owned).collect();
        Tried { actions, trials, chance, points: 0.0, foolish: false }
    }

    fn did(actions: &str) -> Vec<Action> {
        actions.split(", ").map(|action| action.parse().unwrap()).collect()
    }

    #[test]
    fn what_was_done_is_found_among_what_was_tried() {
        let found =
            [tried("meld Ks Kh Kd, discard 4c", 40, 0.5), tried("discard 4c", 40, 0.4), tried("discard 5c", 0, 0.0)];
        let weighed = weigh(&did("meld Ks Kh Kd, discard 4c"), &found).unwrap();
        assert!(weighed.is_best && weighed.best.trials == 40);
        let weighed = weigh(&did("discard 4c"), &found).unwrap();
        assert!(!weighed.is_best && weighed.done.unwrap().chance < weighed.best.chance);
        // What was not tried on any deal has no figures; what nobody thought of neither.
        for other in ["discard 5c", "discard 6c", "meld Ks Kh Kd, discard 9c"] {
            let weighed = weigh(&did(other), &found).unwrap();
            assert!(weighed.done.is_none() && !weighed.is_best);
        }
        assert_eq!(weigh(&did("discard 4c"), &[]), None);
        // Other suits, another order, in two steps: it comes to the same.
        let found = [tried("meld Ks Kh Kd + 9s 9h 2c, discard 4c", 40, 0.5), tried("draw", 40, 0.4)];
        for same in ["meld 9c 9d 2s + Ks Kh Kc, discard 4d", "meld Ks Kh Kd, meld 9s 9h 2c, discard 4s"] {
            assert!(weigh(&did(same), &found).unwrap().is_best, "{same}");
        }
        // What was decided after something new was seen does not count.
        assert_eq!(weigh(&did("draw, meld 5s 5h 5d, discard 4c"), &found).unwrap().done.unwrap().chance, 0.4);
        assert!(weigh(&did("meld 5s 5h 5d, discard 4c"), &found).unwrap().done.is_none());
    }
}
