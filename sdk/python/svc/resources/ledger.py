"""Ledger entries, checks, partner statements, and month-end closings."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class LedgerResource:
    """Ledger entries, checks, partner statements, and month-end closings."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def check(self, *, options: Optional[RequestOptions] = None) -> types.LedgerCheck:
        """Compares the ledger with commissions, payouts, and balances, and returns the totals
        and any differences.
        """
        return self._transport.json("GET", "/ledger/check", types.LedgerCheck, options=options)

    def list_checks(
        self,
        *,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        ending_before: Union[str, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.StoredLedgerCheck]:
        """Returns the results of the nightly ledger checks, newest first.

        Args:
            starting_after: A cursor: the ID of the last item on the previous page. Returns
                the items after it.
            ending_before: A cursor: the ID of the first item on the next page. Returns the
                items before it.
            page_size: The number of results per page.
        """
        return self._transport.pages(
            "/ledger/checks",
            types.StoredLedgerCheck,
            "id",
            query={
                "startingAfter": starting_after,
                "endingBefore": ending_before,
                "pageSize": page_size,
            },
            options=options,
        )

    def list_entries(
        self,
        *,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        payout_id: Union[str, NotGiven] = NOT_GIVEN,
        account: Union[Literal["expense", "accrued", "payable", "in_transit", "paid"], NotGiven] = NOT_GIVEN,
        cause: Union[Literal["commission_accrued", "commission_matured", "commission_adjusted", "commission_reversed", "commission_canceled", "commission_restored", "payout_sent", "payout_completed", "payout_failed", "payout_returned", "payout_canceled", "enrollment_merged"], NotGiven] = NOT_GIVEN,
        currency: Union[str, NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        sort_order: Union[Literal["asc", "desc"], NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        ending_before: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.JournalEntry]:
        """Returns the journal of ledger entries, with the balance after each entry.

        Args:
            program_id: Only results of this program.
            partner_id: The partner’s ID. With it, `balance` is also the partner’s.
            payout_id: Only entries of this payout.
            account: Only entries of this ledger account.
            cause: Only entries with this cause.
            currency: Only entries in this currency.
            start: The start of the posting date range, in ISO 8601 format. Dates are in
                UTC.
            end: The end of the posting date range, exclusive. For example, 2031-06-01
                includes May.
            sort_order: The sort order by posting date. Defaults to `asc`, oldest first.
            page_size: The number of results per page. Defaults to 100, the maximum.
            starting_after: A cursor: the ID of the last item on the previous page. Returns
                the items after it.
            ending_before: A cursor: the ID of the first item on the next page. Returns the
                items before it.
        """
        return self._transport.pages(
            "/ledger/entries",
            types.JournalEntry,
            "id",
            query={
                "programId": program_id,
                "partnerId": partner_id,
                "payoutId": payout_id,
                "account": account,
                "cause": cause,
                "currency": currency,
                "start": start,
                "end": end,
                "sortOrder": sort_order,
                "pageSize": page_size,
                "startingAfter": starting_after,
                "endingBefore": ending_before,
            },
            options=options,
        )

    def export_entries(
        self,
        *,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        payout_id: Union[str, NotGiven] = NOT_GIVEN,
        account: Union[Literal["expense", "accrued", "payable", "in_transit", "paid"], NotGiven] = NOT_GIVEN,
        cause: Union[Literal["commission_accrued", "commission_matured", "commission_adjusted", "commission_reversed", "commission_canceled", "commission_restored", "payout_sent", "payout_completed", "payout_failed", "payout_returned", "payout_canceled", "enrollment_merged"], NotGiven] = NOT_GIVEN,
        currency: Union[str, NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> str:
        """Exports the journal as CSV for accounting software.

        Args:
            program_id: Only results of this program.
            partner_id: The partner’s ID. With it, `balance` is also the partner’s.
            payout_id: Only entries of this payout.
            account: Only entries of this ledger account.
            cause: Only entries with this cause.
            currency: Only entries in this currency.
            start: The start of the posting date range, in ISO 8601 format. Dates are in
                UTC.
            end: The end of the posting date range, exclusive. For example, 2031-06-01
                includes May.
        """
        return self._transport.text(
            "GET",
            "/ledger/entries/export",
            query={
                "programId": program_id,
                "partnerId": partner_id,
                "payoutId": payout_id,
                "account": account,
                "cause": cause,
                "currency": currency,
                "start": start,
                "end": end,
            },
            options=options,
        )

    def list_statements(
        self,
        *,
        program_id: str,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        search: Union[str, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.StatementList:
        """Returns the statement totals of a program’s partners, and the total of all of them.

        Args:
            program_id: Only results of this program.
            start: The start of the posting date range. Defaults to the beginning.
            end: The end of the posting date range, exclusive. Defaults to now.
            search: Part of the name or email address.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.json(
            "GET",
            "/ledger/statements",
            types.StatementList,
            query={
                "programId": program_id,
                "start": start,
                "end": end,
                "search": search,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def read_statement(
        self,
        id: str,
        *,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        format: Union[Literal["json", "csv", "html"], NotGiven] = NOT_GIVEN,
        locale: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> str:
        """Returns a statement of a partner’s earnings and payouts for a time range.

        Args:
            program_id: Only results of this program.
            start: The start of the posting date range. Defaults to the beginning.
            end: The end of the posting date range, exclusive. Defaults to now.
            format: The format. `html` is a printable page. Defaults to `json`.
            locale: The language of the text. Defaults to `Accept-Language`, or English for
                CSV.
        """
        return self._transport.text(
            "GET",
            path("/partners/{}/statement", id),
            query={
                "programId": program_id,
                "start": start,
                "end": end,
                "format": format,
                "locale": locale,
            },
            options=options,
        )

    def close_month(
        self,
        id: str,
        *,
        month: str,
        options: Optional[RequestOptions] = None,
    ) -> types.Closing:
        """Closes a month of a program permanently. Events that happened in a closed month and
        arrive later are posted to the open month. Months are closed in order, and the first
        closing includes all earlier months. A closed month can’t be reopened.

        Args:
            month: The month, in UTC.
        """
        return self._transport.json(
            "POST",
            path("/programs/{}/closings", id),
            types.Closing,
            body={
                "month": month,
            },
            options=options,
        )

    def list_closings(
        self,
        id: str,
        *,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Closing]:
        """Returns closed months, latest first.

        Args:
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            path("/programs/{}/closings", id),
            types.Closing,
            "page",
            query={
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def get_closing(
        self,
        id: str,
        month: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.Closing:
        """Retrieves the closing of a month."""
        return self._transport.json(
            "GET",
            path("/programs/{}/closings/{}", id, month),
            types.Closing,
            options=options,
        )
