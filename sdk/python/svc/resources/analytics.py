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
        group_by: Union[Literal["count", "timeseries", "continents", "countries", "regions", "cities", "devices", "browsers", "os", "triggers", "trigger", "referers", "referer_urls", "top_urls", "top_base_urls", "top_links", "top_domains", "utm_sources", "utm_mediums", "utm_campaigns", "utm_terms", "utm_contents"], NotGiven] = NOT_GIVEN,
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
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        customer_id: Union[str, NotGiven] = NOT_GIVEN,
        utm_source: Union[str, NotGiven] = NOT_GIVEN,
        utm_medium: Union[str, NotGiven] = NOT_GIVEN,
        utm_campaign: Union[str, NotGiven] = NOT_GIVEN,
        utm_term: Union[str, NotGiven] = NOT_GIVEN,
        utm_content: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Union[List[types.RetrieveAnalyticsResult], types.RetrieveAnalyticsResultOption2]:
        """Returns clicks, leads, and sales as totals, over time, or grouped by location,
        device, source, or link.

        Args:
            event: What rows are chosen and sorted by; default clicks
            group_by: Default: count
            include: Also counts buyers; not over time
            start: A date or time in ISO 8601; without an offset it is local to the time
                zone
            end: A date includes its whole day. Default: now
            timezone: IANA name; default UTC
            currency: Of saleAmount; default: the workspace currency
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
            start: A date or time in ISO 8601; without an offset it is local to the time
                zone
            end: A date includes its whole day. Default: now
            timezone: IANA name; default UTC
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
            start: A date or time in ISO 8601; without an offset it is local to the time
                zone
            end: A date includes its whole day. Default: now
            timezone: IANA name; default UTC
            currency: Of earnings; default: the workspace currency
            program_id: One program
            partner_id: One partner
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
        """Exports a report as CSV or NDJSON.

        Args:
            event: What rows are chosen and sorted by; default clicks
            group_by: One grouping or several, joined by commas. Default: every one but
                count
            format: Default: csv
            columns: Which columns, joined by commas
            start: A date or time in ISO 8601; without an offset it is local to the time
                zone
            end: A date includes its whole day. Default: now
            timezone: IANA name; default UTC
            currency: Of saleAmount; default: the workspace currency
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

    def create_share_link(
        self,
        *,
        view_id: str,
        expires_at: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.CreateShareLinkResult:
        """Creates a public link to a saved report. The URL contains a token and is returned
        only once.

        Args:
            view_id: The saved view that it shows, view_…
            expires_at: ISO 8601, in the future; default: never
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
        """Returns the links that share saved reports."""
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
            name: Unique in the workspace
            query: The query of the page’s address: range or from and to, filters as in GET
                /analytics, and what is shown
            pinned: Shown before the others
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
        """Returns the workspace’s saved reports."""
        return self._transport.json("GET", "/analytics/views", types.SavedView, options=options)

    def update_saved_view(
        self,
        id: str,
        *,
        name: Union[str, NotGiven] = NOT_GIVEN,
        pinned: Union[bool, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.SavedView:
        """Renames a saved report, or pins or unpins it.

        Args:
            name: Unique in the workspace
            pinned: Shown before the others
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
        """Deletes a saved report and its share links."""
        return self._transport.json(
            "DELETE",
            path("/analytics/views/{}", id),
            types.DeleteSavedViewResult,
            options=options,
        )
