## Punti.

points-of-minimum = { $points } di { $minimum }
points-selected = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
of-minimum = {" "}di { $minimum }
points-open = { $points }, apri

## I pulsanti.

take-the-pile = Prendi il pozzo
take-the-pile-with = Prendi il pozzo con { CARDS($cards) }
also-lays-and-opens = cala anche { CARDS($groups) }: { $opens }
choose-how-to-take = { CARDS-COUNT($count) }, scegli come…
lay-cards = Cala { CARDS($cards) }
set-out-cards = Prepara { CARDS($cards) }
discard-selected = Scarta
discard-joker = Scarta il jolly
discard-card = Scarta { $card }
gains-points = +{ $points }
gains-canasta = +{ $points }, una canasta
gains-new-meld = +{ $points }, nuova
gains-in-meld = +{ $points }, { CARDS($meld) }: { $count }
add-to-meld = Attacca { CARDS($cards) } { CARDS($meld, case: "to") }
take-group-back = { $points ->
    [one] Riprendi { CARDS($cards) }, { $points } punto
   *[other] Riprendi { CARDS($cards) }, { $points } punti
}

## Mani speciali.

special-pairs = Sette coppie
special-wild-pairs = Coppie con una coppia di matte
special-miami-pairs = Coppie di Miami
special-zip-code = Codice postale
special-garbage = Cianfrusaglie
special-blast-off = Decollo
special-triples = Quattro tris
special-quads = Tre poker
special-dream-4 = Sogno con quattro matte
special-dream-5 = Sogno con cinque matte
special-straight = Scala completa
special-pairs-are = sette coppie di valori diversi, senza matte
special-wild-pairs-are = sei coppie di valori diversi, tra cui assi e sette, con due pinelle o due jolly
special-miami-pairs-are = sette coppie di valori diversi: assi, sette, pinelle, jolly e altre tre a scelta
special-zip-code-is = quattro, tre, tre, due e due carte di cinque valori; al posto di qualsiasi carta vale anche una pinella o un jolly
special-garbage-is = quattro, quattro, tre e tre carte di quattro valori, senza matte
special-blast-off-is = cinque, quattro, tre e due carte di quattro valori; al posto di qualsiasi carta vale anche una pinella o un jolly
special-triples-are = quattro tris di valori diversi, con due pinelle o due jolly
special-quads-are = tre poker di valori diversi, con due pinelle o due jolly
special-dream-4-is = cinque carte di un valore e cinque di un altro, con quattro pinelle o quattro jolly
special-dream-5-is = cinque carte di un valore e quattro di un altro, con cinque matte qualsiasi
special-straight-is = una carta di ogni valore dal quattro all’asso, una pinella, un jolly e un’altra carta qualsiasi, se la tua squadra ha esposto un tre
special-hand-points = { $hand }: { $points } punti
special-hand-wins-match = { $hand }: { $points } punti, e si vince la partita

## I modi di prendere il pozzo o di calare.

way-with = Con { CARDS($cards) }
way-with-onto = Con { CARDS($cards) }, attaccando { CARDS($meld, case: "on") }
way-with-new = Con { CARDS($cards) }, come nuova combinazione
way-onto = Attaccando { CARDS($meld, case: "on") }
way-as-new = Come nuova combinazione
way-also-lays = { $way }. Cala anche { $groups }
way-adds = { CARDS($cards) } { CARDS($meld, case: "to") }
meld-numbered = { CARDS($meld) } n. { $number } ({ CARDS-COUNT($count) })
way-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
way-makes-canasta = una canasta { CARDS($meld, case: "of") }
way-leaves = lascia { LIST($cards) }
way-leaves-none = non lascia carte
pair-of-rank = una coppia { RANKS-NAME($rank, case: "of") }
single-cards = { $count ->
    [one] 1 carta singola
   *[other] { $count } carte singole
}
other-cards = { $count ->
    [one] 1 altra carta
   *[other] { $count } altre carte
}
more-ways-by-suit = { $count ->
    [one] Un altro modo cambia solo nei semi.
   *[other] Altri { $count } modi cambiano solo nei semi.
}
more-ways-cost-more = { $count ->
    [one] Un altro modo costa di più. Per usarlo, seleziona prima le carte.
   *[other] Altri { $count } modi costano di più. Per usarne uno, seleziona prima le sue carte.
}
