"""A list of tokens with names, numbers, values and weights is the section of the tokens of a pack."""

from __future__ import annotations

import pytest

from bot.games.packs.problems import PackProblem
from bot.games.twom.game import Twom
from bot.games.twom.pack.form import FORM
from bot.games.twom.pack.tokens import Token
from tests.bot.games.packs.zips import zipped

HEAD = 'key = "mine"\nname = { cs = "Moje krabice" }\n'
LIST = """token_en,token_cs,color,count,market_value,weight,note,source
wood,dřevo,resource,50,-,1,"for a screen, physical 12",counted
100% alcohol,čistý líh,green,3,10,1,,counted
canned food,konzerva,green,3,15,1,,counted
assault rifle,samopal,red,2,20,2,,counted
old coin,stará mince,grey,4,2,0,,counted
"""


def tokens(table: str, name: str = "what_lies_in_the_box.csv") -> dict[str, Token]:
    pack = FORM.read(zipped({"pack.toml": HEAD, name: table}))
    return {each.key: each for each in pack.tokens}


def test_a_list_of_tokens_is_the_section_of_the_tokens() -> None:
    found = tokens(LIST)
    wood, alcohol, can, rifle, coin = found.values()
    assert (wood.role, wood.number, wood.value, wood.name.cs, wood.name.en) == ("wood", 12, None, "dřevo", "wood")
    assert (alcohol.key, alcohol.fatigue, alcohol.number, alcohol.value) == ("alcohol", 1, 3, 10)
    assert (can.food, rifle.weapon, rifle.weight, rifle.colour) == (2, "rifle", 2, "red")
    assert (coin.key, coin.number, coin.value, coin.weight, coin.role, coin.food) == ("old-coin", 4, 2, 0, None, None)


def test_a_campaign_is_played_with_a_list_of_tokens() -> None:
    game = Twom(FORM.read(zipped({"pack.toml": HEAD, "box.csv": LIST})))
    assert game.components.tokens["wood"].number == 12
    assert game.components.tokens["shovel"].role == "shovel", "what the list lacks and the diary names is there"


def test_a_list_that_is_brought_alone_is_told_what_it_needs() -> None:
    with pytest.raises(PackProblem, match=r"put it in a zip beside a pack\.toml"):
        FORM.read(LIST.encode())


def test_a_number_that_is_none_is_told_with_its_line() -> None:
    with pytest.raises(PackProblem) as refused:
        tokens(LIST.replace("old coin,stará mince,grey,4", "old coin,stará mince,grey,many"), "box.csv")
    (problem,) = refused.value.problems
    assert (problem.file, problem.line) == ("box.csv", 6)
