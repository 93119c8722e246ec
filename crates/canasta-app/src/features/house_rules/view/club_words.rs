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

/// What tables call a field in their own sentences, in all languages of the page, as a search has them.
pub(super) const fn table_words(field: RuleField) -> &'static [&'static str] {
    match field {
        RuleField::Players => &[
            "two three four five six seven eight players",
            "zwei drei vier funf sechs sieben acht spieler zu zweit zu dritt zu viert zu sechst",
            "dos tres cuatro cinco seis siete ocho jugadores",
            "deux trois quatre cinq six sept huit joueurs",
            "due tre quattro cinque sei sette otto giocatori",
            "twee drie vier vijf zes zeven acht spelers",
            "dois tres quatro cinco seis sete oito jogadores",
        ],
        RuleField::SitOut => &[
            "one sits out, sit out, rests, when we are five players",
            "zu funft, einer setzt aus, aussetzen",
            "cinco jugadores, uno descansa",
            "cinq joueurs, un se repose",
            "cinque giocatori, uno riposa, sta fuori",
            "vijf spelers, een rust, zit uit",
            "cinco jogadores, um descansa, fica de fora",
        ],
        RuleField::CutKeep => &[
            "looked at; jokers, twos and red threes stay with who cut",
            "angeschaut, wer abhebt behalt die joker",
            "quien corta se queda los comodines",
            "qui coupe garde les jokers",
            "chi taglia tiene le matte, i jolly",
            "wie coupeert houdt de jokers",
            "quem corta fica com os curingas",
        ],
        RuleField::TurnUpAgain | RuleField::TurnUpBack => &[
            "never turned up, it goes back, is put back into the stock",
            "kommt, geht zuruck, wird zuruckgelegt, nie aufgedeckt",
            "vuelve, se devuelve al mazo",
            "retourne, est remise dans la pioche",
            "torna, viene rimessa nel tallone",
            "gaat terug, wordt teruggelegd",
            "volta, e devolvida ao monte",
        ],
        RuleField::NaturalsAhead | RuleField::WildsMaxNaturals => &[
            "always more naturals than wilds",
            "immer mehr naturliche als wilde",
            "siempre mas naturales que comodines",
            "toujours plus de naturelles que de jokers",
            "sempre piu naturali che matte",
            "altijd meer natuurlijke dan wilde",
            "sempre mais naturais que curingas",
        ],
        RuleField::ClosedTurns => &[
            "first round, first turn, only draw and discard",
            "erste runde, im ersten durchgang, nur ziehen und ablegen",
            "primera vuelta, primera ronda, solo robar y descartar",
            "premier tour, seulement piocher et defausser",
            "primo giro, solo pescare e scartare",
            "eerste ronde, alleen trekken en afleggen",
            "primeira volta, primeira rodada, so comprar e descartar",
        ],
        RuleField::OpeningRules => &[
            "the pile is not taken before one has laid, opened",
            "bevor man ausgelegt, gelegt hat",
            "antes de bajar, antes de abrir",
            "avant d'avoir pose, avant d'ouvrir",
            "prima di scendere, prima di aprire",
            "voordat men is uitgekomen, heeft gelegd",
            "antes de baixar, antes de abrir",
        ],
        RuleField::OpeningNeeds => &[
            "you open with a canasta",
            "mit einer canasta eroffnen, auslegen",
            "bajar con una canasta",
            "ouvrir avec une canasta",
            "aprire con una canasta",
            "uitkomen met een canasta",
            "baixar com uma canastra",
        ],
        RuleField::PileTake => &[
            "the whole pile, the entire pile",
            "der ganze stapel, das ganze paket",
            "todo el pozo, el pozo entero",
            "toute la pile, toute la defausse",
            "tutto il pozzo, il pozzo intero",
            "de hele stapel",
            "o lixo inteiro, todo o lixo",
        ],
        RuleField::FourRedThrees => &[
            "four of them, all four",
            "alle vier",
            "los cuatro",
            "les quatre, tous les quatre",
            "tutti e quattro",
            "alle vier",
            "os quatro",
        ],
        RuleField::FootThreesReplaced => &[
            "threes of knee and foot are not replaced",
            "werden nicht ersetzt",
            "no se reponen, no se reemplazan",
            "ne sont pas remplaces",
            "non sono sostituiti, rimpiazzati",
            "worden niet vervangen",
            "nao sao repostos, substituidos",
        ],
        RuleField::CutBonus => &[
            "who lifts exactly, just the cards, his 39",
            "wer genau abhebt",
            "quien corta justo, levanta exactamente",
            "qui coupe juste, exactement",
            "chi alza, taglia esattamente",
            "wie precies coupeert, licht",
            "quem corta, levanta exatamente",
        ],
        RuleField::OutRules => &[
            "nobody goes out while the partner has not got the foot in hand",
            "niemand macht aus, solange der partner den fuss nicht hat",
        ],
        RuleField::CardPoints => &[
            "aces count 15",
            "asse zahlen",
            "los ases valen",
            "les as comptent",
            "gli assi valgono",
            "azen tellen",
            "os ases valem",
        ],
        RuleField::Deals => &[
            "number of hands, four hands",
            "anzahl der runden, vier runden",
            "numero de rondas, manos",
            "nombre de manches",
            "numero di smazzate, mani",
            "aantal ronden, rondes",
            "numero de rodadas, maos",
        ],
        RuleField::Target => &[
            "play to, until, points to win",
            "bis, punkte",
            "hasta, puntos",
            "jusqu'a, points",
            "fino a, punti",
            "tot, punten",
            "ate, pontos",
        ],
        _ => &[],
    }
}
