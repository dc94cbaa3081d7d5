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
            name: The program’s name, as partners see it.
            url: The URL that partner links lead to.
            slug: The slug. It can contain lowercase letters, digits, and dashes. Defaults
                to one based on the name.
            description: A description of the program.
            domain: One of your link domains, or null for the primary domain.
            currency: The currency of rewards, commissions, and payouts. Defaults to the
                workspace’s currency. It can’t be changed once the program has rewards.
            attribution_model: The attribution model: the first or the last click before the
                lead earns the commission.
            attribution_window_days: The number of days after a click in which a customer
                can be attributed, or null for no limit. Defaults to 90.
            existing_customers: How to treat customers that you knew before they clicked:
                `earn` pays as usual, `hold` holds commissions for review, and `ignore` pays
                nothing. Defaults to `earn`.
            holding_period_days: The number of days before a commission is payable. Defaults
                to 30.
            min_payout: The minimum payout, in minor units of the program’s currency.
                Defaults to 0.
            close_after_days: The number of days after the end of a month (UTC) until it’s
                closed automatically. Null, the default, means that you close months yourself.
            credit_payouts: Which partners are paid in your own product instead of with
                money: none, those who choose it, also those without a payout method, or all.
                Defaults to off.
            credit_label: The name of the payout method for partners, such as “Store
                credit”.
            account_change_hold_days: The number of days that payouts are held after the
                partner’s email address or payout method changes. 0 means no hold. Defaults to
                3. Lowering it requires `payouts.write`.
            daily_bonus_limit: The maximum total of manual commissions per day (UTC) for
                keys without `payouts.write`, in minor units of the program’s currency. Defaults
                to 100,000. Raising it requires `payouts.write`.
            auto_approve: Whether to approve applications automatically. Defaults to false.
            terms_url: The URL of the partner terms.
            help_url: The URL of a help page for partners.
            support_email: The support email address for partners.
            legal_address: The name and postal address of the paying company, as shown on
                statements.
            statement_note: An additional note on statements, for example that they’re
                self-billed invoices.
            logo: The URL of a logo.
            brand_color: The brand color, as `#rrggbb`.
            application_form: The questions of the application form.
            resources: Resources for partners, such as files, colors, and messages.
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
            search: Part of the name or slug.
            archived: If true, only archived results. By default, only results that aren’t
                archived.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
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
            name: The program’s name, as partners see it.
            url: The URL that partner links lead to.
            slug: The slug. It can contain lowercase letters, digits, and dashes. Defaults
                to one based on the name.
            description: A description of the program.
            domain: One of your link domains, or null for the primary domain.
            currency: The currency of rewards, commissions, and payouts. Defaults to the
                workspace’s currency. It can’t be changed once the program has rewards.
            attribution_model: The attribution model: the first or the last click before the
                lead earns the commission.
            attribution_window_days: The number of days after a click in which a customer
                can be attributed, or null for no limit. Defaults to 90.
            existing_customers: How to treat customers that you knew before they clicked:
                `earn` pays as usual, `hold` holds commissions for review, and `ignore` pays
                nothing. Defaults to `earn`.
            holding_period_days: The number of days before a commission is payable. Defaults
                to 30.
            min_payout: The minimum payout, in minor units of the program’s currency.
                Defaults to 0.
            close_after_days: The number of days after the end of a month (UTC) until it’s
                closed automatically. Null, the default, means that you close months yourself.
            credit_payouts: Which partners are paid in your own product instead of with
                money: none, those who choose it, also those without a payout method, or all.
                Defaults to off.
            credit_label: The name of the payout method for partners, such as “Store
                credit”.
            account_change_hold_days: The number of days that payouts are held after the
                partner’s email address or payout method changes. 0 means no hold. Defaults to
                3. Lowering it requires `payouts.write`.
            daily_bonus_limit: The maximum total of manual commissions per day (UTC) for
                keys without `payouts.write`, in minor units of the program’s currency. Defaults
                to 100,000. Raising it requires `payouts.write`.
            auto_approve: Whether to approve applications automatically. Defaults to false.
            terms_url: The URL of the partner terms.
            help_url: The URL of a help page for partners.
            support_email: The support email address for partners.
            legal_address: The name and postal address of the paying company, as shown on
                statements.
            statement_note: An additional note on statements, for example that they’re
                self-billed invoices.
            logo: The URL of a logo.
            brand_color: The brand color, as `#rrggbb`.
            application_form: The questions of the application form.
            resources: Resources for partners, such as files, colors, and messages.
            if_updated_at: The `updatedAt` that you last read. Returns 409 if someone has
                changed the program since.
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
