import { message, money, type Message, type MessageCode, type Value } from './message/message.ts'
import { messageForPartner } from './embed.ts'

/** What a partner reads about one commission: the sum, why it is this one, and what did not count. */
export interface Receipt {
  /** How the sum came about: `30% × $17.10 = $5.13`; several for a sale of several parts. */
  sums: Message[]
  /** Why these terms counted: `first purchase of this customer`. */
  reasons: Message[]
  /** What happened besides, a sentence each. */
  notes: Message[]
  /** Rules that were looked at and did not apply. */
  skipped: Message[]
  /** Days for returns before it is paid; null where nothing says so. */
  holdingDays: number | null
  /** What is left after limits and refunds, where the sums do not say it. */
  final: Message | null
}

type Part = Partial<Receipt>

/** How a step is told to a partner; one that is not named here is a sentence of its own. */
const STEPS: { [code in MessageCode]?: (step: Message) => Part } = {
  'earning.reward-pays': () => ({}),
  'earning.no-modifier-applies': () => ({}),
  'earning.rest': () => ({}),
  'earning.nothing': () => ({}),
  'earning.percentage': (step) => sums(as('receipt.percentage', step)),
  'earning.tier-part-below': (step) => sums(as('receipt.percentage', step)),
  'earning.tier-part-above': (step) => sums(as('receipt.percentage', step)),
  'earning.flat': (step) => sums(as('receipt.amount', step)),
  'earning.flat-quantity': (step) => sums(as('receipt.quantity', step)),
  'earning.product.percentage': (step) => sums(ofProducts(step, 'receipt.percentage')),
  'earning.product.flat': (step) => sums(ofProducts(step, 'receipt.quantity')),
  'earning.product.excluded': (step) => sums(as('receipt.not-rewarded', step)),
  'earning.base': (step) => sums(as('receipt.base', step)),
  'earning.sum': (step) => sums(as('receipt.sum', step)),
  'earning.modifier-reason': ofReason,
  'earning.modifier-applies': ({ forPartner }) =>
    forPartner?.code === 'reward.modifier-labelled'
      ? { reasons: [message('condition.label', { label: valueOf(forPartner, 'label') })] }
      : {},
  'earning.tier-applies': () => ({}),
  'earning.tier-volume': (step) => ({ reasons: [as('receipt.volume', step)] }),
  'earning.first.sale': () => ({ reasons: [message('receipt.first.sale')] }),
  'earning.first.commission': () => ({ reasons: [message('receipt.first.commission')] }),
  'earning.duration.sale.in-time': (step) => ({ reasons: [as('receipt.within.sale', step)] }),
  'earning.duration.commission.in-time': (step) => ({
    reasons: [as('receipt.within.commission', step)],
  }),
  'commission.no-holding-period': () => ({ holdingDays: 0 }),
  'commission.custom.no-holding-period': () => ({ holdingDays: 0 }),
  'commission.holding-period': (step) => ({ holdingDays: Number(valueOf(step, 'count')) }),
}

/** What a condition says of offers, said of one purchase. */
const OF_THIS: Readonly<Record<string, Message>> = {
  'condition.phrase.sale.new': message('receipt.first.sale'),
  'condition.phrase.sale.recurring': message('receipt.later.sale'),
}

/**
 * Sorts the steps of a stored explanation for the partner: sums and reasons first, without names of fields
 * and numbers of rules; `own` are the partner's ids, which may be shown.
 */
export function receiptOf(
  steps: readonly Message[],
  own: readonly (string | null)[] = [],
): Receipt {
  const labelled = steps.some(({ code, forPartner }) => {
    return code === 'earning.modifier-applies' && forPartner?.code === 'reward.modifier-labelled'
  })
  const receipt: Receipt = {
    sums: [],
    reasons: [],
    notes: [],
    skipped: [],
    holdingDays: null,
    final: null,
  }
  for (const step of steps) {
    const part = isLimit(step) ? ofLimit(step, receipt.sums) : readStep(step)
    // A label says all that its conditions do.
    const reasons = labelled && holdsIn(step) ? [] : (part.reasons ?? [])
    const fit = (messages: readonly Message[] = []) =>
      messages.map((one) => messageForPartner(one, own))
    receipt.sums.push(...fit(part.sums))
    receipt.reasons.push(...fit(reasons))
    receipt.notes.push(...fit(part.notes))
    receipt.skipped.push(...fit(part.skipped))
    receipt.holdingDays = part.holdingDays ?? receipt.holdingDays
  }
  const { holdingDays, final } = receipt
  const lists = Object.entries(receipt).map(([name, list]) => [name, unique(list)])
  return { ...(Object.fromEntries(lists) as Receipt), holdingDays, final }
}

/** Adds what the partner gets where that is not what the last sum comes to. */
export function endWith(receipt: Receipt, amountMinor: bigint, currency: string): Receipt {
  const last = receipt.sums.at(-1)
  if (!last || earnedBy(last) === amountMinor) return receipt
  return { ...receipt, final: message('receipt.final', { amount: money(amountMinor, currency) }) }
}

function earnedBy(sum: Message): bigint | null {
  const inner = valueOf(sum, 'sum')
  const { values } = isMessage(inner) ? inner : sum
  const amount = values?.['earnings'] ?? values?.['amount']
  return amount === undefined ? null : minorOf(amount)
}

function readStep(step: Message): Part {
  const read = Object.hasOwn(STEPS, step.code) ? STEPS[step.code] : undefined
  return read ? read(step) : { notes: [step] }
}

/** Reads a condition that was looked at: one that holds is a reason, one that does not skips its rule. */
function ofReason(step: Message): Part {
  if (!holdsIn(step)) return { skipped: step.forPartner ? [step.forPartner] : [] }
  const condition = valueOf(valueOf(step, 'reason'), 'condition')
  const phrase = isMessage(condition) ? condition.forPartner : undefined
  if (!phrase) return {}
  return { reasons: [OF_THIS[phrase.code] ?? phrase] }
}

function holdsIn(step: Message): boolean {
  if (step.code !== 'earning.modifier-reason') return false
  const reason = valueOf(step, 'reason')
  return isMessage(reason) && reason.code.startsWith('condition.holds')
}

function isLimit({ code }: Message): boolean {
  return code === 'earning.limit-left'
}

/** Tells of a limit only where it cut the sum. */
function ofLimit(step: Message, sums: readonly Message[]): Part {
  const left = minorOf(valueOf(step, 'left'))
  const last = sums.at(-1)
  const earned = last ? earnedBy(last) : null
  const cuts = left !== null && earned !== null && left < earned
  return cuts ? { reasons: [as('receipt.limited', step)] } : {}
}

function minorOf(value: Value): bigint | null {
  return typeof value === 'object' && 'minor' in value ? BigInt(value.minor) : null
}

function sums(one: Message): Part {
  return { sums: [one] }
}

function ofProducts(step: Message, code: 'receipt.percentage' | 'receipt.quantity'): Message {
  return message('receipt.products', { products: valueOf(step, 'products'), sum: as(code, step) })
}

/** Returns the same values under another text. */
function as(code: MessageCode, { values = {} }: Message): Message {
  return { code, values }
}

/** Returns a value of a stored message; empty where an older version stored none. */
function valueOf(of: Value, name: string): Value {
  return (isMessage(of) && of.values?.[name]) || ''
}

function isMessage(value: Value): value is Message {
  return typeof value === 'object' && 'code' in value
}

function unique<List>(list: List): List {
  if (!Array.isArray(list)) return list
  const known = new Map(list.map((one: unknown) => [JSON.stringify(one), one]))
  return Array.from(known.values()) as List
}
