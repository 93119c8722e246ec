//! The form that begins a score sheet.

use super::sheet::{SCORING_SIDES, Sheet, SheetId, SheetRules};
use crate::features::house_rules::OwnRules;
use crate::session::{Day, PlayerName, numbered_name};
use canasta::rules::{Players, Preset, Rules};
use std::fmt;
use std::str::FromStr;

/// The name of the first of two sides of partners in a sheet, unless a person types one.
pub const OUR_SIDE: &str = "We";
/// That of the second one.
pub const THEIR_SIDE: &str = "They";

/// The rules of a new sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesChoice {
    /// A preset.
    Preset(Preset),
    /// One of the person's own rules, by its index in the list.
    Own(usize),
}

impl fmt::Display for RulesChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesChoice::Preset(preset) => preset.fmt(f),
            RulesChoice::Own(at) => write!(f, "own.{at}"),
        }
    }
}

impl FromStr for RulesChoice {
    type Err = ();

    fn from_str(text: &str) -> Result<RulesChoice, ()> {
        match text.strip_prefix("own.") {
            Some(at) => at.parse().map(RulesChoice::Own).map_err(|_| ()),
            None => text.parse().map(RulesChoice::Preset).map_err(|_| ()),
        }
    }
}

/// The form that begins a score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSheet {
    rules: RulesChoice,
    /// The number of sides, if the person has chosen it; else that of the rules.
    sides: Option<usize>,
    names: [String; Players::MOST],
    dealer: Option<usize>,
}

impl Default for NewSheet {
    fn default() -> NewSheet {
        NewSheet { rules: RulesChoice::Preset(Preset::Classic), sides: None, names: Default::default(), dealer: None }
    }
}

impl NewSheet {
    /// The rules that are chosen.
    #[must_use]
    pub fn rules(&self, own: &[OwnRules]) -> SheetRules {
        match self.choice(own) {
            RulesChoice::Preset(preset) => SheetRules { preset, name: None, rules: preset.rules() },
            RulesChoice::Own(at) => {
                let OwnRules { name, preset, rules } = own[at].clone();
                SheetRules { preset, name: Some(name), rules }
            }
        }
    }

    /// The choice. Own rules that are gone are replaced by the classic ones.
    #[must_use]
    pub fn choice(&self, own: &[OwnRules]) -> RulesChoice {
        match self.rules {
            RulesChoice::Own(at) if at >= own.len() => RulesChoice::Preset(Preset::Classic),
            choice => choice,
        }
    }

    /// The number of sides.
    #[must_use]
    pub fn sides(&self, rules: &Rules) -> usize {
        self.sides.unwrap_or(rules.sides().scores())
    }

    /// The name of a side as typed; empty if none was.
    #[must_use]
    pub fn name(&self, side: usize) -> &str {
        self.names.get(side).map_or("", String::as_str)
    }

    /// The side that deals first, if it was chosen.
    #[must_use]
    pub fn dealer(&self, rules: &Rules) -> Option<usize> {
        self.dealer.filter(|&dealer| dealer < self.sides(rules))
    }

    /// The name of a side: as typed, or else *We* and *They* for two sides of partners, and the number of the player. Sheets have these
    /// in English; each language shows its own.
    #[must_use]
    pub fn side_name(&self, side: usize, rules: &Rules) -> PlayerName {
        let of_partners = rules.sides().has_partners() && self.sides(rules) == 2;
        let default = match side {
            0 if of_partners => OUR_SIDE.to_owned(),
            1 if of_partners => THEIR_SIDE.to_owned(),
            side => numbered_name(side + 1),
        };
        PlayerName::new(self.name(side)).unwrap_or_else(|| PlayerName::built_in(&default))
    }

    pub(super) fn choose_rules(&mut self, rules: RulesChoice) {
        self.rules = rules;
    }

    pub(super) fn choose_sides(&mut self, sides: usize) {
        if SCORING_SIDES.contains(&sides) {
            self.sides = Some(sides);
        }
    }

    pub(super) fn write_name(&mut self, side: usize, name: &str) {
        if let Some(side) = self.names.get_mut(side) {
            *side = PlayerName::new(name).map_or_else(String::new, |name| name.to_string());
        }
    }

    pub(super) fn choose_dealer(&mut self, dealer: Option<usize>) {
        self.dealer = dealer;
    }

    /// The sheet that the form describes.
    pub(super) fn begin(&self, id: SheetId, today: Day, own: &[OwnRules]) -> Sheet {
        let rules = self.rules(own);
        let names = (0..self.sides(&rules.rules)).map(|side| self.side_name(side, &rules.rules)).collect();
        let dealer = self.dealer(&rules.rules);
        Sheet::new(id, today, rules, names, dealer)
    }
}
