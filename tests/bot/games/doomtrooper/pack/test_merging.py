"""A pack over the cards that the bot comes with: which card is played, what it does, and by which format."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.boards.doomtrooper.pack import FORM
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.pack.decks.lobby import DECK, FORMAT, READY
from bot.games.packs.words import reader
from bot.games.setup import SeatSetup, Setup
from bot.games.values import Line, Rejected
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.doomtrooper.pack.packs import CANARY, game, pack
from tests.bot.games.doomtrooper.pack.packs import FORMAT as LEAGUE

CZECH = "doomtrooper-cs@2018-10-28"
OWN = own_catalogue()
NICK, JUSTIFIER = OWN["01002"], OWN["01001"]


def said(lines: Iterable[Line]) -> dict[str, dict[str, object]]:
    return {line.key: dict(line.args) for line in lines}


def choice(referee: Doomtrooper, name: str, ruleset: str = CZECH) -> list[str]:
    found = {each.name: each for each in referee.choices(Setup(ruleset, "duel", (SeatSetup(), SeatSetup())))}
    return [option.token for option in found[name].options] if name in found else []


def test_the_pack_to_begin_with_changes_nothing_when_it_is_brought_back() -> None:
    same = game(FORM.own())
    assert dict(same.catalogue) == dict(OWN)
    assert FORM.own() == FORM.own()
    assert choice(same, FORMAT) == ["cs"] and choice(same, READY) == ["dawn", "ash"]


def test_a_row_takes_the_place_of_its_card_and_keeps_what_the_card_does() -> None:
    referee = game(pack(f"01002,{NICK.name},,warrior,mishima,9,9,9,9,1,unique"))
    nick = referee.catalogue["01002"]
    assert len(referee.catalogue) == len(OWN)
    assert nick.ratings == {"fight": 9, "shoot": 9, "armour": 9, "value": 9} and nick.limit == 1
    assert nick.text == NICK.text and nick.text is not None


def test_a_card_known_by_its_name_under_another_code_keeps_what_it_does_and_is_there_once() -> None:
    referee = game(pack("nick,Agent Nick Michaels,,warrior,general,9,9,9,9,1,"))
    assert referee.catalogue["nick"].text == NICK.text
    assert "01002" not in referee.catalogue and len(referee.catalogue) == len(OWN)


def test_a_code_that_means_another_card_now_has_none_of_the_effects_of_the_old_one() -> None:
    referee = game(pack("01002,COMPLETELY OTHER,,warrior,general,1,1,1,1,,"))
    assert referee.catalogue["01002"].text is None
    assert said(referee.pack_report)["doomtrooper-pack-cards"] == {"cards": len(OWN), "known": 0, "new": 1}


def test_imported_effects_win_over_those_of_the_bot_and_of_the_table() -> None:
    effects = '[cards.01001]\ntags = ["weapon:fight"]\n[cards.x1]\ntags = ["canary"]\n'
    referee = game(pack(CANARY, effects=effects))
    assert referee.catalogue["01001"].text != JUSTIFIER.text
    assert "canary" in referee.catalogue["x1"].tags
    assert said(referee.pack_report)["doomtrooper-pack-effects"] == {"effects": 2, "unsaid": 0}


def test_an_organisers_card_is_told_by_its_sentence_and_one_without_by_its_effects() -> None:
    draws = 'effects = [{do = "draw", number = 2}]\n'
    says = 'says = {en = "Take {2} cards.", cs = "Vezmi {2} karty."}\n'
    referee = game(pack(CANARY, effects=f"[cards.01001]\n{draws}[cards.x1]\n{draws}{says}"))

    def told(code: str, language: str) -> str:
        (line,) = referee.component(code).lines  # type: ignore[union-attr]
        return put(line, localizer(Language(language)).say, str, reader(referee.texts, language))

    assert told("x1", "cs") == "Vezmi 2 karty."
    assert told("x1", "en") == told("x1", "sv") == "Take 2 cards."
    assert told("01001", "en") == "draw 2 cards"
    assert told("01048", "en") == "+1 Fight when he attacks the Dark Legion."


def test_a_table_alone_is_the_whole_catalogue_where_it_says_so() -> None:
    referee = game(pack(CANARY, head="only = true\n"))
    assert set(referee.catalogue) == {"x1"}
    assert choice(referee, READY) == []


def test_a_ready_deck_is_not_offered_where_one_of_its_codes_means_another_card() -> None:
    code = next(iter(game(pack(CANARY)).decks.deck(setup({READY: "dawn"}), 0).main))  # type: ignore[union-attr]
    assert choice(game(pack(f"{code},COMPLETELY OTHER,,warrior,general,1,1,1,1,,")), READY) in ([], ["ash"])


def test_an_organisers_format_is_the_usual_one_and_those_of_the_bot_stay() -> None:
    referee = game(pack(formats=LEAGUE + "size = {least = 3}\n"))
    assert choice(referee, FORMAT) == ["league", "cs"]
    assert choice(referee, FORMAT, "doomtrooper-sv@base") == ["sv"]
    text = referee.decks.read(b"3 Heretic")
    assert isinstance(text, str)
    table = setup({DECK: text}, {DECK: text})
    assert referee.check(table) == ()
    assert referee.check(setup({DECK: text}, {DECK: text}, {FORMAT: "cs"})) != ()
    (gone,) = Doomtrooper(OWN).check(setup({DECK: text}, {DECK: text}, {FORMAT: "league"}))
    assert gone.line.key == "doomtrooper-format-none"
    assert referee.texts["format.league"].in_language("sv") == "Liga"


def test_a_format_of_the_same_key_takes_the_place_of_the_bots_own_with_its_name() -> None:
    referee = game(pack(formats=LEAGUE.replace("league", "cs") + "copies = 1\n"))
    (form,) = (each for each in referee.decks.formats if each.ruleset == CZECH)
    assert form.copies == 1 and form.label == Line("pack-text", {"key": "format.cs"})


@pytest.mark.parametrize("public", [False, True])
def test_names_of_imported_cards_stay_out_of_what_goes_into_a_match_unless_the_pack_is_public(public: bool) -> None:
    referee = game(pack(CANARY, head="public = true\n" if public else ""))
    assert referee.is_pack_public is public
    text = referee.decks.read(b"2 Canary Sergeant\n1 Heretic")
    assert isinstance(text, str)
    assert ("CANARY" in text) is public and "[x1]" in text and "HERETIC" in text
    assert "2 CANARY SERGEANT [x1]" in referee.lists.kept(text)
    assert referee.decks.read(text.encode()) == text
    key = "doomtrooper-pack-public" if public else "doomtrooper-pack-private"
    assert key in said(referee.pack_report)


def test_a_kept_deck_is_shown_with_the_lines_that_a_new_table_no_longer_knows() -> None:
    kept = game(pack(CANARY)).lists.kept("2 Canary Sergeant\n1 Heretic")
    without = Doomtrooper(OWN)
    shown = without.lists.shown(kept)
    assert [section.title.key for section in shown] == ["doomtrooper-deck-kind", "doomtrooper-deck-lost"]
    (lost,) = without.lists.breaches(kept, "cs")
    assert lost.line.key.startswith("doomtrooper-deck-line-")
    renamed = game(pack("x1,SOMEBODY ELSE,,warrior,general,1,1,1,1,,", CANARY.replace("x1", "x2")))
    assert isinstance(renamed.decks.read(kept.encode()), Rejected)


def test_names_that_several_cards_share_are_counted_and_asked_back() -> None:
    referee = game(pack("x1,TWIN,,warrior,general,1,1,1,1,,", "x2,Twin,,warrior,general,2,2,2,2,,"))
    assert said(referee.pack_report)["doomtrooper-pack-clashes"]["count"] == 1 + clashes()
    found = referee.decks.book.find("twin")
    assert found.several and found.near == ("x1", "x2")
    text = referee.decks.read(b"2 x2\n")
    assert text == "2 ? [x2]\n"


def clashes() -> int:
    """Names that several of the bot's own cards share."""
    return int(str(said(game(pack(CANARY)).pack_report).get("doomtrooper-pack-clashes", {"count": 0})["count"]))


def setup(*choices: dict[str, str]) -> Setup:
    """Two seats with their choices, and as the last what the table chose."""
    seats, options = (choices[:2], choices[2]) if len(choices) > 2 else (choices, {})
    return Setup(CZECH, "duel", tuple(map(SeatSetup, seats)), options)
