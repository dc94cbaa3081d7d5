import { Elysia } from 'elysia'
import { page } from '../kit/page.ts'
import { passOn } from '../kit/pass-on.ts'
import type { Api } from '../kit/api.ts'
import { eventsPage } from './page.ts'

/** Paths that the page may read. The secret key stays here; the browser never sees it. */
const READABLE = /^\/(analytics|events|events\/stream|events\/[\w-]{1,100})$/

/** Serves the page of events and a small proxy behind it: an `EventSource` cannot send a key. */
export function eventsServer({ api }: { api: Api }) {
  return new Elysia({ name: 'events-page', prefix: '/demo/events', detail: { hide: true } })
    .get('/', () => page(eventsPage()))
    .get('/api/*', ({ request, params }) => {
      const path = `/${params['*']}`
      if (!READABLE.test(path))
        return Response.json({ error: { message: 'Not here.' } }, { status: 404 })
      return passOn(api, path + new URL(request.url).search, request)
    })
}
