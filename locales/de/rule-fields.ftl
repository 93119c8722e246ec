rule-name = { $field ->
    [players] Spieler
    [sides] Parteien
    [lone-taker] Wer zuerst den Stapel nimmt, spielt allein
    [sit-out] Zu fünft, einer setzt aus
    [packs] Kartenspiele zu 52 Karten
    [pack-jokers] Joker in jedem Kartenspiel
    [hand-size] Karten für jeden Spieler
    [draw-count] Gezogene Karten pro Zug
    [leader-extra] Wer beginnt, hat eine Karte mehr
    [cut-keep] Was behält, wer abhebt
    [turn-up] Beim Geben wird eine Karte aufgedeckt
    [turn-up-again] Karten, auf die eine weitere aufgedeckt wird
    [turn-up-back] Eine solche Karte kommt unter den Talon
    [pile-start] Verdeckte Karten unter der aufgedeckten
    [canastas-to-go-out] Canastas zum Ausmachen
    [required-ranks] Verlangte Ränge darunter
    [max-wilds] Wilde Karten in einer Meldung, höchstens
    [wilds-max-naturals] Nicht mehr wilde als natürliche Karten
    [naturals-ahead] Vorsprung der natürlichen vor den wilden
    [min-naturals] Natürliche Karten in einer Meldung, mindestens
    [opening-minimums] Mindestpunktzahl der Erstmeldung
    [concealed-exempt] Verdecktes Ausmachen ohne Mindestpunktzahl
    [wilds-in-opening] Wilde Karten in der Erstmeldung
    [closed-turns] Erste Züge, ohne Karten auszulegen
    [pile-allowed] Der Stapel darf genommen werden
    [pile-new-meld] Neue Meldung mit der obersten Karte
    [pile-own-meld] Oberste Karte an deine Meldung
    [frozen-until-melded] Eingefroren, bis eine Partei gemeldet hat
    [freezing] Wilde Karten frieren den Stapel ein
    [one-card-pile-closed] Mit einer Karte keine einzelne Karte nehmen
    [always-frozen] Der Stapel ist immer eingefroren
    [frozen-needs] Karten für einen durch eine Karte eingefrorenen Stapel
    [frozen-wilds] Wilde Karten darunter
    [pile-wild] Eine wilde Karte oben auf dem Stapel
    [pile-melds] Auslegen, was mit dem Stapel kam
    [pile-take] Karten vom Stapel, höchstens
    [pile-extra] Gezogene Karten nach dem Nehmen des Stapels
    [black-threes-last] Schwarze Dreien kommen zuletzt
    [black-three-held] Eine schwarze Drei auf der Hand
    [ask-partner] Den Partner fragen
    [out-without-draw] Ausmachen ohne zu ziehen
    [keep-last-card] Die letzte Karte darf behalten werden
    [stock-end] Wenn der Talon leer ist
    [going-out] Prämie fürs Ausmachen
    [concealed] Verdeckt ausmachen insgesamt
    [cut-bonus] Genau die Karten zum Geben abheben
    [natural-canasta] Reiner Canasta
    [mixed-canasta] Gemischter Canasta
    [red-three] Eine rote Drei
    [four-red-threes] Alle roten Dreien zusammen
    [red-threes-negative] Rote Dreien können gegen dich zählen
    [target] Ziel
    [foot-size] Karten des Fußes
    [feet] Mehrere Füße
    [foot-pickup] Weiterspielen mit dem Fuß
    [foot-threes-replaced] Dreien des Fußes werden ersetzt
    [talons] Prämienkarten für die Erstmeldung
    [meld-max] Karten in einem Satz, höchstens
    [melds-per-rank] Sätze eines Rangs
    [sequences] Sequenzen sind Meldungen
    [wild-melds] Wilde Karten allein sind eine Meldung
    [wilds-join-at] Natürliche Karten, bevor eine wilde dazukommt
    [pure-ranks] Ränge ohne wilde Karten
    [dead-ranks] Ein Canasta schließt seinen Rang
    [opening-by] Wonach sich die Mindestpunktzahl richtet
    [opening-steps] Punktestände der Mindestpunktzahlen
    [opening-rules] Regeln der Erstmeldung
    [opening-needs] Canasta in der Erstmeldung
    [pile-onto-sequence] Oberste Karte an eine Sequenz
    [wild-discards] Wilde Karten ablegen
    [no-first-discards] Nicht auf einen leeren Stapel
    [black-three-role] Was schwarze Dreien tun
    [red-three-role] Was rote Dreien tun
    [red-three-held] Eine rote Drei auf der Hand
    [black-threes-melded] Vier schwarze Dreien gemeldet
    [threes-table] Dreien einer Farbe
    [threes-sign] Dreien und Canastas
    [canasta-kinds] Arten von Canastas darunter
    [out-rules] Regeln des Ausmachens
    [deals] Runden einer Partie
    [by-deal] Regeln, die von Runde zu Runde wechseln
    [card-points] Werte der Karten
    [canasta-bonuses] Andere Canastas
    [canasta-count-bonus] Anzahl der Canastas
    [incomplete-penalties] Unvollständige Meldungen
    [held-penalties] Drei eines Rangs auf der Hand
    [melds-need-canasta] Meldungen brauchen einen Canasta
   *[special-hands] Sonderblätter
}

rule-note-players = Eine gerade Zahl spielt in zwei Parteien, bei einer ungeraden spielt jeder für sich, außer die Parteien sind gewählt.
rule-note-sides = Die Plätze wechseln sich ab. So viele wie Spieler: Jeder spielt für sich.
rule-note-lone-taker = Die beiden anderen sind dann für diese Runde Partner. Nur zu dritt.
rule-note-sit-out = Drei spielen gegen zwei; von den dreien setzt in jeder Runde einer aus. Nur, wo vier Plätze zwei Parteien bilden.
rule-note-packs = Zwei ergeben acht Karten von jedem Rang.
rule-note-pack-jokers = Sie sind wild, wie die Zweien.
rule-note-hand-size = Alle Blätter und die aufgedeckte Karte müssen mindestens acht Karten der Kartenspiele übrig lassen.
rule-note-draw-count = Zu Beginn eines Zuges vom Talon gezogen, außer du nimmst den Stapel.
rule-note-turn-up = Sie beginnt den Stapel. Sonst tut das die erste abgelegte Karte.
rule-note-leader-extra = Sie ersetzt das erste Ziehen.
rule-note-cut-keep = Der Spieler vor dem Geber hebt ab, sieht die untersten Karten des Abgehobenen an und bekommt entsprechend weniger ausgeteilt.
rule-note-turn-up-again = Die nächste Karte bedeckt eine solche.
rule-note-turn-up-back = Sonst bleibt sie im Stapel unter der nächsten.
rule-note-pile-start = Niemand kennt sie, bis jemand den Stapel nimmt.
rule-note-canastas-to-go-out = So viele muss eine Partei haben; auch die aus demselben Zug zählen.
rule-note-required-ranks = Zum Ausmachen braucht es einen Canasta von jedem gewählten Rang.
rule-note-max-wilds = Wie viele Zweien und Joker eine Meldung enthalten darf.
rule-note-wilds-max-naturals = Eine Meldung darf nie mehr wilde als natürliche Karten enthalten.
rule-note-naturals-ahead = Wo wilde Karten nicht in der Überzahl sein dürfen: um wie viel eine Meldung mit wilden mehr natürliche haben muss.
rule-note-min-naturals = Wie viele natürliche Karten jede Meldung braucht.
rule-note-opening-minimums = Was die Erstmeldung einer Partei zählen muss, nach ihrem Punktestand vor der Runde.
rule-note-concealed-exempt = Ein ganzes Blatt, nach dem Ziehen vom Talon auf einmal ausgelegt, darf weniger zählen als die Mindestpunktzahl.
rule-note-wilds-in-opening = Die Erstmeldung einer Partei darf wilde Karten enthalten.
rule-note-closed-turns = In so vielen ersten Zügen zieht jeder nur und legt ab: Niemand meldet oder nimmt den Stapel.
rule-note-pile-allowed = Sonst ziehen alle nur vom Talon.
rule-note-pile-new-meld = Was es auf der Hand braucht, um mit der obersten Karte eines nicht eingefrorenen Stapels eine Meldung zu beginnen.
rule-note-pile-own-meld = An welche Meldungen deiner Partei die oberste Karte darf.
rule-note-frozen-until-melded = Vor ihrer ersten Meldung braucht eine Partei ein natürliches Paar, um den Stapel zu nehmen.
rule-note-freezing = Mit einer wilden Karte im Stapel, oder einer beim Geben aufgedeckten roten Drei, nimmt ihn nur ein natürliches Paar.
rule-note-one-card-pile-closed = Mit einer einzigen Karte auf der Hand darfst du keinen Stapel aus einer Karte nehmen.
rule-note-always-frozen = Nur ein natürliches Paar aus der Hand nimmt ihn.
rule-note-frozen-needs = So viele Karten aus der Hand nehmen einen Stapel, in dem eine wilde Karte oder eine aufgedeckte Drei liegt.
rule-note-frozen-wilds = So viele dieser Karten dürfen wild sein; die anderen sind natürliche vom Rang der obersten Karte.
rule-note-pile-wild = Die wilden Karten aus der Hand, die den Stapel als Meldung aus wilden Karten nehmen.
rule-note-pile-melds = Ob die Karten unter der obersten im selben Zug ausgelegt werden dürfen.
rule-note-pile-take = Genommen werden die oberste Karte und die gleich darunter. Die anderen bleiben liegen.
rule-note-pile-extra = Wer den Stapel nimmt, zieht sie vom Talon.
rule-note-black-threes-last = Sie werden erst ausgelegt, wenn keine andere Karte mehr auf der Hand ist.
rule-note-black-three-held = Zählt am Ende der Runde gegen ihre Partei.
rule-note-ask-partner = Vor dem Ausmachen darfst du deinen Partner fragen, dessen Antwort bindend ist.
rule-note-out-without-draw = Du darfst alles auslegen, bevor du ziehst.
rule-note-keep-last-card = Wenn du nicht ausmachen darfst, behältst du die letzte Karte, statt sie abzulegen.
rule-note-stock-end = Was ein Spieler tun muss, der nicht mehr ziehen kann.
rule-note-going-out = Für die Partei, deren Spieler ausmacht.
rule-note-concealed = Fürs Ausmachen in einem Zug, ohne vorher etwas ausgelegt zu haben; mindestens die Prämie fürs Ausmachen.
rule-note-cut-bonus = Punkte an einem Tisch mit echten Karten. Der Punktezettel zählt sie; an diesem Tisch hebt niemand dafür ab.
rule-note-natural-canasta = Sieben oder mehr Karten eines Rangs ohne wilde Karten.
rule-note-mixed-canasta = Sieben oder mehr Karten eines Rangs mit wilden Karten.
rule-note-red-three = Für jede ausgelegte rote Drei.
rule-note-four-red-threes = Anstelle der einzelnen Prämien.
rule-note-red-threes-negative = Sie zählen gegen eine Partei, die nichts gemeldet hat.
rule-note-target = Erreicht es eine Partei, ist die Partie zu Ende; es gewinnt der höhere Punktestand.
rule-note-foot-size = Ein zweites Blatt, das gespielt wird, wenn das erste leer ist.
rule-note-feet = Zwei oder drei weitere Blätter, etwa Knie und Fuß, in der Reihenfolge, in der sie aufgenommen werden.
rule-note-foot-pickup = Wann er aufgenommen wird, und was folgt.
rule-note-foot-threes-replaced = Für jede Drei aus dem Fuß, die ausgelegt wird, wird eine Karte gezogen.
rule-note-talons = Nach dem Zug der Erstmeldung gezogen, von der Partei, die als erste, zweite und so weiter eröffnet.
rule-note-meld-max = Mehr darf ein Satz nicht enthalten.
rule-note-melds-per-rank = Wie viele Sätze eines Rangs eine Partei haben darf.
rule-note-sequences = Drei bis sieben Nachbarn einer Farbe.
rule-note-wild-melds = Drei bis sieben Zweien und Joker.
rule-note-wilds-join-at = Nach ihrer Erstmeldung legt eine Partei wilde Karten nur an Sätze mit so vielen natürlichen an.
rule-note-pure-ranks = Sätze dieser Ränge nehmen keine wilden Karten auf.
rule-note-dead-ranks = Niemand legt weitere Karten eines Rangs aus, von dem eine Partei einen Canasta hat.
rule-note-opening-by = Nach dem Punktestand oder nach der Nummer der Runde.
rule-note-opening-steps = Ab jedem dieser Punktestände gilt die nächste Mindestpunktzahl.
rule-note-opening-rules = Was die Erstmeldung einer Partei sonst noch braucht.
rule-note-opening-needs = Sie gehört neben der Mindestpunktzahl zur Erstmeldung.
rule-note-pile-onto-sequence = Sie darf für das Ende einer Sequenz deiner Partei genommen werden.
rule-note-wild-discards = Wann eine wilde Karte abgelegt werden darf.
rule-note-no-first-discards = Karten, die den Stapel nicht beginnen dürfen.
rule-note-black-three-role = Was schwarze Dreien bewirken.
rule-note-red-three-role = Was rote Dreien bewirken.
rule-note-red-three-held = Zählt am Ende der Runde gegen ihre Partei.
rule-note-black-threes-melded = Für eine Partei, die beim Ausmachen vier oder mehr schwarze Dreien meldet, außer deren eigenen Punkten.
rule-note-threes-table = Was eine, zwei und so weiter zusammen zählen; jede weitere zählt wie eine rote Drei.
rule-note-threes-sign = Mit wie vielen Canastas Dreien nicht mehr gegen eine Partei zählen, und mit wie vielen für sie.
rule-note-canasta-kinds = Wie viele von jeder Art zum Ausmachen nötig sind.
rule-note-out-rules = Was das Ausmachen sonst noch braucht.
rule-note-deals = Die Partie endet nach so vielen, oder vorher mit dem Ziel.
rule-note-by-deal = Jede Runde hat die übrigen Regeln mit ihren eigenen Änderungen. Die der letzten gelten weiter.
rule-note-card-points = Was eine Karte auf dem Tisch und auf der Hand zählt, wenn das nicht ihr üblicher Wert ist. Schwarze Dreien nur auf dem Tisch.
rule-note-canasta-bonuses = Prämien für Sequenzen, wilde Karten und bestimmte Ränge.
rule-note-canasta-count-bonus = Punkte, die eine Partei mit so vielen Canastas einmal erhält; nur die höchste Anzahl, die sie erreicht, zählt.
rule-note-incomplete-penalties = Was eine Meldung aus weniger als sieben Karten gegen ihre Partei zählt.
rule-note-held-penalties = Was sie gegen ihre Partei zählen.
rule-note-melds-need-canasta = Ohne Canasta zählen gemeldete Karten gegen eine Partei.
rule-note-special-hands = Punkte für ein Blatt aus vierzehn Karten, auf einmal ausgelegt.

value-several = Mehrere
value-one = Einer
value-another-canasta = Ein weiterer, sobald alle Canastas sind
value-any-time = Jederzeit
value-last = Nur zum Ausmachen oder aus lauter wilden
value-wild-first = Ja, und andere warten darauf
value-at-once = Sofort, und weiterspielen
value-turn-ends = Der Zug endet
value-by-discard = Nur durch Ablegen
value-by-canasta = Mit der eigenen Canasta
value-by-score = Nach dem Punktestand
value-by-hand = Nach der Nummer der Runde
value-once = Einmal in der Runde
value-must-ask = Niemand macht ohne ein Ja aus
value-own-meld-none = Nur mit einem natürlichen Paar
value-stop = Sperrt den Stapel
value-dead = Nur zum Ablegen
value-bonus = Ausgelegt für Punkte
value-freeze = Sperrt den Stapel und friert ihn ein
value-needs-nothing = Nur Punkte
value-needs-canasta = Ein Canasta
value-needs-natural = Ein Canasta ohne wilde Karten
value-pile-melds-any = Sofort
value-pile-melds-top = Ab dem nächsten Zug
value-wild-never = Nicht zu nehmen
value-wild-pair = Zwei von derselben Art
value-wild-colour = Zwei von derselben Art und Farbe
value-no = Nein
value-yes = Ja
value-pair-or-wild = Natürliches Paar, oder eine und eine wilde
value-pair = Nur ein natürliches Paar
value-any-meld = Jede Meldung
value-under-seven = Weniger als sieben Karten
value-take-if-fits = Stapel nehmen, wenn die oberste passt
value-hand-ends = Die Runde endet mit diesem Zug
value-take-if-possible = Stapel nehmen, wann immer es geht
value-nobody-must = Niemand muss den Stapel nehmen
no-target = Nur eine Runde
usual-sides = Wie üblich
no-limit = Unbegrenzt

minimum-of-hand = Runde { $hand }
from-hand = Ab Runde { $hand }
minimum-below = Unter { $score }
minimum-from = Ab { $score }
minimum-label-of-hand = { $rule }, Runde { $hand }
minimum-label-below = { $rule }, unter { $score }
minimum-label-from = { $rule }, ab { $score }

## Die Teile einer Regel, die mehrere hat.

rule-part = { $rule }: { $part }
listed-number = Zahl { $place }
score-of-minimum = { $rule } { $place }: ab diesem Punktestand
step-from = Ab
step-points = Minimum
step-always = Immer
add-one = Hinzufügen
another-rule = Weitere Regel
as-in-other-hands = keine Änderung
value-none = Keine
value-keeps-nothing = Nichts
value-keeps-one = Die unterste Karte, wenn sie wild ist
value-keeps-run = Wilde Karten von unten, solange sie folgen
value-keeps-three = Wilde Karten und Dreien, die ausgelegt werden, unter den untersten drei
turned-again-wilds = Wilde Karten
turned-again-bonus-threes = Dreien, die ausgelegt werden
turned-again-black-threes = Schwarze Dreien
turned-again-aces = Asse
many-as-turn-up = So viele, wie die aufgedeckte zeigt
threes-against-below = Gegen, mit weniger Canastas als
threes-for-from = Dafür, ab so vielen Canastas
so-many-threes = { $count ->
    [one] { $count } Drei
   *[other] { $count } Dreien
}
side-by-opening = Eröffnet als Nummer { $place }
wilds-never-join = Keine wilden
wilds-join-by-opening = Nur zur Erstmeldung
wilds-may-join = Auch wilde
threes-by-melds = Je nachdem, ob sie gemeldet hat
threes-each = Ohne Tabelle
