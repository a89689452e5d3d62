"""The far ends of notices for tests: a mail server, a push service that decrypts as a browser would, webhooks."""

import base64
import json
import os
import threading
import time
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from tests.server.harness import free_port


def eventually(find, seconds=15):
    """What a question answers as soon as it has an answer."""
    until = time.monotonic() + seconds
    while not (found := find()):
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.05)
    return found


def encode64(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode64(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class MailServer:
    """Keeps what it is given."""

    def __init__(self):
        self.mails = []
        self.answers = []  # what is said instead of yes, once each
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())

    async def handle_DATA(self, server, session, envelope):  # noqa: N802 - the library's own name
        if self.answers:
            return self.answers.pop(0)
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"

    def __enter__(self):
        self.controller.start()
        self.port = self.controller.port
        return self

    def __exit__(self, *reason):
        self.controller.stop()


class WebServer:
    """Keeps every POST: path, headers, body; answers with the next status that was ordered, or 201."""

    def __init__(self):
        self.requests = []
        self.statuses = []
        self.location = ""
        kept = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                kept.requests.append((self.path, dict(self.headers.items()), body))
                status = kept.statuses.pop(0) if kept.statuses else 201
                self.send_response(status)
                if kept.location:
                    self.send_header("Location", kept.location)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *given):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True

    def url(self, path):
        return f"http://127.0.0.1:{self.server.server_port}{path}"

    def at(self, path):
        return [request for request in self.requests if request[0] == path]

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *reason):
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """A browser's end of web push: it made a key pair, and alone can read what comes."""

    def __init__(self, web, path):
        self.web, self.path = web, path
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self):
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": encode64(point), "auth": encode64(self.auth)}
        return {"kind": "push", "address": self.web.url(self.path), **keys}

    def read(self):
        """Every push that came, decrypted by another implementation than ours."""
        return [
            json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))
            for _, _, body in self.web.at(self.path)
        ]


def vapid_claims(header, public):
    """The claims of an Authorization header, checked with the key that the server told its pages."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert parts["k"] == public
    head, claims, signature = parts["t"].split(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode64(public))
    raw = decode64(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decode64(claims))
