import { describe, expect, test } from 'bun:test'
import { ApiError, ERRORS, type ErrorCode } from './errors.ts'

describe('the error catalogue', () => {
  test('gives every code the status that the wire contract promises', () => {
    const statuses = Object.fromEntries(
      Object.entries(ERRORS).map(([code, { status }]) => [code, status]),
    )
    expect(statuses).toEqual({
      bad_request: 400,
      unauthorized: 401,
      forbidden: 403,
      exceeded_limit: 403,
      not_found: 404,
      conflict: 409,
      invite_expired: 410,
      content_too_large: 413,
      unprocessable_entity: 422,
      rate_limit_exceeded: 429,
      internal_server_error: 500,
      service_unavailable: 503,
    })
  })

  test('gives every code its own anchor, without underscores, and a whole sentence', () => {
    const entries = Object.values(ERRORS)
    expect(new Set(entries.map((entry) => entry.anchor)).size).toBe(entries.length)
    for (const { anchor, title } of entries) {
      expect(anchor).toMatch(/^[a-z-]+$/)
      expect(title).toMatch(/^[A-Z].*\.$/)
    }
  })

  test('knows its status and when to come back', () => {
    const error = new ApiError('service_unavailable', 'Busy.', { retryAfterSeconds: 2 })
    expect([error.status, error.retryAfterSeconds, error.name]).toEqual([503, 2, 'ApiError'])
    expect(error).toBeInstanceOf(Error)
    const code: ErrorCode = error.code
    expect(code).toBe('service_unavailable')
  })
})
