//! The items by which a hand is counted.

use canasta::rules::{
    BlackThreeRole, BonusKey, IncompleteKey, Rank, RankKey, RedThreeRole, Rules, SpecialHand, WildMelds, Words,
};
use std::fmt;
use std::str::FromStr;

/// An item of the count of a side. Those with a number hold the position of a word in a list of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Item {
    /// The points of the hand as a whole, in place of all other items.
    Total,
    /// A special hand, of the words of [`SpecialHand`]. It counts alone.
    Special(usize),
    /// Going out.
    GoingOut,
    /// Going out concealed.
    Concealed,
    /// Natural canastas, but those of ranks with a bonus of their own.
    Natural,
    /// Mixed canastas.
    Mixed,
    /// Other canastas, of the words of [`BonusKey`].
    Canasta(usize),
    /// What the number of canastas counts. It follows from them and is never typed in.
    CanastaCount,
    /// Red threes that are laid out.
    RedThrees,
    /// Black threes that are laid out, where they count like red ones.
    BlackThrees,
    /// The value of the cards that are laid, in points.
    Melded,
    /// The value of the cards left in hands, in points.
    InHand,
    /// Incomplete melds, of the words of [`IncompleteKey`].
    Incomplete(usize),
    /// Three or more cards of a rank left in a hand, of the words of [`RankKey`].
    Held(usize),
    /// Four black threes or more among the melds, of which a side is paid once.
    MeldedBlackThrees,
    /// Lifts of exactly the cards of the deal: by the dealer, or by each seat for itself where there are feet.
    Cut,
    /// Points that no other item has.
    Other,
}

/// How an item is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// By its number, up to a largest one.
    Number(i32),
    /// By points, which may be negative.
    Points,
    /// By the points of cards, which are never negative.
    CardPoints,
    /// It is there or not.
    Once,
}

/// The largest number of points that is taken, of one item in one hand.
const MOST_POINTS: i32 = 99_999;

/// The largest number of canastas, melds or hands of a kind.
const MOST_CANASTAS: i32 = 30;

impl Item {
    /// The items without a number.
    pub const PLAIN: [Item; 12] = [
        Item::Total,
        Item::GoingOut,
        Item::Concealed,
        Item::Natural,
        Item::Mixed,
        Item::RedThrees,
        Item::BlackThrees,
        Item::Melded,
        Item::InHand,
        Item::MeldedBlackThrees,
        Item::Cut,
        Item::Other,
    ];

    /// How the item is counted under these rules.
    #[must_use]
    pub fn kind(self, rules: &Rules) -> ItemKind {
        match self {
            Item::Total | Item::Other => ItemKind::Points,
            Item::Melded | Item::InHand => ItemKind::CardPoints,
            Item::Special(_) | Item::GoingOut | Item::Concealed | Item::CanastaCount | Item::MeldedBlackThrees => {
                ItemKind::Once
            }
            Item::Cut if !rules.has_feet() => ItemKind::Once,
            // Eight at most: fits.
            Item::Cut => ItemKind::Number((rules.players.count() / rules.sides().scores().max(1)) as i32),
            // At most sixteen: fits.
            Item::RedThrees | Item::BlackThrees => ItemKind::Number(rules.all_red_threes() as i32),
            Item::Natural | Item::Mixed | Item::Canasta(_) | Item::Incomplete(_) | Item::Held(_) => {
                ItemKind::Number(MOST_CANASTAS)
            }
        }
    }

    /// Whether the item is counted as points of the hand or of cards.
    #[must_use]
    pub const fn is_points(self) -> bool {
        matches!(self, Item::Total | Item::Other | Item::Melded | Item::InHand)
    }

    /// The least and the largest value of the item.
    #[must_use]
    pub fn bounds(self, rules: &Rules) -> (i32, i32) {
        match self.kind(rules) {
            ItemKind::Number(most) => (0, most),
            ItemKind::Points => (-MOST_POINTS, MOST_POINTS),
            ItemKind::CardPoints => (0, MOST_POINTS),
            ItemKind::Once => (0, 1),
        }
    }

    /// The items that a person fills in under these rules, in the order in which they are counted. Who went out and special hands are
    /// chosen, not filled in.
    #[must_use]
    pub fn of_rules(rules: &Rules) -> Vec<Item> {
        let mut all = vec![Item::Natural, Item::Mixed];
        let positions = |most: usize| 0..most;
        let has_canasta = |key: usize| {
            rules.canasta_bonuses.at(key).is_some()
                || (key == BonusKey::SEQUENCE && rules.sequences)
                || (key == BonusKey::WILD && rules.wild_melds != WildMelds::Never)
        };
        all.extend(positions(BonusKey::WORDS.len()).filter(|&key| has_canasta(key)).map(Item::Canasta));
        all.extend((rules.red_three_role == RedThreeRole::Bonus).then_some(Item::RedThrees));
        all.extend((rules.black_three_role == BlackThreeRole::Bonus).then_some(Item::BlackThrees));
        all.extend([Item::Melded, Item::InHand]);
        let incomplete = |&key: &usize| rules.incomplete_penalties.at(key).is_some();
        all.extend(positions(IncompleteKey::WORDS.len()).filter(incomplete).map(Item::Incomplete));
        let held = |&key: &usize| rules.held_penalties.at(key).is_some();
        all.extend(positions(RankKey::WORDS.len()).filter(held).map(Item::Held));
        all.extend((rules.black_threes_melded > 0).then_some(Item::MeldedBlackThrees));
        all.extend((rules.cut_bonus > 0).then_some(Item::Cut));
        all.push(Item::Other);
        all
    }

    /// The special hands of these rules.
    pub fn special_hands(rules: &Rules) -> impl Iterator<Item = Item> {
        let special = rules.special_hands;
        (0..SpecialHand::WORDS.len()).filter(move |&key| special.at(key).is_some()).map(Item::Special)
    }

    /// The rank of a canasta, a meld or a hand of one rank.
    #[must_use]
    pub fn rank(self) -> Option<Rank> {
        match self {
            Item::Canasta(key @ BonusKey::MIXED..) => Rank::NATURALS.get(key - BonusKey::MIXED).copied(),
            Item::Canasta(key) | Item::Incomplete(key) | Item::Held(key) => Rank::NATURALS.get(key).copied(),
            _ => None,
        }
    }
}

/// The name in storage and in controls.
impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, words, key) = match *self {
            Item::Total => return f.write_str("total"),
            Item::GoingOut => return f.write_str("out"),
            Item::Concealed => return f.write_str("concealed"),
            Item::Natural => return f.write_str("natural"),
            Item::Mixed => return f.write_str("mixed"),
            Item::CanastaCount => return f.write_str("canasta-count"),
            Item::RedThrees => return f.write_str("red-threes"),
            Item::BlackThrees => return f.write_str("black-threes"),
            Item::Melded => return f.write_str("melded"),
            Item::InHand => return f.write_str("in-hand"),
            Item::MeldedBlackThrees => return f.write_str("melded-black-threes"),
            Item::Cut => return f.write_str("cut"),
            Item::Other => return f.write_str("other"),
            Item::Special(key) => ("special", SpecialHand::WORDS, key),
            Item::Canasta(key) => ("canasta", BonusKey::WORDS, key),
            Item::Incomplete(key) => ("incomplete", IncompleteKey::WORDS, key),
            Item::Held(key) => ("held", RankKey::WORDS, key),
        };
        write!(f, "{kind}.{}", words.get(key).copied().unwrap_or_default())
    }
}

/// There is no item of this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownItem;

impl fmt::Display for UnknownItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such item")
    }
}

impl std::error::Error for UnknownItem {}

impl FromStr for Item {
    type Err = UnknownItem;

    fn from_str(name: &str) -> Result<Item, UnknownItem> {
        let key = |words: &[&str], word: &str| words.iter().position(|&known| known == word).ok_or(UnknownItem);
        Ok(match name.split_once('.') {
            Some(("special", word)) => Item::Special(key(SpecialHand::WORDS, word)?),
            Some(("canasta", word)) => Item::Canasta(key(BonusKey::WORDS, word)?),
            Some(("incomplete", word)) => Item::Incomplete(key(IncompleteKey::WORDS, word)?),
            Some(("held", word)) => Item::Held(key(RankKey::WORDS, word)?),
            Some(_) => return Err(UnknownItem),
            None => Item::PLAIN.into_iter().find(|item| item.to_string() == name).ok_or(UnknownItem)?,
        })
    }
}
