//! A whole finished hand or match: its record, in a code of its own.

use super::actions::{Verb, details, put_details, put_verb, verb};
use super::error::LinkError;
use super::letters::{CodeKind, LONGEST, open, seal};
use super::number::{Number, Packer, SELDOM, Unpacker};
use super::parts;
use crate::rules::{Entry, Game, HandRecord, Record, RuleError, Rules, Seat, Start};
use std::fmt;

/// The version of the codes that are written. Later ones have another digit or letter, and the same checksum.
const VERSION: u8 = b'1';

/// The most characters of a name; longer ones are cut.
pub const RECORD_NAME_LENGTH: usize = 32;

/// The most hands, and the most entries of one.
const MOST_HANDS: usize = 1_000;
const MOST_ENTRIES: usize = 20_000;

/// Why a record has no link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotLinkable {
    /// Nothing was dealt.
    NoHand,
    /// The last hand is still being played.
    Unfinished,
    /// A hand began at a position that was set up by hand.
    Position,
    /// The code would be longer than 20,000 letters, or take too many steps to read.
    TooLong,
    /// The record does not follow from its deals and actions.
    Inconsistent,
}

impl NotLinkable {
    /// One short word, which never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            NotLinkable::NoHand => "no-hand",
            NotLinkable::Unfinished => "unfinished",
            NotLinkable::Position => "position",
            NotLinkable::TooLong => "too-long",
            NotLinkable::Inconsistent => "inconsistent",
        }
    }
}

impl fmt::Display for NotLinkable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotLinkable::NoHand => "no hand was dealt",
            NotLinkable::Unfinished => "the last hand is not finished",
            NotLinkable::Position => "a hand began at a position that was set up",
            NotLinkable::TooLong => "the game is too long for a link",
            NotLinkable::Inconsistent => "the record does not follow from its deals and actions",
        })
    }
}

impl std::error::Error for NotLinkable {}

/// The code of a record of finished hands, which stands after `#game=` at the end of an address. Of names the first 32 characters
/// are kept.
///
/// # Errors
/// Why it has none.
///
/// ```
/// use canasta::bots::{HeuristicBot, SeededMatch};
/// use canasta::links::{game_code, read_game_link};
/// use canasta::rules::{Preset, seed_from_number};
///
/// let duel = SeededMatch::new(Preset::Duel, seed_from_number(1), 0);
/// let game = duel.play(&mut [&mut HeuristicBot::default(), &mut HeuristicBot::default()])?;
/// let code = game_code(game.record()).unwrap();
/// assert_eq!(read_game_link(&format!("https://example.org/#game={code}")).as_ref(), Ok(game.record()));
/// # Ok::<(), canasta::bots::MatchError>(())
/// ```
pub fn game_code(record: &Record) -> Result<String, NotLinkable> {
    let mut names = record.names.clone();
    for name in &mut names {
        *name = name.chars().take(RECORD_NAME_LENGTH).collect();
    }
    let record = Record { names, ..record.clone() };
    let number = pack(&record)?;
    // What a record says besides its deals and actions is left out, so that it must follow from them.
    let mut unpacker = Unpacker::new(number.clone());
    if read(&mut unpacker).as_ref() != Ok(&record) {
        return Err(if unpacker.is_spent() { NotLinkable::TooLong } else { NotLinkable::Inconsistent });
    }
    let code = seal(CodeKind::Game, VERSION, number);
    if code.len() > LONGEST { Err(NotLinkable::TooLong) } else { Ok(code) }
}

/// The record of a text: a code, a link with one, or a line of a chat around either, as chats and mails change them.
///
/// # Errors
/// What is wrong with it.
pub fn read_game_link(text: &str) -> Result<Record, LinkError> {
    let (version, number, code) = open(text, CodeKind::Game)?;
    if version != VERSION {
        return Err(LinkError::Newer);
    }
    let record = read(&mut Unpacker::new(number.clone()))?;
    // Each record has one code.
    if pack(&record).as_ref() == Ok(&number) && seal(CodeKind::Game, VERSION, number) == code {
        Ok(record)
    } else {
        Err(LinkError::Damaged)
    }
}

fn pack(record: &Record) -> Result<Number, NotLinkable> {
    let rules = &record.rules;
    let first = record.hands.first().ok_or(NotLinkable::NoHand)?;
    if record.hands.len() > MOST_HANDS {
        return Err(NotLinkable::TooLong);
    }
    if record.names.len() != rules.people() || rules.check().is_err() {
        return Err(NotLinkable::Inconsistent);
    }
    let mut packer = Packer::default();
    parts::put_rules(&mut packer, record.preset, rules);
    packer.weighted(record.practice.into(), &SELDOM);
    record.names.iter().for_each(|name| parts::put_text(&mut packer, name));
    rules.players.seat(first.dealer.index()).ok_or(NotLinkable::Inconsistent)?;
    packer.digit(first.dealer.index() as u32, rules.players.count() as u32);
    packer.number(record.hands.len() as u32);
    for hand in &record.hands {
        put_hand(&mut packer, rules, hand)?;
    }
    Ok(packer.finish())
}

fn put_hand(packer: &mut Packer, rules: &Rules, hand: &HandRecord) -> Result<(), NotLinkable> {
    let Start::Deal(deal) = &hand.start else { return Err(NotLinkable::Position) };
    if hand.end.is_none() {
        return Err(NotLinkable::Unfinished);
    }
    if !deal.deck.is_of(rules) || hand.entries.len() > MOST_ENTRIES {
        return Err(NotLinkable::Inconsistent);
    }
    parts::put_deck(packer, &deal.deck);
    packer.digit(deal.sha256.into(), 2);
    packer.digit(deal.cut.is_some().into(), 2);
    if let Some(cut) = deal.cut {
        let cards = deal.deck.cards().len();
        if cut > cards {
            return Err(NotLinkable::Inconsistent);
        }
        packer.digit(cut as u32, cards as u32 + 1);
    }
    let mut state = hand.first_state(rules);
    for entry in &hand.entries {
        match entry {
            Entry::Practice if state.ended().is_some() => {}
            Entry::Practice => put_verb(packer, state.phase(), Verb::Mark),
            Entry::Action(_, action) => {
                put_verb(packer, state.phase(), Verb::of(action));
                put_details(packer, &state, action).ok_or(NotLinkable::Inconsistent)?;
                state.play(action).map_err(|_| NotLinkable::Inconsistent)?;
            }
        }
    }
    packer.weighted((hand.entries.last() == Some(&Entry::Practice)).into(), &SELDOM);
    Ok(())
}

fn read(unpacker: &mut Unpacker) -> Result<Record, LinkError> {
    let damaged = || LinkError::Damaged;
    let (preset, rules) = parts::rules(unpacker)?;
    let practice = unpacker.weighted(&SELDOM).ok_or_else(damaged)? == 1;
    let mut names = Vec::new();
    for _ in 0..rules.people() {
        names.push(parts::text(unpacker, RECORD_NAME_LENGTH).ok_or_else(damaged)?);
    }
    let dealer = unpacker.digit(rules.players.count() as u32);
    let dealer = dealer.and_then(|dealer| rules.players.seat(dealer as usize)).ok_or_else(damaged)?;
    let hands = unpacker.number().filter(|&hands| hands as usize <= MOST_HANDS).ok_or_else(damaged)?;
    let mut game = Game::new(preset, rules, names).map_err(LinkError::Impossible)?;
    if practice {
        game.mark_practice();
    }
    for hand in 1..=hands as usize {
        // Zeros alone are no hand that was dealt, but could be read as hands without end.
        if unpacker.is_empty() {
            return Err(LinkError::Damaged);
        }
        read_hand(unpacker, &mut game, dealer, hand)?;
    }
    Ok(game.record().clone())
}

fn read_hand(unpacker: &mut Unpacker, game: &mut Game, dealer: Seat, hand: usize) -> Result<(), LinkError> {
    let damaged = || LinkError::Damaged;
    let deck = parts::deck(unpacker, game.rules()).ok_or_else(damaged)?;
    let sha256 = unpacker.digit(2) == Some(1);
    let cut = match unpacker.digit(2) {
        Some(1) => unpacker.digit(deck.cards().len() as u32 + 1).map(|cut| cut as usize),
        _ => None,
    };
    if !game.deal_with_commitment(dealer, deck, cut, sha256) {
        return Err(LinkError::Unplayable { hand, error: RuleError::HandOver });
    }
    for _ in 0..MOST_ENTRIES {
        let Some(state) = game.state().filter(|state| state.ended().is_none()) else { break };
        let seat = state.to_act();
        match verb(unpacker, state.phase()).ok_or_else(damaged)? {
            Verb::Mark => game.mark_practice(),
            verb => {
                let action = details(unpacker, state, verb).ok_or_else(damaged)?;
                game.play(seat, &action).map_err(|error| LinkError::Unplayable { hand, error })?;
            }
        }
    }
    if game.hand_is_on() {
        return Err(LinkError::Damaged);
    }
    if unpacker.weighted(&SELDOM) == Some(1) {
        game.mark_practice();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Bot, HeuristicBot};
    use crate::links::number::MOST_STEPS;
    use crate::rules::{Action, Observation, Preset, generator, legal, seed_from_number};
    use rand::RngExt;

    /// Some hands of a preset in a row: how many letters their code has, and how many steps it takes to read.
    fn measured(preset: Preset, mut act: impl FnMut(&Observation<'_>) -> Action) -> (usize, usize) {
        let rules = Rules { target: Some(1_000_000), ..preset.rules() };
        let names = vec![String::new(); rules.players.count()];
        let mut game = Game::new(preset, rules, names).unwrap();
        for hand in 0..20 {
            let deck = rules.shuffled_deck(&mut generator(seed_from_number(hand)));
            // Some matches have a number of hands.
            if !game.deal(Seat::FIRST, deck, None) {
                break;
            }
            while let Some(state) = game.state().filter(|state| state.ended().is_none()) {
                let (seat, action) = (state.to_act(), act(&state.observe(state.to_act())));
                game.play(seat, &action).unwrap();
            }
        }
        let number = pack(game.record()).unwrap();
        let mut unpacker = Unpacker::new(number.clone());
        assert_eq!(read(&mut unpacker).as_ref(), Ok(game.record()));
        (seal(CodeKind::Game, VERSION, number).len(), unpacker.gone())
    }

    /// Steps grow with the square of the length, so that the longest code is known by a shorter one.
    #[test]
    fn a_game_of_the_longest_code_can_be_read() {
        for preset in [Preset::Classic, Preset::HandAndFoot, Preset::Bolivia] {
            let mut bot = HeuristicBot::default();
            let mut rng = generator(seed_from_number(1));
            let played = measured(preset, |seen| bot.act(seen));
            let at_random = measured(preset, |seen| {
                let all = legal::candidates(seen);
                all[rng.random_range(0..all.len())].clone()
            });
            for (letters, steps) in [played, at_random] {
                let longest = steps as f64 * (LONGEST as f64 / letters as f64).powi(2);
                println!("{preset}: {letters} letters, {steps} steps, {longest:.0} at most");
                assert!(longest < MOST_STEPS as f64, "{preset}: {letters} letters take {steps} steps");
            }
        }
    }
}
