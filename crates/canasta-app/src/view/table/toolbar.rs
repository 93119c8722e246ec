//! The toolbar: menu, scores, target, opening minimum and tools.

use super::count_classes::count_classes;
use super::menu::menu;
use super::scene::Scene;
use super::seat::side_sign;
use crate::features::settings::{SettingsIntent, Switch};
use crate::pages::glossary::{Term, WordsIntent};
use crate::session::{AdviceIntent, DeviceIntent, DialogIntent, DialogKind, Intent, Session, TableIntent, Undo};
use crate::view::controls::{icon, icon_button, with_intent};
use crate::view::node::{Element, b, button, div, h1, header, i, span};
use crate::view::text;
use crate::words;
use canasta::rules::{OpeningNeed, Side};

/// A button of the toolbar, named and explained by its label.
fn tool(icon_name: &str, label: &str, intent: &Intent) -> Element {
    with_intent(icon_button(icon_name, label).attr("title", label), intent)
}

/// A word of the toolbar that opens its explanation.
fn word(class: &str, words: String, term: Term) -> Element {
    let word = button().class(class).attr("type", "button").text(words);
    with_intent(word, &Intent::Words(WordsIntent::Explain(term)))
}

fn menu_button() -> Element {
    let label = words::common::menu();
    icon_button("menu", label).attr("title", label).attr("popovertarget", "menu")
}

/// The toolbar where there is no table: the menu and the settings.
pub(super) fn bare_toolbar(session: &Session) -> Element {
    let tools = div().class("tools").child(tool(
        "set",
        words::common::settings(),
        &Intent::Dialog(DialogIntent::Open(DialogKind::Settings)),
    ));
    let bare = header().class("toolbar bare").key("bare").child(menu_button()).children(install(session));
    bare.child(tools).child(menu(session, Undo::Nothing))
}

/// The offer to install the game, until it is declined. It is part of the toolbar so that it covers nothing.
fn install(session: &Session) -> Option<Element> {
    let offered = session.can_install() && !session.settings().not_install && session.curtain().is_none();
    offered.then(|| {
        let install = button().class("btn").attr("type", "button").attr("title", words::common::install_note());
        div()
            .class("install")
            .key("install")
            .child(with_intent(
                install.child(icon("plus")).text(words::table::install()),
                &Intent::Device(DeviceIntent::Install),
            ))
            .child(tool("x", words::table::no_thanks(), &Intent::Settings(SettingsIntent::DeclineInstall)))
    })
}

impl Scene<'_> {
    pub(super) fn toolbar(&self) -> Element {
        let target = self.standing.rules.target;
        let scores = div()
            .class(format_args!("scores{}", count_classes(self.names.scoring().all_sides().count())))
            .attr("role", "group")
            .attr("aria-label", words::table::scores())
            .children(self.names.scoring().all_sides().map(|side| self.score(side)));
        let undo = tool("undo", words::common::undo(), &Intent::Table(TableIntent::Undo))
            .maybe("aria-disabled", (self.undo == Undo::Nothing).then_some("true"));
        let hint = tool("hint", words::table::hint(), &Intent::Advice(AdviceIntent::Hint));
        // Nothing of a record can be undone or advised.
        let acts = self.session.look_back().is_none().then_some([undo, hint]);
        let tools = div()
            .class("tools")
            .child(self.sound_button())
            .children(acts.into_iter().flatten())
            .child(tool("pad", words::common::score_pad(), &Intent::Dialog(DialogIntent::Open(DialogKind::Score))))
            .child(tool("set", words::common::settings(), &Intent::Dialog(DialogIntent::Open(DialogKind::Settings))));
        header()
            .class(if self.standing.practice { "toolbar practice-game" } else { "toolbar" })
            .key("toolbar")
            .child(menu_button())
            .child(h1().text(words::common::game()))
            .child(scores)
            .child(
                word("goal", text::goal(target, self.standing.rules.deals, self.standing.hand), Term::Target)
                    .key("goal"),
            )
            .children(self.standing.practice.then(|| {
                let mark = word("practice", words::table::practice().to_owned(), Term::Practice);
                mark.key("practice").attr("data-hint", words::table::practice_note())
            }))
            .child(tools)
            .child(menu(self.session, self.undo))
    }

    /// The total of a side, its progress towards the target, and its opening.
    fn score(&self, side: Side) -> Element {
        let ours = side == self.names.scoring().own_side();
        let total = self.standing.totals[side];
        let share = self.standing.rules.target.map_or(0, |target| (total.max(0) * 100 / target.max(1)).min(100));
        let open = !self.seen.melds(self.seen.sides().playing_for(side)).is_empty();
        let minimum = self.standing.rules.opening_minimum_of_hand(self.seen.scores()[side], self.seen.hand_number());
        let laid = self
            .seen
            .rules()
            .table_score(self.seen.melds(self.seen.sides().playing_for(side)), self.seen.scoring_threes(side));
        let hand = self.seen.ended().and_then(|_| self.session.score()).map(|sheet| sheet.sides[side].hand);
        let need = self.standing.rules.opening_need_of_hand(self.seen.scores()[side], self.seen.hand_number());
        let need = if open || hand.is_some() { OpeningNeed::NOTHING } else { need };
        // There is room for the word alone.
        let shown = if need == OpeningNeed::NOTHING { need } else { OpeningNeed::CANASTA };
        let opening = text::with_canasta(text::opening_state(open, minimum, laid, hand), shown);
        let explain = button()
            .class(if ours { "score we" } else { "score they" })
            .attr("type", "button")
            .attr(
                "data-hint",
                text::and_canasta(text::say_minimum(open, minimum, self.names.scoring().side(side)), need),
            )
            .child(span().class("side").child(side_sign()).text(text::side_name(self.names.scoring().side(side))))
            .child(b().text(text::number(total)))
            .child(
                // A new text is a new element, so that the old one does not move.
                span()
                    .key(&opening)
                    .class(if open { "opening-minimum open" } else { "opening-minimum" })
                    .text(&opening),
            )
            .child(i().class("progress").attr("--p", share).attr("aria-hidden", "true"));
        // What it shows is what it explains: the count of the hand, what lies on the table, or the minimum.
        let about = match hand {
            Some(_) => Intent::Dialog(DialogIntent::Open(DialogKind::Score)),
            None if open || (minimum == 0 && laid != 0) => Intent::Words(WordsIntent::Explain(Term::Score)),
            None => Intent::Words(WordsIntent::Explain(Term::Opening)),
        };
        with_intent(explain, &about)
    }

    /// Turns the sounds on or off.
    fn sound_button(&self) -> Element {
        let on = self.session.settings().sounds;
        let (name, label) =
            if on { ("sound", words::table::sound_is_on()) } else { ("mute", words::table::sound_is_off()) };
        tool(name, label, &Intent::Settings(SettingsIntent::Toggle(Switch::Sounds)))
            .attr("aria-pressed", on)
            .key("sound")
    }
}
