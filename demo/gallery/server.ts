import { Elysia } from 'elysia'
import { page } from '../kit/page.ts'
import type { Api } from '../shop/tracking.ts'
import { galleryPage } from './page.ts'
import { sessionIn } from './session.ts'

const PROBLEM = { error: { code: 'internal_server_error' } }

/** Every element in every state and many brands. Nothing is inline; the policy is the demo's strict one. */
export function galleryServer({ api, publishableKey }: { api: Api; publishableKey: string }) {
  return new Elysia({ name: 'gallery', prefix: '/demo/gallery', detail: { hide: true } })
    .get('/', async () => page(await galleryPage(publishableKey), 200, POLICY))
    .post('/token/:state', async ({ params, status }) => {
      const publicToken = await sessionIn(params.state, api)
      return publicToken ? { publicToken } : status(404, { error: { message: 'Nobody here.' } })
    })
    .get('/broken/api/*', () => Response.json(PROBLEM, { status: 500 }))
}

const POLICY =
  "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' https: data:; object-src 'none'; base-uri 'none'"
