"""Forged files of real matches, and who catches them: ``python -m tests.bot.matches.tampering`` prints the table."""

from __future__ import annotations

import asyncio
import copy
import hashlib
import itertools
import json
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from bot.boards.zloba.entry import ENTRY as ZLOBA
from bot.games.registry import Playable, Registry
from bot.matches import verify
from bot.matches.files.checking import check
from bot.matches.files.comparing import differences
from bot.matches.model.chance import Secret
from bot.matches.model.match import Expiry, Status, Terms, Timing
from bot.matches.model.position import Position
from bot.matches.service import MatchService
from tests.bot.databases import new_database
from tests.bot.games.toy.game import Toy
from tests.bot.matches.forgeries import KINDS, Absent, File, Forgery
from tests.bot.matches.table import (
    ADMIN,
    EVA,
    HUGO,
    JUDGE,
    KAREL,
    LENA,
    WHY,
    HandClock,
    begun,
    eventful,
    exported,
    granted,
    lobby,
    move,
    now_of,
    opened,
)

GAMES = Registry([Playable("toy", lambda _: Toy()), ZLOBA])


class Caught(NamedTuple):
    """Who finds fault with a forged file; the posted head and the match as it is kept are what a file cannot forge."""

    chain: bool
    referee: bool
    head: bool
    chat: bool
    code: int

    @property
    def by_itself(self) -> bool:
        """Whether the file gives itself away."""
        return self.chain or self.referee


def rechained(file: File) -> None:
    """Make everything fit again that follows from the entries, as somebody would who knows how it is done."""
    last = file["entries"][-1]["entry"]
    ended = last.get("kind") == "ended"
    file["outcome"] = last["outcome"] if ended else None
    file["status"] = "playing" if not ended else "over" if last["outcome"] else "abandoned"
    opening = file["entries"][0]["entry"]
    file["game"], file["pack"], file["commitment"] = opening["game"], opening["pack"], opening["commitment"]
    secrets = file["secrets"] if file["format"] == verify.FORMAT else [None]
    secret = next((bytes.fromhex(each) for each in secrets if each), None)
    previous = verify.GENESIS
    for seq, row in enumerate(file["entries"], 1):
        row["seq"], row["previous"] = seq, previous
        salt = verify.salt(secret, file["match"], seq) if secret and "mixed" in opening else None
        text = verify.canonical(row["entry"])
        previous = row["hash"] = verify.link(file["match"], seq, previous, text, salt)
    file["head"] = previous


def forged(sound: File, forge: Forgery, *, chained: bool) -> File:
    """The file of a match, forged, and with everything made to fit where it is ``chained``.

    Raises:
        Absent: the match has nothing that could be forged like this.
    """
    file = copy.deepcopy(sound)
    forge(file)
    if chained:
        rechained(file)
    return file


def caught(sound: File, file: File) -> Caught:
    """Who finds fault with a file that was forged."""
    data = json.dumps(file).encode()
    offline = verify.findings(file)
    verdict = check(data, GAMES)
    in_chat = verify.exit_code(list(verdict.wrong), None) in (verify.WRONG, verify.UNREADABLE)
    return Caught(
        chain=bool([each for each in offline if each.kind not in verify.OPEN]),
        referee=bool([each for each in verdict.wrong if each not in offline]),
        head=verify.exit_code(verify.findings(file, sound["head"]), sound["head"]) in (verify.WRONG, verify.UNREADABLE),
        chat=in_chat or bool(differences(file, sound)),
        code=verify.exit_code(offline, None),
    )


def matches() -> dict[str, File]:
    """The file of a match of each game, in which about everything happened that can."""
    return {"toy": _made(eventful), "toy, given up": _made(_given_up), "zloba": _made(_zloba)}


def _made(play: Callable[[MatchService, HandClock], Awaitable[Position]]) -> File:
    numbers = itertools.count()

    async def make() -> File:
        with tempfile.TemporaryDirectory() as folder:
            database = await new_database(Path(folder) / "bot.sqlite")
            clock = HandClock()
            service = MatchService(database, GAMES, clock)
            position = await play(service, clock)
            file = await exported(service, position.match.id)
            await database.close()
        return file

    with mock.patch.object(Secret, "fresh", lambda: Secret(hashlib.sha256(f"{next(numbers)}".encode()).digest())):
        return asyncio.run(make())


async def _given_up(service: MatchService, clock: HandClock) -> Position:
    position = await opened(service, 3)
    number, lot = position.match.id, random.Random(4)
    for _ in range(4):
        position = await move(service, position, lot)
    before = position.match.seq
    granted(await service.play.concede(number, LENA))
    clock.advance(minutes=3)
    granted(await service.orders.rewind(number, ADMIN, before, reason=WHY))
    granted(await service.play.concede(number, KAREL))
    return granted(await service.play.concede(number, EVA))


async def _zloba(service: MatchService, clock: HandClock) -> Position:
    terms = Terms("zloba-cs@2025", "competitive", 2, Timing(3600, Expiry.DEFAULT))
    ready = await lobby(service, "zloba", terms, channel=1, faction=None)
    number, lot = ready.match.id, random.Random(5)
    position = await begun(service, number, EVA)
    await service.scheduler.tick()
    position = await _on(service, clock, position, lot, 6)
    granted(await service.orders.pause(number, JUDGE, reason=WHY))
    clock.advance(hours=1)
    granted(await service.orders.resume(number, JUDGE, reason=WHY))
    granted(await service.orders.extend(number, JUDGE, 3600, reason=WHY))
    granted(await service.orders.adjust(number, JUDGE, {"seats": {"0": {"points": 2}}}, reason=WHY))
    clock.advance(hours=4)
    await service.scheduler.tick()
    position = await _on(service, clock, await now_of(service, position), lot, 2)
    position = granted(await service.orders.rewind(number, JUDGE, position.match.seq - 3, reason=WHY))
    granted(await service.seats.vacate(number, JUDGE, 1, reason=WHY))
    position = granted(await service.seats.take(number, LENA, 1))
    position = await _on(service, clock, position, lot, 2)
    position = granted(await service.seats.hand_to_game(number, LENA, 1))
    position = await _on(service, clock, position, lot, 1)
    granted(await service.seats.vacate(number, JUDGE, 1, reason=WHY))
    position = granted(await service.seats.take(number, HUGO, 1))
    while position.match.status is Status.PLAYING:
        position = await _on(service, clock, position, lot, 1)
    return position


async def _on(service: MatchService, clock: HandClock, position: Position, lot: random.Random, moves: int) -> Position:
    for _ in range(moves):
        if position.match.status is not Status.PLAYING:
            break
        asked = [each for each in position.prompts() if position.match.seats[each.seat].user]
        if asked:
            position = await move(service, position, lot, seat=lot.choice(asked).seat)
        clock.advance(seconds=40)
        await service.scheduler.tick()
        position = await now_of(service, position)
    return position


def main() -> None:
    """Print for every kind of tampering who catches it, in each match, as it is and with everything made to fit."""
    files = matches()
    lines = 0
    for name, forge in KINDS.items():
        for (game, file), chained in itertools.product(files.items(), (False, True)):
            try:
                by = caught(file, forged(file, forge, chained=chained))
            except Absent:
                continue
            marks = " ".join(
                who if getattr(by, who) else "-" * len(who) for who in ("chain", "referee", "head", "chat")
            )
            sys.stdout.write(f"{name:52} {game:13} {'chained' if chained else 'as is':8} {marks} {by.code}\n")
            lines += 1
    sys.stdout.write(f"{len(KINDS)} kinds, {lines} forged files\n")


if __name__ == "__main__":
    main()
