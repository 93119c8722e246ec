they-hold = { $side ->
    [we] je team heeft { CARDS-COUNT($count) } in de hand
    [they] zij hebben { CARDS-COUNT($count) } in de hand
    [you] je hebt { CARDS-COUNT($count) } in de hand
    [player] { $side } heeft { CARDS-COUNT($count) } in de hand
    *[several] { $side } hebben { CARDS-COUNT($count) } in de hand
}
play-goes-out = je gaat ermee uit, en { they-hold }
play-goes-out-concealed = je gaat er verborgen mee uit, en { they-hold }
cards-are-special = { $who ->
    [you] je kaarten zijn een speciale hand (+{ $points })
    *[other] de kaarten van { $who } zijn een speciale hand (+{ $points })
}
out-can-wait-for-partner = uitgaan kan wachten: de partner heeft nog { CARDS-COUNT($count) }
out-can-wait-for-canasta = uitgaan kan wachten: van de { CARDS($meld) } is nog een canasta te maken
plays-hand-out = { $who ->
    [you] zo is je hand uitgespeeld, en volgt de voet van { CARDS-COUNT($count) }
    *[other] zo is de hand van { $who } uitgespeeld, en volgt de voet van { CARDS-COUNT($count) }
}
canasta-brings-foot = { $who ->
    [you] de canasta brengt je de voet van { CARDS-COUNT($count) }
   *[other] de canasta brengt { $who } de voet van { CARDS-COUNT($count) }
}
is-last-card = { $who ->
    [you] { THE-RANK($rank) } is je laatste kaart, en uitgaan mag nog niet
    *[other] { THE-RANK($rank) } is de laatste kaart van { $who }, en uitgaan mag nog niet
}
hand-would-cost = { $who ->
    [you] de kaarten in je hand zouden { $points } punten kosten
    *[other] de kaarten in de hand van { $who } zouden { $points } punten kosten
}
still-holds = { $player ->
    [you] je hebt nog { CARDS-COUNT($count) }
    *[other] { $player } heeft nog { CARDS-COUNT($count) }
}
points-and-minimum = { $minimum ->
    [0] { $points } punten
    *[other] { $points } punten, { $minimum } nodig
}
closes-a-canasta = { $canasta ->
    [natural] dat maakt een zuivere canasta van { CARDS($meld, case: "of") } (+{ $points })
    [mixed] dat maakt een onzuivere canasta van { CARDS($meld, case: "of") } (+{ $points })
    *[other] dat maakt een canasta van { CARDS($meld, case: "of") } (+{ $points })
}
opens-with-meld = er wordt geopend met { CARDS($meld, case: "of") }: { points-and-minimum }
opens-with-melds = er wordt geopend met { COUNT($count) } combinaties, waaronder { CARDS($meld, case: "of") }: { points-and-minimum }
opening-can-wait = { $who ->
    [you] { $count ->
        [0] je kunt openen ({ points-and-minimum }), maar dat kan wachten
        [1] je kunt openen ({ points-and-minimum }), maar dat kan wachten: je paar pakt misschien nog de stapel
        *[other] je kunt openen ({ points-and-minimum }), maar dat kan wachten: je { COUNT($count) } paren pakken misschien nog de stapel
    }
    *[other] { $count ->
        [0] { $who } kan openen ({ points-and-minimum }), maar dat kan wachten
        [1] { $who } kan openen ({ points-and-minimum }), maar dat kan wachten: het paar van { $who } pakt misschien nog de stapel
        *[other] { $who } kan openen ({ points-and-minimum }), maar dat kan wachten: de { COUNT($count) } paren van { $who } pakken misschien nog de stapel
    }
}
takes-cards = { $wilds ->
    [0] dat levert { CARDS-COUNT($count) } op, { $points } punten
    *[other] dat levert { CARDS-COUNT($count) } op, { $points } punten, waaronder { WILDS-COUNT($wilds) }
}
more-of-rank-make-canasta = { $count ->
    [1] nog één { RANK-NAME($rank) } maakt een canasta
    *[other] nog { COUNT($count) } { RANKS-NAME($rank) } maken een canasta
}
more-cards-make-canasta = { $count ->
    [1] nog één kaart maakt een canasta van { CARDS($meld, case: "of") }
    *[other] nog { COUNT($count) } kaarten maken een canasta van { CARDS($meld, case: "of") }
}
canasta-then-needs = { $count ->
    [1] voor een canasta van { CARDS($meld, case: "of") } is dan nog één kaart nodig
    *[other] voor een canasta van { CARDS($meld, case: "of") } zijn dan nog { COUNT($count) } kaarten nodig
}
points-count-for-side = { $who ->
    [you] de { $points } punten ervan tellen dan voor je team en gaan er niet meer af
    *[other] de { $points } punten ervan tellen dan voor het team van { $who } en gaan er niet meer af
}
stays-natural = de { COUNT($count) } { RANKS-NAME($rank) } blijven zonder wilde kaarten, voor een zuivere canasta
lays-group = { CARDS($cards) } op tafel: { $points } punten
lays-points = { $points } punten op tafel, waarvan { $share } met { CARDS($cards) }
pile-has-only = de stapel heeft maar { CARDS-COUNT($count) }
taking-would-leave = { $who ->
    [you] na het pakken van de stapel zou je { CARDS-COUNT($count) } in je hand hebben
    *[other] na het pakken van de stapel zou { $who } { CARDS-COUNT($count) } in de hand hebben
}
taking-would-cost-last-wild = { $who ->
    [you] de stapel pakken zou je laatste wilde kaart kosten
    *[other] de stapel pakken zou de laatste wilde kaart van { $who } kosten
}
taking-would-cost-wilds = de stapel pakken zou { WILDS-COUNT($count) } kosten
taking-would-use = { $who ->
    [you] { $count ->
        [1] de stapel pakken zou één { RANK-NAME($rank) } uit je hand kosten
        *[other] de stapel pakken zou { COUNT($count) } { RANKS-NAME($rank) } uit je hand kosten
    }
    *[other] { $count ->
        [1] de stapel pakken zou één { RANK-NAME($rank) } uit de hand van { $who } kosten
        *[other] de stapel pakken zou { COUNT($count) } { RANKS-NAME($rank) } uit de hand van { $who } kosten
    }
}
pile-would-count = { $who ->
    [you] wat onder de bovenste kaart ligt ({ CARDS-COUNT($count) }), is in je hand { $points } punten waard
    *[other] wat onder de bovenste kaart ligt ({ CARDS-COUNT($count) }), is in de hand van { $who } { $points } punten waard
}
cannot-take-top = { $who ->
    [you] je kunt de stapel niet pakken met { CARDS($card) } bovenop
    *[other] { $who } kan de stapel niet pakken met { CARDS($card) } bovenop
}
cannot-take-yet = { $who ->
    [you] je kunt de stapel nog niet pakken: je eerste combinaties tellen te weinig ({ points-and-minimum })
    *[other] { $who } kan de stapel nog niet pakken: de eerste combinaties van { $who } tellen te weinig ({ points-and-minimum })
}
pile-is-empty = de stapel is leeg
safe-all-seen = dat is veilig: alle andere { RANKS-NAME($rank) } zijn gezien
safe-closed-rank = { $side ->
    [we] dat is veilig: je team heeft een canasta van { RANKS-NAME($rank) }, waar de bovenste kaart niet bij mag
    [they] dat is veilig: zij hebben een canasta van { RANKS-NAME($rank) }, waar de bovenste kaart niet bij mag
    [you] dat is veilig: je hebt een canasta van { RANKS-NAME($rank) }, waar de bovenste kaart niet bij mag
    [player] dat is veilig: { $side } heeft een canasta van { RANKS-NAME($rank) }, waar de bovenste kaart niet bij mag
    *[several] dat is veilig: { $side } hebben een canasta van { RANKS-NAME($rank) }, waar de bovenste kaart niet bij mag
}
safe-no-pair = { $player ->
    [you] dat is veilig: je kunt geen twee { RANKS-NAME($rank) } hebben
    *[other] dat is veilig: { $player } kan geen twee { RANKS-NAME($rank) } hebben
}
left-lying = { $player ->
    [you] je liet vorige beurt { ONE-OF-RANK($rank) } liggen
    *[other] { $player } liet vorige beurt { ONE-OF-RANK($rank) } liggen
}
threw-away = { $player ->
    [you] je legde vorige beurt { ONE-OF-RANK($rank) } af
    *[other] { $player } legde vorige beurt { ONE-OF-RANK($rank) } af
}
blocks-pile-for = { $player ->
    [you] dat blokkeert de stapel van { $count } voor jou
    *[other] dat blokkeert de stapel van { $count } voor { $player }
}
freezes-pile-they-opened = { $who ->
    [you] { $side ->
        [we] dat bevriest de stapel van { $count }: je team heeft geopend, jij niet
        [they] dat bevriest de stapel van { $count }: zij hebben geopend, jij niet
        [you] dat bevriest de stapel van { $count }: je hebt geopend, jij niet
        [player] dat bevriest de stapel van { $count }: { $side } heeft geopend, jij niet
        *[several] dat bevriest de stapel van { $count }: { $side } hebben geopend, jij niet
    }
    *[other] { $side ->
        [we] dat bevriest de stapel van { $count }: je team heeft geopend, { $who } niet
        [they] dat bevriest de stapel van { $count }: zij hebben geopend, { $who } niet
        [you] dat bevriest de stapel van { $count }: jij hebt geopend, { $who } niet
        [player] dat bevriest de stapel van { $count }: { $side } heeft geopend, { $who } niet
        *[several] dat bevriest de stapel van { $count }: { $side } hebben geopend, { $who } niet
    }
}
freezes-the-pile = { $count ->
    [0] dat bevriest de stapel
    *[other] dat bevriest de stapel van { $count }
}
needs-naturals = { $player ->
    [you] de stapel is bevroren: je hebt { NATURALS-OF-RANK($count, $rank) } nodig
    *[other] de stapel is bevroren: { $player } heeft { NATURALS-OF-RANK($count, $rank) } nodig
}
they-melded-none = { $side ->
    [we] je team heeft geen { RANKS-NAME($rank) } gelegd
    [they] zij hebben geen { RANKS-NAME($rank) } gelegd
    [you] je hebt geen { RANKS-NAME($rank) } gelegd
    [player] { $side } heeft geen { RANKS-NAME($rank) } gelegd
    *[several] { $side } hebben geen { RANKS-NAME($rank) } gelegd
}
they-melded = { $side ->
    [we] je team heeft { RANKS-NAME($rank) } gelegd
    [they] zij hebben { RANKS-NAME($rank) } gelegd
    [you] je hebt { RANKS-NAME($rank) } gelegd
    [player] { $side } heeft { RANKS-NAME($rank) } gelegd
    *[several] { $side } hebben { RANKS-NAME($rank) } gelegd
}
only-single-card = { $who ->
    [you] { THE-RANK($rank) } is je enige losse kaart
    *[other] { THE-RANK($rank) } is de enige losse kaart van { $who }
}
one-of-single-cards = { $who ->
    [you] { THE-RANK($rank) } is een van je { COUNT($count) } losse kaarten
    *[other] { THE-RANK($rank) } is een van de { COUNT($count) } losse kaarten van { $who }
}
least-single-card = { $who ->
    [you] geen andere losse kaart in je hand is in een combinatie minder waard dan { THE-RANK($rank) } ({ $points })
    *[other] geen andere losse kaart in de hand van { $who } is in een combinatie minder waard dan { THE-RANK($rank) } ({ $points })
}
dearest-single-card = { $who ->
    [you] eindigt de ronde, dan kost geen andere losse kaart je team meer dan { THE-RANK($rank) } ({ $points })
    *[other] eindigt de ronde, dan kost geen andere losse kaart het team van { $who } meer dan { THE-RANK($rank) } ({ $points })
}
hardest-to-pair = { $who ->
    [you] { $seen ->
        [1] één van de { $all } { RANKS-NAME($rank) } is gezien, dus met geen losse kaart in je hand krijg je moeilijker een paar
        *[other] { COUNT($seen) } van de { $all } { RANKS-NAME($rank) } zijn gezien, dus met geen losse kaart in je hand krijg je moeilijker een paar
    }
    *[other] { $seen ->
        [1] één van de { $all } { RANKS-NAME($rank) } is gezien, dus met geen losse kaart krijgt { $who } moeilijker een paar
        *[other] { COUNT($seen) } van de { $all } { RANKS-NAME($rank) } zijn gezien, dus met geen losse kaart krijgt { $who } moeilijker een paar
    }
}
single-cards-alike = { $who ->
    [you] volgens de vuistregels kun je elk van je { COUNT($count) } losse kaarten even goed missen
    *[other] volgens de vuistregels kan { $who } elk van de { COUNT($count) } losse kaarten even goed missen
}
nothing-but-this-card = de stapel is leeg, dus er valt niets te pakken behalve deze kaart
little-to-take = de stapel heeft maar { CARDS-COUNT($count) } te bieden
is-canasta-already = { $who ->
    [you] je { RANKS-NAME($rank) } zijn al een canasta
    *[other] de { RANKS-NAME($rank) } van { $who } zijn al een canasta
}
nobody-lays-rank = niemand legt nog { RANKS-NAME($rank) }
so-many-are-seen = { $seen ->
    [1] één van de { $all } { RANKS-NAME($rank) } is gezien
    *[other] { COUNT($seen) } van de { $all } { RANKS-NAME($rank) } zijn gezien
}
stay-in-hand = { $who ->
    [you] { $count ->
        [1] één { RANK-NAME($rank) } blijft in je hand
        *[other] { COUNT($count) } { RANKS-NAME($rank) } blijven in je hand
    }
    *[other] { $count ->
        [1] één { RANK-NAME($rank) } blijft in de hand van { $who }
        *[other] { COUNT($count) } { RANKS-NAME($rank) } blijven in de hand van { $who }
    }
}
card-counts-in-hand = { $who ->
    [you] { ONE-OF-RANK($rank) } in je hand telt { $points } punten
    *[other] { ONE-OF-RANK($rank) } in de hand van { $who } telt { $points } punten
}
keeps-set = { $who ->
    [you] zo blijven je { COUNT($count) } { RANKS-NAME($rank) } bij elkaar
    *[other] zo blijven de { COUNT($count) } { RANKS-NAME($rank) } van { $who } bij elkaar
}
may-hold-and-take = { $player ->
    [you] { $unseen ->
        [1] je kunt { RANKS-NAME($rank) } hebben en { CARDS-COUNT($count) } pakken: één { RANK-NAME($rank) } is nog niet gezien
        *[other] je kunt { RANKS-NAME($rank) } hebben en { CARDS-COUNT($count) } pakken: { COUNT($unseen) } { RANKS-NAME($rank) } zijn nog niet gezien
    }
    *[other] { $unseen ->
        [1] { $player } kan { RANKS-NAME($rank) } hebben en { CARDS-COUNT($count) } pakken: één { RANK-NAME($rank) } is nog niet gezien
        *[other] { $player } kan { RANKS-NAME($rank) } hebben en { CARDS-COUNT($count) } pakken: { COUNT($unseen) } { RANKS-NAME($rank) } zijn nog niet gezien
    }
}
leaves-pile = de stapel blijft liggen, met { CARDS-COUNT($count) }
keeps-what-could-be-laid = { $who ->
    [you] je houdt { CARDS($cards) } in je hand, en dat had op tafel gekund
    *[other] { $who } houdt { CARDS($cards) } in de hand, en dat had op tafel gekund
}
spends-wilds = dat kost { WILDS-COUNT($count) }
lays-what-could-wait = { CARDS($cards) } leggen had kunnen wachten
discards-what-could-be-laid = er wordt { ONE-OF-RANK($rank) } afgelegd die op tafel had gekund
keeps-pair-for-pile = { $who ->
    [you] zo blijft je paar { RANKS-NAME($rank) } over voor de stapel
    *[other] zo blijft het paar { RANKS-NAME($rank) } van { $who } over voor de stapel
}
keeps-pair-for-frozen-pile = { $who ->
    [you] zo blijft je paar { RANKS-NAME($rank) } over voor de bevroren stapel
    *[other] zo blijft het paar { RANKS-NAME($rank) } van { $who } over voor de bevroren stapel
}
keeps-pair = { $who ->
    [you] zo blijft je paar { RANKS-NAME($rank) } heel
    *[other] zo blijft het paar { RANKS-NAME($rank) } van { $who } heel
}
keeps-for-meld = { $who ->
    [you] zo blijft er { ONE-OF-RANK($rank) } over voor je combinatie
    *[other] zo blijft er { ONE-OF-RANK($rank) } over voor de combinatie van { $who }
}
keeps-wild = zo blijft er { ONE-OF-RANK($rank) } gespaard
could-add = { $player ->
    [you] je zou hem bij de { CARDS($meld) } kunnen leggen
    *[other] { $player } zou hem bij de { CARDS($meld) } kunnen leggen
}
could-add-and-take = { $player ->
    [you] je zou hem bij de { CARDS($meld) } kunnen leggen en { CARDS-COUNT($count) } pakken
    *[other] { $player } zou hem bij de { CARDS($meld) } kunnen leggen en { CARDS-COUNT($count) } pakken
}
could-meld-with-pair = { $player ->
    [you] je hebt twee { RANKS-NAME($rank) } en zou hem kunnen leggen
    *[other] { $player } heeft twee { RANKS-NAME($rank) } en zou hem kunnen leggen
}
could-take-with-pair = { $player ->
    [you] je hebt twee { RANKS-NAME($rank) } en zou { CARDS-COUNT($count) } kunnen pakken
    *[other] { $player } heeft twee { RANKS-NAME($rank) } en zou { CARDS-COUNT($count) } kunnen pakken
}
breaks-pair = { $who ->
    [you] je paar { RANKS-NAME($rank) } gaat uit elkaar
    *[other] het paar { RANKS-NAME($rank) } van { $who } gaat uit elkaar
}
breaks-set = { $who ->
    [you] je { COUNT($count) } { RANKS-NAME($rank) } gaan uit elkaar
    *[other] de { COUNT($count) } { RANKS-NAME($rank) } van { $who } gaan uit elkaar
}
fits-own-meld = { $who ->
    [you] hij past bij je { RANKS-NAME($rank) }
    *[other] hij past bij de { RANKS-NAME($rank) } van { $who }
}
gives-wild-away = dat geeft { ONE-OF-RANK($rank) } weg en bevriest niets
the-others = de anderen
clauses-sentence = { $clauses }.
fact-against-but = { $against }, maar { $good }
no-better-discard = er is geen betere kaart gevonden om af te leggen
fact-as-with-all-cards = { $who ->
    [you] { $take }, net als bij elke andere kaart in je hand
    *[other] { $take }, net als bij elke andere kaart in de hand van { $who }
}
fact-none-better = { $take }, maar er is geen betere kaart gevonden om af te leggen
warning-adds = { $player } kan deze bij de { CARDS($meld) } leggen
warning-adds-and-takes = { $player } kan deze bij de { CARDS($meld) } leggen en { CARDS-COUNT($count) } pakken
warning-melds = { $player } heeft twee { RANKS-NAME($rank) } en kan deze leggen
warning-takes = { $player } heeft twee { RANKS-NAME($rank) } en kan { CARDS-COUNT($count) } pakken
