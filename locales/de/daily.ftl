day-note = Jeden Tag eine Runde in drei Spielen, dieselben Karten und dieselben Gegner für alle. Der erste Versuch zählt: ohne Tipps, und rückgängig nur, solange du nichts Neues gesehen hast.
day-not-played = noch nicht gespielt
day-begun = begonnen: weiterspielen
day-played = gespielt
day-lost = erster Versuch begonnen und verloren gegangen: noch einmal spielen
day-looking = dein Versuch wird gesucht …
day-played-of = { $count } von { $all } gespielt
day-two = Zwei Spieler
day-four = Vier Spieler
day-further = Weiteres Spiel
day-deal = { $kind }: { $rules }
day-lead-only = dein Vorsprung { $lead }
day-lead-and-par = dein Vorsprung { $lead }, Par { $par }
day-before = Der Tag davor
day-after = Der Tag danach
day-early = Die erste Runde ist die vom
day-other-day = Dieser Tag hat keine Runde; hier ist die nächstliegende.
day-link-date = Der Link nennt keinen Tag des Kalenders. Hier ist der heutige.
day-link-game = Der Link nennt keine der Runden eines Tages. Hier sind die heutigen.
day-back-to-match = Zurück zu deiner Partie
day-history = Deine Tage
day-calendar = Die Tage dieses Monats
day-cell = { $count ->
    [0] nicht gespielt
    [one] 1 Runde gespielt
   *[other] { $count } Runden gespielt
}
day-streak = In Folge
day-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
day-deals-played = Gespielte Runden
day-mean-against-par = Mittel gegen Par
day-streak-note = Ein Tag zählt, wenn du an ihm eine seiner Runden spielst. Ein verpasster Tag in der Woche ist verziehen.
day-lead-note = Vorsprung vor der anderen Partei
day-own-points = Deine Punkte
day-par = Par
day-interval = { $points } ± { $within }
day-par-underway = { $done } von { $all } Durchläufen …
day-no-par = lässt sich gerade nicht ermitteln
day-above-par = Gegen Par
day-luck = Kartenglück
day-without-luck = Vorsprung ohne Glück
day-bots = Bots
day-bots-of-day = für alle dieselben ({ $name })
day-bots-thumb = Faustregeln, weil das Programm der Bots nicht lief: andere hatten stärkere Bots am Tisch
day-par-note = Par ist der mittlere Vorsprung des stärksten Bots auf deinem Platz. Er spielt dieselbe Runde nur achtmal, deshalb ist Par grob: Die Zahl nach ± sagt, wie weit es danebenliegen kann. Das Kartenglück ist, was die Karten gegenüber denen wert waren, die hätten kommen können.
day-course = Verlauf der Runde: Nach { $ahead } deiner Züge lag deine Partei auf dem Tisch vorn, nach { $level } gleichauf, nach { $behind } zurück.
day-costliest = Die teuerste Entscheidung
day-look = Ansehen
day-again = Noch einmal spielen
day-others = Andere Runden
day-send = Ergebnis senden
day-picture = Als Bild senden
day-copy = Kopieren
day-sent-title = { $game }, Runde des Tages { $date }: { $kind }
day-sent = { $points } Punkte, Vorsprung { $lead }
day-sent-with-par = { $points } Punkte, Vorsprung { $lead }, Par { $par }
day-origin = Runde des Tages vom { $date }
day-origin-again = Runde des Tages vom { $date }, Versuch { $number }
