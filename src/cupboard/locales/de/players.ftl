limit-not-positive = Eine Grenze fürs Nachdenken muss größer als null sein.
level-unknown = Die Stufe „{ $level }“ gibt es nicht. Es gibt: { $known }.
