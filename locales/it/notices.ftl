no-undo-yet = Non c’è niente da annullare: in questa smazzata non hai ancora fatto niente.
nobody-played = Non ha ancora giocato nessuno.
nobody-played-since = Dopo il tuo ultimo turno non ha giocato nessuno.
parts-missing-head = { parts-missing }.
no-randomness = Non si possono mescolare le carte.
no-randomness-note = Questo browser non fornisce numeri casuali. Non è cambiato niente.
bots-never-started = Non è stato possibile avviare il programma dei giocatori del computer.
bots-stopped = Il programma dei giocatori del computer si è fermato.
bots-note = Tutti tranne Principiante, e anche i suggerimenti, vanno avanti con semplici regole pratiche e sono più deboli. Il programma riparte con la prossima smazzata.
plays-apart = Questa scheda gioca a parte.
plays-apart-note = La partita nell’altra scheda continua di là. Le partite di questa scheda vanno solo nell’archivio. Impostazioni e regole non si salvano finché non continui qui.
open-elsewhere = Questa partita è aperta anche in un’altra scheda ed è andata avanti di là.
open-elsewhere-note = Gioca in una sola scheda. Per riprendere da lì, ricarica questa pagina.

## Una partita salvata che non si può leggere.

damaged-newer = La partita salvata viene da una versione più recente di questo gioco.
damaged-newer-note = È stata messa da parte su questo dispositivo, in “{ files }”, e verrà riprovata dopo il prossimo aggiornamento.
damaged-changed = La partita salvata non è più quella di prima: qualcosa l’ha modificata.
damaged-changed-note = Puoi continuarla così com’è. Una copia è stata messa da parte su questo dispositivo, in “{ files }”.
damaged-unreadable = Non è stato possibile leggere la partita salvata.
damaged-record = La partita salvata è danneggiata dalla riga { $line } in poi: { $error }
damaged-kept = È stata messa da parte su questo dispositivo, in “{ files }”, dove niente la sovrascrive.
damaged-intact-actions = { $actions ->
    [one] Puoi continuare dalla parte intatta: la prima azione della smazzata. Il testo danneggiato è stato messo da parte su questo dispositivo, in “{ files }”.
   *[other] Puoi continuare dalla parte intatta: le prime { $actions } azioni della smazzata. Il testo danneggiato è stato messo da parte su questo dispositivo, in “{ files }”.
}
damaged-intact-hands = { $hands ->
    [one] Puoi continuare dalla parte intatta: 1 smazzata finita. Il testo danneggiato è stato messo da parte su questo dispositivo, in “{ files }”.
   *[other] Puoi continuare dalla parte intatta: { $hands } smazzate finite. Il testo danneggiato è stato messo da parte su questo dispositivo, in “{ files }”.
}
damaged-intact-both = { $hands ->
    [one] { $actions ->
        [one] Puoi continuare dalla parte intatta: 1 smazzata finita e 1 azione della successiva. Il testo danneggiato è stato messo da parte su questo dispositivo, in “{ files }”.
       *[other] Puoi continuare dalla parte intatta: 1 smazzata finita e { $actions } azioni della successiva. Il testo danneggiato è stato messo da parte su questo dispositivo, in “{ files }”.
    }
   *[other] { $actions ->
        [one] Puoi continuare dalla parte intatta: { $hands } smazzate finite e 1 azione della successiva. Il testo danneggiato è stato messo da parte su questo dispositivo, in “{ files }”.
       *[other] Puoi continuare dalla parte intatta: { $hands } smazzate finite e { $actions } azioni della successiva. Il testo danneggiato è stato messo da parte su questo dispositivo, in “{ files }”.
    }
}

## Altre cose che non si possono leggere.

settings-damaged-note = Sono tornate ai valori iniziali; le altre non sono cambiate.
rules-left = { $count ->
    [0] Non ne resta nessuna. Il testo danneggiato è stato messo da parte su questo dispositivo, in “{ files }”.
    [one] Ne resta una. Il testo danneggiato è stato messo da parte su questo dispositivo, in “{ files }”.
   *[other] Ne restano { COUNT($count) }. Il testo danneggiato è stato messo da parte su questo dispositivo, in “{ files }”.
}
plan-damaged = Non è stato possibile leggere le tue scelte per la prossima partita.
plan-damaged-note = Il testo danneggiato è stato messo da parte su questo dispositivo, in “{ files }”.
value-damaged = { $value ->
    [days] Alcuni risultati delle smazzate del giorno non si possono leggere.
    [duplicate] Alcuni duplicati non si possono leggere.
    [friends] Il tuo tavolo con gli amici non si può leggere.
    [lesson] Non è stato possibile leggere a che punto eri nella smazzata guidata.
    [drills] Non è stato possibile leggere alcune risposte degli esercizi.
    [achievements] Non è stato possibile leggere alcuni traguardi.
    [mistakes] Non è stato possibile leggere alcuni dei tuoi esercizi.
    [score-sheets] Non è stato possibile leggere i tuoi fogli dei punti.
    [settings] Non è stato possibile leggere alcune impostazioni.
    [rules] Non è stato possibile leggere alcune delle tue regole.
    [plan] Non è stato possibile leggere alcune delle tue scelte per la prossima partita.
   *[game] Non è stato possibile leggerla.
}
value-damaged-note = Quello che si può leggere viene usato. Il testo intero è stato messo da parte su questo dispositivo, in “{ files }”.
value-newer = { $value ->
    [days] I risultati delle smazzate del giorno sono stati salvati da una versione più recente di questo gioco.
   *[other] Una parte dei tuoi progressi è stata salvata da una versione più recente di questo gioco.
}
value-newer-note = Non cambia nulla, e con il prossimo aggiornamento tutto sarà di nuovo qui. Fino ad allora non si aggiunge nulla di nuovo.
not-set-aside = { $value ->
    [days] Alcuni risultati delle smazzate del giorno non si possono leggere, e non c’è spazio per una copia.
    [duplicate] Alcuni duplicati non si possono leggere, e non c’è spazio per una copia.
    [friends] Il tuo tavolo con gli amici non si può leggere, e non c’è spazio per una copia.
    [lesson] Non è stato possibile leggere a che punto eri nella smazzata guidata, e per una copia non c’è spazio.
    [drills] Non è stato possibile leggere alcune risposte degli esercizi, e per una copia non c’è spazio.
    [achievements] Non è stato possibile leggere alcuni traguardi, e per una copia non c’è spazio.
    [mistakes] Non è stato possibile leggere alcuni dei tuoi esercizi, e per una copia non c’è spazio.
    [score-sheets] Non è stato possibile leggere i tuoi fogli dei punti, e per una copia non c’è spazio.
    [settings] Non è stato possibile leggere alcune impostazioni, e per una copia non c’è spazio.
    [rules] Non è stato possibile leggere alcune delle tue regole, e per una copia non c’è spazio.
    [plan] Non è stato possibile leggere le tue scelte per la prossima partita, e per una copia non c’è spazio.
   *[game] Non è stato possibile leggere la partita salvata, e per una copia non c’è spazio.
}
not-set-aside-note = { $value ->
    [game] Salva il testo danneggiato in un file. Fino ad allora resta com’è, e la tua partita non viene salvata.
    [settings] Salva il testo danneggiato in un file. Fino ad allora resta com’è, e le impostazioni cambiate non vengono salvate.
    [rules] Salva il testo danneggiato in un file. Fino ad allora resta com’è, e le regole nuove non vengono salvate.
    [plan] Salva il testo danneggiato in un file. Fino ad allora resta com’è, e le scelte nuove non vengono salvate.
    [score-sheets] Salva il testo danneggiato in un file. Fino ad allora resta com’è, e i nuovi fogli dei punti non vengono salvati.
   *[other] Salva il testo danneggiato in un file. Fino ad allora resta com’è, e i nuovi progressi non vengono salvati.
}
readable-again = Una partita messa da parte ora si può leggere.
readable-again-note = Aprila in “{ files }”.

## Versioni, e che cosa salva il browser.

new-version = È pronta una nuova versione del gioco.
new-version-note = Aggiorna ora, oppure verrà usata al prossimo avvio. La tua partita continua comunque.
nothing-saved = Questo browser non salva niente per questa pagina.
nothing-saved-note = Puoi giocare, ma chiudendo la pagina la partita va persa.
nothing-saved-file = Puoi giocare, ma chiudendo la pagina la partita va persa. Prima salvala in un file.
changes-not-saved = Questo browser non è riuscito a salvare le tue ultime modifiche.
changes-not-saved-note = Valgono finché la pagina è aperta, e il salvataggio viene ritentato. La tua partita è salvata.
actions-not-saved = Questo browser non riesce a salvare la partita dopo ogni azione: la memoria è piena o bloccata.
actions-not-saved-note = L’archivio ce l’ha fino al tuo ultimo turno, e te la offre quando ricarichi la pagina.
game-not-kept = L’archivio non è riuscito a conservare questa partita.
game-not-kept-note = Si riprova dopo ogni turno. Prima che un’altra partita ne prenda il posto, ti verrà chiesto.
game-not-kept-saved = È salvata al tavolo finché un’altra partita non ne prende il posto; prima ti verrà chiesto. Si riprova dopo ogni turno.
last-game-not-kept = L’archivio non è riuscito a conservare la tua ultima partita.
last-game-not-kept-note = Si riprova finché questa pagina è aperta. Salvala in un file.
nothing-stores-game = Questa partita non si salva da nessuna parte.
nothing-stores-game-note = Chiudendo la pagina va persa. Si riprova dopo ogni turno.
library-has-more = Nell’archivio una partita è più avanti di come era salvata qui.
library-has-more-note = { $game }. Non si è perso niente: continua da lì.
games-deleted-soon = Questo browser elimina le tue partite dopo sette giorni senza visite.
games-deleted-soon-note = Metti la pagina nella schermata Home (su un Mac, nel Dock): lì restano. Quell’app parte senza partite, quindi prima salva l’archivio in un file e poi importalo lì.
app-without-games = Questa app parte senza le partite del browser.
app-without-games-note = Ci sono ancora: salva l’archivio in un file nel browser, e importalo qui.

## Perché non si può annullare.

undo-own-draw = Hai visto che cosa hai pescato: annullando lo sfrutteresti. L’impostazione Allenamento lo permette.
undo-hand-ended = La smazzata è finita: annullando sfrutteresti le carte che hai visto.
undo-since-laid = Intanto { $name } ha calato { CARDS($cards) }: annullando sfrutteresti quello che hai visto. L’impostazione Allenamento lo permette.
undo-since-took = Intanto { $name } ha preso il pozzo con { CARDS($cards) }: annullando sfrutteresti quello che hai visto. L’impostazione Allenamento lo permette.
undo-since-discarded = Intanto { $name } ha scartato { CARDS($card) }: annullando sfrutteresti quello che hai visto. L’impostazione Allenamento lo permette.
undo-since-threes = Intanto { $name } ha pescato { CARDS($threes) }: annullando sfrutteresti quello che hai visto. L’impostazione Allenamento lo permette.
undo-since-asked = Intanto { $name } ha chiesto { may-i-go-out }: annullando sfrutteresti quello che hai visto. L’impostazione Allenamento lo permette.
undo-since-answered = Intanto { $name } ti ha risposto: annullando sfrutteresti quello che hai visto. L’impostazione Allenamento lo permette.
undo-since-played = Intanto { $name } ha giocato: annullando sfrutteresti quello che hai visto. L’impostazione Allenamento lo permette.
unaided = Questa smazzata conta, quindi non ci sono aiuti.
