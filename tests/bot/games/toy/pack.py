"""Smugglers with component packs: what is smuggled has names, which a pack brings along."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct

from bot.boards.entry import GameEntry
from bot.games.contract import AnyGame
from bot.games.packs.form import PackForm
from bot.games.packs.problems import Mistake
from bot.games.packs.words import Words, text
from bot.games.values import Line, Viewer
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.values import Dealt, Event

WORDS = Path(__file__).parents[2] / "behaviour" / "matches" / "words"


class Good(Struct, frozen=True, forbid_unknown_fields=True):
    """What the cards of one value are."""

    value: int
    name: Words


class ToyPack(Struct, frozen=True, forbid_unknown_fields=True):
    """What is smuggled."""

    name: Words
    goods: tuple[Good, ...] = ()


def toy_mistakes(pack: ToyPack) -> Iterator[Mistake]:
    """Goods of values that no card has."""
    for number, good in enumerate(pack.goods):
        if not 1 <= good.value <= 4:
            yield Mistake(("goods", number, "value"), "cards have values from 1 to 4")


def own() -> bytes:
    """The pack to begin with."""
    return b'name = { cs = "Zbo\xc5\xbe\xc3\xad", en = "Goods" }\n'


FORM = PackForm(f"{__name__}:FORM", ToyPack, toy_mistakes, own)


class PackedToy(Toy):
    """Smugglers with what a pack says."""

    def __init__(self, pack: ToyPack) -> None:
        self.texts = {"name": pack.name, **{f"good.{good.value}": good.name for good in pack.goods}}

    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:
        if isinstance(event, Dealt):
            return (Line("toy-dealt-goods", {"seats": len(event.hands), "goods": text("name")}),)
        return super().narrate(event, viewer)


def made(document: bytes | None) -> Toy:
    """Smugglers with the document of a pack, or as it is without one."""
    return Toy() if document is None else PackedToy(FORM.decoded(document))


TOY = GameEntry("toy", made, FORM, words=WORDS)


def toy_as(make: Callable[[bytes | None], AnyGame]) -> GameEntry:
    """An entry of Smugglers that is made in another way."""
    return GameEntry("toy", make, FORM, words=WORDS)


def toy_pack(name: str) -> bytes:
    """A small pack."""
    return f'name.cs = "{name}"\n'.encode()
