done-by-you = du
done-here = gespielt
copy-position = Stellung als Szenario kopieren
ok = OK
dismiss = Schließen
update-now = Jetzt aktualisieren
later = Später
install = Spiel installieren
no-thanks = Nein, danke
paused = Pause.
paused-others = Pause: Die anderen warten nach deinem Zug.
draw-or-take = Zieh oder nimm den Stapel.
take-or-end = Nimm den Stapel oder beende die Runde.
must-take = Du musst den Stapel nehmen.
must-end = Der Talon ist leer: Beende die Runde.
must-draw = Du bist dran: Zieh.
meld-or-discard = Leg aus oder wähle eine Karte zum Ablegen.
scores = Punkte
hint = Tipp
thinking-about-hint = Der Tipp kommt gleich …
show-it = Zeigen
open-hand = Offenes Blatt
open-hand-and-foot = Blatt und Fuß offen
no-melds = Noch keine Meldungen
kind-natural = Rein
kind-sequence = Sequenz
all-news = Alle Änderungen
first-canasta = Der erste Canasta!
lay-special-hand = Sonderblatt auslegen
kind-wild = Wild
kind-mixed = Gemischt
stock-and-pile = Talon und Stapel
pile-is = Stapel { $number }
lie-face-down = { $count } verdeckt
empty = leer
opening = Erstmeldung
may-i-go-out = „Darf ich ausmachen?“
yes = Ja
no = Nein
said-yes = Ja
said-no = Nein
no-tips-note = Alle Hinweise schließen. Im Menü findest du sie wieder.
warn-me = Warne mich
score = Punkte
practice = Übung
practice-note = Diese Partie gilt als Übung: Ihre Karten waren bekannt oder gewählt, oder es durfte unbegrenzt zurückgenommen werden
resume = Weiter
pause = Pause
faster = Schneller
on-to-next-hand = Zur nächsten Runde
you-rest = Du setzt in dieser Runde aus. Deine Partei spielt ohne dich weiter, und du siehst, was alle sehen.
what-happened = Was war los?
back-to-game = Zurück zum Spiel
next-step = Nächster Schritt
plays-now = spielt …
is-thinking = überlegt …
one-step = Ein Schritt
end-the-hand = Runde beenden
draw = Ziehen
stock-is-empty = der Talon ist leer
lay = Auslegen
lay-the-opening = Erstmeldung auslegen
lay-all = Alles auslegen
choose-where = wohin?
take-all-back = Alles zurück
and-go-out = und ausmachen
ends-turn = beendet deinen Zug
freezes-pile = friert den Stapel ein
blocks-pile = sperrt den Stapel
keep-card = Letzte Karte behalten
ask = Partner fragen
answer-binds = die Antwort ist bindend
pause-others = Die anderen anhalten
mouse-offer = Auswählen mit der Maus
let-click-add = Jeder Klick wählt dazu
keep-mouse = So lassen
pile-frozen-hint = Stapel, eingefroren: Nur natürliche Karten vom Rang der obersten, aus der Hand, können ihn nehmen
pile-blocked-hint = Stapel: Mit einer wilden Karte oder einer Drei obenauf lässt er sich nicht nehmen
sound-question = Mit Ton spielen?
sound-yes = Ton an
sound-no = Ohne Ton
to-hand = Zum Blatt
discards-hint = Stapel. Zieh eine Karte hierher, um sie abzulegen
pile-hint = Stapel. Klick darauf, um ihn zu nehmen, bevor du ziehst; zieh eine Karte hierher, um sie abzulegen
last-round = Seit deinem letzten Zug, der Reihe nach
last-turns = Der letzte Zug aller Spieler, der Reihe nach
took = nahm
laid = legte
discarded = ab
turn-out = aus
turn-end = Ende
turn-kept = behalten
your-partner = dein Partner
opponent = Gegner
you-are-next = Gleich bist du dran.
your-turn = Du bist dran
not-opened = Nicht eröffnet
sound-is-on = Der Ton ist an
sound-is-off = Der Ton ist aus

stock-hint = Talon: { CARDS-COUNT($count) }, verdeckt
stock-hint-draw = Talon: { CARDS-COUNT($count) }, verdeckt. Klick, um zu ziehen
stock-hint-empty = Der Talon ist leer
stock-hint-end = Der Talon ist leer. Klick, um die Runde zu beenden
stock-label = Talon, { CARDS-COUNT($count) }
stock-label-draw = Talon, { CARDS-COUNT($count) }. Ziehen
stock-label-empty = Talon, leer
stock-label-end = Talon, leer. Runde beenden
points-hint = { $count ->
    [1] 1 Punkt
   *[other] { $count } Punkte
}
points-and-more = { $points }; noch { $more } bis zum Canasta
meld-label-threes = { $meld }: { CARDS-COUNT($count) }
meld-label = { $wilds ->
    [0] { $meld }: { CARDS-COUNT($count) }, noch { $more } bis zum Canasta
   *[other] { $meld }: { CARDS-COUNT($count) }, davon { $wilds } wild, noch { $more } bis zum Canasta
}
meld-label-natural = { $meld }: reiner Canasta, { CARDS-COUNT($count) }
meld-label-mixed = { $wilds ->
    [0] { $meld }: gemischter Canasta, { CARDS-COUNT($count) }
   *[other] { $meld }: gemischter Canasta, { CARDS-COUNT($count) }, davon { $wilds } wild
}
meld-label-complete = { $meld }: vollständig
meld-label-wild = { $meld }: Canasta, { CARDS-COUNT($count) }
pile-label-empty = Stapel, leer
pile-label-face-down = { $pile }. Verdeckt darunter: { CARDS-COUNT($count) }
pile-label = { $state ->
    [open] Stapel, { CARDS-COUNT($count) }, oben { $top }
    [frozen] Stapel, { CARDS-COUNT($count) }, oben { $top }, eingefroren
    [blocked] Stapel, { CARDS-COUNT($count) }, oben { $top }, gesperrt, bis er zugedeckt wird
   *[covered] Stapel, { CARDS-COUNT($count) }, oben { $top }, eingefroren, bis er zugedeckt wird
}
pile-discard-here = { $pile }. Hier ablegen
pile-take-it = { $pile }. Stapel nehmen
pile-turned-up = { $state ->
    [open] Der Stapel: { $top }.
    [frozen] Der Stapel: { $top }, eingefroren.
    [blocked] Der Stapel: { $top }, gesperrt, bis er zugedeckt wird.
   *[covered] Der Stapel: { $top }, eingefroren, bis er zugedeckt wird.
}
banner-pile-frozen = Stapel eingefroren
banner-blocked = Gesperrt
banner-frozen = Eingefroren
until-covered = bis er zugedeckt wird
until-covered-stays = bis er zugedeckt wird; eingefroren bleibt er
points-laid = { $points } ausgelegt
threes-count = { $threes ->
    [red] { $count ->
        [1] 1 rote Drei
       *[other] { $count } rote Dreien
    }
   *[any] { $count ->
        [1] 1 Drei
       *[other] { $count } Dreien
    }
}
threes = Dreien
how-many-more = {" "}· noch { $more }
staged-label = Bereitgelegte Erstmeldung, { $points }

goal-deals = Runde { $hand } von { $deals }
goal-target = bis { $target }, Runde { $hand }
goal-one-hand = eine Runde, Runde { $hand }
feet-alone = { $count ->
    [1] Fuß { $sizes }
   *[other] Füße { $sizes }
}
feet-of = { $count ->
    [1] Fuß: { $feet }
   *[other] Füße: { $feet }
}
foot-of = { $name } { $sizes }
seat-label = { $name }, { CARDS-COUNT($count) }
seat-label-partner = { $name }, dein Partner, { CARDS-COUNT($count) }
known-to-hold = Sicher auf der Hand: { CARDS($cards) }
own-hand-label = { $who ->
    [you] Dein Blatt, { CARDS-COUNT($count) }
   *[other] Blatt von { $who }, { CARDS-COUNT($count) }
}
own-area = { $who ->
    [you] Dein Platz
   *[other] Platz von { $who }
}
rests = { $who ->
    [you] Du setzt aus
   *[other] { $who } setzt aus
}

addressed = { $name }, { $prompt }
partner-asks = { $name } fragt: { $question } Du hast { $points } Punkte auf der Hand.
partner-said-yes = { $name } sagt { $answer }: Du musst in diesem Zug ausmachen.
partner-said-no = { $name } sagt { $answer }: Du darfst in diesem Zug nicht ausmachen.
curtain-turn = { $name } ist dran
pass-the-device = Gib das Gerät an { $name }. Bis dahin sind alle Blätter verdeckt.
i-am = Ich bin { $name }
goes-on = { $words } …
day-result = Ergebnis
