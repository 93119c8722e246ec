//! The message line, refusals and notices.

use super::scene::Scene;
use crate::session::{ActionKind, DeviceIntent, GameEvent, Intent, Notice, NoticeIntent, Session, TableIntent, Tempo};
use crate::view::cards::with_signs;
use crate::view::controls::{icon, icon_button, with_intent};
use crate::view::node::{Element, b, button, div, p, small, span};
use crate::view::text::{self, Names};
use crate::words;
use crate::words::notices as say;
use canasta::rules::{Phase, TurnObligation};

/// A notice about the device or the save. Before the parts are there, which say all others, only what is missing is told.
pub(super) fn notice(session: &Session, names: Names<'_>) -> Option<Element> {
    if let Some(parts) = session.parts() {
        return (parts.warning)(session, names);
    }
    let (head, rest, again) = match session.warning()? {
        Notice::PartsMissing => {
            (say::parts_missing_head(), words::common::parts_missing_note(), DeviceIntent::LoadParts)
        }
        Notice::WordsMissing => {
            (words::common::words_missing(), words::common::words_missing_note(), DeviceIntent::LoadWords)
        }
        _ => return None,
    };
    let again = notice_button("btn primary", words::common::try_again(), &Intent::Device(again));
    Some(alert(head, rest, Some(again)))
}

/// A button of a notice.
pub(super) fn notice_button(class: &str, word: &str, intent: &Intent) -> Element {
    with_intent(button().class(class).attr("type", "button").text(word), intent)
}

/// The words of a notice.
pub(super) fn notice_words(head: &str, rest: &str) -> Element {
    p().child(b().text(head)).text(" ").text(rest)
}

/// A notice that is announced at once, with what can be done about it.
pub(super) fn alert(head: &str, rest: &str, action: Option<Element>) -> Element {
    let ok = notice_button("btn", words::table::ok(), &Intent::Notice(NoticeIntent::CloseWarning));
    let notice = div().class("notice").key("notice").attr("role", "alert");
    notice.child(notice_words(head, rest)).children(action).child(ok)
}

impl Scene<'_> {
    /// The last events and the prompt, in words: nobody sees them. The live log announces them.
    pub(super) fn message(&self) -> Element {
        let words = text::events_aloud(last_words(self.session.log()), self.names);
        let all = format!("{words} {}", self.prompt_to_addressee());
        let all = all.trim();
        p().class("message").key("message").children((!all.is_empty()).then(|| span().key(all).text(all)))
    }

    /// The prompt, to one of several people by name.
    pub(super) fn prompt_to_addressee(&self) -> String {
        let prompt = self.prompt();
        match self.addressee().filter(|_| !prompt.is_empty()) {
            Some(name) => text::addressed(name, &prompt),
            None => prompt,
        }
    }

    pub(super) fn prompt(&self) -> String {
        if self.session.is_paused() && self.seen.ended().is_none() && !self.is_my_turn() {
            return words::table::paused().to_owned();
        }
        if self.seen.ended().is_some() || !self.is_my_turn() {
            return String::new();
        }
        let todo = self.instruction();
        if self.session.is_paused() && !todo.is_empty() {
            return format!("{} {todo}", words::table::paused_others());
        }
        todo
    }

    /// What the others do, in the place of the person's buttons: one sentence between the buttons that set their pace.
    pub(super) fn others_turn(&self) -> Option<Element> {
        let is_replay = self.session.replay().is_some();
        let buttons = self.between_turns().filter(|_| is_replay || self.goes_on())?;
        let [before, after] = buttons.map(|(word, intent)| {
            let class = if self.session.is_paused() && matches!(intent, Intent::Table(TableIntent::TogglePause)) {
                "action primary"
            } else {
                "action"
            };
            let icon_name = match intent {
                Intent::Table(TableIntent::TogglePause) if self.session.is_paused() => "play",
                Intent::Table(TableIntent::TogglePause) => "pause",
                Intent::Table(TableIntent::EndReplay) => "x",
                Intent::Table(TableIntent::Hurry) => "fast",
                _ => "next",
            };
            // Where there is little room, only the icon is seen.
            let is_hurried = self.session.tempo() == Tempo::Hurried;
            let label = button().class(class).key(&intent).attr("type", "button").attr("title", word);
            let label = label.maybe("aria-pressed", (icon_name == "fast").then_some(is_hurried));
            with_intent(label.child(icon(icon_name)).child(b().text(word)), &intent)
        });
        let (name, words) = self.others_words();
        let again = is_replay.then(|| small().class("again").key("again").text(words::common::last_round_again()));
        // The live log announces it.
        let sentence = p().class("telling").key("telling").attr("aria-hidden", "true");
        // A new text is a new element, so that the old one does not move.
        let line = span().key(format_args!("{name} {words}"));
        let line = line.children(again).child(b().text(name)).text(" ").children(with_signs(&words));
        let sentence = sentence.child(line);
        Some(
            div()
                .class("action-bar others")
                .key("action-bar")
                .attr("role", "group")
                .attr("aria-label", words::common::actions())
                .child(before)
                .child(sentence)
                .child(after),
        )
    }

    /// The player whom the sentence about the others is about, and what it says.
    fn others_words(&self) -> (&str, String) {
        let turn = last_turn(self.session.log());
        let actor = turn.first().and_then(GameEvent::seat).filter(|&seat| !self.names.is_you(seat));
        let words = text::turn_now(turn);
        match actor.filter(|_| !words.is_empty()) {
            Some(seat) => {
                let is_over = turn.iter().any(|what| {
                    matches!(what, GameEvent::Discarded { .. } | GameEvent::Kept { .. } | GameEvent::Ended { .. })
                });
                (self.names.of(seat), if is_over { format!("{words}.") } else { words::table::goes_on(&words) })
            }
            None => {
                let is_thinking = self.session.is_thinking();
                let words = if is_thinking { words::table::is_thinking() } else { words::table::plays_now() };
                (self.names.of(self.seen.to_act()), words.to_owned())
            }
        }
    }

    /// The player whose hand is shown, where several people share the device.
    fn addressee(&self) -> Option<&str> {
        self.session.has_several_persons().then(|| self.names.of(self.own_seat()))
    }

    /// The action that the game waits for.
    fn instruction(&self) -> String {
        match self.seen.phase() {
            // The question says it.
            Phase::Answer => String::new(),
            Phase::Draw => {
                let open = |kind| self.action_buttons.iter().any(|button| button.kind == kind && button.is_open());
                match (open(ActionKind::Take), open(ActionKind::Draw), self.seen.stock_len()) {
                    (true, true, 1..) => words::table::draw_or_take(),
                    (true, true, _) => words::table::take_or_end(),
                    (true, false, _) => words::table::must_take(),
                    (false, _, 0) => words::table::must_end(),
                    (false, ..) => words::table::must_draw(),
                }
                .to_owned()
            }
            Phase::Play => match self.seen.obligation() {
                TurnObligation::MustGoOut => words::common::must_go_out().to_owned(),
                _ if self.seen.is_closed_turn() => words::errors::refused_pick_one().to_owned(),
                TurnObligation::Free | TurnObligation::MayNotGoOut => words::table::meld_or_discard().to_owned(),
            },
        }
    }

    /// The class of a callout above the hand. It moves aside for staged groups.
    pub(super) fn callout_class(&self, more: &str) -> String {
        format!("callout{more}{}", if self.session.staged().is_empty() { "" } else { " aside" })
    }

    /// The reason of a refusal, which the log announces. The element is always there; while it is empty it is invisible.
    pub(super) fn refusal(&self) -> Element {
        let say = div().class(self.callout_class("")).key("callout");
        let Some(words) = text::refusal(self.session, self.names) else { return say };
        let close = icon_button("x", words::table::dismiss());
        say.child(span().text(words)).child(with_intent(close, &Intent::Notice(NoticeIntent::CloseRefusal)))
    }
}

/// The events of the turn that is played, or was played last.
fn last_turn(log: &[GameEvent]) -> &[GameEvent] {
    let actor = log.last().and_then(GameEvent::seat);
    let start = log.iter().rposition(|what| what.seat() != actor).map_or(0, |at| at + 1);
    &log[start..]
}

/// The latest events of one seat, at most three.
fn last_words(log: &[GameEvent]) -> &[GameEvent] {
    let Some(last) = log.last() else { return log };
    let seat = last.seat();
    let mut start = log.len() - 1;
    while start > 0 && log.len() - start < 3 && log[start - 1].seat() == seat {
        start -= 1;
    }
    &log[start..]
}
