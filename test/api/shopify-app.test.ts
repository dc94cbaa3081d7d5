import { afterAll, describe, expect, test } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import { TestClock } from '../kit/backend.ts'
import { openShop } from '../kit/conversions.ts'
import { order } from '../kit/shopify.ts'
import { appHeaders, openStores, signedQuery } from '../kit/shopify-store.ts'
import { testBackend } from '../kit/test-backend.ts'

const stores = openStores()
afterAll(stores.close)
const clock = new TestClock('2031-05-10T08:00:00Z')
const backend = await testBackend({
  clock,
  config: { databasePool: 30, integrationSettings: stores.settings },
})
const shop = await openShop(backend)
const ACME = 'acme.myshopify.com'
const EVIL = 'evil.myshopify.com'

async function authorize(store: string, details: object = {}, at = shop) {
  const asked = { provider: 'shopify', name: 'Store', details: { store, ...details } }
  const { status, body } = await at.api('POST', '/connections/authorize', asked)
  expect([status, body.error]).toEqual([200, undefined])
  return new URL(body.url)
}
const complete = (query: object, at = shop) =>
  at.api('POST', '/connections/complete', { provider: 'shopify', query })

async function install(store: string, details: object = {}, at = shop) {
  const page = await authorize(store, details, at)
  const query = {
    code: 'good',
    shop: store,
    state: page.searchParams.get('state')!,
    timestamp: '1',
  }
  const { status, body } = await complete(signedQuery(query), at)
  expect([status, body.error]).toEqual([200, undefined])
  return body
}

/** Sends an event to an address of the app, signed with its secret. */
async function send(topic: string, body: object, { store = ACME, at = '' } = {}) {
  const text = JSON.stringify(body)
  const path = at || '/api/integrations/shopify/webhook'
  const headers = appHeaders(text, { topic, store })
  const request = new Request(`http://localhost${path}`, { method: 'POST', body: text, headers })
  return (await backend.handle(request)).status
}
const addressOf = (store: string) => {
  const { pathname, search } = new URL(stores.state.subscribed[store]![0]!.uri)
  return pathname + search
}
const work = () => runOnce(backend.deps)
const inbox = async (type: string) =>
  (await shop.api('GET', '/inbox')).body.filter((one: any) => one.type === type)

describe('installing', () => {
  test('goes over the store’s page, and subscribes to its events once', async () => {
    const page = await authorize('Acme')
    expect(page.origin + page.pathname).toBe(`https://${ACME}/admin/oauth/authorize`)
    expect(page.searchParams.get('client_id')).toBe('client-1')
    expect(page.searchParams.get('scope')!.split(',')).toContain('read_orders')
    const made = await install(ACME, { publishableKey: 'svc_pk_1' })
    expect(made).toMatchObject({ accountId: ACME, authorized: true, details: { store: ACME } })
    expect(JSON.stringify(made)).not.toContain('access-')
    const topics = stores.state.subscribed[ACME]!.map(({ topic }) => topic)
    expect(topics).toContain('ORDERS_PAID')
    expect(stores.state.pixels[ACME]).toMatchObject({ key: 'svc_pk_1' })
    await install(ACME, { publishableKey: 'svc_pk_2' })
    expect(stores.state.subscribed[ACME]!.map(({ topic }) => topic)).toEqual(topics)
    expect(stores.state.pixels[ACME]).toMatchObject({ key: 'svc_pk_2' })
  })

  test('keeps the token sealed', async () => {
    const rows = await backend.deps.db.sql`
      select details::text as details from connections where workspace_id = ${shop.id}`
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('access-')
  })

  test('is refused for what Shopify has not signed, another store, a state of nobody, and twice', async () => {
    const before = stores.state.tokens
    const query = async (store = ACME) => {
      const page = await authorize(store)
      return { code: 'good', shop: store, state: page.searchParams.get('state')!, timestamp: '1' }
    }
    const forged = signedQuery(await query(), 'another-secret')
    const changed = { ...signedQuery(await query()), code: 'other' }
    const strange = signedQuery({ ...(await query()), shop: EVIL })
    const noStore = signedQuery({ ...(await query()), shop: 'evil.example' })
    const refusedCode = signedQuery({ ...(await query()), code: 'bad' })
    const nobody = signedQuery({ ...(await query()), state: 'nobody' })
    for (const one of [forged, changed, strange, noStore, refusedCode, nobody, {}]) {
      expect((await complete(one)).status).toBe(400)
    }
    expect(stores.state.tokens).toBe(before)
    const once = signedQuery(await query())
    expect((await complete(once)).status).toBe(200)
    expect((await complete(once)).status).toBe(400)
  })

  test('needs a store, and the right to read its orders', async () => {
    for (const store of ['evil.example', 'a b', 'acme.myshopify.com.evil.example']) {
      const body = { provider: 'shopify', name: 'Store', details: { store } }
      expect((await shop.api('POST', '/connections/authorize', body)).status).toBe(422)
    }
    const nowhere = { provider: 'shopify', name: 'Store' }
    expect((await shop.api('POST', '/connections/authorize', nowhere)).status).toBe(422)
    stores.state.scope = 'read_products'
    const page = await authorize(ACME)
    const query = { code: 'good', shop: ACME, state: page.searchParams.get('state')! }
    expect((await complete(signedQuery(query))).status).toBe(400)
    stores.state.scope = 'read_orders'
  })

  test('can be tested, also when the token has ended, and says when the store is silent or has left', async () => {
    const { id } = await install('spring.myshopify.com')
    const message = async () => (await shop.api('POST', `/connections/${id}/test`)).body.message
    clock.advance(2 * 3_600_000)
    const { tokens } = stores.state
    expect(await message()).toContain('No signed event has arrived')
    expect(stores.state.tokens).toBe(tokens + 1)
    stores.state.status = 500
    expect(await message()).toContain('unexpected response')
    stores.state.status = 401
    expect(await message()).toContain('Connect it again')
    stores.state.status = null
  })
})

describe('events of the app', () => {
  test('are taken at the store’s own address only, so that no store speaks for another', async () => {
    await install('north.myshopify.com')
    await install(EVIL)
    const store = 'north.myshopify.com'
    const clickId = await shop.click()
    const one = order({ note_attributes: [{ name: 'svc_id', value: clickId }] })
    const at = addressOf(store)
    expect(await send('orders/paid', one, { store })).toBe(401)
    expect(await send('orders/paid', one, { store, at: addressOf(EVIL) })).toBe(401)
    expect(await send('orders/paid', one, { store: EVIL, at })).toBe(401)
    expect(await send('orders/paid', one, { store, at: at.slice(0, -1) })).toBe(401)
    expect(await send('orders/paid', one, { store, at })).toBe(200)
    await work()
    const { body } = await shop.api('GET', `/customers/ext_${one.customer.id}`)
    expect(body).toMatchObject({ sales: 1, saleAmount: 10000 })
  })

  test('of privacy work after the store has left, and reach its own customers only', async () => {
    const store = 'south.myshopify.com'
    const { id } = await install(store)
    const buy = async (name: number) => {
      const note_attributes = [{ name: 'svc_id', value: await shop.click() }]
      const one = order({ note_attributes, customer: { id: name } })
      await send('orders/paid', one, { store, at: addressOf(store) })
      await work()
    }
    await buy(9001)
    await buy(9002)
    await send('app/uninstalled', { id: 1, myshopify_domain: store }, { store })
    await work()
    const { body: left } = await shop.api('GET', `/connections/${id}`)
    expect(left).toMatchObject({ authorized: false, accountId: store })

    const status = async (name: number) => (await shop.api('GET', `/customers/ext_${name}`)).status
    const about = { shop_id: 1, shop_domain: store }
    const asking = { ...about, customer: { id: 9001, email: 'a@b.test' }, orders_requested: [1] }
    expect(await send('customers/data_request', asking, { store })).toBe(200)
    await work()
    const { body: customer } = await shop.api('GET', '/customers/ext_9001')
    expect(await inbox('customers/data_request')).toMatchObject([
      { status: 'done', reason: expect.stringContaining(`/customers/${customer.id}/export`) },
    ])
    // The header may say what it likes: what is signed names the store.
    const foreign = { ...about, shop_domain: EVIL, customer: { id: 9001 }, orders_to_redact: [] }
    await send('customers/redact', foreign, { store })
    await work()
    expect(await status(9001)).toBe(200)
    await send('customers/redact', { ...foreign, shop_domain: store }, { store })
    await work()
    expect([await status(9001), await status(9002)]).toEqual([404, 200])
    await send('shop/redact', about, { store })
    await work()
    expect(await status(9002)).toBe(404)
    const { sql } = backend.deps.db
    const [row] = await sql`select count(*)::int as n from connection_aliases
      where workspace_id = ${shop.id} and connection_id = ${id} and kind = 'customer'`
    expect(row!.n).toBe(0)
    const [sales] = await sql`select count(*)::int as n from sales s
      where s.workspace_id = ${shop.id} and s.customer_external_id like 'erased_%'`
    expect(sales!.n).toBe(2)
  })

  test('of a store that nobody has connected are answered and forgotten', async () => {
    const body = { shop_id: 5, shop_domain: 'nobody.myshopify.com' }
    expect(await send('shop/redact', body, { store: 'nobody.myshopify.com' })).toBe(200)
    expect((await inbox('shop/redact')).length).toBe(1)
    const unsigned = new Request('http://localhost/api/integrations/shopify/webhook', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'x-shopify-topic': 'shop/redact' },
    })
    expect((await backend.handle(unsigned)).status).toBe(401)
  })
})
