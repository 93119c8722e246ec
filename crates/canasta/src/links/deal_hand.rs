//! The hands of a deal, one after the other.

use super::deal_link::{DealLink, LinkLength, LinkPlayer};
use crate::referee::Refusal;
use crate::rules::{Game, replay};

impl DealLink {
    /// A match of the deal before its first hand. Bots have their names, and whoever opens the link is `person`.
    ///
    /// # Errors
    /// None for a deal of this type, whose rules are possible.
    pub fn match_of(&self) -> Result<Game, Refusal> {
        let name = |player: &LinkPlayer| match player {
            LinkPlayer::Person => LinkPlayer::PERSON.to_owned(),
            LinkPlayer::Bot { name, .. } => name.clone(),
        };
        let names = self.players().iter().map(name).collect();
        Game::new(self.preset(), *self.rules(), names).map_err(Refusal::BadRules)
    }

    /// Deals the next hand of the link into a match of it.
    ///
    /// # Errors
    /// [`Refusal::HandIsOn`]; [`Refusal::GameOver`] after the last hand; [`Refusal::BadRequest`] if the match has other rules, and for
    /// boards of duplicate, which [`DuplicateMatch`](crate::duplicate::DuplicateMatch) deals.
    ///
    /// ```
    /// use canasta::links::{Link, read_link};
    /// let Ok(Link::Deal { deal }) = read_link("#deal=D14mymIbeC3Fznf1") else { panic!() };
    /// let mut game = deal.match_of().unwrap();
    /// deal.deal_hand(&mut game).unwrap();
    /// assert!(game.hand_is_on() && deal.deal_hand(&mut game).is_err());
    /// ```
    pub fn deal_hand(&self, game: &mut Game) -> Result<(), Refusal> {
        if game.rules() != self.rules() {
            return Err(Refusal::BadRequest("the record has other rules than the deal".to_owned()));
        }
        if game.hand_is_on() {
            return Err(Refusal::HandIsOn);
        }
        let played = game.record().hands.len();
        let has_all = match self.length() {
            LinkLength::Hands(hands) => played >= usize::from(hands.get()),
            LinkLength::Match => false,
            LinkLength::Boards(_) => {
                let why = "boards of duplicate are hands from 0 to 0, each a game of its own";
                return Err(Refusal::BadRequest(why.to_owned()));
            }
        };
        let next = u32::try_from(played + 1).ok().filter(|_| !has_all).ok_or(Refusal::GameOver)?;
        let deck = self.deck(next);
        let cut = self.cut(&deck);
        if game.deal(self.dealer(), deck, cut) { Ok(()) } else { Err(Refusal::GameOver) }
    }

    /// The text of a record with the next hand of the link dealt; without a record the first.
    ///
    /// # Errors
    /// As [`DealLink::deal_hand`]; [`Refusal::BadRecord`].
    pub fn deal_into(&self, record: Option<&str>) -> Result<String, Refusal> {
        let mut game = match record.map(replay) {
            None => self.match_of()?,
            Some(replayed) => match (replayed.error, replayed.game) {
                (Some(wrong), _) => return Err(Refusal::BadRecord(Box::new(wrong))),
                (None, Some(game)) => game,
                (None, None) => return Err(Refusal::BadRequest("the record is empty".to_owned())),
            },
        };
        self.deal_hand(&mut game)?;
        Ok(game.record().to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Bot as _, HeuristicBot};

    fn deal(json: &str) -> DealLink {
        serde_json::from_str(json).unwrap()
    }

    fn finished(record: &str) -> Game {
        let mut game = replay(record).game.unwrap();
        let mut bot = HeuristicBot::default();
        while game.hand_is_on() {
            let state = game.state().unwrap();
            let (seat, action) = (state.to_act(), bot.act(&state.observe(state.to_act())));
            game.play(seat, &action).unwrap();
        }
        game
    }

    #[test]
    fn the_hands_of_a_deal_follow_one_another_and_end() {
        let deal = deal(r#"{"rules":"duel","seed":7,"hands":2,"dealer":1,"players":["person","expert"]}"#);
        let first = deal.deal_into(None).unwrap();
        assert!(first.contains("person expert"), "{first}");
        assert_eq!(deal.deal_into(Some(&first)), Err(Refusal::HandIsOn));
        let first = finished(&first);
        assert_eq!(first.record().hands[0].deal().unwrap().deck, deal.deck(1));
        assert_eq!(first.record().hands[0].dealer.index(), 1);
        let second = finished(&deal.deal_into(Some(&first.record().to_string())).unwrap());
        assert_eq!(second.record().hands[1].deal().unwrap().deck, deal.deck(2));
        assert_eq!(second.record().hands[1].dealer.index(), 0);
        assert_eq!(deal.deal_into(Some(&second.record().to_string())), Err(Refusal::GameOver));
    }

    #[test]
    fn a_record_of_another_game_is_refused() {
        let [one, other] = ["duel", "classic-two"].map(|rules| {
            deal(&format!(r#"{{"rules":"{rules}","seed":7,"hands":"match","players":["person","expert"]}}"#))
        });
        let record = finished(&one.deal_into(None).unwrap()).record().to_string();
        assert!(matches!(other.deal_into(Some(&record)), Err(Refusal::BadRequest(_))));
        assert!(one.deal_into(Some(&record)).is_ok());
        assert!(matches!(one.deal_into(Some("nonsense")), Err(Refusal::BadRecord(_))));
        assert!(one.deal_into(Some("")).is_err());
        let boards = deal(r#"{"rules":"duel","seed":7,"hands":4,"duplicate":true,"players":["person","expert"]}"#);
        assert!(matches!(boards.deal_into(None), Err(Refusal::BadRequest(_))));
    }
}
