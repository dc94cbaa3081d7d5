import { eq } from 'drizzle-orm'
import { readColumns } from '../../../core/column-fields.ts'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { placeOf } from '../../../db/sealed.ts'
import { personOf } from '../../../db/scope.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { webhooks } from '../../../db/schema/webhooks.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { findOutgoingFormat } from '../../../outgoing-formats/index.ts'
import type { OutgoingFormat } from '../../../outgoing-formats/port.ts'
import { makeWebhookSecret } from '../../../outgoing-formats/standard/sign-webhook.ts'
import { holdWebhooks, noteHeard } from './note-heard.ts'
import { ownedBy, seesFigures, showSecret } from './queries.ts'
import { readUrl } from './read-url.ts'
import { requireReaders } from './require-readers.ts'
import { WEBHOOK_COLUMNS, type WebhookBody, type WebhookWithSecret } from './schema.ts'

/** Each event is written once for each endpoint. */
const MAX_WEBHOOKS = { workspace: 20, partner: 5 }

/** The partner whose endpoint it is, and where they take part. */
interface Owner {
  enrollmentId: string
  partnerId: string
}

/**
 * Registers an endpoint, of the workspace or of a partner, and shows its secret, which is stored encrypted.
 * @throws ApiError `forbidden`, `unprocessable_entity`, `exceeded_limit`
 */
export async function createWebhook(
  ctx: Ctx,
  body: WebhookBody,
  owner: Owner | null = null,
): Promise<WebhookWithSecret> {
  const { deps } = ctx
  requireReaders(ctx.scope, body.events)
  const { format = 'standard', writeKey = '' } = body
  const outgoing = findOutgoingFormat(format)
  const set = readColumns(WEBHOOK_COLUMNS, body)
  const url = readUrl(deps, set.url, outgoing)
  const secret = makeSecret(outgoing, writeKey)
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
      ...set,
      url,
      format,
      secret: deps.secrets.seal(secret, place),
      createdBy: owner ? null : personOf(scope),
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
  throw new ApiError('forbidden', 'The partner is no longer active in the program.')
}

function requireFewer(count: number, whose: keyof typeof MAX_WEBHOOKS): void {
  const most = MAX_WEBHOOKS[whose]
  if (count < most) return
  const text = `A ${whose} has at most ${most} webhooks. Delete one first.`
  throw new ApiError('exceeded_limit', text)
}

/** Makes the secret, or reads the receiver's key. @throws ApiError `unprocessable_entity` */
function makeSecret({ secretSource, checkKey }: OutgoingFormat, writeKey: string): string {
  const key = writeKey.trim()
  if (checkKey) return checkKey(key)
  if (key !== '')
    throw invalid(
      'writeKey',
      'Only formats with a receiver key, such as segment, support writeKey.',
    )
  return secretSource === 'generated' ? makeWebhookSecret() : ''
}
