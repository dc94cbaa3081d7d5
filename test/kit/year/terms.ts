import { monthStart } from '../../../demo/story/calendar.ts'
import { MEMBERS, MOVE } from '../../../demo/story/members.ts'
import { customerIdOf } from '../../../demo/story/perform.ts'
import { partsOf, type PlannedSale } from '../../../demo/story/plan-sales.ts'
import type { PlannedVisitor } from '../../../demo/story/plan-year.ts'
import { TERMS } from '../../../demo/story/set-up.ts'
import { REWARD_CHANGE_MONTH } from '../../../demo/story/turns.ts'
import type { World } from '../../../demo/story/world.ts'
import { split } from '../histories/parts.ts'

const EXPONENT: Record<string, number> = { eur: 2, usd: 2, jpy: 0, kwd: 3 }
const DAY = 86_400_000

/** What a sale is expected to earn, worked out from what the story planned and nothing that is stored. */
export interface ExpectedSale {
  sale: PlannedSale
  visitor: PlannedVisitor
  /** Of the partner who is expected to earn. */
  partner: string
  currency: string
  /** The sale in the program's currency. */
  amount: bigint
  earned: bigint
}

/** Half up, away from zero. */
export function share(amount: bigint, part: bigint, whole: bigint): bigint {
  const product = amount * part
  const sign = product < 0n ? -1n : 1n
  return (sign * (2n * sign * product + whole)) / (2n * whole)
}

/** Every sale that somebody with a link or a code is to be thanked for, in the order of time. */
export function expectedSales(world: World): Map<string, ExpectedSale> {
  const expected = new Map<string, ExpectedSale>()
  for (const visitor of world.visitors) {
    const { partner, customer } = visitor
    if (!customer || !partner) continue
    const program = MEMBERS.find(({ key }) => key === partner)!.program
    const { currency } = world.programs[program]
    // What earlier sales of the customer have earned: the limit counts it.
    let before = 0n
    for (const [n, sale] of customer.sales.entries()) {
      if (sale.atMs >= world.span.endMs) continue
      const amount = inCurrency(world, { ...sale, heardMs: heardMs(visitor, sale) }, currency)
      const gross = grossOf(world, visitor, { sale, amount, isFirst: n === 0 })
      const earned = groupOf(world, visitor) === 'default' ? limited(gross, before) : gross
      before += earned
      expected.set(sale.invoiceId, { sale, visitor, partner, currency, amount, earned })
    }
  }
  payByTier(world, [...expected.values()])
  return expected
}

/** Pays agencies by their revenue of the month of each sale, as it was known when the sale was. */
function payByTier(world: World, expected: readonly ExpectedSale[]): void {
  const knownMs = ({ visitor, sale, currency }: ExpectedSale) =>
    pricedMs(world, { ...sale, heardMs: heardMs(visitor, sale) }, currency)
  const sold = expected
    .filter(({ visitor }) => groupOf(world, visitor) === 'agencies')
    .toSorted((a, b) => knownMs(a) - knownMs(b) || a.sale.atMs - b.sale.atMs)
  const { rateBps, tiers } = TERMS.agencies
  const [{ threshold, rateBps: higherBps }] = tiers.levels
  for (const [index, one] of sold.entries()) {
    const volume = sold
      .slice(0, index)
      .filter((other) => other.partner === one.partner && monthOf(other) === monthOf(one))
      .reduce((sum, other) => sum + leftOf(other, knownMs(one)), 0n)
    const room = BigInt(threshold) - volume
    const below = room < 0n ? 0n : room < one.amount ? room : one.amount
    const above = one.amount - below
    one.earned = share(below * BigInt(rateBps) + above * BigInt(higherBps), 1n, 10_000n)
  }
}

const monthOf = ({ sale }: ExpectedSale) => new Date(sale.atMs).toISOString().slice(0, 7)

/** What is left of a sale when that much time has passed. */
function leftOf({ sale, amount }: ExpectedSale, atMs: number): bigint {
  const refunded = refundedOf(sale, atMs)
  return amount - share(amount, refunded, BigInt(sale.amount))
}

function limited(gross: bigint, before: bigint): bigint {
  const left = BigInt(TERMS.defaultLimit.amount) - before
  return gross < left ? gross : left
}

function grossOf(
  world: World,
  visitor: PlannedVisitor,
  { sale, amount, isFirst }: { sale: PlannedSale; amount: bigint; isFirst: boolean },
): bigint {
  const percent = (bps: number) => share(amount, BigInt(bps), 10_000n)
  const group = groupOf(world, visitor)
  if (group === 'europa') return netOf(sale, amount)
  if (group === 'agencies') return percent(TERMS.agencies.rateBps)
  if (group === 'gold') {
    if (sale.plan === 'annual') return 4000n
    return percent(isFirst || amount >= 5000n ? 3000 : 2500)
  }
  const changeMs = monthStart(world.span.startMs, REWARD_CHANGE_MONTH)
  return percent(wonMs(visitor) < changeMs ? 2000 : 1500)
}

/** 12 % without tax and shipping, of which mugs earn 5 %. */
function netOf(sale: PlannedSale, amount: bigint): bigint {
  const { tax = 0, shipping = 0, lineItems = [] } = partsOf(sale)
  const [, , net] = split(amount, [tax, shipping, sale.amount - tax - shipping])
  const mug = lineItems.find(({ productId }) => productId === 'mug')?.amount ?? 0
  const [mugs, rest] = split(net!, [mug, sale.amount - tax - shipping - mug])
  return share(mugs!, 500n, 10_000n) + share(rest!, 1200n, 10_000n)
}

/** The group in which the customer was won, which is what counts. */
function groupOf(
  world: World,
  visitor: PlannedVisitor,
): 'default' | 'gold' | 'agencies' | 'europa' {
  const { key, program, group } = MEMBERS.find((one) => one.key === visitor.partner)!
  if (program === 'europa') return 'europa'
  const moveMs = monthStart(world.span.startMs, MOVE.month)
  return key === MOVE.key && wonMs(visitor) >= moveMs ? 'gold' : group
}

/** When somebody became a partner's customer: with the lead, or with the first sale. */
function wonMs({ customer }: PlannedVisitor): number {
  return customer!.leadMs ?? customer!.sales[0]!.atMs
}

/** When it is known that a sale earns something: a late lead tells it days afterwards. */
function heardMs({ customer }: PlannedVisitor, { atMs }: PlannedSale): number {
  return customer!.arrival === 'late' ? Math.max(atMs, customer!.leadMs ?? atMs) : atMs
}

/**
 * By the rates that were known then, of the latest day, at most a week old, that has both currencies;
 * without one, by those that came later.
 */
function inCurrency(world: World, sale: PlannedSale & { heardMs: number }, to: string): bigint {
  if (sale.currency === to) return BigInt(sale.amount)
  const then = world.rates.filter(({ knownMs }) => knownMs <= sale.heardMs)
  const pair = findPair(then, sale, to) ?? findPair(world.rates, sale, to)
  if (!pair) throw new Error(`The story has no rate for ${sale.invoiceId}.`)
  const up = 10n ** BigInt(EXPONENT[to]!) * scaled(pair.into)
  const down = 10n ** BigInt(EXPONENT[sale.currency]!) * scaled(pair.from)
  return share(BigInt(sale.amount), up, down)
}

/** When it is known what a sale is worth. */
function pricedMs(world: World, sale: PlannedSale & { heardMs: number }, to: string): number {
  if (sale.currency === to) return sale.heardMs
  const times = world.rates.map(({ knownMs }) => knownMs).toSorted((a, b) => a - b)
  const found = [sale.heardMs, ...times.filter((ms) => ms > sale.heardMs)].find((ms) =>
    findPair(
      world.rates.filter(({ knownMs }) => knownMs <= ms),
      sale,
      to,
    ),
  )
  return found ?? Infinity
}

function findPair(rates: World['rates'], sale: PlannedSale, to: string) {
  const on = (day: string, currency: string) =>
    currency === 'eur'
      ? '1'
      : rates.find((one) => one.day === day && one.currency === currency)?.perEuro
  for (let age = 0; age <= 7; age++) {
    const day = dayOf(sale.atMs - age * DAY)
    const [from, into] = [on(day, sale.currency), on(day, to)]
    if (from !== undefined && into !== undefined) return { from, into }
  }
  return null
}

/** A rate in millionths. */
function scaled(rate: string): bigint {
  const [whole = '0', behind = ''] = rate.split('.')
  return BigInt(whole + behind.padEnd(6, '0'))
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/** What has gone back of a sale by then, without chargebacks that were won by then. */
export function refundedOf({ refunds }: PlannedSale, untilMs = Infinity): bigint {
  return refunds
    .filter(({ atMs, wonMs }) => atMs <= untilMs && !(wonMs !== null && wonMs <= untilMs))
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n)
}

export function visitorOf(world: World, customer: string): PlannedVisitor {
  return world.visitors.find(({ name }) => customerIdOf(name) === customer)!
}
