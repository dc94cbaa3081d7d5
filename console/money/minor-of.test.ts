import { expect, test } from 'bun:test'
import { minorOf } from './minor-of.ts'

test('amounts are read in the digits of their currency', () => {
  expect(['50', '50.5', ' 50,50 ', '0.01'].map((text) => minorOf(text, 'usd'))).toEqual([
    5000, 5050, 5050, 1,
  ])
  expect(minorOf('50', 'jpy')).toBe(50)
})

test('what is no amount is none, and so is nothing or a part of the smallest unit', () => {
  const texts = ['', 'x', '-5', '0', '1.234', '1,000.00', '1e3', '1234567890123']
  expect(texts.map((text) => minorOf(text, 'usd'))).toEqual(texts.map(() => null))
  expect(minorOf('50.5', 'jpy')).toBeNull()
})
