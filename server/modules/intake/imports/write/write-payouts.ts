import { inArray } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { postingWrites } from '../../../../db/post-entries.ts'
import { commissions } from '../../../../db/schema/commissions.ts'
import { payouts } from '../../../../db/schema/payouts.ts'
import { insertInto, type Write } from '../../../../db/writes.ts'
import { move } from '../../../../domain/ledger.ts'
import { message } from '../../../../domain/message/message.ts'
import type { PayoutRow } from '../../../../importers/port.ts'
import { planPayouts } from '../plan/plan-money.ts'
import type { ImportRecord, Line, Mark } from '../rows.ts'
import { addDerived } from './add-derived.ts'
import { addToPayouts } from './add-to-payouts.ts'
import { markOf } from './mark-of.ts'
import type { MoneyPlace } from './write-commissions.ts'
import { findOwners } from './write-links.ts'
import { timeOf } from './write-partners.ts'

interface Difference {
  line: Line<PayoutRow>
  enrollmentId: string
  partnerId: string
  /** What the payment was more than its commissions. */
  amountMinor: bigint
}

/**
 * Completes payouts whose commissions were written before. Where the source paid another amount than its
 * commissions come to, the difference is a commission of its own, so that what was paid is right to the cent.
 */
export async function writePayouts(
  ctx: TxCtx,
  imp: ImportRecord,
  lines: readonly Line<PayoutRow>[],
  place: MoneyPlace,
): Promise<Mark[]> {
  const { tx, scope } = ctx
  const plans = await planPayouts(ctx, imp, lines, place.program)
  const owners = await findOwners(
    ctx,
    plans.flatMap(({ enrollmentId }) => enrollmentId ?? []),
  )
  const ids = lines.flatMap(({ targetId }) => targetId ?? [])
  const begun =
    ids.length === 0 ? [] : await tx.find(scope, payouts, { where: [inArray(payouts.id, ids)] })
  const amounts = new Map(begun.map(({ id, amount }) => [id, amount]))
  const differences: Difference[] = []
  const marks: Mark[] = []
  for (const { line, verdict, enrollmentId } of plans) {
    const owner = owners.get(enrollmentId ?? '')
    if (!('create' in verdict)) marks.push(markOf(line, verdict))
    else if (!owner) marks.push({ num: line.num, status: 'skipped', reason: 'partner_missing' })
    else {
      const missing = BigInt(line.data.amountMinor) - (amounts.get(line.targetId ?? '') ?? 0n)
      const { id, partnerId } = owner
      if (missing !== 0n || line.targetId === null) {
        differences.push({ line, enrollmentId: id, partnerId, amountMinor: missing })
      }
      marks.push({ num: line.num, status: 'done', created: true })
    }
  }
  await bookDifferences(ctx, imp, differences, place)
  return marks
}

async function bookDifferences(
  ctx: TxCtx,
  imp: ImportRecord,
  differences: readonly Difference[],
  { label, program }: MoneyPlace,
): Promise<void> {
  const { deps, tx, scope } = ctx
  const made = differences.map((one) => {
    const at = timeOf(one.line.data.at, deps.clock.now())
    return { ...one, at, id: deps.ids.make('cm', at.getTime()) }
  })
  const paid = made.map(({ id, line, at, ...one }) => {
    const { partner, id: payout, currency } = line.data
    return { ...one, commissionId: id, partner, payout, currency, at, paidAt: at }
  })
  const payoutOf = await addToPayouts(ctx, imp, { paid, label })
  const { currency } = program
  const writes = made.flatMap((one) =>
    differenceWrites(ctx, imp, { ...one, label, currency, payoutId: payoutOf(one.id) }),
  )
  if (writes.length > 0) await tx.write(scope, writes)
  await addDerived(
    ctx,
    imp,
    made.map(({ id, line, amountMinor: amount }) => {
      const { id: payout } = line.data
      return { kind: 'commission', sourceId: `rest:${payout}`, targetId: id, amount, currency }
    }),
  )
}

interface DifferenceRow extends Difference {
  id: string
  at: Date
  label: string
  currency: string
  payoutId: string | null
}

function differenceWrites({ deps }: TxCtx, imp: ImportRecord, one: DifferenceRow): Write[] {
  const { id, at, line, enrollmentId, partnerId, amountMinor, label, currency } = one
  const steps = [message('commission.import-difference', { source: label })]
  const posting = move({
    cause: 'commission_accrued',
    key: `${id}:accrued`,
    commissionId: id,
    enrollmentId,
    currency,
    from: 'expense',
    to: 'payable',
    amountMinor,
  })
  const row = insertInto(commissions, {
    id,
    programId: imp.programId,
    enrollmentId,
    partnerId,
    sourceKey: `import:${imp.id}:payout:${line.num}`,
    type: 'custom',
    status: 'paid',
    amount: 0n,
    earned: amountMinor,
    earnings: amountMinor,
    currency,
    description: steps[0]!,
    explanation: { event: null, reward: null, conversion: null, steps },
    payoutId: one.payoutId,
    maturesAt: at,
    createdAt: at,
    updatedAt: new Date(deps.clock.now()),
    paidAt: at,
  })
  const postings = posting ? [{ ...posting, programId: imp.programId, at }] : []
  return [row, ...postingWrites(deps.ids, postings)]
}
