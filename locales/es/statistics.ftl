statistics-refused = Ahora no se puede leer la biblioteca, así que no hay nada que contar.
statistics-empty = Todavía no hay nada que contar. Juega una ronda hasta el final, y aquí empiezan tus cifras.
save-table = Guardar como CSV
all-games = Todas las partidas
games-won = Partidas ganadas
by-rules = Reglas
by-level = Rivales
by-player = Jugadores
won-games = Ganadas
share-won = En %
interval = Margen probable
interval-note = Unas pocas partidas dicen poco: en muchas decide la suerte. El margen dice dónde se quedará con mayor probabilidad tu porcentaje si sigues jugando.
figures-of-hands = Rondas
over-time = Puntos por ronda a lo largo del tiempo
course-games = Partidas
your-points = Tus puntos
their-points = Puntos de ellos
as-table = Como tabla
errors-and-luck = Errores y suerte
errors-over-time = Tasa de error a lo largo del tiempo
luck-a-hand = Suerte por ronda
luck-over-time = Suerte por ronda a lo largo del tiempo
own-decisions = Decisiones
reviewed-games = Partidas analizadas
errors-note = La tasa de error es la probabilidad de ganar que pierdes en promedio con cada decisión. Lo más probable es que la tasa verdadera esté en la franja, que no se dibuja por debajo de 0.
luck-note = La suerte es lo que valieron tus cartas frente a las que podrían haber salido, en probabilidad de ganar. En muchas rondas se compensa.
streaks = Rachas
marked-hands = Rondas para volver a mirar
points-look-back = { $points } puntos, repasar la ronda { $hand }
best-hands = Tus mejores rondas
worst-hands = Tus peores rondas
achievements = Logros
achieved = Logrado
not-achieved = Todavía no

## Frases con números.

statistics-note = { $hands ->
    [1] { $games ->
        [1] 1 ronda y 1 partida terminada en este dispositivo.
       *[other] 1 ronda y { $games } partidas terminadas en este dispositivo.
    }
   *[other] { $games ->
        [1] { $hands } rondas y 1 partida terminada en este dispositivo.
       *[other] { $hands } rondas y { $games } partidas terminadas en este dispositivo.
    }
}
statistics-do-not-count = La práctica y las partidas de archivos no cuentan.
reading-games = Leyendo tus partidas…
counting-games = Contando tus partidas…
games-left = { $count ->
    [1] Falta 1 partida
   *[other] Faltan { $count } partidas
}
several-levels = Varios niveles
against-people = Personas
with-player = Con { $name }
against-player = Contra { $name }
count-of = { $count } de { $all }
percent = { $share } %
percent-range = { $low }–{ $high } %
percent-of = { $share } % ({ $count } de { $all })
course-range = De { $low } a { $high } puntos
share-range = De { $low } a { $high }
no-game-reviewed = Todavía no has analizado ninguna partida. Repasa una y elige “Análisis”. Desde entonces contará aquí.
games-reviewed = { $games ->
    [1] { $decisions ->
        [1] Hay una partida analizada, con 1 decisión tuya.
       *[other] Hay una partida analizada, con { $decisions } decisiones tuyas.
    }
   *[other] { $decisions ->
        [1] Hay { $games } partidas analizadas, con 1 decisión tuya.
       *[other] Hay { $games } partidas analizadas, con { $decisions } decisiones tuyas.
    }
}
only-reviewed-count = Aquí solo cuentan las partidas analizadas.

figure-your-points = Tus puntos por ronda
figure-their-points = Puntos de ellos por ronda
figure-natural = Canastas limpias por ronda
figure-mixed = Canastas sucias por ronda
figure-out = Se fue tu equipo
figure-concealed = De esas veces, con la mano oculta
figure-they-out = Se fueron ellos
figure-opened = Abrió tu equipo
figure-opening-round = Vuelta de la apertura
figure-opening-points = Puntos de una apertura
figure-piles = Pozos por ronda
figure-pile-cards = Cartas de un pozo
figure-largest-pile = Pozo más grande
streak-now = Ahora
streak-won = Más ganadas seguidas
streak-lost = Más perdidas seguidas
games-won-now = { $count ->
    [1] 1 ganada
   *[other] { $count } ganadas
}
games-lost-now = { $count ->
    [1] 1 perdida
   *[other] { $count } perdidas
}

## Logros.

achievement-natural = Limpia
achievement-natural-how = Haz una canasta limpia
achievement-quick-opening = Salida rápida
achievement-quick-opening-how = Abre en la primera vuelta de una ronda
achievement-victory = Victoria
achievement-victory-how = Gana una partida
achievement-big-pile = A manos llenas
achievement-big-pile-how = Llévate un pozo de 20 cartas o más
achievement-two-naturals = Doble limpieza
achievement-two-naturals-how = Haz dos canastas limpias en una ronda
achievement-red-threes = Todos para ti
achievement-red-threes-how = Pon sobre la mesa todos los treses rojos, y que cuenten a tu favor
achievement-concealed = De la nada
achievement-concealed-how = Vete con la mano oculta
achievement-big-hand = Gran ronda
achievement-big-hand-how = Suma 2000 puntos en una ronda
achievement-five-canastas = Choca esos cinco
achievement-five-canastas-how = Haz cinco canastas en una ronda
achievement-shutout = Puerta cerrada
achievement-shutout-how = Vete antes de que los demás hayan abierto
achievement-comeback = Remontada
achievement-comeback-how = Gana una partida después de ir 1500 puntos por detrás
achievement-beat-master = David y Goliat
achievement-beat-master-how = Gana una partida contra Maestro
achievement-quoted = “{ $name }”
achieved-now = { $count ->
    [1] Nuevo logro: { LIST($names) }.
   *[other] Nuevos logros: { LIST($names) }.
}

statistics-file-columns = fecha,reglas,reglas cambiadas,objetivo,jugadores,resultado,total propio,total de ellos,rondas,puntos propios,puntos de ellos,canastas limpias,canastas sucias,nos fuimos,con la mano oculta,se fueron ellos,aperturas,vueltas hasta abrir,puntos de las aperturas,pozos,cartas de los pozos,pozo más grande,mejor ronda,peor ronda,rondas analizadas,decisiones analizadas,tasa de error,suerte por ronda
statistics-file-result = { $state ->
    [won] ganada
    [lost] perdida
   *[begun] empezada
}
