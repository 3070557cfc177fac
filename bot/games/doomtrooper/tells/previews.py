"""What a command will do, in one line, before it is confirmed."""

from __future__ import annotations

from bot.games.doomtrooper.acts.combat import phases, points
from bot.games.doomtrooper.looks.acting import warrior
from bot.games.doomtrooper.looks.fighting import values
from bot.games.doomtrooper.looks.holding.listeners import ability_at
from bot.games.doomtrooper.looks.playing.undescribed import resolved
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.fights import attacking, defending, fighters, running
from bot.games.doomtrooper.position.frames import ActionFrame, Playing, Splitting
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.tells import short, sums
from bot.games.doomtrooper.words.saying.effects import declaration, used
from bot.games.doomtrooper.words.saying.glue import say
from bot.games.doomtrooper.words.whom import Rating
from bot.games.values import BENCH, Arg, Line, Seat


def preview(case: Case, seat: Seat, command: Command) -> Line:
    """The command in words, for the seat that gives it, with what it does and what a combat comes to by now."""
    line = _command(case, seat, command)
    if isinstance(command, said.Play):
        command = resolved(case, command)
    match command:
        case said.Play(effects=declared, note=note) if declared or note:
            return say("does", command=line, what=declaration(declared, note))
        case said.Play(card=card):
            does = short.in_a_sentence(case.printed(card))
            return line if does is None else say("does", command=line, what=does)
        case said.Use(card=card, ability=at):
            found = ability_at(case, card, at)
            return line if found is None else say("does", command=line, what=used(case.printed(card), found))
        case said.Pass():
            return _fight(case, seat, line)
    return line


def _fight(case: Case, seat: Seat, line: Line) -> Line:
    """What a combat comes to if nobody plays anything more, as far as the seat knows who fights."""
    combat = running(case)
    if any(isinstance(frame, Playing) for frame in case.state.stack):
        # What is being played may still change it.
        return line
    if combat is None or not combat.tactic or not attacking(combat) or not defending(combat):
        return line
    if not phases.is_undecided(case, combat):
        # Who has been struck may be dead by now.
        return line
    if any(case.card(card).unpaid and case.card(card).controller != seat for card in fighters(combat)):
        return line
    which: Rating = "shoot" if combat.tactic == "shoot" else "fight"

    def told(side: tuple[CardId, ...], rating: Rating) -> tuple[Line, ...]:
        return tuple(_side(case, seat, card, rating) for card in side)

    return say(
        "fight-now",
        command=line,
        attacks=told(attacking(combat), which),
        armour=told(defending(combat), "armour"),
        back=told(defending(combat), which),
        backarmour=told(attacking(combat), "armour"),
    )


def _side(case: Case, seat: Seat, card: CardId, rating: Rating) -> Line:
    total = sums.worked(case, values.worked(case, card, rating), seat)
    return say("side", who=labels.choice(case, card, seat), worked=total)


def _command(case: Case, seat: Seat, command: Command) -> Line:
    def name(card: CardId) -> Line:
        return labels.choice(case, card, seat)

    match command:
        case said.LetBe() if seat == BENCH:
            return _line("stands")
        case said.LetBe(react=True):
            return _line("react")
        case said.Pass() if isinstance(case.top, ActionFrame):
            return _line("no-more-actions")
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
        case said.Act(what="uncover", card=card) if case.card(card).unpaid:
            price, has = warrior.value(case, card), case.player(seat).destiny
            return _line("uncover-lost" if price > has else "uncover-pays", card=name(card), price=price, has=has)
        case said.Act(what=what, card=card):
            return _line(what, card=name(card))
        case said.Announce(attacker=-1):
            return _line("give-up")
        case said.Announce(attacker=attacker, defender=-1):
            return _line("attacker", attacker=name(attacker))
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
            return _line("discardcards", count=len(cards), cards=tuple(map(name, cards)))
        case said.Boost(card=card, x=x):
            return _line("boost", card=name(card), x=x)
        case said.ChooseWeapon(card=card, weapon=weapon):
            return _line("weapon", card=name(card), weapon=name(weapon))
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
