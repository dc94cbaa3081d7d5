import { expect, test } from 'bun:test'
import { translatePolar } from './translate.ts'

const order = {
  id: 'order-1',
  currency: 'usd',
  total_amount: 11900,
  tax_amount: 1900,
  product_id: 'pro',
  product: { name: 'Pro' },
  items: [{ amount: 10000 }],
  metadata: { svc_id: 'click-1' },
  customer: { id: 'pc-1', external_id: 'ada', metadata: {} },
  discount: { code: 'ADA20' },
  created_at: '2026-11-20T10:00:00Z',
}

test('a paid order is a sale with tax, product, click and code', () => {
  expect(translatePolar({ type: 'order.paid', body: order })).toMatchObject([
    {
      verb: 'sale',
      amountMinor: 11900,
      parts: { tax: 1900, lineItems: [{ productId: 'pro', amount: 10000 }] },
      clickId: 'click-1',
      discountCodes: ['ADA20'],
      buyer: { externalId: 'ada', accountId: 'pc-1' },
    },
  ])
})

test('an order that costs nothing is a lead', () => {
  const free = { ...order, total_amount: 0, tax_amount: 0 }
  expect(translatePolar({ type: 'order.paid', body: free })).toMatchObject([{ verb: 'lead' }])
})

test('a refund counts with its tax, once it has succeeded', () => {
  const refund = { id: 'r-1', order_id: 'order-1', amount: 5000, tax_amount: 950, currency: 'usd' }
  const translate = (status: string, type = 'refund.created') =>
    translatePolar({ type, body: { ...refund, status } })
  expect(translate('pending')).toEqual([])
  expect(translate('succeeded', 'refund.updated')).toMatchObject([
    { verb: 'refund', of: { invoiceId: 'order-1' }, refundId: 'r-1', amountMinor: 5950 },
  ])
})

test('what the customer’s balance pays is no sale, and keeps the proportions', () => {
  const paid = { ...order, applied_balance_amount: -5950, due_amount: 5950 }
  expect(translatePolar({ type: 'order.paid', body: paid })).toMatchObject([
    { amountMinor: 5950, parts: { tax: 950, lineItems: [{ amount: 5000 }] } },
  ])
  const covered = { ...order, applied_balance_amount: -11900, due_amount: 0 }
  expect(translatePolar({ type: 'order.paid', body: covered })).toMatchObject([{ verb: 'lead' }])
})

test('amounts are in the units of Stripe', () => {
  const krona = { ...order, currency: 'isk', total_amount: 500_000, tax_amount: 100_000 }
  expect(translatePolar({ type: 'order.paid', body: krona })).toMatchObject([
    { amountMinor: 5000, parts: { tax: 1000, lineItems: [{ amount: 4000 }] } },
  ])
  const refund = { id: 'r-1', order_id: 'order-1', status: 'succeeded', currency: 'isk' }
  const body = { ...refund, amount: 200_000, tax_amount: 50_000 }
  expect(translatePolar({ type: 'refund.created', body })).toMatchObject([{ amountMinor: 2500 }])
})
