"""The installed app: the browser would install it, its files are kept by version, and without a server it says so."""

import json
from urllib.request import urlopen

import pytest

from .conftest import PHONE, WIDE
from .looks import faults, overflow

READY = "async () => { await navigator.serviceWorker.ready; return !!navigator.serviceWorker.controller; }"
KEPT = """async () => { const found = {};
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  return found; }"""
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


def installed(visit, path="/", **wishes):
    """A page whose service worker answers for it."""
    page = visit(path, service_workers="allow", **wishes)
    page.wait_for_function(READY)
    return page


def kept(page, path, there=True):
    """Wait until a file is kept, or no cache holds it; gives the names of the caches."""
    found = page.wait_for_function(
        f"""async ([path, there]) => {{ const found = await ({KEPT})();
          return Object.values(found).flat().includes(path) === there && Object.keys(found); }}""",
        arg=[path, there],
    )
    return found.json_value()


def test_the_browser_would_install_it(visit):
    page = installed(visit)
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    assert manifest["display"] == "standalone"
    faults_found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault for fault in faults_found if fault["errorId"] != "in-incognito"] == []


def test_every_icon_has_the_size_that_the_manifest_says(address):
    with urlopen(f"{address}/manifest.webmanifest", timeout=5) as answer:
        assert answer.headers["Content-Type"] == "application/manifest+json"
        icons = json.load(answer)["icons"]
    for icon in icons:
        with urlopen(f"{address}{icon['src']}", timeout=5) as answer:
            data = answer.read()
        if icon["type"] == "image/png":
            sides = int.from_bytes(data[16:20]), int.from_bytes(data[20:24])
            assert "x".join(map(str, sides)) == icon["sizes"]


@SIZES
def test_without_a_server_the_page_says_so_and_comes_back_by_itself(visit, size):
    page = installed(visit, size=size, locale="fr-FR")
    session = page.context.new_cdp_session(page)
    session.send("Network.clearBrowserCache")  # whatever this page needs, the service worker has kept
    session.detach()
    page.context.set_offline(True)
    page.goto("/games")
    page.get_by_role("heading", name="Vous êtes hors ligne").wait_for()
    page.get_by_text("Les pendules y tournent toujours.").wait_for()
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert faults(page) == []
    assert overflow(page) == []
    page.context.set_offline(False)
    page.get_by_role("heading", name="Vos parties").wait_for()


def test_files_are_kept_but_no_page_and_no_answer_of_the_server(visit):
    page = installed(visit)
    page.reload()
    page.locator(".bots").first.wait_for()
    kept(page, "/app.js")
    paths = [path for found in page.evaluate(KEPT).values() for path in found]
    assert "/offline.html" in paths
    assert not [path for path in paths if path.startswith("/api/") or path in ("/", "/games", "/sw.js")]
    page.context.set_offline(True)
    refused = page.evaluate("() => fetch('/api/games').then(() => 'answered', () => 'refused')")
    assert refused == "refused"
    page.context.set_offline(False)


def test_another_version_is_fetched_and_the_files_of_the_last_one_go(visit):
    page = installed(visit)
    page.reload()
    page.locator(".bots").first.wait_for()
    [name] = kept(page, "/app.js")
    page.evaluate("async (old) => { await (await caches.open(old)).put('/app.js', new Response('old')); }", f"{name}0")
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).unregister()")
    page.reload()
    page.wait_for_function(READY)
    page.wait_for_function(f"async () => Object.keys(await ({KEPT})()).length === 1")
    assert list(page.evaluate(KEPT)) == [name]
