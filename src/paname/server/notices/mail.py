"""E-mail: plain text with a link to the table and one that stops it, by the standard library's SMTP in threads."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final

from paname.server.notices.channel import SENT, Outcome, Target
from paname.server.notices.letter import Letter
from paname.server.notices.links import Links
from paname.server.settings import Settings

SECONDS: Final = 10.0
THREADS: Final = 4


class Mailer:
    """Sends mails by the operator's server; one connection each, a few at a time."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="mail")

    async def send(self, address: str, subject: str, text: str, key: str, headers: dict[str, str]) -> Outcome:
        """Send a mail; the same key makes the same Message-ID, by which mail servers know doubles."""
        message = self.message(address, subject, text, key, headers)
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.hand_over, message)

    def message(self, address: str, subject: str, text: str, key: str, headers: dict[str, str]) -> EmailMessage:
        """A mail as it is sent."""
        message = EmailMessage()
        host = self.settings.mail_from.rpartition("@")[2].strip("> ")
        given = {"From": self.settings.mail_from, "To": address, "Subject": " ".join(subject.split())}
        given |= {"Date": formatdate(), "Message-ID": f"<{key}@{host}>", "Auto-Submitted": "auto-generated"}
        for name, value in {**given, **headers}.items():
            message[name] = value
        message.set_content(text)
        return message

    def hand_over(self, message: EmailMessage) -> Outcome:
        """Give a mail to the server; in a thread, since this waits."""
        try:
            with self.connection() as server:
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            code = next(iter(error.recipients.values()))[0]
            return Outcome("later", "busy", code) if code < 500 else Outcome("gone", "no_mailbox", code)
        except smtplib.SMTPResponseException as error:
            code = error.smtp_code
            return Outcome("later", "busy", code) if code < 500 else Outcome("refused", "status", code)
        except TimeoutError:
            return Outcome("later", "slow")
        except (OSError, smtplib.SMTPException):
            return Outcome("later", "unreachable")
        return SENT

    def connection(self) -> smtplib.SMTP:
        """A connection to the operator's server, as safe as it was set up."""
        own = self.settings
        context = ssl.create_default_context()
        if own.smtp_security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(own.smtp_host, own.smtp_port, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(own.smtp_host, own.smtp_port, timeout=SECONDS)
        if own.smtp_security == "starttls":
            server.starttls(context=context)
        if own.smtp_user:
            server.login(own.smtp_user, own.smtp_password)
        return server

    def close(self) -> None:
        """Wait for nothing more."""
        self.threads.shutdown(wait=False, cancel_futures=True)


class MailChannel:
    """Letters as mails; each holds a link that stops them, also for mail programs."""

    def __init__(self, mailer: Mailer, links: Links) -> None:
        self.mailer = mailer
        self.links = links

    async def send(self, target: Target, letter: Letter) -> Outcome:
        """Write and send."""
        stop = self.links.page("stop", target.id)
        say = letter.words.say
        parts = (letter.title(), letter.body(), say("mail.open", link=self.links.to(letter.path())))
        text = "\n\n".join(part for part in (*parts, say("mail.stop", link=stop)) if part) + "\n"
        headers = {
            "List-Unsubscribe": f"<{self.links.one_click(target.id)}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        return await self.mailer.send(target.address, letter.title(), text, letter.key, headers)
