//! Whole matches played by random clicks in every preset: no dead end, and the page renders at every step.

use crate::page::Session;
use canasta::rules::{CardSet, Preset, Rules, generator};
use canasta_app::features::library::{Kept, LibraryEffect, LibraryMessage};
use canasta_app::features::settings::Pace;
use canasta_app::session::{
    ActionKind, BotMessage, DialogIntent, DialogKind, Effect, HandIntent, Intent, Message, NewGame, ProgramMessage,
    SelectMode, TableIntent, TimerEffect, places,
};
use canasta_app::view;
use rand::{Rng, RngExt};

/// A session with a game of these rules.
pub fn new_session(preset: Preset, rules: Rules, seed: u8) -> Session {
    let mut session = Session::default();
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    assert_eq!(session.settings().pace, Pace::Instant);
    let new = NewGame {
        preset,
        rules,
        places: places(rules.players),
        dealer: None,
        seed: [seed; 32],
        deck: None,
        cut: None,
        chosen_cards: false,
    };
    let effects = session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
    play_bots(&mut session, effects);
    session
}

pub fn click(intent: Intent) -> Message {
    Message::Intent(intent, SelectMode::Primary)
}

/// Carries out a message, and answers what it asks of the library as a device with enough room does. Gives the other effects.
pub fn update_kept(session: &mut Session, message: Message) -> Vec<Effect> {
    let mut others = Vec::new();
    let mut effects = std::collections::VecDeque::from(session.update(message));
    while let Some(effect) = effects.pop_front() {
        let Effect::Library(LibraryEffect::Put(entry)) = effect else {
            others.push(effect);
            continue;
        };
        let summary = entry.summary;
        let asked = summary.id.clone();
        let kept = Kept { id: asked.clone(), base: Some(summary.fingerprint.clone()) };
        let answer = LibraryMessage::Kept { asked, kept, summary: Box::new(summary) };
        effects.extend(session.update(Message::Library(answer)));
    }
    others
}

/// Discards a card of the hand on the screen by its button, by its id.
pub fn discard(session: &mut Session, id: u32) -> Vec<Effect> {
    session.update(click(Intent::Hand(HandIntent::SelectOnly(vec![id]))));
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Discard))))
}

/// Lets the bots play until the person is to act or the hand has ended.
pub fn play_bots(session: &mut Session, mut effects: Vec<Effect>) {
    let mut steps = 0;
    while let Some(Effect::Timer(TimerEffect::Step(number, 0))) =
        effects.iter().find(|effect| matches!(effect, Effect::Timer(TimerEffect::Step(..))))
    {
        effects = session.update(Message::Bots(BotMessage::StepDue(*number)));
        steps += 1;
        assert!(steps < 2000, "the bots do not come to an end");
    }
    let seen = session.observation().expect("a game is on");
    assert!(seen.is_to_act() || seen.ended().is_some(), "somebody must be to act");
}

/// One step of a person who clicks at random: picks cards, presses open buttons.
pub fn step(session: &mut Session, rng: &mut impl Rng) {
    if session.dialog_kind() == Some(DialogKind::ChooseWay) {
        let way = rng.random_range(0..session.ways().len());
        let effects = session.update(click(Intent::Dialog(DialogIntent::ChooseWay(way))));
        return play_bots(session, effects);
    }
    // Often the cards of one rank, sometimes with wilds, as a person would select.
    session.update(click(Intent::Hand(HandIntent::Deselect)));
    let cards: Vec<_> = session.hand_layout().fan().copied().collect();
    if !cards.is_empty() {
        let rank = cards[rng.random_range(0..cards.len())].card.rank();
        let with_wilds = rng.random_bool(0.3);
        let single = rng.random_bool(0.3);
        for held in &cards {
            // Not always all wilds: two melds may need one each.
            let fits = held.card.rank() == rank || (with_wilds && held.card.is_wild() && rng.random_bool(0.7));
            if fits && (!single || session.hand_layout().picked().is_empty()) {
                session.update(Message::Intent(Intent::Hand(HandIntent::Select(held.id)), SelectMode::Secondary));
            }
        }
    }
    let open: Vec<ActionKind> =
        session.action_buttons().iter().filter(|button| button.is_open()).map(|button| button.kind).collect();
    let effects = match open.is_empty() {
        true => session.update(click(Intent::Hand(HandIntent::Deselect))),
        false => session.update(click(Intent::Table(TableIntent::Act(open[rng.random_range(0..open.len())])))),
    };
    play_bots(session, effects);
}

/// Plays the current hand to its end by clicks.
pub fn play_hand(session: &mut Session) {
    let mut rng = generator([8; 32]);
    for _ in 0..20_000 {
        if session.observation().is_some_and(|seen| seen.ended().is_some()) {
            return;
        }
        step(session, &mut rng);
    }
    panic!("the hand does not end");
}

#[test]
fn random_clicks_reach_the_end_of_a_match_in_every_preset() {
    for (number, preset) in Preset::ALL.into_iter().enumerate() {
        let changes = serde_json::json!({ "target": if preset == Preset::Evening { None } else { Some(1500) } });
        let rules = preset.rules().with(changes.as_object().unwrap()).unwrap();
        let mut session = new_session(preset, rules, number as u8);
        let mut rng = generator([number as u8 + 100; 32]);
        let mut steps = 0;
        while session.standing().unwrap().end.is_none() {
            steps += 1;
            assert!(steps < 60_000, "{preset} does not end");
            if steps % 16 == 0 {
                assert!(view::page(&session).element_count() > 0);
            }
            if session.observation().unwrap().ended().is_some() {
                assert_eq!(session.dialog_kind(), Some(DialogKind::Score), "{preset}");
                let effects = session.update(click(Intent::Table(TableIntent::NextHand)));
                assert_eq!(effects, [Effect::RequestSeed]);
                let effects = session.update(Message::Seed(Some([rng.random(); 32])));
                play_bots(&mut session, effects);
            } else {
                step(&mut session, &mut rng);
            }
            let seen = session.observation().unwrap();
            let shown: CardSet = session.hand_layout().cards().iter().map(|held| held.card).collect();
            assert_eq!(shown, seen.hand(), "the hand on the screen is the hand");
        }
        let standing = session.standing().unwrap();
        let end = standing.end.unwrap();
        let others = standing.totals.entries().filter(|&(side, _)| side != end.winner);
        let lead = standing.totals[end.winner] - others.map(|(_, &total)| total).max().unwrap();
        assert_eq!(lead, end.margin, "{preset}");
        // A special hand may win a match from behind.
        let is_special = session.score().is_some_and(|sheet| sheet.special.is_some());
        assert!(lead > 0 || is_special, "{preset}");
        let replay = canasta::rules::replay(&session.record());
        assert_eq!(replay.error, None);
        assert_eq!(replay.game.unwrap().end(), Some(end));
        assert_eq!(session.sheets().last().map(|sheet| sheet.totals()), Some(standing.totals));
        assert!(standing.totals.iter().any(|&total| total != 0));
    }
}
