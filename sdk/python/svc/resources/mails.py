"""Emails to partners and members, and their templates."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class MailsResource:
    """Emails to partners and members, and their templates."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list_templates(
        self,
        *,
        program_id: str,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.MailTemplateDetail]:
        """Returns the emails to partners that you can customize. Emails about signing in and
        account changes can’t be customized.

        Args:
            program_id: The ID of the program that the emails belong to.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            "/mail-templates",
            types.MailTemplateDetail,
            "page",
            query={
                "programId": program_id,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def get_template(
        self,
        template: str,
        *,
        program_id: str,
        language: Literal["ar", "de", "en", "es", "fr", "ja", "pt-BR"],
        options: Optional[RequestOptions] = None,
    ) -> types.MailTemplate:
        """Retrieves the text of an email template.

        Args:
            program_id: The ID of the program that the emails belong to.
            language: The language of the recipients.
        """
        return self._transport.json(
            "GET",
            path("/mail-templates/{}", template),
            types.MailTemplate,
            query={
                "programId": program_id,
                "language": language,
            },
            options=options,
        )

    def put_template(
        self,
        template: str,
        *,
        program_id: str,
        language: Literal["ar", "de", "en", "es", "fr", "ja", "pt-BR"],
        subject: str,
        body: str,
        options: Optional[RequestOptions] = None,
    ) -> types.MailTemplate:
        """Sets your own text for an email template in one language. The greeting, figures,
        buttons, and footer can’t be changed. Unknown placeholders return 422.

        Args:
            program_id: The ID of the program that the emails belong to.
            language: The language of the recipients.
            subject: The subject on one line, with placeholders such as `{program}`.
            body: The text that replaces the paragraph below the greeting. Plain text with
                placeholders. Blank lines separate paragraphs.
        """
        return self._transport.json(
            "PUT",
            path("/mail-templates/{}", template),
            types.MailTemplate,
            body={
                "programId": program_id,
                "language": language,
                "subject": subject,
                "body": body,
            },
            options=options,
        )

    def delete_template(
        self,
        template: str,
        *,
        program_id: str,
        language: Literal["ar", "de", "en", "es", "fr", "ja", "pt-BR"],
        options: Optional[RequestOptions] = None,
    ) -> types.MailTemplate:
        """Deletes your text for an email template and restores the default text.

        Args:
            program_id: The ID of the program that the emails belong to.
            language: The language of the recipients.
        """
        return self._transport.json(
            "DELETE",
            path("/mail-templates/{}", template),
            types.MailTemplate,
            query={
                "programId": program_id,
                "language": language,
            },
            options=options,
        )

    def preview_template(
        self,
        template: str,
        *,
        program_id: str,
        language: Literal["ar", "de", "en", "es", "fr", "ja", "pt-BR"],
        subject: Union[str, NotGiven] = NOT_GIVEN,
        body: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.PreviewMailTemplateResult:
        """Renders an email template without sending it.

        Args:
            program_id: The ID of the program that the emails belong to.
            language: The language of the recipients.
            subject: The subject on one line, with placeholders such as `{program}`.
            body: The text that replaces the paragraph below the greeting. Plain text with
                placeholders. Blank lines separate paragraphs.
        """
        return self._transport.json(
            "POST",
            path("/mail-templates/{}/preview", template),
            types.PreviewMailTemplateResult,
            body={
                "programId": program_id,
                "language": language,
                "subject": subject,
                "body": body,
            },
            options=options,
        )

    def test_template(
        self,
        template: str,
        *,
        program_id: str,
        language: Literal["ar", "de", "en", "es", "fr", "ja", "pt-BR"],
        options: Optional[RequestOptions] = None,
    ) -> types.TestMailTemplateResult:
        """Sends the saved email template to you, with sample data.

        Args:
            program_id: The ID of the program that the emails belong to.
            language: The language of the recipients.
        """
        return self._transport.json(
            "POST",
            path("/mail-templates/{}/test", template),
            types.TestMailTemplateResult,
            body={
                "programId": program_id,
                "language": language,
            },
            options=options,
        )

    def list(
        self,
        *,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[Literal["waiting", "sent", "kept", "failed"], NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        ending_before: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Mail]:
        """Returns emails to partners and to your team, newest first.

        Args:
            partner_id: Only emails to this partner.
            status: The status. `kept` means that the server can’t send email.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
            starting_after: A cursor: the ID of the last item on the previous page. Returns
                the items after it.
            ending_before: A cursor: the ID of the first item on the next page. Returns the
                items before it.
        """
        return self._transport.pages(
            "/mails",
            types.Mail,
            "id",
            query={
                "partnerId": partner_id,
                "status": status,
                "page": page,
                "pageSize": page_size,
                "startingAfter": starting_after,
                "endingBefore": ending_before,
            },
            options=options,
        )

    def get_email_status(self, *, options: Optional[RequestOptions] = None) -> types.EmailStatus:
        """Returns whether the server can send email, and how many emails are waiting."""
        return self._transport.json("GET", "/mails/status", types.EmailStatus, options=options)

    def send_test_email(self, *, options: Optional[RequestOptions] = None) -> types.TestEmail:
        """Sends a test email to you."""
        return self._transport.json(
            "POST",
            "/mails/test",
            types.TestEmail,
            body={},
            options=options,
        )

    def get(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Mail:
        """Retrieves an email with its content and delivery status."""
        return self._transport.json("GET", path("/mails/{}", id), types.Mail, options=options)

    def resend(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Mail:
        """Sends an email again."""
        return self._transport.json(
            "POST",
            path("/mails/{}/resend", id),
            types.Mail,
            body={},
            options=options,
        )
