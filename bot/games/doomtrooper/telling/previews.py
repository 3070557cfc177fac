"""What a command will do, in one line, before it is confirmed."""

from __future__ import annotations

from bot.games.doomtrooper.combat import points
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.frames import Splitting
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.telling import labels
from bot.games.values import Arg, Line, Seat


def preview(case: Case, seat: Seat, command: Command) -> Line:
    """The command in words, for the seat that gives it."""

    def name(card: CardId) -> Line:
        return labels.card(case, card, seat)

    match command:
        case said.Privilege(new=new):
            return _line("privilege-new" if new else "privilege-old")
        case said.Play(card=card, hidden=True):
            return _line("hidden", card=name(card))
        case said.Play(card=card, targets=targets) if targets:
            return _line("play-on", card=name(card), on=tuple(map(name, targets)))
        case said.Play(card=card) | said.Use(card=card):
            return _line(type(command).__name__.lower(), card=name(card))
        case said.Act(what="meditate"):
            return _line("meditate")
        case said.Act(what="transfer", card=card, area=area):
            return _line("transfer", card=name(card), area=labels.area(area))
        case said.Act(what=what, card=card):
            return _line(what, card=name(card))
        case said.Announce(attacker=-1):
            return _line("give-up")
        case said.Announce(attacker=attacker, defender=defender):
            return _line("announce", attacker=name(attacker), defender=name(defender))
        case said.ChooseTactic(tactic=tactic):
            return _line("tactic", tactic=labels.rating(tactic))
        case said.ChooseZone(zone=zone):
            return _line("no-zone") if zone < 0 else _line("zone", card=name(zone))
        case said.Sabotages(card=card, against=against):
            return _line("sabotages", card=name(card), against=labels.seat(against))
        case said.Split(victory=victory):
            return _line("split", victory=victory, destiny=_earned(case) - victory)
        case said.DiscardCards(cards=cards):
            return _line("discardcards", count=len(cards))
        case said.Boost(card=card, x=x):
            return _line("boost", card=name(card), x=x)
        case said.CountAs(card=card, side=side):
            return _line("countas", card=name(card), side=Line(f"doomtrooper-side-{side}"))
        case said.Follow(card=card, commander=commander):
            return _line("follow", card=name(card), commander=name(commander))
    return _line(type(command).__name__.lower())


def _line(what: str, /, **values: Arg) -> Line:
    return Line(f"doomtrooper-preview-{what}", values)


def _earned(case: Case) -> int:
    frame = case.top
    one = points.asked(frame) if isinstance(frame, Splitting) else None
    return 0 if one is None else one.points
