import type { BatchCtx } from '../../../core/ctx.ts'
import { exclusive } from '../../../core/transact.ts'
import type { Loader } from '../../../db/loader.ts'
import { lockAll } from '../../../db/locks.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Buyer } from '../../../integrations/port.ts'
import { adoptName } from '../../tracking/customers/adopt-name.ts'
import { findAlias, saveAlias } from './aliases.ts'
import type { InboxCase } from './inbox-case.ts'
import type { InboxRow } from './present.ts'
import { WAIT_MS } from './wait.ts'

/** Returns how long an event has waited, since it arrived. */
export function waitedMs({ deps }: Pick<BatchCtx, 'deps'>, event: InboxRow): number {
  return deps.clock.now() - event.createdAt.getTime()
}

/**
 * Returns the external id of a buyer, and remembers which one the provider's id stands for. Somebody who was
 * known by the provider's id until now gets their own, with what was recorded for them.
 * @throws ApiError `not_found` while the event that says so may still come
 */
export async function nameBuyer(ctx: BatchCtx, event: InboxCase, buyer: Buyer): Promise<string> {
  const name = await chooseName(ctx, event, buyer)
  // Somebody has named them meanwhile: others may be under way with whom this must not share a transaction.
  if (!event.keys.has(customerKey(name))) exclusive(ctx)
  return name
}

async function chooseName(ctx: BatchCtx, event: InboxCase, buyer: Buyer): Promise<string> {
  const { externalId, accountId } = buyer
  if (accountId === null) return nameWithoutAccount(buyer)
  await holdBuyer(ctx, event, accountId)
  const key = { event, kind: 'customer', providerId: accountId } as const
  const known = await findAlias(ctx, key)
  const byProvider = accountId.toLowerCase()
  const isOwnName = externalId !== null && externalId !== byProvider
  if (externalId !== null && (isOwnName || known === null)) {
    if (isOwnName && known === byProvider) await adoptName(exclusive(ctx), known, externalId)
    if (externalId !== known) saveAlias(key, externalId)
    return externalId
  }
  if (known !== null) return known
  if (waitedMs(ctx, event) < WAIT_MS) {
    throw new ApiError('not_found', `No event has said yet who the customer ${accountId} is.`)
  }
  saveAlias(key, byProvider)
  return byProvider
}

/** Names a customer as calls of the API do that may share a transaction. */
export function customerKey(externalId: string): string {
  return `customer ${externalId.trim()}`
}

/** Names a buyer of whom the provider has no record of its own. */
export function nameWithoutAccount({ externalId, email }: Buyer): string {
  return externalId ?? email?.toLowerCase() ?? 'unknown'
}

/** Holds who a customer of the provider's is, so that what is recorded meanwhile is under the right name. */
function holdBuyer(
  { tx, scope }: BatchCtx,
  { connectionId }: InboxRow,
  accountId: string,
): Promise<void> {
  return tx.load(scope, CUSTOMER_LOCKS, `${connectionId} ${accountId}`)
}

const CUSTOMER_LOCKS: Loader<string, void> = {
  name: 'provider customers',
  async load(tx, scope, keys) {
    await tx.run(scope, (ws) =>
      lockAll([...new Set(keys)].map((key) => ({ lock: 'providerCustomer', of: `${ws} ${key}` }))),
    )
    return keys.map(() => undefined)
  },
}
