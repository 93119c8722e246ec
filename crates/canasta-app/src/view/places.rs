//! Geometry of the screen: the control in a direction, and the position in the hand where something is dropped.

/// A box on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

impl Area {
    const fn middle(self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }
}

/// A direction of the arrow keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Direction {
    /// The direction of a key.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Direction> {
        Some(match key {
            "ArrowLeft" => Direction::Left,
            "ArrowRight" => Direction::Right,
            "ArrowUp" => Direction::Up,
            "ArrowDown" => Direction::Down,
            _ => return None,
        })
    }
}

/// The gap between two spans; 0 if they overlap.
fn gap((a, a_end): (f64, f64), (b, b_end): (f64, f64)) -> f64 {
    (b - a_end).max(a - b_end).max(0.0)
}

/// The index of the nearest box in a direction. Boxes straight ahead precede those to the side.
#[must_use]
pub fn toward(from: Area, all: &[Area], direction: Direction) -> Option<usize> {
    let (x, y) = from.middle();
    let (wide, high) = ((from.x, from.x + from.width), (from.y, from.y + from.height));
    let cost = |to: &Area| {
        let (to_x, to_y) = to.middle();
        let (dx, dy) = (to_x - x, to_y - y);
        let level = matches!(direction, Direction::Left | Direction::Right);
        let (ahead, off) = match direction {
            Direction::Left => (-dx, dy.abs()),
            Direction::Right => (dx, dy.abs()),
            Direction::Up => (-dy, dx.abs()),
            Direction::Down => (dy, dx.abs()),
        };
        // A selected card is raised a little, but still in the row of its neighbours.
        let lift = from.height / 4.0;
        if level {
            let aside = gap(high, (to.y, to.y + to.height));
            (ahead > 1.0).then_some(ahead + 30.0 * aside + 4.0 * (off - lift).max(0.0))
        } else {
            let aside = gap(wide, (to.x, to.x + to.width));
            (ahead > lift).then_some(ahead + 2.0 * aside + 0.3 * off)
        }
    };
    let costs = all.iter().enumerate().filter_map(|(at, to)| Some((at, cost(to)?)));
    costs.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(at, _)| at)
}

/// The position in the hand, from 0 to the number of cards, for something that is dropped at a point. The cards lie in rows;
/// all but the last of a row show only the strip that the next card leaves free.
#[must_use]
pub fn place_in_hand(cards: &[Area], x: f64, y: f64) -> usize {
    let same_row = |a: &Area, b: &Area| (a.y - b.y).abs() < a.height / 4.0;
    let Some(first) = cards.first() else { return 0 };
    let row = cards.iter().filter(|card| card.y <= y).max_by(|a, b| a.y.total_cmp(&b.y)).unwrap_or(first);
    let mut place = 0;
    for (at, card) in cards.iter().enumerate().filter(|(_, card)| same_row(row, card)) {
        let strip = match cards.get(at + 1).filter(|next| same_row(card, next)) {
            Some(next) => next.x - card.x,
            None => card.width,
        };
        if x < card.x + strip / 2.0 {
            return at;
        }
        place = at + 1;
    }
    place
}

/// The card before which dragged cards are inserted when they are dropped at a position of the hand (`None` for the end);
/// `None` if the order stays the same.
#[must_use]
pub fn moved(order: &[u32], dragged: &[u32], place: usize) -> Option<Option<u32>> {
    let stays = |id: &&u32| !dragged.contains(id);
    let before = order.iter().skip(place).find(stays).copied();
    let head = order.iter().take(place).filter(stays);
    let tail = order.iter().skip(place).filter(stays);
    let own = order.iter().filter(|id| dragged.contains(id));
    let after: Vec<u32> = head.chain(own).chain(tail).copied().collect();
    (after != order).then_some(before)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn area(x: f64, y: f64, width: f64, height: f64) -> Area {
        Area { x, y, width, height }
    }

    #[test]
    fn arrows_find_what_lies_ahead() {
        // Stock and pile side by side, a hand of overlapping cards with the second lifted, two buttons below.
        let all = [
            area(400.0, 200.0, 80.0, 110.0),
            area(520.0, 200.0, 80.0, 110.0),
            area(300.0, 500.0, 90.0, 126.0),
            area(340.0, 482.0, 90.0, 126.0),
            area(380.0, 500.0, 90.0, 126.0),
            area(300.0, 650.0, 120.0, 50.0),
            area(440.0, 650.0, 120.0, 50.0),
        ];
        let go = |from: usize, direction| toward(all[from], &all, direction);
        assert_eq!(go(0, Direction::Right), Some(1));
        assert_eq!(go(1, Direction::Left), Some(0));
        assert_eq!(go(2, Direction::Right), Some(3));
        assert_eq!(go(3, Direction::Right), Some(4));
        assert_eq!(go(4, Direction::Left), Some(3));
        assert_eq!(go(4, Direction::Up), Some(0));
        assert_eq!(go(2, Direction::Down), Some(5));
        assert_eq!(go(5, Direction::Right), Some(6));
        assert_eq!(go(6, Direction::Up), Some(4));
        assert_eq!(go(5, Direction::Down), None);
        assert!(matches!(go(0, Direction::Down), Some(2..=4)));
        assert_eq!(Direction::of_key("ArrowUp"), Some(Direction::Up));
        assert_eq!(Direction::of_key("Enter"), None);
    }

    #[test]
    fn cards_are_dropped_between_strips() {
        let row = |n: usize, y: f64| (0..n).map(move |at| area(40.0 * at as f64, y, 90.0, 126.0));
        let cards: Vec<Area> = row(3, 0.0).chain(row(2, 63.0)).collect();
        assert_eq!(place_in_hand(&cards, -5.0, 20.0), 0);
        assert_eq!(place_in_hand(&cards, 15.0, 20.0), 0);
        assert_eq!(place_in_hand(&cards, 25.0, 20.0), 1);
        assert_eq!(place_in_hand(&cards, 90.0, 20.0), 2);
        assert_eq!(place_in_hand(&cards, 300.0, 20.0), 3);
        assert_eq!(place_in_hand(&cards, 15.0, 100.0), 3);
        assert_eq!(place_in_hand(&cards, 300.0, 100.0), 5);
        assert_eq!(place_in_hand(&[], 0.0, 0.0), 0);
    }

    #[test]
    fn a_drop_that_changes_nothing_is_none() {
        let order = [1, 2, 3, 4];
        assert_eq!(moved(&order, &[2], 1), None);
        assert_eq!(moved(&order, &[2], 2), None);
        assert_eq!(moved(&order, &[2], 0), Some(Some(1)));
        assert_eq!(moved(&order, &[2], 4), Some(None));
        assert_eq!(moved(&order, &[1, 3], 1), Some(Some(2)));
        assert_eq!(moved(&order, &[2, 3], 3), None);
    }
}
