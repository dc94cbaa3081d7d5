<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Transport;
use Svc\Types;

/** Clicks, leads, sales, and refunds, recorded as they happen. */
final class Track
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Records a lead, such as a sign-up, and attributes the customer to the link of the click. A later call for the
     * same customer and event returns the original lead. Keys without `customers.read` get back only the values they
     * sent.
     *
     * @param array{
     *     clickId?: string|null, // The value of the `svc_id` cookie. If empty, the click that the customer originally came from is used.
     *     eventName: string, // The name of the event. A customer can have one lead per name. Repeated leads aren’t recorded.
     *     customerExternalId: string, // The customer’s ID in your system.
     *     programId?: string|null, // The ID of the program that the customer belongs to. Only its clicks, links, and codes count. The same external ID without a program, or in another one, is another customer.
     *     customerName?: string|null, // The full name.
     *     customerEmail?: string|null, // The customer’s email address.
     *     customerAvatar?: string|null, // The URL of a picture.
     *     mode?: 'async'|'wait'|'deferred', // How to process the lead. `async` and `wait` both return after the lead is saved. `deferred` creates the customer with the click but no lead, which a later call records.
     *     eventQuantity?: int|null, // The number of leads that the event counts as.
     *     metadata?: mixed, // Your own data as an object, with up to 10,000 characters as JSON, or null.
     *     timestamp?: string, // When the event happened, in ISO 8601 format with an offset. Defaults to now. Use it to import older data.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function lead(array $params, array $options = []): Types\TrackLeadResult
    {
        return $this->transport->json('POST', '/track/lead', Types\TrackLeadResult::class, body: (object) $params, options: $options);
    }

    /**
     * Records a full or partial refund or a chargeback of a sale. Commissions of the sale are reduced in proportion.
     * If a commission was already paid, the amount is deducted from the partner’s next payout.
     *
     * @param array{
     *     invoiceId: string, // Your own invoice ID, or the payment processor’s. Each invoice can have only one sale.
     *     programId?: string|null, // The ID of the program that the customer of the sale belongs to. If they belong to another one, or to none, the sale isn’t found.
     *     amount?: int|null, // The amount in minor units of the sale’s currency. Defaults to the amount that hasn’t been refunded yet.
     *     currency?: string|null, // The currency, which must be the sale’s. Defaults to the sale’s currency.
     *     refundId: string, // Your own ID of the refund. Repeated calls with the same ID have no effect.
     *     kind?: 'refund'|'chargeback', // The type of refund. Use `chargeback` if the customer’s bank took the money. Defaults to `refund`.
     *     timestamp?: string, // When the event happened, in ISO 8601 format with an offset. Defaults to now. Use it to import older data.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function refund(array $params, array $options = []): Types\TrackRefundResult
    {
        return $this->transport->json('POST', '/track/refund', Types\TrackRefundResult::class, body: (object) $params, options: $options);
    }

    /**
     * Reverses a refund or chargeback that you won or that failed. Commissions and totals return to their values
     * before the refund.
     *
     * @param array{
     *     invoiceId: string, // Your own invoice ID, or the payment processor’s. Each invoice can have only one sale.
     *     programId?: string|null, // The ID of the program that the customer of the sale belongs to. If they belong to another one, or to none, the sale isn’t found.
     *     refundId: string, // Your own ID of the refund or chargeback, which is reversed completely.
     *     reason?: 'chargeback_won'|'refund_failed', // The reason. Defaults to `chargeback_won` for a chargeback and `refund_failed` for a refund.
     *     timestamp?: string, // When the event happened, in ISO 8601 format with an offset. Defaults to now. Use it to import older data.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function reverseRefund(array $params, array $options = []): Types\ReverseRefundResult
    {
        return $this->transport->json('POST', '/track/refund/reverse', Types\ReverseRefundResult::class, body: (object) $params, options: $options);
    }

    /**
     * Records a sale and creates the partner’s commission according to the reward. A sale with a known `invoiceId`
     * is recorded only once. Keys without `customers.read` get back only the values they sent.
     *
     * @param array{
     *     customerExternalId: string, // The customer’s ID in your system.
     *     programId?: string|null, // The ID of the program that the customer belongs to. Only its clicks, links, and codes count. The same external ID without a program, or in another one, is another customer.
     *     amount: int, // The total that the customer paid, including tax, shipping, and fees, in minor units of the currency. For example, 1999 is 19.99 USD or 1,999 JPY.
     *     tax?: int|null, // The tax included in the amount, in minor units. Defaults to 0.
     *     shipping?: int|null, // The shipping costs included in the amount, without tax, in minor units. Defaults to 0.
     *     fee?: int|null, // Fees included in the amount that you don’t keep, such as payment fees, in minor units. Defaults to 0.
     *     lineItems?: list<mixed>|null, // The products in the sale. Their total can’t exceed the amount without tax and shipping.
     *     currency?: string, // The ISO 4217 currency code. Defaults to `usd`.
     *     eventName?: string|null, // The name of the event. Defaults to `Purchase`.
     *     paymentProcessor?: 'stripe'|'shopify'|'polar'|'paddle'|'lemon-squeezy'|'apple'|'revenuecat'|'dub'|'custom', // The payment processor. Defaults to `custom`.
     *     invoiceId?: string|null, // Your own invoice ID, or the payment processor’s. Each invoice can have only one sale.
     *     leadEventName?: string|null, // The name of the lead that the sale follows. Defaults to the first lead with a link. For a direct sale, the name of the lead that is created with it, which defaults to `Direct sale`.
     *     clickId?: string|null, // For a direct sale without a lead, the value of the `svc_id` cookie.
     *     customerName?: string|null, // The full name.
     *     customerEmail?: string|null, // The customer’s email address.
     *     customerAvatar?: string|null, // The URL of a picture.
     *     metadata?: mixed, // Your own data as an object, with up to 10,000 characters as JSON, or null.
     *     discountCode?: string|null, // The partner’s discount code that the customer used. It attributes the sale if there is no lead or click.
     *     timestamp?: string, // When the event happened, in ISO 8601 format with an offset. Defaults to now. Use it to import older data.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function sale(array $params, array $options = []): Types\TrackSaleResult
    {
        return $this->transport->json('POST', '/track/sale', Types\TrackSaleResult::class, body: (object) $params, options: $options);
    }
}
