//! Links to deals and to finished games: texts in, texts out.

use super::{bad_request, coded, read, refused};
use canasta::links::{DealLink, LinkKind, game_code};
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

/// The record with the next hand of a deal, which is given as JSON.
#[pyfunction]
#[pyo3(signature = (deal, record=None))]
pub fn deal_hand(deal: &str, record: Option<&str>) -> PyResult<String> {
    read::<DealLink>(deal)?.deal_into(record).map_err(|refusal| refused(&refusal))
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

/// What a link holds, as JSON: its `kind`, and `deal` or `record`.
#[pyfunction]
pub fn read_link(text: &str) -> PyResult<String> {
    let link = canasta::links::read_link(text).map_err(|wrong| coded(wrong.code(), &wrong))?;
    serde_json::to_string(&link).map_err(bad_request)
}
