nim-name = Nim
nim-tagline = Pak een paar bonen van de hoop en let op wie de laatste krijgt.
nim-move-help = Typ hoeveel bonen je pakt, bijvoorbeeld 2.

rule-NIM-1-title = De hoop
rule-NIM-2-title = Beurten
rule-NIM-3-title = Bonen pakken
rule-NIM-4-title = De laatste boon wint
rule-NIM-5-title = De laatste boon verliest
rule-NIM-1 = In het midden ligt een hoop van { $beans } bonen.
rule-NIM-2 = Twee of drie spelers spelen om de beurt. Het toeval bepaalt wie begint.
rule-NIM-3 = Pak in je beurt minstens één boon en hoogstens { $most } bonen.
rule-NIM-4 = De speler die de laatste boon pakt, wint.
rule-NIM-5 = Variant: de speler die de laatste boon pakt, verliest. De anderen winnen samen.

nim-preset-standard = 15 bonen
nim-preset-short = Een kort spel met 9 bonen
nim-preset-last-loses = De laatste boon verliest
nim-option-beans = Bonen in de hoop
nim-option-most = Hoogstens zoveel bonen per beurt
nim-option-last = De speler die de laatste boon pakt
nim-option-last-wins = wint
nim-option-last-loses = verliest

nim-fact-started =
    { $you ->
        [seat] Jij begint.
       *[none] { $seat } begint.
    }
nim-fact-taken =
    { $you ->
        [seat]
            { $beans ->
                [one] Je pakt één boon.
               *[other] Je pakt { $beans } bonen.
            }
       *[none]
            { $beans ->
                [one] { $seat } pakt één boon.
               *[other] { $seat } pakt { $beans } bonen.
            }
    }

nim-too-many = Pak minstens één boon en hoogstens { $most } bonen.
nim-unreadable = ‘{ $text }’ is geen aantal bonen. Typ een getal van 1 tot en met { $most }.
nim-position = Dit is geen stelling van Nim. Schrijf de hoop, de gepakte bonen en wie aan de beurt is, bijvoorbeeld 9 4,2 0.

board-nim-take =
    { $beans ->
        [one] 1 boon pakken
       *[other] { $beans } bonen pakken
    }
board-nim-heap =
    { $beans ->
        [one] Eén boon in de hoop
       *[other] { $beans } bonen in de hoop
    }

nim-view-heap = Bonen in de hoop
nim-view-taken = Gepakte bonen
nim-view-mover = Volgende plaats (de eerste is 0)
