# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Endpoints that receive events, and their delivery logs.
  class WebhooksResource < Resource
    # Creates a webhook endpoint. The signing secret is returned only once. Also requires the scopes that read the
    # data in the selected events: `customers.read`, `analytics.read`, and `program.read` for leads and sales. The
    # same applies when you change the URL or events, or read the delivery log.
    # @option params [String] :url required: Where events are posted to; https, and not in a private network
    # @option params [Array<"link.created", "link.updated", "link.deleted", "link.clicked", "lead.created",
    #   "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated",
    #   "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased",
    #   "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated",
    #   "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted",
    #   "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed",
    #   "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed",
    #   "payout.created", "payout.sent", "payout.completed", "payout.failed">] :events required: What it is told of
    # @option params [String, nil] :description
    # @option params ["standard", "segment", "slack"] :format `standard`: JSON, signed according to Standard
    #   Webhooks. `segment`: Events for Segment’s HTTP API. `slack`: Messages in a Slack channel through an incoming
    #   webhook
    # @option params [String] :write_key The write key of the source at Segment; needed for the format `segment`
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
    # @option params [String] :url Where events are posted to; https, and not in a private network
    # @option params [Array<"link.created", "link.updated", "link.deleted", "link.clicked", "lead.created",
    #   "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated",
    #   "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased",
    #   "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated",
    #   "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted",
    #   "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed",
    #   "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed",
    #   "payout.created", "payout.sent", "payout.completed", "payout.failed">] :events What it is told of
    # @option params [String, nil] :description
    # @option params [Boolean] :enabled While it is false, nothing is sent or kept for later
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
    # @option params ["waiting", "delivered", "failed"] :status
    # @option params ["link.created", "link.updated", "link.deleted", "link.clicked", "lead.created",
    #   "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated",
    #   "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased",
    #   "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated",
    #   "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted",
    #   "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed",
    #   "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed",
    #   "payout.created", "payout.sent", "payout.completed", "payout.failed", "webhook.test"] :event
    # @option params [String] :subject About this alone
    # @option params [Integer] :page
    # @option params [Integer] :page_size
    # @option params [String] :starting_after
    # @option params [String] :ending_before
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
    # @option params [String] :since required: ISO 8601
    # @option params [String] :until ISO 8601. Absent: now
    # @option params ["delivered", "failed"] :status Absent: what has failed
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
