## Le plateau de Kala dans le navigateur.

board-kala-label = Bols
board-kala-task = choisissez un chemin pour vos haricots
board-kala-task-bonus = coup supplémentaire : choisissez un chemin pour les haricots de votre bol
board-kala-cell = { $cell } : { $beans ->
    [0] vide
    [one] { $beans } haricot
   *[other] { $beans } haricots
 }
board-kala-cup = { $cell } : le bol de { $name }, { $beans ->
    [0] vide
    [one] { $beans } haricot
   *[other] { $beans } haricots
 } ; dessous { $covered ->
    [0] rien
    [one] { $covered } haricot
   *[other] { $covered } haricots
 }
board-kala-hinted = Conseil, haricot { $bean } : { $told }
board-kala-store = Réserve de { $name } : { $beans ->
    [0] vide
    [one] { $beans } haricot
   *[other] { $beans } haricots
 }
board-kala-bank-name = Grenier
board-kala-bank = Grenier : { $beans ->
    [0] vide
    [one] { $beans } haricot
   *[other] { $beans } haricots
 }{ $open ->
    [yes] , ouvert
   *[no] {""}
 }
board-kala-ask-path = { $beans } haricots à semer : touchez un bol après l’autre, ou tout de suite le dernier.
board-kala-ask-which = Par où ? Touchez un bol du chemin.
board-kala-ask-harvest = Récolter le bol en { $cell } ?
board-kala-ask-landing = Où poser votre bol ?
board-kala-harvest = Récolter
board-kala-leave = Laisser
board-kala-back = Retour
board-kala-look = Regardez le bol { $places }.
