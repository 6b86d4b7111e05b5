engine-not-asked = El jugador { $seat } no tiene nada que decidir ahora.
engine-facts-do-not-fit = Los eventos registrados no concuerdan con la posición.
engine-no-hand-at-referee-table = El ordenador no puede jugar con árbitro, porque las judías son de verdad.
