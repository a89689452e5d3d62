"""Names as they are typed: small letters without accents, words joined by hyphens."""

import unicodedata


def slug(name: str) -> str:
    """The name in small letters, figures and hyphens, so that accents, case and spaces do not matter."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe").replace("æ", "ae"))
    letters = [letter if letter.isalnum() else "-" for letter in plain if not unicodedata.combining(letter)]
    return "-".join(part for part in "".join(letters).split("-") if part)
