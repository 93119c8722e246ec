glossary-note = Jedes Wort, das am Tisch vorkommt, nach den geltenden Regeln.
search-words = Wörter durchsuchen
no-word = Kein Wort passt.
also-called = Auch genannt:{" "}
see-also = Siehe auch
all-words = Alle Wörter
from-the-hand = Diese Karten aus der Hand nehmen ihn
a-wild-does-not-help = Eine wilde Karte hilft nicht

term-values = Kartenwerte
term-natural = Natürliche Karte
term-wild = Wilde Karte
term-red-three = Rote Drei
term-black-three = Schwarze Drei
term-meld = Meldung
term-opening = Erstmeldung
term-canasta = Canasta
term-natural-canasta = Reiner Canasta
term-mixed-canasta = Gemischter Canasta
term-stock = Talon
term-pile = Ablagestapel
term-taking = Den Stapel nehmen
term-discard = Ablegen
term-frozen = Eingefrorener Stapel
term-freezing = Den Stapel einfrieren
term-blocked = Gesperrter Stapel
term-turn = Zug
term-dealer = Geber
term-side = Partei
term-partner = Partner
term-asking = „Darf ich ausmachen?“
term-bonus-cards = Prämienkarten
term-special-hand = Sonderblatt
term-going-out = Ausmachen
term-concealed = Verdeckt ausmachen
term-hand-points = Karten auf der Hand am Ende
term-score = Punktestand
term-target = Ziel
term-hand = Blatt und Runde
term-practice = Üben
term-undo = Rückgängig

also-values = Punkte, Augen, Zählwert
also-natural = echte Karte, normale Karte, Naturkarte
also-wild = Joker, Zwei, Zweier, unechter Joker, Wildcard
also-red-three = Dreier, roter Dreier, Prämienkarte, Bonuskarte
also-black-three = Dreier, schwarzer Dreier, Sperrkarte, Stopper, Stoppkarte
also-meld = Auslage, Satz, Kombination, Drilling, Figur, herauslegen
also-opening = erste Auslage, Erstauslage, herauskommen, rauskommen, aufmachen, Mindestpunkte
also-canasta = Siebenling, Korb, Siebener
also-natural-canasta = natürlicher Canasta, echter Canasta, sauberer Canasta, roter Canasta, reines Canasta
also-mixed-canasta = unechter Canasta, unreiner Canasta, schwarzer Canasta
also-stock = Stoß, Packen, Nachziehstapel, Ziehstapel, Abhebestapel, Stock, verdeckte Karten, Kaufstapel
also-stock-beside-talon = Stoß, Packen, Nachziehstapel, Ziehstapel, Abhebestapel, verdeckte Karten
also-pile = Paket, Abwurfstapel, Abwurfhaufen, Ablagestoß, Haufen, Spielstapel
also-taking = Paket kaufen, kaufen, abheben, aufnehmen, Paket nehmen, den Haufen nehmen
also-discard = abwerfen, wegwerfen, Abwurf, wegschmeißen
also-frozen = gefroren, gefrorenes Paket, zu, gesperrt
also-frozen-never = gefroren
also-freezing = frieren, Paket frieren, zumachen, sperren
also-blocked = blockiert, zu, Sperre, schwarze Drei oben
also-blocked-by-others = blockiert, Sperre
also-turn = Spielzug, dran sein, an der Reihe
also-dealer = Kartengeber, austeilen, wer beginnt, Vorhand
also-side = Mannschaft, Team, Partnerschaft, Paar, wir und die Gegner
also-partner = Mitspieler, Partnerin, Teamkollege
also-asking = fragen, Erlaubnis zum Ausmachen, Partnerfrage
also-bonus-cards = Talon, Bonuskarten, Erstauslageprämie
also-special-hand = Paare, Müll, Straße, besonderes Blatt, Spezialblatt
also-going-out = Schluss machen, zumachen, rausgehen, hinausgehen, ausgehen, beenden
also-concealed = Handcanasta, Hand-Canasta, aus der Hand, auf einmal
also-hand-points = Minuspunkte, Strafpunkte, Gutpunkte
also-score = Punkte, Wertung, Abrechnung, zählen, Schreibblock
also-target = Zielpunktzahl, Ende der Partie, 5000
also-hand = Spiel, Gabe, deine Karten, Handkarten
also-practice = Training, Übungspartie, trainieren
also-undo = zurücknehmen, zurück, widerrufen, Zug zurück

values-are = Ein Joker zählt { $joker }, ein Ass oder eine Zwei { $ace }, König bis Acht { $king }, Sieben bis Vier und eine schwarze Drei { $seven }.
values-are-without-three = Ein Joker zählt { $joker }, ein Ass oder eine Zwei { $ace }, König bis Acht { $king }, Sieben bis Vier { $seven }.
values-count = { $party ->
    [side] Karten auf dem Tisch zählen für ihre Partei, Karten, die auf der Hand bleiben, gegen sie.
   *[player] Karten auf dem Tisch zählen für ihren Spieler, Karten, die auf der Hand bleiben, gegen ihn.
}
natural-is = Jede Karte von der Vier bis zum Ass ist natürlich: Sie steht für ihren eigenen Rang.
natural-suits = Die Farben spielen keine Rolle.
natural-suits-in-sequences = Farben spielen nur in Sequenzen eine Rolle.
natural-needed = { $meld-name ->
    [meld] Eine Meldung braucht mindestens { COUNT($count, gender: "f") } davon.
   *[rank-meld] Eine Meldung eines Rangs braucht mindestens { COUNT($count, gender: "f") } davon.
}
wild-is = Zweien und Joker sind wild: In einer Meldung kann jede für eine fehlende Karte stehen.
wild-is-in-no-meld = Zweien und Joker sind wild. Nach diesen Regeln darf keine Meldung sie enthalten.
wild-at-most = { $meld-name ->
    [meld] Eine Meldung darf höchstens { WILDS-COUNT($most, case: "acc") } enthalten.
   *[rank-meld] Eine Meldung eines Rangs darf höchstens { WILDS-COUNT($most, case: "acc") } enthalten.
}
wild-not-more-than-naturals = { $meld-name ->
    [meld] Eine Meldung enthält nie mehr wilde als natürliche Karten.
   *[rank-meld] Eine Meldung eines Rangs enthält nie mehr wilde als natürliche Karten.
}
wild-fewer-than-naturals = { $meld-name ->
    [meld] { $ahead ->
        [one] Eine Meldung mit wilden Karten enthält mindestens 1 natürliche mehr als wilde.
       *[other] Eine Meldung mit wilden Karten enthält mindestens { $ahead } natürliche mehr als wilde.
    }
   *[rank-meld] { $ahead ->
        [one] Eine Meldung eines Rangs mit wilden Karten enthält mindestens 1 natürliche mehr als wilde.
       *[other] Eine Meldung eines Rangs mit wilden Karten enthält mindestens { $ahead } natürliche mehr als wilde.
    }
}
wilds-alone-are-meld = Drei bis sieben wilde Karten allein sind auch eine Meldung.
wild-stays = Eine wilde Karte verlässt ihre Meldung nie.
wild-freezes = Eine abgelegte wilde Karte friert den Stapel ein.
red-three-is = Eine rote Drei wird nie gemeldet. Sie wird sofort ausgelegt, und du ziehst dafür eine andere Karte.
red-three-of-pile = Eine, die mit dem Stapel kommt, wird nicht ersetzt.
red-three-counts = Jede ist { $each } wert, alle { COUNT($count) } zusammen { $all }.
red-three-against = { $party ->
    [side] Sie zählen gegen eine Partei, die am Ende der Runde nichts gemeldet hat.
   *[player] Sie zählen gegen einen Spieler, der am Ende der Runde nichts gemeldet hat.
}
black-three-counts = Eine schwarze Drei zählt { $points }.
black-three-is = Eine abgelegte schwarze Drei sperrt den Stapel: Der Nächste kann ihn nicht nehmen.
black-threes-at-end-of-four = Schwarze Dreien werden nur in dem Zug gemeldet, in dem du ausmachst: drei oder vier, ohne wilde Karten.
black-threes-at-end-of-more = Schwarze Dreien werden nur in dem Zug gemeldet, in dem du ausmachst: drei oder mehr, ohne wilde Karten.
black-threes-alone = Dann darf keine andere Karte mehr auf der Hand sein.
canasta-not-needed = Zum Ausmachen braucht niemand einen, aber er bringt eine Prämie.
canastas-needed = { $party ->
    [side] Eine Partei braucht { CANASTAS-COUNT($count, case: "acc") }, um auszumachen.
   *[player] Ein Spieler braucht { CANASTAS-COUNT($count, case: "acc") }, um auszumachen.
}
natural-canasta-is = Ein Canasta ohne wilde Karten: { $points } Punkte. Obenauf liegt eine rote Karte.
natural-canasta-becomes-mixed = Eine angelegte wilde Karte macht ihn endgültig gemischt.
mixed-canasta-is = Ein Canasta mit wilden Karten: { $points } Punkte. Obenauf liegt eine schwarze Karte.
mixed-canasta-is-never = Ein Canasta mit wilden Karten. Nach diesen Regeln darf keine Meldung wilde Karten enthalten.
stock-is-drawn-from = { $count ->
    [one] Die verdeckten Karten, die noch niemand gesehen hat. Dein Zug beginnt mit einer Karte davon.
   *[other] Die verdeckten Karten, die noch niemand gesehen hat. Dein Zug beginnt mit { COUNT($count) } Karten davon.
}
stock-is-drawn-from-or-pile = { $count ->
    [one] Die verdeckten Karten, die noch niemand gesehen hat. Dein Zug beginnt mit einer Karte davon, außer du nimmst den Stapel.
   *[other] Die verdeckten Karten, die noch niemand gesehen hat. Dein Zug beginnt mit { COUNT($count) } Karten davon, außer du nimmst den Stapel.
}
pile-is-discards = Die abgelegten Karten, offen. Kurz: der Stapel.
pile-gives-all = Nehmen lässt er sich nur mit der obersten Karte. Wer ihn nimmt, bekommt alle Karten.
pile-gives-top = Nehmen lässt er sich nur mit der obersten Karte. Wer ihn nimmt, bekommt nur diese.
pile-gives-some = Nehmen lässt er sich nur mit der obersten Karte. Wer ihn nimmt, bekommt von oben { CARDS-COUNT($count, case: "acc") }, oder alle, wenn es weniger sind.
pile-is-never-taken = Nach diesen Regeln wird er nie genommen.
discard-is = Ein Zug endet mit einer Karte aus deiner Hand, offen auf den Stapel gelegt.
discard-for-next = Der Nächste kann damit vielleicht den Stapel nehmen.
frozen-is-taken = Ein eingefrorener Stapel wird nur mit { CARDS($pair, case: "dat") } aus der Hand genommen, vom Rang der obersten Karte. Meldungen auf dem Tisch und wilde Karten helfen nicht.
frozen-by-wild = Eine wilde Karte im Stapel friert ihn ein.
frozen-by-wild-or-three = { $three ->
    [red] Eine wilde Karte im Stapel friert ihn ein, ebenso eine rote Drei, die beim Geben aufgedeckt wird.
    [black] Eine wilde Karte im Stapel friert ihn ein, ebenso eine schwarze Drei, die beim Geben aufgedeckt wird.
   *[any] Eine wilde Karte im Stapel friert ihn ein, ebenso eine Drei, die beim Geben aufgedeckt wird.
}
frozen-thaws = Wer den Stapel nimmt, taut ihn auf.
frozen-until-melded = { $party ->
    [side] Für eine Partei, die noch nicht gemeldet hat, ist der Stapel immer eingefroren.
   *[player] Für einen Spieler, der noch nicht gemeldet hat, ist der Stapel immer eingefroren.
}
frozen-by-nothing = Nach diesen Regeln friert ihn nichts ein.
freezing-is = Leg eine wilde Karte ab, und der Stapel ist eingefroren, bis ihn jemand nimmt. Das kostet dich die wilde Karte und hält die anderen von einem leichten Stapel fern.
freezing-is-not = Nach diesen Regeln friert eine wilde Karte im Stapel nichts ein.
blocked-by-nothing = Nach diesen Regeln sperrt keine Drei den Stapel.
blocked-while-frozen = { $three ->
    [red] Eine rote Drei obenauf sperrt den Stapel, bis sie zugedeckt wird: Der Nächste kann ihn nicht nehmen.
    [black] Eine schwarze Drei obenauf sperrt den Stapel, bis sie zugedeckt wird: Der Nächste kann ihn nicht nehmen.
   *[any] Eine Drei obenauf sperrt den Stapel, bis sie zugedeckt wird: Der Nächste kann ihn nicht nehmen.
}
blocked-is = { $three ->
    [red] Eine rote Drei obenauf hält den Stapel eingefroren, bis sie zugedeckt wird: Der Nächste kann ihn nicht nehmen.
    [black] Eine schwarze Drei obenauf hält den Stapel eingefroren, bis sie zugedeckt wird: Der Nächste kann ihn nicht nehmen.
   *[any] Eine Drei obenauf hält den Stapel eingefroren, bis sie zugedeckt wird: Der Nächste kann ihn nicht nehmen.
}
blocked-then = Der Übernächste kann es, sobald eine andere Karte obenauf liegt.
blocked-stays-frozen = Eingefroren bleibt er dann.
blocked-longer-by-wild = Eine wilde Karte im Stapel friert ihn länger ein.
dealer-is = Der Geber teilt die Karten aus, und der Spieler nach ihm beginnt. In jeder Runde gibt der Nächste.
side-is-a-player = Jeder Spieler ist eine Partei, mit eigenen Meldungen und eigenem Punktestand.
side-is-partners = Partner sind eine Partei: Sie teilen Meldungen und Punktestand, aber nicht ihre Blätter.
partner-hand-hidden = Kein Partner darf das Blatt des anderen sehen.
partner-none-of-two = Zu zweit hat niemand einen Partner.
partner-none = Nach diesen Regeln hat niemand einen Partner.
partners-every-second = Deine Partner sitzen auf jedem zweiten Platz. Was einer von euch auslegt, gehört euch allen.
partner-opposite = Dein Partner sitzt dir gegenüber. Was einer von euch auslegt, gehört beiden.
partner-adds-to-melds = Ihr dürft an die Meldungen des anderen anlegen, aber keiner darf das Blatt des anderen sehen.
asking-must = Bevor du ausmachst, musst du deinen Partner fragen: Ohne ein Ja macht niemand aus. Die Antwort bindet dich für diesen Zug.
asking-may = Bevor du ausmachst, darfst du deinen Partner fragen. Die Antwort bindet dich für diesen Zug.
asking-not = Nach diesen Regeln wird kein Partner gefragt: Wer ausmachen kann, darf es.
asking-next-partner = Gefragt wird der nächste deiner Partner, und er antwortet für alle.
asking-answers = Nach „Ja“ musst du ausmachen, nach „Nein“ darfst du nicht.
bonus-cards-none = Nach diesen Regeln zieht niemand Prämienkarten.
special-hand-none = Nach diesen Regeln gilt kein Blatt als Sonderblatt.
going-out-brings = Es beendet die Runde und bringt { $points } Punkte.
concealed-is = In einem Zug legst du dein ganzes Blatt aus und hast vorher nichts ausgelegt. Ein Canasta muss dabei sein, und an ältere Meldungen darfst du nichts anlegen.
concealed-brings = Es bringt { $concealed } Punkte statt { $out }.
concealed-without-minimum = Wenn du vom Talon gezogen hast, gibt es keine Mindestpunktzahl.
concealed-without-minimum-of-side = Wenn du vom Talon gezogen hast und deine Partei noch nicht gemeldet hat, gibt es keine Mindestpunktzahl.
hand-points-are = { $party ->
    [side] Am Ende der Runde zählen die Karten auf allen Händen gegen ihre Parteien.
   *[player] Am Ende der Runde zählen die Karten auf allen Händen gegen ihre Spieler.
}
hand-points-are-of-feet = { $party ->
    [side] Am Ende der Runde zählen die Karten auf allen Händen und in allen Füßen gegen ihre Parteien.
   *[player] Am Ende der Runde zählen die Karten auf allen Händen und in allen Füßen gegen ihre Spieler.
}
score-is = { $party ->
    [side] Ausmachen, Canastas und die Karten auf dem Tisch zählen für eine Partei. Karten auf ihren Händen zählen gegen sie.
   *[player] Ausmachen, Canastas und die Karten auf dem Tisch zählen für einen Spieler. Karten auf seiner Hand zählen gegen ihn.
}
score-is-with-threes = { $party ->
    [side] { $three ->
        [red] Ausmachen, Canastas, rote Dreien und die Karten auf dem Tisch zählen für eine Partei. Karten auf ihren Händen zählen gegen sie.
        [black] Ausmachen, Canastas, schwarze Dreien und die Karten auf dem Tisch zählen für eine Partei. Karten auf ihren Händen zählen gegen sie.
       *[any] Ausmachen, Canastas, Dreien und die Karten auf dem Tisch zählen für eine Partei. Karten auf ihren Händen zählen gegen sie.
    }
   *[player] { $three ->
        [red] Ausmachen, Canastas, rote Dreien und die Karten auf dem Tisch zählen für einen Spieler. Karten auf seiner Hand zählen gegen ihn.
        [black] Ausmachen, Canastas, schwarze Dreien und die Karten auf dem Tisch zählen für einen Spieler. Karten auf seiner Hand zählen gegen ihn.
       *[any] Ausmachen, Canastas, Dreien und die Karten auf dem Tisch zählen für einen Spieler. Karten auf seiner Hand zählen gegen ihn.
    }
}
score-canastas = Ausmachen bringt { $out }, ein reiner Canasta { $natural }, ein gemischter { $mixed }.
score-canasta = Ausmachen bringt { $out }, ein Canasta { $canasta }.
target-one-hand = Die Partie ist eine einzige Runde: Es gewinnt, wer mehr Punkte hat. Bei Gleichstand folgt noch eine.
target-none = Es gibt kein Ziel: Gespielt werden { $hands } Runden. Dann gewinnt der höchste Punktestand; bei Gleichstand folgt noch eine.
target-is = { $party ->
    [side] Gespielt wird, bis eine Partei { $points } Punkte hat. Dann gewinnt der höhere Punktestand.
   *[player] Gespielt wird, bis ein Spieler { $points } Punkte hat. Dann gewinnt der höhere Punktestand.
}
target-is-or-hands = { $party ->
    [side] { $hands ->
        [one] Gespielt wird, bis eine Partei { $points } Punkte hat oder 1 Runde vorbei ist. Dann gewinnt der höhere Punktestand.
       *[other] Gespielt wird, bis eine Partei { $points } Punkte hat oder { $hands } Runden vorbei sind. Dann gewinnt der höhere Punktestand.
    }
   *[player] { $hands ->
        [one] Gespielt wird, bis ein Spieler { $points } Punkte hat oder 1 Runde vorbei ist. Dann gewinnt der höhere Punktestand.
       *[other] Gespielt wird, bis ein Spieler { $points } Punkte hat oder { $hands } Runden vorbei sind. Dann gewinnt der höhere Punktestand.
    }
}
hand-is = Dein Blatt sind die Karten, die du auf der Hand hast: { CARDS-COUNT($count) } beim Geben.
hand-is-a-deal-too = Eine Runde dauert vom Geben bis zur Abrechnung.
practice-is = Eine Partie gilt als Übung, sobald ihre Karten bekannt oder gewählt waren oder unbegrenzt zurückgenommen werden durfte. Gespielt und gezählt wird sie wie jede andere.
undo-is = Nimmt zurück, was du zuletzt getan hast, solange es dir nichts Verdecktes gezeigt hat: eine Karte vom Talon zum Beispiel.

cards-and-points = { CARDS($cards) }: { $points } Punkte
points-each = je { $points } Punkte
sum-is-points = { $sum } Punkte
sum-is-enough = { $sum }: genug für { $minimum }
sum-is-too-little = { $sum }: zu wenig für { $minimum }
natural-canasta-points = Rein: { $points } Punkte und seine Karten
mixed-canasta-points = Gemischt: { $points } Punkte und seine Karten
points-against-side = { $points } Punkte, gegen ihre Partei
item-and-points = { $item }: { $points }
words-found = { $count ->
    [one] 1 Wort
   *[other] { $count } Wörter
}
pile-from-bottom = Stapel, von unten: { LIST($cards) }

now-opened = { $party ->
    [side] Deine Partei hat in dieser Runde eröffnet.
   *[player] Du hast in dieser Runde eröffnet.
}
now-frozen-until-opened = { $party ->
    [side] Deine Partei hat noch nicht eröffnet, also ist der Stapel für sie eingefroren.
   *[player] Du hast noch nicht eröffnet, also ist der Stapel für dich eingefroren.
}
now-opening-by-hand = { $party ->
    [side] Deine Partei braucht in ihren ersten Meldungen { $minimum } Punkte, weil das Runde { $hand } ist.
   *[player] Du brauchst in deinen ersten Meldungen { $minimum } Punkte, weil das Runde { $hand } ist.
}
now-opening-by-score = { $party ->
    [side] Deine Partei braucht in ihren ersten Meldungen { $minimum } Punkte, weil sie bei { $score } steht.
   *[player] Du brauchst in deinen ersten Meldungen { $minimum } Punkte, weil du bei { $score } stehst.
}
now-opening-by-own-score = Deine Partei braucht in ihren ersten Meldungen { $minimum } Punkte, weil du bei { $score } stehst.
now-frozen = Der Stapel ist jetzt eingefroren.
now-pile-worth = Der Stapel hat { CARDS-COUNT($count, case: "acc") }, { $points } Punkte.
now-on-top = { CARDS($top) } liegt jetzt obenauf.
now-pile-empty = Der Stapel ist leer.
now-pile-holds = Er hat jetzt { CARDS-COUNT($count, case: "acc") }, { $points } Punkte.
now-pile-holds-down = Er hat jetzt { CARDS-COUNT($count, case: "acc") }, davon { $down } verdeckt. Die offenen zählen { $points } Punkte.
now-stock-holds = Er hat jetzt { CARDS-COUNT($count, case: "acc") }.
now-hold-wilds = Du hast { WILDS-COUNT($count, case: "acc") } auf der Hand.
now-have-of-them = { $party ->
    [side] { $count ->
        [0] Deine Partei hat noch keinen davon.
        [1] Deine Partei hat einen davon.
       *[other] Deine Partei hat { COUNT($count) } davon.
    }
   *[player] { $count ->
        [0] Du hast noch keinen davon.
        [1] Du hast einen davon.
       *[other] Du hast { COUNT($count) } davon.
    }
}
now-have-canastas = { $party ->
    [side] Deine Partei hat { CANASTAS-COUNT($count, case: "acc") }.
   *[player] Du hast { CANASTAS-COUNT($count, case: "acc") }.
}
now-have-enough-canastas = { $party ->
    [side] Deine Partei hat { CANASTAS-COUNT($count, case: "acc") }: genug zum Ausmachen.
   *[player] Du hast { CANASTAS-COUNT($count, case: "acc") }: genug zum Ausmachen.
}
now-hold-cards = Du hast { CARDS-COUNT($count, case: "acc") } auf der Hand, { $points } Punkte.
now-dealt = { $who ->
    [you] Du hast diese Runde gegeben.
   *[other] { $who } hat diese Runde gegeben.
}
now-partner = { $name } spielt mit dir zusammen.
now-partners = { $names } spielen mit dir zusammen.
now-hand-of = Das ist Runde { $hand } von { $hands }.
now-score-to-target = { $party ->
    [side] Vor dieser Runde steht deine Partei bei { $score }: Es fehlen noch { $more }.
   *[player] Vor dieser Runde stehst du bei { $score }: Es fehlen noch { $more }.
}
now-score = { $party ->
    [side] Vor dieser Runde steht deine Partei bei { $score }.
   *[player] Vor dieser Runde stehst du bei { $score }.
}
now-on-table = Auf dem Tisch: { $sides }.
now-side-nothing = { $side ->
    [we] Wir nichts
    [they] Gegner nichts
    [you] Du nichts
   *[other] { $side } nichts
}
now-side-items = { $side ->
    [we] Wir bisher { $points } ({ LIST($items) })
    [they] Gegner bisher { $points } ({ LIST($items) })
    [you] Du bisher { $points } ({ LIST($items) })
   *[other] { $side } bisher { $points } ({ LIST($items) })
}
now-cards = Karten { $points }
now-canastas = Canastas { $points }
now-threes = { $threes ->
    [red] rote Dreien { $points }
   *[any] Dreien { $points }
}
now-side-threes = { $side ->
    [we] Wir: { LIST($threes) }, nach jetzigem Stand { $points } Punkte.
    [they] Gegner: { LIST($threes) }, nach jetzigem Stand { $points } Punkte.
    [you] Du: { LIST($threes) }, nach jetzigem Stand { $points } Punkte.
   *[other] { $side }: { LIST($threes) }, nach jetzigem Stand { $points } Punkte.
}
now-red-threes = { $count ->
    [one] eine rote Drei
   *[other] { COUNT($count) } rote Dreien
}
now-black-threes = { $count ->
    [one] eine schwarze Drei
   *[other] { COUNT($count) } schwarze Dreien
}
now-not-frozen = Der Stapel ist jetzt nicht eingefroren.
now-frozen-under-wild = Mit { ONE-OF-RANK($rank, case: "dat") } obenauf kann niemand den Stapel nehmen, bis eine andere Karte darauf liegt. { $cause }
now-frozen-by-top = { ONE-OF-RANK($rank) } obenauf hat den Stapel eingefroren: Niemand kann ihn nehmen, bis eine andere Karte darauf liegt.
now-wild-on-top = Eine wilde Karte obenauf hat den Stapel eingefroren: Ihn nehmen { CARDS($cards) } aus der Hand, oder es kommt eine andere Karte darauf.
now-frozen-and-blocked = Der Stapel ist eingefroren und in diesem Zug gesperrt: Obenauf liegt { CARDS($top) }. { $cause }
now-frozen-takes = Der Stapel ist eingefroren: Er lässt sich nur mit { NATURALS-OF-RANK($count, $rank, case: "dat") } aus deiner Hand nehmen, und davon hast du { $held }. { $cause }
now-frozen-asks = Ihn nehmen nur { CARDS($cards) } aus der Hand. { $cause }
now-wild-froze = { ONE-OF-RANK($rank) } im Stapel hat ihn eingefroren.
now-red-three-froze = Eine rote Drei, beim Geben aufgedeckt, hat ihn eingefroren.
now-black-three-froze = Eine schwarze Drei, beim Geben aufgedeckt, hat ihn eingefroren.
now-black-three-in-it = Eine schwarze Drei im Stapel hat ihn eingefroren.
now-frozen-always = Nach diesen Regeln ist der Stapel immer eingefroren.
now-frozen-until = { $party ->
    [side] Das gilt, bis deine Partei gemeldet hat.
   *[player] Das gilt, bis du gemeldet hast.
}
now-only-naturals-until = { $party ->
    [side] Bis deine Partei gemeldet hat, nehmen ihn nur { COUNT($count) } natürliche Karten aus deiner Hand, vom Rang der obersten.
   *[player] Bis du gemeldet hast, nehmen ihn nur { COUNT($count) } natürliche Karten aus deiner Hand, vom Rang der obersten.
}
now-not-with-top = Mit { CARDS($top, case: "dat") } obenauf kann ihn niemand nehmen.
now-top-is = Die oberste Karte ist { ONE-OF-RANK($rank) }.
