"""Passkeys with Chromium's own virtual authenticator: made, used to sign in elsewhere, removed."""

import pytest

from .conftest import PHONE, WIDE
from .looks import faults, overflow
from .test_profile_in_the_browser import open_profile, sign

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def at_home(visit, address, **wishes):
    """A page at an address that can have passkeys, with a device that holds them."""
    page = visit("/", base_url=address.replace("127.0.0.1", "localhost"), **wishes)
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.device = session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]
    return page, session


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_passkey_is_made_signs_in_elsewhere_and_is_removed(visit, address, size):
    name = "Aurore" if size is WIDE else "Basile"
    page, session = at_home(visit, address, size=size)
    open_profile(page)
    sign(page, name, "Create an account")
    page.get_by_role("button", name="Add a passkey").click()
    row = page.locator(".passkeys li")
    row.get_by_text("not used yet").wait_for()
    assert faults(page) == []
    assert overflow(page) == []

    [made] = session.send("WebAuthn.getCredentials", {"authenticatorId": session.device})["credentials"]
    other, elsewhere = at_home(visit, address, size=size)
    elsewhere.send("WebAuthn.addCredential", {"authenticatorId": elsewhere.device, "credential": made})
    open_profile(other)
    other.get_by_role("button", name="Sign in with a passkey").click()
    other.get_by_text(f"You’re signed in as {name}.").wait_for()
    other.locator(".passkeys li").get_by_text("last used today").wait_for()

    other.locator(".passkeys").get_by_role("button", name="Remove").click()
    other.locator(".passkeys li").wait_for(state="detached")
    stranger, third = at_home(visit, address, size=size)
    third.send("WebAuthn.addCredential", {"authenticatorId": third.device, "credential": made})
    open_profile(stranger)
    stranger.get_by_role("button", name="Sign in with a passkey").click()
    stranger.get_by_role("alert").get_by_text("That passkey doesn’t work here.").wait_for()


def test_stopping_the_browser_says_so_and_changes_nothing(visit, address):
    page, session = at_home(visit, address)
    open_profile(page)
    sign(page, "Stopped", "Create an account")
    session.send("WebAuthn.setUserVerified", {"authenticatorId": session.device, "isUserVerified": False})
    session.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": session.device})
    page.evaluate("() => void (navigator.credentials.create = () => Promise.reject(new DOMException('no')))")
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_role("alert").get_by_text("That didn’t work.").wait_for()
    assert page.locator(".passkeys li").count() == 0
