//! Links to deals and to finished games.

use super::{bad_request, error, js_json, refused, text_of, to_js};
use canasta::links::{DealLink, LinkKind, game_code};
use canasta::referee::{Refusal, read_value};
use canasta::rules::replay;
use serde_json::Value;
use wasm_bindgen::prelude::*;

fn fragment(kind: LinkKind, code: &str) -> String {
    format!("#{}{code}", kind.mark())
}

fn deal_of(deal: &JsValue) -> Result<DealLink, JsValue> {
    match js_json::read(deal) {
        Some(value @ Value::Object(_)) => read_value(value).map_err(|refusal| refused(&refusal)),
        _ => Err(bad_request("a deal is a plain object of texts, numbers and lists")),
    }
}

/// The link of a deal, from its `#` on.
#[wasm_bindgen(js_name = dealLink)]
pub fn deal_link(#[wasm_bindgen(unchecked_param_type = "Deal")] deal: JsValue) -> Result<String, JsValue> {
    Ok(fragment(LinkKind::Deal, &deal_of(&deal)?.code()))
}

/// The record with the next hand of a deal, for `new Game({ record })`; without a record its first hand.
#[wasm_bindgen(js_name = dealHand)]
pub fn deal_hand(
    #[wasm_bindgen(unchecked_param_type = "Deal")] deal: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string")] record: JsValue,
) -> Result<String, JsValue> {
    let record = if record.is_undefined() { None } else { Some(text_of(&record, "a record")?) };
    deal_of(&deal)?.deal_into(record.as_deref()).map_err(|refusal| refused(&refusal))
}

/// The link of a record whose hands are all finished, from its `#` on.
#[wasm_bindgen(js_name = gameLink)]
pub fn game_link(#[wasm_bindgen(unchecked_param_type = "string")] record: JsValue) -> Result<String, JsValue> {
    let replayed = replay(&text_of(&record, "a record")?);
    if let Some(wrong) = replayed.error {
        return Err(refused(&Refusal::BadRecord(Box::new(wrong))));
    }
    let game = replayed.game.ok_or_else(|| error("no-hand", "the record is empty"))?;
    let code = game_code(game.record()).map_err(|why| error(why.code(), &why.to_string()))?;
    Ok(fragment(LinkKind::Game, &code))
}

/// What a link holds: its code, a whole address, or a text around either, as chats and mails change them.
#[wasm_bindgen(js_name = readLink, unchecked_return_type = "Link")]
pub fn read_link(#[wasm_bindgen(unchecked_param_type = "string")] text: JsValue) -> Result<JsValue, JsValue> {
    let wrong = |wrong: canasta::links::LinkError| error(wrong.code(), &wrong.to_string());
    to_js(&canasta::links::read_link(&text_of(&text, "a link")?).map_err(wrong)?)
}
