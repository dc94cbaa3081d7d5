import { COFFEES } from '../shop/catalog.ts'
import { SEEDED_LINKS, type Source } from './links.ts'
import type { Random } from './random.ts'
import { AGENTS, FIRST_NAMES, LAST_NAMES, PLACES } from './words.ts'

export interface PlannedVisit {
  atMs: number
  link: Source
  place: (typeof PLACES)[number]
  agent: (typeof AGENTS)[number]
  lead?: PlannedLead
}

export interface PlannedLead {
  atMs: number
  externalId: string
  name: string
  email: string
  sales: PlannedSale[]
}

export interface PlannedSale {
  atMs: number
  amountMinor: number
  invoiceId: string
  refund: boolean
}

const DAY = 86_400_000
const MINUTE = 60_000
const HISTORY_DAYS = 63
/** Monday first: people read letters on Thursdays and rest on Saturdays. */
export const WEEK = [1, 1.05, 1.1, 1.35, 1.05, 0.7, 0.8]

/**
 * Plans nine plausible weeks, or fewer days, that end at `nowMs`: more visitors by day than by night, a few
 * more every week.
 */
export function planHistory(random: Random, nowMs: number, days = HISTORY_DAYS): PlannedVisit[] {
  const visits: PlannedVisit[] = []
  for (let day = days; day >= 1; day--) {
    const start = nowMs - day * DAY
    const growth = 1 + (0.8 * (HISTORY_DAYS - day)) / HISTORY_DAYS
    const weekday = (new Date(start).getUTCDay() + 6) % 7
    const count = Math.round(60 * growth * WEEK[weekday]! * (0.85 + random.next() * 0.3))
    for (let n = 0; n < count; n++) visits.push(planVisit(random, start, nowMs))
  }
  return visits.sort((a, b) => a.atMs - b.atMs)
}

function planVisit(random: Random, dayStart: number, nowMs: number): PlannedVisit {
  const link = random.weighted(SEEDED_LINKS)
  const visit: PlannedVisit = {
    atMs: dayStart + Math.floor(timeOfDay(random) * DAY),
    link,
    place: random.weighted(PLACES),
    agent: random.weighted(AGENTS),
  }
  if (!random.chance(link.leadRate / 100)) return visit
  const lead = planLead(random, visit, nowMs)
  return lead.atMs < nowMs ? { ...visit, lead } : visit
}

/** Draws a time of day as the middle of three: most around noon. */
export function timeOfDay(random: Random): number {
  return [random.next(), random.next(), random.next()].sort((a, b) => a - b)[1]!
}

function planLead(random: Random, visit: PlannedVisit, nowMs: number): PlannedLead {
  const person = planPerson(random, visit)
  const buys = random.chance(visit.link.saleRate / 100)
  return { ...person, sales: buys ? planSales(random, person.atMs, nowMs) : [] }
}

/** Plans who signs up, within the hour after they came. */
export function planPerson(random: Random, { atMs }: PlannedVisit): Omit<PlannedLead, 'sales'> {
  const first = random.pick(FIRST_NAMES)
  const last = random.pick(LAST_NAMES)
  const number = random.between(100_000, 999_999)
  return {
    atMs: atMs + random.between(1, 40) * MINUTE,
    externalId: `cust_${first.toLowerCase()}_${last.toLowerCase()}_${number}`,
    name: `${first} ${last}`,
    email: `${first}.${last}.${number}@example.com`.toLowerCase(),
  }
}

/** Plans a customer's sales: a first bag within days, and for some another one every other week. */
function planSales(random: Random, signedUpMs: number, nowMs: number): PlannedSale[] {
  const again = random.chance(0.45) ? 14 * DAY : Number.POSITIVE_INFINITY
  const first = signedUpMs + random.between(2, 3 * 24 * 60) * MINUTE
  const sales: PlannedSale[] = []
  for (let atMs = first; atMs < nowMs; atMs += again) {
    sales.push({
      atMs,
      amountMinor: random.pick(COFFEES).priceMinor * random.between(1, 3),
      invoiceId: `INV-${String(random.between(0, 999_999_999)).padStart(9, '0')}`,
      refund: random.chance(0.04),
    })
  }
  return sales
}
