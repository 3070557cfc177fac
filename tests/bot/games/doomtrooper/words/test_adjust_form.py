"""What a judge reads whose adjustment is written wrong: the place and what belongs there, in their own language."""

from __future__ import annotations

from typing import Any

from bot.games.values import Rejected
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.doomtrooper.cases.facts import GAME
from tests.bot.games.doomtrooper.flow.seats import Seats
from tests.rows import rows


def inline(**more: Any) -> dict[str, Any]:
    """A card described in the adjustment itself, in the squad of the first player."""
    return {"players": {"0": {"squad": [{"card": {"name": "one", "type": "warrior", **more}}]}}}


CZECH = {
    "unknown": ({"players": {"0": {"attic": []}}}, "Pole players[…].attic pozice nezná."),
    "missing": ({"turn": {}}, "Chybí pole turn.seat."),
    "least": ({"players": {"0": {"destiny": -1}}}, "players[…].destiny: číslo musí být nejméně 0."),
    "most": ({"players": {"0": {"debt": 1000}}}, "players[…].debt: číslo smí být nejvýše 999."),
    "number": ({"players": {"0": {"debt": "many"}}}, "players[…].debt: patří sem celé číslo."),
    "yes or no": ({"add": 1}, "add: patří sem true, nebo false."),
    "list": ({"players": {"0": {"hand": "1"}}}, "players[…].hand: patří sem seznam v hranatých závorkách."),
    "object": ({"players": []}, "players: patří sem objekt ve složených závorkách."),
    "step": ({"turn": {"seat": 0, "step": "lunch"}}, "jedno z těchto slov: start, draw, actions, discard, end."),
    "action": ({"players": {"0": {"actions": ["nap"]}}}, "jedno z těchto slov: any, attack, other."),
    "rating": (inline(ratings={"speed": 1}), "jedno z těchto slov: fight, shoot, armour, value."),
    "empty": (inline(name=""), "players[…].squad[0].card.name: nesmí to zůstat prázdné."),
    "long": (inline(name="x" * 81), "players[…].squad[0].card.name: délka smí být nejvýše 80."),
    "card": ({"players": {"0": {"hand": [1]}}}, "players[…].hand[0]: patří sem kód karty v uvozovkách, nebo karta"),
    "word of a card": (
        inline(text={"effects": [{"do": "sing"}]}),
        "players[…].squad[0].card.text.effects[0].do: taková hodnota sem nepatří.",
    ),
}


def told(changes: dict[str, Any], language: Language) -> str:
    """The sentence with which an adjustment is refused."""
    done = GAME.adjust(Seats().acting().goes_on().state, changes)
    assert isinstance(done, Rejected)
    return put(done.violations[0].line, localizer(language).say, str, str)


@rows(("changes", "said"), CZECH.values(), ids=list(CZECH))
def test_a_judge_reads_what_is_wrong_and_what_belongs_there(changes: dict[str, Any], said: str) -> None:
    assert said in told(changes, Language.CS)


@rows("language", Language)
@rows("changes", [changes for changes, _ in CZECH.values()], ids=list(CZECH))
def test_no_judge_reads_what_the_decoder_says(changes: dict[str, Any], language: Language) -> None:
    """It speaks English, of `object` and `array`."""
    said = told(changes, language)
    assert "doomtrooper-" not in said and "`" not in said and "Expected" not in said and "Invalid" not in said
