//! The table: the rail, the seats, the melds, stock and pile, the own hand and the buttons.

use super::cards::{back, bare_card, card, hand_card, icon, meld_order, top_of_canasta};
use super::node::{Element, Node, b, button, div, h1, h2, h3, header, i, main, p, section, small, span, strong};
use super::text::{self, Names};
use crate::rules::{
    Action, Banner, Bound, Canasta, CardSet, FrozenBy, Meld, Observation, Phase, Players, Rank, Seat, Side,
};
use crate::session::{CardPlace, Happening, Intent, Offer, Panel, Session, Slot, Standing, Undo, Verb};

/// From this many cards on the hand shows how many of each rank it holds.
const BIG_HAND: usize = 18;

/// What a table is drawn from.
struct Scene<'a> {
    session: &'a Session,
    seen: Observation<'a>,
    standing: Standing,
    names: Names<'a>,
    offers: Vec<Offer>,
}

/// An element that does something when it is used.
fn doing(element: Element, intent: &Intent) -> Element {
    element.attr("data-do", intent)
}

/// The whole table; before the first game a welcome.
#[must_use]
pub fn table(session: &Session, names: &[String]) -> Vec<Node> {
    let names = Names { names, me: session.me() };
    if let Some(seat) = session.curtain() {
        return curtain(session, seat, names);
    }
    let Some(scene) = Scene::of(session, names) else {
        return hello(session, names);
    };
    let mut parts: Vec<Node> = vec![scene.rail().into()];
    parts.extend(notice(session, names).map(Node::from));
    parts.push(scene.felt().into());
    parts.push(scene.me().into());
    parts
}

/// Before the first game: one click to the table.
fn hello(session: &Session, names: Names<'_>) -> Vec<Node> {
    let act = |class: &str, word: &str, intent: &Intent| {
        doing(button().class(class).attr("type", "button").child(b().text(word)), intent)
    };
    let shown = ["Qh", "Ks", "Jo"].into_iter().filter_map(|card| card.parse().ok()).map(|card| bare_card(card, ""));
    let page = main()
        .class("hello")
        .key("hello")
        .child(span().class("fan").attr("aria-hidden", "true").children(shown))
        .child(h1().text("Canasta"))
        .child(p().text(text::plan(session.plan())))
        .child(act("act primary", "Play", &Intent::Start))
        .child(act("act", "Choose the game…", &Intent::Open(Panel::NewGame)));
    let mut parts: Vec<Node> = notice(session, names).map(Node::from).into_iter().collect();
    parts.push(page.into());
    parts
}

/// Nothing of any hand, until the person named is there.
fn curtain(session: &Session, seat: Seat, names: Names<'_>) -> Vec<Node> {
    let name = names.of(seat);
    let ready = button().class("act primary").attr("type", "button").flag("autofocus", true);
    let ready = doing(ready.child(b().text(format_args!("I am {name}"))), &Intent::Reveal);
    let page = main()
        .class("hello")
        .key("curtain")
        .child(span().class("fan").attr("aria-hidden", "true").children([back(), back(), back()]))
        .child(h1().text(format_args!("{name} plays")))
        .child(p().text(format_args!("Pass the device to {name}. All hands are hidden until then.")))
        .child(ready.child(small().text("show my hand")));
    let mut parts: Vec<Node> = notice(session, names).map(Node::from).into_iter().collect();
    parts.push(page.into());
    parts
}

/// Something to know that is no refusal: about storage.
fn notice(session: &Session, names: Names<'_>) -> Option<Element> {
    let notice = session.notice()?;
    if notice.is_passing() {
        return None;
    }
    let (head, rest) = text::notice(notice, names);
    let close = doing(button().class("btn").attr("type", "button").text("Understood"), &Intent::Dismiss);
    let words = p().child(b().text(head)).text(" ").text(rest);
    Some(div().class("notice").key("notice").attr("role", "alert").child(words).child(close))
}

/// What a meld is called.
#[must_use]
pub fn meld_label(meld: Meld) -> String {
    let (cards, wilds) = (meld.cards.len(), meld.wilds());
    let name = text::capital(text::ranks(meld.rank));
    let wild_words = if wilds == 0 { String::new() } else { format!(", {wilds} wild") };
    let more = Meld::CANASTA.saturating_sub(cards);
    match meld.canasta() {
        None if meld.rank == Rank::Three => format!("{name}: {}", text::cards_count(cards)),
        None => format!("{name}: {}{wild_words}, {more} more to a canasta", text::cards_count(cards)),
        Some(Canasta::Natural) => format!("{name}: natural canasta of {cards}"),
        Some(Canasta::Mixed) => format!("{name}: mixed canasta of {cards}{wild_words}"),
    }
}

/// The pile in words.
#[must_use]
pub fn pile_label(seen: &Observation<'_>) -> String {
    let pile = seen.pile();
    let Some(&top) = pile.last() else { return "Pile, empty".to_owned() };
    let frozen = match seen.banner() {
        Some(Banner::PileFrozen) => ", frozen",
        Some(Banner::Frozen) => ", blocked by a black three",
        None => "",
    };
    format!("Pile, {}, top {}{frozen}", text::cards_count(pile.len()), text::card(top))
}

/// What is to be done, if the person is to do it.
#[must_use]
pub fn prompt(session: &Session, names: Names<'_>) -> String {
    Scene::of(session, names).map(|scene| scene.prompt()).unwrap_or_default()
}

/// The buttons: what each says, the effect or the reason why not, and whether it can be used.
#[must_use]
pub fn buttons(session: &Session, names: Names<'_>) -> Vec<(String, String, bool)> {
    let Some(scene) = Scene::of(session, names) else { return Vec::new() };
    let words = |offer: &Offer| {
        let (word, effect) = scene.act_words(offer);
        (word, effect, offer.is_open())
    };
    scene.offers.iter().map(words).collect()
}

impl<'a> Scene<'a> {
    fn of(session: &'a Session, names: Names<'a>) -> Option<Scene<'a>> {
        let (seen, standing) = (session.observation()?, session.standing()?);
        let offers = session.offers();
        Some(Scene { session, seen, standing, names, offers })
    }
}

impl Scene<'_> {
    fn side(&self) -> Side {
        self.seen.side()
    }

    fn me_seat(&self) -> Seat {
        self.seen.seat()
    }

    fn is_my_turn(&self) -> bool {
        self.seen.is_to_act()
    }

    fn rail(&self) -> Element {
        let totals = self.standing.totals;
        let target = self.standing.rules.target;
        let score = |class: &str, word: &str, side: Side| {
            let share = target.map_or(0, |target| (totals[side].max(0) * 100 / target.max(1)).min(100));
            div()
                .class(format_args!("sc {class}"))
                .child(span().text(word))
                .child(b().text(text::number(totals[side])))
                .child(i().class("bar").attr("--p", share).attr("aria-hidden", "true"))
        };
        let scores = div()
            .class("scores")
            .attr("role", "group")
            .attr("aria-label", "Scores")
            .child(score("we", "We", self.side()))
            .child(score("they", "They", self.side().other()));
        let goal = match target {
            Some(target) => format!("to {} · hand {}", text::number(target), self.standing.hand),
            None => format!("one hand · hand {}", self.standing.hand),
        };
        let open = !self.seen.melds(self.side()).is_empty();
        let minimum = self.seen.opening_minimum(self.side());
        let opening = if open {
            p().class("min open").key("open").text("We are open")
        } else {
            p().class("min").key("min").text("Opening: ").child(b().text(minimum))
        };
        let tool = |label: &str, name: &str, intent: Intent| {
            let tool = button().class("ib").attr("type", "button").attr("aria-label", label).attr("title", label);
            doing(tool.child(icon(name)), &intent)
        };
        let menu = button()
            .class("ib")
            .attr("type", "button")
            .attr("aria-label", "Menu")
            .attr("popovertarget", "menu")
            .child(icon("menu"));
        let undo = tool("Undo", "undo", Intent::Undo)
            .maybe("aria-disabled", (self.session.can_undo() == Undo::Nothing).then_some("true"));
        let tools = div()
            .class("tools")
            .child(tool("Score pad", "pad", Intent::Open(Panel::Score)))
            .child(undo)
            .child(tool("Settings", "set", Intent::Open(Panel::Settings)));
        header()
            .class("rail")
            .key("rail")
            .child(menu)
            .child(h1().text("Canasta"))
            .child(scores)
            .child(p().class("goal").text(goal))
            .child(opening)
            .child(tools)
            .child(super::panels::menu(self.session))
    }

    fn felt(&self) -> Element {
        let players = self.seen.rules().players;
        let mut felt = main().class("felt").key("felt").attr("data-players", players.count()).child(self.message());
        for seat in players.from_after(self.me_seat()).filter(|&seat| seat != self.me_seat()) {
            felt = felt.child(self.seat(seat));
        }
        felt.child(self.zone(self.side().other()))
            .child(self.middle())
            .child(self.zone(self.side()))
            .children(super::house::coach(self.session, &self.seen))
    }

    /// What has just happened, and what is to be done.
    fn message(&self) -> Element {
        let words = text::happenings(last_words(self.session.log()), self.names);
        let prompt = self.prompt();
        let gap = if words.is_empty() || prompt.is_empty() { "" } else { " " };
        let all = format!("{words}{gap}{prompt}");
        // New words are a new element: they do not push the old ones about. The live log announces them.
        let line = (!all.is_empty()).then(|| span().key(&all).text(&all));
        p().class("msg").key("msg").children(line)
    }

    fn prompt(&self) -> String {
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

    fn seat(&self, seat: Seat) -> Element {
        let players = self.seen.rules().players;
        // So many seats after the own, clockwise.
        let place = match (players, (seat.index() + players.count() - self.me_seat().index()) % players.count()) {
            (Players::Two, _) | (Players::Four, 2) => "top",
            (Players::Four, 1) => "left",
            _ => "right",
        };
        let partner = players.partner(self.me_seat()) == Some(seat);
        let name = self.names.of(seat);
        let cards = self.seen.hand_len(seat);
        let relation = if partner { ", partner" } else { "" };
        let turn = self.seen.ended().is_none() && self.seen.to_act() == seat;
        let known = self.seen.known(seat);
        let own = self.session.log().iter().rev().filter(|what| what.seat() == Some(seat));
        let did = own.map(text::happening_short).find(|words| !words.is_empty()).unwrap_or_default();
        let mut who = span()
            .class("who")
            .child(span().class("av").attr("aria-hidden", "true").text(name.chars().take(1).collect::<String>()))
            .child(span().class("nm").text(name));
        if partner {
            who = who.child(small().class("rel").text("partner"));
        }
        let who = who.child(small().text(cards));
        let hint = (!known.is_empty()).then(|| format!("Known to hold {}", text::cards(known)));
        div()
            .class(format_args!("seat {place}{}", if partner { " partner" } else { "" }))
            .key(format_args!("seat{}", seat.index()))
            .attr("role", "group")
            .attr("aria-label", format_args!("{name}{relation}, {}", text::cards_count(cards)))
            .maybe("title", hint)
            .maybe("aria-current", turn.then_some("true"))
            .child(who)
            .children(
                (cards > 0).then(|| span().class("backs").key("backs").attr("--n", cards).attr("aria-hidden", "true")),
            )
            .children(self.session.open_hand(seat).map(|hand| self.open_hand(hand)))
            .child(span().class("did").key("did").text(did))
    }

    /// A hand that lies open.
    fn open_hand(&self, hand: CardSet) -> Element {
        let cards = hand.iter().map(|one| card(one, ""));
        div().class("open-hand").key("open").attr("role", "group").attr("aria-label", "Open hand").children(cards)
    }

    fn zone(&self, side: Side) -> Element {
        let ours = side == self.side();
        let (class, word) = if ours { ("we", "We") } else { ("they", "They") };
        let melds = self.seen.melds(side);
        let whose = if ours { "Our melds" } else { "Their melds" };
        // It may scroll, so it can be reached by keyboard.
        // How many there are decides how large they can be.
        let count = melds.iter().count().max(1);
        let mut list = div().class("melds").attr("role", "group").attr("aria-label", whose).attr("tabindex", 0);
        list = list.attr("--n", count);
        if ours && !self.session.staged().is_empty() {
            list = list.child(self.stage());
        }
        if melds.is_empty() && (!ours || self.session.staged().is_empty()) {
            list = list.child(p().class("none").key("none").text("No melds yet"));
        }
        // Aces first, as in the hand; black threes last.
        let (threes, mut naturals): (Vec<Meld>, Vec<Meld>) = melds.iter().partition(|meld| meld.rank == Rank::Three);
        naturals.reverse();
        let list = list.children(naturals.into_iter().chain(threes).map(|meld| self.meld(meld, ours)));
        let head = h2().class("zl").attr("id", format_args!("z-{class}")).text(word);
        let head = match melds.points() {
            0 => head,
            points => head.child(small().text(format_args!("{} laid", text::number(points)))),
        };
        // Where the selection can be laid.
        let takes =
            ours && !self.session.draft().picked().is_empty() && (self.offered(Verb::Lay) || self.offered(Verb::Stage));
        let mut zone = section()
            .class(format_args!("zone {class}{}", if takes { " can" } else { "" }))
            .key(format_args!("zone-{class}"))
            .attr("aria-labelledby", format_args!("z-{class}"))
            .child(head)
            .child(list);
        let red = self.seen.red_threes(side);
        if !red.is_empty() {
            let label = if red.len() == 1 { "1 red three".to_owned() } else { format!("{} red threes", red.len()) };
            let fan = span().class("fan").children(red.iter().map(|three| card(three, "")));
            zone = zone.child(div().class("r3").attr("role", "group").attr("aria-label", label).child(fan));
        }
        if ours { doing(zone, &Intent::Table) } else { zone }
    }

    fn meld(&self, meld: Meld, ours: bool) -> Element {
        let (cards, wilds) = (meld.cards.len(), meld.wilds());
        let more = Meld::CANASTA.saturating_sub(cards);
        let class = match meld.canasta() {
            None => "meld",
            Some(Canasta::Natural) => "meld nat",
            Some(Canasta::Mixed) => "meld mix",
        };
        let picked = self.session.draft().picked();
        let takes = ours
            && !picked.is_empty()
            && self.is_my_turn()
            && self
                .seen
                .check(&Action::Meld(vec![crate::rules::Group { named: Some(meld.rank), cards: picked }]))
                .is_ok();
        let mut element = div()
            .class(if takes { format!("{class} can") } else { class.to_owned() })
            .key(format_args!("meld{}", meld.rank))
            .attr("role", "group")
            .attr("data-rank", meld.rank)
            .attr("--k", cards)
            .attr("aria-label", meld_label(meld))
            .attr("title", text::meld_hint(meld.cards.points(), if meld.rank == Rank::Three { 0 } else { more }));
        element = match meld.canasta() {
            None => {
                let cap = span().class("cap").child(b().text(cards));
                let stars = format!(" {}", "★\u{fe0e}".repeat(wilds));
                let cap = if wilds == 0 { cap } else { cap.child(span().class("wn").key("wn").text(stars)) };
                let to =
                    span().class("to").key("to").text(format_args!(" · {more} more")).child(i().text(" to a canasta"));
                element
                    .child(span().class("fan").children(meld_order(meld.cards).map(|one| card(one, ""))))
                    .child(if meld.rank == Rank::Three { cap } else { cap.child(to) })
            }
            Some(kind) => {
                let wild = meld.cards.wilds().nth(0).map(|wild| card(wild, "x"));
                let top = top_of_canasta(meld.cards, meld.rank).map(|top| card(top, ""));
                let word = match kind {
                    Canasta::Natural => " natural",
                    Canasta::Mixed => " mixed",
                };
                element
                    .child(span().class("sq").children(wild).children(top))
                    .child(span().class("cap").child(b().text(cards)).child(span().class("kind").text(word)))
            }
        };
        if takes {
            let label = format!("Add {} to the {}", text::cards(picked), text::ranks(meld.rank));
            let add = button().class("add").key("add").attr("type", "button").attr("aria-label", label);
            element = element.child(doing(add, &Intent::Onto(meld.rank)));
        }
        element
    }

    fn middle(&self) -> Element {
        section().class("mid").key("mid").attr("aria-label", "Stock and pile").child(self.stock()).child(self.pile())
    }

    fn offered(&self, verb: Verb) -> bool {
        self.is_my_turn() && self.offers.iter().any(|offer| offer.verb == verb && offer.is_open())
    }

    fn stock(&self) -> Element {
        let n = self.seen.stock_len();
        let go = self.offered(Verb::Draw);
        let class = match (n, go) {
            (0, _) => "stock none",
            (1, true) => "stock low go",
            (1, false) => "stock low",
            (_, true) => "stock go",
            (_, false) => "stock",
        };
        let label = match n {
            0 => "Stock, empty".to_owned(),
            n => format!("Stock, {}{}", text::cards_count(n), if go { ". Draw" } else { "" }),
        };
        let stock = button()
            .class(class)
            .attr("type", "button")
            .attr("aria-label", label)
            .attr("title", text::stock_hint(n))
            .maybe("data-none", (n == 0).then_some("empty"))
            .maybe("aria-disabled", (!go).then_some("true"))
            .children((n > 0).then(back));
        let cap = span().class("cap").attr("aria-hidden", "true").text("Stock ").child(b().text(n));
        div().class("box").key("stock").child(doing(stock, &Intent::Do(Verb::Draw))).child(cap)
    }

    fn pile(&self) -> Element {
        let pile = self.seen.pile();
        let n = pile.len();
        let banner = self.seen.banner();
        let go = self.offered(Verb::Take);
        let may_discard = self.offered(Verb::Discard);
        let class = match (n, go, may_discard) {
            (0, _, false) => "pile none",
            (0, _, true) => "pile none can",
            (_, true, _) if !self.session.draft().picked().is_empty() => "pile go can",
            (_, true, _) => "pile go",
            (_, false, true) => "pile can",
            (_, false, false) => "pile",
        };
        let used = match (n, may_discard, go) {
            (1.., true, _) => ". Discard here",
            (1.., false, true) => ". Take it",
            _ => "",
        };
        let label = format!("{}{used}", pile_label(&self.seen));
        let mut face = button()
            .class(class)
            .attr("type", "button")
            .attr("aria-label", label)
            .attr("title", text::PILE_HINT)
            .maybe("data-none", (n == 0).then_some("empty"))
            .maybe("aria-disabled", (!go && !may_discard).then_some("true"));
        if banner == Some(Banner::PileFrozen) {
            // The card that freezes it lies crosswise, as at a real table; if it is the top card it is shown as that too.
            let freezer = pile.iter().enumerate().rev().find(|(_, card)| card.is_wild() || card.is_red_three());
            face = face.children(
                freezer.filter(|(at, _)| at + 1 < n).map(|(at, &card)| bare_card(card, "x").key(format_args!("x{at}"))),
            );
        }
        let below = pile.iter().enumerate().skip(n.saturating_sub(4));
        for (at, &one) in below {
            let depth = n - 1 - at;
            let freezes = banner == Some(Banner::PileFrozen) && (one.is_wild() || one.is_red_three());
            let class = match depth {
                0 if freezes => "x top".to_owned(),
                0 => String::new(),
                _ => format!("u{depth}"),
            };
            if depth == 0 || !freezes {
                face = face.child(bare_card(one, &class).key(format_args!("p{at}")));
            }
        }
        let cap = span().class("cap").attr("aria-hidden", "true").text("Pile ").child(b().text(n));
        let mut column = div().class("box").key("pile").child(doing(face, &Intent::Pile)).child(cap);
        column = match banner {
            Some(banner @ Banner::PileFrozen) => {
                column.child(strong().class("banner").key("banner").child(icon("snow")).text(banner.words()))
            }
            Some(banner @ Banner::Frozen) => {
                column.child(strong().class("banner b3").key("banner").child(icon("stop")).text(banner.words()))
            }
            None => column,
        };
        if n > 0 && self.seen.frozen_to(self.side()) == Some(FrozenBy::NotMelded) && self.seen.rules().pile_allowed {
            column = column.child(p().class("note").key("note").text(text::FROZEN_TO_US));
        }
        column
    }

    fn stage(&self) -> Element {
        let groups = self.session.staged();
        let (points, minimum) = match self.seen.appraise(&groups) {
            Ok(appraisal) => (appraisal.points, appraisal.minimum.unwrap_or(0)),
            Err(_) => (groups.iter().map(|group| group.cards.points()).sum(), 0),
        };
        let of = format!("{points} of {minimum}");
        let full = points >= minimum;
        let share = if full { 100 } else { points * 100 / minimum.max(1) };
        let meter = div()
            .class(if full { "meter full" } else { "meter" })
            .attr("role", "meter")
            .attr("aria-label", "Opening")
            .attr("aria-valuemin", 0)
            .attr("aria-valuemax", minimum)
            .attr("aria-valuenow", points.min(minimum))
            .attr("aria-valuetext", &of)
            .attr("--p", share)
            .child(span().child(b().text(points)).text(format_args!(" of {minimum}")));
        let group = |(at, group): (usize, &crate::rules::Group)| {
            let label = format!("Take back {}, {}", text::cards(group.cards), group.cards.points());
            let fan = span().class("fan").children(meld_order(group.cards).map(|one| bare_card(one, "")));
            let back =
                button().class("grp").key(format_args!("grp{at}")).attr("type", "button").attr("aria-label", label);
            doing(back.child(fan).child(span().class("x").child(icon("x"))), &Intent::TakeBack(at))
        };
        div()
            .class("stage")
            .key("stage")
            .attr("role", "group")
            .attr("aria-label", format_args!("Staged opening, {of}"))
            .child(h3().text("Opening"))
            .children(groups.iter().enumerate().map(group))
            .child(meter)
    }

    fn me(&self) -> Element {
        let mut me = section().class("me").key("me").attr("aria-label", "Your side");
        if self.is_my_turn() {
            me = me.attr("aria-current", "true");
        }
        me.child(self.refusal()).children(self.question()).child(self.hand()).child(self.acts())
    }

    /// Why an action was refused. The element is always there, so that what comes into it is announced.
    fn refusal(&self) -> Element {
        let say = div().class("say").key("say").attr("role", "alert");
        let Some(notice) = self.session.notice().filter(|notice| notice.is_passing()) else {
            return say.attr("hidden", "");
        };
        let (_, words) = text::notice(notice, self.names);
        let close = button().class("ib").attr("type", "button").attr("aria-label", "Dismiss").child(icon("x"));
        say.child(span().text(words)).child(doing(close, &Intent::Dismiss))
    }

    /// "May I go out?", asked or answered.
    fn question(&self) -> Option<Element> {
        let turn = self.seen.turn_of();
        let partner = self.seen.rules().players.partner(self.me_seat())?;
        if self.seen.ended().is_some() {
            return None;
        }
        match (self.seen.phase(), turn == self.me_seat()) {
            (Phase::Answer, false) if self.is_my_turn() => {
                let words = span()
                    .text(format_args!("{} asks: ", self.names.of(turn)))
                    .child(b().text("“May I go out?”"))
                    .text(format_args!(" You hold {} points.", text::number(self.seen.hand().points())));
                let answer = |verb: Verb, word: &str, class: &str| {
                    doing(button().class(class).attr("type", "button").text(word), &Intent::Do(verb))
                };
                Some(
                    div()
                        .class("ask")
                        .key("ask")
                        .attr("role", "group")
                        .attr("aria-labelledby", "q")
                        .child(p().attr("id", "q").child(icon("ask")).child(words))
                        .child(answer(Verb::Yes, "Yes", "btn primary"))
                        .child(answer(Verb::No, "No", "btn")),
                )
            }
            (Phase::Play, true) => {
                let asked = self
                    .session
                    .log()
                    .iter()
                    .any(|w| matches!(w, Happening::Answered { seat, .. } if *seat == partner));
                let (word, rest) = match self.seen.bound() {
                    Bound::Free => return None,
                    Bound::MustGoOut => ("yes", ": you must go out in this turn."),
                    Bound::MayNotGoOut => ("no", ": you may not go out in this turn."),
                };
                let mut line = p().class("bound").key("bound");
                line = if asked || self.seen.bound() == Bound::MayNotGoOut {
                    line.text(format_args!("{} said ", self.names.of(partner))).child(b().text(word)).text(rest)
                } else {
                    line.text("You must go out in this turn.")
                };
                Some(line)
            }
            _ => None,
        }
    }

    fn hand(&self) -> Element {
        let fan: Vec<&Slot> = self.session.draft().fan().collect();
        let n = fan.len();
        let label = format!("Your hand, {}", text::cards_count(n));
        let mut hand = div()
            .class(if n >= BIG_HAND { "hand big" } else { "hand" })
            .attr("id", "hand")
            .attr("role", "listbox")
            .attr("aria-multiselectable", "true")
            .attr("aria-orientation", "horizontal")
            .attr("aria-label", label)
            .attr("--n", n.max(1));
        let all: CardSet = fan.iter().map(|slot| slot.card).collect();
        let mut before = None;
        for slot in &fan {
            let rank = slot.card.rank();
            let count = (before != Some(rank)).then(|| all.count(rank));
            before = Some(rank);
            let one = hand_card(slot.card, if slot.fresh { "new" } else { "" })
                .key(format_args!("c{}", slot.id))
                .attr("role", "option")
                .attr("id", format_args!("c{}", slot.id))
                .attr("tabindex", -1)
                .attr("aria-selected", slot.place == CardPlace::Picked)
                .attr("aria-label", text::card(slot.card))
                .maybe("data-k", count);
            hand = hand.child(doing(one, &Intent::Card(slot.id)));
        }
        div().class("handbox").key("handbox").child(hand)
    }

    fn acts(&self) -> Element {
        let mut acts = div().class("acts").key("acts").attr("role", "group").attr("aria-label", "Actions");
        if self.seen.ended().is_some() {
            let next = |word: &str, intent: Intent| {
                doing(button().class("act primary").key(&intent).attr("type", "button").child(b().text(word)), &intent)
            };
            let look = button().class("act").key("look").attr("type", "button").child(b().text("Score"));
            acts = match self.standing.end {
                None => acts.child(next("Next hand", Intent::NextHand)),
                Some(_) => acts.child(next("New game", Intent::Open(Panel::NewGame))),
            };
            return acts.child(doing(look, &Intent::Open(Panel::Score)));
        }
        if self.session.is_paused() && !self.is_my_turn() {
            let go = |class: &str, word: &str, intent: Intent| {
                doing(button().class(class).key(&intent).attr("type", "button").child(b().text(word)), &intent)
            };
            return acts.child(go("act primary", "Go on", Intent::Pause)).child(go("act", "One step", Intent::Step));
        }
        let answering = self.is_my_turn() && self.seen.phase() == Phase::Answer;
        if answering {
            // The question itself has the buttons.
            return acts;
        }
        let best =
            self.offers.iter().position(|offer| offer.is_open() && !matches!(offer.verb, Verb::Unstage | Verb::Ask));
        for (at, offer) in self.offers.iter().enumerate() {
            acts = acts.child(self.act(offer, self.is_my_turn() && best == Some(at)));
        }
        acts
    }

    fn act(&self, offer: &Offer, primary: bool) -> Element {
        let (word, effect) = self.act_words(offer);
        let act = button()
            .class(if primary { "act primary" } else { "act" })
            .key(format_args!("act-{}", offer.verb.name()))
            .attr("type", "button")
            .maybe("aria-disabled", (!offer.is_open()).then_some("true"))
            .child(b().text(word));
        let act = if effect.is_empty() { act } else { act.child(small().text(effect)) };
        doing(act, &Intent::Do(offer.verb))
    }

    /// What a button says: what it does, and the effect or the reason why not.
    fn act_words(&self, offer: &Offer) -> (String, String) {
        let picked = self.session.draft().picked();
        let staged = self.session.staged();
        let first = offer.ways.as_ref().ok().and_then(|ways| ways.first());
        let several = offer.ways.as_ref().is_ok_and(|ways| ways.len() > 1);
        let reason = offer.ways.as_ref().err().map(|lack| text::lack_short(lack, self.names));
        let points = offer.points.map(|(points, minimum)| format!("{points} of {minimum}"));
        let opens = offer.points.map(|(points, minimum)| format!("{points} of {minimum}, opens"));
        match offer.verb {
            Verb::Draw => {
                let n = usize::from(self.seen.rules().draw_count).min(self.seen.stock_len());
                let word = if self.seen.stock_len() == 0 { "End the hand" } else { "Draw" };
                let effect = if n == 0 { "the stock is empty".to_owned() } else { text::cards_count(n) };
                (word.to_owned(), reason.unwrap_or(effect))
            }
            Verb::Take => {
                let with = match first {
                    Some(Action::Take { with, .. }) if !several => text::cards_short(with.cards),
                    _ => text::cards_short(picked),
                };
                let word =
                    if with.is_empty() { "Take the pile".to_owned() } else { format!("Take the pile with {with}") };
                let more: Vec<String> = match first {
                    Some(Action::Take { groups, .. }) if !several && staged.is_empty() => {
                        groups.iter().map(|group| text::cards_short(group.cards)).collect()
                    }
                    _ => Vec::new(),
                };
                let pile = text::cards_count(self.seen.pile().len());
                let opens = match (opens, more.is_empty()) {
                    (Some(opens), false) => Some(format!("lays {} too, {opens}", text::list(&more))),
                    (opens, _) => opens,
                };
                let effect = if several { format!("{pile}, choose how…") } else { opens.unwrap_or(pile) };
                (word, reason.unwrap_or(effect))
            }
            Verb::Lay => {
                let cards = staged.iter().fold(picked, |sum, group| sum.checked_add(group.cards).unwrap_or(sum));
                let word = match (cards.is_empty(), staged.len()) {
                    (true, _) => "Lay".to_owned(),
                    (false, 0) => format!("Lay {}", text::cards_short(cards)),
                    (false, 1) if picked.is_empty() => "Lay the opening".to_owned(),
                    (false, _) => "Lay all groups".to_owned(),
                };
                let plain = match first {
                    Some(Action::Meld(groups)) => self.lay_effect(groups),
                    _ => String::new(),
                };
                let effect = if several { "choose where…".to_owned() } else { opens.unwrap_or(plain) };
                (word, reason.unwrap_or(effect))
            }
            Verb::Stage => (format!("Set out {}", text::cards_short(picked)), points.unwrap_or_default()),
            Verb::Unstage => ("Take all back".to_owned(), String::new()),
            Verb::Discard => {
                let card = picked.nth(0).filter(|_| picked.len() == 1);
                let word = card.map_or("Discard".to_owned(), |card| format!("Discard {}", super::cards::sign(card)));
                let out = self.seen.hand().len() == 1;
                (
                    word,
                    reason.unwrap_or_else(|| if out { "and go out".to_owned() } else { "ends your turn".to_owned() }),
                )
            }
            Verb::Keep => ("Keep the last card".to_owned(), "ends your turn".to_owned()),
            Verb::Ask => ("Ask “May I go out?”".to_owned(), "the answer binds you".to_owned()),
            Verb::Yes => ("Yes".to_owned(), String::new()),
            Verb::No => ("No".to_owned(), String::new()),
        }
    }

    fn lay_effect(&self, groups: &[crate::rules::Group]) -> String {
        let points: i32 = groups.iter().map(|group| group.cards.points()).sum();
        let melds = self.seen.melds(self.side());
        let [group] = groups else { return format!("+{points}") };
        let Some(rank) = group.rank() else { return format!("+{points}") };
        let before = melds.of(rank).len();
        let after = before + group.cards.len();
        if before < Meld::CANASTA && after >= Meld::CANASTA {
            format!("+{points}, a canasta")
        } else if before == 0 {
            format!("+{points}, new meld")
        } else {
            format!("+{points}, {after} {}", text::ranks(rank))
        }
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
