//! What links of several kinds hold: rules, texts, decks.

use super::error::LinkError;
use super::number::{Packer, Unpacker};
use crate::rules::{Card, CardSet, CodeError, Deck, Preset, Rules, plain_text, read_rules_code, rules_code};

/// The letters of a code of rules, by value.
const RULE_LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RULE_RADIX: u32 = 32;
/// Presets that a link can name, as in codes of rules.
const PRESETS: u32 = 32;

/// The rules of a preset by its number, other rules by the letters of their code.
pub(super) fn put_rules(packer: &mut Packer, preset: Preset, rules: &Rules) {
    let is_changed = *rules != preset.rules();
    packer.digit(is_changed.into(), 2);
    if !is_changed {
        packer.digit(preset.number().into(), PRESETS);
        return;
    }
    let code = rules_code(preset, rules);
    let digits: Vec<u32> =
        code.bytes().filter_map(|letter| RULE_LETTERS.iter().position(|&l| l == letter)).map(|d| d as u32).collect();
    packer.number(digits.len() as u32);
    digits.iter().for_each(|&digit| packer.digit(digit, RULE_RADIX));
}

pub(super) fn rules(unpacker: &mut Unpacker) -> Result<(Preset, Rules), LinkError> {
    if unpacker.digit(2) == Some(0) {
        let number = unpacker.digit(PRESETS);
        let preset = Preset::ALL.into_iter().find(|preset| number == Some(preset.number().into()));
        return preset.map(|preset| (preset, preset.rules())).ok_or(LinkError::Newer);
    }
    let mut code = String::new();
    for _ in 0..unpacker.number().filter(|&len| len <= LONGEST_RULES).ok_or(LinkError::Damaged)? {
        let digit = unpacker.digit(RULE_RADIX).ok_or(LinkError::Damaged)?;
        code.extend(RULE_LETTERS.get(digit as usize).map(|&letter| char::from(letter)));
    }
    read_rules_code(&code).map_err(|error| match error {
        CodeError::Newer => LinkError::Newer,
        CodeError::Impossible(bad) => LinkError::Impossible(bad),
        CodeError::Empty | CodeError::NoLetter(_) | CodeError::Mistyped => LinkError::Damaged,
    })
}

/// The most letters of a code of rules.
const LONGEST_RULES: u32 = 4_000;

/// The most characters of the name of a person or a bot.
pub const NAME_LENGTH: usize = 20;

/// The first [`NAME_LENGTH`] characters of a name, without what shows nothing and with single spaces.
///
/// ```
/// use canasta::links::short_name;
///
/// assert_eq!(short_name(" Ann \u{202e} of the long name that nobody reads"), "Ann of the long name");
/// ```
#[must_use]
pub fn short_name(name: &str) -> String {
    let words = plain_text(name).split_whitespace().collect::<Vec<_>>().join(" ");
    let first: String = words.chars().filter(|c| !c.is_control()).take(NAME_LENGTH).collect();
    first.trim_end().to_owned()
}

/// Kinds of characters, each with how many there are and the first: small letters, then what UTF-8 writes in two, three and
/// four bytes. A character is of the first kind that it fits.
const CHARACTERS: [(u32, u32); 4] = [('a' as u32, 26), (0, 0x800), (0, 0x1_0000), (0, 0x11_0000)];

pub(super) fn put_text(packer: &mut Packer, text: &str) {
    packer.number(text.chars().count() as u32);
    for c in text.chars() {
        let places = CHARACTERS.iter().enumerate().find_map(|(kind, &(first, count))| {
            let place = (c as u32).checked_sub(first).filter(|&place| place < count)?;
            Some((kind as u32, place, count))
        });
        if let Some((kind, place, count)) = places {
            packer.digit(kind, CHARACTERS.len() as u32);
            packer.digit(place, count);
        }
    }
}

/// A text of at most so many characters.
pub(super) fn text(unpacker: &mut Unpacker, most: usize) -> Option<String> {
    let length = unpacker.number().filter(|&length| length as usize <= most)?;
    (0..length)
        .map(|_| {
            let kind = unpacker.digit(CHARACTERS.len() as u32)?;
            let &(first, count) = CHARACTERS.get(kind as usize)?;
            char::from_u32(first + unpacker.digit(count)?)
        })
        .collect()
}

/// How many of each face are among the cards.
fn counts(cards: CardSet) -> Vec<u32> {
    Card::all().map(|card| cards.count_of(card) as u32).collect()
}

/// Each card among those that are left: the rank of the order among all orders, but for the rounding.
pub(super) fn put_deck(packer: &mut Packer, deck: &Deck) {
    let mut left = counts(deck.cards().iter().copied().collect());
    for card in deck.cards() {
        packer.weighted(card.index(), &left);
        if let Some(count) = left.get_mut(card.index()) {
            *count -= 1;
        }
    }
}

pub(super) fn deck(unpacker: &mut Unpacker, rules: &Rules) -> Option<Deck> {
    let mut left = counts(rules.cards());
    let mut cards = Vec::with_capacity(rules.cards().len());
    for _ in 0..rules.cards().len() {
        let chosen = unpacker.weighted(&left)?;
        cards.extend(Card::all().nth(chosen));
        *left.get_mut(chosen)? -= 1;
    }
    Deck::new(&cards)
}
