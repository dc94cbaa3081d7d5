import { Elysia } from 'elysia'
import { page } from '../kit/page.ts'
import type { Api } from '../shop/tracking.ts'
import { eventsPage } from './page.ts'

/** What the page may read. The secret key stays here; the browser never sees it. */
const READABLE = /^\/(analytics|events|events\/stream|events\/[\w-]{1,100})$/
const PASSED_ON = ['content-type', 'cache-control', 'retry-after', 'x-request-id']

/** The page of events and the little proxy behind it: an `EventSource` cannot send a key. */
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

async function passOn({ url, secretKey }: Api, path: string, request: Request): Promise<Response> {
  const resumeAfter = request.headers.get('last-event-id')
  const answer = await fetch(url + path, {
    headers: {
      authorization: `Bearer ${secretKey}`,
      ...(resumeAfter ? { 'last-event-id': resumeAfter } : {}),
    },
    // A closed tab ends the stream behind it too.
    signal: request.signal,
  })
  const headers = PASSED_ON.flatMap((name) => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new Response(answer.body, { status: answer.status, headers })
}
