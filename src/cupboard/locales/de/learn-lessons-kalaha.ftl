## Die Lektionen von Kalaha, in der Reihenfolge von games/kalaha/lessons.toml.

lesson-kalaha-home-task = Die sechs Mulden vor dir gehören dir, ebenso der Speicher rechts von dir. Was du dort sammelst, zählt. Bei einem Zug wandern die Steine einer Mulde einzeln nach rechts. Wähle eine Mulde, deren Steine bis in deinen Speicher reichen.
lesson-kalaha-home-right = In deinem Speicher liegt ein Stein: Er zählt für dich, und niemand nimmt ihn dir mehr weg. Die Mulden dir gegenüber gehören der anderen Seite.
lesson-kalaha-home-missed = Diese vier Steine kamen nicht bis zu deinem Speicher. Zähle nach rechts mit und wähle eine Mulde, die näher daran liegt.

lesson-kalaha-three-sides-task = Ihr spielt zu dritt, und rechts von dir sitzt niemand. Schicke einen Stein über diese Seite hinweg, zu dem, der danach kommt.
lesson-kalaha-three-sides-right = Erst dein Speicher, dann gleich die erste Mulde des Nächsten: Eine unbesetzte Seite bleibt leer und wird übersprungen.
lesson-kalaha-three-sides-missed = Dieser Stein blieb auf deiner Seite. Nimm so viele Steine, dass sie über deinen Speicher hinausreichen.

lesson-kalaha-four-each-task = Zu Beginn liegen in jeder Mulde vier Steine. Du hast schon einmal gesät und bist noch einmal dran. Spiele eine Mulde, in der noch ihre ersten vier Steine liegen.
lesson-kalaha-four-each-right = Vier Steine: Mit so vielen hat jede Mulde des Bretts begonnen.
lesson-kalaha-four-each-missed = Darin lagen schon fünf: Einer der Steine, die du vorhin gesät hast, ist in diese Mulde gefallen.

lesson-kalaha-highest-roll-task = Ihr habt beide eine Vier gewürfelt, also wurde noch einmal gewürfelt: drüben eine Zwei, bei dir eine Fünf. Du beginnst. Eröffne mit einem Zug, der bis auf die andere Seite reicht.
lesson-kalaha-highest-roll-right = Die höchste Zahl beginnt, bei Gleichstand wird noch einmal gewürfelt. Von nun an geht es nach rechts weiter, so wie die Steine wandern.
lesson-kalaha-highest-roll-missed = Du warst am Zug, aber alle Steine sind bei dir geblieben. Wähle eine Mulde weiter rechts.

lesson-kalaha-to-the-right-task = Ihr spielt zu viert. Es geht reihum in der Richtung der Steine: nach rechts, gegen den Uhrzeigersinn. Schicke zwei Steine zu dem, der als Nächster am Zug ist.
lesson-kalaha-to-the-right-right = Dein rechter Nachbar bekam zwei Steine und war dann am Zug. Danach kamen die beiden anderen, und nun bist wieder du dran.
lesson-kalaha-to-the-right-missed = Bei deinem rechten Nachbarn ist kein Stein angekommen.

lesson-kalaha-around-task = Ein Zug nimmt alle Steine einer Mulde und verteilt sie einzeln, ohne eine Mulde auszulassen. Geh einmal ganz herum, bis dein letzter Stein in deine eigene erste Mulde fällt.
lesson-kalaha-around-right = Ein Stein für deinen Speicher, je einer für die Mulden gegenüber, und der letzte ist wieder zu Hause. Dein Speicher bekommt im Vorbeigehen einen Stein, der fremde keinen.
lesson-kalaha-around-missed = Das waren zu wenige Steine, um ganz herumzukommen.

lesson-kalaha-long-lap-task = Eine deiner Mulden ist so voll, dass ihre Steine dorthin zurückkommen, wo sie lagen, und noch weiter. Spiele sie.
lesson-kalaha-long-lap-right = Auf einer langen Runde wird keine Mulde ausgelassen: Auch die eben geleerte bekam einen Stein.
lesson-kalaha-long-lap-missed = Ein einzelner Stein ist keine lange Runde. Suche die Mulde mit vierzehn Steinen.

lesson-kalaha-past-the-store-task = An diesem Tisch wird nicht in die Speicher gesät. Schicke zwei Steine auf die andere Seite.
lesson-kalaha-past-the-store-right = Deine Steine gingen an deinem Speicher vorbei, gleich in die Mulden gegenüber.
lesson-kalaha-past-the-store-missed = Dieser Stein blieb auf deiner Seite.

lesson-kalaha-free-task = Lass deinen letzten Stein genau in deinen eigenen Speicher fallen.
lesson-kalaha-free-right = Der letzte Stein fiel in deinen Speicher, also bist du noch einmal dran: ein Freizug.
lesson-kalaha-free-missed = Dein letzter Stein fiel in eine Mulde, und der Zug ist vorbei. In welcher Mulde liegen genau so viele Steine, wie es Schritte bis zu deinem Speicher sind?

lesson-kalaha-free-again-task = Auf einen Freizug kann noch einer folgen. Hol dir zwei hintereinander.
lesson-kalaha-free-again-right = Zweimal fiel dein letzter Stein in deinen Speicher, und du bist schon wieder dran. Das geht so lange, wie es dir gelingt.
lesson-kalaha-free-again-missed = Dieser Stein blieb kurz vor deinem Speicher liegen, also gab es keinen Freizug. Die andere Mulde reicht genau bis zum Speicher.

lesson-kalaha-capture-task = Drüben sind fünf Steine zu holen. Lass deinen letzten Stein in deine leere Mulde genau gegenüber fallen.
lesson-kalaha-capture-right = Dein letzter Stein fiel in eine eigene Mulde, die leer war, und genau gegenüber lagen Steine. Alle fünf kamen in deinen Speicher, der schlagende Stein mit ihnen.
lesson-kalaha-capture-missed = Auch dieser letzte Stein fiel in eine leere Mulde, aber gegenüber liegt nichts.

lesson-kalaha-capture-in-kalah-task = Gegenüber einer deiner leeren Mulden liegen drei Steine. Lass deinen letzten Stein in diese Mulde fallen.
lesson-kalaha-capture-in-kalah-right = Drei Steine und der schlagende kamen in deinen Speicher. So weit ist diese Form von Kalah wie jede andere; was an ihr besonders ist, steht bei den Vorgaben.
lesson-kalaha-capture-in-kalah-missed = Dein letzter Stein fiel auf die andere Seite. Schlagen kann er nur in einer eigenen Mulde.

lesson-kalaha-nothing-across-task = Zwei deiner Steine könnten in eine leere Mulde ziehen. Nur einer davon schlägt etwas: Spiele diesen.
lesson-kalaha-nothing-across-right = Genau gegenüber lagen drei Steine. Mit deinem eigenen kamen vier in deinen Speicher.
lesson-kalaha-nothing-across-missed = Genau gegenüber liegt nichts. Also wird nichts geschlagen, und dein Stein bleibt einfach in seiner Mulde.

lesson-kalaha-nobody-across-task = Ihr seid zu dritt, du sitzt in der Mitte, und dir gegenüber sitzt niemand. Lass deinen letzten Stein in eine leere eigene Mulde fallen und sieh, was geschieht.
lesson-kalaha-nobody-across-right = Es geschieht nichts: Eine unbesetzte Seite ist immer leer, also gibt es dort nichts zu schlagen. Dein Stein bleibt in seiner Mulde.
lesson-kalaha-nobody-across-missed = Dieser letzte Stein fiel nicht in eine leere Mulde.

lesson-kalaha-all-others-task = An diesem Tisch trifft das Schlagen alle. Deiner leeren zweiten Mulde entspricht bei allen anderen die fünfte; alle zählen von sich aus von links. Lass deinen letzten Stein dort hineinfallen.
lesson-kalaha-all-others-right = Drei Steine, zwei Steine, vier Steine und dein eigener dazu: zehn für deinen Speicher. Bei allen anderen wurde die entsprechende Mulde geleert.
lesson-kalaha-all-others-missed = Dein letzter Stein fiel in deinen Speicher. Das ist ein Freizug, aber geschlagen ist damit nichts.

lesson-kalaha-even-nothing-task = Nach dieser Regel schlägt dein letzter Stein in einer eigenen leeren Mulde auch dann, wenn es nichts zu holen gibt. Bringe so einen Stein in deinen Speicher.
lesson-kalaha-even-nothing-right = Die entsprechende Mulde war leer, aber dein schlagender Stein kam trotzdem in den Speicher.
lesson-kalaha-even-nothing-missed = Dein letzter Stein fiel in eine fremde Mulde. Schlagen kann er nur in einer eigenen.

lesson-kalaha-passed-over-task = Drüben liegt kein Stein mehr. Ziehe so, dass es dabei bleibt.
lesson-kalaha-passed-over-right = Wer keine Steine hat, wird übergangen, und so bist du gleich wieder dran. Das bleibt so, bis dort wieder ein Stein ankommt.
lesson-kalaha-passed-over-missed = Einer deiner Steine kam auf die andere Seite: Dort gibt es nun wieder etwas zu ziehen.

lesson-kalaha-last-stone-task = Nur noch ein Stein ist im Spiel. Bring ihn nach Hause.
lesson-kalaha-last-stone-right = Alle Steine liegen in den Speichern, das Spiel ist zu Ende. Du gewinnst 25 zu 23: Die meisten Steine gewinnen.

lesson-kalaha-shared-task = Ein letzter Stein ist unterwegs zu deinem Speicher. Spiele, bis das Spiel zu Ende ist.
lesson-kalaha-shared-right = 24 Steine für dich, 24 für die andere Seite: Bei Gleichstand teilt ihr euch den Sieg.

lesson-kalaha-touched-task = Schau und zähle, so lange du willst, aber berühre nur, was du spielen möchtest: Eine gewählte Mulde ist gespielt. Eine deiner Mulden schlägt sechs Steine. Welche?
lesson-kalaha-touched-right = Sieben Steine für deinen Speicher. Erst denken, dann greifen: Mehr verlangt diese Regel nicht.
lesson-kalaha-touched-missed = Berührt ist gespielt: Am Tisch gälte dieser Zug. Hier darfst du es noch einmal versuchen.

lesson-kalaha-agreed-task = An diesem Tisch ist vereinbart, dass Züge zurückgenommen werden dürfen. Finde trotzdem gleich die Mulde, die sechs Steine schlägt.
lesson-kalaha-agreed-right = Sieben Steine für deinen Speicher. Hättest du dich vergriffen, hättest du um Rücknahme bitten können, denn so hat es der Tisch vereinbart.
lesson-kalaha-agreed-missed = Diese Mulde war es nicht. An diesem Tisch dürftest du den Zug zurücknehmen; hier versuchst du es einfach noch einmal.

lesson-kalaha-three-stones-task = Mit drei Steinen je Mulde ist das Spiel leichter zu überblicken. Aus welcher Mulde fällt dein letzter Stein genau in deinen Speicher?
lesson-kalaha-three-stones-right = Drei Steine, drei Schritte: ein Freizug schon beim ersten Zug.
lesson-kalaha-three-stones-missed = Der letzte Stein kam nicht in deinen Speicher. Zähle von dort drei Schritte zurück.

lesson-kalaha-five-stones-task = Mit fünf Steinen je Mulde oder mehr werden die Züge länger und das Spiel reicher. Aus welcher Mulde fällt dein letzter Stein jetzt genau in deinen Speicher?
lesson-kalaha-five-stones-right = Fünf Steine, fünf Schritte. Mit jeder Zahl von Steinen beginnt das Spiel anders.
lesson-kalaha-five-stones-missed = Der letzte Stein kam nicht in deinen Speicher. Zähle von dort fünf Schritte zurück.

lesson-kalaha-no-move-task = In dieser Variante ist das Spiel aus, sobald jemand am Zug keine Steine hat. Du liegst vorn, und drüben ist alles leer: Gib den Zug ab, aber keinen Stein.
lesson-kalaha-no-move-right = Die andere Seite war am Zug und konnte nicht, also ist das Spiel zu Ende: 26 zu 19 für dich. Die Steine in deinen Mulden zählen für niemanden.
lesson-kalaha-no-move-missed = Nun gibt es drüben wieder einen Stein zu ziehen, und das Spiel geht weiter.

lesson-kalaha-side-cleared-task = In dieser Variante ist das Spiel aus, sobald irgendeine Seite leer ist. Du liegst vorn: Schlage die letzten Steine der anderen Seite.
lesson-kalaha-side-cleared-right = Eine Seite ist leer, und das Spiel ist sofort zu Ende. Die zwei Steine in deiner Mulde zählen für niemanden.
lesson-kalaha-side-cleared-missed = Auf beiden Seiten liegen noch Steine, also geht das Spiel weiter.

lesson-kalaha-three-players-task = Hier wird nur zu zweit oder zu viert geschlagen, und ihr seid zu dritt. Gegenüber deiner leeren zweiten Mulde liegen vier Steine: Lass deinen letzten Stein hineinfallen und sieh selbst.
lesson-kalaha-three-players-right = Die vier Steine bleiben liegen: Zu dritt wird in dieser Variante nicht geschlagen.
lesson-kalaha-three-players-missed = Dein letzter Stein fiel in deinen Speicher, nicht in eine leere Mulde.

lesson-kalaha-four-players-task = Zu viert darf in dieser Variante geschlagen werden, aber nur aus der Mulde genau gegenüber. Dort liegen zwei Steine: Hol sie dir.
lesson-kalaha-four-players-right = Die zwei Steine von gegenüber kamen in deinen Speicher, der schlagende Stein mit ihnen. Links und rechts von dir hat niemand etwas verloren.
lesson-kalaha-four-players-missed = Das war ein Freizug, aber geschlagen hast du nichts.

lesson-kalaha-stays-task = Schlage die fünf Steine und achte darauf, was aus dem Stein wird, der sie schlägt.
lesson-kalaha-stays-right = Die fünf kamen in deinen Speicher; der schlagende Stein bleibt in seiner Mulde und spielt weiter mit. (Das französische Heft sagt das von den geschlagenen Steinen; wir folgen den drei anderen.)
lesson-kalaha-stays-missed = Gegenüber von diesem letzten Stein liegt nichts, also wurde nichts geschlagen.

lesson-kalaha-captures-only-task = In dieser Variante wird nicht in die Speicher gesät: Nur Schlagen bringt Steine nach Hause. Hol dir welche.
lesson-kalaha-captures-only-right = Vier Steine und der schlagende liegen in deinem Speicher. Anders füllt er sich hier nicht.
lesson-kalaha-captures-only-missed = Dieser Stein ging an deinem Speicher vorbei, gleich hinüber auf die andere Seite.

lesson-kalaha-in-circles-task = Schon lange wurde nichts mehr geschlagen. Vor einigen Zügen lagen deine zwei Steine nebeneinander, in deiner zweiten und dritten Mulde. Du liegst vorn: Stelle diese Stellung wieder her.
lesson-kalaha-in-circles-right = Dieselbe Stellung kam ohne Schlagen dazwischen wieder, also ist das Spiel zu Ende. Was in Mulden liegt, zählt für niemanden, und du gewinnst 26 zu 20.
lesson-kalaha-in-circles-missed = Diese Stellung ist neu, also geht das Spiel weiter.

lesson-kalaha-no-free-turn-task = Lass deinen letzten Stein in deinen eigenen Speicher fallen und sieh, wer dann am Zug ist.
lesson-kalaha-no-free-turn-right = Ein Stein für deinen Speicher, aber kein Freizug: In dieser Variante geht es immer reihum weiter.
lesson-kalaha-no-free-turn-missed = Dein letzter Stein fiel in eine Mulde. Finde die Mulde, die genau bis zu deinem Speicher reicht.

lesson-kalaha-sweep-task = Das ist Kalah, wie es die Fachliteratur gelöst hat: Eine leere Seite beendet das Spiel, und beide behalten die Steine ihrer Seite. Schlage die letzten drei Steine gegenüber.
lesson-kalaha-sweep-right = Die andere Seite war leer und das Spiel zu Ende. Die vier Steine auf deiner Seite kamen noch in deinen Speicher: 29 zu 19.
lesson-kalaha-sweep-missed = Drüben liegen noch Steine, also geht das Spiel weiter.

lesson-kalaha-capture-of-nothing-task = In dieser Form von Kalah schlägt dein letzter Stein in einer eigenen leeren Mulde auch dann, wenn gegenüber nichts liegt. Bringe so einen einzelnen Stein in deinen Speicher.
lesson-kalaha-capture-of-nothing-right = Gegenüber lag nichts, aber dein schlagender Stein kam in den Speicher. Im gewöhnlichen Kalah wäre er in seiner Mulde geblieben.
lesson-kalaha-capture-of-nothing-missed = Dein letzter Stein fiel auf die andere Seite. Schlagen kann er nur in einer eigenen Mulde.

lesson-kalaha-small-board-task = Kalah lässt sich mit ein bis sechs Mulden je Seite spielen. Hier sind es drei, mit je drei Steinen. Finde die Mulde, deren letzter Stein in deinen Speicher fällt.
lesson-kalaha-small-board-right = Drei Steine, drei Schritte, ein Freizug. Auf kleinen Brettern ist ein Spiel schnell vorbei: gut für den Anfang.
lesson-kalaha-small-board-missed = Der letzte Stein kam nicht in deinen Speicher.

## Was die Ausgaben offenlassen, und was gewählt wurde.

rule-KALAHA-7-choice = Nach der britischen Ausgabe leert das Schlagen bei allen die entsprechenden Mulden, doch welche einander entsprechen, steht dort nicht. Wir zählen so, als läge jede andere Reihe dir genau gegenüber: Deiner zweiten Mulde von links entspricht in jeder anderen Reihe die zweite von rechts. Die deutsche, die französische und die spanische Ausgabe schlagen nur aus der Mulde genau gegenüber. Die Option „capture“ entscheidet darüber.
rule-KALAHA-V5-choice = Alle vier Ausgaben schlagen diese Variante vor, aber keine sagt, was geschieht, wenn niemand mehr schlägt: Die Steine könnten ewig kreisen. Bei uns endet das Spiel, wenn eine Stellung ohne Schlagen dazwischen wiederkehrt oder nach hundert Zügen ohne Schlagen; Steine in Mulden zählen dann für niemanden. Die Option „sow_stores“ schaltet die Variante ein.
