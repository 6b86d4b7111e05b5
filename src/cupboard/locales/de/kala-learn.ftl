## The game in a minute

kala-in-a-minute = Du säst Bohnen in ein Feld aus sechzehn Schalen. In jedem Zug nimmst du vier Bohnen, legst die erste in deine Spielschale und die übrigen einzeln in die Schalen eines Weges, der einmal abbiegen darf. Dann versetzt du deine Spielschale dorthin, wo die letzte Bohne hingekommen ist. Lagen dort schon drei oder mehr, darfst du die Schale ernten. Hat deine Spielschale vier Bohnen oder mehr, säst du gleich noch einmal. Wer am Anfang eines Zuges keine vier Bohnen mehr zum Säen hat, verliert.

## Lessons, in the order of lessons.toml

lesson-kala-board-task = So beginnt jede Partie: sechzehn leere Feldschalen, deine dunkle Spielschale (●) in der Ecke a1, die helle (■) gegenüber auf d4. Säe deine ersten Bohnen so, dass deine Schale in einer anderen Ecke ankommt.
lesson-kala-board-right = Drei Schritte geradeaus am Rand entlang führen von Ecke zu Ecke. So beginnen alle Partien: mit den beiden Spielschalen in gegenüberliegenden Ecken.
lesson-kala-board-missed = Ein guter Weg, aber er endet nicht in einer Ecke. Geh geradeaus am Rand entlang.

lesson-kala-store-task = Neben dem Feld habt ihr beide je 28 eigene Bohnen. Säe zum ersten Mal, auf welchem Weg du magst, und achte darauf, woher die Bohnen kommen.
lesson-kala-store-right = Deine vier Bohnen kamen aus deinem Vorrat. 24 liegen noch darin. Die Bank ist am Anfang leer; nur Ernten bringen Bohnen hinein.

lesson-kala-bank-task = In dieser Ausgabe hat noch niemand Bohnen. Alle 80 liegen in der gemeinsamen Bank. Säe zum ersten Mal, auf welchem Weg du magst.
lesson-kala-bank-right = Deine vier Bohnen kamen aus der Bank. Ihr sät beide aus ihr, solange sie vier hergibt. Was du erntest, gehört dir und kommt in deinen Vorrat.

lesson-kala-bank-closes-task = In der Bank liegen noch sieben Bohnen. Säe so, dass sie nach deinem Zug schließen muss.
lesson-kala-bank-closes-right = Du hast vier genommen, drei sind übrig. Vier Bohnen kann die Bank nicht mehr geben, also schließt sie für den Rest der Partie. Ab jetzt sät ihr beide aus dem eigenen Vorrat.
lesson-kala-bank-closes-missed = Deine Ernte hat eine Bohne in die Bank zurückgebracht. Jetzt hat sie vier und reicht noch für einen Zug. Verzichte diesmal auf die Ernte.

lesson-kala-turns-task = Das Los hat entschieden, dass du beginnst. Zieh, schau dir den Zug von Hell an und zieh dann ein zweites Mal.
lesson-kala-turns-right = Du, dann Hell, dann wieder du. Das Los entscheidet nur, wer beginnt. Danach zieht ihr abwechselnd.

lesson-kala-path-task = Säe vier Bohnen auf einem Weg, der abbiegt.
lesson-kala-path-right = Eine Bohne in die eigene Schale und drei den Weg entlang. Er darf einmal rechtwinklig abbiegen, muss es aber nicht.
lesson-kala-path-missed = Ein gerader Weg ist auch erlaubt, hier ist aber einer gefragt, der abbiegt.

lesson-kala-over-task = Die helle Schale steht dir auf c2 im Weg. Wähle einen Weg, der über sie führt.
lesson-kala-over-right = Die Bohne für c2 kam in die helle Spielschale und nicht in die Feldschale darunter. Ein Weg darf über die gegnerische Schale führen. Die Bohne bleibt in ihr liegen.
lesson-kala-over-missed = Dein Weg führte an der hellen Schale vorbei. Führe ihn über c2.

lesson-kala-covered-task = Deine Schale auf b2 enthält zwei Bohnen und deckt drei weitere zu. Bring sie in die Ecke a4 und sieh, was sie mitnimmt und was sie zurücklässt.
lesson-kala-covered-right = Deine Schale hat ihre eigenen Bohnen mitgenommen, samt der einen, die du in sie gesät hast. Die drei Bohnen unter ihr sind auf b2 geblieben und liegen jetzt wieder offen da.
lesson-kala-covered-missed = Deine Schale hat b2 verlassen, und die Bohnen unter ihr sind geblieben; auf a4 ist sie aber nicht angekommen. Versuch einen anderen Weg.

lesson-kala-follow-task = Bring deine Spielschale nach c3.
lesson-kala-follow-right = Die letzte Bohne fiel auf c3, und deine Schale ist ihr gefolgt. Du lenkst deine Schale, indem du wählst, wo dein Weg endet.
lesson-kala-follow-missed = Deine Schale kam dorthin, wo deine letzte Bohne liegt. Wähle einen Weg, der auf c3 endet.

lesson-kala-beside-task = Lass deine letzte Bohne in die helle Schale auf c3 fallen und stell deine Schale rechts neben sie, auf d3.
lesson-kala-beside-right = Zwei Spielschalen stehen nie auf demselben Platz. Fällt deine letzte Bohne in die gegnerische Spielschale, wählst du, auf welche Schale daneben du deine versetzt.
lesson-kala-beside-missed = Noch nicht ganz: Dein Weg soll auf der hellen Schale auf c3 enden, und deine Schale soll danach auf d3 stehen.

lesson-kala-harvest-task = Eine der Schalen, auf denen dein Weg enden kann, ist reif, denn in ihr liegen 3 oder mehr Bohnen. Ernte sie.
lesson-kala-harvest-right = Auf d1 lagen fünf Bohnen, bevor deine letzte dazukam. Ab drei Bohnen ist eine Schale reif. Von den sechs geht eine an die Bank, fünf kommen in deinen Vorrat.
lesson-kala-harvest-missed = Du hast nichts geerntet. Such eine Schale mit drei oder mehr Bohnen, lass deine letzte Bohne in sie fallen und wähle „Ernten“.

lesson-kala-rob-task = In der hellen Spielschale liegen drei Bohnen. Ernte sie.
lesson-kala-rob-right = Auch die gegnerische Spielschale ist mit drei Bohnen reif, genau wie eine Feldschale. Von den vier Bohnen geht eine an die Bank, drei gehören dir. Die zwei Bohnen unter ihr bleiben zugedeckt, und deine Schale steht neben ihr.
lesson-kala-rob-missed = Du hast die helle Schale erreicht, ihr aber die Bohnen gelassen. Nimm denselben Weg und ernte.

lesson-kala-bonus-task = In deiner Schale liegen drei Bohnen. Mach deinen Zug und danach den Zusatzzug.
lesson-kala-bonus-right = Mit der ersten gesäten Bohne lagen vier in deiner Schale. Das gibt einen Zusatzzug. Du säst alle vier noch im selben Zug, von da aus, wo deine Schale jetzt steht.

lesson-kala-bonus-all-task = Du hast einen Zusatzzug, denn in deiner Schale auf c4 liegen vier Bohnen. Säe sie.
lesson-kala-bonus-all-right = Alle vier Bohnen sind gesät, die erste wieder in die eigene Schale. Einen Zusatzzug kannst du nicht ablehnen oder abkürzen, und es gibt nur einen pro Zug.

lesson-kala-five-task = In deiner Schale liegen fünf Bohnen, und du musst sie alle säen. Finde einen Weg, der lang genug ist.
lesson-kala-five-right = Eine Bohne in die eigene Schale, vier den Weg entlang. Mit fünf Bohnen sind nur Wege von vier Schritten erlaubt.

lesson-kala-six-task = Sechs Bohnen in deiner Schale, mitten auf dem Feld. Von hier aus reicht kein Weg für sechs. Schau, was mit der letzten geschieht.
lesson-kala-six-right = Du hast fünf Bohnen gesät, und die fünfte galt als letzte. Für die sechste war kein Platz mehr. Sie ging in den hellen Vorrat.

lesson-kala-open-task = Du darfst alles zählen, auch unter den Spielschalen. Zwei Ernten sind hier möglich. Nimm die, die mehr bringt.
lesson-kala-open-right = Vier Bohnen für deinen Vorrat. Die helle Schale hätte nur drei gebracht, denn die sechs Bohnen unter ihr sind zugedeckt und gehören nicht zur Ernte. Zähl nach, bevor du ziehst!
lesson-kala-open-missed = Es gibt mehr zu holen. Zähl nach, was jede Ernte bringt. Zugedeckte Bohnen gehören nicht dazu.

lesson-kala-rescue-task = Du hast noch vier Bohnen. Liegen zu Beginn deines nächsten Zuges weniger als vier in deinem Vorrat, verlierst du. Rette dich.
lesson-kala-rescue-right = Die Ernte hat vier Bohnen in deinen Vorrat gebracht: genug für einen weiteren Zug. Hell hat gezogen, und du bist weiter dabei.
lesson-kala-rescue-missed = Als du wieder an der Reihe warst, lagen keine vier Bohnen mehr in deinem Vorrat, und du hast verloren. Such eine Ernte.

lesson-kala-win-task = Im hellen Vorrat liegen nur noch drei Bohnen. Mach deinen Zug, wie du magst.
lesson-kala-win-right = Hell hatte zu Beginn seines Zuges keine vier Bohnen zum Säen. Damit hast du gewonnen. Wie viele Bohnen jemand gesammelt hat, spielt keine Rolle.

## Titles of lessons, where a rule has several

lesson-kala-bank-title = Aus der Bank säen
lesson-kala-bank-closes-title = Die Bank schließt
lesson-kala-bonus-title = Zwei Züge in einem
lesson-kala-bonus-all-title = Alle Bohnen säen
lesson-kala-five-title = Fünf Bohnen
lesson-kala-six-title = Die sechste Bohne
lesson-kala-rescue-title = Rettung in letzter Minute
lesson-kala-win-title = Der Sieg

## What the editions leave open or disagree on, and what we added

rule-KALA-3-choice = In der deutschen Ausgabe sät ihr aus der Bank, aber die Partie endet, wenn in einem Vorrat weniger als 4 Bohnen liegen. Wann ihr von der Bank zum Vorrat wechselt, steht dort nicht. Bei uns sät ihr aus der Bank, bis sie zu Beginn eines Zuges keine vier Bohnen mehr geben kann. Dann schließt sie für den Rest der Partie. Die anderen Ausgaben geben allen eigene Bohnen. Die Option „edition“ entscheidet darüber.
rule-KALA-2-beyond = Im gedruckten Spiel beginnen beide mit 28 Bohnen. Andere Zahlen und weniger Bohnen für die stärkere Person (Optionen „store_beans“ und „fewer_beans“) sind unsere Ergänzung.
rule-KALA-12-choice = Nach der englischen und der spanischen Ausgabe hast du Anspruch auf den Zusatzzug, nach der deutschen bist du einfach noch einmal dran. Bei uns musst du ihn machen, denn wie viele Bohnen zu säen sind, schreiben alle Ausgaben vor. Eine Option gibt es dafür nicht.
rule-KALA-15-choice = Nach den deutschen Regeln ist die Partie verloren, sobald jemand zu wenige Bohnen hat. Bei uns wird immer erst am Anfang des eigenen Zuges nachgezählt. Eine Option gibt es dafür nicht.

## The guided first game: each note is shown once, when what it explains first happens

guide-kala-welcome = Das ist Kala. Die Schale mit ● gehört dir; sie wandert über das Feld und lässt Bohnen zurück. Wer keine vier Bohnen mehr säen kann, verliert. Pass also auf deinen Vorrat auf.
guide-kala-path = Du bist dran. Du säst vier Bohnen auf einem Weg, die erste in deine eigene Schale. Tipp auf eine umkreiste Schale, in der dein Weg enden soll. Unterwegs darf er einmal abbiegen.
guide-kala-moved = Deine Schale steht jetzt da, wo deine letzte Bohne hingekommen ist. Hier beginnt dein nächster Weg. Die Bohnen in der Schale nimmst du mit.
guide-kala-harvest = Achte auf volle Schalen! Fällt deine letzte Bohne in eine Schale, in der schon 3 oder mehr liegen, darfst du sie ernten. So füllst du deinen Vorrat wieder auf.
guide-kala-harvested = Eine Ernte! Eine Bohne geht an die Bank, alle anderen kommen in deinen Vorrat.
guide-kala-theirs = Dein Gegenüber hat eine volle Schale geerntet. Beim nächsten Mal bist du vielleicht schneller.
guide-kala-bonus = In deiner Schale liegen 4 oder mehr Bohnen. Dafür bekommst du einen Zusatzzug. Säe sie jetzt alle aus, von deiner Schale aus.
guide-kala-dropped = Ein Weg darf über eine Spielschale führen. Die Bohne fällt dann in diese Schale und hilft der Person, der sie gehört, zu einem Zusatzzug.
guide-kala-landing = Dein Weg darf auf der gegnerischen Spielschale enden. Dort darf deine Schale aber nicht stehen. Such dir deshalb einen Platz daneben aus.
guide-kala-few = Die Bohnen werden knapp. Wer zu Beginn eines Zuges keine 4 Bohnen mehr hat, verliert. Mit einer Ernte füllst du deinen Vorrat wieder auf.
guide-kala-over = Die Partie ist zu Ende, weil jemand keine 4 Bohnen mehr zum Säen hatte. Jetzt kannst du Kala!

## Print

print-help-kala = Kreuzt nach jeder Partie an, wer gewonnen hat. Unentschieden gibt es nicht.
