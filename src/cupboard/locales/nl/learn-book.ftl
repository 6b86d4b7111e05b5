# Het regelboek om uit te proberen.

learn-chapter-start = Voorbereiding
learn-chapter-turn = Jouw beurt
learn-chapter-special = Bijzondere gevallen
learn-chapter-end = Het einde van het spel
learn-chapter-more = Varianten
learn-chapter-tips = Tips
learn-minute = Het spel in één minuut
learn-contents = Inhoud

learn-done = gelukt
learn-choice = Onze uitleg
learn-beyond = Onze toevoeging
learn-progress = { $done ->
    [0] { $all } lessen om te proberen. Elke les duurt maar even.
   *[other] { $done } van de { $all } lessen gelukt
}
learn-begin = Beginnen met de eerste les
learn-go-on = Verder
learn-anew = Opnieuw beginnen
learn-agreed = Geldt voor:
learn-agreed-all = alles
learn-agreed-table = partij { $code }

learn-lesson-of = { $game }: { $title }
learn-at = Les { $at } van { $all }
learn-type = Zet typen
learn-read = Regel lezen
learn-show = Voordoen
learn-wrong = Wat mag hier niet?
learn-going = Goed. Ga verder.
learn-right-title = Goed zo!
learn-missed-title = Nog niet helemaal
learn-missed = Dat mag, maar het is nog niet wat deze les vraagt.
learn-nothing-lost = ‘{ $move }’ mag hier niet. Op het bord is niets veranderd. Probeer iets anders.
learn-next = Volgende les
learn-finished = Dat was de laatste les. Nu kun je een partij spelen!
learn-repeat = Nog een keer
learn-again = Opnieuw proberen
learn-small-print = De kleine lettertjes: alle regels met hun nummer
