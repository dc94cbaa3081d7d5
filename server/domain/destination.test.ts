import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  appendParams,
  applyUtm,
  checkDestination,
  checkWebAddress,
  placeOfId,
  readUtm,
  UTM_NAMES,
} from './destination.ts'
import { ApiError } from './errors.ts'

/** Any character, lone surrogates included: the unit `binary` of fast-check takes a second to get ready. */
const unit = fc
  .oneof(fc.nat(0x7f), fc.nat(0xffff), fc.nat(0x10ffff))
  .map((code) => String.fromCodePoint(code))

/** What addresses are made of; `fc.webUrl` takes as long. */
const sign = fc.constantFrom(...Array.from('azAZ09-._~!$()*,;:@+?/'))
const part = fc.string({
  unit: fc.oneof(
    sign,
    unit.map((one) => encodeURIComponent(one.toWellFormed())),
  ),
})
const webQuery = fc
  .array(fc.array(part, { maxLength: 3 }))
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
const webUrl = fc
  .tuple(fc.constantFrom('http', 'https'), fc.domain(), part, fc.option(webQuery), fc.option(part))
  .map(([scheme, host, path, query, fragment]) => {
    const address = `${scheme}://${host}/${path.replaceAll('?', '')}`
    return address + (query === null ? '' : `?${query}`) + (fragment === null ? '' : `#${fragment}`)
  })

const query = (url: string) => new URL(url).searchParams

describe('a destination', () => {
  test('is stored as it was written when a browser takes it literally', () => {
    for (const url of [
      'https://example.com',
      'HTTP://Example.com/A?b=%20&c=1#d',
      'https://x.org/a//b;c?d[]=1',
      'http://localhost:3000/x',
      'mailto:a@example.com?subject=Hi',
      'whatsapp://send?text=hi',
      'itms-apps://apps.apple.com/app/id1',
    ]) {
      expect(checkDestination(url)).toBe(url)
    }
  })

  test('that a browser must show is http or https', () => {
    expect(checkWebAddress('example.com/logo.png', 'logo')).toBe('https://example.com/logo.png')
    for (const url of ['mailto:a@example.com', 'tel:1', 'javascript:alert(1)', '']) {
      expect(() => checkWebAddress(url, 'logo')).toThrow(ApiError)
    }
  })

  test('gets https:// when it is a bare host, and its normal form when it could be misread', () => {
    const stored = {
      'example.com': 'https://example.com',
      ' example.com/a?b#c ': 'https://example.com/a?b#c',
      'example.com:8080/x': 'https://example.com:8080/x',
      'localhost:3000': 'https://localhost:3000',
      'https:example.com': 'https://example.com/',
      'https:\\\\example.com\\a': 'https://example.com/a',
      'https:///example.com': 'https://example.com/',
      'https://x.org/a b': 'https://x.org/a%20b',
      'https://x.org/ä\n': 'https://x.org/%C3%A4',
      'bücher.example': 'https://xn--bcher-kva.example/',
    }
    expect(Object.keys(stored).map((url) => checkDestination(url))).toEqual(Object.values(stored))
  })

  test('is refused with 422 for schemes that run code, read files or are not listed', () => {
    for (const url of [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      'blob:https://x.org/1',
      'ftp://x.org',
      'myapp://open',
      'a.b:alert(1)',
    ]) {
      expect(() => checkDestination(url)).toThrow(ApiError)
    }
  })

  test('is refused when it is none, too long, or carries credentials', () => {
    const refused = ['', ' ', 'word', '//example.com', 'https://', 'me@example.com', '/path']
    refused.push(
      'https://user@example.com',
      'https://user:pw@example.com',
      'http://good.org@evil.org',
    )
    refused.push(`https://x.org/${'a'.repeat(8192)}`, `https://x.org/${'ä'.repeat(3000)}`)
    for (const url of refused) expect(() => checkDestination(url)).toThrow(ApiError)
  })

  test('is, whenever it is accepted, a safe header value that means what was judged', () => {
    const text = fc.oneof(
      webUrl,
      fc.string({ unit }),
      fc.string({ unit }).map((tail) => `https:${tail}`),
      fc.string({ unit }).map((tail) => `https://x.org/${tail}`),
    )
    fc.assert(
      fc.property(text, (input) => {
        let stored: string
        try {
          stored = checkDestination(input)
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError)
          return
        }
        expect(stored).toMatch(/^[\x21-\x7e]+$/)
        expect(new URL(stored, 'https://short.example/key').href).toBe(new URL(stored).href)
        expect(checkDestination(stored)).toBe(stored)
      }),
    )
  })
})

describe('the address that a visitor is sent to', () => {
  const cases: [string, string, string | undefined, string][] = [
    ['https://x.org', '', undefined, 'https://x.org'],
    ['https://x.org/a', '', 'ID', 'https://x.org/a?svc_id=ID'],
    ['https://x.org/a?b=1#c', '?d=%20+%zz&e', 'ID', 'https://x.org/a?b=1&d=%20+%zz&e&svc_id=ID#c'],
    ['https://x.org/#/route?x=1', 'y=2', 'ID', 'https://x.org/?y=2&svc_id=ID#/route?x=1'],
    ['https://x.org/?', 'a=1', undefined, 'https://x.org/?a=1'],
    [
      'https://x.org/?utm_source=a&k=1',
      'utm_source=b',
      undefined,
      'https://x.org/?k=1&utm_source=b',
    ],
    ['https://x.org/?svc_id=old', '', 'ID', 'https://x.org/?svc_id=ID'],
    ['https://x.org/', 'a=1&a=2&&b', undefined, 'https://x.org/?a=1&a=2&&b'],
    ['https://x.org/', 'a=#b', 'ID', 'https://x.org/?a=%23b&svc_id=ID'],
    ['mailto:a@x.org', 'b=1', 'ID', 'mailto:a@x.org'],
  ]

  test('keeps the destination, the visitor’s query and the fragment', () => {
    for (const [destination, visitor, id, expected] of cases) {
      expect(appendParams(destination, visitor, { svc_id: id })).toBe(expected)
    }
  })

  test('never carries a svc_id of the visitor’s, however it is spelt', () => {
    for (const name of ['svc_id', 'svc%5Fid', '%73vc_id', 'svc_i%64']) {
      expect(appendParams('https://x.org/', `${name}=evil&a=1`, { svc_id: 'ID' })).toBe(
        'https://x.org/?a=1&svc_id=ID',
      )
      expect(appendParams('https://x.org/', `a=1&${name}`)).toBe('https://x.org/?a=1')
    }
  })

  test('leads to the same place and carries exactly one svc_id, whatever the visitor adds', () => {
    const visitor = fc.oneof(webQuery, fc.string({ unit }))
    fc.assert(
      fc.property(webUrl, visitor, (url, added) => {
        const sent = new URL(appendParams(url, added, { svc_id: 'ID' }))
        const { origin, pathname, hash } = new URL(url)
        expect([sent.origin, sent.pathname, sent.hash]).toEqual([origin, pathname, hash])
        expect(sent.searchParams.getAll('svc_id')).toEqual(['ID'])
      }),
    )
  })

  test('keeps a query that a browser sent byte by byte', () => {
    fc.assert(
      fc.property(webQuery, (added) => {
        fc.pre(!query(`https://x.org/?${added}`).has('svc_id') && added !== '')
        fc.pre(!added.startsWith('?'))
        expect(appendParams('https://x.org/', added)).toBe(`https://x.org/?${added}`)
      }),
    )
  })
})

describe('UTM parameters', () => {
  test('are set, replaced, removed or left, and the rest of the address stays', () => {
    const url = 'https://x.org/?a=%20&utm_source=old&utm_term=t#f'
    expect(applyUtm(url, { source: 'news letter', medium: 'e&m', term: null })).toBe(
      'https://x.org/?a=%20&utm_source=news%20letter&utm_medium=e%26m#f',
    )
    expect(applyUtm(url, {})).toBe(url)
    expect(applyUtm('tel:+123', { source: 'x' })).toBe('tel:+123')
  })

  test('are read back as they were set', () => {
    const value = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((text) => text.replaceAll('\0', ''))
    const utm = fc.record(Object.fromEntries(UTM_NAMES.map((name) => [name, value])))
    fc.assert(
      fc.property(webUrl, utm, (url, words) => {
        expect(readUtm(applyUtm(url, words))).toEqual(words as ReturnType<typeof readUtm>)
      }),
    )
  })

  test('are short and storable when a visitor made them up', () => {
    const read = readUtm(
      `https://x.org/?utm_source=%00a&utm_medium=${'😀'.repeat(300)}&utm_term=%ff`,
    )
    expect(read.source).toBe('a')
    expect(read.medium.length).toBe(255)
    expect(read.medium.isWellFormed()).toBe(true)
    expect([read.term, read.campaign]).toEqual(['\ufffd', ''])
  })
})

test('our id goes to the same place, known before or not', () => {
  const id = fc.string({ unit: fc.constantFrom('0', '9', 'a', 'Z'), minLength: 1 })
  const noise = fc.string({ unit })
  const address = fc.oneof(
    webUrl,
    noise.map((text) => `https://x.org/?${text}`),
    noise,
  )
  fc.assert(
    fc.property(address, id, (destination, id) => {
      const place = placeOfId(destination)
      const target = place ? place.before + id + place.after : destination
      expect(target).toBe(appendParams(destination, '', { svc_id: id }))
    }),
  )
  expect(placeOfId('https://x.org/?svc_id=old&a=1#top')).toEqual({
    before: 'https://x.org/?a=1&svc_id=',
    after: '#top',
  })
})
