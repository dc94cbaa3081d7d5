import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { idFloor, idTimeMs } from './ids.ts'
import { placeKeptClick, VISIT_MS } from './visit.ts'

const NOON_MS = Date.parse('2026-11-28T12:00:00Z')
const MINUTE_MS = 60_000
const idAt = (ms: number, n = 0) =>
  idFloor('', NOON_MS + ms).slice(0, -2) + String(n).padStart(2, '0')

test('the first click of a visitor is a click, and so is one an hour later or earlier', () => {
  const first = idAt(0)
  expect(placeKeptClick([], first)).toEqual({ kind: 'click', clicks: [first] })
  const [before, after] = [idAt(-VISIT_MS), idAt(VISIT_MS)]
  expect(placeKeptClick([first], after)).toEqual({ kind: 'click', clicks: [first, after] })
  expect(placeKeptClick([first], before)).toEqual({ kind: 'click', clicks: [before, first] })
})

test('one within the hour stands for the click that is known, whichever came first', () => {
  const first = idAt(0)
  for (const ms of [0, 1, -1, VISIT_MS - 1, 1 - VISIT_MS]) {
    expect(placeKeptClick([first], idAt(ms, 1))).toEqual({ kind: 'alias', clickId: first })
  }
})

test('of two clicks within the hour, it stands for the earlier', () => {
  const clicks = [idAt(0), idAt(90 * MINUTE_MS)]
  expect(placeKeptClick(clicks.toReversed(), idAt(45 * MINUTE_MS))).toEqual({
    kind: 'alias',
    clickId: clicks[0]!,
  })
})

test('in whatever order clicks become known, and however often: none twice within an hour, and none lost', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(minutes, fc.infiniteStream(fc.nat()), (times, order) => {
      const ids = times.map((minute, n) => idAt(minute * MINUTE_MS, n))
      let clicks: readonly string[] = []
      const aliases = new Map<string, string>()
      for (const id of [...shuffled(ids, order), ...shuffled(ids, order)]) {
        // What is stored is left alone, as a replay does that was cut short before.
        if (clicks.includes(id) || aliases.has(id)) continue
        const placed = placeKeptClick(clicks, id)
        if (placed.kind === 'click') ({ clicks } = placed)
        else aliases.set(id, placed.clickId)
      }
      const timesOf = clicks.map(idTimeMs)
      for (const [n, ms] of timesOf.entries()) {
        if (n > 0) expect(ms - timesOf[n - 1]!).toBeGreaterThanOrEqual(VISIT_MS)
      }
      expect(new Set([...clicks, ...aliases.keys()])).toEqual(new Set(ids))
      for (const [id, clickId] of aliases) {
        expect(clicks).toContain(clickId)
        expect(Math.abs(idTimeMs(id) - idTimeMs(clickId))).toBeLessThan(VISIT_MS)
      }
    }),
  )
})

function shuffled(ids: readonly string[], order: Iterator<number>): string[] {
  return ids
    .map((id) => ({ id, at: Number(order.next().value) }))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id)
}
