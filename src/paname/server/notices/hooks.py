"""Webhooks: one line of text and the link to the table, in the form that Discord, Slack, ntfy or a program expects."""

import json
from dataclasses import asdict
from email.header import Header
from typing import Final
from urllib.parse import urlsplit

from paname.server.notices.channel import Outcome, Target
from paname.server.notices.guard import Post, outcome_of
from paname.server.notices.letter import Letter
from paname.server.notices.line import Answer
from paname.server.notices.links import Links

Request = tuple[dict[str, str], bytes]
MOST: Final = 1800  # characters; Discord takes 2000
HOSTS: Final = {"discord.com": "discord", "discordapp.com": "discord", "hooks.slack.com": "slack", "ntfy.sh": "ntfy"}


def form_of(url: str) -> str:
    """The form that goes with an address; plain JSON where it isn't a known one."""
    return HOSTS.get((urlsplit(url).hostname or "").lower(), "json")


def plain(letter: Letter) -> str:
    """A letter as one text."""
    return "\n".join(part for part in (letter.title(), letter.body()) if part)[:MOST]


def as_json(letter: Letter, link: str) -> Request:
    """For programs: everything, with an id by which doubles are known."""
    items = [asdict(item) for item in letter.told]
    found = {"id": letter.key, "title": letter.title(), "text": letter.body(), "link": link, "items": items}
    return {"Content-Type": "application/json"}, json.dumps(found, ensure_ascii=False).encode()


def as_discord(letter: Letter, link: str) -> Request:
    """For Discord: nobody is mentioned, whatever somebody calls themselves."""
    found = {"content": f"{plain(letter)}\n{link}", "allowed_mentions": {"parse": []}}
    return {"Content-Type": "application/json"}, json.dumps(found, ensure_ascii=False).encode()


def as_slack(letter: Letter, link: str) -> Request:
    """For Slack, whose three special characters are escaped."""
    text = plain(letter).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"Content-Type": "application/json"}, json.dumps({"text": f"{text}\n{link}"}, ensure_ascii=False).encode()


def as_ntfy(letter: Letter, link: str) -> Request:
    """For ntfy: the text is the body, the rest stands in headers."""
    title = Header(letter.title(), "utf-8", maxlinelen=10_000).encode()
    headers = {"Content-Type": "text/plain; charset=utf-8", "Title": title, "Click": link}
    return headers, (letter.body() or letter.title())[:MOST].encode()


FORMS: Final = {"json": as_json, "discord": as_discord, "slack": as_slack, "ntfy": as_ntfy}


class HookChannel:
    """Letters to addresses that people gave; they are followed nowhere else."""

    def __init__(self, post: Post, links: Links) -> None:
        self.post = post
        self.links = links

    async def send(self, target: Target, letter: Letter) -> Outcome:
        """Write and send; the key lets a receiver know doubles."""
        headers, body = FORMS[target.form](letter, self.links.to(letter.path()))
        headers = {"User-Agent": "Paname", "Idempotency-Key": letter.key, **headers}
        answer = await self.post.send(target.address, headers, body)
        return outcome_of(answer) if isinstance(answer, Answer) else answer
