"""The cookie in which the script keeps the click of a visitor."""

from __future__ import annotations

from typing import Any, Optional
from urllib.parse import unquote

_NAME = "svc_id"


def read_click_id(source: Any) -> Optional[str]:
    """Reads the click id of the cookie ``svc_id``; ``None`` without one.

    ``source`` is a request of Django (``COOKIES``), Flask, Starlette, FastAPI or aiohttp (``cookies``), the
    environment of WSGI, a mapping of cookies, or the text of a Cookie header.
    """
    if source is None:
        return None
    if isinstance(source, str):
        return _from_header(source)
    for attribute in ("COOKIES", "cookies"):
        cookies = getattr(source, attribute, None)
        if cookies is not None:
            return cookies.get(_NAME) or None
    if "HTTP_COOKIE" in source or "wsgi.version" in source:
        return _from_header(source.get("HTTP_COOKIE", ""))
    return source.get(_NAME) or None


def _from_header(header: str) -> Optional[str]:
    for pair in header.split(";"):
        name, is_pair, value = pair.strip().partition("=")
        if name.strip() == _NAME and is_pair:
            return unquote(value.strip()) or None
    return None
