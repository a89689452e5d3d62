"""Web push: a letter for one browser, by the push service it named."""

import json
import time
from typing import Final
from urllib.parse import urlsplit

from paname.server.ids import digest
from paname.server.notices.channel import Outcome, Target
from paname.server.notices.encryption import Identity, decode64, encrypted
from paname.server.notices.guard import Post, outcome_of
from paname.server.notices.letter import Letter
from paname.server.notices.line import Answer

HALF_A_DAY: Final = 43_200
TTL: Final = 2 * 86_400  # seconds for which a push service keeps what it can't deliver yet
MOST_TEXT: Final = 1200  # characters: an encrypted message has to fit into 4096 bytes


class PushChannel:
    """Pushes that only the browser can read; an undelivered one of the same table is replaced by the next."""

    def __init__(self, post: Post, identity: Identity, subject: str) -> None:
        self.post = post
        self.identity = identity
        self.subject = subject
        self.names: dict[str, tuple[int, str]] = {}

    async def send(self, target: Target, letter: Letter) -> Outcome:
        """Encrypt and send."""
        try:
            keys = json.loads(target.secrets)
            body = encrypted(payload(letter), decode64(keys["p256dh"]), decode64(keys["auth"]))
        except (ValueError, KeyError, TypeError):
            return Outcome("gone", "keys")
        answer = await self.post.send(target.address, self.headers_of(target.address, letter), body)
        return outcome_of(answer) if isinstance(answer, Answer) else answer

    def headers_of(self, address: str, letter: Letter) -> dict[str, str]:
        """What the push service is told."""
        return {
            "Authorization": self.authorization(address),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Urgency": "normal",
            "Topic": digest(letter.tag())[:32],
        }

    def authorization(self, address: str) -> str:
        """Our name for the push service of an address; made again twice a day."""
        parts = urlsplit(address)
        origin, now = f"{parts.scheme}://{parts.netloc}", int(time.time())
        until, header = self.names.get(origin, (0, ""))
        if until < now + HALF_A_DAY // 2:
            until = now + HALF_A_DAY
            header = self.identity.header(origin, self.subject, until)
            self.names[origin] = (until, header)
        return header


def payload(letter: Letter) -> bytes:
    """What the service worker is given."""
    found: dict[str, object] = {
        "title": letter.title(),
        "body": letter.body()[:MOST_TEXT],
        "tag": letter.tag(),
        "url": letter.path(),
    }
    found |= {"count": letter.count} if letter.count is not None else {}
    found |= {"test": letter.test} if letter.test else {}
    return json.dumps(found, ensure_ascii=False).encode()
