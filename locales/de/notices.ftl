no-undo-yet = Es gibt nichts zurückzunehmen: Du hast in dieser Runde noch nichts getan.
nobody-played = Noch hat niemand gespielt.
nobody-played-since = Seit deinem letzten Zug hat niemand gespielt.
parts-missing-head = { parts-missing }.
no-randomness = Die Karten lassen sich nicht mischen.
no-randomness-note = Dieser Browser liefert keine Zufallszahlen. Nichts wurde verändert.
bots-never-started = Das Programm der Computerspieler ließ sich nicht starten.
bots-stopped = Das Programm der Computerspieler ist stehen geblieben.
bots-note = Alle außer Anfänger, und auch die Tipps, spielen nach schnellen Faustregeln weiter und sind schwächer. Beim nächsten Geben startet es wieder.
plays-apart = Dieser Tab spielt für sich.
plays-apart-note = Die Partie im anderen Tab geht dort weiter. Partien dieses Tabs kommen nur in die Bibliothek. Einstellungen und Regeln werden erst gespeichert, wenn du übernimmst.
open-elsewhere = Diese Partie ist auch in einem anderen Tab offen und wurde dort fortgesetzt.
open-elsewhere-note = Spiel nur in einem Tab. Um dort anzuschließen, lade diese Seite neu.

damaged-newer = Die gespeicherte Partie stammt von einer neueren Version dieses Spiels.
damaged-newer-note = Sie liegt auf diesem Gerät unter „{ files }“ und wird nach der nächsten Aktualisierung wieder versucht.
damaged-changed = Die gespeicherte Partie ist nicht mehr, was gespeichert wurde: Etwas hat sie verändert.
damaged-changed-note = Du kannst sie so fortsetzen, wie sie jetzt ist. Eine Kopie liegt auf diesem Gerät unter „{ files }“.
damaged-unreadable = Die gespeicherte Partie ließ sich nicht lesen.
damaged-record = Die gespeicherte Partie ist ab Zeile { $line } beschädigt: { $error }
damaged-kept = Sie liegt auf diesem Gerät unter „{ files }“, wo nichts sie überschreibt.
damaged-intact-actions = { $actions ->
    [one] Vom unversehrten Teil an kannst du weiterspielen: die erste Aktion der Runde. Der beschädigte Text liegt auf diesem Gerät unter „{ files }“.
   *[other] Vom unversehrten Teil an kannst du weiterspielen: die ersten { $actions } Aktionen der Runde. Der beschädigte Text liegt auf diesem Gerät unter „{ files }“.
}
damaged-intact-hands = { $hands ->
    [one] Vom unversehrten Teil an kannst du weiterspielen: 1 beendete Runde. Der beschädigte Text liegt auf diesem Gerät unter „{ files }“.
   *[other] Vom unversehrten Teil an kannst du weiterspielen: { $hands } beendete Runden. Der beschädigte Text liegt auf diesem Gerät unter „{ files }“.
}
damaged-intact-both = { $hands ->
    [one] { $actions ->
        [one] Vom unversehrten Teil an kannst du weiterspielen: 1 beendete Runde und 1 Aktion der nächsten. Der beschädigte Text liegt auf diesem Gerät unter „{ files }“.
       *[other] Vom unversehrten Teil an kannst du weiterspielen: 1 beendete Runde und { $actions } Aktionen der nächsten. Der beschädigte Text liegt auf diesem Gerät unter „{ files }“.
    }
   *[other] { $actions ->
        [one] Vom unversehrten Teil an kannst du weiterspielen: { $hands } beendete Runden und 1 Aktion der nächsten. Der beschädigte Text liegt auf diesem Gerät unter „{ files }“.
       *[other] Vom unversehrten Teil an kannst du weiterspielen: { $hands } beendete Runden und { $actions } Aktionen der nächsten. Der beschädigte Text liegt auf diesem Gerät unter „{ files }“.
    }
}

settings-damaged-note = Sie stehen wieder auf ihren Vorgaben; die übrigen sind unverändert.
rules-left = { $count ->
    [0] Übrig sind keine. Der beschädigte Text liegt auf diesem Gerät unter „{ files }“.
    [one] Eine Fassung ist übrig. Der beschädigte Text liegt auf diesem Gerät unter „{ files }“.
   *[other] { COUNT($count) } Fassungen sind übrig. Der beschädigte Text liegt auf diesem Gerät unter „{ files }“.
}
plan-damaged = Deine Auswahl für das nächste Spiel ließ sich nicht lesen.
plan-damaged-note = Der beschädigte Text liegt auf diesem Gerät unter „{ files }“.
value-damaged = { $value ->
    [days] Einige Ergebnisse der Runden des Tages waren nicht lesbar.
    [duplicate] Einige Duplikate waren nicht lesbar.
    [friends] Dein Tisch mit Freunden war nicht lesbar.
    [lesson] Wie weit du in der geführten Runde warst, ließ sich nicht lesen.
    [drills] Einige Antworten der Übungen ließen sich nicht lesen.
    [achievements] Einige Erfolge ließen sich nicht lesen.
    [mistakes] Einige deiner Übungen ließen sich nicht lesen.
    [score-sheets] Deine Punktezettel ließen sich nicht lesen.
    [settings] Einige Einstellungen ließen sich nicht lesen.
    [rules] Einige deiner eigenen Regeln ließen sich nicht lesen.
    [plan] Ein Teil deiner Auswahl für das nächste Spiel ließ sich nicht lesen.
   *[game] Es ließ sich nicht lesen.
}
value-damaged-note = Was lesbar ist, wird verwendet. Der ganze Text liegt auf diesem Gerät unter „{ files }“.
value-newer = { $value ->
    [days] Die Ergebnisse der Runden des Tages hat eine neuere Version dieses Spiels gespeichert.
    [duplicate] Deine Duplikate hat eine neuere Version dieses Spiels gespeichert.
   *[other] Einen Teil deines Fortschritts hat eine neuere Version dieses Spiels gespeichert.
}
value-newer-note = Daran ändert sich nichts, und mit der nächsten Aktualisierung ist alles wieder da. Bis dahin kommt nichts Neues dazu.
not-set-aside = { $value ->
    [days] Einige Ergebnisse der Runden des Tages waren nicht lesbar, und für eine Kopie ist kein Platz.
    [duplicate] Einige Duplikate waren nicht lesbar, und für eine Kopie ist kein Platz.
    [friends] Dein Tisch mit Freunden war nicht lesbar, und für eine Kopie ist kein Platz.
    [lesson] Wie weit du in der geführten Runde warst, ließ sich nicht lesen, und für eine Kopie ist kein Platz.
    [drills] Einige Antworten der Übungen ließen sich nicht lesen, und für eine Kopie ist kein Platz.
    [achievements] Einige Erfolge ließen sich nicht lesen, und für eine Kopie ist kein Platz.
    [mistakes] Einige deiner Übungen ließen sich nicht lesen, und für eine Kopie ist kein Platz.
    [score-sheets] Deine Punktezettel ließen sich nicht lesen, und für eine Kopie ist kein Platz.
    [settings] Einige Einstellungen ließen sich nicht lesen, und für eine Kopie ist kein Platz.
    [rules] Einige deiner eigenen Regeln ließen sich nicht lesen, und für eine Kopie ist kein Platz.
    [plan] Deine Auswahl für das nächste Spiel ließ sich nicht lesen, und für eine Kopie ist kein Platz.
   *[game] Die gespeicherte Partie ließ sich nicht lesen, und für eine Kopie ist kein Platz.
}
not-set-aside-note = { $value ->
    [game] Sichere den beschädigten Text als Datei. Bis dahin bleibt er, wie er ist, und deine Partie wird nicht gespeichert.
    [settings] Sichere den beschädigten Text als Datei. Bis dahin bleibt er, wie er ist, und geänderte Einstellungen werden nicht gespeichert.
    [rules] Sichere den beschädigten Text als Datei. Bis dahin bleibt er, wie er ist, und neue Regeln werden nicht gespeichert.
    [plan] Sichere den beschädigten Text als Datei. Bis dahin bleibt er, wie er ist, und eine neue Auswahl wird nicht gespeichert.
    [score-sheets] Sichere den beschädigten Text als Datei. Bis dahin bleibt er, wie er ist, und neue Punktezettel werden nicht gespeichert.
   *[other] Sichere den beschädigten Text als Datei. Bis dahin bleibt er, wie er ist, und neue Fortschritte werden nicht gespeichert.
}
readable-again = Eine beiseitegelegte Partie lässt sich jetzt lesen.
readable-again-note = Öffne sie unter „{ files }“.

new-version = Eine neue Version des Spiels ist bereit.
new-version-note = Aktualisiere jetzt, sonst gilt sie ab dem nächsten Start. Deine Partie geht in jedem Fall weiter.
nothing-saved = Dieser Browser speichert für diese Seite nichts.
nothing-saved-note = Du kannst spielen, aber wenn die Seite geschlossen wird, ist die Partie verloren.
nothing-saved-file = Du kannst spielen, aber wenn die Seite geschlossen wird, ist die Partie verloren. Sichere sie vorher als Datei.
changes-not-saved = Dieser Browser konnte deine letzten Änderungen nicht speichern.
changes-not-saved-note = Sie gelten, solange diese Seite offen ist, und werden wieder versucht. Deine Partie ist gespeichert.
actions-not-saved = Dieser Browser kann die Partie nicht nach jeder Aktion speichern: Sein Speicher ist voll oder gesperrt.
actions-not-saved-note = Die Bibliothek hat sie bis zu deinem letzten Zug und bietet sie nach einem Neuladen an.
game-not-kept = Die Bibliothek konnte diese Partie nicht aufnehmen.
game-not-kept-note = Nach jedem Zug wird es wieder versucht. Bevor eine andere Partie ihren Platz einnimmt, wirst du gefragt.
game-not-kept-saved = Sie ist am Tisch gespeichert, bis eine andere Partie ihren Platz einnimmt; vorher wirst du gefragt. Nach jedem Zug wird es wieder versucht.
last-game-not-kept = Die Bibliothek konnte deine letzte Partie nicht aufnehmen.
last-game-not-kept-note = Solange diese Seite offen ist, wird es wieder versucht. Sichere sie als Datei.
nothing-stores-game = Nichts speichert diese Partie.
nothing-stores-game-note = Wenn die Seite geschlossen wird, ist sie verloren. Nach jedem Zug wird es wieder versucht.
library-has-more = Die Bibliothek hat mehr von einer Partie, als hier gespeichert war.
library-has-more-note = { $game }. Nichts davon ist verloren: Spiel dort weiter.
games-deleted-soon = Dieser Browser löscht deine Partien nach sieben Tagen ohne Besuch.
games-deleted-soon-note = Leg die Seite auf den Home-Bildschirm (auf dem Mac ins Dock): Dort bleiben sie. Diese App beginnt ohne sie, also sichere die Bibliothek vorher als Datei und lies sie dort ein.
app-without-games = Diese App beginnt ohne die Partien des Browsers.
app-without-games-note = Sie sind noch da: Sichere im Browser die Bibliothek als Datei und lies sie hier ein.

undo-own-draw = Du hast gesehen, was du gezogen hast: Zurücknehmen würde das ausnutzen. Die Einstellung „{ switch-practice }“ erlaubt es.
undo-hand-ended = Die Runde ist vorbei: Zurücknehmen würde die gezeigten Karten ausnutzen.
undo-since-laid = { $name } hat seither { CARDS($cards, case: "acc") } ausgelegt: Zurücknehmen würde ausnutzen, was du gesehen hast. Die Einstellung „{ switch-practice }“ erlaubt es.
undo-since-took = { $name } hat seither den Stapel mit { CARDS($cards, case: "dat") } genommen: Zurücknehmen würde ausnutzen, was du gesehen hast. Die Einstellung „{ switch-practice }“ erlaubt es.
undo-since-discarded = { $name } hat seither { CARDS($card, case: "acc") } abgelegt: Zurücknehmen würde ausnutzen, was du gesehen hast. Die Einstellung „{ switch-practice }“ erlaubt es.
undo-since-threes = { $name } hat seither { CARDS($threes, case: "acc") } gezogen: Zurücknehmen würde ausnutzen, was du gesehen hast. Die Einstellung „{ switch-practice }“ erlaubt es.
undo-since-asked = { $name } hat seither { may-i-go-out } gefragt: Zurücknehmen würde ausnutzen, was du gesehen hast. Die Einstellung „{ switch-practice }“ erlaubt es.
undo-since-answered = { $name } hat dir seither geantwortet: Zurücknehmen würde ausnutzen, was du gesehen hast. Die Einstellung „{ switch-practice }“ erlaubt es.
undo-since-played = { $name } hat seither gespielt: Zurücknehmen würde ausnutzen, was du gesehen hast. Die Einstellung „{ switch-practice }“ erlaubt es.
unaided = Diese Runde zählt, also gibt es keine Tipps.
