//! A score sheet: the table of its hands, how they add up, and what was changed.

use super::list::begun;
use crate::features::score_keeper::{
    Change as SheetChange, Hand as SheetHand, HandRow, Item, Line as SumLine, ScoreKeeperIntent, Sheet, SideSum,
};
use crate::session::{Day, DialogIntent, Intent, PlayerName};
use crate::view::content::Content;
use crate::view::controls::{icon_button, with_intent};
use crate::view::form_controls::{POLITE, live_region, text_button};
use crate::view::node::{
    Element, details, div, h3, input, label, li, p, small, span, summary, table, tbody, td, tfoot, th, thead, tr, ul,
};
use crate::view::text;
use crate::words;

/// A sheet, with the way back to a hand that was dropped if there is one.
pub(super) fn sheet(sheet: &Sheet, can_undo_drop: bool, today: Day) -> Content {
    let rows = sheet.rows();
    let standing = live_region(POLITE, "keeper-standing", "standing", Some(text::sheet_standing(sheet)));
    let mut body = vec![standing, hands_table(sheet, &rows)];
    body.push(steps(sheet, can_undo_drop));
    body.extend(sums(sheet));
    body.extend(changes(sheet));
    body.push(names(sheet));
    body.push(
        p().class("keeper-begun")
            .key("begun")
            .text(words::score_keeper::sheet_begun())
            .text(" ")
            .child(begun(sheet, today)),
    );
    let begun_hand = sheet.has_new_draft();
    let add = match begun_hand {
        true => text::go_on_with_hand(rows.len() + 1),
        false => words::score_keeper::add_hand().to_owned(),
    };
    let print = text_button("btn quiet left", words::common::print(), &Intent::Dialog(DialogIntent::Print));
    let add = text_button("btn primary", &add, &Intent::ScoreKeeper(ScoreKeeperIntent::AddHand));
    Content { title: text::sheet_title(sheet), note: text::sheet_rules(sheet.rules()), body, foot: vec![print, add] }
}

/// The heads of the columns: the corner, and the sides.
pub(super) fn heads(corner: &str, sheet: &Sheet) -> Element {
    let name = |name| th().attr("scope", "col").text(name);
    let corner = th().attr("scope", "col").text(corner);
    thead().child(tr().child(corner).children(text::sheet_names(sheet).into_iter().map(name)))
}

/// A number in a cell, with words below it.
fn cell(points: i32, note: &str) -> Element {
    let note = (!note.is_empty()).then(|| small().text(note));
    let class = if points < 0 { "negative" } else { "" };
    td().class(class).text(text::number(points)).children(note)
}

fn hands_table(sheet: &Sheet, rows: &[HandRow]) -> Element {
    let row = |(at, row): (usize, &HandRow)| {
        let correct = text::correct_hand(at + 1);
        let button = icon_button("edit", &correct).attr("title", &correct);
        let button = with_intent(button, &Intent::ScoreKeeper(ScoreKeeperIntent::Correct(at)));
        let dealer = row.dealer.as_ref().map(|name| small().text(text::deals(name)));
        let resting = row.resting.as_ref().map(|name| small().text(text::rests(name)));
        let number = span().class("keeper-number").text(at + 1).child(button);
        let head = th().attr("scope", "row").child(number).children(dealer).children(resting);
        let cells = row.points.iter().zip(&row.totals).map(|(&points, &total)| {
            // The first total says the same as the points.
            let total = (at > 0).then(|| {
                let name = span().class("sr-only").text(words::common::total()).text(" ");
                small().child(name).text(text::number(total))
            });
            cell(points, "").children(total)
        });
        tr().key(at).child(head).children(cells)
    };
    let totals = sheet.totals();
    let head = |name: &str| th().attr("scope", "row").text(name);
    let total =
        tr().class("total").child(head(words::common::total())).children(totals.iter().map(|&total| cell(total, "")));
    let mut foot = tfoot().child(total);
    let next = rows.len();
    if sheet.end().is_none() {
        if sheet.has_minimums() {
            let hand = u32::try_from(next + 1).unwrap_or(u32::MAX);
            let cells = totals.iter().map(|&total| td().text(text::next_minimum(&sheet.rules().rules, total, hand)));
            foot = foot.child(tr().class("next").child(head(words::common::opening_next())).children(cells));
        }
        if let Some(name) = sheet.dealer(next) {
            let words = text::sheet_name(name);
            // A side that deals is named in its own column.
            let column = sheet.names().iter().position(|side| side == name);
            let cells: Vec<Element> = match column {
                Some(column) => {
                    (0..sheet.names().len()).map(|at| if at == column { td().text(&words) } else { td() }).collect()
                }
                None => vec![td().attr("colspan", sheet.names().len()).text(&words)],
            };
            foot = foot.child(tr().class("next").child(head(words::score_keeper::deals_next())).children(cells));
        }
        if let Some(name) = sheet.resting(next) {
            let words = td().attr("colspan", sheet.names().len()).text(text::rests(name));
            foot = foot.child(tr().class("next").child(head(words::common::next_hand())).child(words));
        }
    }
    let class = if sheet.names().len() > 3 { "sheet keeper many" } else { "sheet keeper" };
    table()
        .class(class)
        .key("hands")
        .child(heads(words::score_keeper::sheet_hand(), sheet))
        .child(tbody().children(rows.iter().enumerate().map(row)))
        .child(foot)
}

/// The buttons that take changes back, and make them again.
fn steps(sheet: &Sheet, can_undo_drop: bool) -> Element {
    let button = |key: &str, words: String, intent| text_button("btn", &words, &Intent::ScoreKeeper(intent)).key(key);
    let undo = sheet.undoable().map(|change| button("undo", text::undo_change(&change), ScoreKeeperIntent::Undo));
    let redo = sheet.redoable().map(|change| button("redo", text::redo_change(&change), ScoreKeeperIntent::Redo));
    let dropped = can_undo_drop
        .then(|| button("dropped", words::score_keeper::undo_drop().to_owned(), ScoreKeeperIntent::UndoDrop));
    div().class("keeper-steps").key("steps").children(dropped).children(undo).children(redo)
}

/// How the hands add up that were counted item by item, each folded away.
fn sums(sheet: &Sheet) -> Option<Element> {
    let hands = sheet.hands();
    let counted: Vec<(usize, &SheetHand)> =
        hands.iter().enumerate().filter(|(_, hand)| hand.sides().iter().any(|side| !side.is_total())).collect();
    let one = |(at, hand): (usize, &SheetHand)| {
        let sums: Vec<SideSum> = hand.sums(&sheet.rules().rules).collect();
        details()
            .key(format_args!("sum{at}"))
            .child(summary().text(text::hand_number(at + 1)))
            .child(sums_table(sheet, &sums))
    };
    (!counted.is_empty()).then(|| {
        div()
            .class("keeper-sums")
            .key("sums")
            .child(h3().text(words::score_keeper::hands_add_up()))
            .children(counted.into_iter().map(one))
    })
}

/// The items of a hand as a table.
fn sums_table(sheet: &Sheet, sums: &[SideSum]) -> Element {
    let mut items: Vec<Item> = Vec::new();
    for line in sums.iter().flat_map(|sum| &sum.lines) {
        let at = items.iter().position(|&item| item >= line.item).unwrap_or(items.len());
        if items.get(at) != Some(&line.item) {
            items.insert(at, line.item);
        }
    }
    let row = |item: Item| {
        let cell = |sum: &SideSum| match sum.lines.iter().find(|line| line.item == item) {
            Some(line) => cell(line.points, &note(line)),
            None => td().class("zero").text("–"),
        };
        tr().child(th().attr("scope", "row").text(text::item_name(item))).children(sums.iter().map(cell))
    };
    let sum = tr()
        .child(th().attr("scope", "row").text(words::common::this_hand()))
        .children(sums.iter().map(|sum| cell(sum.points, "")));
    table()
        .class(if sums.len() > 3 { "sheet keeper many" } else { "sheet keeper" })
        .child(heads(words::common::item(), sheet))
        .child(tbody().children(items.into_iter().map(row)))
        .child(tfoot().child(sum))
}

/// How a line comes about: "2 × 500"; empty if the number says it all.
pub(super) fn note(line: &SumLine) -> String {
    match (usize::try_from(line.number), line.each) {
        (Ok(number), Some(each)) => text::times(number, each),
        (Ok(number), None) if number > 1 => text::times_together(number),
        _ => String::new(),
    }
}

/// The names, which can be corrected.
fn names(sheet: &Sheet) -> Element {
    let name = |(side, name): (usize, String)| {
        let field = input()
            .attr("type", "text")
            .attr("data-set", format_args!("sheet-rename.{side}"))
            .attr("maxlength", 20)
            .attr("autocomplete", "off")
            .attr("value", name);
        label().key(side).child(span().class("sr-only").text(text::side_label(side))).child(field)
    };
    let person = |(at, name): (usize, &PlayerName)| {
        let field = input()
            .attr("type", "text")
            .attr("data-set", format_args!("sheet-rename-person.{at}"))
            .attr("maxlength", 20)
            .attr("autocomplete", "off")
            .attr("value", text::shown_name(name));
        label().key(at).child(span().class("sr-only").text(text::side_label(at))).child(field)
    };
    let people = (!sheet.people().is_empty())
        .then(|| div().class("keeper-names").key("people").children(sheet.people().iter().enumerate().map(person)));
    details()
        .class("keeper-rename")
        .key("names")
        .child(summary().text(words::score_keeper::sheet_names()))
        .child(div().class("keeper-names").children(text::sheet_names(sheet).into_iter().enumerate().map(name)))
        .children(people)
}

/// Corrections and removals, so that nothing is lost silently.
fn changes(sheet: &Sheet) -> Option<Element> {
    let changes: Vec<SheetChange> = sheet.changes();
    let later = changes.iter().filter(|change| !matches!(change, SheetChange::Added(_)));
    let later: Vec<Element> = later.map(|change| li().text(text::sheet_change(change))).collect();
    (!later.is_empty()).then(|| {
        details()
            .key("changes")
            .child(summary().text(words::score_keeper::sheet_changes()))
            .child(div().child(ul().children(later)))
    })
}
