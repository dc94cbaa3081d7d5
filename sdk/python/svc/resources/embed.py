"""Embed tokens, and the data of one partner’s embedded dashboard. Text is in the language of `Accept-Language`."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._transport import Transport


class EmbedResource:
    """Embed tokens, and the data of one partner’s embedded dashboard. Text is in the language of `Accept-Language`."""

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
        """Creates a token that embeds one partner’s dashboard in your page. Call it from your
        server and pass the token to the browser.

        Args:
            partner_id: The partner’s ID, such as `pn_…`.
            tenant_id: Your own ID of the partner.
            program_id: The ID of the program. Defaults to the oldest active program.
            origin: The origin that can use the token. Defaults to the first one that uses
                it.
            scopes: The scopes in addition to reading, which is always allowed. Defaults to
                none.
            expires_in: The lifetime in seconds. Defaults to 7200.
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
        """Ends all dashboard sessions of a partner. Pass `programId` to end only those of one
        program.

        Args:
            partner_id: The partner’s ID, such as `pn_…`.
            tenant_id: Your own ID of the partner.
            program_id: The ID of the program. Defaults to the oldest active program.
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
        """Creates a read-only token to see a partner’s dashboard as the partner does. The token
        expires after 10 minutes. The audit log records who viewed which partner.

        Args:
            partner_id: The partner’s ID, such as `pn_…`.
            tenant_id: Your own ID of the partner.
            program_id: The ID of the program. Defaults to the oldest active program.
            origin: The origin that can use the token. Defaults to the first one that uses
                it.
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
