"""The ways in for what anybody may bring or type: packs, files, lines, questions, lengths of time, buttons."""

from __future__ import annotations

import asyncio
import json
import random
import re
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

from discord import ui

from bot.boards.doomtrooper.cards import own_catalogue
from bot.boards.doomtrooper.entry import ENTRY as DOOMTROOPER
from bot.chat.base.errors import Refusal
from bot.chat.base.id_items import IdSelect, declared_items
from bot.chat.features import modules
from bot.chat.matches.base.options import seconds_of
from bot.chat.matches.base.typed import named, seconds
from bot.chat.warming import warm
from bot.database import DatabaseProblem
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.pack.decks.lists import DeckLists
from bot.games.packs.problems import PackProblem
from bot.games.registry import Playable, Registry
from bot.games.zloba.pack.form import FORM
from bot.installed import known_games
from bot.matches.files.json_files import JsonProblem, load_export
from bot.matches.files.replay import ReplayProblem, read_export
from bot.matches.service import MatchService
from bot.referee.imported import exported
from bot.referee.opening import complete, wanted
from bot.referee.problem import RefereeProblem
from bot.referee.session import Session
from rules_index import Oracle
from rules_index.sources.books import read_book
from rules_index.sources.reading.folder import Witness
from rules_index.values.sources import UnreadableFile
from tests.bot.chat.posted_ids import ITEMS
from tests.bot.databases import new_database
from tests.bot.games.packs.hostile_toml import accepted, refused
from tests.bot.games.toy.game import Toy
from tests.bot.matches.hostile_json import REFUSED
from tests.bot.matches.table import STRANGER, HandClock, opened, played
from tests.bot.matches.verified import problems
from tests.fuzz.mutation import SPITEFUL, in_bytes, mutated
from tests.fuzz.report import APART, Entry
from tests.fuzz.stored import Stored
from tests.rules_index.library import BOOKS, make_index


class _Speaker:
    language = "cs"

    def say(self, sentence: str, /, **values: str | int) -> str:
        return sentence


_TOY = Registry([Playable("toy", lambda _: Toy())])
_ZLOBA = known_games()
_CARDS = Registry([DOOMTROOPER])
_CATALOGUE = """only = true
public = true
[[table]]
code = "x1"
name_en = "Canary Sergeant"
type = "warrior"
F_zapas = 3
deck_limit = 4
flags = "unique"
[[table]]
code = "x2"
name_cs = "Meč"
type = "equipment"
F_zapas = "2x"
post_play_icon = "attach"
[cards.x1]
tags = ["canary"]
effects = [{do = "rate", who = {role = "bearer"}, ratings = ["fight"], sum = 3}]
[[formats]]
key = "league"
ruleset = "doomtrooper-cs@2018-10-28"
size = {least = 3, most = 60}
banned = ["Canary Sergeant"]
shares = [{tags = ["mishima"], least = 10}]
"""
_DECKS = (
    "4x Sean Gallagher\n2 Heretic [01083]\n\nSideboard\n1 Živelná stěna ~ Zivelna stena\n",
    "1. Heretic\n<td>2</td>\t",
)
_QUESTIONS = ("Kolik karet si táhnu na začátku?", "ZL 2.3", "S čím začínám?", "co když prší", "zloba-cs.setup.pieces")
_TIMES = ("1 den", "24h", "1,5 hodiny", "1 day 12 hours", "0", "2 veckor")
_LINES = ('{"seat": 0, "command": {"type": "stake", "card": 3}}', '{"show": {"view": 0}}', '{"arrange": {"left": 4}}')


def entries(folder: Path) -> tuple[Entry, ...]:
    """Every entry, over an index and a match made in an empty folder."""
    oracle = Oracle.open(make_index(folder))
    match, stored = asyncio.run(_match(folder)), Stored(folder, _TOY)
    # As before the bot connects.
    oracle.warm()
    for games in (_TOY, _ZLOBA, _CARDS):
        warm(games)
    _own_lists().shown("")
    session = Session(Toy(), complete(Toy(), wanted(None), str), "0", _Speaker())

    def ask(question: str) -> None:
        for found in (
            oracle.ask(question),
            oracle.term(question),
            oracle.suggest(question),
            oracle.compare(question),
            oracle.card(question),
            oracle.card_names(question),
            oracle.ruling(question),
            oracle.neighbours(question),
            oracle.scenario(question),
        ):
            repr(found).encode()

    return (
        Entry("packs", _pack, lambda data: _ZLOBA.admit("zloba", data), (PackProblem,), APART),
        Entry("catalogues", _catalogue, lambda data: _CARDS.admit("doomtrooper", data), (PackProblem,), APART),
        # Each list is read ten times over.
        Entry("decks", _deck, _looked_at, slow=APART),
        Entry("files", lambda lot: _file(match, lot), _verified, (JsonProblem,)),
        Entry(
            "replays", lambda lot: _file(match, lot), lambda data: read_export(data, _TOY).breaches(), (ReplayProblem,)
        ),
        Entry(
            "imports",
            lambda lot: _file(match, lot),
            lambda data: exported(_TOY, "toy", data, None, "0", _Speaker()),
            (RefereeProblem,),
        ),
        Entry("lines", lambda lot: mutated(lot.choice(_LINES), lot), session.answer),
        Entry("setups", lambda lot: mutated('{"variant": "short", "seats": 2}', lot), wanted, (RefereeProblem,)),
        Entry("questions", _question, ask),
        Entry("times", lambda lot: mutated(lot.choice(_TIMES), lot), _time, (Refusal,)),
        Entry("names", _question, lambda text: named(text, {"zloba": ["Zloba", "Wroth"], "coop": ["sólová"]})),
        Entry("buttons", _custom_id, _pressed),
        Entry("books", _book, lambda data: _read(folder, data), (UnreadableFile,), APART),
        # Some of them with a start, and all with more looks than anybody has at once.
        Entry("databases", stored.make, stored.take, (DatabaseProblem,), APART),
    )


async def _match(folder: Path) -> str:
    """The file of a match whose secrets, too, are the same in every run."""
    lot = random.Random("secrets")
    with (
        mock.patch("secrets.token_bytes", lambda size: lot.randbytes(size)),
        mock.patch("secrets.token_hex", lambda size: lot.randbytes(size).hex()),
    ):
        return await _played(folder)


async def _played(folder: Path) -> str:
    database = await new_database(folder / "fuzz.sqlite")
    try:
        service = MatchService(database, _TOY, HandClock())
        over = await played(service, await opened(service))
        data = await service.exports.export(over.match.id, STRANGER)
    finally:
        await database.close()
    if not isinstance(data, bytes):
        raise TypeError(f"no file of a match: {data}")
    return data.decode()


def _pack(lot: random.Random) -> bytes:
    if lot.random() < 0.2:
        size = lot.randint(100, 60_000)
        return lot.choice([*refused(size).values(), *accepted(size).values()]).encode()
    return in_bytes(mutated(FORM.own().decode(), lot, most=2), lot)


def _catalogue(lot: random.Random) -> bytes:
    return in_bytes(mutated(_CATALOGUE, lot, most=3), lot)


def _deck(lot: random.Random) -> str:
    text = mutated(lot.choice(_DECKS), lot)
    return text if lot.random() < 0.9 else text * lot.randint(2, 400)


@cache
def _own_lists() -> DeckLists:
    return Doomtrooper(own_catalogue()).lists


def _looked_at(text: str) -> None:
    """Whatever a list is, all that can be done with it says something."""
    lists = _own_lists()
    kept = lists.kept(text)
    for each in (text, kept):
        repr((lists.shown(each), lists.breaches(each, "cs"), lists.compared(each, _DECKS[0]))).encode()
    if not (changed := lists.breaches(text, "sv")) or "line" not in changed[0].line.key:
        assert lists.kept(kept) == kept, "what is kept is kept anew in another way"


def _book(lot: random.Random) -> bytes:
    encoding = lot.choice(("utf-8", "utf-8", "utf-16", "cp1250"))
    text = mutated(lot.choice(list(BOOKS.values())), lot)
    data = text.encode(encoding, "replace") if encoding != "utf-8" else in_bytes(text, lot)
    return data if lot.random() < 0.9 else data * lot.randint(2, 40)


def _read(folder: Path, data: bytes) -> None:
    path = folder / "book-cs.txt"
    path.write_bytes(data)
    book, problems = read_book("book-cs", [Witness("book-cs", "book", path)])
    repr((book, problems)).encode()
    if book is None:
        raise UnreadableFile("; ".join(problem.message for problem in problems))


def _file(match: str, lot: random.Random) -> bytes:
    kind = lot.random()
    if kind < 0.02:
        return lot.choice(list(REFUSED.values()))[0]
    if kind < 0.4:
        return json.dumps(_bent(json.loads(match), lot)).encode()
    return in_bytes(mutated(match, lot), lot)


def _bent(value: Any, lot: random.Random) -> Any:
    """A JSON value with one value somewhere in it replaced by another kind of value."""
    if isinstance(value, dict) and value and lot.random() < 0.9:
        key = lot.choice(list(value))
        return {**value, key: _bent(value[key], lot)}
    if isinstance(value, list) and value and lot.random() < 0.9:
        at = lot.randrange(len(value))
        return [*value[:at], _bent(value[at], lot), *value[at + 1 :]]
    return lot.choice(
        (None, True, -1, 0, 2**63, 2**300, 1e308, "", "x" * 500, lot.choice(SPITEFUL), [], {}, [[]], {"a": 1})
    )


def _verified(data: bytes) -> None:
    for each in problems(load_export(data)):
        each.encode()


def _question(lot: random.Random) -> str:
    return mutated(lot.choice(_QUESTIONS), lot)


def _time(text: str) -> None:
    seconds(text)
    seconds_of(text)


_IDS = (*ITEMS, "p:1:0123456789:c:lay/a.1/@0123456789abcdef", "ls:1:-:variant")


def _custom_id(lot: random.Random) -> str:
    custom_id = lot.choice(_IDS)
    if lot.random() < 0.4:
        return re.sub(r"\d+", lambda _: "".join(lot.choices("0123456789٣", k=lot.randint(1, 20))), custom_id)
    return mutated(custom_id, lot)


def _pressed(custom_id: str) -> None:
    """What the library does with a press, up to the callback."""
    modules()
    for item in declared_items():
        found = item.ids.fullmatch(custom_id)
        if found is None:
            continue
        is_select = issubclass(item, IdSelect)
        widget: ui.Item[Any] = ui.Select(custom_id=custom_id) if is_select else ui.Button(custom_id=custom_id)
        try:
            item.from_custom_id(None, widget, found).send(None)  # type: ignore[arg-type]
        except StopIteration:
            continue
        raise AssertionError(f"{item.__name__} waits for something before it is made")
