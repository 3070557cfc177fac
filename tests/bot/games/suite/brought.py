"""What is brought to a match and what it is saved as: read in one way, telling nobody what is sealed."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from bot.games.contract import AnyGame, after_events
from bot.games.setup import Choice, Setup
from bot.games.values import SPECTATOR, Rejected, Unclear, Viewer, Violation
from tests.bot.games.suite.files import FILES
from tests.bot.games.suite.play import Breach, Dice, any_choice, require

ODD = (b"", b"\xff\xfe\x00", b"\x00" * 100, b"a" * 60_000, "½†ß\u202e".encode() * 500, b"\n" * 60_000, b"[" * 20_000)
"""Files that nobody meant to bring."""


def check_brought(game: AnyGame, setup: Setup, lot: random.Random) -> None:
    """Every choice of a setup can be read, and what is sealed in it decides about no word that others read."""
    asked = game.choices(setup)
    require(len({choice.name for choice in asked}) == len(asked), f"two choices with one name: {asked}")
    for choice in asked:
        _check_choice(game, choice)
        if choice.kind == "file":
            _check_reading(game, choice, lot)
        if choice.sealed:
            require(choice.each_seat, f"what is sealed belongs to a seat: {choice}")
            require(choice.name != game.plays_as, f"what tells seats apart is sealed: {choice}")
            for seat in range(len(setup.seats)):
                _check_sealed(game, setup, choice, seat, lot)


def check_saved(game: AnyGame, state: Any, seats: int, setup: Setup) -> None:
    """What a position is saved as tells nothing hidden, and the position that it opens is saved as the same."""
    saved = game.save(state)
    if isinstance(saved, Rejected):
        for violation in saved.violations:
            require(violation.rule in game.rules, f"a refusal cites a rule that is not registered: {violation}")
        return
    everybody: tuple[Viewer, ...] = (SPECTATOR, *range(seats))
    for viewer in everybody:
        other = game.resample(state, viewer, Dice(0))
        require(game.save(other) == saved, f"what is saved tells {viewer} what is hidden")
    choice = next((one for one in game.choices(setup) if one.kind == "file" and not one.each_seat), None)
    if choice is None:
        raise Breach("a position is saved that nothing opens from")
    text = game.read(choice, saved)
    require(isinstance(text, str), f"what was saved cannot be read: {text}")
    again = replace(setup, options={**setup.options, choice.name: str(text)})
    require(not game.check(again), f"no match can be opened from what was saved: {game.check(again)}")
    opened = after_events(game, game.open(again, Dice(1)))
    require(game.save(opened) == saved, "what was saved opens another position")


def _check_choice(game: AnyGame, choice: Choice) -> None:
    tokens = [option.token for option in choice.options]
    require(len(set(tokens)) == len(tokens), f"two options with one token: {choice}")
    fits = {"pick": bool(tokens), "number": choice.least <= choice.most, "file": True}[choice.kind]
    require(fits, f"nothing can be chosen: {choice}")


def _check_reading(game: AnyGame, choice: Choice, lot: random.Random) -> None:
    made = FILES.get((game.key, choice.name))
    files = [*ODD, *_spoilt(made(lot) if made else b"", lot)]
    for content in (*files, *((made(lot),) if made else ())):
        try:
            text = game.read(choice, content)
        except Exception as problem:
            raise Breach(f"reading a file raises: {content[:40]!r}: {problem!r}") from problem
        require(text == game.read(choice, content), "a file is read in two ways")
        if isinstance(text, Rejected):
            _check_violations(game, text.violations)
            require(bool(text.violations), "a file is refused without a reason")
        elif isinstance(text, Unclear):
            _check_unclear(game, choice, text)
        else:
            require(game.read(choice, text.encode()) == text, f"a text that was read is read otherwise: {text[:40]!r}")
            remarks = game.remarks(choice, text.encode())
            require(all(line.key for line in remarks), f"a remark without words: {text[:40]!r}")


def _check_unclear(game: AnyGame, choice: Choice, unclear: Unclear) -> None:
    """What is asked about a file can be answered in two ways or more, and no answer asks the same again."""
    tokens = {meaning.token for meaning in unclear.meanings}
    require(len(tokens) == len(unclear.meanings) >= 2, f"a question about a file without two answers: {unclear.asked}")
    require(all(each.label.key for each in unclear.meanings), f"an answer without words: {unclear.asked}")
    require(game.read(choice, unclear.text.encode()) == unclear, f"a file is asked about in two ways: {unclear.asked}")
    for meaning in unclear.meanings:
        again = game.read(choice, meaning.text.encode())
        require(again != unclear, f"an answer asks the same again: {meaning.token}")


def _check_sealed(game: AnyGame, setup: Setup, choice: Choice, seat: int, lot: random.Random) -> None:
    """What everybody and what others read of a setup does not depend on what a seat has sealed."""
    shown = None
    own = setup.seats[seat].choices.get(choice.name)
    others_may = (any_choice(game, choice, lot), any_choice(game, choice, lot))
    for value in (*(() if own is None else (own,)), *others_may, "", "no-such-thing", json.dumps(["x"] * 50)):
        seats = list(setup.seats)
        seats[seat] = replace(seats[seat], choices={**seats[seat].choices, choice.name: value})
        found = game.check(replace(setup, seats=tuple(seats)))
        _check_violations(game, found)
        others = [violation for violation in found if violation.seat != seat]
        shown = others if shown is None else shown
        require(others == shown, f"a refusal tells others what is sealed: {others} or {shown}")


def _check_violations(game: AnyGame, violations: tuple[Violation, ...]) -> None:
    for violation in violations:
        require(violation.rule in game.rules, f"a refusal cites a rule that is not registered: {violation}")
        require(bool(violation.line.key), f"a refusal without words: {violation}")


def _spoilt(content: bytes, lot: random.Random) -> Iterator[bytes]:
    for _ in range(6 if content else 0):
        at, more = lot.randrange(len(content)), lot.randrange(1, 30)
        yield content[:at] + content[at + more :]
        yield content[:at] + content[at : at + more] * 2 + content[at + more :]
        yield content[:at] + bytes([lot.randrange(256)]) + content[at + 1 :]
