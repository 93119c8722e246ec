//! Playing a hand to its end.

use super::sight::Sight;
use super::table::{SEATS, Table, Unsure};
use super::{discard, going_out, melding, opening, pile, score};
use crate::bots::bot::MAX_ACTIONS;
use crate::bots::heuristic::PolicyParameters;
use crate::bots::heuristic::going_out::GoingOutDecision;
use crate::bots::heuristic::public_features::EndRisk;
use crate::bots::rollout::SeatPolicies;
use crate::rules::{Action, Phase, ScoreSheet, State, TurnObligation};

/// Plays a plan, whose first action is legal, and then the hand to its end, each seat with its policy. `None` where only the
/// complete engine can tell.
pub(in crate::bots) fn play_out(plan: &[Action], state: &State, policies: &SeatPolicies<'_>) -> Option<ScoreSheet> {
    let mut table = Table::of(state)?;
    for (at, action) in plan.iter().enumerate() {
        table.play(action, at == 0).ok()?;
    }
    finish(&mut table, policies).ok()?;
    score::score(&table)
}

/// Plays on to the end of the hand.
pub(super) fn finish(table: &mut Table<'_>, policies: &SeatPolicies<'_>) -> Result<(), Unsure> {
    for _ in 0..MAX_ACTIONS {
        if table.ended.is_some() {
            return Ok(());
        }
        step(table, policies)?;
    }
    Err(Unsure)
}

/// Draws, if that is the only choice, and then plays one action, or all that go out.
pub(super) fn step(table: &mut Table<'_>, policies: &SeatPolicies<'_>) -> Result<(), Unsure> {
    let policy = policies[table.seat % SEATS];
    if table.can_draw() && !pile::may_be_possible(table, policy) {
        table.draw();
        if table.ended.is_some() {
            return Ok(());
        }
    }
    choose_and_play(table, policies[table.to_act() % SEATS])
}

/// What is played.
enum Choice {
    Draw,
    Take(super::laying::Laying),
    Meld(super::laying::Laying),
    Discard(crate::rules::Rank),
    GoOut(crate::rules::RankPlan),
    Ask,
    Answer(bool),
    Keep,
}

fn choose_and_play(table: &mut Table<'_>, parameters: &PolicyParameters) -> Result<(), Unsure> {
    let sight = Sight::new(table, table.to_act(), parameters);
    let end_risk = sight.end_risk;
    let choice = match table.phase {
        Phase::Answer => Choice::Answer(going_out::agrees(&sight)),
        Phase::Draw => pile::choose(&sight)?.map_or(Choice::Draw, Choice::Take),
        Phase::Play => play_turn(&sight)?,
    };
    match choice {
        Choice::Discard(rank) if table.can_continue() || table.may_discard_last() => table.discard(rank),
        Choice::Discard(_) => Err(Unsure),
        Choice::Meld(laying) => {
            // Wild cards that are melded before the end of the hand may exceed the limit of a meld.
            let is_valid = table.can_continue() && (end_risk < EndRisk::High || table.fits(&laying));
            if is_valid { table.meld(&laying) } else { Err(Unsure) }
        }
        Choice::Take(laying) => table.take(&laying),
        Choice::Draw if table.can_draw() => {
            table.draw();
            Ok(())
        }
        Choice::Draw => match table.must_take()? {
            true => Err(Unsure),
            false => {
                table.end_by_stock();
                Ok(())
            }
        },
        Choice::GoOut(plan) => going_out::go_out(table, &plan),
        Choice::Ask => {
            table.ask();
            Ok(())
        }
        Choice::Answer(yes) => {
            table.answer(yes);
            Ok(())
        }
        Choice::Keep => {
            table.end_turn();
            Ok(())
        }
    }
}

/// Melds, discards or goes out.
fn play_turn(sight: &Sight<'_>) -> Result<Choice, Unsure> {
    let table = sight.table;
    match table.obligation {
        TurnObligation::MustGoOut => return going_out::plan(table).map(Choice::GoOut).ok_or(Unsure),
        TurnObligation::MayNotGoOut => {}
        TurnObligation::Free => {
            if going_out::is_plausible(sight) {
                match going_out::decide(sight) {
                    GoingOutDecision::GoOut => {
                        if let Some(plan) = going_out::plan(table) {
                            return Ok(Choice::GoOut(plan));
                        }
                    }
                    GoingOutDecision::AskPartner => return Ok(Choice::Ask),
                    GoingOutDecision::PlayOn => {}
                }
            }
        }
    }
    if table.may_keep() {
        return Ok(Choice::Keep);
    }
    let laying = if sight.own.is_empty() { opening::choose(sight) } else { melding::choose(sight) };
    Ok(laying.map_or_else(|| Choice::Discard(discard::choose(sight)), Choice::Meld))
}
