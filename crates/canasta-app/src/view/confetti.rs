//! The celebration of a won match: suits that fall once. Pure: the position of each piece at each moment.

use super::graph::within;
use canasta::rules::Suit;

/// The duration, in milliseconds.
pub const LASTS_MS: f64 = 2_800.0;

/// The number of pieces.
const PIECES: u32 = 90;

/// A piece at one moment. Positions are fractions of the width and height of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    /// The shape.
    pub suit: Suit,
    /// The distance from the left edge.
    pub x: f64,
    /// The distance from the upper edge.
    pub y: f64,
    /// The width as a fraction of the smaller side of the window.
    pub size: f64,
    /// The rotation, in radians.
    pub turn: f64,
    /// The opacity, from 0 to 1.
    pub ink: f64,
}

/// A pseudorandom number from 0 to 1, the same for the same arguments.
fn chance(piece: u32, what: u32) -> f64 {
    let mut n = (piece * 8 + what).wrapping_mul(0x9E37_79B9).wrapping_add(0x7F4A_7C15);
    n = (n ^ (n >> 15)).wrapping_mul(0x85EB_CA6B);
    n = (n ^ (n >> 13)).wrapping_mul(0xC2B2_AE35);
    f64::from(n ^ (n >> 16)) / f64::from(u32::MAX)
}

/// The position of a pendulum that swings from -1 to 1, after this many radians: two parabolas for each period, which look like
/// a sine. The sine of the standard library would add 6 KB to the page.
fn sway(radians: f64) -> f64 {
    let turn = radians / std::f64::consts::TAU;
    let half = 2.0 * (turn - turn.floor()) - 1.0;
    4.0 * half * (half.abs() - 1.0)
}

/// All pieces, this many milliseconds after the start.
pub fn pieces(elapsed_ms: f64) -> impl Iterator<Item = Piece> {
    let time = within(elapsed_ms / LASTS_MS, 0.0, 1.0);
    (0..PIECES).map(move |n| {
        let speed = 0.9 + 0.7 * chance(n, 0);
        let swing = chance(n, 1) * std::f64::consts::TAU;
        let late = 0.25 * chance(n, 2);
        Piece {
            suit: [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs][(n % 4) as usize],
            x: chance(n, 3) + 0.03 * sway(swing + 9.0 * time),
            y: -0.1 + (time - late).max(0.0) * speed * 1.3,
            size: 0.02 + 0.025 * chance(n, 4),
            turn: swing + (chance(n, 5) - 0.5) * 12.0 * time,
            ink: ((1.0 - time) * 4.0).min(1.0),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_sways_as_a_sine_does() {
        for n in -20..60 {
            let radians = f64::from(n) / 5.0;
            assert!((sway(radians) - radians.sin()).abs() < 0.06, "{radians}: {}", sway(radians));
        }
    }

    #[test]
    fn it_comes_from_above_and_is_gone_at_the_end() {
        assert!(pieces(0.0).all(|piece| piece.y < 0.0));
        let half: Vec<Piece> = pieces(LASTS_MS / 2.0).collect();
        assert!(half.iter().filter(|piece| (0.0..1.0).contains(&piece.y)).count() > half.len() / 2);
        assert!(pieces(LASTS_MS).all(|piece| piece.ink == 0.0));
        let mean = half.iter().map(|piece| piece.x).sum::<f64>() / half.len() as f64;
        assert!((0.4..0.6).contains(&mean), "over the whole width: {mean}");
    }
}
