//! The hint: what the strongest player would do with what the person sees, and why.

use super::bots::{Question, Tried, Wanted};
use super::{Draft, Effect, Notice, Session};
use crate::rules::{Action, CardSet, Group, RuleError};

/// A hint thinks at least so long, however little the others may.
const LEAST_MS: u32 = 400;

/// What could be done, and what came of it where it was tried.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What is done now.
    pub first: Action,
    /// What is done after it.
    pub then: Vec<Action>,
    /// The chance to win the match, 0 to 1.
    pub chance: f64,
    /// The points of the hand, own side's less the other's.
    pub points: f64,
    /// On how many deals that was tried: fewer than the best where it was given up, none where nothing was tried.
    pub trials: u32,
}

/// A piece of advice.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What to do.
    pub best: Choice,
    /// The best that begins otherwise, if that was tried too.
    pub next: Option<Choice>,
}

/// A hint that the person asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum Hinted {
    /// It is being thought about.
    Thinking,
    /// What came of it.
    Advice(Box<Advice>),
}

/// The hint as the session remembers it.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    id: u32,
    changes: u32,
    what: Hinted,
    shown: bool,
}

pub(super) fn choice(tried: &Tried) -> Option<Choice> {
    let mut actions = tried.actions.iter().map(|action| action.parse().ok()).collect::<Option<Vec<Action>>>()?;
    if actions.is_empty() {
        return None;
    }
    let then = actions.split_off(1);
    Some(Choice { first: actions.pop()?, then, chance: tried.chance, points: tried.points, trials: tried.trials })
}

/// The advice in findings, which have the best first.
pub(super) fn advice(found: &[Tried]) -> Option<Advice> {
    let (best, others) = found.split_first()?;
    let best = choice(best)?;
    let others = others.iter().filter(|tried| tried.trials > 0 && !tried.foolish).filter_map(choice);
    let next = others.into_iter().find(|other| other.first != best.first);
    Some(Advice { best, next })
}

impl Session {
    /// The hint for the game as it stands.
    #[must_use]
    pub fn hint(&self) -> Option<&Hinted> {
        self.hint.as_ref().filter(|hint| hint.changes == self.changes).map(|hint| &hint.what)
    }

    /// What the hint marks on the table: until other cards than its own are chosen.
    #[must_use]
    pub fn hint_shown(&self) -> Option<&Action> {
        match self.hint.as_ref().filter(|hint| hint.changes == self.changes && hint.shown)? {
            Hint { what: Hinted::Advice(advice), .. } => {
                let first = &advice.best.first;
                let cards = first.cards()?;
                (cards.is_empty() || cards == self.draft.set_out()).then_some(first)
            }
            Hint { .. } => None,
        }
    }

    /// Asks for a hint; once it is there, shows it on the cards.
    pub(super) fn ask_hint(&mut self, effects: &mut Vec<Effect>) {
        match self.hint() {
            Some(Hinted::Thinking) => return,
            Some(Hinted::Advice(_)) => return self.show_hint(),
            None => {}
        }
        if !self.is_person(self.me) {
            return;
        }
        let id = self.bot_worker.next_id();
        let Some(seen) = self.observation() else { return };
        if !seen.is_to_act() {
            let to_act = seen.to_act();
            let why = if seen.ended().is_some() { RuleError::HandOver } else { RuleError::NotYourTurn { to_act } };
            self.tell(Notice::Refused(why));
            return;
        }
        if self.bot_worker.gave_up().is_some() {
            let found = self.findings_on_the_page(&seen);
            self.hint = Some(self.new_hint(id));
            self.advised(id, &found);
            return;
        }
        let question = Question::about(&seen, id, Wanted::Findings, "", self.hint_ms());
        self.bot_worker.ask(question, effects);
        self.hint = Some(self.new_hint(id));
    }

    /// Whether a way of laying or taking is the one that the hint shows.
    #[must_use]
    pub fn is_advised(&self, way: &Action) -> bool {
        let same = |some: &[Group], others: &[Group]| {
            let there =
                |group: &Group| others.iter().any(|other| other.rank() == group.rank() && other.cards == group.cards);
            some.len() == others.len() && some.iter().all(there)
        };
        match (self.hint_shown(), way) {
            (Some(Action::Meld(some)), Action::Meld(others)) => same(some, others),
            (Some(Action::Take { with, groups }), Action::Take { with: other, groups: others }) => {
                with.cards == other.cards && same(groups, others)
            }
            _ => false,
        }
    }

    /// How long is thought about a hint, in milliseconds.
    pub(super) fn hint_ms(&self) -> u32 {
        self.settings.patience.milliseconds().max(LEAST_MS)
    }

    fn new_hint(&self, id: u32) -> Hint {
        Hint { id, changes: self.changes, what: Hinted::Thinking, shown: false }
    }

    /// The answer is there. One to what is past is dropped.
    pub(super) fn advised(&mut self, id: u32, found: &[Tried]) {
        let changes = self.changes;
        let Some(hint) = self.hint.as_mut().filter(|hint| hint.id == id && hint.changes == changes) else { return };
        match advice(found) {
            Some(advice) => hint.what = Hinted::Advice(Box::new(advice)),
            None => self.hint = None,
        }
        self.say_something_else();
    }

    /// Nobody thinks beside the page any more: what was asked is answered here.
    pub(super) fn advise_on_the_page(&mut self) {
        if self.hint() != Some(&Hinted::Thinking) {
            return;
        }
        let Some(found) = self.observation().map(|seen| self.findings_on_the_page(&seen)) else { return };
        if let Some(id) = self.hint.as_ref().map(|hint| hint.id) {
            self.advised(id, &found);
        }
    }

    /// Nobody waits for the hint of a game that has gone on.
    pub(super) fn forget_hint(&mut self, effects: &mut Vec<Effect>) {
        if let Some(hint) = self.hint.take_if(|hint| hint.changes != self.changes)
            && hint.what == Hinted::Thinking
        {
            self.bot_worker.cancel(hint.id, effects);
        }
    }

    /// The person has read it.
    pub(super) fn close_hint(&mut self) {
        // One that is not there yet will still come.
        self.hint = self.hint.take().filter(|hint| hint.what == Hinted::Thinking);
    }

    fn show_hint(&mut self) {
        let Some(hint) = &mut self.hint else { return };
        hint.shown = true;
        let Hinted::Advice(advice) = &hint.what else { return };
        let first = advice.best.first.clone();
        let is_open = self.observation().is_some_and(|seen| !seen.melds(seen.seat().side()).is_empty());
        if let (true, Some(cards)) = (is_open, first.cards()) {
            // Only an opening is set out in groups.
            self.draft.pick(cards);
        } else {
            lay_out(&mut self.draft, &first);
        }
    }
}

/// Selects the cards of an action, and sets several groups out.
pub(super) fn lay_out(draft: &mut Draft, action: &Action) {
    let mut set_out = |groups: &[Group], last: CardSet| {
        draft.unstage(None);
        for group in groups {
            draft.pick(group.cards);
            draft.stage(*group);
        }
        draft.pick(last);
    };
    match action {
        Action::Discard(card) => set_out(&[], (*card).into()),
        Action::Take { with, groups } => set_out(groups, with.cards),
        Action::Meld(groups) => match groups.as_slice() {
            [one] => set_out(&[], one.cards),
            several => set_out(several, CardSet::EMPTY),
        },
        Action::Draw | Action::Keep | Action::Ask | Action::Answer(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(action: &str, trials: u32, chance: f64) -> Tried {
        let actions = action.split(", ").map(str::to_owned).collect();
        Tried { actions, trials, chance, points: 0.0, foolish: false }
    }

    #[test]
    fn advice_compares_what_is_done_first() {
        let found = [
            tried("meld Ks Kh Kd, discard 4c", 40, 0.53),
            tried("meld Ks Kh Kd, discard 5c", 40, 0.52),
            tried("discard Qc", 0, 0.0),
            tried("discard 9c", 10, 0.49),
        ];
        let advice = advice(&found).unwrap();
        assert_eq!((advice.best.then.len(), advice.best.trials), (1, 40));
        assert_eq!(advice.next.unwrap().first.to_string(), "discard 9c");
        assert_eq!(super::advice(&[tried("dance", 1, 0.5)]), None);
    }

    #[test]
    fn a_hint_lies_on_the_cards() {
        let mut draft = Draft::default();
        draft.follow("Ks Kh Kd 9s 9h 9d 4c".parse().unwrap(), false);
        lay_out(&mut draft, &"meld Ks Kh Kd + 9s 9h 9d".parse().unwrap());
        assert_eq!((draft.staged_len(), draft.picked()), (2, CardSet::EMPTY));
        lay_out(&mut draft, &"discard 4c".parse().unwrap());
        assert_eq!((draft.staged_len(), draft.picked().to_string().as_str()), (0, "4c"));
    }
}
