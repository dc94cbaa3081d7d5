# frozen_string_literal: true

require_relative "../svc"

module Svc
  # A client for your tests that sends nothing: it gives the answers that you lay down, and keeps what was asked.
  class FakeClient < Client
    # A request that a test has made; path is below /api, with its query.
    SentRequest = Struct.new(:method, :path, :headers, :body)

    attr_reader :requests

    def initialize
      @requests = []
      @answers = Hash.new { |answers, route| answers[route] = [] }
      super(api_key: "svc_sk_fake", base_url: "http://svc.test", max_retries: 0, sender: method(:respond))
    end

    # Lays down an answer: fake.answer("POST /links", { id: "link_1" }). The last one of a route stays.
    def answer(route, body, status: 200, headers: {})
      text = body.is_a?(String) ? body : JSON.generate(body)
      @answers[route] << Transport::Answer.new(status, headers, text)
    end

    private

    def respond(method, address, headers, content, _timeout)
      path = address.request_uri.delete_prefix("/api")
      is_json = headers["content-type"] == "application/json"
      @requests << SentRequest.new(method.to_s.upcase, path, headers, is_json ? JSON.parse(content) : content)
      laid = @answers["#{method.to_s.upcase} #{path.split("?").first}"]
      return laid.length > 1 ? laid.shift : laid.first unless laid.empty?

      error = { code: "not_found", message: "No answer was laid down for #{method} #{path}." }
      Transport::Answer.new(404, {}, JSON.generate({ error: }))
    end
  end
end
