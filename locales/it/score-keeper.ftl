score-keeper = Segnapunti
score-keeper-empty = Ancora nessun foglio dei punti. Cominciane uno quando le carte sono sul tavolo.
new-sheet = Nuovo foglio dei punti
sheets-full = Non c’è posto per un altro foglio dei punti. Eliminane uno che non ti serve più.
sheet-kept-rules = Gioco
sheet-sides = Squadre, o giocatori che segnano da soli
sheet-names = Nomi
first-dealer = Primo mazziere
no-dealer = Non indicato
begin-sheet = Comincia il foglio
open-sheet = Apri
sheet-hand = Smazzata
add-hand = Aggiungi una smazzata
keep-hand = Segna
drop-hand = Lascia perdere
remove-hand = Togli questa smazzata
undo-drop = Riprendi la smazzata lasciata
went-out = Ha chiuso
nobody = Nessuno
partner-in-hand = Compagno in questa smazzata
concealed = In mano
no-special = Nessuna
count-by = Conteggio
by-items = Voce per voce
by-total = Un solo numero
deals-next = Prossimo mazziere
hands-add-up = Come si sommano le smazzate
sheet-changes = Che cosa è cambiato
sheet-begun = Iniziato

## Fogli.

sheet-rules = { $rules }, { $length }
sheet-won = { $side ->
    [we] Vinciamo di { $margin } punti.
    [they] Loro vincono di { $margin } punti.
    [you] Vinci di { $margin } punti.
    [player] { $side } vince di { $margin } punti.
   *[several] { $side } vincono di { $margin } punti.
}
sheet-leads = { $hands ->
    [one] { $side ->
        [we] Siamo avanti di { $margin } punti dopo 1 smazzata.
        [they] Loro sono avanti di { $margin } punti dopo 1 smazzata.
        [you] Sei avanti di { $margin } punti dopo 1 smazzata.
        [player] { $side } è avanti di { $margin } punti dopo 1 smazzata.
       *[several] { $side } sono avanti di { $margin } punti dopo 1 smazzata.
    }
   *[other] { $side ->
        [we] Siamo avanti di { $margin } punti dopo { $hands } smazzate.
        [they] Loro sono avanti di { $margin } punti dopo { $hands } smazzate.
        [you] Sei avanti di { $margin } punti dopo { $hands } smazzate.
        [player] { $side } è avanti di { $margin } punti dopo { $hands } smazzate.
       *[several] { $side } sono avanti di { $margin } punti dopo { $hands } smazzate.
    }
}
sheet-level = { $hands ->
    [one] { LIST($sides) } sono pari dopo 1 smazzata.
   *[other] { LIST($sides) } sono pari dopo { $hands } smazzate.
}
no-hand-yet-kept = Ancora nessuna smazzata.
sheets-unreadable = { $count ->
    [1] Un foglio dei punti non è leggibile con questa versione. Resta su questo dispositivo così com’è.
   *[other] { $count } fogli dei punti non sono leggibili con questa versione. Restano su questo dispositivo così come sono.
}
sheet-deleted = Eliminato: { $sheet }.
scores-of-real-games = Punti di partite con carte vere
sheets-kept = { $count ->
    [one] Punti di partite con carte vere: 1 foglio su questo dispositivo
   *[other] Punti di partite con carte vere: { $count } fogli su questo dispositivo
}
button-of = { $word }, { $of }
side-name-field = Nome { $number }
side-deals = { $side ->
    [we] Diamo noi
    [they] Danno loro
    [you] Dai tu
    [player] Dà { $side }
   *[several] Danno { $side }
}
go-on-with-hand = Continua con la smazzata { $hand }
correct-hand = Correggi la smazzata { $hand }

## Voci del conteggio.

item-total = Punti della smazzata
item-concealed = Chiusura in mano
item-sequences = Scale di sette carte
item-wilds = Canaste di matte
item-twos = Canaste di pinelle
item-jokers = Canaste di matte con quattro jolly
item-one-wild = Canaste di sole pinelle o di soli jolly
item-canasta-count = Numero di canaste
item-black-threes = Tre neri esposti
item-incomplete-sequences = Scale incomplete
item-incomplete-wilds = Combinazioni di matte incomplete
item-held-black-threes = Quattro o più tre neri in una mano
item-melded-black-threes = Quattro o più tre neri calati
item-cut = Alzate esattamente le carte da distribuire
item-other = Altri punti
item-natural-of = Canaste pure { CARDS($ranks, case: "of") }
item-mixed-of = Canaste sporche { CARDS($ranks, case: "of") }
item-incomplete = Combinazioni incomplete { CARDS($ranks, case: "of") }
item-held = Tre o più { CARDS($ranks) } in una mano
item-points-each = da { $points } punti
points-each-and-all = { $points } l’uno; { $together } tutti e { $all }
points-together = { $points } in tutto
in-points = punti
in-points-against = punti, contro la squadra
may-be-negative = può essere negativo

## Campi di una smazzata.

one-more = Più uno: { $item }
one-fewer = Meno uno: { $item }
add-points-to = +{ $points }: { $item }
other-sign = Più o meno: { $item }
opens-with = apertura: { $points }
sum-of-side = { $points } in questa smazzata, { $total } in tutto
times-together = { $count } insieme

## Che cosa non va in un numero.

number-missing = { $item }: manca il numero. Senza punti è 0.
no-whole-number = { $item }: questo non è un numero intero.
number-out-of-bounds = { $item }: un numero da { $least } a { $most }.
sheet-is-full = Il foglio è pieno. Cominciane uno nuovo.

## Modifiche di un foglio.

hand-added = Smazzata { $hand } aggiunta
hand-corrected = Smazzata { $hand } corretta: da { $before } a { $after }
hand-removed = Smazzata { $hand } tolta: { $points }
undo-added = Annulla: smazzata { $hand } aggiunta
undo-corrected = Annulla: smazzata { $hand } corretta
undo-removed = Annulla: smazzata { $hand } tolta
redo-added = Ripeti: smazzata { $hand } aggiunta
redo-corrected = Ripeti: smazzata { $hand } corretta
redo-removed = Ripeti: smazzata { $hand } tolta
