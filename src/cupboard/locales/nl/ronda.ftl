ronda-name = Ronda
ronda-tagline = Tien bekers verbergen twintig bonen. Onthoud waar ze liggen en raak als eerste je eigen bonen kwijt.
ronda-move-help = Typ een getal om die beker op te tillen (4), + om er een eigen boon bij te leggen (+4), = om hem open te laten en de andere af te dekken (=4).
    Typ pass om je beurt te beëindigen.

rule-RONDA-1 = Tien bekers staan goed door elkaar geschoven en omgekeerd in een kring. Onder twee ervan ligt niets, onder de andere liggen twee keer één, twee, drie en vier bonen. In het midden staat de zwarte beker, open en leeg.
rule-RONDA-2 = Jullie beginnen elk met { $beans ->
    [one] één boon
   *[other] { $beans } bonen
 }. In de gedrukte spelregels staan er tien, in de materiaallijst negen; jullie mogen het aantal zelf afspreken.{ $handicap ->
    [yes] { " " }Zoals afgesproken heeft niet iedereen zoveel bonen.
   *[no] { "" }
 }
rule-RONDA-3 = Er wordt geloot wie er begint. Daarna gaat het met de klok mee.
rule-RONDA-4 = In je beurt til je een beker op, kijk je, en til je dan een tweede op. Iedereen mag zien wat eronder ligt.
rule-RONDA-5 = Liggen er niet evenveel bonen onder, dan dek je beide bekers weer af en is je beurt voorbij.
rule-RONDA-6 = Liggen er evenveel bonen onder, dan heb je een paar. Je mag dan bij een van de twee een eigen boon leggen. Ook twee lege bekers zijn een paar.
rule-RONDA-7 = Heb je een boon bijgelegd, dan mag je doorgaan: je dekt een van de twee bekers af, laat de andere open en tilt een nieuwe beker op. Past die bij de open beker, dan mag je weer een boon bijleggen. Anders is je beurt voorbij.
rule-RONDA-8 = Passen: in plaats van door te gaan mag je beide bekers afdekken en je beurt zonder straf beëindigen. Dat mag ook als je bij je paar geen boon hebt gelegd, behalve bij twee volle bekers.
rule-RONDA-9 = Vind je twee bekers met elk { $top } bonen, dan moet je bij een van de twee een boon leggen; passen mag niet. Die { $six } bonen gaan uit de kring: naar de zwarte beker of, als daar nog bonen in liggen, helemaal uit het spel. In de kring blijven een beker met { $top } bonen en een lege beker over, en je beurt is voorbij.
rule-RONDA-10 = Strafboon: liggen er bonen in de zwarte beker en til je twee verschillende bekers op, dan moet je een van die bonen pakken.
rule-RONDA-11 = Wie als eerste de laatste eigen boon kwijt is, wint meteen. Dat geldt ook als die boon met { $top } andere uit de kring gaat.
rule-RONDA-12 = Makkelijk spel, vanaf vijf jaar: na het bijleggen dek je beide bekers af en mag je er twee naar keuze optillen. Nog makkelijker wordt het met hoogstens vier bonen per beker, of als de bonen uit de kring teruggaan in de doos en er geen strafbonen zijn.
rule-RONDA-13 = Tijdens de partij wordt nergens getoond wat er onder een afgedekte beker ligt. Dat moeten jullie zelf onthouden. Na de partij worden alle bekers opgetild. Als er meer mensen meespelen, zijn er alleen tips als je ze vóór de partij hebt toegestaan, en ziet iedereen wie er een krijgt.

ronda-option-beans = Met hoeveel bonen iedereen begint.
ronda-option-fewer-beans = Hoeveel bonen een speler in het begin minder heeft. Een voorsprong voor jongere spelers.
ronda-option-easy = Makkelijk spel: na het bijleggen dek je beide bekers af en mag je er twee naar keuze optillen.
ronda-option-top = Hoeveel bonen er hoogstens onder een beker passen. Bij twee volle bekers gaan de bonen van één daarvan uit de kring. Vier kan alleen in het makkelijke spel.
ronda-option-penalty = Bonen die uit de kring gaan, komen als strafbonen in de zwarte beker. Alleen in het makkelijke spel mag je dat uitzetten.

ronda-preset-standard = Ronda met elk tien bonen
ronda-preset-nine = Ronda met elk negen bonen
ronda-preset-nine-about = De partij duurt iets korter.
ronda-preset-easy = Makkelijk spel
ronda-preset-easy-about = Na het bijleggen dek je beide bekers weer af en mag je er twee naar keuze optillen.
ronda-preset-easy-four = Makkelijk spel, hoogstens vier bonen per beker
ronda-preset-easy-four-about = Het makkelijke spel, en bij twee bekers met vier bonen ruim je er al een af.
ronda-preset-easy-no-penalty = Makkelijk spel zonder strafbonen
ronda-preset-easy-no-penalty-about = Het makkelijke spel, en bonen die uit de kring gaan, komen terug in de doos.
ronda-preset-easiest = Makkelijkste spel: hoogstens vier bonen per beker, geen strafbonen
ronda-preset-easiest-about = Allebei, voor de jongsten.

ronda-picture-cup = beker { $cup }: { $beans }
ronda-picture-covered = alle bekers afgedekt
ronda-picture = { $cups }. Zwarte beker: { $black }. Handen: { $hands }

ronda-fact-begins = { $you ->
    [seat] Jij begint.
   *[none] { $seat } begint.
}
ronda-fact-lifted = { $you ->
    [seat] Je tilt beker { $cup } op: { $beans ->
        [0] er ligt niets onder.
        [one] één boon.
       *[other] { $beans } bonen.
    }
   *[none] { $seat } tilt beker { $cup } op: { $beans ->
        [0] er ligt niets onder.
        [one] één boon.
       *[other] { $beans } bonen.
    }
}
ronda-fact-matched = Een paar!
ronda-fact-missed = { $you ->
    [seat] Niet gelijk! Je dekt beide weer af.
   *[none] Niet gelijk! { $seat } dekt beide weer af.
}
ronda-fact-added = { $you ->
    [seat] Je legt er een boon bij.
   *[none] { $seat } legt er een boon bij.
}
ronda-fact-dissolved = { $place ->
    [black] { $beans } bonen gaan in de zwarte beker.
   *[box] { $beans } bonen gaan uit het spel.
}
ronda-fact-kept = { $you ->
    [seat] Je gaat door.
   *[none] { $seat } gaat door.
}
ronda-fact-passed = { $you ->
    [seat] Je past.
   *[none] { $seat } past.
}
ronda-fact-fined = { $you ->
    [seat] Je pakt een strafboon uit de zwarte beker.
   *[none] { $seat } pakt een strafboon uit de zwarte beker.
}
ronda-fact-won = { $you ->
    [seat] Je bent je laatste boon kwijt en wint!
   *[none] { $seat } is de laatste boon kwijt en wint!
}
ronda-fact-uncovered = Beker { $cup }: { $beans ->
    [0] niets eronder.
    [one] één boon.
   *[other] { $beans } bonen.
}

ronda-move-unreadable = ‘{ $text }’ is geen zet. Typ een beker van 1 t/m 10 (4), +4, =4 of pass.
ronda-no-such-cup = Er is geen beker { $cup }. Kies een nummer van 1 t/m 10.
ronda-add-or-pass = Je hebt een paar. Leg een boon bij een van de twee bekers, of pas.
ronda-full-pair = Onder elk van de twee open bekers liggen { $beans } bonen, meer passen er niet onder. Je moet bij een van de twee een boon leggen; daarna is je beurt voorbij.
ronda-keep-one-first = Kies eerst welke van de twee bekers open blijft, of pas.
ronda-just-covered = Beker { $cup } heb je net afgedekt. Til een andere op.
ronda-already-open = Beker { $cup } staat al open. Til een andere op.
ronda-not-of-the-pair = Beker { $cup } hoort niet bij je paar. Kies een van de twee open bekers.
ronda-one-bean-a-pair = Per paar mag je maar één boon bijleggen. Laat een van de bekers open en ga door, of pas.
ronda-no-pair-to-add-to = Je mag alleen een boon bij een paar leggen. Zoek eerst een paar.
ronda-easy-covers-both = In het makkelijke spel blijft er geen beker open om mee door te gaan. Til gewoon een beker op.
ronda-easy-add-or-pass = In het makkelijke spel blijft er geen beker open om mee door te gaan. Leg een boon bij een van de twee bekers, of pas.
ronda-add-before-going-on = Je mag pas doorgaan als je een boon hebt bijgelegd. Leg er een bij, of pas.
ronda-no-pair-to-go-on-with = Je hebt geen paar openstaan. Til eerst een beker op.
ronda-lift-a-second = Passen kan alleen zolang er een paar open staat. Til nog een beker op.
ronda-lift-first = Je kunt pas passen als je een paar hebt gevonden. Til een beker op.
ronda-top-is-for-easy = Hoogstens { $top } bonen per beker kan alleen in het makkelijke spel.
ronda-no-penalty-is-for-easy = Zonder strafbonen spelen kan alleen in het makkelijke spel.
ronda-position-unreadable = ‘{ $text }’ is geen stelling van Ronda.
ronda-position-turn = De stelling moet zeggen wat er te doen is en, na de loting, voor welke van de { $seats } plaatsen, geteld vanaf 0.
ronda-position-cups = In geen enkele partij liggen deze bonen onder de tien bekers.
ronda-position-middle = In geen enkele partij liggen er zoveel bonen in de zwarte beker of buiten het spel.
ronda-position-hands = De voorraden kloppen niet. Het moeten er { $seats } zijn, vol voor de eerste beurt, en alleen leeg bij wie wint.
ronda-position-beans = Bonen in deze stelling: { $found }. Het moeten er { $total } zijn.
ronda-position-open = De open bekers passen niet bij wat er te doen is.

ronda-outcome-won = { $you ->
    [winner] Je wint!
   *[none] { $names } wint!
}

## Titles of the rules

rule-RONDA-1-title = De kring
rule-RONDA-2-title = Je bonen
rule-RONDA-3-title = Wie begint
rule-RONDA-4-title = Twee bekers optillen
rule-RONDA-5-title = Geen paar
rule-RONDA-6-title = Een paar
rule-RONDA-7-title = Doorgaan
rule-RONDA-8-title = Passen
rule-RONDA-9-title = Twee vijven
rule-RONDA-10-title = Strafbonen
rule-RONDA-11-title = De laatste boon
rule-RONDA-12-title = Het makkelijke spel
rule-RONDA-13-title = Onthouden
