//! Rows of melds: how long a line must be for them to fit into a number of rows.
//!
//! The style sheets choose the size of the cards: for each number of rows the smaller of what the width and the height of the
//! zone allow, and of these the largest. So the browser lays the melds out once, at their final size.

/// The most rows of melds.
pub(super) const MOST_ROWS: usize = 4;

/// The gap between two melds, in hundredths of the width of a card. The style sheets have the same.
pub(super) const GAP: usize = 22;

/// For each number of rows, from one, the length of the shortest line into which boxes of these widths wrap in that many
/// rows. All lengths are in hundredths of the width of a card.
pub(super) fn line_lengths(widths: &[usize]) -> [usize; MOST_ROWS] {
    // The length of a row from one box to another is a candidate.
    let spans = |from: usize| {
        widths[from..].iter().scan(0, |length, width| {
            *length += width + if *length == 0 { 0 } else { GAP };
            Some(*length)
        })
    };
    let lengths = || (0..widths.len()).flat_map(spans);
    std::array::from_fn(|row| lengths().filter(|&line| rows(widths, line) <= row + 1).min().unwrap_or(100))
}

/// The number of rows in which boxes wrap; more than there can be if one is longer than the line.
fn rows(widths: &[usize], line: usize) -> usize {
    let (mut rows, mut length) = (0, 0);
    for &width in widths {
        if width > line {
            return usize::MAX;
        }
        if rows == 0 || length + GAP + width > line {
            rows += 1;
            length = width;
        } else {
            length += GAP + width;
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_short_as_the_rows_allow() {
        assert_eq!(line_lengths(&[]), [100; 4]);
        assert_eq!(line_lengths(&[172]), [172; 4]);
        let lengths = line_lengths(&[100, 200, 300, 100]);
        assert_eq!(lengths[0], 700 + 3 * GAP);
        assert_eq!(lengths[1], 400 + GAP, "one and two, then three and four");
        assert_eq!(lengths[2..], [300 + GAP, 300]);
        for (row, &line) in lengths.iter().enumerate() {
            assert!(rows(&[100, 200, 300, 100], line) <= row + 1);
            assert!(rows(&[100, 200, 300, 100], line - 1) > row + 1);
        }
    }
}
