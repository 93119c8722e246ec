licences = Licenze del gioco e delle sue librerie

about-game = Canasta da due a otto giocatori nel tuo browser: offline, senza account, senza pubblicità e senza server.
about-version = Versione { $version }. Software libero con licenza MIT o Apache-2.0.
game-is-saved = La partita è salvata solo su questo dispositivo e la ritrovi anche dopo aver chiuso la pagina.

## Come si selezionano e si calano le carte.

mouse-left-selects = Tasto sinistro: seleziona una carta. Tasto destro: aggiunge una carta alla selezione.
mouse-right-selects = Tasto destro: seleziona una carta. Tasto sinistro: aggiunge una carta alla selezione.
mouse-click-adds = Fai clic su una carta per aggiungerla alla selezione o per toglierla.
mouse-lays = Cala la selezione con i pulsanti sotto la tua mano, o facendo clic sul tuo lato del tavolo.
finger-selects = Tocca una carta per selezionarla o deselezionarla, tienila premuta per vederla in grande, oppure trascinala. Cala la selezione con i pulsanti sotto la tua mano, o toccando il tuo lato del tavolo.
keys-select = Con le frecce passi da un comando o da una carta all’altra. Invio preme un comando e seleziona o deseleziona una carta.

## Il pozzo.

pile-top-first = { CARDS-COUNT($count) }, la prima è quella in cima.
