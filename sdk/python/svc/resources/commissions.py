"""Partners’ earnings, with the calculation and history of each commission."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class CommissionsResource:
    """Partners’ earnings, with the calculation and history of each commission."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        search: Union[str, NotGiven] = NOT_GIVEN,
        type: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[str, NotGiven] = NOT_GIVEN,
        customer_id: Union[str, NotGiven] = NOT_GIVEN,
        payout_id: Union[str, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, NotGiven] = NOT_GIVEN,
        group_id: Union[str, NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        reward_id: Union[str, NotGiven] = NOT_GIVEN,
        invoice_id: Union[str, NotGiven] = NOT_GIVEN,
        interval: Union[Literal["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"], NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        timezone: Union[str, NotGiven] = NOT_GIVEN,
        sort_by: Union[Literal["createdAt", "amount", "earnings"], NotGiven] = NOT_GIVEN,
        sort_order: Union[Literal["asc", "desc"], NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        ending_before: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Commission]:
        """Returns commissions, newest first by default. Without `customers.read`, `customer` is
        null.

        Args:
            search: Part of the name or email address of the partner or customer, or the ID
                of a commission, invoice, payout, or customer. Customers are only searched with
                `customers.read`.
            type: The commission type: `click`, `lead`, `sale`, `referral`, `custom`. Pass
                one, several separated by commas, or exclude values with a leading `-`.
            status: The status: `pending`, `processed`, `paid`, `refunded`, `duplicate`,
                `fraud`, `canceled`, `hold`. Pass one, several separated by commas, or exclude
                values with a leading `-`.
            customer_id: The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
            payout_id: Only results of this payout.
            partner_id: The partner’s ID. Pass one, several separated by commas, or exclude
                values with a leading `-`.
            tenant_id: Only results for the partner with this tenant ID.
            group_id: The ID of the partner’s group. Pass one, several separated by commas,
                or exclude values with a leading `-`.
            program_id: The program’s ID. Pass one, several separated by commas, or exclude
                values with a leading `-`.
            reward_id: The ID of the reward that the commission was earned with. Pass one,
                several separated by commas, or exclude values with a leading `-`.
            invoice_id: Only results with this invoice ID.
            interval: A predefined time range. `start` and `end` take precedence.
            start: The start of the time range, as an ISO 8601 date or time. Without an
                offset, it’s in the time zone.
            end: The end of the time range. A date includes the whole day. Defaults to now.
            timezone: The IANA name of the time zone. Defaults to UTC.
            sort_by: The field to sort by. Defaults to `createdAt`.
            sort_order: The sort order. Defaults to `desc`.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
            starting_after: A cursor: the ID of the last item on the previous page. Returns
                the items after it.
            ending_before: A cursor: the ID of the first item on the next page. Returns the
                items before it.
        """
        return self._transport.pages(
            "/commissions",
            types.Commission,
            "id",
            query={
                "search": search,
                "type": type,
                "status": status,
                "customerId": customer_id,
                "payoutId": payout_id,
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "groupId": group_id,
                "programId": program_id,
                "rewardId": reward_id,
                "invoiceId": invoice_id,
                "interval": interval,
                "start": start,
                "end": end,
                "timezone": timezone,
                "sortBy": sort_by,
                "sortOrder": sort_order,
                "page": page,
                "pageSize": page_size,
                "startingAfter": starting_after,
                "endingBefore": ending_before,
            },
            options=options,
        )

    def create(
        self,
        *,
        type: Literal["custom", "lead", "sale"],
        partner_id: Union[str, None, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, None, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        date: Union[str, None, NotGiven] = NOT_GIVEN,
        amount: Union[int, NotGiven] = NOT_GIVEN,
        currency: Union[str, None, NotGiven] = NOT_GIVEN,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        external_id: Union[str, None, NotGiven] = NOT_GIVEN,
        customer_id: Union[str, None, NotGiven] = NOT_GIVEN,
        customer: Union[types.CreateCommissionCustomer, None, NotGiven] = NOT_GIVEN,
        link_id: Union[str, None, NotGiven] = NOT_GIVEN,
        lead: Union[types.CreateCommissionLead, None, NotGiven] = NOT_GIVEN,
        lead_event_name: Union[str, None, NotGiven] = NOT_GIVEN,
        lead_event_date: Union[str, None, NotGiven] = NOT_GIVEN,
        sale: Union[types.CreateCommissionSale, None, NotGiven] = NOT_GIVEN,
        sale_amount: Union[int, None, NotGiven] = NOT_GIVEN,
        sale_event_date: Union[str, None, NotGiven] = NOT_GIVEN,
        invoice_id: Union[str, None, NotGiven] = NOT_GIVEN,
        product_id: Union[str, None, NotGiven] = NOT_GIVEN,
        import_stripe_invoices: Union[bool, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.CreateCommissionResult:
        """Creates a commission manually. With `type` set to `custom`, creates a bonus, or a
        clawback if the amount is negative, that is due immediately. With `lead` or `sale`,
        records the event for the partner’s link and applies the reward. Keys without
        `payouts.write` are limited by the program’s `dailyBonusLimit`.

        Args:
            type: The type of commission: click, lead, sale, referral, or custom.
            partner_id: The ID of the partner.
            tenant_id: Your ID of the partner, instead of `partnerId`.
            program_id: The ID of the program.
            date: The date, in ISO 8601 format with an offset. Defaults to now.
            amount: For `custom`, the amount in minor units. A negative amount is a clawback
                and requires a description.
            currency: For `custom`, the currency, which must be the program’s.
            description: A description of the commission, or null.
            external_id: For `custom`, your own ID of the commission. Repeated calls with
                the same ID have no effect.
            customer_id: For `lead` and `sale`, the customer’s ID (`cus_…`), or your own ID
                with the prefix `ext_`.
            link_id: For `lead` and `sale`, the link’s ID. Defaults to the partner’s oldest
                link.
            lead_event_name: Deprecated. Use `lead.eventName`.
            lead_event_date: The date, in ISO 8601 format with an offset. Defaults to now.
            sale_amount: Deprecated. Use `sale.amount`.
            sale_event_date: The date, in ISO 8601 format with an offset. Defaults to now.
            invoice_id: Deprecated. Use `sale.invoiceId`.
            product_id: For `sale`, the same as `metadata.productId`.
            import_stripe_invoices: Not supported. Must not be true.
        """
        return self._transport.json(
            "POST",
            "/commissions",
            types.CreateCommissionResult,
            body={
                "type": type,
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "programId": program_id,
                "date": date,
                "amount": amount,
                "currency": currency,
                "description": description,
                "externalId": external_id,
                "customerId": customer_id,
                "customer": customer,
                "linkId": link_id,
                "lead": lead,
                "leadEventName": lead_event_name,
                "leadEventDate": lead_event_date,
                "sale": sale,
                "saleAmount": sale_amount,
                "saleEventDate": sale_event_date,
                "invoiceId": invoice_id,
                "productId": product_id,
                "importStripeInvoices": import_stripe_invoices,
            },
            options=options,
        )

    def bulk_update(
        self,
        *,
        commission_ids: List[str],
        status: Literal["pending", "hold", "refunded", "duplicate", "canceled", "fraud"],
        partial: Union[bool, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> List[types.BulkUpdateCommissionsResult]:
        """Sets the status of multiple commissions. Updates all of them or none, unless
        `partial` is set. Then each commission is updated on its own, and those that can’t be
        updated have an `error` in the response.

        Args:
            commission_ids: The IDs of the commissions.
            status: The new status. `refunded`, `duplicate`, `canceled`, and `fraud` are
                final. Commissions in a payout can’t be changed. To reverse them, create a
                negative commission.
            partial: Whether to update each commission on its own and report those that
                can’t be updated. Defaults to false: one that can’t be updated prevents the
                others.
        """
        return self._transport.json(
            "PATCH",
            "/commissions/bulk",
            types.BulkUpdateCommissionsResult,
            body={
                "commissionIds": commission_ids,
                "status": status,
                "partial": partial,
            },
            options=options,
        )

    def export(
        self,
        *,
        search: Union[str, NotGiven] = NOT_GIVEN,
        type: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[str, NotGiven] = NOT_GIVEN,
        customer_id: Union[str, NotGiven] = NOT_GIVEN,
        payout_id: Union[str, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, NotGiven] = NOT_GIVEN,
        group_id: Union[str, NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        reward_id: Union[str, NotGiven] = NOT_GIVEN,
        invoice_id: Union[str, NotGiven] = NOT_GIVEN,
        interval: Union[Literal["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"], NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        timezone: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> str:
        """Exports all matching commissions as CSV, newest first. Without `customers.read`, the
        customer columns are empty.

        Args:
            search: Part of the name or email address of the partner or customer, or the ID
                of a commission, invoice, payout, or customer. Customers are only searched with
                `customers.read`.
            type: The commission type: `click`, `lead`, `sale`, `referral`, `custom`. Pass
                one, several separated by commas, or exclude values with a leading `-`.
            status: The status: `pending`, `processed`, `paid`, `refunded`, `duplicate`,
                `fraud`, `canceled`, `hold`. Pass one, several separated by commas, or exclude
                values with a leading `-`.
            customer_id: The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
            payout_id: Only results of this payout.
            partner_id: The partner’s ID. Pass one, several separated by commas, or exclude
                values with a leading `-`.
            tenant_id: Only results for the partner with this tenant ID.
            group_id: The ID of the partner’s group. Pass one, several separated by commas,
                or exclude values with a leading `-`.
            program_id: The program’s ID. Pass one, several separated by commas, or exclude
                values with a leading `-`.
            reward_id: The ID of the reward that the commission was earned with. Pass one,
                several separated by commas, or exclude values with a leading `-`.
            invoice_id: Only results with this invoice ID.
            interval: A predefined time range. `start` and `end` take precedence.
            start: The start of the time range, as an ISO 8601 date or time. Without an
                offset, it’s in the time zone.
            end: The end of the time range. A date includes the whole day. Defaults to now.
            timezone: The IANA name of the time zone. Defaults to UTC.
        """
        return self._transport.text(
            "GET",
            "/commissions/export",
            query={
                "search": search,
                "type": type,
                "status": status,
                "customerId": customer_id,
                "payoutId": payout_id,
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "groupId": group_id,
                "programId": program_id,
                "rewardId": reward_id,
                "invoiceId": invoice_id,
                "interval": interval,
                "start": start,
                "end": end,
                "timezone": timezone,
            },
            options=options,
        )

    def list_totals(
        self,
        *,
        search: Union[str, NotGiven] = NOT_GIVEN,
        type: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[str, NotGiven] = NOT_GIVEN,
        customer_id: Union[str, NotGiven] = NOT_GIVEN,
        payout_id: Union[str, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, NotGiven] = NOT_GIVEN,
        group_id: Union[str, NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        reward_id: Union[str, NotGiven] = NOT_GIVEN,
        invoice_id: Union[str, NotGiven] = NOT_GIVEN,
        interval: Union[Literal["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"], NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        timezone: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> List[types.CommissionTotal]:
        """Returns the totals of the matching commissions by currency and status.

        Args:
            search: Part of the name or email address of the partner or customer, or the ID
                of a commission, invoice, payout, or customer. Customers are only searched with
                `customers.read`.
            type: The commission type: `click`, `lead`, `sale`, `referral`, `custom`. Pass
                one, several separated by commas, or exclude values with a leading `-`.
            status: The status: `pending`, `processed`, `paid`, `refunded`, `duplicate`,
                `fraud`, `canceled`, `hold`. Pass one, several separated by commas, or exclude
                values with a leading `-`.
            customer_id: The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
            payout_id: Only results of this payout.
            partner_id: The partner’s ID. Pass one, several separated by commas, or exclude
                values with a leading `-`.
            tenant_id: Only results for the partner with this tenant ID.
            group_id: The ID of the partner’s group. Pass one, several separated by commas,
                or exclude values with a leading `-`.
            program_id: The program’s ID. Pass one, several separated by commas, or exclude
                values with a leading `-`.
            reward_id: The ID of the reward that the commission was earned with. Pass one,
                several separated by commas, or exclude values with a leading `-`.
            invoice_id: Only results with this invoice ID.
            interval: A predefined time range. `start` and `end` take precedence.
            start: The start of the time range, as an ISO 8601 date or time. Without an
                offset, it’s in the time zone.
            end: The end of the time range. A date includes the whole day. Defaults to now.
            timezone: The IANA name of the time zone. Defaults to UTC.
        """
        return self._transport.json(
            "GET",
            "/commissions/totals",
            types.CommissionTotal,
            query={
                "search": search,
                "type": type,
                "status": status,
                "customerId": customer_id,
                "payoutId": payout_id,
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "groupId": group_id,
                "programId": program_id,
                "rewardId": reward_id,
                "invoiceId": invoice_id,
                "interval": interval,
                "start": start,
                "end": end,
                "timezone": timezone,
            },
            options=options,
        )

    def get(self, id: str, *, options: Optional[RequestOptions] = None) -> types.CommissionDetail:
        """Retrieves a commission with its calculation and its history."""
        return self._transport.json(
            "GET",
            path("/commissions/{}", id),
            types.CommissionDetail,
            options=options,
        )

    def update(
        self,
        id: str,
        *,
        earnings: Union[int, NotGiven] = NOT_GIVEN,
        sale_amount: Union[int, NotGiven] = NOT_GIVEN,
        modify_sale_amount: Union[int, NotGiven] = NOT_GIVEN,
        amount: Union[int, NotGiven] = NOT_GIVEN,
        modify_amount: Union[int, NotGiven] = NOT_GIVEN,
        currency: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[Literal["pending", "hold", "refunded", "duplicate", "canceled", "fraud"], NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Commission:
        """Updates a commission’s amount or status manually. Increases count toward the
        program’s `dailyBonusLimit`.

        Args:
            earnings: The partner’s new earnings, in minor units.
            sale_amount: The new sale amount, in minor units. Earnings are recalculated with
                the same reward version.
            modify_sale_amount: The change of the sale amount, in minor units.
            amount: Deprecated. Use `saleAmount`.
            modify_amount: Deprecated. Use `modifySaleAmount`.
            currency: The currency of `saleAmount`. For `earnings`, it must be the program’s
                currency. Defaults to the program’s currency.
            status: The new status. `refunded`, `duplicate`, `canceled`, and `fraud` are
                final. Commissions in a payout can’t be changed. To reverse them, create a
                negative commission.
        """
        return self._transport.json(
            "PATCH",
            path("/commissions/{}", id),
            types.Commission,
            body={
                "earnings": earnings,
                "saleAmount": sale_amount,
                "modifySaleAmount": modify_sale_amount,
                "amount": amount,
                "modifyAmount": modify_amount,
                "currency": currency,
                "status": status,
            },
            options=options,
        )
