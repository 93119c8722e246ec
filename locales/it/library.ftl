on-the-table = Al tavolo
library-refused = Adesso l’archivio non si può leggere: il browser non risponde, o in questa finestra non conserva niente. “Esporta e importa” salva in un file la registrazione della tua partita.
keep-games = Chiedigli di conservarle
may-delete = Se lo spazio finisce, il browser può eliminare delle partite.
library-loading = Lettura dell’archivio…
library-empty = Ancora nessuna partita. Una partita arriva qui con la tua prima azione.
library-none-found = Nessuna partita corrisponde.{" "}
search-games = Titolo, giocatori o regole
list-state = A che punto sono
list-all = Tutte
list-begun = Iniziate
list-finished = Finite
list-player = Giocatore
list-any-player = Tutti i giocatori
show-all-games = Mostra tutte le partite
show-more = Mostra altre
edit-title = Rinomina
game-title = Titolo
bring-games = Importa partite
bring-games-note = Trascina registrazioni o un archivio salvato in un punto qualsiasi di questa pagina, incollali, o scegli dei file. Quello che c’è già non cambia.
pasted-games = Registrazioni o archivio incollati
game-files = File con partite
add-games = Importa
importing = Importo le partite…
stop-importing = Ferma
claim-games = Erano partite mie
claim-game = Era una partita mia
disclaim-game = Non era una partita mia

size-in-kb = { $size } KB
size-in-mb = { $size } MB

## La nota in alto.

note-games = { $games ->
    [one] 1 partita.
   *[other] { $games } partite.
}
note-size = { $size } su questo dispositivo, programma compreso.
note-games-and-size = { $games ->
    [one] 1 partita, { $size } su questo dispositivo, programma compreso.
   *[other] { $games } partite, { $size } su questo dispositivo, programma compreso.
}
note-safari = { $games ->
    [one] Questo browser la elimina dopo sette giorni senza visite: metti la pagina nella schermata Home o salva l’archivio in un file.
   *[other] Questo browser le elimina dopo sette giorni senza visite: metti la pagina nella schermata Home o salva l’archivio in un file.
}
note-kept = { $games ->
    [one] Il browser la conserva finché non la elimini.
   *[other] Il browser le conserva finché non le elimini.
}
note-declined = { $games ->
    [one] Il browser non promette di conservarla: salva l’archivio in un file.
   *[other] Il browser non promette di conservarle: salva l’archivio in un file.
}
note-not-promised = { $games ->
    [one] Se lo spazio finisce, il browser può eliminarla.
   *[other] Se lo spazio finisce, il browser può eliminarle.
}
note-unreadable = { $games ->
    [one] Un’altra partita non è leggibile con questa versione; non è stato eliminato niente.
   *[other] Altre { $games } partite non sono leggibili con questa versione; non è stato eliminato niente.
}
games-to-claim = { $games ->
    [one] 1 partita è stata giocata su un altro dispositivo. Le partite che vengono da file non contano nelle statistiche.
   *[other] { $games } partite sono state giocate su un altro dispositivo. Le partite che vengono da file non contano nelle statistiche.
}
games-in-all = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
some-games = { $games ->
    [one] { $found } di 1 partita
   *[other] { $found } di { $games } partite
}

## Che cosa è successo.

game-deleted = Eliminata: { $game }.
game-restored = La partita è di nuovo qui.
file-is-empty = Non contiene partite.
import-done = { $clauses }.
came-none = Nessuna partita importata
came-games = { $games ->
    [one] 1 partita importata
   *[other] { $games } partite importate
}
came-sheets = { $sheets ->
    [one] 1 foglio dei punti importato
   *[other] { $sheets } fogli dei punti importati
}
came-both = { $games ->
    [one] { $sheets ->
        [one] 1 partita e 1 foglio dei punti importati
       *[other] 1 partita e { $sheets } fogli dei punti importati
    }
   *[other] { $sheets ->
        [one] { $games } partite e 1 foglio dei punti importati
       *[other] { $games } partite e { $sheets } fogli dei punti importati
    }
}
came-again = { $games ->
    [one] 1 c’era già
   *[other] { $games } c’erano già
}
came-unreadable = { $games ->
    [one] { $games } non era leggibile
   *[other] { $games } non erano leggibili
}
came-without-room = { $games ->
    [one] per { $games } non c’era spazio
   *[other] per { $games } non c’era spazio
}
came-no-games = { $lines ->
    [one] 1 riga non era una partita
   *[other] { $lines } righe non erano partite
}
import-cut = Il resto del file è stato ignorato: troppe righe non sono partite.
import-stopped = Hai fermato l’importazione; il resto non è stato letto.
import-unread = Il browser non è riuscito a leggere il resto del file.
games-claimed = { $games ->
    [one] La partita conta come tua.
   *[other] { $games } partite contano come tue.
}
game-disclaimed = La partita non conta più come tua.
nothing-pasted = Prima incolla una registrazione o un archivio salvato, oppure scegli dei file.
game-is-gone = Questa partita non è più qui: è stata eliminata in un’altra scheda.
game-is-unreadable = Questa partita non si può leggere. Non è stata modificata.
game-not-read = Adesso il browser non è riuscito a leggere questa partita. Non è cambiato niente; riprova più tardi.
game-not-stored = Il browser non l’ha salvato: forse sul dispositivo manca spazio. Quello che c’era è rimasto uguale.
table-not-kept = Non è stato possibile conservare la partita al tavolo, perciò resta lì. Forse sul dispositivo manca spazio.
read-so-far = { $read } di { $all }

## Le righe di una partita nell’elenco.

side-against-side = { $own } contro { $others }
player-of-level = { $name } ({ $level })
sides-of-level = { $sides } · { $level }
only-people = Persone su un solo dispositivo
rules-differ = { $count ->
    [one] 1 regola cambiata
   *[other] { $count } regole cambiate
}
game-practice = allenamento
game-from-file = da un file
result-begun = smazzata 1
result-in-hand = smazzata { $hand }, { $own } a { $others }
result-won = vinta { $own } a { $others }
result-lost = persa { $own } a { $others }
result-of-player = { $name }: { $result }
button-of-game = { $action }: { $game }
