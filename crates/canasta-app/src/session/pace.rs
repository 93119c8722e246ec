//! The pace at which the others play: the time before each step, from what happened last.

use super::game_event::{DiscardEffect, GameEvent};
use crate::features::settings::Pace;
use canasta::rules::Ended;

/// From this number of cards on, a taken pile is dwelt upon.
const LARGE_TAKE: usize = 5;

/// How the bots' steps follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tempo {
    /// By themselves, at the pace of the settings.
    Running,
    /// By themselves and faster, for the rest of the round.
    Hurried,
    /// Only when the person asks.
    Paused,
}

/// Milliseconds that an event is shown at the pace *Normal*. Three turns in which a player draws and discards, and now and then
/// lays cards, take about four seconds in all.
const fn ordinary_ms(event: &GameEvent) -> u32 {
    match event {
        GameEvent::Drew { .. } => 400,
        GameEvent::Discarded { .. } | GameEvent::Kept { .. } => 620,
        GameEvent::PickedUpFoot { .. } | GameEvent::DrewBonus { .. } | GameEvent::PlaysAlone { .. } => 620,
        GameEvent::Laid { .. } | GameEvent::Took { .. } => 760,
        GameEvent::Dealt { .. } | GameEvent::Ended { .. } => 900,
        GameEvent::Asked { .. } | GameEvent::Answered { .. } => 1300,
    }
}

/// Milliseconds that a big event is shown longer, at the pace *Normal*.
fn dwell_ms(event: &GameEvent) -> u32 {
    match event {
        GameEvent::Took { pile, canastas, opens, .. } => {
            let taken = if *pile >= LARGE_TAKE { 800 } else { 0 };
            taken.max(laid_dwell_ms(canastas.len(), *opens))
        }
        GameEvent::Laid { canastas, opens, .. } => laid_dwell_ms(canastas.len(), *opens),
        GameEvent::Discarded { effect: DiscardEffect::Freezes, .. } => 800,
        GameEvent::Ended { ended: Ended::Out | Ended::Concealed, .. } => 900,
        _ => 0,
    }
}

const fn laid_dwell_ms(canastas: usize, opens: bool) -> u32 {
    match (canastas, opens) {
        (1.., _) => 1000,
        (0, true) => 700,
        (0, false) => 0,
    }
}

impl Pace {
    /// The share of the time at the pace *Normal*, in percent.
    const fn percent(self) -> u32 {
        match self {
            Pace::Slow => 200,
            Pace::Normal => 100,
            Pace::Fast => 40,
            Pace::Instant => 0,
        }
    }

    /// Milliseconds before the next step of the others, after the events of the last one. The time after a big event is longer.
    #[must_use]
    pub fn step_ms(self, tempo: Tempo, last: &[GameEvent]) -> u32 {
        let ordinary = last.iter().map(ordinary_ms).max().unwrap_or(400);
        let dwell = last.iter().map(dwell_ms).max().unwrap_or(0);
        let percent = match tempo {
            Tempo::Hurried => self.percent().min(25),
            Tempo::Running | Tempo::Paused => self.percent(),
        };
        (ordinary + dwell) * percent / 100
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{Card, CardSet, MeldKind, Rank, Seat};

    const SEAT: Seat = Seat::FIRST;

    fn card() -> Card {
        "4d".parse().unwrap()
    }

    fn drew() -> GameEvent {
        GameEvent::Drew { seat: SEAT, cards: 1, red_threes: CardSet::EMPTY }
    }

    fn discarded(effect: DiscardEffect) -> GameEvent {
        GameEvent::Discarded { seat: SEAT, card: card(), effect }
    }

    fn laid(canastas: &[MeldKind], opens: bool) -> GameEvent {
        GameEvent::Laid { seat: SEAT, laid: Vec::new(), canastas: canastas.to_vec(), opens }
    }

    fn took(pile: usize) -> GameEvent {
        let (laid, canastas, red_threes) = (Vec::new(), Vec::new(), CardSet::EMPTY);
        GameEvent::Took { seat: SEAT, pile, top: card(), laid, canastas, red_threes, opens: false }
    }

    fn normal(event: GameEvent) -> u32 {
        Pace::Normal.step_ms(Tempo::Running, &[event])
    }

    #[test]
    fn three_ordinary_turns_take_about_four_seconds() {
        // From the own discard: each of three players draws and discards, and one of them lays cards.
        let discard = normal(discarded(DiscardEffect::None));
        let round = 3 * (discard + normal(drew())) + normal(laid(&[], false));
        assert!((3500..=4200).contains(&round), "{round}");
    }

    #[test]
    fn big_events_are_shown_longer() {
        let ordinary = normal(laid(&[], false)).max(normal(took(4))).max(normal(discarded(DiscardEffect::Blocks)));
        for big in
            [took(5), laid(&[MeldKind::Set(Rank::King)], false), laid(&[], true), discarded(DiscardEffect::Freezes)]
        {
            assert!(normal(big.clone()) >= ordinary + 600, "{big:?}");
        }
        let out = GameEvent::Ended { seat: SEAT, ended: Ended::Out };
        assert!((1500..=2000).contains(&normal(out)));
    }

    #[test]
    fn the_setting_scales_every_time_and_hurry_shortens_it() {
        for event in [drew(), took(12), laid(&[MeldKind::Set(Rank::King)], true), discarded(DiscardEffect::None)] {
            let at = |pace: Pace, tempo| pace.step_ms(tempo, std::slice::from_ref(&event));
            let [slow, normal, fast, instant] =
                [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant].map(|pace| at(pace, Tempo::Running));
            assert!(slow > normal && normal > fast && fast > 0 && instant == 0);
            for (pace, running) in [(Pace::Slow, slow), (Pace::Normal, normal), (Pace::Fast, fast)] {
                assert!(at(pace, Tempo::Hurried) < running);
            }
            assert_eq!(at(Pace::Instant, Tempo::Hurried), 0);
        }
        assert!(Pace::Normal.step_ms(Tempo::Running, &[]) > 0);
    }
}
