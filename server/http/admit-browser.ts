import { requireOwnPage } from '../core/authenticate-person.ts'
import type { Deps } from '../deps.ts'
import type { RequestOrigin } from '../db/scope.ts'
import { clientIp } from './client-ip.ts'
import { requestOrigin } from './request-origin.ts'
import { admitSignIn } from './rate-limit.ts'
import type { Call } from './route-hooks.ts'

/** The browser that signs in. */
export interface Browser {
  headers: Headers
  address: string
  origin: RequestOrigin
}

/** Counts who signs in, and refuses pages of other sites, which could sign somebody in as another. */
export function admitBrowser(deps: Deps, call: Call): Browser {
  const { request, server } = call
  admitSignIn(deps, call)
  const { headers } = request
  if (headers.has('origin') || headers.has('sec-fetch-site')) requireOwnPage(deps, request)
  const origin = requestOrigin(deps, call)
  return { headers, address: clientIp(deps.config, request, server), origin }
}
