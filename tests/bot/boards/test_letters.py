"""What is written in a picture: letters that tell names apart, in a font that has them all, within the room."""

from __future__ import annotations

from unittest import mock

import pytest

from bot.boards.drawing import INK, PAPER, TABLE, WHITE, Canvas, font, table_of
from bot.boards.wording import initials
from bot.boards.zloba.pieces import table
from tests.rows import rows


@rows(
    ("names", "letters"),
    [
        (["Gilda", "Kodové"], ["G", "K"]),
        (["Šedivec", "Stoik"], ["Š", "S"]),
        (["Aldan", "Alba"], ["Ald", "Alb"]),
        (["vrah", "Vznešený"], ["Vr", "Vz"]),
        (["Ädling"], ["Ä"]),
    ],
)
def test_letters_tell_names_apart(names: list[str], letters: list[str]) -> None:
    assert initials(names) == letters


@pytest.mark.parametrize("heavy", [True, False])
def test_the_font_has_every_letter(heavy: bool) -> None:
    face = font(40, heavy=heavy)
    missing = bytes(face.getmask("\uffff"))
    for letter in "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽåäöÅÄÖ·×→’0123456789+":
        assert bytes(face.getmask(letter)) != missing, letter


def test_text_shrinks_to_the_room() -> None:
    canvas = Canvas(400, 100, PAPER)
    assert canvas.text((0, 50), "Nejnezpravděpodobnější", 60, INK, anchor="lm") > 300
    assert canvas.text((0, 50), "Nejnezpravděpodobnější", 60, INK, anchor="lm", room=200) <= 200


def test_every_faction_keeps_its_colour() -> None:
    factions = ((229, 143, 177), (79, 143, 214), (217, 83, 79), (92, 180, 106), (232, 230, 223))
    palette = table(factions).getpalette()
    assert palette is not None and len(palette) == 768
    colours = set(zip(palette[::3], palette[1::3], palette[2::3], strict=True))
    assert colours >= set(factions)


def test_letters_that_were_drawn_before_are_not_drawn_again_and_look_the_same() -> None:
    def drawn() -> bytes:
        canvas = Canvas(300, 60, TABLE)
        canvas.text((150, 30), "Příliš žluťoučký kůň", 24, WHITE, room=200)
        return canvas.png(table_of([TABLE, WHITE]))

    first = drawn()
    with mock.patch("PIL.ImageFont.FreeTypeFont.getmask2", side_effect=AssertionError("drawn again")):
        assert drawn() == first
    plain = Canvas(300, 60, TABLE).png(table_of([TABLE, WHITE]))
    assert first != plain
