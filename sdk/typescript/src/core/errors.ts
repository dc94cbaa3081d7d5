/** What every error of this library is. */
export class SvcError extends Error {
  override readonly name: string = 'SvcError'
}

/** The client, or a call, was given something that cannot be sent. */
export class ConfigurationError extends SvcError {
  override readonly name: string = 'ConfigurationError'
}

/** The server could not be reached, or broke off, also when the request was repeated. */
export class ConnectionError extends SvcError {
  override readonly name: string = 'ConnectionError'
}

/** The server did not answer in time, also when the request was repeated. */
export class TimeoutError extends ConnectionError {
  override readonly name: string = 'TimeoutError'
}

/** Something answered, but not the API: a redirect, or a page of a proxy. */
export class UnexpectedAnswerError extends SvcError {
  override readonly name: string = 'UnexpectedAnswerError'
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** A webhook does not come from the server, or comes too late. */
export class SignatureError extends SvcError {
  override readonly name: string = 'SignatureError'
}

/** One thing that is wrong with the input: `path` is dotted, as in `testVariants.0.url`. */
export interface Issue {
  path: string
  message: string
}

export interface ErrorDetails {
  status: number
  code: string
  message: string
  docUrl: string | null
  requestId: string | null
  issues: readonly Issue[]
  details: Readonly<Record<string, unknown>>
  retryAfterSeconds: number | null
}

/** The server refused. Each code has a class of its own, such as `NotFoundError`. */
export class ApiError extends SvcError {
  override readonly name: string = 'ApiError'
  readonly status: number
  /** Stable, such as `not_found`. */
  readonly code: string
  /** Where the code is explained. */
  readonly docUrl: string | null
  /** What the server's log has this request under. */
  readonly requestId: string | null
  /** Everything that is wrong with the input. */
  readonly issues: readonly Issue[]
  readonly details: Readonly<Record<string, unknown>>
  readonly retryAfterSeconds: number | null

  constructor(of: ErrorDetails) {
    super(of.message)
    this.status = of.status
    this.code = of.code
    this.docUrl = of.docUrl
    this.requestId = of.requestId
    this.issues = of.issues
    this.details = of.details
    this.retryAfterSeconds = of.retryAfterSeconds
  }
}
