"""In which language a table speaks to everybody."""

import pytest
from msgspec.structs import replace

from cogs.services import Services


@pytest.mark.parametrize(
    ("chosen", "own", "discords", "asks", "spoken"),
    [
        ("", "", "en-US", "ja", "ja"),
        ("", "", "en-US", "en-GB", "en"),
        ("", "", "en-US", "fr", "en"),
        ("", "", "en-GB", "ja", "en"),
        ("", "", "ja", "en-US", "ja"),
        ("", "", "fr", "ja", "ja"),
        ("", "en", "en-US", "ja", "en"),
        ("", "ja", "en-US", "en-US", "ja"),
        ("en", "ja", "ja", "ja", "en"),
    ],
)
async def test_a_server_whose_language_nobody_has_set_says_nothing(
    services: Services, chosen: str, own: str, discords: str, asks: str, spoken: str
) -> None:
    """Chosen for the table, set for the server, set in Discord, else that of who opens it."""
    await services.store.guilds.change(7, lambda row: replace(row, lang=own))
    assert await services.public_lang(7, chosen, discords, asks) == spoken
