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
            page: From 1; default 1
            page_size: Default: the largest, 100
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
            email: Case does not matter
            role: owner: everything; admin: everything but owners; member: the daily work;
                viewer: reads; billing: payouts
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
            page: From 1; default 1
            page_size: Default: the largest, 100
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
            role: owner: everything; admin: everything but owners; member: the daily work;
                viewer: reads; billing: payouts
            webhooks: What becomes of the webhooks that the member created; default:
                reassign
            share_links: What becomes of the share links that the member created; default:
                end
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
            webhooks: What becomes of the webhooks that the member created; default:
                reassign
            share_links: What becomes of the share links that the member created; default:
                end
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
