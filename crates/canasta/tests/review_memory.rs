//! Reviewing hands leaves the heap flat. In a program of its own, because every other test allocates meanwhile.

use canasta::analysis::{Strength, evaluate, hand_decisions, hand_luck, open_chances, turn_chances};
use canasta::rules::{HandRecord, Rules, replay};
use peak_alloc::PeakAlloc;
use std::error::Error;

#[global_allocator]
static HEAP: PeakAlloc = PeakAlloc;

/// Reviews a hand as the page does: decision by decision, and then both lines and the luck. Returns the size of what is kept with the
/// game.
fn review_hand(rules: &Rules, hand: &HandRecord, number: usize) -> Result<usize, Box<dyn Error>> {
    let strength = Strength::with_worlds(16);
    let decisions = hand_decisions(rules, hand, number);
    let reviews = decisions.iter().map(|decision| evaluate(decision, &strength)).collect::<Result<Vec<_>, _>>()?;
    let open = open_chances(rules, hand, number, 16);
    let lines = rules.players.seats().map(|seat| turn_chances(rules, &open, &reviews, seat)).collect::<Vec<_>>();
    let found = (reviews, lines, hand_luck(rules, hand, number));
    Ok(serde_json::to_string(&found)?.len())
}

#[test]
fn reviewing_fifty_hands_leaves_the_heap_flat() {
    let path = format!("{}/tests/records/classic-two.txt", concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let text = std::fs::read_to_string(path).expect("a record");
    let game = replay(&text).game.expect("a game");
    let record = game.record();
    let round = || {
        let sizes = (1..).zip(&record.hands).map(|(number, hand)| review_hand(&record.rules, hand, number));
        sizes.collect::<Result<Vec<_>, _>>().expect("decisions of a record").len()
    };
    // What is kept for good, like the model of the rules, is kept once.
    let _ = round();
    let before = HEAP.current_usage();
    let mut hands = 0;
    while hands < 50 {
        hands += round();
    }
    let after = HEAP.current_usage();
    assert!(after <= before + 1_024, "{hands} hands left {} bytes on the heap", after - before);
    let kept = review_hand(&record.rules, &record.hands[0], 1).expect("decisions of a record");
    assert!(HEAP.current_usage() <= after + 1_024 && kept > 1_000, "{kept} bytes are written of a hand");
    // The measure would see a hand that stays: a copy of it weighs more than the bound.
    let stays = record.hands[0].clone();
    assert!(HEAP.current_usage() > after + 1_024 && stays == record.hands[0]);
}
