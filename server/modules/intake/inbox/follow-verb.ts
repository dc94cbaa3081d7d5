import type { BatchCtx } from '../../../core/ctx.ts'
import { exclusive } from '../../../core/transact.ts'
import { enqueue } from '../../../db/enqueue.ts'
import type { Integration, Verb } from '../../../integrations/port.ts'
import type { InboxCase } from './inbox-case.ts'

/** Sees to it that a provider is told whom a customer or a sale of its came through, if it wants to know. */
export async function followVerb(
  ctx: BatchCtx,
  { connectionId }: InboxCase,
  { one, tell }: { one: Verb; tell: Integration['tell'] },
): Promise<void> {
  if (!tell) return
  const told: { kind: 'customer' | 'sale'; id: string }[] = []
  const buyer = one.verb === 'lead' || one.verb === 'settle' ? one.buyer : null
  if (buyer?.accountId) told.push({ kind: 'customer', id: buyer.accountId })
  if (one.verb === 'settle') told.push({ kind: 'sale', id: one.invoiceId })
  if (told.length === 0) return
  const { tx, scope } = exclusive(ctx)
  for (const { kind, id } of told) {
    const job = { task: 'brief-provider', payload: { connectionId, kind, id } } as const
    await enqueue(tx, scope, job, { key: `brief ${connectionId} ${kind} ${id.slice(0, 255)}` })
  }
}
