"""Passkeys (WebAuthn): a key pair in somebody's device signs them in, unlocked by finger, face or screen lock."""

import json
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from paname.server.accounts import Accounts
from paname.server.ids import new_id, now
from paname.server.refusals import Refusal
from paname.server.store.schema import passkeys, users
from paname.server.tickets import Tickets
from paname.server.wire import Person

MOST: Final = 20
SECONDS: Final = 300  # between the question and the answer
ADDING: Final = "add"
ENTERING: Final = "enter"
BROKEN: Final = (WebAuthnException, ValueError, KeyError, TypeError)  # whatever a made-up answer can cause
Json = dict[str, Any]


class Site(NamedTuple):
    """The name to which passkeys belong, and where the page that asks comes from."""

    name: str
    origin: str


class Passkeys:
    """Added, used, listed and removed."""

    def __init__(self, accounts: Accounts, tickets: Tickets) -> None:
        self.accounts = accounts
        self.store = accounts.store
        self.tickets = tickets

    # Adding --------------------------------------------------------------------------------------------

    async def offer(self, person: Person, site: Site) -> Json:
        """What a browser needs to make a passkey."""
        known = await self.rows(person)
        if len(known) >= MOST:
            raise Refusal("not_allowed.many_passkeys", most=MOST)
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name="Paname",
            user_id=person.id.encode(),
            user_name=person.name,
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(row.credential)) for row in known],
        )
        ticket = await self.tickets.give(ADDING, SECONDS, person.id, bytes_to_base64url(options.challenge))
        return {"options": json.loads(webauthn.options_to_json(options)), "ticket": ticket}

    async def add(self, person: Person, site: Site, ticket: str, answer: Json, label: str) -> None:
        """Keep a passkey that a browser made for our question."""
        asked = await self.tickets.use(ADDING, ticket)
        if asked is None or asked[0] != person.id:
            raise Refusal("invalid.passkey", field="passkey")
        try:
            made = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=base64url_to_bytes(asked[1]),
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except BROKEN:
            raise Refusal("invalid.passkey", field="passkey") from None
        row = {
            "id": new_id(12),
            "user_id": person.id,
            "credential": bytes_to_base64url(made.credential_id),
            "public_key": bytes_to_base64url(made.credential_public_key),
            "count": made.sign_count,
            "label": label[:200],
            "created": now(),
        }
        await self.store.write(lambda connection: connection.execute(sa.insert(passkeys), row).rowcount)

    # Signing in ----------------------------------------------------------------------------------------

    async def question(self, site: Site) -> Json:
        """What a browser has to sign; it says by itself whose passkey it has."""
        options = webauthn.generate_authentication_options(rp_id=site.name)
        ticket = await self.tickets.give(ENTERING, SECONDS, value=bytes_to_base64url(options.challenge))
        return {"options": json.loads(webauthn.options_to_json(options)), "ticket": ticket}

    async def enter(self, site: Site, ticket: str, answer: Json) -> Person:
        """Whose passkey signed our question."""
        asked = await self.tickets.use(ENTERING, ticket)
        row = await self.by_credential(str(answer.get("id", "")))
        if asked is None or row is None:
            raise Refusal("invalid.passkey", field="passkey")
        try:
            signed = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=base64url_to_bytes(asked[1]),
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.count,
            )
        except BROKEN:
            raise Refusal("invalid.passkey", field="passkey") from None
        if row.banned > now():
            raise Refusal("not_allowed.banned")
        used = sa.update(passkeys).where(passkeys.c.id == row.id).values(count=signed.new_sign_count, used=now())
        await self.store.write(lambda connection: connection.execute(used).rowcount)
        return Person(row.user_id, row.name, account=True)

    async def by_credential(self, credential: str) -> Any:  # noqa: ANN401 - a row of the database
        """A passkey with its account."""
        query = (
            sa.select(passkeys, users.c.name, users.c.banned)
            .join(users, users.c.id == passkeys.c.user_id)
            .where(passkeys.c.credential == credential)
        )
        return await self.store.read(lambda connection: connection.execute(query).first())

    # Known ones ----------------------------------------------------------------------------------------

    async def rows(self, person: Person) -> list[Any]:
        """Somebody's passkeys as they are stored."""
        query = sa.select(passkeys).where(passkeys.c.user_id == person.id).order_by(passkeys.c.created)
        return await self.store.read(lambda connection: list(connection.execute(query)))

    async def listed(self, person: Person) -> list[Json]:
        """Somebody's passkeys as they see them."""
        shown = ("id", "label", "created", "used")
        return [{name: getattr(row, name) for name in shown} for row in await self.rows(person)]

    async def remove(self, person: Person, passkey: str) -> None:
        """Let one sign in no more."""
        gone = sa.delete(passkeys).where(passkeys.c.id == passkey, passkeys.c.user_id == person.id)
        if not await self.store.write(lambda connection: connection.execute(gone).rowcount):
            raise Refusal("not_found.passkey")
