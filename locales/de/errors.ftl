refused-hand-over = Die Runde ist vorbei.
refused-not-your-turn = Du bist nicht dran: Warte auf { $name }.
refused-must-draw = Zieh zuerst vom Talon oder nimm den Stapel.
refused-already-drawn = Du hast in diesem Zug schon gezogen.
refused-too-early = { $count ->
    [one] Im ersten Zug wird nichts gemeldet und der Stapel nicht genommen.
   *[other] In den ersten { COUNT($count) } Zügen wird nichts gemeldet und der Stapel nicht genommen.
}
refused-not-in-hand = Das hast du nicht auf der Hand: { CARDS($cards) }.
refused-no-cards = Wähle zuerst die Karten zum Auslegen.
refused-rank-does-not-fit = Eine Meldung besteht aus einem Rang, mit oder ohne wilde Karten: { ONE-OF-RANK($rank) } passt nicht dazu.
refused-mixed-ranks = Eine Meldung besteht aus einem Rang, mit oder ohne wilde Karten: { CARDS($cards) } passen nicht zusammen.
refused-black-threes-few = Schwarze Dreien meldet nur, wer im selben Zug ausmacht, drei oder vier zusammen.
refused-meld-small = { $cards ->
    [one] Eine Meldung braucht mindestens { COUNT($least) } Karten: Diese ({ CARDS($meld) }) hätte nur eine.
   *[other] Eine Meldung braucht mindestens { COUNT($least) } Karten: Diese ({ CARDS($meld) }) hätte nur { COUNT($cards) }.
}
refused-few-naturals = { $least ->
    [one] Eine Meldung braucht mindestens eine natürliche Karte: Diese hätte { NONE-OR($naturals) }.
   *[other] Eine Meldung braucht mindestens { COUNT($least) } natürliche Karten: Diese hätte { NONE-OR($naturals) }.
}
refused-many-wilds = { $most ->
    [0] In der Meldung aus { RANKS-NAME($rank, case: "of") } wäre das zu viel: { WILDS-COUNT($wilds) }. Keine ist erlaubt.
    [1] In der Meldung aus { RANKS-NAME($rank, case: "of") } wäre das zu viel: { WILDS-COUNT($wilds) }. Höchstens eine ist erlaubt.
   *[other] In der Meldung aus { RANKS-NAME($rank, case: "of") } wäre das zu viel: { WILDS-COUNT($wilds) }. Höchstens { COUNT($most) } sind erlaubt.
}
refused-wilds-outnumber = { $naturals ->
    [one] Die Meldung aus { RANKS-NAME($rank, case: "of") } hätte { WILDS-COUNT($wilds, case: "acc") } und eine natürliche: Wilde dürfen nicht in der Überzahl sein.
   *[other] Die Meldung aus { RANKS-NAME($rank, case: "of") } hätte { WILDS-COUNT($wilds, case: "acc") } und { COUNT($naturals) } natürliche: Wilde dürfen nicht in der Überzahl sein.
}
refused-no-such-meld = { $own ->
    [side] Deine Partei hat keine Meldung aus { CARDS($meld, case: "of") }, an die wilde Karten passen.
   *[alone] Du hast keine Meldung aus { CARDS($meld, case: "of") }, an die wilde Karten passen.
}
refused-no-sequence = Eine Sequenz besteht aus drei bis sieben Nachbarn einer Farbe, von der 4 bis zum Ass, ohne wilde Karten.
refused-meld-full = Die Meldung ({ CARDS($meld) }) hätte { COUNT($cards) } Karten; höchstens { COUNT($most) } sind erlaubt.
refused-meld-exists = { $own ->
    [side] Deine Partei hat eine Meldung aus { CARDS($meld, case: "of") }, die ein Canasta werden muss, bevor eine weitere beginnt.
   *[alone] Du hast eine Meldung aus { CARDS($meld, case: "of") }, die ein Canasta werden muss, bevor eine weitere beginnt.
}
refused-pure-rank = Eine Meldung aus { RANKS-NAME($rank, case: "of") } nimmt keine wilden Karten auf.
refused-wilds-early = { $naturals ->
    [one] An { RANKS-NAME($rank, case: "to") } kommt eine wilde Karte erst ab { COUNT($least) } natürlichen: Hier wäre es nur eine.
   *[other] An { RANKS-NAME($rank, case: "to") } kommt eine wilde Karte erst ab { COUNT($least) } natürlichen: Hier wären es nur { COUNT($naturals) }.
}
refused-wild-meld-first = Wilde Karten kommen an die Meldung aus wilden Karten, bis sie ein Canasta ist.
refused-dead-rank = Es gibt einen Canasta aus { RANKS-NAME($rank, case: "of") }, deshalb werden keine mehr ausgelegt.
refused-black-threes-never = In diesem Spiel werden schwarze Dreien nie gemeldet.
refused-opening-pure = Die Erstmeldung braucht drei natürliche Karten eines Rangs aus der Hand, ohne wilde Karten.
refused-opening-canasta = Zur Erstmeldung gehört jetzt ein Canasta.
refused-opening-natural-canasta = Zur Erstmeldung gehört jetzt ein Canasta ohne wilde Karten.
refused-came-with-pile = Mit dem Stapel gekommen: { CARDS($cards) }. Auslegen darfst du das in deinem nächsten Zug.
refused-opening-mixed = Die Erstmeldung darf keinen Canasta mit wilden Karten enthalten.
refused-discard = { THE-CARD($rank, $suit) } darf jetzt nicht abgelegt werden.
refused-discard-joker = Der Joker darf jetzt nicht abgelegt werden.
refused-discard-needed = Zum Ausmachen muss die letzte Karte abgelegt werden.
refused-meld-out = Zum Ausmachen muss auch die letzte Karte gemeldet werden.
refused-partners-foot = Du darfst nicht ausmachen: Dein Partner hat seinen Fuß noch nicht aufgenommen.
refused-few-of-kind = { $own ->
    [side] { $have ->
        [0] Zum Ausmachen braucht deine Partei { CANASTAS-OF-KIND($need, $kind, case: "acc") }, und so etwas hätte sie noch nicht.
       *[other] Zum Ausmachen braucht deine Partei { CANASTAS-OF-KIND($need, $kind, case: "acc") }, davon hätte sie erst { $have }.
    }
   *[alone] { $have ->
        [0] Zum Ausmachen brauchst du { CANASTAS-OF-KIND($need, $kind, case: "acc") }, und so etwas hättest du noch nicht.
       *[other] Zum Ausmachen brauchst du { CANASTAS-OF-KIND($need, $kind, case: "acc") }, davon hättest du erst { $have }.
    }
}
refused-incomplete-meld = Mach erst { CARDS($meld, case: "to") } voll: Vorher macht niemand aus.
refused-must-ask = Frag zuerst deinen Partner: Ohne ein Ja macht niemand aus.
refused-not-special = Das Blatt ist nicht dieses Sonderblatt, oder es kann jetzt nicht ausgelegt werden.
refused-red-threes = Rote Dreien werden nie gemeldet.
refused-black-threes-early = Schwarze Dreien meldet nur, wer im selben Zug ausmacht.
refused-black-threes-wilds = Schwarze Dreien werden ohne wilde Karten gemeldet.
refused-below-minimum = Das zählt { $points } Punkte. Deine Erstmeldung braucht { $minimum }: Es fehlen noch { $lacking }.
refused-opening-wilds = Die Erstmeldung darf keine wilden Karten enthalten.
refused-pile-empty = Es gibt keinen Stapel zu nehmen.
refused-pile-closed = Nach diesen Regeln wird der Stapel nie genommen.
refused-pile-unopened = { $own ->
    [side] Bis deine Partei gemeldet hat, darf sie den Stapel nicht nehmen.
   *[alone] Bis du gemeldet hast, darfst du den Stapel nicht nehmen.
}
refused-pile-wild = Eine wilde Karte liegt obenauf: Der Stapel kann nicht genommen werden.
refused-pile-wild-pair = Eine wilde Karte liegt oben: Nur { CARDS($cards) } aus deiner Hand nehmen den Stapel, als Meldung aus wilden Karten.
refused-pile-blocked = { CARDS($top) } liegt obenauf: In diesem Zug ist der Stapel für dich gesperrt.
refused-frozen-by-wild = Der Stapel ist durch eine wilde Karte eingefroren: Nur { NATURALS-OF-RANK($naturals, $rank) } aus deiner Hand können ihn nehmen.
refused-frozen-by-three = Der Stapel ist durch eine rote Drei eingefroren: Nur { NATURALS-OF-RANK($naturals, $rank) } aus deiner Hand können ihn nehmen.
refused-frozen-by-black-three = Der Stapel ist durch eine schwarze Drei eingefroren: Nur { NATURALS-OF-RANK($naturals, $rank) } aus deiner Hand können ihn nehmen.
refused-frozen-asks = Der Stapel ist durch eine Karte eingefroren: Ihn nehmen nur { CARDS($cards) } aus deiner Hand.
refused-frozen-always = Nach diesen Regeln können nur { NATURALS-OF-RANK($naturals, $rank) } aus deiner Hand den Stapel nehmen.
refused-frozen-not-melded = { $own ->
    [side] Bis deine Partei gemeldet hat, können nur { NATURALS-OF-RANK($naturals, $rank) } aus deiner Hand den Stapel nehmen.
   *[alone] Bis du gemeldet hast, können nur { NATURALS-OF-RANK($naturals, $rank) } aus deiner Hand den Stapel nehmen.
}
refused-pile-pair = Um den Stapel zu nehmen, brauchst du { NATURALS-OF-RANK($naturals, $rank, case: "acc") } auf der Hand.
refused-top-does-not-fit = Die oberste Karte ist { ONE-OF-RANK($rank) }: Nimm sie mit { RANKS-NAME($rank, case: "dat") } aus deiner Hand, oder leg sie an deine Meldung davon an.
refused-canasta-full = Deine { RANKS-NAME($rank, case: "on") } sind schon ein Canasta: Nach diesen Regeln darf die oberste Karte nicht daran angelegt werden.
refused-one-card-pile = Mit einer einzigen Karte auf der Hand kannst du keinen Stapel aus einer Karte nehmen.
refused-few-canastas = { $own ->
    [side] { $have ->
        [0] Zum Ausmachen braucht deine Partei { CANASTAS-COUNT($need, case: "acc") }; noch hat sie keinen.
       *[other] Zum Ausmachen braucht deine Partei { CANASTAS-COUNT($need, case: "acc") }; bisher hat sie { $have }.
    }
   *[alone] { $have ->
        [0] Zum Ausmachen brauchst du { CANASTAS-COUNT($need, case: "acc") }; noch hast du keinen.
       *[other] Zum Ausmachen brauchst du { CANASTAS-COUNT($need, case: "acc") }; bisher hast du { $have }.
    }
}
refused-no-canasta-of = { $own ->
    [side] Zum Ausmachen braucht deine Partei noch einen Canasta aus { LIST($ranks, case: "of") }.
   *[alone] Zum Ausmachen brauchst du noch einen Canasta aus { LIST($ranks, case: "of") }.
}
refused-keep-two = { $own ->
    [side] { $have ->
        [0] Behalte mindestens zwei Karten, eine davon zum Ablegen: Zum Ausmachen braucht deine Partei { CANASTAS-COUNT($need, case: "acc") }; noch hat sie keinen.
       *[other] Behalte mindestens zwei Karten, eine davon zum Ablegen: Zum Ausmachen braucht deine Partei { CANASTAS-COUNT($need, case: "acc") }; bisher hat sie { $have }.
    }
   *[alone] { $have ->
        [0] Behalte mindestens zwei Karten, eine davon zum Ablegen: Zum Ausmachen brauchst du { CANASTAS-COUNT($need, case: "acc") }; noch hast du keinen.
       *[other] Behalte mindestens zwei Karten, eine davon zum Ablegen: Zum Ausmachen brauchst du { CANASTAS-COUNT($need, case: "acc") }; bisher hast du { $have }.
    }
}
refused-keep-two-to-finish = Behalte mindestens zwei Karten, eine davon zum Ablegen: Sonst könntest du den Zug nicht beenden.
refused-must-take = Der Talon ist leer: Du kannst den Stapel nehmen, also musst du.
refused-cannot-ask = Fragen darfst du nur einmal im Zug, vor dem Melden und nur, wenn du ausmachen könntest.
refused-must-answer = Antworte zuerst deinem Partner: Ja oder Nein.
refused-must-go-out = { must-go-out }
refused-partner-said-no = Dein Partner hat Nein gesagt: In diesem Zug darfst du nicht ausmachen.
refused-cannot-keep = Die letzte Karte darfst du nur behalten, wenn du nicht ausmachen darfst.
refused-not-possible = Das geht jetzt nicht.
refused-unreadable-line = diese Zeile ist nicht zu lesen.
refused-pick-cards = Wähle zuerst Karten aus deinem Blatt.
refused-pick-one = Wähle eine Karte zum Ablegen.
refused-their-melds = { $own ->
    [side] Du kannst nur an die Meldungen deiner eigenen Partei anlegen.
   *[alone] Du kannst nur an deine eigenen Meldungen anlegen.
}
refused-none-of = Du hast keine { RANKS-NAME($rank, case: "on") } auf der Hand.
refused-onto-stock = Auf den Talon kommen keine Karten: Leg sie auf deiner Seite aus oder leg eine auf dem Stapel ab.

short-hand-over = die Runde ist vorbei
short-not-your-turn = warte auf { $name }
short-must-draw = zieh zuerst
short-already-drawn = schon gezogen
short-too-early = nicht in den ersten Zügen
short-not-in-hand = nicht auf der Hand
short-pick-cards = wähle Karten
short-pick-one = wähle eine Karte
short-mixed-ranks = ein Rang, auch wilde
short-black-threes-early = schwarze Dreien nur beim Ausmachen
short-more-of-rank = { $count ->
    [one] es fehlt { ONE-OF-RANK($rank) }
   *[other] es fehlen { COUNT($count) } { RANKS-NAME($rank) }
}
short-more-of-meld = { $count ->
    [one] { CARDS($meld) }: eine fehlt noch
   *[other] { CARDS($meld) }: { COUNT($count) } fehlen noch
}
short-more-cards = { $count ->
    [one] es fehlt eine Karte
   *[other] es fehlen { COUNT($count) } Karten
}
short-few-naturals = { $least ->
    [one] braucht eine natürliche
   *[other] braucht { COUNT($least) } natürliche
}
short-no-wilds = ohne wilde Karten
short-many-wilds = höchstens { WILDS-COUNT($most) }
short-wilds-outnumber = mehr wilde als natürliche
short-no-such-meld = keine Meldung aus lauter wilden
short-no-sequence = keine Sequenz einer Farbe
short-meld-full = höchstens { COUNT($most) } Karten
short-meld-exists = eine Meldung nach der anderen
short-pure-rank = ohne wilde Karten
short-wilds-early = wilde erst ab { COUNT($least) } natürlichen
short-wild-meld-first = zuerst die wilde Meldung
short-dead-rank = keine { RANKS-NAME($rank, case: "on") } mehr
short-black-threes-never = schwarze Dreien werden nie gemeldet
short-opening-pure = braucht einen Satz ohne wilde Karten
short-opening-canasta = die Erstmeldung braucht einen Canasta
short-opening-natural-canasta = die Erstmeldung braucht einen Canasta ohne wilde Karten
short-came-with-pile = kam mit dem Stapel: nächster Zug
short-opening-mixed = noch kein Canasta mit wilden
short-discard = darf jetzt nicht abgelegt werden
short-discard-needed = behalte eine zum Ablegen
short-meld-out = melde auch die letzte Karte
short-partners-foot = dein Partner hat noch einen Fuß
short-few-of-kind = { KINDS-OF-CANASTAS($kind) }: { $have } von { $need }
short-incomplete-meld = mach erst { CARDS($meld, case: "to") } voll
short-must-ask = frag zuerst den Partner
short-not-special = nicht dieses Blatt
short-red-threes = rote Dreien werden nie gemeldet
short-black-threes-wilds = schwarze Dreien ohne wilde Karten
short-below-minimum = { $points } von { $minimum }
short-opening-wilds = keine wilden in der Erstmeldung
short-pile-empty = der Stapel ist leer
short-pile-closed = wird hier nie genommen
short-pile-unopened = erst nach der Erstmeldung
short-pile-wild = oben liegt eine wilde Karte
short-pile-blocked = oben liegt { CARDS($top) }
short-pile-frozen = eingefroren: braucht { NATURALS-OF-RANK($naturals, $rank, case: "acc") }
short-frozen-asks = eingefroren: braucht { CARDS($cards, case: "acc") }
short-pile-pair = braucht { NATURALS-OF-RANK($naturals, $rank, case: "acc") }
short-top-does-not-fit = { ONE-OF-RANK($rank) } passt nicht
short-canasta-full = deine { RANKS-NAME($rank, case: "on") } sind ein Canasta
short-one-card-pile = mit nur einer Karte geht das nicht
short-few-canastas = Canastas: { $have } von { $need }
short-no-canasta-of = braucht einen Canasta aus { LIST($ranks, case: "of") }
short-keep-two = behalte mindestens zwei Karten
short-must-take = du musst den Stapel nehmen
short-cannot-ask = fragen geht jetzt nicht
short-must-answer = antworte zuerst
short-must-go-out = du musst ausmachen
short-partner-said-no = dein Partner hat Nein gesagt
short-cannot-keep = darf nicht behalten werden
short-not-possible = geht jetzt nicht
short-bad-rules = unmögliche Regeln
short-bad-record = beschädigte Mitschrift
short-takes-none = hierher kommen keine Karten

no-such-rules = Es gibt keine Regeln namens „{ $name }“.
no-such-rule = Die Regeln haben kein Feld { $name }.
rules-not-an-object = { $field }: Die Änderungen der Regeln sind kein JSON-Objekt.
rules-not-a-value = { $field }: Dieser Wert ist nicht möglich.
rules-out-of-range = { $field }: Erlaubt ist { $least } bis { $most }.
rules-many-cards = { $field }: Mit der aufgedeckten Karte wären { $cards } Karten auszuteilen; höchstens { $most } sind erlaubt.
rules-unequal-sides = { $field }: { COUNT($players) } Spieler lassen sich nicht gleichmäßig aufteilen.
rules-not-three-players = { $field }: Das braucht drei Spieler, anfangs jeder für sich.
rules-not-two-pairs = { $field }: Das braucht vier Plätze in zwei Parteien.
rules-nobody-to-ask = { $field }: Wo jeder für sich spielt, gibt es keinen Partner zu fragen.
rules-many-ranks = { $field }: Es sind mehr Ränge verlangt als Canastas zum Ausmachen.
rules-minimums-fall = { $field }: Eine Mindestpunktzahl ist kleiner als die für einen niedrigeren Punktestand.
rules-concealed-low = { $field }: Verdeckt auszumachen brächte insgesamt weniger als die Prämie fürs Ausmachen.
rules-no-minimum = { $field }: Mindestens eine Mindestpunktzahl muss es geben.
rules-steps-do-not-fit = { $field }: Die Punktestände müssen steigen, und es muss einer weniger sein als Mindestpunktzahlen.
rules-many-kinds = { $field }: Es sind mehr Canastas bestimmter Arten verlangt als Canastas zum Ausmachen.
rules-no-such-melds = { $field }: Hier geht es um Meldungen, die nicht ausgelegt werden dürfen.
rules-many-talons = { $field }: Mehr Parteien bekommen Prämienkarten, als es gibt.
rules-not-fourteen-cards = { $field }: Sonderblätter brauchen vierzehn Karten nach dem ersten Ziehen.
rules-not-a-sign = { $field }: Es braucht zwei Zahlen, die zweite nicht kleiner als die erste.
rules-discard-and-none = { $field }: Die letzte Karte kann nicht immer und nie abgelegt werden.
rules-nothing-freezes = { $field }: Nach diesen Regeln friert keine Karte den Stapel ein.
rules-not-as-many = { $field }: Zu jeder Mindestpunktzahl muss eine Angabe da sein.
rules-hand-refused = { $field }: in Runde { $hand } nicht möglich: { $rule }.
rules-minimums-by-hand = { $field }: Schon die Nummer der Runde bestimmt die Mindestpunktzahl.
rules-too-many-lists = { $field }: zu viele verschiedene Listen, seit die Seite geöffnet wurde: Öffne sie neu.
rules-no-turn-up = { $field }: Auf sie wird keine Karte aufgedeckt.
rules-foot-and-feet = { $field }: Es gibt schon einen einzelnen Fuß.

record-is-none = Das ist keine Mitschrift einer Partie: Die erste Zeile ist nicht „canasta-record 1“.
record-line = Diese Zeile gehört nicht hierher.
record-seats = Es sind nicht so viele Namen wie Plätze.
record-deck = Das Deck hat nicht genau die Karten der Regeln.
record-hash = Der Fingerabdruck passt nicht zum Deck.
record-cut = Das Abheben ist keine Zahl von 0 bis zur Kartenzahl, oder es kommt zu spät.
record-rests = Die Zeile nennt nicht, wer in dieser Runde aussetzt.
record-hand = Das ist nicht die Nummer der nächsten Runde.
record-dealer = Dieser Geber ist nicht an der Reihe.
record-scores = Die Punktestände passen nicht zu den Runden.
record-end = So ist die Runde nicht zu Ende gegangen.
record-result = So ist die Partie nicht ausgegangen.
record-no-seat = Eine Aktion muss mit der Nummer eines Platzes beginnen.
