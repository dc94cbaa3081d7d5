import type { Ctx } from '../../../core/ctx.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { authenticateBrowser } from '../../../core/authenticate.ts'
import { hashOf } from '../../../core/input.ts'

/**
 * Creates the context of a browser that reports a conversion: a publishable key, a page of an allowed host,
 * and a workspace that allows this. `requestId` works as the header Idempotency-Key does, without a
 * preflight.
 */
export async function createBrowserCtx(
  deps: Deps,
  request: Request,
  body: { publishableKey: string | undefined; requestId: string | undefined; rest: object },
): Promise<Ctx> {
  const ctx = await authenticateBrowser(deps, request.headers, body.publishableKey)
  const { scope, workspace } = ctx
  requirePlan(scope.plan, 'conversionTracking')
  if (!workspace.clientConversionsEnabled) {
    throw new ApiError(
      'forbidden',
      'This workspace doesn’t accept conversions from browsers. Send them from your server, or turn on clientConversionsEnabled.',
    )
  }
  const key = body.requestId ?? request.headers.get('idempotency-key')
  if (!key) return ctx
  const { pathname } = new URL(request.url)
  const bodyHash = hashOf([pathname, body.rest])
  const idempotency = { key: `browser ${key.slice(0, 255)}`, bodyHash }
  return { ...ctx, scope: { ...scope, idempotency } }
}
