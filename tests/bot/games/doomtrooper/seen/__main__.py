"""Which cards are seen to do what they say: ``python -m tests.bot.games.doomtrooper.seen [--set 01] [CODE…]``."""

from __future__ import annotations

import argparse
import sys

from bot.boards.doomtrooper.cards import own_catalogue
from tests.bot.games.doomtrooper.seen.proofs import Verdict, proven


def main(told: list[str] | None = None) -> int:
    """Prove the cards, and name those that are not seen."""
    parser = argparse.ArgumentParser(prog="seen", description="Which cards are seen to do what they say.")
    parser.add_argument("codes", nargs="*", help="cards by their codes")
    parser.add_argument("--set", default="", help="the first two figures of the codes of a set, or base")
    asked = parser.parse_args(told)
    wanted = {"base": "01"}.get(asked.set, asked.set)
    catalogue = own_catalogue()
    codes = asked.codes or [code for code in sorted(catalogue) if code.startswith(wanted)]
    verdicts: dict[str, list[Verdict]] = {}
    for code in codes:
        verdicts[code] = list(proven(catalogue[code]))
    for code, mine in verdicts.items():
        for one in mine:
            if not one.seen or asked.codes:
                sign = "seen" if one.seen else "unread" if one.unread else "NOT"
                sys.stdout.write(f"{code} {catalogue[code].name} | {one.part} | {sign} | {one.why}\n")
    sets = dict.fromkeys(catalogue[code].set for code in codes)
    for name in (*sets, ""):
        mine = [code for code in codes if not name or catalogue[code].set == name]
        whole = [code for code in mine if (text := catalogue[code].text) is not None and text.said == "all"]
        seen = [code for code in mine if all(one.seen for one in verdicts[code])]
        doubts = sum(bool(catalogue[code].text and catalogue[code].text.doubts) for code in seen)
        pieces = [one for code in mine for one in verdicts[code]]
        good = sum(one.seen for one in pieces)
        said = sum(code in whole for code in seen)
        sys.stdout.write(
            f"{name or 'all sets'}: seen {len(seen)} of {len(mine)} cards ({len(seen) / max(1, len(mine)):.1%}), "
            f"{doubts} with a doubt; of those wholly said {said} of {len(whole)} ({said / max(1, len(whole)):.1%}); "
            f"parts {good} of {len(pieces)} ({good / max(1, len(pieces)):.1%})\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
