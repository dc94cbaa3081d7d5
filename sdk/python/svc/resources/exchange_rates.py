"""Your own exchange rates and those of the European Central Bank."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport


class ExchangeRatesResource:
    """Your own exchange rates and those of the European Central Bank."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        currency: Union[str, NotGiven] = NOT_GIVEN,
        day: Union[str, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.ExchangeRate]:
        """Returns the exchange rates in effect, newest first: your own and those of the
        European Central Bank.

        Args:
            currency: The ISO 4217 currency code.
            day: The UTC date. The rate applies to this day and the next seven days.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            "/exchange-rates",
            types.ExchangeRate,
            "page",
            query={
                "currency": currency,
                "day": day,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def set(
        self,
        *,
        day: str,
        currency: str,
        per_euro: Union[str, int],
        options: Optional[RequestOptions] = None,
    ) -> types.SetExchangeRateResult:
        """Sets your own exchange rate for a day. Your own rates take precedence over those of
        the European Central Bank. Commissions that were waiting for the rate are converted.
        Amounts that were already converted keep their rate.

        Args:
            day: The UTC date. The rate applies to this day and the next seven days.
            currency: The ISO 4217 currency code.
            per_euro: The number of units of the currency that one euro buys, with up to 12
                decimals.
        """
        return self._transport.json(
            "POST",
            "/exchange-rates",
            types.SetExchangeRateResult,
            body={
                "day": day,
                "currency": currency,
                "perEuro": per_euro,
            },
            options=options,
        )
