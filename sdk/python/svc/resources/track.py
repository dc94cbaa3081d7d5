"""Clicks, leads, sales, and refunds, recorded as they happen."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Any, List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._transport import Transport


class TrackResource:
    """Clicks, leads, sales, and refunds, recorded as they happen."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def lead(
        self,
        *,
        event_name: str,
        customer_external_id: str,
        click_id: Union[str, None, NotGiven] = NOT_GIVEN,
        customer_name: Union[str, None, NotGiven] = NOT_GIVEN,
        customer_email: Union[str, None, NotGiven] = NOT_GIVEN,
        customer_avatar: Union[str, None, NotGiven] = NOT_GIVEN,
        mode: Union[Literal["async", "wait", "deferred"], NotGiven] = NOT_GIVEN,
        event_quantity: Union[int, None, NotGiven] = NOT_GIVEN,
        metadata: Union[Any, NotGiven] = NOT_GIVEN,
        timestamp: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.TrackLeadResult:
        """Records a lead, such as a sign-up, and attributes the customer to the link of the
        click. A later call for the same customer and event returns the original lead. Keys
        without `customers.read` get back only the values they sent.

        Args:
            click_id: The value of the svc_id cookie. Empty: the click that the customer
                came with
            event_name: A customer has one lead of each name, for ever: repeating it records
                nothing
            customer_external_id: The customer's id in your own system
            customer_name: Full name
            customer_avatar: An http or https address of a picture
            mode: async and wait are the same: the answer follows the commit. deferred
                creates the customer with their click, but no lead; a later call records it
            event_quantity: Counts as so many leads
            metadata: An object of your own facts: at most 10,000 characters as JSON, or
                null
            timestamp: When it happened, as ISO 8601 with an offset. Default: now. For
                moving in older data
        """
        return self._transport.json(
            "POST",
            "/track/lead",
            types.TrackLeadResult,
            body={
                "clickId": click_id,
                "eventName": event_name,
                "customerExternalId": customer_external_id,
                "customerName": customer_name,
                "customerEmail": customer_email,
                "customerAvatar": customer_avatar,
                "mode": mode,
                "eventQuantity": event_quantity,
                "metadata": metadata,
                "timestamp": timestamp,
            },
            options=options,
        )

    def refund(
        self,
        *,
        invoice_id: str,
        refund_id: str,
        amount: Union[int, None, NotGiven] = NOT_GIVEN,
        currency: Union[str, None, NotGiven] = NOT_GIVEN,
        kind: Union[Literal["refund", "chargeback"], NotGiven] = NOT_GIVEN,
        timestamp: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.TrackRefundResult:
        """Records a full or partial refund or a chargeback of a sale. Commissions of the sale
        are reduced in proportion. If a commission was already paid, the amount is deducted
        from the partner’s next payout.

        Args:
            invoice_id: Your own or the payment processor’s id: one sale per invoice, for
                ever
            amount: In minor units of the sale's currency. Default: all that is not refunded
                yet
            currency: Must be the sale's. Default: the sale's
            refund_id: Your own id of the refund. Repeating it records nothing
            kind: A chargeback was taken by the customer’s bank. Default: refund
            timestamp: When it happened, as ISO 8601 with an offset. Default: now. For
                moving in older data
        """
        return self._transport.json(
            "POST",
            "/track/refund",
            types.TrackRefundResult,
            body={
                "invoiceId": invoice_id,
                "amount": amount,
                "currency": currency,
                "refundId": refund_id,
                "kind": kind,
                "timestamp": timestamp,
            },
            options=options,
        )

    def reverse_refund(
        self,
        *,
        invoice_id: str,
        refund_id: str,
        reason: Union[Literal["chargeback_won", "refund_failed"], NotGiven] = NOT_GIVEN,
        timestamp: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.ReverseRefundResult:
        """Reverses a refund or chargeback that you won or that failed. Commissions and totals
        return to their values before the refund.

        Args:
            invoice_id: Your own or the payment processor’s id: one sale per invoice, for
                ever
            refund_id: Your own id of the refund or chargeback, which is undone whole
            reason: Default: chargeback_won for a chargeback, refund_failed for a refund
            timestamp: When it happened, as ISO 8601 with an offset. Default: now. For
                moving in older data
        """
        return self._transport.json(
            "POST",
            "/track/refund/reverse",
            types.ReverseRefundResult,
            body={
                "invoiceId": invoice_id,
                "refundId": refund_id,
                "reason": reason,
                "timestamp": timestamp,
            },
            options=options,
        )

    def sale(
        self,
        *,
        customer_external_id: str,
        amount: int,
        tax: Union[int, None, NotGiven] = NOT_GIVEN,
        shipping: Union[int, None, NotGiven] = NOT_GIVEN,
        fee: Union[int, None, NotGiven] = NOT_GIVEN,
        line_items: Union[List[Any], None, NotGiven] = NOT_GIVEN,
        currency: Union[str, NotGiven] = NOT_GIVEN,
        event_name: Union[str, None, NotGiven] = NOT_GIVEN,
        payment_processor: Union[Literal["stripe", "shopify", "polar", "paddle", "lemon-squeezy", "apple", "revenuecat", "dub", "custom"], NotGiven] = NOT_GIVEN,
        invoice_id: Union[str, None, NotGiven] = NOT_GIVEN,
        lead_event_name: Union[str, None, NotGiven] = NOT_GIVEN,
        click_id: Union[str, None, NotGiven] = NOT_GIVEN,
        customer_name: Union[str, None, NotGiven] = NOT_GIVEN,
        customer_email: Union[str, None, NotGiven] = NOT_GIVEN,
        customer_avatar: Union[str, None, NotGiven] = NOT_GIVEN,
        metadata: Union[Any, NotGiven] = NOT_GIVEN,
        discount_code: Union[str, None, NotGiven] = NOT_GIVEN,
        timestamp: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.TrackSaleResult:
        """Records a sale and creates the partner’s commission according to the reward. A sale
        with a known `invoiceId` is recorded only once. Keys without `customers.read` get
        back only the values they sent.

        Args:
            customer_external_id: The customer's id in your own system
            amount: Everything that the customer paid, with tax, shipping and fees, in minor
                units of the currency: 1999 for 19.99 USD, 1999 for 1,999 JPY
            tax: Tax that the amount contains. Default: 0
            shipping: Shipping that the amount contains, without its tax. Default: 0
            fee: Fees that the amount contains and you do not keep, such as those of a
                payment. Default: 0
            line_items: The products of the sale. Together at most the amount without tax
                and shipping
            currency: ISO 4217. Default: usd
            event_name: Default: Purchase
            payment_processor: Who took the money. Default: custom
            invoice_id: Your own or the payment processor’s id: one sale per invoice, for
                ever
            lead_event_name: The lead that the sale follows (default: the first that has a
                link); for a direct sale, the name of the lead that is recorded with it
                (default: Direct sale)
            click_id: For a direct sale, which no lead preceded: the value of the svc_id
                cookie
            customer_name: Full name
            customer_avatar: An http or https address of a picture
            metadata: An object of your own facts: at most 10,000 characters as JSON, or
                null
            discount_code: The partner's discount code that was used. It decides when
                neither a lead nor a click does
            timestamp: When it happened, as ISO 8601 with an offset. Default: now. For
                moving in older data
        """
        return self._transport.json(
            "POST",
            "/track/sale",
            types.TrackSaleResult,
            body={
                "customerExternalId": customer_external_id,
                "amount": amount,
                "tax": tax,
                "shipping": shipping,
                "fee": fee,
                "lineItems": line_items,
                "currency": currency,
                "eventName": event_name,
                "paymentProcessor": payment_processor,
                "invoiceId": invoice_id,
                "leadEventName": lead_event_name,
                "clickId": click_id,
                "customerName": customer_name,
                "customerEmail": customer_email,
                "customerAvatar": customer_avatar,
                "metadata": metadata,
                "discountCode": discount_code,
                "timestamp": timestamp,
            },
            options=options,
        )
