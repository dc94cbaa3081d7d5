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
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        group_id: Union[str, NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
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
            event: The type of event. Defaults to `clicks`.
            interval: A predefined time range. `start` and `end` take precedence.
            start: The start of the time range, as an ISO 8601 date or time. Without an
                offset, it’s in the time zone.
            end: The end of the time range. A date includes the whole day. Defaults to now.
            timezone: The IANA name of the time zone. Defaults to UTC.
            page: The page number, starting at 1. Defaults to 1.
            limit: The number of results per page. Defaults to 100.
            starting_after: A cursor: the ID of the last item on the previous page. Returns
                the items after it.
            ending_before: A cursor: the ID of the first item on the next page. Returns the
                items before it.
            sort_order: The sort order by time. Defaults to `desc`, newest first.
            order: Deprecated. Use `sortOrder`.
            sort_by: The field to sort by.
            continent: The continent code: AF, AN, AS, EU, NA, OC, or SA. Pass one value,
                several separated by commas, or exclude values with a leading `-`.
            country: The two-letter country code (ISO 3166-1), or `Unknown`. Pass one value,
                several separated by commas, or exclude values with a leading `-`.
            region: The region code (ISO 3166-2), with or without the country. Pass one
                value, several separated by commas, or exclude values with a leading `-`.
            city: The city, or `Unknown`. Pass one value, several separated by commas, or
                exclude values with a leading `-`.
            device: The device type. Pass one value, several separated by commas, or exclude
                values with a leading `-`.
            browser: The browser. Pass one value, several separated by commas, or exclude
                values with a leading `-`.
            os: The operating system. Pass one value, several separated by commas, or
                exclude values with a leading `-`.
            trigger: How the visitor arrived: `link`, `qr`, `pageview` (script or visit), or
                `deeplink`. Pass one value, several separated by commas, or exclude values with
                a leading `-`.
            qr: Deprecated. Use `trigger`. Whether to return only QR code scans (`true`), or
                to exclude them (`false`).
            referer: The referring host, or `(direct)`. Pass one value, several separated by
                commas, or exclude values with a leading `-`.
            referer_url: The referring page, or `(direct)`. Pass one value, several
                separated by commas, or exclude values with a leading `-`.
            url: The destination URL without its query. Pass one value, several separated by
                commas, or exclude values with a leading `-`.
            link_id: The link’s ID (`link_…`), or your own ID with the prefix `ext_`. Pass
                one value, several separated by commas, or exclude values with a leading `-`.
            domain: The domain of the link. Pass one value, several separated by commas, or
                exclude values with a leading `-`.
            key: The key of the link. Requires `domain`. Pass one value, several separated
                by commas, or exclude values with a leading `-`.
            external_id: Your own ID of the link, with or without the prefix `ext_`. Pass
                one value, several separated by commas, or exclude values with a leading `-`.
            tag_id: The ID of a tag of the link. Pass one value, several separated by
                commas, or exclude values with a leading `-`.
            tag_ids: Deprecated. Use `tagId`. Pass one value, several separated by commas,
                or exclude values with a leading `-`.
            folder_id: The ID of the link’s folder, or `unsorted`. Pass one value, several
                separated by commas, or exclude values with a leading `-`.
            root: Whether to return only visits to the root of a domain (`true`), or to
                exclude them (`false`).
            tenant_id: The ID of the link’s tenant. Pass one value, several separated by
                commas, or exclude values with a leading `-`.
            partner_id: The ID of the link’s partner. Pass one value, several separated by
                commas, or exclude values with a leading `-`.
            group_id: The ID of the group that the link’s partner is in now. Pass one value,
                several separated by commas, or exclude values with a leading `-`.
            program_id: The ID of the link’s program. Pass one value, several separated by
                commas, or exclude values with a leading `-`.
            customer_id: The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
                Pass one value, several separated by commas, or exclude values with a leading
                `-`.
            utm_source: The UTM source of the destination. Pass one value, several separated
                by commas, or exclude values with a leading `-`.
            utm_medium: The UTM medium of the destination. Pass one value, several separated
                by commas, or exclude values with a leading `-`.
            utm_campaign: The UTM campaign of the destination. Pass one value, several
                separated by commas, or exclude values with a leading `-`.
            utm_term: The UTM term of the destination. Pass one value, several separated by
                commas, or exclude values with a leading `-`.
            utm_content: The UTM content of the destination. Pass one value, several
                separated by commas, or exclude values with a leading `-`.
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
                "partnerId": partner_id,
                "groupId": group_id,
                "programId": program_id,
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
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        group_id: Union[str, NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
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
            event: The type of event. Defaults to `clicks`.
            format: The file format. Defaults to `csv`.
            columns: The columns to include, separated by commas. NDJSON without it contains
                whole events.
            interval: A predefined time range. `start` and `end` take precedence.
            start: The start of the time range, as an ISO 8601 date or time. Without an
                offset, it’s in the time zone.
            end: The end of the time range. A date includes the whole day. Defaults to now.
            timezone: The IANA name of the time zone. Defaults to UTC.
            continent: The continent code: AF, AN, AS, EU, NA, OC, or SA. Pass one value,
                several separated by commas, or exclude values with a leading `-`.
            country: The two-letter country code (ISO 3166-1), or `Unknown`. Pass one value,
                several separated by commas, or exclude values with a leading `-`.
            region: The region code (ISO 3166-2), with or without the country. Pass one
                value, several separated by commas, or exclude values with a leading `-`.
            city: The city, or `Unknown`. Pass one value, several separated by commas, or
                exclude values with a leading `-`.
            device: The device type. Pass one value, several separated by commas, or exclude
                values with a leading `-`.
            browser: The browser. Pass one value, several separated by commas, or exclude
                values with a leading `-`.
            os: The operating system. Pass one value, several separated by commas, or
                exclude values with a leading `-`.
            trigger: How the visitor arrived: `link`, `qr`, `pageview` (script or visit), or
                `deeplink`. Pass one value, several separated by commas, or exclude values with
                a leading `-`.
            qr: Deprecated. Use `trigger`. Whether to return only QR code scans (`true`), or
                to exclude them (`false`).
            referer: The referring host, or `(direct)`. Pass one value, several separated by
                commas, or exclude values with a leading `-`.
            referer_url: The referring page, or `(direct)`. Pass one value, several
                separated by commas, or exclude values with a leading `-`.
            url: The destination URL without its query. Pass one value, several separated by
                commas, or exclude values with a leading `-`.
            link_id: The link’s ID (`link_…`), or your own ID with the prefix `ext_`. Pass
                one value, several separated by commas, or exclude values with a leading `-`.
            domain: The domain of the link. Pass one value, several separated by commas, or
                exclude values with a leading `-`.
            key: The key of the link. Requires `domain`. Pass one value, several separated
                by commas, or exclude values with a leading `-`.
            external_id: Your own ID of the link, with or without the prefix `ext_`. Pass
                one value, several separated by commas, or exclude values with a leading `-`.
            tag_id: The ID of a tag of the link. Pass one value, several separated by
                commas, or exclude values with a leading `-`.
            tag_ids: Deprecated. Use `tagId`. Pass one value, several separated by commas,
                or exclude values with a leading `-`.
            folder_id: The ID of the link’s folder, or `unsorted`. Pass one value, several
                separated by commas, or exclude values with a leading `-`.
            root: Whether to return only visits to the root of a domain (`true`), or to
                exclude them (`false`).
            tenant_id: The ID of the link’s tenant. Pass one value, several separated by
                commas, or exclude values with a leading `-`.
            partner_id: The ID of the link’s partner. Pass one value, several separated by
                commas, or exclude values with a leading `-`.
            group_id: The ID of the group that the link’s partner is in now. Pass one value,
                several separated by commas, or exclude values with a leading `-`.
            program_id: The ID of the link’s program. Pass one value, several separated by
                commas, or exclude values with a leading `-`.
            customer_id: The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
                Pass one value, several separated by commas, or exclude values with a leading
                `-`.
            utm_source: The UTM source of the destination. Pass one value, several separated
                by commas, or exclude values with a leading `-`.
            utm_medium: The UTM medium of the destination. Pass one value, several separated
                by commas, or exclude values with a leading `-`.
            utm_campaign: The UTM campaign of the destination. Pass one value, several
                separated by commas, or exclude values with a leading `-`.
            utm_term: The UTM term of the destination. Pass one value, several separated by
                commas, or exclude values with a leading `-`.
            utm_content: The UTM content of the destination. Pass one value, several
                separated by commas, or exclude values with a leading `-`.
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
                "partnerId": partner_id,
                "groupId": group_id,
                "programId": program_id,
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
            sale_id: The sale’s ID (`evt_…`), as `POST /track/sale` returns it.
            invoice_id: Only results with this invoice ID.
            customer_id: The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
            program_id: Only results of this program.
            kind: Only results of this type.
            interval: A predefined time range. `start` and `end` take precedence.
            start: The start of the time range, as an ISO 8601 date or time. Without an
                offset, it’s in the time zone.
            end: The end of the time range. A date includes the whole day. Defaults to now.
            timezone: The IANA name of the time zone. Defaults to UTC.
            page_size: The number of results per page. Defaults to 100, the maximum.
            starting_after: A cursor: the ID of the last item on the previous page. Returns
                the items after it.
            ending_before: A cursor: the ID of the first item on the next page. Returns the
                items before it.
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
