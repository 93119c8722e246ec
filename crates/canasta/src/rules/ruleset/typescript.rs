//! The fields of the rules as types of TypeScript: `crates/canasta/src/rules/fields.d.ts`, which the npm package has.

use super::by_deal::ByDeal;
use super::field_kind::FieldKind;
use super::table::RuleField;

/// The ranks from 4 to ace.
const RANKS: &[&str] = &["4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"];

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/rules/fields.d.ts");

fn union(words: &[&str]) -> String {
    words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(" | ")
}

fn typed(kind: FieldKind) -> String {
    match kind {
        FieldKind::Switch => "boolean".to_owned(),
        FieldKind::Number { .. } => "number".to_owned(),
        FieldKind::NumberOrNone { .. } => "number | null".to_owned(),
        FieldKind::NumberOrWord { word, .. } => format!("number | \"{word}\""),
        FieldKind::Words(words) => union(words),
        FieldKind::Numbers(numbers) => numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" | "),
        FieldKind::Minimums | FieldKind::List { or_none: false, .. } => "number[]".to_owned(),
        FieldKind::List { or_none: true, .. } => "number[] | null".to_owned(),
        FieldKind::Ranks => "MeldRank[]".to_owned(),
        FieldKind::SwitchOrWords(words) => format!("boolean | {}", union(words)),
        FieldKind::Points { keys, .. } if keys == RANKS => "{ [rank in MeldRank]?: number }".to_owned(),
        FieldKind::Points { keys, .. } => format!("{{ [key in {}]?: number }}", union(keys)),
        FieldKind::WordSet(words) | FieldKind::WordByMinimum(words) => format!("({})[]", union(words)),
        FieldKind::ByHand => {
            let names: Vec<&str> = ByDeal::FIELDS.iter().map(|field| field.name()).collect();
            format!("Partial<Pick<RuleFields, {}>>[]", union(&names))
        }
        FieldKind::WordByRank(words) => format!("{{ [rank in MeldRank]?: {} }}", union(words)),
    }
}

/// What the table says of a field, without the places of its rules.
fn documentation(field: RuleField) -> String {
    let lines = field.documentation().iter().filter_map(|line| {
        let (_, text) = line.split_once('"')?;
        Some(text.trim_end_matches('#').strip_suffix('"')?.trim())
    });
    let text = lines.collect::<Vec<_>>().join(" ").replace("\\\"", "\"").replace("`None`", "null");
    assert!(!text.is_empty(), "{field}: {:?}", field.documentation());
    let mut said = String::new();
    for part in text.split(" (") {
        match part.split_once(')') {
            Some((place, rest)) if place.starts_with("rules §") || place.starts_with('V') => said.push_str(rest),
            _ if said.is_empty() => said.push_str(part),
            _ => said.extend([" (", part]),
        }
    }
    said
}

/// The types of the npm package name every field, with the values of the one table.
#[test]
fn the_types_of_the_fields_are_those_of_the_table() {
    let ranks = union(RANKS);
    let mut types = format!(
        "// The fields of the rules, written from the table of `ruleset/table.rs` by \
         `CANASTA_BLESS=1 cargo test -p canasta --lib typescript`.\n\n\
         /** A rank from 4 to ace. */\nexport type MeldRank = {ranks};\n\n\
         /** Every field of the rules; `docs/rules.md` of the repository says what they mean. */\nexport type RuleFields = {{\n"
    );
    for &field in RuleField::ALL {
        let kind = field.kind();
        let bounds = kind.bounds().filter(|_| !matches!(kind, FieldKind::Numbers(_)));
        let bounds = bounds.map_or_else(String::new, |(least, most)| format!(" From {least} to {most}."));
        types += &format!("  /** {}{bounds} */\n  {field}: {};\n", documentation(field), typed(kind));
    }
    types += "};\n";
    if std::env::var_os("CANASTA_BLESS").is_some() {
        std::fs::write(PATH, &types).unwrap();
    }
    assert_eq!(std::fs::read_to_string(PATH).unwrap().replace("\r\n", "\n"), types);
}
