review-hand = Analizar esta ronda
natural-canastas = Canastas limpias
mixed-canastas = Canastas sucias
no-game-yet = Todavía no ha empezado ninguna partida.
no-hand-yet = Todavía no ha terminado ninguna ronda.
best-of-hand = Lo mejor de la ronda
no-cards-left = Sin cartas
count-at-once = Contar de una vez
penalties = Penalizaciones
extras = Otras bonificaciones

## Los títulos de las rondas.

hand-went-out = { $side ->
    [we] Ronda { $hand }: nos fuimos nosotros
    [they] Ronda { $hand }: se fueron ellos
    [you] Ronda { $hand }: te fuiste tú
    [player] Ronda { $hand }: se fue { $side }
   *[several] Ronda { $hand }: se fueron { $side }
}
hand-went-out-concealed = { $side ->
    [we] Ronda { $hand }: nos fuimos con la mano oculta
    [they] Ronda { $hand }: se fueron con la mano oculta
    [you] Ronda { $hand }: te fuiste con la mano oculta
    [player] Ronda { $hand }: { $side } se fue con la mano oculta
   *[several] Ronda { $hand }: { $side } se fueron con la mano oculta
}
hand-stock-ran-out = Ronda { $hand }: se acabó el mazo
hand-ended-by-three = Ronda { $hand }: terminó con un tres
hand-was-special = Ronda { $hand }: se bajó una mano especial
hand-result = { $title }: { $totals }
totals-to = { $before }{"\u00A0"}a{"\u00A0"}{ $next }

## La puntuación y el final de la partida.

is-tie = Hay empate.
side-leads = { $side ->
    [we] Vamos ganando por { $margin }.
    [they] Ellos van ganando por { $margin }.
    [you] Vas ganando por { $margin }.
    [player] { $side } va ganando por { $margin }.
   *[several] { $side } van ganando por { $margin }.
}
game-is-practice = Esta partida es de práctica.
winner-you = Tú
match-won = { $side ->
    [we] Ganamos por { $margin }
    [they] Ganan ellos por { $margin }
    [you] Ganas por { $margin }
    [player] { $side } gana por { $margin }
   *[several] { $side } ganan por { $margin }
}
match-note = { $count ->
    [1] Tras una ronda, { $goal }.
   *[other] Tras { $count } rondas, { $goal }.
}
match-note-practice = { $count ->
    [1] Tras una ronda, { $goal } (práctica).
   *[other] Tras { $count } rondas, { $goal } (práctica).
}
hands-note = { $count ->
    [1] Tras una ronda.
   *[other] Tras { $count } rondas.
}
hands-note-practice = { $count ->
    [1] Tras una ronda (práctica).
   *[other] Tras { $count } rondas (práctica).
}
total-of = { $side ->
    [we] Nosotros { $points }
    [they] Ellos { $points }
    [you] Tú { $points }
   *[other] { $side } { $points }
}
points-of-side = { $side ->
    [we] nosotros { $points }
    [they] ellos { $points }
    [you] tú { $points }
   *[other] { $side } { $points }
}

## El final de una ronda: el titular.

goes-out = { $who ->
    [you] ¡Te vas!
   *[other] ¡{ $who } se va!
}
goes-out-concealed = { $who ->
    [you] ¡Te vas con la mano oculta!
   *[other] ¡{ $who } se va con la mano oculta!
}
lays-special = { $who ->
    [you] ¡Bajas una mano especial!
   *[other] ¡{ $who } baja una mano especial!
}
stock-used-up = Se acabó el mazo
three-ends-hand = Un tres termina la ronda

## El final de una ronda: cómo fue.

stock-ends-story = El mazo está vacío y nadie se fue.
special-story = Las catorce cartas forman una mano especial, que termina la ronda.
three-story = { $three ->
    [red] { $who ->
        [you] La última carta del mazo, que robas tú, es un tres rojo: no queda otra que lo reemplace.
       *[other] La última carta del mazo, que roba { $who }, es un tres rojo: no queda otra que lo reemplace.
    }
    [black] { $who ->
        [you] La última carta del mazo, que robas tú, es un tres negro: no queda otra que lo reemplace.
       *[other] La última carta del mazo, que roba { $who }, es un tres negro: no queda otra que lo reemplace.
    }
   *[any] { $who ->
        [you] La última carta del mazo, que robas tú, es un tres: no queda otra que lo reemplace.
       *[other] La última carta del mazo, que roba { $who }, es un tres: no queda otra que lo reemplace.
    }
}
concealed-story = { $who ->
    [you] Bajas toda la mano de una vez, por { $points } puntos, sin haber bajado nada antes.
   *[other] { $who } baja toda la mano de una vez, por { $points } puntos, sin haber bajado nada antes.
}
concealed-story-free = { $who ->
    [you] Bajas toda la mano de una vez, sin haber bajado nada antes.
   *[other] { $who } baja toda la mano de una vez, sin haber bajado nada antes.
}
out-discards = { $who ->
    [you] Descartas la última carta: { CARDS($card) }.
   *[other] { $who } descarta la última carta: { CARDS($card) }.
}
out-plays = { $who ->
    [you] Juegas la última carta.
   *[other] { $who } juega la última carta.
}
out-takes = { $who ->
    [you] Te llevas el pozo y bajas todas las cartas.
   *[other] { $who } se lleva el pozo y baja todas las cartas.
}
out-takes-and-discards = { $who ->
    [you] Te llevas el pozo, bajas { CARDS-IN-WORDS($count) } y descartas la última.
   *[other] { $who } se lleva el pozo, baja { CARDS-IN-WORDS($count) } y descarta la última.
}
out-lays-and-discards = { $who ->
    [you] Bajas { CARDS-IN-WORDS($count) } y descartas la última.
   *[other] { $who } baja { CARDS-IN-WORDS($count) } y descarta la última.
}
out-closes-and-discards = { $who ->
    [you] Completas la canasta con { LIST($melds) } y descartas la última carta.
   *[other] { $who } completa la canasta con { LIST($melds) } y descarta la última carta.
}
out-last-close = { $owner ->
    [reader] { $count ->
        [1] Tu última carta convierte en canasta { LIST($melds) }.
       *[other] Tus últimas { COUNT($count) } cartas convierten en canasta { LIST($melds) }.
    }
    [partner] { $count ->
        [1] La última carta de tu compañero convierte en canasta { LIST($melds) }.
       *[other] Las últimas { COUNT($count) } cartas de tu compañero convierten en canasta { LIST($melds) }.
    }
   *[named] { $count ->
        [1] La última carta de { $name } convierte en canasta { LIST($melds) }.
       *[other] Las últimas { COUNT($count) } cartas de { $name } convierten en canasta { LIST($melds) }.
    }
}
out-last-are = { $owner ->
    [reader] { $count ->
        [1] Tu última carta es una combinación de { CARDS($meld) }.
       *[other] Tus últimas { COUNT($count) } cartas son una combinación de { CARDS($meld) }.
    }
    [partner] { $count ->
        [1] La última carta de tu compañero es una combinación de { CARDS($meld) }.
       *[other] Las últimas { COUNT($count) } cartas de tu compañero son una combinación de { CARDS($meld) }.
    }
   *[named] { $count ->
        [1] La última carta de { $name } es una combinación de { CARDS($meld) }.
       *[other] Las últimas { COUNT($count) } cartas de { $name } son una combinación de { CARDS($meld) }.
    }
}
out-last-go-to = { $owner ->
    [reader] { $count ->
        [1] Tu última carta va { LIST($melds, case: "to") }.
       *[other] Tus últimas { COUNT($count) } cartas van { LIST($melds, case: "to") }.
    }
    [partner] { $count ->
        [1] La última carta de tu compañero va { LIST($melds, case: "to") }.
       *[other] Las últimas { COUNT($count) } cartas de tu compañero van { LIST($melds, case: "to") }.
    }
   *[named] { $count ->
        [1] La última carta de { $name } va { LIST($melds, case: "to") }.
       *[other] Las últimas { COUNT($count) } cartas de { $name } van { LIST($melds, case: "to") }.
    }
}

natural-canasta-of = Canasta limpia de { CARDS($meld) }
mixed-canasta-of = Canasta sucia de { CARDS($meld) }
complete-sequence = Completa: { CARDS($meld) }
canasta-of = Canasta de { CARDS($meld) }
meld-of = Combinación de { CARDS($meld) }

## Los puntos de una ronda.

this-hand-scores = Esta ronda: { $points }.
total-scores = Total: { $points }.
total-was = antes { $points }
pad-hand = Ronda { $hand }
pad-hand-of = Ronda { $hand } de { $deals }
open-hand-out = se fue
open-hand-you = Tú

## La historia de una partida.

story-best-hand = Mejor ronda
story-largest-lead = Mayor ventaja
story-lead = La delantera
story-canastas = Canastas
story-decided = Lo que decidió
story-going-out = Quién se fue
story-best-hand-is = { $side ->
    [we] Nosotros en la ronda { $hand }: { $points }
    [they] Ellos en la ronda { $hand }: { $points }
    [you] Tú en la ronda { $hand }: { $points }
   *[other] { $side } en la ronda { $hand }: { $points }
}
story-largest-lead-is = { $side ->
    [we] Nosotros tras la ronda { $hand }: { $points }
    [they] Ellos tras la ronda { $hand }: { $points }
    [you] Tú tras la ronda { $hand }: { $points }
   *[other] { $side } tras la ronda { $hand }: { $points }
}
story-took-lead = { $side ->
    [we] Nuestra desde la ronda { $hand } hasta el final
    [they] De ellos desde la ronda { $hand } hasta el final
    [you] Tuya desde la ronda { $hand } hasta el final
   *[other] De { $side } desde la ronda { $hand } hasta el final
}
story-took-lead-after = { $side ->
    [we] Nuestra desde la ronda { $hand } hasta el final, tras { COUNT($count) } cambios
    [they] De ellos desde la ronda { $hand } hasta el final, tras { COUNT($count) } cambios
    [you] Tuya desde la ronda { $hand } hasta el final, tras { COUNT($count) } cambios
   *[other] De { $side } desde la ronda { $hand } hasta el final, tras { COUNT($count) } cambios
}
story-always-ahead = { $side ->
    [we] Siempre por delante: nosotros
    [they] Siempre por delante: ellos
    [you] Siempre por delante: tú
    [player] Siempre por delante: { $side }
   *[several] Siempre por delante: { $side }
}
story-canastas-of = { $side ->
    [we] Nosotros: { $canastas }
    [they] Ellos: { $canastas }
    [you] Tú: { $canastas }
   *[other] { $side }: { $canastas }
}
story-canastas-of-next = { $side ->
    [we] nosotros: { $canastas }
    [they] ellos: { $canastas }
    [you] tú: { $canastas }
   *[other] { $side }: { $canastas }
}
no-canastas = ninguna
canastas-natural = { $count ->
    [1] 1 limpia
   *[other] { $count } limpias
}
canastas-mixed = { $count ->
    [1] 1 sucia
   *[other] { $count } sucias
}
canastas-sequence = { $count } de escalera
canastas-wild = { $count } de comodines
decided-points = { $what }: { $points }
decided-canastas = canastas
decided-melded = cartas bajadas
decided-in-hand = cartas que quedaron en la mano
decided-threes = treses rojos
decided-going-out = irse
decided-penalties = penalizaciones
decided-extras = otras bonificaciones
decided-special = una mano especial
went-out-times = { $who ->
    [you] { $count ->
        [1] tú una vez
       *[other] tú { COUNT($count) } veces
    }
   *[other] { $count ->
        [1] { $who } una vez
       *[other] { $who } { COUNT($count) } veces
    }
}
went-out-name = { $who ->
    [you] tú
   *[other] { $who }
}
nobody-went-out = Nadie

## Otro nivel después de una partida.

ready-for-more = ¿Quieres más?
another-try = ¿Otro intento contra los mismos jugadores, o antes una partida más fácil?
play-against = Jugar contra { $level }
