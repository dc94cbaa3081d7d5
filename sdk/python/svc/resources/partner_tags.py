"""Colored labels that organize partners."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class PartnerTagsResource:
    """Colored labels that organize partners."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        *,
        name: str,
        color: Union[Literal["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"], NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.PartnerTag:
        """Creates a tag for partners. Partners don’t see their tags.

        Args:
            name: The name, unique in the workspace regardless of case.
            color: The color. Defaults to `blue`.
        """
        return self._transport.json(
            "POST",
            "/partner-tags",
            types.PartnerTag,
            body={
                "name": name,
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
    ) -> Pages[types.PartnerTag]:
        """Returns the workspace’s partner tags with the number of partners that have each.

        Args:
            sort_by: The field to sort by. Defaults to `name`.
            sort_order: The sort order. Defaults to `asc`.
            search: Part of the name.
            ids: The IDs of the tags to return, separated by commas.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            "/partner-tags",
            types.PartnerTag,
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
        color: Union[Literal["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"], NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.PartnerTag:
        """Updates the name or color of a partner tag.

        Args:
            name: The name, unique in the workspace regardless of case.
            color: The color. Defaults to `blue`.
        """
        return self._transport.json(
            "PATCH",
            path("/partner-tags/{}", id),
            types.PartnerTag,
            body={
                "name": name,
                "color": color,
            },
            options=options,
        )

    def delete(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.DeletePartnerTagResult:
        """Deletes a partner tag and removes it from its partners."""
        return self._transport.json(
            "DELETE",
            path("/partner-tags/{}", id),
            types.DeletePartnerTagResult,
            options=options,
        )

    def assign(
        self,
        id: str,
        *,
        partner_ids: List[str],
        options: Optional[RequestOptions] = None,
    ) -> types.AssignPartnerTagResult:
        """Adds the tag to up to 1,000 partners. If one of the IDs is unknown, no partner is
        changed.

        Args:
            partner_ids: The IDs of the partners.
        """
        return self._transport.json(
            "POST",
            path("/partner-tags/{}/assign", id),
            types.AssignPartnerTagResult,
            body={
                "partnerIds": partner_ids,
            },
            options=options,
        )

    def unassign(
        self,
        id: str,
        *,
        partner_ids: List[str],
        options: Optional[RequestOptions] = None,
    ) -> types.AssignPartnerTagResult:
        """Removes the tag from up to 1,000 partners. If one of the IDs is unknown, no partner
        is changed.

        Args:
            partner_ids: The IDs of the partners.
        """
        return self._transport.json(
            "POST",
            path("/partner-tags/{}/unassign", id),
            types.AssignPartnerTagResult,
            body={
                "partnerIds": partner_ids,
            },
            options=options,
        )
