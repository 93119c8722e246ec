score-keeper = Anotador de puntos
score-keeper-empty = Todavía no hay ninguna hoja. Empieza una cuando las cartas estén en la mesa.
new-sheet = Hoja nueva
sheets-full = No queda sitio para otra hoja. Borra una que ya no necesites.
sheet-kept-rules = Juego
sheet-sides = Equipos, o jugadores que puntúan solos
sheet-names = Nombres
first-dealer = Reparte primero
no-dealer = No anotarlo
begin-sheet = Empezar la hoja
open-sheet = Abrir
sheet-hand = Ronda
add-hand = Añadir una ronda
keep-hand = Anotarla
drop-hand = Desecharla
remove-hand = Quitar esta ronda
undo-drop = Recuperar la ronda desechada
went-out = Se fue
nobody = Nadie
partner-in-hand = Compañero en esta ronda
concealed = Mano oculta
no-special = Ninguna
count-by = Contar
by-items = Por partes
by-total = Un solo número
deals-next = Reparte después
hands-add-up = Cómo se suman las rondas
sheet-changes = Lo que se cambió
sheet-begun = Empezada

## Hojas.

sheet-rules = { $rules }, { $length }
sheet-won = { $side ->
    [we] Ganamos por { $margin }.
    [they] Ganan ellos por { $margin }.
    [you] Ganas por { $margin }.
    [player] { $side } gana por { $margin }.
   *[several] { $side } ganan por { $margin }.
}
sheet-leads = { $hands ->
    [1] { $side ->
        [we] Vamos ganando por { $margin } tras 1 ronda.
        [they] Ellos van ganando por { $margin } tras 1 ronda.
        [you] Vas ganando por { $margin } tras 1 ronda.
        [player] { $side } va ganando por { $margin } tras 1 ronda.
       *[several] { $side } van ganando por { $margin } tras 1 ronda.
    }
   *[other] { $side ->
        [we] Vamos ganando por { $margin } tras { $hands } rondas.
        [they] Ellos van ganando por { $margin } tras { $hands } rondas.
        [you] Vas ganando por { $margin } tras { $hands } rondas.
        [player] { $side } va ganando por { $margin } tras { $hands } rondas.
       *[several] { $side } van ganando por { $margin } tras { $hands } rondas.
    }
}
sheet-level = { $hands ->
    [1] Empate entre { LIST($sides) } tras 1 ronda.
   *[other] Empate entre { LIST($sides) } tras { $hands } rondas.
}
no-hand-yet-kept = Todavía ninguna ronda.
sheets-unreadable = { $count ->
    [1] Esta versión no puede leer una de las hojas. Se queda como está en este dispositivo.
   *[other] Esta versión no puede leer { $count } hojas. Se quedan como están en este dispositivo.
}
sheet-deleted = Borrada: { $sheet }.
scores-of-real-games = Puntos de partidas con cartas de verdad
sheets-kept = { $count ->
    [1] Puntos de partidas con cartas de verdad: 1 hoja en este dispositivo
   *[other] Puntos de partidas con cartas de verdad: { $count } hojas en este dispositivo
}
button-of = { $word }, { $of }
side-name-field = Nombre { $number }
side-deals = { $side ->
    [we] Repartimos nosotros
    [they] Reparten ellos
    [you] Repartes tú
    [player] Reparte { $side }
   *[several] Reparten { $side }
}
go-on-with-hand = Seguir con la ronda { $hand }
correct-hand = Corregir la ronda { $hand }

## Las partes de la cuenta.

item-total = Puntos de la ronda
item-concealed = Irse con la mano oculta
item-sequences = Escaleras de siete
item-wilds = Canastas de comodines
item-twos = Canastas de doses
item-jokers = Canastas de comodines con cuatro jokers
item-one-wild = Canastas solo de doses o solo de jokers
item-canasta-count = Número de canastas
item-black-threes = Treses negros sobre la mesa
item-incomplete-sequences = Escaleras incompletas
item-incomplete-wilds = Combinaciones de comodines incompletas
item-held-black-threes = Cuatro o más treses negros en una mano
item-melded-black-threes = Cuatro o más treses negros bajados
item-cut = Levantó justo las cartas del reparto
item-other = Otros puntos
item-natural-of = Canastas de { CARDS($ranks) }, limpias
item-mixed-of = Canastas de { CARDS($ranks) }, sucias
item-incomplete = Sin completar: { CARDS($ranks) }
item-held = Tres o más { CARDS($ranks) } en una mano
item-points-each = { $points } cada una
points-each-and-all = { $points } cada uno; los { $all } juntos, { $together }
points-together = { $points } en total
in-points = puntos
in-points-against = puntos, en contra
may-be-negative = puede ser negativo

## Los campos de una ronda.

one-more = Sumar 1: { $item }
one-fewer = Restar 1: { $item }
add-points-to = +{ $points }: { $item }
other-sign = Cambiar el signo: { $item }
opens-with = apertura: { $points }
sum-of-side = { $points } en esta ronda, { $total } en total
times-together = los { $count } juntos

number-missing = { $item }: falta el número. Sin puntos es 0.
no-whole-number = { $item }: no es un número entero.
number-out-of-bounds = { $item }: un número de { $least } a { $most }.
sheet-is-full = La hoja está llena. Empieza una nueva.

## Los cambios de una hoja.

hand-added = Ronda { $hand } añadida
hand-corrected = Ronda { $hand } corregida: { $before } pasó a { $after }
hand-removed = Ronda { $hand } quitada: { $points }
undo-added = Deshacer: ronda { $hand } añadida
undo-corrected = Deshacer: ronda { $hand } corregida
undo-removed = Deshacer: ronda { $hand } quitada
redo-added = Rehacer: ronda { $hand } añadida
redo-corrected = Rehacer: ronda { $hand } corregida
redo-removed = Rehacer: ronda { $hand } quitada
