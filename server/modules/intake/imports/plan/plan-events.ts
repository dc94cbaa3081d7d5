import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { invoiceKeys, leadKeys, sales } from '../../../../db/schema/events.ts'
import type { LeadRow, SaleRow } from '../../../../importers/port.ts'
import type { ImportRecord, Line } from '../rows.ts'
import { findFirsts, findRefs, judgeId, type Ref, type Refs, type Verdict } from './references.ts'

export interface EventPlan<R extends LeadRow | SaleRow> {
  line: Line<R>
  verdict: Verdict
  customerId: string | null
}

/** Plans leads: one customer has one of a name, whoever recorded it. */
export async function planLeads(
  ctx: Ctx,
  imp: ImportRecord,
  lines: readonly Line<LeadRow>[],
): Promise<EventPlan<LeadRow>[]> {
  const { tx, scope } = ctx
  const data = lines.map((line) => line.data)
  const own = await findRefs(
    ctx,
    imp,
    'lead',
    data.map(({ id }) => id),
  )
  const buyers = await findRefs(
    ctx,
    imp,
    'customer',
    data.map(({ customer }) => customer),
  )
  const lookup = ({ customer, eventName }: LeadRow) => `${customer}\n${eventName}`
  const firsts = await findFirsts(ctx, imp, 'lead', { lookups: data.map(lookup) })
  const ids = [...buyers.values()].flatMap(({ targetId }) => targetId ?? [])
  const stored =
    ids.length === 0
      ? []
      : await tx.find(scope, leadKeys, { where: [inArray(leadKeys.customerId, ids)] })
  const here = new Map(stored.map((key) => [`${key.customerId}\n${key.eventName}`, key.leadId]))
  return lines.map((line) => {
    const buyer = buyers.get(line.data.customer)
    const customerId = buyer?.targetId ?? null
    const leadId = here.get(`${customerId}\n${line.data.eventName}`)
    const isFirst = (firsts.get(lookup(line.data)) ?? line.num) === line.num
    const verdict =
      judgeId(imp, line, own) ??
      judgeBuyer(buyer) ??
      (isFirst ? null : { skip: 'duplicate' as const }) ??
      (leadId === undefined ? { create: true as const } : { match: leadId })
    return { line, verdict, customerId }
  })
}

function judgeBuyer(buyer: Ref | undefined): Verdict | null {
  return buyer ? null : { skip: 'customer_missing' }
}

interface SalesHere {
  own: Refs
  buyers: Refs
  firsts: ReadonlyMap<string, number>
  byInvoice: ReadonlyMap<string, typeof sales.$inferSelect>
}

/** Plans sales: an invoice that was recorded here is the same sale, if it says the same. */
export async function planSales(
  ctx: Ctx,
  imp: ImportRecord,
  lines: readonly Line<SaleRow>[],
): Promise<EventPlan<SaleRow>[]> {
  const data = lines.map((line) => line.data)
  const invoices = data.map(({ invoiceId }) => invoiceId)
  const here: SalesHere = {
    own: await findRefs(
      ctx,
      imp,
      'sale',
      data.map(({ id }) => id),
    ),
    buyers: await findRefs(
      ctx,
      imp,
      'customer',
      data.map(({ customer }) => customer),
    ),
    firsts: await findFirsts(ctx, imp, 'sale', { lookups: invoices }),
    byInvoice: await findInvoices(
      ctx,
      invoices.flatMap((invoice) => invoice ?? []),
    ),
  }
  return lines.map((line) => ({
    line,
    verdict: judgeSale(imp, line, here),
    customerId: here.buyers.get(line.data.customer)?.targetId ?? null,
  }))
}

function judgeSale(imp: ImportRecord, line: Line<SaleRow>, here: SalesHere): Verdict {
  const { customer, invoiceId, amountMinor, currency } = line.data
  const known = judgeId(imp, line, here.own)
  if (known) return known
  const buyer = here.buyers.get(customer)
  if (!buyer) return { skip: 'customer_missing' }
  if (invoiceId === null) return { create: true }
  if ((here.firsts.get(invoiceId) ?? line.num) !== line.num) return { skip: 'invoice_twice' }
  const sale = here.byInvoice.get(invoiceId)
  if (!sale) return { create: true }
  const isSame =
    sale.amount === BigInt(amountMinor) &&
    sale.currency === currency &&
    sale.customerId === buyer.targetId
  return isSame ? { match: sale.id } : { skip: 'invoice_differs' }
}

async function findInvoices(
  { tx, scope }: Ctx,
  invoiceIds: string[],
): Promise<SalesHere['byInvoice']> {
  if (invoiceIds.length === 0) return new Map()
  const keys = await tx.find(scope, invoiceKeys, {
    where: [inArray(invoiceKeys.invoiceId, invoiceIds)],
  })
  if (keys.length === 0) return new Map()
  const ids = keys.map(({ saleId }) => saleId)
  const found = await tx.find(scope, sales, { where: [inArray(sales.id, ids)] })
  const byId = new Map(found.map((sale) => [sale.id, sale]))
  return new Map(
    keys.flatMap(({ invoiceId, saleId }) => {
      const sale = byId.get(saleId)
      return sale ? [[invoiceId, sale] as const] : []
    }),
  )
}
