ronda-name = Ronda
ronda-tagline = Zehn Schalen, zwanzig versteckte Bohnen: Merk dir, wo sie liegen, und werde deine eigenen los.
ronda-move-help = Eine Zahl hebt diese Schale an (4), + legt eine eigene Bohne dazu (+4), = lässt sie offen und deckt die andere zu (=4).
    Mit pass endet dein Zug.

rule-RONDA-1 = Zehn Schalen werden gemischt und umgedreht im Kreis aufgestellt. Unter je zweien liegen keine, eine, zwei, drei und vier Bohnen. In der Mitte steht offen und leer die schwarze Schale.
rule-RONDA-2 = Alle beginnen mit zehn Bohnen. Die Materialliste des Hefts nennt neun: Die Zahl lässt sich vereinbaren.
rule-RONDA-3 = Das Los bestimmt, wer beginnt. Danach geht es im Uhrzeigersinn weiter.
rule-RONDA-4 = Wenn du am Zug bist, hebst du eine Schale an, schaust und hebst dann eine zweite an. Was darunter liegt, sehen alle.
rule-RONDA-5 = Sind die Inhalte verschieden, werden beide wieder zugedeckt, und dein Zug ist vorbei.
rule-RONDA-6 = Sind die Inhalte gleich, darfst du zu einem von beiden eine eigene Bohne legen. Auch zwei leere Schalen sind gleich.
rule-RONDA-7 = Nach dem Ablegen darfst du weiterspielen: Du deckst eine der beiden zu, lässt die andere offen und hebst eine dritte Schale an. Passt sie zur offenen, darfst du wieder ablegen; sonst ist dein Zug vorbei.
rule-RONDA-8 = Statt weiterzuspielen, darfst du passen: Beide werden zugedeckt, und dein Zug endet ohne Strafe. Du darfst auch passen, ohne eine Bohne abzulegen.
rule-RONDA-9 = Findest du zwei Fünfer und legst eine Bohne dazu, kommen diese sechs in die schwarze Schale, falls sie leer ist, und sonst ganz aus dem Spiel. Im Kreis bleiben ein Fünfer und eine leere Schale, und dein Zug endet.
rule-RONDA-10 = Solange Bohnen in der schwarzen Schale liegen, kostet es etwas, zwei verschiedene Schalen aufzudecken: Du musst eine dieser Bohnen nehmen.
rule-RONDA-11 = Wer die letzte eigene Bohne ablegt, gewinnt sofort, auch wenn sie mit einem Sechser aus dem Spiel geht.
rule-RONDA-12 = Einfaches Spiel ab fünf Jahren: Nach dem Ablegen werden beide Schalen zugedeckt, und du darfst zwei beliebige anheben. Noch leichter wird es, wenn schon von zwei Vierern einer aufgelöst wird oder wenn aufgelöste Bohnen in die Schachtel zurückkommen und es keine Strafen gibt.
rule-RONDA-13 = Was unter einer zugedeckten Schale liegt, bekommt niemand zu sehen, nirgends. Sich zu erinnern ist das Spiel.

ronda-option-beans = Mit wie vielen Bohnen alle beginnen.
ronda-option-easy = Das einfache Spiel: Nach dem Ablegen werden beide Schalen zugedeckt, und zwei beliebige dürfen angehoben werden.
ronda-option-top = Wie viele Bohnen eine Schale fasst: Von zwei so vollen wird eine aufgelöst. Vier gibt es nur im einfachen Spiel.
ronda-option-penalty = Aufgelöste Bohnen warten in der schwarzen Schale auf alle, die zwei verschiedene Inhalte aufdecken. Nur das einfache Spiel kommt ohne aus.

ronda-preset-standard = Ronda mit je zehn Bohnen
ronda-preset-nine = Ronda mit je neun Bohnen
ronda-preset-easy = Einfaches Spiel
ronda-preset-easy-four = Einfaches Spiel, höchstens vier Bohnen je Schale
ronda-preset-easy-no-penalty = Einfaches Spiel ohne Strafen
ronda-preset-easiest = Einfachstes Spiel: höchstens vier Bohnen je Schale, keine Strafen

ronda-picture-cup = Schale { $cup }: { $beans }
ronda-picture-covered = alle Schalen zugedeckt
ronda-picture = { $cups }. Schwarze Schale: { $black }. Hände: { $hands }

ronda-fact-begins = { $seat } beginnt.
ronda-fact-lifted = { $seat } hebt Schale { $cup } an: { $beans ->
    [0] nichts darunter.
    [one] eine Bohne.
   *[other] { $beans } Bohnen.
}
ronda-fact-matched = Ein Paar!
ronda-fact-missed = Das ist nicht gleich viel: { $seat } deckt beide zu.
ronda-fact-added = { $seat } legt eine Bohne dazu.
ronda-fact-dissolved = { $place ->
    [black] { $beans } Bohnen wandern in die schwarze Schale.
   *[box] { $beans } Bohnen gehen aus dem Spiel.
}
ronda-fact-kept = { $seat } spielt weiter.
ronda-fact-passed = { $seat } passt.
ronda-fact-fined = { $seat } nimmt eine Bohne aus der schwarzen Schale.
ronda-fact-won = Das war die letzte Bohne von { $seat }!

ronda-move-unreadable = „{ $text }“ ist kein Zug. Gib eine Schale von 1 bis 10 (4), +4, =4 oder pass ein.
ronda-no-such-cup = Eine Schale { $cup } gibt es nicht: Sie sind von 1 bis 10 nummeriert.
ronda-add-or-pass = Zwei gleiche Schalen sind offen: Leg zu einer eine Bohne oder passe.
ronda-keep-one-first = Sag zuerst, welche der beiden Schalen offen bleibt.
ronda-just-covered = Schale { $cup } wurde gerade erst zugedeckt: Heb eine andere an.
ronda-already-open = Schale { $cup } ist schon offen: Heb eine andere an.
ronda-not-of-the-pair = Schale { $cup } ist keine der beiden offenen: Wähle eine von diesen.
ronda-one-bean-a-pair = Ein Paar bekommt nur eine Bohne: Lass eine Schale offen oder passe.
ronda-no-pair-to-add-to = Eine Bohne kommt nur zu einem offenen Paar: Finde erst eines.
ronda-easy-covers-both = Im einfachen Spiel werden beide zugedeckt: Heb einfach die nächste Schale an.
ronda-add-before-going-on = Weiterspielen darf nur, wer eine Bohne dazugelegt hat: Leg erst eine dazu oder passe.
ronda-no-pair-to-go-on-with = Es stehen keine zwei Schalen offen, unter denen du wählen könntest: Heb eine Schale an.
ronda-lift-a-second = Eine Schale ist offen: Heb noch eine an, bevor du passt.
ronda-lift-first = Passen kann nur, wer ein Paar gefunden hat: Heb eine Schale an.
ronda-top-is-for-easy = Höchstens { $top } Bohnen je Schale: Das gibt es nur im einfachen Spiel.
ronda-no-penalty-is-for-easy = Nur das einfache Spiel kommt ohne Strafen aus.
ronda-position-unreadable = „{ $text }“ ist keine Stellung von Ronda.
ronda-position-turn = Die Stellung muss sagen, was ansteht, und nach dem Los auch, für welchen der { $seats } Plätze, gezählt ab 0.
ronda-position-cups = In keinem Spiel liegen diese Bohnen unter den zehn Schalen.
ronda-position-middle = In keinem Spiel sind so viele Bohnen in der schwarzen Schale oder aus dem Spiel.
ronda-position-hands = Die Vorräte passen nicht: { $seats } müssen es sein, voll vor dem ersten Zug und leer nur beim Gewinnen.
ronda-position-beans = Bohnen in dieser Stellung: { $found }. Es müssen { $total } sein.
ronda-position-open = Die offenen Schalen passen nicht zu dem, was ansteht.
