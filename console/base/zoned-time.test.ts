import { expect, test } from 'bun:test'
import { instantOf, localTime } from './zoned-time.ts'

test('times are read and written in the time zone of the workspace', () => {
  for (const [zone, local, instant] of [
    ['UTC', '2031-05-01T12:00', '2031-05-01T12:00:00.000Z'],
    ['Europe/Berlin', '2031-05-01T12:00', '2031-05-01T10:00:00.000Z'],
    ['Europe/Berlin', '2031-01-01T00:30', '2030-12-31T23:30:00.000Z'],
    ['America/St_Johns', '2031-01-01T00:00', '2031-01-01T03:30:00.000Z'],
    ['Pacific/Kiritimati', '2031-01-01T00:00', '2030-12-31T10:00:00.000Z'],
    // The day of the change, before and after it.
    ['Europe/Berlin', '2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
    ['America/New_York', '2026-11-01T12:00', '2026-11-01T17:00:00.000Z'],
  ] as const) {
    expect(instantOf(local, zone)).toBe(instant)
    expect(localTime(instant, zone)).toBe(local)
  }
})

test('an hour that the clocks skip is the hour after it', () => {
  expect(instantOf('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
})
