points-of-minimum = { $points } de { $minimum }
points-selected = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
of-minimum = {" "}de { $minimum }
points-open = { $points }, alcanza para abrir

## Los botones.

take-the-pile = Llevarse el pozo
take-the-pile-with = Llevarse el pozo con { CARDS($cards) }
also-lays-and-opens = baja también { CARDS($groups) }: { $opens }
choose-how-to-take = { CARDS-COUNT($count) }, elige cómo…
lay-cards = Bajar { CARDS($cards) }
set-out-cards = Preparar { CARDS($cards) }
discard-selected = Descartar
discard-joker = Descartar el joker
discard-card = Descartar { $card }
gains-points = +{ $points }
gains-canasta = +{ $points }, una canasta
gains-new-meld = +{ $points }, combinación nueva
gains-in-meld = +{ $points }, { $count } { CARDS($meld) }
add-to-meld = Añadir { CARDS($cards) } { CARDS($meld, case: "to") }
take-group-back = Recoger { CARDS($cards) }, { $points } puntos

## Manos especiales.

special-pairs = Siete pares
special-wild-pairs = Pares con un par de comodines
special-miami-pairs = Pares de Miami
special-zip-code = Código postal
special-garbage = Basura
special-blast-off = Despegue
special-triples = Tríos
special-quads = Cuartetos
special-dream-4 = Sueño con cuatro comodines
special-dream-5 = Sueño con cinco comodines
special-straight = Gran escalera
special-pairs-are = siete pares de valores distintos, sin comodines
special-wild-pairs-are = seis pares de valores distintos, entre ellos ases y sietes, con dos doses o dos jokers
special-miami-pairs-are = siete pares de valores distintos: ases, sietes, doses, jokers y otros tres cualesquiera
special-zip-code-is = cuatro, tres, tres, dos y dos cartas de cinco valores, que también pueden ser doses y jokers
special-garbage-is = cuatro, cuatro, tres y tres cartas de cuatro valores, sin comodines
special-blast-off-is = cinco, cuatro, tres y dos cartas de cuatro valores, que también pueden ser doses y jokers
special-triples-are = tres cartas de cada uno de cuatro valores, con dos doses o dos jokers
special-quads-are = cuatro cartas de cada uno de tres valores, con dos doses o dos jokers
special-dream-4-is = cinco cartas de cada uno de dos valores, con cuatro doses o cuatro jokers
special-dream-5-is = cinco cartas de un valor y cuatro de otro, con cinco comodines cualesquiera
special-straight-is = una carta de cada valor del cuatro al as, un dos, un joker y otra carta cualquiera, si tu equipo tiene un tres sobre la mesa
special-hand-points = { $hand }: { $points } puntos
special-hand-wins-match = { $hand }: { $points } puntos, y gana la partida

## Maneras de llevarse el pozo o de bajar cartas.

way-with = Con { CARDS($cards) }
way-with-onto = Con { CARDS($cards) }, junto { CARDS($meld, case: "to") }
way-with-new = Con { CARDS($cards) }, como combinación nueva
way-onto = Junto { CARDS($meld, case: "to") }
way-as-new = Como combinación nueva
way-also-lays = { $way }. Baja también { $groups }
way-adds = { CARDS($cards) } { CARDS($meld, case: "to") }
meld-numbered = { CARDS($meld) } n.º { $number } ({ CARDS-COUNT($count) })
way-points = { $points } puntos
way-makes-canasta = una canasta de { CARDS($meld) }
way-leaves = deja { LIST($cards) }
way-leaves-none = no deja ninguna carta
pair-of-rank = un par de { RANKS-NAME($rank) }
single-cards = { $count ->
    [1] 1 carta suelta
   *[other] { $count } cartas sueltas
}
other-cards = { $count ->
    [1] 1 carta más
   *[other] { $count } cartas más
}
more-ways-by-suit = { $count ->
    [1] Hay 1 manera más; solo cambian los palos.
   *[other] Hay { $count } maneras más; solo cambian los palos.
}
more-ways-cost-more = { $count ->
    [1] Hay 1 manera más, que cuesta más. Para usarla, elige antes las cartas.
   *[other] Hay { $count } maneras más, que cuestan más. Para usar una, elige antes sus cartas.
}
