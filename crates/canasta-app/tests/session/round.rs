//! The last round: what the others did since one's own last turn.

use crate::matches::{click, discard, play_bots};
use crate::page::Session;
use crate::table::{find, text_of};
use canasta::rules::{Card, Preset, Seat};
use canasta_app::features::settings::{SettingsIntent, Switch};
use canasta_app::session::{
    ActionKind, BotMessage, Effect, HandCardPlace, Intent, Level, Message, NewGame, Player, ProgramMessage, Round,
    StorageEffect, StorageMessage, StoredValue, TableIntent, TimerEffect, TurnEnd, TurnStart, places,
};

/// A game with bots at all seats but these, in which the first seat leads.
fn game(preset: Preset, persons: &[usize]) -> (Session, Vec<Effect>) {
    let rules = preset.rules();
    let mut places = places(rules.players);
    for (at, place) in places.iter_mut().enumerate() {
        place.player = if persons.contains(&at) { Player::Person } else { Player::Bot(Level::THUMB) };
    }
    let dealer = rules.players.seats().last();
    let new = NewGame { preset, rules, places, dealer, seed: [5; 32], deck: None, cut: None, chosen_cards: false };
    let mut session = Session::default();
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    let effects = session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
    (session, effects)
}

fn discard_first(session: &mut Session) -> Vec<Effect> {
    let id = session.hand_layout().fan().find(|held| held.place == HandCardPlace::Hand).unwrap().id;
    discard(session, id)
}

fn take_turn(session: &mut Session) -> Vec<Effect> {
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    discard_first(session)
}

/// The session after a reload.
fn reloaded(effects: &[Effect]) -> Option<Session> {
    let game = effects.iter().rev().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) => Some(text.clone()),
        _ => None,
    })?;
    let mut session = Session::default();
    session.update(Message::Storage(StorageMessage::Restore { settings: None, game: Some(game) }));
    Some(session)
}

/// The seats that have done something, and their discards.
fn discards(round: &Round) -> Vec<(Seat, Option<Card>)> {
    let discard = |end| match end {
        TurnEnd::Discard(card) => Some(card),
        TurnEnd::Open | TurnEnd::Kept => None,
    };
    round.seats.iter().filter(|seat| !seat.is_empty()).map(|seat| (seat.seat, discard(seat.end))).collect()
}

/// Lets one step of the bots happen.
fn step(session: &mut Session, effects: &[Effect]) -> Option<Vec<Effect>> {
    let number = effects.iter().find_map(|effect| match effect {
        Effect::Timer(TimerEffect::Step(number, _)) => Some(*number),
        _ => None,
    })?;
    Some(session.update(Message::Bots(BotMessage::StepDue(number))))
}

#[test]
fn the_round_names_what_each_other_seat_did_in_the_order_of_play() {
    let (mut session, _) = game(Preset::Classic, &[0]);
    assert!(session.round().seats.iter().all(|seat| seat.is_empty()), "nobody has played yet");
    let effects = take_turn(&mut session);
    assert!(discards(&session.round()).is_empty(), "the own turn is over, and nobody has played since");
    play_bots(&mut session, effects);
    let round = session.round();
    let order: Vec<usize> = round.seats.iter().map(|seat| seat.seat.index()).collect();
    assert_eq!(order, [1, 2, 3, 0]);
    let pile = session.observation().unwrap().pile().to_vec();
    let thrown: Vec<Card> = discards(&round).into_iter().filter_map(|(_, card)| card).collect();
    assert_eq!(thrown.len(), 3);
    assert!(pile.ends_with(&thrown[2..]), "{pile:?} ends with {thrown:?}");
    for seat in &round.seats[..3] {
        assert_ne!(seat.took, TurnStart::Nothing);
    }
    assert!(round.seats[3].is_empty());
    // It stays during the own turn, and goes with its end.
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    assert_eq!(session.round(), round);
    discard_first(&mut session);
    assert!(discards(&session.round()).is_empty() && session.round().changes.is_empty());
}

#[test]
fn changed_melds_name_the_player_and_all_cards_since_the_own_last_turn() {
    let (mut session, mut effects) = game(Preset::Classic, &[0]);
    let mut changed = 0;
    while session.observation().unwrap().ended().is_none() {
        let before = session.observation().unwrap();
        let melds = before
            .rules()
            .players
            .seats()
            .map(|seat| (before.sides().of(seat), before.melds(before.sides().of(seat)).clone()));
        let melds: Vec<_> = melds.take(2).collect();
        while let Some(next) = step(&mut session, &effects) {
            effects = next;
        }
        let (round, seen) = (session.round(), session.observation().unwrap());
        for (side, before) in &melds {
            for (key, meld) in seen.melds(*side).keyed() {
                let came = meld.cards.difference(before.of(meld.leading_rank()));
                assert_eq!(round.change(*side, key).map_or(0, |change| change.cards().len()), came.len());
                if let Some(change) = round.change(*side, key) {
                    // The names of the melds say it too, where the tags have no room.
                    let melds = find(&session, |element| element.get("data-meld").is_some());
                    let parts = change.parts.iter();
                    let parts =
                        parts.map(|(seat, cards)| format!("{} +{}", session.places()[seat.index()].name, cards.len()));
                    let by = format!("; new: {}", parts.collect::<Vec<_>>().join(", "));
                    for attribute in ["aria-label", "data-hint"] {
                        assert!(
                            melds.iter().any(|meld| meld.get(attribute).is_some_and(|words| words.ends_with(&by))),
                            "{by}"
                        );
                    }
                    for (seat, cards) in &change.parts {
                        assert!(*seat != Seat::FIRST && seen.sides().of(*seat) == *side && !cards.is_empty());
                        // Each part is what that player laid there in the last turn, which is one in a round.
                        let laid = &round.seat(*seat).unwrap().laid;
                        let own = laid.iter().find(|laying| laying.meld == key);
                        assert_eq!(own.map(|laying| laying.cards), Some(*cards));
                    }
                    changed += 1;
                }
            }
        }
        if seen.ended().is_none() {
            effects = take_turn(&mut session);
        }
    }
    assert!(changed > 2, "{changed}");
}

#[test]
fn a_reload_keeps_the_round() {
    for persons in [&[0][..], &[0, 1], &[]] {
        let (mut session, mut effects) = game(Preset::Classic, persons);
        for _ in 0..60 {
            if session.curtain().is_some() {
                session.update(click(Intent::Table(TableIntent::Reveal)));
            }
            if let Some(mut after) = reloaded(&effects) {
                if after.curtain().is_some() {
                    after.update(click(Intent::Table(TableIntent::Reveal)));
                }
                // A reload seats the person who is to act next.
                if after.me() == session.me() {
                    assert_eq!(after.round(), session.round(), "{persons:?}");
                }
            }
            effects = match step(&mut session, &effects) {
                Some(next) => next,
                None if session.is_my_turn() => take_turn(&mut session),
                None => break,
            };
        }
    }
}

#[test]
fn an_undone_turn_brings_the_round_back() {
    let (mut session, effects) = game(Preset::Classic, &[0]);
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::Practice))));
    play_bots(&mut session, effects);
    let effects = take_turn(&mut session);
    play_bots(&mut session, effects);
    let round = session.round();
    let effects = take_turn(&mut session);
    play_bots(&mut session, effects);
    assert_ne!(session.round(), round);
    session.update(click(Intent::Table(TableIntent::Undo)));
    assert_eq!(session.round(), round);
}

#[test]
fn several_people_see_what_happened_since_their_own_turn() {
    let (mut session, _) = game(Preset::ClassicTwo, &[0, 1]);
    session.update(click(Intent::Table(TableIntent::Reveal)));
    take_turn(&mut session);
    assert_eq!(session.round(), Round::default(), "nothing is shown behind the curtain");
    session.update(click(Intent::Table(TableIntent::Reveal)));
    let thrown = session.observation().unwrap().pile().last().copied();
    assert_eq!(discards(&session.round()), [(Seat::FIRST, thrown)]);
    take_turn(&mut session);
    session.update(click(Intent::Table(TableIntent::Reveal)));
    let thrown = session.observation().unwrap().pile().last().copied();
    assert_eq!(discards(&session.round()).last().map(|(seat, card)| (seat.index(), *card)), Some((1, thrown)));
    assert_eq!(session.round().seats.len(), 2);
}

#[test]
fn a_watched_table_shows_the_last_turn_of_every_seat() {
    let (mut session, mut effects) = game(Preset::Classic, &[]);
    for _ in 0..24 {
        effects = step(&mut session, &effects).unwrap();
    }
    let round = session.round();
    assert_eq!(discards(&round).len(), 4, "the first seat is a player like the others: {round:?}");
}

#[test]
fn a_meld_credits_each_player_with_the_own_part() {
    // In watched games, melds to which two partners added in one round.
    let mut shared = 0;
    for seed in 0..40 {
        let rules = Preset::Classic.rules();
        let mut places = places(rules.players);
        places.iter_mut().for_each(|place| place.player = Player::Bot(Level::THUMB));
        let new = NewGame {
            preset: Preset::Classic,
            rules,
            places,
            dealer: None,
            seed: [seed; 32],
            deck: None,
            cut: None,
            chosen_cards: false,
        };
        let mut session = Session::default();
        session.update(click(Intent::from_control("pace", "instant").unwrap()));
        let mut effects = session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
        while let Some(next) = step(&mut session, &effects) {
            effects = next;
            let round = session.round();
            for change in round.changes.iter().filter(|change| change.parts.len() > 1) {
                shared += 1;
                let [first, second, ..] = change.parts.as_slice() else { panic!("two parts") };
                assert_ne!(first.0, second.0);
                assert_eq!(change.cards().len(), change.parts.iter().map(|(_, cards)| cards.len()).sum::<usize>());
                let tags = find(&session, |element| element.get("class") == Some("change-tag"));
                let tags: Vec<String> = tags.iter().map(text_of).collect();
                for (seat, cards) in &change.parts {
                    let words = format!("{} +{}", session.places()[seat.index()].name, cards.len());
                    assert!(tags.iter().any(|tag| tag.contains(&words)), "{words} in {tags:?}");
                }
            }
            if shared > 3 {
                return;
            }
        }
    }
    panic!("no meld of two players was found: {shared}");
}
