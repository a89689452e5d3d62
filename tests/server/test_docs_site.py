"""The documentation at /docs: what `make docs` built, under a policy that names its own scripts and nothing else."""

from base64 import b64encode
from hashlib import sha256

import pytest
from tests.server.harness import request

from paname.server.web import docs

SCRIPT = "document.title = 'read me'"


@pytest.fixture
def site(tmp_path, monkeypatch):
    folder = tmp_path / "site"
    (folder / "howto").mkdir(parents=True)
    (folder / "index.html").write_text(f"<h1>Four doors</h1><script>{SCRIPT}</script>")
    (folder / "howto" / "deploy.html").write_text("<h1>Running a server</h1>")
    (folder / "search.json").write_text("{}")
    (tmp_path / "secret.json").write_text("{}")
    monkeypatch.setattr(docs, "SITE", folder)
    return folder


def test_the_site_begins_with_its_index_and_has_its_pages_and_files(server, site):
    for path in ("/docs", "/docs/", "/docs/index.html"):
        status, headers, body = request(server.url + path)
        assert (status, headers["Content-Type"]) == (200, "text/html; charset=utf-8")
        assert b"Four doors" in body
    assert b"Running a server" in request(f"{server.url}/docs/howto/deploy.html")[2]
    assert request(f"{server.url}/docs/search.json")[1]["Content-Type"] == "application/json"


def test_a_page_may_run_the_scripts_that_it_was_built_with_and_no_others(server, site):
    policy = request(f"{server.url}/docs/index.html")[1]["Content-Security-Policy"]
    scripts = next(part for part in policy.split("; ") if part.startswith("script-src")).split()
    assert scripts == ["script-src", "'self'", f"'sha256-{b64encode(sha256(SCRIPT.encode()).digest()).decode()}'"]
    assert "'unsafe-inline'" not in scripts


@pytest.mark.parametrize("path", ["missing.html", "../secret.json", "%2e%2e/secret.json", "howto"])
def test_what_the_site_does_not_have_is_not_found(server, site, path):
    assert request(f"{server.url}/docs/{path}")[0] == 404


def test_where_nobody_built_it_the_page_says_how(server, monkeypatch, tmp_path):
    monkeypatch.setattr(docs, "SITE", tmp_path)
    status, _, body = request(f"{server.url}/docs")
    assert status == 404
    assert b"make docs" in body
