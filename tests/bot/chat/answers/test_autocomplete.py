"""What is offered while typing: never more or longer than Discord takes, and each line once."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.chat.answers import autocomplete
from bot.chat.base.context import chosen_game
from bot.chat.base.errors import Refusal
from bot.locales.sentences import localizer
from rules_index import BookInfo, IndexPending, IndexProblem, Language, Suggestion, SuggestionKind
from tests.bot.chat.shelf import CASTLE, SHIPS, Shelf, ruling
from tests.rows import rows

WROTH = BookInfo("zloba-cs", "zloba", "Zloba", Language.CS)


class Offering(Shelf):
    """Offers what it was given, whatever is typed."""

    def __init__(self, *offers: Suggestion) -> None:
        super().__init__()
        self._offers = offers

    def suggest(self, *_: Any, **__: Any) -> tuple[Suggestion, ...]:
        return self._offers


class NoChannels:
    """A database that finds nothing, as no channel is named."""

    async def rows(self, *_: object) -> tuple[()]:
        return ()


async def no_match(*_: int | None, beside: object = None) -> None:
    """What is played in a channel that has no match."""


def typing(oracle: Shelf, locale: str = "cs", **filled: str) -> Any:
    return SimpleNamespace(
        locale=SimpleNamespace(value=locale),
        client=SimpleNamespace(
            oracle=oracle,
            oracle_in=oracle.within,
            settings=SimpleNamespace(default_language=Language.CS),
            database=NoChannels(),
            matches=SimpleNamespace(live_in=no_match),
            notes=None,
        ),
        channel=None,
        channel_id=None,
        namespace=SimpleNamespace(**filled),
        guild_id=None,
    )


def offer(slug: str, label: str, book: BookInfo = CASTLE) -> Suggestion:
    return Suggestion(f"{book.key}.{slug}", label, SuggestionKind.RULE, book)


async def test_a_choice_shows_the_title_and_sends_the_id() -> None:
    oracle = Shelf(ruling("wall", title="Hradba"), ruling("gate", title="Brána"))

    (choice,) = await autocomplete.rules(typing(oracle), "hra")

    assert (choice.name, choice.value) == ("Hradba", "hrad-cs.wall")


async def test_terms_are_offered_for_terms_and_a_game_narrows() -> None:
    oracle = Shelf(
        ruling("wall", title="Hradba"),
        ruling("wall-term", title="Hradba a věž", term=True),
        ruling("sail", title="Hradlo", term=True, book=SHIPS),
    )

    assert [choice.name for choice in await autocomplete.terms(typing(oracle), "hrad")] == ["Hradba a věž", "Hradlo"]
    assert [choice.name for choice in await autocomplete.terms(typing(oracle, game="lode"), "")] == ["Hradlo"]


async def test_two_books_that_name_a_rule_alike_are_told_apart() -> None:
    oracle = Offering(offer("start", "Příprava"), offer("start", "Příprava", SHIPS), offer("again", "Příprava", SHIPS))

    choices = await autocomplete.rules(typing(oracle), "")

    assert [choice.name for choice in choices] == ["Příprava", "Příprava (Lodě)"]


async def test_choices_stay_within_what_discord_takes() -> None:
    oracle = Offering(*(offer(f"{'s' * 120}{number}", f"{number} {'slovo ' * 40}") for number in range(40)))

    choices = await autocomplete.rules(typing(oracle), "x" * 6000)

    assert len(choices) == 25
    assert all(1 <= len(choice.name) <= 100 and 1 <= len(str(choice.value)) <= 100 for choice in choices)


@pytest.mark.parametrize(("problem", "logged"), [(IndexProblem, 2), (IndexPending, 0)])
async def test_an_unusable_index_offers_nothing(
    problem: type[IndexProblem], logged: int, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(Shelf):
        def suggest(self, *_: Any, **__: Any) -> Any:
            raise problem("not to be read")

        @property
        def books(self) -> Any:
            raise problem("not to be read")

    assert await autocomplete.rules(typing(Broken()), "a") == []
    assert await autocomplete.game_names(typing(Broken()), "a") == []
    # An index that is on its way is nothing to report.
    assert len(caplog.records) == logged


@pytest.mark.parametrize(("locale", "names"), [("cs", ["Hrad", "Zloba"]), ("en-US", ["Hrad", "Wroth"])])
async def test_games_are_offered_by_the_names_people_know(locale: str, names: list[str]) -> None:
    oracle = Shelf(ruling("wall"), ruling("die", book=WROTH))

    assert [choice.name for choice in await autocomplete.game_names(typing(oracle, locale), "")] == names


@rows("typed", ["zloba", "Zloba", " wroth ", "WROTH"])
async def test_a_game_may_be_typed_in_any_language(typed: str) -> None:
    assert await chosen_game(Shelf(ruling("die", book=WROTH)), typed, localizer(Language.CS)) == "zloba"


async def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    oracle = Shelf(ruling("wall"), ruling("die", book=WROTH))

    with pytest.raises(Refusal) as refusal:
        await chosen_game(oracle, "@everyone **šachy**", localizer(Language.EN))

    assert refusal.value.sentence == "unknown-game"
    assert refusal.value.values["games"] == "Hrad, Wroth"
    assert "@everyone" not in str(refusal.value.values["game"])


async def test_without_any_book_there_is_no_game_to_name() -> None:
    with pytest.raises(Refusal, match="no-games"):
        await chosen_game(Shelf(), "zloba", localizer(Language.EN))
