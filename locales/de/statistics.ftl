statistics-refused = Die Bibliothek lässt sich jetzt nicht lesen, also gibt es nichts zu zählen.
statistics-empty = Noch nichts zu zählen. Spiel eine Runde zu Ende, und hier beginnen deine Zahlen.
save-table = Als CSV sichern
all-games = Alle Partien
games-won = Gewonnene Partien
by-rules = Regeln
by-level = Gegner
by-player = Spieler
won-games = Gewonnen
share-won = Anteil
interval = Bereich
interval-note = Wenige Partien sagen wenig: Vieles entscheidet das Glück. Der Bereich zeigt, wo sich dein Anteil am ehesten einpendelt, wenn du weiterspielst.
figures-of-hands = Runden
over-time = Punkte pro Runde im Lauf der Zeit
course-games = Partien
your-points = Deine Punkte
their-points = Punkte der Gegner
as-table = Als Tabelle
errors-and-luck = Fehler und Glück
errors-over-time = Fehlerquote im Lauf der Zeit
luck-a-hand = Glück pro Runde
luck-over-time = Glück pro Runde im Lauf der Zeit
own-decisions = Entscheidungen
reviewed-games = Analysierte Partien
errors-note = Die Fehlerquote ist die Gewinnchance, die du mit einer Entscheidung im Mittel verlierst. Die wahre Quote liegt am ehesten im Band, das nicht unter 0 gezeichnet wird.
luck-note = Glück ist, was deine Karten gegenüber denen wert waren, die hätten kommen können, in Gewinnchance. Über viele Runden gleicht es sich aus.
streaks = Serien
marked-hands = Runden zum Wiederansehen
points-look-back = { $points } Punkte, Rückschau auf Runde { $hand }
best-hands = Deine besten Runden
worst-hands = Deine schlechtesten Runden
achievements = Erfolge
achieved = Geschafft
not-achieved = Noch nicht

statistics-note = { $hands ->
    [one] { $games ->
        [one] 1 Runde und 1 beendete Partie auf diesem Gerät.
       *[other] 1 Runde und { $games } beendete Partien auf diesem Gerät.
    }
   *[other] { $games ->
        [one] { $hands } Runden und 1 beendete Partie auf diesem Gerät.
       *[other] { $hands } Runden und { $games } beendete Partien auf diesem Gerät.
    }
}
statistics-do-not-count = Übungspartien und Partien aus Dateien zählen nicht.
reading-games = Deine Partien werden gelesen …
counting-games = Deine Partien werden gezählt …
games-left = { $count ->
    [one] noch 1 Partie
   *[other] noch { $count } Partien
}
several-levels = Verschiedene Spielstärken
against-people = Menschen
with-player = Mit { $name }
against-player = Gegen { $name }
count-of = { $count } von { $all }
percent = { $share } %
percent-range = { $low }–{ $high } %
percent-of = { $share } % ({ $count } von { $all })
course-range = Von { $low } bis { $high } Punkte
share-range = Von { $low } bis { $high }
no-game-reviewed = Noch ist keine Partie analysiert. Sieh dir eine Partie in der Rückschau an und wähle „Analyse“. Von da an zählt sie hier.
games-reviewed = { $games ->
    [1] { $decisions ->
        [one] Eine Partie ist analysiert, mit 1 Entscheidung von dir.
       *[other] Eine Partie ist analysiert, mit { $decisions } Entscheidungen von dir.
    }
   *[other] { $decisions ->
        [one] { $games } Partien sind analysiert, mit 1 Entscheidung von dir.
       *[other] { $games } Partien sind analysiert, mit { $decisions } Entscheidungen von dir.
    }
}
only-reviewed-count = Hier zählen nur analysierte Partien.

figure-your-points = Deine Punkte pro Runde
figure-their-points = Punkte der Gegner pro Runde
figure-natural = Reine Canastas pro Runde
figure-mixed = Gemischte Canastas pro Runde
figure-out = Deine Partei hat ausgemacht
figure-concealed = Davon verdeckt
figure-they-out = Die Gegner haben ausgemacht
figure-opened = Deine Partei hat eröffnet
figure-opening-round = Eröffnet im Durchgang
figure-opening-points = Punkte einer Erstmeldung
figure-piles = Genommene Stapel pro Runde
figure-pile-cards = Karten eines Stapels
figure-largest-pile = Größter Stapel
streak-now = Jetzt
streak-won = Meiste Siege in Folge
streak-lost = Meiste Niederlagen in Folge
games-won-now = { $count } gewonnen
games-lost-now = { $count } verloren

achievement-natural = Rein
achievement-natural-how = Mach einen reinen Canasta
achievement-quick-opening = Schnellstart
achievement-quick-opening-how = Eröffne im ersten Durchgang einer Runde
achievement-victory = Sieg
achievement-victory-how = Gewinne eine Partie
achievement-big-pile = Beide Hände voll
achievement-big-pile-how = Nimm einen Stapel mit 20 oder mehr Karten
achievement-two-naturals = Doppelt rein
achievement-two-naturals-how = Mach zwei reine Canastas in einer Runde
achievement-red-threes = Alle miteinander
achievement-red-threes-how = Leg alle roten Dreien aus, und zwar so, dass sie für dich zählen
achievement-concealed = Aus dem Nichts
achievement-concealed-how = Mach verdeckt aus
achievement-big-hand = Große Runde
achievement-big-hand-how = Hol 2.000 Punkte in einer Runde
achievement-five-canastas = Eine Handvoll
achievement-five-canastas-how = Mach fünf Canastas in einer Runde
achievement-shutout = Zu null
achievement-shutout-how = Mach aus, bevor die Gegner eröffnet haben
achievement-comeback = Aufholjagd
achievement-comeback-how = Gewinne eine Partie, nachdem du 1.500 Punkte zurücklagst
achievement-beat-master = Den Meister geschlagen
achievement-beat-master-how = Gewinne eine Partie gegen den Meister
achievement-quoted = „{ $name }“
achieved-now = { $count ->
    [one] Neuer Erfolg: { LIST($names) }.
   *[other] Neue Erfolge: { LIST($names) }.
}

statistics-file-columns = Datum,Regeln,Geänderte Regeln,Ziel,Spieler,Ergebnis,Eigener Endstand,Endstand der Gegner,Runden,Eigene Punkte,Punkte der Gegner,Reine Canastas,Gemischte Canastas,Ausgemacht,Davon verdeckt,Gegner ausgemacht,Eröffnet,Durchgänge bis zur Erstmeldung,Punkte der Erstmeldungen,Genommene Stapel,Karten der Stapel,Größter Stapel,Beste Runde,Schlechteste Runde,Analysierte Runden,Analysierte Entscheidungen,Fehlerquote,Glück pro Runde
statistics-file-result = { $state ->
    [won] gewonnen
    [lost] verloren
   *[begun] begonnen
}
