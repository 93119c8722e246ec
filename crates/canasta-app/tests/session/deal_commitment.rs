//! Decks that are committed to before the deal, cut by the person, and checked after the hand; and reviews of a hand.

use crate::matches::{click, new_session, play_bots};
use crate::page::Session;
use canasta::rules::{CardSet, Deck, Preset, Seat, State, deck_sha256, generator, replay};
use canasta_app::features::files::FilesIntent;
use canasta_app::session::{
    ActionKind, AdviceIntent, BotMessage, DealCheck, DialogIntent, DialogKind, Effect, GameEvent, Intent, Message,
    NewGameIntent, Player, Reason, Reply, StorageEffect, StorageMessage, StoredValue, TableIntent, TimerEffect,
    WorkerEffect, reply_to,
};
use canasta_app::view::{self, Node};
use std::collections::VecDeque;
use std::time::Duration;

/// A new session whose deck is shuffled from this seed.
fn opened(seed: u8) -> Session {
    let mut session = Session::default();
    let effects = session.update(Message::Storage(StorageMessage::Restore { settings: None, game: None }));
    assert_eq!(effects, [Effect::RequestSeed]);
    assert_eq!(session.update(Message::Seed(Some([seed; 32]))), []);
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    session
}

/// The whole text of the page.
fn page_text(session: &Session) -> String {
    fn append(node: &Node, all: &mut String) {
        match node {
            Node::Text(text) => all.push_str(text),
            Node::Element(element) => element.children.iter().for_each(|child| append(child, all)),
        }
    }
    let mut all = String::new();
    view::page(session).nodes().into_iter().for_each(|node| append(node, &mut all));
    all
}

fn set(session: &mut Session, name: &str, value: &str) -> Vec<Effect> {
    session.update(click(Intent::from_control(name, value).unwrap()))
}

/// Plays the hand to its end, with a quick bot at the person's seat too.
fn play_all_seats(session: &mut Session, effects: Vec<Effect>) {
    let mut effects = effects;
    while let Some(Effect::Timer(TimerEffect::Step(number, _))) =
        effects.iter().find(|effect| matches!(effect, Effect::Timer(TimerEffect::Step(..))))
    {
        effects = session.update(Message::Bots(BotMessage::StepDue(*number)));
    }
}

fn all_bots(session: &mut Session) {
    for seat in 0..4 {
        set(session, &format!("player{seat}"), "thumb");
    }
    assert!(session.plan().places().iter().all(|place| place.player != Player::Person));
}

/// A session in which a person cuts at the next deal, and keeps wilds.
fn cutting(seed: u8) -> (Session, Vec<Effect>) {
    let mut session = opened(seed);
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::NewGame))));
    set(&mut session, "rule.cut_keep", "three");
    let effects = session.update(click(Intent::NewGame(NewGameIntent::Start)));
    (session, effects)
}

/// Whether the hand was dealt from the deck of this seed after this cut.
fn is_cut_at(session: &Session, seed: u8, cut: Option<usize>) -> bool {
    let seen = session.observation().unwrap();
    let deck = seen.rules().shuffled_deck(&mut generator([seed; 32]));
    let dealt = State::deal_cut(*seen.rules(), seen.dealer(), seen.scores(), &deck, cut.unwrap_or(0));
    dealt.observe(seen.seat()) == seen
}

/// What all know of the cutter's hand.
fn kept(session: &Session) -> CardSet {
    let seen = session.observation().unwrap();
    seen.known(seen.rules().cutter(seen.dealer()))
}

#[test]
fn who_cuts_says_where_or_lets_it_happen_where_cards_are_kept() {
    let (mut asked, mut all) = (0, 0);
    for seed in 0..40 {
        let (mut session, _) = cutting(seed);
        let rules = session.plan().rules().unwrap();
        let by_lot = rules.cut_of(&rules.shuffled_deck(&mut generator([seed; 32])));
        if session.dialog_kind() != Some(DialogKind::Cut) {
            assert!(is_cut_at(&session, seed, by_lot), "a bot cuts");
            continue;
        }
        asked += 1;
        assert!(session.observation().is_none() && page_text(&session).contains("You cut the deck"));
        assert_eq!(session.cut(), 54, "half of the deck");
        let mut other = session.clone();
        set(&mut session, "cut", "30");
        session.update(click(Intent::NewGame(NewGameIntent::Lift)));
        assert_eq!(session.dialog_kind(), None);
        assert!(is_cut_at(&session, seed, Some(30)));
        assert!(session.observation().unwrap().hand().contains_all(kept(&session)), "the person has cut");
        all += kept(&session).len();
        match seed % 2 {
            0 => other.update(click(Intent::NewGame(NewGameIntent::LiftAnywhere))),
            _ => other.update(click(Intent::Dialog(DialogIntent::Close))),
        };
        assert_eq!(other.dialog_kind(), None);
        assert!(is_cut_at(&other, seed, by_lot));
    }
    assert!(asked > 3 && all > 0, "{asked} {all}");
}

#[test]
fn what_the_cutter_kept_is_told_with_its_threes() {
    let mut threes = 0;
    for seed in 0..60 {
        let (mut session, _) = cutting(seed);
        let is_own = session.dialog_kind() == Some(DialogKind::Cut);
        if is_own {
            session.update(click(Intent::NewGame(NewGameIntent::Lift)));
        }
        let seen = session.observation().unwrap();
        let deck = seen.rules().shuffled_deck(&mut generator([seed; 32]));
        let cut = if is_own { 54 } else { seen.rules().cut_of(&deck).unwrap() };
        let kept = seen.rules().cut_deck(&deck, cut, seen.dealer()).kept;
        let told = session.events_since(0).iter().find_map(|event| match event {
            GameEvent::Dealt { kept, .. } => *kept,
            _ => None,
        });
        assert_eq!(told.map_or(CardSet::EMPTY, |(_, cards)| cards), kept, "seed {seed}");
        threes += kept.red_threes().len();
    }
    assert!(threes > 0);
}

#[test]
fn a_cut_that_nobody_chose_goes_with_its_dialog() {
    let is_asked = |session: &Session| session.dialog_kind() == Some(DialogKind::Cut);
    let mut session = (0..40).map(|seed| cutting(seed).0).find(is_asked).unwrap();
    assert_eq!(session.cut(), 54);
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::NewGame))));
    assert_eq!(session.cut(), 0);
    set(&mut session, "rule.cut_keep", "none");
    session.update(Message::Seed(Some([7; 32])));
    session.update(click(Intent::NewGame(NewGameIntent::Start)));
    session.update(Message::Seed(Some([7; 32])));
    assert!(is_cut_at(&session, 7, None));
}

#[test]
fn the_fingerprint_is_shown_before_the_deal_and_the_cut_is_recorded() {
    let mut session = opened(7);
    let deck = Deck::shuffled(&mut generator([7; 32]));
    let sha256 = deck_sha256(&deck);
    assert_eq!(session.fingerprint(), Some(sha256.as_str()));
    assert!(page_text(&session).contains(&sha256), "the welcome shows it");
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::NewGame))));
    assert!(page_text(&session).contains(&sha256), "so does the dialog");
    all_bots(&mut session);
    set(&mut session, "cut", "40");
    for nonsense in ["108", "-1", "many", ""] {
        set(&mut session, "cut", nonsense);
        assert_eq!(session.cut(), 40, "{nonsense}");
        session.update(click(Intent::NewGame(NewGameIntent::Start)));
        assert!(session.observation().is_none() && page_text(&session).contains("from 0 to 107"), "{nonsense}");
    }
    set(&mut session, "cut", "40");
    let effects = session.update(click(Intent::NewGame(NewGameIntent::Start)));
    assert!(!effects.contains(&Effect::RequestSeed), "the deck that was shown is dealt");
    assert_eq!((session.fingerprint(), session.cut()), (None, 0));
    play_all_seats(&mut session, effects);
    let record = session.record();
    assert!(record.contains(&format!("\ndeck {deck}\nsha256 {sha256}\ncut 40\n")), "{record}");
    assert_eq!(replay(&record).error, None);
    let proof = session.proof().expect("the hand is over");
    assert_eq!((proof.commitment.as_deref(), proof.cut, proof.deck), (Some(sha256.as_str()), 40, deck.to_string()));
    session.update(click(Intent::Table(TableIntent::CheckDeal)));
    assert_eq!(session.proof().unwrap().check, Some(DealCheck::Matches));
    assert!(page_text(&session).contains("has the fingerprint that was shown"));
}

#[test]
fn an_invalid_cut_is_discarded_with_its_dialog() {
    let mut session = opened(7);
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::NewGame))));
    set(&mut session, "cut", "200");
    assert!(session.is_cut_refused());
    session.update(click(Intent::Dialog(DialogIntent::Close)));
    assert!(!session.is_cut_refused());
    session.update(click(Intent::NewGame(NewGameIntent::Start)));
    assert!(session.observation().is_some(), "it is dealt with the cut that was there");
    // During a game the dialog does not skip the question about replacing it.
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::NewGame))));
    set(&mut session, "cut", "200");
    session.update(click(Intent::NewGame(NewGameIntent::Start)));
    assert_eq!((session.dialog_kind(), session.is_cut_refused()), (Some(DialogKind::NewGame), true));
}

#[test]
fn the_next_deck_is_shuffled_when_a_hand_has_ended() {
    let mut session = opened(1);
    // A first game is one hand; this match goes on.
    session.update(click(Intent::from_control("preset", "classic").unwrap()));
    all_bots(&mut session);
    let effects = session.update(click(Intent::NewGame(NewGameIntent::Start)));
    let mut effects = effects;
    while let Some(Effect::Timer(TimerEffect::Step(number, _))) =
        effects.iter().find(|effect| matches!(effect, Effect::Timer(TimerEffect::Step(..))))
    {
        effects = session.update(Message::Bots(BotMessage::StepDue(*number)));
    }
    assert_eq!(effects.last(), Some(&Effect::RequestSeed), "it is shuffled before anybody asks");
    let kept = session.update(Message::Seed(Some([2; 32])));
    let next = deck_sha256(&Deck::shuffled(&mut generator([2; 32])));
    assert!(page_text(&session).contains(&next));
    // A reload keeps the deck whose fingerprint was shown.
    let save = kept.iter().rev().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) => Some(text.clone()),
        _ => None,
    });
    let mut again = Session::default();
    assert_eq!(again.update(Message::Storage(StorageMessage::Restore { settings: None, game: save })), []);
    assert_eq!(again.fingerprint(), Some(next.as_str()));
    let effects = session.update(click(Intent::Table(TableIntent::NextHand)));
    play_all_seats(&mut session, effects);
    assert!(session.record().contains(&next));
}

#[test]
fn an_exchanged_deck_is_detected() {
    let mut session = opened(3);
    all_bots(&mut session);
    let mut effects = session.update(click(Intent::NewGame(NewGameIntent::Start)));
    let mut save = String::new();
    loop {
        for effect in &effects {
            if let Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) = effect {
                save.clone_from(text);
            }
        }
        let Some(Effect::Timer(TimerEffect::Step(number, _))) =
            effects.iter().find(|effect| matches!(effect, Effect::Timer(TimerEffect::Step(..))))
        else {
            break;
        };
        effects = session.update(Message::Bots(BotMessage::StepDue(*number)));
    }
    let sha256 = deck_sha256(&Deck::shuffled(&mut generator([3; 32])));
    let restored = |save: String| {
        let mut session = Session::default();
        session.update(Message::Storage(StorageMessage::Restore { settings: None, game: Some(save) }));
        session.update(click(Intent::Table(TableIntent::CheckDeal)));
        session.proof().unwrap().check
    };
    assert_eq!(restored(save.clone()), Some(DealCheck::Matches));
    let (record, after) = save.split_once("\"told\"").unwrap();
    let forged = format!("{record}\"told\"{}", after.replace(&sha256, &"0".repeat(64)));
    assert_eq!(restored(forged), Some(DealCheck::Differs));
    let mut unknown = serde_json::from_str::<serde_json::Value>(&save).unwrap();
    unknown.as_object_mut().unwrap().remove("told");
    assert_eq!(restored(unknown.to_string()), Some(DealCheck::NoCommitment));
}

#[test]
fn a_game_with_chosen_cards_has_no_fingerprint() {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 4);
    let effects = session.update(click(Intent::NewGame(NewGameIntent::SameDeal)));
    play_bots(&mut session, effects);
    assert!(session.proof().is_none(), "nothing is shown while a hand is on");
    crate::matches::play_hand(&mut session);
    assert_eq!(session.proof().expect("it is over").commitment, None);
    assert!(session.record().contains("\ndeck ") && !session.record().contains("sha256"));
}

#[test]
fn all_wilds_and_red_threes_of_the_deck_are_accounted_for() {
    for seed in 0..12 {
        let mut session = opened(seed);
        all_bots(&mut session);
        let effects = session.update(click(Intent::NewGame(NewGameIntent::Start)));
        play_all_seats(&mut session, effects);
        let luck = session.lucky_cards();
        assert_eq!(luck.len(), 4);
        let replay = replay(&session.record());
        let state = replay.game.as_ref().and_then(|game| game.state()).unwrap();
        let hand = replay.game.as_ref().and_then(|game| game.record().hands.last()).unwrap();
        let dealt = hand.first_state(replay.game.as_ref().unwrap().rules());
        let left = |is: fn(&canasta::rules::Card) -> bool| {
            state.stock().iter().filter(|card| is(card)).count() + dealt.pile().iter().filter(|card| is(card)).count()
        };
        let threes: usize = luck.iter().map(|luck| luck.red_threes).sum();
        let wilds: usize = luck.iter().map(|luck| luck.wilds).sum();
        assert_eq!(threes + left(|card| card.is_red_three()), 4, "seed {seed}");
        assert_eq!(wilds + left(|card| card.is_wild()), 12, "seed {seed}");
    }
}

#[test]
fn the_turns_of_an_ended_hand_can_be_reviewed() {
    let mut session = opened(9);
    all_bots(&mut session);
    let dealt = session.update(click(Intent::NewGame(NewGameIntent::Start)));
    let during = session.hand_turns().iter().filter_map(|turn| turn.decision).next();
    session.update(click(Intent::Advice(AdviceIntent::Review(during.unwrap_or(0)))));
    assert!(!session.can_review() && session.review().is_none(), "the hands are hidden while the hand is on");
    play_all_seats(&mut session, dealt);
    assert!(session.can_review());
    let turns = session.hand_turns();
    assert!(turns.first().is_some_and(|turn| turn.seat.is_none()), "the deal comes first");
    let decisions: Vec<usize> = turns.iter().filter_map(|turn| turn.decision).collect();
    assert!(decisions.windows(2).all(|pair| pair[0] < pair[1]) && decisions.len() > 8);
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::History))));
    assert_eq!(page_text(&session).matches("Why?").count(), decisions.len());
    session.update(click(Intent::Advice(AdviceIntent::Review(decisions[3]))));
    let review = session.review().expect("a review is open");
    let evaluation = review.evaluation.clone().expect("it is evaluated");
    assert_eq!(review.decision, decisions[3]);
    assert!(!review.held.is_empty() && (evaluation.best.trials > 0 || evaluation.is_best));
    let said = page_text(&session);
    assert!(said.contains(" held ") && (said.contains("Master") || said.contains("Nothing else")), "{said}");
    // Another decision replaces the review. A second request for the same decision closes it.
    session.update(click(Intent::Advice(AdviceIntent::Review(decisions[4]))));
    assert_eq!(session.review().map(|review| review.decision), Some(decisions[4]));
    session.update(click(Intent::Advice(AdviceIntent::Review(decisions[4]))));
    assert_eq!(session.review(), None);
    // A decision that does not exist opens no review.
    session.update(click(Intent::Advice(AdviceIntent::Review(9_999))));
    assert_eq!(session.review(), None);
}

/// Lets the bots play to the end.
fn run(session: &mut Session, effects: Vec<Effect>) {
    let mut all = VecDeque::from(effects);
    while let Some(effect) = all.pop_front() {
        if let Effect::Timer(TimerEffect::Step(number, _)) = effect {
            all.extend(session.update(Message::Bots(BotMessage::StepDue(number))));
        }
    }
}

/// Reviews up to `most` decisions of the last hand, and passes each to `look`.
fn review_decisions(session: &mut Session, most: usize, mut look: impl FnMut(&Session, Seat, &str)) {
    assert!(session.can_review());
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::History))));
    let turns = session.hand_turns();
    let decisions = turns.iter().flat_map(|turn| {
        [turn.drawing, turn.decision].into_iter().filter_map(|decision| Some((turn.seat?, decision?)))
    });
    for (seat, decision) in decisions.take(most) {
        session.update(click(Intent::Advice(AdviceIntent::Review(decision))));
        let review = session.review().expect("a review is open");
        assert!(review.seat == seat && review.evaluation.is_some());
        let replay = replay(&session.record());
        let hand = replay.game.as_ref().and_then(|game| game.record().hands.last()).unwrap();
        let did = hand.actions().nth(decision).unwrap().1.to_string();
        assert_eq!(review.is_of_drawing(), did == "draw");
        assert!(did != "draw" || turns.iter().any(|turn| turn.drawing == Some(decision)), "{did}");
        look(session, seat, &did);
    }
}

/// The reason of a bot comes from a repetition of its search, and begins with the action that it chose.
#[test]
fn a_bot_gives_the_reason_of_its_own_search() {
    let mut session = opened(11);
    let levels = ["beginner", "casual", "club:runner", "expert"];
    for (seat, level) in levels.iter().enumerate() {
        set(&mut session, &format!("player{seat}"), level);
    }
    let dealt = session.update(click(Intent::NewGame(NewGameIntent::Start)));
    run(&mut session, dealt);
    let (mut searched, mut found) = (0, 0);
    review_decisions(&mut session, 40, |session, seat, did| {
        match (levels[seat.index()], &session.review().unwrap().reason) {
            ("beginner", reason) => {
                assert_eq!(*reason, Some(Reason::Heuristic));
                assert!(page_text(session).contains(" went by rules of thumb."));
            }
            (_, Some(Reason::Found(advice))) => {
                (searched, found) = (searched + 1, found + 1);
                assert_eq!(advice.best.first.to_string(), did);
                assert!(
                    advice.next.is_none()
                        || advice.best.trials == 0
                        || page_text(session).contains(if did == "draw" {
                            " tried drawing on "
                        } else {
                            " tried it on "
                        })
                );
            }
            // A bot may deviate from its search where another action is plainly better.
            (level, reason) => {
                searched += 1;
                assert_eq!(*reason, None, "{level}");
            }
        }
    });
    assert!(found * 10 > searched * 9, "{found} of {searched}");
    // Bots give no reasons for an imported record, since they have not played it.
    let record = session.record();
    let mut other = opened(12);
    set(&mut other, "import", &record);
    let imported = other.update(click(Intent::Files(FilesIntent::Import)));
    run(&mut other, imported);
    review_decisions(&mut other, 4, |session, _, _| assert_eq!(session.review().unwrap().reason, None));
}

/// Master searches once: the result is its reason, and no further advice is shown.
#[test]
fn a_master_is_not_advised_by_itself() {
    let mut session = opened(13);
    for (seat, level) in ["master", "beginner", "beginner", "beginner"].iter().enumerate() {
        set(&mut session, &format!("player{seat}"), level);
    }
    let dealt = session.update(click(Intent::NewGame(NewGameIntent::Start)));
    run(&mut session, dealt);
    let mut found = 0;
    review_decisions(&mut session, 24, |session, seat, did| {
        let (said, review) = (page_text(session), session.review().unwrap());
        assert_eq!(review.is_of_strongest(), seat == Seat::FIRST);
        if seat != Seat::FIRST {
            return;
        }
        assert!(!said.contains("Master advises") && !said.contains("Master would"), "{said}");
        if let Some(Reason::FoundAgain(advice)) = &review.reason {
            found += 1;
            assert_eq!(advice.best.first.to_string(), did);
            assert_eq!(said.matches("Thinking again, ").count(), 1, "{said}");
        }
    });
    assert!(found > 2, "{found}");
}

/// After a failure of the worker the advice comes from the quick rules; the reason that the bot gave before stays.
#[test]
fn a_worker_failure_does_not_change_the_reason_of_a_bot() {
    let mut session = opened(13);
    for seat in 0..4 {
        set(&mut session, &format!("player{seat}"), "club");
    }
    let dealt = session.update(click(Intent::NewGame(NewGameIntent::Start)));
    play_all_seats(&mut session, dealt);
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::History))));
    let decision = session.hand_turns().iter().filter_map(|turn| turn.decision).nth(2).unwrap();
    let started = |effects: &[Effect]| {
        effects.iter().find_map(|effect| match effect {
            Effect::Worker(WorkerEffect::Start(number)) => Some(*number),
            _ => None,
        })
    };
    // The worker answers with the bot's own search, and fails on the next question.
    let mut number = session.leave_worker();
    let effects = session.update(click(Intent::Advice(AdviceIntent::Review(decision))));
    let asked = effects.iter().find_map(|effect| match effect {
        Effect::Worker(WorkerEffect::Ask(question)) => Some(question.clone()),
        _ => None,
    });
    let answer = reply_to(&asked.expect("it is asked"), || Duration::ZERO).unwrap();
    session.update(Message::Bots(BotMessage::WorkerSaid(number, answer)));
    let own = session.review().unwrap().reason.clone();
    assert!(matches!(own, Some(Reason::Found(_))), "{own:?}");
    for _ in 0..3 {
        let effects = session.update(Message::Bots(BotMessage::WorkerFailed(number)));
        let Some(next) = started(&effects) else { break };
        number = next;
        session.update(Message::Bots(BotMessage::WorkerSaid(number, Reply::ready().write())));
    }
    let review = session.review().unwrap();
    assert!(review.evaluation.is_some(), "it is answered by rules of thumb");
    assert_eq!(review.reason, own);
}
