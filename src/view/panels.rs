//! Dialogs: the new game, settings, scores, the rules in play, a choice of ways.

use super::cards::{bare_card, icon, meld_order};
use super::node::{
    Element, b, button, canvas, dd, details, dialog, div, dl, dt, fieldset, form, h2, h3, hr, input, label, legend, li,
    option, p, select, small, span, summary, table, tbody, td, tfoot, th, thead, tr, ul,
};
use super::text::{self, Names};
use crate::rules::{Action, CardSet, Players, Preset, ScoreSheet, Side, SideScore};
use crate::session::{
    Back, Choice, Command, Errand, Felt, Intent, Motion, Pace, Panel, Player, Session, Sort, Switch, TARGETS, Verbosity,
};

pub(super) fn doing(element: Element, intent: &Intent) -> Element {
    element.attr("data-do", intent)
}

pub(super) fn set(name: &str, value: &str) -> Intent {
    Intent::Set(name.to_owned(), value.to_owned())
}

/// The menu behind the first button of the rail.
#[must_use]
pub fn menu(session: &Session) -> Element {
    let item = |name: &str, word: &str, intent: Intent| {
        let item = button().attr("type", "button").attr("role", "menuitem").attr("popovertarget", "menu");
        doing(item.attr("popovertargetaction", "hide").child(icon(name)).text(word), &intent)
    };
    let (icon_name, pause) = if session.is_paused() { ("next", "Go on") } else { ("stop", "Pause the others") };
    let mut menu = div()
        .class("menu")
        .key("menu")
        .attr("id", "menu")
        .attr("popover", "auto")
        .attr("role", "menu")
        .attr("aria-label", "Menu")
        .child(item("new", "New game…", Intent::Open(Panel::NewGame)).flag("autofocus", true))
        .child(item("undo", "Take back the turn", Intent::UndoTurn))
        .child(item(icon_name, pause, Intent::Pause).key("pause"));
    if session.is_paused() {
        menu = menu.child(item("next", "One step", Intent::Step).key("step"));
    }
    menu = menu
        .child(hr().key("line1"))
        .child(item("pad", "Score pad", Intent::Open(Panel::Score)))
        .child(item("pad", "This hand in words", Intent::Open(Panel::History)))
        .child(item("book", "Rules", Intent::Open(Panel::Rules)));
    if session.settings().look_through {
        menu = menu.child(item("book", "Look through the pile", Intent::Open(Panel::Pile)).key("look"));
    }
    menu.child(hr().key("line2"))
        .child(item("new", "Same deal again", Intent::SameDeal))
        .child(item("x", "Abandon the game", Intent::Abandon))
        .child(hr().key("line3"))
        .child(item("full", "Full screen", Intent::Errand(Errand::Fullscreen)).attr("data-full", ""))
        .child(item("set", "Settings…", Intent::Open(Panel::Settings)))
        .child(item("book", "Keys", Intent::Open(Panel::Keys)))
        .child(item("pad", "Export and import…", Intent::Open(Panel::Files)))
        .child(item("info", "About", Intent::Open(Panel::About)))
}

/// The open dialog, if one is.
#[must_use]
pub fn panel(session: &Session, names: &[String]) -> Option<Element> {
    let names = Names { names, me: session.me() };
    let panel = session.panel()?;
    let (title, note, body, foot) = match panel {
        Panel::NewGame => new_game(session),
        Panel::Settings => settings(session),
        Panel::Score => score(session, names),
        Panel::Rules => rules(session),
        Panel::Ways => ways(session),
        Panel::About => about(),
        Panel::History => history_in_words(session, names),
        Panel::Pile => pile(session),
        Panel::Keys => keys(session),
        Panel::House => super::house::house(session),
        Panel::Files => super::house::files(session),
        Panel::Ask => super::house::ask(session)?,
    };
    let close = button().class("ib").attr("type", "button").attr("aria-label", "Close").child(icon("x"));
    let mut words = div().child(h2().attr("id", "dt").text(title));
    if !note.is_empty() {
        words = words.child(p().text(note));
    }
    let head = div().class("dh").child(words).child(doing(close, &Intent::Close));
    let mut middle = div().class("db").children(body);
    if !matches!(panel, Panel::NewGame | Panel::Settings | Panel::Ways | Panel::Keys | Panel::House) {
        // Something to read that may scroll: it can be reached by keyboard.
        middle = middle.attr("tabindex", 0).attr("role", "group").attr("aria-labelledby", "dt");
    }
    let mut page = form().attr("method", "dialog").child(head).child(middle);
    if !foot.is_empty() {
        page = page.child(div().class("df").children(foot));
    }
    let dialog = dialog().key(panel.name()).attr("aria-labelledby", "dt").attr("data-modal", "");
    let dialog = dialog.attr("data-panel", panel.name()).child(page);
    Some(if panel == Panel::Ways { dialog.class("pick") } else { dialog })
}

/// Title, note, body and buttons.
pub(super) type Parts = (String, String, Vec<Element>, Vec<Element>);

pub(super) fn pressed(class: &str, word: &str, intent: &Intent) -> Element {
    // The first thing of a dialog that is likely to be wanted has the focus when it opens.
    let focus = class.contains("primary");
    doing(button().class(class).attr("type", "button").flag("autofocus", focus).text(word), intent)
}

pub(super) fn segments(
    name: &'static str,
    title: &str,
    options: impl Iterator<Item = (String, String, bool)>,
) -> Element {
    let choice = |(value, word, on): (String, String, bool)| {
        let radio = input().attr("type", "radio").attr("name", name).flag("checked", on);
        label().child(doing(radio, &set(name, &value))).child(span().text(word))
    };
    div().class("seg").attr("role", "radiogroup").attr("aria-label", title).children(options.map(choice))
}

fn new_game(session: &Session) -> Parts {
    let plan = session.plan();
    let players = plan.players();
    let own = session.own_chosen();
    let choice = |preset: Preset| {
        let radio = input()
            .attr("type", "radio")
            .attr("name", "preset")
            .attr("value", preset.name())
            .flag("checked", preset == plan.preset && own.is_none());
        let words = span().child(b().text(text::preset(preset))).child(small().text(text::preset_note(preset)));
        label().class("opt").key(preset.name()).child(doing(radio, &set("preset", preset.name()))).child(words)
    };
    let fitting = Preset::ALL
        .into_iter()
        .filter(|preset| preset.rules().players == players || *preset == plan.preset)
        .map(choice);
    let presets = fieldset().child(legend().text("Rules")).child(div().class("opts").children(fitting));
    let counts = [Players::Two, Players::Four].into_iter().map(|n| {
        let count = n.count().to_string();
        (count.clone(), count, n == players)
    });
    let row = |control: Element, word: &str| div().class("row").child(span().class("lab").text(word)).child(control);
    let target = plan.value("target").as_i64().and_then(|n| i32::try_from(n).ok());
    let target_option = |value: Option<i32>| {
        let name = value.map_or("hand".to_owned(), |n| n.to_string());
        option().attr("value", name).flag("selected", value == target).text(text::target(value))
    };
    let targets = select()
        .attr("id", "target")
        .attr("data-set", "target")
        .attr("aria-label", "Play to")
        .children(TARGETS.into_iter().chain((!TARGETS.contains(&target)).then_some(target)).map(target_option));
    let seat = |(i, place): (usize, &crate::session::Place)| {
        let partner = if players == Players::Four && i == 2 { " (partner)" } else { "" };
        let name = input()
            .attr("type", "text")
            .attr("data-set", format_args!("name{i}"))
            .attr("value", &place.name)
            .attr("maxlength", 20)
            .attr("aria-label", format_args!("Name at seat {}{partner}", i + 1));
        let plays = |player: Player, value: &str, word: &str| {
            option().attr("value", value).flag("selected", place.player == player).text(word)
        };
        let player = select()
            .attr("data-set", format_args!("player{i}"))
            .attr("aria-label", format_args!("Who plays {}{partner}", place.name))
            .child(plays(Player::Person, "person", "a person here"))
            .child(plays(Player::Thumb, "thumb", "the computer"));
        div().class("row").key(format_args!("seat{i}")).child(name).child(player)
    };
    let seats = fieldset().child(legend().text("At the table")).children(plan.places().iter().enumerate().map(seat));
    let persons = plan.places().iter().filter(|place| place.player == Player::Person).count();
    let honest = match persons {
        0 => "The computer plays every seat: you watch the first.",
        1 => "The computer's players see only what a player at the table sees.",
        _ => "Several people pass the device; a curtain hides every hand between their turns.",
    };
    let mut body = vec![
        row(segments("players", "Players", counts), "Players"),
        presets,
        row(targets, "Play to"),
        super::house::house_row(session),
        seats,
        p().text(honest),
    ];
    if let Some(own) = super::house::own_presets(session) {
        body.insert(2, own);
    }
    if let Err(bad) = plan.rules() {
        body.push(p().class("err").attr("role", "alert").text(text::bad_rules(&bad)));
    }
    let under_way = session.standing().is_some_and(|standing| standing.end.is_none());
    let note = if under_way { "The game that is on ends when you deal." } else { "" };
    let foot = vec![pressed("btn", "Cancel", &Intent::Close), pressed("btn primary", "Deal", &Intent::Start)];
    ("New game".to_owned(), note.to_owned(), body, foot)
}

/// The choices of one setting, by their words.
fn choices<C: Choice>(now: C, word: fn(C) -> &'static str) -> impl Iterator<Item = (String, String, bool)> {
    C::ALL.iter().map(move |&value| (value.name().to_owned(), word(value).to_owned(), value == now))
}

fn settings(session: &Session) -> Parts {
    let settings = session.settings();
    let row = |name: &'static str, word: &str, options: Vec<(String, String, bool)>| {
        div().class("row").key(name).child(span().class("lab").text(word)).child(segments(
            name,
            word,
            options.into_iter(),
        ))
    };
    let switch = |switch: Switch| {
        let (name, effect) = text::switch(switch);
        let control = input().attr("type", "checkbox").attr("role", "switch").flag("checked", settings.is_on(switch));
        label()
            .class("sw")
            .key(switch.name())
            .child(span().text(name).child(small().text(effect)))
            .child(doing(control, &Intent::Turn(switch)))
    };
    let body = vec![
        row("theme", "Theme", choices(settings.theme, text::theme).collect::<Vec<_>>()),
        row("felt", "Table", choices::<Felt>(settings.felt, text::felt).collect()),
        row("back", "Backs", choices::<Back>(settings.back, text::back).collect()),
        row("pace", "Pace of the others", choices::<Pace>(settings.pace, text::pace).collect()),
        row("motion", "Moving cards", choices::<Motion>(settings.motion, text::motion).collect()),
        row("sort", "My hand", choices::<Sort>(settings.sort, text::sort).collect()),
        row("verbosity", "Said aloud", choices::<Verbosity>(settings.verbosity, text::verbosity).collect()),
        fieldset().children(Switch::ALL.iter().copied().map(switch)),
    ];
    let foot = vec![
        pressed("btn quiet left", "Reset", &Intent::ResetSettings),
        pressed("btn primary", "Done", &Intent::Close),
    ];
    ("Settings".to_owned(), String::new(), body, foot)
}

/// What the keys do, and fields to change them.
fn keys(session: &Session) -> Parts {
    let settings = session.settings();
    let row = |&command: &Command| {
        let key = settings.key_map.key(command).map(String::from).unwrap_or_default();
        let word = text::command(command);
        let field = input()
            .class("key")
            .attr("type", "text")
            .attr("data-set", format_args!("key-{}", command.name()))
            .attr("value", key)
            .attr("maxlength", 1)
            .attr("autocomplete", "off")
            .attr("autocapitalize", "off")
            .attr("aria-label", word);
        div().class("row").key(command.name()).child(span().class("lab").text(word)).child(field)
    };
    let (name, effect) = text::switch(Switch::Keys);
    let control = input().attr("type", "checkbox").attr("role", "switch").flag("checked", settings.keys);
    let switch = label()
        .class("sw")
        .child(span().text(name).child(small().text(effect)))
        .child(doing(control, &Intent::Turn(Switch::Keys)));
    let fixed = text::FIXED_KEYS.iter().map(|(key, effect)| {
        let key = span().class("kbd").text(key);
        li().class("row").child(span().class("lab").text(effect)).child(key)
    });
    let body = vec![
        switch,
        div().class("keys").attr("role", "group").attr("aria-label", "Keys").children(Command::ALL.iter().map(row)),
        ul().class("keys").children(fixed),
    ];
    let foot = vec![
        pressed("btn quiet left", "Usual keys", &set("key-map", "usual")),
        pressed("btn primary", "Done", &Intent::Close),
    ];
    ("Keys".to_owned(), "Type another key into a field to change it.".to_owned(), body, foot)
}

/// All that happened in the hand, a line for each turn.
fn history_in_words(session: &Session, names: Names<'_>) -> Parts {
    let all = session.hand_history();
    let turns = all.chunk_by(|a, b| a.seat() == b.seat());
    let lines = turns.map(|turn| li().text(text::happenings(turn, names)));
    let body = vec![ul().class("history").children(lines)];
    ("This hand in words".to_owned(), String::new(), body, vec![pressed("btn primary", "Done", &Intent::Close)])
}

/// The pile, card by card, top first.
fn pile(session: &Session) -> Parts {
    let pile = session.observation().map(|seen| seen.pile()).unwrap_or_default();
    let cards = div().class("spread").children(pile.iter().rev().map(|&one| super::cards::card(one, "")));
    let note = format!("{}, the top card first.", text::cards_count(pile.len()));
    ("The pile".to_owned(), note, vec![cards], vec![pressed("btn primary", "Done", &Intent::Close)])
}

fn points(n: i32) -> Element {
    match n {
        0 => td().class("zero").text("–"),
        1.. => td().text(text::number(n)),
        _ => td().class("neg").text(text::number(n)),
    }
}

/// The items of one hand, WE and THEY.
fn sheet(sheet: &ScoreSheet, me: Side, next: Option<[i32; 2]>) -> Element {
    let sides = [&sheet.sides[me], &sheet.sides[me.other()]];
    let row = |name: &str, note: String, value: fn(&SideScore) -> i32| {
        let mut head = th().attr("scope", "row").text(name);
        if !note.is_empty() {
            head = head.child(small().text(note));
        }
        tr().child(head).children(sides.map(|side| points(value(side))))
    };
    let canastas = sides.map(|side| {
        let (natural, mixed) = (side.natural_canastas, side.mixed_canastas);
        match (natural, mixed) {
            (0, 0) => "–".to_owned(),
            (n, 0) => format!("{n} natural"),
            (0, m) => format!("{m} mixed"),
            (n, m) => format!("{n} natural, {m} mixed"),
        }
    });
    let both = |values: [usize; 2]| format!("{} / {}", values[0], values[1]);
    let no = String::new;
    let body = tbody()
        .child(row("Going out", no(), |side| side.going_out))
        .child(row("Canastas", canastas.join(" / "), |side| side.canastas))
        .child(row("Red threes", both(sides.map(|side| side.red_three_count)), |side| side.red_threes))
        .child(row("Cards laid", both(sides.map(|side| side.melded_cards)), |side| side.melded))
        .child(row("Cards in hand", both(sides.map(|side| side.cards_in_hand)), |side| side.in_hand));
    let mut foot = tfoot()
        .child(row("This hand", no(), |side| side.hand))
        .child(row("Before", no(), |side| side.before))
        .child(row("Total", no(), |side| side.total));
    if let Some(minimums) = next {
        let head = th().attr("scope", "row").text("Opening, next hand");
        foot = foot.child(tr().class("next").child(head).children(minimums.map(|n| td().text(n))));
    }
    table().class("sheet").child(heads()).child(body).child(foot)
}

fn heads() -> Element {
    let corner = th().child(span().class("sr").text("Item"));
    let side = |word: &str| th().attr("scope", "col").text(word);
    thead().child(tr().child(corner).child(side("WE")).child(side("THEY")))
}

/// Every item of the hands before the last, each folded away behind its totals.
fn earlier(sheets: &[ScoreSheet], me: Side) -> Vec<Element> {
    let folded = sheets.iter().enumerate().rev().map(|(i, one)| {
        let totals = one.totals();
        let head = format!(
            "{}: {} to {}",
            text::hand_title(i + 1, one.ended, one.went_out, me),
            text::number(totals[me]),
            text::number(totals[me.other()])
        );
        details().key(format_args!("hand{i}")).child(summary().text(head)).child(sheet(one, me, None))
    });
    folded.collect()
}

/// Where the graph of the match is painted; the tables say the same.
fn graph(session: &Session) -> Option<Element> {
    let shown = !session.settings().lite && !session.sheets().is_empty();
    shown.then(|| canvas().class("graph").key("graph").attr("aria-hidden", "true"))
}

fn score(session: &Session, names: Names<'_>) -> Parts {
    let Some(standing) = session.standing() else {
        return ("Score pad".to_owned(), "No game has begun.".to_owned(), Vec::new(), Vec::new());
    };
    let me = session.me().side();
    let sheets = session.sheets();
    let Some(last) = session.score() else {
        let mut body: Vec<Element> = graph(session).into_iter().chain(earlier(&sheets, me)).collect();
        if sheets.is_empty() {
            body.push(p().text("No hand is finished yet."));
        }
        let foot = vec![pressed("btn primary", "Go on", &Intent::Close)];
        return ("Score pad".to_owned(), text::lead(standing.totals, me), body, foot);
    };
    let before = sheets.split_last().map_or(&[][..], |(_, before)| before);
    let title = text::hand_title(standing.hand, last.ended, last.went_out, me);
    let look = pressed("btn", "Look at the table", &Intent::Close);
    let print = pressed("btn quiet left", "Print", &Intent::Errand(Errand::Print));
    if let Some(end) = standing.end {
        let we_won = end.winner == me;
        let winners: Vec<String> = standing
            .rules
            .players
            .seats_of(end.winner)
            .map(|seat| if seat == session.me() { "You".to_owned() } else { names.of(seat).to_owned() })
            .collect();
        let verb = if winners.len() == 1 && !we_won { "wins" } else { "win" };
        let won = format!("{} {verb} by {}", text::list(&winners), text::number(end.margin));
        let figure = |word: &str, n: i32, won: bool| {
            let figure = div().child(dt().text(word)).child(dd().text(text::number(n)));
            if won { figure.class("won") } else { figure }
        };
        let finals = dl().class("final").child(figure("We", standing.totals[me], we_won)).child(figure(
            "They",
            standing.totals[me.other()],
            !we_won,
        ));
        let mut body = vec![finals];
        body.extend(graph(session));
        body.extend([h3().text(title), sheet(&last, me, None)]);
        body.extend(earlier(before, me));
        let hands = if sheets.len() == 1 { "one hand".to_owned() } else { format!("{} hands", sheets.len()) };
        let practice = if standing.practice { " (practice)" } else { "" };
        let goal = standing.rules.target.map_or_else(String::new, |target| format!(", to {}", text::number(target)));
        let foot = vec![
            print,
            look,
            pressed("btn", "Same again", &Intent::SameAgain),
            pressed("btn primary", "New game", &Intent::Open(Panel::NewGame)),
        ];
        return (won, format!("After {hands}{goal}{practice}."), body, foot);
    }
    let next = [me, me.other()].map(|side| standing.rules.opening_minimum(standing.totals[side]));
    let mut body = vec![sheet(&last, me, Some(next))];
    body.extend(graph(session));
    body.extend(earlier(before, me));
    let foot = vec![print, look, pressed("btn primary", "Next hand", &Intent::NextHand)];
    (title, text::lead(standing.totals, me), body, foot)
}

fn rules(session: &Session) -> Parts {
    let standing = session.standing();
    let planned = || session.plan().rules().unwrap_or_else(|_| session.plan().preset.rules());
    let rules = standing.map_or_else(planned, |standing| standing.rules);
    let body = text::rules_page(&rules).into_iter().map(|(title, lines)| {
        div().child(h3().text(title)).child(ul().children(lines.into_iter().map(|line| li().text(line))))
    });
    let note = if standing.is_some() { "The rules of the game that is on." } else { "The rules of the next game." };
    ("Rules".to_owned(), note.to_owned(), body.collect(), vec![pressed("btn primary", "Done", &Intent::Close)])
}

/// Several ways of one thing, to choose one.
fn ways(session: &Session) -> Parts {
    let top = session.observation().and_then(|seen| seen.pile().last().copied());
    let ours = session.observation().map(|seen| *seen.melds(seen.side()));
    let way = |(at, action): (usize, &Action)| {
        let (fans, words): (Vec<CardSet>, String) = match action {
            Action::Take { with, groups } => {
                let first = top.and_then(|top| with.cards.checked_add(top.into())).unwrap_or(with.cards);
                let more: Vec<String> = groups.iter().map(|group| text::cards_short(group.cards)).collect();
                let with = match with.cards.is_empty() {
                    true => "Onto your meld".to_owned(),
                    false => format!("With {}", text::cards(with.cards)),
                };
                let words = if more.is_empty() { with } else { format!("{with}; lay {} too", text::list(&more)) };
                (std::iter::once(first).chain(groups.iter().map(|group| group.cards)).collect(), words)
            }
            Action::Meld(groups) => {
                let each = groups.iter().map(|group| match group.rank() {
                    Some(rank) if ours.is_some_and(|melds| !melds.of(rank).is_empty()) => {
                        format!("{} to the {}", text::cards(group.cards), text::ranks(rank))
                    }
                    Some(rank) => format!("{} {}", text::ranks(rank), text::cards_short(group.cards)),
                    None => text::cards(group.cards),
                });
                let words = text::capital(&text::list(&each.collect::<Vec<_>>()));
                (groups.iter().map(|group| group.cards).collect(), words)
            }
            other => (Vec::new(), other.to_string()),
        };
        let points: i32 = fans.iter().map(|cards| cards.points()).sum();
        let fan = |cards: CardSet| {
            let fan = span().class("fan").attr("aria-hidden", "true");
            fan.children(meld_order(cards).map(|one| bare_card(one, "")))
        };
        let words = span().child(b().text(words)).child(small().text(format_args!("{points} points")));
        let way = button().class("way").attr("type", "button").children(fans.into_iter().map(fan)).child(words);
        doing(way, &Intent::Way(at))
    };
    let body = session.ways().iter().enumerate().map(way).collect();
    let taking = matches!(session.ways().first(), Some(Action::Take { .. }));
    let title = if taking { "How do you take the pile?" } else { "Where do the cards go?" };
    (title.to_owned(), String::new(), body, Vec::new())
}

fn about() -> Parts {
    let body = vec![
        p().text("Canasta for two and four, in your browser, offline, without an account, ads or a server."),
        p().text(format_args!("Version {}. Free software under the MIT or Apache-2.0 licence.", env!("CARGO_PKG_VERSION"))),
        p().text("Left button: select one card. Right button: add to the selection; lay it with the buttons below your hand, or by clicking your side of the table."),
        p().text("The game in progress stays on this device only, and survives closing the page."),
    ];
    ("About".to_owned(), String::new(), body, vec![pressed("btn primary", "Done", &Intent::Close)])
}
