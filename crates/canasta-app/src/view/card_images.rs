//! The faces of the cards as pictures. A card on the table is one element with a background picture. Drawn within the page,
//! each card would be a dozen elements, and the browser would check their styles at every change around them. The drawings
//! stand once in the page. Here each becomes an SVG document of its own, with the drawings that it refers to and the current
//! colours, as a rule of a style sheet. Where many cards change their size, their pictures are rasterized once at that size,
//! because the browser lays out an SVG picture anew for each size.

use crate::features::settings::Back;
use canasta::rules::{Card, Suit};

/// The drawings of the page: the markup of each by its name. Names of faces begin with `c-`, those in large print with `l-`.
#[derive(Clone, Debug, Default)]
pub struct Drawings(Vec<(String, String)>);

/// The custom properties of the style sheets that hold the colours of drawings.
pub const COLOURS: [&str; 13] = [
    "--card",
    "--card-wild",
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

/// The beginnings and ends of references from one drawing to another.
const REFERENCES: [(&str, char); 2] = [("href=\"#", '"'), ("url(#", ')')];

impl FromIterator<(String, String)> for Drawings {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(drawings: I) -> Drawings {
        Drawings(drawings.into_iter().collect())
    }
}

/// The picture of a face or of a back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The card; `None` for a back.
    pub card: Option<Card>,
    /// The URL of the picture: a data URL, or that of a blob.
    pub address: String,
}

/// The places in which cards show a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// All other places: the drawing itself, at any size.
    Anywhere,
    /// The own hand, the pile, the stock, and cards in flight.
    Hand,
    /// The melds and open hands, where cards are mostly smaller. At the end of a hand all of them appear together.
    Melds,
    /// Open hands.
    OpenHands,
}

impl Place {
    /// The CSS rule that shows a picture there.
    ///
    /// ```
    /// use canasta_app::view::card_images::{Picture, Place};
    /// let picture = Picture { card: "Kh".parse().ok(), address: "x".to_owned() };
    /// assert_eq!(Place::OpenHands.rule(&picture), ".seat > .open-hand > .card[data-card=\"Kh\"]{background-image:url(\"x\")}\n");
    /// ```
    #[must_use]
    pub fn rule(self, picture: &Picture) -> String {
        let place = match self {
            Place::Anywhere => "",
            Place::Hand => ":is(.hand, .pile, .stock, .ghost, .flight > span) > ",
            Place::Melds => ":is(.melds, .open-hand) ",
            // More specific than the rule of the melds, so that the order of the rules does not matter.
            Place::OpenHands => ".seat > .open-hand > ",
        };
        // A back in flight has a pattern from the style sheets.
        let card = picture.card.map_or(".back:not(.flying)".to_owned(), |card| format!("[data-card=\"{card}\"]"));
        format!("{place}.card{card}{{background-image:url(\"{}\")}}\n", picture.address)
    }
}

/// The width in device pixels at which pictures are rasterized for cards that are `drawn` device pixels wide; `None` if the
/// cards are very large or not visible, so that the drawings serve better.
#[must_use]
pub fn dots(drawn: f64) -> Option<u32> {
    // The range fits into a `u32`.
    (4.0..=480.0).contains(&drawn).then(|| drawn.ceil() as u32)
}

/// Whether pictures of this width are sharp in cards that are `drawn` device pixels wide, and not much larger than needed.
#[must_use]
pub fn serves(dots: u32, drawn: f64) -> bool {
    let dots = f64::from(dots);
    drawn <= dots + 0.01 && drawn >= dots * 0.8
}

impl Drawings {
    /// The picture of every card and of the back. `colours` are the values of [`COLOURS`], in the same order. A card without a
    /// drawing is left out.
    ///
    /// ```
    /// use canasta_app::features::settings::Back;
    /// use canasta_app::view::card_images::{COLOURS, Drawings};
    ///
    /// let ace = ("c-As".to_owned(), r#"<path id="c-As" fill="var(--gold)"></path>"#.to_owned());
    /// let pictures = Drawings::from_iter([ace]).pictures(false, Back::Blue, &COLOURS.map(|_| "#f00".to_owned()));
    /// let [picture] = &pictures[..] else { panic!("{pictures:?}") };
    /// assert!(picture.address.starts_with("data:image/svg+xml,%3Csvg "));
    /// assert!(picture.address.contains("fill='%23f00'"));
    /// ```
    #[must_use]
    pub fn pictures(&self, large: bool, back: Back, colours: &[String; COLOURS.len()]) -> Vec<Picture> {
        // Each drawing is encoded once, however many refer to it.
        let written = Drawings::from_iter(self.0.iter().map(|(name, markup)| (name.clone(), written(markup, colours))));
        let picture = |card: Option<Card>, name: &str, ink: &str| {
            let drawing = written.markup(name)?;
            let head = format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"140\" viewBox=\"0 0 100 140\" \
                 style=\"color-scheme:only light\" color=\"var({ink})\"><defs>"
            );
            let mut address = format!("data:image/svg+xml,{}", self::written(&head, colours));
            address.extend(self.needed(name).into_iter().filter_map(|one| written.markup(one)));
            address.push_str("%3C/defs%3E");
            // Browsers that darken pages by themselves change the paper of the element, and not the picture. Chromium 148 changes the ink
            // of a picture too, unless the drawing says that it is light on purpose.
            if let Some(card) = card {
                let paper = if card.is_wild() { "--card-wild" } else { "--card" };
                let sheet = format!("<path fill=\"var({paper})\" d=\"M0 0h100v140H0z\"/>");
                address.push_str(&self::written(&sheet, colours));
            }
            address.push_str(drawing);
            address.push_str("%3C/svg%3E");
            Some(Picture { card, address })
        };
        let back = picture(None, &format!("back-{}", back.name()), "--back-3");
        let faces = Card::all().filter_map(|card| picture(Some(card), &face(card, large), ink(card)));
        back.into_iter().chain(faces).collect()
    }

    /// The markup of a drawing.
    fn markup(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(one, _)| one == name).map(|(_, markup)| markup.as_str())
    }

    /// The names of all drawings that a drawing refers to, directly or through others.
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

/// The name of the drawing of a face.
fn face(card: Card, large: bool) -> String {
    format!("{}-{card}", if large { 'l' } else { 'c' })
}

/// The custom property with the colour of a card's rank and suit.
fn ink(card: Card) -> &'static str {
    match card.suit() {
        None => "--wild",
        Some(Suit::Spades) => "--s",
        Some(Suit::Hearts) => "--h",
        Some(Suit::Diamonds) => "--d",
        Some(Suit::Clubs) => "--c",
    }
}

/// Adds the names that a drawing refers to, unless they are there already.
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

/// The markup with colours filled in, encoded for a data URL between double quotes.
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
        let each = include_str!("../../../../www/cards.svg").split("id=\"").skip(1).map(|rest| {
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
