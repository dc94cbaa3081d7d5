import { describe, expect, test } from 'bun:test'
import { leadOf } from '../../integrations/shopify-app/extensions/svc-pixel/src/report-checkout.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { TestClock } from '../kit/backend.ts'
import { openEarnings } from '../kit/earnings.ts'
import { connectProvider, order } from '../kit/shopify.ts'
import { connectStripe, recorded } from '../kit/stripe-inbox.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend({
  clock: new TestClock('2031-05-10T08:00:00Z'),
  config: { databasePool: 30 },
})
const program = await openEarnings(backend)
const { workspace, ada, reward, commissions } = program
await reward('lead', { type: 'flat', amount: 500 })
await reward('sale', { type: 'percentage', rateBps: 1000 })
const bob = await program.enroll('Bob Byte')
const stripe = await connectStripe(backend, workspace)
const shopify = await connectProvider(backend, workspace, 'shopify')

const earnedBy = async (externalId: string) =>
  (await commissions())
    .filter(({ customer }) => customer?.externalId === externalId)
    .map(({ type, earnings, partner }) => `${partner.name}: ${type} ${earnings}`)
    .toSorted()
const customer = async (externalId: string) =>
  (await workspace.api('GET', `/customers/ext_${externalId}`)).body
const clicksOf = async (id: string) => (await workspace.api('GET', `/links/${id}`)).body.clicks

const session = (changes: object) =>
  recorded('checkout.session.completed.payment-link', {
    id: 'cs_1',
    payment_intent: 'pi_1',
    ...changes,
  })
const invoice = (changes: object) => recorded('invoice.paid.renewal.basil+', changes)
const send = async ({ type, object }: { type: string; object: object }) => {
  await stripe.send(type, object)
  await stripe.work()
}

describe('Stripe', () => {
  test('a lead of a payment link earns its reward, and endpoints are told of it', async () => {
    const body = { url: 'https://shop.example/hooks', events: ['lead.created', 'sale.created'] }
    const { body: hook } = await workspace.api('POST', '/webhooks', body)
    await send(
      session({
        client_reference_id: `svc_id_${await program.click(ada.link.key)}`,
        customer_details: { email: 'payer@acme.test', name: 'Payer' },
        currency: 'usd',
      }),
    )
    await relayOutbox(backend.deps)
    await stripe.work()
    expect(await earnedBy('payer@acme.test')).toEqual([
      'Ada Partner: lead 500',
      'Ada Partner: sale 595',
    ])
    const { body: told } = await workspace.api('GET', `/webhooks/${hook.id}/deliveries`)
    const events = told.map(({ event }: { event: string }) => event)
    expect(events.toSorted()).toEqual(['lead.created', 'sale.created'])
    await workspace.api('DELETE', `/webhooks/${hook.id}`)
  })

  test('a customer keeps who brought them: neither a later click nor an address moves them', async () => {
    await program.customer('kept', { by: ada, lead: { customerEmail: 'kept@acme.test' } })
    const before = await customer('kept')
    await send(
      session({
        id: 'cs_kept',
        payment_intent: 'pi_kept',
        client_reference_id: `svc_id_${await program.click(bob.link.key)}`,
        metadata: { svc_customer_id: 'kept' },
        customer_details: { email: 'kept@acme.test', name: null },
      }),
    )
    const after = await customer('kept')
    expect([after.link?.id, after.partner?.id]).toEqual([before.link?.id, before.partner?.id])
    expect((await earnedBy('kept')).filter((one) => one.includes('lead'))).toEqual([
      'Ada Partner: lead 500',
    ])
    // The address alone is nobody's: it names a customer of its own.
    const click = await program.click(bob.link.key)
    await send(
      session({
        id: 'cs_twin',
        payment_intent: 'pi_twin',
        client_reference_id: `svc_id_${click}`,
        customer_details: { email: 'kept@acme.test', name: null },
      }),
    )
    expect((await customer('kept')).externalId).toBe('kept')
    expect((await earnedBy('kept')).some((one) => one.startsWith('Bob Byte: lead'))).toBe(false)
  })

  test('a customer or one subscription that is deleted takes nothing back, and refunds still count', async () => {
    await program.customer('gone')
    await send(
      recorded('customer.created', { id: 'cus_gone', metadata: { svc_customer_id: 'gone' } }),
    )
    await send(
      invoice({ id: 'in_gone', customer: 'cus_gone', metadata: {}, subscription_details: null }),
    )
    const paid = (await customer('gone')).saleAmount
    expect(paid).toBeGreaterThan(0)
    await send(recorded('customer.subscription.deleted', { id: 'sub_1', customer: 'cus_gone' }))
    await send({ type: 'customer.deleted', object: { id: 'cus_gone', object: 'customer' } })
    expect((await customer('gone')).saleAmount).toBe(paid)
    await program.refund('in_gone', 're_gone', { amount: 100 })
    expect((await customer('gone')).saleAmount).toBe(paid - 100)
    expect(await stripe.undone()).toEqual([])
  })

  test('a customer who is created with a click earns the lead its reward, once', async () => {
    const metadata = { svc_customer_id: 'early', svcClickId: await program.click(ada.link.key) }
    const created = recorded('customer.created', { id: 'cus_early', email: null, metadata })
    await send(created)
    await send(created)
    await send(
      session({ id: 'cs_early', payment_intent: 'pi_early', customer: 'cus_early', metadata }),
    )
    const earned = await earnedBy('early')
    expect(earned.filter((one) => one.includes(': lead '))).toEqual(['Ada Partner: lead 500'])
    expect(earned).toHaveLength(2)
  })

  test('an invoice of more than ten lines has all of them', async () => {
    await program.customer('lines')
    await send(
      recorded('customer.created', { id: 'cus_lines', metadata: { svc_customer_id: 'lines' } }),
    )
    const { type, object } = invoice({ id: 'in_lines', customer: 'cus_lines' })
    const [line] = object.lines.data
    const data = Array.from({ length: 12 }, (_, n) => ({
      ...line,
      id: `il_${n}`,
      amount: 100,
      discount_amounts: [],
      pricing: { ...line.pricing, price_details: { price: `price_${n}`, product: `prod_${n}` } },
    }))
    const sums = { amount_paid: 1200, total: 1200, subtotal: 1200, total_excluding_tax: 1200 }
    await send({ type, object: { ...object, ...sums, total_taxes: [], lines: { data } } })
    const [row] = await backend.deps.db.sql`
      select jsonb_array_length(line_items) as n from sales
      where workspace_id = ${workspace.id} and invoice_id = 'in_lines'`
    expect(row!.n).toBe(12)
  })

  test('a sale by a partner’s code counts no click that nobody made', async () => {
    const discount = { type: 'percentage', rateBps: 2000, groupId: program.group.id }
    await workspace.api('POST', '/discounts', discount)
    const code = { partnerId: bob.partner.id, linkId: bob.link.id, code: 'BOB20' }
    expect((await workspace.api('POST', '/discount-codes', code)).status).toBe(200)
    await send({ type: 'promotion_code.created', object: { id: 'promo_bob', code: 'BOB20' } })
    const before = await clicksOf(bob.link.id)
    await send(
      session({
        id: 'cs_code',
        payment_intent: 'pi_code',
        customer_details: { email: 'coupon@acme.test' },
        discounts: [{ coupon: 'co_1', promotion_code: 'promo_bob' }],
      }),
    )
    expect((await earnedBy('coupon@acme.test')).at(-1)).toStartWith('Bob Byte: sale')
    expect(await clicksOf(bob.link.id)).toBe(before)
  })
})

describe('Shopify', () => {
  test('a checkout keeps its first click, whoever reports another one for it', async () => {
    const { sql } = backend.deps.db
    await sql`update workspaces set client_conversions_enabled = true where id = ${workspace.id}`
    await backend.deps.directory.changed()
    const bought = order()
    const report = async (key: string) => {
      const clickId = await program.click(key)
      const checkout = {
        order: { id: String(bought.id), customer: { id: `${bought.customer.id}` } },
      }
      const lead = leadOf(checkout, { origin: 'http://localhost', key: 'key' }, clickId)!
      const { publishableKey: _, ...body } = lead.body
      await workspace.browser('/track/lead/client', body)
    }
    await report(ada.link.key)
    await report(bob.link.key)
    await shopify.shopify('orders/paid', bought)
    await shopify.work()
    const earned = await earnedBy(String(bought.customer.id))
    expect(earned.length).toBeGreaterThan(0)
    expect(earned.every((one) => one.startsWith('Ada Partner'))).toBe(true)
  })

  test('an order that cannot be processed stays visible with its reason, and can be tried again', async () => {
    const bought = order({ currency: 'XX' })
    await shopify.shopify('orders/paid', bought)
    await shopify.work()
    const { body: inbox } = await workspace.api('GET', '/inbox')
    const stuck = inbox.find(({ status }: { status: string }) => status === 'failed')
    expect(stuck).toMatchObject({
      type: 'orders/paid',
      reason: expect.stringContaining('currency'),
    })
    const again = await workspace.api('POST', `/inbox/${stuck.id}/replay`)
    expect(again.status).toBe(200)
  })
})
