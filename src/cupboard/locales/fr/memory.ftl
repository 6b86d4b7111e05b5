engine-not-asked = La place { $seat } n’a rien à décider maintenant.
engine-facts-do-not-fit = Ce qui s’est passé et ce qui se trouve sur la table ne vont pas ensemble.
engine-no-hand-at-referee-table = Aucun programme ne peut s’asseoir à une vraie table : il n’a pas de main pour tirer.
