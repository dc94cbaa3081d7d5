import { internal, type Message } from './message/message.ts'

/** The rule that decides which of several clicks earns. */
export type AttributionModel = 'first' | 'last'

export interface AttributionRules {
  model: AttributionModel
  /** How many days a click counts; null for ever. */
  windowDays: number | null
}

/** A click that was found in the workspace. */
export interface AttributedClick {
  id: string
  linkId: string
  atMs: number
}

/** Where the customer's record says they came from. */
export interface AttributedCustomer {
  linkId: string | null
  clickId: string | null
  clickedAtMs: number | null
  /**
   * Whether an earlier lead or sale fixed the link. Then it never changes and no window applies. False for
   * a customer who was created with a click but has no lead or sale yet. Default true.
   */
  settled?: boolean | undefined
}

/** A lead of the customer, as it was stored. */
export interface AttributedLead {
  id: string
  linkId: string | null
  clickId: string | null
}

/**
 * Why an event belongs to a link, or to none. Stored with it for ever, so reasons are never renamed.
 * - `first_click`, `last_click`: the click that the call named, or the customer's own, by the model
 * - `customer_click`: the link that the customer came from already
 * - `lead`: the link of the customer's lead
 * - `late_lead`: the link of a lead that arrived after the sale
 * - `code`: the link of a partner's discount code
 * - `imported`: the link that another platform had attributed it to
 * - `window_expired`: there was a click, but too long ago
 * - `no_click`: the customer is known, but not through a link
 * - `unknown_customer`: neither a customer nor a click was known
 */
export const ATTRIBUTION_REASONS = [
  'first_click',
  'last_click',
  'customer_click',
  'lead',
  'late_lead',
  'code',
  'imported',
  'window_expired',
  'no_click',
  'unknown_customer',
] as const

export type AttributionReason = (typeof ATTRIBUTION_REASONS)[number]

export interface Attribution {
  verdict: 'attributed' | 'unattributed'
  /** Null exactly when unattributed. */
  linkId: string | null
  clickId: string | null
  reason: AttributionReason
  /** How the verdict was reached, one message a step, for `GET /events/:id`. */
  steps: Message[]
}

interface Evidence extends AttributionRules {
  /** The click that the call named; null when it named none. */
  click: AttributedClick | null
  /** Null when nobody of that external id was known. */
  customer: AttributedCustomer | null
  /** When the event happened. */
  nowMs: number
}

export interface SaleEvidence extends Evidence {
  /** The customer's lead: the one of `leadEventName` when that was given, else the first with a link. */
  lead: AttributedLead | null
  /** The link whose partner's discount code was used. It decides only when nothing else does. */
  code?: { linkId: string } | null | undefined
}

const DAY_MS = 86_400_000

/** Attributes a lead to the link the customer already came from, else to that of a click in the window. */
export function attributeLead(evidence: Evidence): Attribution {
  return byCustomer(evidence) ?? byClick(evidence)
}

/**
 * Attributes a sale to the customer's lead, else to the customer's link, else to its own click, else to a
 * code.
 */
export function attributeSale({ lead, code, ...evidence }: SaleEvidence): Attribution {
  if (lead?.linkId) {
    const named = { lead: { id: lead.id }, link: { id: lead.linkId } }
    const steps = [internal('internal.attribution.lead', named)]
    return attributed('lead', lead.linkId, lead.clickId, steps)
  }
  const verdict = byCustomer(evidence) ?? byClick(evidence)
  if (verdict.verdict === 'attributed' || !code) return verdict
  const step = internal('internal.attribution.code', { link: { id: code.linkId } })
  return attributed('code', code.linkId, null, [...verdict.steps, step])
}

/**
 * Attributes a sale that nobody earned to the first lead of its customer that has a link. Null if there is
 * none.
 */
export function attributeLateLead(lead: AttributedLead, sale: Attribution): Attribution | null {
  if (sale.verdict === 'attributed' || !lead.linkId) return null
  const named = { lead: { id: lead.id }, link: { id: lead.linkId } }
  const step = internal('internal.attribution.late-lead', named)
  return attributed('late_lead', lead.linkId, lead.clickId, [...sale.steps, step])
}

function byCustomer({ customer, click }: Evidence): Attribution | null {
  if (!customer?.linkId) return null
  const judgeable = customer.clickId !== null && customer.clickedAtMs !== null
  if (customer.settled === false && judgeable) return null
  const steps = [internal('internal.attribution.customer', { link: { id: customer.linkId } })]
  if (click && click.id !== customer.clickId) {
    steps.push(internal('internal.attribution.other-click', { click: { id: click.id } }))
  }
  return attributed('customer_click', customer.linkId, customer.clickId, steps)
}

function byClick(evidence: Evidence): Attribution {
  const { click, customer, model, windowDays, nowMs } = evidence
  const steps: Message[] = []
  const candidates = candidatesOf(evidence)
  if (candidates.length === 0) {
    steps.push(internal('internal.attribution.no-click'))
    return unattributed(customer ? 'no_click' : 'unknown_customer', steps)
  }
  const counting = candidates.filter((candidate) => {
    const ageMs = Math.max(0, nowMs - candidate.atMs)
    const counts = inWindow(ageMs, windowDays)
    steps.push(windowStep(candidate, ageMs, windowDays))
    return counts
  })
  const [earliest, latest] = [counting[0], counting.at(-1)]
  const chosen = model === 'first' ? earliest : latest
  if (!chosen) return unattributed('window_expired', steps)
  if (counting.length > 1) {
    steps.push(internal('internal.attribution.chosen', { model, click: { id: chosen.id } }))
  }
  return attributed(click ? `${model}_click` : 'customer_click', chosen.linkId, chosen.id, steps)
}

/** Tells whether a click of that age still counts. */
export function inWindow(ageMs: number, windowDays: number | null): boolean {
  return windowDays === null || ageMs <= windowDays * DAY_MS
}

/** Lists the clicks that may earn, from the earliest to the latest. */
function candidatesOf({ click, customer }: Evidence): AttributedClick[] {
  const candidates = click ? [click] : []
  if (customer?.linkId && customer.clickId !== null && customer.clickedAtMs !== null) {
    const { linkId, clickId: id, clickedAtMs: atMs } = customer
    if (id !== click?.id) candidates.push({ id, linkId, atMs })
  }
  return candidates.sort((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1))
}

function windowStep(
  { id, linkId }: AttributedClick,
  ageMs: number,
  windowDays: number | null,
): Message {
  const named = { click: { id }, link: { id: linkId }, age: age(ageMs) }
  if (windowDays === null) return internal('internal.attribution.no-window', named)
  const values = { ...named, days: windowDays }
  return inWindow(ageMs, windowDays)
    ? internal('internal.attribution.in-window', values)
    : internal('internal.attribution.out-of-window', values)
}

function age(ms: number): Message {
  const of = (unitMs: number) => ({ number: Math.floor(ms / unitMs) })
  if (ms < 60_000) return internal('internal.attribution.age.seconds', of(1000))
  if (ms < DAY_MS) return internal('internal.attribution.age.minutes', of(60_000))
  const number = { decimal: (ms / DAY_MS).toFixed(1) }
  return internal('internal.attribution.age.days', { number })
}

function attributed(
  reason: AttributionReason,
  linkId: string,
  clickId: string | null,
  steps: Message[],
): Attribution {
  return { verdict: 'attributed', linkId, clickId, reason, steps }
}

function unattributed(reason: AttributionReason, steps: Message[]): Attribution {
  return { verdict: 'unattributed', linkId: null, clickId: null, reason, steps }
}
