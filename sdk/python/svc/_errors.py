"""What can go wrong."""

from __future__ import annotations

from typing import Any, Dict, List, Optional


class SvcError(Exception):
    """What every error of this library is."""


class ConfigurationError(SvcError, ValueError):
    """The client, or a call, was given something that cannot be sent."""


class ConnectionError(SvcError):
    """The server could not be reached, or broke off, also when the request was repeated."""


class TimeoutError(ConnectionError):
    """The server did not answer in time, also when the request was repeated."""


class UnexpectedAnswerError(SvcError):
    """Something answered, but not the API: a redirect, or a page of a proxy."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status


class SignatureError(SvcError):
    """A webhook does not come from the server, or comes too late."""


class ApiError(SvcError):
    """The server refused. Each code has a class of its own, such as ``NotFoundError``."""

    #: The HTTP status.
    status: int
    #: Stable, such as ``not_found``.
    code: str
    #: Says what to do.
    message: str
    #: Where the code is explained.
    doc_url: Optional[str]
    #: What the server's log has this request under.
    request_id: Optional[str]
    #: Everything that is wrong with the input: ``path`` and ``message`` of each.
    issues: List[Dict[str, str]]
    details: Dict[str, Any]
    #: Seconds after which to try again.
    retry_after: Optional[float]

    def __init__(
        self,
        status: int,
        error: Dict[str, Any],
        *,
        request_id: Optional[str] = None,
        retry_after: Optional[float] = None,
    ) -> None:
        super().__init__(error.get("message", ""))
        self.status = status
        self.code = error["code"]
        self.message = error.get("message", "")
        self.doc_url = error.get("doc_url")
        self.request_id = request_id
        self.issues = error.get("issues", [])
        self.details = error.get("details", {})
        self.retry_after = retry_after
