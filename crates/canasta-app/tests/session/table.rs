//! The controls and texts of the table in positions made by stacked decks.

use crate::matches::{click, discard, new_session, play_bots, play_hand};
use crate::page::Session;
use canasta::rules::{Card, Deck, MeldKind, Preset, Rank, Rules, Seat};
use canasta_app::features::settings::{SettingsIntent, Switch};
use canasta_app::session::{
    ActionKind, DialogIntent, DialogKind, GameEvent, HandIntent, Intent, Message, NewGame, Notice, NoticeIntent,
    Player, ProgramMessage, SelectMode, TableIntent, places,
};
use canasta_app::view::stages::{Device, Dwell, StageKind, stages};
use canasta_app::view::{self, Element, Node, Page, text};

/// A two-handed classic game in which the person leads, holds `mine`, and sees `up` turned up.
pub fn dealt(mine: &str, up: &str) -> Session {
    dealt_under(Preset::ClassicTwo.rules(), mine, up)
}

/// The same under other rules, with the same cards and as many players.
pub fn dealt_under(rules: Rules, mine: &str, up: &str) -> Session {
    let mut session = Session::default();
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    let effects =
        session.update(Message::Program(ProgramMessage::NewGame(Box::new(NewGame { rules, ..stacked(mine, up) }))));
    play_bots(&mut session, effects);
    assert_eq!(session.observation().unwrap().to_act(), Seat::FIRST);
    session
}

/// The new game of [`dealt`].
fn stacked(mine: &str, up: &str) -> NewGame {
    let mine: Vec<Card> = mine.split(' ').map(|card| card.parse().unwrap()).collect();
    let up: Card = up.parse().unwrap();
    let all = Preset::Classic.rules().cards();
    let mut rest = all.difference(all.red_threes());
    for &card in mine.iter().chain([&up]) {
        assert!(rest.remove(card), "{card}");
    }
    let mut rest: Vec<Card> = rest.iter().collect();
    // The other hand gets cards of all ranks; its content does not matter here.
    rest.sort_by_key(|card| (card.suit(), card.rank()));
    let mut cards = Vec::new();
    for card in mine {
        cards.push(card);
        cards.push(rest.remove(0));
    }
    cards.push(up);
    // The next cards to draw are useless: the wilds are at the bottom.
    rest.sort_by_key(|card| card.is_wild());
    cards.extend(rest);
    cards.extend(all.red_threes().iter());
    let rules = Preset::ClassicTwo.rules();
    let new = NewGame {
        preset: Preset::ClassicTwo,
        rules,
        places: places(rules.players),
        dealer: rules.players.seat(1),
        seed: [0; 32],
        deck: Deck::new(&cards),
        cut: None,
        chosen_cards: true,
    };
    assert!(new.deck.is_some());
    new
}

pub fn pick(session: &mut Session, cards: &str) {
    session.update(click(Intent::Hand(HandIntent::Deselect)));
    for card in cards.split(' ') {
        let card: Card = card.parse().unwrap();
        let taken = session.hand_layout().clone();
        let held =
            taken.fan().find(|held| held.card == card && held.place == canasta_app::session::HandCardPlace::Hand);
        let id = held.unwrap_or_else(|| panic!("{card} is not in the fan")).id;
        session.update(Message::Intent(Intent::Hand(HandIntent::Select(id)), SelectMode::Secondary));
    }
}

pub fn press(session: &mut Session, kind: ActionKind) {
    let effects = session.update(click(Intent::Table(TableIntent::Act(kind))));
    play_bots(session, effects);
}

pub fn find(session: &Session, wanted: impl Fn(&Element) -> bool) -> Vec<Element> {
    let mut found = Vec::new();
    for node in view::page(session) {
        if let Node::Element(element) = &node {
            element.walk(&mut |element| {
                if wanted(element) {
                    found.push(element.clone());
                }
            });
        }
    }
    found
}

pub fn text_of(element: &Element) -> String {
    element.children.iter().fold(String::new(), |all, node| match node {
        Node::Text(text) => all + text,
        Node::Element(element) => all + &text_of(element),
    })
}

pub const HAND: &str = "Ks Kh Kd Qs Qd 2c 9h 9s 7c 6d 4s 4h Ac Jo 8d";

#[test]
fn an_opening_is_staged_counted_unstaged_and_melded() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "Ks Kh Kd");
    let stage = session.action_buttons().into_iter().find(|button| button.kind == ActionKind::Stage).unwrap();
    assert_eq!(stage.points, Some((30, 50)));
    press(&mut session, ActionKind::Stage);
    let meter = find(&session, |e| e.get("role") == Some("meter"));
    assert_eq!(meter[0].get("aria-valuetext"), Some("30 of 50"));
    pick(&mut session, "Qs Qd 2c");
    let lay = session.action_buttons().into_iter().find(|button| button.kind == ActionKind::Lay).unwrap();
    assert_eq!(lay.points, Some((70, 50)));
    // Unstaged, and staged again before the meld.
    session.update(click(Intent::Hand(HandIntent::Unstage(0))));
    assert!(session.staged().is_empty());
    pick(&mut session, "Ks Kh Kd");
    press(&mut session, ActionKind::Stage);
    pick(&mut session, "Qs Qd 2c");
    press(&mut session, ActionKind::Lay);
    let seen = session.observation().unwrap();
    assert_eq!(seen.melds(seen.side()).len(), 6);
    assert!(session.staged().is_empty());
}

#[test]
fn a_wild_joins_a_staged_group() {
    let mut session = dealt("Qs Qd 2c 2d 9h 9s 7c 6d 4s 4h Ac Jo 8d Th 5s", "5c");
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "Qs Qd 2c");
    press(&mut session, ActionKind::Stage);
    pick(&mut session, "2d");
    let lay = session.action_buttons().into_iter().find(|button| button.kind == ActionKind::Lay).unwrap();
    assert_eq!((lay.points, lay.is_open()), (Some((60, 50)), true), "{lay:?}");
    press(&mut session, ActionKind::Lay);
    let seen = session.observation().unwrap();
    assert_eq!(seen.melds(seen.side()).of(Rank::Queen).len(), 4);
}

#[test]
fn the_pile_is_taken_with_staged_groups() {
    let mut session = dealt(HAND, "9d");
    pick(&mut session, "Ks Kh Kd");
    press(&mut session, ActionKind::Stage);
    let take = session.action_buttons().into_iter().find(|button| button.kind == ActionKind::Take).unwrap();
    assert_eq!(take.points, Some((60, 50)), "{take:?}");
    press(&mut session, ActionKind::Take);
    let seen = session.observation().unwrap();
    assert_eq!((seen.melds(seen.side()).len(), seen.pile().len()), (6, 0));
}

/// Three fives and a two are an unlikely group, since three naturals need no wild. Here the opening minimum needs it.
#[test]
fn the_pile_is_offered_with_any_cards_that_open() {
    let mut session = dealt("4s 4h 5s 5h 5d 2c 7c 8d 9h Tc Jd Qs Kh Ac 3s", "4d");
    let take = session.action_buttons().into_iter().find(|button| button.kind == ActionKind::Take).unwrap();
    assert_eq!((take.points, take.is_open()), (Some((50, 50)), true), "{take:?}");
    press(&mut session, ActionKind::Take);
    let seen = session.observation().unwrap();
    assert_eq!((seen.melds(seen.side()).len(), seen.pile().len()), (7, 0));
}

#[test]
fn with_three_matching_cards_two_can_take_the_pile() {
    let mut session = dealt("9c 9d 9h Kd Ks Kh Qs 7c 6d 4s 4h Ac 5c 8d 8c", "9s");
    let ways =
        session.action_buttons().into_iter().find(|button| button.kind == ActionKind::Take).unwrap().ways.unwrap();
    // Two nines and the top card count 30, three nines 40. The opening needs the kings as well.
    let with: Vec<usize> = ways.iter().map(|way| way.cards().unwrap().len()).collect();
    assert_eq!(with, [5, 6], "two nines or three, with the kings: {ways:?}");
    pick(&mut session, "Ks Kh Kd");
    press(&mut session, ActionKind::Stage);
    press(&mut session, ActionKind::Take);
    let with: Vec<usize> = session.ways().iter().map(|way| way.cards().unwrap().len()).collect();
    assert_eq!(with, [5, 6], "two nines or three: {:?}", session.ways());
}

#[test]
fn a_question_does_not_lead_back_to_a_choice_of_an_earlier_turn() {
    let mut new = stacked("9c 9d 9h Kd Ks Kh Qs 7c 6d 4s 4h Ac 5c 8d 8c", "9s");
    new.places[1].player = Player::Person;
    let mut session = Session::default();
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::SwapButtons))));
    session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
    session.update(click(Intent::Table(TableIntent::Reveal)));
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Take))));
    assert_eq!(session.dialog_kind(), Some(DialogKind::ChooseWay));
    session.update(click(Intent::Settings(SettingsIntent::Reset)));
    assert_eq!(session.dialog_kind(), Some(DialogKind::Confirm));
    for action in ["draw", "discard Qs"] {
        session.update(Message::Program(ProgramMessage::Play(action.parse().unwrap())));
    }
    assert!(session.curtain().is_some());
    assert_eq!(session.dialog_kind(), Some(DialogKind::Confirm));
    session.update(click(Intent::Dialog(DialogIntent::Decline)));
    assert_eq!(session.dialog_kind(), None);
}

#[test]
fn black_threes_need_no_choice() {
    let mut session = dealt("3s 9d 9h Kd Ks Kh Qs 7c 6d 4s 4h Ac 5c 8d 8c", "9s");
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "3s");
    let lay = session.action_buttons().into_iter().find(|button| button.kind == ActionKind::Lay).unwrap();
    let lack = lay.ways.unwrap_err();
    let names = text::Names::new(&[], Seat::FIRST);
    assert_eq!(text::unavailable_short(&lack, names), "black threes only when going out");
}

#[test]
fn a_canasta_closed_by_taking_the_pile_is_announced_like_any_other() {
    let mut session = dealt("9c 9d 9h 9h 9s 9s Kd Qs 7c 6d 4s 4h Ac 5c 8d", "9c");
    pick(&mut session, "9c 9d 9h 9h 9s 9s");
    let since = session.event_count();
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Take))));
    let closed =
        |what: &GameEvent| matches!(what, GameEvent::Took { canastas, .. } if canastas == &[MeldKind::Set(Rank::Nine)]);
    assert!(session.log().iter().any(closed), "{:?}", session.log());
    assert!(session.hand_history().iter().any(closed));
    let sounds = view::sound::sounds(&session, session.events_since(since), true);
    assert_eq!(sounds, [view::sound::Sound::TakePile, view::sound::Sound::NaturalCanasta]);
    let message = find(&session, |e| e.get("class") == Some("message"));
    assert!(text_of(&message[0]).contains("closed a canasta of nines"), "{}", text_of(&message[0]));
}

#[test]
fn labels_of_buttons_and_piles_follow_settings_and_rules() {
    let title = |session: &Session, class: &str| {
        let of = |e: &Element| e.get("class").is_some_and(|all| all.split(' ').next() == Some(class));
        find(session, |e| of(e) && e.get("data-hint").is_some())[0].get("data-hint").unwrap().to_owned()
    };
    let mut session = dealt(HAND, "5c");
    assert!(title(&session, "stock").ends_with("Click to draw"));
    // The pile is frozen to a side that has not melded, and it cannot be taken after a draw.
    assert!(title(&session, "pile").contains("only natural cards"));
    press(&mut session, ActionKind::Draw);
    assert!(!title(&session, "stock").contains("Click"));
    assert!(title(&session, "pile").contains("discard it") && !title(&session, "pile").contains("take"));
    let about = |session: &mut Session| {
        session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::About))));
        text_of(&find(session, |e| e.get("data-dialog") == Some("about"))[0])
    };
    assert!(about(&mut session).contains("Left button: select one card"));
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::SwapButtons))));
    assert!(about(&mut session).contains("Right button: select one card"));
}

#[test]
fn a_refusal_gives_its_facts_and_changes_nothing() {
    let mut session = dealt(HAND, "9d");
    pick(&mut session, "9h 9s");
    let before = session.record();
    press(&mut session, ActionKind::Take);
    assert!(matches!(session.notice(), Some(Notice::Refused(error)) if error.code() == "below-opening-minimum"));
    let alert = find(&session, |e| e.get("class") == Some("callout"));
    assert_eq!(text_of(&alert[0]), "This counts 30 points. Your opening minimum is 50: 20 more are needed.");
    assert_eq!(session.record(), before);
    session.update(click(Intent::Notice(NoticeIntent::CloseRefusal)));
    // The log says it: Orca hears no alert that was there before.
    let alert = find(&session, |e| e.get("class") == Some("callout"));
    assert_eq!((alert[0].get("role"), alert[0].get("hidden"), text_of(&alert[0])), (None, None, String::new()));
}

#[test]
fn a_seat_shows_the_cards_taken_and_melded_in_its_last_turn() {
    let mut seen = 0;
    for seed in 1..12 {
        let mut session = new_session(Preset::Classic, Preset::Classic.rules(), seed);
        for _ in 0..10 {
            let on = |session: &Session| session.observation().is_some_and(|seen| seen.ended().is_none());
            let draws =
                session.action_buttons().iter().any(|button| button.kind == ActionKind::Draw && button.is_open());
            if !on(&session) || !draws {
                break;
            }
            press(&mut session, ActionKind::Draw);
            let card = session.hand_layout().fan().next().unwrap().id;
            let effects = discard(&mut session, card);
            play_bots(&mut session, effects);
            if !on(&session) {
                break;
            }
            let seats = find(&session, |e| e.get("class").is_some_and(|class| class.starts_with("seat ")));
            for (at, element) in seats.iter().take(3).enumerate() {
                let own = |what: &&GameEvent| what.seat().is_some_and(|of| of.index() == at + 1);
                let turn: Vec<&GameEvent> = session.log().iter().filter(own).collect();
                let laid = turn.iter().any(|what| matches!(what, GameEvent::Laid { .. }));
                let took = turn.iter().any(|what| matches!(what, GameEvent::Took { .. }));
                let said = element.get("aria-label").unwrap();
                let discard = turn.iter().find_map(|what| match what {
                    GameEvent::Discarded { card, .. } => Some(*card),
                    _ => None,
                });
                assert_eq!(said.contains("took the pile") || said.contains(" from the pile"), took, "{said}");
                assert!(!laid || said.contains("laid") || said.contains("added"), "{said}: {turn:?}");
                if let Some(card) = discard {
                    assert!(said.ends_with(&text::card(card)), "{said}");
                    let mut shown = Vec::new();
                    element.walk(&mut |e| shown.extend(e.get("data-card").map(str::to_owned)));
                    assert_eq!(shown.last(), Some(&card.to_string()), "the discard is the last tiny card");
                }
                seen += usize::from(laid || took);
            }
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn the_banners_have_their_exact_text() {
    let banners = |session: &Session| -> Vec<String> {
        find(session, |e| e.get("class").is_some_and(|class| class.starts_with("banner"))).iter().map(text_of).collect()
    };
    assert_eq!(banners(&dealt(HAND, "9d")), ["Not opened needs two natural nines"]);
    assert_eq!(banners(&dealt(HAND, "3s")), ["Frozen until it is covered"]);
    let mut session = dealt(HAND, "9d");
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "2c");
    let effects = session.update(click(Intent::Table(TableIntent::Act(ActionKind::Discard))));
    assert_eq!(banners(&session), ["Pile Frozen a wild card is on top"], "{effects:?}");
}

/// Rules of two players with these changes.
fn rules_with(changes: &serde_json::Value) -> Rules {
    Preset::ClassicTwo.rules().with(changes.as_object().unwrap()).unwrap()
}

/// What is written in the elements of a class.
fn texts_of(session: &Session, name: &str) -> Vec<String> {
    let is_it = |e: &Element| e.get("class").is_some_and(|class| class.split(' ').any(|one| one == name));
    find(session, is_it).iter().map(text_of).collect()
}

#[test]
fn a_pile_that_waits_for_the_opening_says_so_everywhere() {
    let session = dealt_under(rules_with(&serde_json::json!({ "opening_rules": ["no-pile"] })), HAND, "9d");
    assert_eq!(texts_of(&session, "banner"), ["Not opened lay the opening first"]);
    let take = find(&session, |e| e.get("data-intent") == Some("do:take"));
    assert!(take.iter().any(|button| text_of(button).contains("lay the opening first")), "{:?}", texts(&take));
    let closed = dealt_under(rules_with(&serde_json::json!({ "closed_turns": 1 })), HAND, "9d");
    assert_eq!(texts_of(&closed, "banner"), ["Not opened not in the first turns"]);
    let never = dealt_under(rules_with(&serde_json::json!({ "pile_allowed": false })), HAND, "9d");
    let take = find(&never, |e| e.get("data-intent") == Some("do:take"));
    assert!(take.iter().any(|button| text_of(button).contains("never taken")), "{:?}", texts(&take));
}

fn texts(elements: &[Element]) -> Vec<String> {
    elements.iter().map(text_of).collect()
}

#[test]
fn a_closed_turn_offers_a_discard_alone() {
    let mut session = dealt_under(rules_with(&serde_json::json!({ "closed_turns": 1 })), HAND, "9d");
    press(&mut session, ActionKind::Draw);
    assert_eq!(session.coach_tip(), None);
    let said: Vec<String> = view::page(&session).into_iter().filter_map(|node| element_text(&node)).collect();
    let said = said.join(" ");
    assert!(said.contains("Select one card to discard.") && !said.contains("Meld, or select"), "{said}");
    assert!(said.contains("In the first turn nothing is melded"), "{said}");
    pick(&mut session, "Qs Qd 2c");
    assert!(find(&session, |e| e.get("data-intent") == Some("do:stage")).is_empty());
    assert!(texts_of(&session, "place").is_empty());
    pick(&mut session, "2c");
    let open = find(&session, |e| e.get("data-intent") == Some("do:discard") && e.get("aria-disabled").is_none());
    assert_eq!(open.len(), 1);
}

fn element_text(node: &Node) -> Option<String> {
    match node {
        Node::Element(element) => Some(text_of(element)),
        Node::Text(_) => None,
    }
}

#[test]
fn an_opening_that_needs_a_canasta_says_so_beside_its_points() {
    let needs = serde_json::json!({ "opening_needs": ["natural", "natural", "natural", "natural"] });
    let mut session = dealt_under(rules_with(&needs), HAND, "9d");
    press(&mut session, ActionKind::Draw);
    let heads = texts_of(&session, "opening-minimum");
    assert_eq!(heads, ["opens at 50 + canasta"; 2]);
    let empty = texts_of(&session, "empty");
    assert!(
        empty.iter().any(|words| words.contains("The opening must hold a canasta without wilds now.")),
        "{empty:?}"
    );
    pick(&mut session, "Qs Qd 2c");
    press(&mut session, ActionKind::Stage);
    let meter = find(&session, |e| e.get("role") == Some("meter"));
    assert!(texts(&meter)[0].ends_with("of 50 + natural canasta"), "{:?}", texts(&meter));
    assert_eq!(meter[0].get("class"), Some("meter"));
}

#[test]
fn cards_that_lie_face_down_are_counted_below_the_pile() {
    let session = dealt_under(rules_with(&serde_json::json!({ "pile_start": 7 })), HAND, "9d");
    let captions = texts_of(&session, "caption");
    assert!(captions.iter().any(|words| words == "Pile 8 · 7 face down"), "{captions:?}");
    assert!(texts_of(&dealt(HAND, "9d"), "caption").iter().any(|words| words == "Pile 1"));
}

#[test]
fn a_left_click_selects_a_right_click_adds_and_the_setting_swaps_them() {
    let mut session = dealt(HAND, "9d");
    let ids: Vec<u32> = session.hand_layout().fan().map(|held| held.id).collect();
    let with = |session: &mut Session, at: usize, press: SelectMode| {
        session.update(Message::Intent(Intent::Hand(HandIntent::Select(ids[at])), press));
        session.hand_layout().picked().len()
    };
    assert_eq!(with(&mut session, 0, SelectMode::Primary), 1);
    assert_eq!(with(&mut session, 1, SelectMode::Primary), 1);
    assert_eq!(with(&mut session, 2, SelectMode::Secondary), 2);
    assert_eq!(with(&mut session, 3, SelectMode::Toggle), 3);
    assert_eq!(with(&mut session, 3, SelectMode::Secondary), 2);
    session
        .update(click(Intent::Settings(SettingsIntent::Toggle(canasta_app::features::settings::Switch::SwapButtons))));
    assert_eq!(with(&mut session, 4, SelectMode::Primary), 3);
    assert_eq!(with(&mut session, 5, SelectMode::Secondary), 1);
}

#[test]
fn the_page_shows_no_card_of_another_hand() {
    let session = dealt(HAND, "9d");
    let shown = find(&session, |e| e.get("data-card").is_some());
    let hand: Vec<&str> = HAND.split(' ').collect();
    for card in shown {
        let name = card.get("data-card").unwrap();
        assert!(hand.contains(&name) || name == "9d", "{name}");
    }
}

#[test]
fn wilds_are_distributed_so_that_all_groups_can_be_melded() {
    let mut session = dealt("4s 4h 4d 5s 5h 5d 6s 6h 7s 7h 8s 8h 9s 9h 2s", "Kc");
    press(&mut session, ActionKind::Draw);
    // The hand has too few wilds: three pairs and one wild cannot be laid, and the refusal states that reason.
    pick(&mut session, "4s 4h 4d 5s 5h 5d 6s 6h 2s");
    let lay = session.action_buttons().into_iter().find(|button| button.kind == ActionKind::Lay).unwrap();
    let ways = lay.ways.unwrap();
    assert_eq!(ways.len(), 1, "{ways:?}");
    assert_eq!(ways[0].to_string(), "meld 4s 4h 4d + 5s 5h 5d + 6s 6h 2s");
}

#[test]
fn staged_groups_return_to_the_hand_once_the_side_has_opened() {
    let mut session = dealt("Ks Kh Kd Kc Qs Qh Qd 9s 8c 7d 6h 5s 4d 4h 4c", "6s");
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "Ks Kh Kd");
    press(&mut session, ActionKind::Stage);
    assert_eq!(session.staged().len(), 1);
    // A program, or taking the pile, melds other cards.
    let effects = session.update(Message::Program(ProgramMessage::Play("meld Kh Kd Kc + Qs Qh Qd".parse().unwrap())));
    play_bots(&mut session, effects);
    assert_eq!(session.notice(), None);
    assert!(session.staged().is_empty());
    assert!(session.hand_layout().fan().any(|held| held.card == "Ks".parse().unwrap()));
}

#[test]
fn hands_can_be_revealed_in_a_stage_of_their_own() {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    let shown = view::page(&session);
    let since = session.event_count();
    play_hand(&mut session);
    let page = view::page(&session);
    let has_open_hand = |page: &Page| format!("{:?}", page.table).contains("open-hand");
    let all = stages(Some(&shown), page.clone(), session.events_since(since), Device::Slow, Dwell::None);
    let kinds: Vec<StageKind> = all.iter().map(|stage| stage.kind).collect();
    assert_eq!(kinds, [StageKind::ClosedHands, StageKind::Table, StageKind::Complete]);
    let closed = all[0].page.clone();
    assert!(!has_open_hand(&closed), "no hand lies open");
    assert!(has_open_hand(&all[1].page), "they come next");
    assert_eq!(all[1].page.table, page.table, "and only once");
    // The toolbar, the notice, every part of the table area, the player's own area.
    let parts = [&shown, &closed, &page].map(|page| {
        let Node::Element(app) = &page.table else { panic!("{page:?}") };
        let table_area = app.children.iter().find_map(|part| match part {
            Node::Element(area) if area.key.as_deref() == Some("table-area") => Some(&area.children),
            _ => None,
        });
        let others = app.children.iter().filter(|part| !format!("{part:?}").contains("\"table-area\""));
        others.chain(table_area.unwrap()).collect::<Vec<_>>()
    });
    let [shown, closed, page] = parts;
    assert_eq!(closed.len(), page.len());
    let strip = |parts: &[&Node]| {
        let mut strips = parts.iter().filter(|part| part.key() == Some("round"));
        let strip = take_prompt(strips.next().unwrap());
        assert_eq!(strips.count(), 0);
        strip
    };
    let (old, kept, new) = (strip(&shown), strip(&closed), strip(&page));
    assert_eq!(kept.0, old.0, "the seats stay as they were");
    assert_ne!(kept.0, new.0);
    assert_eq!(kept.1, new.1, "but the own one says who goes out");
    assert_ne!(kept.1, old.1);
    for (part, wanted) in closed.iter().zip(&page).filter(|(part, _)| part.key() != Some("round")) {
        assert_eq!(part, wanted);
    }
}

/// The strip without the sentence in the own seat, and that sentence.
fn take_prompt(strip: &Node) -> (Node, Node) {
    let mut rest = strip.clone();
    let Node::Element(seats) = &mut rest else { panic!("{strip:?}") };
    for seat in &mut seats.children {
        let Node::Element(seat) = seat else { continue };
        if let Some(at) = seat.children.iter().position(|part| part.key() == Some("prompt")) {
            let prompt = seat.children.remove(at);
            return (rest, prompt);
        }
    }
    panic!("no sentence in {strip:?}");
}
