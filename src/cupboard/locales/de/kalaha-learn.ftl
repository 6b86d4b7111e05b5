## The game in a minute

kalaha-in-a-minute = Jede Seite des Bretts hat sechs Mulden und rechts davon eine Gewinnmulde. In deinem Zug nimmst du alle Steine einer deiner Mulden und legst sie einzeln gegen den Uhrzeigersinn in die nächsten. Fällt der letzte Stein in deine Gewinnmulde, bist du noch einmal dran. Fällt er in eine leere eigene Mulde, fängst du, was gegenüber liegt. Die Partie endet, wenn alle Steine in den Gewinnmulden liegen. Wer dann die meisten hat, gewinnt.

## Lessons, in the order of lessons.toml

lesson-kalaha-home-task = Die sechs Mulden vor dir gehören dir, ebenso die große Gewinnmulde rechts von dir. Was du dort sammelst, zählt. Bei einem Zug wandern die Steine einer Mulde einzeln nach rechts. Wähle eine Mulde, deren Steine bis in deine Gewinnmulde reichen.
lesson-kalaha-home-right = In deiner Gewinnmulde liegt ein Stein. Er zählt für dich, und niemand nimmt ihn dir mehr weg. Die Mulden dir gegenüber gehören deinem Gegenüber.
lesson-kalaha-home-missed = Diese vier Steine kamen nicht bis zu deiner Gewinnmulde. Zähl nach rechts mit und wähle eine Mulde, die näher daran liegt.

lesson-kalaha-three-sides-task = Ihr spielt zu dritt, und rechts von dir sitzt niemand. Schick einen Stein über diese Seite hinweg, zur nächsten Person.
lesson-kalaha-three-sides-right = Erst deine Gewinnmulde, dann gleich die erste Mulde der nächsten Person. Eine unbesetzte Seite bleibt leer, und du überspringst sie.
lesson-kalaha-three-sides-missed = Dieser Stein blieb auf deiner Seite. Nimm so viele Steine, dass sie über deine Gewinnmulde hinausreichen.

lesson-kalaha-four-each-task = Zu Beginn liegen in jeder Mulde vier Steine. Du hast schon einmal gesät und bist noch einmal dran. Spiel eine Mulde, in der noch ihre ersten vier Steine liegen.
lesson-kalaha-four-each-right = Das waren vier Steine. So viele lagen am Anfang in jeder Mulde des Bretts.
lesson-kalaha-four-each-missed = Darin lagen schon fünf, weil einer der Steine, die du vorhin gesät hast, in diese Mulde gefallen ist.

lesson-kalaha-highest-roll-task = Ihr habt beide eine Vier gewürfelt und deshalb noch einmal. Dein Gegenüber hat nun eine Zwei, du hast eine Fünf. Du beginnst. Eröffne mit einem Zug, der bis auf die andere Seite reicht.
lesson-kalaha-highest-roll-right = Wer die höchste Zahl würfelt, beginnt. Bei Gleichstand würfelt ihr noch einmal. Von nun an geht es nach rechts weiter, so wie die Steine wandern.
lesson-kalaha-highest-roll-missed = Du warst dran, aber alle Steine sind bei dir geblieben. Wähle eine Mulde weiter rechts.

lesson-kalaha-to-the-right-task = Ihr spielt zu viert. Es geht reihum in der Richtung der Steine: nach rechts, gegen den Uhrzeigersinn. Schick zwei Steine zu der Person, die als Nächstes dran ist.
lesson-kalaha-to-the-right-right = Die Person rechts von dir bekam zwei Steine und war dann dran. Danach kamen die beiden anderen, und nun bist wieder du dran.
lesson-kalaha-to-the-right-missed = Bei der Person rechts von dir ist kein Stein angekommen.

lesson-kalaha-around-task = In einem Zug nimmst du alle Steine einer Mulde und verteilst sie einzeln, ohne eine Mulde auszulassen. Geh einmal ganz herum, bis dein letzter Stein in deine eigene erste Mulde fällt.
lesson-kalaha-around-right = Ein Stein für deine Gewinnmulde, je einer für die Mulden gegenüber, und der letzte ist wieder zu Hause. Deine Gewinnmulde bekommt im Vorbeigehen einen Stein, die fremde keinen.
lesson-kalaha-around-missed = Das waren zu wenige Steine, um ganz herumzukommen.

lesson-kalaha-long-lap-task = Eine deiner Mulden ist so voll, dass ihre Steine dorthin zurückkommen, wo sie lagen, und noch weiter. Spiel sie.
lesson-kalaha-long-lap-right = Wenn du ganz herumkommst, lässt du keine Mulde aus. Auch die eben geleerte bekam einen Stein.
lesson-kalaha-long-lap-missed = Ein einzelner Stein kommt nicht ganz herum. Such die Mulde mit vierzehn Steinen.

lesson-kalaha-past-the-store-task = In dieser Partie sät ihr nicht in die Gewinnmulden. Schick zwei Steine auf die andere Seite.
lesson-kalaha-past-the-store-right = Deine Steine gingen an deiner Gewinnmulde vorbei, gleich in die Mulden gegenüber.
lesson-kalaha-past-the-store-missed = Dieser Stein blieb auf deiner Seite.

lesson-kalaha-free-task = Lass deinen letzten Stein genau in deine eigene Gewinnmulde fallen.
lesson-kalaha-free-right = Der letzte Stein fiel in deine Gewinnmulde, also bekommst du eine Extra-Runde.
lesson-kalaha-free-missed = Dein letzter Stein fiel in eine Mulde, und der Zug ist vorbei. In welcher Mulde liegen genau so viele Steine, wie es Schritte bis zu deiner Gewinnmulde sind?

lesson-kalaha-free-again-task = Auf eine Extra-Runde kann noch eine folgen. Hol dir zwei hintereinander.
lesson-kalaha-free-again-right = Zweimal fiel dein letzter Stein in deine Gewinnmulde, und du bist schon wieder dran. Das geht so lange, wie es dir gelingt.
lesson-kalaha-free-again-missed = Dieser Stein blieb kurz vor deiner Gewinnmulde liegen, also gab es keine Extra-Runde. Die andere Mulde reicht genau bis zur Gewinnmulde.

lesson-kalaha-capture-task = Du kannst fünf Steine fangen. Lass deinen letzten Stein in deine leere Mulde genau gegenüber fallen.
lesson-kalaha-capture-right = Dein letzter Stein fiel in eine eigene Mulde, die leer war, und genau gegenüber lagen Steine. Alle fünf kamen in deine Gewinnmulde, der fangende Stein mit ihnen.
lesson-kalaha-capture-missed = Auch dieser letzte Stein fiel in eine leere Mulde, aber gegenüber liegt nichts.

lesson-kalaha-capture-in-kalah-task = Gegenüber einer deiner leeren Mulden liegen drei Steine. Lass deinen letzten Stein in diese Mulde fallen.
lesson-kalaha-capture-in-kalah-right = Drei Steine und der fangende kamen in deine Gewinnmulde. So weit ist diese Form von Kalah wie jede andere; was an ihr besonders ist, steht bei den Vorgaben.
lesson-kalaha-capture-in-kalah-missed = Dein letzter Stein fiel auf die andere Seite. Fangen kann er nur in einer eigenen Mulde.

lesson-kalaha-nothing-across-task = Zwei deiner Steine könnten in eine leere Mulde ziehen. Nur einer davon fängt etwas. Spiel diesen.
lesson-kalaha-nothing-across-right = Genau gegenüber lagen drei Steine. Mit deinem eigenen kamen vier in deine Gewinnmulde.
lesson-kalaha-nothing-across-missed = Genau gegenüber liegt nichts. Also fängst du nichts, und dein Stein bleibt einfach in seiner Mulde.

lesson-kalaha-nobody-across-task = Ihr seid zu dritt, du sitzt in der Mitte, und dir gegenüber sitzt niemand. Lass deinen letzten Stein in eine leere eigene Mulde fallen und schau, was passiert.
lesson-kalaha-nobody-across-right = Es geschieht nichts, denn eine unbesetzte Seite ist immer leer. Dort gibt es nichts zu fangen. Dein Stein bleibt in seiner Mulde.
lesson-kalaha-nobody-across-missed = Dieser letzte Stein fiel nicht in eine leere Mulde.

lesson-kalaha-all-others-task = In dieser Partie fängst du bei allen anderen. Deiner leeren zweiten Mulde entspricht bei ihnen die fünfte, jeweils von links gezählt. Lass deinen letzten Stein dort hineinfallen.
lesson-kalaha-all-others-right = Drei Steine, zwei Steine, vier Steine und dein eigener dazu: zehn für deine Gewinnmulde. Du hast bei allen anderen die entsprechende Mulde geleert.
lesson-kalaha-all-others-missed = Dein letzter Stein fiel in deine Gewinnmulde. Das ist eine Extra-Runde, aber gefangen hast du damit nichts.

lesson-kalaha-even-nothing-task = Nach dieser Regel fängt dein letzter Stein in einer eigenen leeren Mulde auch dann, wenn es nichts zu holen gibt. Bring so einen Stein in deine Gewinnmulde.
lesson-kalaha-even-nothing-right = Die entsprechende Mulde war leer, aber dein letzter Stein kam trotzdem in die Gewinnmulde.
lesson-kalaha-even-nothing-missed = Dein letzter Stein fiel in eine fremde Mulde. Fangen kann er nur in einer eigenen.

lesson-kalaha-passed-over-task = Auf der anderen Seite liegt kein Stein mehr. Zieh so, dass es dabei bleibt.
lesson-kalaha-passed-over-right = Wer keine Steine hat, setzt aus, und so bist du gleich wieder dran. Das bleibt so, bis dort wieder ein Stein ankommt.
lesson-kalaha-passed-over-missed = Einer deiner Steine kam auf die andere Seite. Dort gibt es nun wieder etwas zu ziehen.

lesson-kalaha-last-stone-task = Nur noch ein Stein ist im Spiel. Bring ihn in deine Gewinnmulde.
lesson-kalaha-last-stone-right = Alle Steine liegen in den Gewinnmulden, die Partie ist zu Ende. Du gewinnst 25 zu 23, weil du die meisten Steine hast.

lesson-kalaha-shared-task = Ein letzter Stein ist unterwegs zu deiner Gewinnmulde. Spiel die Partie zu Ende.
lesson-kalaha-shared-right = 24 Steine für dich, 24 für dein Gegenüber. Bei Gleichstand teilt ihr euch den Sieg.

lesson-kalaha-touched-task = Schau und zähl, so lange du willst. Sobald du eine Mulde berührst, musst du sie spielen. Mit einer deiner Mulden fängst du sechs Steine. Mit welcher?
lesson-kalaha-touched-right = Sieben Steine für deine Gewinnmulde. Du darfst lange überlegen, aber nicht mehr umentscheiden.
lesson-kalaha-touched-missed = Berührt, geführt: In einer Partie würde dieser Zug gelten. Hier darfst du es noch einmal versuchen.

lesson-kalaha-agreed-task = In dieser Partie habt ihr vereinbart, dass ihr Züge zurücknehmen dürft. Finde trotzdem gleich die Mulde, mit der du sechs Steine fängst.
lesson-kalaha-agreed-right = Sieben Steine für deine Gewinnmulde. Hättest du dich vergriffen, hättest du um Rücknahme bitten können, denn so habt ihr es vereinbart.
lesson-kalaha-agreed-missed = Diese Mulde war es nicht. In dieser Partie dürftest du den Zug zurücknehmen; hier versuchst du es einfach noch einmal.

lesson-kalaha-three-stones-task = Mit drei Steinen pro Mulde ist das Spiel leichter zu überblicken. Aus welcher Mulde fällt dein letzter Stein genau in deine Gewinnmulde?
lesson-kalaha-three-stones-right = Drei Steine, drei Schritte: eine Extra-Runde schon beim ersten Zug.
lesson-kalaha-three-stones-missed = Der letzte Stein kam nicht in deine Gewinnmulde. Zähl von dort drei Schritte zurück.

lesson-kalaha-five-stones-task = Mit fünf Steinen pro Mulde oder mehr werden die Züge länger und das Spiel abwechslungsreicher. Aus welcher Mulde fällt dein letzter Stein jetzt genau in deine Gewinnmulde?
lesson-kalaha-five-stones-right = Fünf Steine, fünf Schritte. Mit jeder Zahl von Steinen beginnt das Spiel anders.
lesson-kalaha-five-stones-missed = Der letzte Stein kam nicht in deine Gewinnmulde. Zähl von dort fünf Schritte zurück.

lesson-kalaha-no-move-task = In dieser Variante ist die Partie zu Ende, sobald jemand dran ist und keine Steine hat. Du liegst vorn, und die andere Seite ist leer. Beende deinen Zug, ohne einen Stein hinüberzugeben.
lesson-kalaha-no-move-right = Dein Gegenüber war dran und konnte nicht ziehen, also ist die Partie zu Ende: 26 zu 19 für dich. Die Steine in deinen Mulden zählen für niemanden.
lesson-kalaha-no-move-missed = Nun hat dein Gegenüber wieder einen Stein zum Ziehen, und die Partie geht weiter.

lesson-kalaha-side-cleared-task = In dieser Variante ist die Partie zu Ende, sobald irgendeine Seite leer ist. Du liegst vorn. Fang die letzten Steine der anderen Seite.
lesson-kalaha-side-cleared-right = Eine Seite ist leer, und die Partie ist sofort zu Ende. Die zwei Steine in deiner Mulde zählen für niemanden.
lesson-kalaha-side-cleared-missed = Auf beiden Seiten liegen noch Steine, also geht die Partie weiter.

lesson-kalaha-three-players-task = Hier fangt ihr nur zu zweit oder zu viert, und ihr seid zu dritt. Gegenüber deiner leeren zweiten Mulde liegen vier Steine. Lass deinen letzten Stein hineinfallen und schau, was passiert.
lesson-kalaha-three-players-right = Die vier Steine bleiben liegen, denn zu dritt gibt es in dieser Variante kein Fangen.
lesson-kalaha-three-players-missed = Dein letzter Stein fiel in deine Gewinnmulde, nicht in eine leere Mulde.

lesson-kalaha-four-players-task = Zu viert darfst du in dieser Variante fangen, aber nur aus der Mulde genau gegenüber. Dort liegen zwei Steine. Hol sie dir.
lesson-kalaha-four-players-right = Die zwei Steine von gegenüber kamen in deine Gewinnmulde, der fangende Stein mit ihnen. Links und rechts von dir hat niemand etwas verloren.
lesson-kalaha-four-players-missed = Das war eine Extra-Runde, aber gefangen hast du nichts.

lesson-kalaha-stays-task = Fang die fünf Steine und achte darauf, was aus dem Stein wird, der sie fängt.
lesson-kalaha-stays-right = Die fünf kamen in deine Gewinnmulde; der fangende Stein bleibt in seiner Mulde und spielt weiter mit. (Deutlich sagt das nur die britische Ausgabe, und ihr folgen wir.)
lesson-kalaha-stays-missed = Gegenüber von diesem letzten Stein liegt nichts, also hast du nichts gefangen.

lesson-kalaha-captures-only-task = In dieser Variante sät ihr nicht in die Gewinnmulden. Steine bekommst du nur durch Fangen. Hol dir welche.
lesson-kalaha-captures-only-right = Vier Steine und der fangende liegen in deiner Gewinnmulde. Anders füllt sie sich hier nicht.
lesson-kalaha-captures-only-missed = Dieser Stein ging an deiner Gewinnmulde vorbei, gleich hinüber auf die andere Seite.

lesson-kalaha-in-circles-task = Schon lange wurde nichts mehr gefangen. Vor einigen Zügen lagen deine zwei Steine nebeneinander, in deiner zweiten und dritten Mulde. Du liegst vorn. Führ diese Stellung wieder herbei.
lesson-kalaha-in-circles-right = Dieselbe Stellung wiederholte sich, ohne dass inzwischen gefangen wurde, also ist die Partie zu Ende. Was in Mulden liegt, zählt für niemanden, und du gewinnst 26 zu 20.
lesson-kalaha-in-circles-missed = Diese Stellung ist neu, also geht die Partie weiter.

lesson-kalaha-no-free-turn-task = Lass deinen letzten Stein in deine eigene Gewinnmulde fallen und schau, wer dann dran ist.
lesson-kalaha-no-free-turn-right = Ein Stein für deine Gewinnmulde, aber keine Extra-Runde. In dieser Variante geht es immer reihum weiter.
lesson-kalaha-no-free-turn-missed = Dein letzter Stein fiel in eine Mulde. Finde die Mulde, die genau bis zu deiner Gewinnmulde reicht.

lesson-kalaha-sweep-task = Das ist Kalah, wie es in der Fachliteratur steht. Sobald eine Seite leer ist, endet die Partie, und beide behalten die Steine ihrer Seite. Fang die letzten drei Steine gegenüber.
lesson-kalaha-sweep-right = Die andere Seite war leer und die Partie zu Ende. Die vier Steine auf deiner Seite kamen noch in deine Gewinnmulde: 29 zu 19.
lesson-kalaha-sweep-missed = Auf der anderen Seite liegen noch Steine, also geht die Partie weiter.

lesson-kalaha-capture-of-nothing-task = In dieser Form von Kalah fängt dein letzter Stein in einer eigenen leeren Mulde auch dann, wenn gegenüber nichts liegt. Bring so einen einzelnen Stein in deine Gewinnmulde.
lesson-kalaha-capture-of-nothing-right = Gegenüber lag nichts, aber dein letzter Stein kam in die Gewinnmulde. Im gewöhnlichen Kalah wäre er in seiner Mulde geblieben.
lesson-kalaha-capture-of-nothing-missed = Dein letzter Stein fiel auf die andere Seite. Fangen kann er nur in einer eigenen Mulde.

lesson-kalaha-small-board-task = Kalah lässt sich mit ein bis sechs Mulden pro Seite spielen. Hier sind es drei, mit je drei Steinen. Finde die Mulde, deren letzter Stein in deine Gewinnmulde fällt.
lesson-kalaha-small-board-right = Drei Steine, drei Schritte, eine Extra-Runde. Auf kleinen Brettern ist eine Partie schnell vorbei: gut für den Anfang.
lesson-kalaha-small-board-missed = Der letzte Stein kam nicht in deine Gewinnmulde.

## Titles of lessons, where a rule has several

lesson-kalaha-home-title = Deine Seite
lesson-kalaha-three-sides-title = Zu dritt
lesson-kalaha-highest-roll-title = Die höchste Zahl
lesson-kalaha-to-the-right-title = Nach rechts
lesson-kalaha-around-title = Einmal herum
lesson-kalaha-long-lap-title = Mehr als einmal herum
lesson-kalaha-past-the-store-title = An der Gewinnmulde vorbei
lesson-kalaha-free-title = Noch einmal dran
lesson-kalaha-free-again-title = Zweimal hintereinander
lesson-kalaha-capture-title = Fünf Steine fangen
lesson-kalaha-capture-in-kalah-title = Fangen bei Kalah
lesson-kalaha-nothing-across-title = Nichts gegenüber
lesson-kalaha-nobody-across-title = Niemand gegenüber
lesson-kalaha-all-others-title = Von allen anderen
lesson-kalaha-even-nothing-title = Auch wenn nichts da ist
lesson-kalaha-last-stone-title = Der letzte Stein
lesson-kalaha-shared-title = Ein geteilter Sieg
lesson-kalaha-touched-title = Erst zählen, dann berühren
lesson-kalaha-agreed-title = Zurücknehmen erlaubt
lesson-kalaha-three-stones-title = Drei Steine
lesson-kalaha-five-stones-title = Fünf Steine
lesson-kalaha-no-move-title = Kein Zug mehr
lesson-kalaha-side-cleared-title = Eine leere Seite
lesson-kalaha-three-players-title = Kein Fangen zu dritt
lesson-kalaha-four-players-title = Fangen zu viert
lesson-kalaha-captures-only-title = Nur Fangen bringt Steine
lesson-kalaha-in-circles-title = Im Kreis
lesson-kalaha-sweep-title = Die eigene Seite zählt
lesson-kalaha-capture-of-nothing-title = Fangen ohne Beute
lesson-kalaha-small-board-title = Ein kleines Brett

## What the editions leave open or disagree on, and what we added

rule-KALAHA-3-choice = In allen Ausgaben beginnt, wer am höchsten würfelt. Zu gleichen Würfen sagt keine etwas. Bei uns würfelt bei Gleichstand noch einmal, wer am höchsten gewürfelt hat. Eine Option gibt es dafür nicht.
rule-KALAHA-4-choice = Keine Ausgabe sagt, ob auch die geleerte Mulde einen Stein bekommt, wenn du ganz herumkommst. Bei uns bekommt sie einen. Eine Option gibt es dafür nicht.
rule-KALAHA-6-choice = Die französische Ausgabe verlangt nur eine leere Mulde gegenüber einer gefüllten; zu viert könnte das eine fremde sein. Bei uns muss es wie in der deutschen und der spanischen eine eigene sein. Die Option „capture“ wählt die Art des Fangens.
rule-KALAHA-7-choice = Nach der britischen Ausgabe leert das Fangen bei allen die entsprechenden Mulden, doch welche einander entsprechen, steht dort nicht. Wir zählen so, als läge jede andere Reihe dir genau gegenüber: Deiner zweiten Mulde von links entspricht in jeder anderen Reihe die zweite von rechts. Die deutsche, die französische und die spanische Ausgabe fangen nur aus der Mulde genau gegenüber. Die Option „capture“ entscheidet darüber.
rule-KALAHA-P-beyond = Die vier Ausgaben folgen den gedruckten Regeln. Die beiden Formen von Kalah und die kleineren Bretter stammen aus der Forschung.
rule-KALAHA-V2-choice = Nach der deutschen, der französischen und der spanischen Ausgabe endet die Partie, wenn jemand an der Reihe ist und keine Steine hat, nach der britischen, sobald eine Seite leer ist. Ob auch eine Seite zählt, die durch Fangen leer wurde, sagt sie nicht; bei uns zählt sie. Die Option „end“ entscheidet darüber.
rule-KALAHA-V4-choice = Nur die britische Ausgabe sagt klar, dass der fangende Stein liegen bleibt. Die deutsche und die spanische sprechen vom gefangenen Stein, die französische von den genommenen Steinen; blieben die liegen, brächte Fangen nichts ein. Wir folgen der britischen. Die Option „capturer_stays“ schaltet die Variante ein.
rule-KALAHA-V5-choice = Alle vier Ausgaben schlagen diese Variante vor, aber keine sagt, was geschieht, wenn niemand mehr fängt. Die Steine könnten ewig kreisen. Bei uns endet die Partie, wenn sich eine Stellung wiederholt, ohne dass inzwischen gefangen wurde, oder nach hundert Zügen ohne Fangen; Steine in Mulden zählen dann für niemanden. Die Option „sow_stores“ schaltet die Variante ein.

## The guided first game: each note is shown once, when what it explains first happens

guide-kalaha-welcome = Das ist Kalaha. Dir gehören die sechs Mulden vor dir und die große Gewinnmulde rechts daneben. Wer am Ende die meisten Steine in der Gewinnmulde hat, gewinnt.
guide-kalaha-sow = Du bist dran. Tipp auf eine deiner umkreisten Mulden. Du säst alle Steine daraus gegen den Uhrzeigersinn, einen in jede folgende Mulde.
guide-kalaha-stored = Unterwegs fiel ein Stein in deine Gewinnmulde. Den kann dir niemand mehr nehmen. Die fremde Gewinnmulde überspringst du.
guide-kalaha-free = Dein letzter Stein fiel in deine Gewinnmulde. Dafür bekommst du eine Extra-Runde! Zähl voraus, dann gelingt dir das oft.
guide-kalaha-their-free = Dein Gegenüber hat den letzten Stein in die eigene Gewinnmulde gelegt und bekommt eine Extra-Runde.
guide-kalaha-captured = Dein letzter Stein fiel in eine deiner leeren Mulden. Du fängst die Steine gegenüber, und dein letzter Stein kommt dazu.
guide-kalaha-robbed = Dein Gegenüber hat den letzten Stein in eine eigene leere Mulde gelegt und deine Steine gegenüber gefangen. Volle Mulden gegenüber von leeren sind in Gefahr!
guide-kalaha-skipped = Wer keine Steine in den Mulden hat, setzt aus, bis wieder welche kommen.
guide-kalaha-few = Auf einer Seite liegt nicht mehr viel. Die Partie endet, wenn alle Steine in den Gewinnmulden sind.
guide-kalaha-over = Alle Steine liegen in den Gewinnmulden. Wer die meisten hat, gewinnt. Jetzt kannst du Kalaha!

## Print

print-help-kalaha = Schreibt nach jeder Partie auf, wie viele Steine in den Gewinnmulden liegen. Insgesamt gibt es { $stones } Steine.
