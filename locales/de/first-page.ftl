free = Kostenlos, ohne Konto, ohne Werbung. Läuft auch ohne Verbindung.
new-to-canasta = Neu bei Canasta?
todays-deal = Runde des Tages
todays-deal-note = Eine Runde, dieselben Karten für alle
choose-game = Spiel wählen …
show-my-hand = mein Blatt zeigen
fair-deal = So prüfst du, ob ehrlich gegeben wird
fingerprint-note = Das nächste Deck ist schon gemischt, und das ist sein Fingerabdruck. Nach der Runde zeigt der Spielblock das Deck. Kein anderes Deck hat denselben Fingerabdruck, also kann es nicht ausgetauscht worden sein. Du musst nichts tun.

continue-finished = Zurück zur beendeten Partie
continue-your-turn = Weiter: Du bist dran
continue-match = Weiter
continue-hand = Runde { $hand }
continue-hand-stands = Runde { $hand }: { $sides }
side-stands = { side-name } { $total }
side-stands-and-laid = { side-name } { $total } (bisher { $laid })
side-stands-laid = { side-name } bisher { $laid }
