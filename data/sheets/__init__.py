"""Card files: our own format, one form a game; facts files of a publisher's card list; the makes that others publish.

What is read here is what is printed; nobody has looked into a card's text yet.
"""

from data.printed.sheets import Sheets, class_words
from data.sheets.files import read_files, schema
from engine.manifest.form import CardSetError, FieldError, Language, Name, SetCode, split_names

__all__ = [
    "CardSetError",
    "FieldError",
    "Language",
    "Name",
    "SetCode",
    "Sheets",
    "class_words",
    "read_files",
    "schema",
    "split_names",
]
