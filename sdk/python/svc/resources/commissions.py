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
        type: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[str, NotGiven] = NOT_GIVEN,
        customer_id: Union[str, NotGiven] = NOT_GIVEN,
        payout_id: Union[str, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, NotGiven] = NOT_GIVEN,
        group_id: Union[str, NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        invoice_id: Union[str, NotGiven] = NOT_GIVEN,
        interval: Union[Literal["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"], NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        timezone: Union[str, NotGiven] = NOT_GIVEN,
        sort_by: Union[Literal["createdAt", "amount"], NotGiven] = NOT_GIVEN,
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
            type: click, lead, sale, referral, custom: one, several (a,b) or all others (-a)
            status: pending, processed, paid, refunded, duplicate, fraud, canceled, hold:
                one, several (a,b) or all others (-a)
            customer_id: cus_… or ext_<externalId>
            start: A date or time in ISO 8601; without an offset it is local to the time
                zone
            end: A date includes its whole day. Default: now
            timezone: IANA name; default UTC
            sort_by: Default: createdAt
            sort_order: Default: desc
            page: From 1; default 1
            page_size: Default: the largest, 100
            starting_after: The id of the last item you have: answers what follows
            ending_before: The id of the first item you have: answers what precedes
        """
        return self._transport.pages(
            "/commissions",
            types.Commission,
            "id",
            query={
                "type": type,
                "status": status,
                "customerId": customer_id,
                "payoutId": payout_id,
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "groupId": group_id,
                "programId": program_id,
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
            tenant_id: Instead of partnerId
            date: ISO 8601 with an offset. Default: now
            amount: custom: minor units; negative takes something back and needs a
                description
            currency: custom: must be the program's
            external_id: custom: your own id of it. Repeating it records nothing
            customer_id: lead, sale: cus_… or ext_<externalId>
            link_id: lead, sale: default: the partner's oldest link
            lead_event_name: Deprecated: use lead.eventName
            lead_event_date: ISO 8601 with an offset. Default: now
            sale_amount: Deprecated: use sale.amount
            sale_event_date: ISO 8601 with an offset. Default: now
            invoice_id: Deprecated: use sale.invoiceId
            product_id: sale: the same as metadata.productId
            import_stripe_invoices: Not possible here: must not be true
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
        options: Optional[RequestOptions] = None,
    ) -> List[types.BulkUpdateCommissionsResult]:
        """Sets the status of multiple commissions. Updates all of them or none.

        Args:
            status: refunded, duplicate, canceled and fraud are final. What is in a payout
                or paid cannot be changed: take it back with a negative commission.
        """
        return self._transport.json(
            "PATCH",
            "/commissions/bulk",
            types.BulkUpdateCommissionsResult,
            body={
                "commissionIds": commission_ids,
                "status": status,
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
            earnings: What the partner gets instead, in minor units
            sale_amount: Another amount of the sale: computed anew with the same version of
                the reward
            modify_sale_amount: The same as a difference
            amount: Deprecated: use saleAmount
            modify_amount: Deprecated: use modifySaleAmount
            currency: Of saleAmount; of earnings, only the program's. Default: the program's
            status: refunded, duplicate, canceled and fraud are final. What is in a payout
                or paid cannot be changed: take it back with a negative commission.
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
