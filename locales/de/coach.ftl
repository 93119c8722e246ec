tip-draw = { $mode ->
    [mouse] { $count ->
        [1] Klick auf den Talon, um eine Karte zu ziehen.
       *[other] Klick auf den Talon, um { $count } Karten zu ziehen.
    }
    [finger] { $count ->
        [1] Tipp auf den Talon, um eine Karte zu ziehen.
       *[other] Tipp auf den Talon, um { $count } Karten zu ziehen.
    }
    [remote] { $count ->
        [1] Geh mit den Pfeilen und Enter zum Talon, um eine Karte zu ziehen.
       *[other] Geh mit den Pfeilen und Enter zum Talon, um { $count } Karten zu ziehen.
    }
   *[keys] { $count ->
        [1] Nimm den Talon, um eine Karte zu ziehen.
       *[other] Nimm den Talon, um { $count } Karten zu ziehen.
    }
}
tip-take = Die oberste Karte passt zu deinen: Statt zu ziehen, darfst du den ganzen Stapel nehmen, wenn du sie sofort auslegst.
tip-take-part = Die oberste Karte passt zu deinen: Statt zu ziehen, darfst du bis zu { CARDS-COUNT($most, case: "acc") } vom Stapel nehmen, wenn du sie sofort auslegst.
tip-open-freely = { $mode ->
    [mouse] { $collected ->
        [ranks] Wähle drei oder mehr Karten eines Rangs, dann „Auslegen“; oder eine Karte, dann „Ablegen“.
       *[sequences] Wähle drei oder mehr eines Rangs, oder Nachbarn einer Farbe, dann „Auslegen“; oder eine Karte, dann „Ablegen“.
    }
    [finger] { $collected ->
        [ranks] Tipp auf drei oder mehr Karten eines Rangs, dann „Auslegen“; oder auf eine Karte, dann „Ablegen“.
       *[sequences] Tipp auf drei oder mehr eines Rangs, oder Nachbarn einer Farbe, dann „Auslegen“; oder auf eine Karte, dann „Ablegen“.
    }
    [remote] { $collected ->
        [ranks] Wähle mit den Pfeilen und Enter drei oder mehr Karten eines Rangs, dann „Auslegen“; oder eine Karte, dann „Ablegen“.
       *[sequences] Wähle mit den Pfeilen und Enter drei oder mehr eines Rangs, oder Nachbarn einer Farbe, dann „Auslegen“; oder eine, dann „Ablegen“.
    }
   *[keys] { $collected ->
        [ranks] Wähle mit der Leertaste drei oder mehr Karten eines Rangs, dann „Auslegen“; oder eine Karte, dann „Ablegen“.
       *[sequences] Wähle mit der Leertaste drei oder mehr eines Rangs, oder Nachbarn einer Farbe, dann „Auslegen“; oder eine, dann „Ablegen“.
    }
}
tip-open = { $mode ->
    [mouse] { $collected ->
        [ranks] Wähle drei oder mehr eines Rangs: Deine ersten Meldungen müssen zusammen { $minimum } zählen. Sonst leg eine Karte ab.
       *[sequences] Wähle drei oder mehr eines Rangs, oder Nachbarn einer Farbe: Deine ersten Meldungen müssen zusammen { $minimum } zählen. Sonst leg eine ab.
    }
    [finger] { $collected ->
        [ranks] Tipp auf drei oder mehr eines Rangs: Deine ersten Meldungen müssen zusammen { $minimum } zählen. Sonst leg eine Karte ab.
       *[sequences] Tipp auf drei oder mehr eines Rangs, oder Nachbarn einer Farbe: Deine ersten Meldungen müssen zusammen { $minimum } zählen. Sonst leg eine ab.
    }
    [remote] { $collected ->
        [ranks] Wähle mit Pfeilen und Enter drei oder mehr eines Rangs: Deine ersten Meldungen müssen zusammen { $minimum } zählen. Sonst leg eine Karte ab.
       *[sequences] Wähle mit Pfeilen und Enter drei oder mehr eines Rangs, oder Nachbarn einer Farbe: Zusammen müssen sie { $minimum } zählen. Sonst leg eine ab.
    }
   *[keys] { $collected ->
        [ranks] Wähle mit der Leertaste drei oder mehr eines Rangs: Deine ersten Meldungen müssen zusammen { $minimum } zählen. Sonst leg eine Karte ab.
       *[sequences] Wähle mit der Leertaste drei oder mehr eines Rangs, oder Nachbarn einer Farbe: Zusammen müssen sie { $minimum } zählen. Sonst leg eine ab.
    }
}
tip-lay = { $mode ->
    [mouse] Wähle Karten zum Auslegen: neue Meldungen ab drei Karten, oder welche für deine Meldungen. Dann leg eine ab.
    [finger] Tipp auf Karten zum Auslegen: neue Meldungen ab drei Karten, oder welche für deine Meldungen. Dann leg eine ab.
    [remote] Wähle mit Pfeilen und Enter Karten zum Auslegen: neue Meldungen ab drei Karten, oder welche für deine Meldungen. Dann leg eine ab.
   *[keys] Wähle mit der Leertaste Karten zum Auslegen: neue Meldungen ab drei Karten, oder welche für deine Meldungen. Dann leg eine ab.
}
tip-lone = Wer zuerst den Stapel nimmt, spielt diese Runde allein. Die beiden anderen sind von da an Partner und teilen ihre Meldungen.
tip-sequence = Drei oder mehr Nachbarn einer Farbe, ohne wilde Karten, sind eine Sequenz. Sieben sind ein Canasta für { $points } Punkte.
tip-wild-meld = Drei oder mehr Zweien und Joker sind eine eigene Meldung. Sieben sind ein Canasta für { $points } Punkte.
tip-wild-meld-or-more = Drei oder mehr Zweien und Joker sind eine eigene Meldung. Sieben sind ein Canasta für { $points } Punkte oder mehr.
tip-discard = „Ablegen“ beendet deinen Zug. Der Nächste darf den Stapel nehmen, wenn deine Karte passt: Denk daran, was dort gesammelt wird.
tip-warnings = Mit dieser Karte könnte der Nächste den Stapel nehmen. Das Spiel kann dich vor jedem Ablegen davor warnen.
tip-frozen = Der Stapel ist eingefroren: Nur { COUNT($count) } natürliche Karten aus deiner Hand, vom Rang der obersten, nehmen ihn.
tip-always-frozen = Der Stapel ist immer eingefroren: Nur { COUNT($count) } natürliche Karten aus deiner Hand, vom Rang der obersten, nehmen ihn.
tip-black-three = { $three ->
    [red] Eine rote Drei obenauf sperrt den Stapel für den Nächsten, und für niemanden danach.
    [black] Eine schwarze Drei obenauf sperrt den Stapel für den Nächsten, und für niemanden danach.
   *[any] Eine Drei obenauf sperrt den Stapel für den Nächsten, und für niemanden danach.
}
tip-stock-end = Der Talon ist fast leer, und die Runde kann mit ihm enden: Leg aus, was du kannst, denn Karten auf der Hand zählen gegen dich.

tip-canasta = Sieben eines Rangs sind ein Canasta: { $mixed } mit wilden Karten, { $natural } ohne.
tip-canasta-natural = Sieben eines Rangs sind ein Canasta: { $points } Punkte.
tip-canasta-of-suit = Sieben Nachbarn einer Farbe sind auch einer.
tip-canasta-of-wilds = Sieben wilde Karten sind auch einer.
tip-canasta-of-both = Sieben Nachbarn einer Farbe oder sieben wilde sind auch einer.
tip-canastas-needed = { $count ->
    [one] Zum Ausmachen ist { CANASTAS-COUNT($count) } nötig.
   *[other] Zum Ausmachen sind { CANASTAS-COUNT($count) } nötig.
}
tip-wild-none = Zweien und Joker sind wild. Nach diesen Regeln darf keine Meldung sie enthalten.
tip-wild = Zweien und Joker sind wild und stehen für jeden Rang: { $limits }.
wild-limit = { $count ->
    [one] höchstens eine in einer Meldung
   *[other] höchstens { COUNT($count) } in einer Meldung
}
wild-limit-set = { $count ->
    [one] höchstens eine in einem Satz
   *[other] höchstens { COUNT($count) } in einem Satz
}
wild-naturals = { $count ->
    [one] mit mindestens einer natürlichen Karte
   *[other] mit mindestens { COUNT($count) } natürlichen Karten
}
wild-no-more-than-naturals = nie mehr wilde als natürliche
wild-naturals-ahead = { $ahead ->
    [1] immer weniger wilde als natürliche
   *[other] immer { COUNT($ahead) } natürliche mehr als wilde
}

tip-threes = { $three ->
    [red] Eine rote Drei ist eine Prämienkarte: Sie wird sofort ausgelegt und zählt { $worth }.
    [black] Eine schwarze Drei ist eine Prämienkarte: Sie wird sofort ausgelegt und zählt { $worth }.
   *[any] Eine Drei ist eine Prämienkarte: Sie wird sofort ausgelegt und zählt { $worth }.
}
tip-threes-against = { $three ->
    [red] Eine rote Drei ist eine Prämienkarte: Sie wird sofort ausgelegt und zählt { $worth }, aber gegen dich, { $while }.
    [black] Eine schwarze Drei ist eine Prämienkarte: Sie wird sofort ausgelegt und zählt { $worth }, aber gegen dich, { $while }.
   *[any] Eine Drei ist eine Prämienkarte: Sie wird sofort ausgelegt und zählt { $worth }, aber gegen dich, { $while }.
}
threes-worth-or-more = { $points } oder mehr
while-no-meld = { $own ->
    [side] solange deine Partei nichts gemeldet hat
   *[alone] solange du nichts gemeldet hast
}
while-no-canasta = { $own ->
    [side] solange deine Partei keinen Canasta hat
   *[alone] solange du keinen Canasta hast
}
while-fewer-canastas = { $own ->
    [side] solange deine Partei weniger als { CANASTAS-COUNT($count) } hat
   *[alone] solange du weniger als { CANASTAS-COUNT($count) } hast
}

tip-go-out = Du kannst ausmachen: Leg alle Karten aus, oder alle bis auf eine, die du ablegst.
tip-go-out-by-discard = Du kannst ausmachen: Leg alle Karten bis auf eine aus, und diese leg ab.
tip-go-out-by-melding = Du kannst ausmachen: Leg alle Karten aus.
tip-other-hand = Karten auf der anderen Hand zählen gegen ihren Spieler.
tip-other-hands = Karten auf den anderen Händen zählen gegen ihre Spieler.
tip-other-hands-of-sides = Karten auf den anderen Händen zählen gegen ihre Partei.
tip-keep-one = { $own ->
    [side] Bevor deine Partei { CANASTAS-COUNT($count, case: "acc") } hat, kann sie nicht ausmachen: Behalte also eine Karte.
   *[alone] Bevor du { CANASTAS-COUNT($count, case: "acc") } hast, kannst du nicht ausmachen: Behalte also eine Karte.
}
tip-keep-two = { $own ->
    [side] Bevor deine Partei { CANASTAS-COUNT($count, case: "acc") } hat, kann sie nicht ausmachen: Behalte also eine Karte zum Ablegen und noch eine.
   *[alone] Bevor du { CANASTAS-COUNT($count, case: "acc") } hast, kannst du nicht ausmachen: Behalte also eine Karte zum Ablegen und noch eine.
}
tip-kinds = Unter den Canastas zum Ausmachen müssen sein: { LIST($kinds) }.
tip-kinds-complete = Niemand macht aus, solange eine Meldung aus { LIST($melds, case: "of") } kein Canasta ist.
tip-kinds-have = { $own ->
    [side] { $kind ->
        [natural] Reine Canastas: Deine Partei hat { $have } von { $need }.
        [mixed] Gemischte Canastas: Deine Partei hat { $have } von { $need }.
        [sequence] Sequenzen aus sieben Karten: Deine Partei hat { $have } von { $need }.
       *[wild] Canastas aus wilden Karten: Deine Partei hat { $have } von { $need }.
    }
   *[alone] { $kind ->
        [natural] Reine Canastas: Du hast { $have } von { $need }.
        [mixed] Gemischte Canastas: Du hast { $have } von { $need }.
        [sequence] Sequenzen aus sieben Karten: Du hast { $have } von { $need }.
       *[wild] Canastas aus wilden Karten: Du hast { $have } von { $need }.
    }
}

tip-special = Alle deine Karten sind ein Sonderblatt. Legst du es aus, endet die Runde, und es zählt { $points } oder mehr anstelle von allem anderen.
tip-foot = Der Fuß ist ein zweites Blatt mit { CARDS-COUNT($count, case: "dat") }.
tip-feet = Der Fuß ist dein nächstes Blatt: mit { $sizes } Karten.
tip-foot-at-once = Legst du deine letzte Karte aus, spielst du gleich damit weiter; legst du sie ab, erst im nächsten Zug.
tip-foot-turn-ends = Du nimmst ihn auf, wenn deine Hand leer ist, und der Zug endet.
tip-foot-discard = Du nimmst ihn auf, wenn du deine letzte Karte ablegst.
tip-foot-canasta = Du bekommst ihn zu deinem Blatt, wenn du selbst eine Canasta vollendest; vorher behältst du eine Karte.
tip-talon = Eine Partei, die ohne den Stapel eröffnet, zieht nach dem Ablegen Prämienkarten: { LIST($steps) }.
talon-of-place = { $place ->
    [1] die erste { COUNT($count, gender: "f") }
    [2] die zweite { COUNT($count, gender: "f") }
    [3] die dritte { COUNT($count, gender: "f") }
    [4] die vierte { COUNT($count, gender: "f") }
    [5] die fünfte { COUNT($count, gender: "f") }
    [6] die sechste { COUNT($count, gender: "f") }
   *[other] Nummer { $place } { COUNT($count, gender: "f") }
}
tip-score = { $party ->
    [side] Die Partie läuft, bis eine Partei { $points } Punkte hat.
   *[player] Die Partie läuft, bis ein Spieler { $points } Punkte hat.
}
tip-score-openings = Je mehr du hast, desto mehr müssen deine ersten Meldungen zählen.
tip-score-hands = { $count ->
    [one] Die Partie hat eine Runde: Danach gewinnt der höchste Punktestand.
   *[other] Die Partie hat { $count } Runden: Nach der letzten gewinnt der höchste Punktestand.
}

tip-select-left-selects = Ein Klick wählt eine einzelne Karte; die rechte Taste wählt weitere dazu oder wieder ab.
tip-select-right-selects = Die rechte Taste wählt eine einzelne Karte; ein Klick wählt weitere dazu oder wieder ab.
tip-select-click-adds = Jeder Klick wählt eine Karte dazu oder wieder ab.
tip-select-tap-adds = Jedes Tippen wählt eine Karte dazu oder wieder ab.
tip-select-enter-adds = Enter wählt eine Karte dazu oder wieder ab.
tip-select-space-adds = Die Leertaste wählt eine Karte dazu oder wieder ab.
right-button-adds = Die rechte Taste wählt eine Karte dazu.
left-button-adds = Die linke Taste wählt eine Karte dazu.
every-click-adds = Jeder Klick wählt eine Karte dazu.

tip-title-red-three = Rote Dreien
tip-title-ask = Den Partner fragen
tip-title-go-out = Ausmachen
tip-title-keep-two = Die letzten Karten
tip-title-stock-end = Das Ende des Talons
tip-title-frozen = Ein eingefrorener Stapel
tip-title-black-three = Schwarze Dreien
tip-title-take = Den Stapel nehmen
tip-title-score = Der Punktestand
tip-title-draw = Ziehen
tip-title-wild = Wilde Karten
tip-title-warnings = Warnungen vor dem Ablegen
tip-title-select = Karten wählen
tip-title-discard = Ablegen
tip-title-canasta = Canastas
tip-title-special = Sonderblätter
tip-title-kinds = Was man zum Ausmachen braucht
tip-title-foot = Der Fuß
tip-title-lone = Allein spielen
tip-title-sequence = Sequenzen
tip-title-wild-meld = Meldungen aus wilden Karten
tip-title-talon = Prämienkarten
tip-title-open = Die ersten Meldungen
tip-title-lay = Karten auslegen
tip-button = { $word }: { $title }
