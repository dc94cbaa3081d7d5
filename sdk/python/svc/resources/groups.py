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
            program_id: The ID of the program.
            name: The name of the group.
            slug: The slug, unique in the program. It can contain lowercase letters, digits,
                and dashes.
            color: The color of the group. Defaults to `gray`.
            holding_period_days: The holding period in days, or null to use the program’s.
            auto_approve: Whether to approve applications automatically, or null to use the
                program’s setting.
            link_structure: The format of partner links: a short link, or the destination
                with `?via=`. Defaults to `short`.
            default_links: The links to create for each new partner. If empty, partners get
                one link to the program’s URL.
            allowed_destinations: The destinations that partners can link to. If empty, only
                the program’s site.
            max_links: The maximum number of links per partner. Defaults to 10.
            move_rules: Rules that move partners into this group. Partners must meet all of
                them. If empty, no partners are moved.
            logo: The URL of a logo.
            brand_color: The brand color, as `#rrggbb`.
            application_form: The questions of the application form.
            resources: Resources for partners, such as files, colors, and messages.
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
            program_id: Only results of this program.
            search: Part of the name or slug.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
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
            name: The name of the group.
            slug: The slug, unique in the program. It can contain lowercase letters, digits,
                and dashes.
            color: The color of the group. Defaults to `gray`.
            holding_period_days: The holding period in days, or null to use the program’s.
            auto_approve: Whether to approve applications automatically, or null to use the
                program’s setting.
            link_structure: The format of partner links: a short link, or the destination
                with `?via=`. Defaults to `short`.
            default_links: The links to create for each new partner. If empty, partners get
                one link to the program’s URL.
            allowed_destinations: The destinations that partners can link to. If empty, only
                the program’s site.
            max_links: The maximum number of links per partner. Defaults to 10.
            move_rules: Rules that move partners into this group. Partners must meet all of
                them. If empty, no partners are moved.
            logo: The URL of a logo.
            brand_color: The brand color, as `#rrggbb`.
            application_form: The questions of the application form.
            resources: Resources for partners, such as files, colors, and messages.
            if_updated_at: The `updatedAt` that you last read. Returns 409 if someone has
                changed the object since.
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
            to_group_id: The ID of the group to move partners to.
            enrollment_ids: The IDs of the enrollments to move.
            all: Whether to move all partners of the group.
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
