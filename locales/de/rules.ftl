rules-of-game = Die Regeln des laufenden Spiels.
rules-of-next = Die Regeln des nächsten Spiels.
step-draw = Zuerst ziehen
step-meld = Dann melden, wenn du willst
step-discard = Dann eine Karte ablegen
takes-with-pair = Ein Paar aus der Hand nimmt ihn
takes-with-wild = Eine natürliche und eine wilde Karte nehmen ihn
takes-onto-meld = Die oberste Karte kommt an deine Meldung

rules-heading-deal = Karten und Geben
rules-heading-turn = Ein Zug
rules-heading-melds = Meldungen und Canastas
rules-heading-opening = Die Erstmeldung
rules-heading-pile = Der Stapel
rules-heading-threes = Dreien
rules-heading-going-out = Ausmachen
rules-heading-stock-end = Wenn der Talon leer ist
rules-heading-scoring = Wertung
rules-heading-special-hands = Sonderblätter
rules-heading-hands = Von Runde zu Runde
rules-heading-choices = Was die Quellen offenlassen
rules-of-hands = Einige Regeln wechseln von Runde zu Runde. Was hier nicht steht, ist wie oben.

players-alone = { COUNT($players) } spielen, jeder für sich.
players-as-two-sides = { COUNT($players) } spielen in zwei Parteien zu je { COUNT($each) }; Partner sitzen auf jedem zweiten Platz.
players-as-sides = { COUNT($players) } spielen in { COUNT($sides) } Parteien; Partner sitzen einander gegenüber.
five-people = Zu fünft teilt man sich die vier Plätze, drei gegen zwei: In jeder Runde setzt einer der drei aus. Der Fünfte setzt zuerst aus, dann, wer als Erster genannt ist, dann, wer als Dritter genannt ist, und so weiter; wer eben ausgesetzt hat, nimmt den Platz dessen ein, der jetzt aussetzt.
deck-with-jokers = Es gibt { $cards } Karten: { COUNT($packs) } Kartenspiele zu 52 Karten und { COUNT($jokers) } Joker. Zweien und Joker sind wild.
deck-without-jokers = Es gibt { $cards } Karten: { COUNT($packs) } Kartenspiele zu 52 Karten. Zweien sind wild.
each-gets = Jeder bekommt { CARDS-COUNT($count, case: "acc") }, einzeln ausgeteilt.
turn-up-after-wild = Dann wird eine Karte aufgedeckt; solange es eine wilde ist, kommt eine weitere darauf.
turn-up-after-three = { $three ->
    [red] Dann wird eine Karte aufgedeckt; solange es eine wilde oder eine rote Drei ist, kommt eine weitere darauf.
    [black] Dann wird eine Karte aufgedeckt; solange es eine wilde oder eine schwarze Drei ist, kommt eine weitere darauf.
   *[any] Dann wird eine Karte aufgedeckt; solange es eine wilde oder eine Drei ist, kommt eine weitere darauf.
}
turn-up-none = Keine Karte wird aufgedeckt: Die erste abgelegte beginnt den Ablagestapel.
turn-up-any = Dann wird eine Karte aufgedeckt, gleich welche.
turn-up-again-on = Dann wird eine Karte aufgedeckt. Auf eine von diesen wird eine weitere aufgedeckt: { $kinds }.
turn-up-back-under = Dann wird eine Karte aufgedeckt. Ist sie eine von diesen, kommt sie unter den Talon, und eine weitere wird aufgedeckt: { $kinds }.
pile-start-cards = Unter der aufgedeckten liegen verdeckt: { CARDS-COUNT($count) }. Sie frieren nichts ein, und wer den Stapel nimmt, bekommt auch sie; vorher kennt sie niemand.
pile-start-rank = Unter der aufgedeckten liegen verdeckt so viele Karten, wie sie zeigt: Bube 11, Dame 12, König 13, Ass 14; unter einer wilden und einer Drei keine. Sie frieren nichts ein, und wer den Stapel nimmt, bekommt auch sie; vorher kennt sie niemand.
leader-begins-with-more = Wer beginnt, bekommt eine Karte mehr und zieht im ersten Zug nicht.
cut-keeps-one = Der Spieler vor dem Geber hebt ab. Ist die unterste Karte des Abgehobenen wild, behält er sie und bekommt eine Karte weniger ausgeteilt.
cut-keeps-run = Der Spieler vor dem Geber hebt ab und behält die wilden Karten unten am Abgehobenen, bis zur ersten anderen Karte. Entsprechend weniger Karten bekommt er ausgeteilt.
cut-keeps-three = Der Spieler vor dem Geber hebt ab und behält von den untersten drei Karten des Abgehobenen die wilden und die Dreien, die ausgelegt werden. Entsprechend weniger Karten bekommt er ausgeteilt.
cards-count-points = Joker zählen 50, Asse und Zweien 20, Könige bis Achten 10, Siebenen bis Vieren und schwarze Dreien 5.
cards-count-points-without-threes = Joker zählen 50, Asse und Zweien 20, Könige bis Achten 10, Siebenen bis Vieren 5.
rules-first-dealer = Der erste Geber wird ausgelost, dann geht es im Uhrzeigersinn. Der Spieler nach dem Geber beginnt.

turn-draws = { $count ->
    [one] Zieh eine Karte vom Talon. Dann melde, wenn du willst. Dann leg eine Karte ab.
   *[other] Zieh { COUNT($count) } Karten vom Talon. Dann melde, wenn du willst. Dann leg eine Karte ab.
}
turn-draws-or-takes = { $count ->
    [one] Zieh eine Karte vom Talon oder nimm den Ablagestapel. Dann melde, wenn du willst. Dann leg eine Karte ab.
   *[other] Zieh { COUNT($count) } Karten vom Talon oder nimm den Ablagestapel. Dann melde, wenn du willst. Dann leg eine Karte ab.
}
turn-last-card = Liegt nur noch eine Karte im Talon, wird diese gezogen.
turn-last-cards = Liegen weniger Karten im Talon, werden diese gezogen.
turn-can-be-finished = Du darfst nichts tun, wonach du den Zug nicht mehr beenden könntest.

meld-is = { $naturals ->
    [one] Eine Meldung sind { COUNT($cards) } oder mehr Karten eines Rangs von der Vier bis zum Ass, mit mindestens einer natürlichen Karte und { LIST($wilds, case: "dat") }.
   *[other] Eine Meldung sind { COUNT($cards) } oder mehr Karten eines Rangs von der Vier bis zum Ass, mit mindestens { COUNT($naturals) } natürlichen Karten und { LIST($wilds, case: "dat") }.
}
meld-holds-no-wilds = keinen wilden
meld-holds-any-wilds = beliebig vielen wilden
meld-holds-some-wilds = { $case ->
    [dat] höchstens { WILDS-COUNT($most, case: "dat") }
   *[other] höchstens { WILDS-COUNT($most) }
}
meld-holds-fewer-wilds = { $ahead ->
    [0] nicht mehr wilden als natürlichen
    [1] weniger wilden als natürlichen
   *[other] mindestens { COUNT($ahead) } natürlichen mehr als wilden, wenn es wilde gibt
}
meld-holds-some-and-fewer-wilds = { $ahead ->
    [0] höchstens { WILDS-COUNT($most, case: "dat") }, nicht mehr als natürlichen
    [1] höchstens { WILDS-COUNT($most, case: "dat") }, weniger als natürlichen
   *[other] höchstens { WILDS-COUNT($most, case: "dat") }, und mindestens { COUNT($ahead) } natürlichen mehr als wilden, wenn es wilde gibt
}
canasta-is = Sieben Karten oder mehr sind ein Canasta: rein ohne wilde Karten, gemischt mit ihnen. Eine wilde Karte, an einen reinen Canasta angelegt, macht ihn gemischt.
canasta-is-natural = Sieben Karten oder mehr sind ein Canasta.

opening-is-anything = { $party ->
    [side] Die Erstmeldung einer Partei darf beliebig viel zählen.
   *[player] Die Erstmeldung eines Spielers darf beliebig viel zählen.
}
opening-counts = { $party ->
    [side] Die Erstmeldung einer Partei, eine oder mehrere Gruppen auf einmal, muss mindestens zählen: { LIST($minimums) }.
   *[player] Die Erstmeldung eines Spielers, eine oder mehrere Gruppen auf einmal, muss mindestens zählen: { LIST($minimums) }.
}
minimum-always = { $minimum }
minimum-below-score = { $minimum } bei einem Punktestand unter { $score }
minimum-from-score = { $minimum } ab { $score }
minimum-in-hand = { $minimum } in Runde { $hand }
minimum-from-hand = { $minimum } ab Runde { $hand }
opening-top-card-counts = Wird der Stapel genommen, zählt seine oberste Karte mit; Prämien und die übrigen Karten des Stapels zählen nicht.
opening-concealed-exempt = Wer nach dem Ziehen vom Talon mit dem ganzen Blatt auf einmal ausmacht, braucht keine Mindestpunktzahl.
opening-without-wilds = Die Erstmeldung darf keine wilden Karten enthalten.

pile-never-taken = Der Stapel wird nie genommen.
pile-pair = { $naturals ->
    [2] { $case ->
        [dat] einem natürlichen Paar
       *[other] ein natürliches Paar
    }
   *[other] { $case ->
        [dat] { COUNT($naturals) } oder mehr natürlichen Karten eines Rangs
       *[other] { COUNT($naturals) } oder mehr natürliche Karten eines Rangs
    }
}
frozen-cards = { $naturals ->
    [1] { $case ->
        [dat] einer natürlichen Karte seines obersten Rangs und einer weiteren oder einer wilden
       *[other] eine natürliche Karte seines obersten Rangs und eine weitere oder eine wilde
    }
    [2] { $case ->
        [dat] zwei natürlichen Karten seines obersten Rangs und einer dritten oder einer wilden
       *[other] zwei natürliche Karten seines obersten Rangs und eine dritte oder eine wilde
    }
   *[other] { $case ->
        [dat] drei natürlichen Karten seines obersten Rangs
       *[other] drei natürliche Karten seines obersten Rangs
    }
}
wilds-like-top = { $more ->
    [0] { COUNT($alike) } wie die wilde oben
   *[other] { COUNT($alike) } wie die wilde oben und eine weitere wilde
}
pile-taken = Um den Stapel zu nehmen, melde seine oberste Karte sofort mit Karten aus deiner Hand: { $with }.
pile-taken-or-onto = { $party ->
    [side] { $onto ->
        [any] Um den Stapel zu nehmen, melde seine oberste Karte sofort mit Karten aus deiner Hand: { $with }, oder leg sie an die Meldung ihres Rangs von deiner Partei an.
        [short] Um den Stapel zu nehmen, melde seine oberste Karte sofort mit Karten aus deiner Hand: { $with }, oder leg sie an die Meldung ihres Rangs von deiner Partei an, wenn diese weniger als sieben Karten hat.
       *[pair] Um den Stapel zu nehmen, melde seine oberste Karte sofort mit Karten aus deiner Hand: { $with }, oder leg sie mit einem natürlichen Paar an die Meldung ihres Rangs von deiner Partei an.
    }
   *[player] { $onto ->
        [any] Um den Stapel zu nehmen, melde seine oberste Karte sofort mit Karten aus deiner Hand: { $with }, oder leg sie an deine Meldung ihres Rangs an.
        [short] Um den Stapel zu nehmen, melde seine oberste Karte sofort mit Karten aus deiner Hand: { $with }, oder leg sie an deine Meldung ihres Rangs an, wenn diese weniger als sieben Karten hat.
       *[pair] Um den Stapel zu nehmen, melde seine oberste Karte sofort mit Karten aus deiner Hand: { $with }, oder leg sie mit einem natürlichen Paar an deine Meldung ihres Rangs an.
    }
}
taken-with-pair = mit { CARDS($pair, case: "dat") }
taken-with-pair-or-wild = mit { CARDS($pair, case: "dat") }, oder mit einer natürlichen und einer wilden Karte
pile-rest-goes = Dann kommt der Rest des Stapels auf deine Hand.
pile-rest-stays = Sonst kommt nichts auf deine Hand.
pile-rest-part = Dann kommen bis zu { CARDS-COUNT($count) } darunter auf deine Hand.
pile-then-draw = Dann zieh { CARDS-COUNT($count, case: "acc") } vom Talon.
pile-melds-top = In diesem Zug wird nur seine oberste Karte gemeldet; die anderen Karten des Stapels warten bis zu deinem nächsten Zug, dürfen aber abgelegt werden.
wild-freezes-for-pair = Eine wilde Karte im Stapel friert ihn ein, bis er genommen wird: Dann braucht es dafür { CARDS($pair, case: "acc") } aus der Hand.
wild-or-three-freezes-for-pair = { $three ->
    [red] Eine wilde Karte im Stapel, oder eine rote Drei, die beim Geben aufgedeckt wird, friert ihn ein, bis er genommen wird: Dann braucht es dafür { CARDS($pair, case: "acc") } aus der Hand.
    [black] Eine wilde Karte im Stapel, oder eine schwarze Drei, die beim Geben aufgedeckt wird, friert ihn ein, bis er genommen wird: Dann braucht es dafür { CARDS($pair, case: "acc") } aus der Hand.
   *[any] Eine wilde Karte im Stapel, oder eine Drei, die beim Geben aufgedeckt wird, friert ihn ein, bis er genommen wird: Dann braucht es dafür { CARDS($pair, case: "acc") } aus der Hand.
}
pile-always-frozen = Der Stapel ist immer eingefroren.
pile-frozen-until-melded = { $party ->
    [side] Für eine Partei, die noch nicht gemeldet hat, ist der Stapel immer eingefroren.
   *[player] Für einen Spieler, der noch nicht gemeldet hat, ist der Stapel immer eingefroren.
}
pile-frozen-until-melded-for-pair = { $party ->
    [side] Für eine Partei, die noch nicht gemeldet hat, ist der Stapel immer eingefroren: Sie braucht { CARDS($pair, case: "acc") } aus der Hand.
   *[player] Für einen Spieler, der noch nicht gemeldet hat, ist der Stapel immer eingefroren: Er braucht { CARDS($pair, case: "acc") } aus der Hand.
}
pile-not-with-long-meld = { $party ->
    [side] Eine Partei mit einer Meldung aus sieben oder mehr Karten eines Rangs nimmt den Stapel nicht, auch nicht mit einem Paar.
   *[player] Ein Spieler mit einer Meldung aus sieben oder mehr Karten eines Rangs nimmt den Stapel nicht, auch nicht mit einem Paar.
}
pile-closed-by-wild = Ein Stapel mit einer wilden Karte obenauf kann nicht genommen werden.
pile-wild-pair = Liegt eine wilde Karte obenauf, nehmen { CARDS($cards) } oder mehr aus der Hand den Stapel: Sie bilden mit ihr eine Meldung aus wilden Karten oder werden an eine angelegt.
pile-wild-colour = Eine rote Zwei nehmen nur rote Zweien, eine schwarze nur schwarze.
pile-closed-by-wild-or-three = { $three ->
    [red] Ein Stapel mit einer wilden Karte oder einer roten Drei obenauf kann nicht genommen werden.
    [black] Ein Stapel mit einer wilden Karte oder einer schwarzen Drei obenauf kann nicht genommen werden.
   *[any] Ein Stapel mit einer wilden Karte oder einer Drei obenauf kann nicht genommen werden.
}
pile-onto-sequence = Auch an deine Sequenz darf die oberste Karte, aber nur sie allein, wenn der Stapel nicht eingefroren ist.
pile-of-one-card = Wer nur eine Karte hat, darf keinen Stapel aus einer Karte nehmen.

red-three-is-replaced = Eine rote Drei wird sofort ausgelegt und durch eine Karte vom Talon ersetzt.
red-three-is-replaced-not-of-pile = Eine rote Drei wird sofort ausgelegt und durch eine Karte vom Talon ersetzt; eine, die mit dem Stapel kommt, wird nicht ersetzt.
black-three-blocks = Eine schwarze Drei obenauf sperrt den Stapel für den Nächsten.
black-threes-melded-of-four = Drei oder vier schwarze Dreien, ohne wilde Karten, meldet nur, wer in diesem Zug ausmacht.
black-threes-melded-of-more = Drei oder mehr schwarze Dreien, ohne wilde Karten, meldet nur, wer in diesem Zug ausmacht.
black-threes-come-last = Sie werden erst ausgelegt, wenn keine andere Karte mehr auf der Hand ist.

going-out-needs = { $count ->
    [0] { $party ->
        [side] Zum Ausmachen braucht eine Partei keinen Canasta.
       *[player] Zum Ausmachen braucht ein Spieler keinen Canasta.
    }
   *[other] { $party ->
        [side] Zum Ausmachen braucht eine Partei { CANASTAS-COUNT($count, case: "acc") }.
       *[player] Zum Ausmachen braucht ein Spieler { CANASTAS-COUNT($count, case: "acc") }.
    }
}
going-out-way = Du meldest alle Karten, oder alle bis auf eine, die du ablegst.
going-out-needs-ranks = Unter den Canastas müssen sein: { LIST($ranks) }.
going-out-concealed-is = Verdeckt machst du aus, wenn du alles in einem einzigen Zug auslegst: Vorher hast du keine Karte ausgelegt, ein Canasta ist dabei, und an Meldungen, die schon dalagen, legst du nichts an.
asking-after-draw = Nach dem Ziehen, und bevor du weiter meldest, darfst du deinen Partner fragen: „Darf ich ausmachen?“ Die Antwort ist bindend.
asking-after-draw-or-pile = Nach dem Ziehen oder dem Nehmen des Stapels, und bevor du weiter meldest, darfst du deinen Partner fragen: „Darf ich ausmachen?“ Die Antwort ist bindend.
out-without-drawing = Du darfst ausmachen, ohne vorher zu ziehen.
last-card-is-kept = Wenn du nicht ausmachen darfst, behältst du deine letzte Karte, statt sie abzulegen.

stock-end-cannot-draw = Die Runde endet, sobald ein Spieler ziehen muss und nicht kann.
stock-end-may-take = Du darfst den Stapel nehmen, wenn du kannst; sonst endet die Runde.
stock-end-must-take-if-it-fits = Du musst den Stapel nehmen, wenn er nicht eingefroren ist und seine oberste Karte an eine deiner Meldungen passt; du darfst es, wenn du ihn auf andere Weise nehmen kannst; sonst endet die Runde.
stock-end-with-turn = Die Runde endet mit dem Zug, in dem die letzte Karte gezogen wurde.
stock-end-must-take = Du musst den Stapel nehmen, wenn du kannst; sonst endet die Runde.
stock-end-three = { $three ->
    [red] Ist die letzte Karte eine rote Drei und bekommst du keine andere, endet die Runde sofort.
    [black] Ist die letzte Karte eine schwarze Drei und bekommst du keine andere, endet die Runde sofort.
   *[any] Ist die letzte Karte eine Drei und bekommst du keine andere, endet die Runde sofort.
}

scores-going-out = Ausmachen { $out }, verdeckt insgesamt { $concealed }.
scores-canasta = Canasta { $points }.
scores-canastas = Reiner Canasta { $natural }, gemischter { $mixed }.
scores-red-threes = Rote Dreien je { COUNT($each) }, alle { COUNT($count) } { $all }.
scores-red-threes-negative = { $party ->
    [side] Rote Dreien je { COUNT($each) }, alle { COUNT($count) } { $all }; sie zählen gegen eine Partei, die nichts gemeldet hat.
   *[player] Rote Dreien je { COUNT($each) }, alle { COUNT($count) } { $all }; sie zählen gegen einen Spieler, der nichts gemeldet hat.
}
scores-cards = { $party ->
    [side] Ausgelegte Karten zählen für eine Partei, Karten auf der Hand gegen sie.
   *[player] Ausgelegte Karten zählen für einen Spieler, Karten auf der Hand gegen ihn.
}
scores-highest-total = { $party ->
    [side] Es gewinnt die Partei mit dem höchsten Punktestand; bei Gleichstand folgt noch eine Runde.
   *[player] Es gewinnt der Spieler mit dem höchsten Punktestand; bei Gleichstand folgt noch eine Runde.
}
scores-one-hand = Die Partie ist eine einzige Runde; bei Gleichstand folgt noch eine.
scores-target = { $party ->
    [side] Die Partie endet, wenn eine Partei { $target } erreicht; es gewinnt der höhere Punktestand; bei Gleichstand folgt noch eine Runde.
   *[player] Die Partie endet, wenn ein Spieler { $target } erreicht; es gewinnt der höhere Punktestand; bei Gleichstand folgt noch eine Runde.
}

choice-red-threes = Ausgeteilte rote Dreien werden nach dem Aufdecken ersetzt, Platz für Platz.
choice-turn-up = Braucht das Aufdecken den ganzen Talon auf, bleibt die letzte aufgedeckte Karte obenauf.
choice-black-threes-last = Wo schwarze Dreien zuletzt kommen, dürfen andere Gruppen in derselben Aktion ausgelegt werden, wenn danach nur schwarze Dreien übrig sind.
choice-wilds-concealed = Wo wilde Karten in der Erstmeldung nicht erlaubt sind, sind sie es auch beim verdeckten Ausmachen nicht.
choice-house-rules = Hausregeln bleiben in dem, was die Karten zulassen: 1 bis 99 ausgeteilte Karten, bis zu 11 Canastas zum Ausmachen, bis zu 8 natürliche Karten in einer Meldung; Prämien, Mindestpunktzahlen und Ziel bis 1.000.000.
choice-reasons = Wenn der Stapel aus mehreren Gründen nicht zu nehmen ist, wird ein Grund in deinen Karten vor einem im Stapel genannt.
