"""Lines of a game in words."""

from __future__ import annotations

from bot.games.packs.words import Words, reader, text
from bot.games.values import Line
from bot.locales.lines import listed, put


def say(sentence: str, /, **values: str | int) -> str:
    return f"{sentence}({', '.join(f'{name}={value}' for name, value in values.items())})"


def shown(line: Line) -> str:
    return put(line, say, lambda seat: f"<{seat}>", "pack:{}*".format, lambda text: text.replace("*", "\\*"))


def test_inner_lines_are_said_first() -> None:
    inner = Line("card", {"number": 3})
    assert shown(Line("laid", {"card": inner})) == "laid(card=card(number=3))"


def test_several_lines_become_a_list() -> None:
    assert shown(Line("drew", {"cards": (Line("a"), Line("b"))})) == "drew(cards=a(), b())"


def test_items_with_commas_of_their_own_are_parted_by_semicolons() -> None:
    assert listed(["Jonas, the welder", "Ema"]) == "Jonas, the welder; Ema"
    assert listed(["Guild (Rite, Oath)", "Aldan (Hoard)"]) == "Guild (Rite, Oath), Aldan (Hoard)"


def test_a_seat_is_called_by_who_sits_there() -> None:
    assert shown(Line("won", {"seat": 1, "points": 1})) == "won(seat=<1>, points=1)"


def test_plain_words_are_escaped_and_sentences_are_not() -> None:
    assert shown(Line("**told**", {"name": "*x*"})) == "**told**(name=\\*x\\*)"


def test_a_text_of_the_pack_is_looked_up_and_escaped_wherever_it_is() -> None:
    assert shown(text("card.crow")) == "pack:card.crow\\*"
    assert shown(Line("laid", {"card": text("card.crow")})) == "laid(card=pack:card.crow\\*)"
    assert shown(Line("drew", {"cards": (text("a"), Line("b"))})) == "drew(cards=pack:a\\*, b())"


def test_a_text_is_read_in_ones_language_and_else_in_czech() -> None:
    texts = {"crow": Words("vrána", en="crow"), "rook": Words("havran", "rook", "råka")}
    assert [reader(texts, language)("crow") for language in ("cs", "en", "sv")] == ["vrána", "crow", "vrána"]
    assert [reader(texts, language)("rook") for language in ("cs", "en", "sv")] == ["havran", "rook", "råka"]
    assert reader(texts, "cs")("gone") == "gone"
