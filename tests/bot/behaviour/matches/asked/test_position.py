"""Questions about the position of real matches, whose answers follow from the books and what lies on the table.

Each line is a seat, a question in people's words, and what its answer says; ``!`` begins what it must not say.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.boards.entry import GameEntry
from bot.chat.client import Client
from bot.chat.matches.acts.asked.reading import read
from bot.database import Database
from bot.installed import GAMES
from bot.matches.model.chance import Draw, FairChance, Secret
from bot.matches.model.seals import Mixed
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches import troopers
from tests.bot.behaviour.matches.campaign.group import laid_out
from tests.bot.behaviour.matches.declaring.silent import LAID
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.playing import zloba_match
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock
from tests.ways import FIGHTING

# Everybody has seven dice to choose from, of which the Swede picks the first; no unit has left the Shores.
DRAFT = """
0 | kdo je na tahu? | Na tahu nejsi | vyber si kostku
1 | vems tur är det? | din tur | välj en tärning
1 | är det min tur? | Ja
0 | na koho čekáme? | vyber si kostku
0 | kolik mám kostek? | žádná akční kostka | korrakamy: 1
0 | můžu teď útočit? | Ne | !Ano
1 | får jag anfalla nu? | Nej | tärningsval | zloba-cs.round.phases
1 | kan jag köpa en elit nu? | Nej | zloba-cs.purchase.when
1 | får jag ta en tärning nu? | Ja | Strid | Förstärka | Manöver | Bryta
0 | můžu si teď vzít kostku? | Ne | zloba-cs.draft.pick
0 | kdo vede? | 0 VB
0 | co má soupeř v ruce? | skryté
"""
# The Swede begins with Battle, Extend and Maneuver; the Czech has Battle, Extend and Mine. Both have 1 corra.
FIRST_TURN = """
0 | jsem na tahu? | Na tahu nejsi
1 | vad ska jag göra nu? | använd en handlingstärning
0 | kolik mi zbývá akcí? | 3 akční kostky | Boj | Posílení | Dolování | Zteč
1 | hur många tärningar har jag kvar? | 3 handlingstärningar | Strid | Förstärka | Manöver | Slag
1 | har jag några handlingar kvar? | 3 handlingstärningar
0 | můžu dolovat? | Ne | nejsi na tahu
1 | kan jag bryta nu? | Nej | zloba-cs.turn.use-die
1 | kan jag flytta nu? | Ja | område 1 | område 6 | !område 7
1 | får jag sätta ut trupper nu? | Ja | Förstärka
1 | vem kan jag anfalla? | Nej | zloba-cs.coast.no-attack-from
1 | varför kan jag inte anfalla? | Nej | zloba-cs.coast.no-attack-from
1 | kan jag köpa något nu? | Nej | Tjuv | du har 1 | zloba-cs.purchase.cost
1 | kan jag köpa en tjuv? | Nej | Tjuv | kostar 2 | !Lönnmördare
1 | får jag avsluta turen nu? | Nej | zloba-cs.turn.use-die
0 | kolik mi ještě zbývá akčních kostek | 3 akční kostky
1 | vems tur är det, och vad ska jag göra? | din tur | använd en handlingstärning
1 | vad ska vi göra nu, vilken fas är det? | din tur
1 | varför kunde jag inte flytta? | inte nekat
1 | hur många poäng fattas för mig? | 0 SP
1 | varför gick det inte? | inte nekat
0 | můžu teď koupit elitu? | nejsi na tahu | zloba-cs.turn.order
"""
# In the second round the Czech begins, with 3 corra, Battle, Extend, Maneuver and the all-seeing die on Mine.
SECOND_ROUND = """
0 | můžu teď útočit? | Ne | Pobřeží | zloba-cs.coast.no-attack-from
0 | můžu koupit elitu? | Ano | Vznešený
0 | můžu použít dovednost? | Ne | zloba-cs.purchase.skills
0 | můžu dolovat? | Ano | Vševidoucí kostka
0 | můžu ukončit tah? | Ne | zloba-cs.turn.use-die
0 | hromadný odchod můžu teď? | Ano | vševidoucí kostka
0 | jde mi teď dát hromadný odchod? odkud? | Ano | vševidoucí kostka
0 | do I still have my all-seeing die this round? | vševidoucí kostka nevyužitá: Dolování
0 | kam všude můžu tou kostkou přesunu teď jít? | Ano
0 | kolik mám ještě akcí? | 3 akční kostky | korrakamy: 3
1 | can I buy an elite now? | Nej | det är inte din tur
"""
# Once an action die is used, the turn allows no second action, but purchases and its end.
ACTED = """
0 | můžu teď útočit? | Ne | zloba-cs.turn.use-die
0 | můžu se ještě pohnout? | Ne | zloba-cs.turn.use-die
0 | můžu ukončit tah? | Ano
0 | můžu teď koupit elitu? | Ano | Vznešený
"""
# By the Swedish rules Doomtroopers may attack the Legion; each side has two warriors, and it is the Czech's turn.
FIGHT = """
0 | whose turn is it? | jsi na tahu
1 | whose turn is it? | inte din tur
1 | vem väntar vi på? | du har 3 handlingar kvar
0 | how many actions do I have left? | 3 akce
1 | hur många handlingar har jag kvar? | Ingen handling
0 | can I attack now? | Ano | Callistonian Intruder | Blessed Legionnaire | Young Guard
0 | koho můžu napadnout? | Callistonian Intruder | Blessed Legionnaire
0 | why can't my guy attack that one? | Ano | Blessed Legionnaire
0 | můžu už útočit, nebo je to pořád první kolo? | Ano | Blessed Legionnaire
1 | vilka av mina får anfalla nu? | Nej | inte din tur
0 | why was my second action refused? | nic neodmítl
0 | how far am I from winning? | 0 vítězných bodů
0 | s kým můžu útočit? | Příslušník klanu smí | Young Guard smí
1 | kan jag anfalla nu? | Nej | inte din tur
0 | can I meditate? | Ano
0 | can I take cover? | Ano
0 | můžu teď sabotovat? | Ne | doomtrooper-sv.targets.player
0 | can I play a card now? | Ano | Zbabělost
0 | can I play Cowardice now? | Ano | Zbabělost
0 | what does Cowardice do here? | Zbabělost | cena: 2 B | můžeš použít
0 | can I recruit a warrior? | Ne | Nemáš v ruce žádného bojovníka
0 | can I end my turn? | Ano
0 | what does the opponent have in hand? | skryté | !Zbabělost
0 | ukaž mi jeho karty | skryté
0 | who is winning? | 5 bodů osudu, 0 vítězných bodů
0 | what does this card do? | Která karta
0 | why was that refused? | nic neodmítl
"""
# Meditating took one of three actions and brought one destiny point.
MEDITATED = """
0 | kolik mám akcí? | 2 akce
0 | můžu ještě meditovat? | Ano
0 | kdo vede? | 6 bodů osudu | 5 bodů osudu
0 | can I attack now? | Ano
0 | můžu vylézt z úkrytu? | Ne
1 | får jag meditera nu? | Nej
"""
# Nobody attacks in the first turn.
FIRST_ROUND = """
0 | můžu teď útočit? | Ne | doomtrooper-sv.attack.first-turn
0 | proč nemůžu útočit? | Ne | doomtrooper-sv.attack.first-turn
0 | who can I attack? | Ne | doomtrooper-sv.attack.first-turn
0 | can I take cover now? | Ano
1 | får jag anfalla? | Nej
"""
# A morning, then the first round of the day's actions, then dusk and evening: what is done when, as the Diary has it.
MORNING = """
0 | kdo je na řadě? | jsi na tahu
0 | v jaký fázi jsme a co mám udělat | jsi na tahu | !TW 6.1
0 | můžeme teď stavět? | Ne | denní akce | twom-cs.build.any
0 | kolik máme akcí? | Matyáš | zbývají 3 akce
0 | můžu teď útočit? | Ne | twom-cs.combat.steps
"""
PLACING = """
0 | can we build now? | Ano | postel | kamna
0 | můžeme postavit postel? | Ano | postel | !kamna
0 | můžeme teď prohledávat? | Ano
0 | můžeme teď jíst? | Ne | soumrak | twom-cs.dusk.food
0 | kan vi sova nu? | Ne | twom-cs.evening.activities
0 | kolik akcí nám zbývá? | Rozálie | zbývají 3 akce
0 | kdo vyhrává? | body nepočítají
0 | můžeme teď obchodovat? | Ne
"""
DUSK = """
0 | můžeme teď jíst? | Ano | Matyáš
0 | can we build now? | Ne | denní akce
0 | how many actions do we have left? | Denní akce skončily
0 | můžeme jít ven teď? | Ne | večer | twom-cs.evening.scavenging
"""
EVENING = """
0 | kan vi sova nu? | Ano | podlaze
0 | můžeme teď hlídat? | Ano
0 | můžeme jít na výpravu teď? | Ano
0 | můžeme teď jíst? | Ne | soumrak
0 | whose turn is it? | jsi na tahu | večer
0 | vad ska jag göra nu? | jsi na tahu
0 | can we trade now? | Ne | obchod
0 | hur många handlingar har vi kvar? | Denní akce skončily
0 | můžeme teď odklízet suť? | Ne | denní akce
0 | proč to nešlo? | nic neodmítl
0 | jaká je teď fáze? | večer
"""


def drawn_with(monkeypatch: pytest.MonkeyPatch, message: int, *clicks: int) -> None:
    """Mix these ids into every draw, as those of a match change with each command that the bot has."""
    mixed, chance = Mixed(str(message), tuple(map(str, clicks))), Secret.chance

    def draws(
        secret: Secret, match: int, seq: int, _: Mixed | None = None, repeated: tuple[Draw, ...] = ()
    ) -> FairChance:
        return chance(secret, match, seq, mixed, repeated)

    monkeypatch.setattr(Secret, "chance", draws)


def of_games(*games: GameEntry) -> list[GameEntry]:
    """All games, these in the place of those of the same key."""
    keys = {game.key for game in games}
    return [*(game for game in GAMES if game.key not in keys), *games]


@pytest.fixture
def game() -> GameEntry:
    """Doomtrooper as a test has it laid out."""
    return FIGHTING


@pytest.fixture
def make_client(
    settings: Settings, oracle: Oracle, database: Database, clock: HandClock, game: GameEntry
) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=of_games(game), clock=clock)


async def asked(party: Party, questions: str) -> list[str]:
    """The wrong answers to these questions."""
    wrong = []
    for line in filter(None, questions.splitlines()):
        seat, question, *wanted = (part.strip() for part in line.split("|"))
        card = await party.table.ask(question, party.player(int(seat)))
        told = " ".join([card.text, *card.buttons])
        missed = [each for each in wanted if (each[1:] in told if each[0] == "!" else each not in told)]
        if missed or not card.private:
            wrong.append(f"{seat} {question}: {missed} of {told}")
    return wrong


def test_there_are_a_hundred() -> None:
    every = (DRAFT, FIRST_TURN, SECOND_ROUND, ACTED, FIGHT, MEDITATED, FIRST_ROUND, MORNING, PLACING, DUSK, EVENING)
    assert sum("|" in line for each in every for line in each.splitlines()) >= 100


LATER = ((("actions", 2), SECOND_ROUND),)


@pytest.mark.parametrize("later", [(), pytest.param(LATER, marks=pytest.mark.slow)])
async def test_zloba(party: Party, monkeypatch: pytest.MonkeyPatch, later: tuple[Any, ...]) -> None:
    monkeypatch.setattr(Secret, "fresh", classmethod(lambda cls: cls(bytes(32))))
    drawn_with(monkeypatch, 1456074443980800042, 1456074443980800037, 1456074443980800040)
    await zloba_match.begun(party)
    panels: dict[int, Card] = {}
    wrong = []
    for phase, questions in ((("draft", 1), DRAFT), (("actions", 1), FIRST_TURN), *later):
        while (state := (await party.position()).state).stack or (state.phase, state.round) != phase:
            await zloba_match.turn(party, panels)
        wrong += await asked(party, questions)
    while later and not (await party.position()).state.turn.acted:
        await zloba_match.turn(party, panels)
    wrong += await asked(party, ACTED if later else "")
    assert not wrong, "\n".join(wrong)


async def test_doomtrooper(party: Party) -> None:
    await troopers.begun(party)
    wrong = await asked(party, FIGHT)
    panel = await party.press(party.player(0), party.status, "play:1")
    await party.pick(party.player(0), panel, "q:", "meditate")
    wrong += await asked(party, MEDITATED)
    assert not wrong, "\n".join(wrong)


@pytest.mark.slow
@pytest.mark.parametrize("game", [LAID])
async def test_doomtrooper_in_the_first_round(party: Party) -> None:
    await troopers.begun(party)
    wrong = await asked(party, FIRST_ROUND)
    assert not wrong, "\n".join(wrong)


async def test_this_war_of_mine(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn_with(monkeypatch, 1456074443980800041, 1456074443980800037)
    await party.use(party.player(0), "match new", game="twom", seats=1)
    await party.press(party.player(0), party.status, "lb:1:start")
    wrong = await asked(party, MORNING)
    for step, questions in (("placing", PLACING), ("food", DUSK), ("evening", EVENING)):
        await laid_out(party, step=step)
        wrong += await asked(party, questions)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "question",
    [
        "dosly mi karty v knihovne a co ted, konec?",
        "odd number of players, what do we do",
        "Do I have to use an action die on my turn?",
        "v jaky fazi muzu cvaknout vsevidouci",
        "kdo je na tahu, když hráč na řadě odstoupí?",
        "can I attack and then move?",
        "kan jag anfalla, och sedan flytta?",
        "kolik akcí má hráč v tahu?",
    ],
)
def test_a_question_about_a_rule_is_none_about_the_position(question: str) -> None:
    assert read(question) is None
