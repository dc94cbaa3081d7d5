"""Lists of any length."""

from __future__ import annotations

from itertools import islice
from typing import Any, Callable, Dict, Generic, Iterator, List, Optional, TypeVar

T = TypeVar("T")

_FULL_PAGE = 100


class Pages(Generic[T]):
    """A list of any length, read page by page: ``for link in client.links.list()``."""

    def __init__(
        self, read: Callable[[Dict[str, Any]], List[T]], paging: str, query: Dict[str, Any]
    ) -> None:
        self._read = read
        self._paging = paging
        self._query = query

    def first_page(self) -> List[T]:
        """Reads the first page alone."""
        return self._read(self._query)

    def to_list(self, limit: Optional[int] = None) -> List[T]:
        """Reads everything, or the first ``limit``."""
        return list(islice(self, limit))

    def __iter__(self) -> Iterator[T]:
        query = dict(self._query)
        size = int(query.get("pageSize") or query.get("limit") or _FULL_PAGE)
        # A cursor goes with the order of the ids only, and backwards there is one page.
        by_page = self._paging == "page" or "page" in query or "sortBy" in query
        while True:
            items: List[Any] = self._read(query)
            yield from items
            if not items or len(items) < size or "endingBefore" in query:
                return
            if by_page:
                query["page"] = int(query.get("page", 1)) + 1
            elif self._paging == "number":
                query["after"] = items[-1]["number"]
            else:
                query["startingAfter"] = items[-1]["id"]
