"""The cryptography that web push needs: messages that only one browser can read (RFC 8291), and our name (RFC 8292)."""

import base64
import json
import os
from typing import Final

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD: Final = 4096
CURVE: Final = ec.SECP256R1()


def encode64(data: bytes) -> str:
    """Base64 as URLs hold it, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode64(text: str) -> bytes:
    """The bytes of such a text; ValueError if it is none."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as an uncompressed point."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def encrypted(
    text: bytes,
    receiver: bytes,
    auth: bytes,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message in the coding aes128gcm for the browser with this key; sender and salt are new for every message."""
    own, salt = sender or ec.generate_private_key(CURVE), salt or os.urandom(16)
    public = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver))
    secret = derived(auth, shared, b"WebPush: info\0" + receiver + public, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + len(public).to_bytes(1, "big") + public + sealed


class Identity:
    """The key by which push services know this server."""

    def __init__(self, pem: str) -> None:
        key = serialization.load_pem_private_key(pem.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self.key = key
        self.public = encode64(point_of(key.public_key()))

    def header(self, origin: str, subject: str, until: int) -> str:
        """An Authorization header for one push service, good until a second."""
        head = encode64(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        claims = encode64(json.dumps({"aud": origin, "exp": until, "sub": subject}).encode())
        first, second = decode_dss_signature(self.key.sign(f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256())))
        signature = encode64(first.to_bytes(32, "big") + second.to_bytes(32, "big"))
        return f"vapid t={head}.{claims}.{signature}, k={self.public}"


def new_identity() -> str:
    """A new key, as it is stored."""
    form = serialization.PrivateFormat.PKCS8
    key = ec.generate_private_key(CURVE)
    return key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()).decode()
