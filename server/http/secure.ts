import { createHash } from 'node:crypto'
import { Elysia } from 'elysia'
import { createCtx, type Ctx } from '../core/ctx.ts'
import type { Scope } from '../db/scope.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'
import type { KeyScope } from '../domain/scopes.ts'
import { authorize, identify } from '../core/authenticate.ts'
import { clientIp } from './client-ip.ts'
import { addressBlock } from '../domain/address.ts'
import { admit } from './rate-limit.ts'

const contexts = new WeakMap<Request, Ctx>()

/**
 * Adds the route option `needs: 'links.write'`: the handler gets the caller's `ctx`. The key is checked
 * before the body, so that a stranger learns nothing about shapes.
 */
export function secure(deps: Deps) {
  return new Elysia({ name: 'secure' }).macro({
    needs: (needed: KeyScope) => ({
      detail: { security: [{ secretKey: [needed] }] },
      async transform({ request, body, server, set }) {
        const key = await identify(deps, request.headers).catch((error: unknown) => {
          const address = addressBlock(clientIp(deps.config, request, server))
          admit(deps.limits.strangers.take(address), set.headers)
          throw error
        })
        admit(deps.limits.keys.take(key.id), set.headers)
        deps.keyUse.seen(key.workspace.id, key.id)
        const scope = withIdempotency(authorize(key, needed), request, body)
        contexts.set(request, createCtx(deps, scope))
      },
      resolve: ({ request }) => ({ ctx: contexts.get(request) as Ctx }),
    }),
  })
}

/**
 * Adds the request's idempotency key to its scope. `owner` separates the keys of callers who are not the
 * workspace's own servers.
 */
export function withIdempotency(scope: Scope, request: Request, body: unknown, owner = ''): Scope {
  const key = request.headers.get('idempotency-key')
  if (!key || request.method !== 'POST') return scope
  if (key.length > 255) {
    throw new ApiError('unprocessable_entity', 'An Idempotency-Key has at most 255 characters.')
  }
  const bodyHash = createHash('sha256')
    .update(`${new URL(request.url).pathname}\n${JSON.stringify(body)}`)
    .digest('hex')
  return { ...scope, idempotency: { key: owner + key, bodyHash } }
}
