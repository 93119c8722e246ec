//! What has just happened, what is to be done, and why something was refused.

use super::{Scene, doing};
use crate::rules::{Bound, Phase};
use crate::session::{Happening, Intent, Session, Verb};
use crate::view::cards::icon;
use crate::view::node::{Element, b, button, div, p, span};
use crate::view::text::{self, Names};

/// Something to know that is no refusal: about storage.
pub(super) fn notice(session: &Session, names: Names<'_>) -> Option<Element> {
    let notice = session.notice()?;
    if notice.is_passing() {
        return None;
    }
    let (head, rest) = text::notice(notice, names);
    let close = doing(button().class("btn").attr("type", "button").text("Understood"), &Intent::Dismiss);
    let words = p().child(b().text(head)).text(" ").text(rest);
    Some(div().class("notice").key("notice").attr("role", "alert").child(words).child(close))
}

impl Scene<'_> {
    /// What has just happened, and what is to be done.
    pub(super) fn message(&self) -> Element {
        let words = text::happenings(last_words(self.session.log()), self.names);
        let prompt = self.prompt();
        let gap = if words.is_empty() || prompt.is_empty() { "" } else { " " };
        let all = format!("{words}{gap}{prompt}");
        // New words are a new element: they do not push the old ones about. The live log announces them.
        let line = (!all.is_empty()).then(|| span().key(&all).text(&all));
        p().class("msg").key("msg").children(line)
    }

    pub(super) fn prompt(&self) -> String {
        if self.session.is_paused() && self.seen.ended().is_none() && !self.is_my_turn() {
            return "Paused.".to_owned();
        }
        if self.seen.ended().is_some() || !self.is_my_turn() {
            return String::new();
        }
        match self.seen.phase() {
            // The question itself says it.
            Phase::Answer => String::new(),
            Phase::Draw => {
                let open = |verb| self.offers.iter().any(|offer| offer.verb == verb && offer.is_open());
                match (open(Verb::Take), open(Verb::Draw), self.seen.stock_len()) {
                    (true, true, 1..) => "Draw, or take the pile.",
                    (true, true, _) => "Take the pile, or end the hand.",
                    (true, false, _) => "You must take the pile.",
                    (false, _, 0) => "The stock is empty: end the hand.",
                    (false, ..) => "Your turn: draw.",
                }
                .to_owned()
            }
            Phase::Play => match self.seen.bound() {
                Bound::MustGoOut => "You must go out in this turn.".to_owned(),
                Bound::Free | Bound::MayNotGoOut => "Meld, or choose a card to discard.".to_owned(),
            },
        }
    }

    /// Why an action was refused. The element is always there, so that what comes into it is announced.
    pub(super) fn refusal(&self) -> Element {
        let say = div().class("say").key("say").attr("role", "alert");
        let Some(notice) = self.session.notice().filter(|notice| notice.is_passing()) else {
            return say.attr("hidden", "");
        };
        let (_, words) = text::notice(notice, self.names);
        let close = button().class("ib").attr("type", "button").attr("aria-label", "Dismiss").child(icon("x"));
        say.child(span().text(words)).child(doing(close, &Intent::Dismiss))
    }
}

/// The happenings worth a sentence now: those of the last seat that did something, at most three.
fn last_words(log: &[Happening]) -> &[Happening] {
    let Some(last) = log.last() else { return log };
    let seat = last.seat();
    let mut start = log.len() - 1;
    while start > 0 && log.len() - start < 3 && log[start - 1].seat() == seat {
        start -= 1;
    }
    &log[start..]
}
