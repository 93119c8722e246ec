news-no-foot = er is geen voet
news-foot = je hebt een tweede hand, de voet, van { CARDS-COUNT($count) }
news-feet = je hebt verdere handen, de voeten, van { $sizes } kaarten
news-sequences = reeksen van één kleur zijn combinaties
news-no-sequences = er zijn geen reeksen
news-hand-size = je krijgt { CARDS-COUNT($count) }
news-draw = { $count ->
    [1] je trekt één kaart
    *[other] je trekt { COUNT($count) } kaarten
}
news-canastas = om uit te gaan heb je { CANASTAS-COUNT($count) } nodig
news-canastas-of-kinds = om uit te gaan heb je { CANASTAS-COUNT($count) } nodig, waaronder { $kinds }
news-wild-melds = een combinatie mag ook uit alleen wilde kaarten bestaan
news-no-wild-melds = een combinatie mag niet uit alleen wilde kaarten bestaan
news-any-opening = je eerste combinaties mogen elk aantal punten tellen
news-opening = je eerste combinaties moeten { $minimum } tellen
news-match-to = de partij gaat tot { $target }
news-match-to-at-most = { $hands ->
    [1] de partij gaat tot { $target }, hooguit één ronde
    *[other] de partij gaat tot { $target }, hooguit { COUNT($hands) } ronden
}
news-match-hands = { $hands ->
    [1] de partij duurt één ronde
    *[other] de partij duurt { COUNT($hands) } ronden
}
news-nobody-asks = niemand vraagt ‘Mag ik uitgaan?’
news-must-ask = je mag alleen uitgaan als je partner ja zegt
news-may-ask = je mag je partner ‘Mag ik uitgaan?’ vragen
news-no-special-hands = er zijn geen speciale handen
news-special-hands = sommige handen van veertien kaarten leveren meteen punten op
news-packs = er zijn { COUNT($count) } spellen kaarten
news-whole-pile = je pakt de hele stapel
news-part-of-pile = je pakt hooguit { CARDS-COUNT($count) } van de stapel
news-any-wilds = in een combinatie mogen zoveel wilde kaarten als je wilt
news-no-wilds = in geen enkele combinatie mogen wilde kaarten
news-most-wilds = een combinatie mag hooguit { WILDS-COUNT($count) } bevatten
news-more-wilds = in een combinatie mogen meer wilde dan natuurlijke kaarten zitten
news-no-more-wilds = in een combinatie mogen niet meer wilde dan natuurlijke kaarten zitten
news-fewer-wilds = in een combinatie moeten minder wilde dan natuurlijke kaarten zitten
news-bonus-cards = wie zonder de stapel opent, trekt bonuskaarten
news-no-opening-with-pile = niemand opent met de stapel
news-lone-taker = wie het eerst de stapel pakt, speelt alleen
news-against = je speelt tegen { LIST($names) }
news-partner = { $name } is je partner
news-partners = { LIST($names) } zijn je partners
news-pile-never = de stapel wordt nooit gepakt
news-pile-always-frozen = de stapel is altijd bevroren
news-pile-frozen-and-wilds = de stapel is voor jou bevroren tot je iets hebt gelegd, en door wilde kaarten
news-pile-frozen = de stapel is voor jou bevroren tot je iets hebt gelegd
news-only-wilds-freeze = alleen een wilde kaart bevriest de stapel
news-nothing-freezes = de stapel wordt nooit bevroren
news-threes-discarded = rode drieën worden alleen afgelegd
news-threes-never-against = rode drieën tellen nooit tegen je
news-threes-canasta = zonder canasta tellen drieën tegen je
news-threes-canastas = met minder dan { CANASTAS-COUNT($count) } tellen drieën tegen je
news-threes-melded = rode drieën tellen tegen je tot je iets hebt gelegd
news-level = de anderen spelen als { $level }
news-changed = gewijzigd: { $rule }
news-sentence = { $news }.
