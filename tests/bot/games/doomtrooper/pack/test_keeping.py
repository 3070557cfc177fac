"""Declarations that are kept in a pack: whatever can be declared is read as it was written, and nothing else."""

from __future__ import annotations

import io
import zipfile

import pytest
from msgspec.structs import replace

from bot.boards.doomtrooper.cards import own_catalogue
from bot.boards.doomtrooper.pack import FORM, make
from bot.games.doomtrooper.pack.own.keeping import FILE, with_declared
from bot.games.doomtrooper.words.declarable import can_be_declared
from bot.games.doomtrooper.words.effects import Chance, Choose, Effect, Watch
from bot.games.doomtrooper.words.kept import Kept
from bot.games.doomtrooper.words.vocabulary import CONDITIONS, EVENTS, WORDS
from bot.games.packs.problems import PackProblem
from tests.rows import rows

CODE, OTHER = "01058", "01059"
NOTE = Kept(note='as “printed”, with \\ and "quotes" and ěščř, a tab\t and a delete\x7f')
FORMAT = b'[[formats]]\nkey = "small"\nruleset = "doomtrooper-sv@base"\n'


def words() -> list[Effect]:
    """Every word of the vocabulary with every one of its choices, each once."""
    found: list[Effect] = []
    for word in WORDS.values():
        effect: Effect = word.effect
        for field in word.fields:
            values = list(field.choices.values()) or [field.least]
            effect = replace(effect, **{field.attribute: values[0]})
            found += [replace(effect, **{field.attribute: value}) for value in values[1:]]
        found.append(effect)
    return found


def declarations() -> list[Kept]:
    some = words()
    said = [Kept(effects=(word,)) for word in some if can_be_declared(Kept(effects=(word,)))]
    conditions, event = next(iter(CONDITIONS.values())), next(iter(EVENTS.values()))
    held = replace(some[0], conditions=conditions)
    return [
        *said,
        Kept(effects=(held,), after="discard", price=2),
        Kept(effects=(Watch(on=event, effects=(some[0],), until="game"),)),  # type: ignore[arg-type]
        Kept(effects=(Choose(ways=((some[0],), (some[1],))),)),
        Kept(effects=(Chance(sides=2, ways=((some[0],), (some[1],))),)),
        NOTE,
    ]


def read(content: bytes | None) -> dict[str, Kept]:
    assert content is not None
    return FORM.read(content).declared


def test_whatever_can_be_declared_is_read_as_it_was_kept() -> None:
    """Each on a card of its own, all in one pack."""
    some, codes = declarations(), list(own_catalogue())
    assert 40 < len(some) <= len(codes)
    said = dict(zip(codes, some, strict=False))
    found = read(with_declared(None, said))
    assert [(said[code], found.get(code)) for code in said if found.get(code) != said[code]] == []
    assert found.keys() == said.keys()


def test_a_pack_of_nothing_but_declarations_may_be_shown() -> None:
    content = with_declared(None, {CODE: NOTE})
    assert content is not None and FORM.read(content).public
    assert make(FORM.document(content)).catalogue[CODE].kept == NOTE


def test_the_last_declaration_withdrawn_leaves_nothing() -> None:
    content = with_declared(None, {CODE: NOTE, OTHER: NOTE})
    assert read(with_declared(content, {OTHER: NOTE})) == {OTHER: NOTE}
    assert with_declared(content, {}) is None


def test_they_are_kept_beside_an_organisers_file_which_stays_as_it_is() -> None:
    content = with_declared(FORMAT, {CODE: NOTE})
    assert content is not None
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert sorted(archive.namelist()) == [FILE, "pack.toml"]
        assert archive.read("pack.toml") == FORMAT
    pack = FORM.read(content)
    assert pack.declared == {CODE: NOTE} and [form.key for form in pack.formats] == ["small"] and not pack.public
    assert read(with_declared(content, {OTHER: NOTE})) == {OTHER: NOTE}
    assert not FORM.read(with_declared(content, {}) or b"").declared
    assert with_declared(FORMAT, {}) == FORMAT
    assert content == with_declared(content, {CODE: NOTE})


@rows(
    "said",
    [
        "[declared.99999]\nnote = 'x'\n",
        f'[declared."{CODE}"]\nprice = 2\n',
        f'[declared."{CODE}"]\n',
        f"[declared.\"{CODE}\"]\nafter = 'moon'\nnote = 'x'\n",
        f"[declared.\"{CODE}\"]\nprice = 100\nnote = 'x'\n",
        f"[declared.\"{CODE}\"]\nnote = '{'x' * 201}'\n",
        f"[declared.\"{CODE}\"]\neffects = [{{ do = 'no-such' }}]\n",
    ],
)
def test_what_no_player_could_declare_is_refused(said: str) -> None:
    with pytest.raises(PackProblem):
        FORM.read(said.encode())
