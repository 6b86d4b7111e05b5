# The playable rule book.

learn-chapter-start = Getting ready
learn-chapter-turn = Your turn
learn-chapter-special = What can happen
learn-chapter-end = The end of the game
learn-chapter-more = Other ways to play

learn-try = Try it
learn-done = done
learn-choice = Our choice:
learn-progress = { $done ->
    [0] { $all } lessons to try. Each takes a moment.
   *[other] { $done } of { $all } lessons done
}
learn-begin = Start with the first lesson
learn-go-on = Go on
learn-anew = Start again
learn-agreed = Shown for:
learn-agreed-all = everything
learn-agreed-table = table { $code }

learn-lesson-of = { $game }: rule { $rule }
learn-at = Lesson { $at } of { $all }
learn-type = Type a move instead
learn-read = Read the rule
learn-show = Show me how
learn-wrong = What is not allowed here?
learn-going = Good. Go on.
learn-right-title = Right!
learn-missed-title = Not quite
learn-missed = That is allowed, but it is not what the task asks for.
learn-nothing-lost = “{ $move }” is not allowed, so nothing has happened on the board. Try something else.
learn-next = Next lesson
learn-finished = That was the last one. Play a game!
learn-repeat = Once more
learn-again = Try again
