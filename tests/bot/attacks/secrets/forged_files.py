"""Forged files of a match, shown to the command line and to the bot in chat."""

from __future__ import annotations

import json
import random
from pathlib import Path

from typer.testing import CliRunner

from bot.__main__ import app
from bot.matches.model.match import Actor
from tests.bot.attacks.attack import Attack, Got, Scale
from tests.bot.attacks.chat_ground import chatting, is_green
from tests.bot.attacks.ground import ground
from tests.bot.matches.forgeries import KINDS, Forgery, one
from tests.bot.matches.table import EVA, STRANGER
from tests.bot.matches.tampering import forged

FORGERIES: dict[str, Forgery] = {
    "an invented draw": KINDS["end: too early, a draw with a winner"],
    "abandoned with a winner": KINDS["end: too early, abandoned with a winner"],
    "won in the middle": KINDS["end: too early"],
    "an invented concession": KINDS["end: given up"],
    "an illegal move": KINDS["move: an answer that is none"],
    "a move left out": KINDS["move: left out"],
    "times that run backwards": lambda file: one(file, "moved", 1).update(at="2001-01-01T00:00:00Z"),
    "another time": KINDS["time: of the whole match"],
    "a move put down to the clock": KINDS["move: a person's as one of the clock"],
    "an unknown field of an entry": KINDS["match: more in an entry"],
    "an unknown field of the file": KINDS["match: more at the top"],
}


def _forged(data: bytes, forge: Forgery) -> bytes:
    """A file after a forgery, with its chain whole again by somebody who has the secret."""
    return json.dumps(forged(json.loads(data), forge, chained=True)).encode()


async def by_command(scale: Scale) -> Got:
    """``python -m bot verify`` on each."""
    async with ground() as field:
        number = (await field.zloba()).match.id
        for seat in (0, 1):
            await field.moved(number, seat, random.Random(seat))
        await field.service.play.concede(number, EVA)
        honest = await field.service.exports.export(number, STRANGER)
        assert isinstance(honest, bytes)
        posted = (await field.now(number)).match.head
        path = field.folder / "match.json"
        assert _proven(path, honest, posted), "an honest file is refused"
        through = [name for name, forge in FORGERIES.items() if _proven(path, _forged(honest, forge), posted)]
    return Got(len(through), len(FORGERIES), ", ".join(through) or "each is called wrong")


def _proven(path: Path, data: bytes, posted: str) -> bool:
    """Whether the command calls a file good, left alone or told what was posted, where it takes that."""
    path.write_bytes(data)
    codes = [CliRunner().invoke(app, ["verify", str(path), *more]).exit_code for more in ([], [posted])]
    return 0 in codes


async def in_chat(scale: Scale) -> Got:
    """``/file verify`` with each, in the server where the match was played."""
    async with chatting() as party:
        service, host = party.client.matches, party.player(0)
        await party.started()
        for seat in (0, 1):
            await party.move(seat)
        await service.play.concede(1, Actor(host.id))
        honest = await service.exports.export(1, STRANGER)
        assert isinstance(honest, bytes)
        assert is_green(await party.use(host, "file verify", file=("match.json", honest)))
        through = [
            name
            for name, forge in FORGERIES.items()
            if is_green(await party.use(host, "file verify", file=("match.json", _forged(honest, forge))))
        ]
    return Got(len(through), len(FORGERIES), ", ".join(through) or "each is called wrong")


ATTACKS = (
    Attack("forged files, by the command", "invented ends, times, accounts, fields", by_command),
    Attack("forged files, in chat", "another winner, an illegal move: “Everything holds”", in_chat),
)
