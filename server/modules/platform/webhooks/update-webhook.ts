import { eq } from 'drizzle-orm'
import { readColumns } from '../../../core/column-fields.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { webhooks } from '../../../db/schema/webhooks.ts'
import { findOutgoingFormat } from '../../../outgoing-formats/index.ts'
import { endWaiting } from './end-waiting.ts'
import { holdWebhooks, noteHeard } from './note-heard.ts'
import { toWebhook } from './present.ts'
import { queueSending, requireWebhook, type WebhookRef } from './queries.ts'
import { readUrl } from './read-url.ts'
import { requireReaders } from './require-readers.ts'
import { WEBHOOK_COLUMNS, type Webhook, type WebhookPatch } from './schema.ts'

const whoOf = ({ enrollmentId }: WebhookRef) => (enrollmentId === null ? 'member' : 'partner')
const WORKING = { disabledAt: null, disabledReason: null }
const TRIED_ANEW = { failures: 0, failingSince: null, retryAt: null }

/** Changes an endpoint; another address, or enabling it, begins anew. @throws ApiError `not_found`, `forbidden` */
export async function updateWebhook(
  ctx: Ctx,
  ref: WebhookRef,
  body: WebhookPatch,
): Promise<Webhook> {
  const { id } = ref
  const set = readColumns(WEBHOOK_COLUMNS, body)
  const webhook = await transact(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    await holdWebhooks(ctx)
    const before = await requireWebhook(ctx, ref)
    if (body.url !== undefined || body.events || body.enabled) {
      requireReaders(scope, body.events ?? before.events)
    }
    const format = findOutgoingFormat(before.format)
    const url = set.url === undefined ? undefined : readUrl(deps, set.url, format)
    const now = new Date(deps.clock.now())
    const isDisabled = before.disabledAt !== null
    const disables = body.enabled === false && !isDisabled
    const enables = body.enabled === true && isDisabled
    const [row] = await tx.update(
      scope,
      webhooks,
      {
        ...set,
        ...(url !== undefined && { url }),
        ...(disables && { disabledAt: now, disabledReason: whoOf(ref) }),
        ...(enables && WORKING),
        ...((enables || url !== undefined) && TRIED_ANEW),
        updatedAt: now,
      },
      [eq(webhooks.id, id)],
    )
    await noteHeard(ctx)
    if (disables) await endWaiting(ctx, id)
    else if (!row!.disabledAt && url !== undefined) await queueSending(ctx, id)
    return toWebhook(row!)
  })
  await ctx.deps.directory.changed()
  return webhook
}
