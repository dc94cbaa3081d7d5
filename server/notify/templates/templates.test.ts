import { describe, expect, test } from 'bun:test'
import { colorsOf, showDay, showMoney, type Brand } from './brand.ts'
import { TEMPLATES, type TemplateData, type TemplateName } from './index.ts'
import type { MailText } from './letter.ts'

const BRAND: Brand = {
  program: 'Acme',
  logo: 'https://acme.test/logo.png',
  color: '#b3261e',
  supportEmail: 'help@acme.test',
  helpUrl: 'https://acme.test/help',
  locale: 'en',
  timeZone: null,
  greetsByName: true,
  dashboardUrl: 'https://acme.test/dashboard',
}
const MONEY = { amountMinor: 123_450n, currency: 'eur' }
const URL = 'https://acme.test/open?token=a&b=c'

/** Every text that comes from people is `name`. */
const samples = (name: string): { [N in TemplateName]: TemplateData<N> } => ({
  'partner-invited': { partner: name, url: URL, offers: [name], note: name },
  'application-received': { partner: name },
  'application-approved': { partner: name, links: [name] },
  'application-rejected': { partner: name, note: name, reapplyAt: new Date('2026-03-01') },
  'enrollment-banned': { partner: name, reason: name },
  'enrollment-deactivated': { partner: name },
  'group-changed': { partner: name, group: name, offers: [name] },
  'commission-digest': {
    partner: name,
    count: 1200,
    total: MONEY,
    latest: [{ how: name, net: MONEY }],
    others: MONEY,
    held: MONEY,
    unsubscribeUrl: URL,
  },
  'commission-held': { partner: name, what: name, earnings: MONEY },
  'commission-reversed': { partner: name, what: name, earned: MONEY },
  'payout-sent': { partner: name, amount: MONEY, commissions: 3, to: name },
  'payout-completed': { partner: name, amount: MONEY, to: name, inCredit: false },
  'payout-failed': { partner: name, amount: MONEY, to: name, reason: name },
  'payout-method-changed': {
    partner: name,
    to: name,
    before: name,
    at: new Date('2026-03-01'),
    heldUntil: new Date('2026-03-04'),
  },
  'email-changed': {
    partner: name,
    to: name,
    at: new Date('2026-03-01'),
    heldUntil: new Date('2026-03-04'),
  },
  'sign-in-link': { url: URL, minutes: 15, code: '012345' },
  'verify-email': { partner: name, url: URL, minutes: 1440 },
  'password-reset': { url: URL, minutes: 60 },
  'passkey-changed': {
    passkey: name,
    change: 'added',
    at: new Date('2026-03-01'),
    url: URL,
  },
  'member-invited': { url: URL },
  'new-application': { partner: name, email: name, country: name },
  'fraud-flagged': { partner: name, severity: 'high', sentence: name },
  'payout-draft-waiting': {
    draft: 'pd_1',
    payouts: 2,
    totals: [MONEY],
    createdBy: name,
    expiresAt: new Date('2026-03-01'),
  },
  'payout-approval-changed': { before: 'always', now: 'off', by: name, told: name },
  'scheduled-payouts-failed': { error: name, attempts: 2, nextAttemptAt: null },
  'payout-run-ready': { payouts: 2, totals: [MONEY, { amountMinor: 500n, currency: 'jpy' }] },
})
const NAMES = Object.keys(TEMPLATES) as TemplateName[]
const render = (name: TemplateName, brand = BRAND, said = 'Ada'): MailText =>
  (TEMPLATES[name] as (brand: Brand, data: unknown) => MailText)(brand, samples(said)[name])

describe('every mail', () => {
  test('says by itself whether a link in it is for its reader alone', () => {
    const withLink = NAMES.filter((name) => render(name).text.includes(`:\n${URL}`))
    expect(withLink.filter((name) => !render(name).secret)).toEqual(['passkey-changed'])
    expect(NAMES.filter((name) => render(name).secret).length).toBe(withLink.length - 1)
  })

  test.each(NAMES)('%s says who writes, why, and the same in both versions', (name) => {
    const { subject, preheader, html, text } = render(name)
    expect([subject, preheader].every((line) => line.length > 0)).toBe(true)
    for (const said of ['Acme', 'help@acme.test', 'https://acme.test/help']) {
      expect(html).toContain(said)
      expect(text).toContain(said)
    }
    expect(text).not.toMatch(/<[a-z/]/)
    expect(html).toContain('<img src="https://acme.test/logo.png" alt="Acme"')
    expect(html).toContain('prefers-color-scheme: dark')
  })

  test.each(NAMES)('%s takes a hostile name as a name', (name) => {
    const hostile = '<script>alert(1)</script>"\'&\r\nBcc: all@x.test\u202e\u0000'
    const mail = render(name, { ...BRAND, program: hostile }, hostile)
    expect(mail.html).not.toContain('<script')
    expect(mail.html).not.toContain('alt="<')
    expect(`${mail.subject}${mail.preheader}`).not.toMatch(/[\p{Cc}\u202e]/u)
    expect(mail.text).not.toMatch(/^Bcc:/m)
    for (const sign of ['\u202e', '\0']) expect(mail.html + mail.text).not.toContain(sign)
  })

  test('opens web addresses only', () => {
    const brand = { ...BRAND, logo: 'javascript:alert(1)', helpUrl: 'data:text/html,x' }
    const { html } = TEMPLATES['sign-in-link'](brand, { url: 'javascript:alert(1)', minutes: 5 })
    expect(html).not.toMatch(/(href|src)="(javascript|data):/)
  })
})

describe('amounts', () => {
  test.each([
    ['en', 123_450n, 'eur', '€1,234.50'],
    ['de', 123_450n, 'eur', '1.234,50\u00a0€'],
    ['ja', 500n, 'jpy', '￥500'],
    ['en', 1_234_567n, 'kwd', 'KWD\u00a01,234.567'],
    ['en', -5n, 'usd', '-$0.05'],
    ['en', 9_007_199_254_740_993_00n, 'usd', '$9,007,199,254,740,993.00'],
    [null, 100n, 'usd', '$1.00'],
    ['no such place!', 100n, 'usd', '$1.00'],
    ['tlh', 100n, 'usd', '$1.00'],
  ])('of %p %p %p are written %p', (locale, amountMinor, currency, expected) => {
    expect(showMoney({ locale }, { amountMinor, currency })).toBe(expected)
  })

  test('stand in the mails that tell of money', () => {
    const brand = { ...BRAND, locale: 'de' }
    for (const name of NAMES.filter((name) =>
      /^(payout-(sent|comp|fail|run|draft)|comm)/.test(name),
    )) {
      const { html, text } = render(name, brand)
      expect([name, html.includes('1.234,50'), text.includes('1.234,50')]).toEqual([
        name,
        true,
        true,
      ])
    }
  })
})

test('days are the reader’s', () => {
  const at = new Date('2026-03-01T23:30:00Z')
  const day = (timeZone: string | null) => showDay({ locale: 'en', timeZone }, at)
  expect([day(null), day('Asia/Tokyo'), day('No/Where')]).toEqual([
    'March 1, 2026',
    'March 2, 2026',
    'March 1, 2026',
  ])
})

describe('buttons', () => {
  test.each([
    ['#ffffff', '#000000'],
    ['#ffe600', '#000000'],
    ['#000000', '#ffffff'],
    ['#b3261e', '#ffffff'],
    ['red; background: url(x)', '#ffffff'],
    [null, '#ffffff'],
  ])('on %p are read in %p', (color, text) => {
    const colors = colorsOf({ color })
    expect(colors.text).toBe(text)
    expect(colors.background).toMatch(/^#[0-9a-f]{6}$/)
  })
})
