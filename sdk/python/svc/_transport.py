"""Sends requests, and repeats those that got no answer."""

from __future__ import annotations

import http.client
import json
import random
import socket
import time
import urllib.error
import urllib.request
import uuid
from email.utils import parsedate_to_datetime
from typing import Any, Callable, Dict, Mapping, Optional, Tuple
from urllib.parse import quote, urlencode

from ._errors import (
    ApiError,
    ConfigurationError,
    ConnectionError,
    SvcError,
    TimeoutError,
    UnexpectedAnswerError,
)
from ._model import Model, read_as
from ._options import NotGiven, RequestOptions, read_key, read_url
from ._pages import Pages
from .errors import ERRORS

_RETRIED = {408, 429, 500, 502, 503, 504}
_FIRST_WAIT = 0.5
_LONGEST_WAIT = 8.0
# Who is told to come back later than this is told, rather than kept waiting.
_LONGEST_RETRY_AFTER = 60.0

#: An answer: its status, its headers in lower case, and its body.
Answer = Tuple[int, Mapping[str, str], bytes]
#: What sends one request: method, address, headers, body and seconds.
Sender = Callable[[str, str, Dict[str, str], Optional[bytes], float], Answer]


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """Keeps the key from going elsewhere."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirect)


class Transport:
    def __init__(
        self,
        api_key: Optional[str],
        base_url: Optional[str],
        timeout: float,
        max_retries: int,
        sender: Optional[Sender],
    ) -> None:
        self._api_key = read_key(api_key)
        self.api_url = read_url(base_url)
        if not timeout > 0:
            raise ConfigurationError("timeout is a number of seconds above 0.")
        if not isinstance(max_retries, int) or max_retries < 0:
            raise ConfigurationError("max_retries is a whole number, 0 or more.")
        self._timeout = timeout
        self._max_retries = max_retries
        self._sender = sender or send

    def json(
        self,
        method: str,
        path: str,
        kind: Any = None,
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        text: Optional[str] = None,
        options: Optional[RequestOptions] = None,
    ) -> Any:
        status, answer = self._send(method, path, query, body, text, options)
        try:
            return read_as(kind, json.loads(answer))
        except ValueError:
            raise UnexpectedAnswerError(
                f"The answer is not JSON, so it is not the API's. It begins with {answer[:60]!r}.",
                status,
            ) from None

    def text(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        options: Optional[RequestOptions] = None,
    ) -> str:
        return self._send(method, path, query, None, None, options)[1].decode("utf-8")

    def pages(
        self,
        path: str,
        kind: Any,
        paging: str,
        *,
        query: Mapping[str, Any],
        options: Optional[RequestOptions] = None,
    ) -> Pages[Any]:
        return Pages(
            lambda query: self.json("GET", path, kind, query=query, options=options),
            paging,
            given(query),
        )

    def headers(self) -> Dict[str, str]:
        return {"authorization": f"Bearer {self._api_key}", "user-agent": "svc-python/0.1.0"}

    def _send(
        self,
        method: str,
        path: str,
        query: Optional[Mapping[str, Any]],
        body: Any,
        text: Optional[str],
        options: Optional[RequestOptions],
    ) -> Tuple[int, bytes]:
        options = options or RequestOptions()
        url = self.api_url + path + _query_string(query or {})
        headers = self.headers()
        if method == "POST":
            headers["idempotency-key"] = options.idempotency_key or str(uuid.uuid4())
        content = _write(headers, body, text)
        timeout = self._timeout if options.timeout is None else options.timeout
        retries = self._max_retries if options.max_retries is None else options.max_retries
        for attempt in range(retries + 1):
            pause = _back_off(attempt)
            try:
                status, answered, answer = self._sender(method, url, headers, content, timeout)
            except ConnectionError:
                if attempt == retries:
                    raise
            else:
                if 200 <= status < 300:
                    return status, answer
                retry_after = _retry_after(answered.get("retry-after"))
                is_long = (retry_after or 0) > _LONGEST_RETRY_AFTER
                if attempt == retries or is_long or status not in _RETRIED:
                    raise _read_error(status, answered, answer)
                pause = pause if retry_after is None else retry_after
            time.sleep(pause)
        raise AssertionError("The last attempt returns or raises.")


def send(
    method: str, url: str, headers: Dict[str, str], body: Optional[bytes], timeout: float
) -> Answer:
    """Sends one request. Raises ``ConnectionError`` when nothing, or not everything, comes back."""
    deadline = time.monotonic() + timeout
    try:
        with open_url(method, url, headers, body, timeout) as response:
            parts = []
            while True:
                part = response.read(65536)
                if not part:
                    break
                parts.append(part)
                if time.monotonic() > deadline:
                    raise socket.timeout()
            if getattr(response, "length", None):
                raise http.client.IncompleteRead(b"".join(parts), response.length)
            answered = {name.lower(): value for name, value in response.headers.items()}
            return response.status, answered, b"".join(parts)
    except (socket.timeout, OSError, http.client.HTTPException) as error:
        raise _broken(error, timeout) from error


def open_url(
    method: str, url: str, headers: Dict[str, str], body: Optional[bytes], timeout: float
) -> Any:
    request = urllib.request.Request(url, data=body, headers=headers, method=method)
    try:
        return _opener.open(request, timeout=timeout)
    except urllib.error.HTTPError as answer:
        # An answer like any other: what it says is read from its body.
        return answer


def _broken(error: Exception, timeout: float) -> ConnectionError:
    reason = getattr(error, "reason", error)
    if isinstance(reason, socket.timeout):
        return TimeoutError(f"The server did not answer within {timeout} s.")
    return ConnectionError(f"The server could not be reached: {reason!r}")


def path(template: str, *values: str) -> str:
    """Fills a path with values, each encoded as one part of it."""
    for value in values:
        if not isinstance(value, str) or value in ("", ".", ".."):
            raise ConfigurationError(f"An id is a text that is not empty, and not {value!r}.")
    return template.format(*(quote(value, safe="") for value in values))


def given(values: Mapping[str, Any]) -> Dict[str, Any]:
    """Leaves out the arguments that were not passed."""
    return {name: value for name, value in values.items() if not isinstance(value, NotGiven)}


def _query_string(query: Mapping[str, Any]) -> str:
    pairs = {
        name: _query_value(value) for name, value in given(query).items() if value is not None
    }
    return "?" + urlencode(pairs, quote_via=quote) if pairs else ""


def _query_value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(_query_value(one) for one in value)
    return str(value)


def _write(headers: Dict[str, str], body: Any, text: Optional[str]) -> Optional[bytes]:
    if text is not None:
        headers["content-type"] = "application/xml" if text.startswith("<") else "text/plain"
        return text.encode("utf-8")
    if body is None:
        return None
    headers["content-type"] = "application/json"
    body = given(body) if isinstance(body, dict) else body
    try:
        return json.dumps(body, allow_nan=False, default=_plain).encode("utf-8")
    except (TypeError, ValueError) as error:
        raise ConfigurationError(f"This cannot be sent as JSON: {error}") from error


def _plain(value: Any) -> Any:
    if isinstance(value, Model):
        return value.to_dict()
    raise TypeError(f"{value!r} is no JSON")


def _read_error(status: int, headers: Mapping[str, str], body: bytes) -> SvcError:
    if 300 <= status < 400:
        to = headers.get("location", "another address")
        return UnexpectedAnswerError(
            f"The server redirects to {to}. Use its own address as base_url.", status
        )
    try:
        error = json.loads(body)["error"]
        kind = ERRORS.get(error["code"], ApiError)
    except (ValueError, TypeError, KeyError):
        return UnexpectedAnswerError(
            f"The server answers {status}, but not as the API does. It begins with {body[:60]!r}.",
            status,
        )
    return kind(
        status,
        error,
        request_id=headers.get("x-request-id"),
        retry_after=_retry_after(headers.get("retry-after")),
    )


def _retry_after(value: Optional[str]) -> Optional[float]:
    """Reads how long to wait: seconds, or a date."""
    if value is None:
        return None
    if value.isdigit():
        return float(value)
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
    except (TypeError, ValueError):
        return None


def _back_off(attempt: int) -> float:
    """Twice as long each time, less a random part, so that many clients do not come back together."""
    return min(_FIRST_WAIT * 2**attempt, _LONGEST_WAIT) * (1 - random.random() / 4)
