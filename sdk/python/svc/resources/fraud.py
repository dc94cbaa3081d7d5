"""Fraud flags to review, and the rules that create them."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class FraudResource:
    """Fraud flags to review, and the rules that create them."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list_flags(
        self,
        *,
        status: Union[Literal["open", "released", "rejected"], NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        commission_id: Union[str, NotGiven] = NOT_GIVEN,
        rule: Union[Literal["selfReferral", "duplicateIdentity", "banElsewhere", "paidTraffic", "bannedSource", "bannedCountry", "disposableEmail", "tooFast", "clickVelocity"], NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        ending_before: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.FraudFlag]:
        """Returns fraud flags, newest first. Pass `status=open` to get the flags that need a
        review. Flagged commissions are never released automatically.

        Args:
            status: Only results with this status.
            program_id: Only results of this program.
            partner_id: Only results of this partner.
            commission_id: Only the flag of this commission.
            rule: Only flags of this rule.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
            starting_after: A cursor: the ID of the last item on the previous page. Returns
                the items after it.
            ending_before: A cursor: the ID of the first item on the next page. Returns the
                items before it.
        """
        return self._transport.pages(
            "/fraud/flags",
            types.FraudFlag,
            "id",
            query={
                "status": status,
                "programId": program_id,
                "partnerId": partner_id,
                "commissionId": commission_id,
                "rule": rule,
                "page": page,
                "pageSize": page_size,
                "startingAfter": starting_after,
                "endingBefore": ending_before,
            },
            options=options,
        )

    def reject_flags(
        self,
        *,
        flag_ids: List[str],
        note: Union[str, None, NotGiven] = NOT_GIVEN,
        ban: Union[bool, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> List[types.FraudFlag]:
        """Rejects up to 100 flags and cancels their commissions. Rejects all of them or none.

        Args:
            flag_ids: The IDs of the flags.
            note: A note for your records. Partners don’t see it.
            ban: Whether to also ban the partner from the program for fraud. Defaults to
                false.
        """
        return self._transport.json(
            "POST",
            "/fraud/flags/reject",
            types.FraudFlag,
            body={
                "flagIds": flag_ids,
                "note": note,
                "ban": ban,
            },
            options=options,
        )

    def release_flags(
        self,
        *,
        flag_ids: List[str],
        note: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> List[types.FraudFlag]:
        """Releases up to 100 flags. Releases all of them or none.

        Args:
            flag_ids: The IDs of the flags.
            note: A note for your records. Partners don’t see it.
        """
        return self._transport.json(
            "POST",
            "/fraud/flags/release",
            types.FraudFlag,
            body={
                "flagIds": flag_ids,
                "note": note,
            },
            options=options,
        )

    def get_flag(self, id: str, *, options: Optional[RequestOptions] = None) -> types.FraudFlag:
        """Retrieves a fraud flag."""
        return self._transport.json(
            "GET",
            path("/fraud/flags/{}", id),
            types.FraudFlag,
            options=options,
        )

    def reject_flag(
        self,
        id: str,
        *,
        note: Union[str, None, NotGiven] = NOT_GIVEN,
        ban: Union[bool, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.FraudFlag:
        """Confirms the fraud and cancels the commission. With `ban`, the partner is also
        banned.

        Args:
            note: A note for your records. Partners don’t see it.
            ban: Whether to also ban the partner from the program for fraud. Defaults to
                false.
        """
        return self._transport.json(
            "POST",
            path("/fraud/flags/{}/reject", id),
            types.FraudFlag,
            body={
                "note": note,
                "ban": ban,
            },
            options=options,
        )

    def release_flag(
        self,
        id: str,
        *,
        note: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.FraudFlag:
        """Marks a flag as legitimate. Commissions that no other open flag holds continue their
        holding period.

        Args:
            note: A note for your records. Partners don’t see it.
        """
        return self._transport.json(
            "POST",
            path("/fraud/flags/{}/release", id),
            types.FraudFlag,
            body={
                "note": note,
            },
            options=options,
        )

    def list_rules(self, *, options: Optional[RequestOptions] = None) -> List[types.FraudRule]:
        """Returns the fraud rules and their settings."""
        return self._transport.json("GET", "/fraud/rules", types.FraudRule, options=options)
