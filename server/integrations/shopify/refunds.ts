import { allocate } from '../../domain/money.ts'
import { decimalToMinor } from '../decimal.ts'
import type { Verb } from '../port.ts'
import { fieldsOf, listOf, textOf, type Fields } from '../read-json.ts'
import { isGoods } from './goods.ts'
import { refundedMoney, sumOf } from './money.ts'

type RefundVerb = Extract<Verb, { verb: 'refund' }>

/** What the surroundings of a refund say of it. */
interface RefundedOrder {
  invoiceId: string | null
  /** The store's currency. Null: the refund must say it. */
  currency: string | null
}

/**
 * Reads the money that went back for goods, not what was put back into stock: one refund for each transaction
 * that has succeeded.
 */
export function refundsOf(refund: Fields, order: RefundedOrder): RefundVerb[] {
  const invoiceId = order.invoiceId ?? textOf(refund.order_id)
  const refundId = textOf(refund.id)
  if (refundId === null || invoiceId === null) return []
  const given = givenBack(refund, order.currency)
  const total = given.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const goods = Math.max(total - besideGoods(refund, given[0]?.currency ?? order.currency), 0)
  const weights = given.map(({ amountMinor }) => amountMinor)
  const amounts = total === goods ? weights : allocate(BigInt(goods), weights).map(Number)
  return given.flatMap(({ id }, index) =>
    amounts[index]! > 0
      ? [refundOf({ invoiceId, refundId: id ?? refundId, amountMinor: amounts[index]! })]
      : [],
  )
}

/** Lists what the transactions of a refund gave back, for whatever it was. */
export function givenBack(refund: Fields, currency: string | null) {
  return listOf(refund.transactions)
    .filter((one) => one.kind === 'refund' && one.status === 'success')
    .map((one) => ({ id: textOf(one.id), ...refundedMoney(one, { refund, currency }) }))
    .filter(({ amountMinor }) => amountMinor > 0)
}

/** Adds up what was given back for gift cards and tips. */
function besideGoods(refund: Fields, currency: string | null): number {
  if (currency === null) return 0
  const lines = listOf(refund.refund_line_items).filter((one) => !isGoods(fieldsOf(one.line_item)))
  return sumOf(lines, 'subtotal', currency) + sumOf(lines, 'total_tax', currency)
}

function refundOf(said: { invoiceId: string; refundId: string; amountMinor: number }): RefundVerb {
  const { invoiceId, refundId, amountMinor } = said
  return { verb: 'refund', of: { invoiceId }, refundId, amountMinor, kind: 'refund', growing: true }
}

/** Reads a dispute. An inquiry takes no money; a chargeback does at once, and gives it back when it is won. */
export function translateDispute(dispute: Fields): Verb[] {
  const [id, invoiceId] = [textOf(dispute.id), textOf(dispute.order_id)]
  const currency = textOf(dispute.currency)
  if (id === null || invoiceId === null || currency === null) return []
  if (dispute.type !== 'chargeback') return []
  const refundId = `dispute-${id}`
  const amountMinor = decimalToMinor(dispute.amount ?? 0, currency)
  if (amountMinor <= 0) return []
  const taken = { ...refundOf({ invoiceId, refundId, amountMinor }), kind: 'chargeback' as const }
  if (dispute.status !== 'won') return [taken]
  return [taken, { verb: 'reverse', of: { invoiceId }, refundId }]
}
