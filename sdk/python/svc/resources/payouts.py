"""What is paid to partners: previews, confirmations, transfers, bank files."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class PayoutsResource:
    """What is paid to partners: previews, confirmations, transfers, bank files."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        provider: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[Literal["pending", "processing", "sent", "completed", "failed", "canceled", "processed"], NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, NotGiven] = NOT_GIVEN,
        invoice_id: Union[str, NotGiven] = NOT_GIVEN,
        group_id: Union[str, NotGiven] = NOT_GIVEN,
        sort_by: Union[Literal["amount", "initiatedAt", "paidAt"], NotGiven] = NOT_GIVEN,
        sort_order: Union[Literal["asc", "desc"], NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        ending_before: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Payout]:
        """List payouts.

        Args:
            provider: The way to pay: credit, paypal …
            partner_id: Goes before tenantId
            invoice_id: The run that it belongs to
            group_id: One, several (a,b) or all others (-a)
            sort_by: Default: amount
            sort_order: Default: desc
            page: From 1; default 1
            page_size: Default: the largest, 100
            starting_after: The id of the last item you have: answers what follows
            ending_before: The id of the first item you have: answers what precedes
        """
        return self._transport.pages(
            "/payouts",
            types.Payout,
            "id",
            query={
                "provider": provider,
                "status": status,
                "programId": program_id,
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "invoiceId": invoice_id,
                "groupId": group_id,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "page": page,
                "pageSize": page_size,
                "startingAfter": starting_after,
                "endingBefore": ending_before,
            },
            options=options,
        )

    def get_calendar(
        self,
        *,
        program_id: str,
        days: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.PayoutCalendar:
        """See what becomes payable when, and the next days of the schedule.

        Args:
            days: How far ahead; default: 42
        """
        return self._transport.json(
            "GET",
            "/payouts/calendar",
            types.PayoutCalendar,
            query={
                "programId": program_id,
                "days": days,
            },
            options=options,
        )

    def confirm(
        self,
        *,
        program_id: str,
        partner_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        max_amount: Union[int, NotGiven] = NOT_GIVEN,
        expected_amount: Union[int, NotGiven] = NOT_GIVEN,
        key: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.ConfirmPayoutsResult:
        """Pay everybody who can be paid.

        Args:
            partner_ids: Only these partners; none or left out: everybody
            max_amount: At most so much in all, in minor units of the program’s currency
            expected_amount: The preview’s amount: exactly what that preview showed is paid,
                or nothing
            key: Names the run: the same request again answers the first run, another one
                with the key is a 409
        """
        return self._transport.json(
            "POST",
            "/payouts/confirm",
            types.ConfirmPayoutsResult,
            body={
                "programId": program_id,
                "partnerIds": partner_ids,
                "maxAmount": max_amount,
                "expectedAmount": expected_amount,
                "key": key,
            },
            options=options,
        )

    def create_draft(
        self,
        *,
        program_id: str,
        partner_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        max_amount: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.PayoutDraftDetail:
        """Store whom to pay what.

        Args:
            partner_ids: Only these partners; none or left out: everybody
            max_amount: At most so much in all, in minor units of the program’s currency
        """
        return self._transport.json(
            "POST",
            "/payouts/drafts",
            types.PayoutDraftDetail,
            body={
                "programId": program_id,
                "partnerIds": partner_ids,
                "maxAmount": max_amount,
            },
            options=options,
        )

    def list_drafts(
        self,
        *,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[Literal["open", "confirmed", "discarded", "expired"], NotGiven] = NOT_GIVEN,
        source: Union[Literal["preview", "request", "schedule"], NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.PayoutDraft]:
        """List payout drafts, the newest first.

        Args:
            page: From 1; default 1
            page_size: Default: the largest, 100
        """
        return self._transport.pages(
            "/payouts/drafts",
            types.PayoutDraft,
            "page",
            query={
                "programId": program_id,
                "status": status,
                "source": source,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def get_draft(
        self,
        id: str,
        *,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.PayoutDraftDetail:
        """Read a payout draft.

        Args:
            page: From 1; default 1
            page_size: Default: the largest, 100
        """
        return self._transport.json(
            "GET",
            path("/payouts/drafts/{}", id),
            types.PayoutDraftDetail,
            query={
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def discard_draft(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.PayoutDraftDetail:
        """Discard a payout draft."""
        return self._transport.json(
            "DELETE",
            path("/payouts/drafts/{}", id),
            types.PayoutDraftDetail,
            options=options,
        )

    def confirm_draft(
        self,
        id: str,
        *,
        digest: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.ConfirmPayoutDraftResult:
        """Pay exactly what a draft says.

        Args:
            digest: Of the draft that you were shown: another one is a 409
        """
        return self._transport.json(
            "POST",
            path("/payouts/drafts/{}/confirm", id),
            types.ConfirmPayoutDraftResult,
            body={
                "digest": digest,
            },
            options=options,
        )

    def export(
        self,
        *,
        provider: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[Literal["pending", "processing", "sent", "completed", "failed", "canceled", "processed"], NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, NotGiven] = NOT_GIVEN,
        invoice_id: Union[str, NotGiven] = NOT_GIVEN,
        group_id: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> str:
        """Export payouts as CSV.

        Args:
            provider: The way to pay: credit, paypal …
            partner_id: Goes before tenantId
            invoice_id: The run that it belongs to
            group_id: One, several (a,b) or all others (-a)
        """
        return self._transport.text(
            "GET",
            "/payouts/export",
            query={
                "provider": provider,
                "status": status,
                "programId": program_id,
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "invoiceId": invoice_id,
                "groupId": group_id,
            },
            options=options,
        )

    def list_files(
        self,
        *,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        run_id: Union[str, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.PayoutFile]:
        """List bank files, the newest first.

        Args:
            page: From 1; default 1
            page_size: Default: the largest, 100
        """
        return self._transport.pages(
            "/payouts/files",
            types.PayoutFile,
            "page",
            query={
                "programId": program_id,
                "runId": run_id,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def download_file(self, id: str, *, options: Optional[RequestOptions] = None) -> str:
        """Download a file for the bank."""
        return self._transport.text("GET", path("/payouts/files/{}/content", id), options=options)

    def discard_file(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.PayoutFile:
        """Take back a file that the bank never got."""
        return self._transport.json(
            "POST",
            path("/payouts/files/{}/discard", id),
            types.PayoutFile,
            options=options,
        )

    def read_status_file(
        self,
        id: str,
        content: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.ReadPayoutStatusFileResult:
        """Upload what the bank answered to a file."""
        return self._transport.json(
            "POST",
            path("/payouts/files/{}/status", id),
            types.ReadPayoutStatusFileResult,
            text=content,
            options=options,
        )

    def submit_file(self, id: str, *, options: Optional[RequestOptions] = None) -> types.PayoutFile:
        """Say that the bank has a file."""
        return self._transport.json(
            "POST",
            path("/payouts/files/{}/submitted", id),
            types.PayoutFile,
            options=options,
        )

    def preview(
        self,
        *,
        program_id: str,
        partner_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        max_amount: Union[int, NotGiven] = NOT_GIVEN,
        dry_run: Union[bool, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.PreviewPayoutsResult:
        """See who would be paid what, and who not.

        Args:
            partner_ids: Only these partners; none or left out: everybody
            max_amount: At most so much in all, in minor units of the program’s currency
            dry_run: true: nothing is stored, so there is no draft to confirm
            page: From 1; default 1
            page_size: Default: the largest, 100
        """
        return self._transport.json(
            "POST",
            "/payouts/preview",
            types.PreviewPayoutsResult,
            body={
                "programId": program_id,
                "partnerIds": partner_ids,
                "maxAmount": max_amount,
                "dryRun": dry_run,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def list_runs(
        self,
        *,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[Literal["confirmed", "failed"], NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.PayoutRun]:
        """List confirmations, the newest first.

        Args:
            page: From 1; default 1
            page_size: Default: the largest, 100
        """
        return self._transport.pages(
            "/payouts/runs",
            types.PayoutRun,
            "page",
            query={
                "programId": program_id,
                "status": status,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def get_run(
        self,
        id: str,
        *,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        ending_before: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.PayoutRunDetail:
        """Read a confirmation with its payouts, page by page, and its files.

        Args:
            page_size: Default: the largest, 100
            starting_after: The id of the last item you have: answers what follows
            ending_before: The id of the first item you have: answers what precedes
        """
        return self._transport.json(
            "GET",
            path("/payouts/runs/{}", id),
            types.PayoutRunDetail,
            query={
                "pageSize": page_size,
                "startingAfter": starting_after,
                "endingBefore": ending_before,
            },
            options=options,
        )

    def get(self, id: str, *, options: Optional[RequestOptions] = None) -> types.PayoutDetail:
        """Read a payout with its transfer."""
        return self._transport.json(
            "GET",
            path("/payouts/{}", id),
            types.PayoutDetail,
            options=options,
        )

    def cancel(self, id: str, *, options: Optional[RequestOptions] = None) -> types.PayoutDetail:
        """Stop a payout before anything left."""
        return self._transport.json(
            "POST",
            path("/payouts/{}/cancel", id),
            types.PayoutDetail,
            options=options,
        )

    def complete(
        self,
        id: str,
        *,
        reference: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.PayoutDetail:
        """Say that a payout arrived.

        Args:
            reference: How you find the payment again
        """
        return self._transport.json(
            "POST",
            path("/payouts/{}/complete", id),
            types.PayoutDetail,
            body={
                "reference": reference,
            },
            options=options,
        )

    def fail(
        self,
        id: str,
        *,
        reason: str,
        options: Optional[RequestOptions] = None,
    ) -> types.PayoutDetail:
        """Say that a payout did not arrive, or came back.

        Args:
            reason: The partner may read it
        """
        return self._transport.json(
            "POST",
            path("/payouts/{}/fail", id),
            types.PayoutDetail,
            body={
                "reason": reason,
            },
            options=options,
        )

    def retry(self, id: str, *, options: Optional[RequestOptions] = None) -> types.PayoutDetail:
        """Try an online transfer again now."""
        return self._transport.json(
            "POST",
            path("/payouts/{}/retry", id),
            types.PayoutDetail,
            options=options,
        )
