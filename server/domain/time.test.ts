import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ApiError } from './errors.ts'
import { buckets, INTERVALS, resolveInterval, type BucketSize, type Interval } from './time.ts'
import { isoWithOffset } from './zone.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const HOUR = 3_600_000
const NOW = at('2026-05-20T10:37:12.345')
const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))

function shown(interval: Interval, timeZone = 'UTC', nowMs = NOW, firstMs?: number) {
  const { startMs, endMs, bucket } = resolveInterval({ interval, timeZone, nowMs, firstMs })
  return [isoWithOffset(startMs, timeZone), isoWithOffset(endMs, timeZone), bucket]
}

describe('an interval', () => {
  test('of 24 hours is the current hour and the 23 before it, by the clocks of the zone', () => {
    expect(shown('24h')).toEqual(['2026-05-19T11:00:00+00:00', '2026-05-20T11:00:00+00:00', 'hour'])
    expect(shown('24h', 'Asia/Kathmandu')).toEqual([
      '2026-05-19T17:00:00+05:45',
      '2026-05-20T17:00:00+05:45',
      'hour',
    ])
  })

  test('of days begins at a local midnight and ends with today', () => {
    const end = '2026-05-21T00:00:00+00:00'
    expect(shown('7d')).toEqual(['2026-05-14T00:00:00+00:00', end, 'day'])
    expect(shown('30d')).toEqual(['2026-04-21T00:00:00+00:00', end, 'day'])
    expect(shown('90d')).toEqual(['2026-02-20T00:00:00+00:00', end, 'day'])
    expect(shown('1y')).toEqual(['2025-05-21T00:00:00+00:00', end, 'month'])
    expect(shown('mtd')).toEqual(['2026-05-01T00:00:00+00:00', end, 'day'])
    expect(shown('qtd')).toEqual(['2026-04-01T00:00:00+00:00', end, 'day'])
    expect(shown('ytd')).toEqual(['2026-01-01T00:00:00+00:00', end, 'week'])
    expect(shown('all', 'UTC', NOW, at('2024-02-03T04:05'))).toEqual([
      '2024-02-03T00:00:00+00:00',
      end,
      'month',
    ])
  })

  test('keeps to local midnights across a change of clocks', () => {
    expect(shown('90d', 'Europe/Berlin')).toEqual([
      '2026-02-20T00:00:00+01:00',
      '2026-05-21T00:00:00+02:00',
      'day',
    ])
    const late = at('2026-05-20T23:30')
    expect(shown('7d', 'Asia/Tokyo', late)[0]).toBe('2026-05-15T00:00:00+09:00')
  })

  test('has as many columns as its name says', () => {
    const columns = (interval: Interval) => {
      const { bucket, ...range } = resolveInterval({
        interval,
        timeZone: 'Europe/Berlin',
        nowMs: NOW,
      })
      return buckets(range, bucket, 'Europe/Berlin').length
    }
    expect([columns('24h'), columns('7d'), columns('30d'), columns('90d')]).toEqual([24, 7, 30, 90])
  })

  test('always contains now, whatever the zone and the hour', () => {
    const nows = fc.integer({ min: at('2020-01-01T00:00'), max: at('2040-01-01T00:00') })
    fc.assert(
      fc.property(
        zones,
        nows,
        fc.constantFrom(...INTERVALS),
        fc.integer({ min: -100, max: 100 }),
        (timeZone, nowMs, interval, sinceFirst) => {
          const { startMs, endMs } = resolveInterval({
            interval,
            timeZone,
            nowMs,
            firstMs: nowMs + sinceFirst * HOUR,
          })
          expect(startMs <= nowMs && nowMs < endMs).toBe(true)
          expect(startMs >= 0).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('a start and an end', () => {
  const from = (start?: string, end?: string, timeZone = 'Europe/Berlin') =>
    resolveInterval({ start, end, timeZone, nowMs: NOW })

  test('are exact with an offset, local without one, and a date is its whole day', () => {
    expect(from('2026-01-01T00:00:00Z', '2026-01-02T00:00:00.5+01:00')).toEqual({
      startMs: at('2026-01-01T00:00'),
      endMs: at('2026-01-01T23:00:00.500'),
      bucket: 'hour',
    })
    expect(from('2026-03-29', '2026-03-29')).toEqual({
      startMs: at('2026-03-28T23:00'),
      endMs: at('2026-03-29T22:00'),
      bucket: 'hour',
    })
    expect(from('2026-01-01 09:30', '2026-06-30').startMs).toBe(at('2026-01-01T08:30'))
    expect(from('2026-01-01T09:30:00 02:00').startMs).toBe(at('2026-01-01T07:30'))
    expect(from('2026-01-01T09:30-05:00').startMs).toBe(at('2026-01-01T14:30'))
    expect(from('2026-05-01').endMs).toBe(NOW)
  })

  test('win over the interval', () => {
    const input = { interval: '7d', start: '2026-05-19', timeZone: 'UTC', nowMs: NOW } as const
    expect(resolveInterval(input).startMs).toBe(at('2026-05-19T00:00'))
  })

  test('are refused with 422 when they are no times, in the wrong order, or without a beginning', () => {
    const refused: [string | undefined, string | undefined][] = [
      ['yesterday', undefined],
      ['', undefined],
      ['2026-02-30', undefined],
      ['2026-13-01', undefined],
      ['2026-01-01T25:00', undefined],
      ['2026-01-01T24:00', undefined],
      ['1969-01-01', undefined],
      ['9999-01-01', undefined],
      ['undefined', 'undefined'],
      ['2026-01-02', '2026-01-01'],
      ['2026-01-01T00:00Z', '2026-01-01T00:00Z'],
      ['2027-01-01', undefined],
      [undefined, '2026-01-01'],
    ]
    for (const [start, end] of refused) expect(() => from(start, end)).toThrow(ApiError)
    expect(() => from('2026-01-01', undefined, 'Mars/Base')).toThrow(ApiError)
  })
})

describe('buckets', () => {
  const labels = (start: string, end: string, bucket: BucketSize, timeZone: string) =>
    buckets({ startMs: at(start), endMs: at(end) }, bucket, timeZone).map(({ label }) => label)

  test('cover the time exactly and in order, in every zone and size, with a label each', () => {
    const size = fc.constantFrom<BucketSize>('hour', 'day', 'week', 'month')
    const start = fc.integer({ min: at('2005-01-01T00:00'), max: at('2040-01-01T00:00') })
    fc.assert(
      fc.property(
        zones,
        size,
        start,
        fc.integer({ min: 1, max: 60 * 24 }),
        (zone, bucket, startMs, hours) => {
          const endMs = startMs + (bucket === 'hour' ? Math.min(hours, 72) : hours) * HOUR - 1
          const list = buckets({ startMs, endMs }, bucket, zone)
          expect([list[0]!.startMs, list.at(-1)!.endMs]).toEqual([startMs, endMs])
          list.forEach((item, i) => {
            expect(item.startMs < item.endMs).toBe(true)
            if (i > 0) expect(item.startMs).toBe(list[i - 1]!.endMs)
            if (i > 0) expect(item.label).toBe(isoWithOffset(item.startMs, zone))
          })
          expect(new Set(list.map(({ label }) => label)).size).toBe(list.length)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('of days have 23 and 25 hours where clocks change', () => {
    const hours = (start: string, end: string, zone: string) =>
      buckets({ startMs: at(start), endMs: at(end) }, 'day', zone).map(
        (day) => (day.endMs - day.startMs) / HOUR,
      )
    expect(hours('2026-03-27T23:00', '2026-03-30T22:00', 'Europe/Berlin')).toEqual([24, 23, 24])
    expect(hours('2026-10-23T22:00', '2026-10-26T23:00', 'Europe/Berlin')).toEqual([24, 25, 24])
    expect(hours('2026-10-02T13:30', '2026-10-04T13:00', 'Australia/Lord_Howe')).toEqual([24, 23.5])
  })

  test('of days begin after a skipped midnight, and leave out a day that a zone skipped', () => {
    expect(labels('2026-09-05T04:00', '2026-09-08T03:00', 'day', 'America/Santiago')).toEqual([
      '2026-09-05T00:00:00-04:00',
      '2026-09-06T01:00:00-03:00',
      '2026-09-07T00:00:00-03:00',
    ])
    expect(labels('2011-12-29T10:00', '2011-12-31T10:00', 'day', 'Pacific/Apia')).toEqual([
      '2011-12-29T00:00:00-10:00',
      '2011-12-31T00:00:00+14:00',
    ])
  })

  test('of hours show the hour that is repeated twice and skip the one that is not there', () => {
    expect(labels('2026-10-25T00:00', '2026-10-25T02:00', 'hour', 'Europe/Berlin')).toEqual([
      '2026-10-25T02:00:00+02:00',
      '2026-10-25T02:00:00+01:00',
    ])
    expect(labels('2026-03-29T00:00', '2026-03-29T02:00', 'hour', 'Europe/Berlin')).toEqual([
      '2026-03-29T01:00:00+01:00',
      '2026-03-29T03:00:00+02:00',
    ])
    expect(labels('2026-04-04T15:15', '2026-04-04T16:00', 'hour', 'Australia/Lord_Howe')).toEqual([
      '2026-04-05T01:30:00+10:30',
      '2026-04-05T02:00:00+10:30',
    ])
    expect(labels('2026-01-01T00:00', '2026-01-01T01:00', 'hour', 'Asia/Kathmandu')).toEqual([
      '2026-01-01T05:00:00+05:45',
      '2026-01-01T06:00:00+05:45',
    ])
  })

  test('of weeks begin on Mondays and of months on their first, and are cut at both ends', () => {
    expect(labels('2026-05-20T10:00', '2026-06-02T00:00', 'week', 'UTC')).toEqual([
      '2026-05-18T00:00:00+00:00',
      '2026-05-25T00:00:00+00:00',
      '2026-06-01T00:00:00+00:00',
    ])
    const range = { startMs: at('2026-01-31T12:00'), endMs: at('2026-03-01T12:00') }
    expect(buckets(range, 'month', 'UTC').map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [range.startMs, at('2026-02-01T00:00')],
      [at('2026-02-01T00:00'), at('2026-03-01T00:00')],
      [at('2026-03-01T00:00'), range.endMs],
    ])
  })
})
