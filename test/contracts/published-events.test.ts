import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mapAffiliate, mapCommission, mapReferral } from '../../server/importers/rewardful/map.ts'
import { createIntegrations, type IntegrationName } from '../../server/integrations/index.ts'
import type { Verb } from '../../server/integrations/port.ts'
import { loadFixture } from '../../server/integrations/testing.ts'
import { reportOfBatch, reportOfItem } from '../../server/payout-providers/paypal/report.ts'

const ROOT = join(import.meta.dir, '../fixtures/published')
const published = (file: string): any => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).body
const integrations = createIntegrations()

/** What an integration makes of a body as the provider sends it. */
async function translate(name: IntegrationName, body: object, headers = {}): Promise<Verb[]> {
  const integration = integrations[name]
  const events = integration.read(JSON.stringify(body), new Headers(headers))
  const account = { id: null, details: {} }
  const all = events.map((event) => integration.translate(event, () => Promise.resolve(account)))
  return (await Promise.all(all)).flat()
}

/** The names of fields of an object that are not among the published ones. */
const unknownIn = (object: object, names: string[]) =>
  Object.keys(object).filter((name) => name !== 'object' && !names.includes(name))

describe('RevenueCat', () => {
  const events = published('revenuecat/events.json')

  test('reports purchases in the currency that was paid in', async () => {
    expect(await translate('revenuecat', events.purchase)).toMatchObject([
      {
        verb: 'sale',
        invoiceId: '123456789012345',
        amountMinor: 499,
        currency: 'USD',
        parts: { tax: 0, lineItems: [{ productId: 'com.subscription.weekly', amount: 499 }] },
        buyer: { externalId: '1234567890', email: 'firstlast@gmail.com' },
      },
    ])
    expect(await translate('revenuecat', events.renewal)).toMatchObject([
      { verb: 'sale', eventName: 'Renewal', amountMinor: 799, currency: 'EUR' },
    ])
    expect(await translate('revenuecat', events.nonRenewing)).toMatchObject([
      { verb: 'sale', amountMinor: 3299, currency: 'CAD' },
    ])
    expect(await translate('revenuecat', events.trial)).toEqual([])
  })

  test('reports refunds as cancellations by the store’s support', async () => {
    expect(await translate('revenuecat', events.cancellation)).toEqual([])
    expect(await translate('revenuecat', events.refund)).toMatchObject([
      { verb: 'refund', of: { invoiceId: '100000000000000' }, amountMinor: 999, currency: 'USD' },
    ])
    expect(await translate('revenuecat', events.refundReversed)).toMatchObject([
      { verb: 'reverse', of: { invoiceId: '123456789012345' } },
    ])
  })
})

test('Polar’s orders in our examples have no field that its client does not know', async () => {
  const types = published('polar/types.json')
  const { sale } = await loadFixture('polar')
  const named = { invoiceId: 'o-1', customerExternalId: 'ada', nowMs: 0 }
  const { data } = JSON.parse(sale(named).body)
  expect(unknownIn(data, types.order)).toEqual([])
  expect(unknownIn(data.customer, types.orderCustomer)).toEqual([])
  expect(data.items.flatMap((item: object) => unknownIn(item, types.orderItem))).toEqual([])
  const read = ['id', 'order_id', 'amount', 'tax_amount', 'currency', 'status', 'dispute']
  expect(read.filter((name) => !types.refund.includes(name))).toEqual([])
})

describe('Chargebee', () => {
  const types = published('chargebee/types.json')

  test('has no field in our examples that its client does not know', async () => {
    const { sale } = await loadFixture('chargebee')
    const named = { invoiceId: 'i-1', customerExternalId: 'ada', nowMs: 0 }
    const event = JSON.parse(sale(named).body)
    const { transaction, invoice, customer } = event.content
    expect(unknownIn(event, types.event)).toEqual([])
    expect(unknownIn(transaction, types.transaction)).toEqual([])
    expect(unknownIn(transaction.linked_invoices[0], types.linkedInvoice)).toEqual([])
    expect(unknownIn(invoice, types.invoice)).toEqual([])
    expect(unknownIn(invoice.line_items[0], types.lineItem)).toEqual([])
    expect(unknownIn(customer, types.customer)).toEqual([])
  })

  test('names in a refund what is read of it', () => {
    const event = published('chargebee/payment-refunded.json')
    expect(unknownIn(event, types.event)).toEqual([])
    expect(Object.keys(event.content)).toEqual(
      expect.arrayContaining(['transaction', 'invoice', 'credit_note', 'customer']),
    )
    const read = { transaction: ['refunded_txn_id', 'linked_credit_notes', 'amount', 'date'] }
    expect(read.transaction.filter((name) => !types.transaction.includes(name))).toEqual([])
    const note = ['cn_reference_invoice_id', 'cn_reason_code', 'applied_amount']
    expect(note.filter((name) => !types.linkedCreditNote.includes(name))).toEqual([])
    const creditNote = ['reference_invoice_id', 'reason_code']
    expect(creditNote.filter((name) => !types.creditNote.includes(name))).toEqual([])
  })
})

test('WooCommerce’s order has tax and shipping beside its lines', async () => {
  const headers = { 'x-wc-webhook-topic': 'order.updated', 'x-wc-webhook-delivery-id': '1' }
  const order = published('woocommerce/order.json')
  expect(await translate('woocommerce', order, headers)).toMatchObject([
    {
      verb: 'sale',
      invoiceId: order.order_key,
      amountMinor: 2935,
      currency: 'USD',
      parts: { tax: 135, shipping: 1000, lineItems: [{ amount: 600 }, { amount: 1200 }] },
      atMs: Date.parse('2017-03-22T19:28:08'),
    },
  ])
})

test('Paddle’s transaction has tax beside its lines, and a refund counts once it is approved', async () => {
  const { transaction, adjustment } = published('paddle/events.json')
  expect(await translate('paddle', transaction)).toMatchObject([
    {
      verb: 'sale',
      invoiceId: 'txn_01h8dzxgkvdwemdhbpcapj2tbj',
      amountMinor: 65_215,
      parts: { tax: 5315, lineItems: [{ amount: 30_000 }, { amount: 10_000 }, { amount: 19_900 }] },
    },
  ])
  expect(await translate('paddle', adjustment)).toEqual([])
  const approved = { ...adjustment, data: { ...adjustment.data, status: 'approved' } }
  expect(await translate('paddle', approved)).toMatchObject([
    { verb: 'refund', of: { invoiceId: 'txn_01h8bxpvx398a7zbawb77y0kp5' }, amountMinor: 100 },
  ])
})

test('Segment’s order is its total, with tax and shipping', async () => {
  const { completed, refunded } = published('segment/orders.json')
  const track = (event: string, properties: object) =>
    translate('segment', { type: 'track', messageId: 'm-1', userId: 'ada', event, properties })
  expect(await track('Order Completed', completed)).toMatchObject([
    {
      verb: 'sale',
      invoiceId: '50314b8e9bcf000000000000',
      amountMinor: 2750,
      parts: { tax: 200, shipping: 300 },
      discountCodes: ['hasbros'],
    },
  ])
  expect(await track('Order Refunded', refunded)).toMatchObject([
    { verb: 'refund', of: { invoiceId: '50314b8e9bcf000000000000' }, amountMinor: 3000 },
  ])
})

test('Shopify’s order is its total, with tax and the codes that were used', async () => {
  const headers = { 'x-shopify-topic': 'orders/paid', 'x-shopify-webhook-id': '1' }
  expect(await translate('shopify', published('shopify/order.json'), headers)).toMatchObject([
    {
      verb: 'sale',
      invoiceId: '450789469',
      amountMinor: 40_994,
      currency: 'USD',
      parts: { tax: 1194 },
      discountCodes: ['TENOFF'],
      buyer: { accountId: '207119551', name: 'Bob Norman' },
    },
  ])
})

describe('PayPal', () => {
  const { transaction, batch } = published('paypal/statuses.json')

  test('says of an item what became of it', () => {
    expect(reportOfItem('14Feb_234', published('paypal/item.json'), null)).toEqual({
      transferId: '14Feb_234',
      status: 'completed',
      reference: 'Q8KVJG9TZTNN4',
      reason: null,
    })
  })

  test('has no status that is not understood', () => {
    const stillOpen = ['PENDING', 'UNCLAIMED', 'ONHOLD']
    const read = (status: string) => reportOfItem('t', { transaction_status: status }, null).status
    expect(transaction.filter((status: string) => read(status) === 'sent')).toEqual(stillOpen)
    const readBatch = (status: string) =>
      reportOfBatch('t', { batch_header: { batch_status: status } }).status
    expect(batch.filter((status: string) => readBatch(status) === 'failed')).toEqual([
      'DENIED',
      'CANCELED',
    ])
  })
})

test('Rewardful’s affiliates, referrals and commissions are understood', () => {
  expect(mapAffiliate(published('rewardful/affiliate.json'))).toMatchObject([
    { kind: 'partner', name: 'Adam Jones', status: 'approved' },
    { kind: 'link', key: 'adam' },
  ])
  expect(mapReferral(published('rewardful/referral.json'))).toMatchObject([
    { kind: 'customer', externalId: 'cus_ABC123', name: 'Fred Durst' },
    { kind: 'lead' },
  ])
  expect(mapCommission(published('rewardful/commission.json'))).toMatchObject([
    { kind: 'sale', amountMinor: 10_000, invoiceId: 'ch_ABC123' },
    { kind: 'commission', earningsMinor: 3000, status: 'unpaid' },
  ])
})
