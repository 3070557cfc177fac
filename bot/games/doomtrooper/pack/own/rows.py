"""A row of an organiser's card table, with the columns of the table that the bot comes with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from bot.games.doomtrooper.pack.cards.printed import TYPES
from bot.games.doomtrooper.pack.decks.names import folded
from bot.games.packs.problems import Mistake

Code = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,15}$")]
Name = Annotated[str, Meta(max_length=100)]
Figure = Annotated[str, Meta(pattern=r"^\S{0,12}$")] | int
Marks = Annotated[str, Meta(pattern=r"^[a-z0-9_+:|/ -]*$", max_length=100)]


class Row(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card of the table; the fields are its columns, of which ``code``, ``type`` and a name are needed."""

    code: Code
    type: str
    name_en: Name = ""
    name_cs: Name = ""
    name_cs_confidence: Literal["", "identical_spelling", "high", "medium", "low"] = ""
    set: Name = ""
    rarity: Name = ""
    affiliation: Marks = ""
    F_zapas: Figure = ""
    S_strelba: Figure = ""
    A_obrana: Figure = ""
    V_hodnota: Figure = ""
    deck_limit: Annotated[int, Meta(ge=0, le=500)] | None = None
    post_play_icon: Marks = ""
    timing_flags: Marks = ""
    marks: Annotated[str, Meta(max_length=200)] = field(default="", name="flags")
    octgn_id: Name = ""

    @property
    def is_name_cs_sure(self) -> bool:
        """Whether its Czech name is the printed one, as far as the organiser knows."""
        return self.name_cs_confidence not in ("medium", "low")

    @property
    def set_name(self) -> str:
        """The set it is from."""
        return self.set

    @property
    def affiliations(self) -> tuple[str, ...]:
        """What it belongs to."""
        return _several(self.affiliation, "/")

    @property
    def fight(self) -> str:
        """Its rating in fight as written."""
        return str(self.F_zapas)

    @property
    def shoot(self) -> str:
        """Its rating in shooting as written."""
        return str(self.S_strelba)

    @property
    def armour(self) -> str:
        """Its armour as written."""
        return str(self.A_obrana)

    @property
    def value(self) -> str:
        """Its value as written."""
        return str(self.V_hodnota)

    @property
    def after_play(self) -> str:
        """Where it is afterwards."""
        return self.post_play_icon

    @property
    def timing(self) -> tuple[str, ...]:
        """When it is played."""
        return _several(self.timing_flags, "|")

    @property
    def flags(self) -> tuple[str, ...]:
        """What else is printed on it."""
        return _several(self.marks, "|")


def row_mistakes(table: tuple[Row, ...]) -> Iterator[Mistake]:
    """What is wrong with the rows of a table whose cells are all of their kind."""
    seen: dict[str, int] = {}
    for number, row in enumerate(table):
        place = ("table", number)
        if row.type not in TYPES:
            yield Mistake((*place, "type"), f"`{row.type}` is no type of card; there are: {', '.join(TYPES)}")
        if not folded(row.name_en) and not folded(row.name_cs):
            yield Mistake(place, "the card has no name; write name_en or name_cs")
        for column in ("name_en", "name_cs", "set"):
            if not getattr(row, column).isprintable():
                yield Mistake((*place, column), "a name is one line without control characters")
        if row.code in seen:
            yield Mistake((*place, "code"), f"the row {seen[row.code] + 1} has the code {row.code} already")
        seen.setdefault(row.code, number)


def _several(text: str, separator: str) -> tuple[str, ...]:
    return tuple(part for each in text.split(separator) if (part := each.strip()))
