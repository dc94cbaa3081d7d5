import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'
import { testBackend } from '../kit/test-backend.ts'

const DAY = 86_400_000
const POLICIES = ['earn', 'hold', 'ignore'] as const

const backend = await testBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })

async function open(existingCustomers?: string) {
  const shop = await openEarnings(backend, existingCustomers ? { existingCustomers } : {})
  await shop.reward('sale', { type: 'percentage', rateBps: 1000 })
  return shop
}

const daysAgo = (days: number) => new Date(backend.clock.now() - days * DAY).toISOString()

/** What is earned, by what became of it. */
async function outcome(shop: Earnings) {
  const list = await shop.commissions()
  return list.map((one) => [one.status, one.holdReason, one.earnings])
}

const AFTERWARDS = {
  earn: [['pending', null, 500]],
  hold: [['hold', 'existing_customer', 500]],
  ignore: [],
} as const

describe('a customer who bought before the click', () => {
  test.each(POLICIES)(
    '%s: the lead counts, and the program decides about sales',
    async (policy) => {
      const shop = await open(policy)
      await shop.sale('regular', 9_000, { timestamp: daysAgo(200) })
      await shop.customer('regular')
      await shop.sale('regular', 5_000, { invoiceId: `in_${policy}` })
      expect(await outcome(shop)).toEqual(AFTERWARDS[policy] as never)
      const { body: program } = await shop.workspace.api('GET', `/programs/${shop.program.id}`)
      expect(program.existingCustomers).toBe(policy)
      const { body: leads } = await shop.workspace.api('GET', '/events?event=leads')
      expect(leads[0].link.id).toBe(shop.ada.link.id)
      const { body } = await shop.workspace.api('GET', `/events/${leads[0].eventId}`)
      expect(body.explanation.steps.join(' ')).toContain('Existing customer:')
      await shop.agree()
    },
  )

  test.each(POLICIES)('%s: it makes no difference when that is found out', async (policy) => {
    const shop = await open(policy)
    await shop.customer('regular')
    await shop.sale('regular', 5_000)
    expect(await outcome(shop)).toEqual([['pending', null, 500]])
    await shop.sale('regular', 9_000, { timestamp: daysAgo(200) })
    const canceled = [['canceled', null, 0]]
    const now = await outcome(shop)
    expect(now).toEqual((policy === 'ignore' ? canceled : AFTERWARDS[policy]) as never)
    backend.clock.advance(1000)
    await shop.sale('regular', 1_000)
    const rest = { earn: ['pending', null, 100], hold: ['hold', 'existing_customer', 100] }
    const more = policy === 'ignore' ? [] : [rest[policy]]
    expect(await outcome(shop)).toEqual([...now, ...more] as never)
    await shop.agree()
  })
})

test('what was paid before it was found out is not taken back', async () => {
  const shop = await open('ignore')
  await shop.customer('regular')
  await shop.sale('regular', 5_000)
  const [{ id }] = await shop.commissions()
  await backend.deps.db.sql`update commissions set status = 'due' where id = ${id}`
  await backend.deps.db.sql`update balances set payable = accrued, accrued = 0
    where workspace_id = ${shop.workspace.id}`
  await shop.pay([id])
  await shop.sale('regular', 9_000, { timestamp: daysAgo(200) })
  expect(await outcome(shop)).toEqual([['paid', null, 500]])
})

test('a customer who was created before the click is one, too, and one created after it is not', async () => {
  const shop = await open('ignore')
  await shop.workspace.api('POST', '/customers', { externalId: 'early' })
  const clickId = await shop.click(shop.ada.link.key)
  await shop.workspace.api('POST', '/customers', { externalId: 'new' })
  backend.clock.advance(DAY)
  await shop.workspace.api('POST', '/customers', { externalId: 'known' })
  backend.clock.advance(DAY)
  await shop.customer('known')
  await shop.workspace.api('POST', '/track/lead', {
    clickId,
    eventName: 'Sign up',
    customerExternalId: 'new',
  })
  // Within the five minutes that clocks may differ by.
  await shop.workspace.api('POST', '/track/lead', {
    clickId,
    eventName: 'Sign up',
    customerExternalId: 'early',
  })
  for (const name of ['known', 'new', 'early']) await shop.sale(name, 1_000)
  const customers = (await shop.commissions()).map((one) => one.customer.externalId)
  expect(customers.sort()).toEqual(['early', 'new'])
  const reasons = await backend.deps.db.sql`
    select unearned->>'reason' as reason from sales
    where workspace_id = ${shop.workspace.id} and customer_external_id = 'known'`
  expect(reasons.map(({ reason }) => reason)).toEqual(['existing_customer'])
})

test('a deferred lead is no more than its click', async () => {
  const shop = await open('ignore')
  const lead = { eventName: 'Sign up', customerExternalId: 'trial' }
  const first = await shop.click(shop.ada.link.key)
  await shop.workspace.api('POST', '/track/lead', { ...lead, clickId: first, mode: 'deferred' })
  backend.clock.advance(DAY)
  const second = await shop.click(shop.ada.link.key)
  await shop.workspace.api('POST', '/track/lead', { ...lead, clickId: second })
  await shop.sale('trial', 1_000)
  expect(await outcome(shop)).toEqual([['pending', null, 100]])
})

test('a discount code is judged by its sale alone', async () => {
  const shop = await open('ignore')
  const code = { partnerId: shop.ada.partner.id, linkId: shop.ada.link.id, code: 'ADA10' }
  expect((await shop.workspace.api('POST', '/discount-codes', code)).status).toBe(200)
  await shop.sale('regular', 9_000, { timestamp: daysAgo(200) })
  await shop.sale('regular', 5_000, { discountCode: 'ADA10', timestamp: daysAgo(100) })
  // What happened before the code was used is nobody's, in whichever order it is told.
  await shop.sale('regular', 7_000, { timestamp: daysAgo(150) })
  expect(await outcome(shop)).toEqual([['pending', null, 500]])
})
