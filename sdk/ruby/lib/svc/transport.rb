# frozen_string_literal: true

require "erb"
require "json"
require "net/http"
require "openssl"
require "securerandom"
require "time"
require "uri"
require_relative "pages"
require_relative "settings"

module Svc
  # Sends requests, and repeats those that got no answer.
  class Transport
    RETRIED = [408, 429, 500, 502, 503, 504].freeze
    FIRST_WAIT = 0.5
    LONGEST_WAIT = 8.0
    MOST_DEPTH = 90
    # Who is told to come back later than this is told, rather than kept waiting.
    LONGEST_RETRY_AFTER = 60
    BROKEN = [SystemCallError, IOError, SocketError, OpenSSL::SSL::SSLError, Net::ProtocolError,
              Net::HTTPBadResponse, Zlib::Error].freeze

    # An answer: its status, its headers in lower case, and its body.
    Answer = Struct.new(:status, :headers, :body)

    attr_reader :api_url

    def initialize(api_key:, base_url:, timeout:, max_retries:, sender: nil)
      raise ConfigurationError, "timeout is a number of seconds above 0." unless timeout.positive?
      raise ConfigurationError, "max_retries is 0 or more." if max_retries.negative?

      @api_key = Settings.read_key(api_key)
      @api_url = Settings.read_url(base_url)
      @timeout = timeout
      @max_retries = max_retries
      @sender = sender || method(:send_once)
    end

    def json(method, path, kind: Record, query: {}, body: nil, text: nil, options: {})
      answer = send_request(method, path, query, body, text, options)
      Record.wrap(JSON.parse(answer.body), kind)
    rescue JSON::ParserError
      raise UnexpectedAnswerError.new(
        "The answer is not JSON, so it is not the API's. It begins with #{answer.body[0, 60].inspect}.",
        answer.status
      )
    end

    def text(method, path, query: {}, options: {})
      send_request(method, path, query, nil, nil, options).body
    end

    def pages(path, paging, kind: Record, query: {}, options: {})
      Pages.new(paging, query) { |wanted| json(:get, path, kind:, query: wanted, options:) }
    end

    # Fills a path with values, each encoded as one part of it.
    def self.path(template, *values)
      values.each do |value|
        next if value.is_a?(String) && !["", ".", ".."].include?(value)

        raise ConfigurationError, "An id is a text that is not empty, and not #{value.inspect}."
      end
      values.inject(template) { |path, value| path.sub("{}") { ERB::Util.url_encode(value) } }
    end

    def headers
      # What is not packed has the length that its header says.
      { "authorization" => "Bearer #{@api_key}", "user-agent" => "svc-ruby/0.1.0", "accept-encoding" => "identity" }
    end

    # Reads the error that an answer tells.
    def self.read_error(answer)
      if (300...400).cover?(answer.status)
        to = answer.headers["location"] || "another address"
        return UnexpectedAnswerError.new("The server redirects to #{to}. Use its own address as base_url.", answer.status)
      end
      error = JSON.parse(answer.body)["error"]
      kind = ERRORS.fetch(error.fetch("code"), ApiError)
      kind.new(answer.status, error, request_id: answer.headers["x-request-id"], retry_after: retry_after(answer))
    rescue JSON::ParserError, KeyError, NoMethodError, TypeError
      UnexpectedAnswerError.new(
        "The server answers #{answer.status}, but not as the API does. It begins with #{answer.body.to_s[0, 60].inspect}.",
        answer.status
      )
    end

    # Reads how long to wait: seconds, or a date.
    def self.retry_after(answer)
      value = answer.headers["retry-after"]
      return nil if value.nil?
      return value.to_i if value.match?(/\A\d+\z/)

      [Time.httpdate(value) - Time.now, 0].max
    rescue ArgumentError
      nil
    end

    private

    def send_request(method, path, query, body, text, options)
      address = URI(@api_url + path + query_string(query))
      headers = self.headers
      headers["idempotency-key"] = options[:idempotency_key] || SecureRandom.uuid if method == :post
      content = write(headers, body, text)
      timeout = options[:timeout] || @timeout
      retries = options[:max_retries] || @max_retries
      (0..).each do |attempt|
        answer = @sender.call(method, address, headers, content, timeout)
        return answer if (200...300).cover?(answer.status)

        pause = Transport.retry_after(answer) || back_off(attempt)
        if attempt >= retries || pause > LONGEST_RETRY_AFTER || !RETRIED.include?(answer.status)
          raise Transport.read_error(answer)
        end

        sleep(pause)
      rescue ConnectionError
        raise if attempt >= retries

        sleep(back_off(attempt))
      end
    end

    def send_once(method, address, headers, content, timeout)
      deadline = now + timeout
      Transport.open(address, timeout) do |http|
        http.request(Transport.request(method, address, headers, content)) do |response|
          body = +""
          response.read_body do |part|
            body << part
            raise Net::ReadTimeout if now > deadline
          end
          headers = response.to_hash.transform_values(&:first)
          raise EOFError, "The answer broke off." if body.bytesize < headers["content-length"].to_i

          return Answer.new(response.code.to_i, headers, body.force_encoding("UTF-8"))
        end
      end
    rescue Timeout::Error
      raise TimeoutError, "The server did not answer within #{timeout} s."
    rescue *BROKEN => e
      raise ConnectionError, "The server could not be reached: #{e.message} (#{e.class})"
    end

    class << self
      def request(method, address, headers, content)
        kind = Net::HTTP.const_get(method.to_s.capitalize)
        request = kind.new(address, headers)
        # A POST without a body has a length, and a type.
        request["content-type"] ||= "application/json" if request.request_body_permitted?
        request.body = content if content
        request
      end

      # Opens a connection that repeats nothing by itself.
      def open(address, timeout, &block)
        Net::HTTP.start(
          address.hostname, address.port,
          use_ssl: address.scheme == "https", open_timeout: timeout, read_timeout: timeout,
          write_timeout: timeout, max_retries: 0, &block
        )
      end
    end

    def query_string(query)
      pairs = query.compact.map { |name, value| [name, value.is_a?(Array) ? value.join(",") : value] }
      pairs.empty? ? "" : "?#{URI.encode_www_form(pairs)}"
    end

    def write(headers, body, text)
      if text
        headers["content-type"] = text.start_with?("<") ? "application/xml" : "text/plain"
        return text
      end
      return nil if body.nil?

      headers["content-type"] = "application/json"
      JSON.generate(plain(body))
    rescue JSON::JSONError, EncodingError => e
      raise ConfigurationError, "This cannot be sent as JSON: #{e.message}"
    end

    # Refuses what JSON would make a text of: any object has a to_s.
    def plain(value, depth = 0)
      raise ConfigurationError, "This cannot be sent as JSON: it is nested too deeply." if depth > MOST_DEPTH

      case value
      when nil, true, false, String, Symbol, Integer, Float then value
      when Record then value.to_h
      when Hash then value.transform_values { |one| plain(one, depth + 1) }
      when Array then value.map { |one| plain(one, depth + 1) }
      else raise ConfigurationError, "This cannot be sent as JSON: #{value.class}"
      end
    end

    # Twice as long each time, less a random part, so that many clients do not come back together.
    def back_off(attempt)
      [FIRST_WAIT * (2**attempt), LONGEST_WAIT].min * (1 - (rand / 4))
    end

    def now
      Process.clock_gettime(Process::CLOCK_MONOTONIC)
    end
  end
end
