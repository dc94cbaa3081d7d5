import { eq, sql } from 'drizzle-orm'
import { transfers } from '../../../db/schema/payouts.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { mayRepeat } from '../../../domain/payout.ts'
import { findProvider } from '../../../payout-providers/find-provider.ts'
import { loadTransfers, type StoredTransfer } from './intents.ts'
import { recordReport } from './record-report.ts'

/**
 * Hands one transfer to its provider. That it is about to be sent is stored first; whatever happens
 * after that, the job comes again with the same id, and the provider says what became of it.
 */
export async function sendTransfer(deps: Deps, scope: Scope, transferId: string): Promise<void> {
  const stored = await begin(deps, scope, transferId)
  const provider = stored && findProvider(deps.payoutProviders, stored.provider)
  if (!stored || provider?.kind !== 'online') return
  try {
    await recordReport(deps, scope, await provider.send(stored.intent, stored.funding))
  } catch (error) {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    await deps.db.tx.update(scope, transfers, { lastError }, [eq(transfers.id, transferId)])
    throw error
  }
}

/** Null when there is nothing to do: it was sent, canceled, never existed, or is not to be repeated. */
async function begin(deps: Deps, scope: Scope, id: string): Promise<StoredTransfer | null> {
  return deps.db.transact(async (tx) => {
    const here = [eq(transfers.id, id)]
    const row = await tx.first(scope, transfers, here, { lock: 'update' })
    if (row?.status !== 'created' && row?.status !== 'submitting') return null
    const updatedAt = new Date(deps.clock.now())
    const { attempts, createdAt } = row
    if (!mayRepeat({ attempts, createdMs: createdAt.getTime() }, updatedAt.getTime())) {
      deps.log.error({ transferId: id, attempts }, 'transfer not repeated')
      await tx.update(scope, transfers, { lastError: TOO_OLD, updatedAt }, here)
      return null
    }
    const set = { status: 'submitting', attempts: sql`${transfers.attempts} + 1`, updatedAt }
    await tx.update(scope, transfers, set, here)
    const [stored] = await loadTransfers(deps, tx, scope, { ids: [id] })
    return stored ?? null
  })
}

export const TOO_OLD =
  'It is not known whether the provider has paid, and it has forgotten the id by now. Look at the ' +
  'account there, then mark the payout as completed or failed.'
