"""Which engine runs: the plain one, or the one that `make fast` has compiled out of the same sources."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FAST = ROOT / "build" / "fast"


def is_current(root: Path = ROOT, fast: Path = FAST) -> bool:
    """Whether there is a compiled engine and no source of it has changed since."""
    kept = fast / "sources"
    return kept.is_file() and kept.read_text("utf-8") == sources(root)


def sources(root: Path = ROOT) -> str:
    """What tells one state of the engine's sources from another: each one's path, size and time."""
    files = sorted((path.relative_to(root).as_posix(), path.stat()) for path in root.glob("engine/**/*.py"))
    return "\n".join(f"{name} {stat.st_size} {stat.st_mtime_ns}" for name, stat in files)


def prefer(fast: Path = FAST) -> bool:
    """From here on `import engine` means the compiled one; False, and nothing has changed, where it is not current."""
    if not is_current(fast.parents[1], fast):
        return False
    sys.path.insert(0, str(fast))
    return True


def build() -> str:
    """What runs: "compiled" or "plain"."""
    import engine.kernel.state.game

    return "plain" if str(engine.kernel.state.game.__file__).endswith(".py") else "compiled"
