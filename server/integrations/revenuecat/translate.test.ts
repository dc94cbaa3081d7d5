import { expect, test } from 'bun:test'
import { translateRevenueCat } from './translate.ts'

const event = {
  transaction_id: 'GPA.1',
  app_user_id: '$RCAnonymousID:1',
  original_app_user_id: '$RCAnonymousID:1',
  aliases: ['$RCAnonymousID:1', 'ada'],
  currency: 'JPY',
  price_in_purchased_currency: 480,
  tax_percentage: 0.1,
  purchased_at_ms: 1_795_000_000_000,
  subscriber_attributes: { svc_id: { value: 'click-1' } },
}
const translate = (type: string, change: object = {}) =>
  translateRevenueCat({ type, body: { ...event, ...change } })

test('a purchase is a sale in the currency that was paid in, by your own id of the user', () => {
  expect(translate('INITIAL_PURCHASE')).toMatchObject([
    {
      verb: 'sale',
      invoiceId: 'GPA.1',
      amountMinor: 480,
      currency: 'JPY',
      parts: { tax: 48 },
      clickId: 'click-1',
      buyer: { externalId: 'ada', accountId: '$RCAnonymousID:1' },
    },
  ])
  expect(translate('RENEWAL')).toMatchObject([{ eventName: 'Renewal' }])
})

test('a trial is a lead when it has a click, and nothing without', () => {
  const trial = { price_in_purchased_currency: 0, period_type: 'TRIAL' }
  expect(translate('INITIAL_PURCHASE', trial)).toMatchObject([{ verb: 'lead', clickId: 'click-1' }])
  expect(translate('INITIAL_PURCHASE', { ...trial, subscriber_attributes: {} })).toEqual([])
})

test('only a cancellation by the store’s support gives money back', () => {
  expect(translate('CANCELLATION', { cancel_reason: 'UNSUBSCRIBE' })).toEqual([])
  const refunded = { cancel_reason: 'CUSTOMER_SUPPORT', price_in_purchased_currency: -480 }
  expect(translate('CANCELLATION', refunded)).toMatchObject([
    { verb: 'refund', of: { invoiceId: 'GPA.1' }, refundId: 'GPA.1', amountMinor: 480 },
  ])
  expect(translate('CANCELLATION', { ...refunded, price_in_purchased_currency: 0 })).toMatchObject([
    { amountMinor: null },
  ])
  expect(translate('REFUND_REVERSED')).toEqual([
    { verb: 'reverse', of: { invoiceId: 'GPA.1' }, refundId: 'GPA.1' },
  ])
})

test('a price contains the tax and the product; the store’s commission is not taken off', () => {
  const sale = { product_id: 'pro', tax_percentage: 0.1109, commission_percentage: 0.3 }
  const usd = { ...sale, currency: 'USD', price_in_purchased_currency: 9.99 }
  expect(translate('INITIAL_PURCHASE', usd)).toMatchObject([
    {
      amountMinor: 999,
      parts: { tax: 111, lineItems: [{ productId: 'pro', amount: 888 }] },
    },
  ])
})

test('a price whose currency is unknown is the one in US dollars', () => {
  const unknown = { currency: null, price_in_purchased_currency: null, price: 4.99 }
  expect(translate('RENEWAL', unknown)).toMatchObject([{ amountMinor: 499, currency: 'usd' }])
  expect(
    translate('CANCELLATION', { ...unknown, price: -4.99, cancel_reason: 'CUSTOMER_SUPPORT' }),
  ).toMatchObject([{ amountMinor: 499, currency: 'usd' }])
})

test('a purchase that is shared in a family is no sale', () => {
  expect(translate('INITIAL_PURCHASE', { is_family_share: true })).toMatchObject([
    { verb: 'ignore' },
  ])
})
