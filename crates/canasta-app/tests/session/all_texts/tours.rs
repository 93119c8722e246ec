//! The screens, one after another.

use super::device::{Device, Worker};
use super::rules_of::house_rules;
use super::values;
use super::walk::Walk;
use crate::review_worker::{found, record};
use canasta::analysis::{Decision, hand_decisions};
use canasta::bots::Style;
use canasta::duplicate::Boards;
use canasta::links::{
    Candidate, CandidateAddress, CandidateKind, DealLink, Endpoint, LinkCards, LinkLength, LinkPlayer, Sender,
    game_code,
};
use canasta::rules::{Action, Game, Observation, Preset, Rules, Seat, legal, replay};
use canasta_app::features::friends::{FriendsEffect, FriendsMessage, NoConnections, Passed};
use canasta_app::features::library::{
    GameSummary, ImportLeft, ImportPart, ImportProgress, LIST_PAGE, LibraryEffect, LibraryMessage, ListPart,
    Persistence, Timestamp, library_head,
};
use canasta_app::features::score_keeper::{Item, MOST_SHEETS};
use canasta_app::pages::glossary::Term;
use canasta_app::parts::PARTS;
use canasta_app::session::{
    Answer, DeviceMessage, DialogKind, Drill, Goal, Level, Message, NewGame, Player, ProgramMessage, Query, Reply,
    STEPS, SafariPlace, SelectMode, Session, StorageMessage, StoredValue, Writer, places,
};
use canasta_app::view;
use canasta_app::view::text::{self, Names};
use serde_json::json;

/// The game whose match is short.
fn with(rules: Rules, changes: serde_json::Value) -> Rules {
    rules.with(changes.as_object().unwrap()).unwrap_or(rules)
}

/// A game that has begun; these seats are played by people.
fn game(walk: &Walk, preset: Preset, rules: Rules, persons: &[usize], seed: u8) -> Device {
    let mut device = walk.device();
    begin(&mut device, preset, rules, persons, seed);
    device
}

fn begin(device: &mut Device, preset: Preset, rules: Rules, persons: &[usize], seed: u8) {
    begin_with(device, preset, rules, persons, seed, Level::THUMB);
}

fn begin_with(device: &mut Device, preset: Preset, rules: Rules, persons: &[usize], seed: u8, level: Level) {
    let mut places = places(rules.players);
    for (at, place) in places.iter_mut().enumerate() {
        place.player = if persons.contains(&at) { Player::Person } else { Player::Bot(level) };
    }
    let new =
        NewGame { preset, rules, places, dealer: None, seed: [seed; 32], deck: None, cut: None, chosen_cards: false };
    device.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
}

fn play(device: &mut Device, action: Action) {
    device.update(Message::Program(ProgramMessage::Play(action)));
}

/// Selects cards of the hand in several ways, and tries everything with them.
fn try_cards(walk: &mut Walk, place: &str, device: &Device) {
    let fan: Vec<_> = device.hand_layout().fan().copied().collect();
    let pick = |wanted: &dyn Fn(usize) -> bool| {
        let mut copy = device.clone();
        for (at, held) in fan.iter().enumerate() {
            if wanted(at) {
                let select = format!("card:{}", held.id).parse().unwrap();
                copy.update(Message::Intent(select, SelectMode::Secondary));
            }
        }
        copy
    };
    let rank = |at: usize| fan[at].card.rank();
    for first in (0..fan.len()).step_by(walk.effort.of(5, 3)) {
        walk.explore(place, &pick(&|at| at == first), 1);
        walk.explore(place, &pick(&|at| rank(at) == rank(first)), 2);
        walk.explore(place, &pick(&|at| rank(at) == rank(first) || fan[at].card.is_wild()), 2);
        walk.explore(place, &pick(&|at| at == first || at + 1 == first), 1);
    }
    walk.explore(place, &pick(&|_| true), 1);
    if let Some(wild) = fan.iter().position(|held| held.card.is_wild()) {
        walk.explore(place, &pick(&|at| at == wild), 2);
        let mut hinted = pick(&|at| at == wild);
        hinted.press("do:lay");
        walk.look(place, &hinted.session);
    }
    // A search takes long.
    if !walk.is_worth("ways with a hint", walk.effort.of(1, 12)) {
        return;
    }
    let mut hinted = device.clone();
    hinted.press("hint");
    hinted.press("hint");
    for way in ["do:take", "do:lay"] {
        let mut copy = hinted.clone();
        copy.press(way);
        walk.look(place, &copy.session);
    }
}

/// Plays on. At some of the decisions of the people everything is tried.
fn play_on(walk: &mut Walk, place: &str, device: &mut Device, decisions: usize, every: usize) {
    let (mut decided, mut steps) = (0, 0);
    while decided < decisions {
        steps += 1;
        if steps > 6_000 {
            return;
        }
        if device.step() {
            if steps % 5 == 0 {
                walk.look(place, &device.session);
            }
            continue;
        }
        if device.curtain().is_some() {
            walk.explore(place, device, 1);
            device.press("reveal");
            continue;
        }
        let Some(seen) = device.observation() else { return };
        if seen.ended().is_some() {
            walk.explore(&format!("{place}, end of hand"), device, 2);
            let is_over = device.standing().is_none_or(|standing| standing.end.is_some());
            if is_over {
                return;
            }
            device.press("next-hand");
            continue;
        }
        if !seen.is_to_act() {
            device.press("step");
            continue;
        }
        let action = Level::THUMB.heuristic_action(&seen);
        if decided % every == 0 {
            walk.explore(place, device, 2);
            try_cards(walk, place, device);
            values::of_session(&mut walk.corpus, &device.session);
            walk.corpus.saw("intent", "Say");
            for query in Query::ALL {
                let mut copy = device.clone();
                copy.press(&format!("say:{}", query.name()));
                walk.look(&format!("{place} > say"), &copy.session);
            }
        } else {
            walk.look(place, &device.session);
        }
        decided += 1;
        play(device, action);
    }
}

fn matches(walk: &mut Walk) {
    for (number, preset) in (1..).zip(Preset::ALL) {
        let place = format!("game of {preset}");
        let rules = with(preset.rules(), json!({ "target": 1_500 }));
        let mut device = game(walk, preset, rules, &[0], number);
        device.set("verbosity", ["brief", "normal", "full"][usize::from(number) % 3]);
        if number % 4 == 0 {
            device.press("toggle:keys");
        }
        play_on(walk, &place, &mut device, walk.effort.of(20, 60), walk.effort.of(19, 10));
    }
    let classic = Preset::Classic.rules();
    for (persons, seed) in [(&[0, 1][..], 41), (&[0, 2], 42), (&[0, 1, 2, 3], 43), (&[], 44)] {
        let mut device = game(walk, Preset::Classic, classic, persons, seed);
        play_on(
            walk,
            &format!("{} people at a device", persons.len()),
            &mut device,
            walk.effort.of(12, 60),
            walk.effort.of(11, 12),
        );
    }
    // Bots alone are watched.
    let mut watched = game(walk, Preset::Classic, with(classic, json!({ "target": null })), &[], 45);
    for step in 0..600 {
        if step % walk.effort.of(40, 5) == 0 {
            walk.explore("watched", &watched, 1);
        }
        watched.press("step");
    }
    walk.explore("watched", &watched, 2);
    // A match to its end.
    for (preset, seed) in [(Preset::ClassicTwo, 1), (Preset::Classic, 2), (Preset::HandAndFoot, 3)] {
        let mut device = game(walk, preset, with(preset.rules(), json!({ "target": 1_000 })), &[0], seed);
        play_on(walk, &format!("match of {preset}"), &mut device, 400, 1_000);
        walk.explore("end of match", &device, 3);
        for aside in ["first-page", "lesson", "look-back"] {
            let mut copy = device.clone();
            copy.press(aside);
            walk.explore("after a match", &copy, 1);
            copy.press("open:learn");
            walk.explore("after a match, learn", &copy, 1);
            values::of_session(&mut walk.corpus, &copy.session);
        }
    }
    // House rules.
    let all = house_rules(true);
    for (number, (preset, rules)) in all.iter().enumerate().skip(Preset::ALL.len()).step_by(walk.effort.of(200, 40)) {
        let mut device = game(walk, *preset, *rules, &[0], number as u8);
        play_on(walk, "game of house rules", &mut device, walk.effort.of(12, 60), walk.effort.of(11, 20));
    }
}

/// The decisions of a hand, told by those who made them.
fn told_decisions(walk: &mut Walk) {
    let rules = with(Preset::ClassicTwo.rules(), json!({ "target": null }));
    for level in ["master", "club", "thumb"].into_iter().filter_map(Level::named) {
        let mut device = walk.device();
        begin_with(&mut device, Preset::ClassicTwo, rules, &[], 5, level);
        let mut decisions = 0;
        while device.observation().is_some_and(|seen| seen.ended().is_none()) && decisions < 1_000 {
            device.press("step");
            decisions += 1;
        }
        for decision in (0..decisions).step_by(walk.effort.of(12, 2)) {
            let mut copy = device.clone();
            copy.press(&format!("review:{decision}"));
            walk.look("decision after a hand", &copy.session);
            if let Some(review) = copy.review() {
                let names = text::shown_names(copy.places());
                values::of_review(&mut walk.corpus, review, Names::at(&copy.session, &names));
            }
        }
    }
}

fn dialogs(walk: &mut Walk) {
    let first = walk.device();
    walk.explore("first page", &first, 2);
    let mut at_table = game(walk, Preset::Classic, Preset::Classic.rules(), &[0], 7);
    while at_table.step() {}
    let mut later = at_table.clone();
    for _ in 0..40 {
        if later.observation().is_some_and(|seen| seen.is_to_act() && seen.ended().is_none()) {
            let action = Level::THUMB.heuristic_action(&later.observation().unwrap());
            play(&mut later, action);
        }
        while later.step() {}
    }
    let mut foot = game(walk, Preset::HandAndFoot, Preset::HandAndFoot.rules(), &[0], 7);
    while foot.step() {}
    for (base, device) in [("first page", &first), ("table", &at_table), ("later", &later), ("hand and foot", &foot)] {
        for kind in DialogKind::ALL {
            if kind.dialog().is_none() {
                continue;
            }
            let mut copy = device.clone();
            copy.press(&format!("open:{}", kind.name()));
            let place = format!("{}, {base}", kind.name());
            walk.explore(&place, &copy, walk.effort.of(2, 3));
            walk.corpus.page(&format!("{place}, failed"), &view::page_with_failed_dialog(&copy.session));
        }
        walk.corpus.page(&format!("{base}, failed"), &view::page_with_failed_table(&device.session));
        for term in Term::ALL {
            let mut copy = device.clone();
            copy.press(&format!("word:{}", term.name()));
            walk.look(&format!("word, {base}"), &copy.session);
        }
    }
    // Under other rules the pages say something else.
    for (preset, rules) in house_rules(walk.effort.of(false, true)).into_iter().step_by(walk.effort.of(4, 2)) {
        let mut device = game(walk, preset, rules, &[0], 9);
        for dialog in ["rules", "glossary", "house", "strategy", "differences", "news", "new-game"] {
            device.press(&format!("open:{dialog}"));
            walk.look(&format!("{dialog} of {preset}"), &device.session);
        }
    }
    for (keep, persons) in [("one", 1), ("run", 2), ("three", 4)] {
        let mut device = first.clone();
        for seat in 0..persons {
            device.set(&format!("player{seat}"), "person");
        }
        device.set("rule.cut_keep", keep);
        device.press("start");
        walk.explore(&format!("cut, {keep}"), &device, 1);
    }
    for dialog in ["play", "more"] {
        let mut copy = at_table.clone();
        copy.set("sort", "own");
        copy.press(&format!("open:{dialog}"));
        walk.look(&format!("{dialog}, own order"), &copy.session);
    }
    turned_up(walk);
    for setting in ["mouse=left", "mouse=right"] {
        let mut device = at_table.clone();
        if setting.ends_with("right") {
            device.press("toggle:swap_buttons");
        } else {
            device.press("toggle:click_adds");
        }
        for dialog in ["about", "tips", "keys", "settings"] {
            device.press(&format!("open:{dialog}"));
            walk.look(&format!("{dialog}, {setting}"), &device.session);
        }
    }
}

/// Piles that begin with a three or a wild, and wilds and threes that are discarded, as the words of the game tell of them.
fn turned_up(walk: &mut Walk) {
    let terms = |walk: &mut Walk, device: &Device| {
        for term in Term::ALL {
            let mut copy = device.clone();
            copy.press(&format!("word:{}", term.name()));
            walk.look("word, with a special pile", &copy.session);
        }
    };
    for preset in [Preset::Classic, Preset::ClassicTwo, Preset::HandAndFoot, Preset::Bolivia] {
        for freezing in [true, false] {
            let rules = with(preset.rules(), json!({ "freezing": freezing }));
            let mut met = Vec::new();
            for seed in 0..walk.effort.of(40, 200) {
                let device = game(walk, preset, rules, &[0, 1], seed);
                let Some(seen) = device.observation() else { continue };
                let kinds: Vec<_> = seen.pile().iter().map(|card| (card.is_wild(), card.is_red_three())).collect();
                if seen.pile().len() > 1 && !met.contains(&kinds) {
                    met.push(kinds);
                    terms(walk, &device);
                }
            }
            let mut device = game(walk, preset, rules, &[0, 1], 3);
            for _ in 0..walk.effort.of(4, 12) {
                device.press("reveal");
                if !device.is_my_turn() {
                    break;
                }
                play(&mut device, Action::Draw);
                let thrown = seen_discards(&device);
                for action in thrown.iter().filter(|action| is_special(action)) {
                    let mut copy = device.clone();
                    play(&mut copy, action.clone());
                    copy.press("reveal");
                    terms(walk, &copy);
                }
                if let Some(action) = thrown.into_iter().find(|action| !is_special(action)) {
                    play(&mut device, action);
                }
            }
        }
    }
}

fn seen_discards(device: &Device) -> Vec<Action> {
    let Some(seen) = device.observation() else { return Vec::new() };
    seen.hand().iter().map(Action::Discard).filter(|one| seen.check(one).is_ok()).collect()
}

/// Whether a wild or a three is discarded.
fn is_special(action: &Action) -> bool {
    matches!(action, Action::Discard(card) if !card.rank().is_natural())
}

fn plans(walk: &mut Walk) {
    for preset in Preset::ALL {
        let mut device = walk.device();
        device.press("open:new-game");
        device.set("preset", preset.name());
        walk.explore(&format!("new game of {preset}"), &device, 1);
        for dialog in ["house", "differences"] {
            let mut copy = device.clone();
            copy.press(&format!("open:{dialog}"));
            walk.explore(&format!("{dialog} of {preset}"), &copy, walk.effort.of(1, 2));
        }
        let mut changed = device.clone();
        changed.set("rule.hand_size", "9");
        changed.set("preset", Preset::Classic.name());
        changed.set("preset", preset.name());
        for dialog in ["new-game", "house", "differences"] {
            changed.press(&format!("open:{dialog}"));
            walk.explore("changes are back", &changed, 1);
        }
        for players in 2..=6 {
            let mut copy = device.clone();
            copy.set("players", &players.to_string());
            walk.look(&format!("new game of {preset}"), &copy.session);
        }
    }
}

fn lesson(walk: &mut Walk) {
    let mut device = walk.device();
    device.press("toggle:keys");
    device.press("lesson");
    for step in STEPS {
        let place = format!("lesson, {}", step.id.name());
        walk.explore(&place, &device, walk.effort.of(1, 2));
        if let Some(seen) = device.observation().filter(|seen| seen.is_to_act() && seen.ended().is_none()) {
            for action in legal::candidates(&seen).into_iter().take(walk.effort.of(2, 8)) {
                let mut copy = device.clone();
                play(&mut copy, action);
                walk.look(&place, &copy.session);
            }
        }
        device.press("step-show");
        walk.look(&place, &device.session);
        while matches!(device.lesson().map(|lesson| lesson.step().goal), Some(Goal::Watch(_))) {
            walk.look(&format!("{place}, watching"), &device.session);
            device.press("step");
        }
    }
    walk.explore("lesson, end", &device, 2);
}

fn drills(walk: &mut Walk) {
    for drill in Drill::ALL {
        let mut device = walk.device();
        device.worker = Worker::Waits;
        device.press(&format!("drill:{}", drill.name()));
        let questions = text::drill(drill).questions.len();
        for _ in 0..questions {
            let Some(run) = device.drill() else { break };
            let place = format!("drill {}, {}", drill.name(), run.question().name);
            walk.explore(&place, &device, 1);
            let mut shown = device.clone();
            shown.press("show-answer");
            walk.look(&format!("{place}, shown"), &shown.session);
            if let Some(seen) = device.observation() {
                let mut all = legal::candidates(&seen);
                all.extend(seen.hand().iter().map(Action::Discard).filter(|one| seen.check(one).is_ok()));
                for (number, action) in all.into_iter().step_by(walk.effort.of(4, 1)).enumerate() {
                    let mut copy = device.clone();
                    // A search is asked about some of the answers, and fails about others.
                    copy.worker = match number {
                        0 if walk.effort == super::walk::Effort::Whole => Worker::Answers,
                        1 => Worker::Fails,
                        _ => Worker::Waits,
                    };
                    play(&mut copy, action);
                    walk.look(&format!("{place}, answered"), &copy.session);
                }
            }
            for number in [-5, 0, 15, 50, 90, 120, 500] {
                let mut copy = device.clone();
                copy.press(&format!("number:{number}"));
                walk.look(&format!("{place}, answered"), &copy.session);
            }
            device.press("next-question");
        }
        walk.explore(&format!("drill {}, end", drill.name()), &device, 1);
    }
}

/// What a decision has lost, in the order of a review.
const LOSSES: [f64; 7] = [0.0, 0.001, 0.03, 0.12, 0.0, 0.06, 0.3];

/// Answers the questions of a review.
fn answer_review(device: &mut Device, questions: usize) {
    let mut losses = LOSSES.into_iter().cycle();
    for _ in 0..questions {
        let Some(question) = device.asked.take() else { return };
        let value: serde_json::Value = serde_json::from_str(&question).unwrap();
        let id = u32::try_from(value["id"].as_u64().unwrap()).unwrap();
        let decided = &value["subject"]["seat"]["decided"]["decision"];
        let answer = match serde_json::from_value::<Decision>(decided.clone()) {
            Ok(decision) => {
                let position = decision.position().unwrap();
                let seen = position.observe();
                let done = decision.done.first().cloned();
                let other = legal::candidates(&seen).into_iter().rfind(|action| Some(action) != done.as_ref());
                let loss = losses.next().unwrap_or_default();
                let best = other.map_or_else(|| decision.done.clone(), |other| vec![other]);
                Answer::Review(Box::new(found(&decision, &best, loss)))
            }
            // The course of the chances, seen with all cards.
            Err(_) => Answer::Nothing,
        };
        device.say(Reply::Answer { id, answer });
    }
}

fn look_back(walk: &mut Walk) {
    for name in ["classic", "classic-two", "evening", "pagat", "rooms-four", "duel-cut-and-hash", "classic-changed"] {
        let mut device = walk.device();
        device.press("open:files");
        device.set("import", &record(name));
        walk.explore(&format!("record {name}"), &device, 1);
        device.press("look-at-record");
        let place = format!("look back, {name}");
        walk.explore(&place, &device, walk.effort.of(1, 2));
        let actions = device.look_back().map_or(0, |_| walk.effort.of(40, 400));
        for step in 0..actions {
            device.press("look:on");
            if step % walk.effort.of(20, 10) == 0 {
                walk.explore(&place, &device, 1);
            } else {
                walk.look(&place, &device.session);
            }
        }
        device.set("look-from", "all");
        walk.explore(&place, &device, 1);
    }
}

/// Plays a deal of a link to its end.
fn play_sent(walk: &mut Walk, device: &mut Device) {
    for _ in 0..2_000 {
        if device.ended_sent().is_some() {
            break;
        }
        let action =
            device.observation().filter(Observation::is_to_act).map(|seen| Level::THUMB.heuristic_action(&seen));
        match action {
            Some(action) => play(device, action),
            None if device.step() => {}
            None => break,
        }
    }
    walk.explore("end of a deal of a link", device, 1);
}

/// Links that are opened and sent.
fn links(walk: &mut Walk) {
    let game = replay(&record("classic")).game.unwrap();
    let link = format!("game={}", game_code(game.record()).unwrap());
    let mut device = walk.device();
    device.set("link", &link);
    walk.look("game of a link", &device.session);
    device.press("send");
    walk.explore("game of a link, to be kept", &device, 1);
    let classic = Preset::Classic.rules();
    let players = vec![
        LinkPlayer::Person,
        LinkPlayer::Bot { name: "thumb".to_owned(), style: Style::Balanced },
        LinkPlayer::Bot { name: "later-1".to_owned(), style: Style::Balanced },
        LinkPlayer::Bot { name: "thumb".to_owned(), style: Style::Balanced },
    ];
    let cards = LinkCards::Seed([7; 32], LinkLength::ONE);
    let deal = DealLink::new(Preset::Classic, classic, cards, Seat::FIRST, players).unwrap();
    let deal = deal.with_sender(Sender::new("Ada", 1_240));
    device.set("link", &format!("deal={}", deal.code()));
    walk.explore("deal of a link", &device, 1);
    device.press("play-sent");
    play_sent(walk, &mut device);
    device.press("compare");
    walk.explore("results of a link", &device, 1);
    device.set("link", "game=G1");
    walk.explore("link, damaged", &device, 1);
    let mut device = self::game(walk, Preset::Classic, Preset::Classic.rules(), &[0], 3);
    device.press("send");
    walk.explore("nothing to send", &device, 1);
}

fn review(walk: &mut Walk) {
    for name in ["classic", "classic-two", "unfinished-rooms-two"] {
        let mut device = walk.device();
        device.worker = Worker::Waits;
        device.press("open:files");
        device.set("import", &record(name));
        device.press("look-at-record");
        let place = format!("review, {name}");
        device.press("show-review");
        walk.explore(&place, &device, 1);
        let mut failed = device.clone();
        for _ in 0..4 {
            failed.fail();
            walk.look(&format!("{place}, no worker"), &failed.session);
        }
        device.ready();
        for round in 0..walk.effort.of(6, 30) {
            answer_review(&mut device, 6);
            walk.look(&place, &device.session);
            if round % 3 == 0 {
                walk.explore(&place, &device, walk.effort.of(1, 2));
            }
        }
        let Some(game) = replay(&record(name)).game else { continue };
        for (hand, hand_record) in game.record().hands.iter().enumerate().take(walk.effort.of(1, 4)) {
            for decision in
                hand_decisions(game.rules(), hand_record, hand + 1).into_iter().take(walk.effort.of(30, 200))
            {
                device.press(&format!("look-to:{}.{}", hand, decision.action));
                walk.look(&place, &device.session);
                if device.can_exercise() {
                    exercise(walk, &device, &decision);
                }
            }
        }
    }
}

fn exercise(walk: &mut Walk, device: &Device, decision: &Decision) {
    let mut device = device.clone();
    device.press("try-decision");
    walk.explore("exercise", &device, 2);
    let mut again = device.clone();
    again.press("show-best-plan");
    walk.explore("exercise, shown", &again, 1);
    let Some(seen) = device.observation() else { return };
    let mut all = legal::candidates(&seen);
    all.splice(0..0, decision.done.first().cloned());
    let last = all.len().saturating_sub(walk.effort.of(2, 6));
    let tried: Vec<Action> = all.iter().take(3).chain(all.iter().skip(last)).cloned().collect();
    for action in tried {
        let mut copy = device.clone();
        play(&mut copy, action);
        walk.look("exercise, tried", &copy.session);
        let mut failed = copy.clone();
        answer_review(&mut copy, 1);
        walk.explore("exercise, weighed", &copy, 1);
        failed.fail();
        walk.look("exercise, not weighed", &failed.session);
    }
}

fn score_keeper(walk: &mut Walk) {
    let mut full = walk.device();
    for _ in 0..=MOST_SHEETS {
        full.press("open:score-keeper");
        full.press("sheet-new");
        full.press("sheet-begin");
    }
    walk.look("score keeper, full", &full.session);
    full.press("open:score-keeper");
    walk.explore("score keeper, full", &full, 1);
    full.press("sheet-new");
    walk.look("score keeper, full", &full.session);
    for (preset, sides) in [
        (Preset::Classic, 2),
        (Preset::Samba, 2),
        (Preset::HandAndFoot, 2),
        (Preset::ThreeHanded, 3),
        (Preset::Bolivia, 2),
    ]
    .into_iter()
    .chain(Preset::ALL.map(|preset| (preset, 2)))
    {
        let mut device = walk.device();
        device.press("open:score-keeper");
        walk.explore("score keeper", &device, 1);
        device.press("sheet-new");
        device.set("sheet-rules", preset.name());
        device.press(&format!("sheet-sides:{sides}"));
        device.set("sheet-dealer", "1");
        let place = format!("score sheet of {preset}");
        walk.explore(&place, &device, 1);
        device.press("sheet-begin");
        let mut out = device.clone();
        out.press("sheet-add");
        for side in 0..sides {
            out.press(&format!("count-out:{side}"));
            walk.look(&place, &out.session);
            out.press("count-concealed:true");
            walk.look(&place, &out.session);
        }
        walk.explore(&place, &device, 2);
        for (hand, total) in ["750", "-35", "2,345", "9000"].into_iter().enumerate() {
            device.press("sheet-add");
            walk.explore(&place, &device, walk.effort.of(1, 2));
            for item in [Item::Total, Item::Natural, Item::Melded, Item::RedThrees] {
                for value in ["", "x", "99999999", "3", "-5"] {
                    let mut copy = device.clone();
                    copy.set(&format!("count.0.{item}"), value);
                    copy.press("sheet-keep");
                    walk.look(&format!("{place}, mistake"), &copy.session);
                }
            }
            for side in 0..sides {
                device.press(&format!("count-by:{side}.total"));
                device.set(&format!("count.{side}.total"), if side == hand % sides { total } else { "115" });
            }
            walk.explore(&place, &device, 1);
            device.press("sheet-keep");
            walk.explore(&place, &device, walk.effort.of(1, 2));
        }
        device.press("sheet-correct:0");
        walk.explore(&place, &device, 1);
        let mut dropped = device.clone();
        dropped.set("count.0.total", "77");
        dropped.press("sheet-drop");
        walk.explore(&place, &dropped, 1);
        device.press("close");
        walk.explore("score keeper", &device, 2);
    }
}

const SAVED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records/saved");

fn saved(name: &str) -> String {
    std::fs::read_to_string(std::path::Path::new(SAVED).join(name)).unwrap()
}

fn restored_record(save: &str) -> Option<Game> {
    let save: serde_json::Value = serde_json::from_str(save).ok()?;
    replay(save["record"].as_str()?).game
}

/// A review of the first seat, in which each decision has lost so much.
fn kept_review(game: &Game, loss: f64) -> String {
    let mut lines = vec![r#"{"canasta":"review","version":1}"#.to_owned()];
    for (hand, record) in game.record().hands.iter().enumerate() {
        let all = hand_decisions(game.rules(), record, hand + 1).into_iter();
        for decision in all.filter(|one| one.seat == Seat::FIRST && !one.is_forced) {
            lines.push(serde_json::to_string(&found(&decision, &decision.done, loss)).unwrap());
        }
    }
    lines.join("\n")
}

fn library(walk: &mut Walk) {
    let mut device = walk.device();
    for page in ["refuse-day:bad-date", "refuse-day:bad-game"] {
        device.press(page);
        walk.look(page, &device.session);
    }
    // The library has lost the first try, or tells nothing yet.
    let mut lost = walk.device();
    let begun = r#"{"days":[{"begun":"thumb","deal":"2026-12-11-two"}],"version":1}"#;
    lost.update(Message::Storage(StorageMessage::Restored(StoredValue::Days, begun.to_owned())));
    lost.press("open:daily");
    walk.look("days, one lost", &lost.session);
    let mut waiting = walk.device().session;
    for pressed in ["open:daily", "play-day:2026-12-13-two"] {
        let _ = waiting.update(Message::Intent(pressed.parse().unwrap(), SelectMode::Primary));
    }
    walk.look("days, the library is asked", &waiting);
    device.press("open:library");
    walk.explore("library, empty", &device, 1);
    let file = saved("library.canasta");
    for text in [
        "",
        "nonsense",
        &file,
        &file[..file.len() / 2],
        &record("classic"),
        &record("evening"),
        &record("unfinished-rooms-two"),
    ] {
        device.press("open:library");
        device.set("library-text", text);
        walk.look("library", &device.session);
        device.press("add-pasted");
        walk.explore("library", &device, walk.effort.of(1, 2));
    }
    walk.explore("library", &device, 3);
    for dialog in ["statistics", "learn", "files", "new-game", "more", "play", "score-keeper"] {
        let mut copy = device.clone();
        copy.press(&format!("open:{dialog}"));
        walk.explore(&format!("{dialog}, with games"), &copy, walk.effort.of(1, 2));
    }
    // Many games, some of them with reviews.
    let mut many = walk.device();
    let names = ["classic", "evening", "classic-two", "pagat", "rooms-four"];
    let levels = ["club", "master", "thumb"];
    let lines: String = (1..=LIST_PAGE + 5)
        .map(|n| crate::statistics::played(n, names[n % names.len()], levels[n % levels.len()], "played"))
        .collect();
    many.press("open:library");
    many.set("library-text", &(library_head() + &lines));
    many.press("add-pasted");
    walk.explore("library, many games", &many, 2);
    many.press("open:library");
    many.press("claim-games");
    many.press("open:statistics");
    walk.explore("statistics, many games", &many, 2);
    let ids: Vec<_> = many.shelf.games.keys().cloned().collect();
    for (at, id) in ids.iter().enumerate().take(30) {
        let Some(game) = many.shelf.games.get(id).cloned() else { continue };
        let Some(record) = restored_record(&game.save) else { continue };
        let text = kept_review(&record, LOSSES[at % LOSSES.len()]);
        many.shelf.answer(LibraryEffect::PutReview(id.clone(), text));
    }
    let mut reviewed = walk.device();
    reviewed.shelf = many.shelf.clone();
    reviewed.press("open:library");
    reviewed.press("claim-games");
    reviewed.press("open:statistics");
    walk.explore("statistics, reviews", &reviewed, 2);
    device.press("claim-games");
    device.press("open:statistics");
    walk.explore("statistics", &device, 2);
    for place in [SafariPlace::Tab, SafariPlace::HomeScreen] {
        let mut copy = device.clone();
        copy.update(Message::Device(DeviceMessage::Safari(place, false)));
        walk.explore("library in Safari", &copy, 1);
        copy.press("open:library");
        walk.look("library in Safari", &copy.session);
    }
    let mut full = device.clone();
    full.shelf.is_full = true;
    full.press("open:library");
    full.set("library-text", &record("pagat"));
    walk.explore("library, full", &full, 2);
    let mut refused = walk.device();
    refused.shelf.is_refused = true;
    refused.press("open:library");
    walk.explore("library, refused", &refused, 1);
    begin(&mut refused, Preset::Classic, Preset::Classic.rules(), &[0], 3);
    play_on(walk, "library, refused", &mut refused, 6, 5);
    refused.press("open:new-game");
    walk.explore("library, refused", &refused, 2);
    let all: Vec<GameSummary> =
        device.shelf.games.values().filter_map(|game| GameSummary::read(&game.summary)).collect();
    for game in &all {
        values::of_summary(&mut walk.corpus, game);
    }
    // While the device has not answered.
    let mut silent = walk.device().session;
    silent.update(Message::Intent("open:library".parse().unwrap(), SelectMode::Primary));
    walk.look("library, silent", &silent);
    silent.update(Message::Library(LibraryMessage::FilesChosen));
    walk.look("library, silent", &silent);
    silent.update(Message::Library(LibraryMessage::Listed(String::new(), ListPart::All, Timestamp::LAST)));
    walk.look("library, silent", &silent);
    let progress = ImportProgress { read: 1, all: 2 };
    let part = ImportPart { progress, left: ImportLeft::More, ..ImportPart::default() };
    silent.update(Message::Library(LibraryMessage::Read(part)));
    walk.look("library, silent", &silent);
    for persistence in [Persistence::Kept, Persistence::Offered, Persistence::Declined, Persistence::None] {
        let mut copy = device.clone();
        copy.shelf.persistence = Some([persistence, Persistence::Declined]);
        copy.press("open:library");
        walk.explore("library, persistence", &copy, 1);
        copy.press("persist");
        walk.look("library, persistence", &copy.session);
    }
    let mut unreadable = device.clone();
    for (number, game) in unreadable.shelf.games.values_mut().enumerate() {
        if number % 2 == 0 {
            game.summary = "{\"id\":7}".to_owned();
        }
    }
    let texts = unreadable.shelf.games.values().map(|game| format!("{}\n", game.summary)).collect();
    let mut later = walk.device();
    later.shelf = unreadable.shelf.clone();
    later.press("open:library");
    walk.look("library, unreadable", &later.session);
    later.update(Message::Library(LibraryMessage::Listed(texts, ListPart::All, Timestamp::LAST)));
    walk.look("library, unreadable", &later.session);
    let mut gone = device.clone();
    gone.press("open:library");
    gone.shelf.games.clear();
    walk.explore("library, gone", &gone, 1);
}

/// Today's deal: not played, begun, played, and the days before it.
fn daily(walk: &mut Walk) {
    let days = || Message::Storage(StorageMessage::Restored(StoredValue::Days, saved("days.json")));
    let mut device = walk.device();
    device.worker = Worker::Fails;
    device.press("open:daily");
    walk.explore("days", &device, 2);
    device.press("play-day:2026-12-11-two");
    while device.step() {}
    walk.look("day, dealt", &device.session);
    let mut hinted = device.clone();
    hinted.press("hint");
    walk.look("day, hint", &hinted.session);
    device.press("do:draw");
    let mut left = device.clone();
    left.press("play-day:2026-12-11-four");
    left.press("open:daily");
    walk.explore("days, one begun", &left, 1);
    let mut elsewhere = walk.device();
    elsewhere.update(Message::Storage(StorageMessage::Restored(StoredValue::Game, saved("game.json"))));
    elsewhere.press("play-day:2026-12-11-two");
    walk.look("day, with a game elsewhere", &elsewhere.session);
    for _ in 0..400 {
        while device.step() {}
        let Some(seen) = device.observation().filter(|seen| seen.ended().is_none()) else { break };
        let action = Level::THUMB.heuristic_action(&seen);
        play(&mut device, action);
    }
    walk.explore("day, end", &device, 2);
    device.press("next-hand");
    walk.explore("day, result", &device, 2);
    device.press("first-page");
    walk.look("first page, a deal played", &device.session);
    device.update(days());
    for page in ["open:daily", "show-day:2026-11-29", "show-day:2026-11-20", "day-result:2026-11-28-two"] {
        device.press(page);
        walk.explore("days with results", &device, 1);
    }
    for (deal, number) in [("play-day:2026-12-11-two", "2"), ("play-day:2026-12-11-two", "3")] {
        device.press(deal);
        walk.look(&format!("day, try {number}"), &device.session);
    }
    device.press("open:library");
    walk.look("library with deals of days", &device.session);
    let mut waiting = walk.device();
    waiting.update(days());
    let unfinished = saved("days.json").replacen("500,500,", "", 1);
    waiting.update(Message::Storage(StorageMessage::Restored(StoredValue::Days, unfinished)));
    waiting.press("day-result:2026-11-28-two");
    walk.look("day, par underway", &waiting.session);
}

/// Plays the hand at the table to its end by rules of thumb.
fn end_hand(device: &mut Device) {
    for _ in 0..400 {
        while device.step() {}
        let Some(seen) = device.observation().filter(|seen| seen.ended().is_none()) else { break };
        let action = Level::THUMB.heuristic_action(&seen);
        play(device, action);
    }
}

/// Duplicate: the form, boards at the table, the sheet at each stage, and boards of a link.
fn duplicate(walk: &mut Walk) {
    let mut device = walk.device();
    device.worker = Worker::Fails;
    device.press("open:duplicate");
    device.set("duplicate-game", "three-handed");
    walk.look("duplicate, three sides", &device.session);
    device.set("duplicate-game", "duel");
    device.press("duplicate-against:turned");
    walk.explore("duplicate, form", &device, 1);
    device.press("duplicate-start");
    while device.step() {}
    walk.look("board, dealt", &device.session);
    for board in 1..=8 {
        end_hand(&mut device);
        if [1, 4, 8].contains(&board) {
            walk.explore("board, end", &device, 1);
            let mut sheet = device.clone();
            sheet.press("next-hand");
            walk.explore("score sheet", &sheet, 1);
        }
        if let Some(board) = device.board_try() {
            device.press(&format!("duplicate-go-on:{}", board.id));
        }
    }
    device.press("open:duplicate");
    walk.look("duplicate, one is over", &device.session);
    device.press("open:statistics");
    walk.look("statistics with duplicate", &device.session);
    device.press("open:library");
    walk.look("library with boards", &device.session);
    let mut waiting = walk.device();
    waiting.update(Message::Storage(StorageMessage::Restored(StoredValue::Duplicate, saved("duplicate.json"))));
    waiting.press("open:duplicate");
    walk.explore("duplicate, kept", &waiting, 2);
    let bot = |name: &str| LinkPlayer::Bot { name: name.to_owned(), style: Style::Balanced };
    let cards = LinkCards::Seed([7; 32], LinkLength::Boards(Boards::Four));
    let rules = with(Preset::Duel.rules(), json!({"hand_size": 9}));
    let players = vec![LinkPlayer::Person, bot("later-1")];
    let deal = DealLink::new(Preset::Duel, rules, cards, Seat::FIRST, players).unwrap();
    let mut sent = device.clone();
    sent.set("link", &format!("deal={}", deal.code()));
    walk.explore("boards of a link", &sent, 1);
    let deal = deal.with_sender(Sender::of_boards("Ada", vec![100, -250, 3, 0]));
    device.set("link", &format!("deal={}", deal.code()));
    walk.look("boards of a link with results", &device.session);
    device.press("duplicate-play-sent");
    for _ in 0..4 {
        end_hand(&mut device);
        if let Some(board) = device.board_try() {
            device.press(&format!("duplicate-go-on:{}", board.id));
        }
    }
    walk.explore("sheets side by side", &device, 1);
}

/// Carries messages between a host and the only guest, whose lines have these numbers, until both are at rest.
fn talk(host: &mut Device, guest: &mut Device, lines: (u32, u32)) {
    for _ in 0..400 {
        let message = |effect: FriendsEffect, line: u32, other: u32| match effect {
            FriendsEffect::Send(of, text) if of == line => Some((false, FriendsMessage::Received(other, text))),
            FriendsEffect::Close(of) if of == line => Some((false, FriendsMessage::Closed(other))),
            FriendsEffect::MakeSpare(spare) => {
                let candidate = Candidate {
                    kind: CandidateKind::Host,
                    address: CandidateAddress::Mdns([7; 16]),
                    port: spare as u16 + 1,
                };
                let end = Endpoint::new("Ab+/", "0123456789abcdef01234567", [7; 32], &[candidate]).unwrap();
                Some((true, FriendsMessage::SpareMade(spare, Box::new(end))))
            }
            FriendsEffect::RequestSecret => Some((true, FriendsMessage::Secret(Some([7; 32])))),
            _ => None,
        };
        if let Some(effect) = host.friends.pop_front() {
            match message(effect, lines.0, lines.1) {
                Some((true, own)) => host.update(Message::Friends(own)),
                Some((false, theirs)) => guest.update(Message::Friends(theirs)),
                None => {}
            }
        } else if let Some(effect) = guest.friends.pop_front() {
            match message(effect, lines.1, lines.0) {
                Some((true, own)) => guest.update(Message::Friends(own)),
                Some((false, theirs)) => host.update(Message::Friends(theirs)),
                None => {}
            }
        } else {
            return;
        }
    }
    panic!("the devices do not come to rest");
}

/// Tables of several devices: the plan, the invitation, the reply, the table of either side, and what goes wrong.
fn friends(walk: &mut Walk) {
    let endpoint = |number: u8| Endpoint::new("Ab+/", "0123456789abcdef01234567", [number; 32], &[]).unwrap();
    let tell = |device: &mut Device, message: FriendsMessage| device.update(Message::Friends(message));
    let mut host = walk.device();
    host.press("open:friends");
    walk.look("friends, without a name", &host.session);
    host.set("preset", "duel");
    host.set("friends-name", "Ann");
    walk.explore("friends, plan", &host, 1);
    host.press("friends-seat:1.bot");
    walk.look("friends, nobody invited", &host.session);
    host.press("friends-seat:1.friend");
    host.press("friends-invite");
    walk.look("friends, asked", &host.session);
    for why in [NoConnections::NoWebRtc, NoConnections::NoNetwork, NoConnections::Refused] {
        let mut without = host.clone();
        tell(&mut without, FriendsMessage::Unable(why));
        walk.look("friends, no connection", &without.session);
    }
    let mut now = u64::from(20_800_u32) * 86_400_000;
    tell(&mut host, FriendsMessage::Time(now));
    tell(&mut host, FriendsMessage::Ready(Box::new(endpoint(1))));
    walk.explore("friends, invitation", &host, 1);
    let mut renewed = host.clone();
    tell(&mut renewed, FriendsMessage::Ready(Box::new(endpoint(3))));
    walk.look("friends, another invitation", &renewed.session);
    let invitation = host.session.friends().link().unwrap();
    for text in ["", "nothing", "#reply=R1", "#join=I1abc", &invitation] {
        let mut wrong = host.clone();
        wrong.set("friends-reply", text);
        wrong.press("friends-apply");
        walk.look("friends, wrong reply", &wrong.session);
    }
    let mut guest = walk.device();
    guest.set("friends-link", "#join=I1abc");
    walk.look("friends, damaged invitation", &guest.session);
    guest.set("friends-link", &invitation);
    walk.look("friends, invited", &guest.session);
    guest.set("friends-name", "Zoe");
    walk.explore("friends, invited", &guest, 1);
    guest.press("friends-answer");
    walk.look("friends, answer asked", &guest.session);
    tell(&mut guest, FriendsMessage::Time(now));
    tell(&mut guest, FriendsMessage::Ready(Box::new(endpoint(2))));
    talk(&mut host, &mut guest, (1, 1));
    walk.explore("friends, reply", &guest, 1);
    let mut late = guest.clone();
    tell(&mut late, FriendsMessage::Time(now + 3_700_000));
    walk.look("friends, late", &late.session);
    let reply = guest.session.friends().link().unwrap();
    let mut elsewhere = walk.device();
    elsewhere.set("friends-link", &reply);
    walk.look("friends, reply on its way", &elsewhere.session);
    for passed in [Passed::Taken, Passed::Refused, Passed::Nobody] {
        tell(&mut elsewhere, FriendsMessage::Passed(passed));
        walk.look("friends, reply passed", &elsewhere.session);
    }
    host.set("friends-link", &reply);
    walk.look("friends, sought", &host.session);
    let mut vain = host.clone();
    tell(&mut vain, FriendsMessage::Time(now + 20_000));
    walk.look("friends, not found", &vain.session);
    tell(&mut host, FriendsMessage::Opened(1));
    tell(&mut guest, FriendsMessage::Opened(1));
    talk(&mut host, &mut guest, (1, 1));
    walk.explore("friends, all are here", &host, 1);
    walk.look("friends, connected", &guest.session);
    host.press("friends-deal");
    walk.look("friends, shuffled", &host.session);
    talk(&mut host, &mut guest, (1, 1));
    for _ in 0..6 {
        walk.look("friends, host plays", &host.session);
        walk.look("friends, guest plays", &guest.session);
        let actor = if host.is_my_turn() { &mut host } else { &mut guest };
        let Some(seen) = actor.observation() else { break };
        let action = Level::THUMB.heuristic_action(&seen);
        play(actor, action);
        talk(&mut host, &mut guest, (1, 1));
    }
    walk.explore("friends, table of the host", &host, 2);
    walk.explore("friends, table of the guest", &guest, 2);
    let (mut leaving, mut staying) = (host.clone(), guest.clone());
    leaving.press("friends-leave");
    leaving.press("confirm");
    talk(&mut leaving, &mut staying, (1, 1));
    for (place, device) in [("friends, the host has left", &mut staying), ("friends, left as the host", &mut leaving)] {
        walk.look(place, &device.session);
        device.press("open:friends");
        walk.look(place, &device.session);
    }
    guest.press("friends-mute");
    walk.look("friends, phrases are hidden", &guest.session);
    guest.press("friends-mute");
    guest.press("friends-say:0");
    guest.press("friends-nudge");
    host.press("undo");
    talk(&mut host, &mut guest, (1, 1));
    for device in [&mut host, &mut guest] {
        walk.look("friends, asked", &device.session);
        device.press("open:friends");
        walk.look("friends, who is there", &device.session);
        device.press("close");
    }
    guest.press("friends-vote:no");
    talk(&mut host, &mut guest, (1, 1));
    walk.look("friends, not agreed", &host.session);
    for seconds in [6, 26] {
        now += seconds * 1_000;
        for device in [&mut host, &mut guest] {
            tell(device, FriendsMessage::Time(now));
            device.friends.clear();
            walk.look("friends, cut", &device.session);
            device.press("open:friends");
            walk.look("friends, who is cut", &device.session);
            device.press("close");
        }
    }
    let mut left = host.clone();
    for device in [&mut left, &mut guest] {
        device.press("friends-leave");
        walk.look("friends, whether to leave", &device.session);
        device.press("confirm");
        walk.look("friends, left", &device.session);
    }
    host.press("friends-bot:1");
    walk.look("friends, a bot plays", &host.session);
    left.press("open:friends");
    walk.look("friends, seats are lost", &left.session);
}

fn storage(walk: &mut Walk) {
    let values: Vec<(StoredValue, Vec<String>)> = vec![
        (StoredValue::Lesson, vec![saved("lesson.json")]),
        (StoredValue::Drills, vec![saved("drills.json")]),
        (StoredValue::Achievements, vec![saved("achievements.json")]),
        (StoredValue::Mistakes, vec![saved("mistakes.json")]),
        (StoredValue::Rules, vec![saved("own-rules.json")]),
        (StoredValue::Plan, vec![saved("plan.json")]),
        (StoredValue::ScoreSheets, vec![saved("score-sheets.json")]),
        (StoredValue::Days, vec![saved("days.json")]),
        (StoredValue::Duplicate, vec![saved("duplicate.json")]),
    ];
    for (value, good) in values {
        for text in good
            .iter()
            .cloned()
            .chain(["torn".to_owned(), "[]".to_owned(), "{}".to_owned()])
            .chain(good.iter().map(|text| text[..text.len() * 2 / 3].to_owned()))
        {
            let mut device = walk.device();
            device.update(Message::Storage(StorageMessage::Restored(value, text)));
            walk.explore(&format!("stored {}", value.name()), &device, 1);
            for dialog in ["files", "learn", "statistics", "score-keeper", "new-game", "house"] {
                device.press(&format!("open:{dialog}"));
                walk.explore(&format!("{dialog}, stored {}", value.name()), &device, 1);
            }
            let mut full = walk.device();
            full.update(Message::Storage(StorageMessage::Restored(value, "torn".to_owned())));
            full.update(Message::Storage(StorageMessage::SetAside(Vec::new())));
            walk.explore("not set aside", &full, 1);
        }
    }
    let game = saved("game.json");
    let damaged = [
        game.clone(),
        String::new(),
        "no save".to_owned(),
        game.replacen("draw", "sing", 1),
        game.replacen("draw", "ask", 1),
        game.replacen("\"version\":1", "\"version\":99", 1),
        game.replacen("version\": 1", "version\": 99", 1),
        game.replacen("4d", "4h", 1),
    ];
    for save in damaged {
        for settings in
            [None, Some(saved("settings.json")), Some("{".to_owned()), Some(r#"{"theme":"purple"}"#.to_owned())]
        {
            let mut device = walk.device();
            device.update(Message::Storage(StorageMessage::Restore { settings, game: Some(save.clone()) }));
            walk.explore("restored", &device, 1);
            device.press("open:files");
            walk.explore("restored, files", &device, 2);
        }
    }
    let at_table = {
        let mut device = game_of(walk);
        while device.step() {}
        device
    };
    // The library has not answered, cannot answer, and has answered before.
    for has_room in [false, true] {
        for is_saved in [false, true] {
            for turns in 1..4 {
                let mut device = at_table.clone();
                for turn in 0..turns {
                    device.shelf.is_full = !has_room && turn + 1 == turns;
                    let Some(seen) = device.observation().filter(|seen| seen.is_to_act()) else { break };
                    let action = Level::THUMB.heuristic_action(&seen);
                    play(&mut device, action);
                    if !is_saved {
                        device.update(Message::Storage(StorageMessage::Blocked(StoredValue::Game)));
                    }
                    walk.look("after a turn", &device.session);
                    values::of_session(&mut walk.corpus, &device.session);
                    while device.step() {}
                }
                values::of_session(&mut walk.corpus, &device.session);
                let mut silent = device.session.clone();
                if let Some(seen) = silent.observation().filter(|seen| seen.is_to_act()) {
                    let action = Level::THUMB.heuristic_action(&seen);
                    silent.update(Message::Program(ProgramMessage::Play(action)));
                }
                values::of_session(&mut walk.corpus, &silent);
                silent.update(Message::Intent("same-again".parse().unwrap(), SelectMode::Primary));
                walk.look("leaving", &silent);
                silent.update(Message::Intent("confirm".parse().unwrap(), SelectMode::Primary));
                walk.look("leaving", &silent);
                values::of_session(&mut walk.corpus, &silent);
                device.press("back");
                walk.look("leaving", &device.session);
            }
        }
    }
    for value in StoredValue::ALL {
        let mut device = at_table.clone();
        device.update(Message::Storage(StorageMessage::Blocked(value)));
        walk.explore("storage blocked", &device, 1);
        device.press("open:new-game");
        walk.explore("storage blocked", &device, 2);
    }
    let messages: Vec<Message> = vec![
        Message::Storage(StorageMessage::GameForgottenElsewhere),
        Message::Storage(StorageMessage::Writer(Writer::Other)),
        Message::Storage(StorageMessage::Restored(StoredValue::Game, game.clone())),
        Message::Device(DeviceMessage::CanInstall(true)),
        Message::Device(DeviceMessage::UpdateReady),
        Message::Device(DeviceMessage::Copied(true)),
        Message::Device(DeviceMessage::Copied(false)),
        Message::Device(DeviceMessage::Safari(SafariPlace::Tab, false)),
        Message::Seed(None),
    ];
    for message in messages {
        for device in [&walk.device(), &at_table] {
            let mut copy = device.clone();
            copy.update(message.clone());
            walk.explore("message of the device", &copy, 2);
            for dialog in ["more", "play", "settings", "files", "library"] {
                let mut copy = copy.clone();
                copy.press(&format!("open:{dialog}"));
                walk.look(&format!("{dialog}, message of the device"), &copy.session);
            }
            values::of_session(&mut walk.corpus, &copy.session);
            copy.press("apply-update");
            walk.explore("update", &copy, 1);
        }
    }
    // Another page has the game.
    let mut second = walk.device();
    second.update(Message::Storage(StorageMessage::Writer(Writer::Other)));
    second.update(Message::Storage(StorageMessage::Restore { settings: None, game: Some(game) }));
    walk.explore("second page", &second, 3);
    second.press("decline");
    begin(&mut second, Preset::Classic, Preset::Classic.rules(), &[0], 3);
    walk.explore("second page, apart", &second, 2);
    values::of_session(&mut walk.corpus, &second.session);
    second.press("take-over");
    walk.explore("second page, takes over", &second, 2);
    let mut first = at_table.clone();
    first.update(Message::Storage(StorageMessage::Writer(Writer::This)));
    first.update(Message::Storage(StorageMessage::Writer(Writer::Other)));
    walk.explore("first page, taken over", &first, 2);
    let mut unsaved = at_table;
    unsaved.update(Message::Storage(StorageMessage::Writer(Writer::This)));
    unsaved.update(Message::Storage(StorageMessage::Blocked(StoredValue::Game)));
    unsaved.update(Message::Storage(StorageMessage::Writer(Writer::Other)));
    walk.explore("first page, taken over", &unsaved, 2);
    values::of_session(&mut walk.corpus, &unsaved.session);
    let new = walk.device();
    values::of_session(&mut walk.corpus, &new.session);
}

fn game_of(walk: &Walk) -> Device {
    game(walk, Preset::Classic, Preset::Classic.rules(), &[0], 11)
}

fn faults(walk: &mut Walk) {
    for worker in [Worker::Fails, Worker::Waits] {
        let mut device = walk.device();
        device.worker = worker;
        device.press("start");
        walk.explore("worker", &device, 2);
        for _ in 0..12 {
            walk.look("worker", &device.session);
            device.step();
        }
        device.press("hint");
        walk.look("worker, hint", &device.session);
        if worker == Worker::Waits {
            device.fail();
            device.fail();
            walk.explore("worker broke", &device, 1);
        }
    }
    let mut device = walk.device();
    device.worker = Worker::Waits;
    begin_with(&mut device, Preset::Classic, Preset::Classic.rules(), &[3], 5, Level::usual());
    for _ in 0..3 {
        walk.look("bots think", &device.session);
        device.step();
    }
    device.press("look-back");
    walk.look("look back while a hand is on", &device.session);
    device.press("show-review");
    walk.explore("review while a hand is on", &device, 1);
    // The parts of the program are still to come.
    let mut early = Device::with(Session::without_parts(), walk.locale);
    walk.look("without parts", &early.session);
    for intent in ["open:settings", "open:rules", "open:learn", "lesson"] {
        let mut copy = early.clone();
        copy.press(intent);
        walk.look("without parts", &copy.session);
        copy.session.parts_failed();
        walk.look("parts failed", &copy.session);
    }
    begin(&mut early, Preset::Classic, Preset::Classic.rules(), &[0], 3);
    for _ in 0..8 {
        early.step();
        walk.look("without parts", &early.session);
    }
    early.session.take_parts(&PARTS);
    walk.look("parts come", &early.session);
}

/// Looks at all of them.
pub fn visit(walk: &mut Walk) {
    dialogs(walk);
    plans(walk);
    lesson(walk);
    drills(walk);
    look_back(walk);
    links(walk);
    review(walk);
    score_keeper(walk);
    library(walk);
    storage(walk);
    daily(walk);
    duplicate(walk);
    friends(walk);
    faults(walk);
    told_decisions(walk);
    matches(walk);
}
