import { Elysia } from 'elysia'
import { PUBLIC_ROUTES, isPublicRoute, pathOf } from './public-routes.ts'

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-allow-headers': 'content-type, authorization, idempotency-key',
  'access-control-expose-headers': 'x-request-id, retry-after, content-disposition',
  'access-control-max-age': '86400',
}

/** Allows any origin, never with credentials, on routes that browsers on the customer's site call. */
export function browserCors() {
  const app = new Elysia({ name: 'browser-cors' }).onRequest(({ request, set }) => {
    if (request.headers.has('origin') && isPublicRoute(pathOf(request.url))) {
      Object.assign(set.headers, HEADERS)
    }
  })
  for (const route of PUBLIC_ROUTES) {
    app.options(route, ({ set }) => {
      Object.assign(set.headers, HEADERS)
      set.status = 204
      return ''
    })
  }
  return app
}
