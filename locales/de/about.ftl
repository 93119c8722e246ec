licences = Lizenzen des Spiels und seiner Bibliotheken

about-game = Canasta für zwei bis acht Spieler im Browser: offline, ohne Konto, Werbung oder Server.
about-version = Version { $version }. Freie Software unter der MIT- oder der Apache-2.0-Lizenz.
game-is-saved = Dein Spiel ist nur auf diesem Gerät gespeichert und noch da, wenn du die Seite geschlossen hast.

mouse-left-selects = Linke Taste: eine Karte wählen. Rechte Taste: eine Karte dazuwählen.
mouse-right-selects = Rechte Taste: eine Karte wählen. Linke Taste: eine Karte dazuwählen.
mouse-click-adds = Klick auf eine Karte, um sie dazuzuwählen oder wieder abzuwählen.
mouse-lays = Gewählte Karten legst du mit den Knöpfen unter deinem Blatt aus oder mit einem Klick auf deine Seite des Tisches.
finger-selects = Tipp auf eine Karte, um sie zu wählen oder abzuwählen, halte sie, um sie groß zu sehen, oder zieh sie. Gewählte Karten legst du mit den Knöpfen unter deinem Blatt aus, oder indem du auf deine Seite des Tisches tippst.
keys-select = Die Pfeile gehen von einem Knopf oder einer Karte zum nächsten. Enter drückt einen Knopf und wählt eine Karte oder wählt sie ab.

pile-top-first = { CARDS-COUNT($count) }, die oberste zuerst.
