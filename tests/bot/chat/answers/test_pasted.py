"""What is pasted along with a question changes neither the rule that answers it nor how sure that is."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import pytest

from bot.chat.answers.pasted import Commands, unmarked
from rules_index import Language, Oracle
from tests.oracles import lent
from tests.rows import rows

OWN = {"Rozhodčí", "Rules Bot"}
COMMANDS = Commands(
    frozenset({"rule", "pravidlo", "regel", "match", "match new", "card"}), frozenset({"question", "dotaz", "fråga"})
)

QUESTIONS = (
    # Zloba
    ("zloba", "kolik akčních kostek hází každý hráč ve třech?"),
    ("zloba", "Jak se přehazují kostky?"),
    ("zloba", "kdy končí partie"),
    ("zloba", "smím bojovat ve vlastní oblasti?"),
    ("zloba", "co se stane při remíze v boji"),
    ("zloba", "kde začíná moje frakce?"),
    ("zloba", "how many action dice do we roll"),
    ("zloba", "who goes first?"),
    ("zloba", "when does the game end"),
    ("zloba", "vem vinner spelet?"),
    ("zloba", "kostka ukazuje 1/2, zaokrouhlí se to?"),
    ("zloba", "ZL 3.4"),
    ("zloba", "korrakam"),
    # This War of Mine
    ("twom", "Kolik postav máme na začátku?"),
    ("twom", "co dělá zraněná postava v noci"),
    ("twom", "jak se hlídá úkryt?"),
    ("twom", "když mi dojde jídlo, umřu?"),
    ("twom", "můžu obchodovat ve dne"),
    ("twom", "kolik unese jeden průzkumník?"),
    ("twom", "how do we scavenge at night?"),
    ("twom", "what happens when a character dies"),
    ("twom", "hur många dagar varar spelet?"),
    ("twom", "životy <3 nebo jen < 2, co je postava pak"),
    ("twom", "hod kostkou d10 v boji"),
    # Doomtrooper
    ("doomtrooper", "kolik bodů je potřeba k vítězství"),
    ("doomtrooper", "Může bojovník v úkrytu útočit?"),
    ("doomtrooper", "kolik karet si líznu na začátku kola?"),
    ("doomtrooper", "smím zaútočit dvakrát za kolo"),
    ("doomtrooper", "co dělá meditace?"),
    ("doomtrooper", "Kolik zbraní smí bojovník použít v souboji?"),
    ("doomtrooper", "jak funguje sabotáž"),
    ("doomtrooper", "zranění/smrt: kdy bojovník umírá?"),
    ("doomtrooper", "hur många kort får jag dra"),
    ("doomtrooper", "Får en krigare i skydd anfalla?"),
    ("doomtrooper", "vad kostar det att spela ut en krigare?"),
    ("doomtrooper", "när förlorar man"),
    ("doomtrooper", "can I attack my own warriors?"),
    ("doomtrooper", "how many actions do I have in a turn"),
    ("doomtrooper", "Kdy rozhodčí rozhodne o remíze?"),
    ("doomtrooper", "DT-CZ 5.7"),
)


def in_the_middle(question: str, added: str) -> str:
    """The question with something between two of its words, or behind the only one."""
    first, _, rest = question.partition(" ")
    return f"{first} {added} {rest}".rstrip()


def in_a_word(question: str, added: str) -> str:
    """The question with something in the middle of its longest word."""
    longest = max(question.split(), key=len)
    return question.replace(longest, f"{longest[:2]}{added}{longest[2:]}", 1)


def before_the_mark(question: str, added: str) -> str:
    """The question with something behind its last word, in front of its question mark if it has one."""
    bare = question.removesuffix("?")
    return f"{bare}{added}{question[len(bare) :]}"


def wide(question: str) -> str:
    """The ASCII letters of the question as wide as an ideograph."""
    return "".join(chr(ord(each) + 0xFEE0) if each.isascii() and each.isalpha() else each for each in question)


ADDITIONS: dict[str, tuple[Callable[[str], str], ...]] = {
    "a link": (
        lambda asked: f"https://example.com/rules?page=3 {asked}",
        lambda asked: f"{asked} https://discord.com/channels/1/2/3",
        lambda asked: in_the_middle(asked, "<https://www.example.cz/a_b-c#d>"),
        lambda asked: f"{asked}\nwww.example.org/boj",
        lambda asked: f"[{asked}](https://example.com/x)",
    ),
    "a mention": (
        lambda asked: f"<@123456789012345678> {asked}",
        lambda asked: f"{asked} <@&42> <#43> @everyone",
        lambda asked: in_the_middle(asked, "<@!99>"),
    ),
    "a command": (
        lambda asked: f"/rule {asked}",
        lambda asked: f"/pravidlo dotaz:{asked}",
        lambda asked: f"{asked} /regel",
        lambda asked: in_the_middle(asked, "</rule:123456>"),
    ),
    "the bot's name": (
        lambda asked: f"Rozhodčí, {asked}",
        lambda asked: f"@Rozhodčí {asked}",
        lambda asked: f"Rules Bot: {asked}",
        lambda asked: f"{asked}, Rozhodčí",
        lambda asked: in_the_middle(asked, "@Rules Bot"),
    ),
    "the bot's name in small letters": (
        lambda asked: before_the_mark(asked, ", rozhodčí"),
        lambda asked: before_the_mark(asked, ", rules bot"),
        lambda asked: f"rozhodčí, {asked}",
    ),
    "a name with its number": (
        lambda asked: f"Rozhodčí#1234 {asked}",
        lambda asked: f"@Rozhodčí#1234, {asked}",
        lambda asked: f"{asked} @Rules Bot#1234",
        lambda asked: in_the_middle(asked, "karel.n#0042"),
    ),
    "a mention as it is shown": (
        lambda asked: f"@Karel {asked}",
        lambda asked: f"{asked} @karel_n.1",
        lambda asked: f"{asked} (@here)",
        lambda asked: in_the_middle(asked, "@Žofie-7"),
    ),
    "a channel as it is shown": (
        lambda asked: f"#doomtrooper {asked}",
        lambda asked: f"{asked} #pravidla-české",
        lambda asked: in_the_middle(asked, "#2-rules"),
        lambda asked: f"{asked} #🎲-hry",
    ),
    "an emoji as it is shown": (lambda asked: f":mutant: {asked} :dice_roll:",),
    "the head of a message": (
        lambda asked: f"[20:15] Karel: {asked}",
        lambda asked: f"[8:15 PM] Karel Novák: {asked}",
        lambda asked: f"[20:15] {asked}",
        lambda asked: f"12.04.2024, 20:15 - Karel: {asked}",
        lambda asked: f"Karel, [12.04.2024 20:15:03]:\n{asked}",
        lambda asked: f"Karel — dnes v 20:15\n{asked}",
        lambda asked: f"Karel — Včera v 9:05 {asked}",
        lambda asked: f"Rules Bot APP — Today at 8:15 PM\n{asked}",
        lambda asked: f"Karel\n — \nYesterday at 20:15\n{asked}",
        lambda asked: f"Kalle — idag kl. 20:15\n{asked}",
        lambda asked: f"Kalle — Igår kl. 20:15\n{asked}",
        lambda asked: f"Kalle — 2024-04-12 20:15\n{asked}",
        lambda asked: f"Karel — 20:15\n{asked}",
        lambda asked: f"Karel  20:15\n{asked}",
        lambda asked: f"Karel Novák  20:15 {asked}",
        lambda asked: f"Karel\n20:15\n{asked}",
        lambda asked: f"> **Karel** — dnes v 20:15\n> {asked}",
    ),
    "a note of an edit": (
        lambda asked: f"{asked} (upraveno)",
        lambda asked: f"{asked} (edited)",
        lambda asked: f"{asked}\n(redigerat)",
        lambda asked: f"{before_the_mark(asked, ', rozhodčí')} (upraveno)",
    ),
    "an image": (
        lambda asked: f"{asked} ![x](https://example.com/x.png)",
        lambda asked: f'![Karel](<https://example.com/x_y.png> "Karel") {asked}',
        lambda asked: in_the_middle(asked, "![](https://example.com/x)"),
    ),
    "the writing of HTML": (
        lambda asked: asked.replace(" ", "&nbsp;"),
        lambda asked: f"&gt; {asked}&#8203;&#x200B;",
        lambda asked: in_a_word(asked, "&shy;"),
        lambda asked: f"&lt;@42&gt; {html.escape(asked)}",
    ),
    "a blank letter": (
        lambda asked: asked.replace(" ", "\N{HANGUL FILLER}"),
        lambda asked: f"\N{HALFWIDTH HANGUL FILLER}{asked}\N{BRAILLE PATTERN BLANK}",
        lambda asked: in_a_word(asked, "\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}"),
        lambda asked: in_the_middle(asked, "\N{HANGUL JUNGSEONG FILLER}"),
    ),
    "a soft hyphen": (
        lambda asked: in_a_word(asked, "\N{SOFT HYPHEN}"),
        lambda asked: in_a_word(asked, "\N{SOFT HYPHEN}\n"),
    ),
    "a joiner": (
        lambda asked: in_a_word(asked, "\N{ZERO WIDTH JOINER}"),
        lambda asked: f"\N{ZERO WIDTH NO-BREAK SPACE}{asked}\N{WORD JOINER}",
        lambda asked: in_a_word(asked, "\N{ZERO WIDTH NON-JOINER}\N{COMBINING GRAPHEME JOINER}"),
    ),
    "a zero width space": (
        lambda asked: asked.replace(" ", " \N{ZERO WIDTH SPACE}"),
        lambda asked: in_a_word(asked, "\N{ZERO WIDTH SPACE}"),
    ),
    "a directional mark": (
        lambda asked: f"\N{RIGHT-TO-LEFT OVERRIDE}{asked}\N{POP DIRECTIONAL FORMATTING}",
        lambda asked: in_a_word(asked, "\N{LEFT-TO-RIGHT MARK}"),
    ),
    "other letter forms": (
        wide,
        lambda asked: asked.replace(" ", "\N{IDEOGRAPHIC SPACE}").replace("?", "\N{FULLWIDTH QUESTION MARK}"),
    ),
    "an emoji": (
        lambda asked: f"<:mutant:123456789> {asked}",
        lambda asked: f"{asked} <a:dice_roll:987654321>",
        lambda asked: in_the_middle(asked, "<:x1:1>"),
    ),
    "a moment": (
        lambda asked: f"<t:1700000000:R> {asked}",
        lambda asked: f"{asked} <t:1700000000>",
    ),
    "markup": (
        lambda asked: f"**{asked}**",
        lambda asked: f"> {asked}",
        lambda asked: f"```\n{asked}\n```",
        lambda asked: f"```yaml\n{asked}```",
        lambda asked: f"||{asked}||",
        lambda asked: f"### __*{asked}*__",
        lambda asked: f"`{asked}`",
        lambda asked: in_a_word(asked, "**"),
    ),
}


@pytest.fixture
def oracle(digest_index: Path) -> Oracle:
    """The packaged digest's oracle, which hears as the bot's does."""
    borrowed = lent(digest_index)
    borrowed.hear_through(lambda text: unmarked(text, COMMANDS, OWN))
    return borrowed


@pytest.mark.parametrize(
    "questions", [QUESTIONS[::5], pytest.param(QUESTIONS, marks=pytest.mark.slow)], ids=["some", "all"]
)
def test_nothing_pasted_along_changes_an_answer(oracle: Oracle, questions: Sequence[tuple[str, str]]) -> None:
    """Questions from the books, forty where there is time, each with every addition: in front, behind and within."""
    assert len(QUESTIONS) == 40
    assert len(ADDITIONS) == 22

    # Texts that are heard alike are asked once: that is what they have in common.
    @cache
    def answered(heard: str, game: str) -> tuple[bool, bool, list[tuple[str, float]]]:
        answer = oracle.ask(heard, game=game, language=Language.CS)
        return answer.answered, answer.certain, [(each.id, round(each.confidence, 9)) for each in answer.rulings]

    changed = [
        f"{what}, {at}: {question!r} → {oracle.stripped(added)!r}"
        for game, question in questions
        for what, ways in ADDITIONS.items()
        for at, way in enumerate(ways)
        for added in [way(question)]
        if answered(oracle.stripped(added), game) != answered(oracle.stripped(question), game)
    ]
    assert not changed


def test_a_question_that_has_nothing_pasted_along_stays_as_it_is(oracle: Oracle) -> None:
    assert [text for _, text in QUESTIONS if oracle.stripped(text) != text] == []


SAYING = (
    "a < b nebo a > b",
    "mám <3 životy",
    "1/2 života",
    "bojovník/zbraň/výbava",
    "útok /obrana",
    "d6",
    "5*3 a 2 * 4",
    "-4 k obraně",
    "²",
    "½ bodu",
    "Rozhodčí může vrátit tah?",
    "co smí rozhodčí",
    "rozhodčí může vrátit tah?",
    "kdo rozhodne, hráč nebo rozhodčí?",
    "#1",
    "pravidlo #5",
    "#5a a #DT-CZ 5.7",
    "#doomtrooper-sv.goal.twenty-five",
    "hod @ 3",
    "karta:boj:útok",
    "Boj: 3:2",
    "kolo 2.15 a kolo 3:20",
    "skóre — 20:15",
    "Pravidlo — 5.70 co říká",
    "ZL 3.40\nco to znamená",
    "[2.15] Souboj: kdo útočí",
    "Ve hře\n2:30 zbývá co dělat",
    "Když mám 5 bodů – 20:15 limit – vyhraju?",
    "kolik bodů — 5 nebo 25",
    "AT&T &c a &copy",
    "kdo (a kdy) hraje!",
    "Rozhodčí",
    "skončí kolo.Bod/akce",
    "doomtrooper-sv.goal.twenty-five",
    "první věta. druhá věta?\ntřetí věta",
)
"""Texts that look pasted along, and are not."""


def test_what_says_something_survives(oracle: Oracle) -> None:
    assert [text for text in SAYING if oracle.stripped(text) != text] == []


@rows("text", ["<@42>", "@here", "https://example.com/", "<:x:1>", "/rule", "\N{SOFT HYPHEN}", "@Karel", "&nbsp;"])
def test_what_is_nothing_but_pasted_along_is_no_question(oracle: Oracle, text: str) -> None:
    answer = oracle.ask(text)
    assert answer.problem is not None
    assert not answer.rulings


def test_every_door_hears_alike(oracle: Oracle) -> None:
    """Suggestions, terms, lists, comparisons, rules by name and cards, with a mention, a link and a soft hyphen."""

    def pasted(name: str) -> str:
        return f"<@42> **{name[:2]}\N{SOFT HYPHEN}{name[2:]}** https://example.com/"

    assert oracle.suggest(pasted("vít")) == oracle.suggest("vít") != ()
    term, plain = oracle.term(pasted("sabotáž")), oracle.term("sabotáž")
    assert [each.id for each in term.rulings] == [each.id for each in plain.rulings] != []
    assert oracle.rules_of(pasted("Souboj")) == oracle.rules_of("Souboj")
    assert oracle.topics(pasted("boj")) == oracle.topics("boj") != ()
    assert oracle.compare(pasted("kolik karet do ruky")) == oracle.compare("kolik karet do ruky") is not None
    assert oracle.ruling(pasted("DT-CZ 5.7")) == oracle.ruling("DT-CZ 5.7") is not None
    assert oracle.card(pasted("Valerie Duval")) == oracle.card("Valerie Duval")
    assert oracle.card_names(pasted("val")) == oracle.card_names("val")
    assert oracle.scenario(pasted("Obléhání")) == oracle.scenario("Obléhání")
