import { ApiError } from '../domain/errors.ts'
import { internal } from '../domain/message/message.ts'

/**
 * Fetches what a provider answers, as text.
 * @param provider its name, as members read it
 * @throws ApiError `service_unavailable` when it does not answer; the inbox asks again later
 */
export async function fetchText(
  provider: string,
  url: URL,
  init: RequestInit,
): Promise<{ status: number; text: string; retryAfterSeconds: number | undefined }> {
  try {
    const response = await fetch(url, init)
    const { status, headers } = response
    return { status, text: await response.text(), retryAfterSeconds: readRetryAfter(headers) }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw isLate ? late(provider) : unreachable(provider)
  }
}

/** Reads how long a provider wants to be left alone, an hour at most; a date is not understood. */
function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(text) ? Math.min(Number(text), 3600) : undefined
}

function late(provider: string): ApiError {
  return new ApiError('service_unavailable', internal('internal.provider.late', { provider }))
}

/** Creates the error of a provider that cannot be reached; the inbox asks again later. */
export function unreachable(provider: string): ApiError {
  return new ApiError(
    'service_unavailable',
    internal('internal.provider.unreachable', { provider }),
  )
}

/** Creates the error of an answer that the provider does not document; the inbox asks again later. */
export function badAnswer(provider: string, status: number, retryAfterSeconds?: number): ApiError {
  const values = { provider, status: String(status) }
  const text = internal('internal.provider.bad-answer', values)
  return new ApiError('service_unavailable', text, { retryAfterSeconds })
}
