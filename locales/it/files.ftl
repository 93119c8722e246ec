look-at-record = Guardala
share-file = Condividi
download = Scarica
no-game = Non c’è nessuna partita.
record-note = Ogni smazzata e ogni azione; di una smazzata non finita, solo quello che hanno visto tutti.
pasted = Registrazione o impostazioni incollate
settings-file = Impostazioni e regole tue
record-file = Registrazione di questa partita
match-file = Passa a un altro dispositivo
match-file-note = La partita così com’è, anche a metà di una smazzata. Il file contiene le carte coperte, quindi non leggerlo. Sull’altro dispositivo, aprilo qui sotto.
open-file = Apri una partita, una registrazione o delle impostazioni
open-file-note = Incolla qui il testo o scegli un file. Una partita da un altro dispositivo arriva nell’archivio e continua da dov’è. Una registrazione si apre come partita in corso, con te al primo posto; se è stata salvata a metà di una smazzata, continua dalla prossima distribuzione. Oppure guardala soltanto: intanto la partita al tavolo aspetta.
set-aside = Messi da parte
set-aside-note = Quello che il gioco ha trovato e non è riuscito a leggere, e le partite che l’archivio non è riuscito a conservare. Niente li sovrascrive.
a-file = File con una registrazione o delle impostazioni
open = Apri
files = Esporta e importa

## I nomi accessibili dei pulsanti.

button-of-settings = { $action ->
    [copy] Copia le impostazioni
    [share] Condividi le impostazioni
   *[other] Scarica le impostazioni
}
button-of-record = { $action ->
    [copy] Copia la registrazione
    [share] Condividi la registrazione
   *[other] Scarica la registrazione
}
button-of-match = { $action ->
    [copy] Copia la partita
    [share] Condividi la partita
   *[other] Scarica la partita
}
button-of-aside = { $action ->
    [try-again] Riprova { $name }
    [delete] Elimina { $name }
   *[other] Scarica { $name }
}

## I testi messi da parte.

aside-game = Partita salvata { $number }
aside-text = Altro testo { $number }

## Che cosa ha fatto un pulsante.

was-copied = Copiato.
not-copied = Questo browser non permette alla pagina di copiare. Scarica il testo, oppure selezionalo dove è mostrato e copialo tu.
rules-kept = Salvate come “{ $name }”. Puoi sceglierle nella finestra Nuova partita.
not-stored = Questo browser non l’ha salvato: la memoria è piena o bloccata. Vale finché la pagina è aperta.
rules-lack-name = Prima da’ un nome alle regole.
too-many-rules = Hai già cinquanta gruppi di regole: prima eliminane qualcuno.
name-taken = Ci sono già altre regole che si chiamano “{ $name }”: scegli un altro nome.
code-used = Ora sono scelte le regole del codice.
settings-imported = Le impostazioni sono state importate.
settings-and-rules-imported = { $count ->
    [one] Le impostazioni sono state importate, con un gruppo di regole tue.
   *[other] Le impostazioni sono state importate, con { COUNT($count) } gruppi di regole tue.
}
record-loaded = { $hands ->
    [one] La registrazione è caricata, con una smazzata. Aprila per continuare a giocare, o guardala.
   *[other] La registrazione è caricata, con { COUNT($hands, gender: "f") } smazzate. Aprila per continuare a giocare, o guardala.
}
no-scenario = Uno scenario contiene tutte le carte, quindi si può copiare solo da una smazzata finita.
aside-read = Ora si può leggere, ed è stato ripreso.
aside-unreadable = Questa versione non riesce a leggerlo. Resta qui.
nothing-written = Prima incolla una registrazione o delle impostazioni, oppure scegli un file.
no-such-file = Questo non è né un file di impostazioni né una registrazione di questo gioco. Non è cambiato niente.
impossible-rules-in-file = Questo testo contiene regole impossibili. Non è cambiato niente.
unknown-setting = L’impostazione “{ $name }” o il suo valore qui non si conosce. Non è cambiato niente.
bad-record = Riga { $line } della registrazione: { $error } Non è cambiato niente.
record-of-begun-hand = Questa registrazione è stata presa a metà della prima smazzata. Contiene solo quello che hanno visto tutti, non le carte coperte, quindi non si può continuare. Salva di nuovo la registrazione a smazzata finita. Non è cambiato niente.
record-without-deal = Questa registrazione non contiene smazzate: non c’è niente da mostrare o da continuare.
no-code-yet = Prima incolla un codice.
code-never-contains = Un codice non contiene mai { $character }. Non è cambiato niente.
character-quoted = “{ $letter }”
character-with-number = “{ $letter }” ({ $number })
code-mistyped = In questo codice c’è una lettera sbagliata, mancante o di troppo. Non è cambiato niente.
code-is-newer = Questo codice viene da una versione più recente del gioco. Non è cambiato niente.
code-is-impossible = Le regole di questo codice non sono possibili. { $why }
