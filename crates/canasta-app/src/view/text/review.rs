//! Reviews: what a bot thought of a decision, and what the strongest bot advises.

use super::advice::{instead, percent, steps};
use super::{cards_in, fact, list};
use crate::session::{Advice, Candidate, Reason, Review};
use crate::view::text::Names;
use crate::words::review as say;
use crate::words::{self, Adviser, Thinking, TriedPlay};
use canasta::rules::{Action, Seat};

/// The decision that a review button is about, for screen readers.
#[must_use]
pub fn of_decision(seat: Seat, number: usize, names: Names<'_>) -> String {
    say::of_decision(names.of(seat), number)
}

/// Below this number of simulated deals the chance is not named, as it would suggest more than is known.
const FEW_DEALS: u32 = 5;

/// The bot's own reason for an action, with a space after it; empty if there is none.
fn reason(reason: &Reason, name: &str) -> String {
    let said = match reason {
        Reason::Heuristic => Some(say::bot_by_thumb(name)),
        Reason::Found(found) => search_reason(found, Thinking::First, name),
        Reason::FoundAgain(found) => search_reason(found, Thinking::Again, name),
    };
    said.map_or_else(String::new, |said| said + " ")
}

/// The reason of a bot that has searched.
fn search_reason(found: &Advice, thinking: Thinking, name: &str) -> Option<String> {
    let next = found.next.as_ref().filter(|_| found.best.trials > 0)?;
    let (won, lost) = (percent(found.best.chance), percent(next.chance));
    let other = instead(&next.first, matches!(found.best.first, Action::Meld(_)));
    let play = if found.best.first == Action::Draw { TriedPlay::Drawing } else { TriedPlay::Any };
    let deals = found.best.trials;
    let has_few = deals < FEW_DEALS;
    Some(match () {
        // Chances from different sets of deals cannot be compared.
        () if next.trials < deals && has_few => say::bot_tried_alone(thinking, play, name, deals, next.trials, &other),
        () if next.trials < deals => say::bot_tried_alone_won(thinking, play, name, deals, won, next.trials, &other),
        () if won < lost => say::bot_tried_worse(thinking, play, name, deals, &other),
        () if has_few => say::bot_tried_few(thinking, play, name, deals, &other),
        () => say::bot_tried(thinking, play, name, deals, won, &other, lost),
    })
}

/// The review of a decision after the hand.
#[must_use]
pub fn review(review: &Review, names: Names<'_>) -> String {
    let name = names.of(review.seat);
    let said = review.reason.as_ref().map_or_else(String::new, |own| reason(own, name));
    let held = format!("{} {said}", say::player_held(name, &|case| cards_in(review.held, case)));
    let held = held.trim_end();
    let Some(evaluation) = &review.evaluation else { return format!("{held} {}", say::review_thinking()) };
    let all = std::iter::once(&evaluation.best.first).chain(&evaluation.best.then);
    let all: Vec<String> = match evaluation.best.then.is_empty() {
        true => vec![instead(&evaluation.best.first, review.lays())],
        false => all.flat_map(steps).collect(),
    };
    let (best, won) = (list(&all), percent(evaluation.best.chance));
    let why = super::why(&evaluation.reasons, review.seat, names);
    let why = if why.is_empty() { why } else { format!(" {why}") };
    // Chances are compared on the same deals only, so the order is told, and the chances where they are known as well.
    let lays = matches!(evaluation.best.first, Action::Meld(_));
    let other = |other: &Candidate| say::steps_with_chance(&instead(&other.first, lays), percent(other.chance));
    let others = next_best(evaluation.others.iter().map(other));
    if evaluation.best.trials == 0 {
        return match evaluation.is_best {
            true => format!("{held} {}", say::no_sensible_choice()),
            false => format!("{held} {}{why}", say::by_thumb_steps(&best)),
        };
    }
    // Master reviews its own decision with the present thinking time, so the result may differ.
    let own = review.is_of_strongest();
    if own && !said.is_empty() {
        return if evaluation.is_best { format!("{held}{others}{why}") } else { format!("{held}{others}") };
    }
    let adviser = if own { Adviser::Same } else { Adviser::Master };
    let play = if review.is_of_drawing() { TriedPlay::Drawing } else { TriedPlay::Any };
    let prefers = || say::adviser_prefers(adviser, name, &best, won);
    let found = match &evaluation.done {
        Some(_) if evaluation.is_best => say::would_do_same(adviser, play, name, won),
        Some(done) => {
            let less = percent(done.chance);
            if less > won {
                return format!("{held} {}", say::adviser_prefers_by_thumb(adviser, name, &best));
            }
            let mut clauses = words::cards::groups_more(&prefers(), &say::chance_of_done(play, less));
            if let Some(against) = evaluation.reasons.contra.first() {
                clauses = words::cards::groups_more(&clauses, &fact(against, review.seat, names));
            }
            words::facts::clauses_sentence(&clauses)
        }
        None => words::facts::clauses_sentence(&prefers()),
    };
    format!("{held} {found}{others}{why}")
}

/// The next best plans as a sentence, with a space before it; empty if there are none.
pub(super) fn next_best(others: impl Iterator<Item = String>) -> String {
    let others = others.reduce(|before, next| words::cards::groups_more(&before, &next));
    others.map_or_else(String::new, |others| format!(" {}", say::next_best_are(&others)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Advice, Candidate, Reasons};

    #[test]
    fn bots_say_what_they_thought() {
        let found = |won, points, trials, others| {
            let best = Candidate { trials, ..Candidate::tried("discard 4c", won, points) };
            let next = Some(Candidate { trials: others, ..Candidate::tried("discard Kh", 0.49, 0.0) });
            Box::new(Advice { best, next, reasons: Reasons::default() })
        };
        let say = |won, points, trials, others| reason(&Reason::Found(found(won, points, trials, others)), "Ada");
        assert_eq!(reason(&Reason::Heuristic, "Ada"), "Ada went by rules of thumb. ");
        assert_eq!(
            say(0.52, 0.0, 14, 14),
            "Ada tried it on 14 deals: 52% chance to win the match. Next best: discard the king of hearts, 49%. "
        );
        assert_eq!(
            say(0.49, 31.0, 14, 14),
            "Ada tried it on 14 deals: 49% chance to win the match. Next best: discard the king of hearts, 49%. "
        );
        assert_eq!(
            say(0.43, 0.0, 14, 14),
            "Ada tried it on 14 deals, where this did better: discard the king of hearts. The rules of thumb outweighed \
             that. "
        );
        // An alternative that was dropped earlier was tried on other deals, so its chance is not named.
        assert_eq!(
            say(0.43, 0.0, 11, 2),
            "Ada tried it on 11 deals: 43% chance to win the match. The last alternative dropped, after 2 deals: discard \
             the king of hearts. "
        );
        assert_eq!(
            say(0.9, 0.0, 1, 1),
            "Ada tried it on 1 deal and liked it best. Next best: discard the king of hearts. "
        );
        assert_eq!(
            reason(&Reason::FoundAgain(found(0.52, 0.0, 140, 140)), "Magda"),
            "Thinking again, Magda tries it on 140 deals: 52% chance to win the match. Next best: discard the king of \
             hearts, 49%. "
        );
        assert_eq!(say(0.5, 0.0, 0, 0), "");
    }
}
