"""Names that claims use: ``python -m tests.rules_index.claims.names GAME [WORD]`` lists names that fit a word.

Acts and conditions are listed with what they mean, things with the words of the lexicon that stand for them.
"""

from __future__ import annotations

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


if __name__ == "__main__":
    wanted = fold(" ".join(sys.argv[2:]))
    print("\n".join(line for line in names(sys.argv[1]) if wanted in fold(line)))  # noqa: T201
