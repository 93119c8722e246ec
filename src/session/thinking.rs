//! What bots think about the position as it is: nothing of it outlives the position.

use super::hint::Hint;
use super::review::Review;
use crate::rules::Action;

/// How far a decision is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum DecisionState {
    /// The bot thinks, and its step is not due yet.
    Ahead,
    /// The bot thinks, and its step is due.
    Awaited,
    /// The bot has answered; `None` if it has no action.
    Ready(Option<Action>),
}

/// The decision of the bot that is to act.
#[derive(Clone, Debug)]
pub(super) struct Decision {
    /// The number of the question to the worker.
    id: u32,
    state: DecisionState,
}

/// What to do when the step of a bot is due.
pub(super) enum Due {
    /// Nothing yet: the bot thinks.
    Wait,
    /// Play this answer; `None` if the bot has no action.
    Play(Option<Action>),
}

impl Decision {
    /// A decision that was asked for by this question.
    pub const fn new(id: u32) -> Decision {
        Decision { id, state: DecisionState::Ahead }
    }

    pub const fn id(&self) -> u32 {
        self.id
    }

    /// Its step is not due any more.
    pub fn hold(&mut self) {
        if self.state == DecisionState::Awaited {
            self.state = DecisionState::Ahead;
        }
    }

    /// Its step is due.
    pub fn due(&mut self) -> Due {
        match &mut self.state {
            DecisionState::Ready(answer) => Due::Play(answer.take()),
            state => {
                *state = DecisionState::Awaited;
                Due::Wait
            }
        }
    }

    /// Takes the answer. True if the step was due already.
    pub fn answer(&mut self, action: Option<Action>) -> bool {
        let was_awaited = self.is_awaited();
        self.state = DecisionState::Ready(action);
        was_awaited
    }

    /// Whether its step is due and it has no answer yet.
    pub fn is_awaited(&self) -> bool {
        self.state == DecisionState::Awaited
    }
}

/// What bots think about one position.
#[derive(Clone, Debug, Default)]
pub(super) struct Thinking {
    /// The decision of the bot that is to act.
    pub decision: Option<Decision>,
    /// The hint that the person asked for.
    pub hint: Option<Hint>,
    /// The review that the person asked for.
    pub review: Option<Review>,
}

impl Thinking {
    /// The numbers of the questions that nobody wants an answer to once the position has changed. The one that waits
    /// behind comes first: no worker is started again for it.
    pub fn questions(&self) -> Vec<u32> {
        let hint = self.hint.as_ref().filter(|hint| hint.is_thinking()).map(Hint::id);
        let review = self.review.as_ref().map(Review::questions).into_iter().flatten();
        hint.into_iter().chain(review).chain(self.decision.as_ref().map(Decision::id)).collect()
    }
}
