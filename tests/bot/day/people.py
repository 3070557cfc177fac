"""People who ask and play by the wire, as in Discord: what they send is void three seconds later."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum

from bot.chat.matches.base.paths import pack, prompt_code
from bot.database import Database, DatabaseProblem
from bot.locales.sentences import localizer
from bot.matches.model.match import Actor, Status
from bot.matches.service import MatchService
from rules_index import Language
from tests.bot.day.process import Member
from tests.bot.matches.table import path_of
from tests.bot.wire import payloads
from tests.bot.wire.payloads import EPHEMERAL, Json
from tests.bot.wire.rest import Asked
from tests.bot.wire.table import US
from tests.house import ROOT

QUESTIONS = ROOT / "tests" / "questions" / "phone.jsonl"
VOID = 3.0
"""Seconds after which Discord takes no first answer any more."""
_TWICE = 0.05
_SAY = localizer(Language.CS).say


class Became(StrEnum):
    """What became of something that somebody sent."""

    DONE = "answered"
    BUSY = "refused, too much at once"
    STORAGE = "refused, no database"
    INCIDENT = "incident"
    OVERTAKEN = "decided meanwhile"
    WAITS = "told to wait, and no more"
    NOTHING = "no answer in 3 s"


_SAID = {
    _SAY("error-busy"): Became.BUSY,
    _SAY("match-refused-busy"): Became.BUSY,
    _SAY("error-storage"): Became.STORAGE,
    _SAY("error-incident", incident="·").partition("·")[0]: Became.INCIDENT,
    _SAY("panel-stale"): Became.OVERTAKEN,
}
_MOVED = _SAY("panel-done")


@dataclass(frozen=True)
class Sent:
    """What somebody sent, when, to which process, and what Discord knows of it.

    Attributes:
        click: its id, which the log of a match keeps with a move.
        is_look: somebody looks at a match, and does nothing in it.
    """

    member: Member
    click: int
    is_move: bool
    at: float
    asked: Asked
    token: str = ""
    is_look: bool = False

    @property
    def became(self) -> Became:
        """What became of it by now."""
        shown = self.asked.original
        if shown is None:
            return Became.WAITS if self.asked.answered else Became.NOTHING
        text = json.dumps([shown, *self.asked.followups.values()], ensure_ascii=False)
        if (found := next((what for said, what in _SAID.items() if said in text), None)) is not None:
            return found
        if shown["flags"] & payloads.LOADING or (self.is_move and _MOVED not in text):
            return Became.WAITS
        return Became.DONE

    @property
    def hindered(self) -> bool:
        """Whether its process could not work when it was sent, or before its three seconds were over."""
        return self.member.hindered(self.at, self.at + VOID)


class People:
    """Everybody who asks and plays in a day.

    Args:
        matches: by number of the plan, the match and the process that has its server.
        players: who moves, as soon as they are asked.
    """

    def __init__(
        self,
        members: list[Member],
        matches: list[tuple[int, Member]],
        service: MatchService,
        database: Database,
        players: Sequence[Actor] = (US,),
    ) -> None:
        self._members, self._matches = members, matches
        self._service, self._database = service, database
        self._players = players
        self._lot = random.Random(0)
        self._questions = [json.loads(line)["query"] for line in QUESTIONS.read_text("utf-8").splitlines()]
        self._panels: dict[int, tuple[str, Actor]] = {}
        self.sent: list[Sent] = []

    async def ask(self, asker: int, member: Member | None = None) -> Sent:
        """Somebody asks, in a server of their own choice or of this process."""
        member = member or self._members[asker % len(self._members)]
        question = payloads.slash("rule", question=self._lot.choice(self._questions))
        return await self._send(member, payloads.of(question, member.guild, payloads.MEMBER + 1 + asker))

    async def move(self, number: int) -> Sent | None:
        """Somebody presses what confirms a move; ``None`` in a match where nothing can be done."""
        _, member = self._matches[number]
        found = await self.panel(number)
        if found is None:
            return None
        custom_id, mover = found
        return await self._send(member, payloads.of(_press(custom_id, EPHEMERAL), member.guild, mover.user))

    async def look(self, number: int) -> Sent:
        """A player opens the panel of a match, its last entry of the log or its board."""
        match, member = self._matches[number]
        seen = self._lot.choice((f"play:{match}", f"h:{match}:1:0", f"board:{match}"))
        looker = self._lot.choice(self._players)
        return await self._send(member, payloads.of(_press(seen), member.guild, looker.user), is_look=True)

    async def panel(self, number: int) -> tuple[str, Actor] | None:
        """The button that confirms a move, which is on somebody's screen even while the database is away; and whose."""
        match, _ = self._matches[number]
        try:
            position = await self._service.position(match)
            if position is None or position.match.status is not Status.PLAYING:
                return None
            seats = [(position.match.seat_of(player.user), player) for player in self._players]
            asked = [
                (prompt, player) for seat, player in seats if seat is not None for prompt in position.prompts(seat)[:1]
            ]
            if not asked:
                return None
            prompt, mover = asked[0]
            packed = await pack(self._database, path_of(position, prompt, self._lot).tokens)
        except (DatabaseProblem, OSError):
            return self._panels.get(number)
        self._panels[number] = f"p:{match}:{prompt_code(prompt.id)}:c:{packed}", mover
        return self._panels[number]

    async def _send(self, member: Member, interaction: Json, *, is_look: bool = False) -> Sent:
        # Discord at times delivers something twice.
        times = 2 if self._lot.random() < _TWICE else 1
        began = time.monotonic()
        with suppress(ConnectionError):
            # Whoever was killed a moment ago hears nothing.
            await member.discord.interact(interaction, times=times)
        asked = member.discord.rest.interactions[interaction["token"]]
        is_move = interaction["type"] == 3 and not is_look
        sent = Sent(member, int(interaction["id"]), is_move, began, asked, interaction["token"], is_look)
        self.sent.append(sent)
        await asyncio.sleep(VOID)
        asked.late = not asked.answered
        return sent


def _press(custom_id: str, flags: int = 0) -> Json:
    """A press of the only button of a message."""
    shown = {"type": 2, "style": 3, "label": "Potvrdit", "custom_id": custom_id}
    message = payloads.message({"flags": flags, "components": [{"type": 1, "components": [shown]}]})
    return payloads.click(message, custom_id)
