import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { normalizeKey } from './link.ts'
import { destinationAllowed, keyFromName, shareUrl } from './partner-link.ts'

/** Any character, lone surrogates included: the unit `binary` of fast-check takes a second to get ready. */
const unit = fc
  .oneof(fc.nat(0x7f), fc.nat(0xffff), fc.nat(0x10ffff))
  .map((code) => String.fromCodePoint(code))

describe('a key made of a name', () => {
  test('reads like it, in any script', () => {
    const keys = {
      'Ada Lovelace': 'ada-lovelace',
      '  Zoë   Ray! ': 'zoe-ray',
      "O'Neill & Söhne, Inc.": 'o-neill-sohne-inc',
      'Ян Новак': 'ян-новак',
      李雷: '李雷',
      한글: '한글',
    }
    for (const [name, key] of Object.entries(keys)) expect(keyFromName(name)).toBe(key)
  })

  test('has 60 characters at most and no dash at its ends', () => {
    expect(keyFromName('x'.repeat(61))).toBe('x'.repeat(60))
    expect(keyFromName('--- Ada ---')).toBe('ada')
    expect(keyFromName(`${'x'.repeat(59)} y`)).toBe('x'.repeat(59))
  })

  test('is null when nothing of it can be a key or the word is reserved', () => {
    for (const name of ['', '   ', '!!!', '😀', 'API']) expect(keyFromName(name)).toBeNull()
  })

  test('is always a key as it is stored, of at most 60 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 200 }), (name) => {
        const key = keyFromName(name)
        if (key === null) return
        expect(normalizeKey(key)).toBe(key)
        expect(Array.from(key).length).toBeLessThanOrEqual(60)
      }),
    )
  })
})

describe('what a partner shares', () => {
  const link = {
    shortLink: 'https://go.test/ada',
    url: 'https://shop.test/a?x=1#top',
    key: 'ada b',
  }

  test('is the short link, or the destination with the key', () => {
    expect(shareUrl(link, 'short')).toBe('https://go.test/ada')
    expect(shareUrl(link, 'query')).toBe('https://shop.test/a?x=1&via=ada%20b#top')
  })

  test('is the short link when the destination is an app', () => {
    expect(shareUrl({ ...link, url: 'mailto:a@b.c' }, 'query')).toBe('https://go.test/ada')
    expect(shareUrl({ ...link, url: 'sms:1?body=https://x' }, 'query')).toBe('https://go.test/ada')
    expect(shareUrl({ ...link, url: 'http://shop.test' }, 'query')).toBe(
      'http://shop.test?via=ada%20b',
    )
  })
})

describe('a destination of a partner', () => {
  const rules = {
    programUrl: 'https://www.shop.test/welcome',
    allowed: [
      { domain: 'Blog.test', path: '/guides', match: 'domain' as const },
      { domain: 'app.test', path: '/start/', match: 'exact' as const },
    ],
  }
  const may = (url: string) => destinationAllowed(url, rules)

  test('may be any page of the program’s own host', () => {
    expect(may('https://shop.test/any/thing?a=1')).toBe(true)
    expect(may('https://evil.test/shop.test')).toBe(false)
    expect(may('https://shop.test.evil.test/')).toBe(false)
    expect(may('https://sub.shop.test/')).toBe(false)
  })

  test('may lie below an allowed path, or be the exact page', () => {
    expect(may('https://blog.test/guides')).toBe(true)
    expect(may('https://www.blog.test/guides/one')).toBe(true)
    expect(may('https://blog.test/guidesandmore')).toBe(false)
    expect(may('https://blog.test/')).toBe(false)
    expect(may('https://app.test/start?x=1')).toBe(true)
    expect(may('https://app.test/start/deeper')).toBe(false)
    expect(may('not an address')).toBe(false)
  })

  test('lies on the host that was allowed, and on no other', () => {
    expect(may('https://evil.test/guides')).toBe(false)
    expect(may('https://evil.test/start')).toBe(false)
    expect(may('https://awww.shop.test/')).toBe(false)
    expect(may('https://awww.blog.test/guides')).toBe(false)
  })

  test('may be allowed by a path without its first slash, and with any at its end', () => {
    const below = (path: string, url: string) =>
      destinationAllowed(url, { ...rules, allowed: [{ domain: 'a.test', path, match: 'domain' }] })
    expect(below('docs', 'https://a.test/docs/one')).toBe(true)
    expect(below('docs', 'https://a.test/other')).toBe(false)
    expect(below('/docs//', 'https://a.test/docs/one')).toBe(true)
    expect(below('/', 'https://a.test/any')).toBe(true)
    expect(below('', 'https://a.test/any')).toBe(true)
  })
})
