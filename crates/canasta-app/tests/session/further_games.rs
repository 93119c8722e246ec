//! The further games at the table: the dialog of a new game, melds of several kinds, feet, and the differences from Classic.

use crate::library::dialog_text;
use crate::matches::{click, new_session, play_bots, play_hand};
use crate::page::Session;
use crate::save_recovery::saved;
use canasta::rules::{
    Card, Deck, MeldKey, MeldKind, Players, Preset, Rank, Rules, Seat, Side, State, generator, seed_from_number,
};
use canasta_app::pages::glossary::Term;
use canasta_app::session::{
    ActionKind, DialogIntent, DialogKind, GameEvent, Intent, Level, Message, NewGame, NewGameIntent, PlanChange,
    Player, ProgramMessage, StorageMessage, TableIntent, events_of, places,
};
use canasta_app::view::{self, text};

fn send(session: &mut Session, intent: Intent) {
    session.update(click(intent));
}

fn change(session: &mut Session, change: PlanChange) {
    send(session, Intent::NewGame(NewGameIntent::Change(change)));
}

fn page(session: &Session) -> String {
    format!("{:?}", view::page(session))
}

/// A deck of Samba in which the first seat, who leads, gets these cards first.
fn samba_for_first(hand: &str) -> Deck {
    let rules = Preset::Samba.rules();
    let wanted: Vec<Card> = hand.split_whitespace().map(|card| card.parse().unwrap()).collect();
    let mut rest = rules.shuffled_deck(&mut generator(seed_from_number(4))).cards().to_vec();
    for card in &wanted {
        let at = rest.iter().position(|other| other == card).unwrap();
        rest.remove(at);
    }
    // No three or wild comes before the hands are dealt, so that places do not shift.
    rest.sort_by_key(|card| card.is_wild() || card.rank() == Rank::Three);
    let (seats, size) = (rules.players.count(), usize::from(rules.hand_size));
    let (mut dealt, mut others) = (Vec::new(), rest.into_iter());
    for round in 0..size {
        for place in 0..seats {
            let own = wanted.get(round).filter(|_| place == 0).copied();
            dealt.extend(own.or_else(|| others.next()));
        }
    }
    dealt.extend(others);
    Deck::new(&dealt).unwrap()
}

/// A game of Samba in which the first seat leads with these cards.
fn samba(hand: &str) -> Session {
    let rules = Preset::Samba.rules();
    let mut session = Session::default();
    let new = NewGame {
        preset: Preset::Samba,
        rules,
        places: places(rules.players),
        dealer: rules.players.seats().last(),
        seed: seed_from_number(1),
        deck: Some(samba_for_first(hand)),
        cut: None,
        chosen_cards: true,
    };
    let effects = session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
    play_bots(&mut session, effects);
    session
}

fn pick(session: &mut Session, cards: &str) {
    let mut wanted: Vec<Card> = cards.split_whitespace().map(|card| card.parse().unwrap()).collect();
    let ids: Vec<u32> = session
        .hand_layout()
        .cards()
        .iter()
        .filter(|held| wanted.iter().position(|card| *card == held.card).map(|at| wanted.remove(at)).is_some())
        .map(|held| held.id)
        .collect();
    send(session, Intent::Hand(canasta_app::session::HandIntent::SelectOnly(ids)));
}

const HAND: &str = "5h 6h 7h 8h 9h Th Jh Kd Kc Ks Qd Qc 8s 4d 4c";

#[test]
fn a_run_of_a_suit_is_laid_as_a_sequence_and_grows_to_a_canasta() {
    let mut session = samba(HAND);
    send(&mut session, Intent::Table(TableIntent::Act(ActionKind::Draw)));
    pick(&mut session, "5h 6h 7h 8h 9h Th Jh");
    send(&mut session, Intent::Table(TableIntent::Act(ActionKind::Lay)));
    let seen = session.observation().unwrap();
    let melds: Vec<(MeldKey, usize)> =
        seen.melds(seen.side()).keyed().map(|(key, meld)| (key, meld.cards.len())).collect();
    assert_eq!(melds.iter().map(|(key, n)| (key.to_string(), *n)).collect::<Vec<_>>(), [("h#1".to_owned(), 7)]);
    let closed = |event: &GameEvent| matches!(event, GameEvent::Laid { canastas, .. } if matches!(canastas[..], [MeldKind::Sequence(_)]));
    assert!(session.log().iter().any(closed), "{:?}", session.log());
    assert!(page(&session).contains("Sequence"), "the canasta has its name");
}

#[test]
fn the_dialog_offers_each_number_of_players_a_game_that_they_can_play() {
    let mut session = Session::default();
    send(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::NewGame)));
    for players in Players::ALL {
        for preset in Preset::ALL.into_iter().filter(|preset| preset.is_variant()) {
            change(&mut session, PlanChange::Preset(preset));
            change(&mut session, PlanChange::Players(players));
            let plan = session.plan();
            let rules = plan.rules().unwrap_or_else(|fault| panic!("{preset} {players:?}: {fault:?}"));
            assert_eq!((plan.preset, rules.players, plan.places().len()), (preset, players, players.count()));
            assert_eq!(rules.ask_partner.is_allowed(), rules.sides().has_partners(), "{preset} {players:?}");
        }
    }
    change(&mut session, PlanChange::Players(Players::Four));
    assert_eq!(
        session.plan().changes.len(),
        0,
        "the own number of players changes nothing: {:?}",
        session.plan().changes
    );
    change(&mut session, PlanChange::Preset(Preset::Classic));
    change(&mut session, PlanChange::Players(Players::Three));
    assert_eq!(session.plan().preset, Preset::ThreeHanded);
    change(&mut session, PlanChange::Players(Players::Two));
    assert_eq!(session.plan().preset, Preset::ClassicTwo);
}

#[test]
fn the_differences_are_those_of_the_rules_and_classic_has_none() {
    let mut session = Session::default();
    let open = Intent::Dialog(DialogIntent::Open(DialogKind::Differences));
    send(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::NewGame)));
    change(&mut session, PlanChange::Preset(Preset::Classic));
    send(&mut session, open.clone());
    assert!(page(&session).contains("These are the rules of Classic."));
    send(&mut session, Intent::Dialog(DialogIntent::Close));
    assert_eq!(session.dialog_kind(), Some(DialogKind::NewGame), "it leads back");
    for (preset, words) in [
        (Preset::ThreeHanded, "plays alone against the two others"),
        (Preset::Samba, "neighbours of one suit"),
        (Preset::Bolivia, "one of a sequence"),
        (Preset::ModernAmerican, "special hand"),
        (Preset::HandAndFoot, "Nobody goes out without the partner’s yes"),
    ] {
        change(&mut session, PlanChange::Preset(preset));
        send(&mut session, open.clone());
        let page = page(&session).replace('\'', "’");
        assert!(page.contains(words), "{preset}: {words}");
        send(&mut session, Intent::Dialog(DialogIntent::Close));
    }
}

/// A level plays otherwise in games that the quick rules of thumb do not know, and the dialog says so.
#[test]
fn the_dialog_says_how_a_level_plays_the_chosen_game() {
    let mut session = Session::default();
    send(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::NewGame)));
    let level = session.plan().places().iter().find_map(|place| match place.player {
        Player::Bot(level) => Some(level),
        Player::Person | Player::Friend => None,
    });
    let level = level.unwrap();
    for (preset, is_further) in [(Preset::Classic, false), (Preset::Samba, true), (Preset::ThreeHanded, false)] {
        change(&mut session, PlanChange::Preset(preset));
        let page = page(&session);
        // The name before it is bold.
        let says = |is: fn(Level, &str) -> String| page.contains(&text::around(&|name| is(level, name)).1);
        assert_eq!(says(text::level_in_further_game), is_further, "{preset}");
        assert_eq!(says(text::level_is), !is_further, "{preset}");
    }
}

/// The events of whole hands between bots.
fn events(rules: Rules, seed: u64) -> Vec<GameEvent> {
    use canasta::bots::{Bot, HeuristicBot};
    let deck = rules.shuffled_deck(&mut generator(seed_from_number(seed)));
    let scores = canasta::rules::BySide::new(rules.sides().scores());
    let mut state = State::deal(rules, Seat::FIRST, scores, &deck);
    let (mut bot, mut all) = (HeuristicBot::default(), Vec::new());
    while state.ended().is_none() {
        let (seat, before) = (state.to_act(), state.clone());
        let action = bot.act(&before.observe(seat));
        state.play(&action).unwrap();
        all.extend(events_of(&before, seat, &action, &state));
    }
    all
}

#[test]
fn feet_bonus_cards_and_a_lone_player_are_told() {
    let told = |preset: Preset, is: fn(&GameEvent) -> bool| {
        let found = (0..12).flat_map(|seed| events(preset.rules(), seed)).find(is);
        let found = found.unwrap_or_else(|| panic!("{preset}"));
        let names = ["You", "Ada", "Ben", "Cleo"].map(str::to_owned);
        text::events_in_full(&[found], text::Names::new(&names, Seat::FIRST))
    };
    assert!(
        told(Preset::HandAndFoot, |event| matches!(event, GameEvent::PickedUpFoot { .. }))
            .contains("picked up the foot")
    );
    assert!(
        told(Preset::ModernAmerican, |event| matches!(event, GameEvent::DrewBonus { .. })).contains("for the opening")
    );
    assert!(told(Preset::ThreeHanded, |event| matches!(event, GameEvent::PlaysAlone { .. })).contains("played alone"));
}

#[test]
fn the_own_name_comes_first_among_three_partners() {
    let rules = Rules { players: Players::Six, packs: 7, ..Preset::HandAndFoot.rules() };
    let mut places = places(rules.players);
    places.iter_mut().for_each(|place| place.player = Player::Bot(Level::THUMB));
    places[2].player = Player::Person;
    let (preset, seed) = (Preset::HandAndFoot, [5; 32]);
    let new = NewGame { preset, rules, places, dealer: None, seed, deck: None, cut: None, chosen_cards: false };
    let mut session = Session::default();
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    let effects = session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
    play_bots(&mut session, effects);
    assert_eq!(session.me(), rules.players.seat(2).unwrap());
    assert!(page(&session).contains("You, Dan and Fay"), "clockwise from the own seat");
    let names: Vec<String> = canasta_app::session::seat_names(session.places());
    let seen = session.observation().unwrap();
    let now = text::term_now(Term::Partner, &seen, text::Names::at(&session, &names));
    assert_eq!(now.as_deref(), Some("Fay and Dan are your partners."));
}

#[test]
fn each_player_without_a_partner_has_a_zone_and_a_score() {
    for players in [Players::Three, Players::Five, Players::Six, Players::Seven, Players::Eight] {
        let (seats, packs) = (players.count(), players.count().div_ceil(2));
        let changes =
            serde_json::json!({ "players": seats, "sides": seats, "packs": packs.max(2), "ask_partner": false });
        let rules = Preset::Classic.rules().with(changes.as_object().unwrap()).unwrap();
        let session = new_session(Preset::Classic, rules, 3);
        let page = page(&session);
        for side in 0..players.count() {
            let side = Side::try_from(u8::try_from(side).unwrap()).unwrap();
            assert!(page.contains(&format!("(\"data-side\", \"{}\")", side.index())), "{players:?} {side:?}");
        }
    }
}

#[test]
fn feet_that_were_not_picked_up_are_shown_and_counted_at_the_end_of_a_hand() {
    let rules = Preset::HandAndFoot.rules();
    let ended = |seed| {
        let mut session = new_session(Preset::HandAndFoot, rules, seed);
        play_hand(&mut session);
        session
    };
    let has_foot = |session: &Session| {
        let seen = session.observation().unwrap();
        rules.players.seats().any(|seat| seat != seen.seat() && seen.shown_foot(seat).is_some())
    };
    let session = (1..12).map(ended).find(has_foot).expect("a foot is left in one of these hands");
    let (seen, sheet) = (session.observation().unwrap(), session.score().unwrap());
    let words = dialog_text(&session);
    let mut against = canasta::rules::BySide::from([0, 0]);
    for seat in rules.players.seats() {
        let (hand, foot) = (seen.shown_hand(seat).unwrap(), seen.shown_foot(seat).unwrap_or_default());
        let points = rules.held_points(hand) + rules.held_points(foot);
        against[rules.sides().of(seat)] -= points;
        let name = if seat == seen.seat() { "You" } else { &session.places()[seat.index()].name };
        let is_out = hand.is_empty() && foot.is_empty();
        let note = if is_out {
            ""
        } else if rules.sides().of(seat) == seen.side() {
            " we "
        } else {
            " they "
        };
        assert!(is_out || words.contains(&format!("{name}{note}{}", text::signed(-points))), "{words}");
        assert!(foot.is_empty() || words.contains(&format!("Foot {}", foot.len())), "{words}");
    }
    assert_eq!(against, sheet.sides.map(|side| side.in_hand));
    assert!(page(&session).contains("Open hand and foot"));
}

#[test]
fn the_page_of_strategy_has_advice_on_every_game() {
    let mut session = Session::default();
    send(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::Strategy)));
    let page = page(&session);
    for preset in Preset::ALL {
        let is_of_its_own = preset.is_variant() || preset == Preset::ThreeHanded;
        let advice = text::game_advice(preset);
        assert_eq!(advice.is_some(), is_of_its_own, "{preset}");
        assert!(advice.is_none_or(|words| page.contains(words) && words.matches(". ").count() == 2), "{preset}");
    }
}

#[test]
fn every_number_of_players_is_played_on_after_a_reload() {
    for players in Players::ALL {
        let mut session = Session::default();
        session.update(click(Intent::from_control("pace", "instant").unwrap()));
        change(&mut session, PlanChange::Players(players));
        let (rules, places) = (session.plan().rules().unwrap(), session.plan().places().to_vec());
        let preset = session.plan().preset;
        let new =
            NewGame { preset, rules, places, dealer: None, seed: [4; 32], deck: None, cut: None, chosen_cards: false };
        let effects = session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
        let text = saved(&effects).expect("the deal is saved");
        let mut again = Session::default();
        again.update(click(Intent::from_control("pace", "instant").unwrap()));
        let effects = again.update(Message::Storage(StorageMessage::Restore { settings: None, game: Some(text) }));
        assert_eq!(again.places(), session.places(), "{players:?}");
        play_bots(&mut again, effects);
        let seen = again.observation().unwrap();
        assert!(seen.is_to_act() || seen.ended().is_some(), "{players:?}: seat {} acts", seen.to_act().index());
    }
}
