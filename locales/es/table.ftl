done-by-you = tú
done-here = hecho
copy-position = Copiar la posición como escenario
ok = Aceptar
dismiss = Ocultar
update-now = Actualizar ahora
later = Más tarde
install = Instalar el juego
no-thanks = No, gracias
paused = En pausa.
paused-others = En pausa: los demás esperan después de tu turno.
draw-or-take = Roba o llévate el pozo.
take-or-end = Llévate el pozo o termina la ronda.
must-take = Tienes que llevarte el pozo.
must-end = El mazo está vacío: termina la ronda.
must-draw = Te toca: roba.
meld-or-discard = Baja combinaciones o elige una carta para descartar.
scores = Puntuaciones
hint = Pista
thinking-about-hint = Pensando una pista…
show-it = Mostrarla
open-hand = Mano a la vista
open-hand-and-foot = Mano y pie a la vista
no-melds = Todavía nada
kind-natural = Limpia
kind-sequence = Escalera
all-news = Todos los cambios
first-canasta = ¡La primera canasta!
lay-special-hand = Bajar una mano especial
kind-wild = Comodines
kind-mixed = Sucia
stock-and-pile = Mazo y pozo
pile-is = Pozo { $number }
lie-face-down = { $count ->
    [1] 1 tapada
   *[other] { $count } tapadas
}
empty = vacío
opening = Apertura
may-i-go-out = “¿Puedo irme?”
yes = Sí
no = No
said-yes = sí
said-no = no
no-tips-note = Cierra todos los consejos. Siguen todos en el menú.
warn-me = Avisarme
score = Puntuación
practice = práctica
practice-note = Esta partida cuenta como práctica: sus cartas se conocían o se eligieron, o se podía deshacer sin límite
resume = Continuar
pause = Pausa
faster = Más rápido
on-to-next-hand = A la ronda siguiente
you-rest = Descansas en esta ronda. Tu equipo sigue sin ti, y ves lo que ven todos.
what-happened = ¿Qué pasó?
back-to-game = Volver a la partida
next-step = Paso siguiente
plays-now = juega…
is-thinking = está pensando…
one-step = Un paso
end-the-hand = Terminar la ronda
draw = Robar
stock-is-empty = el mazo está vacío
lay = Bajar
lay-the-opening = Bajar la apertura
lay-all = Bajar todo
choose-where = elige dónde…
take-all-back = Recoger todo
and-go-out = y te vas
ends-turn = termina tu turno
freezes-pile = congela el pozo
blocks-pile = tapa el pozo
keep-card = Quedarse con la última
ask = ¿Puedo irme?
answer-binds = la respuesta obliga
pause-others = Detener a los demás
mouse-offer = Elegir con el ratón
let-click-add = Que cada clic añada
keep-mouse = Dejarlo así
pile-frozen-hint = Pozo congelado: solo te lo llevas con cartas naturales de la mano, del valor de la de arriba
pile-blocked-hint = Pozo: nadie se lo puede llevar con un comodín o un tres arriba
sound-question = ¿Jugar con sonido?
sound-yes = Con sonido
sound-no = En silencio
to-hand = Ir a la mano
discards-hint = Pozo. Suelta aquí una carta para descartarla
pile-hint = Pozo. Haz clic para llevártelo antes de robar; suelta aquí una carta para descartarla
last-round = Desde tu último turno, en el orden de juego
last-turns = El último turno de cada jugador, en el orden de juego
took = se llevó
laid = bajó
discarded = descarte
turn-out = se fue
turn-end = fin
turn-kept = sin descarte
your-partner = en tu equipo
opponent = rival
you-are-next = Después te toca a ti.
your-turn = Te toca
not-opened = Sin abrir
sound-is-on = Sonido encendido
sound-is-off = Sonido apagado

## Mazo, pozo y combinaciones.

stock-hint = Mazo: { CARDS-COUNT($count) } boca abajo
stock-hint-draw = Mazo: { CARDS-COUNT($count) } boca abajo. Haz clic para robar
stock-hint-empty = El mazo está vacío
stock-hint-end = El mazo está vacío. Haz clic para terminar la ronda
stock-label = Mazo, { CARDS-COUNT($count) }
stock-label-draw = Mazo, { CARDS-COUNT($count) }. Robar
stock-label-empty = Mazo vacío
stock-label-end = Mazo vacío. Terminar la ronda
points-hint = { $count ->
    [1] 1 punto
   *[other] { $count } puntos
}
points-and-more = { $more ->
    [1] { $points }; falta 1 para la canasta
   *[other] { $points }; faltan { $more } para la canasta
}
meld-label-threes = { $meld }: { CARDS-COUNT($count) }
meld-label = { $wilds ->
    [0] { $more ->
        [1] { $meld }: { CARDS-COUNT($count) }, falta 1 para la canasta
       *[other] { $meld }: { CARDS-COUNT($count) }, faltan { $more } para la canasta
    }
    [1] { $more ->
        [1] { $meld }: { CARDS-COUNT($count) }, 1 comodín, falta 1 para la canasta
       *[other] { $meld }: { CARDS-COUNT($count) }, 1 comodín, faltan { $more } para la canasta
    }
   *[other] { $more ->
        [1] { $meld }: { CARDS-COUNT($count) }, { $wilds } comodines, falta 1 para la canasta
       *[other] { $meld }: { CARDS-COUNT($count) }, { $wilds } comodines, faltan { $more } para la canasta
    }
}
meld-label-natural = { $meld }: canasta limpia de { CARDS-COUNT($count) }
meld-label-mixed = { $wilds ->
    [0] { $meld }: canasta sucia de { CARDS-COUNT($count) }
    [1] { $meld }: canasta sucia de { CARDS-COUNT($count) }, 1 comodín
   *[other] { $meld }: canasta sucia de { CARDS-COUNT($count) }, { $wilds } comodines
}
meld-label-complete = { $meld }: completa
meld-label-wild = { $meld }: canasta de { CARDS-COUNT($count) }
pile-label-empty = Pozo vacío
pile-label-face-down = { $pile }. Debajo, tapadas: { CARDS-COUNT($count) }
pile-label = { $state ->
    [open] Pozo, { CARDS-COUNT($count) }, arriba: { $top }
    [frozen] Pozo, { CARDS-COUNT($count) }, arriba: { $top }, congelado
    [blocked] Pozo, { CARDS-COUNT($count) }, arriba: { $top }, tapado hasta que lo cubra otra carta
   *[covered] Pozo, { CARDS-COUNT($count) }, arriba: { $top }, congelado hasta que lo cubra otra carta
}
pile-discard-here = { $pile }. Descartar aquí
pile-take-it = { $pile }. Llevarse el pozo
pile-turned-up = { $state ->
    [open] En el pozo: { $top }.
    [frozen] En el pozo: { $top }; congelado.
    [blocked] En el pozo: { $top }; tapado hasta que lo cubra otra carta.
   *[covered] En el pozo: { $top }; congelado hasta que lo cubra otra carta.
}
banner-pile-frozen = Pozo congelado
banner-blocked = Tapado
banner-frozen = Congelado
until-covered = hasta que lo cubra otra carta
until-covered-stays = hasta que lo cubra otra carta; después sigue congelado
points-laid = { $points } en la mesa
threes-count = { $threes ->
    [red] { $count ->
        [1] 1 tres rojo
       *[other] { $count } treses rojos
    }
   *[any] { $count ->
        [1] 1 tres
       *[other] { $count } treses
    }
}
threes = Treses
how-many-more = { $more ->
    [1] {" "}· falta 1
   *[other] {" "}· faltan { $more }
}
staged-label = Apertura preparada, { $points }

## La partida, los puestos y las manos.

goal-deals = ronda { $hand } de { $deals }
goal-target = a { $target }, ronda { $hand }
goal-one-hand = una sola ronda, ronda { $hand }
feet-alone = { $count ->
    [1] Pie { $sizes }
   *[other] Pies { $sizes }
}
feet-of = { $count ->
    [1] Pie: { $feet }
   *[other] Pies: { $feet }
}
foot-of = { $name } { $sizes }
seat-label = { $name }, { CARDS-COUNT($count) }
seat-label-partner = { $name }, en tu equipo, { CARDS-COUNT($count) }
known-to-hold = Se sabe que tiene { CARDS($cards) }
own-hand-label = { $who ->
    [you] Tu mano, { CARDS-COUNT($count) }
   *[other] La mano de { $who }, { CARDS-COUNT($count) }
}
own-area = { $who ->
    [you] Tu lado de la mesa
   *[other] El lado de la mesa de { $who }
}
rests = { $who ->
    [you] Descansas
   *[other] { $who } descansa
}

## Varias personas en un dispositivo, y la pregunta al compañero.

addressed = { $name }, { $prompt }
partner-asks = { $points ->
    [1] { $name } pregunta: { $question } Tienes 1 punto en la mano.
   *[other] { $name } pregunta: { $question } Tienes { $points } puntos en la mano.
}
partner-said-yes = { $name } dijo { $answer }: en este turno tienes que irte.
partner-said-no = { $name } dijo { $answer }: en este turno no puedes irte.
curtain-turn = Le toca a { $name }
pass-the-device = Pasa el dispositivo a { $name }. Hasta entonces no se ve ninguna mano.
i-am = Soy { $name }
goes-on = { $words }…
day-result = Resultado
