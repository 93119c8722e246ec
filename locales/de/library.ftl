on-the-table = Am Tisch
library-refused = Die Bibliothek lässt sich jetzt nicht lesen: Dieser Browser antwortet nicht oder bewahrt in diesem Fenster nichts dauerhaft auf. „Export und Import“ sichert die Mitschrift deiner Partie als Datei.
keep-games = Bitte ihn, sie aufzubewahren
may-delete = Wenn der Platz knapp wird, kann der Browser Partien löschen.
library-loading = Die Bibliothek wird gelesen …
library-empty = Noch keine Partien. Mit deiner ersten Aktion kommt eine Partie hierher.
library-none-found = Keine Partie passt.{" "}
search-games = Titel, Spieler oder Regeln
list-state = Wie weit sie sind
list-all = Alle
list-begun = Begonnen
list-finished = Beendet
list-player = Spieler
list-any-player = Alle Spieler
show-all-games = Alle Partien zeigen
show-more = Mehr zeigen
edit-title = Umbenennen
game-title = Titel
bring-games = Partien einlesen
bring-games-note = Zieh Mitschriften oder eine gesicherte Bibliothek irgendwo auf diese Seite, füg sie ein oder wähle Dateien. Was schon hier ist, bleibt unverändert.
pasted-games = Eingefügte Mitschriften oder Bibliothek
game-files = Dateien mit Partien
add-games = Einlesen
importing = Partien werden eingelesen …
stop-importing = Anhalten
claim-games = Das waren meine Partien
claim-game = Das war meine Partie
disclaim-game = Das war nicht meine Partie

size-in-kb = { $size } KB
size-in-mb = { $size } MB

note-games = { $games ->
    [one] 1 Partie.
   *[other] { $games } Partien.
}
note-size = Mit dem Programm { $size } auf diesem Gerät.
note-games-and-size = { $games ->
    [one] 1 Partie, mit dem Programm { $size } auf diesem Gerät.
   *[other] { $games } Partien, mit dem Programm { $size } auf diesem Gerät.
}
note-safari = { $games ->
    [one] Dieser Browser löscht sie nach sieben Tagen ohne Besuch: Leg die Seite auf den Home-Bildschirm oder sichere die Bibliothek als Datei.
   *[other] Dieser Browser löscht sie nach sieben Tagen ohne Besuch: Leg die Seite auf den Home-Bildschirm oder sichere die Bibliothek als Datei.
}
note-kept = { $games ->
    [one] Der Browser bewahrt sie auf, bis du sie löschst.
   *[other] Der Browser bewahrt sie auf, bis du sie löschst.
}
note-declined = { $games ->
    [one] Der Browser verspricht nicht, sie aufzubewahren: Sichere die Bibliothek als Datei.
   *[other] Der Browser verspricht nicht, sie aufzubewahren: Sichere die Bibliothek als Datei.
}
note-not-promised = { $games ->
    [one] Wenn der Platz knapp wird, kann der Browser sie löschen.
   *[other] Wenn der Platz knapp wird, kann der Browser sie löschen.
}
note-unreadable = { $games ->
    [one] 1 weitere Partie kann diese Version nicht lesen; nichts wurde gelöscht.
   *[other] { $games } weitere Partien kann diese Version nicht lesen; nichts wurde gelöscht.
}
games-to-claim = { $games ->
    [one] 1 Partie wurde auf einem anderen Gerät gespielt. Partien aus Dateien zählen nicht für die Statistik.
   *[other] { $games } Partien wurden auf einem anderen Gerät gespielt. Partien aus Dateien zählen nicht für die Statistik.
}
games-in-all = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
some-games = { $games ->
    [one] { $found } von 1 Partie
   *[other] { $found } von { $games } Partien
}

game-deleted = Gelöscht: { $game }.
game-restored = Die Partie ist wieder da.
file-is-empty = Es sind keine Partien darin.
import-done = { $clauses }.
came-none = Keine Partie kam dazu
came-games = { $games ->
    [one] 1 Partie kam dazu
   *[other] { $games } Partien kamen dazu
}
came-sheets = { $sheets ->
    [one] 1 Punktezettel kam dazu
   *[other] { $sheets } Punktezettel kamen dazu
}
came-both = { $games ->
    [one] { $sheets ->
        [one] 1 Partie und 1 Punktezettel kamen dazu
       *[other] 1 Partie und { $sheets } Punktezettel kamen dazu
    }
   *[other] { $sheets ->
        [one] { $games } Partien und 1 Punktezettel kamen dazu
       *[other] { $games } Partien und { $sheets } Punktezettel kamen dazu
    }
}
came-again = { $games ->
    [one] 1 war schon da
   *[other] { $games } waren schon da
}
came-unreadable = { $games ->
    [one] 1 war nicht zu lesen
   *[other] { $games } waren nicht zu lesen
}
came-without-room = { $games ->
    [one] 1 hatte keinen Platz mehr
   *[other] { $games } hatten keinen Platz mehr
}
came-no-games = { $lines ->
    [one] 1 Zeile war keine Partie
   *[other] { $lines } Zeilen waren keine Partien
}
import-cut = Der Rest der Datei wurde ausgelassen: Zu viel davon ist keine Partie.
import-stopped = Du hast es angehalten; der Rest wurde nicht gelesen.
import-unread = Den Rest der Datei konnte der Browser nicht lesen.
games-claimed = { $games ->
    [one] Die Partie zählt als deine.
   *[other] { $games } Partien zählen als deine.
}
game-disclaimed = Die Partie zählt nicht mehr als deine.
nothing-pasted = Füge zuerst eine Mitschrift oder eine gesicherte Bibliothek ein oder wähle Dateien.
game-is-gone = Diese Partie ist nicht mehr da: Sie wurde in einem anderen Tab gelöscht.
game-is-unreadable = Diese Partie ist nicht zu lesen. Sie wurde nicht verändert.
game-not-read = Der Browser konnte diese Partie jetzt nicht lesen. Nichts wurde verändert; versuch es später noch einmal.
game-not-stored = Der Browser hat das nicht gespeichert: Auf dem Gerät ist vielleicht zu wenig Platz. Was hier war, ist unverändert.
table-not-kept = Die Partie am Tisch ließ sich nicht aufbewahren, deshalb bleibt sie dort. Auf dem Gerät ist vielleicht zu wenig Platz.
read-so-far = { $read } von { $all }

side-against-side = { $own } gegen { $others }
player-of-level = { $name } ({ $level })
sides-of-level = { $sides } · { $level }
only-people = Mehrere an einem Gerät
rules-differ = { $count ->
    [one] 1 Regel geändert
   *[other] { $count } Regeln geändert
}
game-practice = Übung
game-from-file = aus einer Datei
result-begun = Runde 1
result-in-hand = Runde { $hand }, { $own } zu { $others }
result-won = gewonnen { $own } zu { $others }
result-lost = verloren { $own } zu { $others }
result-of-player = { $name }: { $result }
button-of-game = { $action }: { $game }
