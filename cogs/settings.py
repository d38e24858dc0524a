"""Settings of a running bot, from the environment (or a `.env` file beside it)."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from engine.table import LASTING

DISCORD_FILES = ("https://cdn.discordapp.com/", "https://media.discordapp.net/")


class Settings(BaseSettings):
    """KOTATSU_HOME is the folder of everything that is kept; DISCORD_TOKEN the bot's own token; DATABASE_URL the
    address of a PostgreSQL database, a file in the home if it is not set; KOTATSU_SHARDS, as 0-3/16, which part of the
    servers this process hears of, all of them if it is not set.

    KOTATSU_REQUESTS_A_SECOND: so many requests all processes of the bot together make in a second at most.

    KOTATSU_WORKERS: so many processes draw pictures and one more looks things up, none but this one if it is 0.

    KOTATSU_ART is the folder of the operator's own pictures of cards, `art` in the home if it is not set.

    KOTATSU_STATUS_PORT is where its metrics can be read, 0 for nowhere; KOTATSU_LOG_FORMAT "json" logs documents.

    KOTATSU_FADING_SECONDS: so long an answer can be read that only says that something was done.

    The addresses of KOTATSU_DISCORD_* lead the bot to a stand-in; empty ones mean Discord itself.
    """

    model_config = SettingsConfigDict(env_prefix="KOTATSU_", env_file=".env", extra="ignore")

    home: Path = Field(default_factory=lambda: user_data_path("kotatsu"))
    discord_token: str = Field(default="", validation_alias="DISCORD_TOKEN", repr=False)
    discord_api: str = ""
    discord_gateway: str = ""
    discord_cdn: str = ""
    database_url: str = Field(default="", validation_alias="DATABASE_URL", repr=False)
    shards: str = ""
    requests_a_second: int = Field(default=45, ge=1)
    workers: int = Field(default=0, ge=0)
    log_format: Literal["plain", "json"] = "plain"
    status_host: str = "127.0.0.1"
    status_port: int = 0
    sync_commands: bool = True
    cards: tuple[Path, ...] = ()
    art: Path | None = None
    board_merge_seconds: float = 1.0
    nudge_seconds: float = 60.0
    fading_seconds: float = 10.0
    partner_seconds: float = 0.6
    nudge_again_seconds: float = 10 * 60.0
    open_seconds: float = LASTING
    sweep_seconds: float = 15.0
    dm_again_seconds: float = 5 * 60.0
    repost_seconds: float = 50 * 60.0
    heartbeat_seconds: float = 30.0
    outage_seconds: float = 60.0

    @property
    def database(self) -> Path:
        """The file of the store, where there is no DATABASE_URL."""
        return self.home / "kotatsu.sqlite"

    @property
    def store(self) -> str:
        """Where the store is kept: the address of a database, else the path of the file."""
        return self.database_url or str(self.database)

    @property
    def secrets(self) -> tuple[str, ...]:
        """What no log may hold."""
        return self.discord_token, urlsplit(self.database_url).password or ""

    @property
    def pictures(self) -> Path:
        """The folder of the operator's own pictures."""
        return self.art or self.home / "art"

    @property
    def files_from(self) -> tuple[str, ...]:
        """The beginnings of addresses from which attachments are read."""
        return (self.discord_cdn.rstrip("/") + "/",) if self.discord_cdn else DISCORD_FILES


def installed() -> str:
    """The version of the bot, "?" where it runs from a folder that nobody installed."""
    try:
        return version("kotatsu")
    except PackageNotFoundError:
        return "?"
