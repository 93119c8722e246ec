//! The zones of the sides: their melds, red threes, and the place where the selection would lie.

use super::packing::line_lengths;
use super::scene::Scene;
use super::seat::side_sign;
use crate::pages::glossary::{Term, WordsIntent};
use crate::session::{ActionKind, GrownMeld, Intent, MeldChange, TableIntent};
use crate::view::cards::{card, meld_order, tiny_card, top_of_canasta};
use crate::view::controls::with_intent;
use crate::view::node::{Element, b, button, div, h2, header, i, p, section, small, span};
use crate::view::text::{self, SideName};
use crate::words;
use canasta::rules::sort::insertion_sort_by_key;
use canasta::rules::{Action, Canasta, CardSet, Group, Meld, MeldKey, MeldKind, Melds, Rank, Seat, Side};
use std::cmp::Reverse;

/// From this many melds on, their captions and tags take less room.
const MANY_MELDS: usize = 6;
/// From this many on, on small screens captions lie on the cards.
const CROWDED: usize = 9;

/// The strip that shows of a covered card, in hundredths of its width; in large print it is wider.
const STRIP: usize = 36;
const STRIP_IN_LARGE_PRINT: usize = 58;

/// The width of a squared canasta, in hundredths of the width of a card; a wild lies crosswise in a mixed one.
const NATURAL_WIDTH: usize = 110;
const MIXED_WIDTH: usize = 140;

/// A number of hundredths.
fn hundredths(n: usize) -> String {
    format!("{}.{:02}", n / 100, n % 100)
}

impl Scene<'_> {
    pub(super) fn zone(&self, side: Side) -> Element {
        let ours = side == self.side();
        let class = if ours { "we" } else { "they" };
        // Of two sides each class is a zone of its own.
        let name = match self.seen.sides().count() {
            3.. if !ours => format!("{class}-{}", side.index()),
            _ => class.to_owned(),
        };
        let melds = self.seen.melds(side);
        let staging = ours && !self.session.staged().is_empty();
        let place = self.place_for_selection().filter(|_| ours && !staging);
        let laid = in_order(melds);
        // The style sheets size the melds by the lengths of their rows.
        let large_print = self.session.settings().large_print;
        let widths: Vec<usize> =
            laid.iter().map(|&(_, meld)| width_of(meld, large_print)).chain(place.is_some().then_some(100)).collect();
        let [one, two, three, four] = line_lengths(&widths).map(hundredths);
        let many = match widths.len() {
            // Several sides share the room of one.
            _ if self.names.all_sides().count() > 3 && !ours => " many crowded",
            CROWDED.. => " many crowded",
            MANY_MELDS.. => " many",
            _ => "",
        };
        let grid = (!widths.is_empty()).then(|| {
            div()
                .class("meld-grid")
                .key("meld-grid")
                .attr("--l1", one)
                .attr("--l2", two)
                .attr("--l3", three)
                .attr("--l4", four)
                .children(laid.iter().map(|&(key, meld)| self.meld(key, meld, side)))
                .children(place)
        });
        // It may scroll, so it can be reached by keyboard.
        let mut list = div()
            .class(format_args!("melds{many}"))
            .attr("role", "group")
            .attr("aria-label", text::side_melds(self.names.side(side)))
            .attr("tabindex", 0);
        if staging {
            list = list.child(self.stage());
        }
        if grid.is_none() && !staging {
            let words = match ours && self.is_my_turn() {
                true if self.seen.is_closed_turn() => words::errors::refused_too_early(self.seen.rules().closed_turns),
                true => text::and_canasta(
                    text::not_opened(self.seen.opening_minimum(self.own_seat())),
                    self.seen.opening_need(self.own_seat()),
                ),
                false => words::table::no_melds().to_owned(),
            };
            // A new text is a new element, so that the old one does not move.
            list = list.child(p().class("empty").key(&words).text(&words));
        }
        let list = list.children(grid);
        // Marks where the selection can be laid.
        let takes = ours
            && !self.session.hand_layout().picked().is_empty()
            && (self.is_offered(ActionKind::Lay) || self.is_offered(ActionKind::Stage));
        let zone = section()
            .class(format_args!("zone {class}{}", if takes { " accepts" } else { "" }))
            .key(format_args!("zone-{name}"))
            .attr("data-side", side.index())
            .attr("aria-labelledby", format_args!("z-{name}"))
            .child(self.zone_head(side, &name))
            .child(list)
            .children(self.first_canasta().filter(|_| ours));
        if ours { with_intent(zone, &Intent::Table(TableIntent::Lay)) } else { zone }
    }

    /// The first canasta of the hand as a ribbon over the lower edge of the zone, which lets clicks through. The live log
    /// announces the canasta.
    fn first_canasta(&self) -> Option<Element> {
        let (name, worth) = text::shown_meld(
            &GrownMeld { meld: self.session.first_canasta()?, added: CardSet::EMPTY },
            self.seen.rules(),
        );
        let ribbon = p().class("first-canasta").key("first-canasta").attr("aria-hidden", "true");
        Some(
            ribbon
                .child(b().text(words::table::first_canasta()))
                .text(" ")
                .child(small().text(name).text(" ").text(worth)),
        )
    }

    /// The name of a side, its players, the points that it has laid, and the threes laid out.
    fn zone_head(&self, side: Side, name: &str) -> Element {
        let melds = self.seen.melds(side);
        // Clockwise, and from the own seat on the own side.
        let mut seats: Vec<Seat> = self.seen.sides().seats_of(side).collect();
        let own = seats.iter().position(|&seat| seat == self.own_seat()).unwrap_or(0);
        seats.rotate_left(own);
        let own_first: Vec<&str> = seats.iter().map(|&seat| self.names.of(seat)).collect();
        let title = h2()
            .class("zone-title")
            .attr("id", format_args!("z-{name}"))
            .child(side_sign())
            .text(text::side_heading(self.names.side(side)));
        // A side that is called by its players has said them.
        let who = matches!(self.names.side(side), SideName::We | SideName::They)
            .then(|| small().class("zone-players").text(text::both(&own_first)));
        // The three of whom one rests are those of the first side.
        let resting = self.session.resting().filter(|_| side == Side::FIRST);
        let resting = resting.map(|place| text::rests(&place.name));
        let resting =
            resting.map(|words| small().class("zone-resting").key("resting").attr("title", &words).text(&words));
        let points = self.seen.rules().points_of(melds.cards());
        let laid = (points != 0).then(|| small().class("zone-points").text(text::laid_points(points)));
        let feet: Vec<(&str, Vec<usize>)> = self
            .seen
            .sides()
            .seats_of(side)
            .map(|seat| (self.names.of(seat), self.seen.foot_lens(seat).collect::<Vec<_>>()))
            .filter(|(_, sizes)| !sizes.is_empty())
            .collect();
        let feet = (!feet.is_empty()).then(|| text::feet(&feet, self.seen.sides().is_alone(side)));
        let feet = feet.map(|feet| small().class("zone-feet").key("feet").attr("title", &feet).text(&feet));
        let red = self.seen.red_threes(side);
        let threes = (!red.is_empty()).then(|| {
            let bonus = self.red_three_points(side);
            let threes = button()
                .class("red-threes")
                .key("red-threes")
                .attr("type", "button")
                .attr("aria-label", text::red_threes(red, bonus))
                .child(span().class("tinies").children(red.iter().map(tiny_card)))
                .child(small().text(text::bonus(bonus)));
            // Where black threes are laid out too, the word is that of the colour that lies there.
            let term = if red.red_threes().is_empty() { Term::BlackThree } else { Term::RedThree };
            with_intent(threes, &Intent::Words(WordsIntent::Explain(term)))
        });
        header()
            .class("zone-head")
            .key("head")
            .child(title)
            .children(who)
            .children(resting)
            .children(laid)
            .children(feet)
            .children(threes)
    }

    /// What the red threes of a side count as things stand.
    fn red_three_points(&self, side: Side) -> i32 {
        let (sides, melds) = (self.seen.sides(), self.seen.melds(side));
        // Each of two partners of the moment scores the own ones.
        let scoring = sides.scoring().iter().filter(|&scoring| sides.playing_for(scoring) == side);
        scoring.map(|scoring| self.seen.rules().threes_score(self.seen.scoring_threes(scoring), melds)).sum()
    }

    /// The place where the selection would make a new meld, with what it is worth.
    fn place_for_selection(&self) -> Option<Element> {
        let picked = self.session.hand_layout().picked();
        if picked.is_empty() || !self.is_my_turn() {
            return None;
        }
        let offered = |kind| self.action_buttons.iter().find(move |button| button.kind == kind && button.is_open());
        let (points, minimum) = match (offered(ActionKind::Lay), offered(ActionKind::Stage)) {
            (Some(lay), _) => {
                let Some(Ok([Action::Meld(groups), ..])) = Some(lay.ways.as_deref()) else { return None };
                let [group] = groups.as_slice() else { return None };
                let melds = self.seen.melds(self.side());
                if group.rank().is_none_or(|rank| !melds.of(rank).is_empty()) {
                    return None;
                }
                (self.seen.rules().points_of(group.cards), 0)
            }
            (None, Some(stage)) => stage.points?,
            (None, None) => return None,
        };
        let (head, rest) = text::place_here(points, minimum, picked);
        let head = if minimum > 0 { self.with_canasta(head) } else { head };
        let place = button()
            .class("place accepts")
            .key("place")
            .attr("type", "button")
            .child(span().child(b().text(head)).text(rest));
        Some(with_intent(place, &Intent::Table(TableIntent::Lay)))
    }

    fn meld(&self, key: MeldKey, meld: Meld, side: Side) -> Element {
        let (cards, ours) = (meld.cards.len(), side == self.side());
        let more = Meld::CANASTA.saturating_sub(cards);
        let is_threes = meld.rank() == Some(Rank::Three);
        let change = self.round.change(side, key);
        let name = key.shortest(self.seen.rules());
        let kind = match meld.canasta() {
            None => match meld.kind {
                MeldKind::Set(_) => "",
                MeldKind::Sequence(_) => " sequence",
                MeldKind::Wild => " wild",
            },
            Some(Canasta::Natural) => " natural",
            Some(Canasta::Mixed) => " mixed",
            Some(Canasta::Sequence) => " natural sequence",
            Some(Canasta::Wild) => " mixed wild",
        };
        let picked = self.session.hand_layout().picked();
        let takes = ours
            && !picked.is_empty()
            && self.is_my_turn()
            && self.seen.check(&Action::Meld(vec![Group { key: Some(name), cards: picked }])).is_ok();
        // The tag may have no room for the names.
        let laid_by = change.map(|change| {
            let parts = change.parts.iter().map(|&(seat, cards)| (self.names.of(seat), cards.len()));
            text::meld_laid_by(&parts.collect::<Vec<_>>())
        });
        let with_change =
            |words: String| laid_by.iter().fold(words, |said, by| words::common::notes_in_a_row(&said, by));
        let points = self.seen.rules().points_of(meld.cards);
        let element = div()
            .class(format_args!(
                "meld{kind}{}{}",
                if change.is_some() { " tagged" } else { "" },
                if takes { " accepts" } else { "" }
            ))
            .key(format_args!("meld{key}"))
            .attr("role", "group")
            .attr("data-meld", key)
            .attr("aria-label", with_change(text::meld_label(meld)))
            .attr("data-hint", with_change(text::meld_hint(points, if is_threes { 0 } else { more })));
        let caption = span().class("caption").key("cap").child(b().text(cards));
        let (face, caption) = match meld.canasta() {
            None => {
                let caption = if is_threes {
                    caption
                } else {
                    let rest = span().class("to-canasta").key("to").text(text::how_many_more(more));
                    // The style sheets show the shorter form where there is little room.
                    caption.child(rest).child(i().class("of-canasta").text(text::of_canasta(Meld::CANASTA)))
                };
                // A meld that is new altogether has one ring around all of it.
                let is_new = change.is_some_and(|change| change.cards() == meld.cards);
                let class = if is_new { "fan changed" } else { "fan" };
                let change = change.filter(|_| !is_new);
                (span().class(class).key("fan").attr("--k", cards).children(fan(meld.cards, change)), caption)
            }
            Some(kind) => {
                let wild =
                    meld.cards.wilds().nth(0).filter(|_| kind == Canasta::Mixed).map(|wild| card(wild, "crosswise"));
                let changed = if change.is_some() { "changed" } else { "" };
                let top = top_of_canasta(meld).map(|top| card(top, changed));
                let bonus = self.seen.rules().canasta_bonus(meld);
                let word = match kind {
                    Canasta::Natural => words::table::kind_natural(),
                    Canasta::Mixed => words::table::kind_mixed(),
                    Canasta::Sequence => words::table::kind_sequence(),
                    Canasta::Wild => words::table::kind_wild(),
                };
                let band = span().class("canasta-band").key("band").text(word).child(small().text(text::bonus(bonus)));
                (
                    span().class("squared").key("sq").children(wild).children(top).child(band),
                    caption.child(span().class("to-canasta").text(text::cards_word(cards))),
                )
            }
        };
        // When the size of a meld changes, the browser restyles its children, but not theirs.
        let tag = change.map(|change| self.change_tag(change));
        let words = span().class("meld-words").key("words").child(caption).children(tag);
        let mut about = span().class("about-meld").key("about").child(words);
        if takes {
            let label = text::add_to(picked, meld.kind);
            let add = button().class("add").key("add").attr("type", "button").attr("aria-label", label);
            about = about.child(with_intent(add, &Intent::Table(TableIntent::AddTo(name))));
        } else if picked.is_empty() {
            let term = match meld.canasta() {
                None if is_threes => Term::BlackThree,
                None => Term::Meld,
                Some(Canasta::Natural) => Term::NaturalCanasta,
                Some(Canasta::Mixed) => Term::MixedCanasta,
                Some(Canasta::Sequence | Canasta::Wild) => Term::Canasta,
            };
            let label = text::explain(&text::meld_label(meld));
            let explain = button().class("explain").key("explain").attr("type", "button").attr("aria-label", label);
            about = about.child(with_intent(explain, &Intent::Words(WordsIntent::Explain(term))));
        }
        element.child(face).child(about)
    }

    /// Who changed a meld since one's own last turn, and each by how many cards.
    fn change_tag(&self, change: &MeldChange) -> Element {
        let key: Vec<String> =
            change.parts.iter().map(|(seat, cards)| format!("{} {}", seat.index(), cards.len())).collect();
        let part = |&(seat, cards): &(Seat, CardSet)| {
            let name = self.names.of(seat);
            let length = match name.chars().count() {
                ..=4 => "",
                5..=8 => " mid",
                _ => " long",
            };
            // The style sheets show the initial where the name does not fit.
            let initial: String = name.chars().take(1).collect();
            let initial = span().class(format_args!("initial{length}")).attr("aria-hidden", "true").text(initial);
            let who = span().class(format_args!("who{length}")).text(name).text(" ");
            span().child(initial).child(who).text(text::meld_change(cards.len()))
        };
        let tag = span().class("change-tag").key(format_args!("tag {}", key.join(" ")));
        // Each has a line, where they do not fit beside each other.
        change.parts.iter().map(part).fold(tag, |tag, part| tag.child(part).text(" "))
    }
}

/// The melds in the order on the table: aces first, as in the hand, then black threes, sequences and wild melds.
fn in_order(melds: &Melds) -> Vec<(MeldKey, Meld)> {
    let mut laid: Vec<(MeldKey, Meld)> = melds.keyed().collect();
    insertion_sort_by_key(&mut laid, |(_, meld)| match meld.kind {
        MeldKind::Set(Rank::Three) => (1, Reverse(0)),
        MeldKind::Set(rank) => (0, Reverse(rank.index())),
        MeldKind::Sequence(_) => (2, Reverse(0)),
        MeldKind::Wild => (3, Reverse(0)),
    });
    laid
}

/// The cards of a meld; those that came last are marked.
fn fan(cards: CardSet, change: Option<&MeldChange>) -> Vec<Element> {
    let mut came = change.map_or(CardSet::EMPTY, MeldChange::cards);
    meld_order(cards).map(|one| card(one, if came.remove(one) { "changed" } else { "" })).collect()
}

/// The width of a meld, in hundredths of the width of a card.
fn width_of(meld: Meld, large_print: bool) -> usize {
    let strip = if large_print { STRIP_IN_LARGE_PRINT } else { STRIP };
    match meld.canasta() {
        None => 100 + strip * meld.cards.len().saturating_sub(1),
        Some(Canasta::Natural | Canasta::Sequence | Canasta::Wild) => NATURAL_WIDTH,
        Some(Canasta::Mixed) => MIXED_WIDTH,
    }
}
