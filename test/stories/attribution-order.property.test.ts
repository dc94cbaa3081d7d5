import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { TestClock } from '../kit/backend.ts'
import { openEarnings } from '../kit/earnings.ts'
import { rounds } from '../kit/rounds.ts'
import { testBackend } from '../kit/test-backend.ts'
import { agreedTotals } from '../kit/totals.ts'

const MINUTE = 60_000
const DAY = 86_400_000
/** Minutes about the clicks, whose clocks may go wrong by five, and days up to beyond the window. */
const TIMES = [
  ...Array.from({ length: 16 }, (_, n) => (n + 1) * 2 * MINUTE),
  ...Array.from({ length: 16 }, (_, n) => (n + 1) * 3 * DAY),
]
const PARTNERS = ['ada', 'eve'] as const
const POLICIES = ['earn', 'hold', 'ignore'] as const

const backend = await testBackend({
  clock: new TestClock('2031-05-10T08:00:00Z'),
  config: { databasePool: 20 },
  twins: false,
})

/** Something that happened, at an index of TIMES. */
interface Happening {
  at: number
  kind: 'lead' | 'sale'
  /** Which of the clicks the report names; none: it names none. */
  click: number | null
  /** A sale names the code of a partner. */
  code: boolean
  refund: boolean
}

interface Life {
  model: 'first' | 'last'
  clicks: { at: number; partner: number }[]
  events: Happening[]
}

const happening = fc.record({
  kind: fc.constantFrom('lead' as const, 'sale' as const),
  click: fc.option(fc.nat(2), { freq: 3 }),
  code: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  refund: fc.boolean(),
})

const life: fc.Arbitrary<Life> = fc
  .uniqueArray(fc.nat(TIMES.length - 1), { minLength: 5, maxLength: 8 })
  .chain((times) =>
    fc.record({
      model: fc.constantFrom('first' as const, 'last' as const),
      clicks: fc
        .tuple(fc.nat(1), fc.nat(1), fc.nat(1))
        .map((partners) => partners.map((partner, i) => ({ at: times[i]!, partner }))),
      events: fc
        .tuple(...times.slice(3).map(() => happening))
        .map((list) => list.map((one, i) => ({ ...one, at: times[3 + i]! }))),
    }),
  )

/** A program for each policy, whose customers have lives of their own. */
async function open(existingCustomers: (typeof POLICIES)[number]) {
  const shop = await openEarnings(backend, { existingCustomers, attributionWindowDays: 30 })
  await shop.reward('lead', { type: 'flat', amount: 100 })
  await shop.reward('sale', { type: 'percentage', rateBps: 1000 })
  const eve = await shop.enroll('Eve')
  const code = { partnerId: eve.partner.id, linkId: eve.link.id, code: `EVE-${existingCustomers}` }
  expect((await shop.workspace.api('POST', '/discount-codes', code)).status).toBe(200)
  return { ...shop, code: code.code, links: [shop.ada.link, eve.link] }
}

const shops = await Promise.all(POLICIES.map(open))
type Shop = (typeof shops)[number]
let people = 0

test('the order in which leads, sales and refunds are reported does not matter, only the one in which they happened', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(POLICIES.length - 1),
      life,
      fc.array(fc.array(fc.nat(1_000_000), { minLength: 30, maxLength: 30 }), {
        minLength: 2,
        maxLength: 3,
      }),
      async (policy, one, orders) => {
        const shop = shops[policy]!
        const nowMs = backend.clock.now()
        const clicks: string[] = []
        for (const { at, partner } of one.clicks) {
          backend.clock.set(nowMs - TIMES[at]!)
          clicks.push(await shop.click(shop.links[partner]!.key))
        }
        backend.clock.set(nowMs)
        const program = { attributionModel: one.model }
        await shop.workspace.api('PATCH', `/programs/${shop.program.id}`, program)
        const inOrder = await live(shop, { one, clicks, nowMs, order: [] })
        for (const order of orders) {
          expect(await live(shop, { one, clicks, nowMs, order })).toEqual(inOrder)
        }
        await shop.agree()
        await agreedTotals(backend, shop.workspace.id)
        backend.clock.advance(5)
      },
    ),
    { numRuns: rounds({ all: 60, few: 10 }), endOnFailure: true },
  )
})

interface Told {
  one: Life
  clicks: readonly string[]
  nowMs: number
  /** Random numbers; none: everything is reported once, when it happens. */
  order: readonly number[]
}

/** Reports a life of a new customer, some of it twice, and returns what it has brought whom. */
async function live(shop: Shop, { one, clicks, nowMs, order }: Told): Promise<string[]> {
  const customerExternalId = `person ${++people}`
  const reports = one.events
    .map((event, n) => ({ event, n }))
    .toSorted((a, b) => TIMES[b.event.at]! - TIMES[a.event.at]!)
  const again = order.length > 0 ? reports.filter((_, i) => order[20 + i]! % 3 === 0) : []
  const all = [...reports, ...again]
  const shuffled = order.length > 0 ? all.toSorted((a, b) => rank(a, all) - rank(b, all)) : all
  function rank(report: (typeof all)[number], list: typeof all): number {
    return order[list.indexOf(report)]!
  }
  for (const { event, n } of shuffled) {
    const clickId = event.click === null ? null : clicks[event.click]!
    const timestamp = new Date(nowMs - TIMES[event.at]!).toISOString()
    const about = { customerExternalId, timestamp }
    if (event.kind === 'lead') {
      // A lead needs a click where nobody knows the customer.
      const body = { ...about, eventName: `Lead ${n}`, clickId: clickId ?? clicks[0] }
      expect((await shop.workspace.api('POST', '/track/lead', body)).status).toBe(200)
      continue
    }
    const invoiceId = `in_${customerExternalId}_${n}`
    const sale = { ...about, amount: 1_000 + n, invoiceId, clickId }
    const body = event.code ? { ...sale, discountCode: shop.code } : sale
    expect((await shop.workspace.api('POST', '/track/sale', body)).status).toBe(200)
    if (event.refund) await shop.refund(invoiceId, 're_1', { amount: 500 })
  }
  return outcome(shop, customerExternalId)
}

/** What each event of a customer belongs to, and what of it somebody earns. */
async function outcome(shop: Shop, name: string): Promise<string[]> {
  const rows = await backend.deps.db.sql`
    with person as (select * from customers
      where workspace_id = ${shop.workspace.id} and external_id = ${name}),
    event as (
      select e.id, e.event_name as name, e.link_num from leads e join person p on e.customer_id = p.id
        where e.workspace_id = ${shop.workspace.id}
      union all
      select e.id, e.amount::text, e.link_num from sales e
        where e.workspace_id = ${shop.workspace.id} and e.customer_external_id = ${name})
    select e.name, (e.link_num is not null)::text as linked, l.partner_id as partner,
      c.status, c.hold_reason as hold, (c.earnings - c.clawed_back)::text as net
    from event e
    left join links l on l.workspace_id = ${shop.workspace.id} and l.num = e.link_num
    left join commissions c on c.workspace_id = ${shop.workspace.id} and c.event_id = e.id
      and c.reverses_id is null and c.status <> 'canceled'
    where e.name <> 'Direct sale' or e.link_num is not null`
  const partners = [shop.ada.partner.id, '']
  return rows
    .map(({ name: event, partner, status, hold, net }) => {
      const who = partner === null ? 'nobody' : PARTNERS[partner === partners[0] ? 0 : 1]
      return `${event}: ${who} ${status} ${hold} ${net}`
    })
    .toSorted()
}
