//! The faces of the cards as pictures. A card on the table is one element with a picture as its background: drawn within
//! the page, each was a dozen elements more, whose styles the browser worked out whenever something changed around them.
//!
//! The drawings lie once in the page; here each becomes a drawing of its own, with what it refers to and in the colours of
//! the moment, as a rule of a style sheet. Where cards are many and change their size, their pictures are painted once in
//! that size: a drawing is laid out anew for each size in which it is seen, which takes as long as the rest of a picture of
//! the whole table.

use crate::rules::{Card, Suit};
use crate::session::{Back, Choice};

/// The drawings of the page: the markup of each by its name. `c-` begins the names of faces, `l-` those in large print.
#[derive(Clone, Debug, Default)]
pub struct Drawings(Vec<(String, String)>);

/// What the colours of drawings are called in the style sheets.
pub const COLOURS: [&str; 12] = [
    "--card",
    "--s",
    "--h",
    "--d",
    "--c",
    "--wild",
    "--gold",
    "--skin",
    "--back",
    "--back-2",
    "--back-3",
    "--back-edge",
];

/// How drawings refer to others.
const REFERENCES: [(&str, char); 2] = [("href=\"#", '"'), ("url(#", ')')];

impl FromIterator<(String, String)> for Drawings {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(drawings: I) -> Drawings {
        Drawings(drawings.into_iter().collect())
    }
}

/// The face of a card as a picture, or a back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Which card; none for a back.
    pub card: Option<Card>,
    /// The picture itself, or where it is.
    pub address: String,
}

/// Where cards show a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Wherever nothing else is said: the drawing itself, of any size.
    Anywhere,
    /// In the own hand, on the pile and the stock, and on their way.
    Hand,
    /// In the melds, and in hands that lie open, mostly smaller: they all do at the end of a hand, when much else is painted.
    Melds,
    /// In hands that lie open.
    OpenHands,
}

impl Place {
    /// The rule of a style sheet that shows a picture there.
    ///
    /// ```
    /// use canasta::view::card_images::{Picture, Place};
    /// let picture = Picture { card: "Kh".parse().ok(), address: "x".to_owned() };
    /// assert_eq!(Place::OpenHands.rule(&picture), ".seat > .open-hand > .card[data-card=\"Kh\"]{background-image:url(\"x\")}\n");
    /// ```
    #[must_use]
    pub fn rule(self, picture: &Picture) -> String {
        let place = match self {
            Place::Anywhere => "",
            Place::Hand => ":is(.hand, .pile, .stock, .ghost, .flight > span) > ",
            Place::Melds => ":is(.melds, .open-hand) ",
            // Whichever is painted first, these win.
            Place::OpenHands => ".seat > .open-hand > ",
        };
        // A back on its way has a pattern that the styles draw.
        let card = picture.card.map_or(".back:not(.flying)".to_owned(), |card| format!("[data-card=\"{card}\"]"));
        format!("{place}.card{card}{{background-image:url(\"{}\")}}\n", picture.address)
    }
}

/// The width in dots of the screen in which pictures are painted for cards that are `drawn` dots wide: none if they had
/// better stay drawings, for they are very large or not seen.
#[must_use]
pub fn dots(drawn: f64) -> Option<u32> {
    // In range: fits.
    (4.0..=480.0).contains(&drawn).then(|| drawn.ceil() as u32)
}

/// Whether pictures of this width are sharp in cards that are `drawn` dots wide, and hardly larger than needed.
#[must_use]
pub fn serves(dots: u32, drawn: f64) -> bool {
    let dots = f64::from(dots);
    drawn <= dots + 0.01 && drawn >= dots * 0.8
}

impl Drawings {
    /// The picture of every card, and that of their backs. `colours` are those of [`COLOURS`] in their order. What has no
    /// drawing is missing.
    ///
    /// ```
    /// use canasta::session::Back;
    /// use canasta::view::card_images::{COLOURS, Drawings};
    ///
    /// let ace = ("c-As".to_owned(), r#"<path id="c-As" fill="var(--gold)"></path>"#.to_owned());
    /// let pictures = Drawings::from_iter([ace]).pictures(false, Back::Blue, &COLOURS.map(|_| "#f00".to_owned()));
    /// let [picture] = &pictures[..] else { panic!("{pictures:?}") };
    /// assert!(picture.address.starts_with("data:image/svg+xml,%3Csvg "));
    /// assert!(picture.address.contains("fill='%23f00'"));
    /// ```
    #[must_use]
    pub fn pictures(&self, large: bool, back: Back, colours: &[String; COLOURS.len()]) -> Vec<Picture> {
        // Each drawing is written once, whatever refers to it.
        let written = Drawings::from_iter(self.0.iter().map(|(name, markup)| (name.clone(), written(markup, colours))));
        let picture = |card: Option<Card>, name: &str, ink: &str| {
            let drawing = written.markup(name)?;
            let head = format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"140\" viewBox=\"0 0 100 140\" \
                 color=\"var({ink})\"><defs>"
            );
            let mut address = format!("data:image/svg+xml,{}", self::written(&head, colours));
            address.extend(self.needed(name).into_iter().filter_map(|one| written.markup(one)));
            address.push_str("%3C/defs%3E");
            address.push_str(drawing);
            address.push_str("%3C/svg%3E");
            Some(Picture { card, address })
        };
        let back = picture(None, &format!("back-{}", back.name()), "--back-3");
        let faces = Card::all().filter_map(|card| picture(Some(card), &face(card, large), ink(card)));
        back.into_iter().chain(faces).collect()
    }

    /// What a drawing is made of.
    fn markup(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(one, _)| one == name).map(|(_, markup)| markup.as_str())
    }

    /// The names of all that a drawing refers to, also through others.
    fn needed(&self, name: &str) -> Vec<&str> {
        let mut needed = Vec::new();
        let mut next = self.markup(name);
        let mut at = 0;
        while let Some(markup) = next {
            references(markup, &mut needed);
            next = needed.get(at).and_then(|&name| self.markup(name));
            at += 1;
        }
        needed
    }
}

/// What the drawing of a face is called.
fn face(card: Card, large: bool) -> String {
    format!("{}-{card}", if large { 'l' } else { 'c' })
}

/// The colour of a card's signs.
fn ink(card: Card) -> &'static str {
    match card.suit() {
        None => "--wild",
        Some(Suit::Spades) => "--s",
        Some(Suit::Hearts) => "--h",
        Some(Suit::Diamonds) => "--d",
        Some(Suit::Clubs) => "--c",
    }
}

/// Adds the names that a drawing refers to and that are not there yet.
fn references<'a>(markup: &'a str, needed: &mut Vec<&'a str>) {
    for (begins, ends) in REFERENCES {
        for rest in markup.split(begins).skip(1) {
            let name = rest.split(ends).next().unwrap_or_default();
            if !needed.contains(&name) {
                needed.push(name);
            }
        }
    }
}

/// A drawing in its colours, as part of an address that stands between double quotes.
fn written(markup: &str, colours: &[String; COLOURS.len()]) -> String {
    const SPECIAL: [char; 7] = ['"', '#', '%', '<', '>', '\n', 'v'];
    let mut text = String::with_capacity(markup.len() * 5 / 4);
    let mut rest = markup;
    while let Some(at) = rest.find(SPECIAL) {
        let (plain, special) = rest.split_at(at);
        text.push_str(plain);
        let mut letters = special.chars();
        match letters.next() {
            Some('"') => text.push('\''),
            Some('#') => text.push_str("%23"),
            Some('%') => text.push_str("%25"),
            Some('<') => text.push_str("%3C"),
            Some('>') => text.push_str("%3E"),
            Some('\n') => text.push(' '),
            _ => {
                let named = special.strip_prefix("var(").and_then(|named| named.split_once(')'));
                let colour = named.and_then(|(name, rest)| Some((COLOURS.iter().position(|&c| c == name)?, rest)));
                if let Some((at, after)) = colour {
                    text.push_str(&colours[at].replace('#', "%23"));
                    rest = after;
                    continue;
                }
                text.push('v');
            }
        }
        rest = letters.as_str();
    }
    text.push_str(rest);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawings() -> Drawings {
        let each = include_str!("../../www/cards.svg").split("id=\"").skip(1).map(|rest| {
            let name = rest.split('"').next().unwrap().to_owned();
            (name, format!("<g id=\"{rest}"))
        });
        each.collect()
    }

    fn colours() -> [String; COLOURS.len()] {
        COLOURS.map(|name| format!("rgb({})", name.len()))
    }

    #[test]
    fn every_face_is_drawn_in_both_prints_and_says_all_its_colours() {
        for large in [false, true] {
            let pictures = drawings().pictures(large, Back::Red, &colours());
            assert_eq!(pictures.len(), Card::FACES + 1);
            for Picture { card, address } in pictures {
                assert!(!address.contains("var("), "{card:?}: {address}");
                assert!(!address.contains(['"', '#', '<', '>', '\n']), "{card:?}");
                assert_eq!(card.is_none(), address.contains("id='back-red'"), "{card:?}");
            }
        }
    }

    #[test]
    fn a_drawing_brings_what_it_refers_to_once() {
        let king =
            drawings().pictures(false, Back::Blue, &colours()).into_iter().find(|one| one.card == "Kh".parse().ok());
        let king = king.unwrap().address;
        assert_eq!(king.matches("id='f-K'").count(), 1);
        assert_eq!(king.matches("id='c-Kh'").count(), 1);
        assert!(!king.contains("id='f-Q'"));
        let back = drawings().pictures(false, Back::Blue, &colours()).remove(0).address;
        assert!(back.contains("id='lattice'") && back.contains("url(%23lattice)"));
    }

    #[test]
    fn words_that_only_begin_like_a_colour_stay() {
        assert_eq!(written("var(--other) viewBox var(--h)", &colours()), "var(--other) viewBox rgb(3)");
    }

    #[test]
    fn painted_pictures_are_sharp_and_not_too_large() {
        assert_eq!(dots(97.3), Some(98));
        assert!(serves(98, 97.3) && serves(98, 98.0) && serves(98, 80.0));
        assert!(!serves(98, 98.4) && !serves(98, 70.0));
        assert_eq!((dots(1.0), dots(900.0)), (None, None));
    }
}
