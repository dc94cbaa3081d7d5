import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { lockAll } from '../../../db/locks.ts'
import { HOLD_ROLLUPS } from '../../../db/rollups.ts'
import { bigint, bool, json, row, type RowOf, text } from '../../../db/row.ts'
import { readCustomerName } from '../../../domain/customer-name.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Verb } from '../../../integrations/port.ts'
import { readRefund, recordRefund } from '../../tracking/sales/refund-sale.ts'
import { readReversal, recordReversal } from '../../tracking/sales/reverse-refund.ts'
import { readSale } from '../../tracking/sales/sale-input.ts'
import { recordSale } from '../../tracking/sales/track-sale.ts'
import type { InboxCase } from './inbox-case.ts'
import { isOwnSale } from './own-sale.ts'
import { processorOf } from './processor-of.ts'

/** How many sales one object may grow into. */
const MAX_SALES = 20

type Settle = Extract<Verb, { verb: 'settle' }> & { customerName: string | null }

interface OwnRefund {
  refundId: string
  amount: string
  isReversed: boolean
}

const StoredSale = row({
  invoiceId: text,
  externalId: text,
  currency: text,
  amount: bigint,
  left: bigint,
  /** Whether somebody earns by it. */
  isCredited: bool,
  /** Whether it may have come through this connection. */
  isReported: bool,
  refunds: json<OwnRefund[]>(),
})
type StoredSale = RowOf<typeof StoredSale>

/**
 * Brings what is recorded of a sale to what it is worth now: what is less is refunded, what is more undoes such
 * refunds or is a further sale. Returns why nothing was done; null: something was.
 */
export async function applySettle(
  ctx: TxCtx,
  event: InboxCase,
  one: Settle,
): Promise<string | null> {
  const sales = await lockSales(ctx, event, one)
  if (!sales.every((sale) => sale.isReported)) {
    return `The sale ${JSON.stringify(one.invoiceId)} belongs to a customer of another program.`
  }
  const target = BigInt(one.amountMinor)
  if (sales.length === 0 && target === 0n) return 'Nothing of this is a sale, and nothing was.'
  const own = target === 0n ? [] : sales.filter((sale) => isOwn(sale, one))
  const others = sales.filter((sale) => !own.includes(sale) && sale.left > 0n)
  for (const sale of others) await giveBack(ctx, sale, sale.left)
  const gap = own.reduce((rest, sale) => rest - sale.left, target)
  if (gap < 0n) await refundRest(ctx, own, -gap)
  const open = gap > 0n ? await undoRefunds(ctx, own, gap) : 0n
  if (open > 0n) await recordMore(ctx, event, { one, sales, amount: open })
  return others.length === 0 && gap === 0n ? 'This sale is recorded already.' : null
}

/** Tells whether a sale can be brought to what it is worth. One in another currency is another sale; so is one of somebody else, unless it has earned somebody something. */
function isOwn({ currency, externalId, isCredited }: StoredSale, one: Settle): boolean {
  return currency === one.currency && (isCredited || externalId === one.customerName)
}

async function refundRest(ctx: TxCtx, sales: readonly StoredSale[], total: bigint): Promise<void> {
  let open = total
  for (const sale of sales.toReversed()) {
    const part = sale.left < open ? sale.left : open
    if (part > 0n) await giveBack(ctx, sale, part)
    open -= part
  }
}

/** Undoes refunds of ours, the latest first, as far as they fit. Returns what is still missing. */
async function undoRefunds(ctx: TxCtx, sales: readonly StoredSale[], gap: bigint): Promise<bigint> {
  const workspace = (await ctx.deps.directory.workspaceById(ctx.scope.workspaceId))!
  let open = gap
  for (const { invoiceId, refunds } of sales) {
    for (const { refundId, amount, isReversed } of refunds.toReversed()) {
      if (isReversed || !refundId.startsWith('settled:') || BigInt(amount) > open) continue
      const input = readReversal(ctx.deps, { invoiceId, refundId })
      await recordReversal(ctx, { workspace, input })
      open -= BigInt(amount)
    }
  }
  return open
}

async function giveBack(ctx: TxCtx, sale: StoredSale, amountMinor: bigint): Promise<void> {
  const workspace = (await ctx.deps.directory.workspaceById(ctx.scope.workspaceId))!
  const { invoiceId, refunds } = sale
  const refundId = `settled:${refunds.length + 1}`
  const input = readRefund(ctx.deps, { invoiceId, refundId, amount: Number(amountMinor) })
  await recordRefund(ctx, { workspace, input })
}

async function recordMore(
  ctx: TxCtx,
  event: InboxCase,
  { one, sales, amount }: { one: Settle; sales: readonly StoredSale[]; amount: bigint },
): Promise<void> {
  const { deps, scope } = ctx
  const workspace = (await deps.directory.workspaceById(scope.workspaceId))!
  const isFirst = sales.length === 0
  if (sales.length >= MAX_SALES) {
    throw new ApiError(
      'unprocessable_entity',
      'This sale was changed too often. Correct it by hand.',
    )
  }
  const { externalId: customerExternalId, programId } = readCustomerName(one.customerName!)
  const body = {
    customerExternalId,
    programId,
    customerName: one.buyer?.name ?? null,
    customerEmail: one.buyer?.email ?? null,
    amount: Number(amount),
    currency: one.currency!,
    eventName: one.eventName,
    paymentProcessor: processorOf(event),
    invoiceId: nthInvoice(one.invoiceId, sales.length + 1),
    ...(isFirst && one.atMs !== null && { timestamp: new Date(one.atMs).toISOString() }),
  }
  await recordSale(ctx, { workspace, input: readSale(deps, body, 'provider') })
}

function nthInvoice(invoiceId: string, n: number): string {
  return n === 1 ? invoiceId : `${invoiceId}:${n}`
}

/** Reads the sales of an invoice and its further ones. Their customer is locked, so that nothing changes meanwhile. */
async function lockSales(ctx: TxCtx, event: InboxCase, one: Settle): Promise<StoredSale[]> {
  const found = await readSales(ctx, event, one.invoiceId)
  const who = new Set([...found.map((sale) => sale.externalId), one.customerName])
  const names = [...who].filter((name) => name !== null)
  if (names.length === 0) return []
  await ctx.tx.run(ctx.scope, () => sql`select ${HOLD_ROLLUPS}`)
  await ctx.tx.run(ctx.scope, (ws) =>
    lockAll(names.map((name) => ({ lock: 'customer', of: `${ws} ${name}` }))),
  )
  return readSales(ctx, event, one.invoiceId)
}

function readSales(
  { tx, scope }: TxCtx,
  event: InboxCase,
  invoiceId: string,
): Promise<StoredSale[]> {
  const ids = Array.from({ length: MAX_SALES }, (_, index) => nthInvoice(invoiceId, index + 1))
  const listed = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  return tx.rows(
    scope,
    StoredSale,
    (ws) => sql`
    select k.invoice_id as "invoiceId", s.customer_external_id as "externalId", s.currency, s.amount,
      s.link_num is not null as "isCredited", ${isOwnSale(ws, event)} as "isReported",
      (s.amount - (select coalesce(sum(r.amount), 0) from refunds r
        where r.workspace_id = ${ws} and r.sale_id = s.id))::text as "left",
      (select coalesce(json_agg(json_build_object('refundId', r.refund_id, 'amount', r.amount::text,
        'isReversed', exists (select 1 from refunds v where v.workspace_id = ${ws}
          and v.sale_id = s.id and v.reverses_id = r.id)) order by r.id), '[]') from refunds r
        where r.workspace_id = ${ws} and r.sale_id = s.id and r.reverses_id = '') as refunds
    from invoice_keys k join sales s on s.workspace_id = ${ws} and s.id = k.sale_id
    where k.workspace_id = ${ws} and k.invoice_id in (${listed})
    order by length(k.invoice_id), k.invoice_id`,
  )
}
