import { inArray, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { eventTotals, type Counted } from '../../../../db/rollups.ts'
import { IdRow } from '../../../../db/row.ts'
import { customers, invoiceKeys, leadKeys, leads, sales } from '../../../../db/schema/events.ts'
import { refunds } from '../../../../db/schema/refunds.ts'
import { recordset } from '../../../../db/writes.ts'
import { among } from '../plan/references.ts'
import type { ImportRecord, Mark, StoredRow } from '../rows.ts'
import type { Place } from '../run/batch.ts'
import { holdRollups } from '../write/write-events.ts'
import { kept, undone } from './marks.ts'

type SaleRow = typeof sales.$inferSelect

/** Removes sales, unless they were refunded here, and takes them out of every total. */
export async function undoSales(
  ctx: TxCtx,
  _imp: ImportRecord,
  rows: readonly StoredRow[],
  { ownCurrency }: Place,
): Promise<Mark[]> {
  const { tx, scope } = ctx
  const isLate = await holdRollups(ctx)
  const ids = rows.flatMap(({ targetId }) => targetId ?? [])
  const refunded = await tx.find(scope, refunds, { where: [inArray(refunds.saleId, ids)] })
  const isUsed = new Set(refunded.map(({ saleId }) => saleId))
  const free = ids.filter((id) => !isUsed.has(id))
  await tx.remove(scope, invoiceKeys, [inArray(invoiceKeys.saleId, free)])
  const removed = await tx.remove(scope, sales, [inArray(sales.id, free)])
  const last = await takeFromBuyers(ctx, removed, ownCurrency)
  const counted = removed.flatMap((sale) => countedLess(sale, { isLate, last }))
  await tx.write(scope, eventTotals(counted, ownCurrency))
  return rows.map((row) => (isUsed.has(row.targetId!) ? kept(row, 'used_since') : undone(row)))
}

function countedLess(
  { createdAt: at, rolled, linkNum, amount, currency, customerId, ...origin }: SaleRow,
  { isLate, last }: { isLate: (at: Date) => boolean; last: Set<string> },
): Counted[] {
  if (linkNum === null) return []
  // Of several of one customer, the first that is taken away takes the conversion along.
  const conversions = customerId !== null && last.delete(customerId) ? -1 : 0
  const late = rolled || isLate(at)
  const money = { saleAmountMinor: -amount, currency }
  return [{ at, late, linkNum, origin, sales: -1, conversions, ...money }]
}

/** Takes sales off their customers. Returns those who have none left. */
async function takeFromBuyers(
  { tx, scope }: TxCtx,
  removed: readonly SaleRow[],
  ownCurrency: string,
): Promise<Set<string>> {
  const less = removed.map(({ customerId, currency, amount }) => ({
    id: customerId,
    amount: String(currency === ownCurrency ? amount : 0n),
  }))
  const ended = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
    with less as (
      select r.id, count(*) as n, sum(r.amount) as amount
      from ${recordset(less, 'id text, amount bigint')} where r.id is not null group by 1
    ), changed as (
      update customers c set sales = c.sales - b.n, sale_amount = c.sale_amount - b.amount,
        converted = c.converted and c.sales > b.n,
        first_sale_at = case when c.sales > b.n then (
          select min(s.created_at) from sales s
          where s.workspace_id = ${ws} and s.customer_external_id = c.external_id) end
      from less b where c.workspace_id = ${ws} and c.id = b.id
      returning c.id, c.sales
    )
    select id from changed where sales = 0`,
  )
  return new Set(ended.map(({ id }) => id))
}

/** Removes leads and takes them out of every total. */
export async function undoLeads(
  ctx: TxCtx,
  _imp: ImportRecord,
  rows: readonly StoredRow[],
  { ownCurrency }: Place,
): Promise<Mark[]> {
  const { tx, scope } = ctx
  const isLate = await holdRollups(ctx)
  const ids = rows.flatMap(({ targetId }) => targetId ?? [])
  await tx.remove(scope, leadKeys, [inArray(leadKeys.leadId, ids)])
  const removed = await tx.remove(scope, leads, [inArray(leads.id, ids)])
  await tx.update(scope, customers, { leadId: null }, [inArray(customers.leadId, ids)])
  const counted = removed.flatMap(({ createdAt: at, rolled, linkNum, quantity, ...origin }) =>
    linkNum === null ? [] : [{ at, late: rolled || isLate(at), linkNum, origin, leads: -quantity }],
  )
  await tx.write(scope, eventTotals(counted, ownCurrency))
  return rows.map(undone)
}

/** Removes customers of whom nothing else is known. */
export async function undoCustomers(
  { tx, scope }: TxCtx,
  _imp: ImportRecord,
  rows: readonly StoredRow[],
): Promise<Mark[]> {
  const ids = rows.flatMap(({ targetId }) => targetId ?? [])
  const removed = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
    delete from customers c where c.workspace_id = ${ws} and c.id in ${among(ids)}
      and not exists (select from leads l where l.workspace_id = ${ws} and l.customer_id = c.id)
      and not exists (select from sales s where s.workspace_id = ${ws}
        and s.customer_external_id = c.external_id)
      and not exists (select from commissions m where m.workspace_id = ${ws}
        and m.customer_id = c.id and m.source_key not like 'import:%')
    returning c.id`,
  )
  const isGone = new Set(removed.map(({ id }) => id))
  return rows.map((row) => (isGone.has(row.targetId!) ? undone(row) : kept(row, 'used_since')))
}
