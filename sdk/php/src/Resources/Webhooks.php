<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Endpoints that receive events, and their delivery logs. */
final class Webhooks
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Creates a webhook endpoint. The signing secret is returned only once. Also requires the scopes that read the
     * data in the selected events: `customers.read`, `analytics.read`, and `program.read` for leads and sales. The
     * same applies when you change the URL or events, or read the delivery log.
     *
     * @param array{
     *     url: string, // The HTTPS URL that receives events. Private networks aren’t allowed.
     *     events: list<'link.created'|'link.updated'|'link.deleted'|'link.clicked'|'lead.created'|'sale.created'|'sale.refunded'|'sale.refund_reversed'|'customer.created'|'customer.updated'|'customer.erased'|'partner.created'|'partner.updated'|'partner.merged'|'partner.erased'|'partner.enrolled'|'partner.application_submitted'|'enrollment.created'|'enrollment.updated'|'commission.created'|'commission.updated'|'discount_code.created'|'discount_code.deleted'|'milestone.reached'|'milestone.undone'|'fraud.flagged'|'program.approval_changed'|'payout_run.failed'|'payout_draft.waiting'|'payout_draft.confirmed'|'payout_draft.discarded'|'month.closed'|'payout.created'|'payout.sent'|'payout.completed'|'payout.failed'>, // The event types to send.
     *     description?: string|null, // Your own description, or null.
     *     format?: 'standard'|'segment'|'slack', // The payload format. `standard`: JSON, signed according to Standard Webhooks. `segment`: Events for Segment’s HTTP API. `slack`: Messages in a Slack channel through an incoming webhook.
     *     writeKey?: string, // The write key of the Segment source. Required for the `segment` format.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\WebhookWithSecret
    {
        return $this->transport->json('POST', '/webhooks', Types\WebhookWithSecret::class, body: (object) $params, options: $options);
    }

    /**
     * Returns webhook endpoints, oldest first.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\Webhook>
     */
    public function list(array $options = []): array
    {
        return $this->transport->json('GET', '/webhooks', Types\Webhook::class, options: $options);
    }

    /**
     * Retrieves a webhook endpoint.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\Webhook
    {
        return $this->transport->json('GET', Transport::path('/webhooks/%s', $id), Types\Webhook::class, options: $options);
    }

    /**
     * Updates, disables, or enables a webhook endpoint.
     *
     * @param array{
     *     url?: string, // The HTTPS URL that receives events. Private networks aren’t allowed.
     *     events?: list<'link.created'|'link.updated'|'link.deleted'|'link.clicked'|'lead.created'|'sale.created'|'sale.refunded'|'sale.refund_reversed'|'customer.created'|'customer.updated'|'customer.erased'|'partner.created'|'partner.updated'|'partner.merged'|'partner.erased'|'partner.enrolled'|'partner.application_submitted'|'enrollment.created'|'enrollment.updated'|'commission.created'|'commission.updated'|'discount_code.created'|'discount_code.deleted'|'milestone.reached'|'milestone.undone'|'fraud.flagged'|'program.approval_changed'|'payout_run.failed'|'payout_draft.waiting'|'payout_draft.confirmed'|'payout_draft.discarded'|'month.closed'|'payout.created'|'payout.sent'|'payout.completed'|'payout.failed'>, // The event types to send.
     *     description?: string|null, // Your own description, or null.
     *     enabled?: bool, // Whether events are sent. Events that happen while the endpoint is disabled are never sent.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\Webhook
    {
        return $this->transport->json('PATCH', Transport::path('/webhooks/%s', $id), Types\Webhook::class, body: (object) $params, options: $options);
    }

    /**
     * Deletes a webhook endpoint and its delivery log.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function delete(string $id, array $options = []): Types\DeleteWebhookResult
    {
        return $this->transport->json('DELETE', Transport::path('/webhooks/%s', $id), Types\DeleteWebhookResult::class, options: $options);
    }

    /**
     * Returns the deliveries of a webhook endpoint, newest first.
     *
     * @param array{
     *     status?: 'waiting'|'delivered'|'failed', // Only results with this status.
     *     event?: 'link.created'|'link.updated'|'link.deleted'|'link.clicked'|'lead.created'|'sale.created'|'sale.refunded'|'sale.refund_reversed'|'customer.created'|'customer.updated'|'customer.erased'|'partner.created'|'partner.updated'|'partner.merged'|'partner.erased'|'partner.enrolled'|'partner.application_submitted'|'enrollment.created'|'enrollment.updated'|'commission.created'|'commission.updated'|'discount_code.created'|'discount_code.deleted'|'milestone.reached'|'milestone.undone'|'fraud.flagged'|'program.approval_changed'|'payout_run.failed'|'payout_draft.waiting'|'payout_draft.confirmed'|'payout_draft.discarded'|'month.closed'|'payout.created'|'payout.sent'|'payout.completed'|'payout.failed'|'webhook.test', // Only results with this type of event.
     *     subject?: string, // Only deliveries about this object.
     *     page?: int, // The page number, starting at 1.
     *     pageSize?: int, // The number of results per page.
     *     startingAfter?: string, // A cursor: the ID of the last item on the previous page. Returns the items after it.
     *     endingBefore?: string, // A cursor: the ID of the first item on the next page. Returns the items before it.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\WebhookDelivery>
     */
    public function listDeliveries(string $id, array $params = [], array $options = []): Pages
    {
        return $this->transport->pages(Transport::path('/webhooks/%s/deliveries', $id), 'id', Types\WebhookDelivery::class, query: $params, options: $options);
    }

    /**
     * Retrieves a delivery with its request and the latest response from your endpoint.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getDelivery(string $id, string $deliveryId, array $options = []): Types\WebhookDelivery
    {
        return $this->transport->json('GET', Transport::path('/webhooks/%s/deliveries/%s', $id, $deliveryId), Types\WebhookDelivery::class, options: $options);
    }

    /**
     * Sends a delivery again with the same ID.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function replayDelivery(string $id, string $deliveryId, array $options = []): Types\WebhookDelivery
    {
        return $this->transport->json('POST', Transport::path('/webhooks/%s/deliveries/%s/replay', $id, $deliveryId), Types\WebhookDelivery::class, options: $options);
    }

    /**
     * Sends the deliveries from a time range again, with the same IDs.
     *
     * @param array{
     *     since: string, // The start of the time range, in ISO 8601 format.
     *     until?: string, // The end of the time range, in ISO 8601 format. Defaults to now.
     *     status?: 'delivered'|'failed', // The status of the deliveries to send again. Defaults to failed ones.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function replay(string $id, array $params, array $options = []): Types\ReplayWebhookResult
    {
        return $this->transport->json('POST', Transport::path('/webhooks/%s/replay', $id), Types\ReplayWebhookResult::class, body: (object) $params, options: $options);
    }

    /**
     * Creates a new signing secret and returns it once. For 24 hours, deliveries are signed with both the new and
     * the previous secret.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function rotateSecret(string $id, array $options = []): Types\WebhookWithSecret
    {
        return $this->transport->json('POST', Transport::path('/webhooks/%s/rotate', $id), Types\WebhookWithSecret::class, options: $options);
    }

    /**
     * Sends a test event to a webhook endpoint.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function test(string $id, array $options = []): Types\WebhookDelivery
    {
        return $this->transport->json('POST', Transport::path('/webhooks/%s/test', $id), Types\WebhookDelivery::class, options: $options);
    }
}
