"""Every log line of something that people at a table report names its purpose, person and action, in each language."""

from __future__ import annotations

from typing import Any, get_args

from bot.games.packs.words import reader
from bot.games.twom.asks.told.free import WHYS
from bot.games.twom.game import Twom
from bot.games.twom.pack.kinds import Deck
from bot.games.twom.pack.told_names import key_of
from bot.games.twom.position import events as happened
from bot.games.twom.position.causes import Cause
from bot.games.twom.position.events import Announced, Chosen, Declared, Drew, Known, Rolled, TurnedEvent, Valued
from bot.games.twom.position.events_house import Acted, Furnished, Reserved, TurnedOver
from bot.games.values import SPECTATOR
from bot.locales.lines import put
from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.games.twom.table import tiny
from tests.bot.games.twom.test_words import sentences
from tests.rows import rows

VERA, CELLAR, STOVE = (key_of(name) or "" for name in ("Věra", "Sklep", "Kamna"))
HER = (VERA,)
SEATS = ("Alice", "Bob", "Cyril")

WORDS: dict[str, tuple[str, str, str]] = {
    "thirst": ("žízeň", "thirst", "törst"),
    "lock": ("háčkován", "picking the lock", "dyrka"),
    "raid": ("nájezd", "raid", "räd"),
    "wards": ("brání", "wards", "försvarar"),
    "combat": ("boj", "combat", "strid"),
    "attacks": ("útočí", "attacks", "anfaller"),
    "fights": ("bojuje", "fights", "strider"),
    "fought": ("bojovali", "fought", "stred"),
    "misery": ("zoufalství", "misery", "förtvivlan"),
    "killing": ("zabití", "killing", "dödandet"),
    "loss": ("ztrátě", "loss", "förlust"),
    "group": ("skupin", "group", "grupp"),
    "scavengers": ("výprav", "scaveng", "leta"),
    "guards": ("hlídku", "guards", "vakten"),
    "noise": ("hluk", "noise", "oljud"),
    "heard": ("slyšet", "heard", "höras"),
    "effect": ("účinek", "effect", "effekt"),
    "explore": ("průzkum", "exploration", "utforskning"),
    "find": ("našla", "find", "hittar"),
    "meet": ("potká", "meet", "möter"),
    "visit": ("návštěv", "visit", "besök"),
    "fate": ("osud", "fate", "öde"),
    "resort": ("záchran", "last resort", "sista utväg"),
    "event": ("událost", "event", "händelse"),
    "place": ("lokace", "location", "plats"),
    "leader": ("vůdce", "leader", "ledare"),
    "journal": ("deník", "journal", "dagboken"),
    "joins": ("přijde", "joins", "kommer"),
    "shelter": ("úkryt", "shelter", "skyddsrum"),
    "flips": ("otáčí", "flipped", "vänt"),
    "prowess": ("zdatnost", "prowess", "skicklighet"),
    "decided": ("rozhodl", "decided", "bestämde"),
    "script": ("scéna", "script", "scen"),
    "built": ("sta", "buil", "byg"),
    "gain": ("zisk", "gained", "kom till"),
    "box": ("krabice", "box", "låda"),
    "campaign": ("kampaň", "campaign", "kampanj"),
    "marks": ("značky", "marks", "märken"),
    "looks": ("rozhlíží", "looks around", "ser sig omkring"),
    "reported": ("u stolu", "at the table", "vid bordet"),
    "drew": ("tažen", "drawn", "drage"),
    "looked": ("podívala", "looked at", "tittade"),
    "kept": ("nechá", "keeps", "behåller"),
    "act": ("akce", "action", "handling"),
}
"""The Czech, English and Swedish form of each word; any other word of a line appears as it is."""

ROLLS: tuple[tuple[Rolled, tuple[str, ...]], ...] = (
    (Rolled("black", "4", "thirst", VERA, told=True), ("thirst", "Věra")),
    (Rolled("black", "4", "lock", VERA, told=True, where=CELLAR), ("lock", "Věra", "Sklep")),
    (Rolled("black", "4", "lock", VERA, told=True), ("lock", "Věra")),
    (Rolled("grey", "S", "raid", VERA, told=True), ("raid", "Věra", "wards")),
    (Rolled("yellow", "2", "combat", VERA, told=True), ("combat", "Věra", "attacks")),
    (Rolled("red", "2", "enemy", told=True, where="B3"), ("combat", "attacks", "group", "B", "3")),
    (Rolled("red", "2", "enemy", told=True), ("combat", "attacks", "group")),
    (Rolled("black", "4", "killing", told=True), ("misery", "killing", "combat", "fought")),
    (Rolled("black", "4", "losses", told=True), ("misery", "loss", "group")),
    (Rolled("black", "4", "noise", told=True), ("noise", "scavengers", "heard")),
    (Rolled("black", "4", "table", told=True, source="scripts.71"), ("effect", "script", "71", "group")),
    (Rolled("black", "4", "table", told=True, source="actions.search"), ("effect", "act", "shelter")),
    (
        Rolled("black", "4", "table", told=True, source="actions.search", cause=Cause("actions.search", HER, CELLAR)),
        ("effect", "Věra", "Sklep"),
    ),
)
CARDS: dict[Deck, tuple[str, ...]] = {
    "events": ("event", "group"),
    "finales": ("event", "group"),
    "locations": ("place", "scavengers"),
    "exploration": ("explore", "scavengers"),
    "findings": ("find", "scavengers"),
    "residents": ("meet", "scavengers"),
    "visitors": ("visit", "group"),
    "raids": ("raid", "guards"),
    "fate": ("fate", "group"),
    "last-resort": ("resort", "group"),
}
"""For each deck the purpose of its cards, and the people they concern."""
NAMED: tuple[tuple[happened.Event, tuple[str, ...]], ...] = (
    (TurnedEvent("unknown-event", told=True), ("event", "group", "drew")),
    (Announced("holder", "1"), ("leader", "journal", "Bob")),
    *((Announced(f"characters{frame}", VERA), ("Věra", "group", "joins")) for frame in ("", "-red", "-black")),
    (
        TurnedOver(CELLAR, "heap", "heap-planks", told=True, cause=Cause("turning", HER, CELLAR)),
        ("reported", "shelter", "flips", "Věra", "Sklep"),
    ),
    (Announced("enemies-b", "2"), ("prowess", "B", "fights", "group")),
    (Valued({"marks.hunger.2": 1}), ("marks", "box", "campaign")),
    (Acted(HER, "look", CELLAR), ("Věra", "looks", "Sklep")),
    (Reserved(1, 2), ("group", "resort", "kept")),
    (Reserved(-1, 1), ("group", "resort")),
)
SOURCES: tuple[tuple[str, tuple[str, ...], str, tuple[str, ...]], ...] = (
    ("acts.look", HER, CELLAR, ("Věra", "looks", "Sklep")),
    ("actions.search", HER, CELLAR, ("Věra", "Sklep")),
    ("backs.heap-planks", HER, CELLAR, ("Věra", "shelter", "Sklep")),
    ("scripts.71", HER, "", ("Věra", "script", "71")),
    ("scripts.71", (), "", ("group", "script", "71")),
    ("fittings.stove", HER, "", ("Věra", "built")),
    ("fittings.stove", (), "", ("group",)),
    *((f"{deck}.unknown-card", (), "", of) for deck, of in CARDS.items()),
)
"""Cards, scripts and actions that people report on: as in :class:`Doing`, with the acting people and the space."""
LINES: tuple[tuple[happened.Event, tuple[str, ...]], ...] = (
    *((event, ("reported", *words)) for event, words in ROLLS),
    *((Drew(deck, "unknown-card", told=True), ("drew", *words)) for deck, words in CARDS.items()),
    *((Known(deck, ("unknown-card",), told=True), ("looked", *words)) for deck, words in CARDS.items()),
    *NAMED,
    *((Declared(of, "gain", who, where), ("reported", "gain", *words)) for of, who, where, words in SOURCES),
    *((Declared(f"told.{why}", "gain", seat=2), ("reported", "gain", "Cyril")) for why in WHYS),
    *((Chosen(of, "zaklepat"), ("leader", "decided", "zaklepat", *words)) for of, who, _, words in SOURCES if not who),
)


def said(language: Language, event: happened.Event) -> str:
    game: Twom = tiny()
    lines = game.narrate(event, SPECTATOR)
    say, text = localizer(language).say, reader(game.texts, language)
    return put(lines[0], say, lambda seat: SEATS[seat], text)


@rows("language", list(Language))
@rows(("event", "words"), LINES, ids=lambda each: type(each).__name__)
def test_a_told_line_names_purpose_person_and_action(
    language: Language, event: happened.Event, words: tuple[str, ...]
) -> None:
    line = said(language, event)
    place = (Language.CS, Language.EN, Language.SV).index(language)
    missing = [word for word in words if WORDS.get(word, (word,) * 3)[place].lower() not in line.lower()]
    assert not missing, line
    assert "twom-" not in line, "every part is a sentence of this language"


def test_the_list_of_told_lines_is_whole() -> None:
    told: set[type] = {type(event) for event, _ in LINES}
    told.add(Furnished)  # The line of the builder, just before, names the person.
    every: tuple[Any, ...] = get_args(happened.Event)
    assert told >= {each for each in every if "told" in each.__struct_fields__}
    assert told >= {Announced, Declared, Chosen, Valued, Acted, Furnished, Reserved}
    assert CARDS.keys() == set(get_args(Deck))
    purposes = {key.split("-")[2] for key in sentences(Language.EN) if key.startswith("twom-roll-")} - {"in"}
    assert {event.purpose for event, _ in ROLLS} == purposes


def test_the_back_of_a_card_is_told_with_its_space_alone() -> None:
    assert tiny().narrate(Announced("backs-heap", "heap-planks"), SPECTATOR) == ()


def test_a_card_that_the_bot_draws_has_the_name_of_its_deck_alone() -> None:
    assert said(Language.EN, Drew("exploration", "unknown-card")) == "Card (exploration): an exploration card"
