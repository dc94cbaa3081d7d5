import { expect, test } from 'bun:test'
import { partsOfPayment, scaleParts } from './sale-parts.ts'

const line = (productId: string, amount: number) => ({ productId, name: null, quantity: 1, amount })
const whole = { total: 1000, tax: 190, shipping: 110, lines: [line('a', 500), line('b', 200)] }

test('a part payment has the proportions of the whole, to the smallest unit', () => {
  for (let paid = 0; paid <= 1000; paid += 7) {
    const { tax = 0, shipping = 0, lineItems = [] } = partsOfPayment(whole, paid)
    const sum = lineItems.reduce((all, { amount }) => all + amount, tax + shipping)
    expect(sum).toBe(paid)
    expect(Math.abs(tax - (paid * 190) / 1000)).toBeLessThanOrEqual(1)
  }
})

test('lines that cost more than the goods are lowered to them', () => {
  const parts = partsOfPayment({ ...whole, lines: [line('a', 900), line('b', 500)] }, 1000)
  expect(parts.lineItems!.map(({ amount }) => amount)).toEqual([450, 250])
})

test('credits that are more than all lines leave none', () => {
  const parts = partsOfPayment({ ...whole, lines: [line('a', 300), line('b', -300)] }, 1000)
  expect(parts).toEqual({ tax: 190, shipping: 110 })
})

test('parts that do not fit are none', () => {
  expect(partsOfPayment({ ...whole, tax: 950 }, 1000)).toEqual({})
  expect(partsOfPayment({ ...whole, total: 0 }, 1000)).toEqual({})
  expect(scaleParts({ tax: 2000 }, { from: 1000, to: 10 })).toEqual({})
})

test('what was paid beyond the whole belongs to none of its parts', () => {
  expect(partsOfPayment(whole, 1500)).toMatchObject({ tax: 190, shipping: 110 })
})
