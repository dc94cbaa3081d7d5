import { describe, expect, test } from 'bun:test'
import { message } from '../../domain/message/message.ts'
import { describeReward } from '../../domain/reward/describe.ts'
import { TRANSLATIONS } from '../../locales/catalogues.ts'
import type { Brand } from './brand.ts'
import { TEMPLATES, type TemplateData, type TemplateName } from './index.ts'
import type { MailText } from './letter.ts'

/** Nothing of these is a word of a language, so whatever else is the same as in English was not translated. */
const brandIn = (locale: string | null): Brand => ({
  program: '[[P]]',
  logo: null,
  color: null,
  supportEmail: 'help@acme.test',
  helpUrl: 'https://acme.test/help',
  locale,
  timeZone: null,
  greetsByName: true,
  dashboardUrl: 'https://acme.test/dashboard',
})
const MONEY = { amountMinor: 123_450n, currency: 'eur' }
const URL = 'https://acme.test/open'
const partner = '[[N]]'
const to = message('payout.nacha.checking', { account: '••••1234' })
const OFFER = describeReward({
  event: 'sale',
  type: 'percentage',
  rateBps: 2_000,
  amountMinor: null,
  maxDurationMonths: null,
  currency: 'eur',
  limits: [],
  tiers: null,
})

type Staff =
  | 'new-application'
  | 'fraud-flagged'
  | 'payout-run-ready'
  | 'payout-draft-waiting'
  | 'payout-approval-changed'
  | 'scheduled-payouts-failed'
const SAMPLES: { [N in Exclude<TemplateName, Staff>]: TemplateData<N>[] } = {
  'partner-invited': [
    { partner, url: URL, offers: [OFFER], note: null },
    { partner, url: URL, offers: [], note: null },
  ],
  'application-received': [{ partner }],
  'application-approved': [{ partner, links: ['go.test/n'] }],
  'application-rejected': [{ partner, note: null, reapplyAt: new Date('2026-03-01') }],
  'enrollment-banned': [{ partner, reason: message('enrollment.ban-reason.fraud') }],
  'enrollment-deactivated': [{ partner }],
  'group-changed': [{ partner, group: '[[G]]', offers: [] }],
  'commission-digest': [1, 2, 1200].map((count) => ({
    partner,
    count,
    total: MONEY,
    latest: [{ how: 'INV-42', net: MONEY }],
    others: count > 1 ? MONEY : null,
    held: MONEY,
    unsubscribeUrl: URL,
  })),
  'commission-held': [{ partner, what: message('mail.commission.sale'), earnings: MONEY }],
  'commission-reversed': [{ partner, what: message('mail.commission.click'), earned: MONEY }],
  'payout-sent': [{ partner, amount: MONEY, commissions: 3, to }],
  'payout-completed': [
    { partner, amount: MONEY, to, inCredit: false },
    { partner, amount: MONEY, to, inCredit: true },
  ],
  'payout-failed': [
    {
      partner,
      amount: MONEY,
      to,
      reason: message('payout.sepa.account-closed'),
    },
  ],
  'payout-method-changed': [to, null].map((to) => ({
    partner,
    to,
    before: to,
    at: new Date('2026-03-01'),
    heldUntil: new Date('2026-03-04'),
  })),
  'email-changed': [
    { partner, to: '[[M]]', at: new Date('2026-03-01'), heldUntil: new Date('2026-03-04') },
    { partner, to: null, at: new Date('2026-03-01'), heldUntil: null },
  ],
  'sign-in-link': [{ url: URL, minutes: 15, code: '012345' }],
  'verify-email': [{ partner, url: URL, minutes: 1440 }],
  'password-reset': [{ url: URL, minutes: 60 }],
  'passkey-changed': (['added', 'removed'] as const).map((change) => ({
    passkey: 'Laptop',
    change,
    at: new Date('2026-03-01'),
    url: URL,
  })),
  'member-invited': [{ url: URL }],
}

function mailsIn(locale: string | null): [name: string, mail: MailText][] {
  return Object.entries(SAMPLES).flatMap(([name, samples]) => {
    const render = TEMPLATES[name as TemplateName] as (brand: Brand, data: unknown) => MailText
    return samples.map((data): [string, MailText] => [name, render(brandIn(locale), data)])
  })
}

/** What a mail says, line by line, without what stands in its places. */
const linesOf = ({ subject, preheader, text }: MailText) =>
  [subject, preheader, ...text.split('\n')]
    .map((line) => line.replace(/[\u2066-\u2069]|\[\[\w\]\]|\S*acme\.test\S*|go\.test\/n/g, ''))
    .filter((line) => /\p{L}{3}/u.test(line))

/** Words that are the same in two languages. */
const SAME = /^(Commissions ?: ?3|Questions ?: ?)$/

describe.each(TRANSLATIONS)('in %s', (language) => {
  const english = mailsIn('en').map(([, mail]) => linesOf(mail))

  test('every mail to a partner says nothing in English, the subject included', () => {
    const left = mailsIn(language).flatMap(([name, mail], index) =>
      linesOf(mail)
        .filter((line) => english[index]!.includes(line) && !SAME.test(line))
        .map((line) => `${name}: ${line}`),
    )
    expect(left).toEqual([])
  })

  test('every mail says as much as in English, names its language and its direction', () => {
    const dir = language === 'ar' ? 'rtl' : 'ltr'
    mailsIn(language).forEach(([name, { html, text, subject }], index) => {
      expect(html).toContain(`<html lang="${language}" dir="${dir}">`)
      expect(html).toContain(`<h1 class="ink" dir="${dir}"`)
      expect([name, text.split('\n').length]).toEqual([
        name,
        mailsIn('en')[index]![1].text.split('\n').length,
      ])
      expect(`${subject}${html}${text}`).not.toMatch(/\{\w+\}|undefined/)
      for (const place of ['[[P]]', ...(text.includes('[[N]]') ? ['[[N]]'] : [])]) {
        expect([name, html.includes(place)]).toEqual([name, true])
      }
    })
  })
})

test('a language that nobody translated is answered in English, with its own figures', () => {
  for (const locale of ['nl', 'zh-CN']) {
    const [, mail] = mailsIn(locale).find(([name]) => name === 'commission-digest')!
    expect(mail.html).toContain('<html lang="en" dir="ltr">')
    expect(mail.preheader).toBe('1 new commission.')
  }
  const [, dutch] = mailsIn('nl').find(([name]) => name === 'payout-sent')!
  expect(dutch.subject).toBe('Your [[P]] payout of € 1.234,50 is on its way')
})

test('an English offer is written as the API writes it, another as it is read', () => {
  const offerIn = (locale: string) => mailsIn(locale)[0]![1].preheader
  expect(offerIn('en')).toBe('You earn 20% of every sale.')
  expect(offerIn('de')).toBe('Sie verdienen 20 % von jedem Verkauf.')
})

describe('from right to left', () => {
  const brand = { ...brandIn('ar'), program: 'Acme\u202e \u2068Co' }
  const said = TEMPLATES['payout-failed'](brand, {
    partner: 'Ada\u2069\u202e L.',
    amount: { amountMinor: 4_000n, currency: 'usd' },
    to: 'DE89 … 3000',
    reason: 'Ask Bob.',
  })

  test('what people wrote is set apart, and cannot end that itself', () => {
    expect(said.text).toContain('مرحبًا \u2068Ada L.\u2069،')
    expect(said.text).toContain('\u2068DE89 … 3000\u2069')
    expect(said.text).toContain('\u2068Ask Bob.\u2069')
    expect(said.html + said.text + said.subject).not.toContain('\u202e')
    for (const line of said.text.split('\n')) {
      expect(line.split('\u2068').length).toBe(line.split('\u2069').length)
    }
  })

  test('amounts keep their sign on its side', () => {
    expect(said.subject).toContain('\u200f40.00 US$\u200e')
    expect(said.html).toContain('\u200f40.00\u00a0US$\u200e')
  })

  test('labels stand on the right, their values on the left', () => {
    expect(said.html).toMatch(/align="right"><span class="soft"[^>]*>المبلغ</)
    expect(said.html).toContain('padding-left:16px" valign="top" align="right"')
  })
})
