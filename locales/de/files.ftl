look-at-record = Ansehen
share-file = Teilen
download = Herunterladen
no-game = Es gibt keine Partie.
record-note = Jedes Geben und jede Aktion; von einer unfertigen Runde nur, was alle gesehen haben.
pasted = Eingefügte Mitschrift oder Einstellungen
settings-file = Einstellungen und eigene Regeln
record-file = Mitschrift dieser Partie
match-file = Auf ein anderes Gerät mitnehmen
match-file-note = Die Partie, wie sie steht, auch mitten in einer Runde. Die Datei enthält die verdeckten Karten, lies sie also nicht. Auf dem anderen Gerät öffnest du sie hier unten.
open-file = Partie, Mitschrift oder Einstellungen öffnen
open-file-note = Füge den Text hier ein oder wähle eine Datei. Eine Partie von einem anderen Gerät kommt in die Bibliothek und geht dort weiter, wo sie steht. Eine Mitschrift öffnet sich als laufende Partie mit dir auf dem ersten Platz; wurde sie mitten in einer Runde gesichert, geht es mit dem nächsten Geben weiter. Oder sieh sie dir nur an, dann wartet die Partie am Tisch.
set-aside = Beiseitegelegt
set-aside-note = Was das Spiel vorgefunden hat und nicht lesen konnte, und Partien, die nicht in die Bibliothek passten. Nichts überschreibt sie.
a-file = Datei mit Mitschrift oder Einstellungen
open = Öffnen
files = Export und Import

button-of-settings = { $action ->
    [copy] Kopieren: die Einstellungen
    [share] Teilen: die Einstellungen
   *[other] Herunterladen: die Einstellungen
}
button-of-record = { $action ->
    [copy] Kopieren: die Mitschrift
    [share] Teilen: die Mitschrift
   *[other] Herunterladen: die Mitschrift
}
button-of-match = { $action ->
    [copy] Kopieren: die Partie
    [share] Teilen: die Partie
   *[other] Herunterladen: die Partie
}
button-of-aside = { $action ->
    [try-again] Noch einmal: { $name }
    [delete] Löschen: { $name }
   *[other] Herunterladen: { $name }
}

aside-game = Gespeicherte Partie { $number }
aside-text = Anderer Text { $number }

was-copied = Kopiert.
not-copied = Dieser Browser lässt die Seite nicht kopieren. Lade den Text stattdessen herunter, oder markiere ihn dort, wo er steht, und kopiere ihn selbst.
rules-kept = Gesichert als „{ $name }“. Im Dialog „{ new-game }“ kannst du diese Regeln wählen.
not-stored = Dieser Browser hat es nicht gespeichert: Sein Speicher ist voll oder gesperrt. Es gilt, solange diese Seite offen ist.
rules-lack-name = Gib den Regeln zuerst einen Namen.
too-many-rules = Du hast schon fünfzig eigene Fassungen der Regeln: Entferne zuerst einige.
name-taken = Andere Regeln heißen schon „{ $name }“: Wähle einen anderen Namen.
code-used = Die Regeln des Codes sind jetzt gewählt.
settings-imported = Die Einstellungen wurden eingelesen.
settings-and-rules-imported = { $count ->
    [one] Die Einstellungen wurden eingelesen, dazu eine Fassung eigener Regeln.
   *[other] Die Einstellungen wurden eingelesen, dazu { COUNT($count) } Fassungen eigener Regeln.
}
record-loaded = { $hands ->
    [0] Die Mitschrift ist geladen, ohne eine beendete Runde. Öffne sie, um weiterzuspielen, oder sieh sie dir an.
    [one] Die Mitschrift ist geladen, mit einer Runde. Öffne sie, um weiterzuspielen, oder sieh sie dir an.
   *[other] Die Mitschrift ist geladen, mit { COUNT($hands) } Runden. Öffne sie, um weiterzuspielen, oder sieh sie dir an.
}
no-scenario = Ein Szenario enthält alle Karten, deshalb lässt es sich nur aus einer beendeten Runde kopieren.
aside-read = Das lässt sich jetzt lesen und wurde übernommen.
aside-unreadable = Diese Version kann es nicht lesen. Es bleibt hier.
nothing-written = Füge zuerst eine Mitschrift oder Einstellungen ein oder wähle eine Datei.
no-such-file = Das sind weder Einstellungen noch eine Mitschrift dieses Spiels. Nichts wurde verändert.
impossible-rules-in-file = Dieser Text enthält unmögliche Regeln. Nichts wurde verändert.
unknown-setting = Die Einstellung „{ $name }“ oder ihr Wert ist hier unbekannt. Nichts wurde verändert.
bad-record = Zeile { $line } der Mitschrift: { $error } Nichts wurde verändert.
record-of-begun-hand = Diese Mitschrift entstand mitten in der ersten Runde. Sie enthält nur, was alle von ihr gesehen haben, nicht die verdeckten Karten, und lässt sich deshalb nicht fortsetzen. Sichere die Mitschrift noch einmal, wenn die Runde vorbei ist. Nichts wurde verändert.
record-without-deal = Diese Mitschrift enthält keine ausgeteilte Runde: Es gibt nichts zu zeigen oder fortzusetzen.
no-code-yet = Füge zuerst einen Code ein.
code-never-contains = Ein Code enthält nie { $character }. Nichts wurde verändert.
character-quoted = „{ $letter }“
character-with-number = „{ $letter }“ ({ $number })
code-mistyped = In diesem Code ist ein Buchstabe falsch, fehlt oder ist zu viel. Nichts wurde verändert.
code-is-newer = Dieser Code stammt von einer neueren Version des Spiels. Nichts wurde verändert.
code-is-impossible = Die Regeln dieses Codes sind nicht möglich. { $why }
