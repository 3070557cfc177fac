"""The card table: read from a CSV file an operator gives, checked row by row, kept in a small file beside the index."""

from __future__ import annotations

import csv
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import quote

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError
from sqlmodel import Field as Stored
from sqlmodel import SQLModel, create_engine, insert

from rules_index.cards.packaged import packaged_file
from rules_index.digest.toml_files import read_text, wrong_field
from rules_index.index.build import swap_in
from rules_index.index.checksum import is_sealed, seal
from rules_index.languages.language import fold
from rules_index.values.cards import Card

CARDS_FILE = "cards.sqlite"
"""The name of the table's file, in the folder of the index."""
CARDS_SCHEMA = 2
SHOWN_PROBLEMS = 10
"""Wrong lines that a message names; the rest are counted."""
UNSURE = ("medium", "low")
"""How a table says that no printed source confirms a Czech name."""
CARD = TypeAdapter(Card)

Code = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_+:|/ -]*$", max_length=100)]
Value = Annotated[str, StringConstraints(pattern=r"^\S*$", max_length=12)]
Name = Annotated[str, StringConstraints(max_length=100)]


class CardsProblem(Exception):
    """A card table cannot be imported or read; the message says which lines are wrong, or which command mends it."""


class CardRow(SQLModel, table=True):
    """A card as it was imported."""

    __tablename__ = "card"
    game: str = Stored(primary_key=True)
    code: str = Stored(primary_key=True)
    data: bytes


class _Line(BaseModel):
    """A line of the file; the fields are its columns."""

    model_config = ConfigDict(extra="forbid", str_strip_whitespace=True)
    code: str = Field(min_length=1, max_length=40)
    name_en: Name
    name_cs: Name = ""
    name_cs_confidence: Literal["", "identical_spelling", "high", "medium", "low"] = ""
    set: Name = ""
    rarity: Name = ""
    type: Code = ""
    affiliation: Code = ""
    F_zapas: Value = ""
    S_strelba: Value = ""
    A_obrana: Value = ""
    V_hodnota: Value = ""
    deck_limit: Annotated[Annotated[int, Field(ge=0)] | None, BeforeValidator(lambda text: text or None)] = None
    post_play_icon: Code = ""
    timing_flags: Code = ""
    flags: Annotated[str, StringConstraints(max_length=200)] = ""
    octgn_id: Name = ""

    def card(self, game: str) -> Card:
        """The card it tells."""
        return Card(
            game=game,
            code=self.code,
            name_en=self.name_en,
            name_cs=self.name_cs,
            set_name=self.set,
            rarity=self.rarity,
            type=self.type,
            affiliations=_several(self.affiliation, "/"),
            fight=self.F_zapas,
            shoot=self.S_strelba,
            armour=self.A_obrana,
            value=self.V_hodnota,
            deck_limit=self.deck_limit,
            after_play=self.post_play_icon,
            timing=_several(self.timing_flags, "|"),
            flags=_several(self.flags, "|"),
            is_name_cs_sure=self.name_cs_confidence not in UNSURE,
        )


NEEDED = tuple(name for name, field in _Line.model_fields.items() if field.is_required())


def read_cards(file: Path | Traversable, game: str) -> tuple[Card, ...]:
    """The cards of a CSV file (UTF-8, commas or semicolons), in its order.

    Args:
        file: its first line names the columns; ``code`` and ``name_en`` are needed, the others may be missing.
        game: the game whose cards they are.

    Raises:
        CardsProblem: the file cannot be read, a column is missing or unknown, or lines are wrong; names each.
    """
    try:
        text = read_text(file, CardsProblem)
    except OSError as error:
        raise CardsProblem(f"cannot read {file}: {error.strerror}") from error
    lines = text.splitlines()
    first = lines[0] if lines else ""
    rows = csv.DictReader(lines, delimiter=";" if first.count(";") > first.count(",") else ",", strict=True)
    try:
        _check_columns(file, rows.fieldnames or ())
        return _checked(file, rows, game)
    except csv.Error as error:
        raise CardsProblem(f"{file}, line {rows.reader.line_num}: {error}") from error


def packaged_cards(game: str) -> tuple[Card, ...]:
    """The card table that the program brings along for a game.

    Raises:
        CardsProblem: there is none, or it is wrong.
    """
    return read_cards(packaged_file(game), game)


def import_cards(file: Path, index: Path, game: str) -> int:
    """Put the cards of a file in the place of those the game had, in one step, and return how many they are.

    Raises:
        CardsProblem: the file is wrong; nothing has been changed.
        BuildProblem: the table cannot be written; nothing has been changed.
    """
    path = index.parent / CARDS_FILE
    cards = read_cards(file, game)
    others = [card for card in load_cards(path) if card.game != game]

    def write(fresh: Path) -> tuple[int, int]:
        engine = create_engine(f"sqlite:///{fresh}")
        try:
            SQLModel.metadata.create_all(engine, tables=[SQLModel.metadata.tables["card"]])
            with engine.begin() as connection:
                rows = [{"game": c.game, "code": c.code, "data": CARD.dump_json(c)} for c in (*others, *cards)]
                connection.execute(insert(CardRow), rows)
                connection.exec_driver_sql(f"PRAGMA user_version = {CARDS_SCHEMA}")
        finally:
            engine.dispose()
        seal(fresh)
        return len(cards), 0

    return swap_in(path, write, "card table")[0]


def load_cards(path: Path) -> tuple[Card, ...]:
    """All cards of a table, in the order of their codes; none when there is no table.

    Raises:
        CardsProblem: the file is damaged or of another version.
    """
    if not path.is_file():
        return ()
    try:
        with closing(
            sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1", uri=True)
        ) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if version == CARDS_SCHEMA and not is_sealed(path):
                raise sqlite3.DatabaseError("the checksum is wrong")
            if version == CARDS_SCHEMA:
                rows = connection.execute("SELECT data FROM card ORDER BY game, code").fetchall()
                return tuple(CARD.validate_json(data) for (data,) in rows)
    except (sqlite3.DatabaseError, UnicodeDecodeError, ValidationError) as error:
        raise CardsProblem(f"the card table {path} is damaged; remove it, then {_IMPORT}") from error
    raise CardsProblem(f"the card table {path} is of another version; remove it, then {_IMPORT}")


def with_packaged(imported: Sequence[Card], packaged: Mapping[str, Traversable]) -> tuple[Card, ...]:
    """The imported cards, and those packaged ones that no imported card replaces by its code or its English name.

    Args:
        imported: the operator's table.
        packaged: by game the card table that the program brings along.

    Raises:
        CardsProblem: a packaged table is wrong.
    """
    own = {(card.game, mark) for card in imported for mark in (card.code, fold(card.name_en))}
    rest = (card for game, file in packaged.items() for card in read_cards(file, game))
    return *imported, *(card for card in rest if not own & {(card.game, card.code), (card.game, fold(card.name_en))})


_IMPORT = "import the cards again with: python -m rules_index cards import FILE"


def _check_columns(file: Path | Traversable, columns: object) -> None:
    named = [str(column).strip() for column in columns] if isinstance(columns, list) else []
    if missing := [name for name in NEEDED if name not in named]:
        raise CardsProblem(f"{file}, line 1: the first line names the columns; missing: {', '.join(missing)}")
    if unknown := [name for name in named if name not in _Line.model_fields]:
        known = ", ".join(_Line.model_fields)
        raise CardsProblem(f"{file}, line 1: unknown columns: {', '.join(unknown)}; known are: {known}")
    if len(set(named)) < len(named):
        raise CardsProblem(f"{file}, line 1: a column occurs twice")


def _checked(file: Path | Traversable, rows: csv.DictReader[str], game: str) -> tuple[Card, ...]:
    cards: dict[str, Card] = {}
    wrong: list[str] = []
    for row in rows:
        wrong += [f"line {rows.line_num}: {problem}" for problem in _problems(row, cards, game)]
    if wrong:
        more = f"\n  and {len(wrong) - SHOWN_PROBLEMS} more" if len(wrong) > SHOWN_PROBLEMS else ""
        listed = "\n  ".join(wrong[:SHOWN_PROBLEMS])
        raise CardsProblem(f"{file} was not imported, nothing has been changed:\n  {listed}{more}")
    if not cards:
        raise CardsProblem(f"{file} has no cards below its first line")
    return tuple(cards.values())


def _problems(row: Mapping[str | None, object], cards: dict[str, Card], game: str) -> Iterator[str]:
    """What is wrong with a line; a right one is added to the cards."""
    if None in row or None in row.values():
        yield "it has not as many fields as the first line"
        return
    try:
        card = _Line.model_validate({str(name).strip(): value for name, value in row.items()}).card(game)
    except ValidationError as error:
        for each in error.errors():
            yield f"{wrong_field(each)} (it reads {each['input']!r})"
        return
    if not (card.name_en or card.name_cs):
        yield "the card has no name"
    elif card.code in cards:
        yield f"code: {card.code} occurs twice"
    else:
        cards[card.code] = card


def _several(text: str, separator: str) -> tuple[str, ...]:
    return tuple(part for each in text.split(separator) if (part := each.strip()))
