"""How long a large component pack takes to load: ``python -m tests.bot.games.twom.loading [--scripts N]``.

The stand-in pack with as many scripts more, each with a text, a choice of two ways and effects, read from its zip file
as an import reads it: unpacked, checked whole, and made into a game, in one process so that its time can be told.
"""

from __future__ import annotations

import argparse
import io
import sys
import time
import zipfile

from bot.games.twom.game import Twom
from bot.games.twom.pack.form import FORM, own

FIRST = 2_000
"""The number of the first script that is added; those of the stand-in pack are lower."""
TEXT = "The lamp burns low, and somebody has to decide before it goes out. " * 8
SCRIPT = """
[[scripts]]
number = {number}
text.cs = "{text}"
text.en = "{text}"
effects = [{{ type = "choose", ways = [
  {{ label = {{ cs = "Jdeme" }}, effects = [{{ type = "gain", things = {{ wood = 1 }} }}] }},
  {{ label = {{ cs = "Zůstaneme" }}, effects = [{{ type = "flag", flag = "coat" }}] }},
] }}]
"""


def large(scripts: int) -> bytes:
    """The stand-in pack with so many scripts more, as a zip file."""
    content = io.BytesIO(own())
    with zipfile.ZipFile(content, "a", zipfile.ZIP_DEFLATED) as archive:
        told = "".join(SCRIPT.format(number=FIRST + each, text=TEXT) for each in range(scripts))
        archive.writestr("more.toml", told)
    return content.getvalue()


def loaded(content: bytes) -> tuple[Twom, float]:
    """The game with a pack, and the seconds of processor time that it took to load."""
    start = time.process_time()
    game = Twom(FORM.read(content))
    return game, time.process_time() - start


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.bot.games.twom.loading")
    parser.add_argument("--scripts", type=int, default=2_000)
    asked = parser.parse_args().scripts
    content_ = large(asked)
    game_, seconds = loaded(content_)
    held = len(game_.components.pack.scripts)
    sys.stdout.write(f"{held} scripts, {len(content_) / 1000:.0f} kB: {seconds:.2f} s\n")
