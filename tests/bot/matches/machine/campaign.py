"""The machine at campaigns of This War of Mine: no sequence makes more or less of tokens, cards and people."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from bot.games.questions import Prompt
from bot.games.registry import Playable, Registry
from bot.games.twom.game import Twom
from bot.games.twom.position.state import State
from bot.games.values import Seat
from bot.matches.model.match import Expiry, Terms, Timing
from bot.matches.rules.submit import Path
from tests.bot.games.twom.pieces import pieces
from tests.bot.matches.machine.together import HOUR, CampMachine
from tests.bot.matches.table import path_of


class CampaignMachine(CampMachine):
    """What anybody may try in a campaign."""

    games: ClassVar[Registry] = Registry([Playable("twom", Twom.from_bytes)])
    drawing: ClassVar[tuple[str, ...]] = ("go-on",)

    def terms(self, places: int, expires: Expiry) -> Terms:
        opens = HOUR if places == 3 else None
        diary = "stays" if len(self.ledgers) % 2 else "passes"
        return Terms("twom-cs@2026", "group", places, Timing(7200, expires, opens=opens), {"diary": diary})

    @staticmethod
    def pieces(state: Any) -> object:
        """Everything that lies on the table."""
        assert isinstance(state, State)
        return pieces(state)

    def adjustment(self, number: int, seat: Seat) -> dict[str, Any]:
        return {"holder": seat}

    def legal_answer(self, prompt: Prompt, lot: int) -> Path:
        return Path(path_of(self.position, prompt, random.Random(lot)).tokens)

    any_answer = legal_answer
