//! Likelihoods of hands relative to a random deal, printed by `cargo run --release --example beliefs`.

use super::evidence::{COUNTS, EVIDENCE_KINDS, WILD_COUNTS};

/// The value of a hand that is as likely as in a random deal.
pub const UNIT: u16 = 64;

/// Indexed by players (two, four), opened (no, yes), evidence about the rank, and the number of its cards in the hand.
pub static NATURALS: [[[[u16; COUNTS]; EVIDENCE_KINDS]; 2]; 2] = [
    [
        [[56, 63, 75, 56, 53, 46], [70, 33, 127, 16, 18, 36], [76, 32, 104, 65, 62, 50], [64, 64, 64, 64, 64, 64]],
        [[47, 49, 85, 84, 97, 53], [86, 39, 79, 49, 40, 20], [93, 21, 89, 55, 43, 28], [84, 40, 34, 26, 2, 3]],
    ],
    [
        [[60, 59, 86, 50, 35, 23], [75, 34, 115, 45, 17, 31], [87, 15, 114, 62, 49, 58], [64, 64, 64, 64, 64, 64]],
        [[56, 57, 128, 50, 43, 45], [71, 37, 114, 29, 12, 43], [81, 22, 82, 55, 58, 43], [78, 12, 28, 23, 23, 46]],
    ],
];

/// Indexed by players (two, four), opened (no, yes), and the number of wild cards in the hand.
pub static WILDS: [[[u16; WILD_COUNTS]; 2]; 2] = [
    [[131, 76, 47, 38, 36, 36, 46, 52], [103, 55, 36, 44, 64, 100, 155, 210]],
    [[84, 68, 51, 34, 33, 62, 81, 58], [72, 53, 49, 71, 130, 194, 134, 88]],
];
