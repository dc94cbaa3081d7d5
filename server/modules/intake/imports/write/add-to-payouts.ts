import { eq, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { postingWrites } from '../../../../db/post-entries.ts'
import { importRows } from '../../../../db/schema/imports.ts'
import { payoutRuns, payouts, transfers } from '../../../../db/schema/payouts.ts'
import { insertInto, recordset, type Write } from '../../../../db/writes.ts'
import { move } from '../../../../domain/ledger.ts'
import type { PayoutRow } from '../../../../importers/port.ts'
import { findRefs, type Ref } from '../plan/references.ts'
import type { ImportRecord } from '../rows.ts'
import { addDerived } from './add-derived.ts'

/** Of payouts that an import brings: no provider of that name pays, fails or is asked. */
export const IMPORTED = 'import'

/** A commission that was paid at the source. */
export interface Paid {
  commissionId: string
  enrollmentId: string
  partnerId: string
  /** The source's id of the partner. */
  partner: string
  /** The source's id of the payout. */
  payout: string | null
  amountMinor: bigint
  currency: string
  at: Date
  paidAt: Date
}

interface Payout {
  id: string
  /** The line of it; null: none, it gathers what was paid in a month. */
  ref: Ref | null
  isNew: boolean
  of: Paid[]
  paidAt: Date
}

/**
 * Adds commissions to the payouts that paid them, and books the payment, so that both agree at every
 * moment. Without a payout of the source, a partner's payments of a month are one.
 */
export async function addToPayouts(
  ctx: TxCtx,
  imp: ImportRecord,
  { paid, label }: { paid: readonly Paid[]; label: string },
): Promise<(commissionId: string) => string | null> {
  if (paid.length === 0) return () => null
  const refs = await findRefs(
    ctx,
    imp,
    'payout',
    paid.flatMap((one) => [one.payout, monthOf(one)]),
  )
  const byKey = new Map<string, Payout>()
  const payoutIds = new Map<string, string>()
  for (const one of paid) {
    const named = refs.get(one.payout ?? '')
    const row = named?.data as PayoutRow | null | undefined
    const isFit =
      named && row?.partner === one.partner && row.isPaid && row.currency === one.currency
    const key = isFit ? one.payout! : monthOf(one)
    const payout = byKey.get(key) ?? startPayout(ctx, { ref: refs.get(key) ?? null, one, isFit })
    byKey.set(key, payout)
    payout.of.push(one)
    payoutIds.set(one.commissionId, payout.id)
  }
  await writePayouts(ctx, imp, { list: [...byKey], label })
  return (commissionId) => payoutIds.get(commissionId) ?? null
}

function monthOf({ enrollmentId, currency, paidAt }: Paid): string {
  return `month:${enrollmentId}:${currency}:${paidAt.toISOString().slice(0, 7)}`
}

function startPayout(
  { deps }: TxCtx,
  { ref, one, isFit }: { ref: Ref | null; one: Paid; isFit: boolean | undefined },
): Payout {
  const said = (ref?.data as PayoutRow | null)?.at
  const paidAt = isFit && said ? new Date(said) : one.paidAt
  const id = ref?.targetId ?? deps.ids.make('po', paidAt.getTime())
  return { id, ref, isNew: !ref?.targetId, of: [], paidAt }
}

async function writePayouts(
  ctx: TxCtx,
  imp: ImportRecord,
  { list, label }: { list: readonly [string, Payout][]; label: string },
): Promise<void> {
  const { tx, scope } = ctx
  const fresh = list.filter(([, { isNew }]) => isNew)
  const runId = fresh.length > 0 ? await openRun(ctx, imp) : ''
  const writes = fresh.flatMap(([, payout]) => newPayout(ctx, imp, { payout, label, runId }))
  if (writes.length > 0) await tx.write(scope, writes)
  const months = fresh.filter(([, { ref }]) => ref === null)
  await addDerived(
    ctx,
    imp,
    months.map(([key, { id }]) => ({ kind: 'payout', sourceId: key, targetId: id })),
  )
  for (const [, { ref, id }] of fresh) {
    if (ref === null) continue
    const where = [eq(importRows.importId, ref.importId), eq(importRows.num, ref.num)]
    await tx.update(scope, importRows, { targetId: id }, where)
  }
  await addSums(
    ctx,
    list.map(([, payout]) => payout),
  )
  await tx.write(
    scope,
    list.flatMap(([, payout]) => payments(ctx, imp, payout)),
  )
}

/** Opens the run of an import, which groups its payouts. */
export async function openRun(ctx: TxCtx, imp: ImportRecord): Promise<string> {
  const { deps, tx, scope } = ctx
  const key = `import:${imp.id}`
  const known = await tx.first(scope, payoutRuns, [eq(payoutRuns.key, key)])
  if (known) return known.id
  const id = deps.ids.make('run')
  const { programId, createdBy: confirmedBy } = imp
  const row = { id, programId, key, confirmedBy, createdAt: new Date(deps.clock.now()) }
  await tx.insert(scope, payoutRuns, row)
  return id
}

function newPayout(
  { deps }: TxCtx,
  imp: ImportRecord,
  { payout, label, runId }: { payout: Payout; label: string; runId: string },
): Write[] {
  const { id, of, paidAt } = payout
  const { enrollmentId, partnerId, currency } = of[0]!
  const money = { amount: 0n, currency, provider: IMPORTED }
  const times = { createdAt: paidAt, updatedAt: new Date(deps.clock.now()) }
  const owner = { programId: imp.programId, runId, enrollmentId, partnerId }
  return [
    insertInto(payouts, {
      id,
      ...owner,
      ...money,
      status: 'completed',
      commissions: 0,
      masked: label,
      ...times,
      initiatedAt: paidAt,
      sentAt: paidAt,
      paidAt,
    }),
    insertInto(transfers, {
      id: deps.ids.make('tr', paidAt.getTime()),
      payoutId: id,
      ...money,
      status: 'completed',
      ...times,
    }),
  ]
}

function sumOf({ of }: Payout): bigint {
  return of.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
}

/** Adds to the amounts of payouts and their transfers. */
async function addSums({ tx, scope }: TxCtx, list: readonly Payout[]): Promise<void> {
  const sums = list.map((payout) => {
    const times = payout.of.map(({ at }) => at.toISOString()).toSorted()
    const [first, last] = [times[0], times.at(-1)]
    return { id: payout.id, amount: String(sumOf(payout)), n: payout.of.length, first, last }
  })
  const shape = 'id text, amount bigint, n bigint, first timestamptz, last timestamptz'
  await tx.run(
    scope,
    (ws) => sql`
    update payouts p set amount = p.amount + r.amount, commissions = p.commissions + r.n,
      period_start = least(p.period_start, r.first), period_end = greatest(p.period_end, r.last)
    from ${recordset(sums, shape)} where p.workspace_id = ${ws} and p.id = r.id`,
  )
  await tx.run(
    scope,
    (ws) => sql`
    update transfers t set amount = t.amount + r.amount
    from ${recordset(sums, shape)} where t.workspace_id = ${ws} and t.payout_id = r.id`,
  )
}

function payments({ deps }: TxCtx, imp: ImportRecord, payout: Payout): Write[] {
  const { enrollmentId, currency } = payout.of[0]!
  const posting = move({
    cause: 'payout_completed',
    key: `${payout.id}:imported:${deps.ids.make('lp')}`,
    payoutId: payout.id,
    enrollmentId,
    currency,
    from: 'payable',
    to: 'paid',
    amountMinor: sumOf(payout),
  })
  if (!posting) return []
  return postingWrites(deps.ids, [{ ...posting, programId: imp.programId, at: payout.paidAt }])
}
