import { Elysia } from 'elysia'
import { page } from '../kit/page.ts'
import { galleryPage } from './page.ts'
import { People, type Demo } from './people.ts'

const PROBLEM = { error: { code: 'internal_server_error' } }

/** Lines from the gallery work on any page of this machine, and on no other. */
const NEAR = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Serves the gallery: every element in every state and many brands. Nothing is inline; the policy is the
 * demo's strict one.
 */
export function galleryServer(demo: Demo) {
  const people = new People(demo)
  return new Elysia({ name: 'gallery', prefix: '/demo/gallery', detail: { hide: true } })
    .get('/', async () => page(await galleryPage(demo.publishableKey, demo.origin), 200, POLICY))
    .post('/token/:whose', async ({ request, params }) => {
      const publicToken = await people.tokenFor(params.whose)
      const asking = request.headers.get('origin') ?? ''
      const headers = {
        'cache-control': 'no-store',
        vary: 'origin',
        ...(NEAR.test(asking) && { 'access-control-allow-origin': asking }),
      }
      return publicToken
        ? Response.json({ publicToken }, { headers })
        : Response.json({ error: { message: 'Nobody here.' } }, { status: 404, headers })
    })
    .get('/error/api/*', () => Response.json(PROBLEM, { status: 500 }))
}

const POLICY =
  "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' https: data:; object-src 'none'; base-uri 'none'"
