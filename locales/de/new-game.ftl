differences = Unterschiede zum klassischen Spiel
partners-sit = Der dritte Spieler ist dein Partner.
fifth-rests = Der fünfte Spieler ist der dritte deiner Partei und setzt in der ersten Runde aus.
kind-of-game = Welches Spiel
how-long = Wie lange
play-to = Spielen bis
person-here = Jemand hier
at-the-table = Am Tisch
no-person = Der Computer spielt auf allen Plätzen; du schaust dem ersten zu.
one-person = Computerspieler sehen nur, was man am Tisch sieht.
several-persons = Mehrere Leute teilen sich dieses Gerät; zwischen ihren Zügen sind alle Blätter verdeckt.
players = Spieler
cancel = Abbrechen
deal = Geben

preset-classic = Klassisch
preset-classic-two = Klassisch zu zweit
preset-duel = Duell
preset-rooms-two = Salon zu zweit
preset-rooms-four = Salon
preset-evening = Feierabend
preset-pagat = Pagat
preset-three-handed = Zu dritt
preset-samba = Samba
preset-bolivia = Bolivia
preset-modern-american = Modern American
preset-hand-and-foot = Hand and Foot
preset-danish-family = Dänische Familie
preset-czech-club = Tschechischer Verein
preset-hand-knee-and-foot = Hand, Knee and Foot
preset-taught = Das Spiel der geführten Runde
game-choice = { $name }: { $feel }. { $note }
differs-from = Unterschiede zu „{ $game }“
made-for-players = Gedacht für { COUNT($count) } Spieler.

feel-classic = Das übliche Canasta, mit Partner
feel-classic-two = Das übliche Canasta
feel-duel = Schnell: Ein Canasta genügt
feel-rooms-two = Der Stapel ist von Anfang an offen
feel-rooms-four = Mit Partner, und der Stapel ist von Anfang an offen
feel-evening = Leicht, mit Partner
feel-pagat = Mit Partner, und der Kampf um den Stapel dauert länger
feel-three-handed = Einer gegen zwei
feel-samba = Mehr Karten, und Sequenzen einer Farbe
feel-bolivia = Mehr Karten, Sequenzen und Canastas aus wilden Karten
feel-modern-american = Schwieriger: Der Stapel ist immer eingefroren, und es gibt Sonderblätter
feel-hand-and-foot = Viele Karten: ein zweites Blatt für alle
feel-danish-family = Mit Partner, und ein erster Zug ohne Auslegen
feel-czech-club = Mit Partner, und wer abhebt, darf wilde Karten behalten
feel-hand-knee-and-foot = Die meisten Karten: Knie und Fuß für alle
feel-taught = Einfacher: weniger Karten, und ein Canasta genügt
feel-own-rules = Mit eigenen Regeln

game-traits = { $traits }.
trait-packs = { $count ->
    [one] ein Kartenspiel
   *[other] { COUNT($count) } Kartenspiele
}
trait-cards = { $count ->
    [one] eine Karte für jeden
   *[other] { COUNT($count) } Karten für jeden
}
trait-foot = ein zweites Blatt mit { CARDS-COUNT($count, case: "dat") }
trait-feet = weitere Blätter mit { $sizes } Karten
trait-draw = { $count ->
    [1] eine Karte pro Zug
   *[other] { COUNT($count) } Karten pro Zug
}
trait-match-to = eine Partie bis { $target }
trait-match-to-at-most = { $hands ->
    [1] eine Partie bis { $target }, höchstens eine Runde
   *[other] eine Partie bis { $target }, höchstens { COUNT($hands) } Runden
}
trait-hands = { $hands ->
    [1] eine Runde
   *[other] { COUNT($hands) } Runden
}
trait-no-minimum = keine Mindestpunktzahl
trait-minimum = Erstmeldung ab { $minimum }
trait-no-more-wilds = nicht mehr wilde als natürliche Karten
trait-fewer-wilds = weniger wilde als natürliche Karten
trait-pile-always-frozen = der Stapel ist immer eingefroren
trait-pile-pair = ein natürliches Paar für eine neue Meldung mit dem Stapel
trait-sequences = Sequenzen einer Farbe
trait-wild-melds = Meldungen aus wilden Karten
trait-no-canasta = zum Ausmachen braucht es keinen Canasta
trait-canastas = { CANASTAS-COUNT($count) } zum Ausmachen
trait-canastas-among-them = { CANASTAS-COUNT($count) } zum Ausmachen, darunter { LIST($kinds) }
trait-canastas-of-kinds = Canastas zum Ausmachen: { LIST($kinds) }
trait-special-hands = Sonderblätter
trait-bonus-cards = Prämienkarten
trait-penalties = Minuspunkte für unvollständige Meldungen aus { LIST($melds, case: "of") }
trait-partners-must-ask = Partner müssen „Darf ich ausmachen?“ fragen
trait-partners-may-ask = Partner dürfen „Darf ich ausmachen?“ fragen
trait-last-card-kept = die letzte Karte darf man behalten
trait-must-take = wie auf pagat.com: Ist der Talon leer, muss man den Stapel nehmen, wenn man kann
trait-lone-player = wer zuerst den Stapel nimmt, spielt allein gegen die beiden anderen
trait-by-hand = einige Regeln wechseln von Runde zu Runde

length-to = bis { $target }
length-to-at-most = { $hands ->
    [1] bis { $target }, höchstens eine Runde
   *[other] bis { $target }, höchstens { COUNT($hands) } Runden
}
length-hands = { $hands ->
    [1] eine Runde
   *[other] { COUNT($hands) } Runden
}
play-to-points = { $target }
play-to-points-at-most = { $hands ->
    [1] { $target }, höchstens eine Runde
   *[other] { $target }, höchstens { COUNT($hands) } Runden
}

level-quick = Blitz
level-beginner = Anfänger
level-casual = Hobbyspieler
level-club = Vereinsspieler
level-expert = Experte
level-master = Meister
level-of-all = { $level }, Stufe { $at } von { $count }
levels-in-order = Die Stufen, von leicht bis stark: { $levels }.

level-quick-is = { $level } spielt sofort, nach Faustregeln.
level-beginner-is = { $level }, Stufe 1 von 5, merkt sich wenig.
level-casual-is = { $level }, Stufe 2 von 5, probiert ein paar Pläne gegen eine Handvoll möglicher Blätter aus.
level-club-is = { $level }, Stufe 3 von 5, probiert mehrere Pläne aus.
level-expert-is = { $level }, Stufe 4 von 5, probiert mehrere Pläne gegen viele mögliche Blätter aus.
level-master-is = { $level }, Stufe 5 von 5, probiert die ganze Bedenkzeit lang jeden guten Plan gegen die Blätter aus, die die anderen wahrscheinlich haben.

level-beginner-is-further = { $level }, Stufe 1 von 5, legt aus, was geht, und achtet nicht darauf, was die anderen tun.
level-casual-is-further = { $level }, Stufe 2 von 5, spielt nach Faustregeln.
level-club-is-further = { $level }, Stufe 3 von 5, spielt nach besseren Faustregeln.
level-expert-is-further = { $level }, Stufe 4 von 5, spielt nach guten Faustregeln und probiert ein paar Pläne aus.
level-master-is-further = { $level }, Stufe 5 von 5, spielt nach den besten Faustregeln und probiert die ganze Bedenkzeit lang Pläne aus.

style-balanced = Allrounder
style-builder = Sammler
style-runner = Sprinter
style-freezer = Eismeister
style-balanced-is = { $style }: spielt, was am besten ist.
style-builder-is = { $style }: sammelt für Canastas, vor allem reine, und macht spät aus.
style-runner-is = { $style }: legt früh aus und macht früh aus.
style-freezer-is = { $style }: friert den Stapel ein und kämpft um ihn.

style-of-player = { $name }: Spielstil
style-of-partner = { $name } (Partner): Spielstil
name-at-seat = Name auf Platz { $seat }
name-at-seat-of-partner = Name auf Platz { $seat } (Partner)
who-plays-player = { $name }: Wer spielt hier?
who-plays-partner = { $name } (Partner): Wer spielt hier?

player-you = du
players-against = { $before } gegen { $next }
plan-in-short = { $game }: { $players }, { $length }
plan-impossible = { $game }, mit Regeln, nach denen man nicht spielen kann. { $why }
first-game-easy = Eine erste Partie: { $players }, { $length }, leichte Gegner. Ändern kannst du das unter „{ choose-game }“.
first-game-at-level = Eine erste Partie: { $players }, { $length }, Gegner auf Stufe { $level }. Ändern kannst du das unter „{ choose-game }“.
first-game-mixed = Eine erste Partie: { $players }, { $length }, verschieden starke Gegner. Ändern kannst du das unter „{ choose-game }“.
