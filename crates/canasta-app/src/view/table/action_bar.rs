//! The buttons below the hand.

use super::count_classes::count_classes;
use super::scene::Scene;
use crate::session::{
    ActionButton, ActionKind, AdviceIntent, DialogIntent, DialogKind, Intent, LookBackIntent, TableIntent, Tempo, Undo,
};
use crate::view::cards::with_signs;
use crate::view::controls::{icon, with_intent};
use crate::view::node::{Element, b, button, div, small, span};
use crate::view::text;
use crate::words;
use canasta::rules::{Action, Card, CardSet, FrozenBy, Group, Phase};

impl Scene<'_> {
    pub(super) fn action_bar(&self) -> Element {
        let group = |class: &str| {
            div().class(class).key("action-bar").attr("role", "group").attr("aria-label", words::common::actions())
        };
        if let Some(drill) = self.drill_bar() {
            return drill;
        }
        if let Some(look) = self.look_bar() {
            return look;
        }
        if let Some(others) = self.others_turn() {
            return others;
        }
        let acts = group("action-bar");
        if self.is_below_scene() {
            return acts;
        }
        if let Some(between) = self.between_turns() {
            let classes = ["action primary", "action"];
            return acts.children(between.into_iter().zip(classes).map(|((word, intent), class)| {
                with_intent(button().class(class).key(&intent).attr("type", "button").child(b().text(word)), &intent)
            }));
        }
        let answering = self.is_my_turn() && self.seen.phase() == Phase::Answer;
        if answering {
            // The question has buttons of its own.
            return acts;
        }
        let open =
            |button: &ActionButton| button.is_open() && !matches!(button.kind, ActionKind::Unstage | ActionKind::Ask);
        let advised = self.action_buttons.iter().position(|button| button.is_open() && self.is_advised(button));
        let best = advised.or_else(|| self.action_buttons.iter().position(open));
        // The button to take staged groups back stands beside them.
        let action_buttons: Vec<(usize, &ActionButton)> =
            self.action_buttons.iter().enumerate().filter(|(_, button)| button.kind != ActionKind::Unstage).collect();
        let bound = self.obligation();
        let bar =
            group(&format!("action-bar own{}", count_classes(action_buttons.len() + usize::from(bound.is_some()))));
        // One button at a time is highlighted.
        let best = best.filter(|_| self.is_my_turn() && !self.hint_leads());
        let buttons = action_buttons.into_iter().map(|(at, button)| self.action_button(button, best == Some(at)));
        bar.children(self.own_tools()).children(buttons).children(bound)
    }

    /// Whether the scene at the end of the hand covers the table. It has the same buttons, and nobody is to meet them twice.
    fn is_below_scene(&self) -> bool {
        self.seen.ended().is_some() && self.session.dialog_kind() == Some(DialogKind::Score)
    }

    /// Undo and hint, within reach of the thumb. The style sheets show them where the toolbar has no room for them.
    fn own_tools(&self) -> [Element; 2] {
        let tool = |sign: &str, label: &str, intent: Intent| {
            let tool = button().class("action tool").key(format_args!("tool-{sign}")).attr("type", "button");
            with_intent(tool.child(icon(sign)).child(span().text(label)), &intent)
        };
        let undo = tool("undo", words::common::undo(), Intent::Table(TableIntent::Undo))
            .maybe("aria-disabled", (self.undo == Undo::Nothing).then_some("true"));
        [undo, tool("hint", words::table::hint(), Intent::Advice(AdviceIntent::Hint))]
    }

    /// The buttons outside the person's turn: after the hand, without a line to the host, and while the others play or are paused.
    pub(super) fn between_turns(&self) -> Option<[(&'static str, Intent); 2]> {
        if self.session.replay().is_some() {
            let (back, next) = (Intent::Table(TableIntent::EndReplay), Intent::Table(TableIntent::Skip));
            return Some([(words::table::back_to_game(), back), (words::table::next_step(), next)]);
        }
        if !self.goes_on() {
            let next = match self.standing.end {
                // The host deals.
                _ if self.session.is_guest() => {
                    (words::friends::friends_table(), Intent::Dialog(DialogIntent::Open(DialogKind::Friends)))
                }
                _ if self.session.branch().is_some() => {
                    (words::common::once_more(), Intent::LookBack(LookBackIntent::PlayOnAgain))
                }
                None if self.session.has_ended_early() => {
                    (words::table::day_result(), Intent::Table(TableIntent::NextHand))
                }
                None => (words::common::next_hand(), Intent::Table(TableIntent::NextHand)),
                Some(_) => (words::common::new_game(), Intent::Dialog(DialogIntent::Open(DialogKind::NewGame))),
            };
            return Some([next, (words::table::score(), Intent::Dialog(DialogIntent::Open(DialogKind::Score)))]);
        }
        let (pause, step) = (Intent::Table(TableIntent::TogglePause), Intent::Table(TableIntent::Step));
        match self.session.tempo() {
            _ if self.is_my_turn() || !self.session.others_play() => None,
            Tempo::Paused => Some([(words::table::resume(), pause), (words::table::one_step(), step)]),
            Tempo::Running | Tempo::Hurried => {
                // Who rests need not watch.
                let faster = match self.session.is_resting() {
                    true => words::table::on_to_next_hand(),
                    false => words::table::faster(),
                };
                Some([(words::table::pause(), pause), (faster, Intent::Table(TableIntent::Hurry))])
            }
        }
    }

    fn is_advised(&self, action: &ActionButton) -> bool {
        self.session.hint_shown().is_some_and(|hint| action.kind.does(hint))
    }

    fn action_button(&self, action: &ActionButton, primary: bool) -> Element {
        let (word, effect) = self.button_text(action);
        let act = button()
            .class(if primary { "action primary" } else { "action" })
            .key(format_args!("action-{}", action.kind.name()))
            .attr("type", "button")
            .maybe("aria-disabled", (!action.is_open()).then_some("true"))
            .flag("data-advised", self.is_advised(action));
        // A new text, or another number of buttons, makes a new element, so that the words of the others do not move.
        let words = span().class("action-text").key(format_args!("{} {word}: {effect}", self.action_buttons.len()));
        // By ear the effect is told from the word by a colon, which has no room. A box of its own would be read with a space before it.
        let colon = || span().class("colon").text(":");
        let title = b().children(with_signs(&word));
        let words = match effect.is_empty() {
            true => words.child(title),
            false => words.child(title.child(colon())).child(small().text(effect)),
        };
        let act = act.child(words);
        with_intent(act, &Intent::Table(TableIntent::Act(action.kind)))
    }

    /// The label of a button, and the effect or the reason why not.
    pub(super) fn button_text(&self, button: &ActionButton) -> (String, String) {
        let picked = self.session.hand_layout().picked();
        let staged = self.session.staged();
        let first = button.ways.as_ref().ok().and_then(|ways| ways.first());
        let several = button.ways.as_ref().is_ok_and(|ways| ways.len() > 1);
        let reason = button.ways.as_ref().err().map(|reason| text::unavailable_short(reason, self.names));
        let points = button.points.map(|(points, minimum)| self.with_canasta(text::points_of(points, minimum)));
        let opens = button.points.map(|(points, minimum)| text::opens(points, minimum));
        match button.kind {
            ActionKind::Draw => {
                let n = usize::from(self.seen.rules().draw_count).min(self.seen.stock_len());
                let word = if self.seen.stock_len() == 0 { words::table::end_the_hand() } else { words::table::draw() };
                let effect = if n == 0 { words::table::stock_is_empty().to_owned() } else { text::cards_count(n) };
                (word.to_owned(), reason.unwrap_or(effect))
            }
            ActionKind::Take => {
                let with = match first {
                    Some(Action::Take { with, .. }) if !several => with.cards,
                    Some(_) => picked,
                    // The reason says enough.
                    None => CardSet::EMPTY,
                };
                let word = text::take_with(with);
                let more: Vec<CardSet> = match first {
                    Some(Action::Take { groups, .. }) if !several && staged.is_empty() => {
                        groups.iter().map(|group| group.cards).collect()
                    }
                    _ => Vec::new(),
                };
                let pile = self.seen.takeable_len();
                let opens = match (opens, more.is_empty()) {
                    (Some(opens), false) => Some(text::lays_too(&more, &opens)),
                    (opens, _) => opens,
                };
                let effect =
                    if several { text::choose_how(pile) } else { opens.unwrap_or_else(|| text::cards_count(pile)) };
                (word, reason.unwrap_or(effect))
            }
            ActionKind::Lay => {
                let cards = staged.iter().fold(picked, |sum, group| sum.checked_add(group.cards).unwrap_or(sum));
                let word = match (cards.is_empty(), staged.len()) {
                    (true, _) => words::table::lay().to_owned(),
                    (false, 0) => text::lay(cards),
                    (false, 1) if picked.is_empty() => words::table::lay_the_opening().to_owned(),
                    (false, _) => words::table::lay_all().to_owned(),
                };
                let plain = match first {
                    Some(Action::Meld(groups)) => self.lay_effect(groups),
                    _ => String::new(),
                };
                let effect = if several { words::table::choose_where().to_owned() } else { opens.unwrap_or(plain) };
                (word, reason.unwrap_or(effect))
            }
            ActionKind::Stage => (text::stage_cards(picked), points.unwrap_or_default()),
            ActionKind::Unstage => (words::table::take_all_back().to_owned(), String::new()),
            ActionKind::Discard => {
                let card = picked.nth(0).filter(|_| picked.len() == 1);
                let word = text::discard(card);
                (word, reason.unwrap_or_else(|| self.discard_effect(card).to_owned()))
            }
            ActionKind::Keep => (words::table::keep_card().to_owned(), words::table::ends_turn().to_owned()),
            ActionKind::Ask => (words::table::ask().to_owned(), words::table::answer_binds().to_owned()),
            ActionKind::Special => {
                let hand = match first {
                    Some(&Action::Special(hand)) => text::special_hand(hand.into()),
                    _ => "",
                };
                (words::table::lay_special_hand().to_owned(), hand.to_owned())
            }
            ActionKind::Yes => (words::table::yes().to_owned(), String::new()),
            ActionKind::No => (words::table::no().to_owned(), String::new()),
        }
    }

    /// The effect of discarding this card.
    fn discard_effect(&self, card: Option<Card>) -> &'static str {
        let rules = self.seen.rules();
        let frozen = matches!(self.seen.frozen_to(self.side()), Some(by) if by != FrozenBy::NotMelded);
        match card.filter(|_| rules.pile_allowed) {
            _ if self.seen.hand().len() == 1 => words::table::and_go_out(),
            Some(card) if card.is_wild() && rules.freezing && !frozen => words::table::freezes_pile(),
            Some(card) if rules.blocks(card) => words::table::blocks_pile(),
            _ => words::table::ends_turn(),
        }
    }

    fn lay_effect(&self, groups: &[Group]) -> String {
        let points: i32 = groups.iter().map(|group| self.seen.rules().points_of(group.cards)).sum();
        if groups.len() != 1 {
            return text::points_gained(points);
        }
        let before = self.seen.melds(self.side());
        let Some(after) = self.seen.melds_after(&Action::Meld(groups.to_vec())) else {
            return text::points_gained(points);
        };
        match after.since(before).find(|(meld, old)| meld.cards != *old) {
            None => text::points_gained(points),
            Some(_) if after.canastas_since(before).next().is_some() => text::closes_canasta(points),
            Some((_, old)) if old.is_empty() => text::new_meld(points),
            Some((meld, _)) => text::enlarges_meld(points, meld.cards.len(), meld.kind),
        }
    }
}
