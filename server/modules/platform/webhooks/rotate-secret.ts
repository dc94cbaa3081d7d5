import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { ApiError } from '../../../domain/errors.ts'
import { placeOf } from '../../../db/sealed.ts'
import { webhooks } from '../../../db/schema/webhooks.ts'
import { findOutgoingFormat } from '../../../outgoing-formats/index.ts'
import { makeWebhookSecret } from '../../../outgoing-formats/standard/sign-webhook.ts'
import { requireWebhook, showSecret, type WebhookRef } from './queries.ts'
import type { WebhookWithSecret } from './schema.ts'

/** So long both secrets sign. */
const OVERLAP_MS = 24 * 3_600_000

/** Makes a new secret; the former one signs beside it for a day. @throws ApiError `not_found`, `conflict` */
export async function rotateSecret(ctx: Ctx, ref: WebhookRef): Promise<WebhookWithSecret> {
  const { id } = ref
  await transact(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    const row = await requireWebhook(ctx, ref)
    if (findOutgoingFormat(row.format).secretSource !== 'generated') throw noSecret()
    const place = placeOf(webhooks.secret, scope.workspaceId, id)
    const formerPlace = placeOf(webhooks.formerSecret, scope.workspaceId, id)
    const former = deps.secrets.open(row.secret, place)
    const now = deps.clock.now()
    const set = {
      secret: deps.secrets.seal(makeWebhookSecret(), place),
      formerSecret: deps.secrets.seal(former, formerPlace),
      formerUntil: new Date(now + OVERLAP_MS),
      updatedAt: new Date(now),
    }
    await tx.update(scope, webhooks, set, [eq(webhooks.id, id)])
    return { id }
  })
  return showSecret(ctx, ref)
}

function noSecret(): ApiError {
  return new ApiError(
    'conflict',
    'The receiver created this secret. Create another webhook with the new secret.',
  )
}
