import { expect, test } from 'bun:test'
import type { FileFormat } from '../port.ts'
import { amount, time, Unreadable } from './read-cells.ts'

const US: FileFormat = { decimalMark: '.', amounts: 'major', dates: 'iso' }
const GERMAN: FileFormat = { decimalMark: ',', amounts: 'major', dates: 'dmy' }
const MINOR: FileFormat = { ...US, amounts: 'minor' }

test.each([
  ['19.99', 'usd', US, 1_999],
  ['1,234.50', 'usd', US, 123_450],
  ['$1,234.5', 'usd', US, 123_450],
  ['-5', 'usd', US, -500],
  ['0.10 USD', 'usd', US, 10],
  ['1999', 'jpy', US, 1_999],
  ['1.234', 'kwd', US, 1_234],
  ['19,99', 'eur', GERMAN, 1_999],
  ['1.234.567,5 €', 'eur', GERMAN, 123_456_750],
  ['1999', 'usd', MINOR, 1_999],
  ['90071992547409.91', 'usd', US, 9_007_199_254_740_991],
] as const)('the amount %s in %s is exact', (text, currency, format, minor) => {
  expect(amount(text, currency, format)).toBe(minor)
})

test.each([
  ['', 'usd', US],
  ['abc', 'usd', US],
  ['1.005', 'usd', US],
  ['19,99', 'usd', US],
  ['1,23,456', 'usd', US],
  ['1.5', 'jpy', US],
  ['19.99', 'usd', MINOR],
  ['1e5', 'usd', US],
  ['99999999999999999', 'usd', US],
] as const)(
  '%s in %s is no amount, instead of being rounded or guessed',
  (text, currency, format) => {
    expect(() => amount(text, currency, format)).toThrow(Unreadable)
  },
)

test.each([
  ['2024-03-01', US, '2024-03-01T00:00:00Z'],
  ['2024-03-01 08:05', US, '2024-03-01T08:05:00Z'],
  ['2024-03-01T08:05:06.789Z', US, '2024-03-01T08:05:06.789Z'],
  ['2024-03-01 8:05:06 +02:00', US, '2024-03-01T08:05:06+02:00'],
  ['1709251200', US, '2024-03-01T00:00:00.000Z'],
  ['1709251200000', US, '2024-03-01T00:00:00.000Z'],
  ['31.12.2024', GERMAN, '2024-12-31T00:00:00Z'],
  ['31.12.2024 23:59', GERMAN, '2024-12-31T23:59:00Z'],
] as const)('the time %s is read', (text, format, iso) => {
  expect(time(text, { format })).toBe(iso)
})

test.each([
  ['soon', US],
  ['03/04/2024', US],
  ['2024-03-01 25 o’clock', US],
] as const)('%s is no time, instead of being guessed', (text, format) => {
  expect(() => time(text, { format })).toThrow(Unreadable)
})

test('no time is none', () => {
  expect([time('', { format: US }), time(undefined, { format: US })]).toEqual([null, null])
})
