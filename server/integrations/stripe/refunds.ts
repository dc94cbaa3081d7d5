import type { Refunded, Verb } from '../port.ts'
import { fieldsOf, idOf, listOf, numberOf, textOf, type Fields } from '../read-json.ts'

/** Reads a refund: what has not succeeded yet is reported again when it has. */
export function translateRefund(refund: Fields): Verb[] {
  const [refundId, of, status] = [textOf(refund.id), refundedBy(refund), textOf(refund.status)]
  if (refundId === null || of === null) return []
  if (status === 'failed' || status === 'canceled') return [{ verb: 'reverse', of, refundId }]
  if (status !== null && status !== 'succeeded') return []
  const amountMinor = numberOf(refund.amount)
  if (amountMinor <= 0) return []
  return [{ verb: 'refund', of, refundId, amountMinor, kind: 'refund', ...aboutAmount(refund) }]
}

/**
 * Reads the refunds of a charge. Newer versions of the API do not list them, but say what they come to: that
 * counts as far as no event about one of them has said it.
 */
export function translateCharge(charge: Fields, atMs: number | null): Verb[] {
  const about = {
    payment_intent: charge.payment_intent,
    charge: charge.id,
    invoice: charge.invoice,
    currency: charge.currency,
  }
  const refunds = listOf(fieldsOf(charge.refunds).data)
  if (refunds.length > 0) return refunds.flatMap((one) => translateRefund({ ...about, ...one }))
  const [id, of] = [textOf(charge.id), refundedBy(about)]
  const amountMinor = numberOf(charge.amount_refunded)
  if (id === null || of === null || amountMinor <= 0) return []
  const currency = textOf(charge.currency)
  return [
    {
      verb: 'refund',
      of,
      refundId: `${id} up to ${amountMinor}`,
      amountMinor,
      isTotal: true,
      awaits: 'refunds',
      kind: 'refund',
      atMs,
      ...(currency !== null && { currency }),
    },
  ]
}

/** Reads a dispute. An inquiry takes no money yet; what was won comes back, whichever event says so first. */
export function translateDispute(dispute: Fields, moved: 'taken' | 'back' | 'closed'): Verb[] {
  const [refundId, of, status] = [textOf(dispute.id), refundedBy(dispute), textOf(dispute.status)]
  const isInquiry = status?.startsWith('warning_') === true
  if (refundId === null || of === null || (isInquiry && moved !== 'taken')) return []
  if (isInquiry && moved === 'taken' && !hasTaken(dispute)) return []
  const isBack = moved === 'back' || (moved === 'closed' && status === 'won')
  if (isBack) return [{ verb: 'reverse', of, refundId }]
  const amountMinor = numberOf(dispute.amount)
  if (amountMinor <= 0 || (moved === 'closed' && status !== 'lost')) return []
  return [
    { verb: 'refund', of, refundId, amountMinor, kind: 'chargeback', ...aboutAmount(dispute) },
  ]
}

/** Tells whether the dispute's transactions show that money was taken. */
function hasTaken(dispute: Fields): boolean {
  return listOf(dispute.balance_transactions).some(({ amount }) => numberOf(amount) < 0)
}

/** Reads what a credit note gave back outside of Stripe; the rest is a refund, or a credit on the next invoice. */
export function translateCreditNote(note: Fields): Verb[] {
  const [refundId, invoiceId] = [textOf(note.id), idOf(note.invoice)]
  const amountMinor = numberOf(note.out_of_band_amount)
  if (refundId === null || invoiceId === null || amountMinor <= 0) return []
  const of = { invoiceId }
  return [{ verb: 'refund', of, refundId, amountMinor, kind: 'refund', ...aboutAmount(note) }]
}

/** Reads a credit note that was voided, and with it what it gave back. */
export function translateVoidedNote(note: Fields): Verb[] {
  const [refundId, invoiceId] = [textOf(note.id), idOf(note.invoice)]
  if (refundId === null || invoiceId === null || numberOf(note.out_of_band_amount) <= 0) return []
  return [{ verb: 'reverse', of: { invoiceId }, refundId }]
}

/** Reads what the amount is of, and when it went back. */
function aboutAmount(object: Fields): { currency?: string; atMs?: number } {
  const currency = textOf(object.currency)
  const { created } = object
  return {
    ...(currency !== null && { currency }),
    ...(typeof created === 'number' && { atMs: created * 1000 }),
  }
}

function refundedBy(object: Fields): Refunded | null {
  const invoiceId = idOf(object.invoice)
  if (invoiceId) return { invoiceId }
  const paymentId = idOf(object.payment_intent) ?? idOf(object.charge)
  return paymentId ? { paymentId } : null
}
