no-undo-yet = Er valt niets terug te nemen: je hebt in deze ronde nog niets gedaan.
nobody-played = Er heeft nog niemand gespeeld.
nobody-played-since = Sinds je laatste beurt heeft niemand gespeeld.
parts-missing-head = { parts-missing }.
no-randomness = De kaarten kunnen niet worden geschud.
no-randomness-note = Deze browser levert geen willekeurige getallen. Er is niets veranderd.
bots-never-started = Het programma van de computerspelers kon niet worden gestart.
bots-stopped = Het programma van de computerspelers is gestopt.
bots-note = Alle niveaus behalve Beginner, en ook de hints, gaan verder met snelle vuistregels en zijn zwakker. Bij de volgende keer delen wordt het programma opnieuw gestart.
plays-apart = Dit tabblad speelt apart.
plays-apart-note = De partij in het andere tabblad gaat daar door. Partijen van dit tabblad gaan alleen naar de bibliotheek. Instellingen en regels worden pas opgeslagen als je het hier overneemt.
open-elsewhere = Deze partij is ook in een ander tabblad open en daar is verder gespeeld.
open-elsewhere-note = Speel in maar één tabblad. Laad deze pagina opnieuw om vanaf daar verder te gaan.
damaged-newer = De opgeslagen partij is gemaakt door een nieuwere versie van dit spel.
damaged-newer-note = De partij is op dit apparaat apart gezet, onder ‘{ files }’. Na de volgende update wordt het opnieuw geprobeerd.
damaged-changed = De opgeslagen partij is niet meer zoals ze is opgeslagen: er is iets aan veranderd.
damaged-changed-note = Je kunt ermee verder zoals ze nu is. Een kopie is op dit apparaat apart gezet, onder ‘{ files }’.
damaged-unreadable = De opgeslagen partij kon niet worden gelezen.
damaged-record = De opgeslagen partij is vanaf regel { $line } beschadigd: { $error }
damaged-kept = De partij is op dit apparaat apart gezet, onder ‘{ files }’, waar niets eroverheen komt.
damaged-intact-actions = { $actions ->
    [one] Je kunt verder met wat nog goed is: de eerste actie van de ronde. De beschadigde tekst is op dit apparaat apart gezet, onder ‘{ files }’.
    *[other] Je kunt verder met wat nog goed is: de eerste { $actions } acties van de ronde. De beschadigde tekst is op dit apparaat apart gezet, onder ‘{ files }’.
}
damaged-intact-hands = { $hands ->
    [one] Je kunt verder met wat nog goed is: 1 gespeelde ronde. De beschadigde tekst is op dit apparaat apart gezet, onder ‘{ files }’.
    *[other] Je kunt verder met wat nog goed is: { $hands } gespeelde ronden. De beschadigde tekst is op dit apparaat apart gezet, onder ‘{ files }’.
}
damaged-intact-both = { $hands ->
    [one] { $actions ->
        [one] Je kunt verder met wat nog goed is: 1 gespeelde ronde en 1 actie van de volgende. De beschadigde tekst is op dit apparaat apart gezet, onder ‘{ files }’.
        *[other] Je kunt verder met wat nog goed is: 1 gespeelde ronde en { $actions } acties van de volgende. De beschadigde tekst is op dit apparaat apart gezet, onder ‘{ files }’.
    }
    *[other] { $actions ->
        [one] Je kunt verder met wat nog goed is: { $hands } gespeelde ronden en 1 actie van de volgende. De beschadigde tekst is op dit apparaat apart gezet, onder ‘{ files }’.
        *[other] Je kunt verder met wat nog goed is: { $hands } gespeelde ronden en { $actions } acties van de volgende. De beschadigde tekst is op dit apparaat apart gezet, onder ‘{ files }’.
    }
}
settings-damaged-note = Ze staan weer op hun standaardwaarden; de andere zijn ongewijzigd.
rules-left = { $count ->
    [0] Er is er geen over. De beschadigde tekst is op dit apparaat apart gezet, onder ‘{ files }’.
    [one] Er is er één over. De beschadigde tekst is op dit apparaat apart gezet, onder ‘{ files }’.
    *[other] Er zijn er { COUNT($count) } over. De beschadigde tekst is op dit apparaat apart gezet, onder ‘{ files }’.
}
plan-damaged = Je keuzes voor het volgende spel konden niet worden gelezen.
plan-damaged-note = De beschadigde tekst is op dit apparaat apart gezet, onder ‘{ files }’.
value-damaged = { $value ->
    [days] Sommige resultaten van de ronden van de dag zijn onleesbaar.
    [duplicate] Sommige duplicates zijn onleesbaar.
    [friends] Je tafel met vrienden is onleesbaar.
    [lesson] Hoe ver je was in de ronde met uitleg, kon niet worden gelezen.
    [drills] Sommige antwoorden van de oefeningen konden niet worden gelezen.
    [achievements] Sommige prestaties konden niet worden gelezen.
    [mistakes] Sommige van je oefeningen konden niet worden gelezen.
    [score-sheets] Je scorebladen konden niet worden gelezen.
    [settings] Sommige instellingen konden niet worden gelezen.
    [rules] Sommige van je eigen regels konden niet worden gelezen.
    [plan] Sommige van je keuzes voor het volgende spel konden niet worden gelezen.
    *[game] De partij kon niet worden gelezen.
}
value-damaged-note = Wat leesbaar is, wordt gebruikt. De hele tekst is op dit apparaat apart gezet, onder ‘{ files }’.
value-newer = { $value ->
    [days] De uitslagen van de ronden van de dag zijn opgeslagen door een nieuwere versie van dit spel.
   *[other] Een deel van je voortgang is opgeslagen door een nieuwere versie van dit spel.
}
value-newer-note = Daaraan verandert niets, en na de volgende update is alles er weer. Tot dan komt er niets nieuws bij.
not-set-aside = { $value ->
    [days] Sommige resultaten van de ronden van de dag zijn onleesbaar, en er is geen ruimte voor een kopie.
    [duplicate] Sommige duplicates zijn onleesbaar, en er is geen ruimte voor een kopie.
    [friends] Je tafel met vrienden is onleesbaar, en er is geen ruimte voor een kopie.
    [lesson] Hoe ver je was in de ronde met uitleg, kon niet worden gelezen, en er is geen ruimte voor een kopie.
    [drills] Sommige antwoorden van de oefeningen konden niet worden gelezen, en er is geen ruimte voor een kopie.
    [achievements] Sommige prestaties konden niet worden gelezen, en er is geen ruimte voor een kopie.
    [mistakes] Sommige van je oefeningen konden niet worden gelezen, en er is geen ruimte voor een kopie.
    [score-sheets] Je scorebladen konden niet worden gelezen, en er is geen ruimte voor een kopie.
    [settings] Sommige instellingen konden niet worden gelezen, en er is geen ruimte voor een kopie.
    [rules] Sommige van je eigen regels konden niet worden gelezen, en er is geen ruimte voor een kopie.
    [plan] Je keuzes voor het volgende spel konden niet worden gelezen, en er is geen ruimte voor een kopie.
    *[game] De opgeslagen partij kon niet worden gelezen, en er is geen ruimte voor een kopie.
}
not-set-aside-note = { $value ->
    [game] Sla de beschadigde tekst op als bestand. Tot dan blijft die zoals hij is, en wordt je partij niet opgeslagen.
    [settings] Sla de beschadigde tekst op als bestand. Tot dan blijft die zoals hij is, en worden gewijzigde instellingen niet opgeslagen.
    [rules] Sla de beschadigde tekst op als bestand. Tot dan blijft die zoals hij is, en worden nieuwe regels niet opgeslagen.
    [plan] Sla de beschadigde tekst op als bestand. Tot dan blijft die zoals hij is, en worden nieuwe keuzes niet opgeslagen.
    [score-sheets] Sla de beschadigde tekst op als bestand. Tot dan blijft die zoals hij is, en worden nieuwe scorebladen niet opgeslagen.
    *[other] Sla de beschadigde tekst op als bestand. Tot dan blijft die zoals hij is, en wordt nieuwe voortgang niet opgeslagen.
}
readable-again = Een partij die apart was gezet, kan nu worden gelezen.
readable-again-note = Open de partij onder ‘{ files }’.
new-version = Er staat een nieuwe versie van het spel klaar.
new-version-note = Werk nu bij, anders gebeurt het bij de volgende start. Je partij gaat in beide gevallen door.
nothing-saved = Deze browser slaat niets op voor deze pagina.
nothing-saved-note = Je kunt spelen, maar de partij gaat verloren als je de pagina sluit.
nothing-saved-file = Je kunt spelen, maar de partij gaat verloren als je de pagina sluit. Sla de partij eerst op als bestand.
changes-not-saved = Deze browser kon je laatste wijzigingen niet opslaan.
changes-not-saved-note = Ze gelden zolang deze pagina open is, en het wordt opnieuw geprobeerd. Je partij is opgeslagen.
actions-not-saved = Deze browser kan de partij niet na elke actie opslaan: de opslag is vol of geblokkeerd.
actions-not-saved-note = In de bibliotheek staat de partij tot en met je laatste beurt. Laad de pagina opnieuw, dan kun je ermee verder.
game-not-kept = De bibliotheek kon deze partij niet opslaan.
game-not-kept-note = Na elke beurt wordt het opnieuw geprobeerd. Voordat een andere partij de plaats ervan inneemt, wordt het je gevraagd.
game-not-kept-saved = De partij blijft aan tafel opgeslagen tot een andere de plaats ervan inneemt; dat wordt je eerst gevraagd. Na elke beurt wordt het opnieuw geprobeerd.
last-game-not-kept = De bibliotheek kon je laatste partij niet opslaan.
last-game-not-kept-note = Het wordt opnieuw geprobeerd zolang deze pagina open is. Sla de partij op als bestand.
nothing-stores-game = Deze partij wordt nergens bewaard.
nothing-stores-game-note = De partij gaat verloren als je de pagina sluit. Na elke beurt wordt het opnieuw geprobeerd.
library-has-more = In de bibliotheek staat meer van een partij dan hier was opgeslagen.
library-has-more-note = { $game }. Er is niets van verloren: ga daar verder.
games-deleted-soon = Deze browser verwijdert je partijen na zeven dagen zonder bezoek.
games-deleted-soon-note = Zet de pagina op het beginscherm (op een Mac in het Dock): daar blijven ze. Die app begint zonder je partijen, dus sla eerst de bibliotheek op als bestand en lees dat bestand daar in.
app-without-games = Deze app begint zonder de partijen van de browser.
app-without-games-note = Ze zijn er nog: sla in de browser de bibliotheek op als bestand en lees dat bestand hier in.
undo-own-draw = Je hebt gezien wat je trok, dus terugnemen kan niet meer. Met de instelling Oefenen mag het.
undo-hand-ended = De ronde is voorbij en de kaarten zijn getoond, dus terugnemen kan niet meer.
undo-since-laid = { $name } heeft sindsdien { CARDS($cards) } gelegd, en dat heb je gezien: terugnemen kan niet meer. Met de instelling Oefenen mag het.
undo-since-took = { $name } heeft sindsdien de stapel gepakt met { CARDS($cards) }, en dat heb je gezien: terugnemen kan niet meer. Met de instelling Oefenen mag het.
undo-since-discarded = { $name } heeft sindsdien { CARDS($card) } afgelegd, en dat heb je gezien: terugnemen kan niet meer. Met de instelling Oefenen mag het.
undo-since-threes = { $name } heeft sindsdien { CARDS($threes) } getrokken, en dat heb je gezien: terugnemen kan niet meer. Met de instelling Oefenen mag het.
undo-since-asked = { $name } heeft sindsdien { may-i-go-out } gevraagd, en dat heb je gezien: terugnemen kan niet meer. Met de instelling Oefenen mag het.
undo-since-answered = { $name } heeft je sindsdien geantwoord, en dat heb je gezien: terugnemen kan niet meer. Met de instelling Oefenen mag het.
undo-since-played = { $name } heeft sindsdien gespeeld, en dat heb je gezien: terugnemen kan niet meer. Met de instelling Oefenen mag het.
unaided = Deze ronde telt, dus er zijn geen hints.
