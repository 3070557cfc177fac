"""Names that claims use: ``python -m tests.rules_index.claims.names GAME [WORD]`` lists names that fit a word.

Acts and conditions are listed with what they mean, things with the words of the lexicon that stand for them.
"""

from __future__ import annotations

import difflib
import re
import sys
from collections.abc import Iterator

from rules_index.digest.claims.vocabulary import load_vocabulary
from rules_index.languages.language import fold


def names(game: str) -> Iterator[str]:
    """A line for each act, moment, condition and thing that claims of a game may name."""
    vocabulary = load_vocabulary()
    for name, act in vocabulary.acts.items():
        yield f"act        {name}: {act.about}"
    for name, relation in vocabulary.moments.items():
        yield f"moment     {name}{'' if relation.alone else ' …'}: {relation.about}"
    for name, condition in vocabulary.conditions.items():
        takes = f"({', '.join(condition.takes)})" if condition.takes else ""
        yield f"condition  {name}{takes}: {condition.about}"
    for name, concept in vocabulary.things(game).words.items():
        yield f"thing      {name}: {', '.join((*concept.en, *concept.cs[:3], *concept.sv[:2]))}"


def main() -> str:
    """The lines that the arguments ask for; where there are none, words like the one asked for."""
    game, *words = sys.argv[1:]
    wanted, known = fold(" ".join(words)), list(names(game))
    if found := [line for line in known if wanted in fold(line)]:
        return "\n".join(found)
    every = {word for line in known for word in re.findall(r"[a-z]{3,}", fold(line))}
    near = ", ".join(difflib.get_close_matches(wanted, sorted(every), cutoff=0.7))
    return f"No name fits {wanted!r}{f'; words like it: {near}' if near else ''}. CONTRIBUTING.md tells how to add one."


if __name__ == "__main__":
    sys.stdout.write(f"{main()}\n")
