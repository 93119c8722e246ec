differences = Verschillen met Klassiek
partners-sit = De derde speler is je partner.
fifth-rests = De vijfde speler is de derde van je team en rust in de eerste ronde.
kind-of-game = Welk spel
how-long = Hoe lang
play-to = Spelen tot
person-here = Iemand hier
at-the-table = Aan tafel
no-person = De computer speelt op alle plaatsen; jij kijkt mee met de eerste.
one-person = Computerspelers zien alleen wat een speler aan tafel ziet.
several-persons = Jullie delen dit apparaat; tussen de beurten zijn alle handen verborgen.
players = Spelers
cancel = Annuleren
deal = Delen
preset-classic = Klassiek
preset-classic-two = Klassiek voor twee
preset-duel = Duel
preset-rooms-two = Speelzaal voor twee
preset-rooms-four = Speelzaal
preset-evening = Avondje
preset-pagat = Pagat
preset-three-handed = Met z’n drieën
preset-samba = Samba
preset-bolivia = Bolivia
preset-modern-american = Modern Amerikaans
preset-hand-and-foot = Hand and Foot
preset-danish-family = Deense familie
preset-czech-club = Tsjechische club
preset-hand-knee-and-foot = Hand, Knee and Foot
preset-taught = Het spel van de ronde met uitleg
game-choice = { $name }: { $feel }. { $note }
differs-from = Verschillen met { $game }
made-for-players = Gemaakt voor { COUNT($count) }.
feel-classic = Het gewone spel, met een partner
feel-classic-two = Het gewone spel
feel-duel = Snel: één canasta is genoeg
feel-rooms-two = Met een stapel die vanaf het begin open is
feel-rooms-four = Met een partner, en een stapel die vanaf het begin open is
feel-evening = Makkelijk, met een partner
feel-pagat = Met een partner, en een langere strijd om de stapel
feel-three-handed = Eén tegen twee
feel-samba = Meer kaarten, en reeksen van één kleur
feel-bolivia = Meer kaarten, reeksen en canasta’s van wilde kaarten
feel-modern-american = Moeilijker: een stapel die altijd bevroren is, en speciale handen
feel-hand-and-foot = Veel kaarten: iedereen heeft een tweede hand
feel-danish-family = Met een partner, en een eerste beurt waarin niets wordt neergelegd
feel-czech-club = Met een partner, en wie coupeert mag wilde kaarten houden
feel-hand-knee-and-foot = De meeste kaarten: iedereen heeft een knie en een voet
feel-taught = Eenvoudiger: minder kaarten, en één canasta is genoeg
feel-own-rules = Met je eigen regels
game-traits = { $traits }.
trait-packs = { $count ->
    [one] { COUNT($count) } spel kaarten
    *[other] { COUNT($count) } spellen kaarten
}
trait-cards = { $count ->
    [one] ieder { COUNT($count) } kaart
    *[other] ieder { COUNT($count) } kaarten
}
trait-foot = een tweede hand van { CARDS-COUNT($count) }
trait-feet = verdere handen van { $sizes } kaarten
trait-draw = { COUNT($count) } per beurt trekken
trait-match-to = een partij tot { $target }
trait-match-to-at-most = { $hands ->
    [1] een partij tot { $target }, hooguit één ronde
    *[other] een partij tot { $target }, hooguit { COUNT($hands) } ronden
}
trait-hands = { $hands ->
    [1] één ronde
    *[other] { COUNT($hands) } ronden
}
trait-no-minimum = geen minimum voor de opening
trait-minimum = opening met { $minimum }
trait-no-more-wilds = niet meer wilde dan natuurlijke kaarten
trait-fewer-wilds = minder wilde dan natuurlijke kaarten
trait-pile-always-frozen = de stapel is altijd bevroren
trait-pile-pair = voor een nieuwe combinatie met de stapel is een natuurlijk paar nodig
trait-sequences = reeksen van één kleur
trait-wild-melds = combinaties van wilde kaarten
trait-no-canasta = geen canasta nodig om uit te gaan
trait-canastas = { CANASTAS-COUNT($count) } om uit te gaan
trait-canastas-among-them = { CANASTAS-COUNT($count) } om uit te gaan, waaronder { LIST($kinds) }
trait-canastas-of-kinds = canasta’s om uit te gaan: { LIST($kinds) }
trait-special-hands = speciale handen
trait-bonus-cards = bonuskaarten
trait-penalties = strafpunten voor incomplete { LIST($melds) }
trait-partners-must-ask = partners moeten ‘Mag ik uitgaan?’ vragen
trait-partners-may-ask = partners mogen ‘Mag ik uitgaan?’ vragen
trait-last-card-kept = de laatste kaart mag je houden
trait-must-take = zoals op pagat.com: als de trekstapel leeg is, moet je de stapel pakken als dat kan
trait-lone-player = wie het eerst de stapel pakt, speelt alleen tegen de twee anderen
trait-by-hand = sommige regels veranderen per ronde
length-to = tot { $target }
length-to-at-most = { $hands ->
    [1] tot { $target }, hooguit één ronde
    *[other] tot { $target }, hooguit { COUNT($hands) } ronden
}
length-hands = { $hands ->
    [1] één ronde
    *[other] { COUNT($hands) } ronden
}
play-to-points = { $target }
play-to-points-at-most = { $hands ->
    [1] { $target }, hooguit één ronde
    *[other] { $target }, hooguit { COUNT($hands) } ronden
}
level-quick = Snel
level-beginner = Beginner
level-casual = Hobbyspeler
level-club = Clubspeler
level-expert = Expert
level-master = Meester
level-of-all = { $level }, niveau { $at } van { $count }
levels-in-order = De niveaus, van makkelijk tot sterk: { $levels }.
level-quick-is = { $level } speelt meteen, volgens vuistregels.
level-beginner-is = { $level }, niveau 1 van 5, onthoudt weinig.
level-casual-is = { $level }, niveau 2 van 5, probeert een paar plannen tegen een handvol mogelijke handen.
level-club-is = { $level }, niveau 3 van 5, probeert meerdere plannen.
level-expert-is = { $level }, niveau 4 van 5, probeert meerdere plannen tegen veel mogelijke handen.
level-master-is = { $level }, niveau 5 van 5, probeert elk goed plan tegen de handen die de anderen waarschijnlijk hebben, de hele bedenktijd lang.
level-beginner-is-further = { $level }, niveau 1 van 5, legt wat er kan en let niet op wat de anderen doen.
level-casual-is-further = { $level }, niveau 2 van 5, speelt volgens vuistregels.
level-club-is-further = { $level }, niveau 3 van 5, speelt volgens betere vuistregels.
level-expert-is-further = { $level }, niveau 4 van 5, speelt volgens goede vuistregels en probeert een paar plannen.
level-master-is-further = { $level }, niveau 5 van 5, speelt volgens de beste vuistregels en probeert plannen, de hele bedenktijd lang.
style-balanced = Evenwichtig
style-builder = Bouwer
style-runner = Sprinter
style-freezer = Bevriezer
style-balanced-is = { $style } speelt wat het beste is.
style-builder-is = { $style } gaat voor canasta’s, vooral zuivere, en gaat laat uit.
style-runner-is = { $style } legt vroeg en gaat vroeg uit.
style-freezer-is = { $style } bevriest de stapel en vecht erom.
style-of-player = Speelstijl van { $name }
style-of-partner = Speelstijl van { $name } (partner)
name-at-seat = Naam op plaats { $seat }
name-at-seat-of-partner = Naam op plaats { $seat } (partner)
who-plays-player = Wie speelt { $name }
who-plays-partner = Wie speelt { $name } (partner)
player-you = jij
players-against = { $before } tegen { $next }
plan-in-short = { $game }: { $players }, { $length }
plan-impossible = { $game } met onmogelijke regels. { $why }
first-game-easy = Een eerste partij: { $players }, { $length }, makkelijke tegenstanders. Je kunt dat veranderen bij ‘{ choose-game }’.
first-game-at-level = Een eerste partij: { $players }, { $length }, tegenstanders op niveau { $level }. Je kunt dat veranderen bij ‘{ choose-game }’.
first-game-mixed = Een eerste partij: { $players }, { $length }, gemengde tegenstanders. Je kunt dat veranderen bij ‘{ choose-game }’.
