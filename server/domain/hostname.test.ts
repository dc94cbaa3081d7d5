import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ApiError } from './errors.ts'
import { hostnameAllowed, parseHostname } from './hostname.ts'

const allowed = (list: string[], origin: string | null, referer: string | null = null) =>
  hostnameAllowed(list, origin, referer).allowed
const domain = fc.domain().filter((name) => !name.startsWith('www.'))

describe('an entry of the list', () => {
  test('is stored lower-case, in punycode, without scheme, port and www.', () => {
    const stored = Object.entries({
      'Example.COM': 'example.com',
      ' www.example.com ': 'example.com',
      'https://shop.example.com:8443/': 'shop.example.com',
      'example.com.': 'example.com',
      '*.Example.com': '*.example.com',
      'bücher.example': 'xn--bcher-kva.example',
      localhost: 'localhost',
      'localhost:3000': 'localhost',
      '*.localhost': '*.localhost',
      '127.0.0.1': '127.0.0.1',
      '[::1]:3000': '[::1]',
      'www.com': 'www.com',
    })
    expect(stored.map(([typed]) => parseHostname(typed))).toEqual(stored.map(([, kept]) => kept))
  })

  test('is refused with 422 when it is no host, or too wide', () => {
    const refused = [
      '',
      ' ',
      '*',
      '*.com',
      '*.*.example.com',
      'a.*.example.com',
      'example',
      'example.com/shop',
      'example.com?x',
      'user@example.com',
      'exa mple.com',
      'ftp://example.com',
      'javascript:alert(1)',
      '-a.example.com',
      '*.127.0.0.1',
      `${'a'.repeat(64)}.example.com`,
      `${'a.'.repeat(130)}com`,
    ]
    for (const typed of refused) expect(() => parseHostname(typed)).toThrow(ApiError)
  })

  test('does not change when it is read again', () => {
    fc.assert(
      fc.property(fc.domain(), fc.boolean(), (name, wildcard) => {
        const once = parseHostname(wildcard ? `*.${name}` : name)
        expect(parseHostname(once)).toBe(once)
      }),
    )
  })
})

describe('a browser call', () => {
  test('is refused by an empty list, which says so', () => {
    const verdict = hostnameAllowed([], 'https://example.com', null)
    expect(verdict).toEqual({
      allowed: false,
      host: 'example.com',
      reason: 'No hostname is allowed yet. Add the site to the allowed hostnames.',
    })
  })

  test('comes from the exact host, whatever the port, scheme and www.', () => {
    for (const origin of [
      'https://example.com',
      'http://example.com:3000',
      'https://www.example.com',
    ]) {
      expect(allowed(['example.com'], origin)).toBe(true)
      expect(allowed(['www.example.com'], origin)).toBe(true)
    }
    for (const origin of [
      'https://a.example.com',
      'https://badexample.com',
      'https://example.com.evil.org',
    ]) {
      expect(allowed(['example.com'], origin)).toBe(false)
    }
  })

  test('comes from any depth below a wildcard, but not from its apex', () => {
    const list = ['*.example.com']
    expect(allowed(list, 'https://a.example.com')).toBe(true)
    expect(allowed(list, 'https://a.b.c.example.com')).toBe(true)
    for (const origin of [
      'https://example.com',
      'https://www.example.com',
      'https://badexample.com',
    ]) {
      expect(allowed(list, origin)).toBe(false)
    }
  })

  test('is judged on its origin; the referrer counts only when there is none', () => {
    expect(allowed(['example.com'], null, 'https://example.com/a?b')).toBe(true)
    expect(allowed(['example.com'], 'null', 'https://example.com/')).toBe(true)
    expect(allowed(['example.com'], 'https://evil.org', 'https://example.com/')).toBe(false)
    expect(allowed(['example.com'], 'rubbish', 'https://example.com/')).toBe(false)
  })

  test('is refused when nothing says where it comes from, and the reason names an unlisted host', () => {
    expect(hostnameAllowed(['example.com'], null, null)).toMatchObject({
      allowed: false,
      host: null,
    })
    expect(hostnameAllowed(['example.com'], 'https://evil.org', null).reason).toBe(
      'evil.org isn’t an allowed hostname. Add it there.',
    )
    for (const origin of [
      'file:///x',
      'javascript:alert(1)',
      'https://',
      '\u0000',
      'chrome-extension://ab',
    ]) {
      expect(allowed(['example.com'], origin)).toBe(false)
    }
  })

  test('gets the same verdict with and without www.', () => {
    fc.assert(
      fc.property(domain, domain, fc.boolean(), (listed, host, wildcard) => {
        const list = [wildcard ? `*.${listed}` : listed]
        expect(allowed(list, `https://${host}`)).toBe(allowed(list, `https://www.${host}`))
        expect(allowed([listed], `https://${listed}`)).toBe(true)
        expect(allowed([`*.${listed}`], `https://x.${listed}`)).toBe(true)
      }),
    )
  })
})
