news-no-foot = es gibt keinen Fuß
news-foot = du hast ein zweites Blatt, den Fuß, mit { CARDS-COUNT($count, case: "dat") }
news-feet = du hast weitere Blätter, die Füße, mit { $sizes } Karten
news-sequences = Sequenzen einer Farbe sind Meldungen
news-no-sequences = es gibt keine Sequenzen
news-hand-size = du bekommst { CARDS-COUNT($count, case: "acc") }
news-draw = { $count ->
    [1] du ziehst eine Karte
   *[other] du ziehst { COUNT($count) } Karten
}
news-canastas = { $count ->
    [0] zum Ausmachen braucht es keinen Canasta
   *[other] zum Ausmachen braucht es { CANASTAS-COUNT($count, case: "acc") }
}
news-canastas-of-kinds = zum Ausmachen braucht es { CANASTAS-COUNT($count, case: "acc") }, darunter { $kinds }
news-wild-melds = wilde Karten allein sind eine Meldung
news-no-wild-melds = wilde Karten allein sind keine Meldung
news-any-opening = deine ersten Meldungen dürfen beliebig viel zählen
news-opening = deine ersten Meldungen müssen { $minimum } zählen
news-match-to = die Partie geht bis { $target }
news-match-to-at-most = { $hands ->
    [1] die Partie geht bis { $target }, höchstens eine Runde lang
   *[other] die Partie geht bis { $target }, höchstens { COUNT($hands) } Runden lang
}
news-match-hands = { $hands ->
    [1] die Partie hat eine Runde
   *[other] die Partie hat { COUNT($hands) } Runden
}
news-nobody-asks = die Frage „Darf ich ausmachen?“ gibt es nicht
news-must-ask = zum Ausmachen brauchst du das Ja deines Partners
news-may-ask = du darfst deinen Partner „Darf ich ausmachen?“ fragen
news-no-special-hands = es gibt keine Sonderblätter
news-special-hands = manche Blätter aus vierzehn Karten bringen sofort Punkte
news-packs = es gibt { COUNT($count) } Kartenspiele
news-whole-pile = du nimmst den ganzen Stapel
news-part-of-pile = du nimmst bis zu { CARDS-COUNT($count, case: "acc") } vom Stapel
news-any-wilds = eine Meldung darf beliebig viele wilde Karten enthalten
news-no-wilds = keine Meldung darf wilde Karten enthalten
news-most-wilds = eine Meldung enthält höchstens { WILDS-COUNT($count, case: "acc") }
news-more-wilds = eine Meldung darf mehr wilde als natürliche Karten enthalten
news-no-more-wilds = eine Meldung enthält nicht mehr wilde als natürliche Karten
news-fewer-wilds = eine Meldung enthält weniger wilde als natürliche Karten
news-bonus-cards = wer vom Talon eröffnet, zieht Prämienkarten
news-no-opening-with-pile = niemand eröffnet mit dem Stapel
news-lone-taker = wer zuerst den Stapel nimmt, spielt allein
news-against = du spielst gegen { LIST($names) }
news-partner = { $name } spielt mit dir zusammen
news-partners = { LIST($names) } spielen mit dir zusammen
news-pile-never = der Stapel wird nie genommen
news-pile-always-frozen = der Stapel ist immer eingefroren
news-pile-frozen-and-wilds = der Stapel ist für dich eingefroren, bis du gemeldet hast, und durch wilde Karten
news-pile-frozen = der Stapel ist für dich eingefroren, bis du gemeldet hast
news-only-wilds-freeze = nur eine wilde Karte darin friert den Stapel ein
news-nothing-freezes = nichts friert den Stapel ein
news-threes-discarded = rote Dreien werden nur abgelegt
news-threes-never-against = rote Dreien zählen nie gegen dich
news-threes-canasta = Dreien zählen gegen dich, wenn du keinen Canasta hast
news-threes-canastas = Dreien zählen gegen dich, wenn du weniger als { CANASTAS-COUNT($count) } hast
news-threes-melded = rote Dreien zählen gegen dich, bis du gemeldet hast
news-level = die anderen spielen als { $level }
news-changed = geändert: { $rule }
news-sentence = { $news }.
