# El libro de reglas para probar.

learn-chapter-start = Antes de jugar
learn-chapter-turn = Tu turno
learn-chapter-special = Lo que puede pasar
learn-chapter-end = El final de la partida
learn-chapter-more = Otras formas de jugar

learn-try = Pruébalo
learn-done = hecho
learn-choice = Nuestra elección:
learn-progress = { $done ->
    [0] { $all } lecciones para probar. Cada una lleva un momento.
   *[other] { $done } de { $all } lecciones hechas
}
learn-begin = Empezar por la primera lección
learn-go-on = Seguir
learn-anew = Empezar de nuevo
learn-agreed = Se muestra para:
learn-agreed-all = todo
learn-agreed-table = la mesa { $code }

learn-lesson-of = { $game }: regla { $rule }
learn-at = Lección { $at } de { $all }
learn-type = Escribir la jugada
learn-read = Leer la regla
learn-show = Enséñame cómo
learn-wrong = ¿Qué no se permite aquí?
learn-going = Bien. Sigue.
learn-right-title = ¡Correcto!
learn-missed-title = Todavía no
learn-missed = Eso está permitido, pero no es lo que pide la tarea.
learn-nothing-lost = «{ $move }» no está permitido, así que en el tablero no ha pasado nada. Prueba otra cosa.
learn-next = Lección siguiente
learn-finished = Era la última. ¡A jugar!
learn-repeat = Otra vez
learn-again = Intentarlo de nuevo
