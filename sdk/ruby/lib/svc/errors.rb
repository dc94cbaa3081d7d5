# frozen_string_literal: true

module Svc
  # What every error of this library is.
  class Error < StandardError; end

  # The client, or a call, was given something that cannot be sent.
  class ConfigurationError < Error; end

  # The server could not be reached, or broke off, also when the request was repeated.
  class ConnectionError < Error; end

  # The server did not answer in time, also when the request was repeated.
  class TimeoutError < ConnectionError; end

  # A webhook does not come from the server, or comes too late.
  class SignatureError < Error; end

  # Something answered, but not the API: a redirect, or a page of a proxy.
  class UnexpectedAnswerError < Error
    attr_reader :status

    def initialize(message, status)
      super(message)
      @status = status
    end
  end

  # The server refused. Each code has a class of its own, such as NotFoundError.
  class ApiError < Error
    # @return [Integer] the HTTP status
    attr_reader :status
    # @return [String] stable, such as "not_found"
    attr_reader :code
    # @return [String, nil] where the code is explained
    attr_reader :doc_url
    # @return [String, nil] what the server's log has this request under
    attr_reader :request_id
    # @return [Array<Hash>] everything that is wrong with the input: "path" and "message" of each
    attr_reader :issues
    # @return [Hash]
    attr_reader :details
    # @return [Numeric, nil] seconds after which to try again
    attr_reader :retry_after

    def initialize(status, error, request_id: nil, retry_after: nil)
      super(error["message"].to_s)
      @status = status
      @code = error["code"]
      @doc_url = error["doc_url"]
      @request_id = request_id
      @issues = error["issues"] || []
      @details = error["details"] || {}
      @retry_after = retry_after
    end
  end
end
