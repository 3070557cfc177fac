"""The process that reads one file: ``python -m rules_index.sources.reading.formats FILE MEGABYTES`` prints JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from rules_index.memory import limit_memory
from rules_index.sources.pdf.pages import read_pdf
from rules_index.sources.reading.markup import read_docx, read_epub, read_html
from rules_index.values.sources import Remark, Unreadable, UnreadableFile

READERS: Mapping[str, Callable[[Path, Remark], tuple[str, ...]]] = MappingProxyType(
    {".docx": read_docx, ".epub": read_epub, ".html": read_html, ".htm": read_html}
)
"""The readers by the ending of a file; that of a PDF also says how far it is."""
_DAMAGED = "is damaged: open it in the program it was made with and save it again"


def main(path: Path, megabytes: int) -> dict[str, object]:
    """The pages of the file, or why it cannot be read, and remarks."""
    limit_memory(megabytes)
    remarks: list[str] = []
    told: dict[str, object] = {"remarks": remarks}
    ending = path.suffix.lower()
    try:
        is_pdf = ending == ".pdf"
        told["pages"] = read_pdf(path, remarks.append, _say) if is_pdf else READERS[ending](path, remarks.append)
    except UnreadableFile as error:
        told["problem"], told["why"] = str(error), error.why
    except MemoryError:
        raise
    except Exception:  # a damaged file breaks its parser in ways that cannot be listed
        told["problem"], told["why"] = _DAMAGED, Unreadable.DAMAGED
    return told


def _say(page: int, pages: int) -> None:
    sys.stderr.write(f"page {page} {pages}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main(Path(sys.argv[1]), int(sys.argv[2]))))
