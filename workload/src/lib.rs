//! Functions of plain numbers that `cargo xtask speed` and `cargo xtask test wasm` run in Node, without a page and without
//! generated JavaScript.

mod measured;

/// Exports functions under their names, each of a preset by its index and of a number.
macro_rules! export {
    ($($name:ident)+) => {
        $(
            #[doc = concat!("As `measured::", stringify!($name), "`.")]
            #[unsafe(no_mangle)]
            pub extern "C" fn $name(rules: u32, number: u32) -> u32 {
                measured::$name(rules, number)
            }
        )+
    };
}

export!(hands turns samples decisions playouts master match_review legal_actions games);
