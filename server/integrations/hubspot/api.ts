import { ApiError } from '../../domain/errors.ts'
import { internal } from '../../domain/message/message.ts'
import type { Account } from '../port.ts'
import { badAnswer, fetchText } from '../provider-answer.ts'
import { readJson, type Fields } from '../read-json.ts'

/** Its name, as members read it. */
export const LABEL = 'HubSpot'

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
    const { status, text } = await fetchText(LABEL, url, {
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
    if (status >= 400 && status < 429) throw rejected(status)
    if (status >= 429) throw badAnswer(LABEL, status)
    return text === '' ? {} : parsed({ status, text })
  }
}

/** Reads JSON of HubSpot. @throws ApiError `service_unavailable` when it is none */
export function parsed({ status, text }: { status: number; text: string }): Fields {
  try {
    return readJson(text)
  } catch {
    throw badAnswer(LABEL, status)
  }
}

function refused(): ApiError {
  return new ApiError('unauthorized', internal('internal.provider.refused', { provider: LABEL }))
}

function rejected(status: number): ApiError {
  const values = { provider: LABEL, status: String(status) }
  return new ApiError('bad_request', internal('internal.provider.rejected', values))
}
