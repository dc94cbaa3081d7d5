"""The accounts that pay, and the providers that there are."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Mapping, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class FundingAccountsResource:
    """The accounts that pay, and the providers that there are."""

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
        """Connect the account that pays through a provider.

        Args:
            name: What you call the account
            details: The fields of the provider, as GET /payout-providers lists them
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
        """List the accounts that pay.

        Args:
            removed: Also those that were replaced or removed
            page: From 1; default 1
            page_size: Default: the largest, 100
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
        """Read an account that pays."""
        return self._transport.json(
            "GET",
            path("/funding-accounts/{}", id),
            types.FundingAccount,
            options=options,
        )

    def remove(self, id: str, *, options: Optional[RequestOptions] = None) -> types.FundingAccount:
        """Pay nothing more from an account."""
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
        """Prove that an account can pay.

        Args:
            confirm: Banks: true, once somebody compared the account with what is shown of
                it
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
        """List the ways to pay."""
        return self._transport.json(
            "GET",
            "/payout-providers",
            types.PayoutProvider,
            options=options,
        )
