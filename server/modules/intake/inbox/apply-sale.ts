import type { BatchCtx, TxCtx } from '../../../core/ctx.ts'
import { exclusive } from '../../../core/transact.ts'
import { readCustomerName } from '../../../domain/customer-name.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { SaleParts, Verb } from '../../../integrations/port.ts'
import { findCode } from '../../program/discount-codes/queries.ts'
import { readSale } from '../../tracking/sales/sale-input.ts'
import { recordSale } from '../../tracking/sales/track-sale.ts'
import { findAlias, saveAlias } from './aliases.ts'
import { nameBuyer, waitedMs } from './name-buyer.ts'
import { applyLead } from './apply-lead.ts'
import { lockOrderSales, nextInvoice } from './order-sales.ts'
import type { InboxCase } from './inbox-case.ts'
import { processorOf } from './processor-of.ts'
import { AWAIT_MS } from './wait.ts'
import { withoutUnknown } from './without-unknown.ts'

const MAX_CODES = 20

type Sale = Extract<Verb, { verb: 'sale' }>

/** Records a sale once per invoice. Returns why nothing was recorded; null: it was. */
export async function applySale(
  ctx: BatchCtx,
  event: InboxCase,
  sale: Sale,
): Promise<string | null> {
  const elsewhere = await countedElsewhere(ctx, event, sale)
  if (elsewhere !== null) return `The payment is counted by ${JSON.stringify(elsewhere)}.`
  const { codes, unnamed } = await codesOf(ctx, event, sale)
  const partnersCode = await choosePartnersCode(ctx, event, codes)
  const mayFollow = unnamed || (sale.awaits && codes.length === 0)
  if (mayFollow && partnersCode === null && waitedMs(ctx, event) < AWAIT_MS) {
    throw new ApiError('not_found', 'Another event may say more about this payment.')
  }
  const customerName = await nameBuyer(ctx, event, sale.buyer)
  saveNames(event, sale)
  const { leadName, clickId, buyer, atMs } = sale
  if (leadName && clickId)
    await applyLead(ctx, event, { eventName: leadName, clickId, buyer, atMs })
  // One that is nobody's is said as well, so that the sale says that it is unknown.
  const discountCode = partnersCode ?? codes[0] ?? null
  const record = await recorderOf(ctx, event, { sale, customerName, discountCode })
  try {
    await record({ ...sale.parts, invoiceId: sale.invoiceId, amount: sale.amountMinor })
    return null
  } catch (error) {
    // Another event, or the API, has recorded this invoice: it counts once.
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error
    if (sale.growing && (await recordGrowth(exclusive(ctx), event, { sale, record }))) return null
    return `The sale ${JSON.stringify(sale.invoiceId)} is recorded already.`
  }
}

/** Remembers what refunds will name, and what the buyer paid where it is in another currency. */
function saveNames(event: InboxCase, sale: Sale): void {
  const { invoiceId, charged, amountMinor } = sale
  for (const providerId of sale.paymentIds) {
    saveAlias({ event, kind: 'payment', providerId }, invoiceId)
  }
  if (!charged) return
  const value = JSON.stringify({ ...charged, saleMinor: amountMinor })
  saveAlias({ event, kind: 'charged', providerId: invoiceId }, value)
}

type Recorder = (money: SaleParts & { invoiceId: string; amount: number }) => Promise<unknown>

/** Returns what records a sale, or a further one, of an order. */
async function recorderOf(
  ctx: BatchCtx,
  event: InboxCase,
  known: { sale: Sale; customerName: string; discountCode: string | null },
): Promise<Recorder> {
  const { deps, scope } = ctx
  const { sale, customerName, discountCode } = known
  const { externalId: customerExternalId, programId } = readCustomerName(customerName)
  const { atMs, buyer, currency, eventName } = sale
  const workspace = (await deps.directory.workspaceById(scope.workspaceId))!
  const about = {
    customerExternalId,
    programId,
    currency,
    eventName,
    paymentProcessor: processorOf(event),
    discountCode,
    customerName: buyer.name,
    customerEmail: buyer.email,
    ...(atMs !== null && { timestamp: new Date(atMs).toISOString() }),
  }
  return (money) =>
    withoutUnknown(sale.clickId, (clickId) =>
      recordSale(ctx, {
        workspace,
        input: readSale(deps, { ...about, ...money, clickId }, 'provider'),
      }),
    )
}

/** Records what was paid for an order beyond its sales; those of the API are none of it. Returns whether there was anything. */
async function recordGrowth(
  ctx: TxCtx,
  event: InboxCase,
  { sale, record }: { sale: Sale; record: Recorder },
): Promise<boolean> {
  const { invoiceId, amountMinor, currency, parts } = sale
  const sales = await lockOrderSales(ctx, event, { invoiceId })
  const recorded = sales.reduce((sum, { amount }) => sum + Number(amount), 0)
  const next = nextInvoice(invoiceId, sales)
  const processor = processorOf(event)
  const isSame = sales.every(
    (one) => one.currency === currency.toLowerCase() && one.processor === processor,
  )
  if (!next || sales.length === 0 || !isSame || amountMinor <= recorded) return false
  const amount = amountMinor - recorded
  const tax = Math.round(((parts.tax ?? 0) * amount) / amountMinor)
  await record({ invoiceId: next, amount, tax })
  return true
}

/** Returns the sale that has the same payment: of a payment by itself, or the other way round. */
async function countedElsewhere(
  ctx: BatchCtx,
  event: InboxCase,
  { awaits, invoiceId, paymentIds }: Sale,
): Promise<string | null> {
  for (const providerId of paymentIds) {
    const counted = await findAlias(ctx, { event, kind: 'payment', providerId })
    if (counted === null || counted === invoiceId) continue
    if (awaits === 'payment' || counted === providerId) return counted
  }
  return null
}

/**
 * Lists the codes of a sale, those too that another event has named for its invoice. `unnamed`: it has ids of codes whose
 * texts no event has said yet.
 */
async function codesOf(
  ctx: BatchCtx,
  event: InboxCase,
  sale: Sale,
): Promise<{ codes: string[]; unnamed: boolean }> {
  const { invoiceId: providerId, discountCodes, codeIds = [] } = sale
  const said = await findAlias(ctx, { event, kind: 'codes', providerId })
  // Only `applyVerb` writes it.
  const further = JSON.parse(said ?? '{}') as { discountCodes?: string[]; codeIds?: string[] }
  const codes = [...discountCodes, ...(further.discountCodes ?? [])]
  let unnamed = false
  for (const providerId of [...codeIds, ...(further.codeIds ?? [])].slice(0, MAX_CODES)) {
    const code = await findAlias(ctx, { event, kind: 'code', providerId })
    if (code === null) unnamed = true
    else codes.push(code)
  }
  return { codes: codes.slice(0, MAX_CODES).map((code) => code.slice(0, 100)), unnamed }
}

/** Chooses the first code that is a partner’s. */
async function choosePartnersCode(
  ctx: BatchCtx,
  { programId }: InboxCase,
  codes: readonly string[],
): Promise<string | null> {
  for (const code of codes) if (await findCode(ctx, code, programId)) return code
  return null
}
