"""Amounts as the API has them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ._currencies import MINOR_DIGITS
from ._errors import ConfigurationError


@dataclass(frozen=True)
class Money:
    """A whole number of the currency's minor units: ``Money(1205, "usd")`` is 12.05 US dollars."""

    amount: int
    currency: str

    @classmethod
    def parse(cls, decimal: str, currency: str) -> Money:
        """Reads a decimal number exactly: ``Money.parse("12.05", "usd")``."""
        code = currency.lower()
        digits = _digits(code)
        found = re.fullmatch(r"(-?)(\d+)(?:\.(\d+))?", decimal, re.ASCII)
        if not found or len(found[3] or "") > digits:
            raise ConfigurationError(f"{decimal} is no amount with at most {digits} decimals.")
        return cls(int(found[1] + found[2] + (found[3] or "").ljust(digits, "0")), code)

    def __str__(self) -> str:
        digits = _digits(self.currency.lower())
        text = str(abs(self.amount)).rjust(digits + 1, "0")
        sign = "-" if self.amount < 0 else ""
        return sign + (f"{text[:-digits]}.{text[-digits:]}" if digits else text)


def _digits(currency: str) -> int:
    if not re.fullmatch(r"[a-z]{3}", currency):
        raise ConfigurationError("A currency has three letters, such as usd.")
    return MINOR_DIGITS.get(currency, 2)
