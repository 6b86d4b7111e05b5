kala-name = Kala
kala-tagline = Säe Bohnen in ein Quadrat aus Schalen und ernte die vollen, bevor es die Gegenseite tut.
kala-move-help = Gib die Schritte deines Weges nach der eigenen Schale ein, zum Beispiel EES (N Norden, E Osten, S Süden, W Westen). Ein x erntet die letzte Schale; @c3 sagt, wohin deine Schale zieht, wenn der Weg auf der gegnerischen Schale endet.

rule-KALA-1 = Sechzehn Feldschalen bilden ein Quadrat von vier mal vier. Jede der beiden Personen hat eine Spielschale, dunkel oder hell; sie beginnen auf zwei gegenüberliegenden Ecken, dunkel auf a1, hell auf d4.
rule-KALA-2 = Ausgabe „Vorrat“: Alle beginnen mit 28 eigenen Bohnen, die Bank ist leer.
rule-KALA-3 = Ausgabe „Bank“: Die Vorräte sind anfangs leer, in der Bank liegen etwa 80 Bohnen. Gesät wird aus der Bank, solange sie 4 Bohnen hergibt. Kann sie das zum ersten Mal nicht, schließt sie für immer: Ihren Teil der Ernten bekommt sie weiterhin, aber gesät wird nun aus den eigenen Vorräten.
rule-KALA-4 = Das Los entscheidet, wer beginnt. Danach wird abwechselnd gezogen.
rule-KALA-5 = In einem Zug säst du 4 Bohnen: die erste in die eigene Spielschale, die übrigen einzeln in die Schalen eines Weges, der dort beginnt. Er führt geradeaus von Schale zu Nachbarschale, darf einmal rechtwinklig abbiegen und bleibt auf dem Feld.
rule-KALA-6 = Steht dort, wo eine Bohne hingehört, eine Spielschale, so kommt die Bohne in diese Spielschale. Ein Weg darf über die gegnerische Schale führen und lässt eine Bohne in ihr zurück.
rule-KALA-7 = Eine Spielschale nimmt ihre Bohnen mit. Die Feldschale unter ihr behält ihre Bohnen, zugedeckt: Nichts kommt dazu und nichts weg, bis die Spielschale weiterzieht.
rule-KALA-8 = Nach dem Säen, und nach der Ernte, wenn es eine gibt, zieht deine Spielschale auf die Schale der letzten Bohne.
rule-KALA-9 = Fiel die letzte Bohne in die gegnerische Schale, zieht deine Schale stattdessen auf eine Schale gerade daneben; du wählst, auf welche. Auf der gegnerischen Schale steht sie nie.
rule-KALA-10 = Fällt die letzte Bohne in eine Feldschale, in der schon 3 oder mehr lagen, darfst du sie leeren: Eine Bohne geht an die Bank, alle anderen in deinen Vorrat.
rule-KALA-11 = Die gegnerische Spielschale lässt sich ebenso abernten; deine Schale zieht danach neben sie.
rule-KALA-12 = Liegen nach dem Versetzen 4 oder mehr Bohnen in deiner Spielschale, musst du sie alle sofort aussäen, wieder mit der eigenen Schale zuerst; Ernte und Versetzen folgen wie sonst. Das geschieht höchstens einmal im Zug.
rule-KALA-13 = Ein Zusatzzug mit 5 oder 6 Bohnen braucht einen Weg, der für alle reicht. Wo kein Weg die sechste Bohne aufnimmt, werden fünf gesät, die fünfte gilt als letzte, und die sechste geht in den gegnerischen Vorrat.
rule-KALA-14 = Unter die Spielschalen darf jederzeit geschaut werden: Alle Bohnenzahlen sind offen.
rule-KALA-15 = Wer zu Beginn seines Zuges weniger als 4 Bohnen zum Säen hat, verliert, und die Gegenseite gewinnt. Unentschieden gibt es nicht.

kala-option-edition = Woher die Bohnen kommen, die gesät werden.
kala-option-edition-store = Alle haben von Anfang an eigene Bohnen.
kala-option-edition-bank = Alle Bohnen liegen in der Bank; beide säen aus ihr, bis sie versiegt.
kala-option-store-beans = Mit wie vielen Bohnen in der Ausgabe „Vorrat“ beide beginnen.
kala-option-bank-beans = Wie viele Bohnen in der Ausgabe „Bank“ anfangs in der Bank liegen.
kala-preset-store = Mit je 28 Bohnen
kala-preset-bank = Mit einer gemeinsamen Bank von 80 Bohnen

kala-bank-starts-empty = In der Ausgabe „Vorrat“ ist die Bank anfangs leer: Eine Bohnenzahl für sie ({ $beans }) ergibt keinen Sinn.
kala-stores-start-empty = In der Ausgabe „Bank“ sind die Vorräte anfangs leer: Eine Bohnenzahl für sie ({ $beans }) ergibt keinen Sinn.

kala-move-unreadable = „{ $text }“ ist kein Zug. Gib die Schritte eines Weges ein, etwa EES, EESx oder EES@c3.
kala-wrong-length = Du säst { $beans } Bohnen: eine in die eigene Schale, dann folgen { $steps } Schritte.
kala-wrong-bonus-length = Dieser Zusatzzug mit { $beans } Bohnen braucht einen Weg von { $steps } Schritten nach der eigenen Schale.
kala-no-direction = „{ $text }“ ist kein Weg: Die Schritte heißen N, E, S und W.
kala-path-turns-back = { $path } kehrt um. Ein Weg darf nur rechtwinklig abbiegen.
kala-path-turns-twice = { $path } biegt mehr als einmal ab. Ein Weg darf nur einmal abbiegen.
kala-path-leaves-board = Von { $cell } aus führt der Weg { $path } vom Feld.
kala-cup-follows-bean = Deine Schale zieht dorthin, wo die letzte Bohne fällt, auf { $cell }: Da gibt es nichts zu wählen.
kala-choose-landing = Die letzte Bohne fällt in die gegnerische Schale auf { $other }: Sag mit @ und einer Schale daneben, wohin deine Schale zieht.
kala-no-such-cup = Eine Schale { $text } gibt es nicht: Sie heißen a1 bis d4.
kala-landing-on-cup = Deine Schale kann nicht auf der gegnerischen Schale auf { $other } stehen.
kala-landing-not-next = { $cell } liegt nicht gerade neben der gegnerischen Schale auf { $other }.
kala-not-ripe = { $beans ->
    [0] Die Schale auf { $cell } ist vor deiner letzten Bohne leer; für eine Ernte müssen dort 3 liegen.
    [one] In der Schale auf { $cell } liegt vor deiner letzten Bohne nur 1; für eine Ernte müssen es 3 sein.
   *[other] In der Schale auf { $cell } liegen vor deiner letzten Bohne nur { $beans }; für eine Ernte müssen es 3 sein.
}

kala-position-words = Eine Stellung von Kala hat { $words } Teile: das Feld, zwei Schalen, Vorräte, Bank und wer am Zug ist.
kala-position-field = „{ $text }“ ist kein Feld aus vier Reihen mit je vier Zahlen.
kala-position-cup = „{ $text }“ sagt nicht, wo eine Spielschale steht und was in ihr liegt, etwa a1:0.
kala-position-stores = „{ $text }“ nennt nicht Vorräte und Bank, etwa stores:28,28 bank:0.
kala-position-mark = „{ $text }“ ist weder lot noch sow:0, bonus:0 oder lost:0 (oder :1).
kala-position-beans = Bohnen in dieser Stellung: { $found }. Es müssen { $total } sein.
kala-position-stacked = Die beiden Spielschalen können nicht auf derselben Schale stehen.
kala-position-open-bank = In der Ausgabe „Vorrat“ gibt die Bank nie Bohnen her.
kala-position-lot = Gelost wird am Anfang, und das ist nicht der Anfang.
kala-position-cup-beans = Bohnen in einer Spielschale: { $beans }. In diesem Augenblick können es nur { $low } bis { $high } sein.
kala-position-bank-closed = Bohnen in der offenen Bank: { $beans }. Mit so wenigen wäre sie längst geschlossen.
kala-position-turn = Wer am Zug ist oder verloren hat, passt nicht zu den Bohnen, die zu säen sind.

kala-fact-begins = { $seat } beginnt.
kala-fact-took = { $source ->
    [bank] { $seat } sät { $beans } Bohnen aus der Bank.
    [cup] { $seat } sät die { $beans } Bohnen der Spielschale.
   *[store] { $seat } sät { $beans } Bohnen aus dem Vorrat.
}
kala-fact-given = Die Bohne, für die kein Platz war, geht an { $other }.
kala-fact-harvested = { $seat } erntet { $beans } Bohnen auf { $cell }: { $gain } für den Vorrat, 1 für die Bank.
kala-fact-robbed = { $seat } erntet { $beans } Bohnen aus der Schale von { $other } auf { $cell }: { $gain } für den Vorrat, 1 für die Bank.
kala-fact-moved = Die Schale von { $seat } zieht von { $start } nach { $cell }.
kala-fact-bonus-due = In der Schale von { $seat } liegen { $beans } Bohnen: ein Zusatzzug.
kala-fact-bank-closed = { $beans ->
    [0] Die Bank ist leer und schließt. Von nun an wird aus den eigenen Vorräten gesät.
    [one] Die Bank hat nur noch 1 Bohne und schließt. Von nun an wird aus den eigenen Vorräten gesät.
   *[other] Die Bank hat nur noch { $beans } Bohnen und schließt. Von nun an wird aus den eigenen Vorräten gesät.
}
kala-fact-ended = { $seat } hat keine 4 Bohnen zum Säen. { $winner } gewinnt.
