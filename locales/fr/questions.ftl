ask-leave = Quitter ?
yes-leave = Quitter
ask-abandon = Abandonner la partie ?
yes-abandon = Abandonner
ask-same-deal = Rejouer cette donne ?
yes-same-deal = Redistribuer
ask-reset-settings = Réinitialiser tous les réglages ?
yes-reset-settings = Réinitialiser
ask-import-settings = Importer ces réglages ?
yes-import-settings = Importer
ask-open-record = Ouvrir ce relevé ?
ask-open-game = Ouvrir cette partie ?
yes-open = Ouvrir
ask-delete-text = Supprimer ce texte ?
yes-delete-text = Supprimer
is-open-elsewhere = La partie est ouverte dans un autre onglet.
goes-on-elsewhere = La partie continue dans un autre onglet.
ask-take-over = Reprendre ici ?
yes-take-over = Reprendre ici
yes-take-back = La ramener ici
ask-remove-rules = Supprimer les règles « { $name } » ?
yes-remove-rules = Supprimer
ask-replace-rules = Remplacer les règles « { $name } » ?
yes-replace-rules = Remplacer
ask-discard = Défausser { CARDS($card) } ?
yes-discard = Défausser
ask-update = Mettre à jour maintenant ?
yes-update = Mettre à jour
ask-new-match = Commencer une revanche ?
ask-new-game = Distribuer une nouvelle partie ?
yes-deal = Distribuer

keep-playing = Continuer à jouer
no-not-now = Pas maintenant
play-apart = Jouer à part
keep-settings = Garder les miens
keep-it = Garder
keep-them = Les garder

loss-leave-kept = Votre partie est conservée sur cet appareil. Elle reprendra ici à votre retour.
loss-leave = Ce navigateur ne conserve pas la partie : elle est perdue si vous quittez. « { files } » l’enregistre dans un fichier.
loss-same-deal = Comme vous connaissez les cartes, la nouvelle partie compte comme entraînement.
loss-reset-settings = Tous les réglages, touches comprises, retrouvent leurs valeurs par défaut.
loss-import-settings = Ils remplacent vos réglages actuels.
loss-delete-text = Il est supprimé définitivement de cet appareil. Téléchargez-le d’abord si vous pouvez en avoir besoin.
loss-open-elsewhere = Un seul onglet peut l’enregistrer. Si vous la reprenez ici, elle continue dans cet onglet telle qu’elle est. Si vous jouez à part, elle reste dans l’autre.
loss-taken-over = Elle a été enregistrée et reprise là-bas. Cet onglet ne l’enregistre plus.
loss-taken-over-unsaved = Elle a été reprise là-bas dans son dernier état enregistré. Cet onglet n’a pas pu enregistrer ses derniers coups et les envoie à la bibliothèque, qui les propose.
loss-take-over = La partie enregistrée vient dans cet onglet.
loss-remove-rules = Elles sont supprimées de cet appareil.
loss-replace-rules = Les règles enregistrées sous ce nom sont perdues.
loss-update = Ce navigateur n’enregistre pas la partie pour cette page.
loss-elsewhere = Une partie commencée dans un autre onglet est enregistrée sur cet appareil ; une nouvelle la remplace. Pour continuer cette partie-là, rechargez cette page.
loss-game = { $fate ->
    [stays] La partie en cours (manche { $hand }, { $scores }) reste dans la bibliothèque.
    [not-kept] La partie en cours (manche { $hand }, { $scores }) n’est pas conservée, car vous n’y avez pas joué.
    [on-its-way] La partie en cours (manche { $hand }, { $scores }) est en route vers la bibliothèque.
    [goes-first] La partie en cours (manche { $hand }, { $scores }) va d’abord dans la bibliothèque.
   *[lost] La partie en cours (manche { $hand }, { $scores }) est perdue, sauf si vous l’enregistrez dans un fichier : la bibliothèque n’a pas pu la conserver.
}
when-you-deal = { $fate ->
    [stays] Si vous distribuez, la partie en cours reste dans la bibliothèque.
    [not-kept] Si vous distribuez, la partie en cours n’est pas conservée, car vous n’y avez pas joué.
    [on-its-way] Si vous distribuez, la partie en cours est en route vers la bibliothèque.
    [goes-first] Si vous distribuez, la partie en cours va d’abord dans la bibliothèque.
   *[lost] Si vous distribuez, la partie en cours est perdue, sauf si vous l’enregistrez dans un fichier : la bibliothèque n’a pas pu la conserver.
}

risk-wild = C’est un passe-partout.
risk-wild-frozen = C’est un passe-partout, et la défausse est déjà gelée.
risk-wild-freezes = C’est un passe-partout, et il gèle la défausse.
risk-gives-pile = { $name } peut prendre { CARDS-COUNT($count) }, celle-ci comprise.
risk-groups = Les groupes que vous avez préparés ne sont pas encore posés, et défausser termine votre tour.
