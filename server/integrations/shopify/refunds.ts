import type { Verb } from '../port.ts'
import { listOf, textOf, type Fields } from '../read-json.ts'
import { decimalToMinor } from '../decimal.ts'
import { refundedMoney } from './money.ts'

type RefundVerb = Extract<Verb, { verb: 'refund' }>

/** What the surroundings of a refund say of it. */
interface RefundedOrder {
  invoiceId: string | null
  /** The store's currency. Null: the refund must say it. */
  currency: string | null
}

/** Reads the money that went back, not what was put back into stock: one refund for each transaction that has succeeded. */
export function refundsOf(refund: Fields, order: RefundedOrder): RefundVerb[] {
  const invoiceId = order.invoiceId ?? textOf(refund.order_id)
  const refundId = textOf(refund.id)
  if (refundId === null || invoiceId === null) return []
  return listOf(refund.transactions)
    .filter((one) => one.kind === 'refund' && one.status === 'success')
    .flatMap((one) => {
      const { amountMinor } = refundedMoney(one, { refund, currency: order.currency })
      if (amountMinor <= 0) return []
      const id = textOf(one.id) ?? refundId
      return [refundOf({ invoiceId, refundId: id, amountMinor })]
    })
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
