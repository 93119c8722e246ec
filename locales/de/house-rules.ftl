no-differences = Das sind die klassischen Regeln.
no-news = In diesem Spiel ist nichts neu.
changes-back = Deine Änderungen zurückholen
copy-link = Link kopieren
share-link = Teilen …
changed-back = Geändert. Auf die Vorgabe zurücksetzen
back-to-preset = Auf die Vorgabe zurücksetzen
house-rules = Hausregeln
code = Code für diese Regeln
no-code = Für Regeln, nach denen man nicht spielen kann, gibt es keinen Code.
given-code-label = Ein Code, den du bekommen hast
share = Diese Regeln teilen
given-code = Ein Code, den du bekommen hast
use-code = Code verwenden
name-for-rules = Name für diese Regeln
remove = Entfernen
own-rules = Deine eigenen Regeln
save-as = Diese Regeln sichern als
save = Sichern

group-deal = Geben und Ziehen
group-melds = Meldungen
group-opening = Erstmeldung
group-pile = Der Stapel
group-threes = Dreien
group-end = Ende der Runde
group-scoring = Wertung

rules-changed = { $count ->
    [0] keine Regel geändert
    [one] eine Regel geändert
   *[other] { COUNT($count) } Regeln geändert
}
game-and-changes = { $game }. { $changed }.
draft-is-saved = Deine Änderungen sind auf diesem Gerät als Entwurf gesichert, auch wenn du nicht gibst.
reset-rule = { $rule }: auf die Vorgabe zurücksetzen
value-never-ends = Mit diesem Wert endet eine Partie vielleicht nie.
rule-quoted = „{ $rule }“
may-never-end = { $count ->
    [one] Eine Partie nach diesen Regeln endet vielleicht nie: Bots haben { $matches } gespielt, und keine war nach { $hands } Runden zu Ende. Es liegt an { $rules }.
   *[other] Eine Partie nach diesen Regeln endet vielleicht nie: Bots haben { $matches } gespielt, und keine war nach { $hands } Runden zu Ende. Es liegt an { $rules }.
}
name-of-own-rules = Name deiner Regeln { $number }
remove-own-rules = Regeln { $name } entfernen

## Anfangen, suchen, was von Regeln gesagt wird.

start-from = Anfangen mit
search-rules = Regeln durchsuchen
rules-found = { $count ->
    [0] Keine Regel gefunden
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
as-in = Wie bei { $game }
more-rules = Weitere Regeln
no-effect = Unter den jetzigen Regeln ohne Wirkung.
set-rule = { $rule } ändern auf: { $value }
other-rule-would = { $rule } würde das ändern.
possible-values = { $rule }: Dieser Wert ist nicht möglich. Möglich: { $values }.
rules-in-words = Die Regeln in Worten
sentence-is-new = Anders:{" "}
try-hand = Runde probieren
wild-canasta-worth-nothing = Wilde Karten allein dürfen gemeldet werden, zählen aber keine Prämie.
sequence-worth-nothing = Sequenzen dürfen gemeldet werden, zählen aber keine Prämie.
no-wild-melds = Wilde Karten allein haben hier Punkte, dürfen aber nicht gemeldet werden.
no-sequences = Sequenzen haben hier Punkte, dürfen aber nicht gemeldet werden.
red-threes-cost-nothing = Rote Dreien bleiben auf der Hand, kosten dort aber nichts.
threes-worth-nothing = Dreien werden ausgelegt, zählen aber nichts.
wilds-may-outnumber = Wilde Karten dürfen in der Überzahl sein, also bedeutet ein Vorsprung der natürlichen nichts.
no-meld-charged = Keine Meldung zählt gegen eine Partei, also hindert auch keine am Ausmachen.
no-rank-closes = Nie wird ein Rang geschlossen.
no-mixed-canastas = Gemischte Canastas sind verlangt, aber Meldungen nehmen keine wilden Karten auf.
no-foot = Es gibt keinen Fuß zum Aufnehmen.
