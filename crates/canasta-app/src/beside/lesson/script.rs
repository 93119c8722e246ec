//! The guided first hand as data: its deck and its steps.

use crate::beside::lesson::step::{Goal, Refusal, Step, StepId as Id};
use crate::beside::lesson::step::{Goal::*, Spot, Spot::*};
use crate::session::action_buttons::ActionKind as Press;
use canasta::rules::{Card, Deck, Preset, Rank};

/// The person's hand.
const OWN_HAND: &str = "Ks Kh Kd Qs Qd 8c 8d 2s 3c 5h 7c";

/// The hand of the opponent.
const OTHER_HAND: &str = "As Ad Ac 8h 2h 8s 3s Kh Td Jc 9h";

/// The card that is turned up.
const UPCARD: &str = "4d";

/// The cards that are drawn, in order. The red three brings its replacement.
const DRAWN: &str = "3h Qh 6c Ah Kc 6s Ks Jd 7d 9s 4h 3c";

/// The deck that deals all this. The person leads.
pub(super) fn deck() -> Option<Deck> {
    let cards = |text: &str| text.split(' ').filter_map(|card| card.parse().ok()).collect::<Vec<Card>>();
    let (own, other) = (cards(OWN_HAND), cards(OTHER_HAND));
    let mut deck: Vec<Card> = own.into_iter().zip(other).flat_map(|(own, other)| [own, other]).collect();
    deck.extend(cards(UPCARD));
    deck.extend(cards(DRAWN));
    let rest = Preset::Classic.rules().cards().difference(deck.iter().copied().collect());
    deck.extend(rest.iter());
    Deck::new(&deck)
}

const fn step(id: Id, chapter: usize, goal: Goal, spots: &'static [Spot]) -> Step {
    Step { id, chapter, goal, spots }
}

/// The steps, in order. The texts are in `view/text/lesson.rs`.
pub static STEPS: &[Step] = &[
    step(Id::Aim, 1, Read, &[Hand]),
    step(Id::Values, 1, Read, &[Hand]),
    step(Id::FindWild, 1, Select("2s"), &[Cards("2s")]),
    step(Id::Draw, 2, Play("draw"), &[Stock, Button(Press::Draw)]),
    step(Id::RedThree, 2, Read, &[RedThrees]),
    step(Id::PickKings, 3, Select("Ks Kh Kd"), &[Cards("Ks Kh Kd")]),
    step(Id::TooLittle, 3, SetOut("Ks Kh Kd"), &[Cards("Ks Kh Kd"), Button(Press::Stage)]),
    step(Id::OpenWithQueens, 3, Play("meld Ks Kh Kd + Qs Qh Qd"), &[Cards("Qs Qh Qd"), Staged, Button(Press::Lay)]),
    step(Id::Discard, 4, Play("discard 5h"), &[Cards("5h"), Button(Press::Discard), Pile]),
    step(Id::AdaOpens, 4, Watch(&["draw", "meld As Ad Ac", "discard 8h"]), &[TheirZone]),
    step(Id::TakePile, 5, Play("take 8c 8d"), &[Cards("8c 8d"), Pile, Button(Press::Take)]),
    step(Id::GotPile, 5, Read, &[Hand, OurMeld(Rank::Eight)]),
    step(Id::AddWild, 6, Play("meld K: 2s"), &[Cards("2s"), OurMeld(Rank::King)]),
    step(Id::WildLimits, 6, Read, &[OurMeld(Rank::King)]),
    step(Id::DiscardFour, 6, Play("discard 4d"), &[Cards("4d"), Button(Press::Discard)]),
    step(Id::AdaFreezes, 7, Watch(&["draw", "meld Ah", "discard 2h"]), &[TheirZone, Pile]),
    step(Id::SeeFrozen, 7, Read, &[Pile]),
    step(Id::DrawKing, 7, Play("draw"), &[Stock, Button(Press::Draw)]),
    step(Id::BlackThree, 7, Play("discard 3c"), &[Cards("3c"), Button(Press::Discard)]),
    step(Id::AdaThrowsEight, 7, Watch(&["draw", "discard 8s"]), &[Pile]),
    step(Id::TryFrozen, 7, Try("take", Refusal::PileFrozen), &[Pile, Button(Press::Take)]),
    step(Id::WhyFrozen, 7, Play("draw"), &[Stock, Button(Press::Draw)]),
    step(Id::KeepPair, 7, Play("discard 7c"), &[Cards("7c"), Button(Press::Discard)]),
    step(Id::AdaBlocks, 7, Watch(&["draw", "discard 3s"]), &[Pile]),
    step(Id::SeeBlocked, 7, Play("draw"), &[Pile, Stock, Button(Press::Draw)]),
    step(Id::SafeDiscard, 7, Play("discard 7d"), &[Cards("7d"), Button(Press::Discard)]),
    step(Id::AdaThrowsKing, 7, Watch(&["draw", "discard Kh"]), &[Pile]),
    step(Id::TakeFrozen, 8, Play("take Kc Ks"), &[Cards("Kc Ks"), Pile, Button(Press::Take)]),
    step(Id::Canasta, 8, Read, &[OurMeld(Rank::King)]),
    step(Id::LaySevens, 8, Play("meld 7c 7d 2h"), &[Cards("7c 7d 2h"), Button(Press::Lay)]),
    step(Id::LayEight, 8, Play("meld 8s"), &[Cards("8s"), OurMeld(Rank::Eight), Button(Press::Lay)]),
    step(Id::KeepThrees, 8, Play("discard 4d"), &[Cards("4d"), Button(Press::Discard)]),
    step(Id::AdaIsLate, 9, Watch(&["draw", "discard Td"]), &[Pile]),
    step(Id::LastDraw, 9, Play("draw"), &[Stock, Button(Press::Draw)]),
    step(Id::LayThrees, 9, Play("meld 3c 3s 3c"), &[Cards("3c 3s"), Button(Press::Lay)]),
    step(Id::GoOut, 9, Play("discard 5h"), &[Cards("5h"), Button(Press::Discard)]),
    step(Id::Score, 9, Read, &[OurZone, TheirZone]),
];

/// How many chapters there are.
pub const CHAPTERS: usize = 9;
