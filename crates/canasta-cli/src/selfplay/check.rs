//! `selfplay --check`: what must hold after every action, whatever the rules.

use canasta::bots::{Bot, HeuristicBot, RolloutBot, SeededMatch};
use canasta::rules::{Action, BySide, Card, CardSet, Game, Rules, Seat, SideScore, State, generator, legal, replay};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha12Rng;
use std::ops::ControlFlow;

/// No hand comes near it, because every turn uses up the stock or melds a card.
const MAX_ACTIONS: usize = 4_000;
/// Under rules by which no side comes to the target, a match is long enough to be checked after so many hands.
const MAX_HANDS: usize = 60;
/// A large hand has too many actions to list all of them.
const MOST_LISTED: usize = 60;
/// Combinations that are tried for the list.
const MOST_TRIED: usize = 600;
/// One action in so many is any that is listed, so that play also gets where no bot would go.
const ONE_IN: u32 = 12;

/// What was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    pub actions: u64,
    /// Listed actions that were carried out on the side.
    pub tried: u64,
    /// Actions that had to be refused without a trace.
    pub refused: u64,
}

/// Plays a match as [`SeededMatch::play`] does, with checks after every action. The match may end early, when many hands are
/// played.
///
/// # Errors
/// What does not hold, with the number of the hand and of the action.
pub fn play(seeded: &SeededMatch, checked: &mut Checked) -> Result<Game, String> {
    let seats = seeded.rules.players.count();
    let names = (0..seats).map(|seat| format!("Seat-{seat}")).collect();
    let mut game = Game::new(seeded.preset, seeded.rules, names).map_err(|bad| bad.to_string())?;
    let (dealer, decks) = seeded.dealer_and_decks();
    let mut rng = generator(seeded.seed);
    rng.set_stream(!seeded.number);
    let mut players = Players { heuristic: HeuristicBot::default(), rollout: RolloutBot::default() };
    for (number, deck) in decks.take(MAX_HANDS).enumerate() {
        let cut = seeded.rules.cut_of(&deck);
        if !game.deal(dealer, deck, cut) {
            break;
        }
        play_hand(&mut game, &mut players, &mut rng, checked).map_err(|(action, fault)| {
            let line = game.record().hands.last().and_then(|hand| hand.actions().last());
            let line = line.map(|(seat, action)| format!(" ({} {action})", seat.index())).unwrap_or_default();
            format!("hand {}, action {action}{line}: {fault}", number + 1)
        })?;
    }
    check_record(&game)?;
    Ok(game)
}

struct Players {
    heuristic: HeuristicBot,
    rollout: RolloutBot,
}

impl Players {
    fn act(&mut self, state: &State, listed: &[Action], rng: &mut ChaCha12Rng) -> Action {
        let seat = state.to_act();
        if rng.random_ratio(1, ONE_IN)
            && let Some(action) = listed.choose(rng)
        {
            return action.clone();
        }
        let bot: &mut dyn Bot = if seat.index() == 0 { &mut self.heuristic } else { &mut self.rollout };
        bot.act(&state.observe(seat))
    }
}

/// Plays a hand. A fault comes with the number of actions played until then.
fn play_hand(
    game: &mut Game,
    players: &mut Players,
    rng: &mut ChaCha12Rng,
    checked: &mut Checked,
) -> Result<(), (usize, String)> {
    for played in 0..MAX_ACTIONS {
        let Some(state) = game.state() else { return Err((played, "the hand is gone".to_owned())) };
        let listed = check_position(state, rng, checked).map_err(|fault| (played, fault))?;
        // A record that is cut off anywhere replays to the same position.
        if state.ended().is_some() || rng.random_ratio(1, 64) {
            let replayed = game.record().hands.last().map(|hand| hand.state(game.rules()));
            if replayed.as_ref() != Some(state) {
                return Err((played, "the recorded actions lead to another position".to_owned()));
            }
        }
        if state.ended().is_some() {
            return Ok(());
        }
        let (seat, action) = (state.to_act(), players.act(state, &listed, rng));
        checked.actions += 1;
        game.play(seat, &action)
            .map_err(|error| (played, format!("seat {} may not `{action}`: {error}", seat.index())))?;
    }
    Err((MAX_ACTIONS, "the hand does not end".to_owned()))
}

/// Checks a position and returns some actions that are legal in it, all of them if they are few.
fn check_position(state: &State, rng: &mut ChaCha12Rng, checked: &mut Checked) -> Result<Vec<Action>, String> {
    check_cards(state)?;
    if state.ended().is_some() {
        check_score(state)?;
        let seen = state.observe(Seat::FIRST);
        return if legal::candidates(&seen).is_empty() && seen.check(&Action::Draw).is_err() {
            Ok(Vec::new())
        } else {
            Err("an action is legal after the hand".to_owned())
        };
    }
    if state.score().is_some() {
        return Err("a hand that is on has a score sheet".to_owned());
    }
    let seen = state.observe(state.to_act());
    let mut listed = Vec::new();
    let complete = legal::visit_within(&seen, MOST_TRIED, |action| {
        listed.push(action);
        if listed.len() < MOST_LISTED { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })
    .is_continue();
    let candidates = legal::candidates(&seen);
    if listed.is_empty() || candidates.is_empty() {
        return Err(format!("seat {} has no legal action", state.to_act().index()));
    }
    for action in [listed.choose(rng), candidates.choose(rng)].into_iter().flatten() {
        checked.tried += 1;
        let mut tried = state.clone();
        tried.play(action).map_err(|error| format!("`{action}` is listed, but refused: {error}"))?;
        check_cards(&tried).map_err(|fault| format!("`{action}`: {fault}"))?;
        if tried == *state {
            return Err(format!("`{action}` changes nothing"));
        }
    }
    // Where a rank may have several sets, an action can be written in several ways.
    let is_simple = state.rules().fits_fast_search() && seen.melds(seen.side()).extra().is_empty();
    let complete = complete && is_simple;
    for action in unlisted(state, &listed, rng) {
        let mut tried = state.clone();
        if tried.play(&action).is_err() {
            checked.refused += 1;
            if tried != *state {
                return Err(format!("`{action}` is refused, but changes the position"));
            }
            continue;
        }
        let normal = legal::canonical_form(&seen, &action);
        // Where a side has several melds of a rank, one action has several forms.
        let has_one_form = state.rules().fits_fast_search();
        if complete && has_one_form && !normal.is_some_and(|action| listed.contains(&action)) {
            return Err(format!("`{action}` is accepted, but not listed"));
        }
    }
    if let Some(other) = state.rules().players.seats().find(|&seat| seat != state.to_act())
        && let Some(action) = listed.first()
        && state.clone().play_as(other, action).is_ok()
    {
        return Err(format!("seat {} may act out of turn", other.index()));
    }
    Ok(listed)
}

/// Some actions that look like legal ones: plain ones, a discard, and a listed one with a card more or less.
fn unlisted(state: &State, listed: &[Action], rng: &mut ChaCha12Rng) -> Vec<Action> {
    let mut actions = vec![Action::Draw, Action::Keep, Action::Ask];
    actions.extend(Card::all().nth(rng.random_range(0..Card::FACES)).map(Action::Discard));
    let hand: Vec<Card> = state.hand(state.to_act()).iter().collect();
    actions.extend(hand.choose(rng).copied().map(Action::Discard));
    let changed = |cards: &mut CardSet, rng: &mut ChaCha12Rng| {
        let own: Vec<Card> = cards.iter().collect();
        if let Some(&card) = own.choose(rng)
            && rng.random()
        {
            let _ = cards.remove(card);
        }
        if let Some(&card) = hand.choose(rng)
            && rng.random()
        {
            let _ = cards.insert(card);
        }
    };
    for _ in 0..2 {
        let Some(mut action) = listed.choose(rng).cloned() else { break };
        match &mut action {
            Action::Meld(groups) => groups.iter_mut().for_each(|group| changed(&mut group.cards, rng)),
            Action::Take { with, .. } => changed(&mut with.cards, rng),
            _ => continue,
        }
        actions.push(action);
    }
    actions
}

/// The cards of all places, counted one by one, are the packs of the rules.
fn check_cards(state: &State) -> Result<(), String> {
    let mut count = [0_usize; Card::FACES];
    let mut add = |card: Card| count[card.index()] += 1;
    for seat in state.rules().players.seats() {
        state
            .hand(seat)
            .iter()
            .chain(state.feet(seat).flat_map(|foot| foot.iter().collect::<Vec<_>>()))
            .for_each(&mut add);
    }
    for side in state.sides().iter() {
        state.melds(side).iter().for_each(|meld| meld.cards.iter().for_each(&mut add));
        state.red_threes(side).iter().for_each(&mut add);
    }
    state.stock().iter().chain(state.pile()).chain(state.face_down()).for_each(|&card| add(card));
    let Rules { packs, pack_jokers, .. } = *state.rules();
    let copies = |card: Card| usize::from(if card == Card::JOKER { packs * pack_jokers } else { packs });
    let wrong = Card::all().find(|&card| count[card.index()] != copies(card));
    wrong.map_or(Ok(()), |card| Err(format!("there are {} {card} on the table", count[card.index()])))
}

/// The items of the score add up, card by card.
fn check_score(state: &State) -> Result<(), String> {
    let Some(sheet) = state.score() else { return Err("a hand that has ended has no score sheet".to_owned()) };
    for side in state.sides().scoring().iter() {
        let playing = state.sides().playing_for(side);
        let SideScore { going_out, canastas, red_threes, melded, in_hand, penalties, .. } = sheet.sides[side];
        let SideScore { special, extras, hand, before, total, .. } = sheet.sides[side];
        let rules = state.rules();
        // A price of the rules, else the usual value.
        let worth = |card: Card| match rules.card_points.at(card.rank().index()) {
            Some(points) if !card.is_red_three() => points,
            _ => card.points(),
        };
        let laid: i32 = state.melds(playing).iter().flat_map(|meld| meld.cards.iter()).map(worth).sum();
        let against = |card: Card| match () {
            () if card.is_black_three() => rules.black_three_held,
            () if card.is_red_three() => rules.red_three_held,
            () => worth(card),
        };
        let cards =
            |seat| state.hand(seat).iter().chain(state.feet(seat).flat_map(|foot| foot.iter().collect::<Vec<_>>()));
        let held: i32 = state.sides().seats_of(playing).flat_map(cards).map(against).sum();
        let is_against = rules.melds_need_canasta && state.melds(playing).canastas() == 0;
        let expected = if is_against { -laid } else { laid };
        // A special hand counts alone.
        if special == 0 && (melded, in_hand) != (expected, -held) {
            return Err(format!(
                "side {} has {laid} laid and {held} in hand, scored {melded} and {in_hand}",
                side.index()
            ));
        }
        let sum = going_out + canastas + red_threes + melded + in_hand + penalties + extras + special;
        if sum != hand || before + hand != total || before != state.scores()[side] {
            return Err(format!("the score of side {} does not add up: {:?}", side.index(), sheet.sides[side]));
        }
    }
    Ok(())
}

/// The text of the record reads back as the same match, and its totals follow from the hands.
fn check_record(game: &Game) -> Result<(), String> {
    let text = game.record().to_string();
    let read = replay(&text);
    if let Some(error) = read.error {
        return Err(format!("the record is refused: {error}"));
    }
    if read.game.as_ref() != Some(game) {
        return Err("the record replays to another match".to_owned());
    }
    let mut sums = BySide::new(game.rules().sides().scores());
    for sheet in game.sheets() {
        sheet.sides.entries().for_each(|(side, score)| sums[side] += score.hand);
    }
    if sums == game.totals() {
        Ok(())
    } else {
        Err(format!("the hands add up to {:?}, not {:?}", sums.as_slice(), game.totals().as_slice()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{Deck, Preset, Setup, Side, seed_from_number};

    #[test]
    fn a_match_of_every_preset_holds() {
        for preset in Preset::ALL {
            let mut checked = Checked::default();
            let game = play(&SeededMatch::new(preset, seed_from_number(4), 0), &mut checked).unwrap();
            assert!(checked.actions > 40 && checked.tried > checked.actions && checked.refused > checked.actions);
            assert!(game.end().is_some() || game.record().hands.len() == MAX_HANDS);
        }
    }

    #[test]
    fn a_lost_card_is_found() {
        // A set-up need not hold all cards.
        let state = Setup::new(Preset::Classic.rules()).state().unwrap();
        assert!(check_cards(&state).unwrap_err().starts_with("there are "));
        let deck = Deck::shuffled(&mut generator([0; 32]));
        let dealt = State::deal(Preset::Classic.rules(), Seat::FIRST, BySide::from([0, 0]), &deck);
        assert_eq!(check_cards(&dealt), Ok(()));
    }

    #[test]
    fn a_position_without_a_legal_action_is_found() {
        // Cards of the deck with an empty hand and an empty stock, on which the pile must not be taken.
        let mut setup = Setup::new(Preset::Classic.rules());
        setup.phase = canasta::rules::Phase::Play;
        let cards = setup.rules.cards();
        setup.stock = canasta::rules::Given::Cards(cards.difference(cards.red_threes()).iter().collect());
        setup.red_threes[Side::SECOND] = cards.red_threes();
        let state = setup.state().unwrap();
        let fault = check_position(&state, &mut generator([0; 32]), &mut Checked::default()).unwrap_err();
        assert_eq!(fault, "seat 0 has no legal action");
    }
}
