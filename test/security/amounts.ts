import { amountPlaces, nameOf, type Operation } from './api/operations.ts'
import { validDraft, withValue, write } from './api/requests.ts'
import type { Bench } from './bench.ts'

/** More than any sale or earning of the workspace, and what is none. */
const AMOUNTS = [20_000, -1, 9_007_199_254_740_991]

/**
 * Sends an operation amounts that are too much, and what it may do once it sends twice. Money is judged whenever it
 * was changed: sums are right, and nobody is paid more than was earned.
 */
export async function callWithAmounts(bench: Bench, operation: Operation): Promise<void> {
  if (operation.method === 'GET') return
  const draft = validDraft(operation, bench.values.own)
  const headers = bench.headers(operation)
  const sending = { operation, what: 'twice the same', kind: 'amounts' }
  if (!isAboutMoney(operation)) return
  for (let n = 0; n < 2; n++) await bench.send(write(operation, draft, headers), sending)
  await bench.settle(sending)
  for (const place of amountPlaces(operation)) {
    for (const amount of AMOUNTS) {
      const about = { ...sending, what: `${amount} at ${nameOf(place)}` }
      const sent = write(operation, withValue(draft, place, amount, operation), headers)
      await bench.send(sent, about)
      await bench.settle(about)
    }
  }
}

function isAboutMoney({ path }: Operation): boolean {
  return /^\/(track|commissions|payouts|partners\/(ban|merge)|fraud|milestones|rewards)/.test(path)
}
