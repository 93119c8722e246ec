no-differences = Estas son las reglas de la Clásica.
no-news = En este juego no hay nada nuevo.
changes-back = Otra vez tus cambios
copy-link = Copiar un enlace
share-link = Compartir…
changed-back = Cambiada. Volver a la regla del juego
back-to-preset = Volver a la regla del juego
house-rules = Reglas de la casa
code = Código de estas reglas
no-code = Unas reglas imposibles no tienen código.
given-code-label = Un código que te dieron
share = Compartir estas reglas
given-code = Un código que te dieron
use-code = Usar el código
name-for-rules = Nombre para estas reglas
remove = Quitar
own-rules = Tus propias reglas
save-as = Guardar estas reglas como
save = Guardar

group-deal = Repartir y robar
group-melds = Combinaciones
group-opening = Apertura
group-pile = El pozo
group-threes = Treses
group-end = Final de una ronda
group-scoring = Puntos

rules-changed = { $count ->
    [0] ninguna regla cambiada
    [1] una regla cambiada
   *[other] { COUNT($count) } reglas cambiadas
}
game-and-changes = { $game }. { $changed }.
draft-is-saved = Tus cambios se guardan en este dispositivo como borrador, aunque no repartas.
reset-rule = { $rule }: volver a la regla del juego
value-never-ends = Con este valor, puede que una partida no termine nunca.
rule-quoted = “{ $rule }”
may-never-end = { $count ->
    [1] Puede que una partida con estas reglas no termine nunca: los bots han jugado { $matches }, y ninguna terminó en { $hands } rondas. La causa es { $rules }.
   *[other] Puede que una partida con estas reglas no termine nunca: los bots han jugado { $matches }, y ninguna terminó en { $hands } rondas. La causa son { $rules }.
}
name-of-own-rules = Nombre de tus reglas { $number }
remove-own-rules = Quitar las reglas { $name }

## Empezar, buscar, lo que se dice de las reglas.

start-from = Partir de
search-rules = Buscar en las reglas
rules-found = { $count ->
    [0] Ninguna regla encontrada
    [one] Una regla encontrada
   *[other] { $count } reglas encontradas
}
as-in = Como en { $game }
more-rules = Más reglas
no-effect = Con las reglas actuales no tiene efecto.
set-rule = Cambiar { $rule } a: { $value }
other-rule-would = { $rule } lo cambiaría.
possible-values = { $rule }: este valor no es posible. Posibles: { $values }.
rules-in-words = Las reglas en palabras
sentence-is-new = Distinto:{" "}
try-hand = Probar una ronda
wild-canasta-worth-nothing = Se pueden bajar comodines solos, pero no dan bonificación.
sequence-worth-nothing = Se pueden bajar escaleras, pero no dan bonificación.
no-wild-melds = Los comodines solos tienen puntos aquí, pero no se pueden bajar.
no-sequences = Las escaleras tienen puntos aquí, pero no se pueden bajar.
red-threes-cost-nothing = Los treses rojos se quedan en la mano, pero allí no cuestan nada.
threes-worth-nothing = Los treses se ponen en la mesa, pero no cuentan nada.
wilds-may-outnumber = Puede haber más comodines que naturales, así que una ventaja de naturales no significa nada.
no-meld-charged = Ninguna combinación cuenta en contra, así que ninguna impide irse.
no-rank-closes = Nunca se cierra un valor.
no-mixed-canastas = Se piden canastas sucias, pero las combinaciones no admiten comodines.
no-foot = No hay pie que tomar.
