import type { Sql } from 'postgres'
import { DIMENSIONS } from '../server/db/rollups.ts'

/** Every rollup at once, as the writers and the worker would have left them. */
export async function rollUpAll(sql: Sql, untilMs: number): Promise<void> {
  const dimensions = {
    link: 'link_num',
    location: 'location_id',
    agent: 'agent_id',
    referrer: 'referrer_id',
    url: 'url_id',
    utm: 'utm_id',
    trigger: 'trigger',
  } as const
  const per = (unit: string) => `date_bin('${unit}', created_at, 'epoch')`
  await sumInto(sql, 'rollup_workspace', ['workspace_id', per('15 minutes')])
  await sumInto(sql, 'rollup_link', ['workspace_id', 'link_num', per('1 hour')])
  const day = `(created_at at time zone 'UTC')::date`
  for (const [dimension, column] of Object.entries(dimensions)) {
    const number = `${DIMENSIONS[dimension as keyof typeof DIMENSIONS]}::smallint`
    await sumInto(sql, 'rollup_day', ['workspace_id', number, day, column])
  }
  await sql`
    update links l set clicks = r.clicks, leads = r.leads, sales = r.sales, sale_amount = r.amount
    from (select workspace_id, link_num, sum(clicks) as clicks, sum(leads) as leads, sum(sales) as sales,
      coalesce(sum(sale_amount) filter (where currency = 'usd'), 0) as amount from rollup_link group by 1, 2) r
    where l.workspace_id = r.workspace_id and l.num = r.link_num`
  const until = new Date(untilMs)
  await sql`update rollup_state set closed_until = ${until}, rolled_until = ${until}`
  await sql`vacuum analyze`
}

/** Adds all events to a rollup whose key is these expressions and the currency, in the key's order. */
async function sumInto(sql: Sql, rollup: string, key: readonly string[]): Promise<void> {
  const numbers = [...key, ''].map((_, i) => i + 1).join(', ')
  const from = (table: string, currency: string, figures: string) => `
    insert into ${rollup} as r select ${key.join(', ')}, ${currency}, ${figures} from ${table}
    where link_num is not null group by ${numbers} order by ${numbers}`
  await sql.unsafe(from('clicks', `''::text`, 'count(*), 0, 0, 0'))
  for (const conversions of [
    from('leads', `''::text`, '0, sum(quantity), 0, 0'),
    from('sales', 'currency', '0, 0, count(*), sum(amount)'),
    from('refunds', 'currency', '0, 0, 0, -sum(amount)'),
  ]) {
    await sql.unsafe(`${conversions} on conflict (${CONFLICT[rollup]!}, currency)
      do update set clicks = r.clicks + excluded.clicks, leads = r.leads + excluded.leads,
        sales = r.sales + excluded.sales, sale_amount = r.sale_amount + excluded.sale_amount`)
  }
}

const CONFLICT: Record<string, string> = {
  rollup_workspace: 'workspace_id, quarter',
  rollup_link: 'workspace_id, link_num, hour',
  rollup_day: 'workspace_id, dimension, day, value_id',
}
