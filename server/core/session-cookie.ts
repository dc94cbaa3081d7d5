import type { Config } from '../config.ts'

type Origin = Pick<Config, 'origin'>

/**
 * Names the cookie of a session. With `__Host-` a browser takes it from this host over https alone, so no
 * other host of the domain can plant one.
 */
export function cookieName(origin: string): string {
  return origin.startsWith('https:') ? '__Host-svc-session' : 'svc-session'
}

/** Reads the token of a session from the cookie. */
export function readSessionToken({ origin }: Origin, headers: Headers): string | null {
  return readCookie(cookieName(origin), headers)
}

/** Reads a cookie of a request; null when it is absent or empty. */
export function readCookie(name: string, headers: Headers): string | null {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null
}

/** Tells whether a request comes with a session, valid or not. */
export function hasSessionCookie(config: Origin, headers: Headers): boolean {
  return readSessionToken(config, headers) !== null
}

/** Writes the cookie of a session; no script can read it, and other sites' forms do not send it. */
export function sessionCookie({ origin }: Origin, token: string, maxAgeSeconds: number): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(origin)}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
}

/** Writes what makes a browser forget the cookie. */
export function endedCookie(config: Origin): string {
  return sessionCookie(config, '', 0)
}
