import { Elysia } from 'elysia'

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type, authorization, idempotency-key',
  'access-control-expose-headers': 'x-request-id, retry-after',
  'access-control-max-age': '86400',
}

/** For the doors that a browser on the customer's site may call: any origin, never with credentials. */
export function browserCors() {
  return new Elysia({ name: 'browser-cors' })
    .options(
      '/track/*',
      ({ set }) => {
        Object.assign(set.headers, HEADERS)
        set.status = 204
        return ''
      },
      { detail: { hide: true } },
    )
    .onRequest(({ request, set }) => {
      if (request.headers.has('origin') && request.url.includes('/api/track/')) {
        Object.assign(set.headers, HEADERS)
      }
    })
}
