//! The story of a match: its hands and turning points, from the score sheets of its record.

use crate::rules::sort::insertion_sort_by_key;
use crate::rules::{BySide, Record, ScoreSheet, Seat, Side};

/// Points of a side at a hand of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandPoints {
    /// The number of the hand, from 1.
    pub hand: usize,
    /// The side.
    pub side: Side,
    /// The points, more than 0.
    pub points: i32,
}

/// The turning points of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchStory {
    /// The hand that brought a side the most points; none if no hand brought any.
    pub biggest_hand: Option<HandPoints>,
    /// The largest lead after a hand; none while it was a tie.
    pub biggest_lead: Option<HandPoints>,
    /// The last hand after which the lead had passed to the other side, and that side.
    pub last_change: Option<HandPoints>,
    /// The number of times the lead passed from one side to the other.
    pub lead_changes: usize,
    /// The numbers of natural and mixed canastas of each side.
    pub canastas: BySide<(usize, usize)>,
    /// How often each seat went out, in the order of the seats; seats that never did are left out.
    pub went_out: Vec<(Seat, usize)>,
}

impl MatchStory {
    /// The story of finished hands.
    #[must_use]
    pub fn of(record: &Record, sheets: &[ScoreSheet]) -> MatchStory {
        let sides = record.rules.sides().scores();
        let mut story = MatchStory { canastas: BySide::new(sides), ..MatchStory::default() };
        let mut leader = None;
        for (at, sheet) in sheets.iter().enumerate() {
            let hand = at + 1;
            for (side, score) in sheet.sides.entries() {
                let (natural, mixed) = story.canastas[side];
                story.canastas[side] = (natural + score.natural_canastas, mixed + score.mixed_canastas);
                keep_larger(&mut story.biggest_hand, HandPoints { hand, side, points: score.hand });
                let others = sheet.sides.entries().filter(|&(other, _)| other != side).map(|(_, score)| score.total);
                let lead = score.total.saturating_sub(others.max().unwrap_or_default());
                keep_larger(&mut story.biggest_lead, HandPoints { hand, side, points: lead });
                if lead > 0 && leader != Some(side) {
                    if leader.is_some() {
                        story.lead_changes += 1;
                        story.last_change = Some(HandPoints { hand, side, points: lead });
                    }
                    leader = Some(side);
                }
            }
        }
        for (hand, sheet) in record.hands.iter().zip(sheets) {
            let last = hand.actions().last().map(|(seat, _)| seat);
            if let (Some(_), Some(seat)) = (sheet.went_out, last) {
                match story.went_out.iter_mut().find(|(one, _)| *one == seat) {
                    Some((_, times)) => *times += 1,
                    None => story.went_out.push((seat, 1)),
                }
            }
        }
        insertion_sort_by_key(&mut story.went_out, |(seat, _)| seat.index());
        story
    }
}

/// Keeps the larger of two; the earlier of equal ones.
fn keep_larger(most: &mut Option<HandPoints>, other: HandPoints) {
    if other.points > most.map_or(0, |most| most.points) {
        *most = Some(other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Ended, Preset, Rules, SideScore};

    fn sheets(hands: &[[i32; 2]]) -> Vec<ScoreSheet> {
        let mut totals = [0, 0];
        let sheet = |hand: &[i32; 2]| {
            let before = totals;
            totals = [totals[0] + hand[0], totals[1] + hand[1]];
            let side = |at: usize| SideScore {
                hand: hand[at],
                before: before[at],
                total: totals[at],
                natural_canastas: 1,
                mixed_canastas: at,
                ..SideScore::default()
            };
            ScoreSheet { ended: Ended::Stock, went_out: None, special: None, sides: BySide::from([side(0), side(1)]) }
        };
        hands.iter().map(sheet).collect()
    }

    fn record() -> Record {
        let rules: Rules = Preset::Classic.rules();
        Record { preset: Preset::Classic, rules, names: Vec::new(), practice: false, hands: Vec::new() }
    }

    #[test]
    fn the_turning_points_are_the_largest_hand_and_lead_and_the_last_change() {
        let story = MatchStory::of(&record(), &sheets(&[[500, 300], [-100, 900], [800, 200], [1900, 100]]));
        assert_eq!(story.biggest_hand, Some(HandPoints { hand: 4, side: Side::FIRST, points: 1900 }));
        assert_eq!(story.biggest_lead, Some(HandPoints { hand: 4, side: Side::FIRST, points: 1600 }));
        // 500:300, 400:1200, 1200:1400, 3100:1500.
        assert_eq!(story.lead_changes, 2);
        assert_eq!(story.last_change, Some(HandPoints { hand: 4, side: Side::FIRST, points: 1600 }));
        assert_eq!(story.canastas, BySide::from([(4, 0), (4, 4)]));
    }

    #[test]
    fn a_match_of_one_hand_has_no_change_of_the_lead() {
        let story = MatchStory::of(&record(), &sheets(&[[740, -200]]));
        assert_eq!(story.lead_changes, 0);
        assert_eq!(story.last_change, None);
        assert_eq!(story.biggest_hand, Some(HandPoints { hand: 1, side: Side::FIRST, points: 740 }));
        let none = MatchStory { canastas: BySide::new(2), ..MatchStory::default() };
        assert_eq!(MatchStory::of(&record(), &[]), none);
        assert_eq!(MatchStory::of(&record(), &sheets(&[[-5, -5]])).biggest_lead, None);
    }
}
