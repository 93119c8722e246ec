glossary-note = Tutte le parole che si usano al tavolo, con le regole in vigore.
search-words = Cerca fra le parole
no-word = Nessuna parola trovata.
also-called = Si dice anche:{" "}
see-also = Vedi anche
all-words = Tutte le parole
from-the-hand = Queste carte della mano lo prendono
a-wild-does-not-help = Una matta non serve

## Le parole, come titoli.

term-values = Valore delle carte
term-natural = Carta naturale
term-wild = Matta
term-red-three = Tre rosso
term-black-three = Tre nero
term-meld = Combinazione
term-opening = Apertura
term-canasta = Canasta
term-natural-canasta = Canasta pura
term-mixed-canasta = Canasta sporca
term-stock = Tallone
term-pile = Pozzo
term-taking = Prendere il pozzo
term-discard = Scarto
term-frozen = Pozzo congelato
term-freezing = Congelare il pozzo
term-blocked = Pozzo bloccato
term-turn = Turno
term-dealer = Mazziere
term-side = Squadra
term-partner = Compagno
term-asking = “Posso chiudere?”
term-bonus-cards = Carte in premio
term-special-hand = Mano speciale
term-going-out = Chiusura
term-concealed = Chiusura in mano
term-hand-points = Carte rimaste in mano
term-score = Punteggio
term-target = Obiettivo
term-hand = Mano
term-practice = Allenamento
term-undo = Annulla

## Altri nomi, per la ricerca.

also-values = punti, punti delle carte, quanto vale
also-natural = carta ordinaria, carta normale, carta pulita
also-wild = jolly, joker, due, pinella, pinelle, matta, lepre
also-red-three = onore, onori, carta di premio, tre di cuori, tre di quadri
also-black-three = carta stop, stop, tappo, tre di picche, tre di fiori
also-meld = gioco, palo, colonna, calata, tris, poker, gruppo, calare
also-opening = prima calata, minimo, aprire, scendere, punti per aprire
also-canasta = sette carte, sette uguali
also-natural-canasta = canasta pulita, canasta rossa, canasta naturale
also-mixed-canasta = canasta impura, canasta nera, canasta mista
also-stock = mazzo, monte, mazzo coperto, carte da pescare
also-stock-beside-talon = mazzo, monte, mazzo coperto, carte da pescare
also-pile = monte degli scarti, pila degli scarti, mucchio, scarti, monte
also-taking = raccogliere, prendere il monte, prendere gli scarti
also-discard = scartare, buttare, carta scartata
also-frozen = congelato, ghiacciato, gelato, bloccato da una matta
also-frozen-never = congelato, ghiacciato
also-freezing = congelare, ghiacciare, gelare, bloccare con una matta
also-blocked = bloccato, fermo, tre nero in cima, stop
also-blocked-by-others = bloccato, fermo
also-turn = mossa, giocata, tocca a me
also-dealer = cartaro, chi dà le carte, chi comincia, distribuire
also-side = coppia, noi e loro, parte
also-partner = socio, partner, chi gioca con me
also-asking = chiedere, permesso di chiudere, domanda
also-bonus-cards = carte premio, premio di apertura
also-special-hand = coppie, scala, spazzatura
also-going-out = chiudere, uscire, finire, andare fuori
also-concealed = chiudere in un turno, mano coperta, mano chiusa, al volo
also-hand-points = punti negativi, penalità, carte in mano, pagare
also-score = punti, conteggio, segnare
also-target = punteggio finale, fine della partita, traguardo
also-hand = smazzata, carte in mano, giro
also-practice = prova, esercitarsi
also-undo = tornare indietro, ritirare

## Che cosa vogliono dire le parole.

values-are = Un jolly vale { $joker }, un asso o una pinella { $ace }, dal re all’otto { $king }, dal sette al quattro e un tre nero { $seven }.
values-are-without-three = Un jolly vale { $joker }, un asso o una pinella { $ace }, dal re all’otto { $king }, dal sette al quattro { $seven }.
values-count = { $party ->
    [side] Le carte sul tavolo contano a favore della squadra, quelle rimaste in mano contro.
   *[player] Le carte sul tavolo contano a favore del giocatore, quelle rimaste in mano contro.
}
natural-is = Tutte le carte dal quattro all’asso sono naturali: valgono per quello che sono.
natural-suits = I semi non contano.
natural-suits-in-sequences = I semi contano solo nelle scale.
natural-needed = { $meld-name ->
    [meld] { $count ->
        [1] In una combinazione ne serve almeno una.
       *[other] In una combinazione ne servono almeno { COUNT($count) }.
    }
   *[rank-meld] { $count ->
        [1] In un gruppo dello stesso valore ne serve almeno una.
       *[other] In un gruppo dello stesso valore ne servono almeno { COUNT($count) }.
    }
}
wild-is = I due, che si chiamano pinelle, e i jolly sono matte: in una combinazione ognuno può prendere il posto di una carta che manca.
wild-is-in-no-meld = I due, che si chiamano pinelle, e i jolly sono matte. Con queste regole nessuna combinazione può contenerle.
wild-at-most = { $meld-name ->
    [meld] Una combinazione può avere al massimo { WILDS-COUNT($most) }.
   *[rank-meld] Un gruppo dello stesso valore può avere al massimo { WILDS-COUNT($most) }.
}
wild-not-more-than-naturals = { $meld-name ->
    [meld] In una combinazione non ci sono mai più matte che carte naturali.
   *[rank-meld] In un gruppo dello stesso valore non ci sono mai più matte che carte naturali.
}
wild-fewer-than-naturals = { $meld-name ->
    [meld] { $ahead ->
        [one] Una combinazione con matte ha almeno 1 carta naturale in più delle matte.
       *[other] Una combinazione con matte ha almeno { $ahead } carte naturali in più delle matte.
    }
   *[rank-meld] { $ahead ->
        [one] Un gruppo dello stesso valore con matte ha almeno 1 carta naturale in più delle matte.
       *[other] Un gruppo dello stesso valore con matte ha almeno { $ahead } carte naturali in più delle matte.
    }
}
wilds-alone-are-meld = Anche da tre a sette matte da sole sono una combinazione.
wild-stays = Una matta non lascia mai la sua combinazione.
wild-freezes = Una matta scartata congela il pozzo.
red-three-is = Un tre rosso non si cala mai in combinazione. Si espone subito, e al suo posto peschi un’altra carta.
red-three-of-pile = Quello che arriva con il pozzo non si sostituisce.
red-three-counts = Ognuno vale { $each }, tutti e { COUNT($count) } insieme { $all }.
red-three-against = { $party ->
    [side] Contano contro una squadra che a fine smazzata non ha calato.
   *[player] Contano contro un giocatore che a fine smazzata non ha calato.
}
black-three-counts = Un tre nero vale { $points }.
black-three-is = Un tre nero scartato blocca il pozzo: il prossimo giocatore non può prenderlo.
black-threes-at-end-of-four = I tre neri si calano solo nel turno in cui chiudi: tre o quattro, senza matte.
black-threes-at-end-of-more = I tre neri si calano solo nel turno in cui chiudi: tre o più, senza matte.
black-threes-alone = Allora in mano non deve restare nessun’altra carta.
canasta-not-needed = Per chiudere non serve, ma porta un premio.
canastas-needed = { $party ->
    [side] Per chiudere una squadra ha bisogno di { CANASTAS-COUNT($count) }.
   *[player] Per chiudere un giocatore ha bisogno di { CANASTAS-COUNT($count) }.
}
natural-canasta-is = Una canasta senza matte: { $points } punti. In cima si mette una carta rossa.
natural-canasta-becomes-mixed = Se ci si attacca una matta, diventa sporca per sempre.
mixed-canasta-is = Una canasta con matte: { $points } punti. In cima si mette una carta nera.
mixed-canasta-is-never = Una canasta con matte. Con queste regole nessuna combinazione può contenere matte.
stock-is-drawn-from = { $count ->
    [one] Le carte coperte che nessuno ha visto. Il tuo turno comincia pescandone una.
   *[other] Le carte coperte che nessuno ha visto. Il tuo turno comincia pescandone { COUNT($count) }.
}
stock-is-drawn-from-or-pile = { $count ->
    [one] Le carte coperte che nessuno ha visto. Il tuo turno comincia pescandone una, se non prendi il pozzo.
   *[other] Le carte coperte che nessuno ha visto. Il tuo turno comincia pescandone { COUNT($count) }, se non prendi il pozzo.
}
pile-is-discards = Gli scarti, scoperti.
pile-gives-all = Si prende solo usando la carta in cima. Chi lo prende riceve tutte le sue carte.
pile-gives-top = Si prende solo usando la carta in cima. Chi lo prende riceve solo quella.
pile-gives-some = Si prende solo usando la carta in cima. Chi lo prende riceve le prime dall’alto ({ CARDS-COUNT($count) }), o tutte se sono di meno.
pile-is-never-taken = Con queste regole non si prende mai.
discard-is = Un turno finisce con una carta della tua mano, messa scoperta sul pozzo.
discard-for-next = Con quella il prossimo giocatore potrebbe prendere il pozzo.
frozen-is-taken = Un pozzo congelato si prende solo con { CARDS($pair) } dalla mano, del valore della carta in cima. Le combinazioni sul tavolo e le matte non servono.
frozen-by-wild = Una matta nel pozzo lo congela.
frozen-by-wild-or-three = { $three ->
    [red] Una matta nel pozzo lo congela, e così un tre rosso scoperto alla distribuzione.
    [black] Una matta nel pozzo lo congela, e così un tre nero scoperto alla distribuzione.
   *[any] Una matta nel pozzo lo congela, e così un tre scoperto alla distribuzione.
}
frozen-thaws = Prendendo il pozzo, si scongela.
frozen-until-melded = { $party ->
    [side] Per una squadra che non ha calato, il pozzo è sempre congelato.
   *[player] Per un giocatore che non ha calato, il pozzo è sempre congelato.
}
frozen-by-nothing = Con queste regole niente lo congela.
freezing-is = Scarta una matta e il pozzo è congelato finché qualcuno non lo prende. Ti costa la matta, e toglie agli altri un pozzo facile.
freezing-is-not = Con queste regole una matta nel pozzo non congela niente.
blocked-by-nothing = Con queste regole nessun tre ferma il pozzo.
blocked-while-frozen = { $three ->
    [red] Un tre rosso in cima blocca il pozzo finché non viene coperto: il prossimo giocatore non può prenderlo.
    [black] Un tre nero in cima blocca il pozzo finché non viene coperto: il prossimo giocatore non può prenderlo.
   *[any] Un tre in cima blocca il pozzo finché non viene coperto: il prossimo giocatore non può prenderlo.
}
blocked-is = { $three ->
    [red] Un tre rosso in cima tiene congelato il pozzo finché non viene coperto: il prossimo giocatore non può prenderlo.
    [black] Un tre nero in cima tiene congelato il pozzo finché non viene coperto: il prossimo giocatore non può prenderlo.
   *[any] Un tre in cima tiene congelato il pozzo finché non viene coperto: il prossimo giocatore non può prenderlo.
}
blocked-then = Chi gioca dopo può, quando in cima c’è un’altra carta.
blocked-stays-frozen = Poi resta congelato.
blocked-longer-by-wild = Una matta nel pozzo lo congela più a lungo.
dealer-is = Il mazziere dà le carte, e comincia chi gioca dopo di lui. A ogni smazzata il mazziere cambia.
side-is-a-player = Ogni giocatore gioca per sé, con combinazioni e punteggio propri.
side-is-partners = I compagni formano una squadra: hanno in comune combinazioni e punteggio, ma non le mani.
partner-hand-hidden = Nessuno dei due può vedere la mano dell’altro.
partner-none-of-two = In due giocatori nessuno ha un compagno.
partner-none = Con queste regole nessuno ha un compagno.
partners-every-second = I tuoi compagni siedono un posto sì e uno no. Quello che cala uno di voi è di tutti.
partner-opposite = Il tuo compagno siede di fronte a te. Quello che cala uno dei due è di entrambi.
partner-adds-to-melds = Ognuno può attaccare alle combinazioni dell’altro, e nessuno può vedere la mano dell’altro.
asking-must = Prima di chiudere devi chiedere al compagno: senza un sì non chiude nessuno. La risposta ti vincola per questo turno.
asking-may = Prima di chiudere puoi chiedere al compagno. La risposta ti vincola per questo turno.
asking-not = Con queste regole non si chiede al compagno: chi può chiudere, chiude.
asking-next-partner = Si chiede al compagno che gioca dopo, che risponde per tutti.
asking-answers = Dopo “sì” devi chiudere, dopo “no” non puoi.
bonus-cards-none = Con queste regole nessuno pesca carte in premio.
special-hand-none = Con queste regole non ci sono mani speciali.
going-out-brings = Termina la smazzata e porta { $points } punti.
concealed-is = In un solo turno cali tutta la mano, senza aver calato niente prima. Deve contenere una canasta, e non si attacca niente alle combinazioni già calate.
concealed-brings = Porta { $concealed } punti invece di { $out }.
concealed-without-minimum = Se hai pescato dal tallone, non c’è un minimo di apertura.
concealed-without-minimum-of-side = Se hai pescato dal tallone e la tua squadra non ha calato, non c’è un minimo di apertura.
hand-points-are = { $party ->
    [side] A fine smazzata le carte rimaste in mano contano contro la propria squadra.
   *[player] A fine smazzata le carte rimaste in mano contano contro chi le ha.
}
hand-points-are-of-feet = { $party ->
    [side] A fine smazzata le carte rimaste nelle mani e nei piedi contano contro la propria squadra.
   *[player] A fine smazzata le carte rimaste nelle mani e nei piedi contano contro chi le ha.
}
score-is = { $party ->
    [side] La chiusura, le canaste e le carte sul tavolo contano a favore della squadra. Quelle rimaste in mano contano contro.
   *[player] La chiusura, le canaste e le carte sul tavolo contano a favore del giocatore. Quelle rimaste in mano contano contro.
}
score-is-with-threes = { $party ->
    [side] { $three ->
        [red] La chiusura, le canaste, i tre rossi e le carte sul tavolo contano a favore della squadra. Le carte rimaste in mano contano contro.
        [black] La chiusura, le canaste, i tre neri e le carte sul tavolo contano a favore della squadra. Le carte rimaste in mano contano contro.
       *[any] La chiusura, le canaste, i tre e le carte sul tavolo contano a favore della squadra. Le carte rimaste in mano contano contro.
    }
   *[player] { $three ->
        [red] La chiusura, le canaste, i tre rossi e le carte sul tavolo contano a favore del giocatore. Le carte rimaste in mano contano contro.
        [black] La chiusura, le canaste, i tre neri e le carte sul tavolo contano a favore del giocatore. Le carte rimaste in mano contano contro.
       *[any] La chiusura, le canaste, i tre e le carte sul tavolo contano a favore del giocatore. Le carte rimaste in mano contano contro.
    }
}
score-canastas = La chiusura porta { $out }, una canasta pura { $natural }, una sporca { $mixed }.
score-canasta = La chiusura porta { $out }, una canasta { $canasta }.
target-one-hand = Si gioca una sola smazzata: vince il punteggio più alto. In caso di parità se ne gioca un’altra.
target-none = Non c’è un obiettivo. Smazzate da giocare: { $hands }. Poi vince il totale più alto; in caso di parità se ne gioca un’altra.
target-is = { $party ->
    [side] Si gioca finché una squadra arriva a { $points } punti. Allora vince il totale più alto.
   *[player] Si gioca finché un giocatore arriva a { $points } punti. Allora vince il totale più alto.
}
target-is-or-hands = { $party ->
    [side] { $hands ->
        [one] Si gioca finché una squadra arriva a { $points } punti, o finisce 1 smazzata. Allora vince il totale più alto.
       *[other] Si gioca finché una squadra arriva a { $points } punti, o finiscono { $hands } smazzate. Allora vince il totale più alto.
    }
   *[player] { $hands ->
        [one] Si gioca finché un giocatore arriva a { $points } punti, o finisce 1 smazzata. Allora vince il totale più alto.
       *[other] Si gioca finché un giocatore arriva a { $points } punti, o finiscono { $hands } smazzate. Allora vince il totale più alto.
    }
}
hand-is = Le carte che tieni: { $count } all’inizio.
hand-is-a-deal-too = Una distribuzione e tutto quello che segue, fino al conteggio, è invece una smazzata.
practice-is = Una partita vale come allenamento se le carte erano note o scelte, oppure se si poteva annullare senza limiti. Si gioca e si conta come le altre.
undo-is = Annulla l’ultima cosa che hai fatto, purché non ti abbia mostrato niente di nascosto: una carta del tallone, per esempio.

## Sotto le figure delle carte.

cards-and-points = { CARDS($cards) }: { $points } punti
points-each = { $points } punti a carta
sum-is-points = { $sum } punti
sum-is-enough = { $sum }: basta per { $minimum }
sum-is-too-little = { $sum }: non basta per { $minimum }
natural-canasta-points = Pura: { $points } punti più le sue carte
mixed-canasta-points = Sporca: { $points } punti più le sue carte
points-against-side = { $points } punti contro la squadra
item-and-points = { $item }: { $points }
words-found = { $count ->
    [one] 1 parola
   *[other] { $count } parole
}
pile-from-bottom = Pozzo, dal basso: { LIST($cards) }

## Che cosa vuol dire una parola nella posizione sul tavolo.

now-opened = { $party ->
    [side] In questa smazzata la tua squadra ha aperto.
   *[player] In questa smazzata hai aperto.
}
now-frozen-until-opened = { $party ->
    [side] La tua squadra non ha ancora aperto, quindi per voi il pozzo è congelato.
   *[player] Non hai ancora aperto, quindi per te il pozzo è congelato.
}
now-opening-by-hand = { $party ->
    [side] Le prime combinazioni della tua squadra devono valere { $minimum } punti, perché questa è la smazzata { $hand }.
   *[player] Le tue prime combinazioni devono valere { $minimum } punti, perché questa è la smazzata { $hand }.
}
now-opening-by-score = { $party ->
    [side] Le prime combinazioni della tua squadra devono valere { $minimum } punti, perché il suo punteggio è { $score }.
   *[player] Le tue prime combinazioni devono valere { $minimum } punti, perché il tuo punteggio è { $score }.
}
now-opening-by-own-score = Le prime combinazioni della tua squadra devono valere { $minimum } punti, perché il tuo punteggio è { $score }.
now-frozen = Ora il pozzo è congelato.
now-pile-worth = Nel pozzo: { CARDS-COUNT($count) }, { $points } punti.
now-on-top = Adesso in cima c’è { CARDS($top) }.
now-pile-empty = Il pozzo è vuoto.
now-pile-holds = Ora contiene { CARDS-COUNT($count) }, { $points } punti.
now-pile-holds-down = Ora contiene { CARDS-COUNT($count) }, di cui { $down } coperte. Le scoperte valgono { $points } punti.
now-stock-holds = Ora contiene { CARDS-COUNT($count) }.
now-hold-wilds = { $count ->
    [0] Non hai matte in mano.
   *[other] Hai in mano { WILDS-COUNT($count) }.
}
now-have-of-them = { $party ->
    [side] { $count ->
        [0] La tua squadra non ne ha.
       *[other] La tua squadra ne ha { COUNT($count, gender: "f") }.
    }
   *[player] { $count ->
        [0] Non ne hai.
       *[other] Ne hai { COUNT($count, gender: "f") }.
    }
}
now-have-canastas = { $party ->
    [side] { $count ->
        [0] La tua squadra non ha canaste.
       *[other] La tua squadra ha { CANASTAS-COUNT($count) }.
    }
   *[player] { $count ->
        [0] Non hai canaste.
       *[other] Hai { CANASTAS-COUNT($count) }.
    }
}
now-have-enough-canastas = { $party ->
    [side] La tua squadra ha { CANASTAS-COUNT($count) }: basta per chiudere.
   *[player] Hai { CANASTAS-COUNT($count) }: basta per chiudere.
}
now-hold-cards = Hai in mano { CARDS-COUNT($count) }, { $points } punti.
now-dealt = { $who ->
    [you] In questa smazzata hai dato tu le carte.
   *[other] In questa smazzata ha dato le carte { $who }.
}
now-partner = { $name } gioca con te.
now-partners = { $names } giocano con te.
now-hand-of = Questa è la smazzata { $hand } di { $hands }.
now-score-to-target = { $party ->
    [side] Prima di questa smazzata la tua squadra ha { $score } punti: ne mancano { $more }.
   *[player] Prima di questa smazzata hai { $score } punti: ne mancano { $more }.
}
now-score = { $party ->
    [side] Prima di questa smazzata la tua squadra ha { $score } punti.
   *[player] Prima di questa smazzata hai { $score } punti.
}
now-on-table = Sul tavolo: { $sides }.
now-side-nothing = { $side ->
    [we] Noi niente
    [they] Loro niente
    [you] Tu niente
   *[other] { $side } niente
}
now-side-items = { $side ->
    [we] Noi { LIST($items) }, { $points } finora
    [they] Loro { LIST($items) }, { $points } finora
    [you] Tu { LIST($items) }, { $points } finora
   *[other] { $side } { LIST($items) }, { $points } finora
}
now-cards = carte { $points }
now-canastas = canaste { $points }
now-threes = { $threes ->
    [red] tre rossi { $points }
   *[any] tre { $points }
}
now-side-threes = { $side ->
    [we] Noi: { LIST($threes) }, per ora { $points } punti.
    [they] Loro: { LIST($threes) }, per ora { $points } punti.
    [you] Tu: { LIST($threes) }, per ora { $points } punti.
   *[other] { $side }: { LIST($threes) }, per ora { $points } punti.
}
now-red-threes = { $count ->
    [one] un tre rosso
   *[other] { COUNT($count) } tre rossi
}
now-black-threes = { $count ->
    [one] un tre nero
   *[other] { COUNT($count) } tre neri
}
now-not-frozen = Ora il pozzo non è congelato.
now-frozen-under-wild = Con { ONE-OF-RANK($rank) } in cima nessuno può prendere il pozzo finché non viene coperto da un’altra carta. { $cause }
now-frozen-by-top = { ONE-OF-RANK($rank) } in cima ha congelato il pozzo: nessuno può prenderlo finché non viene coperto da un’altra carta.
now-wild-on-top = Una matta in cima ha congelato il pozzo: si prende con { CARDS($cards) } dalla mano, o quando un’altra carta la copre.
now-frozen-and-blocked = Il pozzo è congelato, e bloccato in questo turno: in cima c’è { CARDS($top) }. { $cause }
now-frozen-takes = { $held ->
    [0] Il pozzo è congelato: si prende solo con { NATURALS-OF-RANK($count, $rank) } dalla mano, e tu non ne hai. { $cause }
   *[other] Il pozzo è congelato: si prende solo con { NATURALS-OF-RANK($count, $rank) } dalla mano, e tu ne hai { $held }. { $cause }
}
now-frozen-asks = Si prende solo con { CARDS($cards) } dalla mano. { $cause }
now-wild-froze = L’ha congelato { ONE-OF-RANK($rank) }.
now-red-three-froze = L’ha congelato un tre rosso scoperto alla distribuzione.
now-black-three-froze = L’ha congelato un tre nero scoperto alla distribuzione.
now-black-three-in-it = L’ha congelato un tre nero nel pozzo.
now-frozen-always = Con queste regole il pozzo è sempre congelato.
now-frozen-until = { $party ->
    [side] Vale finché la tua squadra non ha calato.
   *[player] Vale finché non hai calato.
}
now-only-naturals-until = { $party ->
    [side] Finché la tua squadra non ha calato, si prende solo con { COUNT($count) } carte naturali uguali a quella in cima, dalla mano.
   *[player] Finché non hai calato, si prende solo con { COUNT($count) } carte naturali uguali a quella in cima, dalla mano.
}
now-not-with-top = Con { CARDS($top) } in cima non può prenderlo nessuno.
now-top-is = La carta in cima è { ONE-OF-RANK($rank) }.
