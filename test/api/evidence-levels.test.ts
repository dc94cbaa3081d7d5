import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { openEarnings } from '../kit/earnings.ts'
import { testBackend } from '../kit/test-backend.ts'
import { agreedTotals } from '../kit/totals.ts'

const DAY = 86_400_000

const backend = await testBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })

/** A program that pays for leads and sales, with a second partner, in a workspace that hears browsers. */
async function open() {
  const shop = await openEarnings(backend)
  await shop.reward('lead', { type: 'flat', amount: 5_000 })
  await shop.reward('sale', { type: 'percentage', rateBps: 1000 })
  const eve = await shop.enroll('Eve')
  const { sql } = backend.deps.db
  await sql`update workspaces set client_conversions_enabled = true where id = ${shop.workspace.id}`
  await backend.deps.directory.changed()
  const lead = (clickId: string | null, customerExternalId: string, more: object = {}) => ({
    clickId,
    eventName: 'Sign up',
    customerExternalId,
    ...more,
  })
  return {
    ...shop,
    eve,
    byBrowser: async (name: string, by = eve, more: object = {}) =>
      shop.workspace.browser('/track/lead/client', lead(await shop.click(by.link.key), name, more)),
    byServer: async (name: string, by = shop.ada, more: object = {}) =>
      shop.workspace.api('POST', '/track/lead', lead(await shop.click(by.link.key), name, more)),
    /** What each event has earned, leads first. */
    async earned() {
      const list = (await shop.commissions()).toSorted((a, b) => a.type.localeCompare(b.type))
      const partners = { [shop.ada.partner.id]: 'ada', [eve.partner.id]: 'eve' }
      return list.map((one) => [
        partners[one.partner.id],
        one.type,
        one.earnings,
        one.status,
        one.holdReason,
      ])
    },
    async levels(table: 'customers' | 'leads' | 'sales') {
      const rows = await sql`select evidence from ${sql(table)}
        where workspace_id = ${shop.workspace.id} order by id`
      return rows.map(({ evidence }) => evidence)
    },
  }
}

describe('what a browser reports', () => {
  test('is held, the lead as well as what the server sells to its customer', async () => {
    const shop = await open()
    expect((await shop.byBrowser('buyer')).status).toBe(200)
    await shop.sale('buyer', 9_000)
    expect(await shop.earned()).toEqual([
      ['eve', 'lead', 5_000, 'hold', 'client_side'],
      ['eve', 'sale', 900, 'hold', 'client_side'],
    ])
    for (const table of ['customers', 'leads', 'sales'] as const) {
      expect([table, await shop.levels(table)]).toEqual([table, ['browser']])
    }
    await shop.agree()
  })

  test('never claims what was sold before', async () => {
    const shop = await open()
    const before = await shop.click(shop.ada.link.key)
    await shop.sale('buyer', 9_000_000, { invoiceId: 'in_organic' })
    await shop.byBrowser('buyer')
    expect(await shop.earned()).toEqual([['eve', 'lead', 5_000, 'hold', 'client_side']])
    backend.clock.advance(1000)
    // Nor does it fix whose customer they are: the server's lead does, and claims the sale.
    await shop.workspace.api('POST', '/track/lead', {
      clickId: before,
      eventName: 'Sign up',
      customerExternalId: 'buyer',
    })
    expect((await shop.earned()).slice(1)).toEqual(
      expect.arrayContaining([
        ['ada', 'lead', 5_000, 'pending', null],
        ['ada', 'sale', 900_000, 'pending', null],
      ]),
    )
    await shop.agree()
  })

  test('fixes no origin of a customer whom the server knows', async () => {
    const shop = await open()
    await shop.workspace.api('POST', '/customers', { externalId: 'known' })
    await shop.byBrowser('known')
    await shop.sale('known', 9_000)
    expect(await shop.earned()).toEqual([['eve', 'lead', 5_000, 'hold', 'client_side']])
    expect(await shop.levels('customers')).toEqual(['server'])
    await shop.agree()
  })
})

describe('a lead of the server', () => {
  test('overrides a browser’s of another link: later sales go where the server says', async () => {
    const shop = await open()
    await shop.byBrowser('buyer')
    backend.clock.advance(DAY)
    expect((await shop.byServer('buyer')).body.link.partnerId).toBe(shop.ada.partner.id)
    await shop.sale('buyer', 9_000)
    // One lead of that name counts: the server's.
    expect(await shop.earned()).toEqual([
      ['eve', 'lead', 0, 'canceled', null],
      ['ada', 'lead', 5_000, 'pending', null],
      ['ada', 'sale', 900, 'pending', null],
    ])
    expect(await shop.levels('customers')).toEqual(['server'])
    // Nothing that a browser says moves them again.
    await shop.byBrowser('buyer', shop.eve, { eventName: 'Demo' })
    backend.clock.advance(1000)
    await shop.sale('buyer', 1_000)
    expect((await shop.earned()).at(-1)).toEqual(['ada', 'sale', 100, 'pending', null])
    await shop.agree()
  })

  test('takes along what its click could have earned, and leaves for review what came before it', async () => {
    const shop = await open()
    await shop.byBrowser('buyer', shop.eve, { eventName: 'Demo' })
    await shop.sale('buyer', 9_000)
    backend.clock.advance(DAY)
    const clickId = await shop.click(shop.ada.link.key)
    backend.clock.advance(DAY)
    await shop.sale('buyer', 1_000)
    const lead = { clickId, eventName: 'Sign up', customerExternalId: 'buyer' }
    expect((await shop.workspace.api('POST', '/track/lead', lead)).status).toBe(200)
    const standing = (await shop.earned()).filter(([, , , status]) => status !== 'canceled')
    expect(standing).toEqual([
      ['eve', 'lead', 5_000, 'hold', 'client_side'],
      ['ada', 'lead', 5_000, 'pending', null],
      ['eve', 'sale', 900, 'hold', 'client_side'],
      ['ada', 'sale', 100, 'pending', null],
    ])
    await shop.agree()
  })

  test('confirms a browser’s of the same link: it counts once, and its money is released', async () => {
    const shop = await open()
    await shop.byBrowser('buyer', shop.ada)
    await shop.sale('buyer', 9_000)
    expect((await shop.byServer('buyer')).status).toBe(200)
    expect(await shop.earned()).toEqual([
      ['ada', 'lead', 5_000, 'pending', null],
      ['ada', 'sale', 900, 'pending', null],
    ])
    expect(await shop.levels('leads')).toEqual(['server'])
    await shop.agree()
  })
})

test.each(['lead', 'sale'] as const)(
  'a %s by hand for another partner overrides a browser, and nobody else',
  async (type) => {
    const shop = await open()
    await shop.byBrowser('buyer')
    await shop.sale('buyer', 9_000)
    const asked = { type, partnerId: shop.ada.partner.id, customerId: 'ext_buyer' }
    const byHand = type === 'sale' ? { ...asked, saleAmount: 1_000 } : asked
    const { status, body } = await shop.workspace.api('POST', '/commissions', byHand)
    expect([status, body]).toMatchObject([202, {}])
    const standing = (await shop.earned()).filter(([, , , now]) => now !== 'canceled')
    expect(standing.map(([who, ...rest]) => [who, ...rest.slice(0, 3)]).toSorted()).toEqual([
      type === 'lead' ? ['ada', 'lead', 5_000, 'pending'] : ['ada', 'lead', 5_000, 'hold'],
      ...(type === 'lead' ? [] : [['ada', 'sale', 100, 'pending']]),
      ['ada', 'sale', 900, 'pending'],
    ])
    const forEve = { ...asked, partnerId: shop.eve.partner.id, type: 'lead' }
    expect((await shop.workspace.api('POST', '/commissions', forEve)).status).toBe(409)
    await shop.agree()
    await agreedTotals(backend, shop.workspace.id)
  },
)

test('a public route answers what was sent, and never who is stored', async () => {
  const shop = await open()
  const person = { customerName: 'Nadia Sorensen', customerEmail: 'nadia@example.com' }
  await shop.byServer('cust_1', shop.ada, person)
  const { body: lead } = await shop.byBrowser('cust_1')
  const sent = { externalId: 'cust_1', name: null, email: null, avatar: null }
  expect(lead.customer).toEqual(sent)
  const body = { customerExternalId: 'cust_1', amount: 1 }
  const { body: known } = await shop.workspace.browser('/track/sale/client', body)
  const { body: unknown } = await shop.workspace.browser('/track/sale/client', {
    ...body,
    customerExternalId: 'cust_2',
  })
  expect(known.customer).toEqual(sent)
  expect(unknown).toEqual({ ...known, customer: { ...sent, externalId: 'cust_2' } })
  expect(JSON.stringify([lead, known])).not.toContain('adia')
})

test('leads of browsers count towards a milestone once somebody has confirmed them', async () => {
  const shop = await open()
  const goal = { name: 'Goal', metric: 'leads', threshold: 2, amount: 700 }
  const milestone = { ...goal, groupId: shop.group.id }
  expect((await shop.workspace.api('POST', '/milestones', milestone)).status).toBe(201)
  const bonuses = async () =>
    (await shop.commissions()).filter(({ milestoneId }) => milestoneId !== null).length
  await shop.byBrowser('one', shop.ada)
  await shop.byBrowser('two', shop.ada)
  expect(await bonuses()).toBe(0)
  await shop.byServer('one')
  expect(await bonuses()).toBe(0)
  const held = (await shop.commissions()).find(({ status }) => status === 'hold')!
  await shop.workspace.api('PATCH', `/commissions/${held.id}`, { status: 'pending' })
  expect(await bonuses()).toBe(1)
  await shop.agree()
})

test('a sale that a browser reports is answered with the parts that it sent', async () => {
  const shop = await open()
  const parts = { tax: 19, shipping: 5, fee: 3, lineItems: [{ productId: 'mug', amount: 60 }] }
  const body = { customerExternalId: 'cust_1', amount: 119, ...parts }
  const { body: answer } = await shop.workspace.browser('/track/sale/client', body)
  const lineItems = [{ productId: 'mug', name: null, quantity: 1, amount: 60 }]
  expect(answer.sale).toMatchObject({ amount: 119, ...parts, lineItems })
})

test('a browser is refused the same for whom the workspace knows as for strangers', async () => {
  const shop = await open()
  await shop.byServer('known')
  const lead = (customerExternalId: string, more: object = {}) =>
    shop.workspace.browser('/track/lead/client', {
      eventName: 'Sign up',
      customerExternalId,
      ...more,
    })
  for (const more of [{}, { clickId: 'nothing' }, { eventName: 'Demo' }]) {
    const [known, unknown] = [await lead('known', more), await lead('stranger', more)]
    expect([known.status, unknown.status]).toEqual([404, 404])
    const sentence = JSON.stringify(known.body).replaceAll('known', 'stranger')
    expect(sentence).toBe(JSON.stringify(unknown.body))
  }
})

test('a browser names nobody whom the server knows without a name', async () => {
  const shop = await open()
  await shop.byServer('known')
  const person = { customerName: 'Mallory', customerEmail: 'mallory@example.com' }
  await shop.byBrowser('known', shop.eve, { eventName: 'Demo', ...person })
  const sale = { customerExternalId: 'known', amount: 100, ...person }
  expect((await shop.workspace.browser('/track/sale/client', sale)).status).toBe(200)
  const { body } = await shop.workspace.api('GET', '/customers/ext_known')
  expect(body).toMatchObject({ name: null, email: null })
  await shop.byBrowser('new', shop.eve, person)
  const found = await shop.workspace.api('GET', '/customers/ext_new')
  expect(found.body).toMatchObject({ name: 'Mallory', email: 'mallory@example.com' })
})
