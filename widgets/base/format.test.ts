import { expect, test } from 'bun:test'
import { money } from './format.ts'

test('money is written to the last unit, however much it is', () => {
  const most = Number.MAX_SAFE_INTEGER
  expect(money('en', most, 'usd')).toBe('$90,071,992,547,409.91')
  expect(money('en', -most, 'jpy')).toBe('-¥9,007,199,254,740,991')
  expect(money('de', most, 'kwd').replace(/\s/g, ' ')).toBe('9.007.199.254.740,991 KWD')
})

test('money has the digits of its currency, and its sign', () => {
  expect(money('en', 1234, 'jpy')).toBe('¥1,234')
  expect(money('en', 1, 'kwd').replace(/\s/g, ' ')).toBe('KWD 0.001')
  expect(money('en', -980, 'usd')).toBe('-$9.80')
  expect(money('en', 0, 'usd')).toBe('$0.00')
})

test('what is no sum is not written as one', () => {
  for (const none of [Number.NaN, Number.POSITIVE_INFINITY, undefined as unknown as number])
    expect(() => money('en', none, 'usd')).toThrow(RangeError)
})
