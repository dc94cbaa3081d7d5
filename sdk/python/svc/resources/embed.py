"""What an embedded dashboard shows to one partner, and the sessions that it needs. Sentences are in the language of `Accept-Language`."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._transport import Transport


class EmbedResource:
    """What an embedded dashboard shows to one partner, and the sessions that it needs. Sentences are in the language of `Accept-Language`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create_token(
        self,
        *,
        partner_id: Union[str, None, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, None, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        partner: Union[types.CreateEmbedTokenPartner, NotGiven] = NOT_GIVEN,
        origin: Union[str, None, NotGiven] = NOT_GIVEN,
        scopes: Union[List[Literal["read", "links.write", "settings.write", "invitation.accept"]], NotGiven] = NOT_GIVEN,
        expires_in: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.CreateEmbedTokenResult:
        """Start a session for a page with a partner’s dashboard.

        Args:
            partner_id: pn_…
            tenant_id: Your own id of the partner
            program_id: Default: the oldest program that is not deactivated
            origin: The page that may use it. Default: the first that does
            scopes: What the page may do besides reading, which is always included. Default:
                nothing
            expires_in: Seconds; default 7200
        """
        return self._transport.json(
            "POST",
            "/tokens/embed/referrals",
            types.CreateEmbedTokenResult,
            body={
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "programId": program_id,
                "partner": partner,
                "origin": origin,
                "scopes": scopes,
                "expiresIn": expires_in,
            },
            options=options,
        )

    def revoke_tokens(
        self,
        *,
        partner_id: Union[str, None, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, None, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.RevokeEmbedTokensResult:
        """End every session of a partner’s dashboards.

        Args:
            partner_id: pn_…
            tenant_id: Your own id of the partner
            program_id: Default: the oldest program that is not deactivated
        """
        return self._transport.json(
            "DELETE",
            "/tokens/embed/referrals",
            types.RevokeEmbedTokensResult,
            body={
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "programId": program_id,
            },
            options=options,
        )

    def view_as_partner(
        self,
        *,
        partner_id: Union[str, None, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, None, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        origin: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.ViewAsPartnerResult:
        """See a partner’s dashboard as the partner does.

        The token only reads, for ten minutes, and ends when the member who asked is removed.
        The audit log says who looked at whom.

        Args:
            partner_id: pn_…
            tenant_id: Your own id of the partner
            program_id: Default: the oldest program that is not deactivated
            origin: The page that may use it. Default: the first that does
        """
        return self._transport.json(
            "POST",
            "/tokens/embed/referrals/view",
            types.ViewAsPartnerResult,
            body={
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "programId": program_id,
                "origin": origin,
            },
            options=options,
        )
