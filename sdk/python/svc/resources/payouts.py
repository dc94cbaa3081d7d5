"""Payments to partners: previews, drafts, runs, transfers, and bank files."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class PayoutsResource:
    """Payments to partners: previews, drafts, runs, transfers, and bank files."""

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
        """Returns payouts, largest first by default.

        Args:
            provider: The payout provider, such as `credit` or `paypal`.
            status: Only results with this status.
            program_id: Only results of this program.
            partner_id: The partner’s ID. Takes precedence over `tenantId`.
            tenant_id: Only results for the partner with this tenant ID.
            invoice_id: The ID of the payout run.
            group_id: The group. Pass one, several separated by commas, or exclude groups
                with a leading `-`.
            sort_by: The field to sort by. Defaults to `amount`.
            sort_order: The sort order. Defaults to `desc`.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
            starting_after: A cursor: the ID of the last item on the previous page. Returns
                the items after it.
            ending_before: A cursor: the ID of the first item on the next page. Returns the
                items before it.
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
        """Returns the amounts that become payable on each day, and the next scheduled payout
        dates.

        Args:
            program_id: Only results of this program.
            days: The number of days to look ahead. Defaults to 42.
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
        """Creates payouts for all partners who can be paid and starts the transfers. Pass
        `expectedAmount` from the preview to make sure that nothing has changed: if the total
        differs, the call returns 409 and no payouts are made. Returns 403 if the program
        requires a second person to confirm.

        Args:
            program_id: The ID of the program.
            partner_ids: The IDs of the partners to pay. If omitted or empty, all partners
                are paid.
            max_amount: The maximum total, in minor units of the program’s currency.
            expected_amount: The `amount` of the preview. If it has changed, nothing is
                paid.
            key: Your own key for the run. The same request with the same key returns the
                first run. A different request with the key returns 409.
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
        """Saves which partners to pay and how much, so that someone can confirm it later. No
        money moves. Returns 409 if no partner can be paid.

        Args:
            program_id: The ID of the program.
            partner_ids: The IDs of the partners to pay. If omitted or empty, all partners
                are paid.
            max_amount: The maximum total, in minor units of the program’s currency.
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
        """Returns payout drafts, newest first.

        Args:
            program_id: Only results of this program.
            status: Only results with this status.
            source: Only drafts that were created this way.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
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
        """Retrieves a payout draft with a page of its payouts.

        Args:
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
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
        """Discards a payout draft so that it can’t be confirmed. Repeating the call has no
        effect.
        """
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
        """Pays exactly the commissions in a draft. Commissions that became payable later aren’t
        included. If any amount has changed, the call returns 409 and no payouts are made. A
        repeated confirmation returns the same run.

        Args:
            digest: The digest of the draft that you reviewed. If it has changed, the call
                returns 409.
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
        """Exports all matching payouts as CSV, newest first.

        Args:
            provider: The payout provider, such as `credit` or `paypal`.
            status: Only results with this status.
            program_id: Only results of this program.
            partner_id: The partner’s ID. Takes precedence over `tenantId`.
            tenant_id: Only results for the partner with this tenant ID.
            invoice_id: The ID of the payout run.
            group_id: The group. Pass one, several separated by commas, or exclude groups
                with a leading `-`.
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
        """Returns bank files, newest first.

        Args:
            program_id: Only results of this program.
            run_id: Only files of this payout run.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
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
        """Downloads a payment file for your bank. The file contains account numbers, so each
        download is added to the audit log.
        """
        return self._transport.text("GET", path("/payouts/files/{}/content", id), options=options)

    def discard_file(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.PayoutFile:
        """Discards a bank file that you haven’t given to the bank. All of its payouts are
        canceled, and their commissions become payable again.
        """
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
        """Uploads the bank’s status report for a file and updates the transfers that it
        contains. Other transfers don’t change.
        """
        return self._transport.json(
            "POST",
            path("/payouts/files/{}/status", id),
            types.ReadPayoutStatusFileResult,
            text=content,
            options=options,
        )

    def submit_file(self, id: str, *, options: Optional[RequestOptions] = None) -> types.PayoutFile:
        """Marks a bank file as submitted to the bank. Its payouts are then being processed and
        can no longer be canceled.
        """
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
        """Returns the partners and amounts that a confirmation would pay now, and why other
        partners wouldn’t be paid. Saves the result as a draft, unless `dryRun` is set. No
        money moves.

        Args:
            program_id: The ID of the program.
            partner_ids: The IDs of the partners to pay. If omitted or empty, all partners
                are paid.
            max_amount: The maximum total, in minor units of the program’s currency.
            dry_run: Whether to skip creating a draft. Defaults to false.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
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
        """Returns payout runs, newest first. A run contains the payouts that were confirmed
        together.

        Args:
            program_id: Only results of this program.
            status: Only results with this status.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
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
        """Retrieves a payout run with a page of its payouts and its bank files.

        Args:
            page_size: The number of results per page. Defaults to 100, the maximum.
            starting_after: A cursor: the ID of the last item on the previous page. Returns
                the items after it.
            ending_before: A cursor: the ID of the first item on the next page. Returns the
                items before it.
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
        """Retrieves a payout with its transfer and commissions."""
        return self._transport.json(
            "GET",
            path("/payouts/{}", id),
            types.PayoutDetail,
            options=options,
        )

    def cancel(self, id: str, *, options: Optional[RequestOptions] = None) -> types.PayoutDetail:
        """Cancels a payout before it’s sent. Its commissions become payable again."""
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
        """Marks a manual payout as paid. Repeating the call with the same reference has no
        effect.

        Args:
            reference: Your reference for the payment.
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
        """Marks a manual payout as failed or returned. Its commissions become payable again,
        unless the partner has since been banned.

        Args:
            reason: The reason, which the partner can see.
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
        """Retries an online transfer immediately instead of at its next scheduled attempt. The
        partner is never paid twice: the provider receives the same transfer ID, or is asked
        for the status if it already has the transfer.
        """
        return self._transport.json(
            "POST",
            path("/payouts/{}/retry", id),
            types.PayoutDetail,
            options=options,
        )
