"""What is refused, for which rule, and in which words: cases a player at the table would argue about."""

from __future__ import annotations

from typing import Any

from tests.bot.games.zloba.lawyer import END, ENTER, LET_BE, MINE, Case, deploy, exodus, move, muster, verdict
from tests.bot.games.zloba.lawyer import attack as hit
from tests.rows import rows

TWO: list[dict[str, Any]] = [{"dice": ["battle", "mine"], "basics": {"1": 3}}, {"basics": {"7": 2, "0": 2}}]
BLUE: dict[str, Any] = {"turn": {"seat": 1}}
CARD: dict[str, Any] = {"type": "use-card", "seat": 1, "card": "raid"}
RECALL: dict[str, Any] = {"type": "recall", "seat": 1, "elite": {"kind": "herald", "toughness": 1}}
DRAFT = {"phase": "draft", "offer": ["mine", "battle"]}
LAST = {"turn": {"seat": 0}, "start": 1, "tokens": {"2": 1}}

TIMING = [
    Case("double before", [{"dice": ["mine"], "eye": "double"}, {}], [{"type": "mine", "by": "double"}],
         {"all-seeing.double"}, "double"),
    Case("double another action", [{"dice": ["mine", "mine"], "eye": "double", "basics": {"1": 1}}, {}],
         [MINE, deploy(1, 1, "double")], {"all-seeing.double"}, "double"),
    Case("double a discarded die", [{"dice": ["mine"], "eye": "double", "corra": 3}, {}],
         [{"type": "discard", "face": "mine"}, {"type": "mine", "by": "double"}], {"all-seeing.double"}, "double"),
    Case("double what only cost the eye", [{"dice": ["mine"], "eye": "double", "basics": {"1": 3}, "corra": 3}, {}],
         [exodus(1, ["mine", "eye"], a2=1), exodus(1, [], a2=1)], {"all-seeing.use"}, "eye-used"),
    Case("two eyes", [{"dice": ["mine"], "eye": "double", "basics": {"1": 3}}, {}],
         [exodus(1, ["eye", "eye"], a2=1)], {"exodus.dice"}, "exodus-dice"),
    Case("exodus with one die twice", [{"dice": ["mine", "battle"], "basics": {"1": 3}}, {}],
         [exodus(1, ["mine", "mine"], a2=1)], {"exodus.dice"}, "exodus-dice"),
    Case("exodus after an action", [{"dice": ["mine", "mine", "mine"], "basics": {"1": 3}, "corra": 3}, {}],
         [MINE, exodus(1, ["mine", "mine"], a2=1)], {"turn.use-die"}, "second-die"),
    Case("end after the eye alone", [{"dice": ["mine"], "eye": "mine"}, {}],
         [{"type": "mine", "by": "eye"}, END], {"turn.use-die"}, "must-use-die"),
    Case("the eye twice", [{"dice": ["mine"], "eye": "mine"}, {}],
         [{"type": "mine", "by": "eye"}, {"type": "mine", "by": "eye"}], {"all-seeing.use"}, "eye-used"),
    Case("charge with a strike", [{"dice": ["mine"], "eye": "strike"}, {"basics": {"7": 2}}],
         [hit(7, 1, 2, by="eye")], {"attack.wounds"}, "wounds"),
    Case("buy in another's turn", [{}, {"corra": 9}], [{"type": "buy", "seat": 1, "kind": "archer", "place": 0}],
         {"purchase.when"}, "buy-turn"),
    Case("a skill in another's turn", [{}, {"corra": 9}], [{"type": "use-skill", "seat": 1, "skill": "rally"}],
         {"purchase.when"}, "buy-turn"),
    Case("buy in the spoils", [{"dice": ["mine"], "basics": {"2": 1}, "corra": 5}, {"dice": []}],
         [MINE, END, {"type": "buy", "kind": "giant", "place": 0}], {"purchase.when"}, "buy-turn", LAST),
    Case("buy in the draft", [{"corra": 5, "dice": []}, {"dice": []}],
         [{"type": "buy", "kind": "giant", "place": 0}], {"purchase.when"}, "buy-turn", DRAFT),
    Case("buy while an effect of the own turn is in hand", [{"basics": {"1": 1}}, {"cards": ["raid"], "corra": 9}],
         [CARD, {"type": "buy", "seat": 1, "kind": "archer", "place": 0}], {"support.kinds"}, "interrupted", BLUE),
    Case("buy without a die", [{}, {"corra": 9, "dice": []}],
         [{"type": "buy", "seat": 1, "kind": "archer", "place": 0}], {"turn.no-dice"}, "no-dice"),
    Case("the eye without a die", [{}, {"eye": "mine", "dice": []}], [{"type": "mine", "seat": 1, "by": "eye"}],
         {"turn.no-dice"}, "no-dice"),
    Case("an action without a die", [{}, {"dice": []}], [{**MINE, "seat": 1}], {"turn.no-dice"}, "no-dice"),
    Case("an action in another's turn", [{}, {}], [{**MINE, "seat": 1}], {"turn.order"}, "turn"),
    Case("the eye in another's turn", [{}, {"eye": "mine"}], [{"type": "mine", "seat": 1, "by": "eye"}],
         {"all-seeing.use"}, "eye-turn"),
    Case("double in the spoils", [{"dice": ["extend"], "basics": {"2": 1}, "eye": "double"}, {"dice": []}],
         [deploy(2, 1), END, deploy(2, 1, "double")], {"all-seeing.use"}, "eye-turn", LAST),
    Case("a card in the spoils", [{"dice": ["extend"], "basics": {"2": 1}, "cards": ["hoard"]}, {"dice": []}],
         [deploy(2, 1), END, {"type": "use-card", "card": "hoard"}], {"support.when"}, "card-turn", LAST),
    Case("a card without a die", [{}, {"cards": ["raid"], "dice": []}], [CARD], {"support.when"}, "card-turn"),
    Case("an action of a die that paid for an exodus",
         [{"dice": ["battle", "mine"], "basics": {"1": 3}, "corra": 5}, {}],
         [exodus(1, ["battle", "mine"], a2=1), MINE], {"exodus.forfeit"}, "forfeited"),
    Case("a die that is left after an exodus",
         [{"dice": ["battle", "mine", "mine"], "basics": {"1": 3}, "corra": 5}, {}],
         [exodus(1, ["battle", "mine"], a2=1), MINE], {"turn.use-die"}, "second-die"),
    Case("a card while another effect is in hand", [{"basics": {"1": 1}}, {"cards": ["glory", "raid"]}],
         [CARD, {"type": "use-card", "seat": 1, "card": "glory"}], {"support.kinds"}, "interrupted", BLUE),
    Case("a die that one does not have, in another's turn", [{}, {"dice": ["battle"]}],
         [{"type": "discard", "seat": 1, "face": "mine"}], {"turn.order"}, "turn"),
    Case("what another seat has in hand", [{"basics": {"1": 1}}, {"cards": ["raid"]}],
         [CARD, LET_BE], {"turn.order"}, "turn", BLUE),
]  # fmt: skip

BOARD = [
    Case("a move without its die", TWO, [move(1, 7, 1)], {"turn.use-die"}, "die"),
    Case("back to the coast", [{"dice": ["maneuver"], "basics": {"1": 3}}, {}], [move(1, 0, 1)],
         {"coast.no-return"}, "coast"),
    Case("exodus to the coast", [{"dice": ["mine", "mine"], "basics": {"1": 3}}, {}],
         [exodus(1, ["mine", "mine"], a0=1, a2=1)], {"coast.no-return"}, "coast"),
    Case("more than stand there in all", [{"dice": ["mine", "mine"], "basics": {"1": 3}}, {}],
         [exodus(1, ["mine", "mine"], a2=2, a7=2)], {"exodus.targets"}, "units"),
    Case("from the zone to 8", [{"dice": ["maneuver"], "basics": {"0": 3}}, {}], [move(0, 8, 1)],
         {"coast.adjacent"}, "not-next"),
    Case("one area twice in an exodus", [{"dice": ["mine", "mine"], "basics": {"1": 3}}, {}],
         [{"type": "exodus", "start": 1, "dice": ["mine", "mine"],
           "marches": [{"end": 2, "troops": {"basics": 1}}, {"end": 2, "troops": {"basics": 1}}]}],
         {"exodus.targets"}, "exodus-ends"),
    Case("extend an empty zone", [{"dice": ["extend"]}, {}], [deploy(0, 1)],
         {"action.extend-own-zone"}, "nobody-there"),
    Case("extend from the removed ones", [{"dice": ["extend"], "basics": {"1": 1}, "removed": 24}, {}],
         [deploy(1, 1)], {"action.few-units"}, "few-units"),
    Case("enter with an empty mat", [{"dice": ["maneuver"], "removed": 25}, {}], [ENTER],
         {"action.few-units"}, "mat-empty"),
]  # fmt: skip

WOUNDS = [
    Case("battle from the coast", [{"dice": ["battle"], "basics": {"0": 3}}, {"basics": {"1": 1}}],
         [hit(1, 1, 1)], {"coast.no-attack-from"}, "attack-from-coast"),
    Case("reach from the coast", [{"basics": {"1": 1}}, {"dice": ["battle"], "elites": [[0, "archer", 2]]}],
         [{**hit(1, 0, 1), "seat": 1}], {"coast.no-attack-from"}, "attack-from-coast", BLUE),
    Case("battle on the coast", TWO, [hit(0, 1, 1)], {"coast.no-attack"}, "coast-attack"),
    Case("strike on the coast", [{"eye": "strike"}, {"basics": {"0": 2}}], [hit(0, 1, 1, by="eye")],
         {"coast.no-attack"}, "coast-attack"),
    Case("a card on the coast", [{"basics": {"0": 1, "1": 1}}, {"cards": ["raid"]}],
         [CARD, {**hit(0, 0, 1, by="effect"), "seat": 1}], {"coast.no-attack"}, "coast-attack", BLUE),
    Case("a card when all are on the coast", [{"basics": {"0": 1}}, {"cards": ["raid"]}], [CARD],
         {"support.kinds"}, "useless", BLUE),
    Case("fewer wounds than there are", [{"eye": "charge", "basics": {"1": 1}}, {"basics": {"7": 2}}],
         [hit(7, 1, 1, by="eye")], {"attack.wounds"}, "wounds"),
    Case("beside a guard that stands", [{"basics": {"1": 1}, "elites": [[1, "shield", 3]]},
                                        {"basics": {"2": 1}, "eye": "charge"}],
         [{**hit(1, 0, 1, ("shield", 3, 1), by="eye"), "seat": 1}], {"attack.elite-abilities"}, "guard", BLUE),
    Case("beside a guard that stands while another elite falls",
         [{"basics": {"1": 1}, "elites": [[1, "scout", 1], [1, "shield", 3]]}, {"basics": {"2": 1}, "eye": "charge"}],
         [{**hit(1, 0, 1, ("scout", 1, 1), by="eye"), "seat": 1}], {"attack.elite-abilities"}, "guard", BLUE),
    Case("two factions at once", [{"eye": "charge", "basics": {"1": 1}}, {"basics": {"7": 1}}, {"basics": {"7": 1}}],
         [hit(7, 1, 2, by="eye")], {"attack.distribute"}, "units"),
]  # fmt: skip

EFFECTS = [
    Case("mustered to a wrong area", [{}, {"corra": 2, "basics": {"1": 2}}],
         [{"type": "use-skill", "seat": 1, "skill": "rally"}, {**muster(5, mat=1), "seat": 1}],
         {"purchase.skills"}, "muster-place", BLUE),
    Case("mustered to the zone without leave", [{}, {"corra": 2, "basics": {"1": 2}}],
         [{"type": "use-skill", "seat": 1, "skill": "rally"}, {**muster(0, mat=1), "seat": 1}],
         {"muster.own-zone"}, "muster-place", BLUE),
    Case("too many by a skill", [{}, {"corra": 2, "basics": {"1": 2}}],
         [{"type": "use-skill", "seat": 1, "skill": "sortie"}, {**move(1, 2, 2, by="effect"), "seat": 1}],
         {"purchase.skills"}, "too-many", BLUE),
    Case("beside where the elite has come", [{"basics": {"8": 1}}, {"corra": 3}],
         [{"type": "buy", "seat": 1, "kind": "herald", "place": 7}, {**deploy(8, 1, "effect"), "seat": 1}],
         {"attack.elite-abilities"}, "nobody-there", BLUE),
    Case("to the zone where the elite has come elsewhere", [{}, {"corra": 3}],
         [{"type": "buy", "seat": 1, "kind": "herald", "place": 7}, {**deploy(0, 1, "effect"), "seat": 1}],
         {"attack.elite-abilities"}, "nobody-there", BLUE),
    Case("wounds elsewhere than the elite stood", [{"basics": {"7": 1, "8": 1}}, {"elites": [[7, "herald", 1]]}],
         [{**RECALL, "place": 7}, {**hit(8, 0, 1, by="effect"), "seat": 1}],
         {"attack.elite-abilities"}, "effect-other", BLUE),
    Case("another effect than the one in hand", [{"basics": {"1": 1}}, {"cards": ["raid"], "basics": {"1": 1}}],
         [CARD, {**deploy(1, 1, "effect"), "seat": 1}], {"support.kinds"}, "effect-other", BLUE),
    Case("another effect than moving on", [{"dice": ["maneuver"], "elites": [[1, "scout", 2]]}, {}],
         [move(1, 2, 0, ("scout", 2)), deploy(2, 1, "effect")], {"move.multi-area"}, "effect-other"),
    Case("an effect with none in hand", [{"basics": {"1": 1}}, {}], [deploy(1, 1, "effect")],
         {"turn.use-die"}, "no-effect"),
    Case("recalled without a use", [{"basics": {"7": 1}}, {"elites": [[7, "archer", 2]]}],
         [{**RECALL, "place": 7, "elite": {"kind": "archer", "toughness": 2}}],
         {"attack.elite-abilities"}, "no-recall", BLUE),
    Case("recalled from the zone", [{"basics": {"0": 1}}, {"elites": [[0, "herald", 1]]}], [{**RECALL, "place": 0}],
         {"attack.elite-abilities"}, "useless", BLUE),
]  # fmt: skip


@rows("case", [*TIMING, *BOARD, *WOUNDS, *EFFECTS], ids=lambda case: case.name)
def test_a_refusal_cites_its_rule_and_says_why(case: Case) -> None:
    assert verdict(case) == (case.rules, case.says)
