"""A card that is taken over as it is played: who takes it pays its price anew, or it does nothing.

Rule: doomtrooper-cs.cancel.example
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from bot.games.doomtrooper.acts.deeds import paying
from bot.games.doomtrooper.acts.deeds.doing import Doing
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import amount, found
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import Playing
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.texts import Play
from bot.games.doomtrooper.words.whom import Price
from bot.games.values import Seat


class Loot(NamedTuple):
    """How a card is used by who took it over.

    Attributes:
        used: whether its price is paid, so that it does anything.
        x, worth: how many steps of X are paid, and with how many points.
        bill: what is given up beside them.
    """

    used: bool
    targets: tuple[CardId, ...] = ()
    x: int = 0
    worth: int = 0
    bill: paying.Bill | None = None

    def settle(self, run: Run, seat: Seat, card: CardId, price: Price) -> None:
        """Pay."""
        if self.bill is not None:
            self.bill.settle(run)
        if self.worth:
            destiny, victory = (self.worth, 0) if price.x == "destiny" else (0, self.worth)
            run.emit(ev.Scored(seat, -destiny, -victory, card=card, why="price"))


def taken_over(doing: Doing, playing: Playing) -> Loot | None:
    """What the player who takes a card over pays for it and plays it on; ``None`` while that is asked."""
    play = doing.run.printed(playing.card).play
    price = play.price
    context = replace(doing.context, card=playing.card)
    most = _steps(doing.run, doing.seat, play, context)
    if (price.x and most < price.least) or not paying.payable(doing.run, doing.seat, price, context):
        return Loot(used=False)
    x, bill = 0, None
    if price != paying.FREE:
        agrees = doing.agrees(doing.seat, "use-effect")
        if not agrees:
            return None if agrees is None else Loot(used=False)
        bill = paying.ask(doing, doing.seat, price)
        steps = doing.pick_number(doing.seat, "number", price.least, most) if price.x else 0
        if bill is None or steps is None:
            return None
        x = steps
    doing.context = replace(doing.context, x=x)
    targets = doing.targets_of(play)
    return None if targets is None else Loot(True, targets, x, x * price.step, bill)


def _steps(case: Case, seat: Seat, play: Play, context: Context) -> int:
    """How many steps of X a seat can pay: no more than there are cards to play it on."""
    price, player = play.price, case.player(seat)
    points = {
        "destiny": player.destiny - amount(case, price.destiny, context),
        "victory": player.victory - amount(case, price.victory, context),
    }
    most = points.get(price.x, 0) // max(price.step, 1)
    if price.most is not None:
        most = min(most, price.most)
    if play.whom is not None and play.whom.count == "x":
        most = min(most, len(found(case, play.whom, context)))
    return most
