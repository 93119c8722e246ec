differences = In che cosa è diverso dalla Classica
partners-sit = Il terzo giocatore è il tuo compagno.
fifth-rests = Il quinto giocatore è il terzo della tua squadra e riposa nella prima smazzata.
kind-of-game = Quale gioco
how-long = Durata
play-to = Fino a
person-here = Una persona
at-the-table = Al tavolo
no-person = Il computer gioca tutti i posti; tu guardi il primo.
one-person = I giocatori del computer vedono solo quello che si vede al tavolo.
several-persons = Più persone usano questo dispositivo; fra un turno e l’altro tutte le mani sono nascoste.
players = Giocatori
cancel = Annulla
deal = Dai le carte

## I giochi.

preset-classic = Classica
preset-classic-two = Classica per due
preset-duel = Duello
preset-rooms-two = Sale online per due
preset-rooms-four = Sale online
preset-evening = Serata
preset-pagat = Pagat
preset-three-handed = In tre
preset-samba = Samba
preset-bolivia = Bolivia
preset-modern-american = Americana moderna
preset-hand-and-foot = Hand and Foot
preset-danish-family = Famiglia danese
preset-czech-club = Circolo ceco
preset-hand-knee-and-foot = Hand, Knee and Foot
preset-taught = Il gioco della smazzata guidata
game-choice = { $name }: { $feel }. { $note }
differs-from = In che cosa è diverso da: { $game }
made-for-players = Pensato per { $count ->
    [1] un giocatore
   *[other] { COUNT($count) } giocatori
}.

## Che cosa si prova a giocarli.

feel-classic = La solita, con un compagno
feel-classic-two = La solita
feel-duel = Rapida: basta una canasta
feel-rooms-two = Con un pozzo aperto fin dall’inizio
feel-rooms-four = Con un compagno, e un pozzo aperto fin dall’inizio
feel-evening = Facile, con un compagno
feel-pagat = Con un compagno, e una lotta più lunga per il pozzo
feel-three-handed = Uno contro due
feel-samba = Più carte, e scale dello stesso seme
feel-bolivia = Più carte, scale, e canaste di matte
feel-modern-american = Più difficile: un pozzo sempre congelato, e mani speciali
feel-hand-and-foot = Molte carte: una seconda mano per tutti
feel-danish-family = Con un compagno, e un primo turno in cui non si cala nulla
feel-czech-club = Con un compagno, e chi taglia può tenere le matte
feel-hand-knee-and-foot = Più carte che mai: ginocchio e piede per tutti
feel-taught = Più semplice: meno carte, e basta una canasta
feel-own-rules = Con regole tue

## Le regole principali in una frase.

game-traits = { $traits }.
trait-packs = { $count ->
    [1] un mazzo
   *[other] { COUNT($count) } mazzi
}
trait-cards = { $count ->
    [1] una carta a testa
   *[other] { COUNT($count, gender: "f") } carte a testa
}
trait-foot = una seconda mano { CARDS-COUNT($count, case: "of") }
trait-feet = altre mani di { $sizes } carte
trait-draw = { $count ->
    [1] si pesca una carta
   *[other] si pescano { COUNT($count, gender: "f") } carte
}
trait-match-to = una partita fino a { $target }
trait-match-to-at-most = { $hands ->
    [1] una partita fino a { $target }, al massimo una smazzata
   *[other] una partita fino a { $target }, al massimo { COUNT($hands, gender: "f") } smazzate
}
trait-hands = { $hands ->
    [1] una smazzata
   *[other] { COUNT($hands, gender: "f") } smazzate
}
trait-no-minimum = nessun minimo di apertura
trait-minimum = si apre con { $minimum }
trait-no-more-wilds = non più matte che carte naturali
trait-fewer-wilds = meno matte che carte naturali
trait-pile-always-frozen = il pozzo è sempre congelato
trait-pile-pair = per una nuova combinazione con il pozzo serve una coppia naturale
trait-sequences = scale dello stesso seme
trait-wild-melds = combinazioni di matte
trait-no-canasta = per chiudere non serve nessuna canasta
trait-canastas = { CANASTAS-COUNT($count) } per chiudere
trait-canastas-among-them = { CANASTAS-COUNT($count) } per chiudere, tra cui { LIST($kinds) }
trait-canastas-of-kinds = canaste per chiudere: { LIST($kinds) }
trait-special-hands = mani speciali
trait-bonus-cards = carte in premio
trait-penalties = penalità per le combinazioni incomplete { LIST($melds, case: "of") }
trait-partners-must-ask = i compagni devono chiedere “Posso chiudere?”
trait-partners-may-ask = i compagni possono chiedere “Posso chiudere?”
trait-last-card-kept = si può tenere l’ultima carta
trait-must-take = come su pagat.com: quando il tallone è finito, si deve prendere il pozzo se si può
trait-lone-player = chi prende per primo il pozzo gioca da solo contro gli altri due
trait-by-hand = alcune regole cambiano di smazzata in smazzata

## La durata.

length-to = fino a { $target }
length-to-at-most = { $hands ->
    [1] fino a { $target }, al massimo una smazzata
   *[other] fino a { $target }, al massimo { COUNT($hands, gender: "f") } smazzate
}
length-hands = { $hands ->
    [1] una smazzata
   *[other] { COUNT($hands, gender: "f") } smazzate
}
play-to-points = { $target }
play-to-points-at-most = { $hands ->
    [1] { $target }, al massimo una smazzata
   *[other] { $target }, al massimo { COUNT($hands, gender: "f") } smazzate
}

## I livelli.

level-quick = Rapido
level-beginner = Principiante
level-casual = Occasionale
level-club = Da circolo
level-expert = Esperto
level-master = Maestro
level-of-all = { $level }, livello { $at } di { $count }
levels-in-order = I livelli, dal più facile al più forte: { $levels }.

level-quick-is = { $level } gioca all’istante, con regole pratiche.
level-beginner-is = { $level }, livello 1 di 5, ricorda poco.
level-casual-is = { $level }, livello 2 di 5, prova pochi piani contro una manciata di mani possibili.
level-club-is = { $level }, livello 3 di 5, prova diversi piani.
level-expert-is = { $level }, livello 4 di 5, prova diversi piani contro molte mani possibili.
level-master-is = { $level }, livello 5 di 5, prova ogni buon piano contro le mani che gli altri probabilmente hanno, per tutto il tempo che ha per pensare.

level-beginner-is-further = { $level }, livello 1 di 5, cala quello che può e non guarda che cosa fanno gli altri.
level-casual-is-further = { $level }, livello 2 di 5, gioca con regole pratiche.
level-club-is-further = { $level }, livello 3 di 5, gioca con regole pratiche migliori.
level-expert-is-further = { $level }, livello 4 di 5, gioca con buone regole pratiche e prova pochi piani.
level-master-is-further = { $level }, livello 5 di 5, gioca con le migliori regole pratiche e prova piani per tutto il tempo che ha per pensare.

## Gli stili.

style-balanced = Equilibrato
style-builder = Costruttore
style-runner = Veloce
style-freezer = Glaciale
style-balanced-is = { $style } gioca quello che è meglio.
style-builder-is = { $style } punta alle canaste, soprattutto pure, e chiude tardi.
style-runner-is = { $style } cala presto e chiude presto.
style-freezer-is = { $style } congela il pozzo e lotta per averlo.

style-of-player = Stile di gioco di { $name }
style-of-partner = Stile di gioco di { $name } (in squadra con te)
name-at-seat = Nome al posto { $seat }
name-at-seat-of-partner = Nome al posto { $seat } (in squadra con te)
who-plays-player = Chi gioca come { $name }
who-plays-partner = Chi gioca come { $name } (in squadra con te)

## La partita che comincia con “Gioca”.

player-you = tu
players-against = { $before } contro { $next }
plan-in-short = { $game }: { $players }, { $length }
plan-impossible = { $game } con regole impossibili. { $why }
first-game-easy = Una prima partita: { $players }, { $length }, avversari facili. Puoi cambiarla in “{ choose-game }”.
first-game-at-level = Una prima partita: { $players }, { $length }, avversari di livello { $level }. Puoi cambiarla in “{ choose-game }”.
first-game-mixed = Una prima partita: { $players }, { $length }, avversari di vari livelli. Puoi cambiarla in “{ choose-game }”.
