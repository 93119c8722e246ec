### In der Vergangenheit steht „hat“ in turn-told; die Sätze darunter enden mit dem Partizip: „Ada hat eine Karte gezogen, drei Könige ausgelegt
### und die 9♦ abgelegt.“

turn-told = { $who ->
    [you] Du hast { $clauses }.
   *[other] { $who } hat { $clauses }.
}
clause-drew = { $tense ->
    [past] { DRAWN-CARDS($count, case: "acc") } gezogen
   *[present] zieht { DRAWN-CARDS($count, case: "acc") }
}
clause-drew-threes = { $tense ->
    [past] { DRAWN-CARDS($count, case: "acc") } und { CARDS($threes, case: "acc") } gezogen
   *[present] zieht { DRAWN-CARDS($count, case: "acc") } und { CARDS($threes, case: "acc") }
}
clause-laid = { $tense ->
    [past] { CARDS($cards, case: "acc") } ausgelegt
   *[present] legt { CARDS($cards, case: "acc") } aus
}
clause-opened = { $tense ->
    [past] als Erstmeldung { CARDS($cards, case: "acc") } ausgelegt
   *[present] legt als Erstmeldung { CARDS($cards, case: "acc") } aus
}
clause-laid-count = { $tense ->
    [past] { CARDS-COUNT($count, case: "acc") } ausgelegt
   *[present] legt { CARDS-COUNT($count, case: "acc") } aus
}
clause-opened-count = { $tense ->
    [past] als Erstmeldung { CARDS-COUNT($count, case: "acc") } ausgelegt
   *[present] legt als Erstmeldung { CARDS-COUNT($count, case: "acc") } aus
}
clause-added = { $tense ->
    [past] { LIST($added) } angelegt
   *[present] legt { LIST($added) } an
}
added-to-meld = { CARDS($cards, case: "acc") } an { CARDS($meld, case: "to") }
clause-closed = { $tense ->
    [past] { $count ->
        [one] einen Canasta aus { LIST($melds, case: "of") } gemacht
       *[other] Canastas aus { LIST($melds, case: "of") } gemacht
    }
   *[present] { $count ->
        [one] macht einen Canasta aus { LIST($melds, case: "of") }
       *[other] macht Canastas aus { LIST($melds, case: "of") }
    }
}
clause-took = { $tense ->
    [past] den Stapel mit { CARDS-COUNT($count, case: "dat") } und { CARDS($top, case: "dat") } obenauf genommen
   *[present] nimmt den Stapel mit { CARDS-COUNT($count, case: "dat") } und { CARDS($top, case: "dat") } obenauf
}
clause-took-brief = { $tense ->
    [past] den Stapel mit { CARDS-COUNT($count, case: "dat") } genommen
   *[present] nimmt den Stapel mit { CARDS-COUNT($count, case: "dat") }
}
clause-laid-out = { $tense ->
    [past] { CARDS($threes, case: "acc") } ausgelegt
   *[present] legt { CARDS($threes, case: "acc") } aus
}
clause-discarded = { $tense ->
    [past] { CARDS($card, case: "acc") } abgelegt
   *[present] legt { CARDS($card, case: "acc") } ab
}
clause-froze = { $tense ->
    [past] den Stapel eingefroren
   *[present] friert den Stapel ein
}
clause-blocked = { $tense ->
    [past] den Stapel gesperrt
   *[present] sperrt den Stapel
}
clause-foot = { $tense ->
    [past] den Fuß aufgenommen
   *[present] nimmt den Fuß auf
}
clause-foot-threes = { $tense ->
    [past] den Fuß mit { CARDS($threes, case: "dat") } aufgenommen
   *[present] nimmt den Fuß mit { CARDS($threes, case: "dat") } auf
}
clause-bonus = { $tense ->
    [past] für die Erstmeldung { CARDS-COUNT($count, case: "acc") } gezogen
   *[present] zieht für die Erstmeldung { CARDS-COUNT($count, case: "acc") }
}
clause-bonus-threes = { $tense ->
    [past] für die Erstmeldung { CARDS-COUNT($count, case: "acc") } mit { CARDS($threes, case: "dat") } gezogen
   *[present] zieht für die Erstmeldung { CARDS-COUNT($count, case: "acc") } mit { CARDS($threes, case: "dat") }
}
clause-alone = { $tense ->
    [past] von da an allein gespielt
   *[present] spielt von jetzt an allein
}
clause-kept = { $tense ->
    [past] die letzte Karte behalten
   *[present] behält die letzte Karte
}
clause-asked = { $tense ->
    [past] „Darf ich ausmachen?“ gefragt
   *[present] fragt „Darf ich ausmachen?“
}
clause-said-yes = { $tense ->
    [past] Ja gesagt
   *[present] sagt Ja
}
clause-said-no = { $tense ->
    [past] Nein gesagt
   *[present] sagt Nein
}
clause-went-out = { $tense ->
    [past] ausgemacht
   *[present] macht aus
}
clause-went-out-concealed = { $tense ->
    [past] verdeckt ausgemacht
   *[present] macht verdeckt aus
}
clause-special = { $tense ->
    [past] ein Sonderblatt ausgelegt
   *[present] legt ein Sonderblatt aus
}
hand-is-dealt = { $who ->
    [you] Runde { $hand } ist ausgeteilt. Du beginnst.
   *[other] Runde { $hand } ist ausgeteilt. { $who } beginnt.
}
hand-has-other-rules = In dieser Runde gelten andere Regeln; die Regelseite sagt, welche.
cutter-kept = { $who ->
    [you] Vom Abheben behältst du { CARDS($cards, case: "acc") }.
   *[other] { $who } behält vom Abheben { CARDS($cards, case: "acc") }.
}
stock-ended-hand = Der Talon ist leer: Die Runde endet.
three-ended-hand = Die letzte Karte des Talons war eine Drei: Die Runde endet.

history-round = Durchgang { $count }
was-dealt = Alle haben { CARDS-COUNT($count, case: "acc") } bekommen.
was-dealt-after-cut = Alle haben { CARDS-COUNT($count, case: "acc") } bekommen, wer abhob { $cut }.
cutter-kept-nothing = { $who ->
    [you] Vom Abheben behältst du nichts.
   *[other] { $who } behält vom Abheben nichts.
}
turned-up = Aufgedeckt: { LIST($cards) }.
deal-laid-out = { $side ->
    [we] Wir haben { CARDS($threes, case: "acc") } ausgelegt
    [they] Die Gegner haben { CARDS($threes, case: "acc") } ausgelegt
    [you] Du hast { CARDS($threes, case: "acc") } ausgelegt
    [several] { $side } haben { CARDS($threes, case: "acc") } ausgelegt
   *[other] { $side } hat { CARDS($threes, case: "acc") } ausgelegt
}
deal-laid-out-too = { $side ->
    [we] wir { CARDS($threes, case: "acc") }
    [they] die Gegner { CARDS($threes, case: "acc") }
    [you] du { CARDS($threes, case: "acc") }
   *[other] { $side } { CARDS($threes, case: "acc") }
}
deal-laid-out-all = { $sides }.
