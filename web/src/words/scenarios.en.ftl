## Examples and puzzles of Seelenkrieger

scenarios = Examples & puzzles
scenarios-solved = { $n } of { $of } solved
scenarios-lesson = Examples
scenarios-puzzle = Puzzles: win this turn
scenarios-first = The first { $n } are enough for a first match.
scenario-is-solved = solved
scenario-lesson = Example
scenario-puzzle = Puzzle
scenario-solved = Solved
scenario-missed = That does not do it
scenario-begin = To the table
scenario-again = Once more
scenario-next = Next: { $title }
