"""Individual clicks, leads, and sales, with an explanation of their attribution."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Iterator, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._stream import LiveEvent, follow_events
from .._transport import Transport, path


class EventsResource:
    """Individual clicks, leads, and sales, with an explanation of their attribution."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        event: Union[Literal["clicks", "leads", "sales"], NotGiven] = NOT_GIVEN,
        interval: Union[Literal["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"], NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        timezone: Union[str, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        ending_before: Union[str, NotGiven] = NOT_GIVEN,
        sort_order: Union[Literal["asc", "desc"], NotGiven] = NOT_GIVEN,
        order: Union[Literal["asc", "desc"], NotGiven] = NOT_GIVEN,
        sort_by: Union[Literal["timestamp"], NotGiven] = NOT_GIVEN,
        continent: Union[str, NotGiven] = NOT_GIVEN,
        country: Union[str, NotGiven] = NOT_GIVEN,
        region: Union[str, NotGiven] = NOT_GIVEN,
        city: Union[str, NotGiven] = NOT_GIVEN,
        device: Union[str, NotGiven] = NOT_GIVEN,
        browser: Union[str, NotGiven] = NOT_GIVEN,
        os: Union[str, NotGiven] = NOT_GIVEN,
        trigger: Union[str, NotGiven] = NOT_GIVEN,
        qr: Union[Literal["true", "false"], NotGiven] = NOT_GIVEN,
        referer: Union[str, NotGiven] = NOT_GIVEN,
        referer_url: Union[str, NotGiven] = NOT_GIVEN,
        url: Union[str, NotGiven] = NOT_GIVEN,
        link_id: Union[str, NotGiven] = NOT_GIVEN,
        domain: Union[str, NotGiven] = NOT_GIVEN,
        key: Union[str, NotGiven] = NOT_GIVEN,
        external_id: Union[str, NotGiven] = NOT_GIVEN,
        tag_id: Union[str, NotGiven] = NOT_GIVEN,
        tag_ids: Union[str, NotGiven] = NOT_GIVEN,
        folder_id: Union[str, NotGiven] = NOT_GIVEN,
        root: Union[Literal["true", "false"], NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        customer_id: Union[str, NotGiven] = NOT_GIVEN,
        utm_source: Union[str, NotGiven] = NOT_GIVEN,
        utm_medium: Union[str, NotGiven] = NOT_GIVEN,
        utm_campaign: Union[str, NotGiven] = NOT_GIVEN,
        utm_term: Union[str, NotGiven] = NOT_GIVEN,
        utm_content: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Event]:
        """Returns clicks, leads, or sales, newest first. Without `customers.read`, `metadata`
        and the customer’s name, email, picture, and country are null.

        Args:
            event: Default: clicks
            start: A date or time in ISO 8601; without an offset it is local to the time
                zone
            end: A date includes its whole day. Default: now
            timezone: IANA name; default UTC
            page: From 1; default 1
            limit: Default: 100
            starting_after: The id of the last item you have: answers what follows
            ending_before: The id of the first item you have: answers what precedes
            sort_order: By time; default desc: newest first
            order: The same as sortOrder. Deprecated
            continent: AF, AN, AS, EU, NA, OC or SA. One value, several (a,b), or all but
                these (-a,b)
            country: Two letters (ISO 3166-1), or Unknown. One value, several (a,b), or all
                but these (-a,b)
            region: ISO 3166-2, with or without the country. One value, several (a,b), or
                all but these (-a,b)
            city: The city, or Unknown. One value, several (a,b), or all but these (-a,b)
            device: The device. One value, several (a,b), or all but these (-a,b)
            browser: The browser. One value, several (a,b), or all but these (-a,b)
            os: The operating system. One value, several (a,b), or all but these (-a,b)
            trigger: How the visitor came: link, qr, pageview (script, visit) or deeplink.
                One value, several (a,b), or all but these (-a,b)
            qr: Only scanned codes, or none. Deprecated: use trigger
            referer: The host that the visitor came from, or (direct). One value, several
                (a,b), or all but these (-a,b)
            referer_url: The page that the visitor came from, or (direct). One value,
                several (a,b), or all but these (-a,b)
            url: The destination, without its query. One value, several (a,b), or all but
                these (-a,b)
            link_id: The id of the link: link_… or ext_<externalId>. One value, several
                (a,b), or all but these (-a,b)
            domain: The domain of the link. One value, several (a,b), or all but these
                (-a,b)
            key: The key of the link, together with its domain. One value, several (a,b), or
                all but these (-a,b)
            external_id: Your own id of the link, with or without ext_. One value, several
                (a,b), or all but these (-a,b)
            tag_id: A tag of the link. One value, several (a,b), or all but these (-a,b)
            tag_ids: The same as tagId. Deprecated. One value, several (a,b), or all but
                these (-a,b)
            folder_id: The folder of the link, or unsorted. One value, several (a,b), or all
                but these (-a,b)
            root: Only visits to a domain's root, or none
            tenant_id: The tenant of the link. One value, several (a,b), or all but these
                (-a,b)
            program_id: The program of the link. One value, several (a,b), or all but these
                (-a,b)
            partner_id: The partner of the link. One value, several (a,b), or all but these
                (-a,b)
            customer_id: The customer: cus_… or ext_<externalId>. One value, several (a,b),
                or all but these (-a,b)
            utm_source: UTM source of the destination. One value, several (a,b), or all but
                these (-a,b)
            utm_medium: UTM medium of the destination. One value, several (a,b), or all but
                these (-a,b)
            utm_campaign: UTM campaign of the destination. One value, several (a,b), or all
                but these (-a,b)
            utm_term: UTM term of the destination. One value, several (a,b), or all but
                these (-a,b)
            utm_content: UTM content of the destination. One value, several (a,b), or all
                but these (-a,b)
        """
        return self._transport.pages(
            "/events",
            types.Event,
            "id",
            query={
                "event": event,
                "interval": interval,
                "start": start,
                "end": end,
                "timezone": timezone,
                "page": page,
                "limit": limit,
                "startingAfter": starting_after,
                "endingBefore": ending_before,
                "sortOrder": sort_order,
                "order": order,
                "sortBy": sort_by,
                "continent": continent,
                "country": country,
                "region": region,
                "city": city,
                "device": device,
                "browser": browser,
                "os": os,
                "trigger": trigger,
                "qr": qr,
                "referer": referer,
                "refererUrl": referer_url,
                "url": url,
                "linkId": link_id,
                "domain": domain,
                "key": key,
                "externalId": external_id,
                "tagId": tag_id,
                "tagIds": tag_ids,
                "folderId": folder_id,
                "root": root,
                "tenantId": tenant_id,
                "programId": program_id,
                "partnerId": partner_id,
                "customerId": customer_id,
                "utm_source": utm_source,
                "utm_medium": utm_medium,
                "utm_campaign": utm_campaign,
                "utm_term": utm_term,
                "utm_content": utm_content,
            },
            options=options,
        )

    def export(
        self,
        *,
        event: Union[Literal["clicks", "leads", "sales"], NotGiven] = NOT_GIVEN,
        format: Union[Literal["csv", "ndjson"], NotGiven] = NOT_GIVEN,
        columns: Union[str, NotGiven] = NOT_GIVEN,
        interval: Union[Literal["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"], NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        timezone: Union[str, NotGiven] = NOT_GIVEN,
        continent: Union[str, NotGiven] = NOT_GIVEN,
        country: Union[str, NotGiven] = NOT_GIVEN,
        region: Union[str, NotGiven] = NOT_GIVEN,
        city: Union[str, NotGiven] = NOT_GIVEN,
        device: Union[str, NotGiven] = NOT_GIVEN,
        browser: Union[str, NotGiven] = NOT_GIVEN,
        os: Union[str, NotGiven] = NOT_GIVEN,
        trigger: Union[str, NotGiven] = NOT_GIVEN,
        qr: Union[Literal["true", "false"], NotGiven] = NOT_GIVEN,
        referer: Union[str, NotGiven] = NOT_GIVEN,
        referer_url: Union[str, NotGiven] = NOT_GIVEN,
        url: Union[str, NotGiven] = NOT_GIVEN,
        link_id: Union[str, NotGiven] = NOT_GIVEN,
        domain: Union[str, NotGiven] = NOT_GIVEN,
        key: Union[str, NotGiven] = NOT_GIVEN,
        external_id: Union[str, NotGiven] = NOT_GIVEN,
        tag_id: Union[str, NotGiven] = NOT_GIVEN,
        tag_ids: Union[str, NotGiven] = NOT_GIVEN,
        folder_id: Union[str, NotGiven] = NOT_GIVEN,
        root: Union[Literal["true", "false"], NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        customer_id: Union[str, NotGiven] = NOT_GIVEN,
        utm_source: Union[str, NotGiven] = NOT_GIVEN,
        utm_medium: Union[str, NotGiven] = NOT_GIVEN,
        utm_campaign: Union[str, NotGiven] = NOT_GIVEN,
        utm_term: Union[str, NotGiven] = NOT_GIVEN,
        utm_content: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> str:
        """Exports all matching clicks, leads, or sales as CSV or NDJSON. Without
        `customers.read`, `metadata` and the customer’s name, email, picture, and country are
        null.

        Args:
            event: Default: clicks
            format: Default: csv
            columns: Which columns, joined by commas. ndjson without it: whole events
            start: A date or time in ISO 8601; without an offset it is local to the time
                zone
            end: A date includes its whole day. Default: now
            timezone: IANA name; default UTC
            continent: AF, AN, AS, EU, NA, OC or SA. One value, several (a,b), or all but
                these (-a,b)
            country: Two letters (ISO 3166-1), or Unknown. One value, several (a,b), or all
                but these (-a,b)
            region: ISO 3166-2, with or without the country. One value, several (a,b), or
                all but these (-a,b)
            city: The city, or Unknown. One value, several (a,b), or all but these (-a,b)
            device: The device. One value, several (a,b), or all but these (-a,b)
            browser: The browser. One value, several (a,b), or all but these (-a,b)
            os: The operating system. One value, several (a,b), or all but these (-a,b)
            trigger: How the visitor came: link, qr, pageview (script, visit) or deeplink.
                One value, several (a,b), or all but these (-a,b)
            qr: Only scanned codes, or none. Deprecated: use trigger
            referer: The host that the visitor came from, or (direct). One value, several
                (a,b), or all but these (-a,b)
            referer_url: The page that the visitor came from, or (direct). One value,
                several (a,b), or all but these (-a,b)
            url: The destination, without its query. One value, several (a,b), or all but
                these (-a,b)
            link_id: The id of the link: link_… or ext_<externalId>. One value, several
                (a,b), or all but these (-a,b)
            domain: The domain of the link. One value, several (a,b), or all but these
                (-a,b)
            key: The key of the link, together with its domain. One value, several (a,b), or
                all but these (-a,b)
            external_id: Your own id of the link, with or without ext_. One value, several
                (a,b), or all but these (-a,b)
            tag_id: A tag of the link. One value, several (a,b), or all but these (-a,b)
            tag_ids: The same as tagId. Deprecated. One value, several (a,b), or all but
                these (-a,b)
            folder_id: The folder of the link, or unsorted. One value, several (a,b), or all
                but these (-a,b)
            root: Only visits to a domain's root, or none
            tenant_id: The tenant of the link. One value, several (a,b), or all but these
                (-a,b)
            program_id: The program of the link. One value, several (a,b), or all but these
                (-a,b)
            partner_id: The partner of the link. One value, several (a,b), or all but these
                (-a,b)
            customer_id: The customer: cus_… or ext_<externalId>. One value, several (a,b),
                or all but these (-a,b)
            utm_source: UTM source of the destination. One value, several (a,b), or all but
                these (-a,b)
            utm_medium: UTM medium of the destination. One value, several (a,b), or all but
                these (-a,b)
            utm_campaign: UTM campaign of the destination. One value, several (a,b), or all
                but these (-a,b)
            utm_term: UTM term of the destination. One value, several (a,b), or all but
                these (-a,b)
            utm_content: UTM content of the destination. One value, several (a,b), or all
                but these (-a,b)
        """
        return self._transport.text(
            "GET",
            "/events/export",
            query={
                "event": event,
                "format": format,
                "columns": columns,
                "interval": interval,
                "start": start,
                "end": end,
                "timezone": timezone,
                "continent": continent,
                "country": country,
                "region": region,
                "city": city,
                "device": device,
                "browser": browser,
                "os": os,
                "trigger": trigger,
                "qr": qr,
                "referer": referer,
                "refererUrl": referer_url,
                "url": url,
                "linkId": link_id,
                "domain": domain,
                "key": key,
                "externalId": external_id,
                "tagId": tag_id,
                "tagIds": tag_ids,
                "folderId": folder_id,
                "root": root,
                "tenantId": tenant_id,
                "programId": program_id,
                "partnerId": partner_id,
                "customerId": customer_id,
                "utm_source": utm_source,
                "utm_medium": utm_medium,
                "utm_campaign": utm_campaign,
                "utm_term": utm_term,
                "utm_content": utm_content,
            },
            options=options,
        )

    def stream(self, *, last_event_id: Optional[str] = None) -> Iterator[LiveEvent]:
        """Streams events as they happen, as server-sent events. Each message has the event’s
        ID, its type as `event` (`click`, `lead`, `sale`, or `refund`), and a JSON object as
        `data`. All objects have `id`, `event`, `timestamp`, `click`, and `link`, which can
        be null. Leads and sales also have `eventName` and `customer`, sales have `sale`, and
        refunds have `refund`. Retrieve an event for all of its data. Without
        `customers.read`, names are null. Send the key in the `Authorization` header. A
        client that reconnects with `Last-Event-ID` gets the events that it missed. Events
        are delivered at least once and roughly in order, so ignore IDs that you have already
        seen. Events that are more than a minute old, such as imported ones, aren’t streamed.
        If too many events happen at once, a `gap` message contains the number of skipped
        events. A comment is sent every 15 seconds. A client that reads too slowly is
        disconnected and can reconnect.
        """
        return follow_events(self._transport, "/events/stream", last_event_id)

    def explain(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.ExplainEventResult:
        """Retrieves an event with a step-by-step explanation of its attribution. Without
        `customers.read`, `metadata` and the customer’s name, email, picture, and country are
        null.
        """
        return self._transport.json(
            "GET",
            path("/events/{}", id),
            types.ExplainEventResult,
            options=options,
        )

    def list_refunds(
        self,
        *,
        sale_id: Union[str, NotGiven] = NOT_GIVEN,
        invoice_id: Union[str, NotGiven] = NOT_GIVEN,
        customer_id: Union[str, NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        kind: Union[Literal["refund", "chargeback"], NotGiven] = NOT_GIVEN,
        interval: Union[Literal["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"], NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        timezone: Union[str, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        ending_before: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Refund]:
        """Returns refunds and chargebacks, newest first.

        Args:
            sale_id: evt_…, as POST /track/sale answers
            customer_id: cus_… or ext_<externalId>
            start: A date or time in ISO 8601; without an offset it is local to the time
                zone
            end: A date includes its whole day. Default: now
            timezone: IANA name; default UTC
            page_size: Default: the largest, 100
            starting_after: The id of the last item you have: answers what follows
            ending_before: The id of the first item you have: answers what precedes
        """
        return self._transport.pages(
            "/refunds",
            types.Refund,
            "id",
            query={
                "saleId": sale_id,
                "invoiceId": invoice_id,
                "customerId": customer_id,
                "programId": program_id,
                "kind": kind,
                "interval": interval,
                "start": start,
                "end": end,
                "timezone": timezone,
                "pageSize": page_size,
                "startingAfter": starting_after,
                "endingBefore": ending_before,
            },
            options=options,
        )

    def get_refund(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.RefundDetail:
        """Retrieves a refund with the commission amounts that it reversed."""
        return self._transport.json(
            "GET",
            path("/refunds/{}", id),
            types.RefundDetail,
            options=options,
        )
