"""The C that mypyc has written, with inline caches where it asks for attributes and names that are not compiled."""

from __future__ import annotations

import re
from pathlib import Path

HEADER = Path(__file__).with_suffix(".h")
INDENTED = re.compile(r"^ +", re.MULTILINE)
"""mypyc indents each block deeper than the one before, which comes to most of the file."""
INCLUDED = re.compile(r'^#include "__native_internal[^\n]*\n', re.MULTILINE)
"""The last of what is included, in a file with the code of modules."""
GLOBAL = re.compile(r"(= CPyStatic_\w+___globals;\n\w+ = CPyStatics\[\d+\];[^\n]*\n\w+ = )CPyDict_GetItem\(")
"""Where a module's names are asked for one of them."""


def cached(code: str) -> str:
    """The same code, which keeps what it was told where it asks again and again."""
    code = INDENTED.sub("", code)
    included = INCLUDED.search(code)
    if included is None:
        return code
    code = f'{code[: included.end()]}#include "{HEADER.as_posix()}"\n{code[included.end() :]}'
    return GLOBAL.sub(r"\1CPyGlobal(", code)


def cache_in(path: Path) -> None:
    """Write it in the place of a file of C."""
    path.write_text(cached(path.read_text("utf-8")), "utf-8")
