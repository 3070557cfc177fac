"""Read and check files that people write; an error is one line that names the file and the place in it."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

M = TypeVar("M", bound=BaseModel)
_TO_DO = {
    "missing": "it is missing; add it",
    "extra_forbidden": "there is no such field; mend its name or remove it",
}
"""By kind of fault what is said in the place of the library's words."""


def read_text(file: Traversable | Path, problem: type[Exception]) -> str:
    """The text of a UTF-8 file, without a byte order mark.

    Args:
        file: what to read.
        problem: the exception to raise when the file is not UTF-8.
    """
    try:
        return file.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise problem(f"{file.name}: the file is not UTF-8; save it as UTF-8") from error


def read_toml(file: Traversable | Path, model: type[M], problem: type[Exception]) -> M:
    """The content of a TOML file.

    Args:
        file: what to read.
        model: its fields.
        problem: the exception to raise when the file is not UTF-8, is no TOML or has a wrong field.
    """
    text = read_text(file, problem)
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise problem(f"{file.name}: the file is no TOML: {error}") from error
    return checked(content, model, file.name, problem)


def checked(content: Any, model: type[M], where: str, problem: type[Exception]) -> M:
    """The content of a file as a model.

    Args:
        content: what the file says.
        model: its fields.
        where: the file, and the place in it.
        problem: the exception to raise for the first field that is wrong.
    """
    try:
        return model.model_validate(content)
    except ValidationError as error:
        errors = error.errors()
        # Of the forms that a field may have, the one that goes furthest is meant.
        meant = max((one for one in errors if one["loc"][:1] == errors[0]["loc"][:1]), key=lambda one: len(one["loc"]))
        lacking = [one for one in errors if one["type"] == "missing" and one["loc"][:-1] == meant["loc"][:-1]]
        if meant["type"] == "missing" and len(lacking) > 1:
            raise problem(f"{where}: {', '.join(map(_place, lacking))}: they are missing; add them") from error
        raise problem(f"{where}: {wrong_field(meant)}") from error


def wrong_field(error: ErrorDetails) -> str:
    """The fault of one field, and how to mend it where that is plain."""
    return f"{_place(error) or 'fields'}: {_TO_DO.get(error['type'], error['msg'])}"


def _place(error: ErrorDetails) -> str:
    return ".".join(str(part) for part in error["loc"] if not str(part).startswith("_"))
