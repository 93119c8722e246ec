//! The sentences of the guided first hand. Numbers are those of the rules and of the cards on the table.

use super::card::{a_top, naturals_of};
use super::{Names, canastas, cards_count, number, rule_error};
use crate::session::{ActionKind, LessonProgress, LessonReply, Session, Step, StepId};
use canasta::rules::{CardSet, Observation, Preset, Rules, ScoreSheet, Side};

/// A number of points.
fn points(n: i32) -> String {
    format!("{} points", number(n))
}

/// The chapter of the guided hand.
#[must_use]
pub fn of_chapters(chapter: usize, chapters: usize) -> String {
    format!("Part {chapter} of {chapters}")
}

/// How far the person has come in the guided hand.
#[must_use]
pub fn lesson_progress(progress: LessonProgress) -> String {
    match progress.chapters() {
        (done, all) if done == all => "Guided first hand: finished, and open for another time".to_owned(),
        (0, all) if !progress.is_begun() => {
            format!("Play a first hand with a guide: {all} short parts, some ten minutes")
        }
        (done, all) => format!("Guided first hand: {done} of {all} parts done"),
    }
}

/// A sentence of a step, and a second one that explains it.
#[must_use]
pub fn lesson_step(step: &Step, session: &Session, names: Names<'_>) -> (String, String) {
    let Some(seen) = session.observation() else { return Default::default() };
    let other = names.of(seen.rules().players.after(seen.seat()));
    match step.id {
        StepId::Score => {
            session.score().map(|sheet| score(&sheet, seen.side(), seen.rival(), other)).unwrap_or_default()
        }
        StepId::AdaOpens | StepId::AdaFreezes | StepId::AdaThrowsEight => {
            (format!("{other} plays."), watching(step.id, other))
        }
        StepId::AdaBlocks | StepId::AdaThrowsKing | StepId::AdaIsLate => {
            (format!("{other} plays."), waiting(step.id, &seen, other))
        }
        id => sentences(id, &seen, other),
    }
}

fn watching(id: StepId, other: &str) -> String {
    match id {
        StepId::AdaOpens => format!("{other} draws, may lay cards, and throws one."),
        StepId::AdaFreezes => "Watch what lands on the pile.".to_owned(),
        _ => format!("Your black three blocks the pile: {other} can only draw."),
    }
}

/// Why the opponent does what follows.
fn waiting(id: StepId, seen: &Observation<'_>, other: &str) -> String {
    let melds = seen.melds(seen.rival());
    match (id, seen.pile().last()) {
        (StepId::AdaIsLate, _) if melds.canastas() == 0 => {
            format!("{other} has no canasta, so {other} cannot go out, and only draws and throws a card.")
        }
        (_, Some(top)) if top.rank().is_natural() => format!(
            "The pile of {} is frozen for {other} too: only {} from the hand would take it.",
            cards_count(seen.pile().len()),
            naturals_of(seen.rules().pile_naturals(), top.rank())
        ),
        _ => format!("The pile holds {} now.", cards_count(seen.pile().len())),
    }
}

/// Two sentences from facts of the position.
fn sentences(id: StepId, seen: &Observation<'_>, other: &str) -> (String, String) {
    let rules: &Rules = seen.rules();
    let pile = seen.pile().len();
    let minimum = seen.opening_minimum(seen.seat());
    let value = |cards: &str| number(cards.parse::<CardSet>().unwrap_or_default().points());
    let say = |say: &str, why: &str| (say.to_owned(), why.to_owned());
    match id {
        StepId::Aim => (
            "Cards of one rank make a meld, and seven of them a canasta.".to_owned(),
            format!(
                "You play a short hand against {other}: you draw {}, and with {} you may go out, which ends it. The most points win: of this hand, or of a match once somebody has {}.",
                cards_count(rules.draw_count.into()),
                canastas(rules.canastas_to_go_out.into()),
                number(Preset::Classic.rules().target.unwrap_or(0))
            ),
        ),
        StepId::Values => (
            "Cards that you lay count for you, and cards left in your hand against you.".to_owned(),
            format!(
                "Joker {}; ace and two {}; king to eight {}; seven to four and black three {}.",
                value("Jo"),
                value("As"),
                value("Ks"),
                value("7s")
            ),
        ),
        StepId::FindWild => {
            say("Twos and jokers are wild. Select your two.", "A wild card stands in for any card in a meld.")
        }
        StepId::Draw => say(
            "Your turn begins: draw a card from the stock.",
            "The other heap is the pile. It can be taken instead, with the right cards.",
        ),
        StepId::RedThree => (
            "You drew a red three: it lies open now. You drew a queen in its place.".to_owned(),
            format!(
                "It counts {} for you once you have laid a meld, and until then {} against you.",
                points(rules.red_three),
                number(rules.red_three)
            ),
        ),
        StepId::PickKings => say("Three of a rank make a meld. Select your three kings.", "Suits do not matter."),
        StepId::TooLittle => (
            format!(
                "They count {}, but your first melds must count {} together. Set them out.",
                value("Ks Kh Kd"),
                number(minimum)
            ),
            "Cards that are set out wait until there is enough, and can go back to your hand.".to_owned(),
        ),
        StepId::OpenWithQueens => (
            format!("Select your three queens too, and lay everything: {}.", points(value_of("Ks Kh Kd Qs Qh Qd"))),
            "You need the minimum only once in each hand. After that you may lay any meld.".to_owned(),
        ),
        StepId::Discard => say(
            "Your turn ends with a discard: throw the five of hearts.",
            "Select it, then discard it. You have no other five, and it counts only 5 points.",
        ),
        StepId::TakePile => (
            format!("{other} threw an eight, and you hold two: take the pile with them."),
            format!(
                "The top card goes into a meld at once, and the other {} come to your hand.",
                cards_count(pile.saturating_sub(1))
            ),
        ),
        StepId::GotPile => say(
            "The eights are your third meld, and the rest of the pile is in your hand.",
            "Whoever takes the pile takes all of it. That is how canastas grow.",
        ),
        StepId::AddWild => say(
            "Put your two on the kings. Three more, and they are a canasta.",
            "Select the two, then press the kings.",
        ),
        StepId::WildLimits => (
            match rules.max_wilds {
                Some(most) => format!(
                    "A meld holds at most {} wild cards, and at least {} natural ones.",
                    most, rules.min_naturals
                ),
                None => format!("A meld holds at least {} natural cards.", rules.min_naturals),
            },
            format!(
                "A canasta with wild cards is mixed and brings {}; without them it is natural and brings {}.",
                number(rules.mixed_canasta),
                number(rules.natural_canasta)
            ),
        ),
        StepId::DiscardFour => (
            "End your turn: throw the four.".to_owned(),
            format!(
                "You miss it least: it counts only {}. {other} has laid no fours, and would need a four in the hand to take the pile.",
                value("4d")
            ),
        ),
        StepId::SeeFrozen => (
            format!("{other} threw a two: the pile is frozen."),
            "Until somebody takes it, only a natural pair from the hand does: two cards of the top card's rank, no wild ones."
                .to_owned(),
        ),
        StepId::DrawKing => {
            say("Draw from the stock.", "While a wild card lies on top, nobody can take the pile at all.")
        }
        StepId::BlackThree => (
            "You drew a king: keep it, and throw your black three.".to_owned(),
            format!(
                "Kings on the table do not take a frozen pile; two in your hand will. The black three blocks the pile for one turn: {other} cannot take it now."
            ),
        ),
        StepId::TryFrozen => (
            format!("{other} threw an eight, and you have laid eights. Try to take the pile."),
            "If the pile were not frozen, the eight would go onto your eights, and the rest to your hand.".to_owned(),
        ),
        StepId::WhyFrozen => say(
            "It is frozen: only two eights in your hand would take it. Draw instead.",
            "Frozen means that melds on the table and wild cards do not help, only a natural pair in the hand.",
        ),
        StepId::KeepPair => (
            "Another king: keep the pair, and throw the seven.".to_owned(),
            format!("Should {other} throw a king, your pair takes the frozen pile."),
        ),
        StepId::SeeBlocked => (
            format!("{other} threw a black three: the pile is blocked for you. Draw."),
            "Your next discard covers it, and then it no longer blocks.".to_owned(),
        ),
        StepId::SafeDiscard => {
            let why = format!("{other} did not take your last seven, so a pair of sevens there is not likely.");
            ("Throw the seven.".to_owned(), why)
        }
        StepId::TakeFrozen => (
            "A king! Take the frozen pile with your pair.".to_owned(),
            format!(
                "All {} are yours, and with the {} on the table your meld of kings will have seven cards.",
                cards_count(pile),
                number(i32::try_from(seen.melds(seen.side()).of(canasta::rules::Rank::King).len()).unwrap_or(0))
            ),
        ),
        StepId::Canasta => (
            format!("Your kings are seven cards now: a canasta, worth {} and its cards.", points(rules.mixed_canasta)),
            "It is mixed, because a two is in it. Now you may go out, as soon as you can lay or throw every card."
                .to_owned(),
        ),
        StepId::LaySevens => say("Lay your two sevens with the two.", "Two natural cards and a wild one make a meld."),
        StepId::LayEight => (
            "Add the eight to your eights.".to_owned(),
            format!("You may add to your own melds, but never to {other}'s."),
        ),
        StepId::KeepThrees => say(
            "Throw the four, and keep the black threes.",
            "Black threes can be laid only in the turn in which you go out, and only three or four together.",
        ),
        StepId::LastDraw => (
            format!(
                "{other} threw {}, which none of your melds can use. Draw: with one more black three you can go out.",
                seen.pile().last().map_or_else(String::new, |&top| a_top(top))
            ),
            "Then you lay the three of them and throw your last card.".to_owned(),
        ),
        StepId::LayThrees => say(
            "There it is. Lay your three black threes.",
            "You may, because you go out in this turn. They take no wild cards.",
        ),
        StepId::GoOut => (
            "Throw your last card: you go out.".to_owned(),
            format!(
                "That brings {}, and the cards left in {other}'s hand count against {other}.",
                points(rules.going_out)
            ),
        ),
        // The others are told above.
        StepId::Score
        | StepId::AdaOpens
        | StepId::AdaFreezes
        | StepId::AdaThrowsEight
        | StepId::AdaBlocks
        | StepId::AdaThrowsKing
        | StepId::AdaIsLate => Default::default(),
    }
}

fn value_of(cards: &str) -> i32 {
    cards.parse::<CardSet>().unwrap_or_default().points()
}

fn score(sheet: &ScoreSheet, side: Side, rival: Side, other: &str) -> (String, String) {
    let (own, theirs) = (sheet.sides[side], sheet.sides[rival]);
    (
        format!(
            "You went out: {} for you, {} for {other}.{}",
            points(own.hand),
            number(theirs.hand),
            if own.hand > theirs.hand { " You win." } else { "" }
        ),
        format!(
            "Canasta {}, going out {}, red three {}, cards laid {}. {other}: cards laid {}, cards left in the hand {}.",
            number(own.canastas),
            number(own.going_out),
            number(own.red_threes),
            number(own.melded),
            number(theirs.melded),
            number(theirs.in_hand)
        ),
    )
}

/// The answer to something else than a step waits for.
#[must_use]
pub fn lesson_reply(step: &Step, reply: &LessonReply, names: Names<'_>) -> String {
    let kind = match reply {
        LessonReply::Refused(crate::session::Notice::Refused(error)) => return rule_error(error, names),
        LessonReply::Refused(notice) => return super::notice(notice, names).1,
        LessonReply::Instead(kind) => *kind,
    };
    let why = match (step.id, kind) {
        (StepId::TakePile, ActionKind::Draw) => "You could draw, but the pile brings more than one card.",
        (StepId::TakePile, ActionKind::Take) => {
            "That would take it too, but keep the two for later and use both eights."
        }
        (StepId::AddWild, ActionKind::Lay) => "That is allowed, but the kings are nearest to a canasta.",
        (StepId::AddWild, ActionKind::Discard) => {
            "You may end your turn, but lay the two first: it helps most on the table."
        }
        (StepId::BlackThree | StepId::KeepPair | StepId::SafeDiscard, ActionKind::Lay) => {
            "The king would fit, but a pair of kings in the hand can take the frozen pile."
        }
        (StepId::BlackThree, ActionKind::Discard) => {
            "That is allowed, but the black three keeps the pile from being taken."
        }
        (StepId::KeepPair | StepId::SafeDiscard, ActionKind::Discard) => {
            "That is allowed, but you would miss that card more."
        }
        (StepId::Discard | StepId::DiscardFour, ActionKind::Discard) => "That is allowed, but keep that card for now.",
        (StepId::KeepThrees, ActionKind::Discard) => "That is allowed, but the other cards help you to go out.",
        (StepId::TakeFrozen, ActionKind::Draw) => "You could draw, but this pile is what you have waited for.",
        (StepId::LayThrees | StepId::GoOut, _) => "That is allowed, but it would not end the hand.",
        (_, ActionKind::Discard) => "That would end your turn too early.",
        _ => "The rules allow that, but this step shows something else.",
    };
    format!("{why} Nothing was done.")
}
