import type { Deps } from '../deps.ts'
import { readCookie } from './session-cookie.ts'

const FORM = /^[0-9A-Za-z]{32}$/
const LIFE_SECONDS = 3600

function cookieName(origin: string): string {
  return origin.startsWith('https:') ? '__Host-svc-browser' : 'svc-browser'
}

/** Reads what one browser alone has, to know it again within a sign-in; null when it has nothing yet. */
export function readBrowserSecret(
  { config }: Pick<Deps, 'config'>,
  headers: Headers,
): string | null {
  const found = readCookie(cookieName(config.origin), headers)
  return found !== null && FORM.test(found) ? found : null
}

/** Gives a browser something to be known by within the hour. Pages in several tabs share it. */
export function knowBrowser(
  deps: Pick<Deps, 'config' | 'ids'>,
  headers: Headers,
): { secret: string; cookie: string } {
  const { origin } = deps.config
  const secret = readBrowserSecret(deps, headers) ?? deps.ids.secret()
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const cookie = `${cookieName(origin)}=${secret}; Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict${secure}`
  return { secret, cookie }
}
