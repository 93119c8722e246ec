//! Statistics: every figure on hands made for it, the facts that are kept with games, and achievements.

use crate::library::{Shelf, dialog_text};
use crate::matches::{click, new_session, play_bots, play_hand};
use crate::page::Session;
use crate::several_players::shared_match;
use canasta::analysis::{Review, Strength, Tally, hand_luck, review};
use canasta::rules::{Drew, Ended, Game, Given, Phase, Players, Preset, Rules, Seat, Setup, Side, replay};
use canasta_app::features::library::{
    GameId, GameState, LibraryEffect, LibraryIntent, Origin, Timestamp, library_head,
};
use canasta_app::features::settings::{SettingsIntent, Switch};
use canasta_app::features::statistics::{
    Achievement, AchievementLog, AchievementSet, FactsProgress, GameFacts, HandFacts, MarkedHand, Opening, Opponents,
    Reviewed, Role, STATISTICS_FILE, StatisticsIntent, TakenPile, WinRate,
};
use canasta_app::session::{
    DialogIntent, DialogKind, Intent, Level, Message, Player, StorageMessage, StoredValue, TableIntent, places,
};
use canasta_app::view;

fn seat(n: usize) -> Seat {
    Preset::Classic.rules().players.seat(n).unwrap()
}

/// A hand of the classic game for four that begins at a position, after these actions.
struct Hand<'a> {
    seat: usize,
    phase: Phase,
    hands: [&'a str; 4],
    melds: [&'a [&'a str]; 2],
    red_threes: [&'a str; 2],
    pile: String,
    /// The cards of the stock, the top first; `any`: thirty unknown ones.
    stock: &'a str,
    target: Option<i32>,
    scores: [i32; 2],
}

impl Default for Hand<'_> {
    fn default() -> Self {
        Hand {
            seat: 0,
            phase: Phase::Play,
            hands: [""; 4],
            melds: [&[], &[]],
            red_threes: ["", ""],
            pile: "6s".to_owned(),
            stock: "any",
            target: Some(5000),
            scores: [0, 0],
        }
    }
}

impl Hand<'_> {
    fn after(&self, actions: &[&str]) -> Game {
        self.after_in(Preset::Classic.rules(), actions)
    }

    fn after_in(&self, rules: Rules, actions: &[&str]) -> Game {
        let cards = |text: &str| text.split_whitespace().map(|card| card.parse().unwrap()).collect::<Vec<_>>();
        let mut setup = Setup::new(Rules { target: self.target, ..rules });
        (setup.seat, setup.phase, setup.drew) = (seat(self.seat), self.phase, Drew::Stock);
        for (hand, text) in setup.hands.iter_mut().zip(self.hands) {
            *hand = if text.is_empty() { Given::Unknown(5) } else { Given::Cards(cards(text)) };
        }
        setup.melds = self.melds.map(|melds| melds.iter().map(|meld| meld.parse().unwrap()).collect()).into();
        setup.red_threes = self.red_threes.map(|cards| cards.parse().unwrap()).into();
        setup.pile = cards(&self.pile);
        setup.stock = if self.stock == "any" { Given::Unknown(30) } else { Given::Cards(cards(self.stock)) };
        setup.scores = self.scores.into();
        let names = ["You", "Ada", "Ben", "Cleo"].map(str::to_owned).to_vec();
        let mut game = Game::at_position(Preset::Classic, &setup, names).unwrap();
        for action in actions {
            let state = game.state().unwrap();
            let (seat, action) = (state.to_act(), state.read(action).unwrap());
            game.play(seat, &action).unwrap();
        }
        game
    }
}

fn facts_of(game: &Game, side: Side) -> HandFacts {
    {
        let seat = game.rules().sides().seats_of(side).next().unwrap();
        HandFacts::of(game.record().hands.last().unwrap(), game.rules(), seat).unwrap()
    }
}

fn achieved(game: &Game, level: &str) -> Vec<Achievement> {
    let mut places = places(game.rules().players);
    for place in places.iter_mut().skip(1) {
        place.player = Player::Bot(Level::named(level).unwrap());
    }
    GameFacts::achieved_last(game, &places, Seat::FIRST).iter().collect()
}

#[test]
fn the_items_of_a_hand_are_counted_for_the_own_side() {
    // A natural and a mixed canasta lie; the last two kings go onto the table, and the last card ends the hand.
    let hand = Hand {
        hands: ["Kd 4c", "", "4h 5h", ""],
        melds: [&["As Ah Ad Ac As Ah Ad", "Qs Qh Qd Qc Qs 2h 2d", "Ks Kh Kc"], &["Js Jh Jd"]],
        red_threes: ["3h 3d", ""],
        ..Hand::default()
    };
    let game = hand.after(&["meld Kd", "discard 4c"]);
    let (own, other) = (facts_of(&game, Side::FIRST), facts_of(&game, Side::SECOND));
    let sheet = game.score().unwrap();
    assert_eq!((own.points, own.other_points), (sheet.sides[Side::FIRST].hand, sheet.sides[Side::SECOND].hand));
    assert_eq!((other.points, other.other_points), (own.other_points, own.points));
    assert_eq!((own.natural, own.mixed, own.red_threes), (1, 1, 2));
    assert_eq!((other.natural, other.mixed, other.red_threes), (0, 0, 0));
    assert_eq!((own.ended, own.out, own.other_has_melds), (Ended::Out, Some(Seat::FIRST), true));
    // 500 and 300 for the canastas, 200 for the red threes, 100 for going out, and the cards.
    assert_eq!(own.points, 500 + 300 + 200 + 100 + 7 * 20 + (5 * 10 + 2 * 20) + 4 * 10 - (5 + 5));
    assert_eq!(achieved(&game, "club"), [Achievement::Natural]);
}

#[test]
fn a_hand_that_is_on_is_not_counted() {
    let hand = Hand { hands: ["Kd 4c 9s", "", "", ""], melds: [&["Ks Kh Kc"], &[]], ..Hand::default() };
    let game = hand.after(&["meld Kd", "discard 4c"]);
    assert_eq!(HandFacts::of(game.record().hands.last().unwrap(), game.rules(), Seat::FIRST), None);
    let facts =
        GameFacts::of("0123456789abcdef".parse().unwrap(), &game, &places(game.rules().players), Seat::FIRST, None);
    assert_eq!((facts.tally.hands, facts.best, facts.worst), (0, None, None));
}

#[test]
fn an_opening_has_its_round_its_points_and_its_seat() {
    let hand = Hand {
        hands: ["Ks 4c 9d 8d", "5s 5h 6c Td", "As Ah Ad Kh 5c", "7s 7h 8c Jd"],
        stock: "4d Qc 6d 8h 9c Tc",
        ..Hand::default()
    };
    // The partner opens in its second turn, with three aces. The hand ends when the stock does.
    let actions = [
        "discard 4c",
        "draw",
        "discard 6c",
        "draw",
        "discard 5c",
        "draw",
        "discard 8c",
        "draw",
        "discard 9d",
        "draw",
        "discard Td",
        "draw",
        "meld As Ah Ad",
        "discard Kh",
        "draw",
    ];
    let game = hand.after(&actions);
    let own = facts_of(&game, Side::FIRST);
    assert_eq!(own.ended, Ended::Stock);
    assert_eq!(own.opening, Some(Opening { seat: seat(2), round: 2, points: 60 }));
    assert_eq!((own.out, own.other_has_melds, own.piles.len()), (None, false, 0));
    assert_eq!(facts_of(&game, Side::SECOND).opening, None);
    let facts = GameFacts::of(id(1), &game, &places(game.rules().players), Seat::FIRST, None);
    let tally = facts.tally;
    assert_eq!((tally.hands, tally.openings, tally.opening_rounds, tally.opening_points), (1, 1, 2, 60));
    assert_eq!((tally.out, tally.concealed, tally.other_out), (0, 0, 0));
    let this = Some(MarkedHand { hand: 0, points: own.points });
    assert_eq!((facts.best, facts.worst), (this, this));
    assert_eq!(achieved(&game, "club"), [], "the partner opened, and not in the first round");
}

#[test]
fn piles_are_counted_with_their_cards_by_who_took_them() {
    let pile = "4s 4h 4d 4c 5s 5h 5d 5c 6s 6h 6d 6c 7s 7h 7d 7c 8s 8h 8d";
    let hand = |cards: &str| Hand {
        phase: Phase::Draw,
        hands: ["Ks Kh 9c 9d", "", "", ""],
        melds: [&["As Ah Ad"], &[]],
        pile: format!("{cards} Kd"),
        stock: "",
        ..Hand::default()
    };
    let end = ["take Ks Kh", "discard 9c", "draw"];
    let game = hand(pile).after(&end);
    let own = facts_of(&game, Side::FIRST);
    assert_eq!(own.piles, [TakenPile { seat: Seat::FIRST, cards: 20 }]);
    assert_eq!(achieved(&game, "club"), [Achievement::BigPile]);
    let facts = GameFacts::of(id(1), &game, &places(game.rules().players), Seat::FIRST, None);
    assert_eq!((facts.tally.piles, facts.tally.pile_cards, facts.tally.largest_pile), (1, 20, 20));
    assert_eq!(facts_of(&game, Side::SECOND).piles, []);
    // A card less is no big pile.
    assert_eq!(achieved(&hand(&pile[3..]).after(&end), "club"), []);
}

#[test]
fn going_out_concealed_is_the_persons_own() {
    let hand = |hands| Hand { hands, ..Hand::default() };
    let game = hand(["As Ah Ad Ac As Ah Ad Ks Kh Kc 4c", "", "", ""])
        .after(&["meld As Ah Ad Ac As Ah Ad + Ks Kh Kc", "discard 4c"]);
    let own = facts_of(&game, Side::FIRST);
    assert_eq!((own.ended, own.out), (Ended::Concealed, Some(Seat::FIRST)));
    let facts = GameFacts::of(id(1), &game, &places(game.rules().players), Seat::FIRST, None);
    assert_eq!((facts.tally.out, facts.tally.concealed), (1, 1));
    let expected = [Achievement::Natural, Achievement::QuickOpening, Achievement::Concealed, Achievement::Shutout];
    assert_eq!(achieved(&game, "club"), expected);
    // The partner's hand counts for the side, and is none of the person's own achievements.
    let partner = Hand { seat: 2, ..hand(["", "", "As Ah Ad Ac As Ah Ad Ks Kh Kc 4c", ""]) };
    let game = partner.after(&["meld As Ah Ad Ac As Ah Ad + Ks Kh Kc", "discard 4c"]);
    assert_eq!(achieved(&game, "club"), [Achievement::Natural, Achievement::Shutout]);
    let other = facts_of(&game, Side::SECOND);
    assert_eq!((other.out, other.other_has_melds), (Some(seat(2)), true));
}

#[test]
fn a_match_is_won_from_far_behind_and_against_the_strongest() {
    const FIVE: &[&str] = &[
        "As Ah Ad Ac As Ah Ad",
        "Ks Kh Kd Kc Ks Kh Kd",
        "Qs Qh Qd Qc Qs Qh Qd",
        "Js Jh Jd Jc Js Jh Jd",
        "Ts Th Td Tc Ts 2h 2d",
    ];
    let hand = Hand {
        hands: ["Ac 4c", "", "", ""],
        melds: [FIVE, &["9s 9h 9d"]],
        red_threes: ["3h 3d 3h 3d", ""],
        scores: [3000, 4500],
        ..Hand::default()
    };
    let actions = ["meld Ac", "discard 4c"];
    let game = hand.after(&actions);
    assert!(game.end().is_some_and(|end| end.winner == Side::FIRST));
    let mut expected = vec![
        Achievement::Natural,
        Achievement::Victory,
        Achievement::TwoNaturals,
        Achievement::RedThrees,
        Achievement::BigHand,
        Achievement::FiveCanastas,
        Achievement::Comeback,
    ];
    assert_eq!(achieved(&game, "expert"), expected);
    expected.push(Achievement::BeatMaster);
    assert_eq!(achieved(&game, "master"), expected);
    // A smaller gap is no comeback, and a single hand is no match.
    let near = Hand { scores: [3001, 4500], ..hand };
    assert!(!achieved(&near.after(&actions), "club").contains(&Achievement::Comeback));
    let single = Hand { target: None, ..near };
    assert!(!achieved(&single.after(&actions), "master").contains(&Achievement::Victory));
}

#[test]
fn of_five_people_the_fifth_belongs_to_a_side_in_every_hand() {
    let hand = Hand {
        seat: 1,
        hands: ["", "Ac 4c", "", ""],
        melds: [&[], &["As Ah Ad Ac As Ah Ad", "Ks Kh Kd Kc Ks Kh Kd"]],
        scores: [4500, 4800],
        ..Hand::default()
    };
    let game = hand.after_in(Rules { sit_out: true, ..Preset::Classic.rules() }, &["meld Ac", "discard 4c"]);
    assert!(game.end().is_some_and(|end| end.winner == Side::SECOND));
    let mut people = places(Players::Five);
    for (at, place) in people.iter_mut().enumerate() {
        place.player = if at == 1 { Player::Person } else { Player::Bot(Level::named("master").unwrap()) };
    }
    let has_beaten = |people: &[_]| GameFacts::achieved_last(&game, people, seat(1)).contains(Achievement::BeatMaster);
    assert!(has_beaten(&people));
    people[4].player = Player::Bot(Level::named("club").unwrap());
    assert!(!has_beaten(&people));
    // The fifth has the other two as partners.
    (people[1].player, people[4].player) = (people[0].player, Player::Person);
    let facts = GameFacts::of(id(1), &game, &people, Seat::FIRST, None);
    assert_eq!(facts.partners.iter().map(|partner| partner.index()).collect::<Vec<_>>(), [0, 2]);
}

/// A hand of another game, of this number, that ends with the stock.
fn ended(preset: Preset, number: u32, melds: &[&str], threes: &str) -> Game {
    let rules = preset.rules();
    let mut setup = Setup::new(rules);
    (setup.seat, setup.phase, setup.hand_number) = (Seat::FIRST, Phase::Draw, number);
    setup.hands.iter_mut().for_each(|hand| *hand = Given::Unknown(5));
    setup.melds[Side::FIRST] = melds.iter().map(|meld| meld.parse().unwrap()).collect();
    setup.red_threes[Side::FIRST] = threes.parse().unwrap();
    setup.stock = Given::Cards(Vec::new());
    let mut game = Game::at_position(preset, &setup, vec![String::new(); 4]).unwrap();
    let state = game.state().unwrap();
    game.play(Seat::FIRST, &state.read("draw").unwrap()).unwrap();
    assert_eq!(game.score().unwrap().ended, Ended::Stock);
    game
}

const TWO_CANASTAS: [&str; 2] = ["Kh Kd Kc Ks Kh Kd Kc", "Qh Qd Qc Qs Qh Qd Qc"];

#[test]
fn all_red_threes_are_those_of_the_packs_and_count_for_the_side() {
    let has_all = |preset, melds: &[&str], threes| {
        achieved(&ended(preset, 1, melds, threes), "club").contains(&Achievement::RedThrees)
    };
    assert!(has_all(Preset::Classic, &TWO_CANASTAS, "3h 3d 3h 3d"));
    assert!(!has_all(Preset::Classic, &[], "3h 3d 3h 3d"));
    // Black threes are laid out too, and are not counted among the red ones.
    assert!(!has_all(Preset::ModernAmerican, &TWO_CANASTAS, "3h 3d 3s 3c"));
    assert!(has_all(Preset::ModernAmerican, &TWO_CANASTAS, "3h 3d 3h 3d 3s"));
    assert!(
        !has_all(Preset::ModernAmerican, &TWO_CANASTAS[..1], "3h 3d 3h 3d 3s"),
        "with one canasta they count nothing"
    );
    assert!(!has_all(Preset::Samba, &TWO_CANASTAS, "3h 3d 3h 3d"), "three packs have six");
    assert!(has_all(Preset::Samba, &TWO_CANASTAS, "3h 3d 3h 3d 3h 3d"));
}

#[test]
fn a_game_of_so_many_hands_is_won() {
    let has_won = |number| {
        achieved(&ended(Preset::HandAndFoot, number, &TWO_CANASTAS, "3h"), "club").contains(&Achievement::Victory)
    };
    assert!(has_won(4));
    assert!(!has_won(3), "one hand is left");
}

#[test]
fn canastas_of_every_kind_make_five() {
    let five = ["4h 5h 6h 7h 8h 9h Th", "4d 5d 6d 7d 8d 9d Td", "2h 2d 2c 2s 2h 2d 2c"];
    let game = ended(Preset::Bolivia, 1, &[&TWO_CANASTAS[..], &five].concat(), "3h");
    assert!(achieved(&game, "club").contains(&Achievement::FiveCanastas));
    let game = ended(Preset::Bolivia, 1, &[&TWO_CANASTAS[..], &five[1..]].concat(), "3h");
    assert!(!achieved(&game, "club").contains(&Achievement::FiveCanastas));
}

#[test]
fn achievements_are_told_once_and_survive_storage() {
    let set: AchievementSet = [Achievement::Natural, Achievement::BigPile].into_iter().collect();
    let mut log = AchievementLog::default();
    assert!(log.new_ones().is_empty());
    let mut session = Session::default();
    session.update(Message::Storage(StorageMessage::Restored(
        StoredValue::Achievements,
        "[\"natural\",\"of-another-version\"]".to_owned(),
    )));
    assert_eq!(session.statistics().achieved(session.library()).iter().collect::<Vec<_>>(), [Achievement::Natural]);
    assert!(session.statistics().new_achievements().is_empty(), "what was told before is not new");
    session.update(Message::Storage(StorageMessage::Restored(StoredValue::Achievements, "nonsense".to_owned())));
    assert!(session.statistics().achieved(session.library()).is_empty());
    log = AchievementLog::read("[\"concealed\"]");
    assert_eq!(AchievementLog::read(&log.write()), log);
    assert_eq!(set.iter().collect::<Vec<_>>(), [Achievement::Natural, Achievement::BigPile]);
    for achievement in Achievement::ALL {
        assert_eq!(Achievement::from_name(achievement.name()), Some(achievement));
    }
}

fn id(n: usize) -> GameId {
    format!("{n:016x}").parse().unwrap()
}

/// A match of which the first hand was played.
const BEGUN: &str = "pagat, first hand";

fn record(name: &str) -> String {
    let read = |name: &str| {
        std::fs::read_to_string(format!("{}/tests/records/{name}.txt", concat!(env!("CARGO_MANIFEST_DIR"), "/../..")))
            .unwrap()
    };
    match name {
        BEGUN => read("pagat").split_once("hand 2 ").unwrap().0.to_owned(),
        name => read(name),
    }
}

/// A line of a library: a record of `tests/records` that was played here, against bots of a level.
pub fn played(n: usize, name: &str, level: &str, origin: &str) -> String {
    let record = record(name);
    let game = replay(&record).game.unwrap();
    let players: Vec<&str> =
        game.rules().players.seats().map(|seat| if seat == Seat::FIRST { "person" } else { level }).collect();
    let (players, record) = (serde_json::to_string(&players).unwrap(), serde_json::to_string(&record).unwrap());
    let preset = game.record().preset;
    format!(
        "{{\"game\":{{\"id\":\"{}\",\"preset\":\"{preset}\",\"players\":[],\"state\":\"won\",\"fingerprint\":\"\",\"origin\":\"{origin}\",\
         \"begun\":{n},\"changed\":{n}}},\"save\":{{\"version\":1,\"players\":{players},\"record\":{record}}}}}\n",
        id(n)
    )
}

fn game(name: &str) -> Game {
    replay(&record(name)).game.unwrap()
}

fn open_statistics(shelf: &mut Shelf, session: &mut Session) {
    shelf.send(session, Intent::Dialog(DialogIntent::Open(DialogKind::Statistics)));
}

/// A library of games that were played here; one is practice, and one came from a file.
fn library() -> (Shelf, Session) {
    let (mut shelf, mut session) = (Shelf::at(1_000), Session::default());
    let lines = [
        played(1, "classic", "club", "played"),
        played(2, "evening", "master", "played"),
        played(3, "classic-two", "club", "played"),
        played(4, "rooms-two-practice", "club", "played"),
        played(5, "pagat", "club", "imported"),
        played(6, BEGUN, "club", "played"),
    ];
    let file = library_head() + &lines.concat();
    assert_eq!(shelf.import(&mut session, &[&file]).added, 6);
    shelf.send(&mut session, Intent::Library(LibraryIntent::ClaimAll));
    (shelf, session)
}

#[test]
fn games_of_another_device_count_once_the_person_says_that_they_were_theirs() {
    let (mut shelf, mut session) = (Shelf::at(1_000), Session::default());
    let lines = [
        played(1, "classic", "club", "played"),
        played(2, "evening", "master", "played"),
        played(5, "pagat", "club", "imported"),
    ];
    let file = library_head() + &lines.concat();
    assert_eq!(shelf.import(&mut session, &[&file]).added, 3);
    assert!(dialog_text(&session).contains("2 games were played on another device."));
    let finished = |shelf: &mut Shelf, session: &mut Session| {
        open_statistics(shelf, session);
        assert_eq!(session.statistics().facts().progress(), FactsProgress::Done);
        (
            session.statistics().facts().overview().rate.finished,
            session.statistics().achieved(session.library()).is_empty(),
        )
    };
    assert_eq!(finished(&mut shelf, &mut session), (0, true), "a file may say anything");
    let claim = |shelf: &mut Shelf, session: &mut Session, intent| {
        shelf.send(session, Intent::Dialog(DialogIntent::Open(DialogKind::Library)));
        shelf.send(session, Intent::Library(intent));
    };
    claim(&mut shelf, &mut session, LibraryIntent::ClaimAll);
    assert!(dialog_text(&session).contains("2 games count as yours."));
    assert_eq!(finished(&mut shelf, &mut session), (2, false), "what was a file there is one here too");
    // One by one, in either direction.
    claim(&mut shelf, &mut session, LibraryIntent::Claim(id(5)));
    assert_eq!(finished(&mut shelf, &mut session).0, 3);
    claim(&mut shelf, &mut session, LibraryIntent::Disclaim(id(1)));
    assert_eq!(finished(&mut shelf, &mut session).0, 2);
    // The same file again changes nothing, and neither does a game that is deleted and brought back.
    assert_eq!(shelf.import(&mut session, &[&file]).there, 3);
    claim(&mut shelf, &mut session, LibraryIntent::Delete(id(2)));
    assert_eq!(finished(&mut shelf, &mut session).0, 1);
    claim(&mut shelf, &mut session, LibraryIntent::UndoDelete);
    assert_eq!(finished(&mut shelf, &mut session).0, 2);
    // Another visit finds it so.
    assert_eq!(finished(&mut shelf, &mut Session::default()).0, 2);
}

#[test]
fn a_clock_that_was_ahead_spoils_neither_the_order_nor_the_streak() {
    const DAY: u64 = 86_400_000;
    let now = 20_000 * DAY;
    // A game that was won by a clock that was ahead, and games that were lost since.
    let write = |shelf: &mut Shelf, n: usize, changed: u64, state: &str| {
        let mut session = Session::default();
        let file = library_head() + &played(n, "evening", "club", "played");
        let mut there = Shelf::at(now);
        there.import(&mut session, &[&file]);
        let mut game = there.games.into_values().next().unwrap();
        let mut summary = canasta_app::features::library::GameSummary::read(&game.summary).unwrap();
        (summary.id, summary.changed, summary.origin) = (id(n), Timestamp::new(changed), Origin::Played);
        summary.state = if state == "won" { GameState::Won } else { GameState::Lost };
        (game.id, game.summary) = (id(n), summary.write());
        shelf.write(game);
    };
    let mut shelf = Shelf::at(now);
    write(&mut shelf, 1, now + 400 * DAY, "won");
    for n in 2..6 {
        write(&mut shelf, n, now - 3_600_000 * (6 - n as u64), "lost");
    }
    let mut session = Session::default();
    open_statistics(&mut shelf, &mut session);
    assert_eq!(session.statistics().facts().overview().streaks.last, Some((4, false)));
    // In the list it is of today, and what is played from now on stands above it.
    let order = |session: &Session| session.library().shown().0.map(|game| game.id.clone()).collect::<Vec<_>>();
    let first = |session: &Session| session.library().shown().0.next().unwrap().changed.milliseconds();
    shelf.send(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::Library)));
    assert_eq!((order(&session)[0].clone(), first(&session) <= shelf.now), (id(1), true));
    let mut playing = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    let effects = playing
        .update(click(Intent::Table(canasta_app::session::TableIntent::Act(canasta_app::session::ActionKind::Draw))));
    shelf.run(&mut playing, effects);
    shelf.now += DAY;
    shelf.send(&mut playing, Intent::Dialog(DialogIntent::Open(DialogKind::Library)));
    assert_eq!(order(&playing)[..2], [playing.match_id().unwrap().clone(), id(1)]);
    // A clock that is behind makes all of them lie ahead. They keep their order, and their times.
    let before = shelf.games.clone();
    shelf.now = 5;
    let mut behind = Session::default();
    shelf.send(&mut behind, Intent::Dialog(DialogIntent::Open(DialogKind::Library)));
    assert_eq!(order(&behind).len(), 6);
    assert_eq!(shelf.games, before);
}

#[test]
fn the_table_has_the_days_where_the_person_is() {
    let (mut shelf, mut session) = (Shelf::at(0), Session::default());
    // 27 November 2026, 6:00 in Greenwich: still the evening before in Los Angeles.
    shelf.now = 1_795_759_200_000;
    shelf.import(&mut session, &[&(library_head() + &played(1, "evening", "club", "played"))]);
    shelf.send(&mut session, Intent::Library(LibraryIntent::ClaimAll));
    let mut game = shelf.games[&id(1)].clone();
    game.summary = game.summary.replace("\"changed\":1,", "\"changed\":1795759200000,");
    shelf.write(game);
    shelf.hours_from_greenwich = -8;
    open_statistics(&mut shelf, &mut session);
    shelf.send(&mut session, Intent::Statistics(StatisticsIntent::Export));
    let (_, text) = shelf.files.last().unwrap();
    assert!(text.lines().nth(1).unwrap().starts_with("2026-11-26,evening,"), "{text}");
}

#[test]
fn the_games_of_the_library_are_counted_and_their_facts_kept() {
    let (mut shelf, mut session) = library();
    assert_eq!(session.statistics().facts().progress(), FactsProgress::Unread);
    open_statistics(&mut shelf, &mut session);
    assert_eq!(session.statistics().facts().progress(), FactsProgress::Done);
    // Practice and games from files do not count.
    assert_eq!(shelf.facts.keys().cloned().collect::<Vec<_>>(), [id(1), id(2), id(3), id(6)]);
    let games = ["classic", "evening", "classic-two"].map(game);
    let won: Vec<bool> = games.iter().map(|game| game.end().unwrap().winner == Side::FIRST).collect();
    let wins = u32::try_from(won.iter().filter(|&&won| won).count()).unwrap();
    let overview = session.statistics().facts().overview();
    assert_eq!(overview.rate, WinRate { won: wins, finished: 3 });
    let all: Vec<Game> = games.iter().cloned().chain([game(BEGUN)]).collect();
    let sheets: Vec<_> = all.iter().flat_map(Game::sheets).collect();
    let points = |side| sheets.iter().map(|sheet| i64::from(sheet.sides[side].hand)).sum::<i64>();
    assert_eq!(overview.tally.hands as usize, sheets.len());
    assert_eq!((overview.tally.points, overview.tally.other_points), (points(Side::FIRST), points(Side::SECOND)));
    let out = sheets.iter().filter(|sheet| sheet.went_out == Some(Side::FIRST)).count();
    assert_eq!(overview.tally.out as usize, out);
    let canastas: usize = sheets.iter().map(|sheet| sheet.sides[Side::FIRST].natural_canastas).sum();
    assert_eq!(overview.tally.natural as usize, canastas);
    // By rules, level and player.
    let rate = |at: usize| WinRate { won: u32::from(won[at]), finished: 1 };
    assert_eq!(overview.by_rules.len(), 3);
    assert!(overview.by_rules.contains(&(Preset::Evening, rate(1))));
    let level = |name| Opponents::Level(Level::named(name).unwrap());
    let clubs = WinRate { won: u32::from(won[0]) + u32::from(won[2]), finished: 2 };
    assert_eq!(overview.by_opponents, [(level("club"), clubs), (level("master"), rate(1))]);
    let seats: usize = games.iter().map(|game| game.rules().players.count() - 1).sum();
    assert_eq!(overview.by_player.iter().map(|player| player.rate.finished as usize).sum::<usize>(), seats);
    assert!(overview.by_player.iter().any(|player| player.role == Role::Partner));
    // The best hand of all is the first one listed, and the course has a point for each game.
    let best = sheets.iter().map(|sheet| sheet.sides[Side::FIRST].hand).max();
    assert_eq!(overview.best.first().map(|link| link.hand.points), best);
    let worst = sheets.iter().map(|sheet| sheet.sides[Side::FIRST].hand).min();
    assert_eq!(overview.worst.first().map(|link| link.hand.points), worst);
    assert_eq!(overview.course.iter().map(|point| (point.first, point.last)).collect::<Vec<_>>().last(), Some(&(4, 4)));
    // The streak goes by the dates.
    let last = *won.last().unwrap();
    let run = won.iter().rev().take_while(|&&won| won == last).count();
    assert_eq!(overview.streaks.last, Some((u32::try_from(run).unwrap(), last)));
}

#[test]
fn games_are_counted_once_and_again_when_they_have_gone_on() {
    let (mut shelf, mut session) = library();
    open_statistics(&mut shelf, &mut session);
    let kept = shelf.facts.clone();
    // Another page finds what was kept, and asks for no game.
    let mut other = Session::default();
    shelf.games.values_mut().for_each(|game| game.save = "not to be read".to_owned());
    open_statistics(&mut shelf, &mut other);
    assert_eq!(other.statistics().facts().overview(), session.statistics().facts().overview());
    // Facts of an earlier record, and texts that are none, are counted anew; a game that cannot be read is left out.
    let mut stale = GameFacts::read(&kept[&id(1)]).unwrap();
    stale.fingerprint = GameFacts::read(&kept[&id(2)]).unwrap().fingerprint;
    shelf.facts.insert(id(1), stale.write());
    shelf.facts.insert(id(2), "{}".to_owned());
    let mut third = Session::default();
    open_statistics(&mut shelf, &mut third);
    assert_eq!(third.statistics().facts().progress(), FactsProgress::Done);
    assert_eq!(third.statistics().facts().overview().rate.finished, 2);
}

#[test]
fn one_kind_of_rules_can_be_counted_alone_and_all_of_it_saved() {
    let (mut shelf, mut session) = library();
    open_statistics(&mut shelf, &mut session);
    shelf.send(&mut session, Intent::Statistics(StatisticsIntent::CountRules(Some(Preset::Evening))));
    assert_eq!(session.statistics().facts().overview().rate.finished, 1);
    assert_eq!(session.statistics().facts().overview().tally.hands as usize, game("evening").sheets().len());
    shelf.send(&mut session, Intent::Statistics(StatisticsIntent::CountRules(None)));
    shelf.send(&mut session, Intent::Statistics(StatisticsIntent::Export));
    let (name, text) = shelf.files.last().unwrap();
    assert_eq!(name, STATISTICS_FILE);
    let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(lines.len(), 5);
    assert!(lines.iter().all(|line| line.len() == 28), "{text}");
    let at = |name: &str| lines[0].iter().position(|column| *column == name).unwrap();
    let first = game("classic");
    let points: i32 = first.sheets().iter().map(|sheet| sheet.sides[Side::FIRST].hand).sum();
    assert_eq!(lines[1][at("own_points")], points.to_string());
    assert_eq!(lines[1][at("hands")], first.sheets().len().to_string());
    assert_eq!((lines[1][0], lines[1][at("rules")]), ("1970-01-01", "classic"));
}

/// The text of a review as it is kept, with the decisions of these seats.
fn kept_review(game: &Game, seats: &[Seat]) -> (Review, String) {
    let found = review(game.record(), seats, &Strength::with_worlds(1)).unwrap();
    let chosen = found.decisions.iter().filter(|found| found.worth.is_some());
    let head = r#"{"canasta":"review","version":1}"#.to_owned();
    let lines = std::iter::once(head).chain(chosen.map(|found| serde_json::to_string(found).unwrap()));
    let text = lines.collect::<Vec<_>>().join("\n");
    (found, text)
}

#[test]
fn errors_and_luck_are_those_of_the_own_decisions_in_stored_reviews() {
    let (mut shelf, mut session) = library();
    open_statistics(&mut shelf, &mut session);
    assert_eq!(session.statistics().facts().overview().reviewed, Reviewed::default());
    assert!(dialog_text(&session).contains("No game is reviewed yet."));
    // The same facts are kept; only the game with the review is counted anew.
    let (begun, all) = (game(BEGUN), &[Seat::FIRST, seat(1)]);
    let (found, text) = kept_review(&begun, all);
    shelf.answer(LibraryEffect::PutReview(id(6), text.clone()));
    open_statistics(&mut shelf, &mut session);
    let mine: Tally = found.of(Seat::FIRST).collect();
    let luck = hand_luck(begun.rules(), &begun.record().hands[0], 1).1.luck(Side::FIRST).win;
    let reviewed = &session.statistics().facts().overview().reviewed;
    assert_eq!((reviewed.games, reviewed.tally.decisions, reviewed.tally.hands), (1, mine.unforced(), 1));
    let (rate, expected) = (reviewed.tally.error_rate().unwrap(), mine.error_rate().unwrap());
    assert!((rate.mean - expected.mean).abs() < 1e-2, "{rate:?}, {expected:?}");
    assert!((rate.standard_error - expected.standard_error).abs() < 1e-2, "{rate:?}, {expected:?}");
    assert!((reviewed.tally.luck().unwrap() - luck).abs() < 1e-5);
    assert!(reviewed.course.is_empty(), "one game has no course");
    assert!(dialog_text(&session).contains("One game is reviewed"));
    // Decisions that another game has do not count, nor do torn lines; the second game gives a course.
    let (_, other) = kept_review(&begun, &[seat(1)]);
    shelf.answer(LibraryEffect::PutReview(id(1), text));
    shelf.answer(LibraryEffect::PutReview(id(2), other));
    let (duel, duel_text) = kept_review(&game("classic-two"), &[Seat::FIRST]);
    shelf.answer(LibraryEffect::PutReview(id(3), duel_text + "\n{\"hand\":1"));
    open_statistics(&mut shelf, &mut session);
    let both: Tally = found.of(Seat::FIRST).chain(duel.of(Seat::FIRST)).collect();
    let reviewed = &session.statistics().facts().overview().reviewed;
    assert_eq!((reviewed.games, reviewed.tally.decisions), (2, both.unforced()));
    assert_eq!(reviewed.course.iter().map(|point| (point.first, point.last)).collect::<Vec<_>>(), [(1, 1), (2, 2)]);
    shelf.send(&mut session, Intent::Statistics(StatisticsIntent::Export));
    let (_, table) = shelf.files.last().unwrap();
    let lines: Vec<Vec<&str>> = table.lines().map(|line| line.split(',').collect()).collect();
    let at = |name: &str| lines[0].iter().position(|column| *column == name).unwrap();
    let decisions: Vec<&str> = lines[1..].iter().map(|line| line[at("reviewed_decisions")]).collect();
    let unforced = |tally: Tally| tally.unforced().to_string();
    assert_eq!(decisions, ["0", "0", &unforced(duel.of(Seat::FIRST).collect()), &unforced(mine)]);
    assert_eq!(lines[1][at("error_rate")], "");
}

#[test]
fn a_listed_hand_is_looked_at_and_the_page_says_what_it_counts() {
    let (mut shelf, mut session) = library();
    let mut empty = Session::default();
    open_statistics(&mut Shelf::default(), &mut empty);
    assert!(dialog_text(&empty).contains("Nothing to count yet"));
    open_statistics(&mut shelf, &mut session);
    let text = dialog_text(&session);
    assert!(text.contains("3 finished games on this device"), "{text}");
    assert!(text.contains("Likely range") && !text.contains("Wilson"), "the page says plainly what it shows: {text}");
    let link = session.statistics().facts().overview().best[0].clone();
    shelf.send(&mut session, Intent::Library(LibraryIntent::LookAtHand(link.game, link.hand.hand)));
    let look = session.look_back().unwrap();
    assert_eq!((look.at().hand, look.at().actions), (link.hand.hand, 0));
}

#[test]
fn a_share_has_wilsons_interval() {
    let share = WinRate { won: 81, finished: 263 }.share().unwrap();
    let thousandths = |share: f64| (share * 1000.0).round() as u32;
    assert_eq!([share.share, share.low, share.high].map(thousandths), [308, 255, 366]);
    assert_eq!(WinRate::default().share(), None);
}

#[test]
fn who_only_watches_achieves_nothing_and_is_offered_no_other_try() {
    let rules = Rules { target: Some(500), ..Preset::Classic.rules() };
    let (mut session, mut effects) = shared_match(rules, Players::Four, &[]);
    let mut ended = 0;
    loop {
        ended += 1;
        assert!(ended < 40, "the match does not end");
        play_bots(&mut session, effects);
        assert!(session.statistics().new_achievements().is_empty());
        if session.standing().unwrap().end.is_some() {
            break;
        }
        effects = session.update(click(Intent::Table(TableIntent::NextHand)));
        effects.extend(session.update(Message::Seed(Some([ended; 32]))));
    }
    assert!(session.level_to_offer().is_none());
    let words = dialog_text(&session);
    assert!(!words.contains("New achievement") && !words.contains("same players"), "{words}");
    let game = replay(&session.record()).game.unwrap();
    let facts = GameFacts::of(id(1), &game, session.people(), Seat::FIRST, None);
    assert!(facts.achievements.is_empty(), "{:?}", facts.achievements);
    let mut people = session.people().to_vec();
    for place in &mut people {
        place.player = Player::Person;
    }
    let facts = GameFacts::of(id(1), &game, &people, Seat::FIRST, None);
    assert!(!facts.achievements.is_empty(), "a person would have");
}

#[test]
fn what_is_achieved_in_a_hand_is_told_at_its_end_unless_it_is_switched_off() {
    let play = |off: bool| {
        let mut session = new_session(Preset::Duel, Preset::Duel.rules(), 3);
        if off {
            session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::Achievements))));
        }
        play_hand(&mut session);
        session
    };
    let (told, silent) = (play(false), play(true));
    let new = told.statistics().new_achievements();
    assert!(
        silent.statistics().new_achievements().is_empty() && silent.statistics().achieved(silent.library()).is_empty()
    );
    let words = dialog_text(&told);
    for achievement in new.iter() {
        assert!(words.contains(view::text::achievement(achievement).0), "{words}");
    }
    assert_eq!(words.contains("New achievement"), !new.is_empty());
    assert!(!dialog_text(&silent).contains("New achievement"));
}
