import { describe, expect, test } from 'bun:test'
import { translateWooCommerce } from './translate.ts'

const mug = { product_id: 1, name: 'Mug', quantity: 1, total: '50.00', total_tax: '0.00' }
const cardOf = (key: string) => ({
  product_id: 2,
  name: 'Gift card',
  quantity: 1,
  total: '100.00',
  total_tax: '0.00',
  meta_data: [{ key, value: '100' }],
})

function read(lines: object[], fields: object) {
  const body = {
    order_key: 'wc_order_1',
    currency: 'USD',
    status: 'completed',
    billing: { email: 'ada@shop.test' },
    line_items: lines,
    ...fields,
  }
  return translateWooCommerce({ type: 'order.updated', body })
}

describe('a gift card', () => {
  test.each(['wc_gc_giftcard_amount', 'pw_gift_card_amount', '_ywgc_amount'])(
    'with %s is no sale when it is bought, nor is its refund one',
    (key) => {
      const order = { total: '100.00', refunds: [{ id: 5, total: '-100.00' }] }
      expect(read([cardOf(key)], order)).toEqual([])
    },
  )

  test('beside goods leaves the goods; a refund is of both alike', () => {
    const order = { total: '150.00', refunds: [{ id: 5, total: '-30.00' }] }
    expect(read([mug, cardOf('wc_gc_giftcard_amount')], order)).toMatchObject([
      { verb: 'sale', amountMinor: 5000, parts: { lineItems: [{ productId: '1' }] } },
      { verb: 'refund', amountMinor: 1000 },
    ])
  })

  test.each([
    ['taken off the total', '20.00'],
    ['not taken off the total', '50.00'],
  ])('that pays for goods is a sale of them when it is %s', (_, total) => {
    const order = { total, gift_cards: [{ id: 1, code: 'ABCD', amount: '30.00' }] }
    expect(read([mug], order)).toMatchObject([{ verb: 'sale', amountMinor: 5000 }])
  })
})

test('a tip is no sale; another fee is one', () => {
  const fee = (name: string) => ({ name, total: '10.00', total_tax: '0.00' })
  expect(read([mug], { total: '60.00', fee_lines: [fee('Tip (20%)')] })).toMatchObject([
    { verb: 'sale', amountMinor: 5000 },
  ])
  expect(read([mug], { total: '60.00', fee_lines: [fee('Packaging')] })).toMatchObject([
    { verb: 'sale', amountMinor: 6000 },
  ])
})
