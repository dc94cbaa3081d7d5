# frozen_string_literal: true

# Does what the conformance cases ask of this library: one JSON object a line, in and out.
require_relative "lib/svc/testing"

$stdout.sync = true

Request = Struct.new(:cookies)

def snake(name) = name.gsub(/([a-z0-9])([A-Z])/, '\1_\2').downcase

COMMANDS = {
  "client" => lambda do |asked|
    limits = {}
    limits[:timeout] = asked["timeoutMs"] / 1000.0 if asked["timeoutMs"]
    limits[:max_retries] = asked["maxRetries"] if asked["maxRetries"]
    $client = Svc::Client.new(api_key: asked["apiKey"], base_url: asked["baseUrl"], **limits)
    nil
  end,
  "call" => lambda do |asked|
    resource = $client.public_send(snake(asked["resource"]))
    given = asked["path"].to_a + %w[items content].filter_map { |name| asked[name] }
    named = asked["params"].to_h.transform_keys { |name| snake(name).to_sym }
    named[:options] = { idempotency_key: asked["options"]["idempotencyKey"] } if asked["options"]
    answer = resource.public_send(snake(asked["method"]), *given, **named)
    next asked["take"] ? answer.first(asked["take"]) : answer.to_a if answer.is_a?(Enumerable) && !answer.is_a?(Array)

    answer
  end,
  "webhook" => lambda do |asked|
    Svc::Webhook.verify(asked["body"], asked["headers"], asked["secret"], now: Time.at(asked["now"]))
  end,
  "signed" => lambda do |asked|
    headers = Svc::Webhook.sign(asked["body"], asked["secret"])
    rack = headers.transform_keys { |name| "HTTP_#{name.upcase.tr("-", "_")}" }
    Svc::Webhook.verify(asked["body"], rack, asked["secret"])
  end,
  "cookie" => lambda do |asked|
    jar = asked["value"] ? { "svc_id" => asked["value"] } : {}
    [asked["header"], { "HTTP_COOKIE" => asked["header"] }, Request.new(jar), jar].map { |one| Svc.click_id(one) }
  end,
  "money" => lambda do |asked|
    money = Svc::Money.parse(asked["decimal"], asked["currency"])
    { amount: money.amount.to_s, text: money.to_s }
  end,
  "unserializable" => lambda do |command|
    cycle = {}
    cycle["again"] = cycle
    values = { "not a number" => Float::NAN, "object" => Object.new, "cycle" => cycle }
    metadata = { it: values.fetch(command["kind"]) }
    $client.track.sale(customer_external_id: "x", amount: 1, metadata: metadata)
  end,
  "fake" => lambda do |_|
    fake = Svc::FakeClient.new
    fake.answer("POST /links", { id: "link_1", shortLink: "https://go.test/a" })
    link = fake.links.create(url: "https://shop.test/")
    sent = fake.requests.first
    { id: link.id, shortLink: link.short_link, method: sent.method, path: sent.path, body: sent.body }
  end
}.freeze

def describe(error)
  if error.is_a?(Svc::ApiError)
    return { type: "api", class: error.class.name.delete_prefix("Svc::"), code: error.code, status: error.status,
             requestId: error.request_id, docUrl: error.doc_url, issues: error.issues, message: error.message,
             retryAfter: error.retry_after }
  end
  kinds = { configuration: Svc::ConfigurationError, timeout: Svc::TimeoutError, connection: Svc::ConnectionError,
            unexpected: Svc::UnexpectedAnswerError, signature: Svc::SignatureError }
  type, = kinds.find { |_, kind| error.is_a?(kind) }
  { type: type || "unknown", message: "#{error.class}: #{error.message}" }
end

$stdin.each_line do |line|
  asked = JSON.parse(line)
  told = begin
    { ok: COMMANDS.fetch(asked["do"]).call(asked) }
  rescue StandardError => e
    { error: describe(e) }
  end
  puts JSON.generate(told)
end
