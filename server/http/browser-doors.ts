/**
 * What a page of an allowed host may call with the publishable key, or as a signed-in partner; `:name`
 * stands for one part of a path.
 */
export const BROWSER_DOORS = [
  '/track/*',
  '/programs/:id/landing',
  '/partners/apply',
  '/partners/sign-in',
  '/partners/session',
  '/partner/payout-method',
  '/partners/invites/*',
  '/embed/*',
] as const

const PATTERNS = BROWSER_DOORS.map(
  (door) => new RegExp(`^/api${door.replace('*', '.+').replace(/:\w+/g, '[^/]+')}/?$`),
)

/** `path` as it is requested or registered, without a query: `/api/track/click`. */
export function isBrowserDoor(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path))
}

/** Where partners are spoken to in their own language; what the script is told is for developers. */
export function isPartnersDoor(path: string): boolean {
  return isBrowserDoor(path) && !path.startsWith('/api/track/')
}

/** The path of a request's address, without its query. */
export function pathOf(url: string): string {
  const path = url.slice(url.indexOf('/', 9))
  const end = path.search(/[?#]/)
  return end < 0 ? path : path.slice(0, end)
}
