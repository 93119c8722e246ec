//! A record that is looked back at: the panel above the table, and the steps in the place of the person's buttons.

use crate::features::links::LinksIntent;
use crate::session::{
    DialogIntent, DialogKind, Intent, LearnIntent, LookBack, LookBackIntent, MatchReviewIntent, Session, Stride,
    ViewFrom,
};
use crate::view::cards::with_signs;
use crate::view::controls::{icon, icon_button, with_intent};
use crate::view::node::{Element, b, button, div, input, label, option, p, section, select, span};
use crate::view::table::scene::Scene;
use crate::view::text::{self, Names};
use crate::words;

/// A button that shows an icon, with a name that is seen where the pointer rests.
fn sign(icon_name: &str, label: &str, intent: &Intent) -> Element {
    with_intent(icon_button(icon_name, label).attr("title", label), intent)
}

/// A button with an icon and a word, of which only the icon is seen where there is little room, and a hint for the pointer.
fn worded(icon_name: &str, word: &str, hint: &str, intent: &Intent) -> Element {
    let button = button().class("btn").attr("type", "button").attr("title", hint);
    with_intent(button.child(icon(icon_name)).child(span().text(word)), intent)
}

/// The panel above the table, while a record is looked back at or played on.
pub(crate) fn panel(session: &Session, names: Names<'_>) -> Option<Element> {
    if let Some(look) = session.branch() {
        return Some(branch_panel(look));
    }
    let look = session.look_back()?;
    let play_on = worded(
        "play",
        words::look_back::play_on(),
        words::look_back::play_on_note(),
        &Intent::LookBack(LookBackIntent::PlayOn),
    )
    .key("play-on")
    .maybe("aria-disabled", (!look.can_play_on()).then_some("true"));
    let turns = Intent::Dialog(DialogIntent::Open(DialogKind::History));
    let is_reviewed = session.match_review().is_some();
    let review = worded(
        "eye",
        words::common::review(),
        words::look_back::review_note(),
        &Intent::MatchReview(MatchReviewIntent::Toggle),
    )
    .key("review")
    .attr("aria-pressed", is_reviewed)
    .maybe("aria-disabled", (!session.can_review_record()).then_some("true"));
    let send = Intent::Links(LinksIntent::Open);
    let tools = span()
        .class("look-tools")
        .child(review)
        .child(play_on)
        .child(worded("list", words::look_back::turns_of_hand(), words::look_back::turns_note(), &turns).key("turns"))
        .child(worded("send", words::links::send(), words::links::send_note(), &send).key("send"));
    let close = sign("x", words::look_back::leave_look_back(), &Intent::Learn(LearnIntent::Leave)).key("close");
    let said = session.feedback().map(text::feedback);
    Some(
        section()
            .class("look-back")
            .key("look-back")
            .attr("aria-label", words::look_back::looking_back())
            .child(hands(look))
            .child(views(look, names))
            .child(tools)
            .child(close)
            .child(
                p().class("look-said")
                    .key("said")
                    .attr("aria-live", "polite")
                    .children(said.map(|words| span().text(words))),
            ),
    )
}

/// The hand that is shown, which can be chosen if there are several.
fn hands(look: &LookBack) -> Element {
    let (at, hands) = (look.at().hand, look.hands());
    if hands == 1 {
        return b().class("hands").key("hands").text(text::hand_number(1));
    }
    let one = |hand: usize| option().attr("value", hand).flag("selected", hand == at).text(text::hand_number(hand + 1));
    let choice = select().attr("data-set", "look-hand").children((0..hands).map(one));
    let words = span().class("sr-only").text(words::look_back::hand_shown());
    label()
        .class("look-choice hands")
        .key("hands")
        .child(words)
        .child(choice.attr("title", text::hand_of(look.at(), hands)))
}

/// From where the hand is seen.
fn views(look: &LookBack, names: Names<'_>) -> Element {
    let one = |view: ViewFrom| {
        let one = option().attr("value", view).flag("selected", view == look.view());
        one.text(text::seen_from(view, names))
    };
    let choice = select().attr("data-set", "look-from").children(look.views().map(one));
    label().class("look-choice look-from").key("from").child(span().text(words::look_back::look_from())).child(choice)
}

/// The panel while a hand is played on.
fn branch_panel(look: &LookBack) -> Element {
    let again = worded(
        "again",
        words::common::once_more(),
        words::common::once_more(),
        &Intent::LookBack(LookBackIntent::PlayOnAgain),
    )
    .key("again");
    let back = sign("x", words::common::back_to_record(), &Intent::Learn(LearnIntent::Leave)).key("close");
    section()
        .class("look-back branch")
        .key("look-back")
        .attr("aria-label", words::look_back::play_on())
        .child(b().text(text::played_on_from(look)))
        .child(span().class("look-tools").child(again))
        .child(back)
}

impl Scene<'_> {
    /// Where the record is, and the steps to other moments, in the place of the action bar.
    pub(crate) fn look_bar(&self) -> Option<Element> {
        let look = self.session.look_back()?;
        let step = |icon_name: &str, class: &str, label: &str, stride: Stride| {
            let step = button().class(format_args!("action {class}")).key(stride.name()).attr("type", "button");
            let step = step.attr("aria-label", label).attr("title", label);
            let step = step.maybe("aria-disabled", (!look.can_go(stride)).then_some("true"));
            with_intent(step.child(icon(icon_name)), &Intent::LookBack(LookBackIntent::Go(stride)))
        };
        let (play_icon, play) = match look.is_playing() {
            true => ("pause", words::look_back::pause_record()),
            false => ("play", words::look_back::play_record()),
        };
        let play_button = button().class("action primary").key("play").attr("type", "button");
        let play_button = play_button.attr("aria-label", play).attr("title", play).child(icon(play_icon));
        let speed = button().class("action speed").key("speed").attr("type", "button");
        let times = text::speed(look.speed());
        let speed = speed.attr("aria-label", words::look_back::speed(times)).text(times);
        let transport = div()
            .class("transport")
            .key("transport")
            .child(step("last", "mirrored", words::look_back::to_start(), Stride::Start))
            .child(step("fast", "mirrored", words::look_back::turn_back(), Stride::TurnBack))
            .child(step("next", "mirrored", words::look_back::action_back(), Stride::Back))
            .child(with_intent(play_button, &Intent::LookBack(LookBackIntent::Play)))
            .child(step("next", "", words::look_back::action_on(), Stride::On))
            .child(step("fast", "", words::look_back::turn_on(), Stride::TurnOn))
            .child(step("last", "", words::look_back::to_end(), Stride::End));
        let speed = with_intent(speed, &Intent::LookBack(LookBackIntent::ChangeSpeed));
        let share = look.at().actions * 100 / look.course().len().max(1);
        let scrubber = input()
            .class("scrubber")
            .key("scrubber")
            .attr("type", "range")
            .attr("min", 0)
            .attr("max", look.course().len())
            .attr("value", look.at().actions)
            .attr("--p", share)
            .attr("data-set", "look-at")
            .flag("data-live", true)
            .attr("aria-label", words::look_back::moment_of_hand())
            .attr("aria-valuetext", text::say_moment(look, self.names));
        // The live log and the scrubber say it.
        let place = p().class("look-place").key("place").attr("aria-hidden", "true");
        let place = place
            .child(b().text(text::round_of(look)))
            .text(" ")
            .children(with_signs(&text::turn_so_far(look, self.names)));
        Some(
            div()
                .class("action-bar look-bar")
                .key("action-bar")
                .attr("role", "group")
                .attr("aria-label", words::look_back::record_steps())
                .child(place)
                .child(scrubber)
                .child(speed)
                .child(transport),
        )
    }
}
