//! Five people at a table of four: the person sits where the hand says, rests in a third of the hands, and sees then what all see.

use crate::house_rules::set;
use crate::matches::{click, discard, new_session, play_bots, play_hand, update_kept};
use crate::page::Session;
use crate::review_worker::{asked, decision_of, is_about_all_cards, look_at, reply, review, worker_ready};
use crate::several_players::shared_match;
use canasta::links::read_game_link;
use canasta::rules::{Card, CardSet, Phase, Players, Preset, Rules, Seat, replay};
use canasta_app::beside::look_back::ViewFrom;
use canasta_app::features::friends::FriendsStep;
use canasta_app::features::links::{LinksIntent, Sent};
use canasta_app::pages::glossary::{Term, WordsIntent};
use canasta_app::session::{
    ActionKind, Answer, BotMessage, Confirmation, DeviceEffect, DialogIntent, DialogKind, Effect, Intent, LearnIntent,
    LookBackIntent, MatchReviewIntent, Message, NewGameIntent, StorageEffect, StorageMessage, StoredValue, TableIntent,
    TimerEffect, Tip, Undo,
};
use canasta_app::view::{self, Node};
use std::collections::BTreeSet;

fn rules() -> Rules {
    Preset::Classic.builder().sit_out(true).target(Some(1_000_000)).build().unwrap()
}

/// All text of the page.
fn page_text(session: &Session) -> String {
    fn add(node: &Node, all: &mut String) {
        match node {
            Node::Text(text) => {
                all.push_str(text);
                all.push('\n');
            }
            Node::Element(element) => element.children.iter().for_each(|child| add(child, all)),
        }
    }
    let mut all = String::new();
    for node in view::page(session) {
        add(&node, &mut all);
    }
    all
}

fn deal_next(session: &mut Session, seed: u8) -> Vec<Effect> {
    session.update(click(Intent::Table(TableIntent::NextHand)));
    session.update(Message::Seed(Some([seed; 32])))
}

fn saved(effects: &[Effect]) -> Option<String> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) => Some(text.clone()),
        _ => None,
    })
}

/// A match in its second hand, in which the person rests, before the first turn.
fn resting() -> (Session, Vec<Effect>) {
    let mut session = new_session(Preset::Classic, rules(), 3);
    play_hand(&mut session);
    let effects = deal_next(&mut session, 4);
    (session, effects)
}

#[test]
fn the_side_of_who_rests_is_the_own_one() {
    let (session, _) = resting();
    assert!(session.is_resting());
    let names = view::text::shown_names(session.places());
    let names = view::text::Names::at(&session, &names);
    let heads = names.all_sides().map(|side| view::text::side_name(names.side(side)));
    assert_eq!(heads.collect::<Vec<_>>(), ["We", "They"]);
    assert_eq!(session.own_score_side(), names.own_side());
}

/// A match in which the people of these numbers are persons, who share the device.
fn new_match(persons: &[usize]) -> (Session, Vec<Effect>) {
    shared_match(rules(), Players::Five, persons)
}

/// Plays for all persons until so many actions of theirs are done or the hand has ended: they draw and discard, and hurry the others.
fn play_on(session: &mut Session, mut effects: Vec<Effect>, actions: usize) {
    let mut done = 0;
    while done < actions {
        if session.curtain().is_some() {
            effects = session.update(click(Intent::Table(TableIntent::Reveal)));
            continue;
        }
        let seen = session.observation().unwrap();
        if seen.ended().is_some() {
            return;
        }
        if seen.is_to_act() && !session.is_resting() {
            effects = match seen.phase() {
                Phase::Draw => session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw)))),
                _ => {
                    let id = session.hand_layout().fan().next().unwrap().id;
                    discard(session, id)
                }
            };
            done += 1;
            assert!(done < 1000, "the hand does not end");
            continue;
        }
        let hurried = session.update(click(Intent::Table(TableIntent::Hurry)));
        let step = hurried.iter().chain(&effects).find_map(|effect| match effect {
            Effect::Timer(TimerEffect::Step(number, _)) => Some(*number),
            _ => None,
        });
        effects = session.update(Message::Bots(BotMessage::StepDue(step.expect("the others play"))));
    }
}

#[test]
fn who_rests_sees_no_hand_of_another_person_at_the_device() {
    let (mut session, effects) = new_match(&[0, 1]);
    play_on(&mut session, effects, usize::MAX);
    deal_next(&mut session, 4);
    let second = rules().players.seat(1);
    assert_eq!(session.resting(), session.people().first());
    assert_eq!(session.curtain(), second);
    assert!(session.observation().is_none() && session.hand_layout().cards().is_empty());
    session.update(click(Intent::Table(TableIntent::Reveal)));
    assert_eq!((session.curtain(), Some(session.me())), (None, second));
    assert!(!session.hand_layout().cards().is_empty());
}

#[test]
fn the_others_are_hurried_in_the_hand_in_which_that_was_asked_for_only() {
    let (mut session, effects) = new_match(&[0]);
    play_on(&mut session, effects, usize::MAX);
    session.update(click(Intent::from_control("pace", "slow").unwrap()));
    deal_next(&mut session, 4);
    assert!(session.is_resting() && session.hides_all_hands());
    assert!(session.step_ms() > 0);
}

#[test]
fn a_record_is_looked_back_at_from_where_the_person_sits_in_each_hand() {
    let mut session = Session::default();
    look_at(&mut session, "classic-five-people");
    let seat = |number: usize| rules().players.seat(number).unwrap();
    let look_at_hand = |session: &mut Session, hand: usize| {
        session.update(click(Intent::LookBack(LookBackIntent::GoToHand(hand))));
        let look = session.look_back().unwrap();
        (look.view(), look.viewer())
    };
    let look_from = |session: &mut Session, view: ViewFrom| {
        session.update(click(Intent::LookBack(LookBackIntent::LookFrom(view))));
    };
    let look = session.look_back().unwrap();
    assert_eq!((look.at().hand, look.view()), (2, ViewFrom::Seat(seat(2))));
    assert_eq!(look_at_hand(&mut session, 0), (ViewFrom::Seat(seat(0)), seat(0)));
    assert_eq!(session.me(), seat(0));
    // Who rests sees all hands of a hand that is over.
    assert_eq!(look_at_hand(&mut session, 1).0, ViewFrom::AllOpen);
    assert_eq!(look_at_hand(&mut session, 2), (ViewFrom::Seat(seat(2)), seat(2)));
    assert_eq!(session.me(), seat(2));
    look_from(&mut session, ViewFrom::AllOpen);
    assert_eq!(look_at_hand(&mut session, 0), (ViewFrom::AllOpen, seat(0)));
    look_from(&mut session, ViewFrom::Seat(seat(1)));
    assert_eq!(look_at_hand(&mut session, 2), (ViewFrom::Seat(seat(1)), seat(1)));
}

#[test]
fn a_match_is_looked_back_at_as_who_has_just_rested() {
    let (mut session, effects) = resting();
    play_bots(&mut session, effects);
    session.update(click(Intent::LookBack(LookBackIntent::Open)));
    assert_eq!(session.look_back().unwrap().view(), ViewFrom::AllOpen);
    session.update(click(Intent::Learn(LearnIntent::Leave)));
    deal_next(&mut session, 5);
    session.update(click(Intent::LookBack(LookBackIntent::Open)));
    let own = |session: &Session| session.look_back().unwrap().view();
    assert_eq!(own(&session), ViewFrom::Seat(session.me()));
    assert_eq!(session.me().index(), 2);
    session.update(click(Intent::LookBack(LookBackIntent::GoToHand(0))));
    assert_eq!(own(&session), ViewFrom::Seat(Seat::FIRST));
}

#[test]
fn a_review_follows_the_person_to_another_seat() {
    let mut session = Session::alone();
    look_at(&mut session, "classic-five-people");
    review(&mut session, MatchReviewIntent::Open);
    let mut question = asked(&worker_ready(&mut session));
    let mut reviewed = BTreeSet::new();
    while let Some(now) = question {
        if !is_about_all_cards(&now) {
            let decision = decision_of(&now);
            let people = rules().people_of_hand(u32::try_from(decision.hand).unwrap());
            reviewed.insert((decision.hand, decision.seat.index(), people.at(decision.seat)));
        }
        question = asked(&reply(&mut session, &now, Answer::Nothing));
    }
    // The first of the five rests in the second hand.
    assert_eq!(Vec::from_iter(reviewed), [(1, 0, 0), (3, 2, 0)]);
}

#[test]
fn a_review_of_a_hand_in_which_the_person_rests_is_of_somebody_else() {
    let (mut session, effects) = resting();
    play_bots(&mut session, effects);
    review(&mut session, MatchReviewIntent::Open);
    let text = page_text(&session);
    assert!(text.contains("Dan’s decisions"), "{text}");
    assert!(!text.contains("Your decisions"), "{text}");
}

#[test]
fn a_tip_is_learned_by_what_the_person_did_at_another_seat_too() {
    let (mut session, effects) = new_match(&[4]);
    // Somebody else draws at the seat at which the person sits in the second hand.
    play_on(&mut session, effects, usize::MAX);
    let effects = deal_next(&mut session, 4);
    play_on(&mut session, effects, 4);
    assert!(!session.settings().is_tip_closed(Tip::Draw));
    play_on(&mut session, Vec::new(), 1);
    assert!(session.settings().is_tip_closed(Tip::Draw));
}

#[test]
fn a_game_is_sent_under_the_name_of_the_fifth_person() {
    let (mut session, effects) = new_match(&[4]);
    play_on(&mut session, effects, usize::MAX);
    assert!(session.record().contains(" You\n"), "{}", session.record());
    session.update(click(Intent::Links(LinksIntent::Open)));
    set(&mut session, "sender", "Zoe");
    let effects = session.update(click(Intent::Links(LinksIntent::Copy(Sent::Game))));
    let [Effect::Device(DeviceEffect::CopyLink(link))] = &effects[..] else { panic!("{effects:?}") };
    let names = read_game_link(link).unwrap().names;
    assert_eq!(names.last().map(String::as_str), Some("Zoe"), "{names:?}");
    assert!(!names.iter().any(|name| name == "You"), "{names:?}");
}

#[test]
fn the_person_sits_where_the_hand_says_and_rests_in_turn() {
    let mut session = new_session(Preset::Classic, rules(), 3);
    let mut seats = Vec::new();
    for hand in 1..=7 {
        seats.push((!session.is_resting()).then(|| session.me().index()));
        let names: Vec<&str> = session.places().iter().map(|place| &*place.name).collect();
        let rests = &*session.resting().unwrap().name;
        assert_eq!(names.len(), 4);
        assert!(!names.contains(&rests), "{names:?} {rests}");
        assert_eq!(session.is_resting(), rests == "You");
        // Of side 1 nobody rests.
        assert_eq!((names[1], names[3]), ("Ada", "Cleo"));
        play_hand(&mut session);
        assert_eq!(session.dialog_kind(), Some(DialogKind::Score), "hand {hand}");
        let effects = deal_next(&mut session, hand);
        play_bots(&mut session, effects);
    }
    assert_eq!(seats, [Some(0), None, Some(2), Some(2), None, Some(0), Some(0)]);
    let record = session.record();
    assert!(record.contains("seats You Ada Ben Cleo Dan\n") && record.contains("\nrests Dan\n"), "{record}");
    assert_eq!(replay(&record).error, None);
}

#[test]
fn who_rests_sees_no_hand_until_the_hand_has_ended() {
    let (mut session, effects) = resting();
    assert!(session.is_resting() && session.hides_all_hands() && session.is_watched());
    let shown = |session: &Session| session.hand_layout().cards().len();
    let mut steps = 0;
    let mut next = effects;
    while session.hides_all_hands() {
        assert_eq!(shown(&session), 0);
        assert!(session.own_observation().is_none() && session.action_buttons().is_empty());
        assert!(Seat::FIRST == session.me() && session.open_hand(Seat::FIRST).is_none());
        if steps == 20 {
            let text = page_text(&session);
            assert!(text.contains("You rest in this hand."), "{text}");
            assert!(text.contains("On to the next hand") && text.contains("You rest\n"), "{text}");
            // Nothing else shows a hand: neither what happened, nor a word of the game, nor a question by ear.
            session.update(click(Intent::Table(TableIntent::ReplayRound)));
            assert!(session.replay().is_none());
            session.update(click(Intent::LookBack(LookBackIntent::Open)));
            assert!(session.look_back().is_none());
            session.update(click(Intent::Words(WordsIntent::Explain(Term::HandPoints))));
            assert!(!page_text(&session).contains("You hold"));
            session.update(click(Intent::Dialog(DialogIntent::Close)));
            assert_eq!(session.can_undo(), Undo::Nothing);
            assert_eq!(session.hint(), None);
            // What follows is asked for anew.
            session.update(click(Intent::Table(TableIntent::TogglePause)));
            next = session.update(click(Intent::Table(TableIntent::TogglePause)));
        }
        let step = next.iter().find_map(|effect| match effect {
            Effect::Timer(canasta_app::session::TimerEffect::Step(number, _)) => Some(*number),
            _ => None,
        });
        let step = step.expect("the others play");
        next = session.update(Message::Bots(canasta_app::session::BotMessage::StepDue(step)));
        steps += 1;
        assert!(steps < 2000);
    }
    assert!(steps > 20);
    // All hands are open then.
    let hands: Vec<CardSet> =
        (0..4).filter_map(|seat| rules().players.seat(seat)).filter_map(|seat| session.open_hand(seat)).collect();
    assert_eq!(hands.len(), 4);
    assert_eq!(session.dialog_kind(), Some(DialogKind::Score));
    let text = page_text(&session);
    assert!(text.contains("You rest") && text.contains("Dan, Ben – Ada, Cleo · You rest"), "{text}");
    session.update(click(Intent::LookBack(LookBackIntent::Open)));
    let look = session.look_back().expect("a hand that is over is looked back at");
    assert!(look.views().any(|view| view == ViewFrom::AllOpen));
}

#[test]
fn a_match_in_which_the_person_rests_comes_back() {
    let (mut session, effects) = resting();
    let text = saved(&effects).expect("the deal is saved");
    let cards: Vec<Card> = session.hand_layout().cards().iter().map(|held| held.card).collect();
    assert_eq!(cards, []);
    let mut again = Session::default();
    again.update(Message::Storage(StorageMessage::Restore { settings: None, game: Some(text) }));
    assert!(again.is_resting() && again.hides_all_hands());
    assert_eq!(again.people(), session.people());
    assert_eq!(again.places(), session.places());
    play_bots(&mut session, effects);
    assert!(session.observation().unwrap().ended().is_some());
}

#[test]
fn going_on_to_the_next_hand_takes_no_time_and_ends_with_it() {
    let (mut session, _) = resting();
    session.update(click(Intent::from_control("pace", "slow").unwrap()));
    assert!(session.step_ms() > 0);
    let effects = session.update(click(Intent::Table(TableIntent::Hurry)));
    assert_eq!(session.step_ms(), 0);
    play_bots(&mut session, effects);
    assert!(session.observation().unwrap().ended().is_some());
    deal_next(&mut session, 9);
    assert!(!session.is_resting() && session.step_ms() > 0);
}

/// Repeats the last deal, whatever is asked before.
fn repeat_deal(session: &mut Session) {
    update_kept(session, click(Intent::NewGame(NewGameIntent::SameDeal)));
    if session.question() == Some(Confirmation::SameDeal) {
        update_kept(session, click(Intent::Dialog(DialogIntent::Confirm)));
    }
}

fn held(session: &Session) -> CardSet {
    session.hand_layout().cards().iter().map(|held| held.card).collect()
}

#[test]
fn the_same_deal_gives_all_their_own_cards_again() {
    let (mut session, effects) = resting();
    play_bots(&mut session, effects);
    let effects = deal_next(&mut session, 9);
    assert_eq!(session.me().index(), 2);
    let names =
        |session: &Session| -> Vec<String> { session.places().iter().map(|one| one.name.to_string()).collect() };
    let (cards, seated, plan) = (held(&session), names(&session), session.plan().clone());
    play_bots(&mut session, effects);
    play_hand(&mut session);
    repeat_deal(&mut session);
    assert_eq!(session.standing().map(|standing| standing.hand), Some(1));
    assert_eq!((session.me().index(), held(&session), names(&session)), (2, cards, seated));
    assert!(session.resting().is_none() && session.people().len() == 4);
    // Five are at the table of the next match.
    assert_eq!(session.plan(), &plan);
}

#[test]
fn who_rested_plays_the_same_deal_at_the_first_seat() {
    let (mut session, effects) = resting();
    play_bots(&mut session, effects);
    repeat_deal(&mut session);
    let names: Vec<&str> = session.places().iter().map(|place| &*place.name).collect();
    assert_eq!((session.me(), names), (Seat::FIRST, vec!["You", "Ada", "Ben", "Cleo"]));
    assert!(!session.is_watched() && held(&session).len() >= 11);
}

#[test]
fn five_people_are_not_dealt_with_friends() {
    let mut session = Session::default();
    session.update(click(Intent::from_control("rule.sit_out", "yes").unwrap()));
    assert_eq!(session.plan().places().len(), 5);
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::NewGame))));
    let text = page_text(&session);
    assert!(text.contains("rests in the first hand"), "{text}");
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Friends))));
    assert!(page_text(&session).contains("Five people play at one device only"));
    session.update(click(Intent::Friends(FriendsStep::Invite.into())));
    assert!(session.friends().host().is_none());
}
