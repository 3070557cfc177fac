"""Every kind of question about the table names its purpose, and whom and which action it is about, in each language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import get_args

import pytest
from msgspec.structs import replace

from bot.chat.base.text import begun
from bot.games.kernel.ask import Answers, PathAnswers, Unanswered
from bot.games.offers import written
from bot.games.packs.words import reader
from bot.games.questions import Number, Question, Step
from bot.games.twom.acts.day.home import offer_home
from bot.games.twom.asks.frames import offer_picks
from bot.games.twom.asks.told.beside import OR_ELSE, REST, Beside
from bot.games.twom.asks.told.declaring import about, things_of
from bot.games.twom.asks.told.free import DECLARE
from bot.games.twom.asks.told.kinds import GROUPS, KINDS
from bot.games.twom.game import Twom
from bot.games.twom.looks.came import VALUES, asking
from bot.games.twom.pack.kinds import CONDITIONS, Deck
from bot.games.twom.pack.told_names import key_of
from bot.games.twom.position.case import Case
from bot.games.twom.position.frames.combat import Combat, Foe
from bot.games.twom.position.frames.stack import Declaring, Doing, Putting
from bot.games.twom.position.people import Person
from bot.games.twom.position.state import Ask
from bot.games.values import Line
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.twom.table import at, tiny
from tests.rows import rows

VERA, CELLAR = key_of("Věra") or "", key_of("Sklep") or ""
DICE: tuple[tuple[Ask, tuple[str, ...]], ...] = (
    (Ask("black", purpose="thirst", who=VERA), ("Věra",)),
    (Ask("black", purpose="lock", who=VERA, where=CELLAR), ("Věra",)),
    (Ask("black", purpose="noise"), ()),
    (Ask("black", purpose="losses"), ()),
    (Ask("black", purpose="killing"), ()),
    (Ask("black", purpose="table", source="scripts.71"), ("71",)),
    (Ask("grey", purpose="raid", who=VERA, most=2), ("Věra", "2")),
    (Ask("yellow", purpose="combat", who=VERA), ("Věra",)),
    (Ask("red", purpose="enemy", where="B3"), ("B", "3")),
)
"""The dice that people are asked about, and the words that have to be there."""
WHAT: tuple[tuple[Ask, tuple[str, ...]], ...] = (
    (Ask("holder"), ()),
    (Ask("characters"), ()),
    (Ask("characters-red"), ()),
    (Ask("characters-black"), ()),
    (Ask("backs-heap", who=VERA, where=CELLAR), ("Věra", "Sklep")),
    (Ask("enemies-b", where="2"), ("B", "2")),
    (Ask("name", where="2", named=True), ("2",)),
    (Ask("prowess", where="2"), ("2",)),
    (Ask("empathy", who=VERA), ("Věra",)),
    (Ask("capacity", who=VERA), ("Věra",)),
    (Ask("level-script", where="hunger", who=VERA), ("Věra", "4")),
    (Ask("red-corner", where="raids"), ()),
    *((Ask("marks", where=state, purpose="3"), ("3",)) for state in CONDITIONS),
    *((Ask(deck), ()) for deck in get_args(Deck)),
)
"""Everything else that people are asked about."""
ACTS = (Declaring("acts.door", (VERA,), where=CELLAR), Declaring("actions.search", (VERA,), where=CELLAR))


def worded(language: Language, line: object) -> str:
    game = Twom(tiny().components.pack)
    return put(line, localizer(language).say, str, reader(game.texts, language))  # type: ignore[arg-type]


@rows("language", list(Language))
@rows(("ask", "words"), [*DICE, *WHAT], ids=lambda each: each.what if isinstance(each, Ask) else "")
def test_a_question_about_the_table_says_what_it_is_about(language: Language, ask: Ask, words: tuple[str, ...]) -> None:
    said = worded(language, asking(Case(tiny().components, at("round-over")), ask))
    assert said.endswith("?")
    assert "twom-" not in said, "every part is a sentence of this language"
    assert all(word in said for word in words), said


@rows("language", list(Language))
@rows("frame", ACTS, ids=lambda frame: frame.source)
def test_a_question_about_an_action_names_who_did_it_and_where(language: Language, frame: Declaring) -> None:
    said = worded(language, about(Case(tiny().components, at("round-over")), frame))
    assert "Věra" in said
    assert "Sklep" in said
    assert "twom-" not in said


def test_the_list_of_questions_is_whole() -> None:
    asked = {ask.what.partition("-")[0] if ask.what.startswith(("backs", "enemies")) else ask.what for ask, _ in WHAT}
    assert asked >= {*VALUES, *get_args(Deck), "holder", "characters", "backs", "enemies"}
    purposes = {ask.purpose for ask, _ in DICE}
    assert purposes == {"thirst", "lock", "noise", "losses", "killing", "table", "raid", "combat", "enemy"}


def test_no_two_dice_are_asked_about_in_the_same_words() -> None:
    said = [worded(Language.CS, asking(Case(tiny().components, at("round-over")), ask)) for ask, _ in DICE]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.CS, "Nosnost (Věra)? Nebo se stalo něco jiného?"),
        (Language.EN, "Capacity (Věra)? Or did something else happen?"),
        (Language.SV, "Bärkapacitet (Věra)? Eller hände något annat?"),
    ],
)
def test_who_may_tell_something_else_before_an_amount_reads_which_it_is(language: Language, said: str) -> None:
    answers = Beside(PathAnswers(()), {DECLARE: "twom-tell-else"}, OR_ELSE)
    line = asking(Case(tiny().components, at("round-over")), Ask("capacity", who=VERA))
    with pytest.raises(Unanswered) as unanswered:
        answers.amount(line.key, 0, 30, **line.args)
    assert begun(worded(language, unanswered.value.step.ask)) == said
    answered = Beside(PathAnswers((REST,)), {DECLARE: "twom-tell-else"}, OR_ELSE)
    with pytest.raises(Unanswered) as unanswered:
        answered.amount(line.key, 0, 30, **line.args)
    assert unanswered.value.step == Number(line, 0, 30)


@pytest.mark.parametrize(
    ("language", "words"), [(Language.CS, "2. kolo"), (Language.EN, "round 2"), (Language.SV, "runda 2")]
)
def test_the_dice_of_a_combat_are_asked_about_with_its_round(language: Language, words: str) -> None:
    fight = Combat((Foe("B", 2),), (VERA,), stage="rolling", round=2)
    case = Case(tiny().components, at("card-over", stack=(fight,)))
    for ask in (Ask("red", purpose="enemy", where="B1"), Ask("yellow", purpose="combat", who=VERA)):
        assert words in worded(language, asking(case, ask))
    assert words not in worded(language, asking(case, Ask("black", purpose="noise")))


@pytest.mark.parametrize("language", list(Language))
def test_the_die_of_an_action_is_asked_about_with_who_acts_and_where(language: Language) -> None:
    state = at("round-over", (Person(VERA, at=CELLAR),), stack=(Doing((), "actions.search", (VERA,)),))
    ask = Ask("black", purpose="table", source="actions.search")
    said = worded(language, asking(Case(tiny().components, state), ask))
    assert "Věra" in said
    assert "Sklep" in said


def asked_behind(
    offer: Callable[[Answers], object], path: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], Question]]:
    """The questions behind some picks, the first answer of each being picked; none where the picks lead nowhere."""
    while True:
        try:
            offer(PathAnswers(path))
        except Unanswered as unanswered:
            step = unanswered.step
        else:
            return
        yield path, step
        match step:
            case Step(options=options):
                path = (*path, options[0].token)
            case Number(least=least):
                path = (*path, str(least))
            case _:
                path = (*path, written("zaklepat"))


CARD = Declaring("exploration.unknown-card")
KNOWN = {"script", "put", "raid", *KINDS, *GROUPS, *(sort for kinds in GROUPS.values() for sort in kinds)}
NOTHING_BEHIND = {"done", "visitor", "louder", "quieter", "encounter", "stop", "roll"}


@pytest.mark.parametrize("language", list(Language))
def test_each_question_behind_what_happened_names_that_and_the_card(language: Language) -> None:
    table = replace(at("card-over").table, dice="table", cards="table")
    state = at("card-over", (Person(VERA),), stack=(CARD,), noise=1, unknown=5, table=table)
    case = Case(tiny().components, state)
    offer: Callable[[Answers], object] = lambda answers: things_of(answers, case, (CARD,))  # noqa: E731
    ((_, first), *_) = asked_behind(offer, ())
    assert isinstance(first, Step)
    silent = set()
    for kind in first.options:
        behind = [(path, worded(language, step.ask)) for path, step in asked_behind(offer, (kind.token,))]
        silent |= set() if behind else {kind.token}
        for path, said in behind:
            kinds = [worded(language, Line(f"twom-declared-{each}")) for each in path[:2] if each in KNOWN]
            assert any(words in said for words in kinds), said
            assert worded(language, about(case, CARD)) in said
            assert "twom-" not in said
    assert silent <= NOTHING_BEHIND


@pytest.mark.parametrize("language", list(Language))
def test_each_question_behind_an_action_names_it_and_who_acts(language: Language) -> None:
    case = Case(Twom.from_bytes(None).components, at("placing", (Person(VERA),), round=1))
    offer: Callable[[Answers], object] = lambda answers: offer_home(answers, case)  # noqa: E731
    for act in ("look", "search", "use", "build", "board"):
        behind = [worded(language, step.ask) for _, step in asked_behind(offer, (act,))]
        assert behind, act
        for said in behind:
            assert "Věra" in said
            assert worded(language, Line(f"twom-act-{act}")) in said


@pytest.mark.parametrize("language", list(Language))
def test_who_decides_what_a_card_offers_reads_which_card_it_is(language: Language) -> None:
    put_to = Putting("exploration.unknown-card", ("vejít", "odejít"))
    case = Case(tiny().components, at("card-over", (Person(VERA),), stack=(put_to,)))
    ((_, step), *_) = asked_behind(lambda answers: offer_picks(answers, case, put_to), ())
    assert worded(language, about(case, put_to)) in worded(language, step.ask)
