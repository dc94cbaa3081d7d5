"""Accounts at providers, such as Stripe, that report events."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Mapping, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class ConnectionsResource:
    """Accounts at providers, such as Stripe, that report events."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def cancel_backfill(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.Backfill:
        """Stops a backfill. Events that were already fetched are kept."""
        return self._transport.json(
            "POST",
            path("/backfills/{}/cancel", id),
            types.Backfill,
            options=options,
        )

    def create(
        self,
        *,
        provider: str,
        name: str,
        secret: str,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        details: Union[Mapping[str, str], NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Connection:
        """Connects an account at a provider, such as Stripe. A workspace can have several
        accounts at the same provider.

        Args:
            provider: The provider.
            name: A name for the connection.
            secret: The secret that the provider signs events with. It’s never returned.
            program_id: The ID of the program that the customers of this account belong to.
                Only its clicks, links, and codes count. Null for customers of the workspace.
            details: Other values that the provider requires. The fields are listed by `GET
                /integrations`.
        """
        return self._transport.json(
            "POST",
            "/connections",
            types.Connection,
            body={
                "provider": provider,
                "name": name,
                "secret": secret,
                "programId": program_id,
                "details": details,
            },
            options=options,
        )

    def list(
        self,
        *,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Connection]:
        """Returns connections, newest first.

        Args:
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            "/connections",
            types.Connection,
            "page",
            query={
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def authorize(
        self,
        *,
        provider: str,
        name: str,
        details: Union[Mapping[str, str], NotGiven] = NOT_GIVEN,
        connection_id: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Authorization:
        """Starts connecting an account on the provider’s page, or renews its access. Returns
        the URL to open. Only the member who started can complete it.

        Args:
            provider: The provider.
            name: A name for the connection.
            details: Other values that the provider requires. The fields are listed by `GET
                /integrations`.
            connection_id: The ID of the connection whose access you want to renew.
        """
        return self._transport.json(
            "POST",
            "/connections/authorize",
            types.Authorization,
            body={
                "provider": provider,
                "name": name,
                "details": details,
                "connectionId": connection_id,
            },
            options=options,
        )

    def complete(
        self,
        *,
        provider: str,
        query: Mapping[str, str],
        options: Optional[RequestOptions] = None,
    ) -> types.Connection:
        """Completes a connection with the values that the provider’s page returned. The values
        can be used only once.

        Args:
            provider: The provider.
            query: The query string of the URL that the member returned to.
        """
        return self._transport.json(
            "POST",
            "/connections/complete",
            types.Connection,
            body={
                "provider": provider,
                "query": query,
            },
            options=options,
        )

    def get(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Connection:
        """Retrieves a connection."""
        return self._transport.json(
            "GET",
            path("/connections/{}", id),
            types.Connection,
            options=options,
        )

    def update(
        self,
        id: str,
        *,
        name: Union[str, NotGiven] = NOT_GIVEN,
        secret: Union[str, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        details: Union[Mapping[str, str], NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Connection:
        """Updates the name or credentials of a connection.

        Args:
            name: A name for the connection.
            secret: The secret that the provider signs events with. It’s never returned.
            program_id: The ID of the program that the customers of this account belong to.
                Only its clicks, links, and codes count. Null for customers of the workspace.
            details: Other values that the provider requires. The fields are listed by `GET
                /integrations`.
        """
        return self._transport.json(
            "PATCH",
            path("/connections/{}", id),
            types.Connection,
            body={
                "name": name,
                "secret": secret,
                "programId": program_id,
                "details": details,
            },
            options=options,
        )

    def delete(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Connection:
        """Deletes a connection with its credentials and the content of its events. Leads and
        sales that were recorded are kept.
        """
        return self._transport.json(
            "DELETE",
            path("/connections/{}", id),
            types.Connection,
            options=options,
        )

    def create_backfill(
        self,
        id: str,
        *,
        dry_run: Union[bool, NotGiven] = NOT_GIVEN,
        since: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Backfill:
        """Imports the history that a provider has from before the connection was created. With
        `dryRun`, only counts what would be imported. Repeating a backfill adds only new
        events.

        Args:
            dry_run: Whether to only count what would be imported. Defaults to false.
            since: The start of the history to import, in ISO 8601 format with an offset.
                Defaults to the whole history.
        """
        return self._transport.json(
            "POST",
            path("/connections/{}/backfills", id),
            types.Backfill,
            body={
                "dryRun": dry_run,
                "since": since,
            },
            options=options,
        )

    def list_backfills(
        self,
        id: str,
        *,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        ending_before: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Backfill]:
        """Returns a connection’s backfills with their progress, newest first.

        Args:
            page_size: The number of results per page. Defaults to 100, the maximum.
            starting_after: A cursor: the ID of the last item on the previous page. Returns
                the items after it.
            ending_before: A cursor: the ID of the first item on the next page. Returns the
                items before it.
        """
        return self._transport.pages(
            path("/connections/{}/backfills", id),
            types.Backfill,
            "id",
            query={
                "pageSize": page_size,
                "startingAfter": starting_after,
                "endingBefore": ending_before,
            },
            options=options,
        )

    def list_choices(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> List[types.FieldChoices]:
        """Returns the options for a connection’s fields, as the provider lists them."""
        return self._transport.json(
            "GET",
            path("/connections/{}/choices", id),
            types.FieldChoices,
            options=options,
        )

    def test(self, id: str, *, options: Optional[RequestOptions] = None) -> types.ConnectionTest:
        """Checks that the provider accepts the credentials and that signed events arrive."""
        return self._transport.json(
            "POST",
            path("/connections/{}/test", id),
            types.ConnectionTest,
            options=options,
        )

    def list_integrations(
        self,
        *,
        language: Union[Literal["en", "de"], NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> List[types.IntegrationInfo]:
        """Returns the providers that you can connect.

        Args:
            language: The language of the text.
        """
        return self._transport.json(
            "GET",
            "/integrations",
            types.IntegrationInfo,
            query={
                "language": language,
            },
            options=options,
        )
