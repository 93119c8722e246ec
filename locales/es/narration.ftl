turn-told = { $who ->
    [you] Tú { $clauses }.
   *[other] { $who } { $clauses }.
}
clause-drew = { $tense ->
    [past] { $who ->
        [you] robaste { DRAWN-CARDS($count) }
       *[other] robó { DRAWN-CARDS($count) }
    }
   *[present] roba { DRAWN-CARDS($count) }
}
clause-drew-threes = { $tense ->
    [past] { $who ->
        [you] robaste { DRAWN-CARDS($count) } y { CARDS($threes) }
       *[other] robó { DRAWN-CARDS($count) } y { CARDS($threes) }
    }
   *[present] roba { DRAWN-CARDS($count) } y { CARDS($threes) }
}
clause-laid = { $tense ->
    [past] { $who ->
        [you] bajaste { CARDS($cards) }
       *[other] bajó { CARDS($cards) }
    }
   *[present] baja { CARDS($cards) }
}
clause-opened = { $tense ->
    [past] { $who ->
        [you] abriste con { CARDS($cards) }
       *[other] abrió con { CARDS($cards) }
    }
   *[present] abre con { CARDS($cards) }
}
clause-laid-count = { $tense ->
    [past] { $who ->
        [you] bajaste { CARDS-COUNT($count) }
       *[other] bajó { CARDS-COUNT($count) }
    }
   *[present] baja { CARDS-COUNT($count) }
}
clause-opened-count = { $tense ->
    [past] { $who ->
        [you] abriste con { CARDS-COUNT($count) }
       *[other] abrió con { CARDS-COUNT($count) }
    }
   *[present] abre con { CARDS-COUNT($count) }
}
clause-added = { $tense ->
    [past] { $who ->
        [you] añadiste { LIST($added) }
       *[other] añadió { LIST($added) }
    }
   *[present] añade { LIST($added) }
}
added-to-meld = { CARDS($cards) } { CARDS($meld, case: "to") }
clause-closed = { $tense ->
    [past] { $who ->
        [you] { $count ->
            [1] completaste una canasta de { LIST($melds) }
           *[other] completaste canastas de { LIST($melds) }
        }
       *[other] { $count ->
            [1] completó una canasta de { LIST($melds) }
           *[other] completó canastas de { LIST($melds) }
        }
    }
   *[present] { $count ->
        [1] completa una canasta de { LIST($melds) }
       *[other] completa canastas de { LIST($melds) }
    }
}
clause-took = { $tense ->
    [past] { $who ->
        [you] te llevaste el pozo de { CARDS-COUNT($count) } con { CARDS($top) } arriba
       *[other] se llevó el pozo de { CARDS-COUNT($count) } con { CARDS($top) } arriba
    }
   *[present] se lleva el pozo de { CARDS-COUNT($count) } con { CARDS($top) } arriba
}
clause-took-brief = { $tense ->
    [past] { $who ->
        [you] te llevaste el pozo de { CARDS-COUNT($count) }
       *[other] se llevó el pozo de { CARDS-COUNT($count) }
    }
   *[present] se lleva el pozo de { CARDS-COUNT($count) }
}
clause-laid-out = { $tense ->
    [past] { $who ->
        [you] pusiste { CARDS($threes) } sobre la mesa
       *[other] puso { CARDS($threes) } sobre la mesa
    }
   *[present] pone { CARDS($threes) } sobre la mesa
}
clause-discarded = { $tense ->
    [past] { $who ->
        [you] descartaste { CARDS($card) }
       *[other] descartó { CARDS($card) }
    }
   *[present] descarta { CARDS($card) }
}
clause-froze = { $tense ->
    [past] { $who ->
        [you] congelaste el pozo
       *[other] congeló el pozo
    }
   *[present] congela el pozo
}
clause-blocked = { $tense ->
    [past] { $who ->
        [you] tapaste el pozo
       *[other] tapó el pozo
    }
   *[present] tapa el pozo
}
clause-foot = { $tense ->
    [past] { $who ->
        [you] tomaste el pie
       *[other] tomó el pie
    }
   *[present] toma el pie
}
clause-foot-threes = { $tense ->
    [past] { $who ->
        [you] tomaste el pie con { CARDS($threes) }
       *[other] tomó el pie con { CARDS($threes) }
    }
   *[present] toma el pie con { CARDS($threes) }
}
clause-bonus = { $tense ->
    [past] { $who ->
        [you] robaste { CARDS-COUNT($count) } por la apertura
       *[other] robó { CARDS-COUNT($count) } por la apertura
    }
   *[present] roba { CARDS-COUNT($count) } por la apertura
}
clause-bonus-threes = { $tense ->
    [past] { $who ->
        [you] robaste { CARDS-COUNT($count) } por la apertura con { CARDS($threes) }
       *[other] robó { CARDS-COUNT($count) } por la apertura con { CARDS($threes) }
    }
   *[present] roba { CARDS-COUNT($count) } por la apertura con { CARDS($threes) }
}
clause-alone = { $tense ->
    [past] { $who ->
        [you] pasaste a jugar en solitario
       *[other] pasó a jugar en solitario
    }
   *[present] pasa a jugar en solitario
}
clause-kept = { $tense ->
    [past] { $who ->
        [you] te quedaste con la última carta
       *[other] se quedó con la última carta
    }
   *[present] se queda con la última carta
}
clause-asked = { $tense ->
    [past] { $who ->
        [you] preguntaste si podías irte
       *[other] preguntó si podía irse
    }
   *[present] pregunta si puede irse
}
clause-said-yes = { $tense ->
    [past] { $who ->
        [you] dijiste que sí
       *[other] dijo que sí
    }
   *[present] dice que sí
}
clause-said-no = { $tense ->
    [past] { $who ->
        [you] dijiste que no
       *[other] dijo que no
    }
   *[present] dice que no
}
clause-went-out = { $tense ->
    [past] { $who ->
        [you] te fuiste
       *[other] se fue
    }
   *[present] se va
}
clause-went-out-concealed = { $tense ->
    [past] { $who ->
        [you] te fuiste con la mano oculta
       *[other] se fue con la mano oculta
    }
   *[present] se va con la mano oculta
}
clause-special = { $tense ->
    [past] { $who ->
        [you] bajaste una mano especial
       *[other] bajó una mano especial
    }
   *[present] baja una mano especial
}
hand-is-dealt = { $who ->
    [you] Se repartió la ronda { $hand }. Empiezas tú.
   *[other] Se repartió la ronda { $hand }. Empieza { $who }.
}
hand-has-other-rules = En esta ronda rigen otras reglas; la página de reglas dice cuáles.
cutter-kept = { $who ->
    [you] Del corte te quedas { CARDS($cards, case: "acc") }.
   *[other] { $who } se queda del corte { CARDS($cards, case: "acc") }.
}
stock-ended-hand = El mazo está vacío: fin de la ronda.
three-ended-hand = La última carta del mazo era un tres: fin de la ronda.

history-round = Vuelta { $count }
was-dealt = Cada jugador recibió { CARDS-COUNT($count) }.
was-dealt-after-cut = Cada jugador recibió { CARDS-COUNT($count) }, y quien cortó, { $cut }.
cutter-kept-nothing = { $who ->
    [you] Del corte no te quedas nada.
   *[other] { $who } no se queda nada del corte.
}
turned-up = Se descubrió: { LIST($cards) }.
deal-laid-out = { $side ->
    [we] Nosotros pusimos { CARDS($threes) } sobre la mesa
    [they] Ellos pusieron { CARDS($threes) } sobre la mesa
    [you] Tú pusiste { CARDS($threes) } sobre la mesa
    [player] { $side } puso { CARDS($threes) } sobre la mesa
   *[several] { $side } pusieron { CARDS($threes) } sobre la mesa
}
deal-laid-out-too = { $side ->
    [we] nosotros { CARDS($threes) }
    [they] ellos { CARDS($threes) }
    [you] tú { CARDS($threes) }
   *[other] { $side } { CARDS($threes) }
}
deal-laid-out-all = { $sides }.
