"""What of a list its owner alone knows: asked, never decided in silence, and read as answered."""

from __future__ import annotations

import pytest

from bot.games.doomtrooper.pack.decks.deck import Deck
from bot.games.doomtrooper.pack.decks.reading import read_list
from bot.games.values import Unclear
from tests.bot.games.doomtrooper.decks.table import cards, code, decks
from tests.rows import rows

SEAN, WALL, HERETIC, INFANTRY = map(code, ("SEAN GALLAGHER", "ELEMENTAL WALL", "HERETIC", "INFANTRY"))
NAMES = [card.name for card in cards().values() if card.limit == 5]
MAIN, SIDE = ("\n".join(f"{count} {name}" for name in part) for count, part in ((4, NAMES[:15]), (1, NAMES[20:45])))


def asked(text: str) -> Unclear:
    found = decks().read(text.encode())
    assert isinstance(found, Unclear), found
    return found


def answered(text: str, token: str) -> Deck:
    (meant,) = (each.text for each in asked(text).meanings if each.token == token)
    found = read_list(meant.encode(), decks().book)
    assert (found.troubles, found.question) == ((), None)
    return found.deck


def sizes(deck: Deck) -> tuple[int, int]:
    return deck.size, deck.sideboard


@rows("end", ["\n", "\r\n"])
@rows("blank", ["\n\n", "\n\n\n", "\n \t \n"])
def test_cards_below_a_blank_line_are_asked_about(blank: str, end: str) -> None:
    text = f"{MAIN}{blank}{SIDE}\n".replace("\n", end)
    question = asked(text)
    assert question.asked.key == "doomtrooper-deck-ask-side"
    assert question.asked.args == {"count": 25, "rest": 60, "all": 85, "first": f"1 {NAMES[20]}"}
    assert [each.token for each in question.meanings] == ["side", "main"]
    assert sizes(answered(text, "side")) == (60, 25)
    assert sizes(answered(text, "main")) == (85, 0)


@rows(
    ("text", "counts"),
    [
        ("60 Sean Gallagher\n\n25 Heretic", (25, 60)),
        ("Úsvit – turnaj v Brně\n\n4 Sean Gallagher\n\n2 Heretic", (2, 4)),
        ("Warriors:\n4 Sean Gallagher\n\n2 Heretic\n1 Infantry", (3, 4)),
        ("Deck\n4 Sean Gallagher\n\n2 Heretic", (2, 4)),
        ("4 Sean Gallagher\n\n# two for later\n2 Heretic", (2, 4)),
        ("4 Sean Gallagher\n\n1 Infantry\n\n2 Heretic", (2, 5)),
        ("Sean Gallagher\n\nInfantry\n\n\nHeretic\n\nElemental Wall\n\nInfantry", (3, 2)),
        ("<p>4 Sean Gallagher<br>1 Infantry</p><p>2 Heretic</p>", (2, 5)),
        ("4 Sean Gallagher (BASE) 48\n\n2 Heretic (BASE) 7", (2, 4)),
        ("4 Sean Gallagher\n\n2 Heretic\n\nMaybeboard\n9 Infantry", (2, 4)),
    ],
)
def test_it_is_asked_whatever_else_the_list_has(text: str, counts: tuple[int, int]) -> None:
    args = asked(text).asked.args
    assert (args["count"], args["rest"]) == counts
    assert sizes(answered(text, "side")) == (counts[1], counts[0])
    assert sizes(answered(text, "main")) == (sum(counts), 0)


@rows(
    "text",
    [
        "4 Sean Gallagher\n2 Heretic",
        "\n\n4 Sean Gallagher\n2 Heretic\n\n",
        "4 Sean Gallagher\n\nSideboard\n\n2 Heretic",
        "Sideboard\n2 Heretic\n\nDeck\n4 Sean Gallagher",
        "4 Sean Gallagher\n\nSB: 2 Heretic",
        "Warriors:\n4 Sean Gallagher\n\nBestie:\n2 Heretic",
        "4 Sean Gallagher\n\n# Warriors\n2 Heretic",
        "\n\n".join(["Sean Gallagher"] * 6),
        "".join(f"<tr><td>{name}</td></tr>\n\n" for name in ("Sean Gallagher", "Heretic")),
        "4 Sean Gallagher\n\nMaybeboard\n2 Heretic",
    ],
)
def test_what_says_itself_what_it_is_is_not_asked_about(text: str) -> None:
    assert isinstance(decks().read(text.encode()), str)


def test_what_cannot_be_read_comes_before_what_is_unclear() -> None:
    assert not isinstance(decks().read(f"{MAIN}\n1 Hxqz\n\n{SIDE}".encode()), Unclear | str)


@rows("heading", ["Zombies:", "[Zombies]", "=== Zombies ===", "**Zombies**"])
def test_an_unknown_heading_is_asked_about_and_not_counted_as_the_deck(heading: str) -> None:
    text = f"4 Sean Gallagher\n\n{heading}\n2 Heretic\n"
    question = asked(text)
    assert question.asked.key == "doomtrooper-deck-ask-headings"
    assert question.asked.args == {"count": 2, "rest": 4, "all": 6, "headings": "Zombies", "many": 1}
    assert [each.token for each in question.meanings] == ["main", "side", "out"]
    assert answered(text, "main") == Deck({HERETIC: 2, SEAN: 4})
    assert answered(text, "side") == Deck({SEAN: 4}, {HERETIC: 2})
    assert answered(text, "out") == Deck({SEAN: 4})


def test_several_unknown_headings_are_one_question() -> None:
    text = "4 Sean Gallagher\n[Zombies]\n2 Heretic\n[Goblins]\n1 Infantry\n[Sideboard]\n1 Elemental Wall"
    args = asked(text).asked.args
    assert (args["headings"], args["many"], args["count"]) == ("Zombies, Goblins", 2, 3)
    assert answered(text, "out") == Deck({SEAN: 4}, {WALL: 1})
    assert answered(text, "main") == Deck({HERETIC: 2, INFANTRY: 1, SEAN: 4}, {WALL: 1})


@pytest.mark.parametrize("token", ["main", "side", "out"])
def test_a_heading_that_is_known_ends_the_part_that_is_not(token: str) -> None:
    text = "4 Sean Gallagher\n[Zombies]\n2 Heretic\n[Art]\n1 Elemental Wall\n[Sideboard]\n1 Infantry"
    assert asked(text).asked.args["count"] == 2
    found = answered(text, token)
    assert (found.main.get(HERETIC), found.side.get(HERETIC)) == {
        "main": (2, None),
        "side": (None, 2),
        "out": (None, None),
    }[token]
    assert (found.main[SEAN], found.main[WALL], found.side[INFANTRY]) == (4, 1, 1)


def test_below_an_unknown_heading_may_be_what_is_no_card_until_it_is_said_to_be_the_deck() -> None:
    text = "4 Sean Gallagher\n[Zombies]\n2 Hxqz\n"
    assert answered(text, "out") == Deck({SEAN: 4})
    (meant,) = (each.text for each in asked(text).meanings if each.token == "main")
    assert [(each.kind, each.line) for each in read_list(meant.encode(), decks().book).troubles] == [("unknown", 3)]


def test_one_question_may_follow_another() -> None:
    text = "4 Sean Gallagher\n\n2 Heretic\n[Zombies]\n1 Infantry"
    (meant,) = (each.text for each in asked(text).meanings if each.token == "out")
    assert answered(meant, "side") == Deck({SEAN: 4}, {HERETIC: 2})


@pytest.mark.parametrize(
    "text", ["[Úsvit]\n4 Sean Gallagher\n2 Heretic", "Úsvit:\n4 Sean Gallagher\nSideboard\n2 Heretic"]
)
def test_a_heading_without_which_there_would_be_no_deck_is_its_name(text: str) -> None:
    assert isinstance(decks().read(text.encode()), str)


def test_an_unknown_part_of_a_program_s_file_is_asked_about() -> None:
    text = """<cockatrice_deck version="1"><zone name="main"><card number="4" name="Sean Gallagher"/></zone>
        <zone name="zombies"><card number="2" name="Heretic"/></zone></cockatrice_deck>"""
    assert asked(text).asked.args["headings"] == "zombies"
    assert answered(text, "side") == Deck({SEAN: 4}, {HERETIC: 2})


@pytest.mark.parametrize("heading", ["Bauhaus:", "[Mishima]", "# Imperial"])
def test_a_heading_that_a_card_is_called_like_is_no_card(heading: str) -> None:
    assert decks().read(f"{heading}\n4 Sean Gallagher".encode()) == "4 SEAN GALLAGHER [01274]\n"


def test_a_name_in_bold_is_a_card_and_no_heading() -> None:
    assert decks().read(b"*Sean Gallagher*\n*Elemental Wll*\n") == (
        "1 ELEMENTAL WALL [01094] ~ *Elemental Wll*\n1 SEAN GALLAGHER [01274]\n"
    )
