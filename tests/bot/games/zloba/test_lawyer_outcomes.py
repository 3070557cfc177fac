"""What comes of allowed commands: strengthening, timing, spoils, scoring; cases a player would argue about."""

from __future__ import annotations

from typing import Any

from bot.games.zloba.position.state import Force, State
from tests.bot.games.zloba.lawyer import END, ENTER, LET_BE, MINE, Case, deploy, exodus, move, muster, outcome, troops
from tests.bot.games.zloba.lawyer import attack as hit
from tests.bot.games.zloba.table import asked
from tests.rows import rows

BLUE = {"turn": {"seat": 1}}
EYE = {"type": "mine", "by": "eye"}
LAST: dict[str, Any] = {"turn": {"seat": 0}, "start": 1}
OVER: dict[str, Any] = {"turn": {"seat": 0, "acted": True}, "start": 1}
"""The first seat has used the last die of the round and may still buy."""


def facts(state: State, wanted: dict[str, Any]) -> dict[str, Any]:
    """The same facts of a position as are wanted: of the seat ``seat``, and of the table."""
    own = state.forces[wanted.get("seat", 0)]
    found: dict[str, Any] = {}
    for name in wanted:
        if name == "seat":
            found[name] = wanted[name]
        elif name.startswith("at"):
            found[name] = own.basics[int(name[2:])]
        elif name == "elites":
            found[name] = [(elite.place, elite.kind, elite.toughness) for elite in own.elites]
        elif name == "asked":
            found[name] = asked(state).seat
        elif name == "all_points":
            found[name] = [force.points for force in state.forces]
        elif name == "places":
            found[name] = state.end.places if state.end is not None else None
        else:
            found[name] = getattr(own if name in Force.__struct_fields__ else state, name)
    return found


def rich(**own: Any) -> dict[str, Any]:
    """A seat that may still buy after its action, so that its turn goes on."""
    return {"corra": 3, **own}


STRENGTHENED: list[tuple[Case, dict[str, Any]]] = [
    (Case("more is moved by Maneuver", [{}, {"cards": ["march"], "dice": ["maneuver"], "basics": {"1": 3}}],
          [{**move(1, 2, 3), "seat": 1}], parts=BLUE), {"seat": 1, "at2": 3}),
    (Case("not more enters by Maneuver", [{}, {"cards": ["march"], "dice": ["maneuver"]}],
          [{**ENTER, "seat": 1}], parts=BLUE), {"seat": 1, "at0": 2, "mat": 23}),
    (Case("more by Extend", [{"cards": ["levy"], "dice": ["extend"], "basics": {"1": 1}}, {}],
          [deploy(1, 3)]), {"at1": 4}),
    (Case("a champion strengthens Battle", [{"basics": {"2": 5}},
                                            {"dice": ["battle"], "elites": [[1, "champion", 5]]}],
          [{**hit(2, 0, 2), "seat": 1}], parts=BLUE), {"at2": 3, "removed": 2}),
    (Case("a champion does not strengthen Charge", [{"basics": {"2": 5}},
                                                    {"eye": "charge", "elites": [[1, "champion", 5]]}],
          [{**hit(2, 0, 2, by="eye"), "seat": 1}], parts=BLUE), {"at2": 3}),
    (Case("a champion in the zone does not help", [{"basics": {"2": 5}},
                                                   {"dice": ["battle"], "basics": {"1": 1},
                                                    "elites": [[0, "champion", 5]]}],
          [{**hit(2, 0, 1), "seat": 1}], parts=BLUE), {"at2": 4}),
    (Case("a trophy where the champion stands", [{"basics": {"1": 5}},
                                                 {"dice": ["battle"], "elites": [[1, "champion", 5]]}],
          [{**hit(1, 0, 2), "seat": 1}], parts=BLUE), {"seat": 1, "corra": 1}),
    (Case("trophies as far as the supply lasts",
          [{"basics": {"1": 5}}, {"dice": ["battle"], "corra": 19, "elites": [[1, "champion", 5]] * 2}],
          [{**hit(1, 0, 3), "seat": 1}], parts=BLUE), {"seat": 1, "corra": 20, "supply": 0}),
    (Case("no trophy from an empty supply", [{"basics": {"1": 5}, "corra": 10},
                                             {"dice": ["battle"], "corra": 10, "elites": [[1, "champion", 5]]}],
          [{**hit(1, 0, 2), "seat": 1}], parts=BLUE), {"seat": 1, "corra": 10, "supply": 0}),
    (Case("no trophy next to the champion", [{"basics": {"2": 5}},
                                             {"dice": ["battle"], "elites": [[1, "champion", 5]]}],
          [{**hit(2, 0, 2), "seat": 1}], parts=BLUE), {"seat": 1, "corra": 0}),
    (Case("no trophy for a mere wound", [{"elites": [[1, "giant", 4]]},
                                         {"dice": ["battle"], "elites": [[1, "champion", 5]]}],
          [{**hit(1, 0, 0, ("giant", 4, 2)), "seat": 1}], parts=BLUE), {"seat": 1, "corra": 0}),
    (Case("no trophy for what is no attack", [{"basics": {"1": 5}},
                                              {"cards": ["raid"], "elites": [[1, "champion", 5]]}],
          [{"type": "use-card", "seat": 1, "card": "raid"}, {**hit(1, 0, 1, by="effect"), "seat": 1}], parts=BLUE),
     {"seat": 1, "corra": 0}),
]  # fmt: skip

TIMING: list[tuple[Case, dict[str, Any]]] = [
    (Case("the eye, the die, a purchase", [rich(dice=["mine"], eye="mine"), {}],
          [EYE, MINE, {"type": "buy", "kind": "giant", "place": 0}]),
     {"corra": 2, "eye": None, "elites": [(0, "giant", 4)]}),
    (Case("a purchase before anything else", [rich(dice=["mine"]), {}],
          [{"type": "buy", "kind": "giant", "place": 0}, MINE]), {"corra": 1, "asked": 1}),
    (Case("doubled after a purchase", [{"corra": 5, "dice": ["mine"], "eye": "double"}, {}],
          [MINE, {"type": "buy", "kind": "giant", "place": 0}, {"type": "mine", "by": "double"}]), {"corra": 4}),
    (Case("Maneuver doubled by its other half", [{"dice": ["maneuver"], "eye": "double", "basics": {"1": 1}}, {}],
          [move(1, 2, 1), {"type": "enter", "by": "double"}]), {"at0": 2, "at2": 1}),
    (Case("Exodus doubled from the same place", [{"dice": ["mine", "mine"], "eye": "double", "basics": {"1": 4}}, {}],
          [exodus(1, ["mine", "mine"], a2=1), exodus(1, [], a6=1, a7=1)]), {"at1": 1, "at7": 1, "eye": None}),
    (Case("who has used two dice passes", [{"dice": ["mine", "mine"], "basics": {"1": 1}},
                                           {"dice": ["mine", "mine"]}],
          [exodus(1, ["mine", "mine"], a2=1), {**MINE, "seat": 1}]), {"asked": 1, "phase": "actions"}),
    (Case("a purchase after the last die of the round", [rich(dice=[]), {"dice": []}],
          [{"type": "buy", "kind": "giant", "place": 0}], parts=OVER), {"phase": "draft", "round": 3}),
    (Case("an unused eye does not prolong the actions", [{"dice": ["battle"]}, {"dice": [], "eye": "mine"}],
          [{"type": "discard", "face": "battle"}], parts=LAST), {"phase": "draft", "round": 3}),
    (Case("two swift elites go on apart", [{"dice": ["maneuver"], "elites": [[1, "scout", 1], [1, "scout", 2]]}, {}],
          [move(1, 7, 0, ("scout", 1), ("scout", 2)), move(7, 2, 0, ("scout", 1), by="effect"),
           move(7, 8, 0, ("scout", 2), by="effect")]),
     {"elites": [(2, "scout", 1), (8, "scout", 2)], "corra": 4}),
    (Case("a swift elite does not go on a third time", [{"dice": ["maneuver"], "elites": [[1, "scout", 2]]}, {}],
          [move(1, 7, 0, ("scout", 2)), move(7, 8, 0, ("scout", 2), by="effect")]), {"stack": ()}),
    (Case("a mustered elite acts as a deployed one", [{}, {"corra": 5, "basics": {"1": 1}}],
          [{"type": "use-skill", "seat": 1, "skill": "rally"},
           {"type": "muster", "seat": 1, "place": 1, "calls": [{"source": -1, "troops": troops(0, ("herald", 1))}]},
           {**deploy(1, 1, "effect"), "seat": 1}], parts=BLUE),
     {"seat": 1, "at1": 2, "elites": [(1, "herald", 1)]}),
    (Case("the removed ones come back by mustering", [{}, {"corra": 2, "basics": {"1": 1}, "removed": 4}],
          [{"type": "use-skill", "seat": 1, "skill": "rally"}, {**muster(1, removed=3), "seat": 1}], parts=BLUE),
     {"seat": 1, "at1": 4, "removed": 1, "mat": 20}),
    (Case("a skill bought and let be is paid for", [{}, {"corra": 2, "basics": {"1": 1}}],
          [{"type": "use-skill", "seat": 1, "skill": "rally"}, {**LET_BE, "seat": 1}], parts=BLUE),
     {"seat": 1, "corra": 0, "supply": 20}),
    (Case("basic units fall once their guard has fallen", [{"basics": {"1": 2}, "elites": [[1, "shield", 1]]},
                                                           {"eye": "charge", "basics": {"2": 1}}],
          [{**hit(1, 0, 1, ("shield", 1, 1), by="eye"), "seat": 1}], parts=BLUE), {"at1": 1, "elites": []}),
    (Case("Strike without a unit anywhere", [{"basics": {"7": 1}}, {"eye": "strike"}],
          [{**hit(7, 0, 1, by="eye"), "seat": 1}], parts=BLUE), {"at7": 0, "removed": 1}),
]  # fmt: skip

COUNTING: list[tuple[Case, dict[str, Any]]] = [
    (Case("strength counts for spoils", [{"dice": [], "elites": [[2, "giant", 1]]}, {"dice": [], "basics": {"2": 1}}],
          [END], parts={**OVER, "tokens": {"2": 1}}), {"asked": 0, "phase": "spoils"}),
    (Case("strength makes a tie", [{"dice": [], "elites": [[2, "giant", 1]]}, {"dice": [], "basics": {"2": 2}}],
          [END], parts={**OVER, "tokens": {"2": 1}}), {"phase": "draft", "all_points": [0, 0]}),
    (Case("a bonus with control", [{"dice": [], "basics": {"1": 1}, "elites": [[1, "shield", 1], [1, "shield", 3]]},
                                   {"dice": [], "basics": {"1": 1}}], [END], parts=OVER), {"all_points": [1 + 1, 0]}),
    (Case("a bonus with domination", [{"dice": [], "elites": [[1, "giant", 1], [1, "shield", 3]]}, {"dice": []}],
          [END], parts=OVER), {"all_points": [1 + 1 + 2 + 1, 0]}),
    (Case("no bonus in a tie", [{"dice": [], "elites": [[1, "shield", 3]]}, {"dice": [], "basics": {"1": 1}}],
          [END], parts=OVER), {"all_points": [0, 0]}),
    (Case("no bonus on the coast", [{"dice": [], "elites": [[0, "giant", 4]]}, {"dice": []}], [END], parts=OVER),
     {"all_points": [0, 0]}),
    (Case("thirty during the round is no end", [{"points": 30, "dice": ["mine", "mine"]}, {"dice": ["mine"]}],
          [MINE], parts={"start": 0}), {"phase": "actions", "asked": 1}),
    (Case("overtaken when the round is scored", [{"dice": [], "points": 30}, {"dice": [], "points": 29,
                                                                              "basics": {"1": 1}}],
          [END], parts=OVER), {"all_points": [30, 31], "places": (2, 1)}),
    (Case("equal points: more areas", [{"dice": [], "points": 28, "basics": {"1": 1, "5": 1}},
                                       {"dice": [], "points": 29, "basics": {"2": 1, "0": 9}}],
          [END], parts=OVER), {"all_points": [32, 32], "places": (1, 2)}),
    (Case("equal in both: shared", [{"dice": [], "points": 30, "basics": {"0": 9}}, {"dice": [], "points": 30}],
          [END], parts=OVER), {"places": (1, 1)}),
    (Case("the third of three still passes the token", [{"dice": [], "points": 1}, {"dice": []}, {"dice": []}],
          [END], parts={**OVER, "start": 2}), {"start": 0, "asked": 0}),
]  # fmt: skip


@rows(("case", "wanted"), [*STRENGTHENED, *TIMING, *COUNTING], ids=lambda each: getattr(each, "name", ""))
def test_what_comes_of_it(case: Case, wanted: dict[str, Any]) -> None:
    assert facts(outcome(case), wanted) == wanted
