"""The page about messages: ways and kinds, quiet hours, a test, e-mail with its links; and the lobby's choice of a bot."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.mail_sink import MailSink, mail_sink
from tests.server.mailboxes import Mailbox, mailbox_open
from tests.web.conftest import PATIENCE, Open, Server
from tests.web.test_everybody import needs_axe, serious

LINK = re.compile(r"/notices#(yes|no)=(\S+)")


@pytest.fixture(scope="module")
def sink() -> Iterator[MailSink]:
    with mail_sink() as made:
        yield made


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, sink: MailSink) -> Iterator[Server]:
    """A server that writes e-mails, and may speak to loopback."""
    with pytest.MonkeyPatch.context() as given:
        own = {"SMTP_HOST": "localhost", "SMTP_PORT": str(sink.port), "SMTP_FROM": "games@kiru.example"}
        own |= {"SMTP_TLS": "none", "PRIVATE_NETWORKS": "true", "NOTICE_SECONDS": "0", "DIGEST_SECONDS": "0"}
        for name, value in own.items():
            given.setenv(f"KIRU_{name}", value)
        made = Server(tmp_path_factory.mktemp("notices"))
        given.setenv("KIRU_PUBLIC_URL", made.address)
        made.start()
        yield made
        made.stop()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mailbox_open() as box:
        yield box


def add_address(page: Page, port: int) -> None:
    page.get_by_label("Address of a message service").fill(f"json://127.0.0.1:{port}/ada")
    page.locator("form", has_text="Address of a message service").get_by_role("button", name="Add").click()
    expect(page.get_by_text("json://…").first).to_be_visible(timeout=PATIENCE)


def test_an_address_is_chosen_tested_and_removed_and_hours_are_kept(open_page: Open, mailbox: Mailbox) -> None:
    page = open_page("/", name="Ada")
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("dialog").get_by_role("link", name="Messages").click()
    expect(page.locator("#main").get_by_role("heading", name="Messages")).to_be_visible()
    expect(page.get_by_text("Nothing yet")).to_be_visible()
    add_address(page, mailbox.port)
    page.get_by_label("A rematch").uncheck()
    page.get_by_role("button", name="Send a test").click()
    expect(page.get_by_text("Sent. If nothing comes")).to_be_visible(timeout=PATIENCE)
    assert len(mailbox.got) == 1
    page.get_by_label("Quiet hours").check()
    page.get_by_label("From").fill("21:30")
    page.get_by_label("Until").fill("07:15")
    page.get_by_label("At most one message").select_option(label="an hour")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("A rematch")).not_to_be_checked()
    expect(page.get_by_label("My turn")).to_be_checked()
    expect(page.get_by_label("From")).to_have_value("21:30")
    expect(page.get_by_label("Until")).to_have_value("07:15")
    expect(page.get_by_label("At most one message")).to_have_value("60")
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("button", name="Yes, remove").click()
    expect(page.get_by_text("Nothing yet")).to_be_visible()


def test_an_e_mail_address_says_yes_and_later_no_by_its_links(open_page: Open, sink: MailSink) -> None:
    page = open_page("/notices", name="Ada")
    page.get_by_label("E-mail address").fill("ada@kiru.example")
    page.locator("form", has_text="E-mail address").get_by_role("button", name="Add").click()
    expect(page.get_by_text("Look into your mailbox")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("waits for your “yes” by e-mail")).to_be_visible()
    (question,) = sink.to("ada@kiru.example")
    links = dict(LINK.findall(question.get_content()))
    reader = open_page(f"/notices#yes={links['yes']}", name="Ada")
    assert not page.request.get("/api/notices").json()[0]["confirmed"], "a link that was only looked at says nothing"
    reader.get_by_role("button", name="Yes, write to me").click()
    expect(reader.get_by_text("a…@kiru.example gets messages from now on.")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Send a test").click()
    expect(page.get_by_text("Sent. If nothing comes")).to_be_visible(timeout=PATIENCE)
    message = sink.to("ada@kiru.example")[1]
    stop = dict(LINK.findall(message.get_content()))["no"]
    reader = open_page(f"/notices#no={stop}", name="Ada")
    reader.get_by_role("button", name="No more messages").click()
    expect(reader.get_by_text("No more messages go to this address.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Nothing yet")).to_be_visible()


@needs_axe
@pytest.mark.parametrize(("dark", "size"), [(False, (1280, 800)), (True, (360, 740))], ids=["desk", "phone"])
def test_axe_finds_nothing_on_the_page_and_it_fits(
    open_page: Open, mailbox: Mailbox, dark: bool, size: tuple[int, int]
) -> None:
    page = open_page("/notices", name="Ada", dark=dark, size=size)
    add_address(page, mailbox.port)
    page.get_by_label("Quiet hours").check()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(page) == []


def test_the_bot_that_fills_the_table_is_chosen_in_the_lobby(open_page: Open) -> None:
    page = open_page("/lobby", name="Ada")
    find = page.locator("[data-part=find]")
    find.get_by_label("Free seats go to").select_option("novice")
    find.get_by_role("button", name="Find a game").click()
    expect(find.get_by_role("button", name="Stop looking")).to_be_visible(timeout=PATIENCE)
    assert page.request.get("/api/waits").json()["wait"]["bot"] == "novice"
