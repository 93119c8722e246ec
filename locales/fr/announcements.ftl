reader-note = Les lettres sont des commandes, et le point d’interrogation en donne la liste. Si elles restent sans effet, passez votre lecteur d’écran en mode formulaire : en mode navigation, il les garde pour lui.
nobody-melded = Personne n’a posé.
nothing-to-do = Il n’y a rien à faire pour le moment.
taken-back = Annulé.

you-got = Vous avez reçu { LIST($cards) }.
hand-is-empty = { $who ->
    [you] Votre main est vide.
   *[other] { $who } n’a plus de carte en main.
}
hand-read-out = { $who ->
    [you] Votre main, { CARDS-COUNT($count) } : { CARDS($cards) }.
   *[other] { $who } a { CARDS-COUNT($count) } en main : { CARDS($cards) }.
}
selected-cards = Sélection : { CARDS($cards) }.
groups-set-out = Préparé : { CARDS($groups) }.
cards-set-out = Préparé : { CARDS($cards) }. { $points }.
cards-taken-back = Repris : { CARDS($cards) }.
cards-taken-back-of = Repris : { CARDS($cards) }. { $points }.
nothing-selected = Aucune carte n’est sélectionnée.
card-moved = { $card }, { $place } sur { $count }.
others-continue = Les autres joueurs continuent.

melds-of-side = { $side } : { $melds }.
melds-none = rien
pile-read-out = { $pile }.
until-side-opens = { $side ->
    [we] Tant que votre équipe n’a pas ouvert, il faut { COUNT($count) } cartes naturelles de ce rang pour la prendre.
    [they] Tant que votre équipe n’a pas ouvert, il faut { COUNT($count) } cartes naturelles de ce rang pour la prendre.
    [you] Tant que vous n’avez pas ouvert, il faut { COUNT($count) } cartes naturelles de ce rang pour la prendre.
    [player] Avant l’ouverture, il faut à { $side } { COUNT($count) } cartes naturelles de ce rang pour la prendre.
   *[several] Avant l’ouverture, il faut à { $side } { COUNT($count) } cartes naturelles de ce rang pour la prendre.
}
stock-read-out = Pioche, { CARDS-COUNT($count) }.
side-has = { $side ->
    [we] Nous avons { $points }
    [they] Ils ont { $points }
    [you] Vous avez { $points }
    [player] { $side } a { $points }
   *[several] { $side } ont { $points }
}
side-has-next = { $side ->
    [we] nous avons { $points }
    [they] ils ont { $points }
    [you] vous avez { $points }
    [player] { $side } a { $points }
   *[several] { $side } ont { $points }
}
scores-to = { $scores }. Partie en { $target } ; manche { $hand }.
scores-deals = { $scores }. Partie en { $deals } manches ; manche { $hand }.
read-scores-one-hand = { $scores }. Partie en une manche ; manche { $hand }.
side-has-opened = { $side ->
    [we] Nous avons ouvert : il n’y a plus de minimum.
    [they] Ils ont ouvert : il n’y a plus de minimum.
    [you] Vous avez ouvert : il n’y a plus de minimum.
    [player] { $side } a ouvert : il n’y a plus de minimum.
   *[several] { $side } ont ouvert : il n’y a plus de minimum.
}
any-meld-opens = Toute combinaison permet d’ouvrir.
opening-minimum-is = Le minimum d’ouverture est de { $points } points.

button-does = { $word }, { $effect }
you-can = Vous pouvez : { $buttons }.
not-now = Pas maintenant : { $buttons }.
discard-the-card = Défausser { CARDS($card) }
answer-yes-or-no = Répondez oui ou non. Vous avez { $points } points en main.
may-not-go-out = Vous ne pouvez pas sortir à ce tour.
