"""Three seconds, fifteen minutes, one answer, and what each kind of answer may hold."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from rehearsal.client import PATIENCE
from rehearsal.waits import Waits

V2 = 1 << 15
FIELD = {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "word", "style": 1}}
MODAL = {"title": "Form", "custom_id": "form", "components": [FIELD]}


async def test_an_answer_after_three_seconds_is_void(bench: Any) -> None:
    typed = await bench.typed()
    await bench.aoi.advance(3.1)
    got = await bench.answer(typed, 4, {"content": "late"})
    assert (got.status, got.code) == (404, 10062)


async def test_silence_fails_after_three_seconds_and_is_found(bench: Any) -> None:
    typed = await bench.typed()
    asked = {"timeout": PATIENCE}
    found = asyncio.create_task(bench.aoi.ask("GET", f"/interactions/{typed['id']}", params=asked))
    bench.world.advance(2.9)
    assert (await bench.aoi.ask("GET", f"/interactions/{typed['id']}", params={"timeout": 0.3}))["state"] == "waiting"
    bench.world.advance(0.2)
    assert (await found)["state"] == "failed"
    assert [(one["where"], one["code"]) for one in await bench.aoi.findings()] == [("interaction play", 10062)]


async def test_what_the_machine_keeps_from_the_application_is_no_lateness(
    bench: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = [7.0]
    monkeypatch.setattr(bench.stand.core.waits, "seconds", lambda: kept[-1])
    typed = await bench.typed()
    kept.append(7.4)
    bench.world.advance(3.3)
    assert (await bench.answer(typed, 4, {"content": "in time"})).status == 200
    typed = await bench.typed()
    await bench.aoi.advance(3.1)
    assert (await bench.answer(typed, 4, {"content": "late"})).code == 10062


def test_waits_are_counted_of_a_process_that_is_known_alone() -> None:
    """This thread has waited for a processor at some time, however short."""
    waits = Waits()
    assert waits.seconds() == 0.0
    waits.process = os.getpid()
    counted = Path("/proc/self/schedstat").exists()
    assert (waits.seconds() > 0.0) == counted


async def test_an_interaction_is_answered_once(bench: Any) -> None:
    typed = await bench.typed()
    assert (await bench.answer(typed, 5)).status == 200
    got = await bench.answer(typed, 4, {"content": "again"})
    assert (got.status, got.code) == (400, 40060)


async def test_an_answer_is_described_only_when_asked_for(bench: Any) -> None:
    typed = await bench.typed()
    path = f"/interactions/{typed['id']}/{typed['token']}/callback"
    assert (await bench.ask("POST", path, {"type": 4, "data": {"content": "x"}})).status == 204
    typed = await bench.typed()
    got = await bench.answer(typed, 5)
    assert got.body["interaction"]["response_message_loading"] is True
    assert got.body["interaction"]["response_message_id"] == got.body["resource"]["message"]["id"]


async def test_a_stranger_answers_nothing(bench: Any) -> None:
    typed = await bench.typed()
    assert (await bench.answer(typed | {"token": "guess"}, 5)).code == 10062
    assert (await bench.hook("POST", {"token": "guess"}, "", {"content": "x"})).code == 10015


async def test_the_token_lives_fifteen_minutes(bench: Any) -> None:
    typed = await bench.typed()
    await bench.answer(typed, 4, {"content": "x"})
    await bench.aoi.advance(14 * 60)
    assert (await bench.hook("PATCH", typed, "/messages/@original", {"content": "y"})).status == 200
    await bench.aoi.advance(61)
    got = await bench.hook("PATCH", typed, "/messages/@original", {"content": "z"})
    assert (got.status, got.code) == (401, 50027)


async def test_no_follow_up_before_the_answer(bench: Any) -> None:
    assert (await bench.hook("POST", await bench.typed(), "", {"content": "x"})).code == 10015


@pytest.mark.parametrize("kind", [6, 7, 8])
async def test_a_command_gets_no_update_and_no_choices(bench: Any, kind: int) -> None:
    assert (await bench.answer(await bench.typed(), kind, {})).faults == {"type"}


async def test_a_modal_gets_no_modal_and_updates_only_what_a_component_opened(bench: Any) -> None:
    clicked = await bench.clicked(await bench.board())
    assert (await bench.answer(clicked, 9, MODAL)).status == 200
    await bench.aoi.ask("POST", f"/modals/{clicked['id']}", json={"values": {"word": "hare"}})
    assert (await bench.answer(bench.newest(), 9, MODAL)).faults == {"type"}
    changed = await bench.answer(bench.newest(), 7, {"content": "changed"})
    assert changed.body["resource"]["message"]["content"] == "changed"
    typed = await bench.typed()
    await bench.answer(typed, 9, MODAL)
    await bench.aoi.ask("POST", f"/modals/{typed['id']}", json={"values": {"word": "hare"}})
    assert (await bench.answer(bench.newest(), 6)).faults == {"type"}


async def test_a_deferral_may_say_ephemeral_only(bench: Any) -> None:
    typed = await bench.typed()
    assert (await bench.answer(typed, 5, {"flags": 64 | V2})).faults == {"data.flags"}
    assert (await bench.answer(typed, 5, {"flags": 64})).body["interaction"]["response_message_ephemeral"]


async def test_a_deferral_is_filled_by_edit_or_by_the_first_follow_up(bench: Any) -> None:
    typed = await bench.typed()
    await bench.answer(typed, 5, {"flags": 64})
    assert (await bench.hook("POST", typed, "?wait=true", {"content": "found"})).body["flags"] == 64
    assert [one["content"] for one in await bench.aoi.messages()] == ["found"]
    await bench.hook("POST", typed, "?wait=true", {"content": "more"})
    assert [(one["content"], one["flags"]) for one in await bench.aoi.messages()] == [("found", 64), ("more", 0)]


async def test_an_ephemeral_message_is_seen_by_one_and_touched_by_token_only(bench: Any) -> None:
    typed = await bench.typed()
    made = (await bench.answer(typed, 4, {"content": "secret", "flags": 64})).body["resource"]["message"]["id"]
    assert [one["content"] for one in await bench.aoi.messages()] == ["secret"]
    assert await bench.ben.messages() == []
    for method, body in (("GET", None), ("PATCH", {"content": "x"}), ("DELETE", None)):
        got = await bench.ask(method, f"/channels/{bench.channel}/messages/{made}", body)
        assert (got.status, got.code) == (404, 10008)
    assert (await bench.hook("PATCH", typed, f"/messages/{made}", {"content": "still"})).body["content"] == "still"


async def test_a_token_touches_no_other_interactions_message(bench: Any) -> None:
    first = await bench.typed()
    made = (await bench.answer(first, 4, {"content": "x"})).body["resource"]["message"]["id"]
    second = await bench.typed()
    await bench.answer(second, 5)
    assert (await bench.hook("PATCH", second, f"/messages/{made}", {"content": "y"})).code == 10008


async def test_a_component_answer_is_checked_like_a_message(bench: Any) -> None:
    clicked = await bench.clicked(await bench.board())
    assert (await bench.answer(clicked, 7, {"content": "x" * 2001})).faults == {"data.content"}
    assert (await bench.answer(clicked, 7, {"content": "x"})).status == 200


async def complete(bench: Any, choices: list[dict[str, Any]], kind: int = 8) -> Any:
    await bench.register()
    body = {"channel_id": bench.channel, "command": "play", "focused": "card", "options": {"card": "a"}}
    asked = asyncio.create_task(bench.aoi.ask("POST", "/autocomplete", json=body))
    async with asyncio.timeout(PATIENCE):
        while not bench.world.all("interaction"):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    got = await bench.answer(bench.newest(), kind, {"choices": choices})
    if got.status != 200:
        await bench.aoi.advance(4)
    return got, await asked


async def test_autocomplete_offers_25_and_a_26th_fails_silently(bench: Any) -> None:
    choices = [{"name": str(n), "value": str(n)} for n in range(26)]
    got, seen = await complete(bench, choices)
    assert (got.faults, seen) == ({"data.choices"}, {"choices": [], "failed": True})


@pytest.mark.parametrize(
    "choice",
    [
        {"name": "x" * 101, "value": "x"},
        {"name": "x", "value": "x" * 101},
        {"name": "", "value": "x"},
        {"name": "x", "value": 7},
    ],
)
async def test_autocomplete_choices_have_100_characters(bench: Any, choice: dict[str, Any]) -> None:
    assert (await complete(bench, [choice]))[0].code == 50035


async def test_autocomplete_takes_choices_only(bench: Any) -> None:
    assert (await complete(bench, [], kind=4))[0].faults == {"type"}


async def test_autocomplete_with_25_choices_arrives(bench: Any) -> None:
    choices = [{"name": "x" * 100, "value": f"{n:0100}"} for n in range(25)]
    assert (await complete(bench, choices))[1] == {"choices": choices, "failed": False}


def field(**more: object) -> dict[str, Any]:
    return FIELD | {"component": FIELD["component"] | more}  # type: ignore[operator]


def group(kind: int, count: int) -> dict[str, Any]:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 18, "label": "x", "component": {"type": kind, "custom_id": "g", "options": options}}


BAD_MODALS: dict[str, tuple[dict[str, Any], str]] = {
    "title": ({"title": "x" * 46}, "data.title"),
    "custom_id": ({"custom_id": "x" * 101}, "data.custom_id"),
    "six_components": ({"components": [field(custom_id=str(n)) for n in range(6)]}, "data.components"),
    "no_components": ({"components": []}, "data.components"),
    "label": ({"components": [FIELD | {"label": "x" * 46}]}, "data.components.0.label"),
    "text": ({"components": [field(max_length=4001)]}, "data.components.0.component.max_length"),
    "preset": ({"components": [field(value="x" * 4001)]}, "data.components.0.component.value"),
    "button": (
        {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "b"}]}]},
        "data.components.0.components.0.type",
    ),
    "one_radio": ({"components": [group(21, 1)]}, "data.components.0.component.options"),
    "eleven_radios": ({"components": [group(21, 11)]}, "data.components.0.component.options"),
    "eleven_checkboxes": ({"components": [group(22, 11)]}, "data.components.0.component.options"),
    "eleven_files": (
        {"components": [{"type": 18, "label": "x", "component": {"type": 19, "custom_id": "f", "max_values": 11}}]},
        "data.components.0.component.max_values",
    ),
    "custom_id_twice": ({"components": [FIELD, FIELD]}, "data.components.1.component.custom_id"),
}


@pytest.mark.parametrize("name", BAD_MODALS)
async def test_a_form_over_a_limit_is_refused(bench: Any, name: str) -> None:
    change, where = BAD_MODALS[name]
    got = await bench.answer(await bench.typed(), 9, MODAL | change)
    assert got.code == 50035
    assert where in got.faults, got.body
    good = {"title": "x" * 45, "custom_id": "x" * 100, "components": [group(21, 2), FIELD | {"label": "x" * 45}]}
    assert (await bench.answer(bench.newest(), 9, good)).status == 200


async def test_the_client_lets_nobody_click_what_is_disabled_or_not_there(bench: Any) -> None:
    with pytest.raises(Exception, match="no component"):
        await bench.aoi.click(await bench.board(), "lost")
    with pytest.raises(Exception, match="no command"):
        await bench.aoi.command("unknown")
