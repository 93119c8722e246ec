free = Gratis, sin cuenta y sin anuncios. También funciona sin conexión.
new-to-canasta = ¿No conoces la canasta?
todays-deal = La ronda del día
todays-deal-note = Una ronda, las mismas cartas para todos
choose-game = Elegir el juego…
show-my-hand = ver mi mano
fair-deal = Cómo comprobar que el reparto es limpio
fingerprint-note = La próxima baraja ya está mezclada, y esta es su huella. Después de la ronda, la hoja de puntos muestra la baraja. Ninguna otra baraja tiene la misma huella, así que nadie puede haberla cambiado. No tienes que hacer nada.

continue-finished = Volver a la partida terminada
continue-your-turn = Continuar: te toca
continue-match = Continuar
continue-hand = Ronda { $hand }
continue-hand-stands = Ronda { $hand }: { $sides }
side-stands = { side-name } { $total }
side-stands-and-laid = { side-name } { $total } { $laid } por ahora
side-stands-laid = { side-name } { $laid } por ahora
