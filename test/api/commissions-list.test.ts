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

  test('is filtered by several partners, programs, groups, and rewards, or all others', async () => {
    const [lead, sale] = [await ids('&type=lead'), await ids('&type=sale')]
    const { body: rewards } = await list.workspace.api('GET', '/rewards')
    const findReward = (event: string) =>
      rewards.find((one: { event: string }) => one.event === event).id
    expect(await ids(`&rewardId=${findReward('sale')}`)).toEqual(sale)
    expect(await ids(`&rewardId=-${findReward('sale')}`)).toEqual(lead)
    for (const [name, id] of [
      ['partnerId', list.ada.partner.id],
      ['programId', list.program.id],
      ['groupId', list.group.id],
    ] as const) {
      expect(await ids(`&${name}=other_0,${id}`)).toHaveLength(6)
      expect(await ids(`&${name}=-${id}`)).toEqual([])
      expect(await ids(`&${name}=-other_0`)).toHaveLength(6)
    }
  })

  test('finds partners and customers by a part of their name, and anything by its ID', async () => {
    const [first] = await list.commissions('&type=sale')
    for (const text of ['ada p', first.partner.email.slice(2), 'ADA']) {
      expect(await ids(`&search=${encodeURIComponent(text)}`)).toHaveLength(6)
    }
    for (const text of [first.id, first.invoiceId]) {
      expect(await ids(`&search=${text}`)).toEqual([first.id])
    }
    expect(await ids(`&search=${first.customer.id}`)).toHaveLength(2)
    expect(await ids(`&search=${first.customer.externalId}&type=sale`)).toContain(first.id)
    expect(await ids('&search=%25')).toEqual([])
    expect(await ids('&search=nobody')).toEqual([])
  })

  test('does not search customers for a key that may not read them', async () => {
    const { externalId: name } = (await list.commissions('&type=sale'))[0].customer
    const { body: customer } = await list.workspace.api('GET', `/customers/ext_${name}`)
    await list.workspace.api('PATCH', `/customers/${customer.id}`, { name: 'Zelda Buyer' })
    expect(await ids('&search=zelda')).toHaveLength(2)
    const { body: key } = await list.workspace.api('POST', '/workspace/keys', {
      name: 'Commissions',
      scopes: ['program.read'],
    })
    const answer = await list.workspace.api('GET', '/commissions?search=zelda', undefined, {
      authorization: `Bearer ${key.key}`,
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual([])
  })

  test('is summed by currency and status with the same filters', async () => {
    const totals = async (query = '') => {
      const { status, body } = await list.workspace.api('GET', `/commissions/totals${query}`)
      expect(status).toBe(200)
      return body
    }
    const all = await list.commissions()
    const sumOf = (name: 'amount' | 'earnings', rows: any[]) =>
      rows.reduce((sum, row) => sum + row[name], 0)
    const everything = await totals()
    expect(sumOf('earnings', everything)).toBe(sumOf('earnings', all))
    expect(everything.reduce((sum: number, one: { count: number }) => sum + one.count, 0)).toBe(6)
    for (const { currency, status, count, amount, earnings } of everything) {
      const rows = all.filter((one) => one.status === status)
      expect({ currency, count, amount, earnings }).toEqual({
        currency: 'usd',
        count: rows.length,
        amount: sumOf('amount', rows),
        earnings: sumOf('earnings', rows),
      })
    }
    const sales = all.filter((one) => one.type === 'sale')
    expect(sumOf('amount', await totals('?type=sale'))).toBe(sumOf('amount', sales))
    expect(await totals('?search=nobody')).toEqual([])
    expect((await list.workspace.api('GET', '/commissions/totals?page=2')).status).toBe(422)
  })

  test('is exported as CSV with the same filters, newest first', async () => {
    const sales = (await list.commissions('&type=sale')).toReversed()
    const { status, body } = await list.workspace.api('GET', '/commissions/export?type=sale')
    expect(status).toBe(200)
    const lines = String(body).trim().split('\r\n')
    expect(lines[0]).toStartWith(
      'id,createdAt,type,status,currency,amount (major units),earnings (major units),partnerId',
    )
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(sales.map(({ id }) => id))
    expect(lines[1]).toContain(`,USD,${(sales[0].amount / 100).toFixed(2)},`)
  })

  test('is filtered by time and sorted by amount', async () => {
    const all = await list.commissions()
    const start = all[2].createdAt
    expect(await ids(`&start=${start}`)).toEqual(all.slice(2).map((one) => one.id))
    expect(await ids('&interval=24h')).toHaveLength(6)
    expect(await ids('&start=2020-01-01&end=2020-12-31')).toEqual([])
    const earned = await list.commissions('&sortBy=earnings')
    expect(earned.map((one) => one.earnings)).toEqual(
      earned.map((one) => one.earnings).toSorted((a, b) => a - b),
    )
    const sorted = await list.commissions('&sortBy=amount')
    expect(sorted.map((one) => one.amount)).toEqual([0, 0, 0, 1_000, 1_000, 9_000])
  })

  test.each([
    '',
    '&sortOrder=asc',
    '&sortBy=earnings',
    '&sortBy=amount',
    '&sortBy=amount&sortOrder=asc',
  ])('ordered by "%s" is walked by cursor, both ways', async (order) => {
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
  })

  test('is read by page', async () => {
    const all = await ids('')
    expect(await ids('&page=2&pageSize=4')).toEqual(all.slice(4))
    expect((await list.workspace.api('GET', '/commissions?pageSize=101')).status).toBe(422)
  })
})
