import { expect, test } from 'bun:test'
import { translateChargebee } from './translate.ts'

const invoice = {
  id: 'INV-1',
  currency_code: 'USD',
  price_type: 'tax_exclusive',
  total: 11900,
  tax: 1900,
  amount_paid: 11900,
  line_items: [
    { entity_id: 'pro', description: 'Pro', quantity: 2, amount: 12000, discount_amount: 2000 },
  ],
  discounts: [{ entity_type: 'document_level_coupon', entity_id: 'ADA20', amount: 2000 }],
}
const pay = (change: object, customer: object = { id: 'cb-1' }) =>
  translateChargebee({
    type: 'payment_succeeded',
    body: {
      transaction: { id: 'txn_1', amount: 11900, date: 1_795_000_000 },
      invoice: { ...invoice, ...change },
      customer,
    },
  })

test('a paid invoice is a sale with tax, products after discounts, and its coupon', () => {
  expect(pay({})).toMatchObject([
    {
      verb: 'sale',
      invoiceId: 'INV-1',
      paymentIds: ['txn_1'],
      amountMinor: 11900,
      parts: { tax: 1900, lineItems: [{ productId: 'pro', quantity: 2, amount: 10000 }] },
      discountCodes: ['ADA20'],
      atMs: 1_795_000_000_000,
      growing: true,
    },
  ])
})

test('a part of an invoice carries its share of the tax, and no products', () => {
  expect(pay({ amount_paid: 5950 })).toMatchObject([{ amountMinor: 5950, parts: { tax: 950 } }])
})

test('prices with tax included give products without it', () => {
  const line = { entity_id: 'pro', quantity: 1, amount: 11900, tax_amount: 1900 }
  expect(pay({ price_type: 'tax_inclusive', line_items: [line] })).toMatchObject([
    { parts: { tax: 1900, lineItems: [{ amount: 10000 }] } },
  ])
})

test('the click and your own id stand in custom fields or in meta_data', () => {
  const custom = { id: 'cb-1', cf_svc_id: 'click-1', cf_svc_customer_external_id: 'ada' }
  expect(pay({}, custom)).toMatchObject([
    { clickId: 'click-1', leadName: 'Sign up', buyer: { externalId: 'ada', accountId: 'cb-1' } },
  ])
  const created = { customer: { id: 'cb-1', meta_data: { svc_id: 'click-2' } } }
  expect(translateChargebee({ type: 'customer_created', body: created })).toMatchObject([
    { verb: 'lead', clickId: 'click-2' },
  ])
})

test('a refund is of its invoice, else of the payment', () => {
  const transaction = { id: 'txn_2', amount: 500, currency_code: 'USD', refunded_txn_id: 'txn_1' }
  const refund = (more: object) =>
    translateChargebee({ type: 'payment_refunded', body: { transaction, ...more } })
  expect(refund({ invoice: { id: 'INV-1' } })).toMatchObject([
    { verb: 'refund', of: { invoiceId: 'INV-1' }, refundId: 'txn_2', amountMinor: 500 },
  ])
  expect(refund({})).toMatchObject([{ of: { paymentId: 'txn_1' } }])
})
