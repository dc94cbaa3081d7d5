"""Members of the workspace, and invitations."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class MembersResource:
    """Members of the workspace, and invitations."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list_invitations(
        self,
        *,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Invitation]:
        """Returns pending invitations.

        Args:
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            "/invitations",
            types.Invitation,
            "page",
            query={
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def invite(
        self,
        *,
        email: str,
        role: Literal["owner", "admin", "member", "viewer", "billing"],
        options: Optional[RequestOptions] = None,
    ) -> types.Invitation:
        """Invites a person to the workspace by email.

        Args:
            email: The email address. Case doesn’t matter.
            role: The role: `owner` can do everything, `admin` everything except manage
                owners, `member` day-to-day work, `viewer` read only, and `billing` payouts.
        """
        return self._transport.json(
            "POST",
            "/invitations",
            types.Invitation,
            body={
                "email": email,
                "role": role,
            },
            options=options,
        )

    def revoke_invitation(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.RevokeInvitationResult:
        """Revokes a pending invitation. Its link stops working."""
        return self._transport.json(
            "DELETE",
            path("/invitations/{}", id),
            types.RevokeInvitationResult,
            options=options,
        )

    def create_invitation_link(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.HandedLink:
        """Creates a link to accept an invitation, which replaces any earlier link. Available
        only to owners in the console, and only if the server can’t send email.
        """
        return self._transport.json(
            "POST",
            path("/invitations/{}/link", id),
            types.HandedLink,
            body={},
            options=options,
        )

    def resend_invitation(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.Invitation:
        """Sends an invitation email again."""
        return self._transport.json(
            "POST",
            path("/invitations/{}/resend", id),
            types.Invitation,
            body={},
            options=options,
        )

    def list(
        self,
        *,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Member]:
        """Returns the members of the workspace.

        Args:
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            "/members",
            types.Member,
            "page",
            query={
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def change_role(
        self,
        id: str,
        *,
        role: Literal["owner", "admin", "member", "viewer", "billing"],
        webhooks: Union[Literal["reassign", "end"], NotGiven] = NOT_GIVEN,
        share_links: Union[Literal["reassign", "end"], NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.ChangedMember:
        """Changes a member’s role.

        Args:
            role: The role: `owner` can do everything, `admin` everything except manage
                owners, `member` day-to-day work, `viewer` read only, and `billing` payouts.
            webhooks: How to treat the webhooks that the member created. Defaults to
                `reassign`.
            share_links: How to treat the share links that the member created. Defaults to
                `end`.
        """
        return self._transport.json(
            "PATCH",
            path("/members/{}", id),
            types.ChangedMember,
            body={
                "role": role,
                "webhooks": webhooks,
                "shareLinks": share_links,
            },
            options=options,
        )

    def remove(
        self,
        id: str,
        *,
        webhooks: Union[Literal["reassign", "end"], NotGiven] = NOT_GIVEN,
        share_links: Union[Literal["reassign", "end"], NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.RemovedMember:
        """Removes a member from the workspace. Their access ends immediately.

        Args:
            webhooks: How to treat the webhooks that the member created. Defaults to
                `reassign`.
            share_links: How to treat the share links that the member created. Defaults to
                `end`.
        """
        return self._transport.json(
            "DELETE",
            path("/members/{}", id),
            types.RemovedMember,
            query={
                "webhooks": webhooks,
                "shareLinks": share_links,
            },
            options=options,
        )

    def list_access(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> List[types.MemberAccess]:
        """Returns the API keys, webhooks, share links, and invitations that a member created,
        in live and test mode. They’re revoked or reassigned when the member is removed.
        """
        return self._transport.json(
            "GET",
            path("/members/{}/access", id),
            types.MemberAccess,
            options=options,
        )
