//! Links to deals and to finished games: texts in, texts out.

use super::{coded, read, refused};
use canasta::links::{DealLink, LinkError, LinkKind, game_code, read_deal_link, read_game_link};
use canasta::referee::Refusal;
use canasta::rules::replay;
use pyo3::prelude::*;

fn fragment(kind: LinkKind, code: &str) -> String {
    format!("#{}{code}", kind.mark())
}

/// The link of a deal, which is given as JSON.
#[pyfunction]
pub fn deal_link(deal: &str) -> PyResult<String> {
    Ok(fragment(LinkKind::Deal, &read::<DealLink>(deal)?.code()))
}

/// The link of a record.
#[pyfunction]
pub fn game_link(record: &str) -> PyResult<String> {
    let replayed = replay(record);
    if let Some(wrong) = replayed.error {
        return Err(refused(&Refusal::BadRecord(Box::new(wrong))));
    }
    let game = replayed.game.ok_or_else(|| coded("no-hand", &"the record is empty"))?;
    let code = game_code(game.record()).map_err(|why| coded(why.code(), &why))?;
    Ok(fragment(LinkKind::Game, &code))
}

/// What a link holds: `deal` and JSON, or `game` and a record.
#[pyfunction]
pub fn read_link(text: &str) -> PyResult<(&'static str, String)> {
    let wrong = |error: LinkError| coded(error.code(), &error);
    match read_deal_link(text) {
        Ok(deal) => Ok(("deal", serde_json::to_string(&deal).map_err(|error| coded("bad-request", &error))?)),
        Err(LinkError::OtherKind(LinkKind::Game)) => Ok(("game", read_game_link(text).map_err(wrong)?.to_string())),
        Err(error) => Err(wrong(error)),
    }
}
