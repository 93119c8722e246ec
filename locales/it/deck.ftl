cut = Il taglio
cut-note = Quante carte passano dalla cima al fondo del prossimo mazzo, già mescolato.
you-cut = Tagli tu il mazzo
other-cuts = { $name } taglia il mazzo
cut-lifts = Alzate: { CARDS-COUNT($count) }
cut-here = Taglia qui
cut-anywhere = Dove capita
check = Controlla
deck-and-hands = Mazzo e mani distribuite
deck-was = Il mazzo mescolato, dalla prima carta: { $deck }
check-note = Per controllare il mazzo senza questa pagina, calcola lo SHA-256 della riga che lo elenca, con spazi singoli e senza a capo. Il comando “canasta replay” controlla una registrazione scaricata.
seat = Posto
wilds = Matte
luck = Fortuna nella pesca, per posto
next-deck = Taglia e controlla il prossimo mazzo
deck-not-cut = Il mazzo non è stato tagliato.
deck-was-cut = Il mazzo è stato tagliato. Carte passate dalla cima al fondo: { $count }.
fingerprint-shown = Impronta mostrata prima di distribuire: { $fingerprint }
fingerprint-not-shown = Prima di distribuire non è stata mostrata nessuna impronta.
seat-was-dealt = { $who ->
    [you] Hai ricevuto { $cards }
   *[other] { $who } ha ricevuto { $cards }
}

## Il controllo del mazzo.

check-matches = Controllato: questo mazzo ha l’impronta mostrata prima di distribuire.
check-differs = Questo mazzo non ha l’impronta mostrata prima di distribuire.
check-impossible = Prima di distribuire non è stata mostrata nessuna impronta, quindi non c’è niente da confrontare.
