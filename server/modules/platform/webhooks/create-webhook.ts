import { eq } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { placeOf } from '../../../db/sealed.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { webhooks } from '../../../db/schema/webhooks.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { makeWebhookSecret } from '../../../notify/webhooks/sign-webhook.ts'
import { holdWebhooks, noteHeard } from './note-heard.ts'
import { ownedBy, seesFigures, showSecret } from './queries.ts'
import { readUrl } from './read-url.ts'
import type { WebhookBody, WebhookWithSecret } from './schema.ts'

/** Each event is written once for each endpoint. */
const MAX_WEBHOOKS = { workspace: 20, partner: 5 }

/** The partner whose endpoint it is, and where they take part. */
interface Owner {
  enrollmentId: string
  partnerId: string
}

/**
 * Registers an endpoint, of the workspace or of a partner, and shows its secret, which is stored encrypted.
 * @throws ApiError `unprocessable_entity`, `exceeded_limit`
 */
export async function createWebhook(
  ctx: Ctx,
  body: WebhookBody,
  owner: Owner | null = null,
): Promise<WebhookWithSecret> {
  const { deps } = ctx
  const url = readUrl(deps, body.url)
  const { format = 'standard' } = body
  const secret = secretOf(body)
  const enrollmentId = owner?.enrollmentId ?? null
  const { id } = await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    if (owner) await requireEnrolled(ctx, owner)
    await holdWebhooks(ctx)
    const others = await tx.find(scope, webhooks, { where: [ownedBy(enrollmentId)] })
    requireFewer(others.length, owner ? 'partner' : 'workspace')
    const id = deps.ids.make('wh')
    const place = placeOf(webhooks.secret, scope.workspaceId, id)
    const now = new Date(deps.clock.now())
    await tx.insert(scope, webhooks, {
      id,
      enrollmentId,
      partnerId: owner?.partnerId ?? null,
      url,
      description: body.description?.trim() || null,
      events: body.events,
      format,
      secret: deps.secrets.seal(secret, place),
      createdAt: now,
      updatedAt: now,
    })
    await noteHeard(ctx)
    return { id }
  })
  // What happens from now on is announced for it.
  await deps.directory.changed()
  return showSecret(ctx, { id, enrollmentId })
}

/** Holds the enrollment before the endpoints, as a merge does, which may just have ended it. */
async function requireEnrolled({ tx, scope }: TxCtx, owner: Owner): Promise<void> {
  const row = await tx.first(scope, enrollments, [eq(enrollments.id, owner.enrollmentId)], {
    lock: 'key share',
  })
  if (row && row.partnerId === owner.partnerId && seesFigures(row)) return
  throw new ApiError('forbidden', 'The partner does not take part any more.')
}

function requireFewer(count: number, whose: keyof typeof MAX_WEBHOOKS): void {
  const most = MAX_WEBHOOKS[whose]
  if (count < most) return
  const text = `A ${whose} has at most ${most} webhooks. Delete one first.`
  throw new ApiError('exceeded_limit', text)
}

/** Makes what signs; Segment has a key of its own. @throws ApiError `unprocessable_entity` */
function secretOf({ format, writeKey }: WebhookBody): string {
  const key = writeKey?.trim() ?? ''
  if (format !== 'segment') {
    if (key === '') return makeWebhookSecret()
    throw invalid('writeKey', 'Only the format segment has a write key.')
  }
  if (/^[\x21-\x39\x3b-\x7e]+$/.test(key)) return key
  throw invalid('writeKey', 'Copy the write key of the source at Segment: letters and digits.')
}
