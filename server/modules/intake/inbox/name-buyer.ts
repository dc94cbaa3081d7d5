import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { lock } from '../../../db/locks.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Buyer } from '../../../integrations/port.ts'
import { adoptName } from '../../tracking/customers/adopt-name.ts'
import { findAlias, saveAlias } from './aliases.ts'
import type { InboxRow } from './present.ts'
import { WAIT_MS } from './wait.ts'

/** Returns how long an event has waited, since it arrived. */
export function waitedMs({ deps }: Pick<TxCtx, 'deps'>, event: InboxRow): number {
  return deps.clock.now() - event.createdAt.getTime()
}

/**
 * Returns the external id of a buyer, and remembers which one the provider's id stands for. Somebody who was
 * known by the provider's id until now gets their own, with what was recorded for them.
 * @throws ApiError `not_found` while the event that says so may still come
 */
export async function nameBuyer(ctx: TxCtx, event: InboxRow, buyer: Buyer): Promise<string> {
  const { externalId, accountId } = buyer
  if (accountId === null) return externalId ?? buyer.email?.toLowerCase() ?? 'unknown'
  await holdBuyer(ctx, event, accountId)
  const key = { event, kind: 'customer', providerId: accountId } as const
  const known = await findAlias(ctx, key)
  const byProvider = accountId.toLowerCase()
  const isOwnName = externalId !== null && externalId !== byProvider
  if (externalId !== null && (isOwnName || known === null)) {
    if (isOwnName && known === byProvider) await adoptName(ctx, known, externalId)
    if (externalId !== known) await saveAlias(ctx, key, externalId)
    return externalId
  }
  if (known !== null) return known
  if (waitedMs(ctx, event) < WAIT_MS) {
    throw new ApiError('not_found', `No event has said yet who the customer ${accountId} is.`)
  }
  await saveAlias(ctx, key, byProvider)
  return byProvider
}

/** Holds who a customer of the provider's is, so that what is recorded meanwhile is under the right name. */
async function holdBuyer({ tx, scope }: TxCtx, event: InboxRow, accountId: string): Promise<void> {
  const of = `${event.connectionId} ${accountId}`
  await tx.run(scope, (ws) => sql`select ${lock('providerCustomer', `${ws} ${of}`)}`)
}
