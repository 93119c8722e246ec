//! The stages in which a change of the page is shown, each in tasks of its own.
//!
//! Most changes are shown at once. The end of a hand and the answer to a dialog change much of the page, so that a single
//! task would take too long on a slow device. This module only decides; the browser shows one stage after another.

use super::node::{Element, Node};
use super::page::Page;
use crate::features::settings::{Motion, Pace, Settings};
use crate::session::GameEvent;
use canasta::rules::Ended;

/// How quickly the device changes the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// A change takes a small part of a frame.
    Fast,
    /// A large change in one task would be felt.
    Slow,
}

/// The part of a change that a stage shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StageKind {
    /// The dialog closes; the table is still the old one.
    CloseDialog,
    /// The last move of a hand, while hands stay closed. It is seen for a while before the next stage.
    LastMove,
    /// The table changes, but hands stay closed. Nothing is animated: open hands need room, which moves the animations' ends.
    ClosedHands,
    /// The table changes; announcements and dialog follow.
    Table,
    /// Everything that is left.
    Complete,
}

/// A step on the way from one page to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The page in this step.
    pub page: Page,
    /// The part of the change that it shows.
    pub kind: StageKind,
}

/// The stages from the page that is shown to the next one; the last is always `page` itself.
///
/// - A dialog that game events open comes after the table, on every device. A dialog that the person asks for comes at once.
/// - On a slow device, hands that such events open come between the two, and a dialog closes before events change the table.
/// - Where the last move of a hand dwells, it comes first, with closed hands.
/// - Announcements come with the last stage: an open dialog makes them, too, and each is to be heard once.
#[must_use]
pub fn stages(shown: Option<&Page>, page: Page, events: &[GameEvent], device: Device, dwell: Dwell) -> Vec<Stage> {
    let complete = |page| Stage { page, kind: StageKind::Complete };
    let Some(shown) = shown.filter(|_| !events.is_empty()) else { return vec![complete(page)] };
    let slow = device == Device::Slow;
    let mut stages = Vec::new();
    match (&shown.dialog, &page.dialog) {
        (Some(_), None) if slow && shown.table != page.table => {
            stages.push(Stage { page: Page { dialog: None, ..shown.clone() }, kind: StageKind::CloseDialog });
        }
        (None, Some(_)) => {
            let table = Page { dialog: None, live: shown.live.clone(), table: page.table.clone() };
            let closed = || Page { table: with_closed_hands(&shown.table, &page.table), ..table.clone() };
            match dwell {
                Dwell::LastMove => {
                    let mut page = closed();
                    // The totals are counted in the scene that follows.
                    keep_toolbar(&shown.table, &mut page.table);
                    stages.push(Stage { page, kind: StageKind::LastMove });
                }
                Dwell::None if slow && opens_hands(&shown.table, &page.table) => {
                    stages.push(Stage { page: closed(), kind: StageKind::ClosedHands });
                }
                Dwell::None => {}
            }
            if slow || dwell == Dwell::None {
                stages.push(Stage { page: table, kind: StageKind::Table });
            }
        }
        _ => {}
    }
    stages.push(complete(page));
    stages
}

/// Whether the last move of a hand is seen for a while before hands open and the score comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dwell {
    /// The next stage follows at once.
    None,
    /// The last move dwells.
    LastMove,
}

/// How long the last move of a hand is seen, in milliseconds, after these events; 0 where cards do not move.
#[must_use]
pub fn dwell_ms(events: &[GameEvent], settings: &Settings) -> u32 {
    if settings.lite || settings.motion == Motion::Off || settings.pace == Pace::Instant {
        return 0;
    }
    let ended = events.iter().find_map(|event| match event {
        GameEvent::Ended { ended, .. } => Some(*ended),
        _ => None,
    });
    match ended {
        Some(Ended::Out | Ended::Concealed | Ended::Special) => 1_700,
        Some(Ended::Stock | Ended::RedThree) => 1_000,
        None => 0,
    }
}

/// Puts the toolbar of the old table, which shows its scores, in place of the new one.
fn keep_toolbar(old: &Node, new: &mut Node) {
    let is_toolbar = |node: &Node| node.key() == Some("toolbar");
    let old = old.element().and_then(|table| table.children.iter().find(|node| is_toolbar(node)));
    if let (Some(old), Node::Element(table)) = (old, new) {
        table.children.iter_mut().filter(|node| is_toolbar(node)).for_each(|toolbar| toolbar.clone_from(old));
    }
}

/// The area with seats, melds, stock and pile.
fn table_area(table: &Node) -> Option<&Element> {
    let nodes = table.element()?.children.iter();
    nodes.filter_map(Node::element).find(|element| element.key.as_deref() == Some("table-area"))
}

/// Whether hands of other seats lie open on `new` that did not on `old`.
fn opens_hands(old: &Node, new: &Node) -> bool {
    let is_open = |area: &Element| {
        let mut open = false;
        area.walk(&mut |element| open |= element.key.as_deref() == Some("open"));
        open
    };
    table_area(old).zip(table_area(new)).is_some_and(|(old, new)| !is_open(old) && is_open(new))
}

/// The new table with the strip of the old one, which holds the seats, and with the old attributes of the area, which say how
/// much room hands have.
fn with_closed_hands(old: &Node, new: &Node) -> Node {
    let mut new = new.clone();
    let (Some(old), Node::Element(table)) = (table_area(old), &mut new) else { return new };
    let area = table.children.iter_mut().find_map(|node| match node {
        Node::Element(area) if area.key.as_deref() == Some("table-area") => Some(area),
        _ => None,
    });
    let Some(area) = area else { return new };
    area.attributes.clone_from(&old.attributes);
    for part in &mut area.children {
        let is_strip = part.key() == Some("round");
        if let Some(strip) = old.children.iter().find(|one| is_strip && one.key() == part.key()) {
            let prompt = own_prompt(part).cloned();
            part.clone_from(strip);
            // The old one asks for the move that was just made.
            if let (Some(old), Some(new)) = (own_prompt_mut(part), prompt) {
                *old = new;
            }
        }
    }
    new
}

fn is_prompt(node: &Node) -> bool {
    node.key() == Some("prompt")
}

/// The sentence in the own seat of a strip.
fn own_prompt(strip: &Node) -> Option<&Node> {
    strip
        .element()?
        .children
        .iter()
        .filter_map(Node::element)
        .flat_map(|seat| &seat.children)
        .find(|one| is_prompt(one))
}

fn own_prompt_mut(strip: &mut Node) -> Option<&mut Node> {
    let Node::Element(strip) = strip else { return None };
    let seats = strip.children.iter_mut().filter_map(|node| match node {
        Node::Element(seat) => Some(seat),
        _ => None,
    });
    seats.flat_map(|seat| &mut seat.children).find(|one| is_prompt(one))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::node::{div, p};
    use crate::view::page::OpenDialog;
    use canasta::rules::Players;

    fn events() -> Vec<GameEvent> {
        Players::Four.seat(0).map(|seat| GameEvent::Kept { seat }).into_iter().collect()
    }

    fn page(pile: &str, hand: Option<&str>, dialog: Option<&str>) -> Page {
        let open = hand.map(|hand| div().key("open").text(hand));
        let own = div().key("seat0").child(p().key("prompt").text(pile));
        let area = div()
            .key("table-area")
            .attr("class", if open.is_some() { "open" } else { "closed" })
            .child(div().key("round").child(div().key("seat1").children(open)).child(own))
            .child(div().key("pile").text(pile));
        Page {
            table: div().child(area).into(),
            live: p().text(pile).into(),
            dialog: dialog.map(|text| OpenDialog { shade: div().into(), dialog: div().text(text).into() }),
        }
    }

    fn kinds(stages: &[Stage]) -> Vec<StageKind> {
        stages.iter().map(|stage| stage.kind).collect()
    }

    #[test]
    fn the_first_page_and_changes_without_events_are_shown_at_once() {
        let (old, new) = (page("a", None, None), page("b", Some("hand"), Some("score")));
        assert_eq!(kinds(&stages(None, new.clone(), &events(), Device::Slow, Dwell::None)), [StageKind::Complete]);
        let all = stages(Some(&old), new.clone(), &[], Device::Slow, Dwell::None);
        assert_eq!(all, [Stage { page: new, kind: StageKind::Complete }]);
    }

    #[test]
    fn a_dialog_that_events_open_follows_the_table_on_every_device() {
        let (old, new) = (page("a", None, None), page("b", None, Some("score")));
        for device in [Device::Fast, Device::Slow] {
            let all = stages(Some(&old), new.clone(), &events(), device, Dwell::None);
            assert_eq!(kinds(&all), [StageKind::Table, StageKind::Complete]);
            assert_eq!((&all[0].page.table, &all[0].page.live, &all[0].page.dialog), (&new.table, &old.live, &None));
            assert_eq!(all[1].page, new);
        }
    }

    #[test]
    fn hands_open_in_a_stage_of_their_own_on_a_slow_device() {
        let (old, new) = (page("a", None, None), page("b", Some("hand"), Some("score")));
        assert_eq!(kinds(&stages(Some(&old), new.clone(), &events(), Device::Fast, Dwell::None)).len(), 2);
        let all = stages(Some(&old), new.clone(), &events(), Device::Slow, Dwell::None);
        assert_eq!(kinds(&all), [StageKind::ClosedHands, StageKind::Table, StageKind::Complete]);
        assert_eq!(all[0].page.table, page("b", None, None).table);
        assert_eq!(all[1].page.table, new.table);
    }

    #[test]
    fn the_last_move_dwells_with_closed_hands() {
        let (old, new) = (page("a", None, None), page("b", Some("hand"), Some("score")));
        let all = stages(Some(&old), new.clone(), &events(), Device::Fast, Dwell::LastMove);
        assert_eq!(kinds(&all), [StageKind::LastMove, StageKind::Complete]);
        assert_eq!(all[0].page.table, page("b", None, None).table, "also the sentence in the own seat is the new one");
        let all = stages(Some(&old), new, &events(), Device::Slow, Dwell::LastMove);
        assert_eq!(kinds(&all), [StageKind::LastMove, StageKind::Table, StageKind::Complete]);
        let settings = Settings::default();
        let end = |ended| [GameEvent::Ended { seat: Players::Four.seat(0).unwrap(), ended }];
        assert!((1_500..=2_000).contains(&dwell_ms(&end(Ended::Out), &settings)));
        assert_eq!(dwell_ms(&events(), &settings), 0);
        for off in [
            Settings { lite: true, ..settings },
            Settings { motion: Motion::Off, ..settings },
            Settings { pace: Pace::Instant, ..settings },
        ] {
            assert_eq!(dwell_ms(&end(Ended::Out), &off), 0);
        }
    }

    #[test]
    fn a_dialog_closes_before_events_change_the_table_on_a_slow_device() {
        let (old, new) = (page("a", None, Some("ways")), page("b", None, None));
        assert_eq!(
            kinds(&stages(Some(&old), new.clone(), &events(), Device::Fast, Dwell::None)),
            [StageKind::Complete]
        );
        let all = stages(Some(&old), new, &events(), Device::Slow, Dwell::None);
        assert_eq!(kinds(&all), [StageKind::CloseDialog, StageKind::Complete]);
        assert_eq!(all[0].page, page("a", None, None));
    }

    #[test]
    fn a_dialog_that_stays_or_is_replaced_changes_with_the_table() {
        let (old, new) = (page("a", None, Some("ways")), page("b", Some("hand"), Some("score")));
        assert_eq!(kinds(&stages(Some(&old), new, &events(), Device::Slow, Dwell::None)), [StageKind::Complete]);
    }
}
