import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openEarnings } from '../kit/earnings.ts'

const backend = await testBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })
const shop = await openEarnings(backend)
await shop.reward('sale', { type: 'percentage', rateBps: 2000 })
await shop.customer('buyer')

const create = (body: object, headers?: HeadersInit) =>
  shop.workspace.api('POST', '/commissions', { partnerId: shop.ada.partner.id, ...body }, headers)

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

  test('of another amount, reason or date is another one, however the amounts are written', async () => {
    const externalId = 'bonus-2'
    const first = { type: 'custom', amount: 1500, externalId, description: 'May' }
    const { body } = await create(first)
    for (const other of [
      { amount: 500 },
      { amount: 5_000_000 },
      { description: 'June' },
      { description: null },
      { date: '2031-05-01T00:00:00Z' },
    ]) {
      const { status } = await create({ ...first, ...other })
      expect({ other, status }).toEqual({ other, status: 409 })
    }
    await shop.workspace.api('PATCH', `/commissions/${body.id}`, { earnings: 500 })
    expect((await create({ ...first, amount: 500 })).status).toBe(409)
    expect((await create(first)).body).toEqual(body)
    await shop.agree()
  })

  test('repeated without a date is the same, also later and many times at once', async () => {
    const sale = { amount: 3_000, invoiceId: 'in_repeated' }
    for (const body of [
      { type: 'sale', customer: { externalId: 'repeated' }, sale },
      { type: 'custom', amount: 20, externalId: 'bonus-3' },
    ]) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => create(body)))
      backend.clock.advance(60_000)
      answers.push(await create(body))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
      expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
      expect((await create({ ...body, date: '2031-05-09T00:00:00Z' })).status).toBe(409)
    }
    const dated = {
      type: 'sale',
      customerId: 'ext_repeated',
      date: '2031-05-09T00:00:00Z',
      sale: { ...sale, invoiceId: 'in_dated' },
    }
    expect((await create(dated)).body.id).toBe((await create(dated)).body.id)
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

  test('takes the program’s currency, however it is written', async () => {
    const body = { type: 'custom', amount: 30, externalId: 'bonus-4' }
    const answers = [await create({ ...body, currency: 'USD' }), await create(body)]
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(answers[0]!.body).toEqual(answers[1]!.body)
  })

  test('needs a partner, and what its type needs', async () => {
    for (const [body, status] of [
      [{ type: 'custom', amount: 1, partnerId: 'pn_0000000000000000' }, 404],
      [{ type: 'custom', amount: 1, partnerId: null }, 422],
      [{ type: 'custom' }, 422],
      [{ type: 'custom', amount: 1, date: 'yesterday' }, 422],
      [{ type: 'custom', amount: 1, description: 'a\0b' }, 422],
      [{ type: 'custom', amount: 1, currency: 'eur' }, 422],
      [{ type: 'custom', amount: 1, currency: 'xyz' }, 422],
      [{ type: 'custom', amount: 1, bonus: 5 }, 422],
      [{ type: 'custom', amount: 1, sale: { amount: 5 } }, 422],
      [{ type: 'custom', amount: 1, saleAmount: 5 }, 422],
      [{ type: 'lead', customerId: 'ext_buyer', sale: { amount: 1 } }, 422],
      [{ type: 'lead', customerId: 'ext_buyer', saleAmount: 1 }, 422],
      [{ type: 'sale', customerId: 'ext_buyer', sale: { amount: 1 }, amount: 1 }, 422],
      [{ type: 'sale', customerId: 'ext_buyer', sale: { amount: 1 }, currency: 'usd' }, 422],
      [{ type: 'sale', customerId: 'ext_buyer', sale: { amount: 1, price: 1 } }, 422],
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
