review-hand = Runde analysieren
natural-canastas = Reine Canastas
mixed-canastas = Gemischte Canastas
no-game-yet = Noch hat keine Partie begonnen.
no-hand-yet = Noch ist keine Runde zu Ende.
best-of-hand = Das Beste der Runde
no-cards-left = Keine Karten mehr
count-at-once = Sofort zählen
penalties = Minuspunkte
extras = Weitere Prämien

hand-went-out = { $side ->
    [we] Runde { $hand }: Wir haben ausgemacht
    [they] Runde { $hand }: Die Gegner haben ausgemacht
    [you] Runde { $hand }: Du hast ausgemacht
    [several] Runde { $hand }: { $side } haben ausgemacht
   *[other] Runde { $hand }: { $side } hat ausgemacht
}
hand-went-out-concealed = { $side ->
    [we] Runde { $hand }: Wir haben verdeckt ausgemacht
    [they] Runde { $hand }: Die Gegner haben verdeckt ausgemacht
    [you] Runde { $hand }: Du hast verdeckt ausgemacht
    [several] Runde { $hand }: { $side } haben verdeckt ausgemacht
   *[other] Runde { $hand }: { $side } hat verdeckt ausgemacht
}
hand-stock-ran-out = Runde { $hand }: Der Talon war leer
hand-ended-by-three = Runde { $hand }: Eine Drei hat sie beendet
hand-was-special = Runde { $hand }: Ein Sonderblatt wurde ausgelegt
hand-result = { $title }: { $totals }
totals-to = { $before }{"\u00A0"}zu{"\u00A0"}{ $next }

is-tie = Es steht unentschieden.
side-leads = { $side ->
    [we] Wir führen mit { $margin } Punkten.
    [they] Die Gegner führen mit { $margin } Punkten.
    [you] Du führst mit { $margin } Punkten.
    [player] { $side } führt mit { $margin } Punkten.
   *[several] { $side } führen mit { $margin } Punkten.
}
game-is-practice = Diese Partie ist zum Üben.
winner-you = Du
match-won = { $side ->
    [we] Wir gewinnen mit { $margin } Punkten Vorsprung
    [they] Die Gegner gewinnen mit { $margin } Punkten Vorsprung
    [you] Du gewinnst mit { $margin } Punkten Vorsprung
    [player] { $side } gewinnt mit { $margin } Punkten Vorsprung
   *[several] { $side } gewinnen mit { $margin } Punkten Vorsprung
}
match-note = { $count ->
    [1] Nach einer Runde, { $goal }.
   *[other] Nach { $count } Runden, { $goal }.
}
match-note-practice = { $count ->
    [1] Nach einer Runde, { $goal } (Übung).
   *[other] Nach { $count } Runden, { $goal } (Übung).
}
hands-note = { $count ->
    [1] Nach einer Runde.
   *[other] Nach { $count } Runden.
}
hands-note-practice = { $count ->
    [1] Nach einer Runde (Übung).
   *[other] Nach { $count } Runden (Übung).
}
total-of = { $side ->
    [we] Wir { $points }
    [they] Gegner { $points }
    [you] Du { $points }
   *[other] { $side } { $points }
}
points-of-side = { $side ->
    [we] wir { $points }
    [they] die Gegner { $points }
    [you] du { $points }
   *[other] { $side } { $points }
}

goes-out = { $who ->
    [you] Du machst aus!
   *[other] { $who } macht aus!
}
goes-out-concealed = { $who ->
    [you] Du machst verdeckt aus!
   *[other] { $who } macht verdeckt aus!
}
lays-special = { $who ->
    [you] Du legst ein Sonderblatt aus!
   *[other] { $who } legt ein Sonderblatt aus!
}
stock-used-up = Der Talon ist aufgebraucht
three-ends-hand = Eine Drei beendet die Runde

stock-ends-story = Der Talon ist leer, und niemand hat ausgemacht.
special-story = Alle vierzehn Karten bilden ein Sonderblatt, und das beendet die Runde.
three-story = { $three ->
    [red] { $who ->
        [you] Du ziehst eine rote Drei als letzte Karte des Talons, und dafür gibt es keine andere mehr.
       *[other] { $who } zieht eine rote Drei als letzte Karte des Talons, und dafür gibt es keine andere mehr.
    }
    [black] { $who ->
        [you] Du ziehst eine schwarze Drei als letzte Karte des Talons, und dafür gibt es keine andere mehr.
       *[other] { $who } zieht eine schwarze Drei als letzte Karte des Talons, und dafür gibt es keine andere mehr.
    }
   *[any] { $who ->
        [you] Du ziehst eine Drei als letzte Karte des Talons, und dafür gibt es keine andere mehr.
       *[other] { $who } zieht eine Drei als letzte Karte des Talons, und dafür gibt es keine andere mehr.
    }
}
concealed-story = { $who ->
    [you] Du legst das ganze Blatt auf einmal aus und hattest vorher nichts gemeldet: { $points } Punkte.
   *[other] { $who } legt das ganze Blatt auf einmal aus und hatte vorher nichts gemeldet: { $points } Punkte.
}
concealed-story-free = { $who ->
    [you] Du legst das ganze Blatt auf einmal aus und hattest vorher nichts gemeldet.
   *[other] { $who } legt das ganze Blatt auf einmal aus und hatte vorher nichts gemeldet.
}
out-discards = { $who ->
    [you] Du legst die letzte Karte ab: { CARDS($card, case: "acc") }.
   *[other] { $who } legt die letzte Karte ab: { CARDS($card, case: "acc") }.
}
out-plays = { $who ->
    [you] Du spielst die letzte Karte.
   *[other] { $who } spielt die letzte Karte.
}
out-takes = { $who ->
    [you] Du nimmst den Stapel und legst alles aus.
   *[other] { $who } nimmt den Stapel und legt alles aus.
}
out-takes-and-discards = { $who ->
    [you] Du nimmst den Stapel, legst { CARDS-IN-WORDS($count, case: "acc") } aus und die letzte ab.
   *[other] { $who } nimmt den Stapel, legt { CARDS-IN-WORDS($count, case: "acc") } aus und die letzte ab.
}
out-lays-and-discards = { $who ->
    [you] Du legst { CARDS-IN-WORDS($count, case: "acc") } aus und die letzte ab.
   *[other] { $who } legt { CARDS-IN-WORDS($count, case: "acc") } aus und die letzte ab.
}
out-closes-and-discards = { $who ->
    [you] Du machst { LIST($melds, case: "acc") } voll und legst die letzte Karte ab.
   *[other] { $who } macht { LIST($melds, case: "acc") } voll und legt die letzte Karte ab.
}
out-last-close = { $owner ->
    [reader] { $count ->
        [1] Deine letzte Karte macht { LIST($melds, case: "acc") } voll.
       *[other] Deine letzten { COUNT($count) } Karten machen { LIST($melds, case: "acc") } voll.
    }
    [partner] { $count ->
        [1] Die letzte Karte deines Partners macht { LIST($melds, case: "acc") } voll.
       *[other] Die letzten { COUNT($count) } Karten deines Partners machen { LIST($melds, case: "acc") } voll.
    }
   *[named] { $count ->
        [1] Die letzte Karte von { $name } macht { LIST($melds, case: "acc") } voll.
       *[other] Die letzten { COUNT($count) } Karten von { $name } machen { LIST($melds, case: "acc") } voll.
    }
}
out-last-are = { $owner ->
    [reader] { $count ->
        [1] Deine letzte Karte ist eine Meldung aus { CARDS($meld, case: "of") }.
       *[other] Deine letzten { COUNT($count) } Karten sind eine Meldung aus { CARDS($meld, case: "of") }.
    }
    [partner] { $count ->
        [1] Die letzte Karte deines Partners ist eine Meldung aus { CARDS($meld, case: "of") }.
       *[other] Die letzten { COUNT($count) } Karten deines Partners sind eine Meldung aus { CARDS($meld, case: "of") }.
    }
   *[named] { $count ->
        [1] Die letzte Karte von { $name } ist eine Meldung aus { CARDS($meld, case: "of") }.
       *[other] Die letzten { COUNT($count) } Karten von { $name } sind eine Meldung aus { CARDS($meld, case: "of") }.
    }
}
out-last-go-to = { $owner ->
    [reader] { $count ->
        [1] Deine letzte Karte kommt an { LIST($melds, case: "to") }.
       *[other] Deine letzten { COUNT($count) } Karten kommen an { LIST($melds, case: "to") }.
    }
    [partner] { $count ->
        [1] Die letzte Karte deines Partners kommt an { LIST($melds, case: "to") }.
       *[other] Die letzten { COUNT($count) } Karten deines Partners kommen an { LIST($melds, case: "to") }.
    }
   *[named] { $count ->
        [1] Die letzte Karte von { $name } kommt an { LIST($melds, case: "to") }.
       *[other] Die letzten { COUNT($count) } Karten von { $name } kommen an { LIST($melds, case: "to") }.
    }
}

natural-canasta-of = Reiner Canasta aus { CARDS($meld, case: "of") }
mixed-canasta-of = Gemischter Canasta aus { CARDS($meld, case: "of") }
complete-sequence = Vollständige { CARDS($meld) }
canasta-of = Canasta aus { CARDS($meld, case: "of") }
meld-of = Meldung aus { CARDS($meld, case: "of") }

this-hand-scores = Diese Runde: { $points }.
total-scores = Gesamt: { $points }.
total-was = vorher { $points }
pad-hand = Runde { $hand }
pad-hand-of = Runde { $hand } von { $deals }
open-hand-out = aus
open-hand-you = Du

story-best-hand = Beste Runde
story-largest-lead = Größter Vorsprung
story-lead = Die Führung
story-canastas = Canastas
story-decided = Entschieden durch
story-going-out = Ausgemacht
story-best-hand-is = { $side ->
    [we] Wir in Runde { $hand }: { $points }
    [they] Die Gegner in Runde { $hand }: { $points }
    [you] Du in Runde { $hand }: { $points }
   *[other] { $side } in Runde { $hand }: { $points }
}
story-largest-lead-is = { $side ->
    [we] Wir nach Runde { $hand }: { $points }
    [they] Die Gegner nach Runde { $hand }: { $points }
    [you] Du nach Runde { $hand }: { $points }
   *[other] { $side } nach Runde { $hand }: { $points }
}
story-took-lead = { $side ->
    [we] Seit Runde { $hand } bei uns
    [they] Seit Runde { $hand } bei den Gegnern
    [you] Seit Runde { $hand } bei dir
   *[other] Seit Runde { $hand } bei { $side }
}
story-took-lead-after = { $side ->
    [we] Nach { COUNT($count) } Wechseln seit Runde { $hand } bei uns
    [they] Nach { COUNT($count) } Wechseln seit Runde { $hand } bei den Gegnern
    [you] Nach { COUNT($count) } Wechseln seit Runde { $hand } bei dir
   *[other] Nach { COUNT($count) } Wechseln seit Runde { $hand } bei { $side }
}
story-always-ahead = { $side ->
    [we] Wir lagen immer vorn
    [they] Die Gegner lagen immer vorn
    [you] Du lagst immer vorn
    [player] { $side } lag immer vorn
   *[several] { $side } lagen immer vorn
}
story-canastas-of = { $side ->
    [we] Wir { $canastas }
    [they] Die Gegner { $canastas }
    [you] Du { $canastas }
   *[other] { $side } { $canastas }
}
story-canastas-of-next = { $side ->
    [we] wir { $canastas }
    [they] die Gegner { $canastas }
    [you] du { $canastas }
   *[other] { $side } { $canastas }
}
no-canastas = keine
canastas-natural = { $count ->
    [1] { $count } reiner
   *[other] { $count } reine
}
canastas-mixed = { $count ->
    [1] { $count } gemischter
   *[other] { $count } gemischte
}
canastas-sequence = { $count ->
    [1] { $count } Sequenz
   *[other] { $count } Sequenzen
}
canastas-wild = { $count } aus wilden Karten
decided-points = { $what }: { $points }
decided-canastas = die Canastas
decided-melded = die ausgelegten Karten
decided-in-hand = die Karten auf der Hand
decided-threes = die roten Dreien
decided-going-out = das Ausmachen
decided-penalties = Minuspunkte
decided-extras = weitere Prämien
decided-special = ein Sonderblatt
went-out-times = { $who ->
    [you] { $count ->
        [1] du einmal
        [2] du zweimal
        [3] du dreimal
        [4] du viermal
       *[other] du { $count }-mal
    }
   *[other] { $count ->
        [1] { $who } einmal
        [2] { $who } zweimal
        [3] { $who } dreimal
        [4] { $who } viermal
       *[other] { $who } { $count }-mal
    }
}
went-out-name = { $who ->
    [you] du
   *[other] { $who }
}
nobody-went-out = Niemand

ready-for-more = Bereit für mehr?
another-try = Noch ein Versuch gegen dieselben, oder erst eine leichtere Partie?
play-against = Auf Stufe { $level } spielen
