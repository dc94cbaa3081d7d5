"""Endpoints that receive events, and their delivery logs."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class WebhooksResource:
    """Endpoints that receive events, and their delivery logs."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        *,
        url: str,
        events: List[Literal["link.created", "link.updated", "link.deleted", "link.clicked", "lead.created", "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated", "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased", "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated", "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted", "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed", "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed", "payout.created", "payout.sent", "payout.completed", "payout.failed"]],
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        format: Union[Literal["standard", "segment", "slack"], NotGiven] = NOT_GIVEN,
        write_key: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.WebhookWithSecret:
        """Creates a webhook endpoint. The signing secret is returned only once. Also requires
        the scopes that read the data in the selected events: `customers.read`,
        `analytics.read`, and `program.read` for leads and sales. The same applies when you
        change the URL or events, or read the delivery log.

        Args:
            url: The HTTPS URL that receives events. Private networks aren’t allowed.
            events: The event types to send.
            description: Your own description, or null.
            format: The payload format. `standard`: JSON, signed according to Standard
                Webhooks. `segment`: Events for Segment’s HTTP API. `slack`: Messages in a Slack
                channel through an incoming webhook.
            write_key: The write key of the Segment source. Required for the `segment`
                format.
        """
        return self._transport.json(
            "POST",
            "/webhooks",
            types.WebhookWithSecret,
            body={
                "url": url,
                "events": events,
                "description": description,
                "format": format,
                "writeKey": write_key,
            },
            options=options,
        )

    def list(self, *, options: Optional[RequestOptions] = None) -> List[types.Webhook]:
        """Returns webhook endpoints, oldest first."""
        return self._transport.json("GET", "/webhooks", types.Webhook, options=options)

    def get(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Webhook:
        """Retrieves a webhook endpoint."""
        return self._transport.json(
            "GET",
            path("/webhooks/{}", id),
            types.Webhook,
            options=options,
        )

    def update(
        self,
        id: str,
        *,
        url: Union[str, NotGiven] = NOT_GIVEN,
        events: Union[List[Literal["link.created", "link.updated", "link.deleted", "link.clicked", "lead.created", "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated", "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased", "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated", "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted", "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed", "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed", "payout.created", "payout.sent", "payout.completed", "payout.failed"]], NotGiven] = NOT_GIVEN,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        enabled: Union[bool, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Webhook:
        """Updates, disables, or enables a webhook endpoint.

        Args:
            url: The HTTPS URL that receives events. Private networks aren’t allowed.
            events: The event types to send.
            description: Your own description, or null.
            enabled: Whether events are sent. Events that happen while the endpoint is
                disabled are never sent.
        """
        return self._transport.json(
            "PATCH",
            path("/webhooks/{}", id),
            types.Webhook,
            body={
                "url": url,
                "events": events,
                "description": description,
                "enabled": enabled,
            },
            options=options,
        )

    def delete(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.DeleteWebhookResult:
        """Deletes a webhook endpoint and its delivery log."""
        return self._transport.json(
            "DELETE",
            path("/webhooks/{}", id),
            types.DeleteWebhookResult,
            options=options,
        )

    def list_deliveries(
        self,
        id: str,
        *,
        status: Union[Literal["waiting", "delivered", "failed"], NotGiven] = NOT_GIVEN,
        event: Union[Literal["link.created", "link.updated", "link.deleted", "link.clicked", "lead.created", "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated", "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased", "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated", "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted", "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed", "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed", "payout.created", "payout.sent", "payout.completed", "payout.failed", "webhook.test"], NotGiven] = NOT_GIVEN,
        subject: Union[str, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        ending_before: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.WebhookDelivery]:
        """Returns the deliveries of a webhook endpoint, newest first.

        Args:
            status: Only results with this status.
            event: Only results with this type of event.
            subject: Only deliveries about this object.
            page: The page number, starting at 1.
            page_size: The number of results per page.
            starting_after: A cursor: the ID of the last item on the previous page. Returns
                the items after it.
            ending_before: A cursor: the ID of the first item on the next page. Returns the
                items before it.
        """
        return self._transport.pages(
            path("/webhooks/{}/deliveries", id),
            types.WebhookDelivery,
            "id",
            query={
                "status": status,
                "event": event,
                "subject": subject,
                "page": page,
                "pageSize": page_size,
                "startingAfter": starting_after,
                "endingBefore": ending_before,
            },
            options=options,
        )

    def get_delivery(
        self,
        id: str,
        delivery_id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.WebhookDelivery:
        """Retrieves a delivery with its request and the latest response from your endpoint."""
        return self._transport.json(
            "GET",
            path("/webhooks/{}/deliveries/{}", id, delivery_id),
            types.WebhookDelivery,
            options=options,
        )

    def replay_delivery(
        self,
        id: str,
        delivery_id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.WebhookDelivery:
        """Sends a delivery again with the same ID."""
        return self._transport.json(
            "POST",
            path("/webhooks/{}/deliveries/{}/replay", id, delivery_id),
            types.WebhookDelivery,
            options=options,
        )

    def replay(
        self,
        id: str,
        *,
        since: str,
        until: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[Literal["delivered", "failed"], NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.ReplayWebhookResult:
        """Sends the deliveries from a time range again, with the same IDs.

        Args:
            since: The start of the time range, in ISO 8601 format.
            until: The end of the time range, in ISO 8601 format. Defaults to now.
            status: The status of the deliveries to send again. Defaults to failed ones.
        """
        return self._transport.json(
            "POST",
            path("/webhooks/{}/replay", id),
            types.ReplayWebhookResult,
            body={
                "since": since,
                "until": until,
                "status": status,
            },
            options=options,
        )

    def rotate_secret(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.WebhookWithSecret:
        """Creates a new signing secret and returns it once. For 24 hours, deliveries are signed
        with both the new and the previous secret.
        """
        return self._transport.json(
            "POST",
            path("/webhooks/{}/rotate", id),
            types.WebhookWithSecret,
            options=options,
        )

    def test(self, id: str, *, options: Optional[RequestOptions] = None) -> types.WebhookDelivery:
        """Sends a test event to a webhook endpoint."""
        return self._transport.json(
            "POST",
            path("/webhooks/{}/test", id),
            types.WebhookDelivery,
            options=options,
        )
