"""Rules of what may be done: commands in the draft, in a turn, in spoils, and against the automated opponent."""

from __future__ import annotations

from tests.bot.games.cases.pair import Pair
from tests.bot.games.zloba.cases.facts import Facts
from tests.bot.games.zloba.lawyer import MINE, attack, deploy, exodus, move, muster

PICK = {"type": "pick-die", "face": "mine"}
BUY = {"type": "buy", "kind": "giant", "place": 0}
SHIELD = {"type": "buy", "kind": "shield", "place": 1}
HOARD = {"type": "use-card", "card": "hoard"}
RALLY = {"type": "use-skill", "seat": 1, "skill": "rally"}
EYE = {"type": "mine", "by": "eye"}
DOUBLE = {"type": "mine", "by": "double"}
PASS = {"type": "discard", "face": "mine"}
TAKE = {"type": "divide", "sufferings": [{"seat": 0, "wounds": {"basics": 1}}]}
DRAFT = {"phase": "draft", "offer": ["battle", "mine"]}
EXTEND_IN_2 = {"start": 1, "tokens": {"2": 1}}
LEAVING = Facts(seats=[{"dice": ["battle", "mine"], "basics": {"1": 3}}, {}],
                command=exodus(1, ["battle", "mine"], a2=2, a7=1))  # fmt: skip
MOVING = Facts(seats=[{"dice": ["maneuver"], "basics": {"1": 3}}, {}], command=move(1, 2, 2))
EXTENDING = Facts(seats=[{"dice": ["extend"], "basics": {"1": 1}}, {}], command=deploy(1, 2))
FIGHTING = Facts(
    seats=[{"dice": ["battle"], "basics": {"1": 1, "2": 1}}, {"basics": {"2": 1, "4": 1}}], command=attack(2, 1, 1)
)
CHARGING = Facts(
    seats=[{"eye": "charge", "basics": {"1": 1}}, {"basics": {"2": 2, "4": 2}}], command=attack(2, 1, 2, by="eye")
)
COOP_UNITS = {"basics": {"2": 3}}

PHASES = (
    Pair("round.phases", Facts(seats=[{}, {}], parts={"phase": "actions", "offer": ["mine"]}, command=MINE),
         "parts.phase", "draft"),
    Pair("draft.offer", Facts(seats=[{"dice": []}, {"dice": []}], parts=DRAFT, command=PICK), "command.face", "extend"),
    Pair("draft.pick", Facts(seats=[{"dice": []}, {"dice": []}], parts=DRAFT, command=PICK), "command.seat", 1),
    Pair("support.choose", Facts("opened", command={"type": "choose-cards", "cards": ["levy"]}),
         "command.cards", ["glory"]),
    Pair("spoils.resolve",
         Facts(seats=[{"dice": ["extend"], "basics": {"2": 1}}, {"dice": []}], parts=EXTEND_IN_2,
               before=[deploy(2, 1)], command=deploy(2, 1, "effect")),
         "command.by", "die"),
    Pair("victory.threshold",
         Facts(seats=[{"points": 29}, {"dice": []}], before=[MINE], command={**PICK, "seat": 1, "face": "extend"}),
         "seats.0.points", 30),
    Pair("turn.order", Facts(seats=[{}, {}], command=MINE), "command.seat", 1),
    Pair("turn.use-die", Facts(seats=[{}, {}], command=MINE), "seats.0.dice", ["battle"]),
    Pair("purchase.when", Facts(seats=[{"corra": 3}, {}], parts={"turn": {"seat": 0}}, command=BUY),
         "parts.turn.seat", 1),
    Pair("purchase.own-mat", Facts(seats=[{"corra": 3}, {}], command=BUY), "command.kind", "archer"),
    Pair("purchase.cost", Facts(seats=[{"corra": 3}, {}], command=BUY), "seats.0.corra", 1),
    Pair("purchase.legal-placement",
         Facts(seats=[{"corra": 5, "basics": {"1": 3}}, {}], command=SHIELD),
         "seats.0.basics", {"0": 3}),
    Pair("support.when",
         Facts(seats=[{"cards": ["hoard"]}, {}], parts={"turn": {"seat": 0}}, command=HOARD),
         "parts.turn.seat", 1),
    Pair("muster.sources",
         Facts(seats=[{}, {"corra": 2, "basics": {"1": 1}, "removed": 2}], parts={"turn": {"seat": 1}},
               before=[RALLY], command={**muster(1, removed=2), "seat": 1}),
         "seats.1.removed", 1),
)  # fmt: skip

ACTIONS = (
    Pair("action.extend", EXTENDING, "command.place", 2),
    Pair("action.extend-own-zone",
         Facts(seats=[{"dice": ["extend"], "basics": {"0": 1}}, {}], command=deploy(0, 1)), "seats.0.basics.0", 0),
    Pair("action.few-units", EXTENDING, "seats.0.removed", 23),
    Pair("deploy.definition", EXTENDING, "command.units", 0),
    Pair("board.areas", EXTENDING, "command.place", 9),
    Pair("action.maneuver-move", MOVING, "command.troops.basics", 3),
    Pair("move.definition", MOVING, "command.troops.basics", 0),
    Pair("board.adjacent", MOVING, "command.end", 4),
    Pair("coast.no-return", MOVING, "command.end", 0),
    Pair("coast.adjacent", Facts(seats=[{"dice": ["maneuver"], "basics": {"0": 3}}, {}], command=move(0, 1, 1)),
         "command.end", 8),
    Pair("exodus.dice", LEAVING, "command.dice", ["mine", "mine"]),
    Pair("exodus.targets", LEAVING, "command.marches.1.troops.basics", 2),
    Pair("exodus.forfeit",
         Facts(seats=[{"dice": ["battle", "mine"], "basics": {"1": 3}, "corra": 3}, {}], command=MINE),
         "before", [exodus(1, ["battle", "mine"], a2=1)]),
    Pair("all-seeing.definition", Facts(seats=[{"eye": "mine"}, {}], command=EYE), "seats.0.eye", "strike"),
    Pair("all-seeing.use", Facts(seats=[{"eye": "mine"}, {}], command=EYE), "seats.0.eye", None),
    Pair("all-seeing.double", Facts(seats=[{"eye": "double"}, {}], before=[MINE], command=DOUBLE), "before", []),
)  # fmt: skip

ATTACKS = (
    Pair("action.battle", FIGHTING, "command.area", 4),
    Pair("attack.target", FIGHTING, "seats.1.basics.2", 0),
    Pair("attack.not-own", FIGHTING, "command.target", 0),
    Pair("attack.wounds", CHARGING, "command.wounds.basics", 1),
    Pair("all-seeing.charge", CHARGING, "command.area", 4),
    Pair("attack.distribute", CHARGING, "seats.1.basics.2", 1),
    Pair("coast.no-attack",
         Facts(seats=[{"eye": "strike"}, {"basics": {"0": 1, "3": 1}}], command=attack(3, 1, 1, by="eye")),
         "command.area", 0),
    Pair("coast.no-attack-from",
         Facts(seats=[{"dice": ["battle"], "basics": {"0": 3, "2": 1}}, {"basics": {"1": 1}}], command=attack(1, 1, 1)),
         "seats.0.basics.2", 0),
    Pair("coop.no-friendly-fire",
         Facts("coop", [{"basics": {"1": 1}, "dice": ["battle"]}, {"basics": {"2": 1}}], ap={"basics": {"2": 1}},
               command=attack(2, 2, 1)),
         "command.target", 1),
    Pair("coop.ai.wounds-elite-first",
         Facts("coop", [COOP_UNITS, COOP_UNITS], ap={"basics": {"2": 1}}, before=[PASS, {**PASS, "seat": 1}],
               command=TAKE),
         "command.sufferings.0.wounds.basics", 2),
)  # fmt: skip

PAIRS = (*PHASES, *ACTIONS, *ATTACKS)
