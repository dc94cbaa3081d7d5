import type { Condition, RewardTerms, Terms } from './calls.ts'
import type { StoredSale } from './facts.ts'

const EXPONENTS: Record<string, number> = { usd: 2, eur: 2, jpy: 0, kwd: 3 }
const DAY_MS = 86_400_000

/** The rules of money once more, written for the tests alone: a share, rounded half away from zero. */
export function share(amount: bigint, part: bigint, whole: bigint): bigint {
  const up = amount * part * 10n
  const tenths = up / whole
  const rest = tenths % 10n
  const more = rest >= 5n ? 1n : rest <= -5n ? -1n : 0n
  return tenths / 10n + more
}

/** An amount in another currency at what a euro bought on the sale's day or in the week before. */
export function exchanged(
  sale: Pick<StoredSale, 'amount' | 'currency' | 'atMs'>,
  to: string,
  rates: ReadonlyMap<string, string>,
): bigint | null {
  if (sale.currency === to) return sale.amount
  const dayMs = Math.floor(sale.atMs / DAY_MS) * DAY_MS
  for (let age = 0; age <= 7; age++) {
    const day = new Date(dayMs - age * DAY_MS).toISOString().slice(0, 10)
    const [from, into] = [sale.currency, to].map((code) =>
      code === 'eur' ? '1.000000' : rates.get(`${code} ${day}`),
    )
    if (!from || !into) continue
    const millionths = (text: string) => BigInt(text.replace('.', ''))
    const [up, down] = [10n ** BigInt(EXPONENTS[to]!), 10n ** BigInt(EXPONENTS[sale.currency]!)]
    return share(sale.amount, millionths(into) * up, millionths(from) * down)
  }
  return null
}

/** What terms make of an event before any limit. */
export function grossOf(terms: Terms, amount: bigint, quantity: number): bigint {
  if (terms.type === 'flat') return BigInt(terms.amount!) * BigInt(quantity)
  return share(amount, BigInt(terms.rateBps!), 10_000n)
}

/** The first of the modifiers that speaks of such a sale; null for none. */
export function modifierFor(
  { modifiers }: Pick<RewardTerms, 'modifiers'>,
  sale: Pick<StoredSale, 'country' | 'plan' | 'processor'>,
  amount: bigint,
): number | null {
  const facts: Record<string, string | bigint | null> = {
    'customer.country': sale.country,
    'sale.amount': amount,
    'sale.metadata.plan': sale.plan,
    'sale.processor': sale.processor,
  }
  const holds = (one: Condition) => isTrue(one, facts[one.attribute] ?? null)
  const found = modifiers.findIndex(({ when: { match, conditions } }) =>
    match === 'all' ? conditions.every(holds) : conditions.some(holds),
  )
  return found < 0 ? null : found
}

function isTrue({ operator, value }: Condition, fact: string | bigint | null): boolean {
  const listed = Array.isArray(value) && value.includes(String(fact))
  switch (operator) {
    case 'is':
      return fact === value
    case 'isNot':
      return fact !== value
    case 'in':
      return listed
    case 'notIn':
      return !listed
    case 'gte':
      return BigInt(fact!) >= BigInt(value as number)
    case 'gt':
      return BigInt(fact!) > BigInt(value as number)
    case 'lte':
      return BigInt(fact!) <= BigInt(value as number)
    case 'lt':
      return BigInt(fact!) < BigInt(value as number)
    default:
      throw new Error(`no test knows ${operator}`)
  }
}

/** So many calendar months later, at the last day of a shorter month. */
export function monthsLater(ms: number, months: number): number {
  const from = new Date(ms)
  const to = new Date(ms)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), last))
  return to.getTime()
}

/** The name of the calendar period that a time falls into; weeks by the day of their Monday. */
export function periodOf(ms: number, period: 'all' | 'day' | 'week' | 'month'): string {
  const day = new Date(ms).toISOString().slice(0, 10)
  if (period === 'day') return day
  if (period === 'month') return day.slice(0, 7)
  if (period === 'all') return ''
  const sinceMonday = (new Date(ms).getUTCDay() + 6) % 7
  return new Date(ms - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}
