import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'bun:test'
import { openSales } from '../kit/open-sales.ts'
import { createTestProgram } from '../kit/program.ts'
import { connectProvider, order, SECRET } from '../kit/shopify.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const { backend } = await openSales()

/** A workspace with the programs of a store and an app, which have their own customers. */
async function open() {
  const workspace = await createTestWorkspace(backend)
  const ok = async (method: string, path: string, body?: object) => {
    const answer = await workspace.api(method, path, body)
    if (answer.status > 201) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  const create = async (name: string) => {
    const opened = await createTestProgram(backend, workspace, { name })
    const reward = { event: 'sale', type: 'percentage', rateBps: 1000 }
    await ok('POST', '/rewards', { groupId: opened.group.id, ...reward })
    const partner = await opened.enroll(`${name} Partner`)
    return { programId: opened.program.id, click: () => opened.click(partner.link.key) }
  }
  const [store, app] = [await create('Store'), await create('App')]
  const findName = (id: string | null) =>
    ({ [store.programId]: 'store', [app.programId]: 'app' })[id!]
  return {
    workspace,
    ok,
    store,
    app,
    async connect(provider: string, { programId }: { programId: string | null }) {
      const sender = await connectProvider(backend, workspace, provider)
      await ok('PATCH', `/connections/${sender.connection.id}`, { programId })
      return sender
    },
    lead: async (program: typeof store, more: object) =>
      ok('POST', '/track/lead', {
        clickId: await program.click(),
        eventName: 'Sign up',
        programId: program.programId,
        ...more,
      }),
    async customers() {
      const list = await ok('GET', '/customers')
      return list
        .map((one: { externalId: string; identifiedProgramId: string | null }) =>
          [one.externalId, findName(one.identifiedProgramId) ?? null].join(' '),
        )
        .toSorted()
    },
    earnings: async () =>
      Object.fromEntries(
        (await ok('GET', '/commissions')).map((one: { invoiceId: string; earnings: number }) => [
          one.invoiceId,
          one.earnings,
        ]),
      ),
  }
}

describe('a store whose privacy webhook', () => {
  const shopifyBody = { shop_id: 1, shop_domain: 'a.myshopify.com' }
  const customer = { id: 191_167, email: null, phone: null }

  test.each([
    ['customers/redact', { ...shopifyBody, customer, orders_to_redact: [] }],
    ['shop/redact', shopifyBody],
  ])('says %s erases only customers of its program', async (topic, body) => {
    const { ok, store, app, connect, lead, customers } = await open()
    const { shopify, work } = await connect('shopify', store)
    await lead(app, { customerExternalId: '191167' })
    await lead(app, { customerExternalId: '191167', programId: undefined })
    const note_attributes = [{ name: 'svc_id', value: await store.click() }]
    await shopify('orders/paid', order({ customer: { id: 191_167 }, note_attributes }))
    await work()
    const [kept, erased] = [['191167 ', '191167 app'], '191167 store']
    expect(await customers()).toEqual([...kept, erased])
    await shopify(topic, body)
    await work()
    expect(await customers()).toEqual(kept)
    // A request of the API is about the person, in all programs.
    await ok('DELETE', '/customers/ext_191167')
    expect(await customers()).toEqual([])
  })
})

/** Sends events of Segment through a connection. */
function segment(sender: Awaited<ReturnType<typeof connectProvider>>) {
  const send = async (event: string, userId: string, properties: object) => {
    const timestamp = new Date(backend.clock.now()).toISOString()
    const messageId = crypto.randomUUID()
    const body = JSON.stringify({ type: 'track', event, messageId, userId, timestamp, properties })
    const signature = createHmac('sha1', SECRET).update(body).digest('hex')
    await sender.post(body, { 'x-signature': signature })
    await sender.work()
  }
  const money = { total: 100, currency: 'USD' }
  return {
    complete: (userId: string, order_id: string, more: object = {}) =>
      send('Order Completed', userId, { order_id, ...money, ...more }),
    refund: (userId: string, order_id: string) =>
      send('Order Refunded', userId, { order_id, ...money }),
  }
}

describe('a refund of a connection', () => {
  test('does not reach a sale of another program with the same invoice', async () => {
    const { ok, store, app, connect, lead, earnings } = await open()
    const { programId } = store
    await lead(store, { customerExternalId: 'u1' })
    const sale = { customerExternalId: 'u1', programId, amount: 10_000, invoiceId: '1001' }
    await ok('POST', '/track/sale', sale)
    await segment(await connect('segment', app)).refund('u1', '1001')
    expect(await earnings()).toEqual({ 1001: 1000 })
    await segment(await connect('segment', store)).refund('u1', '1001')
    expect(await earnings()).toEqual({ 1001: 0 })
  })

  test('reaches the sale of a customer who was erased meanwhile', async () => {
    const { ok, store, connect, lead, earnings } = await open()
    await lead(store, { customerExternalId: 'u1' })
    const { complete, refund } = segment(await connect('segment', store))
    await complete('u1', '1001')
    await ok('DELETE', '/customers/ext_u1')
    await refund('u1', '1001')
    expect(await earnings()).toEqual({ 1001: 0 })
  })

  test('reaches the sales that came before the connection got its program', async () => {
    const { ok, store, connect, lead, earnings } = await open()
    await lead(store, { customerExternalId: 'u1', programId: undefined })
    const sender = await connect('segment', { programId: null })
    const { complete, refund } = segment(sender)
    await complete('u1', '1001')
    await ok('PATCH', `/connections/${sender.connection.id}`, { programId: store.programId })
    expect(await earnings()).toEqual({ 1001: 1000 })
    await refund('u1', '1001')
    expect(await earnings()).toEqual({ 1001: 0 })
  })

  test('reaches the orders of a store whose program changed, also after another order', async () => {
    const { ok, store, app, connect, earnings } = await open()
    const sender = await connect('shopify', store)
    const customer = { id: 42, email: 'ada@shop.test' }
    const note_attributes = [{ name: 'svc_id', value: await store.click() }]
    const now = new Date(backend.clock.now()).toISOString()
    const about = { customer, email: customer.email, created_at: now, processed_at: now }
    const paid = order({ ...about, note_attributes })
    await sender.shopify('orders/paid', paid)
    await sender.work()
    await ok('PATCH', `/connections/${sender.connection.id}`, { programId: app.programId })
    await sender.shopify('orders/paid', order(about))
    await sender.work()
    expect(Object.values(await earnings())).toEqual([1000])
    const transaction = { kind: 'refund', status: 'success', amount: '100.00', currency: 'USD' }
    const transactions = [{ id: 9, ...transaction }]
    await sender.shopify('refunds/create', { id: 8, order_id: paid.id, transactions })
    await sender.work()
    expect(Object.values(await earnings())).toEqual([0])
  })
})
