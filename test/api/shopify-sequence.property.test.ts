import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { TestClock } from '../kit/backend.ts'
import { openEarnings } from '../kit/earnings.ts'
import { rounds } from '../kit/rounds.ts'
import { connectProvider, order, refund } from '../kit/shopify.ts'
import { testBackend } from '../kit/test-backend.ts'

const ORDERS = 5
const RUNS = rounds({ all: 3, few: 1 })

const backend = await testBackend({
  clock: new TestClock('2031-05-10T08:00:00Z'),
  config: { databasePool: 30 },
})
const shop = await openEarnings(backend)
await shop.reward('sale', { type: 'percentage', rateBps: 1000 })
const { shopify, work, inbox } = await connectProvider(backend, shop.workspace, 'shopify')

/** Somebody came through the link before what they bought. */
async function clickBefore(): Promise<string> {
  const nowMs = backend.clock.now()
  backend.clock.set('2031-05-09T07:00:00Z')
  const id = await shop.click(shop.ada.link.key)
  backend.clock.set(nowMs)
  return id
}

type Told = readonly [topic: string, body: object]

/** All that happens to one order of 100.00: 30.00 are added and paid, 45.00 go back in three ways, and a chargeback is won. */
function story(clickId: string): { id: number; told: Told[] } {
  const note_attributes = [{ name: 'svc_id', value: clickId }]
  const first = order({ note_attributes })
  const grown = { ...first, total_price: '130.00', current_total_price: '130.00' }
  const parts = [refund(first.id, ['20.00']), refund(first.id, ['15.00', '10.00'])]
  const last = {
    ...grown,
    current_total_price: '85.00',
    financial_status: 'partially_refunded',
    cancelled_at: '2031-05-10T07:00:00Z',
    refunds: parts,
  }
  const dispute = { id: first.id, order_id: first.id, type: 'chargeback', currency: 'USD' }
  return {
    id: first.id,
    told: [
      ['orders/paid', first],
      ['orders/updated', first],
      ['orders/edited', { order_edit: { id: 1, order_id: first.id } }],
      ['orders/paid', grown],
      ...parts.map((one): Told => ['refunds/create', one]),
      ['orders/updated', last],
      ['orders/cancelled', last],
      ['disputes/create', { ...dispute, amount: '85.00', status: 'needs_response' }],
      ['disputes/update', { ...dispute, amount: '85.00', status: 'won' }],
    ],
  }
}

/** What the books say of an order. */
async function counted(id: number) {
  const { sql } = backend.deps.db
  const ids = sql`(select s.id from sales s where s.workspace_id = ${shop.workspace.id}
    and s.invoice_id in (${String(id)}, ${`${id}:2`}))`
  const [row] = await sql`
    select (select sum(amount)::int from sales where id in ${ids}) as sold,
      (select sum(amount)::int from refunds where sale_id in ${ids}) as refunded,
      (select sum(earnings)::int from commissions where event_id in ${ids}) as earned`
  return { ...row }
}

const EVENTS = story('').told.length
/** Which events are sent, one after another: each of them at least once. */
const sequence = fc.array(fc.nat({ max: EVENTS - 1 }), { maxLength: EVENTS }).chain((again) =>
  fc.shuffledSubarray([...Array(EVENTS).keys(), ...again], {
    minLength: EVENTS + again.length,
    maxLength: EVENTS + again.length,
  }),
)

test('the order of events, and how often they come, never changes what an order sold, gave back and earned', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(sequence, { minLength: ORDERS, maxLength: ORDERS }),
      fc.nat({ max: 2 * EVENTS }),
      async (sequences, pause) => {
        const stories: { id: number; told: Told[] }[] = []
        for (const _ of sequences) stories.push(story(await clickBefore()))
        for (let step = 0; step < 2 * EVENTS; step++) {
          const sent = sequences.flatMap((one, index) => {
            const told = stories[index]!.told[one[step] ?? -1]
            return told ? [shopify(...told)] : []
          })
          const statuses = (await Promise.all(sent)).map(({ status }) => status)
          expect(statuses.every((status) => status === 200)).toBe(true)
          if (step === pause) await work()
        }
        for (let round = 0; round < 4; round++) await work()
        for (const status of ['failed', 'retrying', 'received']) {
          expect(await inbox(`?status=${status}`)).toEqual([])
        }
        for (const { id } of stories) {
          expect(await counted(id)).toEqual({ sold: 13000, refunded: 4500, earned: 850 })
        }
        await shop.agree()
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  )
})
