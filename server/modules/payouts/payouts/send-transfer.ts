import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { describeFailure } from '../../../db/describe-failure.ts'
import { transfers } from '../../../db/schema/payouts.ts'
import { mayRepeat } from '../../../domain/payout.ts'
import { findProvider } from '../../../payout-providers/find-provider.ts'
import { readWorkspace } from '../../platform/workspaces/queries.ts'
import { loadTransfers, type StoredTransfer } from './intents.ts'
import { recordReport } from './record-report.ts'

/**
 * Hands one transfer to its provider. That it is about to be sent is stored first; whatever happens
 * after that, the job comes again with the same id, and the provider says what became of it.
 */
export async function sendTransfer(ctx: Ctx, transferId: string): Promise<void> {
  const { deps, tx, scope } = ctx
  const stored = await begin(ctx, transferId)
  const provider = stored && findProvider(deps.payoutProviders, stored.provider)
  if (!stored || provider?.kind !== 'online') return
  // In test mode no money moves: the transfer counts as paid, and its reference says why.
  if ((await readWorkspace(ctx)).mode === 'test') {
    await recordReport(ctx, { transferId, status: 'completed', reference: 'test', reason: null })
    return
  }
  try {
    await recordReport(ctx, await provider.send(stored.intent, stored.funding))
  } catch (error) {
    const lastError = describeFailure(error).message.slice(0, 500)
    // Another answer about it may have been recorded meanwhile, which this failure says nothing of.
    const isOpen = eq(transfers.status, 'submitting')
    await tx.update(scope, transfers, { lastError }, [eq(transfers.id, transferId), isOpen])
    throw error
  }
}

/**
 * Begins a transfer. Null when there is nothing to do: it was sent, canceled, never existed, or is not to
 * be repeated.
 */
async function begin(ctx: Ctx, id: string): Promise<StoredTransfer | null> {
  return inTransaction(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
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
    const [stored] = await loadTransfers(ctx, { ids: [id] })
    return stored ?? null
  })
}

export const TOO_OLD =
  'It is not known whether the provider has paid, and it has forgotten the id by now. Look at the ' +
  'account there, then mark the payout as completed or failed.'
