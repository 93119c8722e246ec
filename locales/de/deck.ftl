cut = Abheben
cut-note = So viele Karten kommen vom nächsten Deck, das schon gemischt ist, von oben nach unten.
you-cut = Du hebst ab
other-cuts = { $name } hebt ab
cut-lifts = Abgehoben: { CARDS-COUNT($count) }
cut-here = Hier abheben
cut-anywhere = Irgendwo
check = Prüfen
deck-and-hands = Deck und ausgeteilte Blätter
deck-was = Das Deck, wie es gemischt wurde, von oben: { $deck }
check-note = Um das Deck ohne diese Seite zu prüfen, berechne den SHA-256-Wert der Zeile, in der es steht, mit einfachen Leerzeichen und ohne Zeilenumbruch. Der Befehl „canasta replay“ prüft eine heruntergeladene Mitschrift.
seat = Platz
wilds = Wilde Karten
luck = Kartenglück nach Plätzen
next-deck = Nächstes Deck abheben und prüfen
deck-not-cut = Es wurde nicht abgehoben.
deck-was-cut = { $count ->
    [one] Es wurde abgehoben: { CARDS-COUNT($count) } kam von oben nach unten.
   *[other] Es wurde abgehoben: { CARDS-COUNT($count) } kamen von oben nach unten.
}
fingerprint-shown = Fingerabdruck, vor dem Geben gezeigt: { $fingerprint }
fingerprint-not-shown = Vor diesem Geben wurde kein Fingerabdruck gezeigt.
seat-was-dealt = { $who ->
    [you] Du hast bekommen: { $cards }
   *[other] { $who } hat bekommen: { $cards }
}

check-matches = Geprüft: Dieses Deck hat den Fingerabdruck, der vor dem Geben gezeigt wurde.
check-differs = Dieses Deck hat nicht den Fingerabdruck, der vor dem Geben gezeigt wurde.
check-impossible = Vor diesem Geben wurde kein Fingerabdruck gezeigt, also gibt es nichts zu vergleichen.
