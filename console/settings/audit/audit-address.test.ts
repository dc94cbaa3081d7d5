import { expect, test } from 'bun:test'
import { auditQuery, readView } from './audit-address.ts'

const viewOf = (text: string) => readView(new URLSearchParams(text))
const NOW = Date.parse('2031-05-10T12:00:00Z')

test('filters and time are read from the address, and what means nothing is left out', () => {
  expect(viewOf('type=reward&actor=member:per_1&range=7d&color=red&action=')).toEqual({
    range: { preset: '7d' },
    filters: { type: 'reward', actor: 'member:per_1' },
  })
  expect(viewOf('range=soon').range).toEqual({ preset: 'all' })
  expect(viewOf('from=2031-05-01&to=2031-04-01').range).toEqual({ preset: 'all' })
})

test('the API is asked for whole days of the browser’s time zone', () => {
  const { start, end } = auditQuery(viewOf('from=2031-05-01&to=2031-05-02'), NOW)
  expect(new Date(start!).toLocaleString('sv-SE')).toBe('2031-05-01 00:00:00')
  expect(new Date(end!).toLocaleString('sv-SE')).toBe('2031-05-03 00:00:00')
})

test('a range counts back from now, and all time asks for none', () => {
  expect(auditQuery(viewOf('range=24h'), NOW)).toEqual({ start: '2031-05-09T12:00:00.000Z' })
  expect(auditQuery(viewOf('type=key'), NOW)).toEqual({ type: 'key' })
})
