import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { CountRow } from '../../../db/row.ts'
import { placeOf } from '../../../db/sealed.ts'
import { webhooks } from '../../../db/schema/webhooks.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { makeWebhookSecret } from '../../../notify/webhooks/sign-webhook.ts'
import { holdWebhooks, noteHeard } from './note-heard.ts'
import { showSecret } from './queries.ts'
import { readUrl } from './read-url.ts'
import type { WebhookBody, WebhookWithSecret } from './schema.ts'

/** Of a workspace: each event is written once for each of them. */
const MAX_WEBHOOKS = 20

/**
 * Registers an endpoint and shows its secret, which is stored encrypted.
 * @throws ApiError `unprocessable_entity`, `exceeded_limit`
 */
export async function createWebhook(ctx: Ctx, body: WebhookBody): Promise<WebhookWithSecret> {
  const { deps } = ctx
  const url = readUrl(deps, body.url)
  const { format = 'standard' } = body
  const secret = secretOf(body)
  const { id } = await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    await holdWebhooks(ctx)
    const [counted] = await tx.rows(
      scope,
      CountRow,
      (ws) => sql`select count(*)::int as n from webhooks where workspace_id = ${ws}`,
    )
    if (counted!.n >= MAX_WEBHOOKS) {
      const text = `A workspace has at most ${MAX_WEBHOOKS} webhooks. Delete one first.`
      throw new ApiError('exceeded_limit', text)
    }
    const id = deps.ids.make('wh')
    const place = placeOf(webhooks.secret, scope.workspaceId, id)
    const now = new Date(deps.clock.now())
    await tx.insert(scope, webhooks, {
      id,
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
  return showSecret(ctx, id)
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
