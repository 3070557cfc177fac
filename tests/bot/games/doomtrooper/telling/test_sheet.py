"""What a player has, in words: for the seat alone, and whole."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.doomtrooper.position import commands
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import Playing, Window
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.tells.previews import preview
from bot.games.doomtrooper.tells.sheet import has_sheet, sheet
from bot.games.doomtrooper.words.catalogue import Printed, card_texts, named
from bot.games.packs.words import reader
from bot.games.values import JUDGE, SPECTATOR, Line, Viewer
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.doomtrooper.rules.combat.fights import Fight
from tests.bot.games.doomtrooper.table import Table

SECRET = ("Handout", "Hidden", "Spare")


def table() -> Table:
    """Seat 0 has a card in hand, an armed warrior, a hidden one, a fortification and a sideboard; seat 1 has others."""
    found = Table()
    found.card(name="Handout", effects=({"do": "draw", "number": 2},))
    armed = found.warrior(name="Armed", wounded=True, tags=("bauhaus",))
    found.on(armed, name="Sword", effects=({"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"], "sum": 3},))
    found.warrior(name="Hidden", unpaid=True, covered=True)
    found.card("fortification", 0, "squad", name="Wall")
    found.card(seat=0, zone="sideboard", name="Spare")
    found.card(seat=0, zone="sideboard", name="Spare")
    found.card(seat=1, name="Other")
    found.warrior(1, name="Foe")
    return found


def told(case: Case, viewer: Viewer, language: Language = Language.EN) -> list[str]:
    """Everything the sheet says, titles with a colon at their end."""
    lines: list[str] = []
    for section in sheet(case, viewer):
        lines += (f"[{shown(case, section.title, language)}]", *(shown(case, line, language) for line in section.lines))
    return lines


def shown(case: Case, line: Line, language: Language = Language.EN) -> str:
    texts = card_texts(case.catalogue.values())
    return put(line, localizer(language).say, "P{}".format, reader(texts, language))


def test_the_sheet_of_a_seat_has_all_that_is_its_own() -> None:
    assert told(table().run, 0) == [
        "[Actions and points]",
        "No action is left.",
        "Points: 10 destiny points, 5 victory points",
        "[Hand (1) · Fight / Shoot / Armour / Value]",
        "**Handout** (special card) – draw 2 cards",
        "[Warriors · Fight / Shoot / Armour / Value]",
        "**Armed** (Squad, 8/5/5/5, wounded, carries Sword)",
        "**Hidden** (Squad, face down; 5/5/8/5; in cover)",
        "[Other cards in play]",
        "**Wall** (Squad)",
        "[Sideboard]",
        "2× Spare",
    ]


@pytest.mark.parametrize("language", list(Language))
def test_every_language_says_it(language: Language) -> None:
    text = "\n".join(told(table().run, 0, language))
    assert "doomtrooper-" not in text
    for name in (*SECRET, "Armed", "Sword", "Wall"):
        assert name in text


def test_what_is_hidden_is_on_no_other_sheet() -> None:
    other = "\n".join(told(table().run, 1))
    assert "**Other**" in other
    assert not [name for name in SECRET if name in other]
    assert sheet(table().run, SPECTATOR) == ()
    viewers: tuple[Viewer, ...] = (0, 1, 2, SPECTATOR, JUDGE)
    assert [has_sheet(table().run, viewer) for viewer in viewers] == [True, True, False, False, True]


def test_a_judge_reads_everybodys() -> None:
    text = "\n".join(told(table().run, JUDGE))
    for name in (*SECRET, "Other", "Foe"):
        assert name in text
    assert text.index("Player: P0") < text.index("Spare") < text.index("Player: P1") < text.index("**Other**")


def test_the_preview_of_a_card_says_what_it_does() -> None:
    case = table().run
    assert shown(case, preview(case, 0, commands.Play(0))) == "You play Handout. Effect: draw 2 cards"


def fight(*, hidden: bool = False) -> tuple[Case, int]:
    """A combat whose attacker has a sword and a spell on him."""
    found = Table()
    attacker = found.warrior(name="Attacker", ratings="3/5/4/5")
    change = {"do": "rate", "who": {"role": "bearer"}, "ratings": ["fight"]}
    found.on(attacker, name="Sword", effects=({**change, "sum": 5},))
    found.on(attacker, name="Charm", effects=({**change, "base": -2},))
    found.on(attacker, name="Rage", effects=({**change, "factor": 2},))
    defender = found.warrior(1, name="Defender", ratings="6/5/7/5", unpaid=hidden)
    found.combat(attacker, defender)
    return found.run, attacker


def test_a_pass_in_a_combat_says_what_it_comes_to() -> None:
    case, _ = fight()
    assert shown(case, preview(case, 0, commands.Pass())) == (
        "You pass. With no more cards: Attacker (Fight 7 = (3 − 2) × 2 + 5 (3 printed, −2 from Charm, "
        "×2 from Rage, +5 from Sword)) against Defender (Armour 7); Defender (Fight 6) against Attacker (Armour 4)"
    )


def test_no_sum_is_told_while_a_card_is_played_that_may_change_it() -> None:
    case, _ = fight()
    playing = replace(case.state, stack=(*case.state.stack, Playing(70, 0, 0)))
    assert shown(case, preview(Case(case.catalogue, case.rules, playing), 1, commands.Pass())) == "You pass."


def test_no_sum_tells_of_a_hidden_fighter() -> None:
    case, _ = fight(hidden=True)
    assert "Defender" not in shown(case, preview(case, 0, commands.Pass()))
    assert "Defender" in shown(case, preview(case, 1, commands.Pass()))


@pytest.mark.parametrize("strong", [3, 9])
def test_nothing_is_foretold_of_a_combat_once_its_values_were_compared(strong: int) -> None:
    table = Fight(ours={"ratings": f"{strong}/3/5/4"}).modifying()
    foretold: dict[bool, set[bool]] = {False: set(), True: set()}
    while isinstance(table.run.top, Window):
        seat, case = table.in_turn(), table.run
        told = "With no more cards" in shown(case, preview(case, seat, commands.Pass()))
        foretold[bool(table.told(ev.Fought))].add(told)
        table.says(seat, commands.Pass())
    assert foretold == {False: {True}, True: {False}}


def test_a_card_that_a_judge_added_is_called_as_he_wrote_it() -> None:
    assert shown(table().run, named("inline:Promo")) == "Promo"


def test_a_card_without_a_swedish_name_is_called_as_in_english() -> None:
    words = Printed("1", "Clansman", "warrior", frozenset(), name_cs="Klansman").words
    assert [words.in_language(each) for each in ("cs", "en", "sv")] == ["Klansman", "Clansman", "Clansman"]
