"""Totals, time series, and rankings."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._transport import Transport, path


class AnalyticsResource:
    """Totals, time series, and rankings."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def retrieve(
        self,
        *,
        event: Union[Literal["clicks", "leads", "sales", "composite"], NotGiven] = NOT_GIVEN,
        group_by: Union[Literal["count", "timeseries", "continents", "countries", "regions", "cities", "devices", "browsers", "os", "triggers", "trigger", "referers", "referer_urls", "top_urls", "top_base_urls", "top_links", "top_domains", "top_partners", "top_groups", "top_programs", "utm_sources", "utm_mediums", "utm_campaigns", "utm_terms", "utm_contents"], NotGiven] = NOT_GIVEN,
        include: Union[Literal["buyers"], NotGiven] = NOT_GIVEN,
        interval: Union[Literal["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"], NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        timezone: Union[str, NotGiven] = NOT_GIVEN,
        currency: Union[str, NotGiven] = NOT_GIVEN,
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
    ) -> Union[List[types.RetrieveAnalyticsResult], types.RetrieveAnalyticsResultOption2]:
        """Returns clicks, leads, and sales as totals, over time, or grouped by location,
        device, source, link, or partner.

        Args:
            event: The type of event that rows are selected and sorted by. Defaults to
                `clicks`.
            group_by: How to group the results. Defaults to `count`.
            include: Additional data to include. `buyers` also counts first-time buyers. It
                isn’t available over time.
            interval: A predefined time range. `start` and `end` take precedence.
            start: The start of the time range, as an ISO 8601 date or time. Without an
                offset, it’s in the time zone.
            end: The end of the time range. A date includes the whole day. Defaults to now.
            timezone: The IANA name of the time zone. Defaults to UTC.
            currency: The currency of `saleAmount`. Defaults to the workspace’s currency.
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
        return self._transport.json(
            "GET",
            "/analytics",
            None,
            query={
                "event": event,
                "groupBy": group_by,
                "include": include,
                "interval": interval,
                "start": start,
                "end": end,
                "timezone": timezone,
                "currency": currency,
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

    def list_annotations(
        self,
        *,
        interval: Union[Literal["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"], NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        timezone: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> List[types.Annotation]:
        """Returns changes to rewards and attribution in a time range, to explain changes in a
        report.

        Args:
            interval: A predefined time range. `start` and `end` take precedence.
            start: The start of the time range, as an ISO 8601 date or time. Without an
                offset, it’s in the time zone.
            end: The end of the time range. A date includes the whole day. Defaults to now.
            timezone: The IANA name of the time zone. Defaults to UTC.
        """
        return self._transport.json(
            "GET",
            "/analytics/annotations",
            types.Annotation,
            query={
                "interval": interval,
                "start": start,
                "end": end,
                "timezone": timezone,
            },
            options=options,
        )

    def retrieve_earnings(
        self,
        *,
        interval: Union[Literal["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"], NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        timezone: Union[str, NotGiven] = NOT_GIVEN,
        currency: Union[str, NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.EarningsReport:
        """Returns partners’ earnings, in total and over time. The time steps match those of the
        analytics.

        Args:
            interval: A predefined time range. `start` and `end` take precedence.
            start: The start of the time range, as an ISO 8601 date or time. Without an
                offset, it’s in the time zone.
            end: The end of the time range. A date includes the whole day. Defaults to now.
            timezone: The IANA name of the time zone. Defaults to UTC.
            currency: The currency of earnings. Defaults to the workspace’s currency.
            program_id: Only results of this program.
            partner_id: Only results of this partner.
        """
        return self._transport.json(
            "GET",
            "/analytics/earnings",
            types.EarningsReport,
            query={
                "interval": interval,
                "start": start,
                "end": end,
                "timezone": timezone,
                "currency": currency,
                "programId": program_id,
                "partnerId": partner_id,
            },
            options=options,
        )

    def export(
        self,
        *,
        event: Union[Literal["clicks", "leads", "sales", "composite"], NotGiven] = NOT_GIVEN,
        group_by: Union[str, NotGiven] = NOT_GIVEN,
        format: Union[Literal["csv", "ndjson"], NotGiven] = NOT_GIVEN,
        columns: Union[str, NotGiven] = NOT_GIVEN,
        interval: Union[Literal["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"], NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        timezone: Union[str, NotGiven] = NOT_GIVEN,
        currency: Union[str, NotGiven] = NOT_GIVEN,
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
        """Exports a report as CSV or NDJSON.

        Args:
            event: The type of event that rows are selected and sorted by. Defaults to
                `clicks`.
            group_by: One or more groupings, separated by commas. Defaults to all groupings
                except `count`.
            format: The file format. Defaults to `csv`.
            columns: The columns to include, separated by commas.
            interval: A predefined time range. `start` and `end` take precedence.
            start: The start of the time range, as an ISO 8601 date or time. Without an
                offset, it’s in the time zone.
            end: The end of the time range. A date includes the whole day. Defaults to now.
            timezone: The IANA name of the time zone. Defaults to UTC.
            currency: The currency of `saleAmount`. Defaults to the workspace’s currency.
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
            "/analytics/export",
            query={
                "event": event,
                "groupBy": group_by,
                "format": format,
                "columns": columns,
                "interval": interval,
                "start": start,
                "end": end,
                "timezone": timezone,
                "currency": currency,
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

    def create_share_link(
        self,
        *,
        view_id: str,
        expires_at: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.CreateShareLinkResult:
        """Creates a public link to a saved view. The URL contains a token and is returned only
        once.

        Args:
            view_id: The ID of the saved view, such as `view_…`.
            expires_at: When the link expires, as an ISO 8601 time in the future. By
                default, it doesn’t expire.
        """
        return self._transport.json(
            "POST",
            "/analytics/shares",
            types.CreateShareLinkResult,
            body={
                "viewId": view_id,
                "expiresAt": expires_at,
            },
            options=options,
        )

    def list_share_links(
        self,
        *,
        options: Optional[RequestOptions] = None,
    ) -> List[types.ShareLink]:
        """Returns the links that share saved views."""
        return self._transport.json("GET", "/analytics/shares", types.ShareLink, options=options)

    def revoke_share_link(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.RevokeShareLinkResult:
        """Revokes a share link. The report is no longer accessible through it, starting with
        the next request.
        """
        return self._transport.json(
            "DELETE",
            path("/analytics/shares/{}", id),
            types.RevokeShareLinkResult,
            options=options,
        )

    def create_saved_view(
        self,
        *,
        name: str,
        page: Literal["overview", "funnel"],
        query: str,
        pinned: Union[bool, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.SavedView:
        """Saves a report with a name.

        Args:
            name: The name, which must be unique in the workspace.
            page: The report page.
            query: The query string of the report page: a range or `from` and `to`, the
                filters of `GET /analytics`, and the display options.
            pinned: Whether to list this view before others.
        """
        return self._transport.json(
            "POST",
            "/analytics/views",
            types.SavedView,
            body={
                "name": name,
                "page": page,
                "query": query,
                "pinned": pinned,
            },
            options=options,
        )

    def list_saved_views(
        self,
        *,
        options: Optional[RequestOptions] = None,
    ) -> List[types.SavedView]:
        """Returns the workspace’s saved views."""
        return self._transport.json("GET", "/analytics/views", types.SavedView, options=options)

    def update_saved_view(
        self,
        id: str,
        *,
        name: Union[str, NotGiven] = NOT_GIVEN,
        pinned: Union[bool, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.SavedView:
        """Renames a saved view, or pins or unpins it.

        Args:
            name: The name, which must be unique in the workspace.
            pinned: Whether to list this view before others.
        """
        return self._transport.json(
            "PATCH",
            path("/analytics/views/{}", id),
            types.SavedView,
            body={
                "name": name,
                "pinned": pinned,
            },
            options=options,
        )

    def delete_saved_view(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.DeleteSavedViewResult:
        """Deletes a saved view and its share links."""
        return self._transport.json(
            "DELETE",
            path("/analytics/views/{}", id),
            types.DeleteSavedViewResult,
            options=options,
        )
