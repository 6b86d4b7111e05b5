board-kala-label = Coupelles
board-kala-task = Choisissez un chemin pour vos haricots
board-kala-task-bonus = Coup supplémentaire : choisissez un chemin pour les haricots de votre coupelle
board-kala-cell = { $cell } : { $beans ->
    [0] vide
    [one] { $beans } haricot
   *[other] { $beans } haricots
 }
board-kala-cup = { $cell } : { $you ->
    [seat] votre coupelle
   *[none] coupelle ({ $name })
}, { $beans ->
    [0] vide
    [one] { $beans } haricot
   *[other] { $beans } haricots
 } ; dessous { $covered ->
    [0] rien
    [one] { $covered } haricot
   *[other] { $covered } haricots
 }
board-kala-hinted = Indice, haricot { $bean } : { $told }
board-kala-store = { $you ->
    [seat] Votre réserve
   *[none] Réserve ({ $name })
} : { $beans ->
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
board-kala-ask-path = { $beans } haricots à semer. Touchez les coupelles du chemin, ou seulement la dernière.
board-kala-ask-which = Par où passer ? Touchez une coupelle du chemin.
board-kala-ask-harvest = Récolter la coupelle { $cell } ?
board-kala-ask-landing = Où poser votre coupelle ?
board-kala-harvest = Récolter
board-kala-leave = Ne pas récolter
board-kala-back = Retour
board-kala-look = Regardez la coupelle { $places }.
board-kala-plan = Semer { $beans } haricots jusqu’en { $cell } ?
board-kala-plan-moves = Votre coupelle va ensuite en { $cell }.
board-kala-plan-crosses = La coupelle adverse ({ $name }) reçoit un des haricots.
board-kala-sow = Semer
board-kala-beans = { $n ->
    [one] { $n } haricot
   *[other] { $n } haricots
}
board-kala-stake = gardez 4 haricots à semer
board-kala-compass = Directions pour saisir un coup

kala-ending-ended = { $you ->
    [seat] Il vous restait moins de 4 haricots à semer.
   *[none] Il restait à { $seat } moins de 4 haricots à semer.
}
