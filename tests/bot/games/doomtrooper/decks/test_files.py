"""Files that card players have, as the programs that save them write them, and what they must be read as."""

from __future__ import annotations

import time

import pytest

from bot.games.doomtrooper.pack.decks.deck import Deck
from bot.games.doomtrooper.pack.decks.reading import LeftOut, Listed, read_list
from bot.games.values import Rejected
from tests.bot.games.doomtrooper.decks.table import code, decks
from tests.rows import rows

SEAN, WALL, HERETIC = code("SEAN GALLAGHER"), code("ELEMENTAL WALL"), code("HERETIC")
DECK = Deck({WALL: 1, SEAN: 4}, {HERETIC: 2})
"""What every file of the first table holds."""

FILES = {
    "arena": """About
Name Imperial at Dawn

Deck
4 Sean Gallagher (BASE) 48
1 Elemental Wall (INQ) 12a

Sideboard
2 Heretic (BASE) 7
""",
    "moxfield": """4 Sean Gallagher (BASE) 48 *F* #leader #!imperial
1 Elemental Wall (INQ) A-12 *E*

SIDEBOARD:
2 Heretic (BASE) 7★
""",
    "archidekt": """4x Sean Gallagher (base) 48 *F* [Leaders{top}] ^Have,#37d67a^
1x Elemental Wall (inq) 12 [Art]
2x Heretic (base) 7 [Sideboard]
3x Infantry (base) 3 [Maybeboard{noDeck}{noPrice},Warriors]
""",
    "goldfish": "4 Sean Gallagher <foil> [BASE]\n1 Elemental Wall [INQ] (F)\n\nsideboard\n2 Heretic [BASE]\n",
    "xmage": """NAME:Dawn: a deck
AUTHOR:Karel
4 [BASE:48] Sean Gallagher
1 [INQ:12] Elemental Wall
SB: 2 [BASE:7] Heretic
LAYOUT MAIN:(1,2)(CMC,false,50)|([BASE:48],[INQ:12])
LAYOUT SIDEBOARD:(1,1)(NONE,false,50)|([BASE:7])
""",
    "forge": """[metadata]
Name=Dawn
Description=a deck, 60 cards
[Avatar]

[Main]
4 Sean Gallagher|BASE|1
1 Elemental Wall|INQ+
[Sideboard]
2 Heretic|BASE
[Planes]

""",
    "old forge": "[metadata]\nName=Dawn\n[general]\nConstructed\n[main]\n4 Sean Gallagher\n1 Elemental Wall\n"
    "[sideboard]\n2 Heretic\n",
    "workstation": """// NAME : Dawn
// Warriors
    4 [BASE] Sean Gallagher
// Art
    1 [INQ] Elemental Wall
// Sideboard
SB: 2 [BASE] Heretic
""",
    "cockatrice in text": "// Dawn\n\n// 5 Maindeck\n4 Sean Gallagher\n1 Elemental Wall\n\n"
    "// 2 Sideboard\nSB: 2 Heretic\n",
    "deckstats": "//Main\n4 [BASE#48] Sean Gallagher # !Commander\n1 Elemental Wall\n\n//Sideboard\nSB: 2 Heretic\n",
    "live": "****** Deck List ******\n\n##Warriors - 4\n* 4 Sean Gallagher\n\n##Art - 1\n* 1 Elemental Wall\n\n"
    "##Sideboard - 2\n* 2 Heretic\n\nTotal Cards - 7\n",
    "cockatrice": """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>4 Infantry &amp; more</deckname>
    <comments>3 Infantry</comments>
    <zone name="main">
        <card number="4" price="0" name="Sean Gallagher"/>
        <card number="1" setShortName="INQ" collectorNumber="12" uuid="" name="Elemental Wall"/>
    </zone>
    <zone name="side">
        <card number="2" price="0" name="Heretic"/>
    </zone>
</cockatrice_deck>
""",
    "magic online": """<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <PreconstructedDeckID>0</PreconstructedDeckID>
  <Cards CatID="79626" Quantity="4" Sideboard="false" Name="Sean Gallagher" Annotation="0" />
  <Cards CatID="72474" Quantity="2" Sideboard="true" Name="Heretic" Annotation="0" />
  <Cards CatID="72475" Quantity="1" Sideboard="false" Name="Elemental Wall" Annotation="0" />
</Deck>
""",
    "lackey": """<deck version="0.8">
	<meta>
		<game>doomtrooper</game>
	</meta>
	<superzone name="Deck">
		<card><name id="base/48">Sean Gallagher</name><set>base</set></card>
		<card><name id="base/48">Sean Gallagher</name><set>base</set></card>
		<card><name id="base/48">Sean Gallagher</name><set>base</set></card>
		<card><name id="base/48">Sean Gallagher</name><set>base</set></card>
		<card><set>inq</set><name id="inq/12">Elemental Wall</name></card>
	</superzone>
	<superzone name="Sideboard">
		<card><name id="base/7">Heretic</name><set>base</set></card>
		<card><name id="base/7">Heretic</name><set>base</set></card>
	</superzone>
</deck>
""",
    "lackey in text": "4\tSean Gallagher\n1\tElemental Wall\nSideboard:\n2\tHeretic\n",
    "octgn": """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="a6c8d2e8-7cd8-11dd-8f94-e62b56d89593">
  <section name="Main" shared="False">
    <card qty="4" id="4f7cf3a1-a8d2">Sean Gallagher</card>
    <card qty="1" id="4f7cf3a1-a8d3">Elemental Wall</card>
  </section>
  <section name="Sideboard"><card qty="2" id="4f7cf3a1-a8d4">Heretic</card></section>
  <notes><![CDATA[3 Infantry]]></notes>
</deck>
""",
    "octgn, edited by hand": "<deck><section name='Main'><card qty='4'>Sean&nbsp;Gallagher</card>"
    "<card qty='1'>Elemental Wall</card></section><section name='Sideboard &'><card qty='2'>Heretic</card></section>"
    "</deck>",
    "moxfield table": '"Count","Tradelist Count","Name","Edition","Condition","Collector Number","Board"\n'
    '"4","9","Gallagher, Sean","base","Near Mint","48","mainboard"\n'
    '"1","0","Elemental ""Wall""","inq","","12","mainboard"\n'
    '"2","0","Heretic","base","","7","sideboard"\n',
    "tappedout table": "Board,Qty,Name,Printing,Foil,Alter,Signed,Condition,Language\nmain,4,Sean Gallagher,BASE,,,,,\n"
    "side,2,Heretic,BASE,,,,,\nmain,1,Elemental Wall,INQ,,,,,\nmaybe,3,Infantry,,,,,,\n",
    "magic online table": "Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded,Annotation\n"
    '"Sean Gallagher",4,6893,Common,BASE,48/350,No,No,0\n"Heretic",2,7333,Common,BASE,7/350,Yes,Yes,0\n'
    '"Elemental Wall",1,7333,Common,INQ,12/350,No,No,0\n',
    "archidekt table": "Quantity,Name,Finish,Categories\n4,Sean Gallagher,Normal,Leaders\n1,Elemental Wall,Foil,Art\n"
    '2,Heretic,Normal,"Warriors,Sideboard"\n3,Infantry,Normal,Maybeboard\n',
    "czech spreadsheet": "sep=;\r\nPočet;Název;Část\r\n4;Sean Gallagher;balíček\r\n1,0;Živelná stěna;balíček\r\n"
    "2;Heretic;sideboard\r\n",
    "swedish spreadsheet": "Kort\tAntal\tDel\n"
    "Sean Gallagher\t4\tkortlek\nElemental Wall\t1\tkortlek\nHeretic\t2\tsidobord\n",
    "table without columns": '4,"Sean Gallagher"\n1,"Elemental ""Wall"""\n\nSideboard\n2,"Heretic"\n',
    "sideboard first": "Sideboard\n2 Heretic\n\nDeck\n4 Sean Gallagher\n1 Elemental Wall\n",
}


def listed(content: str | bytes) -> Listed:
    return read_list(content if isinstance(content, bytes) else content.encode(), decks().book)


@rows("program", FILES)
def test_a_file_is_read_as_the_deck_that_it_is(program: str) -> None:
    found = listed(FILES[program])
    assert found.troubles == () and found.question is None
    assert found.deck == DECK


@rows("program", FILES)
@rows("encoding", ["utf-8-sig", "utf-16", "cp1250"])
def test_it_is_read_in_whatever_it_was_saved(program: str, encoding: str) -> None:
    assert listed(FILES[program].replace("\r", "").replace("\n", "\r\n").encode(encoding, "replace")).deck == DECK


@pytest.mark.parametrize("program", ["archidekt", "tappedout table", "archidekt table"])
def test_what_does_not_play_is_left_out_and_said(program: str) -> None:
    (left,) = listed(FILES[program]).left_out
    assert (left.heading.casefold()[:5], left.count) == ("maybe", 3)
    (line,) = decks().remarks(FILES[program].encode())
    assert line.args == {"heading": left.heading, "count": 3}


@rows(
    "heading",
    [
        *(
            "Maybeboard",
            "Maybeboard:",
            "// Maybeboard",
            "# Considering",
            "[Tokens]",
            "=== Wishlist (3) ===",
            "Acquireboard",
        ),
        *("Tokens & Extras", "Možná", "Zvažuji:", "[Žetony]", "Chybí mi", "Mimo balíček", "K výměně"),
        *("Kanske", "Överväger:", "Polletter", "Önskelista", "Utanför leken", "Till byte"),
    ],
)
def test_cards_below_a_heading_for_what_does_not_play_are_left_out(heading: str) -> None:
    found = listed(f"4 Sean Gallagher\n\n{heading}\n3 Infantry\n2 Nobody Knows This\n\nSideboard\n2 Heretic\n")
    assert (found.deck, found.troubles, found.question) == (Deck({SEAN: 4}, {HERETIC: 2}), (), None)
    ((_, count),) = [(each.heading, each.count) for each in found.left_out]
    assert count == 5


def test_a_list_of_nothing_but_what_does_not_play_is_empty_and_says_why() -> None:
    found = listed("Maybeboard\n3 Infantry\n")
    assert [each.kind for each in found.troubles] == ["empty"]
    assert found.left_out == (LeftOut("Maybeboard", 3),)
    refused = decks().read(b"Maybeboard\n3 Infantry\n")
    assert isinstance(refused, Rejected)
    assert [each.line.key for each in refused.violations] == ["doomtrooper-deck-empty", "doomtrooper-deck-left-out"]


@rows(
    ("content", "kind", "line"),
    [
        (FILES["cockatrice"].replace('name="Heretic"', 'name="Hxqz"'), "unknown", 10),
        (FILES["cockatrice"].replace('number="2"', 'number="two"'), "count", 10),
        (FILES["cockatrice"].replace('name="Heretic"', 'name=""'), "unknown", 10),
        (FILES["cockatrice"][:-90], "broken", 9),
        (FILES["magic online"].replace('Quantity="2" ', 'Quantity="" '), "count", 6),
        (FILES["octgn"].replace(">Heretic<", "><"), "unknown", 7),
        (FILES["tappedout table"].replace("side,2", "side,"), "count", 3),
        (FILES["tappedout table"].replace("2,Heretic", "2,"), "unknown", 3),
        (FILES["czech spreadsheet"].replace("Heretic", "Hxqz"), "unknown", 5),
        (FILES["magic online table"].replace('"Heretic"', '"Heretic'), "broken", 3),
        (FILES["arena"].replace("2 Heretic", "2 Hxqz"), "unknown", 9),
        (FILES["forge"].replace("2 Heretic", "2 Hxqz"), "unknown", 10),
        ("Sean Gallagher (BASE) 48\n", "printing", 1),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line_and_the_rest_is_not_taken(
    content: str, kind: str, line: int
) -> None:
    assert [(each.kind, each.line) for each in listed(content).troubles] == [(kind, line)]
    assert isinstance(decks().read(content.encode()), Rejected)


BOMB = "".join(
    ['<?xml version="1.0"?><!DOCTYPE deck [<!ENTITY a0 "lol">']
    + [f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10)]
    + ['<!ENTITY file SYSTEM "file:///etc/hostname">]><deck><section name="Main"><card qty="1">&a9;&file;</card>']
    + ["</section></deck>"]
)


@rows(
    "content",
    [
        BOMB,
        "<deck>" * 10_000,
        "<deck>" + "&" * 60_000,
        f"<deck><card qty='4'>{'x' * 60_000}</card></deck>",
        "<p>" + "\n" * 60_000,
        "Name,Count\n" + '"' * 60_000,
        "<deck " + " " * 60_000,
    ],
    ids=["entities", "nested", "ampersands", "long name", "blank", "quotes", "open"],
)
def test_a_hostile_file_is_refused_soon(content: str) -> None:
    start = time.process_time()
    assert listed(content).troubles
    assert time.process_time() - start < 2


def test_nothing_is_read_of_a_file_that_declares_entities() -> None:
    assert [each.kind for each in listed(BOMB).troubles] == ["broken"]
