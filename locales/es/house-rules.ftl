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
