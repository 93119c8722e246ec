send = Envoyer…
send-note = Cette partie sous forme de lien
send-title = Envoyer
send-later = Une partie peut être envoyée dès qu’une de ses manches est finie.
your-name = Votre nom
name-note = Il figure dans ce que vous envoyez, à la place de « Vous ».
the-game = Cette partie
game-note = Toutes les actions, à regarder. Une partie entière donne un long lien, que certaines messageries coupent : envoyez-y son relevé sous forme de fichier.
keep = Garder cette partie
keep-note = Elle va dans la bibliothèque de cet appareil.
keep-button = Dans la bibliothèque

link-refused = Ce lien ne peut pas être ouvert
link-refused-kept = Rien n’a été modifié sur cet appareil.
link-none = Ce texte ne contient aucun lien vers des cartes ou une partie.
link-damaged = Ce lien a une lettre fausse, manquante ou en trop. Copiez encore une fois le lien entier, ou redemandez-le.
link-newer = Ce lien vient d’une version plus récente du jeu. Mettez le jeu à jour, puis ouvrez le lien de nouveau.
link-impossible = Les règles de ce lien sont impossibles. { $why }
link-unplayable = La manche { $hand } de ce lien enfreint les règles.

no-link-position = Une partie qui a commencé dans une position n’a pas de lien. Envoyez son relevé sous forme de fichier.
no-link-long = Cette partie est trop longue pour un lien. Envoyez son relevé sous forme de fichier.
no-link = Cette partie n’a pas de lien. Envoyez son relevé sous forme de fichier.

the-cards = Ces cartes
cards-note = La même manche pour quelqu’un d’autre, contre les mêmes joueurs. Votre résultat figure dans le lien et s’affiche après le sien. Il est emballé, pas secret.
cards-note-later = La même manche pour quelqu’un d’autre, comme première manche d’une partie. Le lien ne contient pas de résultat.
send-back = Renvoyer
send-back-note = Les mêmes cartes avec votre résultat.

deal-title = Jouer ces cartes ?
sent-hands = { $hands ->
    [one] { $sender } vous a envoyé une manche : { $game }.
   *[other] { $sender } vous a envoyé { COUNT($hands, gender: "f") } manches : { $game }.
}
sent-match = { $sender } vous a envoyé une partie : { $game }.
result-after = { $sender } a joué ces cartes. Ce résultat s’affiche une fois que vous avez joué.
unknown-bot = L’un des joueurs est un bot que cette version ne connaît pas. { $level } joue à sa place : les résultats en disent moins.
play-it = Jouer

compare = Résultat
results-title = Les mêmes cartes
compared-more = { $points ->
    [one] Par rapport à { $sender }, vous avez fait { $points } point de plus.
   *[other] Par rapport à { $sender }, vous avez fait { $points } points de plus.
}
compared-less = { $points ->
    [one] Par rapport à { $sender }, vous avez fait { $points } point de moins.
   *[other] Par rapport à { $sender }, vous avez fait { $points } points de moins.
}
compared-equal = Par rapport à { $sender }, vous avez fait autant de points.
result-packed = L’autre résultat vient du lien. Il est emballé, pas secret, et rien ne montre s’il a été modifié.

qr = Code QR
qr-label = Code QR du lien
qr-too-long = Le lien est trop long pour un code QR.
game-from-link = venue d’un lien
