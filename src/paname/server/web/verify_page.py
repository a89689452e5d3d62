"""A page that checks a finished game's seal: of a table here, or of a record that somebody kept. No script."""

import asyncio
from html import escape
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromQuery

from paname.server.hub.queries import finished_record
from paname.server.refusals import Refusal
from paname.server.seal import check_record
from paname.server.web.services import Parts

WORDS = {
    "commitment": "The secret is the one that was committed to before the first draw.",
    "seed": "The seed is made of that secret and of everybody's own text.",
    "replay": "The game, played again from that seed, ends with the same scores.",
}


@get("/", include_in_schema=False)
async def proof(services: Parts, table: FromQuery[str] = "") -> Response[str]:
    """The page; with a table of this server, the proof of its game."""
    if not table:
        return shown(EXPLANATION)
    owner = await services.hub.owner(table)
    if owner.table.status != "over" or owner.table.timeline is None:
        raise Refusal("wrong_status.secret", status=owner.table.status)

    document = await owner.submit(lambda: finished_record(owner))
    return shown(await asyncio.to_thread(findings, document))


@post("/", status_code=200, include_in_schema=False)
async def prove(request: Request[Any, Any, Any]) -> Response[str]:
    """The proof of a record that somebody hands in."""
    file = (await request.form()).get("record")
    data = await file.read() if isinstance(file, UploadFile) else b""
    try:
        document = msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        return shown("<p><strong>This isn't a game record.</strong></p>", 400)
    return shown(await asyncio.to_thread(findings, document))


def findings(document: dict[str, Any]) -> str:
    """What was checked, and the numbers that it was checked with."""
    checks = check_record(document)
    rows = [f"<li>{'✓' if good else '✗ Failed:'} {WORDS[name]}</li>" for name, good in checks.items()]
    kept = "The deal was fair." if all(checks.values()) else "This seal is broken."
    table = document.get("table")
    seal = table.get("seal") if isinstance(table, dict) else None
    given = {"seed": document.get("seed"), **(seal if isinstance(seal, dict) else {})}
    facts = [f"<dt>{escape(name)}</dt><dd><code>{escape(words(value))}</code></dd>" for name, value in given.items()]
    return f"<h2>{kept}</h2><ul>{''.join(rows)}</ul><dl>{''.join(facts)}</dl>"


def words(value: object) -> str:
    """A number or text, or several with commas."""
    return ", ".join(str(part) for part in value) if isinstance(value, list) else str(value)


def shown(body: str, status: int = 200) -> Response[str]:
    """A whole page."""
    return Response(PAGE.format(body=body), status_code=status, media_type=MediaType.HTML)


EXPLANATION = """<p>Before the first draw the server shows the SHA-256 of a secret, and only then do the
people at the table add texts of their own; what bots add follows from the secret. The seed of the game is made of
all of them, so once the secret is fixed the server can't choose it. When the game is over the secret is shown,
and anybody can check that it is the one, here or with <code>paname verify FILE</code>.</p>"""

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Paname: fair deals</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/styles/fonts.css"><link rel="stylesheet" href="/styles/tokens.css">
<link rel="stylesheet" href="/styles/base.css">
<link rel="stylesheet" href="/styles/controls.css"><link rel="stylesheet" href="/styles/proof.css"></head>
<body><main class="proof"><h1><a href="/">Paname</a>: was the deal fair?</h1>
{body}
<form method="post" enctype="multipart/form-data" action="/verify">
<label>The record of a finished game: <input type="file" name="record" accept=".json" required></label>
<button class="btn">Check it</button></form></main></body></html>
"""

router = Router("/verify", route_handlers=[proof, prove])
