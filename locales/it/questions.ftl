ask-leave = Vuoi uscire?
yes-leave = Esci
ask-abandon = Abbandonare la partita?
yes-abandon = Abbandona
ask-same-deal = Rigiocare questa smazzata?
yes-same-deal = Ridai le carte
ask-reset-settings = Ripristinare tutte le impostazioni?
yes-reset-settings = Ripristina
ask-import-settings = Importare queste impostazioni?
yes-import-settings = Importa
ask-open-record = Aprire questa registrazione?
ask-open-game = Aprire questa partita?
yes-open = Apri
ask-delete-text = Eliminare questo testo?
yes-delete-text = Elimina
is-open-elsewhere = La partita è aperta in un’altra scheda.
goes-on-elsewhere = La partita continua in un’altra scheda.
ask-take-over = Continuare qui?
yes-take-over = Continua qui
yes-take-back = Riportala qui
ask-remove-rules = Eliminare le regole “{ $name }”?
yes-remove-rules = Elimina
ask-replace-rules = Sostituire le regole “{ $name }”?
yes-replace-rules = Sostituisci
ask-discard = Scartare { CARDS($card) }?
yes-discard = Scarta
ask-update = Aggiornare ora?
yes-update = Aggiorna ora
ask-new-match = Iniziare un’altra partita?
ask-new-game = Dare le carte per una nuova partita?
yes-deal = Dai le carte

## I pulsanti che annullano.

keep-playing = Continua a giocare
no-not-now = Non ora
play-apart = Gioca a parte
keep-settings = Tieni le mie
keep-it = Tieni
keep-them = Tieni

## Che cosa si perde.

loss-leave-kept = La partita resta su questo dispositivo. Quando torni, continua da qui.
loss-leave = Questo browser non conserva la partita: se esci, la perdi. “{ files }” la salva in un file.
loss-same-deal = Siccome conosci le carte, la nuova partita vale come allenamento.
loss-reset-settings = Tutte le impostazioni, anche i tasti, tornano ai valori iniziali.
loss-import-settings = Prendono il posto delle tue impostazioni attuali.
loss-delete-text = Viene eliminato per sempre da questo dispositivo. Se potrebbe servirti, prima scaricalo.
loss-open-elsewhere = Solo una scheda può salvarla. Se continui qui, prosegue in questa scheda da dov’è. Se giochi a parte, resta nell’altra scheda.
loss-taken-over = È stata salvata e continua di là. Questa scheda non la salva più.
loss-taken-over-unsaved = Continua di là dall’ultimo salvataggio. Questa scheda non è riuscita a salvare le ultime mosse e le manda all’archivio, che te le offre.
loss-take-over = La partita salvata passa a questa scheda.
loss-remove-rules = Vengono eliminate da questo dispositivo.
loss-replace-rules = Le regole salvate finora con questo nome vanno perse.
loss-update = Questo browser non salva la partita per questa pagina.
loss-elsewhere = Su questo dispositivo è salvata una partita iniziata in un’altra scheda; una nuova la sostituisce. Per continuare quella, ricarica la pagina.
loss-game = { $fate ->
    [stays] La partita in corso (smazzata { $hand }, { $scores }) resta nell’archivio.
    [not-kept] La partita in corso (smazzata { $hand }, { $scores }) non viene conservata, perché non hai ancora giocato.
    [on-its-way] La partita in corso (smazzata { $hand }, { $scores }) sta andando nell’archivio.
    [goes-first] La partita in corso (smazzata { $hand }, { $scores }) va prima nell’archivio.
   *[lost] La partita in corso (smazzata { $hand }, { $scores }) va persa, se non la salvi in un file: l’archivio non è riuscito a conservarla.
}
when-you-deal = { $fate ->
    [stays] Quando dai le carte, la partita in corso resta nell’archivio.
    [not-kept] Quando dai le carte, la partita in corso non viene conservata, perché non hai ancora giocato.
    [on-its-way] Quando dai le carte, la partita in corso sta andando nell’archivio.
    [goes-first] Quando dai le carte, la partita in corso va prima nell’archivio.
   *[lost] Quando dai le carte, la partita in corso va persa, se non la salvi in un file: l’archivio non è riuscito a conservarla.
}

## Perché uno scarto può essere un errore.

risk-wild = È una matta.
risk-wild-frozen = È una matta, e il pozzo è già congelato.
risk-wild-freezes = È una matta, e congela il pozzo.
risk-gives-pile = { $name } può prendere { CARDS-COUNT($count) }, questa compresa.
risk-groups = Le combinazioni preparate non sono ancora calate, e lo scarto termina il tuo turno.
