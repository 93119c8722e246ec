//! wasm-bindgen's script with the one way to start that the page uses: it hands over a compiled program, or the bytes of one.

use super::html::replace_once;
use anyhow::{Result, ensure};
use regex::Regex;

/// What the module exports, and what the page takes of it.
const EXPORTS: &str = "export { initSync, __wbg_init as default };";
const EXPORT: &str = "export { __wbg_init as default };";
/// The same in the shortest script.
pub const SHORT_EXPORT: &str = "export{__wbg_init as default};";

/// What goes, as it begins and ends, and what takes its place.
const WAYS: [(&str, &str); 4] = [
    (r"(?s)function initSync\(module\) \{\n.*?\n\}\n", ""),
    (
        r"(?s)async function __wbg_load\(module, imports\) \{\n.*?\n\}\n",
        "async function __wbg_load(module, imports) {
    const instance = await WebAssembly.instantiate(module, imports);
    return instance instanceof WebAssembly.Instance ? { instance, module } : instance;
}
",
    ),
    (r"(?s)    if \(module_or_path === undefined\) \{\n.*?\n    \}\n", ""),
    (r"(?s)    if \(typeof module_or_path === 'string'[^\n]*\{\n.*?\n    \}\n", ""),
];

/// The script without the other ways: addresses, answers of a host, and the start that waits for nothing.
pub fn with_one_way(script: &str) -> Result<String> {
    let mut script = script.to_owned();
    for (way, instead) in WAYS {
        let way = Regex::new(way)?;
        ensure!(way.find_iter(&script).count() == 1, "wasm-bindgen starts the program otherwise: {way}");
        script = way.replace(&script, regex::NoExpand(instead)).into_owned();
    }
    replace_once(&script, EXPORTS, EXPORT)
}

/// The script with short names for arguments and results, which stand in it most often.
pub fn with_short_names(script: &str) -> Result<String> {
    let taken = Regex::new(r"\b(?:[alp]\d+|r)\b")?;
    ensure!(!taken.is_match(script), "wasm-bindgen uses the short names itself");
    let script = Regex::new(r"\b(a)rg(\d+)\b|\b(l)en(\d+)\b|\b(p)tr(\d+)\b")?.replace_all(script, "$1$2$3$4$5$6");
    Ok(Regex::new(r"\bret\b")?.replace_all(&script, "r").into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "let wasm;
async function __wbg_load(module, imports) {
    if (module instanceof Response) {
        a();
    }
    function expectedResponseType(type) {
        return false;
    }
}

function initSync(module) {
    return 1;
}

async function __wbg_init_once(module_or_path) {
    if (module_or_path !== undefined) {
        b();
    }

    if (module_or_path === undefined) {
        module_or_path = new URL('page_bg.wasm', import.meta.url);
    }
    const imports = __wbg_get_imports();

    if (typeof module_or_path === 'string' || c) {
        module_or_path = fetch(module_or_path);
    }

    return __wbg_finalize_init(instance, module);
}

export { initSync, __wbg_init as default };
";

    #[test]
    fn one_way_stays() {
        let script = with_one_way(SCRIPT).unwrap();
        for gone in ["initSync", "fetch", "import.meta", "Response"] {
            assert!(!script.contains(gone), "{gone}: {script}");
        }
        for kept in ["b();\n    }\n", "WebAssembly.instantiate(module", "__wbg_get_imports();", EXPORT] {
            assert!(script.contains(kept), "{kept}: {script}");
        }
        assert!(with_one_way("let wasm;").is_err());
    }

    #[test]
    fn names_get_short() {
        let script = "function(arg0, arg1) {\nconst ret = f(arg0, len12, ptr1);\nreturn ret;\n}";
        assert_eq!(with_short_names(script).unwrap(), "function(a0, a1) {\nconst r = f(a0, l12, p1);\nreturn r;\n}");
        assert!(with_short_names("let a0;").is_err());
    }
}
