import { ApiError } from '../../domain/errors.ts'
import type { Account } from '../port.ts'
import { readJson, type Fields } from '../read-json.ts'

export interface HubSpotRequest {
  method?: 'GET' | 'POST' | 'PATCH'
  path: string
  query?: Readonly<Record<string, string>>
  body?: unknown
}

/** Returns the answer to a request; null when there is no such object. */
export type AskHubSpot = (account: Account, request: HubSpotRequest) => Promise<Fields | null>

/** Creates what speaks to HubSpot's API. No error that it throws has a token in it. */
export function hubSpotApi({ base, timeoutMs }: { base: string; timeoutMs: number }): AskHubSpot {
  return async ({ details }, { method = 'GET', path, query = {}, body }) => {
    const accessToken = details.accessToken ?? details.privateAppToken
    if (!accessToken) throw new ApiError('unauthorized', 'The connection has no access to HubSpot.')
    const url = new URL(path, base)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const { status, text } = await fetchText(url, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${accessToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (status === 404) return null
    if (status === 401 || status === 403) throw refused()
    if (status === 409) return {}
    if (status >= 400 && status < 429) throw misunderstood(status)
    if (status >= 429) throw silent(String(status))
    return text === '' ? {} : parsed(text)
  }
}

/** Fetches as text. @throws ApiError `service_unavailable`, which is tried again */
export async function fetchText(
  url: URL,
  init: RequestInit,
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init)
    return { status: response.status, text: await response.text() }
  } catch (error) {
    throw silent(error instanceof Error ? error.name : 'Error')
  }
}

/** Reads JSON of HubSpot. @throws ApiError `service_unavailable` when it is none */
export function parsed(text: string): Fields {
  try {
    return readJson(text)
  } catch {
    throw silent('not JSON')
  }
}

function refused(): ApiError {
  return new ApiError(
    'unauthorized',
    'HubSpot refuses the access. Connect the account again, with all the permissions that are asked for.',
  )
}

function misunderstood(status: number): ApiError {
  return new ApiError('bad_request', `HubSpot did not accept a request (${status}).`)
}

export function silent(why: string): ApiError {
  return new ApiError('service_unavailable', `HubSpot did not answer as it should (${why}).`)
}
