import { describe, expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { all, buyers, openBusyShop, statuses, type BusyShop } from '../kit/busy-shop.ts'
import type { Answer } from '../kit/workspace.ts'

const MANY = 64

const backend = await testBackend()

describe('leads and sales of one workspace that arrive together', () => {
  test('share transactions; each is answered with what is stored', async () => {
    const shop = await openBusyShop(backend, 0)
    const clicks = await Promise.all(buyers(MANY).map(() => shop.click(shop.ada.link.key)))
    const leads = await Promise.all(
      buyers(MANY).map((customerExternalId, i) =>
        shop.workspace.api('POST', '/track/lead', {
          clickId: clicks[i],
          eventName: 'Sign up',
          customerExternalId,
        }),
      ),
    )
    expect(statuses(leads)).toEqual(all(MANY))
    expect(leads.map(({ body }) => body.click.id)).toEqual(clicks)
    expect(leads.map(({ body }) => body.customer.externalId)).toEqual(buyers(MANY))
    const sales = await Promise.all(buyers(MANY).map((name, i) => shop.sale(name, 1_000 + 10 * i)))
    expect(statuses(sales)).toEqual(all(MANY))
    expect(sales.map(({ body }) => body.sale.amount)).toEqual(
      buyers(MANY).map((_, i) => 1_000 + 10 * i),
    )
    expect(await shop.transactions('leads')).toBeLessThan(MANY / 4)
    expect(await shop.transactions('sales')).toBeLessThan(MANY / 4)
    const paid = await shop.commissions('&type=sale&pageSize=100')
    expect(paid.map(({ earnings }) => earnings).sort((a, b) => a - b)).toEqual(
      buyers(MANY).map((_, i) => 100 + i),
    )
    await shop.agree()
  })

  test('come out as one after the other, whatever they are', async () => {
    const calls = (shop: BusyShop, clicks: string[]) => [
      ...buyers(8).map((name) => () => shop.sale(name, 5_000)),
      ...clicks.map(
        (clickId, i) => () =>
          shop.sale(`direct ${i}`, 3_000, { clickId, customerEmail: `direct${i}@shop.test` }),
      ),
      () => shop.sale('stranger', 700),
      () => shop.sale('buyer 0', 900, { currency: 'jpy' }),
      () => shop.sale('buyer 1', 0),
      ...clicks.map(
        (clickId, i) => () =>
          shop.workspace.api('POST', '/track/lead', {
            clickId,
            eventName: i % 2 ? 'Trial' : 'Sign up',
            customerExternalId: `lead ${i}`,
          }),
      ),
    ]
    const outcome = async (run: (list: (() => Promise<Answer>)[]) => Promise<Answer[]>) => {
      const shop = await openBusyShop(backend, 8, { maxDurationMonths: 12 })
      const clicks = await Promise.all(buyers(8).map(() => shop.click(shop.ada.link.key)))
      const answers = await run(calls(shop, clicks))
      await shop.agree()
      const earned = (await shop.commissions('&pageSize=100')).map(
        ({ type, status, amount, earnings }) => [type, status, amount, earnings].join(' '),
      )
      const { sql } = backend.deps.db
      const [link] = await sql`select leads, sales, sale_amount, conversions from links
        where workspace_id = ${shop.workspace.id} and id = ${shop.ada.link.id}`
      return { statuses: statuses(answers), earned: earned.sort(), link: { ...link } }
    }
    const inTurn = await outcome(async (list) => {
      const answers: Answer[] = []
      for (const call of list) answers.push(await call())
      return answers
    })
    const atOnce = await outcome((list) => Promise.all(list.map((call) => call())))
    expect(atOnce).toEqual(inTurn)
    expect(inTurn.earned.length).toBeGreaterThan(20)
  })
})

describe('the same thing twice at once', () => {
  test('under one Idempotency-Key is one sale with one answer, among others', async () => {
    const shop = await openBusyShop(backend, 20)
    const send = (name: string, key: string, amount = 1_000) =>
      shop.workspace.api(
        'POST',
        '/track/sale',
        { customerExternalId: name, amount },
        { 'idempotency-key': key },
      )
    const answers = await Promise.all(
      buyers(20).flatMap((name) => [send(name, `key ${name}`), send(name, `key ${name}`)]),
    )
    expect(statuses(answers)).toEqual(all(40))
    for (let i = 0; i < 40; i += 2) expect(answers[i]!.body).toEqual(answers[i + 1]!.body)
    expect(await shop.count('sales')).toBe(20)
    const others = await Promise.all([
      send('buyer 0', 'key buyer 0', 2_000),
      send('buyer 1', 'key buyer 1'),
    ])
    expect(statuses(others)).toEqual([409, 200])
    backend.clock.advance(25 * 3_600_000)
    const nextDay = await Promise.all(buyers(20).map((name) => send(name, `key ${name}`, 3_000)))
    expect(statuses(nextDay)).toEqual(all(20))
    expect(await shop.count('sales')).toBe(40)
    await shop.agree()
  })

  test('under one invoice is one sale, also of different customers', async () => {
    const shop = await openBusyShop(backend, 30)
    const sameCustomer = await Promise.all(
      buyers(30).flatMap((name, i) => [
        shop.sale(name, 1_000, { invoiceId: `in_${i}` }),
        shop.sale(name, 1_000, { invoiceId: `in_${i}` }),
      ]),
    )
    expect(statuses(sameCustomer)).toEqual(all(60))
    expect(await shop.count('sales')).toBe(30)
    const oneInvoice = await Promise.all(
      buyers(30).map((name) => shop.sale(name, 1_000, { invoiceId: 'in_shared' })),
    )
    expect(statuses(oneInvoice).sort()).toEqual([200, ...all(29, 409)])
    expect(await shop.count('sales')).toBe(31)
    await shop.agree()
  })

  test('for one customer counts both, and one of them as the first', async () => {
    const shop = await openBusyShop(backend, 20, { maxDurationMonths: 0 })
    const answers = await Promise.all(
      buyers(20).flatMap((name) => [shop.sale(name, 1_000), shop.sale(name, 1_000)]),
    )
    expect(statuses(answers)).toEqual(all(40))
    const paid = await shop.commissions('&type=sale&pageSize=100')
    expect(paid).toHaveLength(20)
    const { sql } = backend.deps.db
    const customers = await sql`select sales::int, sale_amount::int as amount from customers
      where workspace_id = ${shop.workspace.id}`
    expect(customers.map((row) => [row.sales, row.amount])).toEqual(
      buyers(20).map(() => [2, 2_000]),
    )
    await shop.agree()
  })
})

describe('limits', () => {
  test('of each customer are exact, however many come at once', async () => {
    const limits = [{ per: 'customer', period: 'month', amount: 150 }]
    const shop = await openBusyShop(backend, 10, { limits })
    const answers = await Promise.all(
      buyers(10).flatMap((name) => [1, 2, 3].map(() => shop.sale(name, 1_000))),
    )
    expect(statuses(answers)).toEqual(all(30))
    const paid = await shop.commissions('&type=sale&pageSize=100')
    expect(paid.map(({ earnings }) => earnings).sort((a, b) => a - b)).toEqual([
      ...all(10, 50),
      ...all(10, 100),
    ])
    await shop.agree()
  })

  test('of the partner are exact, however many customers come at once', async () => {
    const limits = [{ per: 'partner', period: 'all', count: 7 }]
    const shop = await openBusyShop(backend, 40, { limits })
    const answers = await Promise.all(buyers(40).map((name) => shop.sale(name, 1_000)))
    expect(statuses(answers)).toEqual(all(40))
    const paid = await shop.commissions('&type=sale&pageSize=100')
    expect(paid).toHaveLength(7)
    await shop.agree()
  })
})
