mistakes-play = Fehler deiner Partien
mistakes-none-known = Analysiere eine beendete Partie. Ihre Fehler warten dann hier, bis du sie besser spielst.
mistakes-due = { $count ->
    [one] Ein Fehler wartet auf einen besseren Plan.
   *[other] { $count } Fehler warten auf einen besseren Plan.
}
mistakes-in-days = { $days ->
    [1] Heute gibt es nichts zu verbessern. Der nächste Fehler kommt morgen wieder.
   *[other] Heute gibt es nichts zu verbessern. Der nächste Fehler kommt in { $days } Tagen wieder.
}
mistakes-all-repaired = Alle Fehler sind behoben. Analysiere eine weitere Partie, um neue zu finden.
