review-hand = Ronde analyseren
natural-canastas = Zuivere canasta’s
mixed-canastas = Onzuivere canasta’s
no-game-yet = Er is nog geen partij begonnen.
no-hand-yet = Er is nog geen ronde uitgespeeld.
best-of-hand = Het mooiste van de ronde
no-cards-left = Geen kaarten over
count-at-once = Meteen tellen
penalties = Strafpunten
extras = Andere bonussen
hand-went-out = { $side ->
    [we] Ronde { $hand }: wij gingen uit
    [they] Ronde { $hand }: zij gingen uit
    [you] Ronde { $hand }: jij ging uit
    *[other] Ronde { $hand }: { $side } ging uit
}
hand-went-out-concealed = { $side ->
    [we] Ronde { $hand }: wij gingen verborgen uit
    [they] Ronde { $hand }: zij gingen verborgen uit
    [you] Ronde { $hand }: jij ging verborgen uit
    *[other] Ronde { $hand }: { $side } ging verborgen uit
}
hand-stock-ran-out = Ronde { $hand }: de trekstapel raakte op
hand-ended-by-three = Ronde { $hand }: beëindigd door een drie
hand-was-special = Ronde { $hand }: er werd een speciale hand gelegd
hand-result = { $title }: { $totals }
totals-to = { $before }{"\u00A0"}tegen{"\u00A0"}{ $next }
is-tie = Het is gelijk.
side-leads = { $side ->
    [we] Wij staan { $margin } voor.
    [they] Zij staan { $margin } voor.
    [you] Je staat { $margin } voor.
    [player] { $side } staat { $margin } voor.
    *[several] { $side } staan { $margin } voor.
}
game-is-practice = Deze partij is een oefenpartij.
winner-you = Jij
match-won = { $side ->
    [we] Wij winnen met { $margin } verschil
    [they] Zij winnen met { $margin } verschil
    [you] Je wint met { $margin } verschil
    [player] { $side } wint met { $margin } verschil
    *[several] { $side } winnen met { $margin } verschil
}
match-note = { $count ->
    [1] Na één ronde, { $goal }.
    *[other] Na { $count } ronden, { $goal }.
}
match-note-practice = { $count ->
    [1] Na één ronde, { $goal } (oefenpartij).
    *[other] Na { $count } ronden, { $goal } (oefenpartij).
}
hands-note = { $count ->
    [1] Na één ronde.
    *[other] Na { $count } ronden.
}
hands-note-practice = { $count ->
    [1] Na één ronde (oefenpartij).
    *[other] Na { $count } ronden (oefenpartij).
}
total-of = { $side ->
    [we] Wij { $points }
    [they] Zij { $points }
    [you] Jij { $points }
    *[other] { $side } { $points }
}
points-of-side = { $side ->
    [we] wij { $points }
    [they] zij { $points }
    [you] jij { $points }
    *[other] { $side } { $points }
}
goes-out = { $who ->
    [you] Je gaat uit!
    *[other] { $who } gaat uit!
}
goes-out-concealed = { $who ->
    [you] Je gaat verborgen uit!
    *[other] { $who } gaat verborgen uit!
}
lays-special = { $who ->
    [you] Je legt een speciale hand!
    *[other] { $who } legt een speciale hand!
}
stock-used-up = De trekstapel is op
three-ends-hand = Een drie beëindigt de ronde
stock-ends-story = De trekstapel is leeg en niemand ging uit.
special-story = Alle veertien kaarten vormen een speciale hand, en daarmee is de ronde voorbij.
three-story = { $three ->
    [red] { $who ->
        [you] Je trekt een rode drie als laatste kaart van de trekstapel, dus er komt geen kaart voor in de plaats.
        *[other] { $who } trekt een rode drie als laatste kaart van de trekstapel, dus er komt geen kaart voor in de plaats.
    }
    [black] { $who ->
        [you] Je trekt een zwarte drie als laatste kaart van de trekstapel, dus er komt geen kaart voor in de plaats.
        *[other] { $who } trekt een zwarte drie als laatste kaart van de trekstapel, dus er komt geen kaart voor in de plaats.
    }
    *[any] { $who ->
        [you] Je trekt een drie als laatste kaart van de trekstapel, dus er komt geen kaart voor in de plaats.
        *[other] { $who } trekt een drie als laatste kaart van de trekstapel, dus er komt geen kaart voor in de plaats.
    }
}
concealed-story = { $who ->
    [you] Je legt de hele hand in één keer voor { $points }, zonder eerder iets te hebben gelegd.
    *[other] { $who } legt de hele hand in één keer voor { $points }, zonder eerder iets te hebben gelegd.
}
concealed-story-free = { $who ->
    [you] Je legt de hele hand in één keer, zonder eerder iets te hebben gelegd.
    *[other] { $who } legt de hele hand in één keer, zonder eerder iets te hebben gelegd.
}
out-discards = { $who ->
    [you] Je legt de laatste kaart af: { CARDS($card) }.
    *[other] { $who } legt de laatste kaart af: { CARDS($card) }.
}
out-plays = { $who ->
    [you] Je speelt de laatste kaart.
    *[other] { $who } speelt de laatste kaart.
}
out-takes = { $who ->
    [you] Je pakt de stapel en legt alle kaarten.
    *[other] { $who } pakt de stapel en legt alle kaarten.
}
out-takes-and-discards = { $who ->
    [you] Je pakt de stapel, legt { CARDS-IN-WORDS($count) } en legt de laatste af.
    *[other] { $who } pakt de stapel, legt { CARDS-IN-WORDS($count) } en legt de laatste af.
}
out-lays-and-discards = { $who ->
    [you] Je legt { CARDS-IN-WORDS($count) } en legt de laatste kaart af.
    *[other] { $who } legt { CARDS-IN-WORDS($count) } en legt de laatste kaart af.
}
out-closes-and-discards = { $who ->
    [you] Je maakt van { LIST($melds) } een canasta en legt de laatste kaart af.
    *[other] { $who } maakt van { LIST($melds) } een canasta en legt de laatste kaart af.
}
out-last-close = { $owner ->
    [reader] { $count ->
        [1] Je laatste kaart maakt van { LIST($melds) } een canasta.
        *[other] Je laatste { COUNT($count) } kaarten maken van { LIST($melds) } een canasta.
    }
    [partner] { $count ->
        [1] De laatste kaart van je partner maakt van { LIST($melds) } een canasta.
        *[other] De laatste { COUNT($count) } kaarten van je partner maken van { LIST($melds) } een canasta.
    }
    *[named] { $count ->
        [1] De laatste kaart van { $name } maakt van { LIST($melds) } een canasta.
        *[other] De laatste { COUNT($count) } kaarten van { $name } maken van { LIST($melds) } een canasta.
    }
}
out-last-are = { $owner ->
    [reader] { $count ->
        [1] Je laatste kaart is een combinatie van { CARDS($meld, case: "of") }.
        *[other] Je laatste { COUNT($count) } kaarten zijn een combinatie van { CARDS($meld, case: "of") }.
    }
    [partner] { $count ->
        [1] De laatste kaart van je partner is een combinatie van { CARDS($meld, case: "of") }.
        *[other] De laatste { COUNT($count) } kaarten van je partner zijn een combinatie van { CARDS($meld, case: "of") }.
    }
    *[named] { $count ->
        [1] De laatste kaart van { $name } is een combinatie van { CARDS($meld, case: "of") }.
        *[other] De laatste { COUNT($count) } kaarten van { $name } zijn een combinatie van { CARDS($meld, case: "of") }.
    }
}
out-last-go-to = { $owner ->
    [reader] { $count ->
        [1] Je laatste kaart gaat bij { LIST($melds) }.
        *[other] Je laatste { COUNT($count) } kaarten gaan bij { LIST($melds) }.
    }
    [partner] { $count ->
        [1] De laatste kaart van je partner gaat bij { LIST($melds) }.
        *[other] De laatste { COUNT($count) } kaarten van je partner gaan bij { LIST($melds) }.
    }
    *[named] { $count ->
        [1] De laatste kaart van { $name } gaat bij { LIST($melds) }.
        *[other] De laatste { COUNT($count) } kaarten van { $name } gaan bij { LIST($melds) }.
    }
}
natural-canasta-of = Zuivere canasta van { CARDS($meld, case: "of") }
mixed-canasta-of = Onzuivere canasta van { CARDS($meld, case: "of") }
complete-sequence = Complete { CARDS($meld) }
canasta-of = Canasta van { CARDS($meld, case: "of") }
meld-of = Combinatie van { CARDS($meld, case: "of") }
this-hand-scores = Deze ronde: { $points }.
total-scores = Totaal: { $points }.
total-was = was { $points }
pad-hand = Ronde { $hand }
pad-hand-of = Ronde { $hand } van { $deals }
open-hand-out = uit
open-hand-you = Jij
story-best-hand = Beste ronde
story-largest-lead = Grootste voorsprong
story-lead = Op kop
story-canastas = Canasta’s
story-decided = Beslist door
story-going-out = Uitgaan
story-best-hand-is = { $side ->
    [we] Wij in ronde { $hand }: { $points }
    [they] Zij in ronde { $hand }: { $points }
    [you] Jij in ronde { $hand }: { $points }
    *[other] { $side } in ronde { $hand }: { $points }
}
story-largest-lead-is = { $side ->
    [we] Wij na ronde { $hand }: { $points }
    [they] Zij na ronde { $hand }: { $points }
    [you] Jij na ronde { $hand }: { $points }
    *[other] { $side } na ronde { $hand }: { $points }
}
story-took-lead = { $side ->
    [we] Wij, voorgoed sinds ronde { $hand }
    [they] Zij, voorgoed sinds ronde { $hand }
    [you] Jij, voorgoed sinds ronde { $hand }
    *[other] { $side }, voorgoed sinds ronde { $hand }
}
story-took-lead-after = { $side ->
    [we] Wij, voorgoed sinds ronde { $hand }, na { COUNT($count) } wisselingen
    [they] Zij, voorgoed sinds ronde { $hand }, na { COUNT($count) } wisselingen
    [you] Jij, voorgoed sinds ronde { $hand }, na { COUNT($count) } wisselingen
    *[other] { $side }, voorgoed sinds ronde { $hand }, na { COUNT($count) } wisselingen
}
story-always-ahead = { $side ->
    [we] Wij stonden de hele tijd voor
    [they] Zij stonden de hele tijd voor
    [you] Je stond de hele tijd voor
    [player] { $side } stond de hele tijd voor
    *[several] { $side } stonden de hele tijd voor
}
story-canastas-of = { $side ->
    [we] Wij { $canastas }
    [they] Zij { $canastas }
    [you] Jij { $canastas }
    *[other] { $side } { $canastas }
}
story-canastas-of-next = { $side ->
    [we] wij { $canastas }
    [they] zij { $canastas }
    [you] jij { $canastas }
    *[other] { $side } { $canastas }
}
no-canastas = geen
canastas-natural = { $count } zuiver
canastas-mixed = { $count } onzuiver
canastas-sequence = { $count } van een reeks
canastas-wild = { $count } wild
decided-points = { $what }: { $points }
decided-canastas = canasta’s
decided-melded = gelegde kaarten
decided-in-hand = kaarten die in de hand bleven
decided-threes = rode drieën
decided-going-out = uitgaan
decided-penalties = strafpunten
decided-extras = andere bonussen
decided-special = een speciale hand
went-out-times = { $who ->
    [you] { $count ->
        [1] jij één keer
        [2] jij twee keer
        *[other] jij { COUNT($count) } keer
    }
    *[other] { $count ->
        [1] { $who } één keer
        [2] { $who } twee keer
        *[other] { $who } { COUNT($count) } keer
    }
}
went-out-name = { $who ->
    [you] jij
    *[other] { $who }
}
nobody-went-out = Niemand
ready-for-more = Toe aan meer?
another-try = Nog een keer tegen dezelfde spelers, of eerst een makkelijkere partij?
play-against = Spelen tegen { $level }
