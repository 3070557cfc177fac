"""The Swedish rules on fights between own warriors and on players who are attacked themselves."""

from __future__ import annotations

from typing import Any

from bot.games.doomtrooper.position.commands import Announce, Attack, ChooseTactic, Play, Sabotages
from bot.games.doomtrooper.words.rules.rulesets import CZECH, SWEDISH, Rules
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows

FALLS: dict[str, Any] = {"tags": ["warrior"]}


@rows(("rules", "cards", "own", "done"), [
    (SWEDISH, FALLS, True, False), (SWEDISH, FALLS, False, True), (SWEDISH, {**FALLS, "side": "own"}, True, True),
    (CZECH, FALLS, True, True),
])  # fmt: skip
def test_sv_targets_own_missions(rules: Rules, cards: dict[str, Any], own: bool, done: bool) -> None:
    """A combat between own warriors brings no mission on, unless it speaks of them."""
    table = Seats(2, rules)
    permit = {"do": "permit", "who": {"role": "self"}, "what": ["attack"], "whom": FALLS}
    one = table.warrior(0, ratings="9/9/9/4", tags=("bauhaus",), effects=(permit,))
    foe = table.warrior(0 if own else 1, "cohort", ratings="1/1/1/4", tags=("legion",), wounded=True)
    on = {"event": "kills", "cards": cards, "by": {"role": "bearer"}}
    ability = {"on": on, "effects": [{"do": "points", "victory": 3}], "mission": True}
    mission = table.on(one, "mission", abilities=(ability,))
    table.acting().says(0, Attack()).all_pass().says(0, Announce(one, foe)).all_pass()
    table.says(0, ChooseTactic("fight")).all_pass()
    assert table.zone(foe) == "discard"
    assert (table.zone(mission) == "discard") == done


def attacked(kind: Any, **told: Any) -> tuple[Seats, int]:
    """The second seat, whose one warrior shields nobody, is attacked and holds a card."""
    table = Seats(2, SWEDISH)
    one = table.warrior(0)
    bars = {"do": "bar", "who": {"role": "self"}, "what": ["guard"]}
    table.warrior(1, tags=("brotherhood",), effects=(bars, {"do": "casts", "aspects": ["all"]}))
    card = table.card(kind, 1, play={"when": "any", "after": "discard"}, **told)
    table.acting().says(0, Sabotages(one, 1))
    assert table.window == "sabotage"
    return table, card


def test_sv_targets_player_cards() -> None:
    """He plays special cards, and nothing that a warrior would play."""
    gain = ({"do": "points", "destiny": 1},)
    table, spell = attacked("art", tags=("aspect:kinetics",), effects=gain)
    assert table.refused(1, Play(spell, caster=1)) == "targets.player-cards"
    table, special = attacked("special", effects=gain)
    table.says(1, Play(special))
