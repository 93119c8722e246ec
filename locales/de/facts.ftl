### „das“ ist der Zug, um den es geht.

they-hold = { $side ->
    [we] deine Partei hat { CARDS-COUNT($count, case: "acc") } auf der Hand
    [they] die Gegner haben { CARDS-COUNT($count, case: "acc") } auf der Hand
    [you] du hast { CARDS-COUNT($count, case: "acc") } auf der Hand
    [player] { $side } hat { CARDS-COUNT($count, case: "acc") } auf der Hand
   *[several] { $side } haben { CARDS-COUNT($count, case: "acc") } auf der Hand
}
play-goes-out = das beendet die Runde, und { they-hold }
play-goes-out-concealed = das beendet die Runde verdeckt, und { they-hold }
cards-are-special = { $who ->
    [you] deine Karten sind ein Sonderblatt (+{ $points })
   *[other] die Karten von { $who } sind ein Sonderblatt (+{ $points })
}
out-can-wait-for-partner = das Ausmachen kann warten: Der Partner hat noch { CARDS-COUNT($count, case: "acc") }
out-can-wait-for-canasta = das Ausmachen kann warten: Aus { CARDS($meld, case: "of") } kann noch ein Canasta werden
plays-hand-out = { $who ->
    [you] damit ist dein Blatt ausgespielt, und es folgt der Fuß mit { CARDS-COUNT($count, case: "dat") }
   *[other] damit ist das Blatt von { $who } ausgespielt, und es folgt der Fuß mit { CARDS-COUNT($count, case: "dat") }
}
canasta-brings-foot = { $who ->
    [you] die Canasta bringt dir den Fuß mit { CARDS-COUNT($count, case: "dat") }
   *[other] die Canasta bringt { $who } den Fuß mit { CARDS-COUNT($count, case: "dat") }
}
is-last-card = { $who ->
    [you] { THE-RANK($rank) } ist deine letzte Karte und darf noch nicht weg
   *[other] { THE-RANK($rank) } ist die letzte Karte von { $who } und darf noch nicht weg
}
hand-would-cost = { $who ->
    [you] die Karten auf deiner Hand würden { $points } Punkte kosten
   *[other] die Karten auf der Hand von { $who } würden { $points } Punkte kosten
}
still-holds = { $player ->
    [you] du hast noch { CARDS-COUNT($count, case: "acc") }
   *[other] { $player } hat noch { CARDS-COUNT($count, case: "acc") }
}

points-and-minimum = { $minimum ->
    [0] { $points } Punkte
   *[other] { $points } Punkte, { $minimum } sind nötig
}
closes-a-canasta = { $canasta ->
    [natural] das ergibt einen reinen Canasta aus { CARDS($meld, case: "of") } (+{ $points })
    [mixed] das ergibt einen gemischten Canasta aus { CARDS($meld, case: "of") } (+{ $points })
   *[other] das ergibt einen Canasta aus { CARDS($meld, case: "of") } (+{ $points })
}
opens-with-meld = das eröffnet mit { CARDS($meld, case: "of") }: { points-and-minimum }
opens-with-melds = das eröffnet mit { COUNT($count) } Meldungen, eine aus { CARDS($meld, case: "of") }: { points-and-minimum }
opening-can-wait = { $who ->
    [you] { $count ->
        [0] du könntest eröffnen ({ points-and-minimum }), aber das kann warten
        [1] du könntest eröffnen ({ points-and-minimum }), aber das kann warten: Dein Paar kann noch den Stapel nehmen
       *[other] du könntest eröffnen ({ points-and-minimum }), aber das kann warten: Deine { COUNT($count) } Paare können noch den Stapel nehmen
    }
   *[other] { $count ->
        [0] { $who } könnte eröffnen ({ points-and-minimum }), aber das kann warten
        [1] { $who } könnte eröffnen ({ points-and-minimum }), aber das kann warten: Das Paar auf der Hand kann noch den Stapel nehmen
       *[other] { $who } könnte eröffnen ({ points-and-minimum }), aber das kann warten: Die { COUNT($count) } Paare auf der Hand können noch den Stapel nehmen
    }
}
takes-cards = { $wilds ->
    [0] das bringt { CARDS-COUNT($count, case: "acc") }, { $points } Punkte
   *[other] das bringt { CARDS-COUNT($count, case: "acc") }, { $points } Punkte, darunter { WILDS-COUNT($wilds) }
}
more-of-rank-make-canasta = { $count ->
    [1] noch { ONE-OF-RANK($rank) }, und es ist ein Canasta
   *[other] noch { COUNT($count) } { RANKS-NAME($rank) }, und es ist ein Canasta
}
more-cards-make-canasta = { $count ->
    [1] noch eine Karte, und es ist ein Canasta aus { CARDS($meld, case: "of") }
   *[other] noch { COUNT($count) } Karten, und es ist ein Canasta aus { CARDS($meld, case: "of") }
}
canasta-then-needs = { $count ->
    [1] zum Canasta aus { CARDS($meld, case: "of") } fehlt dann noch eine Karte
   *[other] zum Canasta aus { CARDS($meld, case: "of") } fehlen dann noch { COUNT($count) } Karten
}
points-count-for-side = { $who ->
    [you] ihre { $points } Punkte zählen dann für deine Partei, nicht mehr gegen sie
   *[other] ihre { $points } Punkte zählen dann für die Partei von { $who }, nicht mehr gegen sie
}
stays-natural = die { COUNT($count) } { RANKS-NAME($rank, case: "on") } bleiben ohne wilde Karten, für einen reinen Canasta
lays-group = das bringt { CARDS($cards, case: "acc") } auf den Tisch: { $points } Punkte
lays-points = das bringt { $points } Punkte auf den Tisch, { $share } davon mit { CARDS($cards, case: "dat") }
pile-has-only = der Stapel hat nur { CARDS-COUNT($count, case: "acc") }
taking-would-leave = { $who ->
    [you] { $count ->
        [one] wenn du den Stapel nimmst, bleibt dir nur { CARDS-COUNT($count) } auf der Hand
       *[other] wenn du den Stapel nimmst, bleiben dir nur { CARDS-COUNT($count) } auf der Hand
    }
   *[other] { $count ->
        [one] wenn { $who } den Stapel nimmt, bleibt nur { CARDS-COUNT($count) } auf der Hand
       *[other] wenn { $who } den Stapel nimmt, bleiben nur { CARDS-COUNT($count) } auf der Hand
    }
}
taking-would-cost-last-wild = { $who ->
    [you] der Stapel würde dich die letzte wilde Karte kosten
   *[other] der Stapel würde { $who } die letzte wilde Karte kosten
}
taking-would-cost-wilds = der Stapel würde { WILDS-COUNT($count, case: "acc") } kosten
taking-would-use = { $who ->
    [you] { $count ->
        [1] der Stapel würde dich { ONE-OF-RANK($rank, case: "acc") } kosten
       *[other] der Stapel würde dich { COUNT($count) } { RANKS-NAME($rank) } kosten
    }
   *[other] { $count ->
        [1] der Stapel würde { $who } { ONE-OF-RANK($rank, case: "acc") } kosten
       *[other] der Stapel würde { $who } { COUNT($count) } { RANKS-NAME($rank) } kosten
    }
}
pile-would-count = { $who ->
    [you] was unter der obersten Karte liegt ({ CARDS-COUNT($count) }), würde auf deiner Hand { $points } Punkte zählen
   *[other] was unter der obersten Karte liegt ({ CARDS-COUNT($count) }), würde auf der Hand von { $who } { $points } Punkte zählen
}
cannot-take-top = { $who ->
    [you] du kannst den Stapel nicht nehmen, solange { CARDS($card) } obenauf liegt
   *[other] { $who } kann den Stapel nicht nehmen, solange { CARDS($card) } obenauf liegt
}
cannot-take-yet = { $who ->
    [you] du kannst den Stapel noch nicht nehmen: Deine ersten Meldungen hätten { points-and-minimum }
   *[other] { $who } kann den Stapel noch nicht nehmen: Die ersten Meldungen hätten { points-and-minimum }
}
pile-is-empty = der Stapel ist leer

safe-all-seen = das ist sicher: Alle anderen { RANKS-NAME($rank, case: "on") } sind zu sehen
safe-closed-rank = { $side ->
    [we] das ist sicher: Deine Partei hat einen Canasta aus { RANKS-NAME($rank, case: "of") }, an den die oberste Karte nicht angelegt werden darf
    [they] das ist sicher: Die Gegner haben einen Canasta aus { RANKS-NAME($rank, case: "of") }, an den die oberste Karte nicht angelegt werden darf
    [you] das ist sicher: Du hast einen Canasta aus { RANKS-NAME($rank, case: "of") }, an den die oberste Karte nicht angelegt werden darf
    [player] das ist sicher: { $side } hat einen Canasta aus { RANKS-NAME($rank, case: "of") }, an den die oberste Karte nicht angelegt werden darf
   *[several] das ist sicher: { $side } haben einen Canasta aus { RANKS-NAME($rank, case: "of") }, an den die oberste Karte nicht angelegt werden darf
}
safe-no-pair = { $player ->
    [you] das ist sicher: Du kannst keine zwei { RANKS-NAME($rank) } haben
   *[other] das ist sicher: { $player } kann keine zwei { RANKS-NAME($rank) } haben
}
left-lying = { $player ->
    [you] du hast im letzten Zug { ONE-OF-RANK($rank, case: "acc") } liegen lassen
   *[other] { $player } hat im letzten Zug { ONE-OF-RANK($rank, case: "acc") } liegen lassen
}
threw-away = { $player ->
    [you] du hast im letzten Zug { ONE-OF-RANK($rank, case: "acc") } abgelegt
   *[other] { $player } hat im letzten Zug { ONE-OF-RANK($rank, case: "acc") } abgelegt
}
blocks-pile-for = { $player ->
    [you] das sperrt den Stapel mit { CARDS-COUNT($count, case: "dat") } für dich
   *[other] das sperrt den Stapel mit { CARDS-COUNT($count, case: "dat") } für { $player }
}
freezes-pile-they-opened = { $who ->
    [you] { $side ->
        [we] das friert den Stapel mit { CARDS-COUNT($count, case: "dat") } ein: Deine Partei hat eröffnet, du nicht
        [they] das friert den Stapel mit { CARDS-COUNT($count, case: "dat") } ein: Die Gegner haben eröffnet, du nicht
        [you] das friert den Stapel mit { CARDS-COUNT($count, case: "dat") } ein: Du hast eröffnet, du nicht
        [player] das friert den Stapel mit { CARDS-COUNT($count, case: "dat") } ein: { $side } hat eröffnet, du nicht
       *[several] das friert den Stapel mit { CARDS-COUNT($count, case: "dat") } ein: { $side } haben eröffnet, du nicht
    }
   *[other] { $side ->
        [we] das friert den Stapel mit { CARDS-COUNT($count, case: "dat") } ein: Deine Partei hat eröffnet, { $who } nicht
        [they] das friert den Stapel mit { CARDS-COUNT($count, case: "dat") } ein: Die Gegner haben eröffnet, { $who } nicht
        [you] das friert den Stapel mit { CARDS-COUNT($count, case: "dat") } ein: Du hast eröffnet, { $who } nicht
        [player] das friert den Stapel mit { CARDS-COUNT($count, case: "dat") } ein: { $side } hat eröffnet, { $who } nicht
       *[several] das friert den Stapel mit { CARDS-COUNT($count, case: "dat") } ein: { $side } haben eröffnet, { $who } nicht
    }
}
freezes-the-pile = { $count ->
    [0] das friert den Stapel ein
   *[other] das friert den Stapel mit { CARDS-COUNT($count, case: "dat") } ein
}
needs-naturals = { $player ->
    [you] der Stapel ist eingefroren: Du brauchst { NATURALS-OF-RANK($count, $rank, case: "acc") }
   *[other] der Stapel ist eingefroren: { $player } braucht { NATURALS-OF-RANK($count, $rank, case: "acc") }
}
they-melded-none = { $side ->
    [we] deine Partei hat keine { RANKS-NAME($rank, case: "on") } gemeldet
    [they] die Gegner haben keine { RANKS-NAME($rank, case: "on") } gemeldet
    [you] du hast keine { RANKS-NAME($rank, case: "on") } gemeldet
    [player] { $side } hat keine { RANKS-NAME($rank, case: "on") } gemeldet
   *[several] { $side } haben keine { RANKS-NAME($rank, case: "on") } gemeldet
}
they-melded = { $side ->
    [we] deine Partei hat { RANKS-NAME($rank, case: "acc") } gemeldet
    [they] die Gegner haben { RANKS-NAME($rank, case: "acc") } gemeldet
    [you] du hast { RANKS-NAME($rank, case: "acc") } gemeldet
    [player] { $side } hat { RANKS-NAME($rank, case: "acc") } gemeldet
   *[several] { $side } haben { RANKS-NAME($rank, case: "acc") } gemeldet
}
only-single-card = { $who ->
    [you] { THE-RANK($rank) } ist deine einzige Einzelkarte
   *[other] { THE-RANK($rank) } ist die einzige Einzelkarte von { $who }
}
one-of-single-cards = { $who ->
    [you] { THE-RANK($rank) } ist eine deiner { COUNT($count) } Einzelkarten
   *[other] { THE-RANK($rank) } ist eine der { COUNT($count) } Einzelkarten von { $who }
}
least-single-card = { $who ->
    [you] keine andere Einzelkarte auf deiner Hand ist in einer Meldung weniger wert als { THE-RANK($rank) } ({ $points })
   *[other] keine andere Einzelkarte auf der Hand von { $who } ist in einer Meldung weniger wert als { THE-RANK($rank) } ({ $points })
}
dearest-single-card = { $who ->
    [you] wenn die Runde endet, kostet keine andere Einzelkarte deine Partei mehr als { THE-RANK($rank) } ({ $points })
   *[other] wenn die Runde endet, kostet keine andere Einzelkarte die Partei von { $who } mehr als { THE-RANK($rank) } ({ $points })
}
hardest-to-pair = { $who ->
    [you] { $seen } von { $all } { RANKS-NAME($rank, case: "dat") } sind zu sehen, und von deinen Einzelkarten wird keine schwerer zum Paar
   *[other] { $seen } von { $all } { RANKS-NAME($rank, case: "dat") } sind zu sehen, und von den Einzelkarten von { $who } wird keine schwerer zum Paar
}
single-cards-alike = { $who ->
    [you] nach den Faustregeln sind deine { COUNT($count) } Einzelkarten gleich gut zum Hergeben
   *[other] nach den Faustregeln sind die { COUNT($count) } Einzelkarten von { $who } gleich gut zum Hergeben
}
nothing-but-this-card = der Stapel ist leer, also gibt es nur diese Karte zu nehmen
little-to-take = im Stapel gibt es nur { CARDS-COUNT($count, case: "acc") } zu nehmen
is-canasta-already = { $who ->
    [you] deine { RANKS-NAME($rank, case: "on") } sind schon ein Canasta
   *[other] die { RANKS-NAME($rank, case: "on") } von { $who } sind schon ein Canasta
}
nobody-lays-rank = { RANKS-NAME($rank, case: "acc") } legt niemand mehr aus
so-many-are-seen = { $seen } von { $all } { RANKS-NAME($rank, case: "dat") } sind zu sehen
stay-in-hand = { $who ->
    [you] { COUNT($count) } { RANKS-NAME($rank) } bleiben auf deiner Hand
   *[other] { COUNT($count) } { RANKS-NAME($rank) } bleiben auf der Hand von { $who }
}
card-counts-in-hand = { $who ->
    [you] { ONE-OF-RANK($rank) } auf deiner Hand zählt { $points } Punkte
   *[other] { ONE-OF-RANK($rank) } auf der Hand von { $who } zählt { $points } Punkte
}
keeps-set = { $who ->
    [you] das hält deine { COUNT($count) } { RANKS-NAME($rank, case: "on") } zusammen
   *[other] das hält die { COUNT($count) } { RANKS-NAME($rank, case: "on") } von { $who } zusammen
}
may-hold-and-take = { $player ->
    [you] du könntest { RANKS-NAME($rank, case: "acc") } haben und { CARDS-COUNT($count, case: "acc") } nehmen: { $unseen } { RANKS-NAME($rank) } sind noch nicht zu sehen
   *[other] { $player } könnte { RANKS-NAME($rank, case: "acc") } haben und { CARDS-COUNT($count, case: "acc") } nehmen: { $unseen } { RANKS-NAME($rank) } sind noch nicht zu sehen
}
leaves-pile = das lässt den Stapel mit { CARDS-COUNT($count, case: "dat") } liegen
keeps-what-could-be-laid = { $who ->
    [you] das lässt { CARDS($cards, case: "acc") } auf deiner Hand, statt damit zu melden
   *[other] das lässt { CARDS($cards, case: "acc") } auf der Hand von { $who }, statt damit zu melden
}
spends-wilds = das verbraucht { WILDS-COUNT($count, case: "acc") }
lays-what-could-wait = das bringt { CARDS($cards, case: "acc") } auf den Tisch, und das könnte warten
discards-what-could-be-laid = das gibt { ONE-OF-RANK($rank, case: "acc") } her, statt damit zu melden
keeps-pair-for-pile = { $who ->
    [you] das bewahrt dir dein Paar { RANKS-NAME($rank) } für den Stapel
   *[other] das bewahrt { $who } das Paar { RANKS-NAME($rank) } für den Stapel
}
keeps-pair-for-frozen-pile = { $who ->
    [you] das bewahrt dir dein Paar { RANKS-NAME($rank) } für den eingefrorenen Stapel
   *[other] das bewahrt { $who } das Paar { RANKS-NAME($rank) } für den eingefrorenen Stapel
}
keeps-pair = { $who ->
    [you] das lässt dein Paar { RANKS-NAME($rank) } beisammen
   *[other] das lässt das Paar { RANKS-NAME($rank) } von { $who } beisammen
}
keeps-for-meld = { $who ->
    [you] das hebt { ONE-OF-RANK($rank, case: "acc") } für deine Meldung auf
   *[other] das hebt { ONE-OF-RANK($rank, case: "acc") } für die Meldung von { $who } auf
}
keeps-wild = das spart { ONE-OF-RANK($rank, case: "acc") }
could-add = { $player ->
    [you] du könntest sie an { CARDS($meld, case: "to") } anlegen
   *[other] { $player } könnte sie an { CARDS($meld, case: "to") } anlegen
}
could-add-and-take = { $player ->
    [you] du könntest sie an { CARDS($meld, case: "to") } anlegen und { CARDS-COUNT($count, case: "acc") } nehmen
   *[other] { $player } könnte sie an { CARDS($meld, case: "to") } anlegen und { CARDS-COUNT($count, case: "acc") } nehmen
}
could-meld-with-pair = { $player ->
    [you] du hast zwei { RANKS-NAME($rank) } und könntest sie damit melden
   *[other] { $player } hat zwei { RANKS-NAME($rank) } und könnte sie damit melden
}
could-take-with-pair = { $player ->
    [you] du hast zwei { RANKS-NAME($rank) } und könntest { CARDS-COUNT($count, case: "acc") } nehmen
   *[other] { $player } hat zwei { RANKS-NAME($rank) } und könnte { CARDS-COUNT($count, case: "acc") } nehmen
}
breaks-pair = { $who ->
    [you] das reißt dein Paar { RANKS-NAME($rank) } auseinander
   *[other] das reißt das Paar { RANKS-NAME($rank) } von { $who } auseinander
}
breaks-set = { $who ->
    [you] das reißt deine { COUNT($count) } { RANKS-NAME($rank, case: "on") } auseinander
   *[other] das reißt die { COUNT($count) } { RANKS-NAME($rank, case: "on") } von { $who } auseinander
}
fits-own-meld = { $who ->
    [you] das passt an deine { RANKS-NAME($rank, case: "on") }
   *[other] das passt an die { RANKS-NAME($rank, case: "on") } von { $who }
}
gives-wild-away = das gibt { ONE-OF-RANK($rank, case: "acc") } her und friert nichts ein

the-others = die anderen
clauses-sentence = { $clauses }.
fact-against-but = { $against }, aber { $good }
no-better-discard = etwas Besseres zum Ablegen war nicht zu finden
fact-as-with-all-cards = { $who ->
    [you] { $take }, wie bei jeder anderen Karte auf deiner Hand
   *[other] { $take }, wie bei jeder anderen Karte auf der Hand von { $who }
}
fact-none-better = { $take }, aber etwas Besseres zum Ablegen war nicht zu finden

warning-adds = { $player } kann sie an { CARDS($meld, case: "to") } anlegen
warning-adds-and-takes = { $player } kann sie an { CARDS($meld, case: "to") } anlegen und { CARDS-COUNT($count, case: "acc") } nehmen
warning-melds = { $player } hat zwei { RANKS-NAME($rank) } und kann sie damit melden
warning-takes = { $player } hat zwei { RANKS-NAME($rank) } und kann { CARDS-COUNT($count, case: "acc") } nehmen
