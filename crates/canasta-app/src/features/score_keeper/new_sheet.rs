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

/// The most people of a sheet with names of their own: five where one of them rests.
const MOST_PEOPLE: usize = 5;

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
    /// The names of five people where one of them rests in each hand.
    people: [String; MOST_PEOPLE],
    dealer: Option<usize>,
}

impl Default for NewSheet {
    fn default() -> NewSheet {
        let rules = RulesChoice::Preset(Preset::Classic);
        NewSheet { rules, sides: None, names: Default::default(), people: Default::default(), dealer: None }
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

    /// Whether five people are named, of whom one rests in each hand. Sides that were chosen otherwise have no such people.
    #[must_use]
    pub fn has_people(&self, rules: &Rules) -> bool {
        rules.sit_out && self.sides(rules) == rules.sides().scores()
    }

    /// The name of a person as typed; empty if none was.
    #[must_use]
    pub fn person(&self, at: usize) -> &str {
        self.people.get(at).map_or("", String::as_str)
    }

    /// The name of a person: as typed, or else a number.
    #[must_use]
    pub fn person_name(&self, at: usize) -> PlayerName {
        PlayerName::new(self.person(at)).unwrap_or_else(|| PlayerName::built_in(&numbered_name(at + 1)))
    }

    /// How many may deal first: the sides, or the seats where five people are named.
    #[must_use]
    pub fn dealers(&self, rules: &Rules) -> usize {
        if self.has_people(rules) { rules.players.count() } else { self.sides(rules) }
    }

    /// The name of who may deal first.
    #[must_use]
    pub fn dealer_name(&self, dealer: usize, rules: &Rules) -> PlayerName {
        if self.has_people(rules) { self.person_name(dealer) } else { self.side_name(dealer, rules) }
    }

    /// Who deals first, if that was chosen.
    #[must_use]
    pub fn dealer(&self, rules: &Rules) -> Option<usize> {
        self.dealer.filter(|&dealer| dealer < self.dealers(rules))
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

    pub(super) fn write_person(&mut self, at: usize, name: &str) {
        if let Some(person) = self.people.get_mut(at) {
            *person = PlayerName::new(name).map_or_else(String::new, |name| name.to_string());
        }
    }

    pub(super) fn choose_dealer(&mut self, dealer: Option<usize>) {
        self.dealer = dealer;
    }

    /// The sheet that the form describes.
    pub(super) fn begin(&self, id: SheetId, today: Day, own: &[OwnRules]) -> Sheet {
        let rules = self.rules(own);
        let names = (0..self.sides(&rules.rules)).map(|side| self.side_name(side, &rules.rules)).collect();
        let people = if self.has_people(&rules.rules) { rules.rules.people() } else { 0 };
        let people = (0..people).map(|at| self.person_name(at)).collect();
        let dealer = self.dealer(&rules.rules);
        Sheet::new(id, today, rules, names, people, dealer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn five() -> Vec<OwnRules> {
        let preset = Preset::Classic;
        let rules = preset.builder().sit_out(true).build().unwrap();
        vec![OwnRules { name: "Club".to_owned(), preset, rules }]
    }

    /// The form of a sheet of five people, of whom the second deals first.
    fn form() -> NewSheet {
        let mut form = NewSheet::default();
        form.choose_rules(RulesChoice::Own(0));
        for (at, name) in ["Ada", "Ben", "Cleo", "", "Eve"].into_iter().enumerate() {
            form.write_person(at, name);
        }
        form.choose_dealer(Some(1));
        form
    }

    #[test]
    fn five_people_deal_by_seats_and_one_of_three_rests() {
        let sheet = form().begin(SheetId::FIRST, Day::new(1), &five());
        let names = |of: &dyn Fn(usize) -> Option<String>| (0..7).filter_map(of).collect::<Vec<_>>().join(" ");
        let resting = names(&|hand| sheet.resting(hand).map(ToString::to_string));
        assert_eq!(resting, "Eve Ada Cleo Eve Ada Cleo Eve");
        // Seats 1, 2, 3, 0, 1, 2, 3.
        let dealers: Vec<Option<&PlayerName>> = (0..7).map(|hand| sheet.dealer(hand)).collect();
        let of = |name: &str| sheet.people().iter().find(|person| ***person == *name);
        let fourth = Some(&sheet.people()[3]);
        assert_eq!(dealers, [of("Ben"), of("Cleo"), fourth, of("Cleo"), of("Ben"), of("Eve"), fourth]);
        assert_eq!([0, 1, 2, 3].map(|hand| sheet.dealing_side(hand)), [Some(1), Some(0), Some(1), Some(0)]);
        assert_eq!(sheet.names().len(), 2);
    }

    #[test]
    fn a_sheet_of_five_people_is_read_back_and_others_are_written_as_before() {
        let sheet = form().begin(SheetId::FIRST, Day::new(1), &five());
        assert_eq!(Sheet::read(&sheet.write()), Some(sheet.clone()));
        for damaged in [serde_json::json!(["Ada"]), serde_json::json!(5)] {
            let mut value = sheet.write();
            value["people"] = damaged;
            assert_eq!(Sheet::read(&value), None);
        }
        let mut four = NewSheet::default();
        four.write_person(0, "Ada");
        let four = four.begin(SheetId::FIRST, Day::new(1), &[]);
        assert!(four.people().is_empty() && four.write().get("people").is_none());
        assert_eq!((four.resting(0), Sheet::read(&four.write())), (None, Some(four.clone())));
    }
}
