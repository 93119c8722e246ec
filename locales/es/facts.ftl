they-hold = { $side ->
    [we] tu equipo tiene { CARDS-COUNT($count) } en la mano
    [they] ellos tienen { CARDS-COUNT($count) } en la mano
    [you] tú tienes { CARDS-COUNT($count) } en la mano
    [player] { $side } tiene { CARDS-COUNT($count) } en la mano
   *[several] { $side } tienen { CARDS-COUNT($count) } en la mano
}
play-goes-out = es irse mientras { they-hold }
play-goes-out-concealed = es irse con la mano oculta mientras { they-hold }
cards-are-special = { $who ->
    [you] tus cartas son una mano especial (+{ $points })
   *[other] las cartas de { $who } son una mano especial (+{ $points })
}
out-can-wait-for-partner = irse puede esperar: el compañero todavía tiene { CARDS-COUNT($count) }
out-can-wait-for-canasta = irse puede esperar: todavía puede salir una canasta de { CARDS($meld) }
plays-hand-out = { $who ->
    [you] vacías tu mano, y sigue el pie de { CARDS-COUNT($count) }
   *[other] { $who } vacía su mano, y sigue el pie de { CARDS-COUNT($count) }
}
canasta-brings-foot = { $who ->
    [you] completa una canasta que te trae el pie de { CARDS-COUNT($count) }
   *[other] completa una canasta que le trae a { $who } el pie de { CARDS-COUNT($count) }
}
is-last-card = { $who ->
    [you] tu última carta es { ONE-OF-RANK($rank) }, y todavía no puedes irte con ella
   *[other] la última carta de { $who } es { ONE-OF-RANK($rank) }, y todavía no puede irse con ella
}
hand-would-cost = { $who ->
    [you] las cartas de tu mano costarían { $points } puntos
   *[other] las cartas de la mano de { $who } costarían { $points } puntos
}
still-holds = { $player ->
    [you] tú todavía tienes { CARDS-COUNT($count) }
   *[other] { $player } todavía tiene { CARDS-COUNT($count) }
}

## Bajar y llevarse.

points-and-minimum = { $minimum ->
    [0] { $points } puntos
   *[other] { $points } puntos, con un mínimo de { $minimum }
}
closes-a-canasta = { $canasta ->
    [natural] se completa una canasta limpia de { CARDS($meld) } (+{ $points })
    [mixed] se completa una canasta sucia de { CARDS($meld) } (+{ $points })
   *[other] se completa una canasta de { CARDS($meld) } (+{ $points })
}
opens-with-meld = se abre con { CARDS($meld) }: { points-and-minimum }
opens-with-melds = se abre con { COUNT($count) } combinaciones, una de ellas de { CARDS($meld) }: { points-and-minimum }
opening-can-wait = { $who ->
    [you] { $count ->
        [0] podrías abrir ({ points-and-minimum }), pero eso puede esperar
        [1] podrías abrir ({ points-and-minimum }), pero eso puede esperar: con tu par todavía puedes llevarte el pozo
       *[other] podrías abrir ({ points-and-minimum }), pero eso puede esperar: con tus { COUNT($count) } pares todavía puedes llevarte el pozo
    }
   *[other] { $count ->
        [0] { $who } podría abrir ({ points-and-minimum }), pero eso puede esperar
        [1] { $who } podría abrir ({ points-and-minimum }), pero eso puede esperar: con su par todavía puede llevarse el pozo
       *[other] { $who } podría abrir ({ points-and-minimum }), pero eso puede esperar: con sus { COUNT($count) } pares todavía puede llevarse el pozo
    }
}
takes-cards = { $wilds ->
    [0] el pozo trae { CARDS-COUNT($count) }, { $points } puntos
   *[other] el pozo trae { CARDS-COUNT($count) }, { $points } puntos, entre ellas { WILDS-COUNT($wilds) }
}
more-of-rank-make-canasta = { $count ->
    [1] con { ONE-OF-RANK($rank) } más hay canasta
   *[other] con { COUNT($count) } { RANKS-NAME($rank) } más hay canasta
}
more-cards-make-canasta = { $count ->
    [1] con una carta más hay canasta de { CARDS($meld) }
   *[other] con { COUNT($count) } cartas más hay canasta de { CARDS($meld) }
}
canasta-then-needs = { $count ->
    [1] a una canasta de { CARDS($meld) } le falta entonces una carta
   *[other] a una canasta de { CARDS($meld) } le faltan entonces { COUNT($count) } cartas
}
points-count-for-side = { $who ->
    [you] sus { $points } puntos cuentan entonces a favor de tu equipo, ya no en contra
   *[other] sus { $points } puntos cuentan entonces a favor del equipo de { $who }, ya no en contra
}
stays-natural = quedan { COUNT($count) } { RANKS-NAME($rank) } sin comodines, para una canasta limpia
lays-group = con { CARDS($cards) } se bajan { $points } puntos
lays-points = se bajan { $points } puntos, { $share } de ellos con { CARDS($cards) }
pile-has-only = en el pozo solo hay { CARDS-COUNT($count) }
taking-would-leave = { $who ->
    [you] si te llevas el pozo, te quedan { CARDS-COUNT($count) } en la mano
   *[other] si { $who } se lleva el pozo, le quedan { CARDS-COUNT($count) } en la mano
}
taking-would-cost-last-wild = { $who ->
    [you] llevarse el pozo costaría tu último comodín
   *[other] llevarse el pozo costaría el último comodín de { $who }
}
taking-would-cost-wilds = llevarse el pozo costaría { WILDS-COUNT($count) }
taking-would-use = { $who ->
    [you] { $count ->
        [1] llevarse el pozo gastaría { ONE-OF-RANK($rank) } de tu mano
       *[other] llevarse el pozo gastaría { COUNT($count) } { RANKS-NAME($rank) } de tu mano
    }
   *[other] { $count ->
        [1] llevarse el pozo gastaría { ONE-OF-RANK($rank) } de la mano de { $who }
       *[other] llevarse el pozo gastaría { COUNT($count) } { RANKS-NAME($rank) } de la mano de { $who }
    }
}
pile-would-count = { $who ->
    [you] { $count ->
        [1] la carta que hay bajo la de arriba sumaría { $points } puntos en tu mano
       *[other] las { $count } cartas que hay bajo la de arriba sumarían { $points } puntos en tu mano
    }
   *[other] { $count ->
        [1] la carta que hay bajo la de arriba sumaría { $points } puntos en la mano de { $who }
       *[other] las { $count } cartas que hay bajo la de arriba sumarían { $points } puntos en la mano de { $who }
    }
}
cannot-take-top = { $who ->
    [you] no puedes llevarte el pozo con { CARDS($card) } arriba
   *[other] { $who } no puede llevarse el pozo con { CARDS($card) } arriba
}
cannot-take-yet = { $who ->
    [you] todavía no puedes llevarte el pozo: tus primeras combinaciones sumarían { points-and-minimum }
   *[other] { $who } todavía no puede llevarse el pozo: sus primeras combinaciones sumarían { points-and-minimum }
}
pile-is-empty = el pozo está vacío

## Descartes.

safe-all-seen = { $rank ->
    [jack] es un descarte seguro: ya se han visto todas las demás { RANKS-NAME($rank) }
    [queen] es un descarte seguro: ya se han visto todas las demás { RANKS-NAME($rank) }
   *[other] es un descarte seguro: ya se han visto todos los demás { RANKS-NAME($rank) }
}
safe-closed-rank = { $side ->
    [we] es un descarte seguro: tu equipo tiene una canasta de { RANKS-NAME($rank) }, a la que no se puede añadir la carta de arriba
    [they] es un descarte seguro: ellos tienen una canasta de { RANKS-NAME($rank) }, a la que no se puede añadir la carta de arriba
    [you] es un descarte seguro: tú tienes una canasta de { RANKS-NAME($rank) }, a la que no se puede añadir la carta de arriba
    [player] es un descarte seguro: { $side } tiene una canasta de { RANKS-NAME($rank) }, a la que no se puede añadir la carta de arriba
   *[several] es un descarte seguro: { $side } tienen una canasta de { RANKS-NAME($rank) }, a la que no se puede añadir la carta de arriba
}
safe-no-pair = { $player ->
    [you] es un descarte seguro: tú no puedes tener dos { RANKS-NAME($rank) }
   *[other] es un descarte seguro: { $player } no puede tener dos { RANKS-NAME($rank) }
}
left-lying = { $player ->
    [you] tú dejaste pasar { ONE-OF-RANK($rank) } en el último turno
   *[other] { $player } dejó pasar { ONE-OF-RANK($rank) } en el último turno
}
threw-away = { $player ->
    [you] tú descartaste { ONE-OF-RANK($rank) } en el último turno
   *[other] { $player } descartó { ONE-OF-RANK($rank) } en el último turno
}
blocks-pile-for = { $player ->
    [you] te tapa el pozo de { CARDS-COUNT($count) }
   *[other] le tapa el pozo de { CARDS-COUNT($count) } a { $player }
}
freezes-pile-they-opened = { $who ->
    [you] { $side ->
        [we] se congela el pozo de { CARDS-COUNT($count) }: tu equipo ha abierto y tú no
        [they] se congela el pozo de { CARDS-COUNT($count) }: ellos han abierto y tú no
        [you] se congela el pozo de { CARDS-COUNT($count) }: tú has abierto y no los demás
        [player] se congela el pozo de { CARDS-COUNT($count) }: { $side } ha abierto y tú no
       *[several] se congela el pozo de { CARDS-COUNT($count) }: { $side } han abierto y tú no
    }
   *[other] { $side ->
        [we] se congela el pozo de { CARDS-COUNT($count) }: tu equipo ha abierto y { $who } no
        [they] se congela el pozo de { CARDS-COUNT($count) }: ellos han abierto y { $who } no
        [you] se congela el pozo de { CARDS-COUNT($count) }: tú has abierto y { $who } no
        [player] se congela el pozo de { CARDS-COUNT($count) }: { $side } ha abierto y { $who } no
       *[several] se congela el pozo de { CARDS-COUNT($count) }: { $side } han abierto y { $who } no
    }
}
freezes-the-pile = { $count ->
    [0] se congela el pozo
   *[other] se congela el pozo de { CARDS-COUNT($count) }
}
needs-naturals = { $player ->
    [you] el pozo está congelado: tú necesitas { NATURALS-OF-RANK($count, $rank) }
   *[other] el pozo está congelado: { $player } necesita { NATURALS-OF-RANK($count, $rank) }
}
they-melded-none = { $side ->
    [we] tu equipo no ha bajado { RANKS-NAME($rank) }
    [they] ellos no han bajado { RANKS-NAME($rank) }
    [you] tú no has bajado { RANKS-NAME($rank) }
    [player] { $side } no ha bajado { RANKS-NAME($rank) }
   *[several] { $side } no han bajado { RANKS-NAME($rank) }
}
they-melded = { $side ->
    [we] tu equipo ha bajado { RANKS-NAME($rank) }
    [they] ellos han bajado { RANKS-NAME($rank) }
    [you] tú has bajado { RANKS-NAME($rank) }
    [player] { $side } ha bajado { RANKS-NAME($rank) }
   *[several] { $side } han bajado { RANKS-NAME($rank) }
}
only-single-card = { $who ->
    [you] tu única carta suelta es { ONE-OF-RANK($rank) }
   *[other] la única carta suelta de { $who } es { ONE-OF-RANK($rank) }
}
one-of-single-cards = { $who ->
    [you] una de tus { COUNT($count, gender: "f") } cartas sueltas es { ONE-OF-RANK($rank) }
   *[other] una de las { COUNT($count, gender: "f") } cartas sueltas de { $who } es { ONE-OF-RANK($rank) }
}
least-single-card = { $who ->
    [you] ninguna otra carta suelta de tu mano vale menos en una combinación que { ONE-OF-RANK($rank) } ({ $points })
   *[other] ninguna otra carta suelta de la mano de { $who } vale menos en una combinación que { ONE-OF-RANK($rank) } ({ $points })
}
dearest-single-card = { $who ->
    [you] si termina la ronda, ninguna otra carta suelta le cuesta más a tu equipo que { ONE-OF-RANK($rank) } ({ $points })
   *[other] si termina la ronda, ninguna otra carta suelta le cuesta más al equipo de { $who } que { ONE-OF-RANK($rank) } ({ $points })
}
hardest-to-pair = { $who ->
    [you] de { $all } { RANKS-NAME($rank) } ya se han visto { $seen }: ninguna otra carta suelta de tu mano es más difícil de emparejar
   *[other] de { $all } { RANKS-NAME($rank) } ya se han visto { $seen }: ninguna otra carta suelta de la mano de { $who } es más difícil de emparejar
}
single-cards-alike = { $who ->
    [you] según las reglas sencillas, da igual cuál de tus { COUNT($count, gender: "f") } cartas sueltas descartar
   *[other] según las reglas sencillas, da igual cuál de las { COUNT($count, gender: "f") } cartas sueltas de { $who } descartar
}
nothing-but-this-card = el pozo está vacío, así que no hay nada que llevarse salvo esta carta
little-to-take = en el pozo solo hay { CARDS-COUNT($count) } que llevarse
is-canasta-already = { $who ->
    [you] ya tienes canasta de { RANKS-NAME($rank) }
   *[other] { $who } ya tiene canasta de { RANKS-NAME($rank) }
}
nobody-lays-rank = ya nadie baja { RANKS-NAME($rank) }
so-many-are-seen = de { $all } { RANKS-NAME($rank) } ya se han visto { $seen }
stay-in-hand = { $who ->
    [you] { $count ->
        [1] { ONE-OF-RANK($rank) } se queda en tu mano
       *[other] { COUNT($count) } { RANKS-NAME($rank) } se quedan en tu mano
    }
   *[other] { $count ->
        [1] { ONE-OF-RANK($rank) } se queda en la mano de { $who }
       *[other] { COUNT($count) } { RANKS-NAME($rank) } se quedan en la mano de { $who }
    }
}
card-counts-in-hand = { $who ->
    [you] { ONE-OF-RANK($rank) } en tu mano cuenta { $points } puntos
   *[other] { ONE-OF-RANK($rank) } en la mano de { $who } cuenta { $points } puntos
}
keeps-set = { $who ->
    [you] guardas tus { COUNT($count) } { RANKS-NAME($rank) }
   *[other] { $who } guarda sus { COUNT($count) } { RANKS-NAME($rank) }
}
may-hold-and-take = { $player ->
    [you] puede que tengas { RANKS-NAME($rank) } y te lleves { CARDS-COUNT($count) }: sin ver quedan { COUNT($unseen) } { RANKS-NAME($rank) }
   *[other] puede que { $player } tenga { RANKS-NAME($rank) } y se lleve { CARDS-COUNT($count) }: sin ver quedan { COUNT($unseen) } { RANKS-NAME($rank) }
}
leaves-pile = ahí se queda un pozo de { CARDS-COUNT($count) }
keeps-what-could-be-laid = { $who ->
    [you] te quedas con { CARDS($cards) } sin bajar
   *[other] { $who } se queda con { CARDS($cards) } sin bajar
}
spends-wilds = { $count ->
    [1] se gasta { WILDS-COUNT($count) }
   *[other] se gastan { WILDS-COUNT($count) }
}
lays-what-could-wait = bajar { CARDS($cards) } podía esperar
discards-what-could-be-laid = se descarta { ONE-OF-RANK($rank) } que se podría bajar
keeps-pair-for-pile = { $who ->
    [you] guardas tu par de { RANKS-NAME($rank) } para el pozo
   *[other] { $who } guarda su par de { RANKS-NAME($rank) } para el pozo
}
keeps-pair-for-frozen-pile = { $who ->
    [you] guardas tu par de { RANKS-NAME($rank) } para el pozo congelado
   *[other] { $who } guarda su par de { RANKS-NAME($rank) } para el pozo congelado
}
keeps-pair = { $who ->
    [you] guardas tu par de { RANKS-NAME($rank) }
   *[other] { $who } guarda su par de { RANKS-NAME($rank) }
}
keeps-for-meld = { $who ->
    [you] guardas { ONE-OF-RANK($rank) } para tu combinación
   *[other] { $who } guarda { ONE-OF-RANK($rank) } para su combinación
}
keeps-wild = se guarda { ONE-OF-RANK($rank) }
could-add = { $player ->
    [you] tú podrías añadirla { CARDS($meld, case: "to") }
   *[other] { $player } podría añadirla { CARDS($meld, case: "to") }
}
could-add-and-take = { $player ->
    [you] tú podrías añadirla { CARDS($meld, case: "to") } y llevarte { CARDS-COUNT($count) }
   *[other] { $player } podría añadirla { CARDS($meld, case: "to") } y llevarse { CARDS-COUNT($count) }
}
could-meld-with-pair = { $player ->
    [you] tú tienes dos { RANKS-NAME($rank) } y podrías bajarla
   *[other] { $player } tiene dos { RANKS-NAME($rank) } y podría bajarla
}
could-take-with-pair = { $player ->
    [you] tú tienes dos { RANKS-NAME($rank) } y podrías llevarte { CARDS-COUNT($count) }
   *[other] { $player } tiene dos { RANKS-NAME($rank) } y podría llevarse { CARDS-COUNT($count) }
}
breaks-pair = { $who ->
    [you] rompes tu par de { RANKS-NAME($rank) }
   *[other] { $who } rompe su par de { RANKS-NAME($rank) }
}
breaks-set = { $who ->
    [you] rompes tus { COUNT($count) } { RANKS-NAME($rank) }
   *[other] { $who } rompe sus { COUNT($count) } { RANKS-NAME($rank) }
}
fits-own-meld = { $who ->
    [you] encaja con tus { RANKS-NAME($rank) }
   *[other] le encaja a { $who } con sus { RANKS-NAME($rank) }
}
gives-wild-away = se regala { ONE-OF-RANK($rank) } y no se congela nada

## Cómo se unen las cláusulas.

the-others = los demás
clauses-sentence = { $clauses }.
fact-against-but = { $against }, pero { $good }
no-better-discard = no se encontró un descarte mejor
fact-as-with-all-cards = { $who ->
    [you] { $take }, igual que con cualquier otra carta de tu mano
   *[other] { $take }, igual que con cualquier otra carta de la mano de { $who }
}
fact-none-better = { $take }, pero no se encontró un descarte mejor

## Avisos antes de un descarte.

warning-adds = { $player } puede añadirla { CARDS($meld, case: "to") }
warning-adds-and-takes = { $player } puede añadirla { CARDS($meld, case: "to") } y llevarse { CARDS-COUNT($count) }
warning-melds = { $player } tiene dos { RANKS-NAME($rank) } y puede bajarla
warning-takes = { $player } tiene dos { RANKS-NAME($rank) } y puede llevarse { CARDS-COUNT($count) }
