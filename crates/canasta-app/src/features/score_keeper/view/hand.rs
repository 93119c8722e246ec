//! A hand that is typed in: for each side its items or one number, and the sum as it grows.

use super::sheet::note;
use crate::features::score_keeper::{
    CountBy, HandDraft, Item, ItemKind, Line as SumLine, Mistake, MistakeKind, ScoreKeeperIntent, Sheet, SideDraft,
};
use crate::session::Intent;
use crate::view::content::Content;
use crate::view::controls::with_intent;
use crate::view::form_controls::{ALERT, POLITE, live_region, segmented_choice, text_button};
use crate::view::node::{Element, button, div, fieldset, input, label, legend, li, option, select, small, span, ul};
use crate::view::text;
use crate::words;
use canasta::rules::{BlackThreeRole, Card, Rank, Rules, Suit};

/// A side of the form.
struct Side<'a> {
    at: usize,
    name: &'a str,
    draft: &'a SideDraft,
    rules: &'a Rules,
    /// Whether the side deals this hand, or nobody knows who does.
    may_deal: bool,
    mistakes: Vec<Mistake>,
}

fn intent(intent: ScoreKeeperIntent) -> Intent {
    Intent::ScoreKeeper(intent)
}

pub(super) fn hand(sheet: &Sheet, draft: &HandDraft, refused: Option<Mistake>) -> Content {
    let rules = &sheet.rules().rules;
    let at = draft.at().unwrap_or(sheet.hands().len());
    let before = match at {
        0 => vec![0; sheet.names().len()],
        at => sheet.rows().get(at - 1).map_or_else(|| sheet.totals(), |row| row.totals.clone()),
    };
    let (minimums, names) = (sheet.minimums(at, &before), text::sheet_names(sheet));
    let dealer = sheet.dealing_side(at);
    let number = u32::try_from(at + 1).unwrap_or(u32::MAX);
    let mut body = Vec::new();
    if draft.sides().iter().any(|side| side.by() == CountBy::Items) {
        body.push(went_out(sheet, draft));
    }
    for (at, (name, side)) in names.iter().zip(draft.sides()).enumerate() {
        let (count, mut mistakes) = draft.count(at, rules);
        // What is missing is no mistake while the person has yet to type it.
        mistakes.retain(|mistake| mistake.kind != MistakeKind::Missing || refused == Some(*mistake));
        let sum = count.sum(rules);
        let before = before.get(at).copied().unwrap_or(0);
        let minimum = minimums.get(at).copied().unwrap_or(0);
        let may_deal = dealer.is_none_or(|dealer| dealer == at);
        let side = Side { at, name, draft: side, rules, may_deal, mistakes };
        let line = |line: &SumLine| {
            li().child(span().text(text::item_name(line.item)))
                .child(small().text(note(line)))
                .child(span().class(if line.points < 0 { "negative" } else { "" }).text(text::number(line.points)))
        };
        let lines = (side.draft.by() == CountBy::Items && !sum.lines.is_empty())
            .then(|| ul().class("keeper-lines").key("lines").attr("role", "list").children(sum.lines.iter().map(line)));
        let words = text::sum_of_side(sum.points, before.saturating_add(sum.points));
        let words = live_region(POLITE, "keeper-sum", "sum", Some(words));
        let need = rules.opening_need_of_hand(before, number);
        let opens = (minimum > 0).then(|| small().text(text::with_canasta(text::opens_with(minimum), need)));
        body.push(
            fieldset()
                .class("keeper-side")
                .key(format_args!("side{at}"))
                .child(legend().text(name).text(" ").children(opens))
                .child(count_by(&side))
                .children(fields(&side))
                .children(lines)
                .child(words),
        );
    }
    let words = refused.map(|mistake| {
        let name = names.get(mistake.side).map_or("", String::as_str);
        text::count_mistake(mistake, name)
    });
    body.push(live_region(ALERT, "error", "refused", words));
    let remove = draft.at().map(|at| {
        text_button("btn quiet left", words::score_keeper::remove_hand(), &intent(ScoreKeeperIntent::Remove(at)))
            .key("remove")
    });
    let drop = text_button("btn", words::score_keeper::drop_hand(), &intent(ScoreKeeperIntent::DropHand)).key("drop");
    // The focus begins in the form, not at its end.
    let keep = button().class("btn primary").attr("type", "button").text(words::score_keeper::keep_hand()).key("keep");
    let keep = with_intent(keep, &intent(ScoreKeeperIntent::KeepHand));
    let title = match draft.at() {
        Some(at) => text::correct_hand(at + 1),
        None => text::hand_number(at + 1),
    };
    let dealer = sheet.dealer(at).map(|name| text::deals(name));
    let resting = sheet.resting(at).map(|name| text::rests(name));
    let note = dealer.into_iter().chain(resting).map(|words| format!("{words}.")).collect::<Vec<_>>().join(" ");
    Content { title, note, body, foot: remove.into_iter().chain([drop, keep]).collect() }
}

/// The side that went out, how, and with whom.
fn went_out(sheet: &Sheet, draft: &HandDraft) -> Element {
    let nobody =
        (intent(ScoreKeeperIntent::WentOut(None)), words::score_keeper::nobody().to_owned(), draft.out().is_none());
    let side =
        |(at, name): (usize, String)| (intent(ScoreKeeperIntent::WentOut(Some(at))), name, draft.out() == Some(at));
    let sides = text::sheet_names(sheet).into_iter().enumerate().map(side);
    let partner = draft.out().filter(|_| sheet.rules().rules.lone_taker).map(|out| partner(sheet, draft, out));
    let concealed = draft.out().is_some().then(|| {
        let on = draft.is_concealed();
        let tick = input().attr("type", "checkbox").flag("checked", on);
        let tick = with_intent(tick, &intent(ScoreKeeperIntent::Concealed(!on)));
        label()
            .class("keeper-concealed")
            .key("concealed")
            .child(tick)
            .child(span().text(words::score_keeper::concealed()))
    });
    div()
        .class("row")
        .key("out")
        .child(span().class("label").text(words::score_keeper::went_out()))
        .child(segmented_choice("count-out", words::score_keeper::went_out(), std::iter::once(nobody).chain(sides)))
        .children(concealed)
        .children(partner)
}

/// The partner of who went out, where partners come about in a hand.
fn partner(sheet: &Sheet, draft: &HandDraft, out: usize) -> Element {
    let choose = |side| intent(ScoreKeeperIntent::OutPartner(side));
    let nobody = (choose(None), words::score_keeper::nobody().to_owned(), draft.partner().is_none());
    let others = text::sheet_names(sheet).into_iter().enumerate().filter(|&(at, _)| at != out);
    let others = others.map(|(at, name)| (choose(Some(at)), name, draft.partner() == Some(at)));
    span()
        .class("keeper-partner")
        .key("partner")
        .child(span().class("label").text(words::score_keeper::partner_in_hand()))
        .child(segmented_choice(
            "count-partner",
            words::score_keeper::partner_in_hand(),
            std::iter::once(nobody).chain(others),
        ))
}

/// The choice between items and one number.
fn count_by(side: &Side<'_>) -> Element {
    let ways = CountBy::ALL.map(|by| {
        let word = match by {
            CountBy::Items => words::score_keeper::by_items(),
            CountBy::Total => words::score_keeper::by_total(),
        };
        (intent(ScoreKeeperIntent::CountBy(side.at, by)), word.to_owned(), side.draft.by() == by)
    });
    div().class("keeper-by").key("by").child(segmented_choice(
        &format!("count-by-{}", side.at),
        &text::of_side(words::score_keeper::count_by(), side.name),
        ways,
    ))
}

fn fields(side: &Side<'_>) -> Vec<Element> {
    if side.draft.by() == CountBy::Total {
        return vec![field(side, Item::Total)];
    }
    let special = special_hand(side);
    // A special hand counts alone.
    let mut items = if side.draft.special().is_some() { Vec::new() } else { Item::of_rules(side.rules) };
    // The dealer alone lifts, where not each seat does for itself; what was typed for another side stays in sight.
    let may_lift =
        side.may_deal || Item::Cut.kind(side.rules) != ItemKind::Once || !side.draft.text(Item::Cut).is_empty();
    items.retain(|&item| item != Item::Cut || may_lift);
    special.into_iter().chain(items.into_iter().map(|item| field(side, item))).collect()
}

/// The special hand of a side, where the rules have them.
fn special_hand(side: &Side<'_>) -> Option<Element> {
    let mut all = Item::special_hands(side.rules).peekable();
    all.peek()?;
    let chosen = side.draft.special();
    let none =
        option().attr("value", "none").flag("selected", chosen.is_none()).text(words::score_keeper::no_special());
    let choice = |item: Item| {
        let words = format!("{} ({})", text::item_name(item), text::item_worth(item, side.rules));
        option().attr("value", item).flag("selected", Some(item) == chosen.map(Item::Special)).text(words)
    };
    let choice = select()
        .attr("data-set", format_args!("count-special.{}", side.at))
        .attr("aria-label", text::of_side(words::common::special_hand(), side.name))
        .child(none)
        .children(all.map(choice));
    let words = span().class("label").text(words::common::special_hand());
    Some(div().class("row").key("special").child(words).child(choice))
}

/// An item with its number, and the buttons that change it.
fn field(side: &Side<'_>, item: Item) -> Element {
    let name = text::item_of(item, side.name);
    let is_wrong = side.mistakes.iter().any(|mistake| mistake.item == item);
    let number = input()
        .class("number")
        .key("number")
        .attr("type", "text")
        .attr("inputmode", "numeric")
        .attr("autocomplete", "off")
        .attr("maxlength", 8)
        .attr("data-set", format_args!("count.{}.{item}", side.at))
        .attr("data-live", "")
        .attr("aria-label", &name)
        .maybe("aria-invalid", is_wrong.then_some("true"))
        .attr("value", side.draft.text(item));
    let step = |key: &str, sign: &str, words: String, change: ScoreKeeperIntent| {
        let step = button().class("btn keeper-step").key(key).attr("type", "button").attr("aria-label", words);
        with_intent(step.text(sign), &intent(change))
    };
    let tap = |by| ScoreKeeperIntent::Tap(by, side.at, item);
    let control = span().class("keeper-control").key("control");
    let (control, taps) = match item.kind(side.rules) {
        ItemKind::Once => {
            let on = !side.draft.text(item).is_empty();
            let tick = input().key("tick").attr("type", "checkbox").attr("aria-label", &name).flag("checked", on);
            (control.child(with_intent(tick, &intent(tap(if on { -1 } else { 1 })))), None)
        }
        ItemKind::Number(_) => {
            let fewer = step("fewer", "−", text::one_fewer(item, side.name), tap(-1));
            let more = step("more", "+", text::one_more(item, side.name), tap(1));
            (control.child(fewer).child(number).child(more), None)
        }
        ItemKind::Points => {
            let negate = ScoreKeeperIntent::Negate(side.at, item);
            let sign = step("sign", "±", text::other_sign(item, side.name), negate);
            (control.child(sign).child(number), None)
        }
        ItemKind::CardPoints => {
            let add = |(points, ranks): (i32, String)| {
                let words = text::add_points_to(points, item, side.name);
                step(&format!("add{points}"), &format!("+{points}"), words, tap(points))
                    .child(small().attr("aria-hidden", "true").attr("data-ranks", ranks))
            };
            let taps =
                div().class("keeper-taps").key("taps").children(card_worths(item, side.rules).into_iter().map(add));
            (control.child(number), Some(taps))
        }
    };
    let worth = text::item_worth(item, side.rules);
    let worth = (!worth.is_empty()).then(|| small().text(worth));
    let words = span().class("label").text(text::item_name(item)).children(worth);
    let class = if is_wrong { "row keeper-item bad" } else { "row keeper-item" };
    div().class(class).key(item).child(words).child(control).children(taps)
}

/// A black three, by whose sign all are named.
const BLACK_THREE: Card = Card::new(Rank::Three, Suit::Spades);

/// What a black three counts among the cards of an item, if it is one of them.
fn black_three(item: Item, rules: &Rules) -> Option<i32> {
    let worth = match (item, rules.black_three_role) {
        (_, BlackThreeRole::Bonus) | (Item::Melded, BlackThreeRole::Dead) => 0,
        (Item::Melded, _) => rules.points_of_rank(Rank::Three),
        _ => rules.black_three_held,
    };
    (worth > 0).then_some(worth)
}

/// The values of the cards of an item, each with the ranks that have it. Red threes are counted in other ways, and what counts nothing is
/// not counted.
fn card_worths(item: Item, rules: &Rules) -> Vec<(i32, String)> {
    let ranks = Rank::NATURALS.into_iter().chain([Rank::Two, Rank::Joker]);
    let mut all: Vec<(i32, Vec<Rank>)> = Vec::new();
    for (rank, worth) in ranks.map(|rank| (rank, rules.points_of_rank(rank))).filter(|&(_, worth)| worth > 0) {
        match all.iter_mut().find(|(points, _)| *points == worth) {
            Some((_, ranks)) => ranks.push(rank),
            None => all.push((worth, vec![rank])),
        }
    }
    let sign = |rank: &Rank| text::rank_sign(*rank);
    let run = |ranks: &[Rank]| match ranks {
        [first, _, .., last] => format!("{}–{}", sign(first), sign(last)),
        few => few.iter().map(sign).collect::<Vec<_>>().join(" "),
    };
    let words = |ranks: &[Rank]| {
        let runs = ranks.chunk_by(|one, next| one.index() + 1 == next.index());
        runs.map(run).collect::<Vec<_>>().join(" ")
    };
    let mut all: Vec<(i32, String)> = all.into_iter().map(|(points, ranks)| (points, words(&ranks))).collect();
    if let Some(worth) = black_three(item, rules) {
        let three = text::card_sign(BLACK_THREE);
        match all.iter_mut().find(|(points, _)| *points == worth) {
            Some((_, words)) => *words = format!("{words} {three}"),
            None => all.push((worth, three)),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::Preset;

    #[test]
    fn black_threes_have_a_chip_where_they_are_counted_as_cards() {
        let classic = Preset::Classic.rules();
        let chip =
            |item, rules: &Rules| card_worths(item, rules).into_iter().find(|(points, _)| *points == 5).unwrap().1;
        let three = text::card_sign(BLACK_THREE);
        assert_eq!(chip(Item::Melded, &classic), format!("4–7 {three}"));
        assert_eq!(chip(Item::InHand, &classic), format!("4–7 {three}"));
        let dead = Rules { black_three_role: BlackThreeRole::Dead, black_three_held: 100, ..classic };
        assert_eq!(chip(Item::Melded, &dead), "4–7");
        assert_eq!(card_worths(Item::InHand, &dead).last(), Some(&(100, three)));
        let bonus = Rules { black_three_role: BlackThreeRole::Bonus, ..classic };
        assert_eq!(chip(Item::InHand, &bonus), "4–7");
    }
}
