"""How a request is refused: Discord's status, its error code and, for a bad form, its nested errors."""

from __future__ import annotations

from rehearsal.documents import Doc

#: Codes that tell of the world (a closed door, a thing deleted), not of a bot that broke a limit.
WORLD_CODES = frozenset({10003, 10004, 10007, 10008, 10013, 10070, 50001, 50007, 50013, 50278, 50083, 160005})


class ApiRefusal(Exception):
    """A request that Discord would turn down. `code` 0 stands for refusals that have no JSON code."""

    def __init__(
        self, status: int, code: int, message: str, *, errors: Doc | None = None, headers: dict[str, str] | None = None
    ) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status, self.code, self.message = status, code, message
        self.errors = errors
        self.headers = headers or {}
        self.body: Doc = {"message": message, "code": code}
        if errors:
            self.body["errors"] = errors

    @property
    def kind(self) -> str:
        return "world" if self.code in WORLD_CODES else "limit"


def unknown_channel() -> ApiRefusal:
    return ApiRefusal(404, 10003, "Unknown Channel")


def unknown_message() -> ApiRefusal:
    return ApiRefusal(404, 10008, "Unknown Message")


def unknown_interaction() -> ApiRefusal:
    return ApiRefusal(404, 10062, "Unknown interaction")


def missing_access() -> ApiRefusal:
    return ApiRefusal(403, 50001, "Missing Access")


def missing_permissions() -> ApiRefusal:
    return ApiRefusal(403, 50013, "Missing Permissions")


def invalid_token() -> ApiRefusal:
    return ApiRefusal(401, 50027, "Invalid Webhook Token")


def too_large() -> ApiRefusal:
    return ApiRefusal(413, 40005, "Request entity too large")


def rate_limited(wait: float, *, scope: str, code: int = 0, message: str = "You are being rate limited.") -> ApiRefusal:
    """A 429 as clients expect it: JSON body with `retry_after`, and a `Via` header (without one it reads as a ban)."""
    refusal = ApiRefusal(429, code, message)
    wait = round(max(wait, 0.001), 3)
    refusal.body |= {"retry_after": wait, "global": scope == "global"}
    refusal.headers |= {"Via": "1.1 rehearsal", "Retry-After": str(int(wait) + 1), "X-RateLimit-Scope": scope}
    if scope == "global":
        refusal.headers["X-RateLimit-Global"] = "true"
    return refusal
