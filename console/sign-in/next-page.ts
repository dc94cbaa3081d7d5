import { BASE } from '../router/router.ts'
import { HOME } from '../router/routes.ts'

/** Returns where to go after signing in: a page of the console, whatever the address says. */
export function nextPage(wanted = new URLSearchParams(location.search).get('next')): string {
  const url = URL.parse(wanted ?? '', location.origin)
  const isOwn = url?.origin === location.origin && url.pathname.startsWith(`${BASE}/`)
  return isOwn ? url.pathname + url.search : HOME
}
