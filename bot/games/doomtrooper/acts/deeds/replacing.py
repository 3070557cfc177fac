"""An event about to befall a card waits until the players whose cards may take its place have said whether they do."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts.combat import harm
from bot.games.doomtrooper.acts.deeds import paying
from bot.games.doomtrooper.acts.happening.choosing import Asker
from bot.games.doomtrooper.acts.happening.triggers import Instead
from bot.games.doomtrooper.position.frames import Befalling
from bot.games.doomtrooper.position.run import Run


def go_on(run: Run, frame: Befalling) -> bool:
    """Ask about the next card that may take its place; ``False`` while somebody is asked."""
    one = next((each for each in harm.open_to(run, frame) if each.is_choice), None)
    if one is None:
        run.pop()
        harm.befall(run, frame)
        return True
    asker = Asker(run, frame.answers, one.context)
    bill = _bill(asker, one)
    if bill is None:
        return False
    run.pop()
    if isinstance(bill, paying.Bill):
        _take_place(run, frame, one)
        bill.settle(run)
    else:
        harm.befall(run, replace(frame, past=(*frame.past, one.key), answers=()))
    return True


def _bill(asker: Asker, one: Instead) -> paying.Bill | bool | None:
    """The bill that its player pays for it; ``False`` where he cannot or will not, ``None`` while he is asked."""
    seat = one.context.seat
    if not paying.payable(asker.run, seat, one.price, one.context):
        return False
    return asker.agrees(seat, "use-ability") and paying.ask(asker, seat, one.price)


def _take_place(run: Run, frame: Befalling, one: Instead) -> None:
    left = harm.taken(run, frame, one)
    if left is not None:
        harm.happen(run, left)
