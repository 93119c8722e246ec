//! The deals of ten days, as they are for ever: `tests/daily/vectors.txt`, and their par: `tests/daily/par.txt`.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use canasta::bots::{Style, find_bot};
use canasta::daily::{DailyDeal, DailyGame, Date, Par};
use canasta::rules::deck_sha256;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/daily/");

const HEAD: &str = "\
# Deals of ten days, the same on every device for ever: rewritten by `CANASTA_BLESS=1 cargo test -p canasta --test daily`, but no line
# that was released may change. Fields are separated by tabs.
# deal\trules\tdealer\tversion of the bots\tseed\tSHA-256 of the deck\tfirst actions, par's bot at seat 0\tleads of the playings of par
";

const PAR_HEAD: &str = "\
# Par of the deals of ten days: rewritten by `CANASTA_BLESS=1 cargo test -p canasta --test daily -- --ignored`, but no line
# that was released may change. A tab separates the deal from the leads of the eight playings.
";

const DATES: [&str; 10] = [
    "2026-11-28",
    "2026-11-29",
    "2026-11-30",
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
    "2027-02-28",
    "2028-02-29",
    "2099-12-31",
];

/// How many actions are compared: each seat has its turn in them.
const ACTIONS: usize = 12;

/// The first actions, with the bots by their names in the roster.
fn first_actions(deal: DailyDeal) -> String {
    let bots = deal.rules().players.seats().map(|seat| deal.bot(seat).unwrap_or(deal.version().par_bot()));
    // Seed, budget and style are nothing to them.
    let mut bots: Vec<_> = bots.map(|name| find_bot(name).unwrap().create_bot([9; 32], None, Style::Freezer)).collect();
    let mut state = deal.state();
    let mut actions = Vec::new();
    for _ in 0..ACTIONS {
        let seat = state.to_act();
        let action = bots[seat.index()].act(&state.observe(seat));
        state.play(&action).unwrap();
        actions.push(action.to_string());
    }
    actions.join("; ")
}

fn line(date: &str, game: DailyGame, playings: u8) -> String {
    let deal = DailyDeal::of(date.parse::<Date>().unwrap(), game).unwrap();
    let seed: String = deal.seed().iter().map(|byte| format!("{byte:02x}")).collect();
    let leads: Vec<String> = (0..playings).map(|number| deal.par_playing(number).unwrap().to_string()).collect();
    let leads = if leads.is_empty() { "-".to_owned() } else { leads.join(",") };
    format!(
        "{deal}\t{}\t{}\t{}\t{seed}\t{}\t{}\t{leads}\n",
        deal.preset(),
        deal.dealer().index(),
        deal.version().name(),
        deck_sha256(&deal.deck()),
        first_actions(deal)
    )
}

/// Par takes long: one playing of most deals, all of those of the first day, none of those after the first week.
fn playings(day: usize) -> u8 {
    match day {
        0 => Par::PLAYINGS,
        1..7 => 1,
        _ => 0,
    }
}

/// A line of every deal, made by several threads.
fn lines_of_all(line: impl Fn(usize, DailyGame) -> String + Sync) -> String {
    let deals: Vec<(usize, DailyGame)> =
        (0..DATES.len()).flat_map(|day| DailyGame::ALL.map(|game| (day, game))).collect();
    let mut lines = vec![String::new(); deals.len()];
    let line = &line;
    std::thread::scope(|scope| {
        let threads = lines.chunks_mut(deals.len() / 2).zip(deals.chunks(deals.len() / 2));
        for (lines, deals) in threads {
            scope.spawn(move || {
                for (text, &(day, game)) in lines.iter_mut().zip(deals) {
                    *text = line(day, game);
                }
            });
        }
    });
    lines.concat()
}

fn compare(file: &str, now: &str) {
    let path = format!("{FOLDER}{file}");
    if std::env::var_os("CANASTA_BLESS").is_some() {
        std::fs::write(&path, now).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap().replace("\r\n", "\n");
    for (stored, now) in stored.lines().zip(now.lines()) {
        assert_eq!(stored, now);
    }
    assert_eq!(stored.lines().count(), now.lines().count());
}

#[test]
fn the_deals_of_ten_days_are_as_they_were() {
    let lines = lines_of_all(|day, game| line(DATES[day], game, playings(day)));
    compare("vectors.txt", &format!("{HEAD}{lines}"));
}

#[test]
#[ignore = "240 hands of the strongest bot"]
fn par_of_ten_days_is_as_it_was() {
    let lines = lines_of_all(|day, game| {
        let deal = DailyDeal::of(DATES[day].parse().unwrap(), game).unwrap();
        let leads = (0..Par::PLAYINGS).map(|number| deal.par_playing(number).unwrap().to_string());
        format!("{deal}\t{}\n", leads.collect::<Vec<_>>().join(","))
    });
    compare("par.txt", &format!("{PAR_HEAD}{lines}"));
}
