import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'
import { testBackend } from '../kit/test-backend.ts'

const clock = new TestClock('2031-02-10T08:00:00Z')
const backend = await testBackend({ clock, config: { databasePool: 20, trustProxy: true } })

const TENTH = { type: 'percentage', rateBps: 1000, maxDurationMonths: null }
const FIFTH = { ...TENTH, rateBps: 2000 }

/** A shop with a tenth of each sale; sales of 100.00 USD in February and 300.00 USD in April. */
async function open({ reward = TENTH as object | null } = {}): Promise<Earnings> {
  clock.set('2031-02-10T08:00:00Z')
  const shop = await openEarnings(backend)
  if (reward) await shop.reward('sale', reward)
  await shop.customer('buyer')
  await shop.sale('buyer', 10_000)
  clock.set('2031-04-10T08:00:00Z')
  await shop.sale('buyer', 30_000)
  return shop
}

async function simulate(shop: Earnings, draft: object, more: object = {}): Promise<any> {
  const path = `/programs/${shop.program.id}/simulations`
  const event = { groupId: shop.group.id, event: 'sale', ...draft }
  const { status, body } = await shop.workspace.api('POST', path, { draft: event, ...more })
  return { status, ...body }
}

describe('a simulation', () => {
  test('compares what a draft would have paid with what was paid', async () => {
    const shop = await open()
    const answer = await simulate(shop, FIFTH, { months: 3 })
    expect(answer).toMatchObject({
      status: 200,
      sentence: '20 % of every sale',
      since: '2031-02-01T00:00:00.000Z',
      currency: 'usd',
      actual: 4000,
      simulated: 8000,
      events: 2,
      affected: 2,
      unpriced: 0,
      months: [
        { month: '2031-02', actual: 1000, simulated: 2000, events: 1, affected: 1 },
        { month: '2031-03', actual: 0, simulated: 0, events: 0, affected: 0 },
        { month: '2031-04', actual: 3000, simulated: 6000, events: 1, affected: 1 },
      ],
      currencies: [{ currency: 'usd', saleAmount: 40_000, actual: 4000, simulated: 8000 }],
      partners: [{ partnerId: shop.ada.partner.id, name: 'Ada Partner', simulated: 8000 }],
    })
    const [first, second] = answer.examples
    expect(first).toMatchObject({ amount: 30_000, currency: 'usd', actual: 3000, simulated: 6000 })
    expect(first.steps.join('\n')).toContain('20 % of 300.00 USD')
    expect(second).toMatchObject({ amount: 10_000, actual: 1000, simulated: 2000 })
  })

  test('of the reward in force changes nothing, and writes nothing', async () => {
    const shop = await open()
    const before = await shop.commissions()
    const answer = await simulate(shop, TENTH)
    expect(answer).toMatchObject({ actual: 4000, simulated: 4000, affected: 0, examples: [] })
    expect(await shop.commissions()).toEqual(before)
    await shop.agree()
  })

  test('looks at so many months alone, with what was before as history', async () => {
    const shop = await open()
    const answer = await simulate(shop, { ...FIFTH, maxDurationMonths: 1 }, { months: 1 })
    expect(answer).toMatchObject({ events: 1, actual: 3000, simulated: 0 })
    expect(answer.examples).toMatchObject([{ reason: 'duration_over' }])
  })

  test('tells what a first reward would have cost', async () => {
    const shop = await open({ reward: null })
    const answer = await simulate(shop, FIFTH)
    expect(answer).toMatchObject({ actual: 0, simulated: 8000, affected: 2 })
  })

  test('replays leads, too', async () => {
    const shop = await open()
    const lead = { event: 'lead', type: 'flat', amount: 500 }
    expect(await simulate(shop, lead)).toMatchObject({
      actual: 0,
      simulated: 500,
      events: 1,
      currencies: [],
      examples: [{ amount: null, currency: null, simulated: 500 }],
    })
  })

  test('goes by what partners brought in before, too', async () => {
    const shop = await open()
    const tiers = {
      measure: 'revenue',
      period: 'all',
      mode: 'marginal',
      levels: [{ threshold: 35_000, type: 'percentage', rateBps: 3000 }],
    }
    // Its 300.00 follow 100.00 of February: 50.00 are above the level.
    const answer = await simulate(shop, { ...TENTH, tiers }, { months: 1 })
    expect(answer).toMatchObject({ events: 1, actual: 3000, simulated: 4000 })
  })

  test('leaves out partners with a reward of their own, unless it is theirs', async () => {
    const shop = await open()
    const { id: enrollmentId } = shop.ada.enrollment
    await shop.reward('sale', TENTH, { enrollmentId })
    expect(await simulate(shop, FIFTH)).toMatchObject({ events: 0, actual: 0, partners: [] })
    const own = { ...FIFTH, groupId: null, enrollmentId }
    expect(await simulate(shop, own)).toMatchObject({ events: 2, simulated: 8000 })
  })

  test('leaves out what was canceled', async () => {
    const shop = await open()
    const [{ id }] = await shop.commissions()
    await shop.workspace.api('PATCH', `/commissions/${id}`, { status: 'canceled' })
    expect(await simulate(shop, FIFTH)).toMatchObject({ events: 1, actual: 3000, simulated: 6000 })
  })

  test('guesses no exchange rate', async () => {
    const shop = await open()
    await shop.sale('buyer', 10_000, { currency: 'chf' })
    expect(await simulate(shop, FIFTH)).toMatchObject({ events: 2, unpriced: 1, simulated: 8000 })
  })

  test('counts a sale in another currency at the rate of its commission', async () => {
    const shop = await open()
    const rate = (currency: string, perEuro: string) =>
      shop.workspace.api('POST', '/exchange-rates', { day: '2031-04-10', currency, perEuro })
    await rate('usd', '1.2')
    await rate('chf', '0.6')
    await shop.sale('buyer', 10_000, { currency: 'chf' })
    const answer = await simulate(shop, FIFTH)
    expect(answer).toMatchObject({ unpriced: 0, actual: 6000, simulated: 12_000 })
    const chf = answer.currencies.find(({ currency }: any) => currency === 'chf')
    expect(chf).toMatchObject({ saleAmount: 10_000, actual: 2000, simulated: 4000 })
  })
})

describe('what cannot be simulated', () => {
  test('says why', async () => {
    const shop = await open()
    const other = await open()
    expect(await simulate(shop, { ...TENTH, event: 'click' })).toMatchObject({
      status: 422,
      error: { message: expect.stringContaining('Only rewards for sales and leads') },
    })
    expect(await simulate(shop, { ...TENTH, groupId: null })).toMatchObject({ status: 422 })
    expect(await simulate(shop, { ...TENTH, groupId: other.group.id })).toMatchObject({
      status: 404,
    })
    expect(await simulate(shop, { ...TENTH, rateBps: 20_000 })).toMatchObject({ status: 422 })
    expect(await simulate(shop, TENTH, { months: 13 })).toMatchObject({ status: 422 })
  })

  test('asks for fewer months when there are too many sales', async () => {
    const shop = await open()
    const { sql } = backend.deps.db
    const unearned = { reason: 'no_reward', steps: [] }
    await sql`
      insert into sales select (jsonb_populate_record(s,
        jsonb_build_object('unearned', ${sql.json(unearned)}::jsonb,
          'id', left(s.id, 11) || lpad(n::text, 9, '0')))).*
      from sales s, generate_series(1, 20000) n
      where s.workspace_id = ${shop.workspace.id} and s.amount = 10000`
    expect(await simulate(shop, TENTH)).toMatchObject({
      status: 422,
      error: { message: expect.stringContaining('more than 20000 sales') },
    })
    expect(await simulate(shop, TENTH, { months: 1 })).toMatchObject({ status: 200, events: 1 })
  })
})
