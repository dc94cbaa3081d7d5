import { sql } from 'drizzle-orm'
import type { BatchCtx } from '../../../../core/ctx.ts'
import { rowLoader } from '../../../../db/loader.ts'
import { json, row } from '../../../../db/row.ts'
import { BANK, OPERATOR, SHARED_RATES } from '../../../../db/schema/commissions.ts'
import {
  convert,
  findRate,
  formatDecimal,
  parseRate,
  type DayRates,
  type Rate,
} from '../../../../domain/exchange-rates.ts'
import { message, money, type Message } from '../../../../domain/message/message.ts'
import { currencyExponent } from '../../../../domain/money.ts'

/** An amount in the program's currency, with where its rate came from. */
export interface Conversion {
  amountMinor: bigint
  /** One major unit of the sale's currency in the program's, rounded to ten digits, for display. */
  rate: string
  source: string
  day: string
  step: Message
}

const MAX_AGE_DAYS = 7
const DIGITS = 10

/**
 * Converts a sale's amount to a currency. Null when no rate of the day or the week before is known: nothing
 * is guessed.
 */
export async function convertSale(
  { tx, scope }: BatchCtx,
  sale: { amountMinor: bigint; currency: string; at: Date },
  to: string,
): Promise<Conversion | null> {
  const day = sale.at.toISOString().slice(0, 10)
  const since = dayBefore(day, MAX_AGE_DAYS)
  const found = await tx.load(scope, RATES, { from: sale.currency, to, day, since })
  const rows = found!.rates
  const own = rows.filter((row) => row.source === OPERATOR)
  // The operator's own rates win, and fill up what the bank does not know.
  for (const known of [own, rows]) {
    const asked = { from: sale.currency, to, maxAgeDays: MAX_AGE_DAYS }
    const found = findRate(groupByDay(known), day, asked)
    if (!found) continue
    const isOwn = own.some((row) => row.day === found.day)
    return converted(sale, to, { ...found, source: isOwn ? OPERATOR : BANK })
  }
  return null
}

const RATES = rowLoader<RatesKey, { rates: RateRow[] }>({
  row: row({ rates: json<RateRow[]>() }),
  name: 'exchange rates',
  key: '"from" text, "to" text, day text, since text',
  select: (ws, keys) => sql`
    select r.n, (select coalesce(json_agg(json_build_object('day', x.day, 'currency', x.currency,
        'source', x.source, 'perEuro', x.per_euro::text)), '[]')
      from exchange_rates x where x.workspace_id in (${ws}, ${SHARED_RATES})
        and x.currency in (r."from", r."to") and x.day <= r.day and x.day >= r.since) as rates
    from ${keys}`,
})

interface RatesKey {
  from: string
  to: string
  day: string
  since: string
}

interface RateRow {
  day: string
  currency: string
  source: string
  perEuro: string
}

function converted(
  sale: { amountMinor: bigint; currency: string },
  to: string,
  { rate, day, source }: { rate: Rate; day: string; source: string },
): Conversion {
  const amountMinor = convert(sale.amountMinor, sale.currency, to, rate)
  const shown = formatDecimal({ numerator: unitPrice(sale.currency, to, rate), scale: DIGITS })
  const values = {
    amount: money(sale.amountMinor, sale.currency),
    converted: money(amountMinor, to),
    rate: { decimal: shown },
    day: { day },
  }
  const step =
    source === BANK
      ? message('commission.converted.bank', values)
      : message('commission.converted.operator', values)
  return { amountMinor, rate: shown, source, day, step }
}

/** Computes the price of one major unit with ten digits. */
function unitPrice(from: string, to: string, rate: Rate): bigint {
  const one = 10n ** BigInt(currencyExponent(from))
  const scaled = {
    ...rate,
    to: { ...rate.to, numerator: rate.to.numerator * 10n ** BigInt(DIGITS) },
  }
  const minor = convert(one, from, to, scaled)
  return minor / 10n ** BigInt(currencyExponent(to))
}

function groupByDay(rows: readonly RateRow[]): DayRates[] {
  const days = new Map<string, Map<string, RateRow>>()
  for (const row of rows) {
    const ofDay = days.get(row.day) ?? new Map<string, RateRow>()
    if (row.source === OPERATOR || !ofDay.has(row.currency)) ofDay.set(row.currency, row)
    days.set(row.day, ofDay)
  }
  return Array.from(days, ([day, ofDay]) => ({
    day,
    rates: Array.from(ofDay.values(), ({ currency, perEuro }) => ({
      currency,
      rate: parseRate(perEuro),
    })),
  }))
}

function dayBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10)
}
