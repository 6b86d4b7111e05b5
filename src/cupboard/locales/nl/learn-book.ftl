# Het regelboek om uit te proberen.

learn-chapter-start = Voor het spel
learn-chapter-turn = Jouw beurt
learn-chapter-special = Wat er kan gebeuren
learn-chapter-end = Het einde van het spel
learn-chapter-more = Andere manieren om te spelen

learn-try = Probeer het
learn-done = gelukt
learn-choice = Onze keuze:
learn-progress = { $done ->
    [0] { $all } lessen om te proberen. Elke les duurt maar even.
   *[other] { $done } van de { $all } lessen gelukt
}
learn-begin = Met de eerste les beginnen
learn-go-on = Verdergaan
learn-anew = Opnieuw beginnen
learn-agreed = Getoond voor:
learn-agreed-all = alles
learn-agreed-table = tafel { $code }

learn-lesson-of = { $game }: regel { $rule }
learn-at = Les { $at } van { $all }
learn-type = De zet liever typen
learn-read = De regel lezen
learn-show = Laat zien hoe het moet
learn-wrong = Wat mag hier niet?
learn-going = Goed. Ga verder.
learn-right-title = Goed zo!
learn-missed-title = Nog niet helemaal
learn-missed = Dat mag, maar het is niet wat de opdracht vraagt.
learn-nothing-lost = ‘{ $move }’ mag niet, dus er is niets gebeurd op het bord. Probeer iets anders.
learn-next = Volgende les
learn-finished = Dat was de laatste. Speel een spel!
learn-repeat = Nog een keer
learn-again = Opnieuw proberen
