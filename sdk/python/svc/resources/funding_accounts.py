"""Accounts that pay partners, and the available payout providers."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Mapping, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class FundingAccountsResource:
    """Accounts that pay partners, and the available payout providers."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def connect(
        self,
        *,
        provider: str,
        name: str,
        details: Mapping[str, str],
        options: Optional[RequestOptions] = None,
    ) -> types.FundingAccount:
        """Connects an account that pays partners through a provider. It replaces the provider’s
        previous account once it’s verified. Transfers in progress keep the previous account.

        Args:
            provider: The provider.
            name: A name for the account.
            details: The provider’s fields, as listed by `GET /payout-providers`.
        """
        return self._transport.json(
            "POST",
            "/funding-accounts",
            types.FundingAccount,
            body={
                "provider": provider,
                "name": name,
                "details": details,
            },
            options=options,
        )

    def list(
        self,
        *,
        removed: Union[bool, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.FundingAccount]:
        """Returns funding accounts, newest first.

        Args:
            removed: Whether to include replaced and removed accounts.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            "/funding-accounts",
            types.FundingAccount,
            "page",
            query={
                "removed": removed,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def get(self, id: str, *, options: Optional[RequestOptions] = None) -> types.FundingAccount:
        """Retrieves a funding account."""
        return self._transport.json(
            "GET",
            path("/funding-accounts/{}", id),
            types.FundingAccount,
            options=options,
        )

    def remove(self, id: str, *, options: Optional[RequestOptions] = None) -> types.FundingAccount:
        """Removes a funding account. New payouts can’t use it. Transfers in progress continue,
        and their status is still updated.
        """
        return self._transport.json(
            "DELETE",
            path("/funding-accounts/{}", id),
            types.FundingAccount,
            options=options,
        )

    def verify(
        self,
        id: str,
        *,
        confirm: Union[bool, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.FundingAccount:
        """Checks that an account can send payouts. Providers with an API are asked directly.
        For a bank account, you confirm the account details yourself.

        Args:
            confirm: For bank accounts, `true` to confirm that you checked the account
                details.
        """
        return self._transport.json(
            "POST",
            path("/funding-accounts/{}/verify", id),
            types.FundingAccount,
            body={
                "confirm": confirm,
            },
            options=options,
        )

    def list_payout_providers(
        self,
        *,
        options: Optional[RequestOptions] = None,
    ) -> List[types.PayoutProvider]:
        """Returns the payout providers and the fields that each one requires."""
        return self._transport.json(
            "GET",
            "/payout-providers",
            types.PayoutProvider,
            options=options,
        )
