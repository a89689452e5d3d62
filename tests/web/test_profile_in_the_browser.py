"""The profile: a name, an account that is found again elsewhere, ratings with their bounds, sessions, own data."""

import json

from .dealing import lay, post

BOT = {"kind": "bot", "level": "touriste"}


def open_profile(page):
    page.goto("/me")
    page.get_by_role("heading", name="Account").wait_for()


def sign(page, name, button):
    form = page.locator(".account-form")
    form.get_by_label("Your name").fill(name)
    form.get_by_label("Password").fill("eight letters and more")
    page.get_by_role("button", name=button).click()
    page.get_by_text(f"You’re signed in as {name}.").wait_for()


def test_an_account_keeps_its_games_and_is_found_again_elsewhere(visit):
    page = visit()
    lay(page, "lumiere", left=2)
    open_profile(page)
    sign(page, "Odette", "Create an account")
    other = visit()
    open_profile(other)
    sign(other, "Odette", "Sign in")
    tables = other.request.get("/api/me/tables").json()["tables"]
    assert [table["game"] for table in tables] == ["lumiere"]
    ends = other.get_by_role("button", name="End session")
    for left in range(ends.count(), 0, -1):
        ends.first.click()
        ends.nth(left - 1).wait_for(state="detached")
    page.reload()
    page.get_by_role("button", name="Create an account").wait_for()


def test_a_late_answer_writes_over_nothing_that_was_typed(visit):
    page = visit()
    lay(page, "lumiere", left=2)
    page.route("**/api/me", lambda route: (page.wait_for_timeout(400), route.continue_()))
    open_profile(page)
    sign(page, "Suzanne", "Create an account")


def test_a_wrong_password_is_refused_in_words(visit):
    page = visit()
    open_profile(page)
    form = page.locator(".account-form")
    form.get_by_label("Your name").fill("Nobody")
    form.get_by_label("Password").fill("eight letters and more")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("alert").get_by_text("That name and password don’t match.").wait_for()
    page.get_by_label("This is how others see you at a table.").fill("Zoé")
    page.get_by_role("button", name="Save").first.click()
    page.locator(".trouble.done").get_by_text("Saved.").wait_for()
    assert page.locator(".trouble[role=alert]").count() == 0


def test_ratings_come_with_their_bounds_and_finished_games_with_their_replay(visit):
    page = visit()
    post(page, "/api/account", {"name": "Rated in the browser", "password": "a long sentence nobody else uses"})
    table = lay(page, "lumiere", seats=[{"kind": "me"}, BOT], rated=True)
    post(page, f"/api/tables/{table}/commands", {"type": "resign", "id": "r"})
    open_profile(page)
    row = page.locator(".ratings tbody tr")
    row.wait_for()
    rating, bounds, games = row.locator("td").all_inner_texts()
    low, high = (int(bound) for bound in bounds.split(" – "))
    assert low < int(rating) < high
    assert games == "1"
    page.get_by_role("link", name="Replay").click()
    page.locator(".replay").wait_for()


def test_the_emblem_is_where_one_sits(visit):
    page = visit()
    open_profile(page)
    page.get_by_role("button", name="Moon").click()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("button", name="Play Flâneur").first.click()
    page.locator(".square").wait_for()
    seats = page.request.get(page.url.replace("/t/", "/api/tables/")).json()["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "human"]


def test_own_data_can_be_taken_along_and_forgotten(visit):
    page = visit()
    lay(page, "paris", left=2)
    open_profile(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    data = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert data["user"]["name"] == "Léa"
    assert len(data["tables"]) == 1
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Delete my data: press again to confirm").click()
    page.locator(".posters").wait_for()
    assert page.request.get("/api/me").status == 401
