"""A community's own cards: a look at its file, its sets in the store, and what may be played on its server."""

from data.community.communities import MOST_SETS, Communities, GuildPool, NotKept, OwnSet
from data.community.judging import Judged, Verdict
from data.community.preview import Preview, preview, preview_async
from data.community.sheet import MOST_BYTES, MOST_CARDS, MOST_SIGNS
from data.community.workshop import SECONDS
from data.printed.faults import FileFault

__all__ = [
    "MOST_BYTES",
    "MOST_CARDS",
    "MOST_SETS",
    "MOST_SIGNS",
    "SECONDS",
    "Communities",
    "FileFault",
    "GuildPool",
    "Judged",
    "NotKept",
    "OwnSet",
    "Preview",
    "Verdict",
    "preview",
    "preview_async",
]
