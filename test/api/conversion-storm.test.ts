import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { rollUp } from '../../server/jobs/roll-up.ts'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openShop, type Shop } from '../kit/conversions.ts'
import { rounds } from '../kit/rounds.ts'
import { agreedTotals } from '../kit/totals.ts'

const CUSTOMERS = 6
const CALLS = 60
const DAY = 86_400_000

const backend = await testBackend({
  clock: new TestClock('2031-05-10T08:00:00Z'),
  config: { databasePool: 50 },
})

test('a storm of calls on the same few customers, renames and erasures included, ends in totals that agree', async () => {
  const seed = fc.array(fc.nat(1_000_000), { minLength: 4 * CALLS, maxLength: 4 * CALLS })
  await fc.assert(
    fc.asyncProperty(seed, async (numbers) => {
      const shop = await openShop(backend)
      await shop.createLink('autumn')
      const clicks = await Promise.all(
        Array.from({ length: CUSTOMERS }, (_, i) => shop.click(i % 2 ? 'autumn' : 'spring')),
      )
      const calls = Array.from({ length: CALLS }, (_, i) => {
        const [kind, who, clickId, daysAgo] = numbers.slice(4 * i, 4 * i + 4) as [
          number,
          number,
          number,
          number,
        ]
        return send(shop, {
          i,
          kind,
          who,
          clickId: clicks[clickId % CUSTOMERS]!,
          daysAgo: daysAgo % 40,
        })
      })
      const statuses = await Promise.all(calls)
      for (const status of statuses) expect(status).toBeLessThan(500)
      await agreedTotals(backend, shop.id)
    }),
    { numRuns: rounds({ all: 8, few: 2 }), endOnFailure: true },
  )
})

interface Call {
  i: number
  kind: number
  who: number
  clickId: string
  daysAgo: number
}

async function send(shop: Shop, { i, kind, who, clickId, daysAgo }: Call): Promise<number> {
  const customerExternalId = `customer ${who % CUSTOMERS}`
  const path = `/customers/ext_${customerExternalId}`
  const timestamp = new Date(backend.clock.now() - daysAgo * DAY).toISOString()
  const sale = { customerExternalId, amount: 10, invoiceId: `in_${i}` }
  const calls: (() => Promise<{ status: number }>)[] = [
    () =>
      shop.api('POST', '/track/lead', {
        clickId,
        eventName: `Step ${who % 3}`,
        customerExternalId,
        timestamp,
      }),
    () => shop.api('POST', '/track/sale', { ...sale, timestamp }),
    () => shop.api('POST', '/track/sale', { ...sale, clickId }),
    () => shop.api('POST', '/track/sale', { ...sale, invoiceId: undefined, currency: 'eur' }),
    () =>
      shop.api('POST', '/track/refund', {
        invoiceId: `in_${who % CALLS}`,
        refundId: `re_${i}`,
        amount: 1,
      }),
    () => shop.api('POST', '/customers', { externalId: customerExternalId }),
    () => shop.api('PATCH', path, { externalId: `customer ${(who + 1) % CUSTOMERS}` }),
    () => shop.api('DELETE', path),
    async () => ({ status: (await rollUp(backend.deps), 200) }),
    async () => ({ status: (await shop.click()) ? 200 : 500 }),
  ]
  return (await calls[kind % calls.length]!()).status
}
