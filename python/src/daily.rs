//! The deals of days: texts in, texts out.

use super::{bad_request, coded, interruptible};
use canasta::daily::{DailyDeal, NoDeal, Par};
use pyo3::prelude::*;
use serde_json::json;
use std::sync::atomic::Ordering;

fn no_deal(none: &NoDeal) -> PyErr {
    coded(none.code(), none)
}

fn deal_of(date: &str, game: &str) -> PyResult<DailyDeal> {
    DailyDeal::of_words(date, game).map_err(|none| no_deal(&none))
}

fn as_json(deal: DailyDeal) -> PyResult<String> {
    serde_json::to_string(&deal).map_err(bad_request)
}

/// The deal of a day, as JSON.
#[pyfunction]
pub fn day(date: &str, game: &str) -> PyResult<String> {
    as_json(deal_of(date, game)?)
}

/// The deal of a link, as JSON.
#[pyfunction]
pub fn read_day(text: &str) -> PyResult<String> {
    as_json(text.parse().map_err(|none| no_deal(&none))?)
}

fn endless() -> PyErr {
    bad_request("the hand does not end")
}

/// A playing of par, from 0: its lead and its record.
#[pyfunction]
pub fn par_playing(py: Python<'_>, date: &str, game: &str, number: u8) -> PyResult<(i32, String)> {
    let deal = deal_of(date, game)?;
    let played = interruptible(py, move |_| {
        let game = deal.par_game(number)?;
        Some((deal.lead_in(&game)?, game.record().to_string()))
    })?;
    played.ok_or_else(endless)
}

/// Par of a deal, as JSON.
#[pyfunction]
pub fn par(py: Python<'_>, date: &str, game: &str) -> PyResult<String> {
    let deal = deal_of(date, game)?;
    let leads = interruptible(py, move |stop| {
        let numbers = (0..Par::PLAYINGS).take_while(|_| !stop.load(Ordering::Relaxed));
        numbers.map(|number| deal.par_playing(number)).collect::<Option<Vec<i32>>>()
    })?;
    let leads = leads.ok_or_else(endless)?;
    let par = Par::of(&leads).ok_or_else(endless)?;
    Ok(json!({ "mean": par.mean, "within": par.within, "leads": leads }).to_string())
}
