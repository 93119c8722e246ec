ask-leave = Spiel verlassen?
yes-leave = Verlassen
ask-abandon = Partie abbrechen?
yes-abandon = Ja, abbrechen
ask-same-deal = Dieselben Karten noch einmal?
yes-same-deal = Noch einmal geben
ask-reset-settings = Alle Einstellungen zurücksetzen?
yes-reset-settings = Zurücksetzen
ask-import-settings = Diese Einstellungen einlesen?
yes-import-settings = Einlesen
ask-open-record = Diese Mitschrift öffnen?
ask-open-game = Diese Partie öffnen?
yes-open = Öffnen
ask-delete-text = Diesen Text löschen?
yes-delete-text = Löschen
is-open-elsewhere = Die Partie ist in einem anderen Tab offen.
goes-on-elsewhere = Die Partie geht in einem anderen Tab weiter.
ask-take-over = Hier übernehmen?
yes-take-over = Hier übernehmen
yes-take-back = Hierher zurückholen
ask-remove-rules = Regeln „{ $name }“ entfernen?
yes-remove-rules = Entfernen
ask-replace-rules = Regeln „{ $name }“ ersetzen?
yes-replace-rules = Ersetzen
ask-discard = Willst du { CARDS($card, case: "acc") } ablegen?
yes-discard = Ablegen
ask-update = Jetzt aktualisieren?
yes-update = Jetzt aktualisieren
ask-new-match = Eine neue Partie beginnen?
ask-new-game = Ein neues Spiel geben?
yes-deal = Geben

keep-playing = Weiterspielen
no-not-now = Jetzt nicht
play-apart = Getrennt spielen
keep-settings = Meine behalten
keep-it = Behalten
keep-them = Behalten

loss-leave-kept = Deine Partie bleibt auf diesem Gerät. Wenn du zurückkommst, geht sie hier weiter.
loss-leave = Dieser Browser bewahrt die Partie nicht auf: Wenn du gehst, ist sie verloren. „{ files }“ sichert sie als Datei.
loss-same-deal = Weil du die Karten kennst, gilt die neue Partie als Übung.
loss-reset-settings = Alle Einstellungen, auch die Tasten, gehen auf ihre Vorgaben zurück.
loss-import-settings = Sie ersetzen deine jetzigen Einstellungen.
loss-delete-text = Er wird endgültig von diesem Gerät gelöscht. Lade ihn vorher herunter, wenn du ihn noch brauchen könntest.
loss-open-elsewhere = Nur ein Tab kann sie speichern. Übernimm sie hier, dann geht sie in diesem Tab weiter, wie sie steht. Spiel getrennt, dann bleibt sie im anderen Tab.
loss-taken-over = Sie wurde gespeichert und dort übernommen. Dieser Tab speichert sie nicht mehr.
loss-taken-over-unsaved = Sie wurde dort so übernommen, wie sie zuletzt gespeichert war. Dieser Tab konnte ihre letzten Züge nicht speichern und schickt sie an die Bibliothek, die sie anbietet.
loss-take-over = Die gespeicherte Partie kommt in diesen Tab.
loss-remove-rules = Sie werden von diesem Gerät gelöscht.
loss-replace-rules = Die Regeln, die jetzt unter diesem Namen gesichert sind, gehen verloren.
loss-update = Dieser Browser speichert die Partie für diese Seite nicht.
loss-elsewhere = Auf diesem Gerät ist eine Partie gespeichert, die in einem anderen Tab begonnen hat; eine neue ersetzt sie. Um jene fortzusetzen, lade diese Seite neu.
loss-game = { $fate ->
    [stays] Die laufende Partie (Runde { $hand }, { $scores }) bleibt in der Bibliothek.
    [not-kept] Die laufende Partie (Runde { $hand }, { $scores }) wird nicht aufbewahrt, weil du darin nicht gespielt hast.
    [on-its-way] Die laufende Partie (Runde { $hand }, { $scores }) ist auf dem Weg in die Bibliothek.
    [goes-first] Die laufende Partie (Runde { $hand }, { $scores }) kommt zuerst in die Bibliothek.
   *[lost] Die laufende Partie (Runde { $hand }, { $scores }) geht verloren, wenn du sie nicht als Datei sicherst: Die Bibliothek konnte sie nicht aufnehmen.
}
when-you-deal = { $fate ->
    [stays] Wenn du gibst, bleibt die laufende Partie in der Bibliothek.
    [not-kept] Wenn du gibst, wird die laufende Partie nicht aufbewahrt, weil du darin nicht gespielt hast.
    [on-its-way] Wenn du gibst, ist die laufende Partie schon auf dem Weg in die Bibliothek.
    [goes-first] Wenn du gibst, kommt die laufende Partie zuerst in die Bibliothek.
   *[lost] Wenn du gibst, geht die laufende Partie verloren, außer du sicherst sie als Datei: Die Bibliothek konnte sie nicht aufnehmen.
}

risk-wild = Es ist eine wilde Karte.
risk-wild-frozen = Es ist eine wilde Karte, und der Stapel ist schon eingefroren.
risk-wild-freezes = Es ist eine wilde Karte, und sie friert den Stapel ein.
risk-gives-pile = { $name } kann { CARDS-COUNT($count, case: "acc") } nehmen, diese eingeschlossen.
risk-groups = Was du bereitgelegt hast, ist noch nicht ausgelegt, und das Ablegen beendet deinen Zug.
