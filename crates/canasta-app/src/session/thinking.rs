//! The searches of bots for the current position. They are dropped when the position changes.

use super::hint::Hint;
use super::review::Review;
use canasta::rules::Action;

/// The progress of a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
enum DecisionState {
    /// The bot searches, and its step is not due yet.
    Ahead,
    /// The bot searches, and its step is due.
    Awaited,
    /// The bot has answered; `None` if it has no action.
    Ready(Option<Action>),
}

/// The decision of the bot whose turn it is.
#[derive(Clone, Debug)]
pub(crate) struct Decision {
    /// The number of the question to the worker.
    id: u32,
    state: DecisionState,
}

/// The response when the step of a bot is due.
pub(crate) enum Due {
    /// Wait, since the bot still searches.
    Wait,
    /// Play this answer; `None` if the bot has no action.
    Play(Option<Action>),
}

impl Decision {
    /// A decision whose question to the worker has this number.
    pub const fn new(id: u32) -> Decision {
        Decision { id, state: DecisionState::Ahead }
    }

    pub const fn id(&self) -> u32 {
        self.id
    }

    /// Marks the step as not due.
    pub fn hold(&mut self) {
        if self.state == DecisionState::Awaited {
            self.state = DecisionState::Ahead;
        }
    }

    /// Marks the step as due, and returns the response.
    pub fn due(&mut self) -> Due {
        match &mut self.state {
            DecisionState::Ready(answer) => Due::Play(answer.take()),
            state => {
                *state = DecisionState::Awaited;
                Due::Wait
            }
        }
    }

    /// Stores the answer. True if the step was already due.
    pub fn answer(&mut self, action: Option<Action>) -> bool {
        let was_awaited = self.is_awaited();
        self.state = DecisionState::Ready(action);
        was_awaited
    }

    /// Whether the step is due and waits for the answer.
    pub fn is_awaited(&self) -> bool {
        self.state == DecisionState::Awaited
    }
}

/// The searches for one position.
#[derive(Clone, Debug, Default)]
pub(crate) struct Thinking {
    /// The decision of the bot whose turn it is.
    pub decision: Option<Decision>,
    /// The hint that the person asked for.
    pub hint: Option<Hint>,
    /// The review that the person asked for.
    pub review: Option<Review>,
}

impl Thinking {
    /// The numbers of the questions to cancel when the position changes. The queued question comes first, so that no worker
    /// is started for it.
    pub fn questions(&self) -> Vec<u32> {
        let hint = self.hint.as_ref().filter(|hint| hint.is_thinking()).map(Hint::id);
        let review = self.review.as_ref().map(Review::questions).into_iter().flatten();
        hint.into_iter().chain(review).chain(self.decision.as_ref().map(Decision::id)).collect()
    }
}
