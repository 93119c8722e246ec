send = Senden …
send-note = Diese Partie als Link
send-title = Senden
send-later = Eine Partie lässt sich senden, sobald eine Runde davon zu Ende ist.
your-name = Dein Name
name-note = Er steht in dem, was du sendest, anstelle von „Du“.
the-game = Diese Partie
game-note = Jede Aktion, zum Ansehen. Eine ganze Partie ergibt einen langen Link, den manche Chats abschneiden: Sende dort ihre Mitschrift als Datei.
keep = Diese Partie behalten
keep-note = Sie kommt in die Bibliothek dieses Geräts.
keep-button = In die Bibliothek

link-refused = Dieser Link lässt sich nicht öffnen
link-refused-kept = Auf diesem Gerät wurde nichts verändert.
link-damaged = In diesem Link ist ein Buchstabe falsch, fehlt oder ist zu viel. Kopiere den ganzen Link noch einmal oder lass ihn dir neu schicken.
link-newer = Der Link stammt von einer neueren Version des Spiels. Aktualisiere das Spiel und öffne den Link dann noch einmal.
link-impossible = Die Regeln dieses Links sind nicht möglich. { $why }
link-unplayable = Runde { $hand } dieses Links verstößt gegen die Regeln.

no-link-position = Eine Partie, die mit einer Stellung begann, hat keinen Link. Sende ihre Mitschrift als Datei.
no-link-long = Diese Partie ist zu lang für einen Link. Sende ihre Mitschrift als Datei.
no-link = Diese Partie hat keinen Link. Sende ihre Mitschrift als Datei.
