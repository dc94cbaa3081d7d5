import { sql } from 'drizzle-orm'
import { hashOf } from '../../../../core/input.ts'
import type { TxCtx } from '../../../../core/ctx.ts'
import { CLOSED_MS, eventTotals, HOLD_ROLLUPS, type Counted } from '../../../../db/rollups.ts'
import { bool, nullable, number, row, text, type RowOf } from '../../../../db/row.ts'
import { invoiceKeys, leadKeys, leads, sales } from '../../../../db/schema/events.ts'
import { insertInto, recordset, type Write } from '../../../../db/writes.ts'
import { internal } from '../../../../domain/message/message.ts'
import type { LeadRow, SaleRow } from '../../../../importers/port.ts'
import { planLeads, planSales } from '../plan/plan-events.ts'
import { among } from '../plan/references.ts'
import type { ImportRecord, Line, Mark } from '../rows.ts'
import { markOf } from './mark-of.ts'
import { timeOf } from './write-partners.ts'

const NO_ORIGIN = {
  locationId: 0,
  agentId: 0,
  referrerId: 0,
  urlId: 0,
  utmId: 0,
  trigger: 0,
} as const

const Buyer = row({
  id: text,
  externalId: text,
  linkNum: nullable(number),
  linkId: nullable(text),
  leadId: nullable(text),
  converted: bool,
})
type Buyer = RowOf<typeof Buyer>

/** What writing events needs to know of the workspace and the source. */
export interface EventPlace {
  /** The importer's label. */
  label: string
  ownCurrency: string
}

/** Writes leads at their own times, counted in every total. */
export async function writeLeads(
  ctx: TxCtx,
  imp: ImportRecord,
  lines: readonly Line<LeadRow>[],
  { label, ownCurrency }: EventPlace,
): Promise<Mark[]> {
  const { deps, tx, scope } = ctx
  const isLate = await holdRollups(ctx)
  const plans = await planLeads(ctx, imp, lines)
  const buyers = await findBuyers(
    ctx,
    plans.flatMap(({ customerId }) => customerId ?? []),
  )
  const writes: Write[] = []
  const counted: Counted[] = []
  const firsts: { id: string; leadId: string }[] = []
  const marks = plans.map(({ line, verdict, customerId }): Mark => {
    if (!('create' in verdict)) return markOf(line, verdict)
    const buyer = buyers.get(customerId ?? '')
    if (!buyer || buyer.linkNum === null) return noCustomer(line)
    const at = timeOf(line.data.at, deps.clock.now())
    const id = deps.ids.make('evt', at.getTime())
    const { eventName } = line.data
    const late = isLate(at)
    const about = { id, customerId: buyer.id, linkNum: buyer.linkNum, eventName, rolled: late }
    writes.push(insertInto(leadKeys, { customerId: buyer.id, eventName, leadId: id }))
    writes.push(insertInto(leads, { ...about, ...verdictOf(buyer, label), createdAt: at }))
    counted.push({ at, late, linkNum: buyer.linkNum, origin: NO_ORIGIN, leads: 1 })
    firsts.push({ id: buyer.id, leadId: id })
    return { num: line.num, status: 'done', targetId: id, created: true }
  })
  await tx.write(scope, [...writes, ...eventTotals(counted, ownCurrency)])
  await tx.run(
    scope,
    (ws) => sql`
    update customers c set lead_id = coalesce(c.lead_id, r."leadId")
    from ${recordset(firsts, 'id text, "leadId" text')} where c.workspace_id = ${ws} and c.id = r.id`,
  )
  return marks
}

/** Writes sales at their own times, counted in every total and for their customers. */
export async function writeSales(
  ctx: TxCtx,
  imp: ImportRecord,
  lines: readonly Line<SaleRow>[],
  { label, ownCurrency }: EventPlace,
): Promise<Mark[]> {
  const { deps, tx, scope } = ctx
  const isLate = await holdRollups(ctx)
  const plans = await planSales(ctx, imp, lines)
  const buyers = await findBuyers(
    ctx,
    plans.flatMap(({ customerId }) => customerId ?? []),
  )
  const converted = new Set([...buyers.values()].flatMap((one) => (one.converted ? [one.id] : [])))
  const writes: Write[] = []
  const counted: Counted[] = []
  const bought: Bought[] = []
  const marks = plans.map(({ line, verdict, customerId }): Mark => {
    if (!('create' in verdict)) return markOf(line, verdict)
    const buyer = buyers.get(customerId ?? '')
    if (!buyer || buyer.linkNum === null) return noCustomer(line)
    const at = timeOf(line.data.at, deps.clock.now())
    const id = deps.ids.make('evt', at.getTime())
    const late = isLate(at)
    const amount = BigInt(line.data.amountMinor)
    writes.push(...newSale({ id, buyer, line, at, late, label, source: imp.source }))
    const { linkNum } = buyer
    const conversions = converted.has(buyer.id) ? 0 : 1
    converted.add(buyer.id)
    const { currency } = line.data
    const money = { saleAmountMinor: amount, currency }
    counted.push({ at, late, linkNum, origin: NO_ORIGIN, sales: 1, conversions, ...money })
    const own = currency === ownCurrency ? amount : 0n
    bought.push({ id: buyer.id, amount: String(own), at: at.toISOString() })
    return { num: line.num, status: 'done', targetId: id, created: true }
  })
  await tx.write(scope, [...writes, ...eventTotals(counted, ownCurrency)])
  await addToBuyers(ctx, bought)
  return marks
}

interface Bought {
  id: string
  amount: string
  at: string
}

interface NewSale {
  id: string
  buyer: Buyer
  line: Line<SaleRow>
  at: Date
  late: boolean
  label: string
  source: string
}

function newSale({ id, buyer, line, at, late, label, source }: NewSale): Write[] {
  const { invoiceId, eventName, amountMinor, currency } = line.data
  const row = insertInto(sales, {
    id,
    customerId: buyer.id,
    customerExternalId: buyer.externalId,
    linkNum: buyer.linkNum,
    leadId: buyer.leadId,
    eventName: eventName ?? 'Purchase',
    amount: BigInt(amountMinor),
    currency,
    paymentProcessor: source,
    invoiceId,
    rolled: late,
    ...verdictOf(buyer, label),
    createdAt: at,
  })
  if (invoiceId === null) return [row]
  const bodyHash = hashOf({ source, invoiceId })
  return [row, insertInto(invoiceKeys, { invoiceId, saleId: id, bodyHash })]
}

function verdictOf(buyer: Buyer, label: string) {
  const link = { id: buyer.linkId ?? '' }
  const step = internal('internal.attribution.imported', { source: label, link })
  return { reason: 'imported' as const, steps: [step], clickId: null, clientSide: false }
}

function noCustomer(line: Line): Mark {
  return { num: line.num, status: 'skipped', reason: 'customer_missing' }
}

const Closed = row({ ms: number })

/** Keeps the rollups from moving on, and tells which times they have passed. */
export async function holdRollups({ tx, scope }: TxCtx): Promise<(at: Date) => boolean> {
  await tx.run(scope, () => sql`select ${HOLD_ROLLUPS}`)
  const [closed] = await tx.rows(scope, Closed, () => sql`select ${CLOSED_MS} as ms`)
  return (at) => at.getTime() < closed!.ms
}

async function findBuyers(
  { tx, scope }: TxCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Buyer>> {
  const found = await tx.rows(
    scope,
    Buyer,
    (ws) => sql`
    select c.id, c.external_id as "externalId", c.link_num::float8 as "linkNum", l.id as "linkId",
      c.lead_id as "leadId", c.converted
    from customers c
    left join links l on l.workspace_id = ${ws} and l.num = c.link_num
    where c.workspace_id = ${ws} and c.id in ${among(ids)}
    order by c.id for update of c`,
  )
  return new Map(found.map((buyer) => [buyer.id, buyer]))
}

async function addToBuyers({ tx, scope }: TxCtx, bought: readonly Bought[]): Promise<void> {
  await tx.run(
    scope,
    (ws) => sql`
    update customers c set sales = c.sales + b.n, sale_amount = c.sale_amount + b.amount,
      first_sale_at = least(c.first_sale_at, b.first),
      seen_at = least(c.seen_at, b.first), converted = true
    from (
      select r.id, count(*) as n, sum(r.amount) as amount, min(r.at) as first
      from ${recordset(bought, 'id text, amount bigint, at timestamptz')} group by 1
    ) b
    where c.workspace_id = ${ws} and c.id = b.id`,
  )
}
