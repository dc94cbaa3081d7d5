import type { Simulation } from '../api/wire.gen.ts'
import { change, money } from '../base/format.ts'
import { t } from '../base/texts.ts'

/** Says in one sentence what a draft would have cost over these months. */
export function simulationSentence({
  actual,
  simulated,
  currency,
  months,
  events,
}: Simulation): string {
  const count = months.length
  if (events === 0) return t('rewards.noMatchingEventsLast', { count })
  const part = change(simulated, actual)?.text
  const values = {
    count,
    amount: money(Math.abs(simulated - actual), currency),
    total: money(actual, currency),
  }
  const end = part ? ` (${part}).` : '.'
  if (simulated > actual) return t('rewards.overLastCountMonths', values) + end
  if (simulated < actual) return t('rewards.overLastCountMonthsWould', values) + end
  return t('rewards.overLastCountMonthsWouldPaid', values)
}
