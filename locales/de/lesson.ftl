leave-lesson = Geführte Runde verlassen
step-back = Zurück
step-next = Weiter
step-show = Zeig es mir
step-skip = Überspringen
play-taught = Dieses Spiel spielen

lesson-part = Teil { $chapter } von { $count }
lesson-done = Geführte erste Runde: geschafft, und jederzeit wieder offen
lesson-new = Spiel eine erste Runde mit Begleitung: { $count } kurze Teile, etwa zehn Minuten
lesson-begun = Geführte erste Runde: { $done } von { $count } Teilen geschafft

lesson-opponent-plays = { $name } spielt.
lesson-watch-opening = { $name } zieht, legt vielleicht Karten aus und legt eine ab.
lesson-watch-freezing = Achte darauf, was auf dem Stapel landet.
lesson-watch-blocked = Deine schwarze Drei sperrt den Stapel: { $name } kann nur ziehen.
lesson-watch-late = Ohne Canasta kann { $name } nicht ausmachen, sondern nur ziehen und eine Karte ablegen.
lesson-watch-frozen = Der Stapel mit { CARDS-COUNT($count, case: "dat") } ist auch für { $name } eingefroren: Nur { NATURALS-OF-RANK($naturals, $rank) } aus der Hand würden ihn nehmen.
lesson-watch-pile = Der Stapel hat jetzt { CARDS-COUNT($count, case: "acc") }.

lesson-aim = Karten eines Rangs sind eine Meldung, und sieben davon ein Canasta.
lesson-aim-why = Du spielst eine kurze Runde gegen { $name }. Du ziehst jedes Mal { CARDS-COUNT($drawn, case: "acc") }. Mit { CANASTAS-COUNT($canastas, case: "dat") } darfst du ausmachen, und das beendet die Runde. Es gewinnt, wer mehr Punkte hat: in dieser Runde, oder in einer Partie, sobald jemand { $target } hat.

lesson-values = Karten, die du auslegst, zählen für dich, und Karten auf deiner Hand gegen dich.
lesson-values-why = Joker { $joker }; Ass und Zwei { $ace }; König bis Acht { $king }; Sieben bis Vier und schwarze Drei { $seven }.

lesson-find-wild = Zweien und Joker sind wild. Wähle deine Zwei.
lesson-find-wild-why = Eine wilde Karte steht in einer Meldung für eine beliebige andere.

lesson-draw = Dein Zug beginnt: Zieh eine Karte vom Talon.
lesson-draw-why = Der andere Haufen ist der Stapel. Mit den richtigen Karten darfst du stattdessen ihn nehmen.

lesson-red-three = Du hast eine rote Drei gezogen: Sie liegt jetzt offen. Dafür hast du eine Dame bekommen.
lesson-red-three-why = Sie zählt { $points } Punkte für dich, sobald du etwas gemeldet hast, und bis dahin { $points } gegen dich.

lesson-pick-kings = Drei von einem Rang sind eine Meldung. Wähle deine drei Könige.
lesson-pick-kings-why = Die Farben spielen keine Rolle.

lesson-too-little = Sie zählen { $points }, aber deine ersten Meldungen müssen zusammen { $minimum } zählen. Leg sie bereit.
lesson-too-little-why = Bereitgelegte Karten warten, bis es reicht, und können auf die Hand zurück.

lesson-open-with-queens = Wähle auch deine drei Damen und leg alles aus: { $points } Punkte.
lesson-open-with-queens-why = Das Minimum brauchst du nur einmal in jeder Runde. Danach darfst du jede Meldung auslegen.

lesson-discard = Dein Zug endet mit einer abgelegten Karte: Leg die Herz-Fünf ab.
lesson-discard-why = Wähle sie, dann leg sie ab. Du hast keine andere Fünf, und sie zählt nur 5 Punkte.

lesson-take-pile = { $name } hat eine Acht abgelegt, und du hast zwei: Nimm damit den Stapel.
lesson-take-pile-why = { $count ->
    [one] Die oberste Karte kommt sofort in eine Meldung, und die andere Karte kommt auf deine Hand.
   *[other] Die oberste Karte kommt sofort in eine Meldung, und die anderen { $count } Karten kommen auf deine Hand.
}

lesson-got-pile = Die Achten sind deine dritte Meldung, und der Rest des Stapels ist auf deiner Hand.
lesson-got-pile-why = Wer den Stapel nimmt, nimmt ihn ganz. So wachsen Canastas.

lesson-add-wild = Leg deine Zwei an die Könige an. Noch drei, und sie sind ein Canasta.
lesson-add-wild-why = Wähle die Zwei, dann drück auf die Könige.

lesson-wild-limits = Eine Meldung hat höchstens { $most } wilde und mindestens { $least } natürliche Karten.
lesson-wild-least = Eine Meldung hat mindestens { $least } natürliche Karten.
lesson-wild-limits-why = Ein Canasta mit wilden Karten ist gemischt und bringt { $mixed }; ohne sie ist er rein und bringt { $natural }.

lesson-discard-four = Beende deinen Zug: Leg die Vier ab.
lesson-discard-four-why = Sie fehlt dir am wenigsten: Sie zählt nur { $points }. { $name } hat keine Vieren ausgelegt und bräuchte eine Vier auf der Hand, um den Stapel zu nehmen.

lesson-see-frozen = { $name } hat eine Zwei abgelegt: Der Stapel ist eingefroren.
lesson-see-frozen-why = Bis ihn jemand nimmt, geht das nur mit einem natürlichen Paar aus der Hand: zwei Karten vom Rang der obersten, keine wilden.

lesson-draw-king = Zieh vom Talon.
lesson-draw-king-why = Solange eine wilde Karte obenauf liegt, kann überhaupt niemand den Stapel nehmen.

lesson-black-three = Behalte den König und leg deine schwarze Drei ab.
lesson-black-three-why = Könige auf dem Tisch helfen hier nicht, zwei auf der Hand schon. Die Drei sperrt den Stapel für einen Zug: { $name } kann nur ziehen.

lesson-try-frozen = { $name } hat eine Acht abgelegt. Versuch, den Stapel zu nehmen.
lesson-try-frozen-why = Wäre der Stapel nicht eingefroren, käme die Acht an deine Achten und der Rest auf deine Hand.

lesson-why-frozen = Nur zwei Achten auf der Hand würden ihn nehmen. Zieh.
lesson-why-frozen-why = Eingefroren heißt, dass Meldungen auf dem Tisch und wilde Karten nicht helfen, nur ein natürliches Paar auf der Hand.

lesson-keep-pair = Noch ein König: Behalte das Paar und leg die Sieben ab.
lesson-keep-pair-why = Sollte { $name } einen König ablegen, nimmt dein Paar den eingefrorenen Stapel.

lesson-see-blocked = { $name } hat eine schwarze Drei abgelegt: Der Stapel ist für dich gesperrt. Zieh.
lesson-see-blocked-why = Die nächste Karte, die du ablegst, deckt sie zu, und dann sperrt sie nicht mehr.

lesson-safe-discard = Leg die Sieben ab.
lesson-safe-discard-why = { $name } hat deine letzte Sieben nicht genommen, ein Paar Siebenen ist dort also kaum zu erwarten.

lesson-take-frozen = Ein König! Nimm mit dem Paar den eingefrorenen Stapel.
lesson-take-frozen-why = Alle { $count } Karten gehören dir, und mit den { $laid } auf dem Tisch hat deine Meldung aus Königen dann sieben Karten.

lesson-canasta = Deine Meldung aus Königen hat jetzt sieben Karten: ein Canasta. Er zählt { $points } Punkte, und die Karten dazu.
lesson-canasta-why = Er ist gemischt, weil eine Zwei darin ist. Jetzt darfst du ausmachen, sobald du jede Karte auslegen oder ablegen kannst.

lesson-lay-sevens = Leg deine zwei Siebenen mit der Zwei aus.
lesson-lay-sevens-why = Zwei natürliche Karten und eine wilde sind eine Meldung.

lesson-lay-eight = Leg die Acht an deine Achten an.
lesson-lay-eight-why = An deine eigenen Meldungen darfst du anlegen, aber nie an die von { $name }.

lesson-keep-threes = Leg die Vier ab und behalte die schwarzen Dreien.
lesson-keep-threes-why = Schwarze Dreien lassen sich nur in dem Zug auslegen, in dem du ausmachst, und nur drei oder vier zusammen.

lesson-last-draw = { $name } hat { CARDS($card, case: "acc") } abgelegt, und zu deinen Meldungen passt das nicht. Zieh: Mit noch einer schwarzen Drei kannst du ausmachen.
lesson-last-draw-why = Dann legst du alle drei aus und legst deine letzte Karte ab.

lesson-lay-threes = Da ist sie. Leg deine drei schwarzen Dreien aus.
lesson-lay-threes-why = Das darfst du, weil du in diesem Zug ausmachst. Wilde Karten passen nicht dazu.

lesson-go-out = Leg deine letzte Karte ab: Du machst aus.
lesson-go-out-why = Das bringt { $points } Punkte, und die Karten, die { $name } noch hat, zählen als Minuspunkte.

lesson-score = Du hast ausgemacht: { $own } Punkte für dich, { $theirs } für { $name }.
lesson-won = Du gewinnst.
lesson-counted = Canasta { $canasta }, Ausmachen { $out }, rote Drei { $three }, ausgelegte Karten { $laid }.
lesson-counted-opponent = { $name }: ausgelegte Karten { $laid }, Karten auf der Hand { $left }.

lesson-pile-brings-more = Du könntest ziehen, aber der Stapel bringt mehr als eine Karte.
lesson-use-both-eights = Damit ginge es auch, aber heb die Zwei für später auf und nimm beide Achten.
lesson-kings-are-nearest = Das ist erlaubt, aber die Könige sind einem Canasta am nächsten.
lesson-lay-two-first = Du darfst deinen Zug beenden, aber leg zuerst die Zwei an: Auf dem Tisch hilft sie am meisten.
lesson-pair-takes-pile = Der König würde passen, aber ein Paar Könige auf der Hand kann den eingefrorenen Stapel nehmen.
lesson-three-guards-pile = Das ist erlaubt, aber die schwarze Drei schützt den Stapel davor, genommen zu werden.
lesson-would-miss-card = Das ist erlaubt, aber diese Karte würde dir mehr fehlen.
lesson-keep-card = Das ist erlaubt, aber behalte diese Karte vorerst.
lesson-others-help-out = Das ist erlaubt, aber die anderen Karten helfen dir beim Ausmachen.
lesson-waited-for-pile = Du könntest ziehen, aber auf diesen Stapel hast du gewartet.
lesson-would-not-end = Das ist erlaubt, aber die Runde wäre damit nicht zu Ende.
lesson-ends-turn-early = Das würde deinen Zug zu früh beenden.
lesson-step-shows-else = Die Regeln erlauben das, aber dieser Schritt zeigt etwas anderes.
lesson-nothing-done = Nichts wurde getan.

keys-go-on = Mit Enter geht es weiter.
keys-of-step = Tasten: { $keys }.
keys-then = { $before }, dann { $next }
keys-with-shift = Umschalt { $key }
keys-of-cards = { $count ->
    [1] { $key } und Leertaste
    [2] { $key } und zweimal Leertaste
    [3] { $key } und dreimal Leertaste
   *[other] { $key } und { $count }-mal Leertaste
}
keys-choose-meld = wähle { RANKS-NAME($rank, case: "to") }
