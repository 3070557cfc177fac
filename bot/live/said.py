"""What Discord refuses with, as far as it is known: the tests' stand-ins answer with these, the live run looks them up.

Codes: https://discord.com/developers/docs/topics/opcodes-and-status-codes#json-json-error-codes
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Refusal(NamedTuple):
    """An HTTP status, and Discord's own code and message in its body."""

    status: int
    code: int
    message: str

    @property
    def answer(self) -> tuple[int, dict[str, Any]]:
        """The status and the body of the answer."""
        return self.status, {"code": self.code, "message": self.message}

    def __str__(self) -> str:
        return f"{self.status}/{self.code}"


UNAUTHORIZED = Refusal(401, 0, "401: Unauthorized")
UNKNOWN_CHANNEL = Refusal(404, 10003, "Unknown Channel")
UNKNOWN_MESSAGE = Refusal(404, 10008, "Unknown Message")
UNKNOWN_WEBHOOK = Refusal(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Refusal(404, 10062, "Unknown interaction")
TOO_LARGE = Refusal(413, 40005, "Request entity too large")
ALREADY_ANSWERED = Refusal(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Refusal(403, 50001, "Missing Access")
EMPTY_MESSAGE = Refusal(400, 50006, "Cannot send an empty message")
NO_PRIVATE_MESSAGES = Refusal(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = Refusal(403, 50013, "Missing Permissions")
MALFORMED = Refusal(400, 50035, "Invalid Form Body")
ARCHIVED = Refusal(400, 50083, "Thread is archived")
LOCKED = Refusal(403, 160005, "This thread is locked")
BLOCKED = Refusal(400, 200000, "Message was blocked by automatic moderation")
