"""A log of all changes in the workspace."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport


class AuditResource:
    """A log of all changes in the workspace."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list_entries(
        self,
        *,
        actor: Union[str, NotGiven] = NOT_GIVEN,
        type: Union[Literal["workspace", "key", "member", "invitation", "domain", "folder", "tag", "link", "program", "group", "reward", "discount", "discount_code", "milestone", "partner", "partner_tag", "partner_note", "enrollment", "customer", "commission", "fraud_flag", "payout_method", "funding_account", "connection", "import", "payout_draft", "payout_run", "payout", "payout_file", "closing", "exchange_rate", "saved_view", "share_link", "utm_template", "webhook", "image", "export"], NotGiven] = NOT_GIVEN,
        action: Union[Literal["created", "updated", "deleted", "tag_added", "tag_removed", "exported", "erased", "signed_in", "sign_in_failed", "password_set", "password_changed", "password_reset", "password_removed", "two_factor_started", "two_factor_ended", "recovery_code_used", "viewed_as", "access_link_created", "passkey_added", "passkey_renamed", "passkey_removed", "cleared"], NotGiven] = NOT_GIVEN,
        resource_id: Union[str, NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        ending_before: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.AuditEntry]:
        """Returns changes in the workspace with the actor, time, and origin of each change,
        newest first.

        Args:
            actor: The actor, as `actor.type:actor.id` of an entry, such as `member:per_…`
                or `system:cli`.
            type: The type of the changed resource.
            action: The type of change.
            resource_id: The ID of the changed resource.
            start: The start of the time range, in ISO 8601 format. A date starts at
                midnight UTC.
            end: The end of the time range, exclusive. A date includes the whole day.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
            starting_after: A cursor: the ID of the last item on the previous page. Returns
                the items after it.
            ending_before: A cursor: the ID of the first item on the next page. Returns the
                items before it.
        """
        return self._transport.pages(
            "/audit",
            types.AuditEntry,
            "id",
            query={
                "actor": actor,
                "type": type,
                "action": action,
                "resourceId": resource_id,
                "start": start,
                "end": end,
                "page": page,
                "pageSize": page_size,
                "startingAfter": starting_after,
                "endingBefore": ending_before,
            },
            options=options,
        )

    def check_entries(
        self,
        *,
        number: Union[int, NotGiven] = NOT_GIVEN,
        hash: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.AuditCheck:
        """Verifies the hash chain of the audit log and finds entries that were changed,
        inserted, or deleted. Pass `number` and `hash` from an earlier check to also detect a
        chain that was truncated or rebuilt.

        Args:
            number: The number of an entry that you recorded earlier. Requires `hash`.
            hash: The hash of that entry. Requires `number`.
        """
        return self._transport.json(
            "GET",
            "/audit/check",
            types.AuditCheck,
            query={
                "number": number,
                "hash": hash,
            },
            options=options,
        )

    def export_entries(
        self,
        *,
        actor: Union[str, NotGiven] = NOT_GIVEN,
        type: Union[Literal["workspace", "key", "member", "invitation", "domain", "folder", "tag", "link", "program", "group", "reward", "discount", "discount_code", "milestone", "partner", "partner_tag", "partner_note", "enrollment", "customer", "commission", "fraud_flag", "payout_method", "funding_account", "connection", "import", "payout_draft", "payout_run", "payout", "payout_file", "closing", "exchange_rate", "saved_view", "share_link", "utm_template", "webhook", "image", "export"], NotGiven] = NOT_GIVEN,
        action: Union[Literal["created", "updated", "deleted", "tag_added", "tag_removed", "exported", "erased", "signed_in", "sign_in_failed", "password_set", "password_changed", "password_reset", "password_removed", "two_factor_started", "two_factor_ended", "recovery_code_used", "viewed_as", "access_link_created", "passkey_added", "passkey_renamed", "passkey_removed", "cleared"], NotGiven] = NOT_GIVEN,
        resource_id: Union[str, NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        format: Union[Literal["csv", "ndjson"], NotGiven] = NOT_GIVEN,
        after: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> str:
        """Exports audit entries as CSV or NDJSON. Pass `after` to read only new entries, in
        commit order.

        Args:
            actor: The actor, as `actor.type:actor.id` of an entry, such as `member:per_…`
                or `system:cli`.
            type: The type of the changed resource.
            action: The type of change.
            resource_id: The ID of the changed resource.
            start: The start of the time range, in ISO 8601 format. A date starts at
                midnight UTC.
            end: The end of the time range, exclusive. A date includes the whole day.
            format: The file format. Defaults to `csv`.
            after: Returns entries with a `number` greater than this, oldest first. Start
                with 0.
        """
        return self._transport.text(
            "GET",
            "/audit/export",
            query={
                "actor": actor,
                "type": type,
                "action": action,
                "resourceId": resource_id,
                "start": start,
                "end": end,
                "format": format,
                "after": after,
            },
            options=options,
        )
