"""How a client reaches the server."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Optional
from urllib.parse import urlsplit

from ._errors import ConfigurationError


class NotGiven:
    """Stands where an argument is left out: ``None`` is sent as null."""

    def __bool__(self) -> bool:
        return False

    def __repr__(self) -> str:
        return "NOT_GIVEN"


NOT_GIVEN = NotGiven()


@dataclass(frozen=True)
class RequestOptions:
    """What one call may change."""

    #: Names this POST, so that repeating it changes nothing. Default: a random one for each call.
    idempotency_key: Optional[str] = None
    #: Seconds that one attempt may take.
    timeout: Optional[float] = None
    #: How often the request is repeated.
    max_retries: Optional[int] = None


def read_key(key: object) -> str:
    if not isinstance(key, str) or not key:
        raise ConfigurationError("api_key is missing: pass a secret key (svc_sk_…).")
    if key.startswith("svc_pk_"):
        raise ConfigurationError(
            "api_key is a publishable key (svc_pk_…), which is for browsers. "
            "Servers use a secret key (svc_sk_…)."
        )
    if not re.fullmatch(r"svc_sk_[\w-]+", key, re.ASCII):
        raise ConfigurationError(
            "api_key is not a secret key: it begins with svc_sk_ and has no spaces or line breaks."
        )
    return key


def read_url(text: object) -> str:
    wanted = "base_url is the address of your server, such as https://refer.example.com."
    if not isinstance(text, str) or re.search(r"\s", text):
        raise ConfigurationError(wanted)
    try:
        url = urlsplit(text)
        host, _ = url.hostname, url.port
    except ValueError:
        raise ConfigurationError(wanted) from None
    if url.scheme not in ("http", "https") or not host:
        raise ConfigurationError(wanted)
    if url.query or url.fragment or url.username is not None:
        raise ConfigurationError(wanted)
    path = re.sub(r"/api$", "", url.path.rstrip("/"))
    return f"{url.scheme}://{url.netloc}{path}/api"
