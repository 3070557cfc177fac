"""What can be played in a scene: small games, and tables of them that differ in one capability."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.games.contract import AnyGame, Chance
from bot.games.questions import Prompt
from bot.games.setup import Ruleset, Variant
from bot.games.values import Accepted, Line, Rejected, Seat
from tests.bot.games.bazaar.game import Bazaar
from tests.bot.games.camp.game import Camp
from tests.bot.games.fair.game import Fair
from tests.bot.games.toy.game import COLOURS, Toy
from tests.bot.matches.marathon import Count, Counted, Marathon, State


class Partners(Toy):
    """Smugglers who win and lose together, and whose game plays for those who are absent."""

    rulesets = (Ruleset("toy@2026-01-01", "toy", (Variant("short", (2, 4), together=True),)),)


class Endless(Marathon):
    """The game without an end, in which only the first seat is ever asked anything."""

    def decide(self, state: State, seat: Seat, command: Count, chance: Chance) -> Accepted[Counted] | Rejected:
        return Accepted((Counted(seat, command.field, 1),))

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        return (Prompt(f"count.{state.moves}", 0, Line("marathon-ask")),)


class Scripted(Endless):
    """The game without an end, in which it is written down who is asked what after how many moves."""

    def __init__(self, *asked: tuple[Prompt, ...]) -> None:
        self._asked = asked

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        return self._asked[min(state.moves, len(self._asked) - 1)]


@dataclass(frozen=True)
class Play:
    """A game and the way it is played; in games with factions each seat has the colour of its number."""

    game: AnyGame
    ruleset: str
    variant: str
    factions: bool = True
    options: dict[str, str] = field(default_factory=dict)

    def choices(self, seat: Seat) -> dict[str, str]:
        """What is chosen for a seat."""
        return {"faction": COLOURS[seat]} if self.factions else {}


def scripted(*asked: tuple[Prompt, ...]) -> Play:
    """That game as it is played."""
    return Play(Scripted(*asked), "marathon@2026-01-01", "plain", factions=False)


TOY = Play(Toy(), "toy@2026-01-01", "short")
PARTNERS = Play(Partners(), "toy@2026-01-01", "short")
BAZAAR = Play(Bazaar(), "bazaar@2026-03-01", "open", options={"deal": "4"})
CAMP = Play(Camp(), "camp@2026-04-01", "group", factions=False)
CIRCLE = Play(Camp(), "camp@2026-04-01", "circle", factions=False)
FAIR = Play(Fair(), "fair@2026-01-01", "decks", factions=False)
OPEN_FAIR = Play(Fair(), "fair@2026-01-01", "open", factions=False)
MARATHON = Play(Endless(), "marathon@2026-01-01", "plain", factions=False)
