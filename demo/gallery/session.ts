import type { Api } from '../shop/tracking.ts'

const ADA = 'ada@people.example'
const NOVICE = { name: 'Nia Novice', email: 'nia@people.example' }

interface Person {
  id: string
  programId: string
}

/**
 * A session for the page of somebody in that state: Ada has a year behind her, Nia has just joined, and an
 * application waits. Null where there is nobody.
 */
export async function sessionIn(state: string, { url, secretKey }: Api): Promise<string | null> {
  const call = async <T>(method: string, path: string, body?: object): Promise<T | null> => {
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' }
    const sent = body ? { body: JSON.stringify(body) } : {}
    const answer = await fetch(url + path, { method, headers, ...sent })
    return answer.ok ? ((await answer.json()) as T) : null
  }
  const first = async (query: string) =>
    (await call<Person[]>('GET', `/partners?pageSize=1&${query}`))?.[0]
  const ada = await first(`email=${ADA}`)
  const who = state === 'pending' ? await first('status=pending') : ada
  if (!who) return null
  const { id: partnerId, programId } = who
  const body = state === 'empty' ? { programId, partner: NOVICE } : { programId, partnerId }
  const answer = await call<{ publicToken: string }>('POST', '/tokens/embed/referrals', body)
  return answer?.publicToken ?? null
}
