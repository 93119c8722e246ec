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
link-none = In diesem Text steht kein Link zu Karten oder einer Partie.
link-damaged = In diesem Link ist ein Buchstabe falsch, fehlt oder ist zu viel. Kopiere den ganzen Link noch einmal oder lass ihn dir neu schicken.
link-newer = Der Link stammt von einer neueren Version des Spiels. Aktualisiere das Spiel und öffne den Link dann noch einmal.
link-impossible = Die Regeln dieses Links sind nicht möglich. { $why }
link-unplayable = Runde { $hand } dieses Links verstößt gegen die Regeln.

no-link-position = Eine Partie, die mit einer Stellung begann, hat keinen Link. Sende ihre Mitschrift als Datei.
no-link-long = Diese Partie ist zu lang für einen Link. Sende ihre Mitschrift als Datei.
no-link = Diese Partie hat keinen Link. Sende ihre Mitschrift als Datei.

the-cards = Diese Karten
cards-note = Dasselbe Geben für jemand anderen, gegen dieselben Spieler. Dein Ergebnis steht im Link und wird nach dem anderen gezeigt. Es ist verpackt, nicht geheim.
cards-note-later = Dasselbe Geben für jemand anderen, als erste Runde einer Partie. Der Link enthält kein Ergebnis.
send-back = Zurücksenden
send-back-note = Dieselben Karten mit deinem Ergebnis.

deal-title = Diese Karten spielen?
sent-hands = { $hands ->
    [one] { $sender } hat dir eine Runde { $game } gesendet.
   *[other] { $sender } hat dir { COUNT($hands) } Runden { $game } gesendet.
}
sent-match = { $sender } hat dir eine Partie { $game } gesendet.
result-after = { $sender } hat diese Karten gespielt. Das Ergebnis siehst du, sobald du selbst gespielt hast.
unknown-bot = Einer der Spieler ist ein Bot, den diese Version nicht kennt. An seiner Stelle spielt { $level }, daher sagen die Ergebnisse weniger.
play-it = Spielen

compare = Ergebnis
results-title = Dieselben Karten
compared-more = { $points ->
    [one] Du hast einen Punkt mehr gemacht als { $sender }.
   *[other] Du hast { $points } Punkte mehr gemacht als { $sender }.
}
compared-less = { $points ->
    [one] Du hast einen Punkt weniger gemacht als { $sender }.
   *[other] Du hast { $points } Punkte weniger gemacht als { $sender }.
}
compared-equal = Du hast so viele Punkte gemacht wie { $sender }.
result-packed = Das andere Ergebnis stammt aus dem Link. Es ist verpackt, nicht geheim, und niemand sieht, ob es verändert wurde.

qr = QR-Code
qr-label = QR-Code des Links
qr-too-long = Der Link ist zu lang für einen QR-Code.
game-from-link = aus einem Link
