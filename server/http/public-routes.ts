/**
 * Public routes: what a page of an allowed host may call with the publishable key, or as a signed-in
 * partner; `:name` stands for one part of a path.
 */
export const PUBLIC_ROUTES = [
  '/track/*',
  '/programs/:id/landing',
  '/partners/apply',
  '/partners/sign-in',
  '/partners/session',
  '/partners/session/dashboard',
  '/partners/accounts',
  '/partner/payout-method',
  '/partner/payout-method/onboarding',
  '/partners/invites/*',
  '/embed/*',
] as const

const PATTERNS = PUBLIC_ROUTES.map(
  (route) => new RegExp(`^/api${route.replace('*', '.+').replace(/:\w+/g, '[^/]+')}/?$`),
)

/**
 * Tells whether a path, as requested or registered and without a query, is a public route:
 * `/api/track/click`.
 */
export function isPublicRoute(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path))
}

/**
 * Tells whether a route answers partners in their own language; the script's routes answer developers in
 * English.
 */
export function isPartnerRoute(path: string): boolean {
  return isPublicRoute(path) && !path.startsWith('/api/track/')
}

/** Returns the path of a request's address, without its query. */
export function pathOf(url: string): string {
  const path = url.slice(url.indexOf('/', 9))
  const end = path.search(/[?#]/)
  return end < 0 ? path : path.slice(0, end)
}
