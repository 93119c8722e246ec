done-by-you = vous
done-here = fait
copy-position = Copier la position comme scénario
ok = OK
dismiss = Fermer
update-now = Mettre à jour
later = Plus tard
install = Installer le jeu
no-thanks = Non merci
paused = En pause.
paused-others = En pause : les autres joueurs attendront après votre tour.
draw-or-take = Piochez, ou prenez la défausse.
take-or-end = Prenez la défausse, ou terminez la manche.
must-take = Vous devez prendre la défausse.
must-end = La pioche est vide : terminez la manche.
must-draw = À vous : piochez.
meld-or-discard = Posez, ou choisissez une carte à défausser.
scores = Scores
hint = Indice
thinking-about-hint = Recherche d’un indice…
show-it = Montrer
open-hand = Main ouverte
open-hand-and-foot = Main et pied ouverts
no-melds = Aucune combinaison
kind-natural = Pure
kind-sequence = Séquence
all-news = Toutes les nouveautés
first-canasta = La première canasta !
lay-special-hand = Poser une main spéciale
kind-wild = Passe-partout
kind-mixed = Impure
stock-and-pile = Pioche et défausse
pile-is = Défausse { $number }
lie-face-down = { $count ->
    [1] 1 cachée
   *[other] { $count } cachées
}
empty = vide
opening = Ouverture
may-i-go-out = « Puis-je sortir ? »
yes = Oui
no = Non
said-yes = oui
said-no = non
no-tips-note = Ferme tous les conseils. On les retrouve dans le menu.
warn-me = M’avertir
score = Score
practice = entraînement
practice-note = Cette partie compte comme entraînement : ses cartes étaient connues ou choisies, ou l’annulation était illimitée
resume = Continuer
pause = Pause
faster = Plus vite
on-to-next-hand = À la manche suivante
you-rest = Vous vous reposez dans cette manche. Votre équipe joue sans vous, et vous voyez ce que tout le monde voit.
what-happened = Que s’est-il passé ?
back-to-game = Retour au jeu
next-step = Étape suivante
plays-now = joue…
is-thinking = réfléchit…
one-step = Une étape
end-the-hand = Terminer la manche
draw = Piocher
stock-is-empty = la pioche est vide
lay = Poser
lay-the-opening = Poser l’ouverture
lay-all = Poser tous les groupes
choose-where = choisir où…
take-all-back = Tout reprendre
and-go-out = et sortir
ends-turn = termine votre tour
freezes-pile = gèle la défausse
blocks-pile = bloque la défausse
keep-card = Garder la dernière carte
ask = Puis-je sortir ?
answer-binds = la réponse vous engage
pause-others = Mettre les autres en pause
mouse-offer = Sélection à la souris
let-click-add = Chaque clic ajoute
keep-mouse = Ne rien changer
pile-frozen-hint = Défausse gelée : il faut des cartes naturelles de la main, du rang de la carte du dessus, pour la prendre
pile-blocked-hint = Défausse : on ne peut pas la prendre avec un passe-partout ou un trois sur le dessus
sound-question = Jouer avec le son ?
sound-yes = Avec le son
sound-no = Sans le son
to-hand = Aller à la main
discards-hint = Défausse. Déposez une carte ici pour la défausser
pile-hint = Défausse. Cliquez pour la prendre au lieu de piocher ; déposez une carte ici pour la défausser
last-round = Depuis votre dernier tour, dans l’ordre du jeu
last-turns = Le dernier tour de chaque joueur, dans l’ordre du jeu
took = pris
laid = posé
discarded = défaussé
turn-out = sortie
turn-end = fin
turn-kept = gardée
your-partner = partenaire
opponent = adversaire
you-are-next = À vous ensuite.
your-turn = À vous
not-opened = Pas ouvert
sound-is-on = Le son est activé
sound-is-off = Le son est coupé

stock-hint = Pioche : { CARDS-COUNT($count) }, face cachée
stock-hint-draw = Pioche : { CARDS-COUNT($count) }, face cachée. Cliquez pour piocher
stock-hint-empty = La pioche est vide
stock-hint-end = La pioche est vide. Cliquez pour terminer la manche
stock-label = Pioche, { CARDS-COUNT($count) }
stock-label-draw = Pioche, { CARDS-COUNT($count) }. Piocher
stock-label-empty = Pioche vide
stock-label-end = Pioche vide. Terminer la manche
points-hint = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-and-more = { $points } ; encore { $more } pour une canasta
meld-label-threes = { $meld } : { CARDS-COUNT($count) }
meld-label = { $wilds ->
    [0] { $meld } : { CARDS-COUNT($count) }, encore { $more } pour une canasta
   *[other] { $meld } : { CARDS-COUNT($count) }, dont { $wilds } passe-partout, encore { $more } pour une canasta
}
meld-label-natural = { $meld } : canasta pure { CARDS-COUNT($count, case: "of") }
meld-label-mixed = { $wilds ->
    [0] { $meld } : canasta impure { CARDS-COUNT($count, case: "of") }
   *[other] { $meld } : canasta impure { CARDS-COUNT($count, case: "of") }, dont { $wilds } passe-partout
}
meld-label-complete = { $meld } : complète
meld-label-wild = { $meld } : canasta { CARDS-COUNT($count, case: "of") }
pile-label-empty = Défausse vide
pile-label-face-down = { $pile }. Dessous, cachées : { CARDS-COUNT($count) }
pile-label = { $state ->
    [open] Défausse, { CARDS-COUNT($count) }, dessus : { $top }
    [frozen] Défausse, { CARDS-COUNT($count) }, dessus : { $top }, gelée
    [blocked] Défausse, { CARDS-COUNT($count) }, dessus : { $top }, bloquée jusqu’à la prochaine carte
   *[covered] Défausse, { CARDS-COUNT($count) }, dessus : { $top }, gelée jusqu’à la prochaine carte
}
pile-discard-here = { $pile }. Défausser ici
pile-take-it = { $pile }. Prendre la défausse
pile-turned-up = { $state ->
    [open] La défausse : { $top }.
    [frozen] La défausse : { $top }, gelée.
    [blocked] La défausse : { $top }, bloquée jusqu’à la prochaine carte.
   *[covered] La défausse : { $top }, gelée jusqu’à la prochaine carte.
}
banner-pile-frozen = Défausse gelée
banner-blocked = Bloquée
banner-frozen = Gelée
until-covered = jusqu’à la prochaine carte
until-covered-stays = jusqu’à la prochaine carte ; ensuite elle reste gelée
points-laid = { $points } posés
threes-count = { $threes ->
    [red] { $count } trois { $count ->
        [one] rouge
       *[other] rouges
    }
   *[any] { $count } trois
}
threes = Les trois
how-many-more = {" "}· encore { $more }
staged-label = Ouverture préparée, { $points }

goal-deals = manche { $hand } sur { $deals }
goal-target = en { $target }, manche { $hand }
goal-one-hand = une manche, manche { $hand }
feet-alone = { $count ->
    [1] Pied { $sizes }
   *[other] Pieds { $sizes }
}
feet-of = { $count ->
    [1] Pied : { $feet }
   *[other] Pieds : { $feet }
}
foot-of = { $name } { $sizes }
seat-label = { $name }, { CARDS-COUNT($count) }
seat-label-partner = { $name }, partenaire, { CARDS-COUNT($count) }
known-to-hold = En main à coup sûr : { CARDS($cards) }
own-hand-label = { $who ->
    [you] Votre main, { CARDS-COUNT($count) }
   *[other] Main : { $who }, { CARDS-COUNT($count) }
}
own-area = { $who ->
    [you] Votre côté
   *[other] Côté : { $who }
}
rests = { $who ->
    [you] Vous vous reposez
   *[other] { $who } se repose
}

addressed = { $name }, { $prompt }
partner-asks = { $name } demande : { $question } Vous avez { $points } points en main.
partner-said-yes = { $name } a dit { $answer } : vous devez sortir à ce tour.
partner-said-no = { $name } a dit { $answer } : vous ne pouvez pas sortir à ce tour.
curtain-turn = À { $name } de jouer
pass-the-device = Passez l’appareil à { $name }. D’ici là, toutes les mains sont cachées.
i-am = Je suis { $name }
goes-on = { $words }…
day-result = Résultat
