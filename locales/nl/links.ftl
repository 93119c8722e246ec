send = Versturen…
send-note = Deze partij als link
send-title = Versturen
send-later = Een partij kan worden verstuurd zodra een ronde ervan voorbij is.
your-name = Je naam
name-note = Die staat in wat je verstuurt, in plaats van ‘Jij’.
the-game = Deze partij
game-note = Elke actie, om te bekijken. Een hele partij geeft een lange link, die sommige chats afkappen: verstuur daar het verslag als bestand.
keep = Deze partij bewaren
keep-note = Ze komt in de bibliotheek van dit apparaat.
keep-button = In de bibliotheek

link-refused = Deze link kan niet worden geopend
link-refused-kept = Op dit apparaat is niets veranderd.
link-none = In deze tekst staat geen link naar kaarten of een partij.
link-damaged = In deze link is een letter fout, weg of te veel. Kopieer de hele link nog een keer, of vraag er opnieuw om.
link-newer = De link komt van een nieuwere versie van het spel. Werk het spel bij en open de link dan opnieuw.
link-impossible = De regels van deze link zijn niet mogelijk. { $why }
link-unplayable = Ronde { $hand } van deze link is tegen de regels.

no-link-position = Een partij die met een stelling begon, heeft geen link. Verstuur het verslag als bestand.
no-link-long = Deze partij is te lang voor een link. Verstuur het verslag als bestand.
no-link = Deze partij heeft geen link. Verstuur het verslag als bestand.

the-cards = Deze kaarten
cards-note = Dezelfde ronde voor iemand anders, tegen dezelfde spelers. Je resultaat staat in de link en wordt na het andere getoond. Het is verpakt, niet geheim.
cards-note-later = Dezelfde ronde voor iemand anders, als eerste ronde van een partij. In de link staat geen resultaat.
send-back = Terugsturen
send-back-note = Dezelfde kaarten met je resultaat.

deal-title = Deze kaarten spelen?
sent-hands = { $hands ->
    [one] { $sender } heeft je een ronde { $game } gestuurd.
   *[other] { $sender } heeft je { COUNT($hands) } ronden { $game } gestuurd.
}
sent-match = { $sender } heeft je een partij { $game } gestuurd.
result-after = { $sender } heeft deze kaarten gespeeld. Dat resultaat zie je zodra jij hebt gespeeld.
unknown-bot = Een van de spelers is een bot die deze versie niet kent. { $level } speelt in zijn plaats, dus de resultaten zeggen minder.
play-it = Spelen

compare = Resultaat
results-title = Dezelfde kaarten
compared-more = { $points ->
    [one] Je hebt één punt meer gemaakt dan { $sender }.
   *[other] Je hebt { $points } punten meer gemaakt dan { $sender }.
}
compared-less = { $points ->
    [one] Je hebt één punt minder gemaakt dan { $sender }.
   *[other] Je hebt { $points } punten minder gemaakt dan { $sender }.
}
compared-equal = Je hebt evenveel punten gemaakt als { $sender }.
result-packed = Het andere resultaat komt uit de link. Het is verpakt, niet geheim, en niets laat zien of het is veranderd.

qr = QR-code
qr-label = QR-code van de link
qr-too-long = De link is te lang voor een QR-code.
game-from-link = uit een link
