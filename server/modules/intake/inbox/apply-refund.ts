import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { lock } from '../../../db/locks.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Refunded, Verb } from '../../../integrations/port.ts'
import { lockRefunded } from '../../tracking/sales/lock-refunded.ts'
import { readRefund, recordRefund } from '../../tracking/sales/refund-sale.ts'
import { readReversal, recordReversal } from '../../tracking/sales/reverse-refund.ts'
import { findAlias, saveAlias } from './aliases.ts'
import { waitedMs } from './name-buyer.ts'
import { lockOrderSales, type OrderSale } from './order-sales.ts'
import { requireOwnSale } from './own-sale.ts'
import { readTotals, refundedOf, saveTotals, undoNamed, unnamedOf } from './refund-totals.ts'
import type { InboxCase } from './inbox-case.ts'
import { AWAIT_MS, WAIT_MS } from './wait.ts'

type Refund = Extract<Verb, { verb: 'refund' }>
type Reversal = Extract<Verb, { verb: 'reverse' }>

/** Records a refund once. Returns why nothing was recorded; null: it was. */
export async function applyRefund(
  ctx: TxCtx,
  event: InboxCase,
  refund: Refund,
): Promise<string | null> {
  const { refundId, kind } = refund
  await holdRefund(ctx, event, refundId)
  if (await findAlias(ctx, { event, kind: 'undone', providerId: refundId })) {
    return `The refund ${refundId} was undone already.`
  }
  const invoiceId = await invoiceOf(ctx, event, refund.of)
  if (refund.growing) return refundOrder(ctx, event, { refund, invoiceId })
  const sale = await lockRefunded(ctx, { invoiceId, refundId })
  if (sale.earlier) return `The refund ${refundId} is recorded already.`
  const left = Number(sale.amount - sale.refunded)
  const { amountMinor, isCapped } = await amountOf(ctx, event, {
    refund,
    invoiceId,
    currency: sale.currency,
  })
  const asked = await notRecorded(ctx, event, {
    refund,
    invoiceId,
    saleId: sale.id,
    amount: amountMinor ?? left,
  })
  if (asked <= 0) return 'As much of this sale was refunded before.'
  // What does not fit waits for another refund to be undone.
  if (left === 0 || (asked > left && !isCapped)) {
    throw new ApiError('not_found', 'More is refunded than is left of this sale.')
  }
  const workspace = (await ctx.deps.directory.workspaceById(ctx.scope.workspaceId))!
  const atMs = refund.atMs ?? null
  const body = {
    invoiceId,
    refundId,
    kind,
    amount: Math.min(asked, left),
    ...(atMs !== null && { timestamp: new Date(Math.max(atMs, sale.atMs)).toISOString() }),
  }
  await recordRefund(ctx, { workspace, input: readRefund(ctx.deps, body) })
  if (refund.isTotal) {
    const totals = await readTotals(ctx, { event, invoiceId })
    const recorded = [...totals.recorded, { refundId, amount: body.amount }]
    saveTotals({ event, invoiceId }, { ...totals, recorded })
  }
  return null
}

/**
 * Returns how much of a refund is not recorded yet: of a total, what is new; of a refund, what no total
 * contains that came before it.
 * @throws ApiError `not_found` while the refunds of a total may still be named
 */
async function notRecorded(
  ctx: TxCtx,
  event: InboxCase,
  known: { refund: Refund; invoiceId: string; saleId: string; amount: number },
): Promise<number> {
  const { refund, invoiceId, saleId, amount } = known
  if (refund.isTotal) {
    const isNew = amount - (await refundedOf(ctx, saleId))
    if (isNew > 0 && refund.awaits && waitedMs(ctx, event) < AWAIT_MS) {
      throw new ApiError('not_found', 'Another event may say more about this refund.')
    }
    return isNew
  }
  if (refund.kind !== 'refund') return amount
  const totals = await readTotals(ctx, { event, invoiceId })
  const { [refund.refundId]: before, ...named } = totals.named
  const part = before ?? Math.min(unnamedOf(totals), amount)
  if (part <= 0) return amount
  saveTotals({ event, invoiceId }, { ...totals, named: { ...named, [refund.refundId]: part } })
  return amount - part
}

/** Refunds an order that may have grown into several sales: the first one first. */
async function refundOrder(
  ctx: TxCtx,
  event: InboxCase,
  { refund, invoiceId }: { refund: Refund; invoiceId: string },
): Promise<string | null> {
  const { refundId, kind, amountMinor } = refund
  const workspace = (await ctx.deps.directory.workspaceById(ctx.scope.workspaceId))!
  const record = (of: string, amount: number | null) => {
    const input = readRefund(ctx.deps, { invoiceId: of, refundId, kind, amount })
    return recordRefund(ctx, { workspace, input })
  }
  const sales = await lockOrderSales(ctx, event, { invoiceId, refundId })
  if (sales.length === 0 || amountMinor === null) {
    await record(invoiceId, amountMinor)
    return null
  }
  if (sales.some(({ hasRefund }) => hasRefund)) return null
  requireEnough(ctx, event, { sales, amountMinor })
  let open = BigInt(amountMinor)
  for (const { invoiceId: of, amount, refunded } of sales) {
    const left = amount - refunded
    const part = left < open ? left : open
    if (part > 0n) await record(of, Number(part))
    open -= part
  }
  return open < BigInt(amountMinor) ? null : 'All of this sale is refunded already.'
}

/**
 * Waits for the payment that a refund gives back, when the order's sales have less left. After a while the
 * difference is one of exchange rates, and what is left is refunded.
 * @throws ApiError `not_found` while it may still come
 */
function requireEnough(
  ctx: TxCtx,
  event: InboxCase,
  { sales, amountMinor }: { sales: readonly OrderSale[]; amountMinor: number },
): void {
  const left = sales.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0n)
  if (BigInt(amountMinor) <= left || waitedMs(ctx, event) >= WAIT_MS) return
  throw new ApiError('not_found', 'More was refunded than any event has said was paid.')
}

/** Undoes a refund; one that comes later counts as undone. Returns why nothing was undone; null: it was. */
export async function applyReversal(
  ctx: TxCtx,
  event: InboxCase,
  { refundId, of }: Reversal,
): Promise<string | null> {
  await holdRefund(ctx, event, refundId)
  saveAlias({ event, kind: 'undone', providerId: refundId }, 'undone')
  const workspace = (await ctx.deps.directory.workspaceById(ctx.scope.workspaceId))!
  try {
    const invoiceId = await invoiceOf(ctx, event, of)
    const sales = await lockOrderSales(ctx, event, { invoiceId, refundId })
    const isUndone = await undoNamed(ctx, { event, invoiceId }, refundId)
    const refunded = sales.filter(({ hasRefund }) => hasRefund).map((sale) => sale.invoiceId)
    if (isUndone && refunded.length === 0) return null
    for (const of of refunded.length > 0 ? refunded : [invoiceId]) {
      const input = readReversal(ctx.deps, { invoiceId: of, refundId })
      await recordReversal(ctx, { workspace, input })
    }
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'not_found') return `The refund ${refundId} is not counted.`
    if (error.code === 'conflict') return `The refund ${refundId} was undone already.`
    throw error
  }
}

/** Makes everything about one refund happen one after the other. */
async function holdRefund({ tx, scope }: TxCtx, event: InboxCase, refundId: string): Promise<void> {
  const of = `${event.connectionId} ${refundId}`
  await tx.run(scope, (ws) => sql`select ${lock('providerRefund', `${ws} ${of}`)}`)
}

/**
 * Converts an amount that is in the buyer's currency, in the proportion in which the sale was. Converted amounts,
 * and those of disputes, which are over the whole payment, never exceed what is left. Null: all that is left, also
 * when the amount is in a currency that cannot be converted.
 */
async function amountOf(
  ctx: TxCtx,
  event: InboxCase,
  sale: { refund: Refund; invoiceId: string; currency: string },
): Promise<{ amountMinor: number | null; isCapped: boolean }> {
  const { amountMinor, kind } = sale.refund
  const currency = sale.refund.currency?.toLowerCase() ?? sale.currency
  const found = await findAlias(ctx, { event, kind: 'charged', providerId: sale.invoiceId })
  const isCapped = kind === 'chargeback'
  const asIs = { amountMinor: currency === sale.currency ? amountMinor : null, isCapped }
  if (found === null || amountMinor === null) return asIs
  // Only `applySale` writes it.
  const charged = JSON.parse(found) as { amountMinor: number; currency: string; saleMinor: number }
  if (currency !== charged.currency.toLowerCase()) return asIs
  const inSale = Math.round((amountMinor * charged.saleMinor) / charged.amountMinor)
  return { amountMinor: Math.max(inSale, 1), isCapped: true }
}

/** Returns the invoice of what is refunded, which is no sale of another program. @throws ApiError `not_found` */
async function invoiceOf(ctx: TxCtx, event: InboxCase, of: Refunded): Promise<string> {
  const invoiceId = await findInvoice(ctx, event, of)
  await requireOwnSale(ctx, event, invoiceId)
  return invoiceId
}

async function findInvoice(ctx: TxCtx, event: InboxCase, of: Refunded): Promise<string> {
  if ('invoiceId' in of) return of.invoiceId
  const { paymentId: providerId } = of
  const found = await findAlias(ctx, { event, kind: 'payment', providerId })
  if (found) return found
  throw new ApiError(
    'not_found',
    `No event has said yet which sale the payment ${providerId} paid.`,
  )
}
