"""Imported by the server that tests fork processes from, and by nothing else."""

import typer  # noqa: F401

import cogs.client  # noqa: F401
import data.store.climbing  # noqa: F401
import rehearsal.stand  # noqa: F401
from data.community.judging import judge
from data.community.sheet import read_sheet
from engine.wording import NO_WORDS
from tests.community.files import OWN

list(judge(read_sheet(OWN.encode()), NO_WORDS))
