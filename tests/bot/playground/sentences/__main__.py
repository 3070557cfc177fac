"""Puts every sentence of the bot beside a picture of where people read it.

    python -m tests.bot.playground.sentences FOLDER [cs|en|sv ...] [--minutes 30] [--journey NAME ...]

People go through the playground at a telephone, on the digest alone: they try all commands, play each game, have
disputes judged, press whatever is offered, and name what there is not. ``FOLDER/cs.html`` then shows each picture with
the sentences that were seen in it first, in all languages, and lists the sentences that nobody saw. The journeys share
the minutes that a language has.
"""

from __future__ import annotations

import argparse
import functools
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from bot.locales.sentences import FOLDERS
from rules_index import Language
from tests.bot.fluent_files import parsed
from tests.bot.playground.browser import CLOSE_TOUR, fresh
from tests.bot.playground.first_match import CHANNELS
from tests.bot.playground.sentences.journeys import JOURNEYS
from tests.bot.playground.sentences.reader import HIGH, Reader
from tests.bot.playground.sentences.sheet import sheet
from tests.bot.playground.sentences.spotting import Spotter
from tests.bot.playground.sentences.watching import Album, Enough, Watched
from tests.bot.playground.walking import speakers
from tests.once import digest_index

MINUTES = 30


def messages(language: Language) -> dict[str, ast.Pattern]:
    """All sentences of a language by their ids, in the order of their files."""
    return {
        message.id.name: message.value
        for folder in FOLDERS
        for file in sorted((folder / language.value).glob("*.ftl"))
        for message in parsed(file).body
        if isinstance(message, ast.Message) and message.value is not None
    }


def written(language: Language) -> dict[str, str]:
    """All sentences of a language as their files write them, by their ids."""
    return {name: serialize_pattern(pattern).strip() for name, pattern in messages(language).items()}


def walked(album: Album, language: Language, journey: Callable[[Reader], None], seconds: float) -> None:
    """Go on a journey in a fresh playground; if it fails, the failure is printed and the pictures count."""
    kind = functools.partial(Watched, album=album)
    try:
        with fresh((390, HIGH), languages=language, kind=kind, index=digest_index()) as (page, _):
            walk = Reader(page, album.folder, speakers(language), language)
            walk.be("Alice", CHANNELS["zloba"])
            page.run(CLOSE_TOUR)
            page.until_prepared()
            album.until = time.monotonic() + seconds
            journey(walk)
    except Enough:
        pass
    except Exception:
        sys.stderr.write(f"{language} {journey.__name__} stopped:\n{traceback.format_exc(limit=-3)}")
    finally:
        album.until = float("inf")


def made(folder: Path, language: Language, journeys: Sequence[Callable[[Reader], None]], minutes: float) -> None:
    """The page of a language, written anew after each journey; what one leaves of its time the others have."""
    pictures = folder / language
    pictures.mkdir(parents=True, exist_ok=True)
    album = Album(pictures, Spotter(messages(language)))
    said = {each: written(each) for each in Language}
    end = time.monotonic() + 60 * minutes
    for done, journey in enumerate(journeys):
        walked(album, language, journey, (end - time.monotonic()) / (len(journeys) - done))
        page = sheet(said, language, language, album.pictures, album.spotter.named)
        (folder / f"{language}.html").write_text(page, "utf-8")
        sys.stdout.write(f"{language} {journey.__name__}: {len(album.seen)} sentences\n")
        sys.stdout.flush()


def main() -> None:
    """Make the pages that the command line asks for."""
    parser = argparse.ArgumentParser(prog="sentences", description="Sentences beside pictures of where they are read.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("languages", nargs="*", type=Language, help="cs, en or sv; without any, all")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="for the journeys of a language")
    parser.add_argument("--journey", action="append", choices=[each.__name__ for each in JOURNEYS])
    asked = parser.parse_args()
    for language in asked.languages or Language:
        made(
            asked.folder,
            language,
            [each for each in JOURNEYS if not asked.journey or each.__name__ in asked.journey],
            asked.minutes,
        )


if __name__ == "__main__":
    main()
