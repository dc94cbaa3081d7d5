import type { Limit, RewardTerms } from './calls.ts'
import { namedCommissions, namedPayouts, type NamedPayout } from './names.ts'
import type { World } from './world.ts'

/** A commission with everything beside it, as the database has it. */
export interface StoredCommission {
  id: string
  name: string
  enrollmentId: string
  type: 'lead' | 'sale' | 'referral' | 'custom'
  status: string
  holdReason: string | null
  cancelReason: string | null
  eventId: string | null
  customerId: string | null
  customer: string | null
  rewardId: string | null
  rewardVersion: number | null
  modifier: number | null
  amount: bigint
  quantity: number
  earned: bigint
  earnings: bigint
  currency: string
  reversesId: string | null
  sourceId: string | null
  payoutId: string | null
  atMs: number
  maturesMs: number
  /** The place of its promise in the ledger. */
  accrued: number | null
  reversals: { kind: string; amount: bigint; clawbackId: string | null; atMs: number }[]
}

export interface StoredSale {
  id: string
  invoiceId: string
  amount: bigint
  currency: string
  atMs: number
  plan: string
  processor: string
  country: string | null
  /** The version of the sale's reward that the customer was won under. */
  pinned: { id: string; version: number } | null
  /** It went to another link than its customer, under the offer of that day. */
  isAside: boolean
  refunded: bigint
  lastRefundMs: number
}

export interface StoredEntry {
  postingId: string
  enrollmentId: string
  account: string
  currency: string
  amount: bigint
}

export interface Facts {
  commissions: StoredCommission[]
  sales: StoredSale[]
  versions: Map<string, Omit<RewardTerms, 'limits'> & { limits: Limit[] }>
  entries: StoredEntry[]
  payouts: (NamedPayout & { enrollmentId: string; status: string; currency: string })[]
}

/** Everything that the assertions look at, as plain rows. */
export async function loadFacts(world: World): Promise<Facts> {
  const ws = world.workspace.id
  const { sql } = world.backend.deps.db
  const [names, rows, sales, versions, entries, named, payouts] = await Promise.all([
    namedCommissions(world),
    sql`
      select c.id, c.enrollment_id as "enrollmentId", c.type, c.status, c.hold_reason as "holdReason",
        c.cancel_reason as "cancelReason", c.event_id as "eventId", c.customer_id as "customerId",
        p.external_id as customer, c.reward_id as "rewardId", c.reward_version as "rewardVersion",
        (c.explanation->'reward'->>'modifier')::int as modifier, c.amount::text, c.quantity,
        c.earned::text, c.earnings::text, c.currency, c.reverses_id as "reversesId",
        c.source_id as "sourceId", c.payout_id as "payoutId",
        extract(epoch from c.created_at)::float8 * 1000 as "atMs",
        extract(epoch from c.matures_at)::float8 * 1000 as "maturesMs",
        (select min(e.num)::int from ledger_postings o join ledger_entries e
          on e.workspace_id = ${ws} and e.posting_id = o.id where o.workspace_id = ${ws}
          and o.commission_id = c.id and o.cause = 'commission_accrued') as accrued,
        coalesce((select json_agg(json_build_object('kind', r.kind, 'amount', r.amount::text,
          'clawbackId', r.clawback_id, 'atMs', extract(epoch from r.created_at) * 1000))
          from commission_reversals r where r.workspace_id = ${ws} and r.commission_id = c.id), '[]')
          as reversals
      from commissions c
      left join customers p on p.workspace_id = ${ws} and p.id = c.customer_id
      where c.workspace_id = ${ws} order by c.id`,
    sql`
      select s.id, s.invoice_id as "invoiceId", s.amount::text, s.currency,
        extract(epoch from s.created_at)::float8 * 1000 as "atMs", s.metadata->>'plan' as plan,
        s.payment_processor as processor, p.country, p.pinned->'rewards'->'sale' as pinned,
        s.link_num is distinct from p.link_num as "isAside",
        coalesce(sum(r.amount), 0)::text as refunded,
        coalesce(extract(epoch from max(r.created_at))::float8 * 1000, 0) as "lastRefundMs"
      from sales s left join customers p on p.workspace_id = ${ws} and p.id = s.customer_id
      left join refunds r on r.workspace_id = ${ws} and r.sale_id = s.id
      where s.workspace_id = ${ws}
      group by s.id, s.invoice_id, s.amount, s.currency, s.created_at, s.metadata,
        s.payment_processor, p.country, p.pinned, s.link_num, p.link_num`,
    sql`
      select reward_id as id, version, type, amount_minor::int as amount, rate_bps as "rateBps",
        max_duration_months as "maxDurationMonths", limits, modifiers,
        exclude, products
      from reward_versions where workspace_id = ${ws}`,
    sql`
      select posting_id as "postingId", enrollment_id as "enrollmentId", account, currency, amount::text
      from ledger_entries where workspace_id = ${ws}
      order by posting_id, position`,
    namedPayouts(world),
    sql`
      select id, enrollment_id as "enrollmentId", status, currency from payouts
      where workspace_id = ${ws}`,
  ])
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  const payoutOf = new Map(named.map((one) => [one.id, one]))
  return {
    commissions: rows.map((row) => ({
      ...withBigints(row, ['amount', 'earned', 'earnings']),
      name: nameOf.get(row.id)!,
      reversals: row.reversals.map((one: any) => withBigints(one, ['amount'])),
    })) as StoredCommission[],
    sales: sales.map((row) => withBigints(row, ['amount', 'refunded'])) as StoredSale[],
    versions: new Map(
      versions.map(({ id, version, limits, modifiers, products, ...rest }) => [
        `${id} ${version}`,
        {
          ...rest,
          limits: limits.map(asWritten),
          modifiers: modifiers.map(asWritten),
          products: products.map(asWritten),
        },
      ]),
    ) as unknown as Facts['versions'],
    entries: entries.map((row) => withBigints(row, ['amount'])) as StoredEntry[],
    payouts: payouts.map((row) => ({ ...payoutOf.get(row.id)!, ...row })) as Facts['payouts'],
  }
}

function withBigints(row: any, names: string[]): any {
  return { ...row, ...Object.fromEntries(names.map((name) => [name, BigInt(row[name])])) }
}

/** Limits and modifiers name their amounts with the unit in the database. */
function asWritten({ amountMinor, ...rest }: any): any {
  return { ...rest, amount: amountMinor }
}
