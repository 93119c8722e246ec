cut = El corte
cut-note = Cuántas cartas pasan de arriba abajo en la próxima baraja, que ya está mezclada.
you-cut = Cortas tú la baraja
other-cuts = { $name } corta la baraja
cut-lifts = Levantadas: { CARDS-COUNT($count) }
cut-here = Cortar aquí
cut-anywhere = En cualquier sitio
check = Comprobar
deck-and-hands = Baraja y manos repartidas
deck-was = La baraja ya mezclada, de arriba abajo: { $deck }
check-note = Para comprobar la baraja sin esta página, calcula el SHA-256 de la línea que la muestra, con espacios simples y sin salto de línea. La orden “canasta replay” comprueba un registro descargado.
seat = Puesto
wilds = Comodines
luck = La suerte con las cartas, por puesto
next-deck = Cortar y comprobar la próxima baraja
deck-not-cut = La baraja no se cortó.
deck-was-cut = { $count ->
    [1] La baraja se cortó: { CARDS-COUNT($count) } pasó de arriba abajo.
   *[other] La baraja se cortó: { CARDS-COUNT($count) } pasaron de arriba abajo.
}
fingerprint-shown = Huella mostrada antes de repartir: { $fingerprint }
fingerprint-not-shown = Antes de repartir no se mostró ninguna huella.
seat-was-dealt = { $who ->
    [you] Recibiste { $cards }
   *[other] { $who } recibió { $cards }
}

check-matches = Comprobado: esta baraja tiene la huella que se mostró antes de repartir.
check-differs = Esta baraja no tiene la huella que se mostró antes de repartir.
check-impossible = Antes de repartir no se mostró ninguna huella, así que no hay nada que comparar.
