"""The documentation at /docs, as `make docs` built it and the package ships it; it needs nothing from elsewhere."""

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from paname.server.refusals import Refusal
from paname.server.web.files import TYPES, AnyRequest, Sheet, respond, sheet_of

SITE: Final = Path(__file__).parents[2] / "site"
SCRIPT: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
POLICY: Final = (
    "default-src 'none'; script-src 'self' {hashes}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paname: docs</title>
<h1>The documentation isn't installed here</h1>
<p>In a clone of Paname, <code>make docs</code> builds it and puts it here. The same pages lie in the folder
<code>docs</code>, and <a href="/api/schema">the HTTP interface has a page of its own</a>.</p>
"""


@get(["/docs", "/docs/{path:path}"], include_in_schema=False)
async def docs(request: AnyRequest, path: FromPath[str] = "") -> Response[Any]:
    """A page or file of the documentation."""
    if not (SITE / "index.html").is_file():
        return Response(MISSING, status_code=404, media_type="text/html; charset=utf-8")
    name = path.strip("/")
    if not name:
        return Redirect("/docs/index.html")
    sheet = file_of(name)
    found = respond(request, sheet)
    if sheet.suffix == ".html":
        found.headers["Content-Security-Policy"] = policy(sheet)
    return found


def file_of(name: str) -> Sheet:
    """A file of the site; nothing outside of its folder."""
    file = (SITE / name).resolve()
    if not file.is_relative_to(SITE.resolve()) or not file.is_file() or file.suffix not in TYPES:
        raise Refusal("not_found.page")
    return sheet_of(file)


@lru_cache(maxsize=128)
def policy(sheet: Sheet) -> str:
    """What a page may load: its own files, and the scripts that stand in it as they were built."""
    found = (b64encode(sha256(script).digest()).decode() for script in SCRIPT.findall(sheet.data))
    return POLICY.format(hashes=" ".join(f"'sha256-{one}'" for one in found))
