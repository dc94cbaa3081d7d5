import { readCookie } from './session-cookie.ts'

/** More workspaces than one person is a partner in. */
const MAX_SESSIONS = 8
const SEPARATOR = '.'

/** How long a partner stays signed in with the cookie. */
export const REMEMBERED_MS = 30 * 86_400_000

function cookieName(origin: string): string {
  return origin.startsWith('https:') ? '__Host-svc-partner' : 'svc-partner'
}

/** Reads the tokens of a partner's sessions from the cookie, the newest first: one for each workspace. */
export function readPartnerTokens({ origin }: { origin: string }, headers: Headers): string[] {
  const found = readCookie(cookieName(origin), headers) ?? ''
  return found.split(SEPARATOR).filter(Boolean).slice(0, MAX_SESSIONS)
}

/**
 * Writes the cookie of a partner's sessions, the newest first; without any, it makes the browser forget them. No
 * script can read it, and other sites' forms don't send it.
 */
export function partnerCookie({ origin }: { origin: string }, tokens: readonly string[]): string {
  const value = tokens.slice(0, MAX_SESSIONS).join(SEPARATOR)
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const maxAge = tokens.length === 0 ? 0 : REMEMBERED_MS / 1000
  return `${cookieName(origin)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
