# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Endpoints that receive events, and their delivery logs.
  class WebhooksResource < Resource
    # Creates a webhook endpoint. The signing secret is returned only once. Also requires the scopes that read the
    # data in the selected events: `customers.read`, `analytics.read`, and `program.read` for leads and sales. The
    # same applies when you change the URL or events, or read the delivery log.
    # @option params [String] :url required: The HTTPS URL that receives events. Private networks aren’t allowed.
    # @option params [Array<"link.created", "link.updated", "link.deleted", "link.clicked", "lead.created",
    #   "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated",
    #   "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased",
    #   "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated",
    #   "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted",
    #   "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed",
    #   "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed",
    #   "payout.created", "payout.sent", "payout.completed", "payout.failed">] :events required: The event types to
    #   send.
    # @option params [String, nil] :description Your own description, or null.
    # @option params ["standard", "segment", "slack"] :format The payload format. `standard`: JSON, signed
    #   according to Standard Webhooks. `segment`: Events for Segment’s HTTP API. `slack`: Messages in a Slack
    #   channel through an incoming webhook.
    # @option params [String] :write_key The write key of the Segment source. Required for the `segment` format.
    # @return [Types::WebhookWithSecret]
    def create(options: {}, **params)
      values = named(params, :url, :events, :description, :format, :write_key)
      @transport.json(:post, "/webhooks", kind: Types::WebhookWithSecret, body: values, options:)
    end

    # Returns webhook endpoints, oldest first.
    # @return [Array<Types::Webhook>]
    def list(options: {})
      @transport.json(:get, "/webhooks", kind: Types::Webhook, options:)
    end

    # Retrieves a webhook endpoint.
    # @return [Types::Webhook]
    def get(id, options: {})
      @transport.json(:get, path("/webhooks/{}", id), kind: Types::Webhook, options:)
    end

    # Updates, disables, or enables a webhook endpoint.
    # @option params [String] :url The HTTPS URL that receives events. Private networks aren’t allowed.
    # @option params [Array<"link.created", "link.updated", "link.deleted", "link.clicked", "lead.created",
    #   "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated",
    #   "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased",
    #   "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated",
    #   "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted",
    #   "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed",
    #   "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed",
    #   "payout.created", "payout.sent", "payout.completed", "payout.failed">] :events The event types to send.
    # @option params [String, nil] :description Your own description, or null.
    # @option params [Boolean] :enabled Whether events are sent. Events that happen while the endpoint is disabled
    #   are never sent.
    # @return [Types::Webhook]
    def update(id, options: {}, **params)
      values = named(params, :url, :events, :description, :enabled)
      @transport.json(:patch, path("/webhooks/{}", id), kind: Types::Webhook, body: values, options:)
    end

    # Deletes a webhook endpoint and its delivery log.
    # @return [Types::DeleteWebhookResult]
    def delete(id, options: {})
      @transport.json(:delete, path("/webhooks/{}", id), kind: Types::DeleteWebhookResult, options:)
    end

    # Returns the deliveries of a webhook endpoint, newest first.
    # @option params ["waiting", "delivered", "failed"] :status Only results with this status.
    # @option params ["link.created", "link.updated", "link.deleted", "link.clicked", "lead.created",
    #   "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated",
    #   "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased",
    #   "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated",
    #   "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted",
    #   "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed",
    #   "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed",
    #   "payout.created", "payout.sent", "payout.completed", "payout.failed", "webhook.test"] :event Only results
    #   with this type of event.
    # @option params [String] :subject Only deliveries about this object.
    # @option params [Integer] :page The page number, starting at 1.
    # @option params [Integer] :page_size The number of results per page.
    # @option params [String] :starting_after A cursor: the ID of the last item on the previous page. Returns the
    #   items after it.
    # @option params [String] :ending_before A cursor: the ID of the first item on the next page. Returns the
    #   items before it.
    # @return [Pages<Types::WebhookDelivery>]
    def list_deliveries(id, options: {}, **params)
      values = named(params, :status, :event, :subject, :page, :page_size, :starting_after,
                             :ending_before)
      @transport.pages(path("/webhooks/{}/deliveries", id), :id, kind: Types::WebhookDelivery, query: values, options:)
    end

    # Retrieves a delivery with its request and the latest response from your endpoint.
    # @return [Types::WebhookDelivery]
    def get_delivery(id, delivery_id, options: {})
      @transport.json(:get, path("/webhooks/{}/deliveries/{}", id, delivery_id), kind: Types::WebhookDelivery, options:)
    end

    # Sends a delivery again with the same ID.
    # @return [Types::WebhookDelivery]
    def replay_delivery(id, delivery_id, options: {})
      @transport.json(:post, path("/webhooks/{}/deliveries/{}/replay", id, delivery_id), kind: Types::WebhookDelivery, options:)
    end

    # Sends the deliveries from a time range again, with the same IDs.
    # @option params [String] :since required: The start of the time range, in ISO 8601 format.
    # @option params [String] :until The end of the time range, in ISO 8601 format. Defaults to now.
    # @option params ["delivered", "failed"] :status The status of the deliveries to send again. Defaults to
    #   failed ones.
    # @return [Types::ReplayWebhookResult]
    def replay(id, options: {}, **params)
      values = named(params, :since, :until, :status)
      @transport.json(:post, path("/webhooks/{}/replay", id), kind: Types::ReplayWebhookResult, body: values, options:)
    end

    # Creates a new signing secret and returns it once. For 24 hours, deliveries are signed with both the new and
    # the previous secret.
    # @return [Types::WebhookWithSecret]
    def rotate_secret(id, options: {})
      @transport.json(:post, path("/webhooks/{}/rotate", id), kind: Types::WebhookWithSecret, options:)
    end

    # Sends a test event to a webhook endpoint.
    # @return [Types::WebhookDelivery]
    def test(id, options: {})
      @transport.json(:post, path("/webhooks/{}/test", id), kind: Types::WebhookDelivery, options:)
    end
  end
end
