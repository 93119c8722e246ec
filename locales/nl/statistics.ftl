statistics-refused = De bibliotheek kan nu niet worden gelezen, dus er valt niets te tellen.
statistics-empty = Nog niets te tellen. Speel een ronde uit, dan verschijnen hier je cijfers.
save-table = Opslaan als CSV
all-games = Alle partijen
games-won = Gewonnen partijen
by-rules = Regels
by-level = Tegenstanders
by-player = Spelers
won-games = Gewonnen
share-won = Aandeel
interval = Bereik
interval-note = Een paar partijen zeggen weinig: vaak beslist het geluk. In dit bereik komt je aandeel waarschijnlijk uit als je verder speelt.
figures-of-hands = Ronden
over-time = Verloop van de punten per ronde
course-games = Partijen
your-points = Jouw punten
their-points = Hun punten
as-table = Als tabel
errors-and-luck = Fouten en geluk
errors-over-time = Verloop van het foutpercentage
luck-a-hand = Geluk per ronde
luck-over-time = Verloop van het geluk per ronde
own-decisions = Beslissingen
reviewed-games = Geanalyseerde partijen
errors-note = Het foutpercentage is de winstkans die je gemiddeld per beslissing verliest. Het echte percentage ligt waarschijnlijk in de band; die is niet onder 0 getekend.
luck-note = Geluk is wat je kaarten waard waren vergeleken met de kaarten die hadden kunnen komen, in winstkans. Over veel ronden middelt het uit.
streaks = Op rij gewonnen en verloren
marked-hands = Ronden om nog eens te bekijken
best-hands = Je beste ronden
worst-hands = Je slechtste ronden
achievements = Prestaties
achieved = Behaald
not-achieved = Nog niet
points-look-back = { $points } punten, terugblik op ronde { $hand }
statistics-note = { $hands ->
    [one] { $games ->
        [one] 1 ronde en 1 voltooide partij op dit apparaat.
        *[other] 1 ronde en { $games } voltooide partijen op dit apparaat.
    }
    *[other] { $games ->
        [one] { $hands } ronden en 1 voltooide partij op dit apparaat.
        *[other] { $hands } ronden en { $games } voltooide partijen op dit apparaat.
    }
}
statistics-do-not-count = Oefenpartijen en partijen uit bestanden tellen niet mee.
reading-games = Je partijen worden gelezen…
counting-games = Je partijen worden geteld…
games-left = { $count ->
    [one] nog 1 partij
    *[other] nog { $count } partijen
}
several-levels = Meerdere niveaus
against-people = Mensen
with-player = Met { $name }
against-player = Tegen { $name }
count-of = { $count } van { $all }
percent = { $share }%
percent-range = { $low }–{ $high }%
percent-of = { $share }% ({ $count } van { $all })
course-range = Van { $low } tot { $high } punten
share-range = Van { $low } tot { $high }
no-game-reviewed = Er is nog geen partij geanalyseerd. Open de terugblik op een partij en kies ‘Analyse’. Vanaf dan telt die hier mee.
games-reviewed = { $games ->
    [1] { $decisions ->
        [one] Er is één partij geanalyseerd, met 1 beslissing van jou.
        *[other] Er is één partij geanalyseerd, met { $decisions } beslissingen van jou.
    }
    *[other] { $decisions ->
        [one] Er zijn { $games } partijen geanalyseerd, met 1 beslissing van jou.
        *[other] Er zijn { $games } partijen geanalyseerd, met { $decisions } beslissingen van jou.
    }
}
only-reviewed-count = Hier tellen alleen geanalyseerde partijen.
figure-your-points = Jouw punten per ronde
figure-their-points = Hun punten per ronde
figure-natural = Zuivere canasta’s per ronde
figure-mixed = Onzuivere canasta’s per ronde
figure-out = Jouw team ging uit
figure-concealed = Daarvan verborgen
figure-they-out = Zij gingen uit
figure-opened = Jouw team opende
figure-opening-round = Geopend in omloop
figure-opening-points = Punten van een opening
figure-piles = Gepakte stapels per ronde
figure-pile-cards = Kaarten per stapel
figure-largest-pile = Grootste stapel
streak-now = Nu
streak-won = Meeste op rij gewonnen
streak-lost = Meeste op rij verloren
games-won-now = { $count } gewonnen
games-lost-now = { $count } verloren
achievement-natural = Zuiver
achievement-natural-how = Maak een zuivere canasta
achievement-quick-opening = Vliegende start
achievement-quick-opening-how = Open in de eerste omloop van een ronde
achievement-victory = Winnaar
achievement-victory-how = Win een partij
achievement-big-pile = Twee handen vol
achievement-big-pile-how = Pak een stapel van 20 kaarten of meer
achievement-two-naturals = Dubbel zuiver
achievement-two-naturals-how = Maak twee zuivere canasta’s in een ronde
achievement-red-threes = Allemaal
achievement-red-threes-how = Leg alle rode drieën neer, en laat ze voor je tellen
achievement-concealed = Uit het niets
achievement-concealed-how = Ga verborgen uit
achievement-big-hand = Klapper
achievement-big-hand-how = Scoor 2.000 punten in een ronde
achievement-five-canastas = High five
achievement-five-canastas-how = Maak vijf canasta’s in een ronde
achievement-shutout = De nul gehouden
achievement-shutout-how = Ga uit voordat de anderen hebben geopend
achievement-comeback = Inhaalrace
achievement-comeback-how = Win een partij nadat je 1.500 punten achterstond
achievement-beat-master = Reuzendoder
achievement-beat-master-how = Win een partij tegen Meester
achievement-quoted = ‘{ $name }’
achieved-now = { $count ->
    [one] Nieuwe prestatie: { LIST($names) }.
    *[other] Nieuwe prestaties: { LIST($names) }.
}

statistics-file-columns = datum,regels,gewijzigde regels,doelscore,spelers,resultaat,eigen eindstand,hun eindstand,ronden,eigen punten,hun punten,zuivere canasta’s,onzuivere canasta’s,uitgegaan,daarvan verborgen,zij uitgegaan,openingen,omlopen tot de opening,punten van de openingen,gepakte stapels,kaarten van de stapels,grootste stapel,beste ronde,slechtste ronde,geanalyseerde ronden,geanalyseerde beslissingen,foutpercentage,geluk per ronde
statistics-file-result = { $state ->
    [won] gewonnen
    [lost] verloren
   *[begun] begonnen
}
