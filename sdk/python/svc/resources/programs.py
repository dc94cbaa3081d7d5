"""Partner programs with their terms, landing page, and application form."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Any, List, Literal, Mapping, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class ProgramsResource:
    """Partner programs with their terms, landing page, and application form."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        *,
        name: str,
        url: str,
        slug: Union[str, NotGiven] = NOT_GIVEN,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        domain: Union[str, None, NotGiven] = NOT_GIVEN,
        currency: Union[str, NotGiven] = NOT_GIVEN,
        attribution_model: Union[Literal["first", "last"], NotGiven] = NOT_GIVEN,
        attribution_window_days: Union[int, None, NotGiven] = NOT_GIVEN,
        existing_customers: Union[Literal["earn", "hold", "ignore"], NotGiven] = NOT_GIVEN,
        holding_period_days: Union[int, NotGiven] = NOT_GIVEN,
        min_payout: Union[int, NotGiven] = NOT_GIVEN,
        payout_schedule: Union[Mapping[str, Any], NotGiven] = NOT_GIVEN,
        payout_approval: Union[Mapping[str, Any], NotGiven] = NOT_GIVEN,
        close_after_days: Union[int, None, NotGiven] = NOT_GIVEN,
        credit_payouts: Union[Literal["off", "offered", "default", "only"], NotGiven] = NOT_GIVEN,
        credit_label: Union[str, None, NotGiven] = NOT_GIVEN,
        account_change_hold_days: Union[int, NotGiven] = NOT_GIVEN,
        daily_bonus_limit: Union[int, NotGiven] = NOT_GIVEN,
        auto_approve: Union[bool, NotGiven] = NOT_GIVEN,
        terms_url: Union[str, None, NotGiven] = NOT_GIVEN,
        help_url: Union[str, None, NotGiven] = NOT_GIVEN,
        support_email: Union[str, None, NotGiven] = NOT_GIVEN,
        legal_address: Union[str, None, NotGiven] = NOT_GIVEN,
        statement_note: Union[str, None, NotGiven] = NOT_GIVEN,
        fraud_settings: Union[types.CreateProgramFraudSettings, None, NotGiven] = NOT_GIVEN,
        logo: Union[str, None, NotGiven] = NOT_GIVEN,
        brand_color: Union[str, None, NotGiven] = NOT_GIVEN,
        landing: Union[types.CreateGroupLanding, None, NotGiven] = NOT_GIVEN,
        application_form: Union[List[Any], None, NotGiven] = NOT_GIVEN,
        resources: Union[List[Any], None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Program:
        """Creates a partner program with a default group.

        Args:
            name: What partners call it
            url: Where the links of its partners lead: an http(s) address
            slug: Lower-case letters, digits and dashes; default: made from the name
            description: What it offers
            domain: One of your link domains; null: your primary one
            currency: Of its rewards, commissions and payouts; default: the workspace’s. It
                stays once there are rewards
            attribution_model: Which click of a customer earns: the first or the last before
                the lead
            attribution_window_days: Days after which a click earns nothing any more; null:
                never. Default: 90
            existing_customers: What partners get for customers whom you knew before they
                clicked: earn pays as for others, hold holds the commissions for review, ignore
                pays nothing. Default: earn
            holding_period_days: Before a commission is due; default: 30
            min_payout: The least that is paid out, in minor units of its currency; default:
                0
            close_after_days: Days after the end of a month (UTC) until it is closed by
                itself; null, the default: only when you close it
            credit_payouts: Who is paid in your own product instead of with money: nobody,
                those who choose it, also those without a payout method, or everybody; default:
                off
            credit_label: What partners read for it, such as store credit
            account_change_hold_days: Days that payouts are held after a change of the
                partner’s email address or payout method; 0: they do not. Default: 3. Fewer need
                the scope payouts.write
            daily_bonus_limit: What keys without the scope payouts.write may give by hand on
                one day (UTC), all together, in minor units of its currency; default: 100000.
                More needs the scope payouts.write
            auto_approve: Whether applications are approved at once; default: false
            terms_url: The conditions that partners accept
            help_url: Where partners find help
            support_email: Whom partners write to
            legal_address: Name and postal address of who pays, as statements say it
            statement_note: What statements say besides, such as that they are invoices
                issued by self-billing
            logo: The http(s) address of a picture
            brand_color: #rrggbb
        """
        return self._transport.json(
            "POST",
            "/programs",
            types.Program,
            body={
                "name": name,
                "url": url,
                "slug": slug,
                "description": description,
                "domain": domain,
                "currency": currency,
                "attributionModel": attribution_model,
                "attributionWindowDays": attribution_window_days,
                "existingCustomers": existing_customers,
                "holdingPeriodDays": holding_period_days,
                "minPayout": min_payout,
                "payoutSchedule": payout_schedule,
                "payoutApproval": payout_approval,
                "closeAfterDays": close_after_days,
                "creditPayouts": credit_payouts,
                "creditLabel": credit_label,
                "accountChangeHoldDays": account_change_hold_days,
                "dailyBonusLimit": daily_bonus_limit,
                "autoApprove": auto_approve,
                "termsUrl": terms_url,
                "helpUrl": help_url,
                "supportEmail": support_email,
                "legalAddress": legal_address,
                "statementNote": statement_note,
                "fraudSettings": fraud_settings,
                "logo": logo,
                "brandColor": brand_color,
                "landing": landing,
                "applicationForm": application_form,
                "resources": resources,
            },
            options=options,
        )

    def list(
        self,
        *,
        search: Union[str, NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Program]:
        """Returns the workspace’s programs, oldest first, including deactivated ones.

        Args:
            search: In name and slug
            archived: true: only archived ones. Default: the others
            page: From 1; default 1
            page_size: Default: the largest, 100
        """
        return self._transport.pages(
            "/programs",
            types.Program,
            "page",
            query={
                "search": search,
                "archived": archived,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def get(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Program:
        """Retrieves a program."""
        return self._transport.json(
            "GET",
            path("/programs/{}", id),
            types.Program,
            options=options,
        )

    def update(
        self,
        id: str,
        *,
        name: Union[str, NotGiven] = NOT_GIVEN,
        url: Union[str, NotGiven] = NOT_GIVEN,
        slug: Union[str, NotGiven] = NOT_GIVEN,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        domain: Union[str, None, NotGiven] = NOT_GIVEN,
        currency: Union[str, NotGiven] = NOT_GIVEN,
        attribution_model: Union[Literal["first", "last"], NotGiven] = NOT_GIVEN,
        attribution_window_days: Union[int, None, NotGiven] = NOT_GIVEN,
        existing_customers: Union[Literal["earn", "hold", "ignore"], NotGiven] = NOT_GIVEN,
        holding_period_days: Union[int, NotGiven] = NOT_GIVEN,
        min_payout: Union[int, NotGiven] = NOT_GIVEN,
        payout_schedule: Union[Mapping[str, Any], NotGiven] = NOT_GIVEN,
        payout_approval: Union[Mapping[str, Any], NotGiven] = NOT_GIVEN,
        close_after_days: Union[int, None, NotGiven] = NOT_GIVEN,
        credit_payouts: Union[Literal["off", "offered", "default", "only"], NotGiven] = NOT_GIVEN,
        credit_label: Union[str, None, NotGiven] = NOT_GIVEN,
        account_change_hold_days: Union[int, NotGiven] = NOT_GIVEN,
        daily_bonus_limit: Union[int, NotGiven] = NOT_GIVEN,
        auto_approve: Union[bool, NotGiven] = NOT_GIVEN,
        terms_url: Union[str, None, NotGiven] = NOT_GIVEN,
        help_url: Union[str, None, NotGiven] = NOT_GIVEN,
        support_email: Union[str, None, NotGiven] = NOT_GIVEN,
        legal_address: Union[str, None, NotGiven] = NOT_GIVEN,
        statement_note: Union[str, None, NotGiven] = NOT_GIVEN,
        fraud_settings: Union[types.CreateProgramFraudSettings, None, NotGiven] = NOT_GIVEN,
        logo: Union[str, None, NotGiven] = NOT_GIVEN,
        brand_color: Union[str, None, NotGiven] = NOT_GIVEN,
        landing: Union[types.CreateGroupLanding, None, NotGiven] = NOT_GIVEN,
        application_form: Union[List[Any], None, NotGiven] = NOT_GIVEN,
        resources: Union[List[Any], None, NotGiven] = NOT_GIVEN,
        if_updated_at: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Program:
        """Updates a program. Existing customers and commissions keep their terms.

        Args:
            name: What partners call it
            url: Where the links of its partners lead: an http(s) address
            slug: Lower-case letters, digits and dashes; default: made from the name
            description: What it offers
            domain: One of your link domains; null: your primary one
            currency: Of its rewards, commissions and payouts; default: the workspace’s. It
                stays once there are rewards
            attribution_model: Which click of a customer earns: the first or the last before
                the lead
            attribution_window_days: Days after which a click earns nothing any more; null:
                never. Default: 90
            existing_customers: What partners get for customers whom you knew before they
                clicked: earn pays as for others, hold holds the commissions for review, ignore
                pays nothing. Default: earn
            holding_period_days: Before a commission is due; default: 30
            min_payout: The least that is paid out, in minor units of its currency; default:
                0
            close_after_days: Days after the end of a month (UTC) until it is closed by
                itself; null, the default: only when you close it
            credit_payouts: Who is paid in your own product instead of with money: nobody,
                those who choose it, also those without a payout method, or everybody; default:
                off
            credit_label: What partners read for it, such as store credit
            account_change_hold_days: Days that payouts are held after a change of the
                partner’s email address or payout method; 0: they do not. Default: 3. Fewer need
                the scope payouts.write
            daily_bonus_limit: What keys without the scope payouts.write may give by hand on
                one day (UTC), all together, in minor units of its currency; default: 100000.
                More needs the scope payouts.write
            auto_approve: Whether applications are approved at once; default: false
            terms_url: The conditions that partners accept
            help_url: Where partners find help
            support_email: Whom partners write to
            legal_address: Name and postal address of who pays, as statements say it
            statement_note: What statements say besides, such as that they are invoices
                issued by self-billing
            logo: The http(s) address of a picture
            brand_color: #rrggbb
            if_updated_at: The updatedAt that was read: 409 when somebody has changed the
                program since
        """
        return self._transport.json(
            "PATCH",
            path("/programs/{}", id),
            types.Program,
            body={
                "name": name,
                "url": url,
                "slug": slug,
                "description": description,
                "domain": domain,
                "currency": currency,
                "attributionModel": attribution_model,
                "attributionWindowDays": attribution_window_days,
                "existingCustomers": existing_customers,
                "holdingPeriodDays": holding_period_days,
                "minPayout": min_payout,
                "payoutSchedule": payout_schedule,
                "payoutApproval": payout_approval,
                "closeAfterDays": close_after_days,
                "creditPayouts": credit_payouts,
                "creditLabel": credit_label,
                "accountChangeHoldDays": account_change_hold_days,
                "dailyBonusLimit": daily_bonus_limit,
                "autoApprove": auto_approve,
                "termsUrl": terms_url,
                "helpUrl": help_url,
                "supportEmail": support_email,
                "legalAddress": legal_address,
                "statementNote": statement_note,
                "fraudSettings": fraud_settings,
                "logo": logo,
                "brandColor": brand_color,
                "landing": landing,
                "applicationForm": application_form,
                "resources": resources,
                "ifUpdatedAt": if_updated_at,
            },
            options=options,
        )

    def archive(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Program:
        """Deactivates a program and hides it from lists. Archived programs don’t count toward
        plan limits. Links still redirect, and commissions that partners have already earned
        are still paid, including scheduled payouts.
        """
        return self._transport.json(
            "POST",
            path("/programs/{}/archive", id),
            types.Program,
            options=options,
        )

    def deactivate(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Program:
        """Stops new earnings and offers in a program. Links still redirect, and commissions
        that partners have already earned are still paid.
        """
        return self._transport.json(
            "POST",
            path("/programs/{}/deactivate", id),
            types.Program,
            options=options,
        )

    def reactivate(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Program:
        """Reactivates a deactivated program, so that partners earn commissions again."""
        return self._transport.json(
            "POST",
            path("/programs/{}/reactivate", id),
            types.Program,
            options=options,
        )

    def get_stats(self, id: str, *, options: Optional[RequestOptions] = None) -> types.ProgramStat:
        """Returns a program’s clicks, leads, sales, and the amount it owes partners."""
        return self._transport.json(
            "GET",
            path("/programs/{}/stats", id),
            types.ProgramStat,
            options=options,
        )

    def unarchive(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Program:
        """Restores an archived program. The program stays deactivated until you reactivate it.
        Returns 403 if the plan’s limit is reached.
        """
        return self._transport.json(
            "POST",
            path("/programs/{}/unarchive", id),
            types.Program,
            options=options,
        )
