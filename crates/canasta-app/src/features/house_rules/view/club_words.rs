//! Words of other languages for what the fields of the rules are about. Clubs keep those that they learned the game with, whatever the page
//! speaks.

use crate::pages::glossary::Term;
use canasta::rules::RuleField;

/// Words for a word of the game in the other languages of the page, in lower case and without accents, as a search has them.
pub(super) const fn foreign_words(term: Term) -> &'static [&'static str] {
    match term {
        Term::Pile => &["pozo", "pozzo", "lixo", "paket", "ablagestapel", "defausse", "aflegstapel"],
        Term::Stock => &["mazo", "pioche", "tallone", "trekstapel", "nachziehstapel", "monte"],
        Term::Wild => &["comodin", "passe-partout", "matta", "pinella", "jolly", "curinga", "wilde"],
        Term::Natural => &["naturel", "naturliche", "naturale", "natuurlijke"],
        Term::NaturalCanasta => &["limpia", "limpa", "pura", "pure", "pulita", "reiner", "sauberer", "zuivere"],
        Term::MixedCanasta => &["sucia", "suja", "sporca", "impura", "impure", "gemischter", "unreiner", "onzuivere"],
        Term::Frozen => &["congelado", "congelato", "gefroren", "eingefroren", "gelee", "bevroren"],
        Term::Freezing => &["congelar", "congelare", "einfrieren", "geler", "bevriezen"],
        Term::Opening => &["apertura", "ouverture", "abertura", "bajada", "erstmeldung", "erstauslage", "uitkomen"],
        Term::GoingOut => &["irse", "cortar", "ausmachen", "sortie", "chiusura", "chiudere", "uitgaan", "bater"],
        Term::Concealed => &["verdeckt", "handcanasta", "verborgen"],
        Term::Meld => {
            &["combinacion", "combinaison", "combinazione", "combinatie", "meldung", "auslage", "juego", "jogo"]
        }
        Term::RedThree => &["tres rojo", "trois rouge", "tre rosso", "rote drei", "rode drie", "vermelho"],
        Term::BlackThree => &["tres negro", "trois noir", "tre nero", "schwarze drei", "zwarte drie", "preto"],
        Term::Partner => &["companero", "partenaire", "compagno", "parceiro"],
        Term::Discard => &["descarte", "scarto", "ablegen", "abwerfen", "afleggen"],
        _ => &[],
    }
}

/// What tables call a field in their own sentences, in all languages of the page, as a search has them. They stand in a file, since nobody
/// reads them.
pub(super) fn table_words(field: RuleField) -> impl Iterator<Item = &'static str> {
    let lines = include_str!("table-words.txt").lines();
    lines.filter_map(move |line| line.strip_prefix(field.name())?.strip_prefix(": "))
}
