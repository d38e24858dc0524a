"""Checks the components of a message and of a modal: which may stand where, their fields and their counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rehearsal import limits
from rehearsal.documents import Doc
from rehearsal.shape import (
    Form,
    Path,
    Rule,
    anything,
    boolean,
    length,
    list_of,
    nullable,
    one_of,
    record,
    snowflake,
    text,
    whole,
)

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)

V2_TOP = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
MODAL_TOP = (ROW, TEXT_DISPLAY, LABEL)

custom_id = text(1, limits.CUSTOM_ID)
BASE: dict[str, Rule] = {"type": whole(), "id": whole(0, (1 << 31) - 1)}


def emoji(form: Form, path: Path, value: object) -> None:
    """A Unicode emoji by name; custom ones are refused, the labels of components being words alone."""
    record({"id": nullable(snowflake), "name": nullable(text()), "animated": boolean})(form, path, value)
    if isinstance(value, dict):
        name = value.get("name")
        if value.get("id") is not None or not isinstance(name, str) or name.isascii():
            form.fault((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def link(form: Form, path: Path, value: object) -> None:
    text(1, limits.URL)(form, path, value)
    if isinstance(value, str) and not value.startswith(("http://", "https://", "discord://")):
        form.fault(path, "URL_TYPE_INVALID_SCHEME", f'Scheme "{value.split(":")[0]}" is not supported.')


def media(form: Form, path: Path, value: object) -> None:
    # Links that the server itself gave may be sent back in an edit, so their extra members are read over.
    given = (
        "url",
        "proxy_url",
        "width",
        "height",
        "content_type",
        "attachment_id",
        "placeholder",
        "placeholder_version",
        "loading_state",
        "flags",
    )
    record({"url": text(1, 2048)} | dict.fromkeys(given[1:], anything), required=("url",))(form, path, value)
    url = value.get("url") if isinstance(value, dict) else None
    if isinstance(url, str) and not url.startswith(("http://", "https://", "attachment://")):
        form.fault((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Only http, https and attachment are supported.")


def option(described: bool) -> Rule:
    short = text(1, limits.OPTION_TEXT)
    fields: dict[str, Rule] = {
        "label": short,
        "value": short,
        "description": nullable(text(0, limits.OPTION_TEXT)),
        "default": boolean,
    }
    return record(fields | ({"emoji": nullable(emoji)} if described else {}), required=("label", "value"))


alt_text = nullable(text(0, limits.ALT_TEXT))
select_fields: dict[str, Rule] = BASE | {
    "custom_id": custom_id,
    "placeholder": nullable(text(0, limits.PLACEHOLDER)),
    "disabled": boolean,
    "min_values": nullable(whole(0, limits.OPTIONS)),
    "max_values": nullable(whole(1, limits.OPTIONS)),
    "required": boolean,
}
defaults = list_of(record({"id": snowflake, "type": one_of("user", "role", "channel")}), 0, limits.OPTIONS)

FIELDS: dict[int, Rule] = {
    BUTTON: record(
        BASE
        | {
            "style": whole(1, 6),
            "label": nullable(text(0, limits.LABEL)),
            "emoji": nullable(emoji),
            "custom_id": custom_id,
            "url": link,
            "sku_id": snowflake,
            "disabled": boolean,
        },
        required=("style",),
    ),
    STRING_SELECT: record(
        select_fields | {"options": list_of(option(described=True), 1, limits.OPTIONS)},
        required=("custom_id", "options"),
    ),
    USER_SELECT: record(select_fields | {"default_values": defaults}, required=("custom_id",)),
    ROLE_SELECT: record(select_fields | {"default_values": defaults}, required=("custom_id",)),
    MENTIONABLE_SELECT: record(select_fields | {"default_values": defaults}, required=("custom_id",)),
    CHANNEL_SELECT: record(
        select_fields | {"default_values": defaults, "channel_types": list_of(whole(0))}, required=("custom_id",)
    ),
    TEXT_INPUT: record(
        BASE
        | {
            "custom_id": custom_id,
            "style": one_of(1, 2),
            "label": nullable(text(1, limits.MODAL_LABEL)),
            "min_length": nullable(whole(0, limits.MODAL_TEXT)),
            "max_length": nullable(whole(1, limits.MODAL_TEXT)),
            "required": boolean,
            "value": nullable(text(0, limits.MODAL_TEXT)),
            "placeholder": nullable(text(0, limits.OPTION_TEXT)),
        },
        required=("custom_id", "style"),
    ),
    TEXT_DISPLAY: record(BASE | {"content": text(1, limits.V2_TEXT)}, required=("content",)),
    THUMBNAIL: record(BASE | {"media": media, "description": alt_text, "spoiler": boolean}, required=("media",)),
    GALLERY: record(
        BASE
        | {
            "items": list_of(
                record({"media": media, "description": alt_text, "spoiler": boolean}, required=("media",)),
                1,
                limits.GALLERY,
            )
        },
        required=("items",),
    ),
    FILE: record(BASE | {"file": media, "spoiler": boolean, "name": anything, "size": anything}, required=("file",)),
    SEPARATOR: record(BASE | {"divider": boolean, "spacing": one_of(1, 2)}),
    FILE_UPLOAD: record(
        BASE
        | {
            "custom_id": custom_id,
            "required": boolean,
            "min_values": nullable(whole(0, limits.MODAL_FILES)),
            "max_values": nullable(whole(1, limits.MODAL_FILES)),
        },
        required=("custom_id",),
    ),
    RADIO_GROUP: record(
        BASE
        | {
            "custom_id": custom_id,
            "required": boolean,
            "options": list_of(option(described=False), *limits.RADIO),
        },
        required=("custom_id", "options"),
    ),
    CHECKBOX_GROUP: record(
        BASE
        | {
            "custom_id": custom_id,
            "required": boolean,
            "options": list_of(option(described=False), *limits.CHECKBOXES),
            "min_values": nullable(whole(0, 10)),
            "max_values": nullable(whole(1, 10)),
        },
        required=("custom_id", "options"),
    ),
    CHECKBOX: record(BASE | {"custom_id": custom_id, "default": boolean}, required=("custom_id",)),
}


ALONE = ("accessory", "component")
"""Where a component holds another one alone."""


def children(component: Doc) -> list[tuple[Path, Doc]]:
    """The components directly inside one, with the path to each."""
    inside: list[tuple[Path, Doc]] = []
    for index, child in enumerate(component.get("components") or []):
        inside.append((("components", str(index)), child))
    inside += [((name,), component[name]) for name in ALONE if component.get(name)]
    return inside


def walk(components: Iterable[Doc]) -> Iterator[Doc]:
    """Every component, nested ones after the one that holds them."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        yield from walk([component[name] for name in ALONE if component.get(name)])


class Layout:
    """One pass over a tree of components; notes faults in a form."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def place(self, path: Path, value: object, allowed: Iterable[int]) -> None:
        """Checks one component and what it holds; `allowed` are the types that may stand here."""
        if not isinstance(value, dict):
            self.form.fault(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        kind = value.get("type")
        if isinstance(kind, bool) or not isinstance(kind, int) or kind not in allowed:
            places = ", ".join(map(str, allowed))
            self.form.fault((*path, "type"), "BASE_TYPE_CHOICES", f"Value must be one of {{{places}}}.")
        elif kind == ROW:
            self.row(path, value)
        elif kind == SECTION:
            self.section(path, value)
        elif kind == CONTAINER:
            self.container(path, value)
        elif kind == LABEL:
            self.label(path, value)
        else:
            FIELDS[kind](self.form, path, value)
            self.rules_of(path, value)

    def row(self, path: Path, value: Doc) -> None:
        record(BASE | {"components": list_of(anything, 1, limits.ROW_BUTTONS)}, required=("components",))(
            self.form, path, value
        )
        inside = value.get("components")
        if not isinstance(inside, list):
            return
        kinds = [child.get("type") for child in inside if isinstance(child, dict)]
        if len(kinds) > 1 and any(kind != BUTTON for kind in kinds):
            self.form.fault(
                (*path, "components"),
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )
        for index, child in enumerate(inside):
            self.place((*path, "components", str(index)), child, self.row_holds)

    row_holds: tuple[int, ...] = (BUTTON, *SELECTS)

    def section(self, path: Path, value: Doc) -> None:
        record(
            BASE | {"components": list_of(anything, 1, 3), "accessory": anything}, required=("components", "accessory")
        )(self.form, path, value)
        self.each(path, value, (TEXT_DISPLAY,))
        if value.get("accessory") is not None:
            self.place((*path, "accessory"), value["accessory"], (BUTTON, THUMBNAIL))

    def container(self, path: Path, value: Doc) -> None:
        record(
            BASE
            | {
                "components": list_of(anything, 1, limits.V2_COMPONENTS),
                "spoiler": boolean,
                "accent_color": nullable(whole(0, 0xFFFFFF)),
            },
            required=("components",),
        )(self.form, path, value)
        self.each(path, value, IN_CONTAINER)

    def label(self, path: Path, value: Doc) -> None:
        record(
            BASE | {"label": text(1, limits.MODAL_LABEL), "description": nullable(text(0, 100)), "component": anything},
            required=("label", "component"),
        )(self.form, path, value)
        if value.get("component") is not None:
            self.place((*path, "component"), value["component"], IN_LABEL)

    def each(self, path: Path, value: Doc, allowed: tuple[int, ...]) -> None:
        inside = value.get("components")
        for index, child in enumerate(inside if isinstance(inside, list) else []):
            self.place((*path, "components", str(index)), child, allowed)

    def rules_of(self, path: Path, value: Doc) -> None:
        if value["type"] == BUTTON:
            self.button(path, value)
        elif "options" in value and isinstance(value["options"], list):
            self.options(path, value)
        if value["type"] == FILE and not str((value.get("file") or {}).get("url", "")).startswith(
            ("attachment://", "http://127.0.0.1")
        ):
            self.form.fault((*path, "file", "url"), "URL_TYPE_INVALID_SCHEME", "Only attachment:// is supported.")
        least, most = value.get("min_values"), value.get("max_values")
        if isinstance(least, int) and isinstance(most, int) and least > most:
            self.form.fault((*path, "min_values"), "BASE_TYPE_BAD_VALUE", "min_values is above max_values.")

    def button(self, path: Path, value: Doc) -> None:
        """Link buttons (5) carry a url, premium ones (6) a sku, all others a custom id, and each nothing else."""
        own = {5: "url", 6: "sku_id"}.get(value.get("style", 0), "custom_id")
        for name in ("url", "sku_id", "custom_id"):
            if (name in value) != (name == own):
                self.form.fault(
                    (*path, name),
                    "BASE_TYPE_REQUIRED" if name == own else "BASE_TYPE_BAD_VALUE",
                    f"A button of this style {'needs' if name == own else 'has no'} {name}.",
                )
        if own != "sku_id" and not value.get("label") and not value.get("emoji"):
            self.form.fault(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or an emoji is required.")

    def options(self, path: Path, value: Doc) -> None:
        seen: set[object] = set()
        chosen = 0
        for index, entry in enumerate(value["options"]):
            if isinstance(entry, dict):
                chosen += bool(entry.get("default"))
                if str(entry.get("value")) in seen:
                    self.form.fault(
                        (*path, "options", str(index), "value"),
                        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                        "The specified option value is already used",
                    )
                seen.add(str(entry.get("value")))
        most = 1 if value["type"] == RADIO_GROUP else value.get("max_values", 1)
        if isinstance(most, int) and value["type"] == STRING_SELECT:
            if chosen > most:
                self.form.fault((*path, "options"), "SELECT_COMPONENT_INVALID_DEFAULT_VALUES", "Too many defaults.")
            if most > len(value["options"]):
                self.form.fault((*path, "max_values"), "BASE_TYPE_BAD_VALUE", "max_values is above the option count.")

    def unique(self, components: list[Doc], root: Path) -> None:
        """Custom ids and numeric ids may stand once in a message or modal."""
        seen: dict[str, set[object]] = {"custom_id": set(), "id": set()}
        todo = [((*root, str(index)), component) for index, component in enumerate(components)]
        while todo:
            path, component = todo.pop(0)
            for name, known in seen.items():
                mark = component.get(name)
                if mark and mark in known:
                    self.form.fault(
                        (*path, name),
                        f"COMPONENT_{name.upper()}_DUPLICATED",
                        f"Component {name.replace('_', ' ')} cannot be duplicated",
                    )
                known.add(mark)
            todo += [((*path, *step), child) for step, child in children(component)]


class ModalLayout(Layout):
    row_holds = (TEXT_INPUT,)

    def place(self, path: Path, value: object, allowed: Iterable[int]) -> None:
        super().place(path, value, allowed)
        if isinstance(value, dict) and value.get("type") == ROW:
            for index, child in enumerate(value.get("components") or []):
                if isinstance(child, dict) and child.get("type") == TEXT_INPUT and not child.get("label"):
                    self.form.fault(
                        (*path, "components", str(index), "label"), "BASE_TYPE_REQUIRED", "This field is required"
                    )


def check_message(form: Form, value: object, *, v2: bool, path: Path = ("components",)) -> None:
    """Checks a message's components in the old layout (rows) or the new one (`v2`)."""
    list_of(anything, 1 if v2 else 0, limits.V2_COMPONENTS if v2 else limits.ROWS)(form, path, value)
    if not isinstance(value, list):
        return
    layout = Layout(form)
    for index, component in enumerate(value):
        layout.place((*path, str(index)), component, V2_TOP if v2 else (ROW,))
    if form.errors:
        return
    layout.unique(value, path)
    if v2:
        count = sum(1 for _ in walk(value))
        if count > limits.V2_COMPONENTS:
            form.fault(
                path,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"{count} components with nested ones; at most {limits.V2_COMPONENTS}.",
            )
        words = sum(length(each["content"]) for each in walk(value) if each["type"] == TEXT_DISPLAY)
        if words > limits.V2_TEXT:
            form.fault(
                path,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"{words} characters of text; at most {limits.V2_TEXT}.",
            )


def check_modal(form: Form, value: object, path: Path = ("data",)) -> None:
    """Checks a whole modal: title, custom id and its one to five components."""
    record(
        {
            "title": text(1, limits.MODAL_TITLE),
            "custom_id": custom_id,
            "components": list_of(anything, 1, limits.MODAL_COMPONENTS),
        },
        required=("title", "custom_id", "components"),
    )(form, path, value)
    inside = value.get("components") if isinstance(value, dict) else None
    if isinstance(inside, list):
        layout = ModalLayout(form)
        for index, component in enumerate(inside):
            layout.place((*path, "components", str(index)), component, MODAL_TOP)
        if not form.errors:
            layout.unique(inside, (*path, "components"))


def numbered(components: list[Doc]) -> list[Doc]:
    """Gives each component without an id the next free one, as Discord does on receipt."""
    taken = {each["id"] for each in walk(components) if each.get("id")}
    fresh = 0
    for each in walk(components):
        if not each.get("id"):
            fresh += 1
            while fresh in taken:
                fresh += 1
            each["id"] = fresh
    return components
