# El libro de reglas para probar.

learn-chapter-start = Preparación
learn-chapter-turn = Tu turno
learn-chapter-special = Casos especiales
learn-chapter-end = Fin de la partida
learn-chapter-more = Variantes
learn-chapter-tips = Consejos
learn-minute = El juego en un minuto
learn-contents = Índice

learn-done = hecho
learn-choice = Nuestra interpretación
learn-beyond = Añadido nuestro
learn-progress = { $done ->
    [0] { $all } lecciones para probar. Cada una se hace en un momento.
   *[other] { $done } de { $all } lecciones hechas
}
learn-begin = Empezar por la primera lección
learn-go-on = Seguir
learn-anew = Empezar de nuevo
learn-agreed = Reglas:
learn-agreed-all = todas
learn-agreed-table = partida { $code }

learn-lesson-of = { $game }: { $title }
learn-at = Lección { $at } de { $all }
learn-type = Escribir una jugada
learn-read = Leer la regla
learn-show = Enséñame cómo
learn-wrong = ¿Qué no está permitido aquí?
learn-going = Bien. Sigue.
learn-right-title = ¡Correcto!
learn-missed-title = Todavía no
learn-missed = Eso está permitido, pero no es lo que pide la lección.
learn-nothing-lost = «{ $move }» no está permitido, así que en el tablero no ha pasado nada. Prueba otra cosa.
learn-next = Lección siguiente
learn-finished = Era la última lección. ¡A jugar!
learn-repeat = Otra vez
learn-again = Reintentar
learn-small-print = La letra pequeña: todas las reglas con su número
