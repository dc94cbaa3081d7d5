import { Elysia } from 'elysia'
import { passOn } from '../kit/pass-on.ts'
import type { Api } from '../kit/api.ts'

/** Statements as pages. Those of a program are read with its key, which a browser never sees. */
export function statementServer({ api }: { api: Api }) {
  return new Elysia({ name: 'statement', prefix: '/demo/statement', detail: { hide: true } }).get(
    '/:name',
    async ({ request, params, status }) => {
      if (!/^[a-z]{1,40}$/.test(params.name)) return status(404, '')
      const email = `${params.name}@people.example`
      const found = await passOn(api, `/partners?email=${email}&pageSize=1`, request)
      if (!found.ok) return found
      const [partner] = (await found.json()) as { id: string; programId: string }[]
      if (!partner) return status(404, '')
      const query = `programId=${partner.programId}&format=html`
      const answer = await passOn(api, `/partners/${partner.id}/statement?${query}`, request)
      answer.headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      return answer
    },
  )
}
