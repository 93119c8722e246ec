//! The new game: players, rules, target and seats.

use super::deck;
use crate::features::house_rules::view::{house_row, no_end, own_presets};
use crate::session::{
    DialogIntent, DialogKind, Intent, Level, NewGameIntent, Place, PlanChange, Player, Session, TARGETS, taught_rules,
};
use crate::view::content::Content;
use crate::view::controls::with_intent;
use crate::view::form_controls::{ALERT, done_button, feedback, live_region, segmented_choice, text_button};
use crate::view::node::{Element, b, div, fieldset, input, label, legend, option, p, select, small, span};
use crate::view::text;
use crate::words;
use canasta::bots::Style;
use canasta::rules::{Players, Preset, RuleField, Seat};

/// The levels on offer, and the chosen level if it is not among them.
fn levels(chosen: Player) -> impl Iterator<Item = Level> {
    let other = match chosen {
        Player::Bot(level) if Level::offered().all(|offered| offered.name() != level.name()) => Some(level),
        Player::Bot(_) | Player::Person | Player::Friend => None,
    };
    other.into_iter().chain(Level::offered())
}

/// The way to a table of several devices.
fn friends_row(session: &Session) -> Element {
    let label =
        span().class("label").text(words::friends::friends()).child(small().text(words::friends::friends_note()));
    let open = Intent::Dialog(DialogIntent::Open(DialogKind::Friends));
    let way = text::way_to_friends(session.friends());
    div().class("row").key("friends").child(label).child(text_button("btn", &way, &open))
}

pub(super) fn new_game(session: &Session) -> Content {
    let plan = session.plan();
    let players = plan.players();
    let sides = plan.sides();
    let own = session.house_rules().chosen(session.plan());
    let change = |change: PlanChange| Intent::NewGame(NewGameIntent::Change(change));
    let is_taught = plan.is_taught();
    // Such rules have a place of their own among the games.
    let is_other = own.is_some() || plan.house_changes() > 0;
    let game = |value: &str, (name, feel): (&str, &str), note: &str, chosen: bool, choose: PlanChange| {
        let radio = input()
            .attr("type", "radio")
            .attr("name", "preset")
            .attr("value", value)
            .attr("aria-label", text::game_choice(name, feel, note))
            .flag("checked", chosen && !is_other);
        // What a game feels like comes first: its name says nothing to a newcomer.
        let name = span().class("game-name").text(text::separated(name));
        let words = span().child(b().text(feel)).child(small().child(name).text(note));
        label().class("option").key(value).child(with_intent(radio, &change(choose))).child(words)
    };
    let choice = |preset: Preset| {
        let made_for = preset.rules().players;
        let is_chosen = preset == plan.preset && !is_taught;
        // The chosen game is told as it is planned.
        let rules = plan.rules().ok().filter(|_| is_chosen && !is_other).unwrap_or(preset.rules());
        let note = text::preset_note(preset, &rules);
        let note = match made_for == players {
            true => note,
            false => format!("{note} {}", text::players_of(made_for)),
        };
        let words = (text::preset(preset), text::preset_feel(preset, &rules));
        game(preset.name(), words, &note, is_chosen, PlanChange::Preset(preset))
    };
    // The game that a person has learned has a place of its own.
    let (of_taught, taught) = taught_rules();
    let taught = (players == taught.players && (is_taught || session.lesson_progress().is_begun())).then(|| {
        let note = text::preset_note(of_taught, &taught);
        game("taught", text::taught_game(), &note, is_taught, PlanChange::Taught)
    });
    let fitting = Preset::ALL
        .into_iter()
        .filter(|preset| preset.rules().players == players || preset.is_variant() || *preset == plan.preset)
        .map(choice);
    let fitting = taught.into_iter().chain(fitting);
    let differences = Intent::Dialog(DialogIntent::Open(DialogKind::Differences));
    let presets = fieldset()
        .child(legend().text(words::new_game::kind_of_game()))
        .child(div().class("options").children(fitting))
        .child(div().class("row").child(text_button("btn quiet", words::new_game::differences(), &differences)));
    let counts = Players::ALL.into_iter().map(|n| {
        let count = n.count().to_string();
        (change(PlanChange::Players(n)), count, n == players)
    });
    let row = |control: Element, word: &str| div().class("row").child(span().class("label").text(word)).child(control);
    let target = plan.value(RuleField::Target).as_i64().and_then(|n| i32::try_from(n).ok());
    let number_of = |value: &serde_json::Value| value.as_u64().and_then(|n| u8::try_from(n).ok()).filter(|&n| n > 1);
    let deals = number_of(&plan.value(RuleField::Deals));
    let now = (target, deals);
    let hands = deals.or(plan.preset.rules().deals).map(|hands| (target.filter(|_| deals.is_some()), Some(hands)));
    let target_option = |end: (Option<i32>, Option<u8>)| {
        let name = match end {
            (_, Some(hands)) => PlanChange::Deals(hands),
            (target, None) => PlanChange::Target(target),
        };
        let name = name.to_string();
        let value = name.split_once('=').map_or("", |(_, value)| value);
        option().attr("value", value).flag("selected", end == now).text(text::target(end.0, end.1))
    };
    let ends = TARGETS.into_iter().chain((!TARGETS.contains(&target)).then_some(target)).map(|target| (target, None));
    let targets = select()
        .attr("id", "target")
        .attr("data-set", "target")
        .attr("aria-label", words::new_game::play_to())
        .children(ends.chain(hands).map(target_option));
    let seat = |(i, place): (usize, &Place)| {
        let partner =
            sides.seats_of(sides.of(Seat::FIRST)).skip(1).any(|seat| seat.index() == i) || i >= players.count();
        let shown = text::shown_name(&place.name);
        let name = input()
            .attr("type", "text")
            .attr("data-set", format_args!("name{i}"))
            .attr("value", &shown)
            .attr("maxlength", 20)
            .attr("aria-label", text::seat_name(i + 1, partner));
        let plays = |player: Player| {
            let (value, word, chosen) = match (player, place.player) {
                (Player::Person | Player::Friend, now) => {
                    (player.to_string(), words::new_game::person_here(), now == player)
                }
                (Player::Bot(level), Player::Bot(now)) => {
                    (level.name().to_owned(), text::level(level), now.name() == level.name())
                }
                (Player::Bot(level), Player::Person | Player::Friend) => {
                    (level.name().to_owned(), text::level(level), false)
                }
            };
            option().attr("value", value).flag("selected", chosen).text(word)
        };
        let player = select()
            .attr("data-set", format_args!("player{i}"))
            .attr("aria-label", text::who_plays(&shown, partner))
            .child(plays(Player::Person))
            .children(levels(place.player).map(Player::Bot).map(plays));
        let style = match place.player {
            Player::Bot(level) if level != Level::THUMB => Some(level.style()),
            Player::Bot(_) | Player::Person | Player::Friend => None,
        };
        let styles = style.map(|now| {
            let likes =
                |style: Style| option().attr("value", style).flag("selected", style == now).text(text::style(style));
            select()
                .attr("data-set", format_args!("style{i}"))
                .attr("aria-label", text::how_plays(&shown, partner))
                .children(Style::ALL.map(likes))
        });
        div().class("row seat").key(format_args!("seat{i}")).child(name).child(player).children(styles)
    };
    let seats = fieldset()
        .child(legend().text(words::new_game::at_the_table()))
        .children(
            (players == Players::Four && sides.has_partners())
                .then(|| p().child(small().text(words::new_game::partners_sit()))),
        )
        .children(
            (plan.places().len() > players.count())
                .then(|| p().key("fifth").child(small().text(words::new_game::fifth_rests()))),
        )
        .children(plan.places().iter().enumerate().map(seat));
    // An explanation of each chosen level.
    let bots = || {
        plan.places().iter().filter_map(|place| match place.player {
            Player::Bot(level) => Some(level),
            Player::Person | Player::Friend => None,
        })
    };
    let chosen = |level: &Level| bots().any(|bot| bot.name() == level.name());
    let explained = Level::offered().filter(chosen).map(|level| {
        let is_further = plan.rules().is_ok_and(|rules| !rules.is_played_by_thumb());
        let what = if is_further { text::level_in_further_game } else { text::level_is };
        let name = b().text(text::level(level));
        p().key(format_args!("level-{}", level.name())).around(text::around(&|name| what(level, name)), name)
    });
    let liked = Style::ALL.into_iter().skip(1).filter(|&style| bots().any(|bot| bot.style() == style)).map(|style| {
        let name = b().text(text::style(style));
        p().key(format_args!("style-{style}")).around(text::around(&|name| text::style_is(style, name)), name)
    });
    let seats = seats.children(explained).children(liked);
    let persons = plan.places().iter().filter(|place| place.player == Player::Person).count();
    let honest = match persons {
        0 => words::new_game::no_person(),
        1 => words::new_game::one_person(),
        _ => words::new_game::several_persons(),
    };
    let mut body = vec![
        row(segmented_choice("players", words::new_game::players(), counts), words::new_game::players()),
        row(targets, words::new_game::how_long()),
        presets,
        house_row(session),
    ];
    // Who sits where is chosen at the plan of the table with friends, which follows.
    let is_for_friends = session.friends().is_choosing();
    if !is_for_friends {
        body.extend([friends_row(session), seats, p().text(honest)]);
    }
    if let Some(own) = own_presets(session) {
        // The first of all games, where they are seen.
        body.insert(2, own);
    }
    if !is_for_friends {
        body.extend(deck::deck(session));
    }
    // The rules may come from a link.
    body.extend(feedback(session));
    body.push(no_end(session));
    body.push(live_region(ALERT, "error", "wrong", plan.rules().err().as_ref().map(text::bad_rules)));
    if is_for_friends {
        let title = words::new_game::kind_of_game().to_owned();
        return Content { title, note: String::new(), body, foot: vec![done_button()] };
    }
    let under_way = session.standing().is_some_and(|standing| standing.end.is_none());
    let note = if under_way { text::when_you_deal(session) } else { String::new() };
    let foot = vec![
        text_button("btn", words::new_game::cancel(), &Intent::Dialog(DialogIntent::Close)),
        text_button("btn primary", words::new_game::deal(), &Intent::NewGame(NewGameIntent::Start)),
    ];
    Content { title: words::common::new_game().to_owned(), note, body, foot }
}
