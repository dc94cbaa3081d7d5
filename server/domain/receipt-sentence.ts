import { message, type Message, type Value } from './message/message.ts'
import type { Receipt } from './receipt.ts'
import { toLocal } from './zone.ts'

/** What a sentence needs to know of a commission besides its explanation. */
export interface Stands {
  /** In the words of the wire: `pending`, `processed`, `paid`, `hold` … */
  status: string
  maturesAtMs: number
  paidAtMs: number | null
  /** The partner's. */
  timeZone: string | null
}

/** Says a receipt in one line, with where the commission stands now. */
export function receiptSentence(receipt: Receipt, stands: Stands, nowMs: number): Message {
  const { status, maturesAtMs, paidAtMs } = stands
  const timeZone = stands.timeZone ?? 'UTC'
  const local = (ms: number) => new Date(toLocal(ms, timeZone)).toISOString().slice(0, 10)
  const day = (ms: number): Value => {
    const isOfThisYear = local(ms).slice(0, 4) === local(nowMs).slice(0, 4)
    return isOfThisYear ? { day: local(ms), ofThisYear: true } : { day: local(ms) }
  }
  return sentenceOf(receipt, {
    status,
    payable: day(maturesAtMs),
    paid: paidAtMs === null ? null : day(paidAtMs),
  })
}

/** Where a commission stands, as its receipt says it. */
export interface Standing {
  status: string
  /** When it is or was payable, and paid: `2026-12-06`. */
  payable: Value
  paid: Value | null
}

/** Joins the parts of a receipt to one line: `30% × $17.10 = $5.13 · first purchase … · payable Dec 6`. */
export function sentenceOf(receipt: Receipt, at?: Standing): Message {
  const { sums, reasons, notes, holdingDays, final } = receipt
  const why = sums.length + reasons.length > 0 ? [...sums, ...reasons] : notes
  const end = final ? [final] : []
  const [first, ...others] = [...why, ...end, ...(at ? standingOf(at, holdingDays) : [])]
  if (!first) return message('commission.by-program')
  return others.reduce((items, item) => message('receipt.join', { items, item }), first)
}

function standingOf({ status, payable: day, paid }: Standing, days: number | null): Message[] {
  switch (status) {
    case 'pending':
      return days
        ? [message('receipt.pending-after', { day, count: days })]
        : [message('receipt.pending', { day })]
    case 'processed':
      return [message('receipt.processed', { day })]
    case 'paid':
      return [message('receipt.paid', { day: paid ?? day })]
    case 'hold':
      return [message('receipt.hold')]
    case 'refunded':
      return [message('receipt.refunded')]
    case 'canceled':
    case 'fraud':
      return [message('receipt.canceled')]
    case 'duplicate':
      return [message('receipt.duplicate')]
    default:
      return []
  }
}
