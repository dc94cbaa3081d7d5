import type { Api } from '../kit/api.ts'

/** The signed-in user. A real app takes this from its own session and never from the request. */
const SIGNED_IN = 'ada@people.example'

/** Creates an embed token for the signed-in user, with permission to create links and change settings. */
export async function mintToken({ url, secretKey }: Api): Promise<Response> {
  const call = (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' }
    return fetch(url + path, { ...init, headers })
  }
  const found = await call(`/partners?email=${SIGNED_IN}&pageSize=1`)
  const [partner] = found.ok ? ((await found.json()) as { id: string }[]) : []
  if (!partner) return Response.json({ error: { message: 'Not a partner.' } }, { status: 404 })
  const scopes = ['links.write', 'settings.write']
  const body = JSON.stringify({ partnerId: partner.id, scopes })
  const answer = await call('/tokens/embed/referrals', { method: 'POST', body })
  const { publicToken } = (await answer.json()) as { publicToken?: string }
  return Response.json({ publicToken }, { headers: { 'cache-control': 'no-store' } })
}
