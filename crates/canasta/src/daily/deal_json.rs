//! The JSON form of the deal of a day, for the command line and the packages of other languages.

use super::date::Date;
use super::deal::DailyDeal;
use super::game::DailyGame;
use crate::referee::hex;
use crate::rules::{Card, Preset, Seat, Seed, deck_sha256};
use serde::{Serialize, Serializer};

/// A deal as it stands in JSON.
#[derive(Serialize)]
struct DayJson<'a> {
    date: Date,
    game: DailyGame,
    rules: Preset,
    #[serde(with = "hex")]
    seed: Seed,
    /// Top first.
    deck: &'a [Card],
    deck_sha256: String,
    dealer: Seat,
    /// The bot of each seat; none on the person's.
    players: Vec<Option<&'static str>>,
    /// That of the bots.
    version: &'static str,
    link: String,
    /// The hand as it is dealt, to go on with.
    record: Option<String>,
}

/// Whoever plays, in the record.
const PERSON: &str = "person";

/// The object of `docs/links.md`.
impl Serialize for DailyDeal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let deck = self.deck();
        let players: Vec<_> = self.rules().players.seats().map(|seat| self.bot(seat)).collect();
        let names = players.iter().map(|bot| bot.unwrap_or(PERSON).to_owned()).collect();
        DayJson {
            date: self.date(),
            game: self.game(),
            rules: self.preset(),
            seed: self.seed(),
            deck: deck.cards(),
            deck_sha256: deck_sha256(&deck),
            dealer: self.dealer(),
            players,
            version: self.version().name(),
            link: self.link(),
            record: self.match_of(names).map(|game| game.record().to_string()),
        }
        .serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::daily::FIRST_DAY;
    use crate::rules::replay;
    use serde_json::json;

    #[test]
    fn a_deal_says_all_that_is_needed_to_play_it() {
        let deal = DailyDeal::of(FIRST_DAY, DailyGame::FourPlayers).unwrap();
        let said = serde_json::to_value(deal).unwrap();
        assert_eq!(said["date"], "2026-11-28");
        assert_eq!(said["players"], json!([null, "daily-1", "daily-1", "daily-1"]));
        assert_eq!(said["link"], "#day=2026-11-28-four");
        assert_eq!(said["link"].as_str().unwrap().parse(), Ok(deal));
        let cards: Vec<&str> = said["deck"].as_array().unwrap().iter().map(|card| card.as_str().unwrap()).collect();
        assert_eq!(cards.join(" ").parse(), Ok(deal.deck()));
        let begun = replay(said["record"].as_str().unwrap()).game.unwrap();
        assert_eq!(begun.state(), deal.match_of(Vec::new()).unwrap().state());
    }
}
