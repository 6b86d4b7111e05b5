nim-in-a-minute = In het midden ligt een hoop bonen. Om de beurt pakt elke speler er een, twee of drie. Wie de laatste boon pakt, wint.

lesson-nim-heap-task = In de hoop liggen 15 bonen. Laat er 12 over.
lesson-nim-heap-right = Je hebt 3 bonen gepakt, dus er zijn er nog 12.
lesson-nim-heap-missed = Zo blijven er meer dan 12 bonen over.
lesson-nim-turns-task = Na jou pakt de volgende speler één boon en de derde twee. Zorg dat er nog twee zijn als jij weer aan de beurt bent.
lesson-nim-turns-right = Iedereen is geweest, en nu ben jij weer aan de beurt.
lesson-nim-turns-missed = Nu zijn er minder dan twee bonen over.
lesson-nim-three-task = Pak zoveel bonen als je mag.
lesson-nim-three-right = Meer dan drie bonen mag je niet pakken.
lesson-nim-three-missed = Je mag er meer pakken.
lesson-nim-last-task = Zorg dat jij de laatste boon krijgt, wat je tegenstander ook doet.
lesson-nim-last-right = Je hebt vier bonen over gelaten. Je tegenstander kon ze niet allemaal pakken, maar daarna kon jij dat wel.
lesson-nim-last-missed = Nu kan je tegenstander alle bonen pakken.
lesson-nim-not-last-task = Pak niet de laatste boon. Laat die aan je tegenstander.
lesson-nim-not-last-right = Er was nog maar één boon, dus je tegenstander moest die pakken.
lesson-nim-not-last-missed = Laat precies één boon over.

guide-nim-heap = Om deze hoop gaat het. Als je de laatste boon pakt, win je.
guide-nim-first = Jij begint. Daarna spelen jij en de computer om de beurt.
guide-nim-take = Jij bent aan de beurt! Pak een, twee of drie bonen.
guide-nim-mine = Je bonen liggen bij je naam. Hoeveel het er zijn, maakt niet uit. Alleen de laatste telt.
guide-nim-theirs = De computer heeft bonen gepakt. Nu ben jij weer aan de beurt.
guide-nim-four = De hoop wordt klein. Probeer precies vier bonen over te laten: je tegenstander kan ze niet allemaal pakken, maar daarna pak jij de rest.
guide-nim-last = Er zijn nu zo weinig bonen dat een speler ze allemaal kan pakken.
guide-nim-over = Wie de laatste boon pakte, heeft gewonnen. Speel nog eens en probeer vanaf het begin te winnen.
