import type { Sql } from 'postgres'

export interface Filled {
  workspaceId: string
  /** Whose rows are copied. */
  enrollmentId: string
  rows: number
}

const TABLES = ['partners', 'enrollments', 'links', 'commissions']

/**
 * Copies one partner, its link and a commission as often as asked: a large workspace, in seconds. The copies
 * have ids, names and addresses of their own, and no history.
 */
export async function fillConsole(sql: Sql, { workspaceId, enrollmentId, rows }: Filled) {
  await sql.begin(async (tx) => {
    // Without the audit log: the rows are for reading.
    const triggers = async (what: 'disable' | 'enable') => {
      for (const table of TABLES) await tx.unsafe(`alter table ${table} ${what} trigger user`)
    }
    await triggers('disable')
    const copy = async (table: string, from: string, changes: string) => {
      await tx.unsafe(
        `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(o) || ${changes})).*
         from (select * from ${table} where workspace_id = $1 and ${from} limit 1) o,
           generate_series(1, ${rows}) n`,
        [workspaceId],
      )
    }
    const [own] = await tx<{ partner: string; num: number }[]>`
      select e.partner_id as partner, l.num::float8 as num from enrollments e
      join links l on l.workspace_id = e.workspace_id and l.partner_id = e.partner_id
      where e.workspace_id = ${workspaceId} and e.id = ${enrollmentId}`
    const id = (prefix: string) => `'${prefix}_bench' || lpad(n::text, 10, '0')`
    await copy(
      'partners',
      `id = '${own!.partner}'`,
      `jsonb_build_object('id', ${id('pn')}, 'name', 'Partner ' || n, 'username', null,
        'email', 'partner' || n || '@bench.test')`,
    )
    await copy(
      'enrollments',
      `id = '${enrollmentId}'`,
      `jsonb_build_object('id', ${id('enr')}, 'partner_id', ${id('pn')}, 'tenant_id', null)`,
    )
    await copy(
      'links',
      `num = ${own!.num}`,
      `jsonb_build_object('id', ${id('link')}, 'num', 10000000 + n, 'key', 'bench-' || n,
        'key_lookup', 'bench-' || n, 'partner_id', ${id('pn')}, 'clicks', n % 100)`,
    )
    await tx.unsafe(
      `insert into commissions select (jsonb_populate_record(null::commissions, jsonb_build_object(
          'workspace_id', $1::text, 'id', 'cm_bench' || lpad(n::text, 10, '0'), 'type', 'custom', 'source_key', 'bench:' || n,
          'program_id', e.program_id, 'enrollment_id', ${id('enr')}, 'partner_id', ${id('pn')},
          'currency', 'usd', 'amount', 1000 + n, 'earned', 100 + n % 900, 'earnings', 100 + n % 900,
          'quantity', 1, 'status', 'pending', 'amount_refunded', 0, 'clawed_back', 0,
          'wholly_refunded', false, 'explanation', '{"steps":[]}'::jsonb,
          'matures_at', now() + interval '30 days', 'created_at', now(), 'updated_at', now()))).*
       from (select program_id from enrollments where workspace_id = $1 and id = '${enrollmentId}') e,
         generate_series(1, ${rows}) n`,
      [workspaceId],
    )
    await triggers('enable')
  })
  await sql`analyze`
}
