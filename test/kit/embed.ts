import { EMBED_SCOPES } from '../../server/domain/embed.ts'
import type { TestBackend } from './backend.ts'
import type { Answer, TestWorkspace } from './workspace.ts'

export const PAGE = 'https://app.test'

export interface EmbedPage {
  token: string
  expires: string
  /** A call as the page's script makes it; `path` starts after `/api/embed/referrals`. */
  call<T = any>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string | null>,
  ): Promise<Answer<T>>
}

/** A session with all scopes, unless the body names some, used by a page of `https://app.test`. */
export async function openPage(
  backend: TestBackend,
  workspace: TestWorkspace,
  body: object,
): Promise<EmbedPage> {
  const answer = await workspace.api('POST', '/tokens/embed/referrals', {
    scopes: EMBED_SCOPES,
    ...body,
  })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  const { publicToken: token, expires } = answer.body
  return { token, expires, call: callerWith(backend, token) }
}

/** `null` leaves a header out that the page would send. */
export function callerWith(backend: TestBackend, token: string): EmbedPage['call'] {
  return async (method, path, body, headers = {}) => {
    const all = { authorization: `Bearer ${token}`, origin: PAGE, ...headers }
    const sent = Object.entries(all).filter(([, value]) => value !== null) as [string, string][]
    const response = await backend.handle(
      new Request(`http://localhost/api/embed/referrals${path}`, {
        method,
        headers: sent,
        body: body === undefined ? null : JSON.stringify(body),
      }),
    )
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('application/json')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    }
  }
}
