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
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init)
    return { status: response.status, text: await response.text() }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw isLate ? late(provider) : unreachable(provider)
  }
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
export function badAnswer(provider: string, status: number): ApiError {
  const values = { provider, status: String(status) }
  return new ApiError('service_unavailable', internal('internal.provider.bad-answer', values))
}
