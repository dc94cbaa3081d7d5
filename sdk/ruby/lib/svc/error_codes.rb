# frozen_string_literal: true

require_relative "errors"

module Svc
  class BadRequestError < ApiError; end
  class UnauthorizedError < ApiError; end
  class ForbiddenError < ApiError; end
  class ExceededLimitError < ApiError; end
  class NotFoundError < ApiError; end
  class ConflictError < ApiError; end
  class InviteExpiredError < ApiError; end
  class ContentTooLargeError < ApiError; end
  class UnprocessableEntityError < ApiError; end
  class RateLimitExceededError < ApiError; end
  class InternalServerError < ApiError; end
  class ServiceUnavailableError < ApiError; end

  # The errors of the API, by their codes.
  ERRORS = {
    "bad_request" => BadRequestError,
    "unauthorized" => UnauthorizedError,
    "forbidden" => ForbiddenError,
    "exceeded_limit" => ExceededLimitError,
    "not_found" => NotFoundError,
    "conflict" => ConflictError,
    "invite_expired" => InviteExpiredError,
    "content_too_large" => ContentTooLargeError,
    "unprocessable_entity" => UnprocessableEntityError,
    "rate_limit_exceeded" => RateLimitExceededError,
    "internal_server_error" => InternalServerError,
    "service_unavailable" => ServiceUnavailableError
  }.freeze
end
