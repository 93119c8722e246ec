score-keeper = Punkte schreiben
score-keeper-empty = Noch kein Punktezettel. Beginne einen, wenn die Karten auf dem Tisch liegen.
new-sheet = Neuer Punktezettel
sheets-full = Für einen weiteren Punktezettel ist kein Platz. Lösche einen, den du nicht mehr brauchst.
sheet-kept-rules = Spiel
sheet-sides = Parteien, oder Spieler, die für sich zählen
sheet-names = Namen
first-dealer = Gibt zuerst
no-dealer = Nicht notiert
begin-sheet = Zettel beginnen
open-sheet = Öffnen
sheet-hand = Runde
add-hand = Runde hinzufügen
keep-hand = Aufschreiben
drop-hand = Verwerfen
remove-hand = Diese Runde entfernen
undo-drop = Die verworfene Runde zurückholen
went-out = Ausgemacht
nobody = Niemand
partner-in-hand = Partner in dieser Runde
concealed = Verdeckt
no-special = Keines
count-by = Zählen
by-items = Nach Posten
by-total = Eine Zahl
deals-next = Gibt als Nächstes
hands-add-up = Wie sich die Runden summieren
sheet-changes = Was geändert wurde
sheet-begun = Begonnen

sheet-rules = { $rules }, { $length }
sheet-won = { $side ->
    [we] Wir gewinnen mit { $margin } Punkten Vorsprung.
    [they] Die Gegner gewinnen mit { $margin } Punkten Vorsprung.
    [you] Du gewinnst mit { $margin } Punkten Vorsprung.
    [player] { $side } gewinnt mit { $margin } Punkten Vorsprung.
   *[several] { $side } gewinnen mit { $margin } Punkten Vorsprung.
}
sheet-leads = { $hands ->
    [one] { $side ->
        [we] Nach 1 Runde führen wir mit { $margin } Punkten.
        [they] Nach 1 Runde führen die Gegner mit { $margin } Punkten.
        [you] Nach 1 Runde führst du mit { $margin } Punkten.
        [player] Nach 1 Runde führt { $side } mit { $margin } Punkten.
       *[several] Nach 1 Runde führen { $side } mit { $margin } Punkten.
    }
   *[other] { $side ->
        [we] Nach { $hands } Runden führen wir mit { $margin } Punkten.
        [they] Nach { $hands } Runden führen die Gegner mit { $margin } Punkten.
        [you] Nach { $hands } Runden führst du mit { $margin } Punkten.
        [player] Nach { $hands } Runden führt { $side } mit { $margin } Punkten.
       *[several] Nach { $hands } Runden führen { $side } mit { $margin } Punkten.
    }
}
sheet-level = { $hands ->
    [one] Gleichstand nach 1 Runde: { LIST($sides) }.
   *[other] Gleichstand nach { $hands } Runden: { LIST($sides) }.
}
no-hand-yet-kept = Noch keine Runde.
sheets-unreadable = { $count ->
    [1] Einen Punktezettel kann diese Version nicht lesen. Er bleibt auf diesem Gerät, wie er ist.
   *[other] { $count } Punktezettel kann diese Version nicht lesen. Sie bleiben auf diesem Gerät, wie sie sind.
}
sheet-deleted = Gelöscht: { $sheet }.
scores-of-real-games = Punkte von Partien mit echten Karten
sheets-kept = { $count ->
    [one] Punkte von Partien mit echten Karten: 1 Zettel auf diesem Gerät
   *[other] Punkte von Partien mit echten Karten: { $count } Zettel auf diesem Gerät
}
button-of = { $word }, { $of }
side-name-field = Name { $number }
side-deals = { $side ->
    [we] Wir geben
    [they] Die Gegner geben
    [you] Du gibst
    [player] { $side } gibt
   *[several] { $side } geben
}
go-on-with-hand = Weiter mit Runde { $hand }
correct-hand = Runde { $hand } korrigieren

item-total = Punkte der Runde
item-concealed = Verdeckt ausgemacht
item-sequences = Sequenzen aus sieben Karten
item-wilds = Canastas aus wilden Karten
item-twos = Canastas aus Zweien
item-jokers = Canastas aus wilden Karten mit vier Jokern
item-one-wild = Canastas aus lauter Zweien oder lauter Jokern
item-canasta-count = Anzahl der Canastas
item-black-threes = Ausgelegte schwarze Dreien
item-incomplete-sequences = Unvollständige Sequenzen
item-incomplete-wilds = Unvollständige Meldungen aus wilden Karten
item-held-black-threes = Vier oder mehr schwarze Dreien auf der Hand
item-melded-black-threes = Vier oder mehr schwarze Dreien gemeldet
item-cut = Genau die Karten zum Geben abgehoben
item-other = Andere Punkte
item-natural-of = Reine Canastas aus { CARDS($ranks, case: "of") }
item-mixed-of = Gemischte Canastas aus { CARDS($ranks, case: "of") }
item-incomplete = Unvollständige { CARDS($ranks, case: "on") }
item-held = Drei oder mehr { CARDS($ranks) } auf der Hand
item-points-each = je { $points }
points-each-and-all = je { $points }, alle { $all } zusammen { $together }
points-together = { $points } zusammen
in-points = Punkte
in-points-against = Punkte, gegen die Partei
may-be-negative = darf unter null sein

one-more = Eins mehr: { $item }
one-fewer = Eins weniger: { $item }
add-points-to = +{ $points }: { $item }
other-sign = Plus oder minus: { $item }
opens-with = Erstmeldung: { $points }
sum-of-side = { $points } in dieser Runde, { $total } insgesamt
times-together = { $count } zusammen

number-missing = { $item }: Die Zahl fehlt. Ohne Punkte ist sie 0.
no-whole-number = { $item }: Das ist keine ganze Zahl.
number-out-of-bounds = { $item }: eine Zahl von { $least } bis { $most }.
sheet-is-full = Der Zettel ist voll. Beginne einen neuen.

hand-added = Runde { $hand } hinzugefügt
hand-corrected = Runde { $hand } korrigiert: aus { $before } wurde { $after }
hand-removed = Runde { $hand } entfernt: { $points }
undo-added = Rückgängig: Runde { $hand } hinzugefügt
undo-corrected = Rückgängig: Runde { $hand } korrigiert
undo-removed = Rückgängig: Runde { $hand } entfernt
redo-added = Wiederholen: Runde { $hand } hinzugefügt
redo-corrected = Wiederholen: Runde { $hand } korrigiert
redo-removed = Wiederholen: Runde { $hand } entfernt
