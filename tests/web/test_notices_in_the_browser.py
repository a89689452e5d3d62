"""Notices in the browser: the section of the profile, the question at the table, and Chromium's own service worker."""

import json
import re
from dataclasses import replace

import pytest
from tests.server.harness import PATIENT, Running
from tests.server.receivers import Browser, MailServer, WebServer, eventually

from .conftest import AXE, PHONE, WIDE

DAYS = {"kind": "days", "days": 2}
# Chromium without a window has no push service of its own: the subscription is a browser's of ours.
SUBSCRIBE = """PushManager.prototype.subscribe = async () => ({ toJSON: () => (SUBSCRIPTION) });
PushManager.prototype.getSubscription = async () => null;"""


@pytest.fixture(scope="module")
def far():
    with MailServer() as mail, WebServer() as web:
        yield mail, web


@pytest.fixture(scope="module")
def house(far, tmp_path_factory):
    mail, _ = far
    given = {"push_subject": "mailto:host@example.org", "webhooks": True, "private_addresses": True}
    given |= {"smtp_host": "127.0.0.1", "smtp_port": mail.port, "smtp_security": "none"}
    given |= {"mail_from": "paname@example.org", "public_url": "https://paname.example", "notice_seconds": 0.2}
    with Running(replace(PATIENT, data=str(tmp_path_factory.mktemp("house")), **given)) as running:
        yield running


@pytest.fixture
def come(house, far, browser):
    """Open the site as somebody new, who has answered the browser's question with yes."""
    contexts = []

    def open_page(name, size=WIDE, push=None):
        context = browser.new_context(viewport=size, base_url=house.url, locale="en-GB", timezone_id="Europe/Paris")
        context.grant_permissions(["notifications"])
        contexts.append(context)
        keys = push.subscription() if push else {}
        subscription = {"endpoint": keys.get("address", ""), "keys": {k: keys.get(k, "") for k in ("p256dh", "auth")}}
        if push:
            context.add_init_script(SUBSCRIBE.replace("SUBSCRIPTION", json.dumps(subscription)))
        context.add_init_script("localStorage.paname ??= JSON.stringify({ pace: 'instant' });")
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.goto("/rules/lumiere")
        page.request.post("/api/session", data={"name": name})
        return page

    yield open_page
    for context in contexts:
        context.close()


def no_faults(page):
    """What axe finds wrong."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return page.evaluate("async () => (await axe.run()).violations.map(({ id, nodes }) => id + ' ' + nodes[0].html)")


def laid(host, guest, **wish):
    """A table of the two, with a running game over days."""
    made = host.request.post("/api/tables", data={"game": "lumiere", "clock": DAYS, "id": "t1", **wish}).json()
    table = made["table"]["id"]
    guest.request.post(f"/api/tables/{table}/commands", data={"type": "join", "id": "j"})
    host.request.post(f"/api/tables/{table}/commands", data={"type": "start", "id": "s"})
    return table


def move(page, table):
    """One decision by HTTP, if it is this person's turn."""
    state = page.request.get(f"/api/tables/{table}").json()["state"]
    if not state["legal"]:
        return False
    wish = {"type": "move", "id": f"m{state['decision']}", "decision": state["decision"]}
    assert page.request.post(f"/api/tables/{table}/commands", data={**wish, "action": state["legal"][0]["id"]}).ok
    return True


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_ways_kinds_quiet_hours_and_tests_on_the_profile(come, far, size):
    mail, web = far
    device = Browser(web, f"/device/{size['width']}")
    page = come("Camille", size, device)
    page.goto("/me")
    page.get_by_role("heading", name="Notices", exact=True).wait_for()
    page.get_by_role("button", name="Turn on here").click()
    page.get_by_text("Notices are on.").wait_for()
    address = f"camille{size['width']}@example.org"
    page.get_by_label("E-mail address", exact=True).fill(address)
    page.get_by_role("button", name="Send me a link").click()
    page.get_by_text("Open the link in the mail").wait_for()
    [asked] = eventually(lambda: [one for one in mail.mails if one["To"] == address])
    page.goto(re.search(r"https://paname.example(/mail/confirm/\S+)", asked.get_content())[1])
    page.get_by_role("button", name="Yes, it’s mine").click()
    page.get_by_text("Notices will come to this address.").first.wait_for()
    page.goto("/me")
    page.locator(".n-ways summary").click()
    page.get_by_label("Webhook address").fill(web.url(f"/hook/{size['width']}"))
    page.get_by_role("button", name="Add", exact=True).click()
    row = page.locator(".n-ways li", has_text="JSON")
    row.get_by_role("button", name="Send a test").click()
    row.get_by_text("Taken after 1 s").wait_for()
    hook = json.loads(web.at(f"/hook/{size['width']}")[0][2])
    assert hook["title"] == "Notices work"
    chat = page.get_by_role("switch", name="Chat E-mail")
    assert chat.get_attribute("aria-checked") == "false"
    chat.click()
    page.get_by_label("until").last.fill("07:30")
    page.get_by_label("until").last.blur()
    page.wait_for_function("async () => (await (await fetch('/api/me/notices')).json()).quiet_to === 450")
    told = page.request.get("/api/me/notices").json()
    assert "chat" in told["kinds"]["mail"]
    assert told["zone"] == "Europe/Paris"
    assert no_faults(page) == []
    page.get_by_role("button", name="Remove: E-mail").click()
    page.get_by_label("E-mail address", exact=True).wait_for()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_question_comes_once_after_the_first_move_and_yes_turns_notices_on(come, far, size):
    _, web = far
    device = Browser(web, f"/asked/{size['width']}")
    lea, max_ = come("Léa", size, device), come("Max")
    table = laid(lea, max_)
    while move(max_, table):
        pass
    lea.goto(f"/t/{table}")
    for _ in range(6):
        lea.wait_for_function("() => document.querySelector('.t-main')?.dataset.sending === 'false'")
        if lea.request.get(f"/api/tables/{table}").json()["state"]["legal"]:
            lea.evaluate(
                """async () => { const { store } = await import('/shell.js');
                const { submit } = await import('/table/moves.js'); await submit(store.get().page.state.legal[0]); }"""
            )
    question = lea.get_by_role("region", name="Shall we tell you when it’s your turn?")
    question.wait_for()
    assert no_faults(lea) == []
    assert max_.request.post(
        f"/api/tables/{table}/commands", data={"type": "propose", "id": "p", "what": "pause"}
    ).ok, "what others ask comes first"
    lea.get_by_role("button", name="Decline").click()
    question.get_by_role("button", name="Yes, on this device").click()
    question.wait_for(state="detached")
    eventually(lambda: lea.request.get("/api/me/notices").json()["ways"])
    lea.request.patch("/api/me/notices", data={"quiet": False})
    lea.goto("/rules/lumiere")
    while move(max_, table):
        pass
    pushes = eventually(lambda: [one for one in device.read() if one["url"] == f"/t/{table}"])
    assert pushes[0]["title"] == "Your move in Lumière"
    assert lea.evaluate("JSON.parse(localStorage.paname).noticesAsked") is True


def test_chromium_s_service_worker_shows_a_push_and_keeps_quiet_at_the_table(come, house):
    page = come("Odette")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => 1)")
    session = page.context.new_cdp_session(page)
    found = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    eventually(lambda: page.wait_for_timeout(50) or found)

    def push(data):
        to = {"origin": house.url, "registrationId": found[-1]["registrationId"]}
        session.send("ServiceWorker.deliverPushMessage", {**to, "data": json.dumps(data)})

    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
      .map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }))"""
    notice = {"title": "Your move in Lumière", "body": "With Max.", "tag": "abc", "url": "/t/abc", "count": 1}
    push(notice)
    first = eventually(lambda: page.wait_for_timeout(50) or page.evaluate(shown))
    assert first == [{name: notice[name] for name in ("title", "body", "tag", "url")}]
    push({**notice, "body": "Again."})
    assert eventually(lambda: [n for n in page.evaluate(shown) if n["body"] == "Again."])
    assert len(page.evaluate(shown)) == 1
    push({**notice, "tag": "home", "url": "/"})  # that page is in front
    push({**notice, "tag": "last", "url": "/t/last"})
    last = eventually(lambda: [n for n in page.evaluate(shown) if n["tag"] == "last"])
    assert last
    assert "home" not in [n["tag"] for n in page.evaluate(shown)]
    table = page.request.post("/api/tables", data={"game": "lumiere", "id": "quiet"}).json()["table"]["id"]
    push({**notice, "tag": table, "url": f"/t/{table}"})
    eventually(lambda: [n for n in page.evaluate(shown) if n["tag"] == table])
    page.goto(f"/t/{table}")  # looking at a table does away with its notice
    eventually(lambda: not [n for n in page.evaluate(shown) if n["tag"] == table])
