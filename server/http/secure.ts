import { createHash } from 'node:crypto'
import { Elysia } from 'elysia'
import type { Scope } from '../db/scope.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'
import type { KeyScope } from '../domain/scopes.ts'
import { authenticate } from './authenticate.ts'

const scopes = new WeakMap<Request, Scope>()

/**
 * The route option `needs: 'links.write'`: the handler gets the caller's `scope`. The key is judged
 * before the body, so that a stranger learns nothing about shapes.
 */
export function secure(deps: Deps) {
  return new Elysia({ name: 'secure' }).macro({
    needs: (needed: KeyScope) => ({
      detail: { security: [{ secretKey: [needed] }] },
      async transform({ request, body }) {
        const scope = await authenticate(deps, request.headers, needed)
        scopes.set(request, withIdempotency(scope, request, body))
      },
      resolve: ({ request }) => ({ scope: scopes.get(request) as Scope }),
    }),
  })
}

function withIdempotency(scope: Scope, request: Request, body: unknown): Scope {
  const key = request.headers.get('idempotency-key')
  if (!key || request.method !== 'POST') return scope
  if (key.length > 255) {
    throw new ApiError('unprocessable_entity', 'An Idempotency-Key has at most 255 characters.')
  }
  const bodyHash = createHash('sha256')
    .update(`${new URL(request.url).pathname}\n${JSON.stringify(body)}`)
    .digest('hex')
  return { ...scope, idempotency: { key, bodyHash } }
}
