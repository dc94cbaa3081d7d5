import { bigint, decode, json, nullable, row, type RowOf, text } from '../../../db/row.ts'
import type { Explanation as Earning } from '../../../db/schema/commissions.ts'
import type { Unearned } from '../../../db/schema/unearned.ts'
import { internal, money, type Localizable, type Message } from '../../../domain/message/message.ts'
import type { Report } from '../reports/read-report.ts'
import { wireStatusOf } from '../../earnings/commissions/read/wire-status.ts'
import type { EventRow } from './event-rows.ts'
import type { Explanation } from './schema.ts'

/** The earnings of an event, or the reason for none; for a refund, what it took back. */
export interface Earnings {
  steps: Localizable[]
  commissions: Explanation['commissions']
  unearned: Unearned | null
}

const CommissionRow = row({
  id: text,
  type: text,
  partnerId: text,
  partner: text,
  earned: bigint,
  earnings: bigint,
  /** What it comes to after limits and refunds. */
  net: bigint,
  currency: text,
  status: text,
  cancelReason: nullable(text),
  explanation: json<Earning>(),
  /** By the refund that is explained. */
  taken: nullable(bigint),
})
type CommissionRow = RowOf<typeof CommissionRow>

const UnearnedRow = row({ unearned: nullable(json<Unearned>()) })

const MAX_ROWS = 100

/** Explains the earnings of an event: the rule, the arithmetic, the amount. */
export async function explainEarnings(report: Report, event: EventRow): Promise<Earnings> {
  if (event.kind === 'clicks') return { steps: [], commissions: [], unearned: null }
  const rows = await findCommissions(report, event)
  const unearned = event.kind === 'refunds' ? null : await findUnearned(report, event)
  const steps =
    event.kind === 'refunds'
      ? rows.flatMap(takenStep)
      : [...rows.flatMap(earnedSteps), ...(unearned?.steps ?? [])]
  return { steps, commissions: rows.map(toCommission), unearned }
}

/** Finds the commissions of an event. Claw-backs belong to the commission that they take from. */
async function findCommissions(
  { sql, workspaceId }: Report,
  event: EventRow,
): Promise<CommissionRow[]> {
  const refundId = event.kind === 'refunds' ? event.id : ''
  const eventId = event.kind === 'refunds' ? event.saleId : event.id
  const rows = await sql`
    select c.id, c.type, c.partner_id as "partnerId", p.name as partner, c.earned,
      c.earnings, c.earnings - c.clawed_back as net, c.currency, c.status, c.cancel_reason as "cancelReason", c.explanation,
      v.amount as taken
    from commissions c
    join partners p on p.workspace_id = ${workspaceId} and p.id = c.partner_id
    left join commission_reversals v on v.workspace_id = ${workspaceId} and v.commission_id = c.id
      and v.event_id = ${refundId}
    where c.workspace_id = ${workspaceId} and c.event_id = ${eventId} and c.reverses_id is null
      and (${refundId} = '' or v.amount is not null)
    order by c.source_id is not null, c.id limit ${MAX_ROWS}`
  return decode(CommissionRow, rows)
}

async function findUnearned(
  { sql, workspaceId }: Report,
  { kind, id }: EventRow,
): Promise<Earnings['unearned']> {
  const rows = await sql`
    select unearned from ${sql(kind)} where workspace_id = ${workspaceId} and id = ${id}`
  return decode(UnearnedRow, rows)[0]?.unearned ?? null
}

function earnedSteps({
  type,
  partner,
  earned,
  net,
  currency,
  ...row
}: CommissionRow): Localizable[] {
  const waits = row.status === 'held' && earned === 0n
  if (waits) return row.explanation.steps
  const code = type === 'referral' ? 'internal.event.earns-share' : 'internal.event.earns'
  return [...row.explanation.steps, internal(code, { partner, amount: money(net, currency) })]
}

function takenStep({ partner, taken, currency }: CommissionRow): Message[] {
  if (taken === null) return []
  return taken < 0n
    ? [internal('internal.event.gives-back', { amount: money(-taken, currency), partner })]
    : [internal('internal.event.takes-back', { amount: money(taken, currency), partner })]
}

function toCommission(row: CommissionRow): Explanation['commissions'][number] {
  const { id, type, partnerId, earnings, currency } = row
  return { id, type, partnerId, earnings: Number(earnings), currency, status: wireStatusOf(row) }
}
