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
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
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
            click_id: The value of the `svc_id` cookie. If empty, the click that the
                customer originally came from is used.
            event_name: The name of the event. A customer can have one lead per name.
                Repeated leads aren’t recorded.
            customer_external_id: The customer’s ID in your system.
            program_id: The ID of the program that the customer belongs to. Only its clicks,
                links, and codes count. The same external ID without a program, or in another
                one, is another customer.
            customer_name: The full name.
            customer_email: The customer’s email address.
            customer_avatar: The URL of a picture.
            mode: How to process the lead. `async` and `wait` both return after the lead is
                saved. `deferred` creates the customer with the click but no lead, which a later
                call records.
            event_quantity: The number of leads that the event counts as.
            metadata: Your own data as an object, with up to 10,000 characters as JSON, or
                null.
            timestamp: When the event happened, in ISO 8601 format with an offset. Defaults
                to now. Use it to import older data.
        """
        return self._transport.json(
            "POST",
            "/track/lead",
            types.TrackLeadResult,
            body={
                "clickId": click_id,
                "eventName": event_name,
                "customerExternalId": customer_external_id,
                "programId": program_id,
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
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
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
            invoice_id: Your own invoice ID, or the payment processor’s. Each invoice can
                have only one sale.
            program_id: The ID of the program that the customer of the sale belongs to. If
                they belong to another one, or to none, the sale isn’t found.
            amount: The amount in minor units of the sale’s currency. Defaults to the amount
                that hasn’t been refunded yet.
            currency: The currency, which must be the sale’s. Defaults to the sale’s
                currency.
            refund_id: Your own ID of the refund. Repeated calls with the same ID have no
                effect.
            kind: The type of refund. Use `chargeback` if the customer’s bank took the
                money. Defaults to `refund`.
            timestamp: When the event happened, in ISO 8601 format with an offset. Defaults
                to now. Use it to import older data.
        """
        return self._transport.json(
            "POST",
            "/track/refund",
            types.TrackRefundResult,
            body={
                "invoiceId": invoice_id,
                "programId": program_id,
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
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        reason: Union[Literal["chargeback_won", "refund_failed"], NotGiven] = NOT_GIVEN,
        timestamp: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.ReverseRefundResult:
        """Reverses a refund or chargeback that you won or that failed. Commissions and totals
        return to their values before the refund.

        Args:
            invoice_id: Your own invoice ID, or the payment processor’s. Each invoice can
                have only one sale.
            program_id: The ID of the program that the customer of the sale belongs to. If
                they belong to another one, or to none, the sale isn’t found.
            refund_id: Your own ID of the refund or chargeback, which is reversed
                completely.
            reason: The reason. Defaults to `chargeback_won` for a chargeback and
                `refund_failed` for a refund.
            timestamp: When the event happened, in ISO 8601 format with an offset. Defaults
                to now. Use it to import older data.
        """
        return self._transport.json(
            "POST",
            "/track/refund/reverse",
            types.ReverseRefundResult,
            body={
                "invoiceId": invoice_id,
                "programId": program_id,
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
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
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
            customer_external_id: The customer’s ID in your system.
            program_id: The ID of the program that the customer belongs to. Only its clicks,
                links, and codes count. The same external ID without a program, or in another
                one, is another customer.
            amount: The total that the customer paid, including tax, shipping, and fees, in
                minor units of the currency. For example, 1999 is 19.99 USD or 1,999 JPY.
            tax: The tax included in the amount, in minor units. Defaults to 0.
            shipping: The shipping costs included in the amount, without tax, in minor
                units. Defaults to 0.
            fee: Fees included in the amount that you don’t keep, such as payment fees, in
                minor units. Defaults to 0.
            line_items: The products in the sale. Their total can’t exceed the amount
                without tax and shipping.
            currency: The ISO 4217 currency code. Defaults to `usd`.
            event_name: The name of the event. Defaults to `Purchase`.
            payment_processor: The payment processor. Defaults to `custom`.
            invoice_id: Your own invoice ID, or the payment processor’s. Each invoice can
                have only one sale.
            lead_event_name: The name of the lead that the sale follows. Defaults to the
                first lead with a link. For a direct sale, the name of the lead that is created
                with it, which defaults to `Direct sale`.
            click_id: For a direct sale without a lead, the value of the `svc_id` cookie.
            customer_name: The full name.
            customer_email: The customer’s email address.
            customer_avatar: The URL of a picture.
            metadata: Your own data as an object, with up to 10,000 characters as JSON, or
                null.
            discount_code: The partner’s discount code that the customer used. It attributes
                the sale if there is no lead or click.
            timestamp: When the event happened, in ISO 8601 format with an offset. Defaults
                to now. Use it to import older data.
        """
        return self._transport.json(
            "POST",
            "/track/sale",
            types.TrackSaleResult,
            body={
                "customerExternalId": customer_external_id,
                "programId": program_id,
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
