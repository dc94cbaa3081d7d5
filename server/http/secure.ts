import { createHash } from 'node:crypto'
import { Elysia } from 'elysia'
import { createCtx, type Ctx } from '../core/ctx.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'
import type { KeyScope } from '../domain/scopes.ts'
import { API_LOCALE } from '../locales/format.ts'
import { authorize, identify } from '../core/authenticate.ts'
import { clientIp } from './client-ip.ts'
import { addressBlock } from '../domain/address.ts'
import { admit } from './rate-limit.ts'
import { pathOf } from './public-routes.ts'
import { requestOrigin } from './request-origin.ts'
import { noteLocale } from './request-locale.ts'
import { authenticatesBy } from './route-hooks.ts'

const contexts = new WeakMap<Request, Ctx>()

/**
 * Adds the route option `needs: 'links.write'`: the handler gets the `ctx` of a secret key, or of a member who
 * is signed in. The caller is judged
 * before the body is read, so that a stranger costs little and learns nothing about shapes.
 */
export function secure(deps: Deps) {
  return new Elysia({ name: 'secure' }).macro({
    needs: (needed: KeyScope) => ({
      detail: { security: [{ secretKey: [needed] }, { memberSession: [needed] }] },
      ...authenticatesBy(async ({ request, server, set }) => {
        const caller = await identify(deps, request).catch((error: unknown) => {
          const address = addressBlock(clientIp(deps.config, request, server))
          admit(deps.limits.strangers.take(address), set.headers)
          throw error
        })
        const isKey = caller.actor.type === 'key'
        admit(deps.limits[isKey ? 'keys' : 'people'].take(caller.id), set.headers)
        if (isKey) deps.keyUse.seen(caller.workspace.id, caller.id)
        const locale = isKey ? API_LOCALE : noteLocale(request, set.headers)
        const scope = authorize(caller, needed)
        const origin = requestOrigin(deps, { request, server })
        contexts.set(request, createCtx(deps, { ...scope, request: origin }, locale))
      }),
      resolve({ request, body }) {
        const ctx = contexts.get(request)!
        const { actor } = ctx.scope
        // Another member's answer must not be had by guessing the key of the request.
        const owner = actor.type === 'member' ? `member:${actor.personId}:` : ''
        return { ctx: withIdempotency(ctx, { request, body, owner }) }
      },
    }),
  })
}

/**
 * Adds the request's idempotency key to the scope of its context. `owner` separates the keys of callers who
 * are not the workspace's own servers.
 */
export function withIdempotency<T extends Ctx>(
  ctx: T,
  { request, body, owner = '' }: { request: Request; body: unknown; owner?: string },
): T {
  const key = request.headers.get('idempotency-key')
  if (!key || request.method !== 'POST') return ctx
  if (key.length > 255) {
    throw new ApiError('unprocessable_entity', 'An Idempotency-Key has at most 255 characters.')
  }
  const bodyHash = createHash('sha256')
    .update(`${pathOf(request.url)}\n${JSON.stringify(body)}`)
    .digest('hex')
  return { ...ctx, scope: { ...ctx.scope, idempotency: { key: owner + key, bodyHash } } }
}
