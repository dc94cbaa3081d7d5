import { ApiError, type ErrorDetails } from './errors.ts'

export class BadRequestError extends ApiError {
  override readonly name = 'BadRequestError'
}

export class UnauthorizedError extends ApiError {
  override readonly name = 'UnauthorizedError'
}

export class ForbiddenError extends ApiError {
  override readonly name = 'ForbiddenError'
}

export class ExceededLimitError extends ApiError {
  override readonly name = 'ExceededLimitError'
}

export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError'
}

export class ConflictError extends ApiError {
  override readonly name = 'ConflictError'
}

export class InviteExpiredError extends ApiError {
  override readonly name = 'InviteExpiredError'
}

export class ContentTooLargeError extends ApiError {
  override readonly name = 'ContentTooLargeError'
}

export class UnprocessableEntityError extends ApiError {
  override readonly name = 'UnprocessableEntityError'
}

export class RateLimitExceededError extends ApiError {
  override readonly name = 'RateLimitExceededError'
}

export class InternalServerError extends ApiError {
  override readonly name = 'InternalServerError'
}

export class ServiceUnavailableError extends ApiError {
  override readonly name = 'ServiceUnavailableError'
}

/** The errors of the API, by their codes. */
export const ERRORS: Readonly<Record<string, new (of: ErrorDetails) => ApiError>> = {
  bad_request: BadRequestError,
  unauthorized: UnauthorizedError,
  forbidden: ForbiddenError,
  exceeded_limit: ExceededLimitError,
  not_found: NotFoundError,
  conflict: ConflictError,
  invite_expired: InviteExpiredError,
  content_too_large: ContentTooLargeError,
  unprocessable_entity: UnprocessableEntityError,
  rate_limit_exceeded: RateLimitExceededError,
  internal_server_error: InternalServerError,
  service_unavailable: ServiceUnavailableError,
}
