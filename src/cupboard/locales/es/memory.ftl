engine-not-asked = El puesto { $seat } no tiene nada que decidir ahora.
engine-facts-do-not-fit = Lo que ha ocurrido y lo que hay en la mesa no concuerdan.
engine-no-hand-at-referee-table = Ningún programa puede sentarse a una mesa de verdad: no tiene mano para tirar.
