send = Versturen…
send-note = Deze partij als link
send-title = Versturen
send-later = Een partij kan worden verstuurd zodra een spel ervan voorbij is.
your-name = Je naam
name-note = Die staat in wat je verstuurt, in plaats van ‘Jij’.
the-game = Deze partij
game-note = Elke actie, om te bekijken. Een hele partij geeft een lange link, die sommige chats afkappen: verstuur daar het verslag als bestand.
keep = Deze partij bewaren
keep-note = Ze komt in de bibliotheek van dit apparaat.
keep-button = In de bibliotheek

link-refused = Deze link kan niet worden geopend
link-refused-kept = Op dit apparaat is niets veranderd.
link-damaged = In deze link is een letter fout, weg of te veel. Kopieer de hele link nog een keer, of vraag er opnieuw om.
link-newer = De link komt van een nieuwere versie van het spel. Werk het spel bij en open de link dan opnieuw.
link-impossible = De regels van deze link zijn niet mogelijk. { $why }
link-unplayable = Spel { $hand } van deze link is tegen de regels.

no-link-position = Een partij die met een stelling begon, heeft geen link. Verstuur het verslag als bestand.
no-link-long = Deze partij is te lang voor een link. Verstuur het verslag als bestand.
no-link = Deze partij heeft geen link. Verstuur het verslag als bestand.
