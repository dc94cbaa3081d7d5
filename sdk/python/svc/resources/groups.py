"""Groups of partners in a program that share terms, links, and branding."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Any, List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class GroupsResource:
    """Groups of partners in a program that share terms, links, and branding."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        *,
        program_id: str,
        name: str,
        slug: Union[str, NotGiven] = NOT_GIVEN,
        color: Union[Literal["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"], NotGiven] = NOT_GIVEN,
        holding_period_days: Union[int, None, NotGiven] = NOT_GIVEN,
        auto_approve: Union[bool, None, NotGiven] = NOT_GIVEN,
        link_structure: Union[Literal["short", "query"], NotGiven] = NOT_GIVEN,
        default_links: Union[List[types.CreateGroupDefaultLink], NotGiven] = NOT_GIVEN,
        allowed_destinations: Union[List[types.CreateGroupAllowedDestination], NotGiven] = NOT_GIVEN,
        max_links: Union[int, NotGiven] = NOT_GIVEN,
        move_rules: Union[List[types.CreateGroupMoveRule], NotGiven] = NOT_GIVEN,
        logo: Union[str, None, NotGiven] = NOT_GIVEN,
        brand_color: Union[str, None, NotGiven] = NOT_GIVEN,
        landing: Union[types.CreateGroupLanding, None, NotGiven] = NOT_GIVEN,
        application_form: Union[List[Any], None, NotGiven] = NOT_GIVEN,
        resources: Union[List[Any], None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Group:
        """Creates a group of partners in a program.

        Args:
            slug: Lower-case letters, digits and dashes; unique in the program
            color: Default: gray
            holding_period_days: null: the program’s
            auto_approve: null: as in the program
            link_structure: What partners hand out: a short link, or the destination with
                ?via=. Default: short
            default_links: Made for each new partner. Empty: one to the address of the
                program
            allowed_destinations: Where links that partners add may lead. Empty: to the site
                of the program
            max_links: Links of one partner; default: 10
            move_rules: Partners for whom all of these hold move into the group. Empty:
                nobody does
            logo: The http(s) address of a picture
            brand_color: #rrggbb
        """
        return self._transport.json(
            "POST",
            "/groups",
            types.Group,
            body={
                "programId": program_id,
                "name": name,
                "slug": slug,
                "color": color,
                "holdingPeriodDays": holding_period_days,
                "autoApprove": auto_approve,
                "linkStructure": link_structure,
                "defaultLinks": default_links,
                "allowedDestinations": allowed_destinations,
                "maxLinks": max_links,
                "moveRules": move_rules,
                "logo": logo,
                "brandColor": brand_color,
                "landing": landing,
                "applicationForm": application_form,
                "resources": resources,
            },
            options=options,
        )

    def list(
        self,
        *,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        search: Union[str, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Group]:
        """Returns groups, oldest first. The first group of each program is its default group.

        Args:
            search: In name and slug
            page: From 1; default 1
            page_size: Default: the largest, 100
        """
        return self._transport.pages(
            "/groups",
            types.Group,
            "page",
            query={
                "programId": program_id,
                "search": search,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def get(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Group:
        """Retrieves a group."""
        return self._transport.json("GET", path("/groups/{}", id), types.Group, options=options)

    def update(
        self,
        id: str,
        *,
        name: Union[str, NotGiven] = NOT_GIVEN,
        slug: Union[str, NotGiven] = NOT_GIVEN,
        color: Union[Literal["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"], NotGiven] = NOT_GIVEN,
        holding_period_days: Union[int, None, NotGiven] = NOT_GIVEN,
        auto_approve: Union[bool, None, NotGiven] = NOT_GIVEN,
        link_structure: Union[Literal["short", "query"], NotGiven] = NOT_GIVEN,
        default_links: Union[List[types.CreateGroupDefaultLink], NotGiven] = NOT_GIVEN,
        allowed_destinations: Union[List[types.CreateGroupAllowedDestination], NotGiven] = NOT_GIVEN,
        max_links: Union[int, NotGiven] = NOT_GIVEN,
        move_rules: Union[List[types.CreateGroupMoveRule], NotGiven] = NOT_GIVEN,
        logo: Union[str, None, NotGiven] = NOT_GIVEN,
        brand_color: Union[str, None, NotGiven] = NOT_GIVEN,
        landing: Union[types.CreateGroupLanding, None, NotGiven] = NOT_GIVEN,
        application_form: Union[List[Any], None, NotGiven] = NOT_GIVEN,
        resources: Union[List[Any], None, NotGiven] = NOT_GIVEN,
        if_updated_at: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Group:
        """Updates a group. Existing customers keep the terms that applied when they were
        referred.

        Args:
            slug: Lower-case letters, digits and dashes; unique in the program
            color: Default: gray
            holding_period_days: null: the program’s
            auto_approve: null: as in the program
            link_structure: What partners hand out: a short link, or the destination with
                ?via=. Default: short
            default_links: Made for each new partner. Empty: one to the address of the
                program
            allowed_destinations: Where links that partners add may lead. Empty: to the site
                of the program
            max_links: Links of one partner; default: 10
            move_rules: Partners for whom all of these hold move into the group. Empty:
                nobody does
            logo: The http(s) address of a picture
            brand_color: #rrggbb
            if_updated_at: The updatedAt that was read: 409 when somebody has changed it
                since
        """
        return self._transport.json(
            "PATCH",
            path("/groups/{}", id),
            types.Group,
            body={
                "name": name,
                "slug": slug,
                "color": color,
                "holdingPeriodDays": holding_period_days,
                "autoApprove": auto_approve,
                "linkStructure": link_structure,
                "defaultLinks": default_links,
                "allowedDestinations": allowed_destinations,
                "maxLinks": max_links,
                "moveRules": move_rules,
                "logo": logo,
                "brandColor": brand_color,
                "landing": landing,
                "applicationForm": application_form,
                "resources": resources,
                "ifUpdatedAt": if_updated_at,
            },
            options=options,
        )

    def delete(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.DeleteGroupResult:
        """Deletes a group and archives its rewards and discounts. Returns 409 if the group
        still has partners.
        """
        return self._transport.json(
            "DELETE",
            path("/groups/{}", id),
            types.DeleteGroupResult,
            options=options,
        )

    def move_enrollments(
        self,
        id: str,
        *,
        to_group_id: str,
        enrollment_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        all: Union[bool, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.MoveEnrollmentsResult:
        """Moves partners to this group.

        Args:
            enrollment_ids: These
            all: All of the group
        """
        return self._transport.json(
            "POST",
            path("/groups/{}/move-enrollments", id),
            types.MoveEnrollmentsResult,
            body={
                "toGroupId": to_group_id,
                "enrollmentIds": enrollment_ids,
                "all": all,
            },
            options=options,
        )
