"""Workspace settings, allowed hostnames, and API keys."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._transport import Transport, path


class WorkspaceResource:
    """Workspace settings, allowed hostnames, and API keys."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get_setup_checklist(
        self,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.SetupChecklist:
        """Returns the setup steps and which of them are complete."""
        return self._transport.json(
            "GET",
            "/setup-checklist",
            types.SetupChecklist,
            options=options,
        )

    def get(self, *, options: Optional[RequestOptions] = None) -> types.Workspace:
        """Retrieves the workspace and its settings."""
        return self._transport.json("GET", "/workspace", types.Workspace, options=options)

    def update(
        self,
        *,
        name: Union[str, NotGiven] = NOT_GIVEN,
        slug: Union[str, NotGiven] = NOT_GIVEN,
        currency: Union[str, NotGiven] = NOT_GIVEN,
        timezone: Union[str, NotGiven] = NOT_GIVEN,
        conversion_enabled: Union[bool, NotGiven] = NOT_GIVEN,
        client_conversions_enabled: Union[bool, NotGiven] = NOT_GIVEN,
        honor_opt_out: Union[bool, NotGiven] = NOT_GIVEN,
        attribution_model: Union[Literal["first", "last"], NotGiven] = NOT_GIVEN,
        attribution_window_days: Union[int, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Workspace:
        """Updates the workspace’s settings. Fields that you omit keep their values.

        Args:
            name: The name of the workspace.
            slug: The slug, unique on this server, with up to 48 lowercase letters, digits,
                and dashes. The slug of a test workspace ends with `.test`.
            currency: The currency of reports, as a lowercase ISO 4217 code.
            timezone: The IANA name of the time zone. The console and analytics use it by
                default. Other reports and month closings are in UTC.
            conversion_enabled: Whether new links track conversions by default.
            client_conversions_enabled: Whether browsers can record leads and sales with the
                publishable key.
            honor_opt_out: Whether to ignore visitors who send `Sec-GPC` or `DNT`.
            attribution_model: The attribution model: the first or the last click before the
                lead earns the commission.
            attribution_window_days: The number of days after a click in which a customer
                can be attributed, or null for no limit.
        """
        return self._transport.json(
            "PATCH",
            "/workspace",
            types.Workspace,
            body={
                "name": name,
                "slug": slug,
                "currency": currency,
                "timezone": timezone,
                "conversionEnabled": conversion_enabled,
                "clientConversionsEnabled": client_conversions_enabled,
                "honorOptOut": honor_opt_out,
                "attributionModel": attribution_model,
                "attributionWindowDays": attribution_window_days,
            },
            options=options,
        )

    def get_attention(self, *, options: Optional[RequestOptions] = None) -> types.Attention:
        """Returns the number of items that need attention: applications, fraud flags, payout
        drafts, partners without a payout method, and failures. Each count is at most 1,000.
        """
        return self._transport.json(
            "GET",
            "/workspace/attention",
            types.Attention,
            options=options,
        )

    def clear_test_data(
        self,
        *,
        confirm: str,
        options: Optional[RequestOptions] = None,
    ) -> types.Workspace:
        """Deletes all data of a test workspace, including its ledger and audit log. Keys,
        members, domains, and settings are kept. Returns 409 in a live workspace.

        Args:
            confirm: The slug of the test workspace, to confirm that all of its data is
                deleted.
        """
        return self._transport.json(
            "POST",
            "/workspace/clear-test-data",
            types.Workspace,
            body={
                "confirm": confirm,
            },
            options=options,
        )

    def copy_settings(
        self,
        *,
        parts: List[Literal["workspace", "hostnames", "programs", "rewards", "mails"]],
        dry_run: Union[bool, NotGiven] = NOT_GIVEN,
        if_state: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.CopiedSettings:
        """Copies settings between the live workspace and its test workspace. Call it in the
        workspace that you want to change. Copying programs, rewards, and emails also
        requires `program.write`. Copies all settings or none.

        Args:
            parts: The settings to copy. `workspace`: currency, time zone, tracking, and
                attribution. `hostnames`: adds missing hostnames. `programs`: programs and
                groups with their texts, but not the URLs and link domains of existing ones.
                `rewards`: rewards, discounts, and milestones of groups. `mails`: email
                templates.
            dry_run: Whether to only return what would change. Defaults to false.
            if_state: The `state` from a dry run. Returns 409 if the settings have changed
                since.
        """
        return self._transport.json(
            "POST",
            "/workspace/copy-settings",
            types.CopiedSettings,
            body={
                "parts": parts,
                "dryRun": dry_run,
                "ifState": if_state,
            },
            options=options,
        )

    def list_hostnames(self, *, options: Optional[RequestOptions] = None) -> List[types.Hostname]:
        """Returns the hostnames whose pages can use the publishable key."""
        return self._transport.json("GET", "/workspace/hostnames", types.Hostname, options=options)

    def add_hostname(
        self,
        *,
        hostname: str,
        options: Optional[RequestOptions] = None,
    ) -> types.Hostname:
        """Allows pages on a hostname to use the publishable key. Adding an existing hostname
        has no effect.

        Args:
            hostname: A hostname such as `example.com`, `*.example.com` for all subdomains,
                or `localhost`.
        """
        return self._transport.json(
            "POST",
            "/workspace/hostnames",
            types.Hostname,
            body={
                "hostname": hostname,
            },
            options=options,
        )

    def remove_hostname(
        self,
        hostname: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.Hostname:
        """Removes an allowed hostname. Its pages can no longer use the publishable key."""
        return self._transport.json(
            "DELETE",
            path("/workspace/hostnames/{}", hostname),
            types.Hostname,
            options=options,
        )

    def list_keys(self, *, options: Optional[RequestOptions] = None) -> List[types.Key]:
        """Returns secret API keys that haven’t been revoked, newest first."""
        return self._transport.json("GET", "/workspace/keys", types.Key, options=options)

    def create_key(
        self,
        *,
        name: str,
        scopes: List[str],
        expires_at: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.CreateKeyResult:
        """Creates a secret API key. The key is returned only once. Repeating the call with the
        same `Idempotency-Key` header returns an error that names the key, so that you can
        revoke it.

        Args:
            name: A name for the key.
            scopes: The scopes of the key, which can’t exceed those of the calling key:
                `all`, `read`, `links.read`, `links.write`, `conversions.write`,
                `customers.read`, `customers.write`, `analytics.read`, `analytics.write`,
                `program.read`, `program.write`, `payouts.write`, `mails.read`, `mails.write`,
                `privacy.write`, `members.read`, `members.write`, `workspace.read`,
                `workspace.write`, `audit.read`.
            expires_at: When the key expires, as an ISO 8601 time in the future. By default,
                it doesn’t expire.
        """
        return self._transport.json(
            "POST",
            "/workspace/keys",
            types.CreateKeyResult,
            body={
                "name": name,
                "scopes": scopes,
                "expiresAt": expires_at,
            },
            options=options,
        )

    def rename_key(
        self,
        id: str,
        *,
        name: str,
        options: Optional[RequestOptions] = None,
    ) -> types.Key:
        """Renames a secret API key. Its scopes can’t be changed.

        Args:
            name: A name for the key.
        """
        return self._transport.json(
            "PATCH",
            path("/workspace/keys/{}", id),
            types.Key,
            body={
                "name": name,
            },
            options=options,
        )

    def revoke_key(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.RevokeKeyResult:
        """Revokes a secret API key immediately. A key can revoke itself."""
        return self._transport.json(
            "DELETE",
            path("/workspace/keys/{}", id),
            types.RevokeKeyResult,
            options=options,
        )

    def get_plan(self, *, options: Optional[RequestOptions] = None) -> types.PlanUse:
        """Retrieves the workspace’s plan with its limits and current usage."""
        return self._transport.json("GET", "/workspace/plan", types.PlanUse, options=options)

    def rotate_publishable_key(
        self,
        *,
        overlap_hours: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.RotatePublishableKeyResult:
        """Rotates the publishable key. The previous key stops working immediately, or after the
        number of hours that you specify.

        Args:
            overlap_hours: The number of hours that the previous key keeps working. Defaults
                to 0.
        """
        return self._transport.json(
            "POST",
            "/workspace/publishable-key/rotate",
            types.RotatePublishableKeyResult,
            body={
                "overlapHours": overlap_hours,
            },
            options=options,
        )
