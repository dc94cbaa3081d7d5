import { monthEndMs, monthOf } from '../../../domain/month.ts'
import type { Replayed } from '../../../domain/reward/replay.ts'
import { format, type Locale } from '../../../locales/format.ts'
import type { Range, StoredEvent } from './read-events.ts'
import type { Simulation } from './schema.ts'

const PARTNERS = 10
const EXAMPLES = 5

/** What an event earned, beside what it would have; null: its amount is not known. */
export interface Compared {
  stored: StoredEvent
  replayed: Replayed | null
}

interface Both {
  stored: StoredEvent
  replayed: Replayed
}

type Figures = Pick<
  Simulation,
  | 'currency'
  | 'actual'
  | 'simulated'
  | 'events'
  | 'affected'
  | 'unpriced'
  | 'months'
  | 'currencies'
  | 'partners'
  | 'examples'
>

interface Reader {
  locale: Locale
}

/** Sums the comparison up: in all, by month, by the currency of the sales and by partner. */
export function sumSimulation(
  compared: readonly Compared[],
  { currency, sinceMs, untilMs, locale }: Pick<Range, 'currency' | 'sinceMs' | 'untilMs'> & Reader,
): Figures {
  const known = compared.filter((one): one is Both => one.replayed !== null)
  const byMonth = Map.groupBy(known, ({ stored }) => monthOf(stored.atMs))
  const sold = known.filter(({ stored }) => stored.currency !== null)
  return {
    currency,
    ...sum(known),
    unpriced: compared.length - known.length,
    months: monthsOf(sinceMs, untilMs).map((month) => ({
      month,
      ...sum(byMonth.get(month) ?? []),
    })),
    currencies: groups(sold, ({ currency }) => currency!).map(([currency, list]) => ({
      currency,
      saleAmount: Number(list.reduce((all, { stored }) => all + stored.amount, 0n)),
      ...sum(list),
    })),
    partners: groups(known, ({ enrollmentId }) => enrollmentId)
      .map(([enrollmentId, list]) => {
        const { partnerId, partnerName: name } = list[0]!.stored
        return { partnerId, enrollmentId, name, ...sum(list) }
      })
      .toSorted((a, b) => change(b) - change(a) || b.simulated - a.simulated)
      .slice(0, PARTNERS),
    examples: known
      .filter(isAffected)
      .toSorted((a, b) => Number(differenceOf(b) - differenceOf(a)))
      .slice(0, EXAMPLES)
      .map((one) => toExample(one, locale)),
  }
}

function sum(list: readonly Both[]) {
  return {
    actual: Number(list.reduce((all, { stored }) => all + stored.actual, 0n)),
    simulated: Number(list.reduce((all, { replayed }) => all + replayed.netMinor, 0n)),
    events: list.length,
    affected: list.filter(isAffected).length,
  }
}

function isAffected(one: Both): boolean {
  return one.stored.actual !== one.replayed.netMinor
}

function differenceOf({ stored, replayed }: Both): bigint {
  const minor = replayed.netMinor - stored.actual
  return minor < 0n ? -minor : minor
}

function change({ actual, simulated }: { actual: number; simulated: number }): number {
  return Math.abs(simulated - actual)
}

function groups(list: readonly Both[], keyOf: (stored: StoredEvent) => string): [string, Both[]][] {
  return Array.from(Map.groupBy(list, ({ stored }) => keyOf(stored)))
}

function monthsOf(sinceMs: number, untilMs: number): string[] {
  const months: string[] = []
  for (let ms = sinceMs; ms <= untilMs; ms = monthEndMs(monthOf(ms))) months.push(monthOf(ms))
  return months
}

function toExample({ stored, replayed }: Both, locale: Locale): Simulation['examples'][number] {
  const { id, atMs, partnerId, partnerName, customer, amount, currency, actual } = stored
  const { earning, netMinor } = replayed
  return {
    eventId: id,
    at: new Date(atMs).toISOString(),
    partnerId,
    partnerName,
    customerId: customer.id,
    amount: currency === null ? null : Number(amount),
    currency,
    actual: Number(actual),
    simulated: Number(netMinor),
    reason: 'reason' in earning ? earning.reason : null,
    steps: earning.steps.map((step) => format(step, locale)),
  }
}
