import type { Explanation as Earning } from '../../../db/schema/commissions.ts'
import type { Unearned } from '../../../db/schema/events.ts'
import { format } from '../../../locales/format.ts'
import { formatMoney } from '../../../domain/money.ts'
import type { Report } from '../reports/read-report.ts'
import { wireStatusOf } from '../../earnings/commissions/read/wire-status.ts'
import type { EventRow } from './event-rows.ts'
import type { Explanation } from './schema.ts'

/** The earnings of an event, or the reason for none; for a refund, what it took back. */
export interface Earnings {
  steps: string[]
  commissions: Explanation['commissions']
  unearned: Explanation['unearned']
}

interface Row {
  id: string
  type: string
  partnerId: string
  partner: string
  earned: string
  earnings: string
  currency: string
  status: string
  cancelReason: string | null
  explanation: Earning
  /** By the refund that is explained. */
  taken: string | null
}

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
function findCommissions({ sql, workspaceId }: Report, event: EventRow): Promise<Row[]> {
  const refundId = event.kind === 'refunds' ? event.id : ''
  const eventId = event.kind === 'refunds' ? event.saleId : event.id
  return sql<Row[]>`
    select c.id, c.type, c.partner_id as "partnerId", p.name as partner, c.earned::text,
      c.earnings::text, c.currency, c.status, c.cancel_reason as "cancelReason", c.explanation,
      v.amount::text as taken
    from commissions c
    join partners p on p.workspace_id = ${workspaceId} and p.id = c.partner_id
    left join commission_reversals v on v.workspace_id = ${workspaceId} and v.commission_id = c.id
      and v.event_id = ${refundId}
    where c.workspace_id = ${workspaceId} and c.event_id = ${eventId} and c.reverses_id is null
      and (${refundId} = '' or v.amount is not null)
    order by c.source_id is not null, c.id limit ${MAX_ROWS}`
}

async function findUnearned(
  { sql, workspaceId }: Report,
  { kind, id }: EventRow,
): Promise<Earnings['unearned']> {
  const [row] = await sql<{ unearned: Unearned | null }[]>`
    select unearned from ${sql(kind)} where workspace_id = ${workspaceId} and id = ${id}`
  if (!row?.unearned) return null
  const { reason, steps } = row.unearned
  return { reason, steps: steps.map((step) => format(step)) }
}

function earnedSteps(row: Row): string[] {
  const share = row.type === 'referral' ? ' as a share of it' : ''
  const money = formatMoney(BigInt(row.earned), row.currency)
  const waits = row.status === 'held' && BigInt(row.earned) === 0n
  const sum = waits ? [] : [`${row.partner} earns ${money}${share}.`]
  return [...row.explanation.steps.map((step) => format(step)), ...sum]
}

function takenStep({ partner, taken, currency }: Row): string[] {
  if (taken === null) return []
  return [`It takes ${formatMoney(BigInt(taken), currency)} of the commission of ${partner} back.`]
}

function toCommission(row: Row): Explanation['commissions'][number] {
  const { id, type, partnerId, earnings, currency } = row
  return { id, type, partnerId, earnings: Number(earnings), currency, status: wireStatusOf(row) }
}
