//! A link of either kind.

use super::deal_code::read_deal_link;
use super::deal_link::DealLink;
use super::error::{LinkError, LinkKind};
use super::game_link::read_game_link;
use crate::rules::Record;
use serde::Serialize;

/// What a link holds. Its JSON has `kind`, and `deal` or `record`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Link {
    /// A deal to be played.
    Deal {
        /// The deal.
        deal: Box<DealLink>,
    },
    /// A whole finished hand or match.
    Game {
        /// Its record.
        record: Record,
    },
}

/// The deal or the record of a text: a code, a link with one, or a line of a chat around either, as chats and mails change them.
///
/// # Errors
/// What is wrong with it.
///
/// ```
/// use canasta::links::{Link, read_link};
/// let Link::Deal { deal } = read_link("https://example.org/#deal=D14mymIbeC3Fznf1, good luck!")? else { panic!() };
/// assert_eq!(deal.code(), "D14mymIbeC3Fznf1");
/// # Ok::<(), canasta::links::LinkError>(())
/// ```
pub fn read_link(text: &str) -> Result<Link, LinkError> {
    match read_deal_link(text) {
        Ok(deal) => Ok(Link::Deal { deal: Box::new(deal) }),
        Err(LinkError::OtherKind(LinkKind::Game)) => Ok(Link::Game { record: read_game_link(text)? }),
        Err(error) => Err(error),
    }
}
