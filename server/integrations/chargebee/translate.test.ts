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

test('a part of an invoice carries its share of tax and products', () => {
  expect(pay({ amount_paid: 5950 })).toMatchObject([
    { amountMinor: 5950, parts: { tax: 950, lineItems: [{ productId: 'pro', amount: 5000 }] } },
  ])
})

test('what credit notes have paid is no sale, and what an upgrade credits lowers its lines', () => {
  const lines = [
    { entity_id: 'pro', quantity: 1, amount: 15000, discount_amount: 0 },
    { entity_id: 'basic', quantity: 1, amount: -5000, discount_amount: 0 },
  ]
  const upgrade = { line_items: lines, amount_paid: 5950, credits_applied: 5950 }
  expect(pay(upgrade)).toMatchObject([
    { amountMinor: 5950, parts: { tax: 950, lineItems: [{ productId: 'pro', amount: 5000 }] } },
  ])
})

test('amounts have two decimals, also in a currency of three, and none in one of none', () => {
  expect(pay({ currency_code: 'KWD' })).toMatchObject([
    { amountMinor: 119_000, parts: { tax: 19_000, lineItems: [{ amount: 100_000 }] } },
  ])
  expect(pay({ currency_code: 'JPY' })).toMatchObject([{ amountMinor: 11_900 }])
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

test('a refund of several invoices is one of each, by its credit notes', () => {
  const note = (of: string, amount: number, reason = 'waiver') => ({
    cn_id: `CN-${of}`,
    applied_amount: amount,
    cn_reason_code: reason,
    cn_reference_invoice_id: of,
  })
  const refund = (notes: object[], more: object = {}) =>
    translateChargebee({
      type: 'payment_refunded',
      body: {
        transaction: {
          id: 'txn_2',
          amount: 800,
          currency_code: 'USD',
          linked_credit_notes: notes,
        },
        invoice: { id: 'INV-1' },
        ...more,
      },
    })
  expect(refund([note('INV-1', 500), note('INV-2', 300, 'chargeback')])).toMatchObject([
    { of: { invoiceId: 'INV-1' }, refundId: 'txn_2 INV-1', amountMinor: 500, kind: 'refund' },
    { of: { invoiceId: 'INV-2' }, refundId: 'txn_2 INV-2', amountMinor: 300, kind: 'chargeback' },
  ])
  expect(refund([note('INV-2', 800)])).toMatchObject([
    { of: { invoiceId: 'INV-2' }, refundId: 'txn_2', amountMinor: 800 },
  ])
  const creditNote = { reference_invoice_id: 'INV-3', reason_code: 'chargeback' }
  expect(refund([], { invoice: null, credit_note: creditNote })).toMatchObject([
    { of: { invoiceId: 'INV-3' }, amountMinor: 800, kind: 'chargeback' },
  ])
})
