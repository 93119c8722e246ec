turn-drew = { $count ->
    [1] gezogen
   *[other] { COUNT($count) } gezogen
}
turn-took-card = { CARDS($card, case: "acc") } vom Stapel genommen
turn-took-pile = den Stapel mit { CARDS-COUNT($count, case: "dat") } genommen
turn-laid = { CARDS($cards, case: "acc") } ausgelegt
turn-added = { CARDS($cards, case: "acc") } an { CARDS($meld, case: "to") } angelegt
turn-closed = einen Canasta aus { CARDS($meld, case: "of") } gemacht
turn-discarded = { CARDS($card, case: "acc") } abgelegt
turn-kept-last = die letzte Karte behalten

label-pile = Stapel { $count }
word-cards = { $count ->
    [one] {" "}Karte
   *[other] {" "}Karten
}
bad-cut = Abgehoben wird eine ganze Zahl von 0 bis { $most }.
threes-with-points = { $threes }, { $points } Punkte
explain-thing = Erklären: { $thing }
plus-points = +{ $points }
of-canasta = /{ $count }
meld-change = +{ $count }
meld-change-by = { $name } +{ $count }
meld-laid-by = neu: { $players }
points-so-far = bisher { $points }
points-of-hand = Runde { $points }
side-not-opened = nicht eröffnet
side-opens-at = eröffnet ab { $minimum }
plus-canasta = { $opening } + Canasta
plus-natural-canasta = { $opening } + reiner Canasta
opens-with-any-meld = Noch nicht eröffnet. Jede Meldung eröffnet.
first-melds-count = Noch nicht eröffnet. Die ersten Meldungen einer Runde müssen zusammen mindestens { $minimum } zählen.
place-points = { $points } von { $minimum }
place-cards = { CARDS($cards) } hierher
pile-needs-naturals = braucht { NATURALS-OF-RANK($count, $rank, case: "acc") }
pile-needs-cards = braucht { CARDS($cards, case: "acc") }
wild-on-top = eine wilde Karte liegt oben
pile-also-blocked = und in diesem Zug gesperrt
player-plays = { $name } spielt
