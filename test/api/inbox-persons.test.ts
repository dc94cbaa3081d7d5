import { describe, expect, test } from 'bun:test'
import { openEarnings } from '../kit/earnings.ts'
import { connectStripe, openStripeInbox } from '../kit/stripe-inbox.ts'
import { agreedTotals } from '../kit/totals.ts'

const { backend, clock } = await openStripeInbox()

const EMAIL = 'Guest@acme.test'

/** A program that pays for the first sale of a customer, in a workspace whose payments Stripe reports. */
async function open() {
  const shop = await openEarnings(backend)
  await shop.reward('sale', { type: 'percentage', rateBps: 1000, maxDurationMonths: 0 })
  const stripe = await connectStripe(backend, shop.workspace)
  const checkout = (id: string, more: object) => ({
    id: `cs_${id}`,
    mode: 'payment',
    payment_status: 'paid',
    payment_intent: `pi_${id}`,
    amount_total: 10_000,
    currency: 'usd',
    customer_details: { email: EMAIL },
    ...more,
  })
  const { sql } = backend.deps.db
  return {
    ...shop,
    ...stripe,
    payOut: shop.pay,
    async pay(id: string, more: object = {}) {
      await stripe.send('checkout.session.completed', checkout(id, more))
      await stripe.work()
      clock.advance(1000)
    },
    click: async (by = shop.ada) => `svc_id_${await shop.click(by.link.key)}`,
    async people() {
      const rows = await sql`select external_id as name, sales::int from customers
        where workspace_id = ${shop.workspace.id} order by 1`
      return rows.map(({ name, sales }) => `${name} ${sales}`)
    },
    async earned() {
      const list = (await shop.commissions()).filter(({ status }) => status !== 'canceled')
      return list.map(({ earnings, partner }) => `${partner.name} ${earnings}`)
    },
    async settle() {
      expect(await stripe.undone()).toEqual([])
      await shop.agree()
      await agreedTotals(backend, shop.workspace.id)
    },
  }
}

const own = (id: string) => ({ metadata: { svcCustomerExternalId: id } })

const clicked = async (
  shop: Awaited<ReturnType<typeof open>>,
  by: Parameters<typeof shop.click>[0] = shop.ada,
) => ({ client_reference_id: await shop.click(by) })

describe('somebody who buys as a guest and as a customer of the provider', () => {
  test('is one customer when the guest came first', async () => {
    const shop = await open()
    await shop.pay('guest', { client_reference_id: await shop.click() })
    await shop.pay('known', { customer: 'cus_1', client_reference_id: await shop.click() })
    await shop.pay('again', { customer: 'cus_1', customer_details: {} })
    await shop.pay('guest2')
    expect(await shop.people()).toEqual(['guest@acme.test 4'])
    expect(await shop.earned()).toEqual(['Ada Partner 1000'])
    await shop.settle()
  })

  test('is one customer when the provider’s id came first', async () => {
    const shop = await open()
    await shop.pay('known', { customer: 'cus_1', client_reference_id: await shop.click() })
    await shop.pay('guest', { client_reference_id: await shop.click() })
    await shop.pay('other', { customer: 'cus_2', client_reference_id: await shop.click() })
    expect(await shop.people()).toEqual(['cus_1 3'])
    expect(await shop.earned()).toEqual(['Ada Partner 1000'])
    await shop.settle()
  })

  test('stays two when both were there before an address said so, which anybody can type', async () => {
    const shop = await open()
    const eve = await shop.enroll('Eve')
    await shop.pay('guest', { client_reference_id: await shop.click(eve) })
    const known = { customer: 'cus_1', client_reference_id: await shop.click() }
    await shop.pay('known', { ...known, customer_details: {} })
    await shop.pay('typed', { customer: 'cus_1' })
    await shop.pay('thief', { customer: 'cus_1', ...own('user_1') })
    await shop.pay('guest2')
    expect(await shop.people()).toEqual(['guest@acme.test 2', 'user_1 3'])
    expect(await shop.earned()).toEqual(['Eve 1000', 'Ada Partner 1000'])
    await shop.settle()
  })

  test('stays a guest when a user who is known already types the address', async () => {
    const shop = await open()
    const eve = await shop.enroll('Eve')
    await shop.pay('mine', { ...own('user_1'), ...(await clicked(shop)), customer_details: {} })
    await shop.pay('guest', await clicked(shop, eve))
    await shop.pay('typed', { customer: 'cus_1', ...own('user_1') })
    expect(await shop.people()).toEqual(['guest@acme.test 1', 'user_1 2'])
    expect(await shop.earned()).toEqual(['Ada Partner 1000', 'Eve 1000'])
    await shop.settle()
  })

  test('has your own id as soon as an event says it, and one who has another id stays apart', async () => {
    const shop = await open()
    await shop.pay('guest', { client_reference_id: await shop.click() })
    await shop.pay('known', { customer: 'cus_1', client_reference_id: await shop.click() })
    await shop.pay('own', { customer: 'cus_1', ...own('user_1') })
    await shop.pay('colleague', { customer: 'cus_2', ...own('user_2') })
    await shop.pay('guest2')
    expect(await shop.people()).toEqual(['user_1 4'])
    expect(await shop.earned()).toEqual(['Ada Partner 1000'])
    await shop.settle()
  })

  test('is one customer when both events come at once', async () => {
    const shop = await open()
    const [one, two] = [await shop.click(), await shop.click()]
    await Promise.all([
      shop.pay('guest', { client_reference_id: one }),
      shop.pay('known', { customer: 'cus_1', client_reference_id: two }),
    ])
    expect((await shop.people()).length).toBe(1)
    expect(await shop.earned()).toEqual(['Ada Partner 1000'])
    await shop.settle()
  })
})

describe('your user and a customer of the provider who turn out to be one', () => {
  async function openBoth() {
    const shop = await open()
    await shop.pay('mine', { ...own('user_1'), ...(await clicked(shop)), customer_details: {} })
    const known = { customer: 'cus_1', customer_details: {} }
    await shop.pay('known', { ...known, ...(await clicked(shop)) })
    expect(await shop.people()).toEqual(['cus_1 1', 'user_1 1'])
    expect(await shop.earned()).toEqual(['Ada Partner 1000', 'Ada Partner 1000'])
    return { ...shop, join: () => shop.pay('again', { ...known, ...own('user_1') }) }
  }

  test('earn as one', async () => {
    const shop = await openBoth()
    await shop.join()
    expect(await shop.people()).toEqual(['user_1 3'])
    expect(await shop.earned()).toEqual(['Ada Partner 1000'])
    await shop.settle()
  })

  test('keep what a person has set', async () => {
    const shop = await openBoth()
    const [first] = await shop.commissions()
    const set = { earnings: 700 }
    expect((await shop.workspace.api('PATCH', `/commissions/${first!.id}`, set)).status).toBe(200)
    await shop.join()
    expect(await shop.people()).toEqual(['user_1 3'])
    expect(await shop.earned()).toEqual(['Ada Partner 700'])
    await shop.settle()
  })

  test('keep what was paid to both', async () => {
    const shop = await openBoth()
    const { sql } = backend.deps.db
    await sql`update commissions set status = 'due' where workspace_id = ${shop.workspace.id}`
    await sql`update balances set payable = accrued, accrued = 0
      where workspace_id = ${shop.workspace.id}`
    await shop.payOut((await shop.commissions()).map(({ id }) => id))
    await shop.join()
    expect(await shop.people()).toEqual(['user_1 3'])
    expect(await shop.earned()).toEqual(['Ada Partner 1000', 'Ada Partner 1000'])
    await agreedTotals(backend, shop.workspace.id)
  })

  test('answer to both ids, also after another merge', async () => {
    const shop = await openBoth()
    const { api } = shop.workspace
    const read = async (id: string) => (await api('GET', `/customers/${id}`)).body
    const former = await read('ext_cus_1')
    await shop.join()
    const own = await read('ext_user_1')
    expect(own.id).not.toBe(former.id)
    expect(await read(former.id)).toEqual(own)
    const changed = await api('PATCH', `/customers/${former.id}`, { name: 'Zoe' })
    expect(changed.body).toMatchObject({ id: own.id, name: 'Zoe' })
    const log = await api('GET', `/audit?type=customer&resourceId=${former.id}`)
    expect(log.body[0]).toMatchObject({ action: 'deleted', after: { mergedInto: own.id } })

    await backend.deps.db.sql.begin(async (tx) => {
      await tx`insert into customers (workspace_id, id, external_id)
        values (${shop.workspace.id}, 'cus_third', 'third')`
      await tx`update merged_customers set into_id = 'cus_third' where id = ${former.id}`
    })
    expect((await read(former.id)).id).toBe('cus_third')
    expect((await api('DELETE', '/customers/cus_third')).status).toBe(200)
    expect((await api('GET', `/customers/${former.id}`)).status).toBe(404)
  })

  test('are erased as one, with what was written about both', async () => {
    const shop = await openBoth()
    const { sql } = backend.deps.db
    const { id: workspaceId, api } = shop.workspace
    const events = ['sale.created', 'customer.updated', 'commission.created']
    const hook = { url: 'https://shop.example/hook', events }
    expect((await api('POST', '/webhooks', hook)).status).toBe(201)
    await shop.pay('more', { customer: 'cus_1', customer_details: {} })
    const former = (await api('GET', '/customers/ext_cus_1')).body
    const named = { name: 'Zoe Former', email: 'zoe@former.test' }
    expect((await api('PATCH', `/customers/${former.id}`, named)).status).toBe(200)
    await shop.work()
    const told = async () => {
      const rows =
        await sql`select event from webhook_deliveries where workspace_id = ${workspaceId}
        and status = 'waiting' and (subject = ${former.id} or body like ${`%${former.id}%`}) order by 1`
      return rows.map(({ event }) => event as string)
    }
    const before = await told()
    expect(before).toContain('sale.created')

    await shop.join()
    expect(await shop.people()).toEqual(['user_1 4'])
    const [left] = await sql`select count(*)::int as entries from audit_entries
      where workspace_id = ${workspaceId} and to_jsonb(audit_entries)::text like '%ormer%'`
    expect(left).toEqual({ entries: 0 })
    // Endpoints are still told what they have not heard.
    expect(await told()).toEqual(before)

    expect((await api('DELETE', '/customers/ext_user_1')).status).toBe(200)
    expect(await told()).toEqual([])
  })
})

test('a browser’s word about an address makes nobody one', async () => {
  const shop = await open()
  const { sql } = backend.deps.db
  await sql`update workspaces set client_conversions_enabled = true where id = ${shop.workspace.id}`
  await backend.deps.directory.changed()
  const clickId = (await shop.click()).slice('svc_id_'.length)
  const lead = { clickId, eventName: 'Sign up', customerExternalId: EMAIL.toLowerCase() }
  expect((await shop.workspace.browser('/track/lead/client', lead)).status).toBe(200)
  await shop.pay('known', { customer: 'cus_1', client_reference_id: await shop.click() })
  expect(await shop.people()).toEqual(['cus_1 1', 'guest@acme.test 0'])
  await shop.settle()
})
