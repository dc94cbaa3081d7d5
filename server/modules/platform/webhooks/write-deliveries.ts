import { inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { IdRow } from '../../../db/row.ts'
import { webhooks } from '../../../db/schema/webhooks.ts'
import type { TakenEvent } from '../../../domain/events.ts'
import { subjectOf } from '../../../domain/webhook-events.ts'
import type { WebhookRow } from './present.ts'
import { ownedBy } from './queries.ts'
import { writeDeliveryRows, type Told } from './write-delivery.ts'

/** What is told of an event to the one partner whom it is about. */
export interface ToldPartner {
  enrollmentId: string
  data: object
}

/** What is told, by the event's number. */
interface Payloads {
  workspace: ReadonlyMap<string, object>
  partners: ReadonlyMap<string, ToldPartner>
  /** The endpoints that are told; without them all are. */
  webhookIds: readonly string[] | undefined
}

/**
 * Writes events down for each endpoint that is to be told of them, once, in their order: the workspace's, and
 * those of the partner whom an event is about. Without a payload its subject is gone, so nobody is told.
 */
export async function writeDeliveries(
  ctx: Ctx,
  events: readonly TakenEvent[],
  { workspace, partners, webhookIds }: Payloads,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const only = webhookIds && inArray(webhooks.id, [...webhookIds])
    await writeFor(ctx, [ownedBy(null), only], () => toldOf(events, (num) => workspace.get(num)))
    const enrolled = [...new Set(Array.from(partners.values(), (told) => told.enrollmentId))]
    if (enrolled.length === 0) return
    const which = webhookIds && or(only, await ofHeirs(ctx, { webhookIds, enrolled }))
    await writeFor(ctx, [inArray(webhooks.enrollmentId, enrolled), which], ({ enrollmentId }) =>
      toldOf(events, (num) => {
        const told = partners.get(num)
        return told?.enrollmentId === enrollmentId ? told?.data : undefined
      }),
    )
  })
}

/**
 * Builds the condition that endpoints are of partners whom others were merged into, if endpoints of those others were to
 * be told: they hear what was meant for them. An endpoint that was only deleted has no heirs.
 */
async function ofHeirs(
  { tx, scope }: TxCtx,
  { webhookIds, enrolled }: { webhookIds: readonly string[]; enrolled: readonly string[] },
): Promise<SQL | undefined> {
  const named = [inArray(webhooks.id, [...webhookIds])]
  const left = await tx.find(scope, webhooks, { where: named })
  const gone = webhookIds.filter((id) => !left.some((webhook) => webhook.id === id))
  if (gone.length === 0) return undefined
  const heirs = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
    select e.id from enrollments e where e.workspace_id = ${ws} and e.id in ${enrolled}
      and exists (select from audit_entries a
        join partners p on p.workspace_id = ${ws} and p.id = a.subject_id
        where a.workspace_id = ${ws} and a.resource_id in ${gone} and a.type = 'webhook'
          and a.action = 'deleted' and p.merged_into_id = e.partner_id)`,
  )
  const ids = heirs.map(({ id }) => id)
  return ids.length === 0 ? undefined : inArray(webhooks.enrollmentId, ids)
}

/** Writes down what each of some endpoints is told, as far as it wants to hear it. */
async function writeFor(
  ctx: TxCtx,
  which: readonly (SQL | undefined)[],
  toldTo: (webhook: WebhookRow) => Told[],
): Promise<void> {
  const { tx, scope } = ctx
  const where = [isNull(webhooks.disabledAt), ...which]
  // Locked, so that one which is deleted meanwhile waits, and its deliveries go with it.
  const found = await tx.find(scope, webhooks, { where, lock: 'key share' })
  for (const webhook of found) {
    const wanted: readonly string[] = webhook.events
    const told = toldTo(webhook).filter(({ event }) => wanted.includes(event))
    await writeDeliveryRows(ctx, webhook.id, told)
  }
}

function toldOf(
  events: readonly TakenEvent[],
  payloadOf: (num: string) => object | undefined,
): Told[] {
  return events.flatMap(({ num, type, data }): Told[] => {
    const payload = payloadOf(num)
    if (!payload) return []
    return [{ event: type, subject: subjectOf({ type, data }), data: payload, eventNum: num }]
  })
}
