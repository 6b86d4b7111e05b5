engine-not-asked = Le joueur { $seat } n’a rien à décider maintenant.
engine-facts-do-not-fit = Les événements enregistrés ne correspondent pas à la position.
engine-no-hand-at-referee-table = L’ordinateur ne peut pas jouer avec un arbitre, car il ne peut pas lancer de vrais haricots.
