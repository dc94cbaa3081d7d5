import type { Random } from '../seed/random.ts'
import { FIRST_NAMES, LAST_NAMES, PLACES } from '../seed/words.ts'
import { DAY, HOUR, monthOf, type Span } from './calendar.ts'
import { MEMBERS, ENDS, memberOf, type Member } from './members.ts'
import { planSales, type PlannedSale } from './plan-sales.ts'

/**
 * How a customer came: through a link and a lead; by a sale that names the click; with a partner's code
 * only; with a lead that is told days after the first sale; or by nobody.
 */
export type Arrival = 'lead' | 'direct' | 'code' | 'late' | 'nobody'

export interface PlannedVisitor {
  /** Unique: the visitor's browser, and the customer's id if one comes of it. */
  name: string
  country: string
  /** The partner of the link; null when there was none. */
  partner: string | null
  clickMs: number | null
  customer: PlannedCustomer | null
}

export interface PlannedCustomer {
  name: string
  email: string
  arrival: Arrival
  leadMs: number | null
  sales: PlannedSale[]
}

/** Monday first. */
const WEEK = [1, 1.05, 1.15, 1.3, 1.1, 0.65, 0.75]
/** Hours of a day in which things happen; what belongs to one customer never shares one. */
const HOURS = [9, 13, 17, 21]

/**
 * Plans a year of visitors that grows and has weeks, the same for the same seed, in the order of arrival.
 */
export function planYear(random: Random, span: Span): PlannedVisitor[] {
  const visitors: PlannedVisitor[] = []
  let expected = 0
  for (let day = span.startMs + 2 * DAY; day < span.endMs - DAY; day += DAY) {
    const part = (day - span.startMs) / (365 * DAY)
    const date = new Date(day)
    const weekday = (date.getUTCDay() + 6) % 7
    const season = span.season?.[date.getUTCMonth()] ?? 1
    const usual = span.scale * (1.1 + 2.6 * part) * WEEK[weekday]! * season
    expected += usual * (0.8 + random.next() * 0.4)
    for (; expected >= 1; expected--) {
      visitors.push(planVisitor(random, { dayMs: day, number: visitors.length + 1, span }))
    }
  }
  return visitors
}

interface Arriving {
  dayMs: number
  number: number
  span: Span
}

function planVisitor(random: Random, arriving: Arriving): PlannedVisitor {
  const { dayMs, number, span } = arriving
  const { key: partner } = random.weighted(activeMembers(dayMs, span))
  const clickMs = dayMs + random.pick(HOURS.slice(0, 3)) * HOUR
  const arrival = arrivalOf(random, partner)
  const country = random.weighted(PLACES).country
  const buys = arrival !== 'lead' || random.chance(0.62)
  const name = `visitor ${number}`
  if (!buys) return { name, country, partner, clickMs, customer: null }
  const customer = planCustomer(random, { arrival, clickMs, number, span })
  const came = arrival === 'code' || arrival === 'nobody' ? null : clickMs
  return {
    name,
    country,
    partner: arrival === 'nobody' ? null : partner,
    clickMs: came,
    customer,
  }
}

function arrivalOf(random: Random, partner: string): Arrival {
  const dice = random.next()
  if (dice < 0.07 && memberOf(partner).code) return 'code'
  if (dice < 0.13) return 'direct'
  if (dice < 0.18) return 'late'
  return dice < 0.21 ? 'nobody' : 'lead'
}

function planCustomer(
  random: Random,
  {
    arrival,
    clickMs,
    number,
    span,
  }: { arrival: Arrival; clickMs: number } & Omit<Arriving, 'dayMs'>,
): PlannedCustomer {
  const first = random.pick(FIRST_NAMES)
  const last = random.pick(LAST_NAMES)
  const sales = planSales(random, { fromMs: clickMs + 4 * HOUR, number, span })
  const leadMs =
    arrival === 'lead'
      ? clickMs + 2 * HOUR
      : arrival === 'late'
        ? clickMs + random.between(1, 5) * DAY + 3 * HOUR
        : null
  return {
    name: `${first} ${last}`,
    email: emailOf(random, `${first}.${last}.${number}`.toLowerCase()),
    arrival,
    leadMs: leadMs !== null && leadMs < span.endMs ? leadMs : null,
    sales,
  }
}

/** Draws an e-mail address; some are disposable. */
function emailOf(random: Random, name: string): string {
  return random.chance(0.02) ? `${name}@mailinator.com` : `${name}@example.com`
}

/** Lists the partners who promote on a day: they have joined, and not left. */
export function activeMembers(dayMs: number, { startMs }: Pick<Span, 'startMs'>): Member[] {
  const month = monthOf(startMs, dayMs)
  return MEMBERS.filter(({ key, month: since, weight, joins }) => {
    const end = ENDS.find((one) => one.key === key)
    // A visitor or two still come through a link that was stopped.
    const until = end ? end.month + 1 : Number.POSITIVE_INFINITY
    const here = joins === 'enrolled' || joins === 'accepted' || joins === 'approved'
    return here && weight > 0 && since <= month && month < until
  })
}
