import { sql, type SQL } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { bigint, int, row, type RowOf, text } from '../../../db/row.ts'
import { formatMoney } from '../../../domain/money.ts'
import { closingBalances } from './check-closings.ts'
import type { LedgerCheck, LedgerDifference, LedgerSum } from './schema.ts'

const MAX_SHOWN = 100

/** Two sums that should be one. `id` is the row that both are about. */
const Found = row({ id: text, currency: text, expected: bigint, found: bigint })

/**
 * Compares the ledger with everything that is kept beside it, in one look at the database: sums per
 * currency, and every difference there is.
 */
export async function checkLedger(ctx: Ctx): Promise<LedgerCheck> {
  return inTransaction(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    await tx.run(scope, () => sql`set transaction isolation level repeatable read, read only`)
    const sums = await sumsOf(ctx)
    const differences: LedgerDifference[] = []
    let count = 0
    for (const kind of DIFFERENCE_KINDS) {
      const found = await tx.rows(scope, Found, (ws) => differing(CHECKS[kind].rows(ws)))
      count += found.length
      const shown = found.slice(0, MAX_SHOWN - differences.length)
      differences.push(...shown.map((one) => present(kind, one)))
    }
    const checkedAt = new Date(deps.clock.now()).toISOString()
    return { ok: count === 0, checkedAt, sums, differenceCount: count, differences }
  })
}

function present(
  kind: DifferenceKind,
  { id, currency, expected, found }: RowOf<typeof Found>,
): LedgerDifference {
  const sentence = CHECKS[kind].sentence
    .replace('{id}', id)
    .replace('{expected}', formatMoney(expected, currency))
    .replace('{found}', formatMoney(found, currency))
  return { kind, id, currency, expected: Number(expected), found: Number(found), sentence }
}

const SumsRow = row({
  currency: text,
  entries: int,
  sum: int,
  expense: int,
  accrued: int,
  payable: int,
  inTransit: int,
  paid: int,
})

async function sumsOf(ctx: TxCtx): Promise<LedgerSum[]> {
  const { tx, scope } = ctx
  return tx.rows(
    scope,
    SumsRow,
    (ws) => sql`
    select currency, count(*)::text as entries, sum(amount)::text as sum, ${ACCOUNT_SUMS}
    from ledger_entries where workspace_id = ${ws} group by currency order by currency`,
  )
}

const account = (name: string): SQL =>
  sql`coalesce(sum(amount) filter (where account = ${name}), 0)`
const ACCOUNT_SUMS = sql`${account('expense')}::text as expense, ${account('accrued')}::text as accrued,
  ${account('payable')}::text as payable, ${account('in_transit')}::text as "inTransit",
  ${account('paid')}::text as paid`

/** Selects the differences. `rows` returns (id, currency, expected, found). */
function differing(rows: SQL): SQL {
  return sql`select id, currency, expected::text as expected, found::text as found
    from (${rows}) r where expected <> found order by id, currency`
}

/** Compares the ledger's sum of an enrollment's account with that of another place. */
const beside = (ws: string, other: SQL, name: string): SQL => sql`
  select coalesce(l.id, o.id) || '/' || ${name}::text as id, coalesce(l.currency, o.currency) as currency,
    coalesce(l.amount, 0) as expected, coalesce(o.amount, 0) as found
  from (select enrollment_id as id, currency, sum(amount) as amount from ledger_entries
    where workspace_id = ${ws} and account = ${name} group by 1, 2) l
  full join (${other}) o on o.id = l.id and o.currency = l.currency`

const eachAccount = (build: (name: string) => SQL): SQL =>
  sql.join(
    ['expense', 'accrued', 'payable', 'in_transit', 'paid'].map((name) => build(name)),
    sql` union all `,
  )

const COMMISSIONS_IN: Record<string, SQL> = {
  accrued: sql`status in ('pending', 'held')`,
  payable: sql`status = 'due'`,
  in_transit: sql`status = 'processing'`,
  paid: sql`status = 'paid'`,
}
const PAYOUTS_IN: Record<string, SQL> = {
  in_transit: sql`status in ('processing', 'sent')`,
  paid: sql`status = 'completed'`,
}

const CHECKS = {
  posting: {
    sentence: 'The entries of posting {id} sum to {found} instead of {expected}.',
    rows: (ws: string) => sql`select posting_id as id, currency, 0 as expected, sum(amount) as found
      from ledger_entries where workspace_id = ${ws} group by 1, 2`,
  },
  balance: {
    sentence: 'The ledger has {expected} at {id}, the balance kept beside it {found}.',
    rows: (ws: string) =>
      eachAccount((name) =>
        beside(
          ws,
          sql`select enrollment_id as id, currency, ${sql.identifier(name)} as amount from balances
            where workspace_id = ${ws}`,
          name,
        ),
      ),
  },
  commission: {
    sentence: 'The ledger has {expected} at {id}, the commissions there sum to {found}.',
    rows: (ws: string) =>
      sql.join(
        Object.entries(COMMISSIONS_IN).map(([name, where]) =>
          beside(
            ws,
            sql`select enrollment_id as id, currency, sum(earnings) as amount from commissions
              where workspace_id = ${ws} and ${where} group by 1, 2`,
            name,
          ),
        ),
        sql` union all `,
      ),
  },
  payout: {
    sentence: 'The ledger has {expected} at {id}, the payouts there sum to {found}.',
    rows: (ws: string) =>
      sql.join(
        Object.entries(PAYOUTS_IN).map(([name, where]) =>
          beside(
            ws,
            sql`select enrollment_id as id, currency, sum(amount) as amount from payouts
              where workspace_id = ${ws} and ${where} group by 1, 2`,
            name,
          ),
        ),
        sql` union all `,
      ),
  },
  payout_commissions: {
    sentence: 'Payout {id} is over {expected}, its commissions sum to {found}.',
    rows: (ws: string) => sql`
      select p.id, p.currency, p.amount as expected, coalesce(sum(c.earnings), 0) as found
      from payouts p left join commissions c on c.workspace_id = ${ws} and c.payout_id = p.id
      where p.workspace_id = ${ws} and p.status in ('processing', 'sent', 'completed') group by 1, 2, 3`,
  },
  transfer: {
    sentence: 'Payout {id} is over {expected}, its transfer over {found}.',
    rows: (ws: string) => sql`
      select p.id, p.currency, p.amount as expected, coalesce(t.amount, 0) as found
      from payouts p left join transfers t on t.workspace_id = ${ws} and t.payout_id = p.id
      where p.workspace_id = ${ws}`,
  },
  closing: {
    sentence: 'The ledger has {expected} at {id}, the closing of the month has stored {found}.',
    rows: closingBalances,
  },
  reversal: {
    sentence: 'Commission {id} should have {expected} left after its refunds, it has {found}.',
    rows: (ws: string) => sql`
      select c.id, c.currency, c.earnings as found,
        case when c.status = 'canceled' then 0 else c.earned - coalesce((select sum(r.amount)
          from commission_reversals r where r.workspace_id = ${ws} and r.commission_id = c.id
            and r.clawback_id is null), 0) end as expected
      from commissions c where c.workspace_id = ${ws}`,
  },
  claw_back: {
    sentence: 'Commission {id} should have {expected} clawed back, it has {found}.',
    rows: (ws: string) => sql`
      select c.id, c.currency, c.clawed_back as found, coalesce(-(select sum(b.earnings)
        from commissions b where b.workspace_id = ${ws} and b.reverses_id = c.id), 0) as expected
      from commissions c where c.workspace_id = ${ws}`,
  },
  refund: {
    sentence: 'Of the sale of commission {id}, {expected} were refunded, it has {found}.',
    rows: (ws: string) => sql`
      select c.id, c.currency, c.amount_refunded as found,
        coalesce(round(c.amount::numeric * r.amount / nullif(s.amount, 0)), 0) as expected
      from commissions c
      join sales s on s.workspace_id = ${ws} and s.id = c.event_id
      cross join lateral (select coalesce(sum(f.amount), 0) as amount from refunds f
        where f.workspace_id = ${ws} and f.sale_id = s.id) r
      where c.workspace_id = ${ws} and not exists (select from commission_reversals v
        where v.workspace_id = ${ws} and v.commission_id = c.id and v.kind = 'manual')`,
  },
} as const satisfies Record<string, { sentence: string; rows: (ws: string) => SQL }>

type DifferenceKind = keyof typeof CHECKS
export const DIFFERENCE_KINDS = Object.keys(CHECKS) as DifferenceKind[]
