"""Events from providers, with their processing status."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class InboxResource:
    """Events from providers, with their processing status."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list_events(
        self,
        *,
        status: Union[Literal["received", "retrying", "done", "ignored", "failed"], NotGiven] = NOT_GIVEN,
        connection_id: Union[str, NotGiven] = NOT_GIVEN,
        type: Union[str, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        ending_before: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.InboxEvent]:
        """Returns events from providers with their processing status, newest first.

        Args:
            status: Only results with this status.
            connection_id: Only events of this connection.
            type: The provider’s name of the event type.
            page_size: The number of results per page. Defaults to 100, the maximum.
            starting_after: A cursor: the ID of the last item on the previous page. Returns
                the items after it.
            ending_before: A cursor: the ID of the first item on the next page. Returns the
                items before it.
        """
        return self._transport.pages(
            "/inbox",
            types.InboxEvent,
            "id",
            query={
                "status": status,
                "connectionId": connection_id,
                "type": type,
                "pageSize": page_size,
                "startingAfter": starting_after,
                "endingBefore": ending_before,
            },
            options=options,
        )

    def replay_events(
        self,
        *,
        ids: Union[List[str], NotGiven] = NOT_GIVEN,
        status: Union[Literal["failed", "retrying", "ignored"], NotGiven] = NOT_GIVEN,
        connection_id: Union[str, NotGiven] = NOT_GIVEN,
        type: Union[str, NotGiven] = NOT_GIVEN,
        since: Union[str, NotGiven] = NOT_GIVEN,
        until: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.EventsReplayed:
        """Processes multiple events again immediately. Events that were already processed
        aren’t recorded twice.

        Args:
            ids: The IDs of the events to process.
            status: The status of the events to process again. Defaults to failed ones.
            connection_id: The ID of the connection.
            type: The provider’s name of the event type.
            since: The start of the time range, in ISO 8601 format.
            until: The end of the time range, in ISO 8601 format.
        """
        return self._transport.json(
            "POST",
            "/inbox/replay",
            types.EventsReplayed,
            body={
                "ids": ids,
                "status": status,
                "connectionId": connection_id,
                "type": type,
                "since": since,
                "until": until,
            },
            options=options,
        )

    def replay_event(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.InboxEvent:
        """Processes an event again immediately. Results that were already recorded aren’t
        recorded twice.
        """
        return self._transport.json(
            "POST",
            path("/inbox/{}/replay", id),
            types.InboxEvent,
            options=options,
        )
