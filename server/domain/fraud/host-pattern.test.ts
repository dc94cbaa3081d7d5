import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { fitsHostPattern } from './host-pattern.ts'

describe('a host pattern', () => {
  test('means itself without a star, and anything in the place of one', () => {
    const fits: [pattern: string, host: string, fits: boolean][] = [
      ['example.com', 'example.com', true],
      ['example.com', 'www.example.com', false],
      ['example.com', 'example.com.au', false],
      ['*.example.com', 'a.example.com', true],
      ['*.example.com', 'a.b.example.com', true],
      ['*.example.com', 'example.com', false],
      ['*.example.com', 'badexample.com', false],
      ['example.*', 'example.co.uk', true],
      ['example.*', 'anexample.com', false],
      ['*coupon*', 'coupon', true],
      ['*coupon*', 'best-coupons.example', true],
      ['*coupon*', 'coup.on', false],
      ['a*b*a', 'aba', true],
      ['a*b*a', 'aa', false],
      ['a*a', 'a', false],
      ['a*a', 'aa', true],
      ['a*bc*c', 'abc', false],
      ['a*bc*c', 'abcc', true],
      ['x*aba*aba*y', 'xababay', false],
      ['x*aba*aba*y', 'xabaabay', true],
      ['*', '', true],
      ['**', 'a', true],
      ['', '', true],
      ['', 'a', false],
    ]
    for (const [pattern, host, expected] of fits) {
      expect([pattern, host, fitsHostPattern(pattern, host)]).toEqual([pattern, host, expected])
    }
  })

  test('means what the same regular expression means', () => {
    const text = (alphabet: string[]) =>
      fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 8 })
    fc.assert(
      fc.property(text(['a', 'b', '.', '*']), text(['a', 'b', '.']), (pattern, host) => {
        const source = pattern.replaceAll('.', '\\.').replace(/\*+/g, '.*')
        expect(fitsHostPattern(pattern, host)).toBe(new RegExp(`^${source}$`).test(host))
      }),
      { numRuns: 2000 },
    )
  })
})
