look-at-record = Bekijken
share-file = Delen
download = Downloaden
no-game = Er is geen partij.
record-note = Alle gedeelde kaarten en alle acties; van een onvoltooide ronde alleen wat iedereen zag.
pasted = Geplakt verslag of geplakte instellingen
settings-file = Instellingen en je eigen regels
record-file = Verslag van deze partij
match-file = Naar een ander apparaat
match-file-note = De partij zoals die nu staat, ook midden in een ronde. Het bestand bevat de verborgen kaarten, dus lees het niet. Open het hieronder op het andere apparaat.
open-file = Partij, verslag of instellingen openen
open-file-note = Plak de tekst hier, of kies een bestand. Een partij van een ander apparaat komt in de bibliotheek, en je gaat verder waar je was. Een verslag wordt geopend als huidige partij, met jou op de eerste plaats; een verslag dat midden in een ronde is opgeslagen, gaat verder met de volgende ronde. Of bekijk het, dan wacht de partij aan tafel.
set-aside = Apart gezet
set-aside-note = Wat het spel niet kon lezen, en partijen die de bibliotheek niet kon opslaan. Niets overschrijft ze.
a-file = Bestand met een verslag of instellingen
open = Openen
files = Exporteren en importeren
button-of-settings = { $action ->
    [copy] Kopiëren: instellingen
    [share] Delen: instellingen
    *[other] Downloaden: instellingen
}
button-of-record = { $action ->
    [copy] Kopiëren: verslag
    [share] Delen: verslag
    *[other] Downloaden: verslag
}
button-of-match = { $action ->
    [copy] Kopiëren: partij
    [share] Delen: partij
    *[other] Downloaden: partij
}
button-of-aside = { $action ->
    [try-again] Opnieuw proberen: { $name }
    [delete] Verwijderen: { $name }
    *[other] Downloaden: { $name }
}
aside-game = Opgeslagen partij { $number }
aside-text = Andere tekst { $number }
was-copied = Gekopieerd.
not-copied = Deze browser staat kopiëren door de pagina niet toe. Download de tekst, of selecteer die waar hij staat en kopieer hem zelf.
rules-kept = Opgeslagen als ‘{ $name }’. Je kunt deze regels kiezen bij Nieuw spel.
not-stored = Deze browser heeft het niet opgeslagen: de opslag is vol of geblokkeerd. Het geldt zolang deze pagina open is.
rules-lack-name = Geef de regels eerst een naam.
too-many-rules = Je hebt al vijftig eigen regels: verwijder er eerst een paar.
name-taken = Er zijn al andere regels met de naam ‘{ $name }’: kies een andere naam.
code-used = De regels van de code zijn nu gekozen.
settings-imported = De instellingen zijn geïmporteerd.
settings-and-rules-imported = { $count ->
    [one] De instellingen zijn geïmporteerd, met één set eigen regels.
    *[other] De instellingen zijn geïmporteerd, met { COUNT($count) } sets eigen regels.
}
record-loaded = { $hands ->
    [0] Het verslag is geladen, zonder uitgespeelde ronde. Open het om verder te spelen, of bekijk het.
    [one] Het verslag is geladen, met één ronde. Open het om verder te spelen, of bekijk het.
    *[other] Het verslag is geladen, met { COUNT($hands) } ronden. Open het om verder te spelen, of bekijk het.
}
no-scenario = Een scenario bevat alle kaarten, dus je kunt het alleen kopiëren van een ronde die voorbij is.
aside-read = Het kan nu worden gelezen en is overgenomen.
aside-unreadable = Deze versie kan het niet lezen. Het blijft hier.
nothing-written = Plak eerst een verslag of instellingen, of kies een bestand.
no-such-file = Dit zijn geen instellingen en geen verslag van dit spel. Er is niets veranderd.
impossible-rules-in-file = Deze tekst bevat onmogelijke regels. Er is niets veranderd.
unknown-setting = De instelling ‘{ $name }’ of de waarde ervan is hier onbekend. Er is niets veranderd.
bad-record = Regel { $line } van het verslag: { $error } Er is niets veranderd.
record-of-begun-hand = Dit verslag is midden in de eerste ronde gemaakt. Het bevat alleen wat iedereen van die ronde zag, niet de verborgen kaarten, dus je kunt er niet mee verder. Sla het verslag opnieuw op als de ronde voorbij is. Er is niets veranderd.
record-without-deal = Dit verslag bevat geen gedeelde ronde: er is niets te tonen of voort te zetten.
no-code-yet = Plak eerst een code.
code-never-contains = Een code bevat nooit { $character }. Er is niets veranderd.
character-quoted = ‘{ $letter }’
character-with-number = ‘{ $letter }’ ({ $number })
code-mistyped = In deze code is een letter fout, weg of te veel. Er is niets veranderd.
code-is-newer = Deze code komt van een nieuwere versie van het spel. Er is niets veranderd.
code-is-impossible = De regels van deze code zijn niet mogelijk. { $why }
