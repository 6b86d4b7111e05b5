# The playable rule book.

learn-chapter-start = Setup
learn-chapter-turn = Your turn
learn-chapter-special = Special cases
learn-chapter-end = End of the game
learn-chapter-more = Variants
learn-chapter-tips = Tips
learn-minute = The game in a minute
learn-contents = Contents

learn-done = done
learn-choice = Our ruling
learn-beyond = Our addition
learn-progress = { $done ->
    [0] { $all } short lessons
   *[other] { $done } of { $all } lessons done
}
learn-begin = Start with the first lesson
learn-go-on = Continue
learn-anew = Start again
learn-agreed = Rules shown for:
learn-agreed-all = all versions
learn-agreed-table = game { $code }

learn-lesson-of = { $game }: { $title }
learn-at = Lesson { $at } of { $all }
learn-type = Type a move instead
learn-read = Read the rule
learn-show = Show me how
learn-wrong = What isn’t allowed here?
learn-going = Good. Keep going.
learn-right-title = Right!
learn-missed-title = Not quite
learn-missed = That move is allowed, but it doesn’t solve the task.
learn-nothing-lost = “{ $move }” isn’t allowed, so the board hasn’t changed. Try something else.
learn-next = Next lesson
learn-finished = That was the last lesson. Now you’re ready to play!
learn-repeat = Do it again
learn-again = Try again
learn-small-print = The small print: every rule with its number
