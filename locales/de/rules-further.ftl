lone-player = Wer in einer Runde zuerst den Stapel nimmt, spielt allein gegen die beiden anderen, die von da an Partner sind und ihre Meldungen teilen. Wer vorher ausmacht, spielt auch allein.
foot-is = Jeder bekommt auch einen Fuß: { CARDS-COUNT($count) }, verdeckt, die niemand sieht.
feet-follow = { $count ->
    [1] Danach kommt ein weiterer mit { $sizes } Karten, der ebenso aufgenommen wird.
   *[other] Danach kommen weitere mit { $sizes } Karten, die ebenso aufgenommen werden.
}
foot-at-once = Wer die letzte Karte der Hand meldet, nimmt den Fuß auf und spielt weiter; wer sie ablegt, beginnt den nächsten Zug mit dem Fuß.
foot-ends-turn = Wer die Hand leer hat, nimmt den Fuß auf, und der Zug endet.
foot-by-discard = Die Hand wird nur durch Ablegen leer; dann wird der Fuß aufgenommen.
foot-by-canasta = Wer eine Canasta vollendet, nimmt damit den Fuß auf und spielt weiter; vorher wird die Hand nicht leer, und eine Canasta des Partners bringt keinen Fuß.
foot-threes-not-replaced = Dreien aus dem Fuß, die ausgelegt werden, werden nicht ersetzt.
bonus-cards-are = Eine Partei, die nach dem Ziehen vom Talon eröffnet und den Zug mit dem Ablegen beendet, zieht Prämienkarten: { LIST($sides) }.
bonus-cards-of = { $place ->
    [1] die erste { COUNT($cards, gender: "f") }
    [2] die zweite { COUNT($cards, gender: "f") }
    [3] die dritte { COUNT($cards, gender: "f") }
    [4] die vierte { COUNT($cards, gender: "f") }
    [5] die fünfte { COUNT($cards, gender: "f") }
    [6] die sechste { COUNT($cards, gender: "f") }
    [7] die siebte { COUNT($cards, gender: "f") }
   *[other] die achte { COUNT($cards, gender: "f") }
}
special-hand-what = Vierzehn Karten, die du nach dem Ziehen vom Talon auf der Hand hast, können als Sonderblatt ausgelegt werden, solange deine Partei nichts ausgelegt hat. Es beendet die Runde, und seine Punkte zählen anstelle von allem anderen.
special-hand-line = { $worth }: { $cards }.
wild-discard-last = Eine wilde Karte wird nur zum Ausmachen abgelegt oder aus einer Hand mit lauter wilden.
first-discard-not = Nicht auf einen leeren Stapel, außer man hat nichts anderes: { LIST($cards) }.
wilds-discarded = wilde Karten
closed-rank-cards = Karten eines geschlossenen Rangs

sequence-is = Eine Sequenz sind drei bis sieben Nachbarn einer Farbe, von der Vier bis zum Ass, ohne wilde Karten. Sieben sind ein Canasta, und eine Partei darf beliebig viele Sequenzen haben.
wild-meld-is = Drei bis sieben wilde Karten sind eine wilde Meldung; sieben sind ein Canasta aus wilden Karten.
wild-meld-first = Solange ihre wilde Meldung unvollständig ist, legt eine Partei wilde Karten nirgends sonst an.
set-at-most = Ein Satz hat höchstens { CARDS-COUNT($count, case: "acc") }.
wilds-join-sets-of = Nach der Erstmeldung werden wilde Karten nur an Sätze mit mindestens { COUNT($count) } natürlichen angelegt.
ranks-without-wilds = { LIST($ranks) } werden ohne wilde Karten gemeldet.
ranks-without-wilds-unless-opened = { LIST($ranks) } werden ohne wilde Karten gemeldet, außer in einem Satz, der in der Erstmeldung der Partei eine bekam.
rank-is-closed = Sobald eine Partei einen Canasta eines Rangs hat, ist der Rang geschlossen: Niemand legt mehr Karten an Sätze davon an.
one-meld-of-a-rank = { $party ->
    [side] Eine Partei hat eine Meldung von einem Rang; weitere Karten kommen dazu. An die der anderen Partei legst du nie an.
   *[player] Ein Spieler hat eine Meldung von einem Rang; weitere Karten kommen dazu. An die des anderen legst du nie an.
}
one-open-meld-of-a-rank = { $party ->
    [side] Eine Partei beginnt erst dann eine weitere Meldung von einem Rang, wenn alle ihre Meldungen dieses Rangs Canastas sind. An die der anderen Partei legst du nie an.
   *[player] Ein Spieler beginnt erst dann eine weitere Meldung von einem Rang, wenn alle seine Meldungen dieses Rangs Canastas sind. An die des anderen legst du nie an.
}
any-melds-of-a-rank = { $party ->
    [side] Eine Partei darf mehrere Meldungen von einem Rang haben. An die der anderen Partei legst du nie an.
   *[player] Ein Spieler darf mehrere Meldungen von einem Rang haben. An die des anderen legst du nie an.
}

opening-pure-set = Zur Erstmeldung gehört mindestens eine natürliche Meldung aus drei oder mehr Karten, alle aus der Hand.
opening-hand-only = Für die Mindestpunktzahl zählen nur Karten aus der Hand.
opening-no-mixed-canasta = Die Erstmeldung darf keinen gemischten Canasta ergeben.
opening-canasta-free = Ein Canasta aus der Hand, rein oder aus wilden Karten, eröffnet, was immer er zählt.
opening-before-pile = Eine Partei, die nicht gemeldet hat, darf den Stapel nicht nehmen.
opening-canasta = Bei einer Mindestpunktzahl von { LIST($minimums) } gehört auch ein Canasta zur Erstmeldung.
opening-natural-canasta = Bei einer Mindestpunktzahl von { LIST($minimums) } gehört auch ein Canasta ohne wilde Karten zur Erstmeldung.
closed-turns-are = { $count ->
    [one] Im ersten Zug jedes Spielers wird nichts gemeldet und der Stapel nicht genommen.
   *[other] In den ersten { COUNT($count) } Zügen jedes Spielers wird nichts gemeldet und der Stapel nicht genommen.
}

red-threes-dead = Rote Dreien werden nie gemeldet. Sie werden nur abgelegt und sperren den Stapel für den Nächsten.
black-threes-dead = Schwarze Dreien werden nie gemeldet. Sie werden nur abgelegt und sperren den Stapel für den Nächsten.
black-threes-bonus = Schwarze Dreien werden wie rote ausgelegt und ersetzt.
black-threes-freeze = Eine schwarze Drei obenauf sperrt den Stapel für den Nächsten und friert ihn wie eine wilde Karte ein, bis er genommen wird.
threes-always-count = Dreien zählen immer für ihre Partei.
threes-count-or-against = { $enough ->
    [1] Dreien zählen ab einem Canasta für eine Partei, und ohne gegen sie.
   *[other] Dreien zählen ab { CANASTAS-COUNT($enough, case: "dat") } für eine Partei, und mit weniger gegen sie.
}
threes-count-nothing-between = { $least ->
    [1] Dreien zählen ab { CANASTAS-COUNT($enough, case: "dat") } für eine Partei, mit { CANASTAS-COUNT($least, case: "dat") } nichts, und ohne gegen sie.
   *[other] Dreien zählen ab { CANASTAS-COUNT($enough, case: "dat") } für eine Partei, mit { CANASTAS-COUNT($least, case: "dat") } nichts, und mit weniger gegen sie.
}
threes-count-nothing-range = { $least ->
    [1] Dreien zählen ab { CANASTAS-COUNT($enough, case: "dat") } für eine Partei, mit einem bis { CANASTAS-COUNT($most, case: "dat") } nichts, und ohne gegen sie.
   *[other] Dreien zählen ab { CANASTAS-COUNT($enough, case: "dat") } für eine Partei, mit { COUNT($least, gender: "none") } bis { CANASTAS-COUNT($most, case: "dat") } nichts, und mit weniger gegen sie.
}
threes-count-or-nothing = Dreien zählen ab { CANASTAS-COUNT($enough, case: "dat") } für eine Partei, sonst nichts.
black-three-held = Eine schwarze Drei auf der Hand kostet { $points }.
red-three-held = Eine rote Drei auf der Hand kostet { $points }.
threes-points-each = { $threes ->
    [red] Rote Dreien je { $points }.
   *[any] Dreien, jede Farbe für sich, je { $points }.
}
threes-points-table = { $threes ->
    [red] Rote Dreien: zusammen { $points } für eine, zwei und so weiter.
   *[any] Dreien, rote und schwarze für sich: zusammen { $points } für eine, zwei und so weiter.
}

kind-among-canastas = { $canasta ->
    [natural] { $count ->
        [1] ein reiner
       *[other] { COUNT($count) } reine
    }
    [mixed] { $count ->
        [1] ein gemischter
       *[other] { COUNT($count) } gemischte
    }
    [sequence] { $count ->
        [1] einer als Sequenz
       *[other] { COUNT($count) } als Sequenz
    }
   *[wild] { $count ->
        [1] einer aus wilden Karten
       *[other] { COUNT($count) } aus wilden Karten
    }
}
going-out-needs-kinds = Unter den Canastas müssen sein: { LIST($kinds) }.
out-by-discard = Man macht nur durch Ablegen aus.
out-by-melding = Man macht aus, indem man alle Karten meldet: Die letzte wird nie abgelegt.
out-without-incomplete = Eine Partei mit einer unvollständigen Meldung, die gegen sie zählt, darf nicht ausmachen.
out-after-partners-foot = Niemand macht aus, bevor der Partner seinen Fuß aufgenommen hat.
asks-once = Jeder darf in einer Runde nur einmal fragen.
asks-always = Ohne das Ja des Partners macht niemand aus.
out-after-foot = Nur wer den Fuß aufgenommen hat, macht aus.
out-after-feet = Nur wer den letzten Fuß aufgenommen hat, macht aus.
of-a-suit = einer Sequenz
of-wilds = wilden Karten

lone-player-scores = Was Partner in einer Runde zusammen erreichen, zählt für jeden von ihnen; rote Dreien zählen für ihren eigenen Spieler.
card-prices = Hier aber: { LIST($ranks) }.
card-price = { RANKS-NAME($rank) } { $points }
card-price-threes = gemeldete schwarze Dreien { $points }
canasta-prices = Ein Canasta { LIST($canastas) }.
canasta-of-sequence = als Sequenz { $points }
canasta-of-wilds = aus wilden Karten { $points }
canasta-of-twos = aus lauter Zweien { $points }
canasta-of-jokers = aus wilden Karten mit vier Jokern { $points }
canasta-of-rank = aus { RANKS-NAME($rank, case: "of") } ohne wilde Karten { $points }
canasta-of-one-wild = aus lauter Zweien oder lauter Jokern { $points }
canasta-of-mixed-rank = aus { RANKS-NAME($rank, case: "of") } mit wilden Karten { $points }
canasta-count-prices = Für die höchste Anzahl von Canastas, die sie erreicht, erhält eine Partei einmal: { LIST($prices) }.
canasta-count-price = { $points } für { $canastas }
so-many-canastas = { $count ->
    [one] 1 Canasta
   *[other] { $count } Canastas
}
incomplete-prices = Am Ende zählt gegen eine Partei, wenn unvollständig: { LIST($melds) }.
incomplete-sequence = Sequenz { $points }
incomplete-wilds = wilde Meldung { $points }
incomplete-rank = Meldung aus { RANKS-NAME($rank, case: "of") } { $points }
held-prices = Gegen eine Partei zählt es, drei oder mehr davon auf der Hand zu haben: { LIST($ranks) }.
held-rank = { RANKS-NAME($rank) } { $points }
held-black-threes = schwarze Dreien, vier oder mehr, { $points }
black-threes-melded = Vier oder mehr gemeldete schwarze Dreien zählen { $points } zusätzlich für ihre Partei.
cut-counts = Wer genau die Karten zum Geben abhebt, erhält { $points }: mit echten Karten, auf dem Punktezettel.
melds-need-canasta = Gemeldete Karten einer Partei ohne Canasta zählen gegen sie.
game-of-hands = { $count ->
    [one] Die Partie endet nach 1 Runde.
   *[other] Die Partie endet nach { $count } Runden.
}
