ronda-name = Ronda
ronda-tagline = Zehn Schalen verbergen zwanzig Bohnen. Merk dir, wo sie liegen, und werde deine eigenen schneller los als die anderen.
ronda-move-help = Eine Zahl hebt diese Schale an (4), + legt eine eigene Bohne dazu (+4), = lässt sie offen und deckt die andere zu (=4).
    Mit pass endet dein Zug.

rule-RONDA-1 = Zehn Schalen stehen gut gemischt und umgedreht im Kreis. Unter zweien liegt nichts, unter je zwei weiteren liegen eine, zwei, drei und vier Bohnen. In der Mitte steht die schwarze Schale, offen und leer.
rule-RONDA-2 = Ihr beginnt mit je { $beans ->
    [one] einer Bohne
   *[other] { $beans } Bohnen
 }. In den gedruckten Regeln stehen zehn, in ihrer Materialliste neun. Ihr dürft also auch eine andere Zahl vereinbaren.{ $handicap ->
    [yes] { " " }Wie vereinbart, haben hier nicht alle so viele Bohnen.
   *[no] { "" }
 }
rule-RONDA-3 = Ausgelost wird, wer beginnt. Danach geht es im Uhrzeigersinn weiter.
rule-RONDA-4 = In deinem Zug hebst du eine Schale an, schaust hin und hebst dann eine zweite an. Alle dürfen sehen, was darunter liegt.
rule-RONDA-5 = Liegen unter den beiden Schalen verschieden viele Bohnen, deckst du beide wieder zu, und dein Zug ist vorbei.
rule-RONDA-6 = Liegen unter beiden gleich viele, hast du ein Paar und darfst eine eigene Bohne dazulegen, egal bei welcher. Auch zwei leere Schalen sind ein Paar.
rule-RONDA-7 = Hast du eine Bohne abgelegt, darfst du weiterspielen: Du deckst eine der beiden Schalen zu, lässt die andere offen und hebst eine neue an. Passt sie zur offenen, darfst du wieder eine Bohne ablegen. Sonst ist dein Zug vorbei.
rule-RONDA-8 = Passen: Statt weiterzuspielen, darfst du beide Schalen zudecken und deinen Zug ohne Strafe beenden. Das geht auch, wenn du zu deinem Paar keine Bohne gelegt hast, nur nicht bei zwei vollen Schalen.
rule-RONDA-9 = Findest du zwei Schalen mit je { $top } Bohnen, musst du zu einer davon eine Bohne legen. Passen darfst du nicht. Diese { $six } Bohnen räumst du ab: Sie kommen in die schwarze Schale oder, wenn dort noch Bohnen liegen, ganz aus dem Spiel. Im Kreis bleiben eine Schale mit { $top } Bohnen und eine leere, und dein Zug ist vorbei.
rule-RONDA-10 = Strafbohne: Solange in der schwarzen Schale Bohnen liegen, musst du eine davon nehmen, wenn deine beiden Schalen kein Paar sind.
rule-RONDA-11 = Wer zuerst die letzte eigene Bohne ablegt, gewinnt sofort. Das gilt auch, wenn sie mit { $top } anderen den Kreis verlässt.
rule-RONDA-12 = Einfaches Spiel ab fünf Jahren: Nach dem Ablegen deckst du beide Schalen zu und darfst zwei beliebige anheben. Noch leichter wird es, wenn ihr schon bei zwei Vierern abräumt oder wenn abgeräumte Bohnen in die Schachtel kommen und es keine Strafbohnen gibt.
rule-RONDA-13 = Während der Partie wird nirgends angezeigt, was unter einer zugedeckten Schale liegt. Das müsst ihr euch selbst merken. Nach der Partie werden alle Schalen aufgedeckt. Spielen mehrere Menschen mit, gibt es Tipps nur, wenn sie vor der Partie erlaubt wurden, und alle sehen, wer sich einen holt.

ronda-option-beans = Mit wie vielen Bohnen alle beginnen.
ronda-option-fewer-beans = Wie viele Bohnen jemand am Anfang weniger hat. Ein Vorsprung für die Jüngeren.
ronda-option-easy = Einfaches Spiel: Nach dem Ablegen deckst du beide Schalen zu und darfst zwei beliebige anheben.
ronda-option-top = Wie viele Bohnen unter eine Schale passen. Bei zwei so vollen Schalen wird eine abgeräumt. Vier gibt es nur im einfachen Spiel.
ronda-option-penalty = Abgeräumte Bohnen kommen als Strafbohnen in die schwarze Schale. Nur im einfachen Spiel darfst du das abschalten.

ronda-preset-standard = Ronda mit je zehn Bohnen
ronda-preset-nine = Ronda mit je neun Bohnen
ronda-preset-nine-about = Die Partie wird etwas kürzer.
ronda-preset-easy = Einfaches Spiel
ronda-preset-easy-about = Nach dem Ablegen deckst du beide Schalen wieder zu und darfst zwei beliebige anheben.
ronda-preset-easy-four = Einfaches Spiel, höchstens vier Bohnen pro Schale
ronda-preset-easy-four-about = Das einfache Spiel, und ihr räumt schon bei zwei Vierern ab.
ronda-preset-easy-no-penalty = Einfaches Spiel ohne Strafbohnen
ronda-preset-easy-no-penalty-about = Das einfache Spiel, und abgeräumte Bohnen kommen in die Schachtel.
ronda-preset-easiest = Einfachstes Spiel: höchstens vier Bohnen pro Schale, keine Strafbohnen
ronda-preset-easiest-about = Beides zusammen, für die Jüngsten.

ronda-picture-cup = Schale { $cup }: { $beans }
ronda-picture-covered = alle Schalen zugedeckt
ronda-picture = { $cups }. Schwarze Schale: { $black }. Hände: { $hands }

ronda-fact-begins = { $you ->
    [seat] Du beginnst.
   *[none] { $seat } beginnt.
}
ronda-fact-lifted = { $you ->
    [seat] Du hebst Schale { $cup } an: { $beans ->
        [0] nichts darunter.
        [one] eine Bohne.
       *[other] { $beans } Bohnen.
    }
   *[none] { $seat } hebt Schale { $cup } an: { $beans ->
        [0] nichts darunter.
        [one] eine Bohne.
       *[other] { $beans } Bohnen.
    }
}
ronda-fact-matched = Ein Paar!
ronda-fact-missed = { $you ->
    [seat] Verschieden! Du deckst beide wieder zu.
   *[none] Verschieden! { $seat } deckt beide wieder zu.
}
ronda-fact-added = { $you ->
    [seat] Du legst eine Bohne dazu.
   *[none] { $seat } legt eine Bohne dazu.
}
ronda-fact-dissolved = { $place ->
    [black] { $beans } Bohnen wandern in die schwarze Schale.
   *[box] { $beans } Bohnen kommen aus dem Spiel.
}
ronda-fact-kept = { $you ->
    [seat] Du spielst weiter.
   *[none] { $seat } spielt weiter.
}
ronda-fact-passed = { $you ->
    [seat] Du passt.
   *[none] { $seat } passt.
}
ronda-fact-fined = { $you ->
    [seat] Du nimmst eine Strafbohne aus der schwarzen Schale.
   *[none] { $seat } nimmt eine Strafbohne aus der schwarzen Schale.
}
ronda-fact-won = { $you ->
    [seat] Du hast deine letzte Bohne abgelegt und gewinnst!
   *[none] { $seat } hat die letzte Bohne abgelegt und gewinnt!
}
ronda-fact-uncovered = Schale { $cup }: { $beans ->
    [0] nichts darunter.
    [one] eine Bohne.
   *[other] { $beans } Bohnen.
}

ronda-move-unreadable = „{ $text }“ ist kein Zug. Gib eine Schale von 1 bis 10 (4), +4, =4 oder pass ein.
ronda-no-such-cup = Eine Schale { $cup } gibt es nicht. Wähle eine Nummer von 1 bis 10.
ronda-add-or-pass = Du hast ein Paar. Leg zu einer der beiden Schalen eine Bohne oder passe.
ronda-full-pair = Unter beiden offenen Schalen liegen je { $beans } Bohnen. Mehr passen nicht darunter. Du musst zu einer der beiden eine Bohne legen, und dein Zug ist dann vorbei.
ronda-keep-one-first = Wähle zuerst, welche der beiden Schalen offen bleibt, oder passe.
ronda-just-covered = Schale { $cup } hast du gerade erst zugedeckt. Heb eine andere an.
ronda-already-open = Schale { $cup } ist schon offen. Heb eine andere an.
ronda-not-of-the-pair = Schale { $cup } gehört nicht zu deinem Paar. Wähle eine der beiden offenen.
ronda-one-bean-a-pair = Pro Paar darfst du nur eine Bohne ablegen. Lass eine der beiden Schalen offen und spiel weiter, oder passe.
ronda-no-pair-to-add-to = Eine Bohne darfst du nur zu einem Paar legen. Finde zuerst eines.
ronda-easy-covers-both = Im einfachen Spiel bleibt zum Weiterspielen keine Schale offen. Heb einfach eine Schale an.
ronda-easy-add-or-pass = Im einfachen Spiel bleibt zum Weiterspielen keine Schale offen. Leg zu einer der beiden Schalen eine Bohne oder passe.
ronda-add-before-going-on = Weiterspielen darfst du erst, wenn du eine Bohne dazugelegt hast. Leg eine dazu oder passe.
ronda-no-pair-to-go-on-with = Du hast kein offenes Paar. Heb zuerst eine Schale an.
ronda-lift-a-second = Passen kannst du nur, solange ein Paar offen ist. Heb noch eine Schale an.
ronda-lift-first = Passen kannst du erst, wenn du ein Paar gefunden hast. Heb eine Schale an.
ronda-top-is-for-easy = Höchstens { $top } Bohnen pro Schale gibt es nur im einfachen Spiel.
ronda-no-penalty-is-for-easy = Ohne Strafbohnen könnt ihr nur im einfachen Spiel spielen.
ronda-position-unreadable = „{ $text }“ ist keine Stellung von Ronda.
ronda-position-turn = Die Stellung muss sagen, was ansteht, und nach dem Los auch, für welchen der { $seats } Plätze, gezählt ab 0.
ronda-position-cups = Diese Bohnenzahlen können unter den zehn Schalen nicht vorkommen.
ronda-position-middle = So viele Bohnen können nicht in der schwarzen Schale oder aus dem Spiel sein.
ronda-position-hands = Die Vorräte passen nicht. Es müssen { $seats } sein, voll vor dem ersten Zug und leer nur bei der Person, die gewonnen hat.
ronda-position-beans = Bohnen in dieser Stellung: { $found }. Es müssen { $total } sein.
ronda-position-open = Die offenen Schalen passen nicht zu dem, was ansteht.

ronda-outcome-won = { $you ->
    [winner] Du gewinnst!
   *[none] { $names } gewinnt!
}

## Titles of the rules

rule-RONDA-1-title = Der Kreis
rule-RONDA-2-title = Deine Bohnen
rule-RONDA-3-title = Wer beginnt
rule-RONDA-4-title = Zwei Schalen anheben
rule-RONDA-5-title = Kein Paar
rule-RONDA-6-title = Ein Paar
rule-RONDA-7-title = Weiterspielen
rule-RONDA-8-title = Passen
rule-RONDA-9-title = Zwei Fünfer
rule-RONDA-10-title = Strafbohnen
rule-RONDA-11-title = Die letzte Bohne
rule-RONDA-12-title = Das einfache Spiel
rule-RONDA-13-title = Merken statt spicken
