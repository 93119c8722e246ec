//! The story of a match: its hands and turning points, from the score sheets of its record.

use canasta::rules::sort::insertion_sort_by_key;
use canasta::rules::{BySide, Record, ScoreSheet, Side, SideScore};

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
    /// The numbers of canastas of each side by kind: natural, mixed, sequences, wild.
    pub canastas: BySide<[usize; 4]>,
    /// How often each player went out, by the number of the player in the match; who never did is left out.
    pub went_out: Vec<(usize, usize)>,
    /// The item of the score that made most of the difference, and its points for each side.
    pub decided: Option<(Decided, BySide<i32>)>,
}

/// An item of the score that can decide a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// Canastas.
    Canastas,
    /// Cards laid.
    Melded,
    /// Cards left in hands.
    InHand,
    /// Red threes, or all threes that the rules lay out.
    Threes,
    /// Going out.
    GoingOut,
    /// Penalties.
    Penalties,
    /// Black threes that are melded.
    Extras,
    /// A special hand.
    Special,
}

impl Decided {
    const ALL: [Decided; 8] = [
        Decided::Canastas,
        Decided::Melded,
        Decided::InHand,
        Decided::Threes,
        Decided::GoingOut,
        Decided::Penalties,
        Decided::Extras,
        Decided::Special,
    ];

    const fn of(self, score: &SideScore) -> i32 {
        match self {
            Decided::Canastas => score.canastas,
            Decided::Melded => score.melded,
            Decided::InHand => score.in_hand,
            Decided::Threes => score.red_threes,
            Decided::GoingOut => score.going_out,
            Decided::Penalties => score.penalties,
            Decided::Extras => score.extras,
            Decided::Special => score.special,
        }
    }

    /// The item by which the best side is furthest ahead of the second.
    fn most(sheets: &[ScoreSheet]) -> Option<(Decided, BySide<i32>)> {
        let totals = sheets.last()?.totals();
        let (winner, best) = totals.entries().max_by_key(|&(_, total)| total)?;
        let (second, next) = totals.entries().filter(|&(side, _)| side != winner).max_by_key(|&(_, total)| total)?;
        let sums = |item: Decided| {
            let sum = |side: Side| sheets.iter().map(|sheet| item.of(&sheet.sides[side])).fold(0, i32::saturating_add);
            (item, BySide::from_fn(totals.as_slice().len(), sum))
        };
        let lead = |points: &BySide<i32>| points[winner].saturating_sub(points[second]);
        let mut most = None;
        for (item, points) in Decided::ALL.map(sums) {
            if lead(&points) > most.as_ref().map_or(0, |(_, points)| lead(points)) {
                most = Some((item, points));
            }
        }
        most.filter(|_| best > next)
    }
}

impl MatchStory {
    /// The story of finished hands.
    #[must_use]
    pub fn of(record: &Record, sheets: &[ScoreSheet]) -> MatchStory {
        let sides = record.rules.sides().scores();
        let mut story =
            MatchStory { canastas: BySide::new(sides), decided: Decided::most(sheets), ..MatchStory::default() };
        let mut leader = None;
        for (at, sheet) in sheets.iter().enumerate() {
            let hand = at + 1;
            for (side, score) in sheet.sides.entries() {
                let made = [score.natural_canastas, score.mixed_canastas, score.sequences, score.wild_canastas];
                story.canastas[side].iter_mut().zip(made).for_each(|(all, made)| *all += made);
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
        for (number, (hand, sheet)) in (1..).zip(record.hands.iter().zip(sheets)) {
            // Of five people another sits there in the next hand.
            let last = hand.actions().last().map(|(seat, _)| record.rules.people_of_hand(number).at(seat));
            if let (Some(_), Some(person)) = (sheet.went_out, last) {
                match story.went_out.iter_mut().find(|(one, _)| *one == person) {
                    Some((_, times)) => *times += 1,
                    None => story.went_out.push((person, 1)),
                }
            }
        }
        insertion_sort_by_key(&mut story.went_out, |(person, _)| *person);
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
    use canasta::rules::{Ended, Preset, Rules, SideScore, replay};

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
        Record { preset: Preset::Classic, rules: rules.into(), names: Vec::new(), practice: false, hands: Vec::new() }
    }

    #[test]
    fn the_turning_points_are_the_largest_hand_and_lead_and_the_last_change() {
        let story = MatchStory::of(&record(), &sheets(&[[500, 300], [-100, 900], [800, 200], [1900, 100]]));
        assert_eq!(story.biggest_hand, Some(HandPoints { hand: 4, side: Side::FIRST, points: 1900 }));
        assert_eq!(story.biggest_lead, Some(HandPoints { hand: 4, side: Side::FIRST, points: 1600 }));
        // 500:300, 400:1200, 1200:1400, 3100:1500.
        assert_eq!(story.lead_changes, 2);
        assert_eq!(story.last_change, Some(HandPoints { hand: 4, side: Side::FIRST, points: 1600 }));
        assert_eq!(story.canastas, BySide::from([[4, 0, 0, 0], [4, 4, 0, 0]]));
    }

    #[test]
    fn of_five_people_those_went_out_who_sat_in_the_hand() {
        let text = include_str!("../../../../../tests/records/classic-five-people.txt");
        let game = replay(text).game.unwrap();
        let (record, sheets) = (game.record(), game.sheets());
        let last = |hand: usize| record.hands[hand].actions().last().unwrap().0.index();
        // Hand 2 is without Ada, hand 3 without Cleo: the fifth sits at their seat.
        let seated = [[0, 1, 2, 3], [4, 1, 2, 3], [4, 1, 0, 3]];
        let mut expected = [0; 5];
        (0..3).for_each(|hand| expected[seated[hand][last(hand)]] += 1);
        let story = MatchStory::of(record, &sheets);
        let told: Vec<(usize, usize)> = (0..5).zip(expected).filter(|&(_, times)| times > 0).collect();
        assert_eq!(story.went_out, told);
        assert!(story.went_out.contains(&(4, 1)), "the fifth went out");
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
