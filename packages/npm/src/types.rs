//! The TypeScript types of what the package takes and returns.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const OF_THE_RULES: &str = include_str!("../../../crates/canasta/src/rules/types.d.ts");

#[wasm_bindgen(typescript_custom_section)]
const FIELDS: &str = include_str!("../../../crates/canasta/src/rules/fields.d.ts");

#[wasm_bindgen(typescript_custom_section)]
const CODES: &str = include_str!("../../../crates/canasta/src/referee/codes.d.ts");

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

#[cfg(feature = "full")]
#[wasm_bindgen(typescript_custom_section)]
const OF_LINKS_AND_DAYS: &str = include_str!("full.d.ts");
