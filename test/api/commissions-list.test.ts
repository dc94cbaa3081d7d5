import { beforeAll, describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'

const backend = await testBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })
const shop = await openEarnings(backend)
await shop.reward('sale', { type: 'percentage', rateBps: 2000 })
await shop.customer('buyer')

/** A sale of 100.00 and its commission of 20.00. */
async function earn(more: object = {}): Promise<any> {
  backend.clock.advance(1000)
  await shop.sale('buyer', 10_000, more)
  return (await shop.commissions()).at(-1)
}

describe('a commission', () => {
  test('is listed with its partner and customer, and explained step by step with its ledger', async () => {
    const earned = await earn({ invoiceId: 'in_first' })
    expect(earned).toMatchObject({
      type: 'sale',
      amount: 10_000,
      earnings: 2_000,
      currency: 'usd',
      status: 'pending',
      invoiceId: 'in_first',
      quantity: 1,
      paidAt: null,
      holdReason: null,
      partner: { id: shop.ada.partner.id, name: 'Ada Partner', payoutsEnabledAt: null },
      customer: { externalId: 'buyer' },
    })
    const explained = await shop.commission(earned.id)
    expect(explained.explanation.steps).toEqual([
      'The reward pays 20 % of every sale.',
      '20 % of 100.00 USD is 20.00 USD.',
      'The holding period is 30 days.',
    ])
    expect(explained.explanation).toMatchObject({
      event: { type: 'sale', id: earned.eventId },
      reward: { version: 1, modifier: null },
      conversion: null,
    })
    expect(explained.reversals).toEqual([])
    expect(explained.postings).toEqual([
      {
        id: expect.stringMatching(/^lp_/),
        cause: 'commission_accrued',
        createdAt: earned.createdAt,
        bookingDate: earned.createdAt,
        entries: [
          { account: 'expense', currency: 'usd', amount: -2_000 },
          { account: 'accrued', currency: 'usd', amount: 2_000 },
        ],
      },
    ])
    await shop.agree()
  })
})

describe('the list', () => {
  let list: Earnings
  beforeAll(async () => {
    list = await openEarnings(backend)
    await list.reward('lead', { type: 'flat', amount: 100 })
    await list.reward('sale', { type: 'percentage', rateBps: 1000 })
    for (const name of ['a', 'b', 'c']) {
      backend.clock.advance(3_600_000)
      await list.customer(name)
      await list.sale(name, name === 'b' ? 9_000 : 1_000, { invoiceId: `in_list_${name}` })
    }
  })
  const ids = async (query: string) => (await list.commissions(query)).map((one) => one.id)

  test('is filtered by type and status, also by what they are not', async () => {
    const all = await ids('')
    const [leads, sales] = [await ids('&type=lead'), await ids('&type=sale')]
    expect([all.length, leads.length, sales.length]).toEqual([6, 3, 3])
    expect(await ids('&type=-lead')).toEqual(sales)
    expect(await ids('&type=lead,sale')).toEqual(all)
    await list.workspace.api('PATCH', `/commissions/${leads[0]}`, { status: 'fraud' })
    await list.workspace.api('PATCH', `/commissions/${leads[1]}`, { status: 'hold' })
    expect(await ids('&status=fraud')).toEqual([leads[0]])
    expect(await ids('&status=fraud,hold')).toEqual(leads.slice(0, 2))
    expect(await ids('&status=-fraud,hold')).toEqual(
      all.filter((id) => !leads.slice(0, 2).includes(id)),
    )
    expect(await ids('&status=canceled')).toEqual([])
    for (const query of ['type=x', 'status=due', 'type=-sale,x']) {
      expect((await list.workspace.api('GET', `/commissions?${query}`)).status).toBe(422)
    }
  })

  test('is filtered by what commissions belong to', async () => {
    const [first] = await list.commissions('&type=sale')
    expect(await ids(`&invoiceId=${first.invoiceId}`)).toEqual([first.id])
    expect(await ids(`&customerId=${first.customer.id}`)).toHaveLength(2)
    expect(await ids(`&customerId=ext_${first.customer.externalId}`)).toHaveLength(2)
    for (const query of [
      `partnerId=${list.ada.partner.id}`,
      `groupId=${list.group.id}`,
      `programId=${list.program.id}`,
    ]) {
      expect(await ids(`&${query}`)).toHaveLength(6)
    }
    for (const query of ['partnerId=pn_0', 'tenantId=x', 'payoutId=po_0', 'groupId=grp_0']) {
      expect(await ids(`&${query}`)).toEqual([])
    }
  })

  test('is filtered by time and sorted by amount', async () => {
    const all = await list.commissions()
    const start = all[2].createdAt
    expect(await ids(`&start=${start}`)).toEqual(all.slice(2).map((one) => one.id))
    expect(await ids('&interval=24h')).toHaveLength(6)
    expect(await ids('&start=2020-01-01&end=2020-12-31')).toEqual([])
    const sorted = await list.commissions('&sortBy=amount')
    expect(sorted.map((one) => one.amount)).toEqual([0, 0, 0, 1_000, 1_000, 9_000])
  })

  test.each(['', '&sortOrder=asc', '&sortBy=amount', '&sortBy=amount&sortOrder=asc'])(
    'ordered by "%s" is walked by cursor, both ways',
    async (order) => {
      const all = await ids(order)
      const seen: string[] = []
      for (;;) {
        const after = seen.length > 0 ? `&startingAfter=${seen.at(-1)}` : ''
        const page = await ids(`${order}&pageSize=4${after}`)
        if (page.length === 0) break
        seen.push(...page)
      }
      expect(seen).toEqual(all)
      expect(await ids(`${order}&endingBefore=${all[4]}&pageSize=2`)).toEqual(all.slice(2, 4))
    },
  )

  test('is read by page', async () => {
    const all = await ids('')
    expect(await ids('&page=2&pageSize=4')).toEqual(all.slice(4))
    expect((await list.workspace.api('GET', '/commissions?pageSize=101')).status).toBe(422)
  })
})
