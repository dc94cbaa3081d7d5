import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { closest } from './spelling.ts'

const KNOWN = ['url', 'key', 'domain', 'externalId', 'trackConversion', 'utm_source', 'utm_medium']

describe('closest', () => {
  test('finds the name behind one or two slips, whatever their kind', () => {
    const found = [
      'trackConverson',
      'trackConvrson',
      'trackconversion',
      'ulr',
      'ur',
      'external_id',
      'utmSource',
      'domian',
    ]
    expect(found.map((name) => closest(name, KNOWN))).toEqual([
      'trackConversion',
      'trackConversion',
      'trackConversion',
      'url',
      'url',
      'externalId',
      'utm_source',
      'domain',
    ])
  })

  test('suggests nothing for a name that is merely as short, or three slips away', () => {
    for (const name of ['', 'x', 'abc', 'kex2', 'trckCnversn', 'x'.repeat(100_000)]) {
      expect(closest(name, KNOWN)).toBeNull()
    }
  })

  test('counts two neighbours as swapped only when both stand where the other was', () => {
    for (const name of ['xacdefgy', 'bxcdefgy', 'bacdefxy']) {
      expect([closest('abcdefgh', [name]), closest(name, ['abcdefgh'])]).toEqual([null, null])
    }
    expect(closest('bacdefgy', ['abcdefgh'])).toBe('abcdefgh')
  })

  test('prefers the nearest, then the first', () => {
    expect(closest('utm_sourc', ['utm_sour', 'utm_source'])).toBe('utm_sour')
    expect(closest('utm_source', ['utm_sourc', 'utm_source'])).toBe('utm_source')
  })

  test('always finds a long name again after one letter is dropped or two are swapped', () => {
    const name = 'customerExternalId'
    fc.assert(
      fc.property(fc.nat({ max: name.length - 2 }), (i) => {
        const dropped = name.slice(0, i) + name.slice(i + 1)
        const swapped = name.slice(0, i) + name[i + 1]! + name[i]! + name.slice(i + 2)
        expect([closest(dropped, [name]), closest(swapped, [name])]).toEqual([name, name])
      }),
    )
  })
})
