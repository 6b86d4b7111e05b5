## Die geführten ersten Partien: Jede Erklärung kommt einmal, wenn das, wovon sie spricht, zum ersten Mal geschieht.

guide-label = Lernhilfe
guide-go-on = Weiter
guide-leave = Lernhilfe ausschalten
guide-left = Die Lernhilfe ist ausgeschaltet. Viel Spaß beim Spielen!

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

guide-ronda-welcome = Das ist Ronda, ein Spiel fürs Gedächtnis. Unter zehn Schalen liegen 0 bis 4 Bohnen, jede Zahl zweimal. Wer zuerst alle eigenen Bohnen los ist, gewinnt.
guide-ronda-lift = Du bist dran. Tipp auf eine Schale, um sie anzuheben.
guide-ronda-second = Schau gut hin und merk es dir! Heb nun eine zweite Schale an. Du suchst eine mit genauso vielen Bohnen.
guide-ronda-missed = Die beiden sind verschieden. Du deckst sie wieder zu, und dein Zug ist vorbei. Aber jetzt weißt du, was dort liegt.
guide-ronda-watch = Schau zu, wenn andere Schalen anheben, und merk dir, was sie finden. Aufgeschrieben wird nichts.
guide-ronda-add = Ein Paar, gut gemacht! Jetzt darfst du eine eigene Bohne dazulegen. Tipp auf eine Schale mit dem +.
guide-ronda-keep = Eine Bohne weniger! Du darfst weiterspielen: Tipp auf die Schale, die offen bleiben soll, und such eine neue, die zu ihr passt. Wenn du nichts riskieren willst, passe.
guide-ronda-theirs = Jemand anderes hat eine Bohne abgelegt. Vorsicht: In dieser Schale liegt jetzt eine mehr als vorher!
guide-ronda-dissolved = Zwei Fünfer! Einer davon wird mit der neuen Bohne abgeräumt. Die sechs Bohnen kommen in die schwarze Schale oder, wenn dort noch welche liegen, ganz aus dem Spiel.
guide-ronda-fined = Solange Bohnen in der schwarzen Schale liegen, musst du bei jedem Fehler eine davon als Strafbohne nehmen.
guide-ronda-few = Jemand hat nur noch eine Bohne! Wer die letzte eigene Bohne ablegt, gewinnt sofort.
guide-ronda-over = Die letzte Bohne ist abgelegt und die Partie gewonnen. Jetzt kannst du Ronda!

guide-hopper-welcome = Das ist Hopper. Du schießt Bohnen in die Schalen in der Mitte. Mit der vierten Bohne in einer Schale eroberst du sie. Wer zuerst vier Schalen hat, gewinnt.
guide-hopper-shoot = Du bist dran. Tipp auf eine Schale. Halte dann den Knopf gedrückt und lass bei der Marke los. Drück noch einmal, wenn die Hand durch die Mitte schwingt. Du kannst den Schuss auch in Zahlen eingeben.
guide-hopper-landed = Deine Bohne bleibt, wo sie zur Ruhe kam: in einer Schale, im Tablett oder auf dem Tisch.
guide-hopper-knocked = Eine fliegende Bohne kann andere von ihrem Platz stoßen. Auch die bleiben, wo sie liegen.
guide-hopper-claimed = Vier Bohnen! Du hast die Schale erobert. Ihre Bohnen liegen jetzt lose da und kommen zurück ins Spiel.
guide-hopper-theirs = Die vierte Bohne kam von jemand anderem, und damit ist die Schale weg. Von wem die ersten drei waren, ist egal!
guide-hopper-shifted = Eine Schale hat das Tablett verlassen, also rücken die anderen zusammen. Schau, wo sie jetzt stehen.
guide-hopper-refilled = Jemand hatte keine Bohnen mehr und sammelt alle losen ein.
guide-hopper-near = Jemand hat schon drei Schalen. Noch eine, und die Partie ist gewonnen! Ziel auf Schalen mit drei Bohnen.
guide-hopper-over = Vier Schalen sind erobert, die Partie ist zu Ende. Jetzt kannst du Hopper!

guide-dacapo-welcome = Das ist Da Capo, ein Bluffspiel. Vor jeder Person steht eine Reihe Schalen, die zur schwarzen Zielschale in der Mitte führt. Wer die Zielschale füllt, gewinnt.
guide-dacapo-fist = Nimm heimlich 1 bis 5 Bohnen in die Faust. Wer die höchste Zahl zeigt, gewinnt, aber nur, wenn sonst niemand dieselbe hat!
guide-dacapo-advanced = Du hast die höchste Zahl gezeigt, die sonst niemand hatte. Deine Bohnen kommen in die nächste Schale deiner Reihe.
guide-dacapo-theirs = Jemand anderes hatte die höchste Einzelzahl und füllt eine Schale.
guide-dacapo-equal = Gleiche Zahlen blockieren sich. Diesmal gab es keine Einzelzahl, also kommt niemand weiter.
guide-dacapo-gone = Alle gezeigten Bohnen, die nicht gewinnen, kommen in die Schachtel und sind weg. Geh also sparsam damit um.
guide-dacapo-near = Eine Reihe ist voll bis zur Zielschale. Wer die Zielschale füllt, gewinnt!
guide-dacapo-out = Jemand hat alle Bohnen verbraucht und ist damit ausgeschieden.
guide-dacapo-last = Nur noch eine Person hatte Bohnen. Sie legt eine einzige davon in ihre nächste freie Schale.
guide-dacapo-over = Die Partie ist zu Ende. Hat niemand die Zielschale gefüllt, gewinnt, wer am weitesten gekommen ist. Bei Gleichstand gewinnt, wer weniger Bohnen gebraucht hat. Jetzt kannst du Da Capo!

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

guide-kessel-welcome = Das ist Kupferkessel Co. Du ziehst um die Karten herum und sammelst Zutaten in deinem Kessel. Drei oder vier Karten derselben Zutat bringen Punkte, eine einzelne kostet welche.
guide-kessel-take = Deine Figur steht jetzt vor der leuchtenden Reihe. Tipp auf eine Karte in dieser Reihe, um sie zu nehmen.
guide-kessel-taken = Deine Karte liegt jetzt oben auf deinem Kessel und verdeckt alle anderen, auch für dich. Versuch dir zu merken, was darin ist!
guide-kessel-walked = Eine Figur geht so viele Schritte, wie die oberste Karte ihres Kessels wert ist. Deine Karte bestimmt also auch, wohin du als Nächstes kommst.
guide-kessel-refilled = Der leere Platz bekommt eine neue Karte vom Stapel.
guide-kessel-corner = Deine Figur ist an einer Ecke stehen geblieben. Dort nimmst du nichts, und dein Zug ist vorbei.
guide-kessel-jumped = Steht eine andere Figur im Weg, springst du darüber. Das zählt nicht als Schritt.
guide-kessel-cauldron = Diese Karte hat einen explodierenden Kessel. Wenn du willst, verliert dein Gegenüber die oberste Karte aus seinem Kessel.
guide-kessel-exploded = Peng! Die oberste Karte ist aus deinem Kessel geflogen und kommt unter den Stapel.
guide-kessel-wand = Diese Karte hat einen Zauberstab. Wenn du willst, bist du gleich noch einmal dran, aber höchstens zweimal hintereinander.
guide-kessel-stack = Der Stapel ist aufgebraucht. Ab jetzt bleiben die Plätze leer. Die Partie endet, sobald jemand die letzte Karte einer Reihe nimmt.
guide-kessel-last = Das war die letzte Karte einer Reihe und damit das Ende. Wer sie genommen hat, darf sie behalten oder weglegen.
guide-kessel-over = Jetzt kommt die Wertung: Eine einzelne Karte einer Zutat kostet ihren Wert, zwei zählen nichts, drei bringen ihre Summe, vier ihre Summe und 5 Punkte dazu. In der eigenen Farbe zählen Summen und Minuspunkte doppelt. Wer die meisten Einsen hat, bekommt 5 Punkte. Jetzt kannst du Kupferkessel Co!
