kalaha-name = Kalaha
kalaha-tagline = Säe Steine rund um das viereckige Brett und sammle sie in deinem Speicher.
kalaha-move-help = Gib die Nummer einer deiner Mulden ein, von dir aus von links gezählt.

rule-KALAHA-1 = Das Brett hat vier Seiten mit je sechs Mulden, und alle haben an ihrer rechten Ecke einen Speicher (in der gedruckten Anleitung heißt er „Kalaha“). Zu zweit sitzt ihr euch gegenüber; unbesetzte Seiten bleiben leer und werden übersprungen.
rule-KALAHA-2 = In jeder Mulde liegen zu Beginn vier Steine, oder so viele wie vereinbart.
rule-KALAHA-3 = Alle würfeln, die höchste Zahl beginnt; bei Gleichstand wird noch einmal gewürfelt. Gespielt wird gegen den Uhrzeigersinn, also weiter nach rechts.
rule-KALAHA-4 = Nimm alle Steine aus einer deiner Mulden und lege sie einzeln in die folgenden Mulden, auch in deinen eigenen Speicher; fremde Speicher werden übersprungen. Bei einer langen Runde bekommt auch die geleerte Mulde einen Stein.
rule-KALAHA-5 = Fällt der letzte Stein in deinen Speicher, bist du noch einmal dran, so oft es gelingt.
rule-KALAHA-6 = Schlagen „opposite“: Der letzte Stein fällt in eine eigene leere Mulde, und genau gegenüber liegen Steine. Diese und der schlagende Stein kommen in deinen Speicher. Ist die Seite gegenüber unbesetzt, geschieht nichts.
rule-KALAHA-7 = Schlagen „corresponding“: Der letzte Stein fällt in eine eigene leere Mulde. Die Steine der entsprechenden Mulden aller anderen und der schlagende Stein kommen in deinen Speicher, auch wenn jene Mulden leer sind.
rule-KALAHA-8 = Wer keine Steine in seinen Mulden hat, wird übergangen, bis wieder welche da sind.
rule-KALAHA-9 = Das Spiel endet, wenn alle Steine in den Speichern liegen. Die meisten Steine gewinnen, bei Gleichstand wird der Sieg geteilt.
rule-KALAHA-10 = Berührt ist gespielt: Eine gewählte Mulde wird nicht zurückgenommen, außer der Tisch hat es so vereinbart.
rule-KALAHA-V1 = Variante: Mit drei Steinen je Mulde beginnen, oder mit fünf und mehr.
rule-KALAHA-V2 = Variante: Das Spiel endet, sobald jemand am Zug keine Steine hat (no_move) oder sobald irgendeine Seite leer ist (side_cleared). Steine in den Mulden zählen dann für niemanden.
rule-KALAHA-V3 = Variante: Geschlagen wird nur zu zweit oder zu viert, immer aus der Mulde gegenüber.
rule-KALAHA-V4 = Variante: Der schlagende Stein bleibt auf dem Brett.
rule-KALAHA-V5 = Variante: In die Speicher wird nicht gesät, nur Schlagen bringt Steine. Das Spiel endet, wenn eine Stellung ohne Schlagen dazwischen wiederkehrt oder nach hundert Zügen ohne Schlagen. Steine in den Mulden zählen dann für niemanden.
rule-KALAHA-V6 = Variante: Keine Freizüge.
rule-KALAHA-P = Vorgaben für die Ausgaben der Anleitung und zwei Formen für zwei aus der Fachliteratur: Dort beendet eine leere Seite das Spiel, und beide behalten die Steine ihrer Seite. Bei der ersten wird nichts geschlagen, wenn gegenüber nichts liegt; bei der zweiten kommt der schlagende Stein auch dann in den Speicher. Diese beiden gibt es mit ein bis sechs Mulden je Seite.

kalaha-option-stones = Wie viele Steine am Anfang in jeder Mulde liegen.
kalaha-option-pits = Wie viele Mulden jede Seite hat.
kalaha-option-capture = Was ein letzter Stein in einer eigenen leeren Mulde schlägt.
kalaha-option-capture-opposite = die Steine genau gegenüber, wenn dort welche liegen
kalaha-option-capture-opposite-empty = die Steine genau gegenüber; der schlagende Stein auch, wenn dort keine liegen
kalaha-option-capture-corresponding = die Steine der entsprechenden Mulden aller anderen
kalaha-option-even-captures = Geschlagen wird nur zu zweit oder zu viert.
kalaha-option-capturer-stays = Der schlagende Stein bleibt auf dem Brett.
kalaha-option-sow-stores = Auch in den eigenen Speicher wird gesät.
kalaha-option-free-turns = Ein letzter Stein im eigenen Speicher gibt einen Freizug.
kalaha-option-end = Wann das Spiel endet.
kalaha-option-end-played-out = wenn alle Steine in den Speichern liegen
kalaha-option-end-no-move = wenn jemand am Zug keine Steine hat
kalaha-option-end-side-cleared = sobald irgendeine Seite leer ist
kalaha-option-end-sweep = sobald eine Seite leer ist; beide behalten die Steine ihrer Seite
kalaha-option-takeback = Züge dürfen zurückgenommen werden.

kalaha-preset-de = Die deutsche Ausgabe
kalaha-preset-gb = Die britische Ausgabe: Geschlagen wird aus den entsprechenden Mulden aller anderen
kalaha-preset-fr = Die französische Ausgabe
kalaha-preset-es = Die spanische Ausgabe
kalaha-preset-kalah = Kalah, wie es die Fachliteratur gelöst hat
kalaha-preset-kalah-empty = Kalah, bei dem auch leer geschlagen wird

kalaha-move-unreadable = „{ $text }“ ist keine Mulde: Gib eine Zahl von 1 bis { $pits } ein.
kalaha-no-such-pit = Mulde { $pit } gibt es nicht: Deine Seite hat { $pits }.
kalaha-empty-pit = Mulde { $pit } ist leer: Wähle eine, in der Steine liegen.
kalaha-even-captures-are-opposite = Wird nur zu zweit oder zu viert geschlagen, dann immer aus der Mulde gegenüber: Wähle „opposite“.
kalaha-nobody-could-score = Bei { $seats } Personen gäbe es kein Schlagen, und in die Speicher würde nicht gesät: Niemand könnte Steine gewinnen.
kalaha-sweep-is-for-two = Die Steine der eigenen Seite zu behalten ist nur für zwei Personen, nicht für { $seats }.
kalaha-small-boards-sweep = { $pits ->
    [one] Ein Brett mit { $pits } Mulde je Seite gibt es
   *[other] Ein Brett mit { $pits } Mulden je Seite gibt es
 } nur bei den Formen der Fachliteratur (end=sweep).
kalaha-empty-capture-sweeps = Leer zu schlagen gehört zu den Formen der Fachliteratur (end=sweep).
kalaha-nothing-would-be-captured = Bleibt der schlagende Stein liegen, gibt es bei leerer Mulde gegenüber nichts zu nehmen.
kalaha-position-sides = Eine Stellung für { $seats } Personen braucht ebenso viele Seiten und die Angabe, wer am Zug ist.
kalaha-position-side = „{ $text }“ ist keine Seite: Nötig sind { $pits } Mulden und ein Speicher, etwa 4,4,4,4,4,4/0.
kalaha-position-mark = „{ $text }“ sagt nicht, wer am Zug ist.
kalaha-position-past = Die Stellungen seit dem letzten Schlagen fehlen oder passen nicht.
kalaha-position-stones = Steine in dieser Stellung: { $found }. Es müssen { $total } sein.
kalaha-position-phase = Das Brett und die Angabe zum Zug passen nicht zusammen.

kalaha-fact-rolled = { $seat } würfelt eine { $eyes }.
kalaha-fact-begins = { $seat } beginnt.
kalaha-fact-picked = { $stones ->
    [one] { $seat } sät { $stones } Stein aus Mulde { $pit }.
   *[other] { $seat } sät { $stones } Steine aus Mulde { $pit }.
 }
kalaha-fact-captured = { $stones ->
    [one] { $seat } schlägt { $stones } Stein (Mulde { $pit } von { $owner }).
   *[other] { $seat } schlägt { $stones } Steine (Mulde { $pit } von { $owner }).
 }
kalaha-fact-free-turn = { $seat } ist noch einmal dran.
kalaha-fact-skipped = { $seat } hat keine Steine und wird übergangen.
kalaha-fact-ended = { $reason ->
    [played_out] Alle Steine liegen in den Speichern: Das Spiel ist zu Ende.
    [no_move] Es gibt keinen Stein mehr zu ziehen: Das Spiel ist zu Ende.
    [side_cleared] Eine Seite ist leer: Das Spiel ist zu Ende.
    [swept] Eine Seite ist leer: Beide nehmen die Steine ihrer Seite, und das Spiel ist zu Ende.
   *[repeated] Das Spiel dreht sich im Kreis: Es ist zu Ende.
 }
