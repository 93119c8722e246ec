//! The sentences of the guided first hand. Numbers are those of the rules and of the cards on the table.

use super::card::a_top_in;
use super::{Names, rule_error};
use crate::session::{ActionKind, LessonProgress, LessonReply, Session, Step, StepId};
use crate::words::lesson as say;
use canasta::rules::{CardSet, Observation, Preset, Rank, Rules, ScoreSheet, Side};

/// The chapter of the guided hand.
#[must_use]
pub fn of_chapters(chapter: usize, chapters: usize) -> String {
    say::lesson_part(chapter, chapters)
}

/// How far the person has come in the guided hand.
#[must_use]
pub fn lesson_progress(progress: LessonProgress) -> String {
    match progress.chapters() {
        (done, all) if done == all => say::lesson_done().to_owned(),
        (0, all) if !progress.is_begun() => say::lesson_new(all),
        (done, all) => say::lesson_begun(done, all),
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
            (say::lesson_opponent_plays(other), watching(step.id, other))
        }
        StepId::AdaBlocks | StepId::AdaThrowsKing | StepId::AdaIsLate => {
            (say::lesson_opponent_plays(other), waiting(step.id, &seen, other))
        }
        id => sentences(id, &seen, other),
    }
}

fn watching(id: StepId, other: &str) -> String {
    match id {
        StepId::AdaOpens => say::lesson_watch_opening(other),
        StepId::AdaFreezes => say::lesson_watch_freezing().to_owned(),
        _ => say::lesson_watch_blocked(other),
    }
}

/// Why the opponent does what follows.
fn waiting(id: StepId, seen: &Observation<'_>, other: &str) -> String {
    let melds = seen.melds(seen.rival());
    match (id, seen.pile().last()) {
        (StepId::AdaIsLate, _) if melds.canastas() == 0 => say::lesson_watch_late(other),
        (_, Some(top)) if top.rank().is_natural() => {
            say::lesson_watch_frozen(seen.pile().len(), other, seen.rules().pile_naturals(), top.rank())
        }
        _ => say::lesson_watch_pile(seen.pile().len()),
    }
}

/// Two sentences from facts of the position.
fn sentences(id: StepId, seen: &Observation<'_>, other: &str) -> (String, String) {
    let rules: &Rules = seen.rules();
    let pile = seen.pile().len();
    let value = |cards: &str| cards.parse::<CardSet>().unwrap_or_default().points();
    let both = |say: &str, why: &str| (say.to_owned(), why.to_owned());
    match id {
        StepId::Aim => (
            say::lesson_aim().to_owned(),
            say::lesson_aim_why(
                other,
                rules.draw_count,
                rules.canastas_to_go_out,
                Preset::Classic.rules().target.unwrap_or(0),
            ),
        ),
        StepId::Values => (
            say::lesson_values().to_owned(),
            say::lesson_values_why(value("Jo"), value("As"), value("Ks"), value("7s")),
        ),
        StepId::FindWild => both(say::lesson_find_wild(), say::lesson_find_wild_why()),
        StepId::Draw => both(say::lesson_draw(), say::lesson_draw_why()),
        StepId::RedThree => (say::lesson_red_three().to_owned(), say::lesson_red_three_why(rules.red_three)),
        StepId::PickKings => both(say::lesson_pick_kings(), say::lesson_pick_kings_why()),
        StepId::TooLittle => (
            say::lesson_too_little(value("Ks Kh Kd"), seen.opening_minimum(seen.seat())),
            say::lesson_too_little_why().to_owned(),
        ),
        StepId::OpenWithQueens => {
            (say::lesson_open_with_queens(value("Ks Kh Kd Qs Qh Qd")), say::lesson_open_with_queens_why().to_owned())
        }
        StepId::Discard => both(say::lesson_discard(), say::lesson_discard_why()),
        StepId::TakePile => (say::lesson_take_pile(other), say::lesson_take_pile_why(pile.saturating_sub(1))),
        StepId::GotPile => both(say::lesson_got_pile(), say::lesson_got_pile_why()),
        StepId::AddWild => both(say::lesson_add_wild(), say::lesson_add_wild_why()),
        StepId::WildLimits => (
            match rules.max_wilds {
                Some(most) => say::lesson_wild_limits(most, rules.min_naturals),
                None => say::lesson_wild_least(rules.min_naturals),
            },
            say::lesson_wild_limits_why(rules.mixed_canasta, rules.natural_canasta),
        ),
        StepId::DiscardFour => {
            (say::lesson_discard_four().to_owned(), say::lesson_discard_four_why(value("4d"), other))
        }
        StepId::SeeFrozen => (say::lesson_see_frozen(other), say::lesson_see_frozen_why().to_owned()),
        StepId::DrawKing => both(say::lesson_draw_king(), say::lesson_draw_king_why()),
        StepId::BlackThree => (say::lesson_black_three().to_owned(), say::lesson_black_three_why(other)),
        StepId::TryFrozen => (say::lesson_try_frozen(other), say::lesson_try_frozen_why().to_owned()),
        StepId::WhyFrozen => both(say::lesson_why_frozen(), say::lesson_why_frozen_why()),
        StepId::KeepPair => (say::lesson_keep_pair().to_owned(), say::lesson_keep_pair_why(other)),
        StepId::SeeBlocked => (say::lesson_see_blocked(other), say::lesson_see_blocked_why().to_owned()),
        StepId::SafeDiscard => (say::lesson_safe_discard().to_owned(), say::lesson_safe_discard_why(other)),
        StepId::TakeFrozen => (
            say::lesson_take_frozen().to_owned(),
            say::lesson_take_frozen_why(pile, seen.melds(seen.side()).of(Rank::King).len()),
        ),
        StepId::Canasta => (say::lesson_canasta(rules.mixed_canasta), say::lesson_canasta_why().to_owned()),
        StepId::LaySevens => both(say::lesson_lay_sevens(), say::lesson_lay_sevens_why()),
        StepId::LayEight => (say::lesson_lay_eight().to_owned(), say::lesson_lay_eight_why(other)),
        StepId::KeepThrees => both(say::lesson_keep_threes(), say::lesson_keep_threes_why()),
        StepId::LastDraw => {
            let top = |case| seen.pile().last().map_or_else(String::new, |&top| a_top_in(top, case));
            (say::lesson_last_draw(other, &top), say::lesson_last_draw_why().to_owned())
        }
        StepId::LayThrees => both(say::lesson_lay_threes(), say::lesson_lay_threes_why()),
        StepId::GoOut => (say::lesson_go_out().to_owned(), say::lesson_go_out_why(rules.going_out, other)),
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

fn score(sheet: &ScoreSheet, side: Side, rival: Side, other: &str) -> (String, String) {
    let (own, theirs) = (sheet.sides[side], sheet.sides[rival]);
    let result = say::lesson_score(own.hand, theirs.hand, other);
    let won = if own.hand > theirs.hand { format!("{result} {}", say::lesson_won()) } else { result };
    let counted = say::lesson_counted(own.canastas, own.going_out, own.red_threes, own.melded);
    (won, format!("{counted} {}", say::lesson_counted_opponent(other, theirs.melded, theirs.in_hand)))
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
        (StepId::TakePile, ActionKind::Draw) => say::lesson_pile_brings_more(),
        (StepId::TakePile, ActionKind::Take) => say::lesson_use_both_eights(),
        (StepId::AddWild, ActionKind::Lay) => say::lesson_kings_are_nearest(),
        (StepId::AddWild, ActionKind::Discard) => say::lesson_lay_two_first(),
        (StepId::BlackThree | StepId::KeepPair | StepId::SafeDiscard, ActionKind::Lay) => say::lesson_pair_takes_pile(),
        (StepId::BlackThree, ActionKind::Discard) => say::lesson_three_guards_pile(),
        (StepId::KeepPair | StepId::SafeDiscard, ActionKind::Discard) => say::lesson_would_miss_card(),
        (StepId::Discard | StepId::DiscardFour, ActionKind::Discard) => say::lesson_keep_card(),
        (StepId::KeepThrees, ActionKind::Discard) => say::lesson_others_help_out(),
        (StepId::TakeFrozen, ActionKind::Draw) => say::lesson_waited_for_pile(),
        (StepId::LayThrees | StepId::GoOut, _) => say::lesson_would_not_end(),
        (_, ActionKind::Discard) => say::lesson_ends_turn_early(),
        _ => say::lesson_step_shows_else(),
    };
    format!("{why} {}", say::lesson_nothing_done())
}
