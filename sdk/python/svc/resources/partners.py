"""Partners of a program, with their applications, invitations, and links."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class PartnersResource:
    """Partners of a program, with their applications, invitations, and links."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        *,
        email: str,
        name: Union[str, None, NotGiven] = NOT_GIVEN,
        username: Union[str, None, NotGiven] = NOT_GIVEN,
        image: Union[str, None, NotGiven] = NOT_GIVEN,
        country: Union[str, None, NotGiven] = NOT_GIVEN,
        company_name: Union[str, None, NotGiven] = NOT_GIVEN,
        address: Union[str, None, NotGiven] = NOT_GIVEN,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        locale: Union[str, None, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, None, NotGiven] = NOT_GIVEN,
        group_id: Union[str, None, NotGiven] = NOT_GIVEN,
        link_props: Union[types.CreatePartnerLinkProps, NotGiven] = NOT_GIVEN,
        tag_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        owner_id: Union[str, None, NotGiven] = NOT_GIVEN,
        referred_by_id: Union[str, None, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Partner:
        """Enrolls a partner in a program as approved, or updates the partner with this email
        address. An existing ban, rejection, or deactivation stays in effect.

        Args:
            email: The partner’s email address.
            name: The full name or company name. Defaults to the email address.
            username: The username, unique in the workspace. The key of the first link is
                based on it.
            image: The URL of a picture.
            country: The two-letter country code (ISO 3166-1).
            company_name: The legal name of the company.
            address: The postal address, as shown on statements.
            description: A description of the partner.
            locale: The language of emails and number formats as a BCP 47 tag, such as
                `pt-BR`. Defaults to the language in which the partner first opens the
                dashboard.
            tenant_id: Your own ID of the partner.
            group_id: The ID of the group. Defaults to the default group.
            tag_ids: The IDs of the partner’s tags. An existing partner keeps its other
                tags.
            owner_id: The ID of the member who is responsible for the partner.
            referred_by_id: The `enrollmentId` of the referring partner, who earns referral
                rewards.
            program_id: The ID of the program. Defaults to the oldest active program.
        """
        return self._transport.json(
            "POST",
            "/partners",
            types.Partner,
            body={
                "email": email,
                "name": name,
                "username": username,
                "image": image,
                "country": country,
                "companyName": company_name,
                "address": address,
                "description": description,
                "locale": locale,
                "tenantId": tenant_id,
                "groupId": group_id,
                "linkProps": link_props,
                "tagIds": tag_ids,
                "ownerId": owner_id,
                "referredById": referred_by_id,
                "programId": program_id,
            },
            options=options,
        )

    def list(
        self,
        *,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[Literal["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated", "banned"], NotGiven] = NOT_GIVEN,
        group_id: Union[str, NotGiven] = NOT_GIVEN,
        country: Union[str, NotGiven] = NOT_GIVEN,
        tag_ids: Union[str, NotGiven] = NOT_GIVEN,
        owner_id: Union[str, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, NotGiven] = NOT_GIVEN,
        email: Union[str, NotGiven] = NOT_GIVEN,
        search: Union[str, NotGiven] = NOT_GIVEN,
        sort_by: Union[Literal["createdAt", "totalClicks", "totalLeads", "totalConversions", "totalSales", "totalSaleAmount", "totalCommissions"], NotGiven] = NOT_GIVEN,
        sort_order: Union[Literal["asc", "desc"], NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Partner]:
        """Returns a program’s partners, sorted by sales by default.

        Args:
            program_id: The ID of the program. Defaults to the oldest active program.
            status: Only results with this status.
            group_id: Only results of this group.
            country: Only partners in this country, as a two-letter code (ISO 3166-1).
            tag_ids: Partners with at least one of these tags: IDs, separated by commas.
            owner_id: The ID of a member, or `none` for no owner.
            tenant_id: Only results for the partner with this tenant ID.
            email: Only the partner with exactly this email address.
            search: Part of the name, email address, company, or ID.
            sort_by: The field to sort by. Defaults to `totalSaleAmount`.
            sort_order: The sort order. Defaults to `desc`.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            "/partners",
            types.Partner,
            "page",
            query={
                "programId": program_id,
                "status": status,
                "groupId": group_id,
                "country": country,
                "tagIds": tag_ids,
                "ownerId": owner_id,
                "tenantId": tenant_id,
                "email": email,
                "search": search,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def retrieve_analytics(
        self,
        *,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        group_by: Union[Literal["count", "timeseries", "top_links"], NotGiven] = NOT_GIVEN,
        interval: Union[Literal["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"], NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        timezone: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Union[List[types.RetrievePartnerAnalyticsResult], types.RetrievePartnerAnalyticsResultOption2]:
        """Returns a partner’s clicks, leads, sales, and earnings.

        Args:
            partner_id: The partner’s ID, such as `pn_…`.
            tenant_id: Your own ID of the partner.
            program_id: The ID of the program. Defaults to the oldest active program.
            group_by: How to group the results. Defaults to `count`.
            interval: A predefined time range. `start` and `end` take precedence.
            start: The start of the time range, as an ISO 8601 date or time. Without an
                offset, it’s in the time zone.
            end: The end of the time range. A date includes the whole day. Defaults to now.
            timezone: The IANA name of the time zone. Defaults to UTC.
        """
        return self._transport.json(
            "GET",
            "/partners/analytics",
            None,
            query={
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "programId": program_id,
                "groupBy": group_by,
                "interval": interval,
                "start": start,
                "end": end,
                "timezone": timezone,
            },
            options=options,
        )

    def list_applications(
        self,
        *,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        group_id: Union[str, NotGiven] = NOT_GIVEN,
        country: Union[str, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.PartnerApplication]:
        """Returns pending applications, oldest first.

        Args:
            program_id: The ID of the program. Defaults to the oldest active program.
            group_id: Only results of this group.
            country: Only partners in this country, as a two-letter code (ISO 3166-1).
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            "/partners/applications",
            types.PartnerApplication,
            "page",
            query={
                "programId": program_id,
                "groupId": group_id,
                "country": country,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def approve_application(
        self,
        *,
        partner_id: str,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        group_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.ApprovePartnerApplicationResult:
        """Approves a partner’s application to a program. The partner gets links and starts
        earning commissions.

        Args:
            partner_id: The partner’s ID, such as `pn_…`.
            program_id: The ID of the program. Defaults to the oldest active program.
            group_id: The ID of the group for the partner.
        """
        return self._transport.json(
            "POST",
            "/partners/applications/approve",
            types.ApprovePartnerApplicationResult,
            body={
                "partnerId": partner_id,
                "programId": program_id,
                "groupId": group_id,
            },
            options=options,
        )

    def reject_application(
        self,
        *,
        partner_id: str,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        rejection_reason: Union[Literal["needsMoreDetail", "doesNotMeetRequirements", "notTheRightFit", "other"], NotGiven] = NOT_GIVEN,
        rejection_note: Union[str, None, NotGiven] = NOT_GIVEN,
        reapplication_timeframe: Union[Literal["instant", "standard", "never"], NotGiven] = NOT_GIVEN,
        flag_for_fraud: Union[bool, NotGiven] = NOT_GIVEN,
        flag_for_fraud_reason: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.ApprovePartnerApplicationResult:
        """Rejects a partner’s application to a program.

        Args:
            partner_id: The partner’s ID, such as `pn_…`.
            program_id: The ID of the program. Defaults to the oldest active program.
            rejection_reason: The reason, which only your team sees.
            rejection_note: A note that the partner sees.
            reapplication_timeframe: When the partner can apply again. `standard` is after
                30 days. Defaults to `standard`.
            flag_for_fraud: Not supported. Ban the partner instead.
            flag_for_fraud_reason: Not used.
        """
        return self._transport.json(
            "POST",
            "/partners/applications/reject",
            types.ApprovePartnerApplicationResult,
            body={
                "partnerId": partner_id,
                "programId": program_id,
                "rejectionReason": rejection_reason,
                "rejectionNote": rejection_note,
                "reapplicationTimeframe": reapplication_timeframe,
                "flagForFraud": flag_for_fraud,
                "flagForFraudReason": flag_for_fraud_reason,
            },
            options=options,
        )

    def ban(
        self,
        *,
        reason: Literal["tos_violation", "inappropriate_content", "fake_traffic", "fraud", "spam", "brand_abuse"],
        partner_id: Union[str, None, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, None, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.BanPartnerResult:
        """Bans the partner with this `partnerId` or `tenantId`. Their links stop working, and
        unpaid commissions are canceled.

        Args:
            partner_id: The partner’s ID, such as `pn_…`.
            tenant_id: Your own ID of the partner.
            program_id: The ID of the program. Defaults to the oldest active program.
            reason: The reason, which the partner sees.
        """
        return self._transport.json(
            "POST",
            "/partners/ban",
            types.BanPartnerResult,
            body={
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "programId": program_id,
                "reason": reason,
            },
            options=options,
        )

    def deactivate(
        self,
        *,
        partner_id: Union[str, None, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, None, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.BanPartnerResult:
        """Deactivates the partner with this `partnerId` or `tenantId`. Their links stop
        working, and unpaid commissions are still paid.

        Args:
            partner_id: The partner’s ID, such as `pn_…`.
            tenant_id: Your own ID of the partner.
            program_id: The ID of the program. Defaults to the oldest active program.
        """
        return self._transport.json(
            "POST",
            "/partners/deactivate",
            types.BanPartnerResult,
            body={
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "programId": program_id,
            },
            options=options,
        )

    def invite(
        self,
        *,
        email: str,
        name: Union[str, None, NotGiven] = NOT_GIVEN,
        username: Union[str, None, NotGiven] = NOT_GIVEN,
        image: Union[str, None, NotGiven] = NOT_GIVEN,
        country: Union[str, None, NotGiven] = NOT_GIVEN,
        company_name: Union[str, None, NotGiven] = NOT_GIVEN,
        address: Union[str, None, NotGiven] = NOT_GIVEN,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        locale: Union[str, None, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, None, NotGiven] = NOT_GIVEN,
        group_id: Union[str, None, NotGiven] = NOT_GIVEN,
        link_props: Union[types.CreatePartnerLinkProps, NotGiven] = NOT_GIVEN,
        note: Union[str, None, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.InvitedPartner:
        """Invites a partner to a program by email. The partner’s links work and earn
        commissions before the invitation is accepted.

        Args:
            email: The partner’s email address.
            name: The full name or company name. Defaults to the email address.
            username: The username, unique in the workspace. The key of the first link is
                based on it.
            image: The URL of a picture.
            country: The two-letter country code (ISO 3166-1).
            company_name: The legal name of the company.
            address: The postal address, as shown on statements.
            description: A description of the partner.
            locale: The language of emails and number formats as a BCP 47 tag, such as
                `pt-BR`. Defaults to the language in which the partner first opens the
                dashboard.
            tenant_id: Your own ID of the partner.
            group_id: The ID of the group. Defaults to the default group.
            note: A personal note in the email.
            program_id: The ID of the program. Defaults to the oldest active program.
        """
        return self._transport.json(
            "POST",
            "/partners/invite",
            types.InvitedPartner,
            body={
                "email": email,
                "name": name,
                "username": username,
                "image": image,
                "country": country,
                "companyName": company_name,
                "address": address,
                "description": description,
                "locale": locale,
                "tenantId": tenant_id,
                "groupId": group_id,
                "linkProps": link_props,
                "note": note,
                "programId": program_id,
            },
            options=options,
        )

    def bulk_invite(
        self,
        *,
        invitations: List[types.BulkInvitePartnersInvitation],
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> List[Union[types.InvitedPartner, types.BulkInvitePartnersResultFailure]]:
        """Invites partners to a program by email. The response contains the result for each
        item.

        Args:
            program_id: The ID of the program. Defaults to the oldest active program.
            invitations: The invitations, up to 100.
        """
        return self._transport.json(
            "POST",
            "/partners/invite/bulk",
            None,
            body={
                "programId": program_id,
                "invitations": invitations,
            },
            options=options,
        )

    def check_invitations(
        self,
        *,
        invitations: List[types.BulkInvitePartnersInvitation],
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> List[types.CheckInvitationsResult]:
        """Checks up to 100 invitations and returns which of them would be sent. Nothing is
        sent.

        Args:
            program_id: The ID of the program. Defaults to the oldest active program.
            invitations: The invitations, up to 100.
        """
        return self._transport.json(
            "POST",
            "/partners/invite/check",
            types.CheckInvitationsResult,
            body={
                "programId": program_id,
                "invitations": invitations,
            },
            options=options,
        )

    def list_links(
        self,
        *,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> List[types.PartnerLink]:
        """Returns a partner’s links.

        Args:
            partner_id: The partner’s ID, such as `pn_…`.
            tenant_id: Your own ID of the partner.
            program_id: The ID of the program. Defaults to the oldest active program.
        """
        return self._transport.json(
            "GET",
            "/partners/links",
            types.PartnerLink,
            query={
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "programId": program_id,
            },
            options=options,
        )

    def create_link(
        self,
        *,
        partner_id: Union[str, None, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, None, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        key: Union[str, NotGiven] = NOT_GIVEN,
        comments: Union[str, None, NotGiven] = NOT_GIVEN,
        link_props: Union[types.CreatePartnerLinkProps, NotGiven] = NOT_GIVEN,
        url: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.CreatePartnerLinkResult:
        """Creates a link for a partner. Returns 403 if the group’s link limit is reached.

        Args:
            partner_id: The partner’s ID, such as `pn_…`.
            tenant_id: Your own ID of the partner.
            program_id: The ID of the program. Defaults to the oldest active program.
            key: The key. Defaults to 7 random characters.
            comments: Your own notes.
            url: The destination URL. It must be on the program’s site or another
                destination that the group allows.
        """
        return self._transport.json(
            "POST",
            "/partners/links",
            types.CreatePartnerLinkResult,
            body={
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "programId": program_id,
                "key": key,
                "comments": comments,
                "linkProps": link_props,
                "url": url,
            },
            options=options,
        )

    def upsert_link(
        self,
        *,
        url: str,
        partner_id: Union[str, None, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, None, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        key: Union[str, NotGiven] = NOT_GIVEN,
        comments: Union[str, None, NotGiven] = NOT_GIVEN,
        link_props: Union[types.CreatePartnerLinkProps, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.CreatePartnerLinkResult:
        """Updates the partner’s link to this destination, or creates a link if none exists.

        Args:
            partner_id: The partner’s ID, such as `pn_…`.
            tenant_id: Your own ID of the partner.
            program_id: The ID of the program. Defaults to the oldest active program.
            key: The key. Defaults to 7 random characters.
            comments: Your own notes.
            url: The destination URL. It must be on the program’s site or another
                destination that the group allows.
        """
        return self._transport.json(
            "PUT",
            "/partners/links/upsert",
            types.CreatePartnerLinkResult,
            body={
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "programId": program_id,
                "key": key,
                "comments": comments,
                "linkProps": link_props,
                "url": url,
            },
            options=options,
        )

    def merge(
        self,
        *,
        from_partner_id: str,
        into_partner_id: str,
        options: Optional[RequestOptions] = None,
    ) -> types.MergePartnersResult:
        """Merges two partners into one. The balance, links, codes, and customers move to the
        target partner. Also requires `payouts.write`. Returns 409 if a payout of either
        partner is in progress.

        Args:
            from_partner_id: The ID of the partner to merge. It’s removed.
            into_partner_id: The ID of the partner to keep.
        """
        return self._transport.json(
            "POST",
            "/partners/merge",
            types.MergePartnersResult,
            body={
                "fromPartnerId": from_partner_id,
                "intoPartnerId": into_partner_id,
            },
            options=options,
        )

    def get(
        self,
        id: str,
        *,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Partner:
        """Retrieves a partner by ID or by tenant ID.

        Args:
            program_id: The ID of the program. Defaults to the oldest active program.
        """
        return self._transport.json(
            "GET",
            path("/partners/{}", id),
            types.Partner,
            query={
                "programId": program_id,
            },
            options=options,
        )

    def update(
        self,
        id: str,
        *,
        email: Union[str, NotGiven] = NOT_GIVEN,
        name: Union[str, None, NotGiven] = NOT_GIVEN,
        username: Union[str, None, NotGiven] = NOT_GIVEN,
        image: Union[str, None, NotGiven] = NOT_GIVEN,
        country: Union[str, None, NotGiven] = NOT_GIVEN,
        company_name: Union[str, None, NotGiven] = NOT_GIVEN,
        address: Union[str, None, NotGiven] = NOT_GIVEN,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        locale: Union[str, None, NotGiven] = NOT_GIVEN,
        tag_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        owner_id: Union[str, None, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, None, NotGiven] = NOT_GIVEN,
        group_id: Union[str, None, NotGiven] = NOT_GIVEN,
        group_locked: Union[bool, NotGiven] = NOT_GIVEN,
        listed: Union[bool, NotGiven] = NOT_GIVEN,
        shares_customers: Union[bool, NotGiven] = NOT_GIVEN,
        referred_by_id: Union[str, None, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        if_updated_at: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Partner:
        """Updates a partner. Fields that you omit keep their values. Changing `email` also
        requires `payouts.write`, because the address controls where payouts go.

        Args:
            email: The partner’s email address.
            name: The full name or company name. Defaults to the email address.
            username: The username, unique in the workspace. The key of the first link is
                based on it.
            image: The URL of a picture.
            country: The two-letter country code (ISO 3166-1).
            company_name: The legal name of the company.
            address: The postal address, as shown on statements.
            description: A description of the partner.
            locale: The language of emails and number formats as a BCP 47 tag, such as
                `pt-BR`. Defaults to the language in which the partner first opens the
                dashboard.
            tag_ids: The IDs of the partner’s tags.
            owner_id: The ID of the member who is responsible for the partner.
            tenant_id: Your own ID of the partner.
            group_id: The ID of the group. Defaults to the default group.
            group_locked: Whether rules are prevented from moving the partner to another
                group.
            listed: Whether the partner agreed to show their name and earnings on the
                leaderboard.
            shares_customers: Whether the partner sees customers’ full email addresses.
            referred_by_id: The `enrollmentId` of the referring partner, who earns referral
                rewards.
            program_id: The ID of the program. Defaults to the oldest active program.
            if_updated_at: The `updatedAt` that you last read. Returns 409 if someone has
                changed the object since.
        """
        return self._transport.json(
            "PATCH",
            path("/partners/{}", id),
            types.Partner,
            body={
                "email": email,
                "name": name,
                "username": username,
                "image": image,
                "country": country,
                "companyName": company_name,
                "address": address,
                "description": description,
                "locale": locale,
                "tagIds": tag_ids,
                "ownerId": owner_id,
                "tenantId": tenant_id,
                "groupId": group_id,
                "groupLocked": group_locked,
                "listed": listed,
                "sharesCustomers": shares_customers,
                "referredById": referred_by_id,
                "programId": program_id,
                "ifUpdatedAt": if_updated_at,
            },
            options=options,
        )

    def erase(
        self,
        id: str,
        *,
        force: Union[bool, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.ErasePartnerResult:
        """Erases a partner’s personal data, including names, addresses, accounts, links, codes,
        and emails. Commissions, payouts, and ledger amounts are kept. Returns 409 if a
        payout is in progress, or if the partner has an unpaid balance and `force` isn’t set.

        Args:
            force: Whether to erase a partner with an unpaid balance, which is then
                canceled. Also requires `payouts.write`. Defaults to false.
        """
        return self._transport.json(
            "DELETE",
            path("/partners/{}", id),
            types.ErasePartnerResult,
            query={
                "force": force,
            },
            options=options,
        )

    def create_access_link(
        self,
        id: str,
        *,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.AccessLink:
        """Creates a one-time link that accepts the partner’s invitation or signs the partner
        in. Available only to owners in the console, and only if the server can’t send email.

        Args:
            program_id: The ID of the program. Defaults to the oldest active program.
        """
        return self._transport.json(
            "POST",
            path("/partners/{}/access-link", id),
            types.AccessLink,
            body={
                "programId": program_id,
            },
            options=options,
        )

    def list_activity(
        self,
        id: str,
        *,
        kinds: Union[str, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.PartnerActivity]:
        """Returns what happened to a partner in all programs, newest first: applications,
        changes, links, first events, payouts, emails, and notes. Emails also require
        `mails.read`.

        Args:
            kinds: The kinds of entries to return, separated by commas. Defaults to all
                kinds.
            page_size: The number of entries to return. Defaults to 100, the maximum.
            starting_after: A cursor: the ID of the last entry on the previous page.
        """
        return self._transport.pages(
            path("/partners/{}/activity", id),
            types.PartnerActivity,
            "id",
            query={
                "kinds": kinds,
                "pageSize": page_size,
                "startingAfter": starting_after,
            },
            options=options,
        )

    def approve(
        self,
        id: str,
        *,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        group_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Partner:
        """Approves a pending or rejected partner. Their links start working and earning
        commissions.

        Args:
            program_id: The ID of the program. Defaults to the oldest active program.
            group_id: The ID of the group for the partner.
        """
        return self._transport.json(
            "POST",
            path("/partners/{}/approve", id),
            types.Partner,
            body={
                "programId": program_id,
                "groupId": group_id,
            },
            options=options,
        )

    def archive_by_id(
        self,
        id: str,
        *,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Partner:
        """Hides a partner from lists. Their links still work and earn commissions.

        Args:
            program_id: The ID of the program. Defaults to the oldest active program.
        """
        return self._transport.json(
            "POST",
            path("/partners/{}/archive", id),
            types.Partner,
            body={
                "programId": program_id,
            },
            options=options,
        )

    def ban_by_id(
        self,
        id: str,
        *,
        reason: Literal["tos_violation", "inappropriate_content", "fake_traffic", "fraud", "spam", "brand_abuse"],
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Partner:
        """Bans a partner. Their links stop working, and unpaid commissions are canceled.

        Args:
            program_id: The ID of the program. Defaults to the oldest active program.
            reason: The reason, which the partner sees.
        """
        return self._transport.json(
            "POST",
            path("/partners/{}/ban", id),
            types.Partner,
            body={
                "programId": program_id,
                "reason": reason,
            },
            options=options,
        )

    def deactivate_by_id(
        self,
        id: str,
        *,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Partner:
        """Ends a partner’s participation in a program. Their links stop working, and unpaid
        commissions are still paid.

        Args:
            program_id: The ID of the program. Defaults to the oldest active program.
        """
        return self._transport.json(
            "POST",
            path("/partners/{}/deactivate", id),
            types.Partner,
            body={
                "programId": program_id,
            },
            options=options,
        )

    def export(self, id: str, *, options: Optional[RequestOptions] = None) -> str:
        """Exports all data about a partner as NDJSON, including payout method details and
        emails in plain text. The broad `read` scope isn’t sufficient.
        """
        return self._transport.text("GET", path("/partners/{}/export", id), options=options)

    def create_note(
        self,
        id: str,
        *,
        text: str,
        pinned: Union[bool, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.PartnerNote:
        """Creates a note about a partner. Partners never see notes.

        Args:
            text: The text of the note, as plain text.
            pinned: Whether the note is shown above the others. Defaults to false.
        """
        return self._transport.json(
            "POST",
            path("/partners/{}/notes", id),
            types.PartnerNote,
            body={
                "text": text,
                "pinned": pinned,
            },
            options=options,
        )

    def list_notes(
        self,
        id: str,
        *,
        pinned: Union[bool, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        ending_before: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.PartnerNote]:
        """Returns the notes about a partner, newest first.

        Args:
            pinned: Whether to return only pinned notes, or others.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
            starting_after: A cursor: the ID of the last item on the previous page. Returns
                the items after it.
            ending_before: A cursor: the ID of the first item on the next page. Returns the
                items before it.
        """
        return self._transport.pages(
            path("/partners/{}/notes", id),
            types.PartnerNote,
            "id",
            query={
                "pinned": pinned,
                "page": page,
                "pageSize": page_size,
                "startingAfter": starting_after,
                "endingBefore": ending_before,
            },
            options=options,
        )

    def update_note(
        self,
        id: str,
        note_id: str,
        *,
        text: Union[str, NotGiven] = NOT_GIVEN,
        pinned: Union[bool, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.PartnerNote:
        """Updates the text of a note, or pins it. Only its author, an admin, or an owner can.

        Args:
            text: The text of the note, as plain text.
            pinned: Whether the note is shown above the others. Defaults to false.
        """
        return self._transport.json(
            "PATCH",
            path("/partners/{}/notes/{}", id, note_id),
            types.PartnerNote,
            body={
                "text": text,
                "pinned": pinned,
            },
            options=options,
        )

    def delete_note(
        self,
        id: str,
        note_id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.DeletePartnerNoteResult:
        """Deletes a note. Only its author, an admin, or an owner can."""
        return self._transport.json(
            "DELETE",
            path("/partners/{}/notes/{}", id, note_id),
            types.DeletePartnerNoteResult,
            options=options,
        )

    def reactivate_by_id(
        self,
        id: str,
        *,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Partner:
        """Reactivates a deactivated partner. Their links work and earn commissions again.

        Args:
            program_id: The ID of the program. Defaults to the oldest active program.
        """
        return self._transport.json(
            "POST",
            path("/partners/{}/reactivate", id),
            types.Partner,
            body={
                "programId": program_id,
            },
            options=options,
        )

    def reject(
        self,
        id: str,
        *,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        rejection_reason: Union[Literal["needsMoreDetail", "doesNotMeetRequirements", "notTheRightFit", "other"], NotGiven] = NOT_GIVEN,
        rejection_note: Union[str, None, NotGiven] = NOT_GIVEN,
        reapplication_timeframe: Union[Literal["instant", "standard", "never"], NotGiven] = NOT_GIVEN,
        flag_for_fraud: Union[bool, NotGiven] = NOT_GIVEN,
        flag_for_fraud_reason: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Partner:
        """Rejects a pending partner.

        Args:
            program_id: The ID of the program. Defaults to the oldest active program.
            rejection_reason: The reason, which only your team sees.
            rejection_note: A note that the partner sees.
            reapplication_timeframe: When the partner can apply again. `standard` is after
                30 days. Defaults to `standard`.
            flag_for_fraud: Not supported. Ban the partner instead.
            flag_for_fraud_reason: Not used.
        """
        return self._transport.json(
            "POST",
            path("/partners/{}/reject", id),
            types.Partner,
            body={
                "programId": program_id,
                "rejectionReason": rejection_reason,
                "rejectionNote": rejection_note,
                "reapplicationTimeframe": reapplication_timeframe,
                "flagForFraud": flag_for_fraud,
                "flagForFraudReason": flag_for_fraud_reason,
            },
            options=options,
        )

    def unarchive_by_id(
        self,
        id: str,
        *,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Partner:
        """Restores an archived partner to lists.

        Args:
            program_id: The ID of the program. Defaults to the oldest active program.
        """
        return self._transport.json(
            "POST",
            path("/partners/{}/unarchive", id),
            types.Partner,
            body={
                "programId": program_id,
            },
            options=options,
        )

    def unban_by_id(
        self,
        id: str,
        *,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        restore: Union[bool, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Partner:
        """Lifts a partner’s ban. With `restore`, commissions that the ban canceled are
        restored.

        Args:
            program_id: The ID of the program. Defaults to the oldest active program.
            restore: Whether to restore the commissions that the ban canceled, minus later
                refunds. Works once, also after the ban is lifted. Defaults to false.
        """
        return self._transport.json(
            "POST",
            path("/partners/{}/unban", id),
            types.Partner,
            body={
                "programId": program_id,
                "restore": restore,
            },
            options=options,
        )
