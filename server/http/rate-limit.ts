import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { addressBlock } from '../domain/address.ts'
import { ApiError } from '../domain/errors.ts'
import { message } from '../domain/message/message.ts'
import type { Allowance } from '../rate-limiter.ts'
import { isPublicRoute, pathOf } from './public-routes.ts'
import { clientIp, type IpSource } from './client-ip.ts'
import type { Call } from './route-hooks.ts'

/** Takes some work to answer, and needs no key. */
const DRAWN = '/api/qr'

/** Counts what a visitor sends: calls from pages, QR codes, and passwords tried on a protected link. */
export function limitVisitors(deps: Deps) {
  return new Elysia({ name: 'limit-visitors' }).onRequest(({ request, server, set }) => {
    if (!isVisitorRoute(request)) return
    const visitor = addressBlock(clientIp(deps.config, request, server))
    admit(deps.limits.visitors.take(visitor), set.headers)
  })
}

/** Writes the allowance into the answer's headers. @throws ApiError `rate_limit_exceeded` */
export function admit(allowance: Allowance, headers: Record<string, string | number>): void {
  headers['ratelimit-limit'] = String(allowance.limit)
  headers['ratelimit-remaining'] = String(allowance.remaining)
  headers['ratelimit-reset'] = String(allowance.resetSeconds)
  const { retryAfterSeconds } = allowance
  if (retryAfterSeconds === undefined) return
  throw new ApiError(
    'rate_limit_exceeded',
    message('request.too-many', {
      limit: allowance.limit,
      seconds: retryAfterSeconds,
    }),
    { retryAfterSeconds },
  )
}

/** Limits calls by which people sign in: per calling address, whoever they say they are. */
export function admitSignIn(deps: Deps, call: Call): void {
  const caller = addressBlock(clientIp(deps.config, call.request, call.server))
  admit(deps.limits.signIns.take(caller), call.set.headers)
}

/** Limits calls by which anybody can make us send mail: per calling address, whatever the recipient. */
export function admitMail(
  deps: Deps,
  call: { request: Request; server: IpSource; headers: Record<string, string | number> },
): void {
  const sender = addressBlock(clientIp(deps.config, call.request, call.server))
  admit(deps.limits.mails.take(sender), call.headers)
}

/** Counts attempts that fail, by the calling address: so often may somebody guess keys or signatures. */
export async function countStrangers<T>(deps: Deps, call: Call, attempt: Promise<T>): Promise<T> {
  try {
    return await attempt
  } catch (error) {
    const address = addressBlock(clientIp(deps.config, call.request, call.server))
    admit(deps.limits.strangers.take(address), call.set.headers)
    throw error
  }
}

/**
 * Tells whether a request came without a secret key; requests with one are counted by key once it is
 * verified.
 */
function isVisitorRoute(request: Request): boolean {
  const { method, url } = request
  const path = url.includes('/api/') ? pathOf(url) : '/'
  if (!path.startsWith('/api/')) return method === 'POST'
  if (path === DRAWN) return true
  if (!isPublicRoute(path) || (method !== 'GET' && method !== 'POST')) return false
  return !request.headers.get('authorization')?.includes('svc_sk_')
}
