"""Everything that a game says in a match, with what it says it about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from msgspec import Struct

from bot.games.contract import AnyGame
from bot.games.packs.words import PACK_TEXT
from bot.games.values import Line

SAYING = frozenset(
    {
        "choices",
        "check",
        "decide",
        "adjust",
        "prompts",
        "step",
        "outcome",
        "retire",
        "narrate",
        "default",
        "automated",
        "sheet",
    }
)


class Overheard:
    """A game that is listened to.

    Attributes:
        said: by the key of each line, the names of its arguments.
        named: the texts of the component pack that lines name, by their keys.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.said: dict[str, set[frozenset[str]]] = {}
        self.named: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._game, name)
        return self._listening(found) if name in SAYING else found

    def game(self) -> AnyGame:
        """Itself, as the game that it passes everything on to."""
        return cast(AnyGame, self)

    def _listening(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def heard(*values: Any) -> Any:
            result = method(*values)
            for line in lines(result):
                if line.key == PACK_TEXT:
                    self.named.add(str(line.args["key"]))
                else:
                    self.said.setdefault(line.key, set()).add(frozenset(line.args))
            return result

        return heard


def lines(value: Any) -> Iterator[Line]:
    """Every line in a value, those inside lines too, in no order."""
    rest = [value]
    while rest:
        each = rest.pop()
        if isinstance(each, Line):
            yield each
            rest.extend(each.args.values())
        elif isinstance(each, tuple):
            rest.extend(each)
        elif isinstance(each, Struct):
            rest.extend(getattr(each, name) for name in each.__struct_fields__)
