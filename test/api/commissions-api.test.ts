import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { matureCommissions } from '../../server/features/commissions/mature-commissions.ts'
import { createBackend, TestClock, type TestBackend } from '../kit/backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'

let backend: TestBackend
let shop: Earnings
beforeAll(async () => {
  backend = await createBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })
  shop = await openEarnings(backend)
  await shop.reward('sale', { type: 'percentage', rateBps: 2000 })
  await shop.customer('buyer')
})
afterAll(() => backend.close())

const patch = (id: string, body: object) => shop.workspace.api('PATCH', `/commissions/${id}`, body)
const create = (body: object, headers?: HeadersInit) =>
  shop.workspace.api('POST', '/commissions', { partnerId: shop.ada.partner.id, ...body }, headers)
const scopeOf = () => ({
  workspaceId: shop.workspace.id,
  plan: 'business' as const,
  actor: { type: 'system' as const, name: 'test' },
})

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
      'The holding period has 30 days.',
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
        entries: [
          { account: 'expense', currency: 'usd', amount: -2_000 },
          { account: 'accrued', currency: 'usd', amount: 2_000 },
        ],
      },
    ])
    await shop.agree()
  })

  test('of another workspace, or of none, is not found', async () => {
    const other = await openEarnings(backend)
    const { id } = await earn()
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', { status: 'hold' }],
    ] as const) {
      const { status, body: answer } = await other.workspace.api(method, `/commissions/${id}`, body)
      expect([status, answer.error.code]).toEqual([404, 'not_found'])
    }
    expect((await other.workspace.api('GET', '/commissions')).body).toEqual([])
    expect((await patch('cm_0000000000000000', { status: 'hold' })).status).toBe(404)
  })
})

describe('a status set by hand', () => {
  test('goes into the ledger: hold, pending, then each of the final ones', async () => {
    for (const status of ['refunded', 'duplicate', 'canceled', 'fraud']) {
      const { id } = await earn()
      const before = await shop.balance()
      expect((await patch(id, { status: 'hold' })).body).toMatchObject({
        status: 'hold',
        holdReason: 'manual',
        earnings: 2_000,
      })
      expect((await patch(id, { status: 'hold' })).status).toBe(200)
      expect((await patch(id, { status: 'pending' })).body).toMatchObject({
        status: 'pending',
        holdReason: null,
      })
      expect((await patch(id, { status })).body).toMatchObject({ status, earnings: 0 })
      expect((await patch(id, { status })).body).toMatchObject({ status, earnings: 0 })
      expect(await shop.balance()).toMatchObject({ accrued: before.accrued - 2_000 })
      const again = await patch(id, { status: 'pending' })
      expect([again.status, again.body.error.message]).toEqual([
        400,
        `Commission ${id} is ${status}. That is final. Create a new commission instead.`,
      ])
      await shop.agree()
    }
  })

  test('may call a canceled one otherwise', async () => {
    const { id } = await earn()
    await patch(id, { status: 'canceled' })
    expect((await patch(id, { status: 'fraud' })).body.status).toBe('fraud')
    expect((await patch(id, { status: 'refunded' })).status).toBe(400)
    await shop.agree()
  })

  test('matures a second time after a hold of what was due', async () => {
    const { id } = await earn()
    backend.clock.advance(30 * 86_400_000)
    await matureCommissions(backend.deps, scopeOf())
    expect((await shop.commission(id)).status).toBe('processed')
    const pending = await patch(id, { status: 'pending' })
    expect([pending.status, pending.body.error.message]).toEqual([
      400,
      expect.stringContaining('Set hold'),
    ])
    const { payable } = await shop.balance()
    expect((await patch(id, { status: 'hold' })).body.status).toBe('hold')
    expect((await shop.balance()).payable).toBe(payable - 2_000)
    await patch(id, { status: 'pending' })
    await matureCommissions(backend.deps, scopeOf())
    expect((await shop.commission(id)).status).toBe('processed')
    expect((await shop.balance()).payable).toBe(payable)
    await shop.agree()
  })

  test('of what is paid is refused with the way out', async () => {
    const { id } = await earn()
    backend.clock.advance(30 * 86_400_000)
    await matureCommissions(backend.deps, scopeOf())
    await shop.pay([id])
    for (const body of [{ status: 'canceled' }, { earnings: 5 }, { saleAmount: 5 }]) {
      const { status, body: answer } = await patch(id, body)
      expect([status, answer.error.message]).toEqual([
        400,
        `Commission ${id} is paid. Take it back with a negative commission: POST /commissions with type custom and a description.`,
      ])
    }
    expect((await shop.commission(id)).earnings).toBe(2_000)
  })

  test('for many is set for all or for none', async () => {
    const [a, b] = [await earn(), await earn()]
    const bulk = (commissionIds: string[], status: string) =>
      shop.workspace.api('PATCH', '/commissions/bulk', { commissionIds, status })
    const { id: final } = await earn()
    await patch(final, { status: 'canceled' })
    expect((await bulk([a.id, final], 'hold')).status).toBe(400)
    expect((await bulk([a.id, 'cm_0000000000000000'], 'hold')).status).toBe(404)
    expect((await shop.commission(a.id)).status).toBe('pending')
    const { status, body } = await bulk([b.id, a.id, b.id], 'duplicate')
    expect([status, body]).toEqual([
      200,
      [
        { id: b.id, status: 'duplicate' },
        { id: a.id, status: 'duplicate' },
      ],
    ])
    expect((await bulk([], 'hold')).status).toBe(422)
    await shop.agree()
  })
})

describe('an amount set by hand', () => {
  test('moves the ledger by the difference, and a refund takes its share of the new amount', async () => {
    const { id } = await earn({ invoiceId: 'in_set' })
    await shop.refund('in_set', 're_1', { amount: 5_000 })
    expect((await patch(id, { earnings: 300 })).body).toMatchObject({ earnings: 300 })
    await shop.agree()
    backend.clock.advance(1000)
    await shop.refund('in_set', 're_2', { amount: 2_500 })
    expect((await shop.commission(id)).earnings).toBe(150)
    backend.clock.advance(1000)
    await shop.refund('in_set', 're_3')
    const { status, earnings, reversals, explanation } = await shop.commission(id)
    expect([status, earnings]).toEqual(['refunded', 0])
    expect(reversals.map((reversal: any) => reversal.amount)).toEqual([1_000, 150, 150])
    expect(explanation.steps.at(-1)).toContain('set the earnings to 3.00 USD; they were 10.00 USD')
    await shop.agree()
  })

  test('of nothing stays, and can be raised again after a partial refund', async () => {
    const { id } = await earn({ invoiceId: 'in_zero' })
    await shop.refund('in_zero', 're_1', { amount: 9_999 })
    expect((await shop.commission(id)).earnings).toBe(0)
    expect((await shop.commission(id)).status).toBe('refunded')
    const other = await earn({ invoiceId: 'in_nil' })
    await shop.refund('in_nil', 're_1', { amount: 5_000 })
    expect((await patch(other.id, { earnings: 0 })).body).toMatchObject({
      earnings: 0,
      status: 'pending',
    })
    await shop.refund('in_nil', 're_2', { amount: 1 })
    expect((await patch(other.id, { earnings: 77 })).body).toMatchObject({ earnings: 77 })
    await shop.agree()
  })

  test('is one thing at a time and within bounds', async () => {
    const { id } = await earn()
    for (const body of [
      { earnings: 1, saleAmount: 1 },
      { saleAmount: 1, modifySaleAmount: 1 },
      { earnings: -1 },
      { earnings: 1.5 },
      { earnings: 1e15 },
      { saleAmount: -1 },
      { modifySaleAmount: -10_001 },
      { saleAmount: 1, currency: 'xyz' },
      { saleAmount: 1, currency: 'eur' },
      { status: 'paid' },
    ]) {
      expect({ body, status: (await patch(id, body)).status }).toEqual({ body, status: 422 })
    }
    expect((await shop.commission(id)).earnings).toBe(2_000)
  })
})

describe('a commission by hand', () => {
  test('is due at once, a bonus as well as a claw-back, which needs its reason', async () => {
    const before = await shop.balance()
    const bonus = await create({ type: 'custom', amount: 500 })
    expect([bonus.status, bonus.body]).toEqual([
      202,
      { success: true, message: `Commission ${bonus.body.id} was created.`, id: bonus.body.id },
    ])
    expect(await shop.commission(bonus.body.id)).toMatchObject({
      type: 'custom',
      status: 'processed',
      amount: 0,
      earnings: 500,
      customer: null,
    })
    const silent = await create({ type: 'custom', amount: -200 })
    expect([silent.status, silent.body.error.issues[0].path]).toEqual([422, 'description'])
    const taken = await create({ type: 'custom', amount: -200, description: 'Fake order' })
    expect(await shop.commission(taken.body.id)).toMatchObject({
      earnings: -200,
      description: 'Fake order',
      status: 'processed',
    })
    expect(await shop.balance()).toMatchObject({ payable: before.payable + 300 })
    expect((await create({ type: 'custom', amount: 0 })).status).toBe(422)
    await shop.agree()
  })

  test('happens once per externalId and per Idempotency-Key, also at the same time', async () => {
    const body = { type: 'custom', amount: 700, externalId: 'bonus-1' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(body)))
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1)
    const otherwise = await create({ ...body, amount: 701 })
    expect([otherwise.status, otherwise.body.error.code]).toEqual([409, 'conflict'])
    const keyed = await Promise.all(
      Array.from({ length: 6 }, () =>
        create({ type: 'custom', amount: 9 }, { 'idempotency-key': 'nine' }),
      ),
    )
    expect(new Set(keyed.map((answer) => answer.body.id)).size).toBe(1)
    await shop.agree()
  })

  test('may be a lead or a sale: the customer is the partner’s from then on', async () => {
    await shop.reward('lead', { type: 'flat', amount: 150 })
    const customer = { externalId: 'by-hand', name: 'Bea', country: 'DE' }
    const lead = await create({ type: 'lead', customer, lead: { eventName: 'Signed' } })
    expect([lead.status, lead.body.success]).toEqual([202, true])
    expect(await shop.commission(lead.body.id)).toMatchObject({
      type: 'lead',
      earnings: 150,
      status: 'pending',
      customer: { externalId: 'by-hand', name: 'Bea', country: 'DE' },
    })
    const again = await create({ type: 'lead', customer, lead: { eventName: 'Signed' } })
    expect(again.body.id).toBe(lead.body.id)
    const sale = await create({
      type: 'sale',
      customerId: 'ext_by-hand',
      sale: { amount: 5_000, invoiceId: 'in_hand' },
    })
    expect(await shop.commission(sale.body.id)).toMatchObject({ type: 'sale', earnings: 1_000 })
    await shop.agree()
  })

  test('is not possible for a customer of another partner, and then nothing is written', async () => {
    const eve = await shop.enroll('Eve Partner')
    const { status } = await shop.workspace.api('POST', '/commissions', {
      partnerId: eve.partner.id,
      type: 'sale',
      customerId: 'ext_buyer',
      sale: { amount: 5_000 },
    })
    expect(status).toBe(409)
    expect(await shop.commissions(`&partnerId=${eve.partner.id}`)).toEqual([])
  })

  test('needs a partner, and what its type needs', async () => {
    for (const [body, status] of [
      [{ type: 'custom', amount: 1, partnerId: 'pn_0000000000000000' }, 404],
      [{ type: 'custom', amount: 1, partnerId: null }, 422],
      [{ type: 'custom' }, 422],
      [{ type: 'custom', amount: 1, date: 'yesterday' }, 422],
      [{ type: 'custom', amount: 1, description: 'a\0b' }, 422],
      [{ type: 'sale', customer: { externalId: 'x' } }, 422],
      [{ type: 'sale', sale: { amount: 1 } }, 422],
      [{ type: 'lead', customerId: 'ext_nobody' }, 404],
      [{ type: 'lead', customerId: 'ext_buyer', linkId: 'link_0' }, 404],
      [
        { type: 'sale', customerId: 'ext_buyer', sale: { amount: 1 }, importStripeInvoices: true },
        422,
      ],
      [{ type: 'click', amount: 1 }, 422],
    ] as const) {
      expect({ body, status: (await create(body)).status }).toEqual({ body, status })
    }
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

  test('is walked by cursor, both ways, and by page', async () => {
    const all = await ids('')
    const seen: string[] = []
    for (;;) {
      const after = seen.length > 0 ? `&startingAfter=${seen.at(-1)}` : ''
      const page = await ids(`&pageSize=4${after}`)
      if (page.length === 0) break
      seen.push(...page)
    }
    expect(seen).toEqual(all)
    expect(await ids(`&endingBefore=${all[4]}&pageSize=2`)).toEqual(all.slice(2, 4))
    expect(await ids('&page=2&pageSize=4')).toEqual(all.slice(4))
    const { status } = await list.workspace.api(
      'GET',
      `/commissions?sortBy=amount&startingAfter=${all[0]}`,
    )
    expect(status).toBe(422)
    expect((await list.workspace.api('GET', '/commissions?pageSize=101')).status).toBe(422)
  })
})

test('below the business plan the calls say which plan is needed', async () => {
  const { sql } = backend.deps.db
  const poor = await openEarnings(backend)
  await sql`update workspaces set plan = 'pro' where id = ${poor.workspace.id}`
  await backend.deps.directory.changed()
  const { status, body } = await poor.workspace.api('GET', '/commissions')
  expect([status, body.error.code]).toEqual([403, 'forbidden'])
})
