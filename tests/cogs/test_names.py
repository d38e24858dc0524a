"""What those who sit at a table are called."""

from types import SimpleNamespace
from typing import Any, cast

from cogs.services import Services
from data.catalogue import catalogue
from engine.table import FORMER, HEURISTIC, Options, Seat, TableRow


async def name(user: int, lang: str) -> str:
    return f"{user}"


async def test_several_partners_at_one_table_are_told_apart() -> None:
    seats = (Seat(user=1), Seat(user=-1, partner=HEURISTIC), Seat(user=2), Seat(user=-2, partner=HEURISTIC))
    row = TableRow(id="t", guild=1, channel=1, host=1, options=Options(game="lorcana", seats=4), seats=seats)
    services = cast(Any, SimpleNamespace(words=catalogue(), name=name))
    assert await Services.names(services, row, "en") == ("1", "Mikan (bot)", "2", "Mikan 2 (bot)")
    assert await Services.names(services, row, "ja") == ("1", "みかん（ボット）", "2", "みかん2（ボット）")


async def test_a_number_in_the_place_of_a_former_player_is_no_name() -> None:
    services = cast(Any, SimpleNamespace(words=catalogue()))
    for lang, called in (("en", "a former player"), ("ja", "元プレイヤー")):
        assert await Services.name(services, FORMER.stop - 1, lang) == called
