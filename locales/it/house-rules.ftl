no-differences = Sono le regole della Classica.
no-news = In questo gioco non c’è niente di nuovo.
changes-back = Di nuovo le tue modifiche
copy-link = Copia un link
share-link = Condividi…
changed-back = Modificata. Ripristina
back-to-preset = Ripristina
house-rules = Regole della casa
code = Codice di queste regole
no-code = Le regole impossibili non hanno un codice.
given-code-label = Un codice che ti hanno dato
share = Condividi queste regole
given-code = Un codice che ti hanno dato
use-code = Usa il codice
name-for-rules = Nome per queste regole
remove = Elimina
own-rules = Le tue regole
save-as = Salva queste regole come
save = Salva

## I titoli dei gruppi di regole.

group-deal = Distribuzione e pesca
group-melds = Combinazioni
group-opening = Apertura
group-pile = Il pozzo
group-threes = Tre
group-end = Fine della smazzata
group-scoring = Punti

## Modifiche.

rules-changed = { $count ->
    [0] nessuna regola cambiata
    [one] una regola cambiata
   *[other] { COUNT($count) } regole cambiate
}
game-and-changes = { $game }. { $changed }.
draft-is-saved = Le tue modifiche sono salvate come bozza su questo dispositivo, anche se non dai le carte.
reset-rule = { $rule }: ripristina
value-never-ends = Con questo valore una partita può non finire mai.
rule-quoted = “{ $rule }”
may-never-end = { $count ->
    [one] Con queste regole una partita può non finire mai: i bot ne hanno giocate { $matches } e nessuna è finita entro { $hands } smazzate. Dipende da { $rules }.
   *[other] Con queste regole una partita può non finire mai: i bot ne hanno giocate { $matches } e nessuna è finita entro { $hands } smazzate. Dipende da { $rules }.
}
name-of-own-rules = Nome delle tue regole { $number }
remove-own-rules = Elimina le regole { $name }

## Iniziare, cercare, quello che si dice delle regole.

start-from = Parti da
search-rules = Cerca nelle regole
rules-found = { $count ->
    [0] Nessuna regola trovata
    [one] Una regola trovata
   *[other] { $count } regole trovate
}
as-in = Come in { $game }
more-rules = Altre regole
no-effect = Con le regole attuali non ha effetto.
set-rule = Imposta { $rule } su: { $value }
other-rule-would = { $rule } cambierebbe le cose.
possible-values = { $rule }: questo valore non è possibile. Possibili: { $values }.
rules-in-words = Le regole a parole
sentence-is-new = Diverso:{" "}
try-hand = Prova una smazzata
wild-canasta-worth-nothing = Si possono calare matte da sole, ma senza premio.
sequence-worth-nothing = Si possono calare scale, ma senza premio.
no-wild-melds = Le matte da sole hanno punti qui, ma non si possono calare.
no-sequences = Le scale hanno punti qui, ma non si possono calare.
red-threes-cost-nothing = I tre rossi restano in mano, ma non costano nulla.
threes-worth-nothing = I tre si espongono, ma non contano nulla.
wilds-may-outnumber = Le matte possono superare le naturali, quindi un vantaggio delle naturali non conta.
no-meld-charged = Nessuna combinazione conta contro, quindi nessuna impedisce di chiudere.
no-rank-closes = Nessun valore viene mai chiuso.
no-mixed-canastas = Servono canaste sporche, ma nelle combinazioni non si mettono matte.
no-foot = Non c’è un piede da prendere.
