import { sql, type SQL } from 'drizzle-orm'

/**
 * Selects the opening and closing balances of closed months: what the entries booked until then sum to,
 * beside what was stored at the closing. Returns (id, currency, expected, found).
 */
export function closingBalances(ws: string): SQL {
  return sql`
    with moved as (
      select c.month, e.program_id, e.enrollment_id, e.account, e.currency, sum(e.amount) as amount
      from ledger_entries e join ledger_closings c on c.workspace_id = ${ws}
        and c.program_id = e.program_id and c.starts_at <= e.booked_at and c.ends_at > e.booked_at
      where e.workspace_id = ${ws} group by 1, 2, 3, 4, 5
    ), booked as (
      select m.*, sum(m.amount) over (
        partition by m.program_id, m.enrollment_id, m.account, m.currency order by m.month
      ) as closing
      from moved m
    )
    select concat_ws('/', coalesce(k.month, b.month), coalesce(k.enrollment_id, b.enrollment_id),
        coalesce(k.account, b.account), side.name) as id,
      coalesce(k.currency, b.currency) as currency, side.expected, side.found
    from (select * from ledger_closing_balances where workspace_id = ${ws}) k
    full join booked b on b.program_id = k.program_id and b.enrollment_id = k.enrollment_id
      and b.account = k.account and b.currency = k.currency and b.month = k.month
    cross join lateral (values
      ('opening', coalesce(b.closing - b.amount, 0), coalesce(k.opening, 0)),
      ('closing', coalesce(b.closing, 0), coalesce(k.closing, 0))
    ) as side (name, expected, found)`
}
