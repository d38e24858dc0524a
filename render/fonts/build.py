"""Builds Kotatsu Sans JP, the subset of Noto Sans CJK JP that boards are drawn with.

    pip install 'kotatsu[fonts]'
    python render/fonts/build.py FOLDER     # the folder that holds NotoSansCJK-Regular.ttc and NotoSansCJK-Bold.ttc

The same source gives the same bytes. README.md beside this file says where the source comes from.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

FAMILY = "Kotatsu Sans JP"
POSTSCRIPT = "KotatsuSansJP"
SOURCE_FAMILY = "Noto Sans CJK JP"
WEIGHTS = ("Regular", "Bold")

KEPT_NAMES = (0, 7, 8, 9, 10, 11, 12, 13, 14)  # copyright, trademark notice, authors and licence stay as they were
WINDOWS_UNICODE = (3, 1, 0x409)

BLOCKS = (
    range(0x0020, 0x007F),  # ASCII
    range(0x00A0, 0x0180),  # Latin-1, Latin Extended-A
    range(0x2010, 0x2060),  # dashes, quotes, ellipsis
    range(0x2070, 0x20A0),  # superscripts
    range(0x20A0, 0x20D0),  # currencies
    range(0x2100, 0x2300),  # letter-like signs, number forms, arrows, mathematics
    range(0x2460, 0x2700),  # circled numbers, boxes, geometric shapes, stars, hearts
    range(0x2700, 0x27C0),  # ticks and crosses
    range(0x3000, 0x3100),  # Japanese punctuation, kana
    range(0x31F0, 0x3400),  # small kana, enclosed letters, units
    range(0xFF00, 0xFFF0),  # full-width and half-width forms
)


def two_byte_characters(encoding: str) -> Iterator[int]:
    """The code points of a Japanese encoding's two-byte codes: JIS X 0208 levels 1 and 2, and its vendors' rows."""
    for lead in range(0x81, 0xFF):
        for trail in range(0x40, 0xFF):
            text = bytes((lead, trail)).decode(encoding, errors="ignore")
            if len(text) == 1:
                yield ord(text)


def wanted() -> set[int]:
    """Every code point that the fonts shall hold where the source has it."""
    points = {point for block in BLOCKS for point in block}
    for encoding in ("cp932", "euc_jp"):
        points.update(two_byte_characters(encoding))
    return points


def source_font(folder: Path, weight: str) -> TTFont:
    """The Japanese face of the collection; raises SystemExit where the collection holds none."""
    for font in TTCollection(folder / f"NotoSansCJK-{weight}.ttc").fonts:
        if font["name"].getDebugName(16) == SOURCE_FAMILY or font["name"].getDebugName(1) == SOURCE_FAMILY:
            return font
    sys.exit(f"no {SOURCE_FAMILY} in NotoSansCJK-{weight}.ttc")


def rename(font: TTFont, weight: str) -> None:
    """Gives the font its own name, as the licence wants of a changed one; the authors' and licence entries stay."""
    table = font["name"]
    version = table.getDebugName(5)
    table.names = [record for record in table.names if record.nameID in KEPT_NAMES]
    full = FAMILY if weight == "Regular" else f"{FAMILY} {weight}"
    postscript = f"{POSTSCRIPT}-{weight}"
    own = {1: FAMILY, 2: weight, 3: postscript, 4: full, 5: f"{version}; subset", 6: postscript, 16: FAMILY, 17: weight}
    for name, text in own.items():
        table.setName(text, name, *WINDOWS_UNICODE)

    cff = font["CFF "].cff
    cff.fontNames = [postscript]
    top = cff.topDictIndex[0]
    top.FullName, top.FamilyName = full, FAMILY
    for index, part in enumerate(top.FDArray):
        part.FontName = f"{postscript}-{index}"


def build(folder: Path, weight: str) -> Path:
    """Writes one weight beside this script and returns its path."""
    font = source_font(folder, weight)
    options = Options(
        layout_features=["kern"],
        name_IDs=["*"],
        name_languages=["*"],
        notdef_outline=True,  # a missing sign must show
        drop_tables=["BASE", "VORG", "vhea", "vmtx"],  # boards are written across only
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted())
    subsetter.subset(font)
    rename(font, weight)
    font.recalcTimestamp = False
    target = Path(__file__).with_name(f"{POSTSCRIPT}-{weight}.otf")
    font.save(target)
    return target


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: build.py FOLDER, the one that holds NotoSansCJK-Regular.ttc and NotoSansCJK-Bold.ttc")
    for each in WEIGHTS:
        path = build(Path(sys.argv[1]), each)
        print(f"{path.name}: {path.stat().st_size:,} bytes")
