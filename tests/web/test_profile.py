"""The profile page: a passkey made and used in a real browser, the phrase, devices, data."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.hands import start, until_asked
from tests.web.test_everybody import needs_axe, serious


def add_authenticator(page: Page) -> tuple[object, str]:
    """A passkey store inside Chromium that agrees to everything."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, made["authenticatorId"]


def localhost(page: Page) -> None:
    """Passkeys need a name: an address of numbers is none."""
    page.goto(re.sub(r"127\.0\.0\.1", "localhost", page.url))


def test_a_passkey_keeps_the_profile_and_opens_it_elsewhere(open_page: Open) -> None:
    page = open_page("/me")
    localhost(page)
    session, authenticator = add_authenticator(page)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("radio", name="Peacock").check(force=True)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    expect(page.get_by_text("only this browser knows")).to_be_visible()
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("Your profile is safe")).to_be_visible()
    made = session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})  # type: ignore[attr-defined]
    other = open_page("/me")
    localhost(other)
    expect(other.get_by_label("Your name")).to_have_value("")
    theirs, second = add_authenticator(other)
    theirs.send(  # type: ignore[attr-defined]
        "WebAuthn.addCredential", {"authenticatorId": second, "credential": made["credentials"][0]}
    )
    other.get_by_role("button", name="Use a passkey").click()
    expect(other.get_by_text("Welcome back, Ada.")).to_be_visible()
    expect(other.get_by_label("Your name")).to_have_value("Ada")
    expect(other.locator("#profile-devices ~ ul li")).to_have_count(2)


def test_a_phrase_is_shown_once_and_brings_games_along(open_page: Open) -> None:
    page = open_page("/me")
    page.get_by_label("Your name").fill("Bel")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Make a recovery phrase").click()
    expect(page.locator("ol.words li")).to_have_count(12)
    phrase = page.get_by_role("textbox", name="Recovery phrase").first.input_value()
    assert len(phrase.split()) == 12
    page.reload()
    expect(page.get_by_text("Your profile is safe")).to_be_visible()
    expect(page.locator("ol.words")).to_have_count(0)
    other = open_page()
    start(other, first="1")
    until_asked(other)
    table = other.url
    other.goto("/me")
    other.get_by_role("textbox", name="Recovery phrase").fill("acorn " * 12)
    other.get_by_role("button", name="Use the phrase").click()
    expect(other.get_by_role("alert")).to_contain_text("recovery phrase is not right")
    other.get_by_role("textbox", name="Recovery phrase").fill(phrase)
    other.get_by_role("button", name="Use the phrase").click()
    expect(other.get_by_text("Welcome back, Bel.")).to_be_visible()
    page.goto(table)
    until_asked(page)
    other.goto("/me")
    line = other.locator("#profile-devices ~ ul li").filter(has_text="this device")
    line.get_by_role("button", name="Sign out").click()
    other.get_by_role("button", name="Yes, sign out").click()
    expect(other.locator("#profile-devices")).to_have_count(0)


def test_everything_is_downloaded_and_deleted(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/me")
    page.get_by_label("Your name").fill("Cyrus")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    with page.expect_download() as found:
        page.get_by_role("button", name="Download everything").click()
    assert found.value.suggested_filename == "kiru-my-data.zip"
    page.get_by_role("button", name="Delete all my data").click()
    page.get_by_role("button", name="Yes, delete everything").click()
    expect(page.get_by_text("Everything about you is deleted.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("")


@needs_axe
def test_axe_finds_nothing_on_the_profile_page(open_page: Open) -> None:
    for dark, size in ((False, (1440, 900)), (True, (390, 844))):
        page = open_page("/me", dark=dark, size=size)
        page.get_by_role("button", name="Make a recovery phrase").click()
        expect(page.locator("ol.words li")).to_have_count(12)
        assert serious(page) == []
