//! The deals of days.

use super::{bad_request, error, js_json, text_of, to_js};
use canasta::daily::{DailyDeal, DailyGame, NoDeal, Par};
use serde_json::json;
use wasm_bindgen::prelude::*;

fn no_deal(none: &NoDeal) -> JsValue {
    error(none.code(), &none.to_string())
}

/// The deal of a date and a game, `two` where that is left out.
fn deal_of(date: &JsValue, game: &JsValue) -> Result<DailyDeal, JsValue> {
    let date = text_of(date, "a date")?;
    let game = match game.is_undefined() {
        true => DailyGame::TwoPlayers.name().to_owned(),
        false => text_of(game, "a game of a day")?,
    };
    DailyDeal::of_words(&date, &game).map_err(|none| no_deal(&none))
}

fn endless() -> JsValue {
    bad_request("the hand does not end")
}

/// The deal of a day, from 2026-11-28 on.
#[wasm_bindgen(unchecked_return_type = "Day")]
pub fn day(
    #[wasm_bindgen(unchecked_param_type = "string")] date: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "DayGame")] game: JsValue,
) -> Result<JsValue, JsValue> {
    to_js(&deal_of(&date, &game)?)
}

/// The deal of a link: `2026-11-28-two`, a whole address, or a text around either, as chats and mails change them.
#[wasm_bindgen(js_name = readDay, unchecked_return_type = "Day")]
pub fn read_day(#[wasm_bindgen(unchecked_param_type = "string")] text: JsValue) -> Result<JsValue, JsValue> {
    let deal: DailyDeal = text_of(&text, "a link")?.parse().map_err(|none| no_deal(&none))?;
    to_js(&deal)
}

/// A playing of par, `number` 1 to 8. It takes about half a second.
#[wasm_bindgen(js_name = parPlaying, unchecked_return_type = "Playing")]
pub fn par_playing(
    #[wasm_bindgen(unchecked_param_type = "string")] date: JsValue,
    #[wasm_bindgen(unchecked_param_type = "DayGame")] game: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] number: JsValue,
) -> Result<JsValue, JsValue> {
    let deal = deal_of(&date, &game)?;
    let given = js_json::whole(&number).and_then(|number| u8::try_from(number).ok());
    let place = given.and_then(|number| number.checked_sub(1)).filter(|&place| place < Par::PLAYINGS);
    let none = || bad_request(format!("the number of a playing is a whole number from 1 to {}", Par::PLAYINGS));
    let game = deal.par_game(place.ok_or_else(none)?).ok_or_else(endless)?;
    let lead = deal.lead_in(&game).ok_or_else(endless)?;
    to_js(&json!({ "lead": lead, "record": game.record() }))
}

/// Par of a deal, from all its playings. It takes seconds: in a page, ask for it in a worker.
#[wasm_bindgen(unchecked_return_type = "Par")]
pub fn par(
    #[wasm_bindgen(unchecked_param_type = "string")] date: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "DayGame")] game: JsValue,
) -> Result<JsValue, JsValue> {
    let deal = deal_of(&date, &game)?;
    let leads: Option<Vec<i32>> = (0..Par::PLAYINGS).map(|number| deal.par_playing(number)).collect();
    let leads = leads.ok_or_else(endless)?;
    let par = Par::of(&leads).ok_or_else(endless)?;
    to_js(&json!({ "mean": par.mean, "within": par.within, "leads": leads }))
}
