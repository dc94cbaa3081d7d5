import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { splitByUtcDay, type Range } from './utc-days.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const at = (text: string) => Date.parse(`${text}Z`)
const instant = fc.integer({ min: 0, max: 40 * DAY })

function daysRange(days: [string, string] | null): Range[] {
  return days ? [{ startMs: Date.parse(days[0]), endMs: Date.parse(days[1]) + DAY }] : []
}

/** The pieces in order, joined where they touch. */
function joined(pieces: Range[]): Range[] {
  const sorted = [...pieces].sort((a, b) => a.startMs - b.startMs)
  return sorted.reduce<Range[]>((list, piece) => {
    const last = list.at(-1)
    if (last?.endMs !== piece.startMs) return [...list, piece]
    return [...list.slice(0, -1), { startMs: last.startMs, endMs: piece.endMs }]
  }, [])
}

describe('splitting by UTC day', () => {
  test('covers the time exactly: days and edges touch and never overlap', () => {
    fc.assert(
      fc.property(instant, instant, instant, (a, b, rolled) => {
        fc.pre(a < b)
        const { days, edges } = splitByUtcDay(a, b, rolled)
        expect(joined([...edges, ...daysRange(days)])).toEqual([{ startMs: a, endMs: b }])
        expect(edges.every((edge) => edge.endMs - edge.startMs < 2 * DAY)).toBe(true)
      }),
    )
  })

  test('covers the time exactly up to now when the end is not before it', () => {
    fc.assert(
      fc.property(instant, instant, fc.nat({ max: DAY }), (a, now, ahead) => {
        fc.pre(a < now)
        const { days, edges } = splitByUtcDay(a, now + ahead, 0, { nowMs: now })
        const [whole, ...more] = joined([...edges, ...daysRange(days)])
        expect([whole!.startMs, more]).toEqual([a, []])
        expect(whole!.endMs >= now + ahead).toBe(true)
        expect(whole!.endMs < now + ahead + DAY).toBe(true)
      }),
    )
  })

  test('names as tail what the rollup has not reached, inside the days and the time asked for', () => {
    fc.assert(
      fc.property(instant, instant, instant, fc.boolean(), (a, b, rolled, open) => {
        fc.pre(a < b)
        const { days, tail } = splitByUtcDay(a, b, rolled, open ? { nowMs: b } : {})
        const [whole] = daysRange(days)
        const end = whole ? Math.min(whole.endMs, b) : 0
        if (!whole || rolled >= end) expect(tail).toBeNull()
        else expect(tail).toEqual({ startMs: Math.max(whole.startMs, rolled), endMs: end })
      }),
    )
  })

  test('takes whole days as days and the rest as edges', () => {
    const from = at('2026-03-01T22:00')
    const until = at('2026-03-04T22:00')
    expect(splitByUtcDay(from, until, Infinity)).toEqual({
      days: ['2026-03-02', '2026-03-03'],
      edges: [
        { startMs: from, endMs: at('2026-03-02T00:00') },
        { startMs: at('2026-03-04T00:00'), endMs: until },
      ],
      tail: null,
    })
  })

  test('takes today as a day when the end is not before now', () => {
    const from = at('2026-03-01T00:00')
    const now = at('2026-03-03T09:00')
    const split = splitByUtcDay(from, now, now - HOUR, { nowMs: now })
    expect(split).toEqual({
      days: ['2026-03-01', '2026-03-03'],
      edges: [],
      tail: { startMs: now - HOUR, endMs: now },
    })
    expect(splitByUtcDay(from, now - 1, now, { nowMs: now }).days).toEqual([
      '2026-03-01',
      '2026-03-02',
    ])
  })

  test('has only an edge within a day, and nothing in an empty time', () => {
    const from = at('2026-03-01T10:00')
    const edge = { startMs: from, endMs: from + HOUR }
    expect(splitByUtcDay(from, from + HOUR, 0)).toEqual({ days: null, edges: [edge], tail: null })
    expect(splitByUtcDay(from, from, 0)).toEqual({ days: null, edges: [], tail: null })
  })
})
