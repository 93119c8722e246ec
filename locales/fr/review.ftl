hide-review = Masquer l’analyse
hand-is-on = Cette manche est encore en cours. On pourra l’analyser quand elle sera finie.
no-worker = Ce navigateur ne peut pas réfléchir en arrière-plan : l’analyse s’arrête là.
stop-review = Arrêter
go-on-review = Continuer
win-chance = Chances de gain
this-decision = La décision
decision-back = Décision précédente
decision-on = Décision suivante
no-decision = Pas de décision ici
no-decision-note = Allez à une décision avec les flèches, les repères ou la liste.
next-best = À défaut
two-errors = des chances de gagner la partie ; l’intervalle est de deux erreurs types
lay-step = poser
worst-decisions = Les pires décisions
strokes-of-luck = Coups de chance
at-the-deal = À la donne
no-mistakes = Rien jusqu’ici qui ait coûté plus que le hasard ne pourrait l’expliquer.
what-was-done = Joué
loss = Perte
kind-of-mistake = Type
chances-of-hand = Chances de gain à chaque décision
chances-of-turns = Chances de gain après chaque tour
what-was-known = D’après ce qu’on savait
with-all-cards = Toutes cartes connues
all-cards-later = Toutes cartes connues : à venir
turn-of = Après le tour de
round = Tour

of-decision = {" "}{ $name }, action { $number }
bot-by-thumb = { $name } a joué d’instinct.
on-deals = { $count ->
    [one] sur { $count } donne
   *[other] sur { $count } donnes
}
bot-tried-play = { $thinking ->
    [first] { $play ->
        [drawing] { $name } a essayé de piocher { on-deals }
       *[any] { $name } a essayé ce coup { on-deals }
    }
   *[again] { $play ->
        [drawing] À la réflexion, { $name } essaie de piocher { on-deals }
       *[any] À la réflexion, { $name } essaie ce coup { on-deals }
    }
}
bot-tried-alone = { $dropped ->
    [one] { bot-tried-play }. Dernière autre idée écartée, après { $dropped } donne : { $other }.
   *[other] { bot-tried-play }. Dernière autre idée écartée, après { $dropped } donnes : { $other }.
}
bot-tried-alone-won = { $dropped ->
    [one] { bot-tried-play } : { $won } % de chances de gagner la partie. Dernière autre idée écartée, après { $dropped } donne : { $other }.
   *[other] { bot-tried-play } : { $won } % de chances de gagner la partie. Dernière autre idée écartée, après { $dropped } donnes : { $other }.
}
bot-tried-worse = { bot-tried-play }, où ceci donnait mieux : { $other }. L’instinct a pesé plus lourd.
bot-tried-few = { bot-tried-play } et le préfère. À défaut : { $other }.
bot-tried = { bot-tried-play } : { $won } % de chances de gagner la partie. À défaut : { $other }, { $lost } %.

player-held = { $name } avait en main { CARDS($cards) }.
review-thinking = Réflexion…
next-best-are = À défaut : { $others }.
steps-with-chance = { $steps }, { $chance } %
no-sensible-choice = Il n’y avait pas d’autre choix raisonnable.
by-thumb-steps = D’instinct : { $steps }.
would-do-same = { $adviser ->
    [same] { $play ->
        [drawing] À la réflexion, { $name } piocherait aussi : { $won } % de chances de gagner la partie.
       *[any] À la réflexion, { $name } ferait de même : { $won } % de chances de gagner la partie.
    }
   *[master] { $play ->
        [drawing] Maître aurait pioché aussi : { $won } % de chances de gagner la partie.
       *[any] Maître aurait fait de même : { $won } % de chances de gagner la partie.
    }
}
adviser-prefers = { $adviser ->
    [same] À la réflexion, { $name } préfère : { $steps }, avec { $won } % de chances de gagner la partie
   *[master] Maître conseille : { $steps }, avec { $won } % de chances de gagner la partie
}
adviser-prefers-by-thumb = { $adviser ->
    [same] À la réflexion, { $name } préfère, d’instinct : { $steps }. Le coup joué n’est pas moins bon.
   *[master] Maître conseille, d’instinct : { $steps }. Le coup joué n’est pas moins bon.
}
chance-of-done = { $play ->
    [drawing] piocher : { $chance } %
   *[any] le coup joué : { $chance } %
}

win-percent = { $number }{"\u00A0"}%
percent-gained = +{ $number }{"\u00A0"}%
percent-within = ±{"\u00A0"}{ $number }{"\u00A0"}%
percent-and-within = { $percent } { $within }
as-good-as-search = aussi bien que la recherche
as-good-decisions = { $count ->
    [one] aussi bien que la recherche, { $count } décision
   *[other] aussi bien que la recherche, { $count } décisions
}
lost-in-one-decision = perdus en une décision
lost-a-decision = { $within }, perdus par décision, sur { $count }
no-decision-yet = aucune décision
inaccuracy-name = imprécision
inaccuracies-name = imprécisions
mistake-name = erreur
mistakes-name = erreurs
blunder-name = gaffe
blunders-name = gaffes
from-percent = à partir de { $percent }{"\u00A0"}%
decisions-of = { $who ->
    [you] Vos décisions
   *[other] Décisions : { $who }
}
no-choice-in-hand = Il n’y avait aucun choix dans cette manche.
only-decision-reviewed = La seule décision est analysée.
decisions-reviewed = Les { $count } décisions sont analysées.
decisions-so-far = { $done } décisions sur { $count }
kept-by-newer-page = Une version plus récente de cette page a conservé une analyse avec cette partie. Elle reste telle quelle. Celle-ci n’est pas conservée.
kept-review-damaged = Une partie de l’analyse conservée était endommagée. Elle est refaite.
round-number = Tour { $number }
decision-no-choice = Tour { $number } : il n’y avait pas le choix
decision-was-best = Tour { $number } : le meilleur plan
decision-as-good = Tour { $number } : aussi bien, pour autant qu’on puisse en juger
decision-lost = { $class ->
    [inaccuracy] Tour { $number } : imprécision, { $loss }
    [mistake] Tour { $number } : erreur, { $loss }
   *[blunder] Tour { $number } : gaffe, { $loss }
}
mark-of-decision = Décision, tour { $number }
mark-of-mistake = { $class ->
    [inaccuracy] Imprécision, tour { $number }
    [mistake] Erreur, tour { $number }
   *[blunder] Gaffe, tour { $number }
}
plan-draws = { $form ->
    [done] pioché
   *[advised] piochez
}
plan-takes = { $form ->
    [done] pris la défausse
   *[advised] prenez la défausse
}
plan-takes-with = { $form ->
    [done] pris la défausse avec { $cards }
   *[advised] prenez la défausse avec { $cards }
}
plan-lays = { $form ->
    [done] posé { $cards }
   *[advised] posez { $cards }
}
plan-discards = { $form ->
    [done] défaussé { $card }
   *[advised] défaussez { $card }
}
plan-keeps = { $form ->
    [done] gardé la dernière carte
   *[advised] gardez la dernière carte
}
plan-asks = { $form ->
    [done] demandé à sortir
   *[advised] demandez à sortir
}
plan-then = { $before }, puis { $next }
plan-yes = « Oui »
plan-no = « Non »
take-with-step = prendre la défausse avec
discard-step = défausser
steps-with-loss = { $steps }, { $loss }
review-best-plan = Meilleur plan : { $steps }, { $best } au lieu de { $done }.
luck-dealt = { $who ->
    [you] Les cartes que vous avez reçues
   *[other] Les cartes reçues : { $who }
}
luck-turned-up = Carte retournée : { $cards }
luck-drew = { $who ->
    [you] Vous avez pioché { $cards }
   *[other] { $who } a pioché { $cards }
}
luck-drew-for-three = { $who ->
    [you] Vous avez pioché { $cards } pour un trois
   *[other] { $who } a pioché { $cards } pour un trois
}
luck-was-even = La chance s’est équilibrée dans cette manche.
luck-was-with = La chance était avec cette équipe : { $percent } de chances de gain.
luck-was-against = La chance était contre cette équipe : { $percent } de chances de gain.
marked-card = { $card }, { $mark }
