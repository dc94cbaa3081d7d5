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
     *     clickId?: string|null, // The value of the svc_id cookie. Empty: the click that the customer came with
     *     eventName: string, // A customer has one lead of each name, for ever: repeating it records nothing
     *     customerExternalId: string, // The customer's id in your own system
     *     customerName?: string|null, // Full name
     *     customerEmail?: string|null,
     *     customerAvatar?: string|null, // An http or https address of a picture
     *     mode?: 'async'|'wait'|'deferred', // async and wait are the same: the answer follows the commit. deferred creates the customer with their click, but no lead; a later call records it
     *     eventQuantity?: int|null, // Counts as so many leads
     *     metadata?: mixed, // An object of your own facts: at most 10,000 characters as JSON, or null
     *     timestamp?: string, // When it happened, as ISO 8601 with an offset. Default: now. For moving in older data
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
     *     invoiceId: string, // Your own or the payment processor’s id: one sale per invoice, for ever
     *     amount?: int|null, // In minor units of the sale's currency. Default: all that is not refunded yet
     *     currency?: string|null, // Must be the sale's. Default: the sale's
     *     refundId: string, // Your own id of the refund. Repeating it records nothing
     *     kind?: 'refund'|'chargeback', // A chargeback was taken by the customer’s bank. Default: refund
     *     timestamp?: string, // When it happened, as ISO 8601 with an offset. Default: now. For moving in older data
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
     *     invoiceId: string, // Your own or the payment processor’s id: one sale per invoice, for ever
     *     refundId: string, // Your own id of the refund or chargeback, which is undone whole
     *     reason?: 'chargeback_won'|'refund_failed', // Default: chargeback_won for a chargeback, refund_failed for a refund
     *     timestamp?: string, // When it happened, as ISO 8601 with an offset. Default: now. For moving in older data
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
     *     customerExternalId: string, // The customer's id in your own system
     *     amount: int, // Everything that the customer paid, with tax, shipping and fees, in minor units of the currency: 1999 for 19.99 USD, 1999 for 1,999 JPY
     *     tax?: int|null, // Tax that the amount contains. Default: 0
     *     shipping?: int|null, // Shipping that the amount contains, without its tax. Default: 0
     *     fee?: int|null, // Fees that the amount contains and you do not keep, such as those of a payment. Default: 0
     *     lineItems?: list<mixed>|null, // The products of the sale. Together at most the amount without tax and shipping
     *     currency?: string, // ISO 4217. Default: usd
     *     eventName?: string|null, // Default: Purchase
     *     paymentProcessor?: 'stripe'|'shopify'|'polar'|'paddle'|'lemon-squeezy'|'apple'|'revenuecat'|'dub'|'custom', // Who took the money. Default: custom
     *     invoiceId?: string|null, // Your own or the payment processor’s id: one sale per invoice, for ever
     *     leadEventName?: string|null, // The lead that the sale follows (default: the first that has a link); for a direct sale, the name of the lead that is recorded with it (default: Direct sale)
     *     clickId?: string|null, // For a direct sale, which no lead preceded: the value of the svc_id cookie
     *     customerName?: string|null, // Full name
     *     customerEmail?: string|null,
     *     customerAvatar?: string|null, // An http or https address of a picture
     *     metadata?: mixed, // An object of your own facts: at most 10,000 characters as JSON, or null
     *     discountCode?: string|null, // The partner's discount code that was used. It decides when neither a lead nor a click does
     *     timestamp?: string, // When it happened, as ISO 8601 with an offset. Default: now. For moving in older data
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function sale(array $params, array $options = []): Types\TrackSaleResult
    {
        return $this->transport->json('POST', '/track/sale', Types\TrackSaleResult::class, body: (object) $params, options: $options);
    }
}
