//! The principles of good play, and what the arena measured when a bot does without one.

use crate::named::named;
use canasta::rules::{Players, Rules};

named! {
    /// A principle of good play.
    pub enum Principle {
        /// Take the pile.
        TakePile = "pile",
        /// Do not feed the next player.
        GuardDiscards = "guard",
        /// Leave small piles.
        WeighPile = "weigh",
        /// Do not lay down everything.
        HoldBack = "hold",
        /// Keep pairs.
        KeepPairs = "pairs",
        /// Do not spend wilds on the opening.
        WaitToOpen = "opening",
        /// Save wilds.
        SaveWilds = "wilds",
        /// Freeze the pile when behind.
        Freeze = "freeze",
        /// Keep black threes until they are needed.
        KeepBlackThrees = "threes",
        /// Remember what was thrown.
        Remember = "memory",
        /// Weigh when to go out.
        TimeEnding = "ending",
        /// Watch how many cards the others hold.
        WatchHands = "watch",
        /// Ask the partner in doubt.
        AskPartner = "asking",
        /// Lay what the partner can build on.
        HelpPartner = "partner",
        /// Wait for a seventh natural.
        WaitForNatural = "natural",
    }
}

/// Points a hand that a side loses by doing without a habit, and the half width of the 95 % interval, in tenths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// The mean, in tenths of a point.
    pub tenths: i32,
    /// The half width, in tenths of a point.
    pub margin: i32,
}

impl Loss {
    const fn new(tenths: i32, margin: i32) -> Loss {
        Loss { tenths, margin }
    }

    /// Whether the measurement shows a loss: whether the whole interval lies above 0.
    #[must_use]
    pub const fn is_shown(self) -> bool {
        self.tenths > self.margin
    }
}

impl Principle {
    /// The measured loss of doing without it, in the classic game for so many players; none where no bot has the habit, or
    /// where it never matters. From docs/strategy.md.
    #[must_use]
    pub const fn loss(self, players: Players) -> Option<Loss> {
        let (four, two) = match self {
            Principle::TakePile => (Loss::new(8002, 95), Loss::new(6551, 75)),
            Principle::GuardDiscards => (Loss::new(2876, 64), Loss::new(4982, 73)),
            Principle::WeighPile => (Loss::new(248, 61), Loss::new(3610, 71)),
            Principle::KeepPairs => (Loss::new(626, 87), Loss::new(712, 88)),
            Principle::HoldBack => (Loss::new(286, 61), Loss::new(3075, 74)),
            // The bots have the opposite habit.
            Principle::WaitToOpen => (Loss::new(168, 84), Loss::new(130, 81)),
            Principle::SaveWilds => (Loss::new(-16, 23), Loss::new(621, 56)),
            Principle::Freeze => (Loss::new(93, 42), Loss::new(438, 56)),
            Principle::KeepBlackThrees => (Loss::new(32, 60), Loss::new(638, 62)),
            Principle::Remember => (Loss::new(233, 62), Loss::new(334, 60)),
            Principle::TimeEnding => (Loss::new(214, 26), Loss::new(2, 3)),
            Principle::WatchHands => (Loss::new(-57, 66), Loss::new(-6, 9)),
            Principle::AskPartner => (Loss::new(0, 1), Loss::new(0, 0)),
            Principle::WaitForNatural | Principle::HelpPartner => return None,
        };
        match (self, players) {
            (Principle::AskPartner, Players::Two) => None,
            (_, Players::Two) => Some(two),
            (_, Players::Four) => Some(four),
            // Nothing was measured at these tables.
            (_, Players::Three | Players::Five | Players::Six | Players::Seven | Players::Eight) => None,
        }
    }

    /// Whether the rules in play have a use for it.
    #[must_use]
    pub fn is_in_use(self, rules: &Rules) -> bool {
        let wilds = !matches!(rules.max_wilds, Some(0));
        match self {
            Principle::TakePile
            | Principle::GuardDiscards
            | Principle::WeighPile
            | Principle::KeepPairs
            | Principle::KeepBlackThrees
            | Principle::Remember => rules.pile_allowed,
            Principle::Freeze => rules.pile_allowed && rules.freezing,
            Principle::WaitToOpen => wilds && rules.wilds_in_opening && rules.highest_minimum() > 0,
            Principle::SaveWilds | Principle::WaitForNatural => wilds,
            Principle::AskPartner => rules.ask_partner.is_allowed(),
            Principle::HelpPartner => rules.sides().has_partners(),
            Principle::HoldBack | Principle::TimeEnding | Principle::WatchHands => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rows of the table in docs/strategy.md: habit, then mean and half width with four and with two players.
    fn rows() -> Vec<(String, [Loss; 2])> {
        let page = include_str!("../../../../../docs/strategy.md");
        let tenths = |text: &str| {
            let digits: String = text.chars().filter(|letter| !matches!(letter, '.' | '+' | ' ')).collect();
            digits.replace('−', "-").parse::<i32>().ok()
        };
        let loss = |text: &str| {
            let (mean, margin) = text.split_once('±')?;
            Some(Loss::new(tenths(mean)?, tenths(margin)?))
        };
        page.lines()
            .filter_map(|line| {
                let cells: Vec<&str> = line.split('|').map(str::trim).collect();
                let name = cells.get(1)?.strip_prefix('`')?.strip_suffix('`')?;
                Some((name.to_owned(), [loss(cells.get(3)?)?, loss(cells.get(4)?)?]))
            })
            .collect()
    }

    #[test]
    fn the_figures_of_the_page_are_those_that_were_measured() {
        let rows = rows();
        assert_eq!(rows.len(), canasta::bots::Habit::ALL.len());
        for (name, [four, two]) in rows {
            let principle = Principle::ALL.into_iter().find(|principle| principle.name() == name).expect("a principle");
            let shown = |loss: Loss| match principle {
                Principle::WaitToOpen => Some(Loss::new(-loss.tenths, loss.margin)),
                _ => Some(loss),
            };
            assert_eq!(principle.loss(Players::Four), shown(four), "{name}");
            if principle != Principle::AskPartner {
                assert_eq!(principle.loss(Players::Two), shown(two), "{name}");
            }
        }
    }

    #[test]
    fn a_principle_is_measured_if_the_bots_have_its_habit() {
        for principle in Principle::ALL {
            let has_habit = canasta::bots::Habit::from_name(principle.name()).is_some();
            assert_eq!(principle.loss(Players::Four).is_some(), has_habit, "{principle:?}");
        }
    }
}
