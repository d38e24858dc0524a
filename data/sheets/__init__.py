"""Card files: our own format, one form a game; facts files of a publisher's card list; two makes that others publish.

What is read here is what is printed; nobody has looked into a card's text yet.
"""

from data.sheets.common import CardSetError, FieldError, Language, Name, SetCode, Sheets, class_words, split_names
from data.sheets.files import read_files, schema

__all__ = [
    "CardSetError", "FieldError", "Language", "Name", "SetCode", "Sheets", "class_words", "read_files", "schema",
    "split_names",
]
