//! Cards, actions and records round-trip as text; tampered records are refused.

use crate::random_cases::{self, cases};
use canasta::rules::{
    Action, Answer, Card, CardSet, Deck, Game, Group, MeldKey, MeldKind, Preset, Rank, RecordProblem, RuleError, Seat,
    Suit, Which, generator, legal, replay, seed_from_number,
};
use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use std::num::NonZeroU8;

fn group() -> impl Strategy<Value = Group> {
    let cards = proptest::collection::vec(0..Card::FACES, 0..9);
    let cards = cards.prop_map(|list| list.into_iter().filter_map(|n| Card::all().nth(n)).collect::<CardSet>());
    let ranks = Rank::ALL.map(MeldKind::Set).into_iter();
    let kinds: Vec<MeldKind> = ranks.chain(Suit::ALL.map(MeldKind::Sequence)).chain([MeldKind::Wild]).collect();
    let which = proptest::option::of(0..100_u8).prop_map(|number| match number.map(NonZeroU8::new) {
        None => Which::Unnumbered,
        Some(None) => Which::New,
        Some(Some(number)) => Which::Number(number),
    });
    let key = (proptest::sample::select(kinds), which).prop_map(|(kind, which)| MeldKey { kind, which });
    let key = proptest::option::weighted(0.3, key);
    (key, cards).prop_map(|(key, cards)| Group { key, cards })
}

/// Every action that has a text. A single group with neither rank nor cards has none.
fn action() -> impl Strategy<Value = Action> {
    let groups = || proptest::collection::vec(group(), 0..4);
    let something = |groups: &Vec<Group>| *groups != [Group::of(CardSet::EMPTY)];
    prop_oneof![
        1 => proptest::sample::select(vec![Action::Draw, Action::Keep, Action::Ask]),
        1 => any::<bool>().prop_map(|yes| Action::Answer(if yes { Answer::Yes } else { Answer::No })),
        1 => (0..Card::FACES).prop_map(|n| Action::Discard(Card::all().nth(n).expect("a face"))),
        3 => (group(), groups()).prop_map(|(with, groups)| Action::Take { with, groups }),
        3 => groups().prop_filter("says nothing", something).prop_map(Action::Meld),
    ]
}

proptest! {
    #![proptest_config(cases(4000))]

    #[test]
    fn every_action_round_trips_as_text(action in action()) {
        let text = action.to_string();
        prop_assert_eq!(text.parse(), Ok(action));
        // The form that a person would type.
        let loose = format!("  {}\t", text.replace(' ', "  ").replace('+', " + "));
        prop_assert_eq!(loose.parse::<Action>(), text.parse());
    }

    /// Text that parses prints as text of the same meaning.
    #[test]
    fn no_text_makes_the_parser_panic(text in "(draw|take|meld|discard|keep|ask|answer|)[ 0-9TJQKAshdc:+#Joyesno\t]{0,40}") {
        if let Ok(action) = text.parse::<Action>() {
            let again = action.to_string().parse::<Action>();
            let nothing = action == Action::Meld(vec![Group::of(CardSet::EMPTY)]);
            prop_assert!(nothing || again == Ok(action.clone()), "{:?} is {:?}, then {:?}", text, action, again);
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in ".{0,200}") {
        let _ = text.parse::<Action>();
        let _ = text.parse::<CardSet>();
        let _ = text.parse::<Deck>();
        let _ = replay(&text);
        let _ = replay(&format!("canasta-record 1\n{text}"));
        let _ = replay(&format!("canasta-record 1\nrules {text}"));
        let _ = replay(&format!("canasta-record 1\nrules duel\nseats {text}\nhand 1 dealer 0 scores 0 0"));
    }
}

/// A match of random play, which may be unfinished.
fn game(rng: &mut impl Rng) -> Game {
    let preset = random_cases::preset(rng);
    let rules = if rng.random() { preset.rules() } else { random_cases::rules(rng) };
    let names = ["Ada", "", "Jo", "Ben Bo", "\"Q\"", "#1", "back\\slash", "a\nb", "Zoë", "\u{2028}", "\"", "end\\"];
    let names = names.sample(rng, rules.players.count()).map(|&name| name.to_owned()).collect();
    let mut game = Game::new(preset, rules, names).expect("rules that pass");
    if rng.random_bool(0.2) {
        game.mark_practice();
    }
    let mut left = rng.random_range(0..150);
    let first = rules.players.seat(rng.random_range(0..rules.players.count())).expect("a seat");
    while game.end().is_none() && left > 0 {
        let cut = rng.random_bool(0.3).then(|| rng.random_range(0..=game.rules().cards().len()));
        let deck = game.rules().shuffled_deck(rng);
        assert!(game.deal(first, deck, cut));
        while game.hand_is_on() && left > 0 {
            left -= 1;
            play_one(&mut game, rng);
            if rng.random_bool(0.02) {
                game.mark_practice();
            }
        }
    }
    game
}

fn play_one(game: &mut Game, rng: &mut impl Rng) {
    let Some(state) = game.state() else { return };
    let seat = state.to_act();
    let observation = state.observe(seat);
    let out = legal::first_step_out(&observation).filter(|step| observation.check(step).is_ok());
    let action = out.or_else(|| legal::candidates(&observation).choose(rng).cloned());
    let action = action.expect("a legal action");
    assert_eq!(game.play(seat, &action), Ok(()));
}

proptest! {
    #![proptest_config(cases(600))]

    #[test]
    fn a_record_replays_to_the_live_match(number: u64) {
        let game = game(&mut generator(seed_from_number(number)));
        let text = game.record().to_string();
        let replayed = replay(&text);
        prop_assert_eq!(replayed.error, None, "{}", text);
        let replayed = replayed.game.expect("a match");
        prop_assert_eq!(replayed.record(), game.record());
        prop_assert_eq!(&replayed, &game);
        prop_assert_eq!(replayed.record().to_string(), text);
        // The view of a seat is a record too.
        let seen = replay(&game.record().as_seen());
        prop_assert_eq!(seen.error, None);
    }

    /// Undo is a read of the record.
    #[test]
    fn a_truncated_match_is_the_match_before(number: u64) {
        let mut rng = generator(seed_from_number(number));
        let mut game = game(&mut rng);
        if game.hand_is_on() {
            let before = game.clone();
            let entries = game.record().hands.last().map_or(0, |hand| hand.entries.len());
            for _ in 0..rng.random_range(1..6) {
                if game.hand_is_on() {
                    play_one(&mut game, &mut rng);
                }
            }
            prop_assert_eq!(game.truncated(entries), before);
        }
    }

    /// The reader names the first wrong line of a tampered record; all lines before it are valid.
    #[test]
    fn a_tampered_record_is_read_up_to_the_first_wrong_line(number: u64) {
        let mut rng = generator(seed_from_number(number));
        let game = game(&mut rng);
        let mut lines: Vec<String> = game.record().to_string().lines().map(str::to_owned).collect();
        for _ in 0..rng.random_range(1..3) {
            tamper(&mut lines, &mut rng);
        }
        let upto = |n: usize| lines[..n].iter().map(|line| format!("{line}\n")).collect::<String>();
        let whole = replay(&upto(lines.len()));
        let Some(error) = whole.error else { return Ok(()) };
        if upto(lines.len()).trim().is_empty() {
            return Ok(());
        }
        prop_assert!((1..=lines.len()).contains(&error.line));
        prop_assert_eq!(&error.text, &lines[error.line - 1]);
        let before = replay(&upto(error.line - 1));
        let nothing = lines[..error.line - 1].iter().all(|line| line.split('#').next().is_none_or(|s| s.trim().is_empty()));
        prop_assert!(before.error.is_none() || nothing, "{:?} before {:?}", before.error, error);
        prop_assert_eq!(&before.game, &whole.game, "the longest valid prefix");
        let with = replay(&upto(error.line));
        prop_assert_eq!(with.error, Some(error));
    }
}

fn tamper(lines: &mut Vec<String>, rng: &mut impl Rng) {
    let at = rng.random_range(0..lines.len());
    let other = rng.random_range(0..lines.len());
    let line = lines[at].clone();
    let mut letters: Vec<char> = line.chars().collect();
    match rng.random_range(0..9) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(other, line),
        2 => lines.swap(at, other),
        3 => lines[at] = lines[other].clone(),
        4 => {
            let words: Vec<&str> = line.split(' ').collect();
            let gone = rng.random_range(0..words.len());
            let kept: Vec<&str> = words.iter().enumerate().filter(|(i, _)| *i != gone).map(|(_, word)| *word).collect();
            lines[at] = kept.join(" ");
        }
        5 => {
            let extra = ["practice", "cut 5", "cut 500", "sha256 00", "end out scores 0 0", "result 0 margin 1", "é"];
            lines.insert(at, (*extra.choose(rng).expect("some")).to_owned());
        }
        6 => {
            let words =
                ["0 draw", "1 draw", "9 draw", "draw", "0 take", "0 meld", "0 discard", "0 keep", "hand 2", "# x"];
            lines[at] = (*words.choose(rng).expect("some")).to_owned();
        }
        _ if letters.is_empty() => {}
        7 => {
            letters.remove(rng.random_range(0..letters.len()));
            lines[at] = letters.into_iter().collect();
        }
        _ => {
            let new = *['0', '7', ' ', '#', '"', 'K', 's', '+', '-', 'ß'].choose(rng).expect("some");
            let place = rng.random_range(0..letters.len());
            letters[place] = new;
            lines[at] = letters.into_iter().collect();
        }
    }
    if lines.is_empty() {
        lines.push(String::new());
    }
}

#[test]
fn records_name_presets() {
    for preset in Preset::ALL {
        let names = vec!["A".to_owned(); preset.rules().players.count()];
        let game = Game::new(preset, preset.rules(), names).expect("a preset");
        let text = game.record().to_string();
        assert!(text.contains(&format!("\nrules {preset}\n")), "{text}");
        assert_eq!(replay(&text).game.as_ref(), Some(&game));
    }
}

/// Practice before the first action is noted in the hand, wherever the line is; the deck can still be cut.
#[test]
fn a_practice_line_is_accepted_anywhere_before_the_first_action() {
    let game = {
        let names = vec!["A".to_owned(), "B".to_owned()];
        let mut game = Game::new(Preset::Duel, Preset::Duel.rules(), names).expect("a preset");
        let deck = Deck::shuffled(&mut generator(seed_from_number(4)));
        let dealer = game.rules().players.seat(1).expect("a seat");
        assert!(game.deal_with_commitment(dealer, deck, Some(7), true));
        game
    };
    let text = game.record().to_string();
    let lines: Vec<&str> = text.lines().collect();
    let hand = lines.iter().position(|line| line.starts_with("hand ")).expect("a hand");
    for at in hand + 1..=lines.len() {
        let mut lines = lines.clone();
        lines.insert(at, "practice");
        let read = replay(&lines.join("\n"));
        assert_eq!(read.error, None, "line {at}");
        let read = read.game.expect("a game");
        assert!(read.is_practice(), "line {at}");
        assert_eq!(read.state(), game.state(), "line {at}");
    }
    // Without a deck there is no hand to note it in.
    let read = replay(&[&lines[..=hand], &["practice"]].concat().join("\n"));
    assert_eq!(read.error, None);
    assert!(read.game.expect("a game").is_practice());
}

/// Five people at a table of four, with names that stand in quotes.
fn five_people() -> Game {
    let rules = Preset::Classic.builder().sit_out(true).build().expect("rules");
    let names = ["Ada", "Ben", "Cleo", "Dan", "Eve of the five"].map(str::to_owned);
    let mut game = Game::new(Preset::Classic, rules, names.to_vec()).expect("rules");
    let deck = rules.shuffled_deck(&mut generator(seed_from_number(6)));
    assert!(game.deal(Seat::FIRST, deck, Some(7)));
    game
}

#[test]
fn who_rests_is_written_and_may_be_left_out() {
    let game = five_people();
    let text = game.record().to_string();
    assert!(text.contains("\nrests \"Eve of the five\"\ndeck "), "{text}");
    assert!(game.record().as_seen().contains("\n# rests \"Eve of the five\"\n"));
    let lines: Vec<&str> = text.lines().collect();
    let rests = lines.iter().position(|line| line.starts_with("rests ")).expect("who rests");
    let without: Vec<&str> = lines.iter().copied().filter(|line| !line.starts_with("rests ")).collect();
    for lines in [&lines, &without] {
        let read = replay(&lines.join("\n"));
        assert_eq!((read.error, read.game.as_ref()), (None, Some(&game)));
    }
    for wrong in ["rests Ada", "rests", "rests Eve", "rests \"Eve of the five\" Ada"] {
        let mut lines = lines.clone();
        lines[rests] = wrong;
        let error = replay(&lines.join("\n")).error.expect("a wrong line");
        assert_eq!((error.line, error.error), (rests + 1, RuleError::BadRecord(RecordProblem::WrongRest)), "{wrong}");
    }
    // Once, and before the deck.
    for at in [rests + 1, rests + 2] {
        let mut lines = lines.clone();
        lines.insert(at, lines[rests]);
        let error = replay(&lines.join("\n")).error.expect("a wrong line");
        assert_eq!((error.line, error.error.code()), (at + 1, "bad-record"));
    }
}

#[test]
fn nobody_rests_at_a_table_of_four_and_five_people_have_names() {
    let text = five_people().record().to_string();
    let four = text.replace(" {\"sit_out\":true}", "").replace(" \"Eve of the five\"\nhand", "\nhand");
    let error = replay(&four).error.expect("a wrong line");
    assert_eq!(error.error, RuleError::BadRecord(RecordProblem::WrongRest));
    let unnamed = text.replace(" \"Eve of the five\"\nhand", "\nhand");
    let error = replay(&unnamed).error.expect("a wrong line");
    assert_eq!(error.error, RuleError::BadRecord(RecordProblem::WrongSeats));
}
