import { describe, expect, test } from 'bun:test'
import type { ApiError } from './errors.ts'
import { resolveInterval } from './time.ts'
import { formatError } from '../locales/format-error.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const DAY = 86_400_000
const NOW = at('2026-05-20T10:37:12.345')
const from = (start?: string, end?: string, timeZone = 'UTC') =>
  resolveInterval({ start, end, timeZone, nowMs: NOW })

function wrong(run: () => unknown): [string, string] {
  try {
    run()
  } catch (error) {
    const { path, message } = formatError(error as ApiError).issues![0]!
    return [path, message]
  }
  throw new Error('accepted')
}

describe('a time that is refused', () => {
  const none = (text: string) =>
    `${JSON.stringify(text)} is not a time. Write 2026-01-31 or 2026-01-31T09:30:00Z.`

  test('is told why, at its field', () => {
    expect(wrong(() => from('yesterday'))).toEqual(['start', none('yesterday')])
    expect(wrong(() => from('2026-01-01', 'tomorrow'))).toEqual(['end', none('tomorrow')])
    expect(wrong(() => from('x'.repeat(50)))).toEqual(['start', none('x'.repeat(40))])
    expect(wrong(() => from(undefined, '2026-01-01'))).toEqual([
      'start',
      'Send start as well, or use interval instead.',
    ])
    expect(wrong(() => from('2026-01-02', '2026-01-01'))).toEqual([
      'start',
      'The start must be before the end.',
    ])
    expect(wrong(() => from('2026-01-01', undefined, 'Mars/Base'))).toEqual([
      'timezone',
      'Use a time zone name such as Europe/Berlin or UTC.',
    ])
  })

  test('has something before it or behind it', () => {
    for (const text of ['on 2026-01-01', '2026-01-01 or so', '2026-01-01T09:30Z!'])
      expect(wrong(() => from(text))).toEqual(['start', none(text)])
    const beside = '2026-01-01T09:30 02:00 x'
    expect(wrong(() => from(beside))).toEqual(['start', none(beside)])
  })

  test('lies before 1970 or after the beginning of 2100', () => {
    expect(from('1970-01-01').startMs).toBe(0)
    expect(wrong(() => from('1969-12-31'))).toEqual(['start', none('1969-12-31')])
    expect(from('2026-01-01', '2100-01-01T00:00Z').endMs).toBe(at('2100-01-01T00:00'))
    const late = '2100-01-01T00:01Z'
    expect(wrong(() => from('2026-01-01', late))).toEqual(['end', none(late)])
  })
})

describe('a time', () => {
  test('may have spaces around it, parts of a second and an offset without a colon', () => {
    expect(from(' 2026-01-01 ').startMs).toBe(at('2026-01-01T00:00'))
    expect(from('2026-01-01T00:00:00.123456789Z').startMs).toBe(at('2026-01-01T00:00:00.123'))
    expect(from('2026-01-01T00:00:00.12Z').startMs).toBe(at('2026-01-01T00:00:00.120'))
    expect(from('2026-01-01T09:30+0530').startMs).toBe(at('2026-01-01T04:00'))
    expect(from('2026-01-01T09:30 0530').startMs).toBe(at('2026-01-01T04:00'))
    expect(from('2026-01-01T09:30-05:30').startMs).toBe(at('2026-01-01T15:00'))
  })

  test('as an end is its whole day only when it is a date', () => {
    expect(from('2026-01-01', '2026-01-02').endMs).toBe(at('2026-01-03T00:00'))
    expect(from('2026-01-01', '2026-01-02T10:00').endMs).toBe(at('2026-01-02T10:00'))
  })
})

test('columns are hours up to 2.1 days, days up to 100, weeks up to 185 and months beyond', () => {
  const size = (days: number, more = 0) => {
    const end = new Date(at('2026-01-01T00:00') + days * DAY + more).toISOString()
    return from('2026-01-01', end).bucket
  }
  expect([size(2.1), size(2.1, 1)]).toEqual(['hour', 'day'])
  expect([size(100), size(100, 1)]).toEqual(['day', 'week'])
  expect([size(185), size(185, 1)]).toEqual(['week', 'month'])
})
