import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { postingWrites, type ProgramPosting } from '../../../../db/post-entries.ts'
import { bigint, nullable, number, row, text, type RowOf } from '../../../../db/row.ts'
import { commissions } from '../../../../db/schema/commissions.ts'
import { insertInto, type Write } from '../../../../db/writes.ts'
import { accrue } from '../../../../domain/commission.ts'
import { arrivalOf, type Arrival } from '../../../../domain/imports.ts'
import { move } from '../../../../domain/ledger.ts'
import { message } from '../../../../domain/message/message.ts'
import type { CommissionRow } from '../../../../importers/port.ts'
import type { ProgramRow } from '../../../program/programs/queries.ts'
import { planCommissions, type CommissionPlan } from '../plan/plan-money.ts'
import { among } from '../plan/references.ts'
import type { ImportRecord, Line, Mark } from '../rows.ts'
import { addToPayouts, type Paid } from './add-to-payouts.ts'
import { markOf } from './mark-of.ts'
import { findOwners } from './write-links.ts'
import { timeOf } from './write-partners.ts'

const DAY_MS = 86_400_000

const EventRow = row({
  id: text,
  customerId: nullable(text),
  linkNum: nullable(number),
  invoiceId: nullable(text),
  amount: bigint,
  currency: text,
})
type EventRow = RowOf<typeof EventRow>

export interface MoneyPlace {
  program: ProgramRow
  holdingPeriodDays: number
  label: string
}

type Owners = Awaited<ReturnType<typeof findOwners>>

/**
 * Writes commissions as they stand at the source. What was paid there is booked as earned and paid on its own
 * days, within a payout of the import: it is never payable here.
 */
export async function writeCommissions(
  ctx: TxCtx,
  imp: ImportRecord,
  lines: readonly Line<CommissionRow>[],
  place: MoneyPlace,
): Promise<Mark[]> {
  const plans = await planCommissions(ctx, imp, lines, place.program)
  const owners = await findOwners(
    ctx,
    plans.flatMap(({ enrollmentId }) => enrollmentId ?? []),
  )
  const events = await findSales(
    ctx,
    plans.flatMap(({ saleId }) => saleId ?? []),
  )
  const marks: Mark[] = []
  const made: Made[] = []
  for (const plan of plans) {
    const { line, verdict } = plan
    const owner = owners.get(plan.enrollmentId ?? '')
    if (!('create' in verdict)) marks.push(markOf(line, verdict))
    else if (!owner) marks.push({ num: line.num, status: 'skipped', reason: 'partner_missing' })
    else {
      const one = make(ctx, imp, { plan, owner, place, sale: events.get(plan.saleId ?? '') })
      made.push(one)
      marks.push({ num: line.num, status: 'done', targetId: one.id, created: true })
    }
  }
  const payoutOf = await addToPayouts(ctx, imp, { paid: made.flatMap(paidOf), label: place.label })
  const writes = made.flatMap((one) => writesOf(ctx, one, payoutOf(one.id)))
  if (writes.length > 0) await ctx.tx.write(ctx.scope, writes)
  return marks
}

interface Made {
  id: string
  line: Line<CommissionRow>
  enrollmentId: string
  partnerId: string
  arrival: Arrival
  earningsMinor: bigint
  at: Date
  paidAt: Date
  columns: Omit<typeof commissions.$inferInsert, 'workspaceId' | 'payoutId'>
}

interface Making {
  plan: CommissionPlan
  owner: NonNullable<ReturnType<Owners['get']>>
  sale: EventRow | undefined
  place: MoneyPlace
}

function make({ deps }: TxCtx, imp: ImportRecord, { plan, owner, sale, place }: Making): Made {
  const { data, num } = plan.line
  const nowMs = deps.clock.now()
  const at = timeOf(data.at ?? data.paidAt, nowMs)
  const paidAt = timeOf(data.paidAt ?? data.at, nowMs)
  const id = deps.ids.make('cm', at.getTime())
  const isBanned = owner.status === 'banned'
  const arrival = arrivalOf(data.status, { isBanned, unpaid: imp.unpaid })
  const earned = BigInt(data.earningsMinor)
  const maturesAt = new Date(
    data.dueAt === null ? at.getTime() + place.holdingPeriodDays * DAY_MS : Date.parse(data.dueAt),
  )
  const event = sale ? { type: 'sale', id: sale.id, at: at.toISOString() } : null
  const steps = [message('commission.imported', { source: place.label })]
  const own = { id, enrollmentId: owner.id, partnerId: owner.partnerId }
  const columns = {
    ...own,
    ...arrival,
    ...subjectOf(plan, sale, place.program.currency),
    programId: imp.programId,
    sourceKey: `import:${imp.id}:${num}`,
    earned,
    earnings: arrival.status === 'canceled' ? 0n : earned,
    currency: data.currency,
    description: data.description,
    explanation: { event, reward: null, conversion: null, steps },
    maturesAt,
    createdAt: at,
    updatedAt: new Date(nowMs),
    paidAt: arrival.status === 'paid' ? paidAt : null,
  }
  return { ...own, line: plan.line, arrival, earningsMinor: earned, at, paidAt, columns }
}

/** Tells what a commission is for: a sale, or without one an amount of its own. */
function subjectOf(plan: CommissionPlan, sale: EventRow | undefined, currency: string) {
  if (!sale) return { type: 'custom', customerId: plan.customerId, amount: 0n }
  return {
    type: 'sale',
    eventId: sale.id,
    customerId: sale.customerId,
    linkNum: sale.linkNum,
    invoiceId: sale.invoiceId,
    amount: sale.currency === currency ? sale.amount : 0n,
  }
}

function paidOf(one: Made): Paid[] {
  if (one.arrival.status !== 'paid') return []
  const { id, enrollmentId, partnerId, earningsMinor, at, paidAt, line } = one
  const { payout, partner, currency } = line.data
  const owner = { enrollmentId, partnerId, partner }
  return [{ commissionId: id, ...owner, payout, amountMinor: earningsMinor, currency, at, paidAt }]
}

function writesOf({ deps }: TxCtx, made: Made, payoutId: string | null): Write[] {
  const row = insertInto(commissions, { ...made.columns, payoutId })
  return [row, ...postingWrites(deps.ids, postingsOf(made))]
}

/** Books what was earned; that it was paid is booked with its payout. */
function postingsOf({ columns, arrival, at, earningsMinor }: Made): ProgramPosting[] {
  const { id, enrollmentId, currency, programId } = columns
  const state = { id, enrollmentId, currency, earningsMinor }
  if (arrival.status === 'canceled') return []
  const posting =
    arrival.status === 'paid'
      ? move({
          cause: 'commission_accrued',
          key: `${id}:accrued`,
          commissionId: id,
          enrollmentId,
          currency,
          from: 'expense',
          to: 'payable',
          amountMinor: earningsMinor,
        })
      : accrue({ ...state, status: arrival.status })
  return posting ? [{ ...posting, programId, at }] : []
}

async function findSales(
  { tx, scope }: TxCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EventRow>> {
  if (ids.length === 0) return new Map()
  const found = await tx.rows(
    scope,
    EventRow,
    (ws) => sql`
    select s.id, s.customer_id as "customerId", s.link_num::float8 as "linkNum",
      s.invoice_id as "invoiceId", s.amount, s.currency
    from sales s where s.workspace_id = ${ws} and s.id in ${among(ids)}`,
  )
  return new Map(found.map((sale) => [sale.id, sale]))
}
