import { DAY_MS, inWindow, isClickLater } from './attribution-times.ts'
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
  /** Null when the link was fixed without a click. */
  clickedAtMs: number | null
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
 * - `before_click`: there was a click, but it happened after the event
 * - `duplicate`: another lead of the customer with the same name counts instead
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
  'before_click',
  'duplicate',
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

/** Attributes a lead to the link the customer already came from, else to that of a click in the window. */
export function attributeLead(evidence: Evidence): Attribution {
  return byOrigin(evidence) ?? byClick(evidence)
}

/**
 * Attributes a sale to the customer's lead, else to the customer's link, else to its own click, else to a
 * code, which is judged by the sale alone.
 */
export function attributeSale({ lead, code, ...evidence }: SaleEvidence): Attribution {
  const verdict = byLead(lead, evidence) ?? byOrigin(evidence) ?? byClick(evidence)
  if (verdict.verdict === 'attributed' || !code) return verdict
  const step = internal('internal.attribution.code', { link: { id: code.linkId } })
  return attributed('code', code.linkId, null, [...verdict.steps, step])
}

/**
 * Attributes a sale that nobody earned to the first lead of its customer that has a link. Null if there is
 * none, or if its click happened after the sale.
 */
export function attributeLateLead(
  lead: AttributedLead,
  sale: Attribution,
  saleAtMs: number,
): Attribution | null {
  if (sale.verdict === 'attributed' || !lead.linkId) return null
  if (isClickLater(lead.clickedAtMs, saleAtMs)) return null
  const named = { lead: { id: lead.id }, link: { id: lead.linkId } }
  const step = internal('internal.attribution.late-lead', named)
  return attributed('late_lead', lead.linkId, lead.clickId, [...sale.steps, step])
}

function byLead(lead: AttributedLead | null, { nowMs }: Evidence): Attribution | null {
  if (!lead?.linkId || isClickLater(lead.clickedAtMs, nowMs)) return null
  const named = { lead: { id: lead.id }, link: { id: lead.linkId } }
  return attributed('lead', lead.linkId, lead.clickId, [
    internal('internal.attribution.lead', named),
  ])
}

function byOrigin({ customer, click, nowMs }: Evidence): Attribution | null {
  if (!customer?.linkId || !isSettled(customer)) return null
  if (isClickLater(customer.clickedAtMs, nowMs)) return null
  const steps = [internal('internal.attribution.customer', { link: { id: customer.linkId } })]
  if (click && click.id !== customer.clickId) {
    steps.push(internal('internal.attribution.other-click', { click: { id: click.id } }))
  }
  return attributed('customer_click', customer.linkId, customer.clickId, steps)
}

/** Tells whether the link is fixed, or came without a click that could be judged. */
function isSettled({ settled, clickId, clickedAtMs }: AttributedCustomer): boolean {
  return settled !== false || clickId === null || clickedAtMs === null
}

function byClick(evidence: Evidence): Attribution {
  const { click, customer, model, windowDays, nowMs } = evidence
  const steps: Message[] = []
  const candidates = listCandidates(evidence)
  if (candidates.length === 0) {
    if (customer?.linkId) {
      const link = { id: customer.linkId }
      return unattributed('before_click', [internal('internal.attribution.origin-later', { link })])
    }
    steps.push(internal('internal.attribution.no-click'))
    return unattributed(customer ? 'no_click' : 'unknown_customer', steps)
  }
  const counting = candidates.filter((candidate) => {
    const ageMs = Math.max(0, nowMs - candidate.atMs)
    const isLater = isClickLater(candidate.atMs, nowMs)
    steps.push(isLater ? laterStep(candidate) : windowStep(candidate, ageMs, windowDays))
    return !isLater && inWindow(ageMs, windowDays)
  })
  const [earliest, latest] = [counting[0], counting.at(-1)]
  const chosen = model === 'first' ? earliest : latest
  if (!chosen) {
    const areLater = candidates.every(({ atMs }) => isClickLater(atMs, nowMs))
    return unattributed(areLater ? 'before_click' : 'window_expired', steps)
  }
  if (counting.length > 1) {
    steps.push(internal('internal.attribution.chosen', { model, click: { id: chosen.id } }))
  }
  return attributed(click ? `${model}_click` : 'customer_click', chosen.linkId, chosen.id, steps)
}

function laterStep({ id, linkId }: AttributedClick): Message {
  return internal('internal.attribution.click-later', { click: { id }, link: { id: linkId } })
}

/** Lists the clicks that may earn, from the earliest to the latest. */
function listCandidates({ click, customer }: Evidence): AttributedClick[] {
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
