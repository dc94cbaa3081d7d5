import { describe, expect, test } from 'bun:test'
import {
  callerOf,
  forPartner,
  maskName,
  mayEmbed,
  parseOrigin,
  refusal,
  shownName,
} from './embed.ts'
import { ENROLLMENT_STATUSES } from './enrollment.ts'

const headers = (fields: Record<string, string>) => new Headers(fields)
const caller = (fields: Record<string, string>) => callerOf(headers(fields), 'https://svc.test')

describe('an origin', () => {
  test.each([
    ['https://app.example.com', 'https://app.example.com'],
    ['https://app.example.com/', 'https://app.example.com'],
    ['HTTPS://App.Example.com', 'https://app.example.com'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('%p is %p', (text, origin) => {
    expect(parseOrigin(text)).toBe(origin)
  })

  test.each([
    'app.example.com',
    'https://app.example.com/dashboard',
    'https://app.example.com?x',
    'https://user@app.example.com',
    'https://app.example.com:443',
    'https://*.example.com',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'null',
    '*',
    '',
    'https://',
    'https://a b.example.com',
    'https://app.example.com\0',
    `https://${'a'.repeat(3000)}.example.com`,
  ])('is never %p', (text) => {
    expect(() => parseOrigin(text)).toThrow('scheme and host')
  })
})

describe('where a call comes from', () => {
  test('is what the browser says in Origin, whatever else it says', () => {
    const fields = { origin: 'https://app.test', referer: 'https://evil.test/' }
    expect(caller(fields)).toEqual({ kind: 'page', origin: 'https://app.test' })
    expect(caller({ ...fields, 'sec-fetch-site': 'cross-site' }).kind).toBe('page')
  })

  test('is the page’s own origin when a browser leaves Origin out', () => {
    const referer = 'https://app.test/dashboard?tab=1'
    expect(caller({ referer, 'sec-fetch-site': 'same-origin' })).toEqual({
      kind: 'page',
      origin: 'https://app.test',
    })
    expect(caller({ referer })).toEqual({ kind: 'page', origin: 'https://app.test' })
    expect(caller({ 'sec-fetch-site': 'same-origin' })).toEqual({
      kind: 'page',
      origin: 'https://svc.test',
    })
  })

  test('is a server when no browser says anything', () => {
    expect(caller({})).toEqual({ kind: 'server' })
  })

  test.each([
    { origin: 'null' },
    { origin: '' },
    { origin: 'https://app.test/' },
    { origin: 'https://app.test, https://evil.test' },
    { origin: 'https://APP.test' },
    { origin: 'https://app.test@evil.test' },
    { origin: 'chrome-extension://abcdef' },
    { origin: 'data:text/html,x' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', referer: 'https://app.test/' },
    { 'sec-fetch-site': 'none' },
    { referer: 'about:blank' },
  ])('is unclear with %p', (fields) => {
    expect(caller(fields as Record<string, string>).kind).toBe('unclear')
  })
})

describe('a session', () => {
  const scopes = ['read', 'links.write', 'settings.write']
  const may = (need: Parameters<typeof refusal>[0], status: string, more: object = {}) =>
    refusal(need, { status: status as never, scopes, ended: false, viewed: false, ...more }) ===
    null

  test('exists for those who take part or may yet, and for nobody else', () => {
    expect(ENROLLMENT_STATUSES.filter(mayEmbed)).toEqual([
      'pending',
      'approved',
      'invited',
      'archived',
    ])
    for (const status of ['banned', 'rejected', 'declined', 'deactivated']) {
      expect(may('status', status)).toBe(false)
    }
  })

  test('says how its partner stands, whatever the program decided', () => {
    for (const status of ENROLLMENT_STATUSES) expect(may('standing', status)).toBe(true)
  })

  test('shows an applicant nothing but the status, and somebody invited everything', () => {
    expect(['status', 'read'].map((need) => may(need as never, 'pending'))).toEqual([true, false])
    expect(
      ['status', 'read', 'links.write', 'settings.write'].map((n) => may(n as never, 'invited')),
    ).toEqual([true, true, false, false])
  })

  test('changes only what its scopes name', () => {
    for (const need of ['links.write', 'settings.write'] as const) {
      expect(may(need, 'approved')).toBe(true)
      expect(may(need, 'approved', { scopes: scopes.filter((scope) => scope !== need) })).toBe(
        false,
      )
    }
    expect(may('read', 'approved', { scopes: [] })).toBe(true)
  })

  test('adds no links to a program that has ended, but can still take back a consent', () => {
    expect(may('links.write', 'approved', { ended: true })).toBe(false)
    expect(may('settings.write', 'approved', { ended: true })).toBe(true)
  })
})

describe('a text for a partner', () => {
  test('names nothing but the partner’s own commissions', () => {
    const own = 'cm_VbdjyRqZTagsxmbb'
    const sentence = `Commission ${own} was in a payout already.`
    expect(forPartner(sentence, [own])).toBe(sentence)
    expect(forPartner(sentence)).toBe('Commission … was in a payout already.')
    expect(forPartner('See evt_VbdjyRqZTagsxmbb of cus_VbdjyRqZTagsxmbb.')).toBe('See … of ….')
  })

  test('never shows an address that stands in for a name', () => {
    expect(shownName('grace.okoro@example.com')).toBe('g•••@example.com')
    expect(shownName('Grace Okoro')).toBe('Grace Okoro')
  })

  test('masks a name to its first letter, however it is written', () => {
    expect(['Grace Okoro', '🦊 Fox', ''].map(maskName)).toEqual(['G•••', '🦊•••', '•••'])
  })
})
