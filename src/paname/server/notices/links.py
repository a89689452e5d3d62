"""Links that people get by mail: each says what it does to which address, and only this server can make them."""

import hashlib
import hmac


class Links:
    """Made with a key of the server's own, so nothing about them is stored."""

    def __init__(self, site: str, key: str) -> None:
        self.site = site.rstrip("/")
        self.key = key.encode()

    def to(self, path: str) -> str:
        """The whole address of a page."""
        return f"{self.site}{path}"

    def token(self, action: str, way: str) -> str:
        """What makes a link work."""
        signature = hmac.new(self.key, f"{action}:{way}".encode(), hashlib.sha256).hexdigest()[:32]
        return f"{way}-{signature}"

    def way(self, action: str, token: str) -> str | None:
        """The way that a token is for; None if we didn't make it for this."""
        way = token.partition("-")[0]
        return way if hmac.compare_digest(self.token(action, way).encode(), token.encode()) else None

    def page(self, action: str, way: str) -> str:
        """A page with one button: mail programs open links by themselves, but press nothing."""
        return self.to(f"/mail/{action}/{self.token(action, way)}")

    def one_click(self, way: str) -> str:
        """Where a mail program sends its own *unsubscribe* (RFC 8058)."""
        return self.to(f"/api/mail/stop/{self.token('stop', way)}")
