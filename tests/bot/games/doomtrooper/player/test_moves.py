"""Moves of the own player in positions where the move is clear."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.asks.player.play import play
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.position.commands import Command
from bot.games.doomtrooper.position.frames import ActionFrame, AnyFrame, Earned, Splitting, Window
from bot.games.doomtrooper.position.state import Player
from bot.games.doomtrooper.position.tokens import Token
from bot.games.doomtrooper.words.rules.ways import Level
from tests.bot.games.doomtrooper.table import Table

ANY = Token("any")
STRONG, WEAK = "8/2/8/5", "2/2/2/3"


def acting(actions: int = 3, **more: int) -> Table:
    """A table at which the first seat takes actions."""
    table = Table()
    table.players[0] = replace(Player(destiny=10, turns=1, tokens=(ANY,) * actions), **more)
    table.players[1] = Player(destiny=10, turns=1)
    table.stack.append(ActionFrame(0, 7))
    return table


def answer(table: Table, seat: int = 0, level: Level = "normal") -> Command:
    return play(Asked(table.run, seat), level)


def ask(table: Table, frame: AnyFrame) -> Table:
    table.stack.append(frame)
    return table


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_it_recruits_where_nobody_is_there(level: Level) -> None:
    table = acting()
    weak, strong = (table.warrior(zone="hand", ratings=each) for each in (WEAK, STRONG))
    assert answer(table, level=level) == said.Play(strong, area="squad")
    assert weak in table.run.hand(0)


def test_it_meditates_where_there_is_nothing_better() -> None:
    table = acting(destiny=0)
    table.warrior(ratings=STRONG)
    table.warrior(zone="hand", ratings=STRONG)
    assert answer(table) == said.Act("meditate")


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_it_attacks_with_the_last_action_where_the_sum_wins(level: Level) -> None:
    table = acting(1)
    table.warrior(ratings=STRONG)
    table.warrior(1, ratings=WEAK)
    assert answer(table, level=level) == said.Attack()


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_it_does_not_attack_where_the_sum_loses(level: Level) -> None:
    table = acting(1)
    table.warrior(ratings=WEAK)
    table.warrior(1, ratings=STRONG)
    assert answer(table, level=level) == said.Act("meditate")


def test_it_rather_lets_an_action_go_that_only_attacks() -> None:
    table = acting()
    weak = table.warrior(ratings=WEAK)
    table.warrior(1, ratings=STRONG)
    table.players[0] = replace(table.players[0], tokens=(Token("attack", weak),))
    assert answer(table) == said.Pass()


def test_it_does_before_an_attack_what_cannot_be_done_after_it() -> None:
    table = acting(2)
    table.warrior(ratings=STRONG)
    table.warrior(1, ratings=WEAK)
    recruit = table.warrior(zone="hand", ratings=STRONG)
    assert answer(table) == said.Play(recruit, area="squad")


def test_it_names_whom_it_beats() -> None:
    table = acting()
    weak, strong = table.warrior(ratings=WEAK), table.warrior(ratings=STRONG)
    beaten = table.warrior(1, ratings="3/3/3/3", wounded=True)
    table.warrior(1, ratings="12/12/12/9")
    ask(table, frames.Combat(9, 0, at=2))
    assert answer(table) == said.Announce(strong, beaten)
    assert weak != strong


def test_it_gives_up_an_attack_that_only_loses() -> None:
    table = acting()
    table.warrior(ratings=WEAK)
    table.warrior(1, ratings=STRONG)
    ask(table, frames.Combat(9, 0, at=2))
    assert answer(table) == said.Announce(-1, -1)


def test_it_fights_as_it_wins() -> None:
    table = Table()
    one, other = table.warrior(ratings="2/9/5/5"), table.warrior(1, ratings="9/2/5/5")
    ask(table, frames.Combat(9, 0, 1, at=4, attacker=one, defender=other))
    assert answer(table) == said.ChooseTactic("shoot")


def test_it_sabotages_who_has_nobody_left() -> None:
    table = acting(1)
    table.warrior(ratings=STRONG)
    best = table.warrior(ratings="3/3/3/9")
    assert answer(table) == said.Sabotages(best, 1)


def fight(attack: str, defence: str) -> tuple[Table, int]:
    """A combat in which a wounded warrior of the second seat defends, and a card adds to his armour."""
    table = Table()
    table.combat(table.warrior(ratings=attack), table.warrior(1, ratings=defence, wounded=True))
    word = {"do": "rate", "who": {"role": "defender"}, "ratings": ["armour"], "sum": 5, "until": "combat"}
    card = table.card(seat=1, play={"when": "modifiers", "after": "discard"}, effects=(word,))
    ask(table, Window("modifiers", "combat-modifiers", (1, 0), 60))
    return table, card


@pytest.mark.parametrize(("attack", "saved"), [("7/0/5/5", True), ("2/0/5/5", False), ("20/0/5/5", False)])
def test_it_defends_where_that_matters(attack: str, saved: bool) -> None:
    table, card = fight(attack, "1/0/5/5")
    assert answer(table, 1) == (said.Play(card) if saved else said.Pass())


def test_who_plays_easily_lets_a_blow_happen() -> None:
    table, _ = fight("7/0/5/5", "1/0/5/5")
    assert answer(table, 1, "easy") == said.Pass()


def test_it_equips_whom_that_makes_better() -> None:
    table = acting(2)
    bearer = table.warrior(ratings="4/4/4/4")
    word = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["armour", "fight"], "sum": 4}
    whom = {"side": "own", "tags": ["warrior"]}
    sword = table.card("equipment", play={"to": "card", "whom": whom, "after": "attach"}, effects=(word,))
    assert answer(table) == said.Play(sword, targets=(bearer,))


@pytest.mark.parametrize(
    ("victory", "destiny", "warriors", "taken"),
    [(5, 9, 2, 6), (5, 0, 0, 3), (36, 0, 0, 6)],
    ids=["as victory", "for a warrior whom it needs", "to win"],
)
def test_it_takes_points(victory: int, destiny: int, warriors: int, taken: int) -> None:
    table = acting(destiny=destiny, victory=victory)
    table.warrior(zone="hand", ratings="5/5/5/3")
    for _ in range(warriors):
        table.warrior(ratings=STRONG)
    ask(table, Splitting((Earned(0, 6),), 70))
    assert answer(table) == said.Split(taken)


def test_it_discards_the_least_of_a_hand_that_is_too_large() -> None:
    table = Table()
    kept = [table.warrior(zone="hand", ratings=STRONG) for _ in range(7)]
    least = table.card("fortification")
    ask(table, frames.Discarding(0, 80))
    assert answer(table) == said.DiscardCards((least,))
    assert set(kept) < set(table.run.hand(0))


@pytest.mark.parametrize(("value", "new"), [(3, False), (12, True)])
def test_it_changes_a_hand_with_nobody_to_recruit_soon(value: int, new: bool) -> None:
    table = acting(destiny=5)
    table.warrior(zone="hand", ratings=f"5/5/5/{value}")
    ask(table, frames.Opening((0, 1)))
    assert answer(table) == said.Privilege(new)


def test_in_a_match_of_the_first_versions_it_does_what_comes_first() -> None:
    table = acting(1)
    table.warrior(ratings=WEAK)
    table.warrior(1, ratings=STRONG)
    assert answer(table, level="") == said.Attack()
