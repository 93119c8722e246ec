//! The shuffled deck before the deal, and the check of the deal after the hand.

use crate::session::{DialogKind, Intent, LuckyCards, Session, TableIntent};
use crate::view::cards::{bare_card, meld_order};
use crate::view::controls::with_intent;
use crate::view::form_controls::{ALERT, live_region};
use crate::view::node::{
    Element, b, button, details, div, input, p, small, span, summary, table, tbody, td, th, thead, tr,
};
use crate::view::text::{self, Names};
use crate::words;

/// The fingerprint of the next deck, and the cut.
pub(super) fn deck(session: &Session) -> Option<Element> {
    // The decks of a link follow from it, and friends shuffle together.
    let is_own = session.dialog_kind() == Some(DialogKind::NewGame) || !session.is_shared();
    let fingerprint = session.fingerprint().filter(|_| is_own && session.sent().is_none())?;
    let cut = input()
        .attr("type", "number")
        .attr("id", "cut")
        .attr("data-set", "cut")
        .attr("inputmode", "numeric")
        .attr("min", 0)
        .attr("max", session.most_cut())
        .attr("value", session.cut())
        .attr("aria-label", words::deck::cut());
    let words = span().class("label").text(words::deck::cut()).child(small().text(words::deck::cut_note()));
    let row = div().class("row").child(words).child(cut);
    let fingerprint = span().class("hash").text(fingerprint);
    let (before, after) = text::around(&words::common::fingerprint);
    let bold = |words: String| (!words.is_empty()).then(|| b().text(words));
    let fingerprint = p().children(bold(before)).child(fingerprint).children(bold(after));
    let wrong = session.is_cut_refused().then(|| text::bad_cut(session.most_cut()));
    let wrong = live_region(ALERT, "error", "bad-cut", wrong);
    let folded = details().key("next").child(summary().text(words::deck::next_deck())).child(row).child(fingerprint);
    // The error is visible while the rest is folded away.
    Some(div().class("deck").key("deck").flag("data-next", true).child(folded).child(wrong))
}

/// The deck and the dealt hands of a finished hand, and a button that checks them.
pub(super) fn proof(session: &Session, names: Names<'_>) -> Option<Element> {
    let proof = session.proof()?;
    let hands = proof.hands.iter().map(|&(seat, cards)| {
        let fan = span().class("fan").attr("aria-hidden", "true");
        let words = text::cards_in_full(cards);
        let fan = fan.children(meld_order(cards).map(|one| bare_card(one, "")));
        let (before, after) = text::was_dealt(seat, names);
        let bold = |words: String| (!words.is_empty()).then(|| b().text(words));
        p().children(bold(before)).child(span().class("sr-only").text(words)).child(fan).children(bold(after))
    });
    let check = button().class("btn").attr("type", "button").text(words::deck::check());
    let came = proof.check.map(|checked| b().text(text::checked(checked)));
    Some(
        details()
            .class("deck")
            .key("proof")
            .child(summary().text(words::deck::deck_and_hands()))
            .child(p().child(span().class("hash").text(text::shown_fingerprint(proof.commitment.as_deref()))))
            .child(p().around(text::around(&words::deck::deck_was), span().class("hash").text(&proof.deck)))
            .child(p().text(text::cut(proof.cut)))
            .children(hands)
            .child(p().child(small().text(words::deck::check_note())))
            .child(
                div()
                    .class("row")
                    .child(with_intent(check, &Intent::Table(TableIntent::CheckDeal)))
                    .child(span().attr("aria-live", "polite").children(came)),
            ),
    )
}

/// The wilds and the threes laid out that each seat got from the deck.
pub(super) fn lucky_cards(session: &Session, names: Names<'_>) -> Option<Element> {
    let all = session.lucky_cards();
    if all.is_empty() {
        return None;
    }
    let head = |word: &str| th().attr("scope", "col").text(word);
    let heads = tr()
        .child(head(words::deck::seat()))
        .child(head(words::deck::wilds()))
        .child(head(text::threes_laid(&session.current_rules())));
    let row = |luck: &LuckyCards| {
        tr().child(th().attr("scope", "row").text(names.of(luck.seat)))
            .child(td().text(luck.wilds))
            .child(td().text(luck.red_threes))
    };
    let sheet = table().class("sheet").child(thead().child(heads)).child(tbody().children(all.iter().map(row)));
    Some(details().key("luck").child(summary().text(words::deck::luck())).child(sheet))
}
