points-of-minimum = { $points } von { $minimum }
points-selected = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
of-minimum = {" "}von { $minimum }
points-open = { $points }, eröffnet

take-the-pile = Stapel nehmen
take-the-pile-with = Stapel mit { CARDS($cards, case: "dat") } nehmen
also-lays-and-opens = legt auch { CARDS($groups, case: "acc") } aus: { $opens }
choose-how-to-take = { CARDS-COUNT($count) }, wie …
lay-cards = Auslegen: { CARDS($cards, case: "acc") }
set-out-cards = Bereitlegen: { CARDS($cards, case: "acc") }
discard-selected = Ablegen
discard-joker = Joker ablegen
discard-card = { $card } ablegen
gains-points = +{ $points }
gains-canasta = +{ $points }, ein Canasta
gains-new-meld = +{ $points }, neue Meldung
gains-in-meld = +{ $points }, { CARDS($meld) }: { $count }
add-to-meld = Anlegen: { CARDS($cards, case: "acc") } an { CARDS($meld, case: "to") }
take-group-back = Zurücknehmen: { CARDS($cards, case: "acc") }, { $points } Punkte

special-pairs = Sieben Paare
special-wild-pairs = Paare mit wildem Paar
special-miami-pairs = Miami-Paare
special-zip-code = Postleitzahl
special-garbage = Müll
special-blast-off = Countdown
special-triples = Drillinge
special-quads = Vierlinge
special-dream-4 = Traum mit vier wilden Karten
special-dream-5 = Traum mit fünf wilden Karten
special-straight = Straße
special-pairs-are = sieben Paare verschiedener Ränge, ohne wilde Karten
special-wild-pairs-are = sechs Paare verschiedener Ränge, darunter Asse und Siebenen, dazu zwei Zweien oder zwei Joker
special-miami-pairs-are = sieben Paare verschiedener Ränge: Asse, Siebenen, Zweien, Joker und drei beliebige andere
special-zip-code-is = vier, drei, drei, zwei und zwei Karten von fünf Rängen, Zweien und Joker dürfen darunter sein
special-garbage-is = vier, vier, drei und drei Karten von vier Rängen, ohne wilde Karten
special-blast-off-is = fünf, vier, drei und zwei Karten von vier Rängen, Zweien und Joker dürfen darunter sein
special-triples-are = je drei Karten von vier Rängen, dazu zwei Zweien oder zwei Joker
special-quads-are = je vier Karten von drei Rängen, dazu zwei Zweien oder zwei Joker
special-dream-4-is = je fünf Karten von zwei Rängen, dazu vier Zweien oder vier Joker
special-dream-5-is = fünf Karten eines Rangs und vier eines anderen, dazu fünf beliebige wilde Karten
special-straight-is = je eine Karte von der Vier bis zum Ass, eine Zwei, ein Joker und eine beliebige weitere Karte, wenn deine Partei eine Drei ausgelegt hat
special-hand-points = { $hand }: { $points } Punkte
special-hand-wins-match = { $hand }: { $points } Punkte, und die Partie ist gewonnen

way-with = Mit { CARDS($cards, case: "dat") }
way-with-onto = Mit { CARDS($cards, case: "dat") }, an deine { CARDS($meld, case: "on") }
way-with-new = Mit { CARDS($cards, case: "dat") }, als neue Meldung
way-onto = An deine { CARDS($meld, case: "on") }
way-as-new = Als neue Meldung
way-also-lays = { $way }. Dazu kommt: { $groups }
way-adds = { CARDS($cards, case: "acc") } an { CARDS($meld, case: "to") }
meld-numbered = { CARDS($meld) } Nr. { $number } ({ CARDS-COUNT($count) })
way-points = { $points } Punkte
way-makes-canasta = ein Canasta aus { CARDS($meld, case: "of") }
way-leaves = übrig: { LIST($cards) }
way-leaves-none = es bleibt keine Karte
pair-of-rank = ein Paar { RANKS-NAME($rank) }
single-cards = { $count ->
    [one] 1 Einzelkarte
   *[other] { $count } Einzelkarten
}
other-cards = { $count ->
    [one] 1 andere Karte
   *[other] { $count } andere Karten
}
more-ways-by-suit = { $count ->
    [one] 1 weitere Möglichkeit unterscheidet sich nur in den Farben.
   *[other] { $count } weitere Möglichkeiten unterscheiden sich nur in den Farben.
}
more-ways-cost-more = { $count ->
    [one] 1 weitere Möglichkeit kostet mehr. Wähle dafür zuerst die Karten.
   *[other] { $count } weitere Möglichkeiten kosten mehr. Wähle dafür zuerst die Karten.
}
