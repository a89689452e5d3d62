"""Modules and styles without their comments, which are for people who read the source, not for those who play."""

import re
from pathlib import Path
from typing import Final

BLOCK: Final = re.compile(rb"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*\n", re.DOTALL | re.MULTILINE)
CAST: Final = re.compile(rb"/\*\* @type \{[^\n]*?\} \*/ ?")
LINE: Final = re.compile(rb"^[ \t]*//[^\n]*\n", re.MULTILINE)
REMARK: Final = re.compile(rb"/\*(?:(?!\*/).)*\*/", re.DOTALL)
INDENT: Final = re.compile(rb"^\s+", re.MULTILINE)
VENDORED: Final = "vendor"  # comments there hold licences


def slim(file: Path, data: bytes) -> bytes:
    """A module of ours without casts and the comments on lines of their own, styles without indents; else as it is."""
    if file.suffix == ".css":
        return INDENT.sub(b"", REMARK.sub(b"", data))
    if file.suffix != ".js" or VENDORED in file.parts:
        return data
    return CAST.sub(b"", LINE.sub(b"", BLOCK.sub(b"", data)))
