import { createHash } from 'node:crypto'
import type { Ctx } from '../../core/ctx.ts'
import { ApiError } from '../../domain/errors.ts'
import { pathOf } from '../public-routes.ts'

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
    throw new ApiError(
      'unprocessable_entity',
      'An Idempotency-Key can have at most 255 characters.',
    )
  }
  const bodyHash = createHash('sha256')
    .update(`${pathOf(request.url)}\n${JSON.stringify(body)}`)
    .digest('hex')
  return { ...ctx, scope: { ...ctx.scope, idempotency: { key: owner + key, bodyHash } } }
}
