import { describe, expect, test } from 'bun:test'
import { translateShopify } from './translate.ts'

const mug = { product_id: 1, name: 'Mug', quantity: 1, price: '50.00' }
const card = { product_id: 2, name: 'Gift card', quantity: 1, price: '100.00', gift_card: true }
const tip = {
  product_id: null,
  name: 'Tip',
  quantity: 1,
  price: '10.00',
  tip: { payment_gateway: 'x' },
}

/** What an order of these lines says was sold and refunded. */
function read(lines: object[], fields: object) {
  const body = { id: 1, currency: 'USD', email: 'ada@shop.test', line_items: lines, ...fields }
  return translateShopify({ type: 'orders/paid', body })
}
const refund = (line: object, amount: string) => ({
  id: 7,
  refund_line_items: [{ line_item: line, subtotal: Number(amount), total_tax: 0 }],
  transactions: [{ id: 8, kind: 'refund', status: 'success', amount, currency: 'USD' }],
})

describe('a gift card', () => {
  test('is no sale when it is bought, nor is its refund one', () => {
    const order = { total_price: '100.00', refunds: [refund(card, '100.00')] }
    expect(read([card], order)).toEqual([])
  })

  test('pays for a sale when it is redeemed', () => {
    const order = { total_price: '50.00', payment_gateway_names: ['gift_card'] }
    expect(read([mug], order)).toMatchObject([{ verb: 'sale', amountMinor: 5000 }])
  })

  test('beside goods leaves the goods, and a refund of one says nothing of the other', () => {
    const money = { total_price: '150.00', current_total_price: '50.00' }
    expect(read([mug, card], { ...money, refunds: [refund(card, '100.00')] })).toMatchObject([
      { verb: 'sale', amountMinor: 5000, parts: { lineItems: [{ productId: '1', amount: 5000 }] } },
    ])
    const both = { ...refund(card, '120.00'), id: 9 }
    both.refund_line_items = [
      { line_item: card, subtotal: 100, total_tax: 0 },
      { line_item: mug, subtotal: 20, total_tax: 0 },
    ]
    expect(
      translateShopify({ type: 'refunds/create', body: { ...both, order_id: 1 } }),
    ).toMatchObject([{ verb: 'refund', amountMinor: 2000 }])
  })
})

test('a tip is no sale, nor is its refund one', () => {
  const order = { total_price: '60.00', total_tip_received: '10.00', current_total_price: '50.00' }
  expect(read([mug, tip], { ...order, refunds: [refund(tip, '10.00')] })).toMatchObject([
    { verb: 'sale', amountMinor: 5000 },
  ])
})
