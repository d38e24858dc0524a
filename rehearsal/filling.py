"""Turns what a seat filled into a form into the data of its submission."""

from __future__ import annotations

from rehearsal import components
from rehearsal.core import Core
from rehearsal.documents import Doc
from rehearsal.invocation import Slip, chosen, pick


def modal_data(core: Core, modal: Doc, values: Doc) -> Doc:
    """The data of a submitted form. `values` are by custom id; fields left out keep their preset."""
    resolved: Doc = {}
    fields = [one for one in components.walk(modal["components"]) if one.get("custom_id")]
    unknown = set(values) - {one["custom_id"] for one in fields}
    if unknown:
        raise Slip(f"the form has no field {unknown.pop()!r}")
    data: Doc = {
        "custom_id": modal["custom_id"],
        "components": [filled(core, one, values, resolved) for one in modal["components"]],
    }
    return data | ({"resolved": resolved} if resolved else {})


def filled(core: Core, component: Doc, values: Doc, resolved: Doc) -> Doc:
    out: Doc = {"type": component["type"], "id": component["id"]}
    if component["type"] == components.ROW:
        return out | {"components": [filled(core, one, values, resolved) for one in component["components"]]}
    if component["type"] == components.LABEL:
        return out | {"component": filled(core, component["component"], values, resolved)}
    if component["type"] == components.TEXT_DISPLAY:
        return out
    return out | {"custom_id": component["custom_id"]} | answered(core, component, values, resolved)


def answered(core: Core, field: Doc, values: Doc, resolved: Doc) -> Doc:
    """The answer to one field: text, a choice, several, or yes and no."""
    kind, value = field["type"], values.get(field["custom_id"])
    needed = field.get("required", True)
    preset = [one["value"] for one in field.get("options", []) if one.get("default")]
    if kind == components.TEXT_INPUT:
        words = str(field.get("value") or "" if value is None else value)
        least, most = field.get("min_length") or (1 if needed else 0), field.get("max_length") or 4000
        if (words or needed) and not least <= len(words) <= most:
            raise Slip(f"{field['custom_id']!r} takes {least} to {most} characters")
        return {"value": words}
    if kind == components.CHECKBOX:
        return {"value": bool(field.get("default") if value is None else value)}
    if kind == components.RADIO_GROUP:
        if value is None and not preset and needed:
            raise Slip(f"{field['custom_id']!r} needs a choice")
        return {"value": pick(field, str(value)) if value is not None else (preset or [None])[0]}
    several = preset if value is None else [str(one) for one in (value if isinstance(value, list) else [value])]
    if not several and not needed:
        return {"values": []}
    return {"values": chosen(core, field, several, resolved)}
