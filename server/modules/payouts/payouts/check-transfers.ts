import { asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transfers } from '../../../db/schema/payouts.ts'
import type { Deps } from '../../../deps.ts'
import type { TransferState } from '../../../domain/payout.ts'
import { findProvider } from '../../../payout-providers/find-provider.ts'
import { loadTransfers } from './intents.ts'
import { recordReport, type TransferRow } from './record-report.ts'
import { sendTransfer, TOO_OLD } from './send-transfer.ts'
import { describeFailure } from '../../../db/describe-failure.ts'

const TIMEOUT_MS = 10 * 60_000
const BATCH = 200

/** States in which more is to come; the provider may not know of a transfer in the first two. */
export const OPEN_STATES: readonly TransferState[] = ['created', 'submitting', 'sent']

/**
 * Asks the providers what became of transfers that nothing was heard of for ten minutes; one of which it
 * is not known whether the provider has it is handed over (again), under its id.
 */
export async function checkTransfers(ctx: Ctx): Promise<void> {
  const { deps, tx, scope } = ctx
  const before = new Date(deps.clock.now() - TIMEOUT_MS)
  const open = await tx.find(scope, transfers, {
    where: [
      inArray(transfers.status, OPEN_STATES),
      inArray(transfers.provider, onlineProviders(deps)),
      lt(transfers.updatedAt, before),
      sql`${transfers.lastError} is distinct from ${TOO_OLD}`,
    ],
    orderBy: [asc(transfers.updatedAt)],
    limit: BATCH,
  })
  for (const transfer of open) {
    try {
      await check(ctx, transfer)
    } catch (error) {
      // Its turn comes again after the others'.
      const set = { updatedAt: new Date(deps.clock.now()) }
      await tx.update(scope, transfers, set, [eq(transfers.id, transfer.id)])
      deps.log.warn(
        { transferId: transfer.id, ...describeFailure(error) },
        'transfer not looked up',
      )
    }
  }
}

export function onlineProviders({ payoutProviders }: Deps): string[] {
  return Object.values(payoutProviders).flatMap(({ kind, name }) =>
    kind === 'online' ? [name] : [],
  )
}

/** Asks the provider of one transfer what became of it; one that ended meanwhile is left alone. */
export async function checkTransfer(ctx: Ctx, id: string): Promise<void> {
  const { tx, scope } = ctx
  const transfer = await tx.first(scope, transfers, [eq(transfers.id, id)])
  if (transfer?.status === 'submitting' || transfer?.status === 'sent') await check(ctx, transfer)
}

async function check(ctx: Ctx, { id, status }: TransferRow): Promise<void> {
  const [stored] = await loadTransfers(ctx, { ids: [id] })
  const provider = stored && findProvider(ctx.deps.payoutProviders, stored.provider)
  if (!stored || provider?.kind !== 'online') return
  const { reference, intent, funding } = stored
  if (status !== 'sent' || reference === null) return sendTransfer(ctx, id)
  await recordReport(ctx, await provider.lookUp(intent, reference, funding))
}
