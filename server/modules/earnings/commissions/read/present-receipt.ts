import { message, money, type Message } from '../../../../domain/message/message.ts'
import { receiptSentence, type Stands } from '../../../../domain/receipt-sentence.ts'
import { endWith, receiptOf } from '../../../../domain/receipt.ts'
import { format, type Locale } from '../../../../locales/format.ts'
import type { MOMENTS, Receipt } from '../receipt-schema.ts'
import type { StoredCommission } from './get-commission.ts'

type Kind = (typeof MOMENTS)[number]

interface Moment {
  kind: Kind
  atMs: number
  text: Message
}

interface Reader {
  locale: Locale
  nowMs: number
}

/** Explains a commission to its partner, in the reader's language. */
export function toReceipt(found: StoredCommission, reader: Reader): Receipt {
  const { explanation, id, reversesId } = found
  const { locale, nowMs } = reader
  const { net, currency } = found
  const receipt = endWith(receiptOf(explanation.steps, [id, reversesId]), net, currency)
  const list = (messages: readonly Message[]) => messages.map((one) => format(one, locale))
  return {
    sentence: format(receiptSentence(receipt, standsOf(found), nowMs), locale),
    sums: list(receipt.sums),
    reasons: list(receipt.reasons),
    notes: list(receipt.notes),
    skipped: list(receipt.skipped),
    timeline: timelineOf(found).map(({ kind, atMs, text }) => ({
      kind,
      at: new Date(atMs).toISOString(),
      text: format(text, locale),
      ahead: atMs > nowMs,
    })),
  }
}

/** Returns what a commission's sentence says of where it stands. */
function standsOf({ status, maturesAt, paidAt, timeZone }: StoredCommission): Stands {
  const paidAtMs = paidAt === null ? null : Date.parse(paidAt)
  return { status, maturesAtMs: Date.parse(maturesAt), paidAtMs, timeZone }
}

function timelineOf(found: StoredCommission): Moment[] {
  const { type, currency, createdAt, reversals, earned, amount, moments } = found
  const atMs = Date.parse(createdAt)
  const sum = (minor: bigint) => ({ amount: money(minor, currency) })
  const before = (ms: number | null) => ms !== null && ms <= atMs
  const event: Moment[] =
    type === 'sale'
      ? [{ kind: 'sale', atMs, text: message('timeline.sale', sum(BigInt(amount))) }]
      : type === 'lead'
        ? [{ kind: 'lead', atMs, text: message('timeline.lead') }]
        : []
  const isLater = type === 'sale' && before(moments.leadMs)
  const way: Moment[] = [
    ...(before(moments.clickedMs)
      ? [{ kind: 'click', atMs: moments.clickedMs!, text: message('timeline.click') } as const]
      : []),
    ...(isLater
      ? [{ kind: 'lead', atMs: moments.leadMs!, text: message('timeline.lead') } as const]
      : []),
  ]
  const taken = reversals.map((one): Moment => ({
    kind: 'taken_back',
    atMs: Date.parse(one.createdAt),
    text: message('timeline.taken-back', sum(BigInt(one.amount))),
  }))
  const earnedAt: Moment = { kind: 'earned', atMs, text: message('timeline.earned', sum(earned)) }
  const after = [...taken, ...payingOf(found)].toSorted((one, other) => one.atMs - other.atMs)
  return [...way, ...event, earnedAt, ...after]
}

/** Lists what becomes of the money, for as long as it is to be paid. */
function payingOf({ status, maturesAt, earnings, moments, paidAt }: StoredCommission): Moment[] {
  if (!['pending', 'processed', 'paid'].includes(status) || earnings <= 0) return []
  const { sentMs, masked } = moments
  const payout = masked
    ? message('timeline.payout-to', { account: masked })
    : message('timeline.payout')
  return [
    { kind: 'payable', atMs: Date.parse(maturesAt), text: message('timeline.payable') },
    ...(sentMs === null ? [] : [{ kind: 'payout', atMs: sentMs, text: payout } as const]),
    ...(paidAt === null || status !== 'paid'
      ? []
      : [{ kind: 'paid', atMs: Date.parse(paidAt), text: message('timeline.paid') } as const]),
  ]
}
