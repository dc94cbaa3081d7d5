import { Elysia } from 'elysia'
import { getPortalHost, toHost } from '../core/portal-origin.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'
import { pathOf } from './public-routes.ts'

/** Pages for partners. */
const PAGES = /^\/partners(\/|$)/
/** What those pages alone call. */
const PORTAL_API = /^\/api\/(partners\/(sign-in|session|accounts|invites)|partner)(\/|$)/
/** What they load and call besides, as other pages do. */
const SHARED =
  /^\/(widgets\/|api\/(embed\/|images\/|partners\/apply\/?$|programs\/[^/]+\/landing\/?$|health\/?$|ready\/?$))/
const CONSOLE = /^\/console(\/|$)/

/**
 * Separates the console from the pages for partners where these have an origin of their own (`PORTAL_ORIGIN`): what
 * runs in a page of one reaches neither pages nor sessions of the other. Link domains keep their pages for partners.
 */
export function separateHosts(deps: Deps) {
  const app = new Elysia({ name: 'separate-hosts' })
  const { portalOrigin, origin } = deps.config
  if (portalOrigin === undefined) return app
  const [portal, own] = [getPortalHost(deps.config), new URL(origin).host]
  return app.onRequest(async ({ request }) => {
    const [path, host] = [pathOf(request.url), toHost(request)]
    if (host === portal) {
      if (path === '/') return
      if (PAGES.test(path) || PORTAL_API.test(path) || SHARED.test(path)) return
      throw createNotFound()
    }
    if (host !== own && CONSOLE.test(path)) throw createNotFound()
    const isPage = PAGES.test(path)
    if (!isPage && !PORTAL_API.test(path)) return
    if (host !== own && (await deps.directory.domainBySlug(host))) return
    if (!isPage) throw createNotFound()
    return redirectTo(`${portalOrigin}${path}${new URL(request.url).search}`)
  })
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

function createNotFound(): ApiError {
  return new ApiError('not_found', 'This host doesn’t serve this path.')
}
