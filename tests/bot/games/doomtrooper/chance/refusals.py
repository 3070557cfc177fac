"""Refusals of a game by chance, and whether the condition of the rule that each cites holds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.games.doomtrooper.asks.decide import carried_out
from bot.games.doomtrooper.looks.playing.forbidding import FORBIDS
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.frames import Window
from bot.games.doomtrooper.words.rules.rulesets import Rules
from bot.games.doomtrooper.words.rules.slugs import SLUGS
from bot.games.values import Rejected
from tests.bot.games.doomtrooper.chance import cards, fights, prices, when, who
from tests.bot.games.doomtrooper.chance.look import Book, Look
from tests.bot.games.doomtrooper.chance.moves import MOVES, moves
from tests.bot.games.doomtrooper.chance.when import Claim, Verdict
from tests.bot.games.doomtrooper.chance.wrong import Wrong
from tests.bot.games.doomtrooper.reach.games import Lot
from tests.bot.games.doomtrooper.reach.supply import everything

CLAIMS: Mapping[str, Claim] = {
    topic: claim for claims in (when, who, fights, cards, prices) for topic, claim in claims.TOPICS.items()
}
"""By topic what must be so where its rule is cited."""
_PLAIN = {f"doomtrooper-no-{topic.replace('.', '-')}": topic for topic in SLUGS}
SENTENCES = {
    **_PLAIN,
    **{f"{sentence}-by": topic for sentence, topic in _PLAIN.items() if topic in FORBIDS},
    "doomtrooper-no-wording-used-up": "wording.may-not",
}
"""By the sentence of a refusal the topic of its rule; some sentences name the card that forbids."""
WINDOWS, ALL = 12, 3
"""Of so many windows, and of so many other questions, one is looked at."""


FIGHTS = (said.Attack, said.Announce, said.Sabotages)
OF_TYPE = {
    "art": ("art",), "relic": ("relic",), "alliance": ("alliance",), "warzone": ("warzone",),
    "fortification": ("fortification",), "mission": ("mission",), "ki": ("ki",), "symmetry": ("symmetry", "ki"),
    "beasts": ("beast", "equipment"), "personality": ("warrior",), "recruit": ("warrior",), "hidden": ("warrior",),
    "equipment": ("equipment",), "vehicle": ("equipment",),
}  # fmt: skip
"""By the head of a topic the types of cards whose playing it is about."""
OF_ANY = frozenset({"symmetry.types", "hidden.no-attachments", "equipment.own-only", "equipment.limit", "vehicle.one"})
"""Topics that are about any card which is given."""
OF_COMMANDS: Mapping[str, tuple[type, ...]] = {
    **dict.fromkeys(("targets", "combat", "attack"), FIGHTS),
    "sabotage": (said.Sabotages,),
    "sabotage.or-attack": (said.Attack, said.Sabotages),
    "sabotage.last": (said.Play, said.Use, said.Act),
    "cultist": (said.CountAs,),
    "sergeant": (said.Follow,),
    "discard": (said.DiscardCards,),
    **dict.fromkeys(("target.general", "timing.must-matter"), (said.Play, said.Use)),
    "actions.three": (said.Play, said.Use, said.Act, said.Sabotages),
    "actionkind.no-change": (said.Play, said.Use, said.Act, said.Sabotages, said.Attack),
    "special.play": (said.Play, said.Use, said.Announce),
    **dict.fromkeys(("equipment.own-only", "term.hand"), (said.Play,)),
    **dict.fromkeys(("cover.seek", "cover.one-uncovered", "cover.never", "meditate.action"), (said.Act, said.Play)),
    **dict.fromkeys(("vehicle.board", "vehicle.inside-limits", "beasts.leave-outpost"), (said.Act,)),
    **dict.fromkeys(("transfer.action", "transfer.once", "transfer.opening", "transfer.who-tribes"), (said.Act,)),
    **dict.fromkeys(("cover.no-attack", "cover.left"), FIGHTS),
    "combat.tactic": (said.ChooseTactic,),
    "combat.zone-choice": (said.ChooseZone,),
    **dict.fromkeys(("combat.weapon-one", "combat.weapon-kinds"), (said.ChooseWeapon,)),
    "combat.points-split": (said.Split,),
    "combat.duplicate-cards": (said.Play,),
    "art.boost": (said.Boost,),
    "setup.opening-hand": (said.Privilege,),
    "targets.player-cards": (said.Play,),
}
"""By a topic, or its head, the commands that it is about."""


class Refused(NamedTuple):
    """A command that is refused, the topic that is cited, and whether its condition holds."""

    seed: int
    move: int
    seat: int
    command: Command
    topic: str
    holds: Verdict


def refusals(rules: Rules, seed: int, number: int = MOVES) -> Iterator[Refused]:
    """Commands that the game of a seed refuses."""
    lot = random.Random(seed)
    wrong, book = Wrong(lot), Book(everything().catalogue)
    for at, move in enumerate(moves(rules, seed, number)):
        wrong.given.append(move.command)
        case = move.before
        if at % (WINDOWS if isinstance(case.top, Window) else ALL):
            continue
        seats = [move.seat, lot.choice([seat for seat in case.seats() if seat != move.seat] or [move.seat])]
        given = [(seats[0], one) for one in wrong.commands(case.state, move.seat)]
        for seat, command in (*given, (seats[1], move.command)):
            done = carried_out(case, seat, command, Lot(seed))
            if not isinstance(done, Rejected):
                continue
            topic = SENTENCES[done.violations[0].line.key]
            yield Refused(seed, at, seat, command, topic, holds(Look(book, rules, case.state, seat), command, topic))


def holds(look: Look, command: Command, topic: str) -> Verdict:
    """Whether the condition of a rule holds; ``None`` where nobody can say."""
    claim = CLAIMS.get(topic) if _is_about(look, command, topic) else lambda _, __: False
    verdict = None if claim is None else claim(look, command)
    return None if verdict is None else bool(verdict)


def _is_about(look: Look, command: Command, topic: str) -> bool:
    """Whether a rule is about commands of this sort at all, and about the card that is played."""
    head = topic.partition(".")[0]
    commands = OF_COMMANDS.get(topic) or OF_COMMANDS.get(head)
    if commands is not None:
        return isinstance(command, commands)
    if head not in OF_TYPE or topic in OF_ANY:
        return True
    return isinstance(command, said.Play) and look.printed(command.card).type in OF_TYPE[head]


def counted(found: Iterator[Refused]) -> tuple[Counter[tuple[str, Verdict]], list[Refused]]:
    """By topic and verdict how many, and those whose condition does not hold."""
    count: Counter[tuple[str, Verdict]] = Counter()
    untrue = []
    for one in found:
        count[one.topic, one.holds] += 1
        if one.holds is False:
            untrue.append(one)
    return count, untrue
