import { eq, inArray, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import type { Deps } from '../../../deps.ts'
import { lock } from '../../../db/locks.ts'
import { payouts, transfers } from '../../../db/schema/payouts.ts'
import { CREDIT } from '../../../domain/credit.ts'
import { ApiError } from '../../../domain/errors.ts'
import { mayBecome, mayRepeat, type PayoutStatus } from '../../../domain/payout.ts'
import { transact } from '../../../core/transact.ts'
import { parseOptional, parseText } from '../../../core/input.ts'
import { holdPayout } from './cancel-payout.ts'
import { findProvider } from '../../../payout-providers/find-provider.ts'
import { loadPayout } from './get-payout.ts'
import { writeHeldReport, type HeldTransfer } from './record-report.ts'
import type { PayoutDetail } from './schema.ts'

export interface Settlement {
  to: 'completed' | 'failed'
  reference?: string | null | undefined
  reason?: string | undefined
}

/** Settles a payout of which only a person can know the outcome. Repeating it is no mistake. */
export async function settlePayout(
  ctx: Ctx,
  id: string,
  { to, ...said }: Settlement,
): Promise<PayoutDetail> {
  const reference = parseOptional('reference', said.reference)
  const reason = said.reason === undefined ? null : parseText('reason', said.reason)
  return transact(ctx, async (ctx) => {
    const held = await holdPayout(ctx, id)
    if (held.payout.status === to) requireSameReference(held, reference)
    else {
      requireTellable(ctx.deps, held, to)
      if (to === 'completed') await requireOwnReference(ctx, held, reference)
      await writeHeldReport(ctx, held, { status: to, reference, reason })
    }
    return loadPayout(ctx, id)
  })
}

/** Checks that a host which repeats that it booked a payout speaks of the same booking: two would pay twice. */
function requireSameReference({ transfer, payout }: HeldTransfer, reference: string | null): void {
  if (payout.provider !== CREDIT || reference === null || transfer.reference === reference) return
  throw new ApiError(
    'conflict',
    `Payout ${payout.id} is ${payout.status} already, with the reference ${JSON.stringify(transfer.reference)}. ` +
      `If you booked it again as ${JSON.stringify(reference)}, undo that booking.`,
  )
}

/** Checks that no other payout was booked under the reference: one booking pays one of them. */
async function requireOwnReference(
  { tx, scope }: TxCtx,
  { payout }: HeldTransfer,
  reference: string | null,
): Promise<void> {
  if (payout.provider !== CREDIT || reference === null) return
  await tx.run(scope, (ws) => sql`select ${lock('creditBooking', `${ws} ${reference}`)}`)
  const others = await tx.find(scope, transfers, {
    where: [eq(transfers.provider, CREDIT), eq(transfers.reference, reference)],
  })
  const ids = others.map(({ payoutId }) => payoutId).filter((id) => id !== payout.id)
  const where = [inArray(payouts.id, ids), eq(payouts.status, 'completed')]
  const other = ids.length > 0 ? await tx.first(scope, payouts, where) : undefined
  if (!other) return
  throw new ApiError(
    'conflict',
    `Payout ${other.id} was already completed with the reference ${JSON.stringify(reference)}. ` +
      `If you booked payout ${payout.id} too, send the reference of that booking.`,
  )
}

function requireTellable(
  deps: Deps,
  { transfer, payout }: HeldTransfer,
  to: Settlement['to'],
): void {
  const { id, status, provider } = payout
  if (!mayBecome(status as PayoutStatus, to)) {
    throw new ApiError(
      'bad_request',
      `Payout ${id} is ${status} and can’t be ${to}. See its transfer with GET /payouts/${id}.`,
    )
  }
  const kind = findProvider(deps.payoutProviders, provider)?.kind
  if (kind === 'manual' || kind === 'credit') return
  if (kind === 'file') {
    if (transfer.status !== 'created') return
    throw new ApiError(
      'bad_request',
      `Payout ${id} is part of a bank file that hasn’t been submitted. Mark the file as submitted first: POST /payouts/files/${transfer.fileId}/submitted.`,
    )
  }
  const { attempts, createdAt } = transfer
  const isUnknown = transfer.status === 'submitting'
  if (isUnknown && !mayRepeat({ attempts, createdMs: createdAt.getTime() }, deps.clock.now()))
    return
  throw new ApiError(
    'bad_request',
    `The status of payout ${id} comes from its provider (${provider}) and is updated automatically.`,
  )
}
