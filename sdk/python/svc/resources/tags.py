"""Colored labels that organize links."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class TagsResource:
    """Colored labels that organize links."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        *,
        name: Union[str, NotGiven] = NOT_GIVEN,
        tag: Union[str, NotGiven] = NOT_GIVEN,
        color: Union[Literal["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"], NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Tag:
        """Creates a tag for links.

        Args:
            name: The name, unique in the workspace regardless of case.
            tag: Deprecated. Use `name`.
            color: The color. Defaults to `blue`.
        """
        return self._transport.json(
            "POST",
            "/tags",
            types.Tag,
            body={
                "name": name,
                "tag": tag,
                "color": color,
            },
            options=options,
        )

    def list(
        self,
        *,
        sort_by: Union[Literal["name", "createdAt"], NotGiven] = NOT_GIVEN,
        sort_order: Union[Literal["asc", "desc"], NotGiven] = NOT_GIVEN,
        search: Union[str, NotGiven] = NOT_GIVEN,
        ids: Union[Union[str, List[str]], NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Tag]:
        """Returns the workspace’s tags.

        Args:
            sort_by: The field to sort by. Defaults to `name`.
            sort_order: The sort order. Defaults to `asc`.
            search: Part of the name.
            ids: The IDs of the tags to return, separated by commas.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            "/tags",
            types.Tag,
            "page",
            query={
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "search": search,
                "ids": ids,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def update(
        self,
        id: str,
        *,
        name: Union[str, NotGiven] = NOT_GIVEN,
        tag: Union[str, NotGiven] = NOT_GIVEN,
        color: Union[Literal["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"], NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Tag:
        """Updates the name or color of a tag.

        Args:
            name: The name, unique in the workspace regardless of case.
            tag: Deprecated. Use `name`.
            color: The color. Defaults to `blue`.
        """
        return self._transport.json(
            "PATCH",
            path("/tags/{}", id),
            types.Tag,
            body={
                "name": name,
                "tag": tag,
                "color": color,
            },
            options=options,
        )

    def delete(self, id: str, *, options: Optional[RequestOptions] = None) -> types.DeleteTagResult:
        """Deletes a tag and removes it from its links."""
        return self._transport.json(
            "DELETE",
            path("/tags/{}", id),
            types.DeleteTagResult,
            options=options,
        )
