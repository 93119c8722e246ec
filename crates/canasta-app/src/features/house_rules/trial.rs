//! Whether a match under the chosen rules ends, as bots have tried it.

use canasta::analysis::Termination;
use canasta::rules::Rules;

/// What is known of the rules that are chosen for the next game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum RulesTrial {
    /// Nobody has tried them.
    #[default]
    Untried,
    /// A worker plays matches under these rules.
    Asked {
        /// The number of the question.
        id: u32,
        /// The rules.
        rules: Rules,
    },
    /// The worker gave no answer about these rules. They are not tried again.
    Left {
        /// The rules.
        rules: Rules,
    },
    /// Matches were played under these rules.
    Known {
        /// The rules.
        rules: Rules,
        /// What the matches say of them.
        end: Termination,
    },
}

impl RulesTrial {
    /// The rules that are or were tried.
    pub const fn rules(&self) -> Option<&Rules> {
        match self {
            RulesTrial::Untried => None,
            RulesTrial::Asked { rules, .. } | RulesTrial::Left { rules } | RulesTrial::Known { rules, .. } => {
                Some(rules)
            }
        }
    }

    /// The question that waits for an answer.
    pub const fn question(&self) -> Option<u32> {
        match self {
            RulesTrial::Asked { id, .. } => Some(*id),
            RulesTrial::Untried | RulesTrial::Left { .. } | RulesTrial::Known { .. } => None,
        }
    }

    /// Takes the answer to a question, `None` where it has none, unless another one was asked.
    pub fn answer(&mut self, number: u32, end: Option<Termination>) {
        if let RulesTrial::Asked { id, rules } = *self
            && id == number
        {
            *self = end.map_or(RulesTrial::Left { rules }, |end| RulesTrial::Known { rules, end });
        }
    }
}
