mistakes-play = Errori delle tue partite
mistakes-none-known = Analizza una partita finita. Poi i suoi errori ti aspettano qui, da rigiocare.
mistakes-due = { $count ->
    [one] Un errore aspetta un piano migliore.
   *[other] { $count } errori aspettano un piano migliore.
}
mistakes-in-days = { $days ->
    [1] Oggi niente da correggere. Il prossimo errore torna domani.
   *[other] Oggi niente da correggere. Il prossimo errore torna fra { $days } giorni.
}
mistakes-all-repaired = Tutti gli errori sono corretti. Analizza un’altra partita per trovarne altri.
