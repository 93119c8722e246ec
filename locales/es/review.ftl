hide-review = Ocultar el análisis
hand-is-on = Esta ronda todavía se está jugando. Se podrá analizar cuando termine.
no-worker = Este navegador no puede pensar en segundo plano, así que no se analiza más.
stop-review = Parar
go-on-review = Seguir
win-chance = Probabilidad de ganar
this-decision = La decisión
decision-back = Decisión anterior
decision-on = Decisión siguiente
no-decision = Aquí no hay decisión
no-decision-note = Ve a una decisión con las flechas, las marcas o la lista.
next-best = Otras opciones
two-errors = de la probabilidad de ganar la partida; el intervalo son dos errores estándar
lay-step = bajar
worst-decisions = Peores decisiones
strokes-of-luck = Golpes de suerte
at-the-deal = Al repartir
no-mistakes = Por ahora, nada que haya costado más de lo que explica el azar.
what-was-done = Lo hecho
loss = Pérdida
kind-of-mistake = Tipo
chances-of-hand = Probabilidad de ganar en cada decisión
chances-of-turns = Probabilidad de ganar después de cada turno
what-was-known = Con lo que se sabía
with-all-cards = Con todas las cartas
all-cards-later = Con todas las cartas: después
turn-of = Después del turno de
round = Vuelta

## Lo que un bot pensó de su decisión.

of-decision = {" "}{ $name }, acción { $number }
bot-by-thumb = { $name } siguió reglas sencillas.
on-deals = { $count ->
    [1] en 1 reparto
   *[other] en { $count } repartos
}
bot-tried-play = { $thinking ->
    [first] { $play ->
        [drawing] { $name } probó a robar { on-deals }
       *[any] { $name } probó la jugada { on-deals }
    }
   *[again] { $play ->
        [drawing] Al pensarlo otra vez, { $name } probó a robar { on-deals }
       *[any] Al pensarlo otra vez, { $name } probó la jugada { on-deals }
    }
}
bot-tried-alone = { $dropped ->
    [1] { bot-tried-play }. La última alternativa se desechó tras 1 reparto: { $other }.
   *[other] { bot-tried-play }. La última alternativa se desechó tras { $dropped } repartos: { $other }.
}
bot-tried-alone-won = { $dropped ->
    [1] { bot-tried-play }: { $won } % de probabilidad de ganar la partida. La última alternativa se desechó tras 1 reparto: { $other }.
   *[other] { bot-tried-play }: { $won } % de probabilidad de ganar la partida. La última alternativa se desechó tras { $dropped } repartos: { $other }.
}
bot-tried-worse = { bot-tried-play }, y ahí fue mejor esto: { $other }. Las reglas sencillas pesaron más.
bot-tried-few = { bot-tried-play } y le pareció lo mejor. Segunda opción: { $other }.
bot-tried = { bot-tried-play }: { $won } % de probabilidad de ganar la partida. Segunda opción: { $other }, { $lost } %.

player-held = { $name } tenía { CARDS($cards) }.
review-thinking = Pensando…
next-best-are = Otras opciones: { $others }.
steps-with-chance = { $steps }, { $chance } %
no-sensible-choice = No había otra opción razonable.
by-thumb-steps = Según reglas sencillas: { $steps }.
would-do-same = { $adviser ->
    [same] { $play ->
        [drawing] Al pensarlo otra vez, { $name } también robaría: { $won } % de probabilidad de ganar la partida.
       *[any] Al pensarlo otra vez, { $name } haría lo mismo: { $won } % de probabilidad de ganar la partida.
    }
   *[master] { $play ->
        [drawing] Maestro también habría robado: { $won } % de probabilidad de ganar la partida.
       *[any] Maestro habría hecho lo mismo: { $won } % de probabilidad de ganar la partida.
    }
}
adviser-prefers = { $adviser ->
    [same] Al pensarlo otra vez, { $name } prefiere: { $steps }, con un { $won } % de probabilidad de ganar la partida
   *[master] Maestro aconseja: { $steps }, con un { $won } % de probabilidad de ganar la partida
}
adviser-prefers-by-thumb = { $adviser ->
    [same] Al pensarlo otra vez, { $name } prefiere, según reglas sencillas: { $steps }. Lo que se hizo no es peor.
   *[master] Maestro aconseja, según reglas sencillas: { $steps }. Lo que se hizo no es peor.
}
chance-of-done = { $play ->
    [drawing] robar: { $chance } %
   *[any] lo que se hizo: { $chance } %
}

## El análisis de un registro.

win-percent = { $number }{"\u00A0"}%
percent-gained = +{ $number }{"\u00A0"}%
percent-within = ±{"\u00A0"}{ $number }{"\u00A0"}%
percent-and-within = { $percent } { $within }
as-good-as-search = tan bien como el programa
as-good-decisions = { $count ->
    [1] tan bien como el programa, 1 decisión
   *[other] tan bien como el programa, { $count } decisiones
}
lost-in-one-decision = perdido en una decisión
lost-a-decision = { $within }, perdido por decisión, de { $count }
no-decision-yet = todavía ninguna decisión
inaccuracy-name = imprecisión
inaccuracies-name = imprecisiones
mistake-name = error
mistakes-name = errores
blunder-name = error grave
blunders-name = errores graves
from-percent = desde { $percent }{"\u00A0"}%
decisions-of = { $who ->
    [you] Tus decisiones
   *[other] Decisiones de { $who }
}
no-choice-in-hand = En esta ronda no hubo nada que elegir.
only-decision-reviewed = La única decisión está analizada.
decisions-reviewed = Las { $count } decisiones están analizadas.
decisions-so-far = { $done } de { $count } decisiones
kept-by-newer-page = Una versión más nueva de esta página guardó un análisis con esta partida. Se queda como está, y este no se guarda.
kept-review-damaged = Una parte del análisis guardado estaba dañada. Se analiza otra vez.
round-number = Vuelta { $number }
decision-no-choice = Vuelta { $number }: no había nada que elegir
decision-was-best = Vuelta { $number }: el mejor plan
decision-as-good = Vuelta { $number }: igual de bueno, hasta donde se puede saber
decision-lost = { $class ->
    [inaccuracy] Vuelta { $number }: imprecisión, { $loss }
    [mistake] Vuelta { $number }: error, { $loss }
   *[blunder] Vuelta { $number }: error grave, { $loss }
}
mark-of-decision = Decisión, vuelta { $number }
mark-of-mistake = { $class ->
    [inaccuracy] Imprecisión, vuelta { $number }
    [mistake] Error, vuelta { $number }
   *[blunder] Error grave, vuelta { $number }
}
plan-draws = robar del mazo
plan-takes = llevarse el pozo
plan-takes-with = llevarse el pozo con { $cards }
plan-lays = bajar { $cards }
plan-discards = descartar { $card }
plan-keeps = quedarse con la última carta
plan-asks = preguntar antes de irse
plan-then = { $before }, después { $next }
plan-yes = “Sí”
plan-no = “No”
take-with-step = llevarse el pozo con
discard-step = descartar
steps-with-loss = { $steps }, { $loss }
review-best-plan = Mejor plan: { $steps }, { $best } en lugar de { $done }.
luck-dealt = { $who ->
    [you] Las cartas que te tocaron al repartir
   *[other] Las cartas que le tocaron a { $who } al repartir
}
luck-turned-up = Se descubrió: { $cards }
luck-drew = { $who ->
    [you] Robaste { $cards }
   *[other] { $who } robó { $cards }
}
luck-drew-for-three = { $who ->
    [you] Robaste { $cards } en lugar de un tres
   *[other] { $who } robó { $cards } en lugar de un tres
}
luck-was-even = En esta ronda la suerte fue equilibrada.
luck-was-with = La suerte favoreció a este equipo: { $percent } de la probabilidad de ganar.
luck-was-against = La suerte fue contraria a este equipo: { $percent } de la probabilidad de ganar.
marked-card = { $card }, { $mark }
