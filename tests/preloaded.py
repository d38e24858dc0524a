"""Imported by the server that tests fork processes from, and by nothing else."""

import gc
import re

import typer  # noqa: F401

import cogs.client  # noqa: F401
import data.store.climbing  # noqa: F401
import rehearsal.stand  # noqa: F401
from data.catalogue import LOCALES, catalogue, files_of
from data.community.judging import judge
from data.community.sheet import read_sheet
from engine.wording import NO_WORDS
from tests.community.files import OWN

list(judge(read_sheet(OWN.encode()), NO_WORDS))

# Every bot tells Discord of all its commands in each language, whatever else is said.
for file in files_of(LOCALES / "en"):
    for key in re.findall(r"^(?:cmd|opt|value|game)-[\w-]+(?= =)", file.read_text("utf-8"), re.MULTILINE):
        for lang in catalogue().languages:
            catalogue().text(lang, key)

# What is here already is not looked at again by each process that is forked.
gc.collect()
gc.freeze()
