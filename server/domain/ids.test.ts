import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  ID_PREFIXES,
  idFloor,
  idTimeMs,
  isId,
  makeId,
  MAX_ID_TIME_MS,
  type IdPrefix,
} from './ids.ts'

const time = fc.integer({ min: 0, max: MAX_ID_TIME_MS })
const prefix = fc.constantFrom<IdPrefix>(...Object.values(ID_PREFIXES))
const bytes = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .filter((random) => random.filter((byte) => byte < 248).length >= 9)
const unit = (of: IdPrefix) => (of === 'ws' ? 60_000 : 1)

describe('ids', () => {
  test('have the published forms', () => {
    const zeros = new Uint8Array(32)
    expect(makeId('', 0, zeros)).toBe('0000000000000000')
    expect(makeId('link', 62, zeros)).toBe('link_0000010000000000')
    expect(makeId('ws', 61 * 60_000 + 59_999, zeros)).toBe('ws_0000z000')
    expect(makeId('evt', 1_790_000_000_000, zeros)).toHaveLength(4 + 16)
    expect(makeId('ws', 1_790_000_000_000, zeros)).toHaveLength(3 + 8)
  })

  test('sort as their times do', () => {
    fc.assert(
      fc.property(
        prefix,
        fc.tuple(time, bytes),
        fc.tuple(time, bytes),
        (of, [a, randomA], [b, randomB]) => {
          const [unitA, unitB] = [Math.floor(a / unit(of)), Math.floor(b / unit(of))]
          fc.pre(unitA !== unitB)
          expect(makeId(of, a, randomA) < makeId(of, b, randomB)).toBe(unitA < unitB)
        },
      ),
    )
  })

  test('give their time back', () => {
    fc.assert(
      fc.property(prefix, time, bytes, (of, ms, random) => {
        expect(idTimeMs(makeId(of, ms, random))).toBe(Math.floor(ms / unit(of)) * unit(of))
      }),
    )
  })

  test('are never below the floor of their millisecond, nor at or above the next one', () => {
    fc.assert(
      fc.property(prefix, time, bytes, (of, ms, random) => {
        fc.pre(ms + unit(of) <= MAX_ID_TIME_MS)
        const id = makeId(of, ms, random)
        expect(idFloor(of, ms) <= id).toBe(true)
        expect(id < idFloor(of, ms + unit(of))).toBe(true)
      }),
    )
  })

  test('use every digit equally: each fair byte maps to one digit, four bytes to each', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 248; byte++) {
      const digit = makeId('', 0, new Uint8Array(9).fill(byte)).at(-1)!
      counts.set(digit, (counts.get(digit) ?? 0) + 1)
    }
    expect([counts.size, ...new Set(counts.values())]).toEqual([62, 4])
  })

  test('skip the bytes that would favour some digits, and never make do with too few', () => {
    const random = new Uint8Array([255, 248, ...Array.from({ length: 9 }, () => 1)])
    expect(makeId('', 0, random)).toBe('0000000111111111')
    expect(() => makeId('', 0, new Uint8Array(32).fill(255))).toThrow(RangeError)
    expect(() => makeId('', 0, new Uint8Array(8))).toThrow(
      new RangeError('8 random bytes did not give 9 fair digits'),
    )
  })

  test('refuse a time that they cannot name, while a floor is clamped to the ends', () => {
    for (const ms of [-1, MAX_ID_TIME_MS + 1, Number.NaN, Infinity]) {
      expect(() => makeId('evt', ms, new Uint8Array(32))).toThrow(RangeError)
    }
    expect(() => makeId('evt', -1, new Uint8Array(32))).toThrow('no id can name -1 ms')
    expect(makeId('', MAX_ID_TIME_MS, new Uint8Array(32))).toBe('zzzzzzz000000000')
    expect(idFloor('', -5)).toBe('0000000000000000')
    expect(idFloor('', Infinity)).toBe('zzzzzzz000000000')
  })

  test('are told from other text', () => {
    fc.assert(
      fc.property(prefix, time, bytes, (of, ms, random) => isId(of, makeId(of, ms, random))),
    )
    for (const text of [
      '',
      'link_',
      'cus_0000010000000000',
      'link_000001000000000',
      'link_00000100000000-0',
    ]) {
      expect(isId('link', text)).toBe(false)
      expect(isId('', text)).toBe(false)
    }
    for (const text of ['', 'x', 'link_0', 'link_!!!!!!!000000000', 'link_00000010000000000'])
      expect(idTimeMs(text)).toBeNaN()
  })
})
