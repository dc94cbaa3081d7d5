"""Background jobs, including failed ones."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class JobsResource:
    """Background jobs, including failed ones."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        status: Union[Literal["failed", "waiting", "running"], NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Job]:
        """Returns background jobs that failed, are waiting, or are running, newest first.

        Args:
            status: The status. Defaults to `failed`: events that aren’t retried
                automatically.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            "/jobs",
            types.Job,
            "page",
            query={
                "status": status,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def retry(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Job:
        """Retries a background job immediately."""
        return self._transport.json("POST", path("/jobs/{}/retry", id), types.Job, options=options)
