# frozen_string_literal: true

require "json"
require "openssl"

module Svc
  # What the server tells an endpoint of yours: event is its kind, such as "sale.created", data what it is about.
  class WebhookEvent < Record
    fields :id, :event, :created_at, :data
  end

  # Webhooks of the server: are they its own, and what do they say.
  module Webhook
    TOLERANCE = 300

    module_function

    # Verifies a webhook and reads it. Pass the body as it came (request.raw_post, request.body.read), and the
    # headers by their names or as Rack has them (request.env).
    # @raise [SignatureError]
    # @return [WebhookEvent]
    def verify(body, headers, secret, now: Time.now)
      found = headers.to_h.transform_keys { |name| name.to_s.downcase.tr("_", "-").delete_prefix("http-") }
      id, timestamp, signatures = %w[webhook-id webhook-timestamp webhook-signature].map do |name|
        value = Array(found[name]).first.to_s
        raise SignatureError, "The header #{name} is missing." if value.empty?

        value
      end
      check_time(timestamp, now)
      expected = signature(id, timestamp, body, secret)
      return WebhookEvent.new(JSON.parse(body)) if signatures.split.any? { |one| same?(one, expected) }

      raise SignatureError, "No signature of this webhook matches the secret."
    end

    # Signs a body as the server does, for tests of your endpoint.
    # @return [Hash] the headers
    def sign(body, secret, id: "whd_test", now: Time.now)
      timestamp = now.to_i.to_s
      {
        "webhook-id" => id,
        "webhook-timestamp" => timestamp,
        "webhook-signature" => signature(id, timestamp, body, secret)
      }
    end

    def check_time(timestamp, now)
      return if timestamp.match?(/\A\d+\z/) && (now.to_i - timestamp.to_i).abs <= TOLERANCE

      raise SignatureError, "The webhook is older than five minutes, or from the future."
    end

    def signature(id, timestamp, body, secret)
      key = secret.delete_prefix("whsec_").unpack1("m0")
      signed = "#{id}.#{timestamp}.".b + body.b
      "v1,#{[OpenSSL::HMAC.digest("SHA256", key, signed)].pack("m0")}"
    rescue ArgumentError
      raise SignatureError, "The secret of an endpoint is whsec_ and base64."
    end

    # Compares in a time that tells nothing of where they differ.
    def same?(one, other)
      one.bytesize == other.bytesize && OpenSSL.fixed_length_secure_compare(one, other)
    end

    private_class_method :check_time, :signature, :same?
  end
end
