import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  clickVerdict,
  isPreviewAgent,
  referrerParts,
  visitorInput,
  type VisitFacts,
} from './click.ts'

/** Any character, lone surrogates included: the unit `binary` of fast-check takes a second to get ready. */
const unit = fc
  .oneof(fc.nat(0x7f), fc.nat(0xffff), fc.nat(0x10ffff))
  .map((code) => String.fromCodePoint(code))

const person: VisitFacts = {
  method: 'GET',
  secPurpose: null,
  isBot: false,
  isPreview: false,
  gpc: false,
  dnt: false,
  honorOptOut: false,
}
const reason = (facts: Partial<VisitFacts>) => {
  const verdict = clickVerdict({ ...person, ...facts })
  return verdict.record ? 'recorded' : verdict.reason
}

describe('a visit', () => {
  test('of a person is a click', () => {
    expect(clickVerdict(person)).toEqual({ record: true })
    expect(reason({ method: 'POST' })).toBe('recorded')
    expect(reason({ secPurpose: 'user-activated' })).toBe('recorded')
  })

  test('by a bot, a link preview or a HEAD request is not', () => {
    expect(reason({ isBot: true })).toBe('bot')
    expect(reason({ isBot: true, isPreview: true })).toBe('preview')
    expect(reason({ method: 'head' })).toBe('head')
  })

  test('that the browser makes ahead is not', () => {
    for (const secPurpose of ['prefetch', 'prefetch;prerender', 'Prefetch', 'preview']) {
      expect(reason({ secPurpose })).toBe('prefetch')
    }
  })

  test('of someone who opted out counts unless the workspace honours it', () => {
    expect([reason({ gpc: true }), reason({ dnt: true })]).toEqual(['recorded', 'recorded'])
    expect(reason({ gpc: true, honorOptOut: true })).toBe('opt_out')
    expect(reason({ dnt: true, honorOptOut: true })).toBe('opt_out')
    expect(reason({ honorOptOut: true })).toBe('recorded')
  })
})

describe('preview agents', () => {
  test('are known by their names', () => {
    const agents = [
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      'Twitterbot/1.0',
      'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
      'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
      'WhatsApp/2.23.20.0',
      'TelegramBot (like TwitterBot)',
      'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    ]
    expect(agents.filter((agent) => !isPreviewAgent(agent))).toEqual([])
  })

  test('are not people who browse inside such an app, or own a phone with an unlucky name', () => {
    const people = [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [Pinterest/iOS]',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS]',
      'Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
      'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 WhatsApp/2.23',
      'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Mobile Safari/537.36 Viber/21.0',
      `${'x '.repeat(512)}Twitterbot/1.0`,
      '',
    ]
    expect(people.filter(isPreviewAgent)).toEqual([])
  })
})

describe('a referrer', () => {
  test('is its host and path: no www., no port, no query, no fragment, no credentials', () => {
    expect(referrerParts('https://user:pw@www.Example.com:8080/a/b?token=1#x')).toEqual({
      host: 'example.com',
      path: '/a/b',
    })
    expect(referrerParts('https://awww.example.com./').host).toBe('awww.example.com')
    expect(referrerParts(`http://x.org/${'a'.repeat(5000)}`).path).toBe(`/${'a'.repeat(254)}`)
    expect(referrerParts('ios-app://123/ a').host).toBe('123')
    expect(referrerParts('https://t.co')).toEqual({ host: 't.co', path: '/' })
    expect(referrerParts('android-app://com.google.android.gm/')).toEqual({
      host: 'com.google.android.gm',
      path: '/',
    })
    expect(referrerParts('https://bücher.example/ä')).toEqual({
      host: 'xn--bcher-kva.example',
      path: '/%C3%A4',
    })
  })

  test('is nothing when it is missing or no web address', () => {
    const nothing = { host: '', path: '' }
    for (const header of [
      null,
      undefined,
      '',
      'x',
      'data:text/html,x',
      'file:///etc/passwd',
      'https://',
      `https://${'a.'.repeat(200)}org/`,
    ]) {
      expect(referrerParts(header)).toEqual(nothing)
    }
  })

  test('is short printable ASCII whatever was sent', () => {
    const hostile = fc.oneof(
      fc.string({ unit, maxLength: 6000 }),
      fc.string({ unit, maxLength: 6000 }).map((text) => `https://x.org/${text}`),
      fc.string({ unit }).map((text) => `https://${text}.org/`),
      fc.string({ unit }).map((text) => `android-app://${text}/${text}`),
      fc.constant(`https://x.org/${'a'.repeat(100_000)}`),
    )
    fc.assert(
      fc.property(hostile, (header) => {
        const { host, path } = referrerParts(header)
        expect(host).toMatch(/^[\x21-\x7e]{0,255}$/)
        expect(path).toMatch(/^[\x21-\x7e]{0,255}$/)
        expect(host + path).not.toContain('?')
      }),
    )
  })
})

describe('what a visitor is hashed from', () => {
  test('differs whenever salt, address or user agent differ', () => {
    const parts = fc.tuple(fc.string(), fc.string(), fc.string())
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        const same = a.every((part, i) => part === b[i])
        expect(visitorInput(...a) === visitorInput(...b)).toBe(same)
      }),
    )
    expect(visitorInput('a', 'b","c', 'd')).not.toBe(visitorInput('a","b', 'c', 'd'))
  })
})
