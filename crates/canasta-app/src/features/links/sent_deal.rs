//! The deal of a link that is played at a table.

use canasta::links::{DealLink, LinkError, LinkLength, LinkPlayer, Sender, read_deal_link};
use canasta::rules::{Deck, Game, Seat};

/// The deal of a link that is played at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentDeal {
    deal: DealLink,
    code: String,
}

impl SentDeal {
    /// The deal of a link or a code.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<SentDeal, LinkError> {
        let deal = read_deal_link(text)?;
        Ok(SentDeal { code: deal.code(), deal })
    }

    /// The deal.
    #[must_use]
    pub const fn deal(&self) -> &DealLink {
        &self.deal
    }

    /// Its code, by which it is stored.
    #[must_use]
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Who has sent it, and with what result.
    #[must_use]
    pub const fn sender(&self) -> Option<&Sender> {
        self.deal.sender()
    }

    /// The deck of a hand, from 1.
    #[must_use]
    pub fn deck(&self, hand: usize) -> Deck {
        self.deal.deck(u32::try_from(hand).unwrap_or(u32::MAX))
    }

    /// The cut of a deck of the link, which follows from the deck.
    #[must_use]
    pub fn cut(&self, deck: &Deck) -> Option<usize> {
        self.deal.cut(deck)
    }

    /// Whether all hands of the link are played.
    #[must_use]
    pub fn is_over(&self, game: &Game) -> bool {
        let played = game.record().hands.len();
        let has_all = match self.deal.length() {
            LinkLength::Hands(hands) => played >= usize::from(hands.get()),
            LinkLength::Match => false,
            // Boards are no hands of one match, and are played by themselves.
            LinkLength::Boards(_) => !game.hand_is_on(),
        };
        game.end().is_some() || (has_all && !game.hand_is_on())
    }

    /// The seat of the first person.
    #[must_use]
    pub fn person(&self) -> Seat {
        let is_person = |seat: &Seat| self.deal.players().get(seat.index()) == Some(&LinkPlayer::Person);
        self.deal.rules().players.seats().find(is_person).unwrap_or(Seat::FIRST)
    }
}
