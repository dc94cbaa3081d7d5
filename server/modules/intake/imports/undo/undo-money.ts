import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { postingWrites, type ProgramPosting } from '../../../../db/post-entries.ts'
import { commissions } from '../../../../db/schema/commissions.ts'
import { payouts, transfers } from '../../../../db/schema/payouts.ts'
import { recordset } from '../../../../db/writes.ts'
import { accountOf } from '../../../../domain/commission.ts'
import { move } from '../../../../domain/ledger.ts'
import { stateOf, type CommissionRow } from '../../../earnings/commissions/write-changes.ts'
import type { ImportRecord, Mark, StoredRow } from '../rows.ts'
import { IMPORTED } from '../write/add-to-payouts.ts'
import { kept, undone } from './marks.ts'

/** Cancels commissions and books them back; what was paid by a payout of ours meanwhile stays. */
export async function undoCommissions(
  ctx: TxCtx,
  _imp: ImportRecord,
  rows: readonly StoredRow[],
): Promise<Mark[]> {
  const { deps, tx, scope } = ctx
  const ids = rows.flatMap(({ targetId }) => targetId ?? [])
  const found = await tx.find(scope, commissions, {
    where: [inArray(commissions.id, ids)],
    orderBy: [asc(commissions.id)],
    lock: 'update',
  })
  const owned = await findImported(ctx, found)
  const clawed = await findClawedBack(ctx, ids)
  const isFree = (row: CommissionRow) =>
    !clawed.has(row.id) &&
    row.status !== 'processing' &&
    (row.status !== 'paid' || owned.has(row.payoutId!))
  const free = found.filter(isFree)
  const at = new Date(deps.clock.now())
  const postings = free.flatMap((row) => takeBack(row, { step: deps.ids.make('lp'), at }))
  await tx.write(scope, postingWrites(deps.ids, postings))
  await lessenPayouts(
    ctx,
    free.filter(({ status }) => status === 'paid'),
  )
  const set = {
    status: 'canceled',
    cancelReason: 'canceled',
    holdReason: null,
    earnings: 0n,
    payoutId: null,
    paidAt: null,
    updatedAt: at,
  }
  const freeIds = free.map(({ id }) => id)
  if (freeIds.length > 0)
    await tx.update(scope, commissions, set, [inArray(commissions.id, freeIds)])
  const isUndone = new Set(freeIds)
  return rows.map((row) => (isUndone.has(row.targetId!) ? undone(row) : kept(row, 'paid_since')))
}

function takeBack(row: CommissionRow, { step, at }: { step: string; at: Date }): ProgramPosting[] {
  const { id, enrollmentId, currency, status, earningsMinor } = stateOf(row)
  const from = accountOf(status)
  const posting =
    from &&
    move({
      cause: 'commission_canceled',
      key: `${id}:canceled:${step}`,
      commissionId: id,
      enrollmentId,
      currency,
      from,
      to: 'expense',
      amountMinor: earningsMinor,
    })
  return posting ? [{ ...posting, programId: row.programId, at }] : []
}

/** Finds the payouts among those of commissions that an import brought. */
async function findImported(
  { tx, scope }: TxCtx,
  rows: readonly CommissionRow[],
): Promise<Set<string>> {
  const ids = [...new Set(rows.flatMap(({ payoutId }) => payoutId ?? []))]
  if (ids.length === 0) return new Set()
  const found = await tx.find(scope, payouts, {
    where: [inArray(payouts.id, ids), eq(payouts.provider, IMPORTED)],
  })
  return new Set(found.map(({ id }) => id))
}

async function findClawedBack({ tx, scope }: TxCtx, ids: string[]): Promise<Set<string>> {
  const found = await tx.find(scope, commissions, { where: [inArray(commissions.reversesId, ids)] })
  return new Set(found.flatMap(({ reversesId }) => reversesId ?? []))
}

/** Takes commissions off their payouts and transfers. */
async function lessenPayouts({ tx, scope }: TxCtx, rows: readonly CommissionRow[]): Promise<void> {
  if (rows.length === 0) return
  const sums = [...Map.groupBy(rows, ({ payoutId }) => payoutId!)].map(([id, of]) => ({
    id,
    amount: String(of.reduce((sum, { earnings }) => sum + earnings, 0n)),
    n: of.length,
  }))
  const shape = 'id text, amount bigint, n bigint'
  await tx.run(
    scope,
    (ws) => sql`
    update payouts p set amount = p.amount - r.amount, commissions = p.commissions - r.n
    from ${recordset(sums, shape)} where p.workspace_id = ${ws} and p.id = r.id`,
  )
  await tx.run(
    scope,
    (ws) => sql`
    update transfers t set amount = t.amount - r.amount
    from ${recordset(sums, shape)} where t.workspace_id = ${ws} and t.payout_id = r.id`,
  )
}

/** Cancels payouts of which no commission is left. */
export async function undoPayouts(
  { deps, tx, scope }: TxCtx,
  _imp: ImportRecord,
  rows: readonly StoredRow[],
): Promise<Mark[]> {
  const ids = rows.flatMap(({ targetId }) => targetId ?? [])
  const found = await tx.find(scope, payouts, {
    where: [inArray(payouts.id, ids)],
    orderBy: [asc(payouts.id)],
    lock: 'update',
  })
  const empty = found.filter(({ commissions: count }) => count === 0).map(({ id }) => id)
  const set = { status: 'canceled', updatedAt: new Date(deps.clock.now()) }
  if (empty.length > 0) {
    await tx.update(scope, payouts, set, [inArray(payouts.id, empty)])
    await tx.update(scope, transfers, set, [inArray(transfers.payoutId, empty)])
  }
  const isEmpty = new Set(empty)
  return rows.map((row) => (isEmpty.has(row.targetId!) ? undone(row) : kept(row, 'used_since')))
}
