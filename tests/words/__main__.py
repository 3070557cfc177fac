"""Words we do not use: ``python -m tests.words`` lists the new ones, ``--all`` the old ones too.

``--lower`` takes out of the list of old lines what is no longer there. Nothing puts a line in.
"""

from __future__ import annotations

import sys

from tests.words.prose import OLD, found, mark, old, sources


def main(*options: str) -> int:
    """Do what the options say; 1 when there are new words."""
    if "--lower" in options:
        there = {mark(line) for path in sources() for line in path.read_text("utf-8").splitlines()}
        left = sorted(old() & there)
        sys.stdout.write(f"{len(old())} old lines, {len(left)} left\n")
        OLD.write_text("".join(f"{each}\n" for each in left), "utf-8")
    lines = list(found(sources(), frozenset() if "--all" in options else old()))
    sys.stdout.write("".join(f"{each}\n" for each in lines))
    return bool(lines)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
