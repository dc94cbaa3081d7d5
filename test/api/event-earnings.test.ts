import { beforeAll, describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openEarnings } from '../kit/earnings.ts'

const backend = await testBackend({ clock: new TestClock('2031-03-12T10:00:00Z') })
const shop = await openEarnings(backend)
await shop.reward('sale', { type: 'percentage', rateBps: 2000 })
await shop.reward('referral', { type: 'percentage', rateBps: 1000 })
const eve = await shop.enroll('Eve Scout')
await backend.deps.db.sql`update enrollments set referred_by_id = ${eve.enrollment.id}
  where workspace_id = ${shop.workspace.id} and id = ${shop.ada.enrollment.id}`
await shop.customer('buyer')
backend.clock.advance(1000)

const explain = async (id: string) => (await shop.workspace.api('GET', `/events/${id}`)).body

describe('the explanation of an event of a partner', () => {
  let saleId: string
  let refundId: string
  beforeAll(async () => {
    await shop.sale('buyer', 10_000, { invoiceId: 'in_1' })
    saleId = (await shop.commissions())[0].eventId
    backend.clock.advance(1000)
    refundId = (await shop.refund('in_1', 're_1', { amount: 2_500 })).body.id
  })

  test('goes from the click over the rule to the amounts, also to that of whoever brought the partner', async () => {
    const { explanation } = await explain(saleId)
    expect(explanation.click.id).toMatch(/^[0-9A-Za-z]{16}$/)
    const from = explanation.steps.indexOf('The sale amount is 100.00 USD.')
    expect(explanation.steps.slice(from)).toEqual([
      'The sale amount is 100.00 USD.',
      '25.00 USD was refunded. 75.00 USD remains.',
      'The reward pays 20 % of every sale.',
      '20 % of 100.00 USD is 20.00 USD.',
      'The holding period is 30 days.',
      'Ada Partner earns 15.00 USD.',
      `Eve Scout referred partner ${shop.ada.partner.id}.`,
      'The reward pays 10 % of every commission earned by partners you refer.',
      '10 % of 20.00 USD is 2.00 USD.',
      'Eve Scout earns a referral share of 1.50 USD.',
    ])
    expect(explanation.unearned).toBeNull()
    const [sale, share] = explanation.commissions
    expect([sale, share]).toMatchObject([
      { type: 'sale', partnerId: shop.ada.partner.id, earnings: 1_500, status: 'pending' },
      { type: 'referral', earnings: 150, currency: 'usd', status: 'pending' },
    ])
    expect((await shop.commission(sale.id)).eventId).toBe(saleId)
  })

  test('of a refund says what it took of whose commission', async () => {
    const { event, explanation } = await explain(refundId)
    expect(event).toBe('refund')
    expect(explanation.steps.slice(-2)).toEqual([
      'It reverses 5.00 USD of Ada Partner’s commission.',
      'It reverses 0.50 USD of Eve Scout’s commission.',
    ])
    expect(explanation.commissions.map((one: any) => one.earnings)).toEqual([1_500, 150])
  })

  test('of a lead without a reward says so', async () => {
    const [lead] = (await shop.workspace.api('GET', '/events?event=leads&interval=all')).body
    const { explanation } = await explain(lead.eventId)
    expect(explanation).toMatchObject({
      commissions: [],
      unearned: {
        reason: 'no_reward',
        steps: ['The partner’s group has no lead reward.'],
      },
    })
    expect(explanation.steps.at(-1)).toBe('The partner’s group has no lead reward.')
  })

  test('without a rate says what it waits for', async () => {
    backend.clock.advance(1000)
    await shop.sale('buyer', 5_000, { currency: 'gbp', invoiceId: 'in_gbp' })
    const [held] = await shop.commissions('&invoiceId=in_gbp')
    const { explanation } = await explain(held.eventId)
    expect(explanation.commissions).toMatchObject([{ earnings: 0, status: 'hold' }])
    expect(explanation.steps.at(-1)).toBe(
      'No exchange rate from GBP to USD was available for 50.00 GBP. The commission is converted when a rate becomes available.',
    )
  })

  test('of a click earns nothing by itself', async () => {
    const [click] = (await shop.workspace.api('GET', '/events?event=clicks&interval=all')).body
    const { explanation } = await explain(click.click.id)
    expect(explanation).toMatchObject({ commissions: [], unearned: null })
  })
})
