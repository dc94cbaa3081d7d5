import type { Ctx } from '../../../core/ctx.ts'
import type { Buyer, Verb } from '../../../integrations/port.ts'
import { readAlias } from './aliases.ts'
import {
  customerKey,
  getProviderEmail,
  nameIn,
  nameWithoutAccount,
  renameIn,
  type Reported,
} from './name-buyer.ts'
import type { Reading } from './read-verbs.ts'

/** What can be done beside other work; whatever else there is changes or locks rows that others wait for. */
const SHARED = new Set<Verb['verb']>([
  'identify',
  'lead',
  'sale',
  'payment',
  'codes',
  'code',
  'ignore',
])

/**
 * Tells whether an event may share its transaction (docs/decisions/0016). One that records twice may not: it
 * has written when it finds out that it needs a transaction of its own.
 */
export function canShare({ verbs, tell }: Reading): boolean {
  const recorded = verbs.filter(({ verb }) => verb === 'lead' || verb === 'sale')
  const isTwice = recorded.some((one) => one.verb === 'sale' && (one.leadName ?? one.growing))
  return (
    tell === null && !isTwice && recorded.length <= 1 && verbs.every(({ verb }) => SHARED.has(verb))
  )
}

/** Lists what an event is about: another one about the same waits for it. */
export async function conflictKeys(
  ctx: Ctx,
  event: Reported,
  verbs: readonly Verb[],
): Promise<string[]> {
  const keys = [`inbox event ${event.id}`]
  for (const one of verbs) {
    if ('buyer' in one && one.buyer) keys.push(...(await buyerKeys(ctx, event, one.buyer)))
    if ('invoiceId' in one) keys.push(`invoice ${one.invoiceId.trim()}`)
    if (one.verb !== 'sale' && one.verb !== 'payment') continue
    const ids = one.verb === 'sale' ? one.paymentIds : [one.paymentId]
    keys.push(...ids.map((id) => `payment ${event.connectionId} ${id}`))
  }
  return [...new Set(keys)]
}

async function buyerKeys(ctx: Ctx, event: Reported, buyer: Buyer): Promise<string[]> {
  const { accountId, externalId } = buyer
  const ids = [accountId, getProviderEmail(buyer)].filter((id) => id !== null)
  if (ids.length === 0) return [customerKey(nameWithoutAccount(event, buyer))]
  const given = [externalId, ...ids.map((id) => id.toLowerCase())]
  const names = given.map((name) => nameIn(event, name))
  for (const providerId of ids) {
    const stored = await readAlias(ctx, { event, kind: 'customer', providerId })
    names.push(renameIn(event, stored))
  }
  return [
    ...ids.map((id) => `account ${event.connectionId} ${id}`),
    ...names.filter((name) => name !== null).map(customerKey),
  ]
}
