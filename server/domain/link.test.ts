import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ApiError } from './errors.ts'
import {
  checkVariants,
  chooseDestination,
  keyLookup,
  keyOfPath,
  linkVerdict,
  normalizeKey,
  ROOT_KEY,
  type Destinations,
} from './link.ts'

const keys = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((text) => {
    try {
      return normalizeKey(text)
    } catch {
      return null
    }
  })
  .filter((key) => key !== null)

describe('a key', () => {
  test('is kept as given, without outer slashes, in one Unicode form', () => {
    const kept = {
      Summer: 'Summer',
      '/a/b/': 'a/b',
      'a-b_c.d': 'a-b_c.d',
      _root: ROOT_KEY,
      'cafe\u0301': 'café',
      '🎉': '🎉',
      '👩‍🚀': '👩‍🚀',
      'api-docs': 'api-docs',
      'x.php.html': 'x.php.html',
    }
    expect(Object.keys(kept).map(normalizeKey)).toEqual(Object.values(kept))
  })

  test('is refused with 422 when it is reserved, misleading or cannot stand in an address', () => {
    for (const key of [
      '',
      '/',
      'a b',
      'a?b',
      'a#b',
      'a%20',
      'a\\b',
      'a+b',
      'ab\u200bc',
      'a\u202eb',
      'a\u00a0b',
      '\ud800',
      'a//b',
      'a/../b',
      '.',
      '_x',
      '_Root',
      '.well-known/x',
      '.Well-Known',
      'wp-login.php',
      'x.PHP7',
      'api',
      'API/links',
      'script.js',
      'Robots.txt',
      'apple-app-site-association',
      'a'.repeat(191),
    ]) {
      expect(() => normalizeKey(key)).toThrow(ApiError)
    }
    expect(normalizeKey('a'.repeat(190))).toHaveLength(190)
  })

  test('is compared without regard to case', () => {
    expect(keyLookup('Summer-SALE')).toBe('summer-sale')
    expect(keyLookup('J\u030c')).toBe(keyLookup('\u01f0'))
    expect(keyLookup('ÄÖ')).toBe(keyLookup('a\u0308o\u0308'))
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => keyLookup(keyLookup(text)) === keyLookup(text),
      ),
    )
  })

  test('does not change when it is normalized again, and is found again from the address it makes', () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(normalizeKey(key)).toBe(key)
        fc.pre(key !== ROOT_KEY)
        expect(keyOfPath(new URL(`https://x.org/${key}`).pathname)).toBe(key)
        expect(keyOfPath(`/${encodeURIComponent(key)}`)).toBe(key)
      }),
    )
  })

  test('is asked for by a path; the empty path asks for the root, which has no other name', () => {
    expect(keyOfPath('/')).toBe(ROOT_KEY)
    expect(keyOfPath('/Summer/')).toBe('Summer')
    for (const path of [
      '/_root',
      '/%ff',
      '/%',
      '/a%00',
      '/a%20b',
      '/wp-login.php',
      `/${'a'.repeat(500)}`,
    ]) {
      expect(keyOfPath(path)).toBeNull()
    }
  })
})

describe('an A/B test', () => {
  const half = (url: string) => ({ url, percentage: 50 })

  test('has 2 to 4 checked variants in whole percents that sum to 100', () => {
    expect(checkVariants([half('a.org'), half('https://b.org')])).toEqual([
      half('https://a.org'),
      half('https://b.org'),
    ])
    const refused = [
      [100],
      [20, 20, 20, 20, 20],
      [50, 49],
      [100, 0],
      [60, 60],
      [99.5, 0.5],
      [150, -50],
      [],
    ]
    for (const list of refused) {
      const variants = list.map((percentage) => ({ url: 'https://a.org', percentage }))
      expect(() => checkVariants(variants)).toThrow(ApiError)
    }
    expect(() => checkVariants([half('https://a.org'), half('javascript:x')])).toThrow(ApiError)
  })
})

describe('a visitor', () => {
  const link: Destinations = {
    url: 'https://u',
    ios: 'https://ios',
    android: 'https://android',
    geo: { DE: 'https://de' },
    testVariants: [
      { url: 'https://a', percentage: 30 },
      { url: 'https://b', percentage: 70 },
    ],
    testCompletedAt: null,
  }
  const person = { os: 'Windows', country: 'US', random: 0, nowMs: 1000 }
  const goes = (facts: Partial<typeof person>, changes: Partial<Destinations> = {}) =>
    chooseDestination({ ...link, ...changes }, { ...person, ...facts })

  test('goes by country first, then by device', () => {
    expect(goes({ country: 'DE', os: 'iOS' })).toBe('https://de')
    expect([goes({ os: 'iOS' }), goes({ os: 'iPadOS' }), goes({ os: 'Android' })]).toEqual([
      'https://ios',
      'https://ios',
      'https://android',
    ])
    expect(goes({ os: 'iOS' }, { ios: null })).toBe('https://a')
    expect(goes({ country: 'constructor' })).toBe('https://a')
  })

  test('then by the share of the variants while the test runs', () => {
    const shown = [0, 0.2999, 0.3, 0.9999].map((random) => goes({ random }))
    expect(shown).toEqual(['https://a', 'https://a', 'https://b', 'https://b'])
    expect(goes({}, { testCompletedAt: new Date(1001) })).toBe('https://a')
    expect(goes({}, { testCompletedAt: new Date(1000) })).toBe('https://u')
    expect(goes({}, { testVariants: null })).toBe('https://u')
  })

  test('meets every variant in its exact share', () => {
    const counts = new Map<string, number>()
    for (let i = 0; i < 1000; i++) {
      const url = goes({ random: i / 1000 })
      counts.set(url, (counts.get(url) ?? 0) + 1)
    }
    expect(Object.fromEntries(counts)).toEqual({ 'https://a': 300, 'https://b': 700 })
  })
})

describe('a link', () => {
  const open = { disabledAt: null, expiresAt: null, passwordHash: null }
  const past = new Date(1000)
  const future = new Date(1001)

  test('is open until it is disabled or expires, to the millisecond', () => {
    expect(linkVerdict(open, 1000)).toBe('open')
    expect(linkVerdict({ ...open, disabledAt: future, expiresAt: future }, 1000)).toBe('open')
    expect(linkVerdict({ ...open, expiresAt: past }, 1000)).toBe('expired')
    expect(linkVerdict({ ...open, disabledAt: past, expiresAt: past }, 1000)).toBe('disabled')
  })

  test('asks for its password only while it is alive and locked', () => {
    const locked = { ...open, passwordHash: 'x' }
    expect(linkVerdict(locked, 1000)).toBe('password')
    expect(linkVerdict(locked, 1000, { unlocked: true })).toBe('open')
    expect(linkVerdict({ ...locked, expiresAt: past }, 1000, { unlocked: true })).toBe('expired')
  })
})
