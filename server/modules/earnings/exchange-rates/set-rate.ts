import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { OPERATOR, exchangeRates } from '../../../db/schema/commissions.ts'
import { formatDecimal, parseRate } from '../../../domain/exchange-rates.ts'
import { invalid } from '../../../domain/errors.ts'
import { parseCurrency } from '../../../domain/money.ts'
import { dayStartMs } from '../../../domain/schedule.ts'
import { transact } from '../../../core/transact.ts'
import { priceHeldCommissions } from '../commissions/hold/price-held-commissions.ts'
import { toRate } from './present.ts'
import type { RateBody, StoredRate } from './schema.ts'

const DAY_MS = 86_400_000

/**
 * Sets the operator's own rate of a day, also in place of an earlier one. What was converted keeps the rate
 * that it was converted with; what waits for this one is priced at once.
 */
export async function setRate(ctx: Ctx, body: RateBody): Promise<StoredRate> {
  const { deps, scope } = ctx
  const rate = readRate(body, deps.clock.now())
  const createdAt = new Date(deps.clock.now())
  const stored = await transact(ctx, async (ctx) => {
    const { tx } = ctx
    const [added] = await tx.insert(scope, exchangeRates, { ...rate, createdAt }, { ignore: true })
    if (added) return toRate(added)
    const same = and(
      eq(exchangeRates.day, rate.day),
      eq(exchangeRates.currency, rate.currency),
      eq(exchangeRates.source, OPERATOR),
    )
    const change = { perEuro: rate.perEuro, createdAt }
    const [changed] = await tx.update(scope, exchangeRates, change, [same])
    return toRate(changed!)
  })
  return { ...stored, priced: await priceHeldCommissions(ctx) }
}

function readRate({ day, currency: code, perEuro }: RateBody, nowMs: number) {
  const currency = parseCurrency(code)
  if (currency === 'eur') {
    throw invalid('currency', 'Exchange rates are based on the euro, so the euro can’t have one.')
  }
  return { day: readDay(day, nowMs), currency, source: OPERATOR, perEuro: readPerEuro(perEuro) }
}

function readDay(day: string, nowMs: number): string {
  let startMs: number
  try {
    startMs = dayStartMs(day)
  } catch {
    throw invalid('day', `${JSON.stringify(day)} is not a day. Write 2031-05-09.`)
  }
  if (startMs > nowMs + DAY_MS) throw invalid('day', 'The day is in the future.')
  return day
}

function readPerEuro(perEuro: string | number): string {
  const text = String(perEuro)
  try {
    return formatDecimal(parseRate(text.trim()))
  } catch {
    const what = JSON.stringify(text.slice(0, 40))
    throw invalid('perEuro', `${what} is not a rate. Write a number above 0, such as "1.0837".`)
  }
}
