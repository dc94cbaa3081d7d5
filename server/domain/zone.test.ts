import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { fromLocal, isoWithOffset, isTimeZone, offsetMs, toLocal } from './zone.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const instant = fc.integer({ min: 0, max: at('2050-01-01T00:00') })

describe('time zones', () => {
  test('are known by the names of the database', () => {
    for (const zone of ['UTC', 'Europe/Berlin', 'Asia/Kathmandu'])
      expect(isTimeZone(zone)).toBe(true)
    for (const zone of ['', 'Mars/Base', 'x'.repeat(10_000), '../etc'])
      expect(isTimeZone(zone)).toBe(false)
  })

  test('have offsets of minutes, too, and change them', () => {
    const minutes = (text: string, zone: string) => offsetMs(at(text), zone) / 60_000
    expect(minutes('2026-01-01T00:00', 'Asia/Kathmandu')).toBe(345)
    expect(minutes('2026-01-01T00:00', 'America/St_Johns')).toBe(-210)
    expect(minutes('2026-03-29T00:59:59.999', 'Europe/Berlin')).toBe(60)
    expect(minutes('2026-03-29T01:00', 'Europe/Berlin')).toBe(120)
    expect(minutes('2026-01-01T00:00', 'UTC')).toBe(0)
  })

  test('are written as the wall clock shows, with the offset', () => {
    expect(isoWithOffset(at('2026-03-29T01:00'), 'Europe/Berlin')).toBe('2026-03-29T03:00:00+02:00')
    expect(isoWithOffset(at('2026-01-01T00:00'), 'America/St_Johns')).toBe(
      '2025-12-31T20:30:00-03:30',
    )
    expect(isoWithOffset(0, 'UTC')).toBe('1970-01-01T00:00:00+00:00')
  })

  test('lead from a wall clock back to the first instant that shows it', () => {
    fc.assert(
      fc.property(zones, instant, (zone, ms) => {
        const back = fromLocal(toLocal(ms, zone), zone)
        expect(back <= ms).toBe(true)
        expect(toLocal(back, zone)).toBe(toLocal(ms, zone))
      }),
      { numRuns: 500 },
    )
  })

  test('lead from any wall clock to the instant before which it was earlier', () => {
    fc.assert(
      fc.property(zones, instant, (zone, local) => {
        const found = fromLocal(local, zone)
        expect(toLocal(found, zone) >= local).toBe(true)
        expect(
          toLocal(found - 1, zone) < local || toLocal(found - 1, zone) > toLocal(found, zone),
        ).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('lead from a skipped midnight to the instant of the skip', () => {
    const skipped: [string, string, string][] = [
      ['America/Santiago', '2026-09-06T00:00', '2026-09-06T01:00:00-03:00'],
      ['Asia/Beirut', '2026-03-29T00:00', '2026-03-29T01:00:00+03:00'],
      ['Pacific/Apia', '2011-12-30T00:00', '2011-12-31T00:00:00+14:00'],
      ['America/Santiago', '2026-09-06T00:30', '2026-09-06T01:00:00-03:00'],
    ]
    for (const [zone, local, shown] of skipped) {
      expect(isoWithOffset(fromLocal(at(local), zone), zone)).toBe(shown)
    }
  })

  test('lead from a repeated wall clock to the first time it is shown', () => {
    const repeated: [string, string, string][] = [
      ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T02:30:00+02:00'],
      ['America/Havana', '2026-11-01T00:00', '2026-11-01T00:00:00-04:00'],
      ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-05T01:45:00+11:00'],
    ]
    for (const [zone, local, shown] of repeated) {
      expect(isoWithOffset(fromLocal(at(local), zone), zone)).toBe(shown)
    }
  })
})
