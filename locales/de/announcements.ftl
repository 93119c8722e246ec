reader-note = Buchstaben sind Befehle, das Fragezeichen zeigt ihre Liste. Wenn sie nichts tun, schalte deinen Screenreader in den Fokusmodus: Im Lesemodus behält er sie für sich.
nobody-melded = Niemand hat gemeldet.
nothing-to-do = Im Moment gibt es nichts zu tun.
taken-back = Zurückgenommen.

you-got = Du hast { LIST($cards, case: "acc") } bekommen.
hand-is-empty = { $who ->
    [you] Deine Hand ist leer.
   *[other] Die Hand von { $who } ist leer.
}
hand-read-out = { $who ->
    [you] Dein Blatt, { CARDS-COUNT($count) }: { CARDS($cards) }.
   *[other] Blatt von { $who }, { CARDS-COUNT($count) }: { CARDS($cards) }.
}
selected-cards = Gewählt: { CARDS($cards) }.
groups-set-out = Bereitgelegt: { CARDS($groups) }.
cards-set-out = Bereitgelegt: { CARDS($cards) }. { $points }.
cards-taken-back = Zurückgenommen: { CARDS($cards) }.
cards-taken-back-of = Zurückgenommen: { CARDS($cards) }. { $points }.
nothing-selected = Nichts ist gewählt.
card-moved = { $card }, { $place } von { $count }.
others-continue = Die anderen spielen weiter.

melds-of-side = { $side }: { $melds }.
melds-none = keine
pile-read-out = { $pile }.
until-side-opens = { $side ->
    [we] Bis deine Partei eröffnet, nehmen ihn nur { COUNT($count) } natürliche Karten dieses Rangs.
    [they] Bis deine Partei eröffnet, nehmen ihn nur { COUNT($count) } natürliche Karten dieses Rangs.
    [you] Bis du eröffnest, nehmen ihn nur { COUNT($count) } natürliche Karten dieses Rangs.
    [player] Bis { $side } eröffnet, nehmen ihn nur { COUNT($count) } natürliche Karten dieses Rangs.
   *[several] Bis { $side } eröffnen, nehmen ihn nur { COUNT($count) } natürliche Karten dieses Rangs.
}
stock-read-out = Talon, { CARDS-COUNT($count) }.
side-has = { $side ->
    [we] Wir haben { $points }
    [they] Die Gegner haben { $points }
    [you] Du hast { $points }
    [player] { $side } hat { $points }
   *[several] { $side } haben { $points }
}
side-has-next = { $side ->
    [we] wir haben { $points }
    [they] die Gegner haben { $points }
    [you] du hast { $points }
    [player] { $side } hat { $points }
   *[several] { $side } haben { $points }
}
scores-to = { $scores }. Bis { $target }; Runde { $hand }.
scores-deals = { $scores }. { $deals } Runden; Runde { $hand }.
read-scores-one-hand = { $scores }. Eine Runde; Runde { $hand }.
side-has-opened = { $side ->
    [we] Wir haben eröffnet: Es gibt kein Minimum mehr.
    [they] Die Gegner haben eröffnet: Es gibt kein Minimum mehr.
    [you] Du hast eröffnet: Es gibt kein Minimum mehr.
    [player] { $side } hat eröffnet: Es gibt kein Minimum mehr.
   *[several] { $side } haben eröffnet: Es gibt kein Minimum mehr.
}
any-meld-opens = Jede Meldung eröffnet.
opening-minimum-is = Die Erstmeldung braucht { $points } Punkte.

button-does = { $word }: { $effect }
you-can = Du kannst: { $buttons }.
not-now = Jetzt nicht: { $buttons }.
discard-the-card = Ablegen: { CARDS($card, case: "acc") }
answer-yes-or-no = Antworte mit Ja oder Nein. Du hast { $points } Punkte auf der Hand.
may-not-go-out = Du darfst in diesem Zug nicht ausmachen.
