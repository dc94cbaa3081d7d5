import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { IdRow, row, text } from '../../../../db/row.ts'
import { among } from '../plan/references.ts'
import type { ImportRecord, Mark, StoredRow } from '../rows.ts'
import { kept, undone } from './marks.ts'

/** Deletes links through which nobody has come since. */
export async function undoLinks(
  { deps, tx, scope }: TxCtx,
  _imp: ImportRecord,
  rows: readonly StoredRow[],
): Promise<Mark[]> {
  const at = new Date(deps.clock.now()).toISOString()
  const removed = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
    update links l set deleted_at = ${at}::timestamptz
    where l.workspace_id = ${ws} and l.id in ${among(targets(rows))} and l.deleted_at is null
      and l.clicks = 0 and l.leads = 0 and l.sales = 0
      and not exists (select from customers c where c.workspace_id = ${ws} and c.link_num = l.num)
    returning l.id`,
  )
  const isGone = new Set(removed.map(({ id }) => id))
  return rows.map((row) => (isGone.has(row.targetId!) ? undone(row) : kept(row, 'used_since')))
}

const Freed = row({ id: text, partnerId: text })

/**
 * Removes partners who have neither links nor commissions left. Whoever the ledger names stays, deactivated:
 * its entries are never deleted. An import that comes again takes them up.
 */
export async function undoPartners(
  { deps, tx, scope }: TxCtx,
  _imp: ImportRecord,
  rows: readonly StoredRow[],
): Promise<Mark[]> {
  const ids = targets(rows)
  const at = new Date(deps.clock.now()).toISOString()
  const freed = await tx.rows(
    scope,
    Freed,
    (ws) => sql`
    delete from enrollments e where e.workspace_id = ${ws} and e.id in ${among(ids)}
      and ${unused(ws)}
      and not exists (select from commissions c where c.workspace_id = ${ws} and c.enrollment_id = e.id)
      and not exists (select from balances b where b.workspace_id = ${ws} and b.enrollment_id = e.id)
      and not exists (select from fraud_flags f where f.workspace_id = ${ws} and f.enrollment_id = e.id)
      and not exists (select from payouts p where p.workspace_id = ${ws} and p.enrollment_id = e.id)
    returning e.id, e.partner_id as "partnerId"`,
  )
  const ended = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
    update enrollments e
    set status = case e.status when 'banned' then 'banned' else 'deactivated' end, updated_at = ${at}::timestamptz
    where e.workspace_id = ${ws} and e.id in ${among(ids)} and ${unused(ws)}
      and not exists (
        select from commissions c where c.workspace_id = ${ws} and c.enrollment_id = e.id
          and (c.source_key not like 'import:%' or c.status <> 'canceled'))
    returning e.id`,
  )
  await removePeople(
    { tx, scope },
    freed.map(({ partnerId }) => partnerId),
  )
  const isGone = new Set([...freed, ...ended].map(({ id }) => id))
  return rows.map((row) => (isGone.has(row.targetId!) ? undone(row) : kept(row, 'used_since')))
}

/** Selects enrollments `e` whose partner has no link in the program. */
const unused = (ws: string) => sql`not exists (select from links l where l.workspace_id = ${ws}
  and l.partner_id = e.partner_id and l.program_id = e.program_id and l.deleted_at is null)`

/** Removes people who are in no program any more and have left nothing. */
async function removePeople(
  { tx, scope }: Pick<TxCtx, 'tx' | 'scope'>,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return
  await tx.run(
    scope,
    (ws) => sql`
    delete from partners p where p.workspace_id = ${ws} and p.id in ${among(ids)}
      and not exists (select from enrollments e where e.workspace_id = ${ws} and e.partner_id = p.id)
      and not exists (select from payout_methods m where m.workspace_id = ${ws} and m.partner_id = p.id)
      and not exists (select from discount_codes d where d.workspace_id = ${ws} and d.partner_id = p.id)
      and not exists (select from partners o where o.workspace_id = ${ws} and o.merged_into_id = p.id)`,
  )
}

function targets(rows: readonly StoredRow[]): string[] {
  return rows.flatMap(({ targetId }) => targetId ?? [])
}
