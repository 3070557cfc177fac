"""``/deck``: what people keep for themselves, told to nobody else and in their own language."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import pytest
import sqlalchemy as sa

from bot.database import Database
from bot.games.doomtrooper.pack.decks.deck import Deck
from bot.matches.services.kept import kept_files
from bot.matches.storage import tables
from tests.bot.behaviour.matches.decks.lists import ASH, DAWN, SMALL, decks_of, paste, save, text
from tests.bot.behaviour.matches.party import RESTARTING, Party
from tests.bot.behaviour.table import Card


def attached(party: Party, card: Card) -> tuple[str, bytes]:
    (file,) = card.message.attachments
    content = party.table.env.backend.cdn.get(file.url)
    assert content is not None
    return file.filename, content


@pytest.mark.parametrize("restarting", RESTARTING)
async def test_a_pasted_deck_is_saved_shown_checked_renamed_exported_and_deleted(
    party: Party, restarting: bool
) -> None:
    czech = party.player(0)
    party.restarting = restarting
    saved = await paste(party, czech, {"title": "Úsvit", "list": text(DAWN).decode()})
    assert saved.private and "„Úsvit“ je uložený" in saved.text
    assert "balíček je v pořádku" in saved.text

    shelf = await party.use(czech, "deck list")
    assert "Tvoje balíčky (1 z 25)" in shelf.text
    (option,) = shelf.selects[0]["options"]
    shown = await party.pick(czech, shelf, "dk:pick", option["value"])
    assert "Bojovníci (" in shown.text and "Sideboard (25)" in shown.text

    form = await czech.click(shown.message, label="Přejmenovat")
    renamed = await party._read(await czech.submit_modal(form, {"title": "Rozbřesk"}))
    assert "Rozbřesk" in renamed.text and "Dosud se jmenoval „Úsvit“" in renamed.text
    checked = await party.press(czech, renamed, "Ověřit")
    assert "balíček je v pořádku" in checked.text
    name, content = attached(party, await party.press(czech, checked, "Exportovat"))
    assert (name, content) == ("Rozbřesk.txt", text(DAWN))

    asked = await party.press(czech, checked, "Smazat")
    assert "Smazat „Rozbřesk“?" in asked.text
    gone = await party.press(czech, asked, "Ano, smazat")
    assert "je smazaný" in gone.text and "Zatím tu žádný balíček nemáš" in gone.text
    assert await decks_of(party, czech) == ()
    assert all(card.private for card in (saved, shelf, shown, renamed, checked, asked, gone))
    assert party.public() == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("player", "saved", "wrong", "guess"),
    [
        (0, "je uložený", "věci nejsou v pořádku", "beru jako kartu"),
        (1, "är sparad", "saker är fel", "Jag läser ”Sean Galagher” som"),
        (2, "is saved", "things are wrong", "I read “Sean Galagher” as"),
    ],
)
async def test_every_guess_and_breach_is_told_line_by_line_in_ones_own_language(
    party: Party, player: int, saved: str, wrong: str, guess: str
) -> None:
    answer = await save(party, party.player(player), "Small", b"4x Sean Galagher\n2 Mitch Hunter\n")
    assert saved in answer.text and wrong in answer.text and guess in answer.text
    assert len([line for line in answer.text.splitlines() if line.startswith("- ")]) == 2


async def test_a_guess_stays_told_until_its_name_is_mended(party: Party) -> None:
    czech = party.player(0)
    await save(party, czech, "Malý", b"4x Sean Galagher\n")
    assert "„Sean Galagher“ beru jako" in (await party.use(czech, "deck show", deck="Malý")).text
    assert "~ Sean Galagher" in attached(party, await party.use(czech, "deck export", deck="Malý"))[1].decode()
    await save(party, czech, "Malý", b"4x Sean Gallagher\n", replace=True)
    assert "beru jako" not in (await party.use(czech, "deck show", deck="Malý")).text


async def test_two_decks_are_compared_by_cards_and_sideboard(party: Party) -> None:
    czech, code = party.player(0), next(iter(DAWN.main))
    more = Deck({**DAWN.main, code: DAWN.main[code] + 1}, {})
    await save(party, czech, "Jeden")
    await save(party, czech, "Druhý", text(more))
    told = (await party.use(czech, "deck compare", deck="Jeden", other="Druhý")).text
    assert "Navíc ve druhém balíčku (1)" in told and "1× " in told
    assert "Navíc v sideboardu prvního balíčku (25)" in told
    assert "Navíc v prvním" not in told
    assert "stejné" in (await party.use(czech, "deck compare", deck="Jeden", other="Jeden")).text


async def test_a_deck_is_checked_against_any_format_that_is_named_or_picked(party: Party) -> None:
    czech = party.player(0)
    await save(party, czech, "Bez sideboardu", text(Deck(DAWN.main)))
    first = await party.use(czech, "deck check", deck="Bez sideboardu")
    assert "má jich být přesně 25" in first.text
    other = await party.pick(czech, first, "dkf:", "sv")
    assert "základní pravidla" in other.text and "v pořádku" in other.text
    assert "v pořádku" in (await party.use(czech, "deck check", deck="bez", format="sv")).text
    assert "Formát „xyz“ tu není" in (await party.use(czech, "deck check", deck="bez", format="xyz")).text
    offered = await czech.autocomplete(party.table.channel, "deck check", "format", "základní")
    assert [each["value"] for each in offered] == ["sv"]


async def test_nobody_reaches_a_deck_of_somebody_else(party: Party) -> None:
    czech, swede = party.player(0), party.player(1)
    card = await save(party, czech, "CANARY")
    party.table.expose(card)
    for act in ("show", "check", "export", "delete"):
        answer = await party.press(swede, card, f":{act}")
        assert answer.private and "CANARY" not in answer.text and "inte längre sparad" in answer.text
    assert "CANARY" not in (await party.use(swede, "deck list")).text
    number = str((await decks_of(party, czech))[0].number)
    assert "ingen kortlek" in (await party.use(swede, "deck show", deck=number)).text
    assert await swede.autocomplete(party.table.channel, "deck show", "deck", "") == []
    assert [each["name"] for each in await czech.autocomplete(party.table.channel, "deck show", "deck", "can")] == [
        "CANARY"
    ]


async def test_a_title_is_given_once_and_a_shelf_has_an_end(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_files, "MOST_KEPT", 4)
    czech = party.player(0)
    await save(party, czech, "Úsvit")
    assert "už tu máš" in (await save(party, czech, "ÚSVIT", text(ASH))).text
    for number in range(1, 4):
        await save(party, czech, f"Balíček {number}", SMALL.encode())
    assert "Víc než 4" in (await save(party, czech, "Ještě jeden")).text
    assert "je uložený" in (await save(party, czech, "Balíček 3", text(ASH), replace=True)).text
    assert "víc balíčků" in (await party.use(czech, "deck show", deck="Balíček")).text


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"x" * 2_000_000, "nejvýš 64 kB"),
        ("1 Nic takového neexistuje xyz\n", "Řádek 1"),
        ("3. Sean Gallagher\n", "pořadí, nebo počet"),
        pytest.param(b"\x00\x01\x02\x00" * 40, "Tohle není text", marks=pytest.mark.slow),
        pytest.param(b"1 Heretic\n" * 5000, "Seznam je moc dlouhý", marks=pytest.mark.slow),
        pytest.param(b"\n\n# nothing\n", "není žádná karta", marks=pytest.mark.slow),
        pytest.param("🃏" * 30, "není žádná karta", marks=pytest.mark.slow),
        pytest.param("300x Heretic\n300x Infantry\n", "Karet je moc", marks=pytest.mark.slow),
    ],
)
async def test_what_is_no_deck_is_refused_with_what_to_do_and_nothing_is_kept(
    party: Party, content: str | bytes, told: str
) -> None:
    czech = party.player(0)
    answer = await save(party, czech, "Nic", content if isinstance(content, bytes) else content.encode())
    assert answer.private
    assert told in answer.text
    assert await decks_of(party, czech) == ()


@pytest.mark.parametrize(
    "content",
    [
        "4x Živelná stěna\n".encode("iso8859_2"),
        pytest.param("4x\tŽivelná\tstěna 🛡️\n".encode(), marks=pytest.mark.slow),
        pytest.param(
            "<table><tr><td>4</td><td>Živelná st&ecaron;na</td></tr></table>".encode(), marks=pytest.mark.slow
        ),
        pytest.param("\ufeff4x Živelná stěna\r\n".encode("utf-16"), marks=pytest.mark.slow),
        pytest.param("# my\x00 deck\n4x Živelná\x00 stěna\n".encode(), marks=pytest.mark.slow),
    ],
)
async def test_lists_are_read_however_they_were_written(party: Party, content: bytes) -> None:
    czech = party.player(0)
    await save(party, czech, "Zeď", content)
    (deck,) = await decks_of(party, czech)
    assert deck.text.startswith("4 ELEMENTAL WALL [") and deck.text.count("\n") == 1
    assert "beru jako" not in (await party.use(czech, "deck show", deck="Zeď")).text


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"title": "Nic"}, "Chybí seznam i soubor"),
        ({"title": "Obojí", "list": SMALL, "file": ("a.txt", SMALL.encode())}, "Pošli jen jedno"),
        ({"title": "\u200b", "list": SMALL}, "název nesmí být prázdný"),
    ],
)
async def test_a_form_filled_in_badly_says_what_to_do(party: Party, values: dict[str, Any], told: str) -> None:
    assert told in (await paste(party, party.player(0), values)).text
    assert await decks_of(party, party.player(0)) == ()


async def test_a_zip_is_no_deck(party: Party) -> None:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        archive.writestr("deck.txt", SMALL)
    answer = await save(party, party.player(0), "Zip", content.getvalue())
    assert "není uložený" in answer.text


async def test_a_title_with_markdown_and_mentions_is_shown_letter_by_letter(party: Party) -> None:
    czech = party.player(0)
    answer = await save(party, czech, "**@everyone** <@1>", SMALL.encode())
    assert "**@everyone**" not in answer.text and "<@1>" not in answer.text
    assert (await decks_of(party, czech))[0].title == "**@everyone** <@1>"


@pytest.mark.slow
async def test_forgetting_deletes_what_was_kept(party: Party, database: Database) -> None:
    czech, swede = party.player(0), party.player(1)
    await save(party, czech, "Úsvit")
    await save(party, swede, "Gryning")
    asked = await party.use(czech, "my forget")
    await party.press(czech, asked, "forget:")
    async with database.reading() as session:
        rows = (await (await session.connection()).execute(sa.select(tables.kept_file.c.user_id))).scalars().all()
    assert rows == [swede.id]
