import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { commissions } from '../../server/db/schema/commissions.ts'
import { TRANSLATIONS } from '../../server/locales/catalogues.ts'
import { openPage, type EmbedPage } from '../kit/embed.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'

let bench: PayoutBench
let ada: Enrolled
let page: EmbedPage

const OFFER = {
  event: 'sale',
  type: 'percentage',
  rateBps: 2_000,
  maxDurationMonths: 12,
  limits: [{ per: 'partner', period: 'month', amount: 50_000 }],
  modifiers: [
    {
      type: 'percentage',
      rateBps: 3_000,
      maxDurationMonths: null,
      when: {
        match: 'all',
        conditions: [
          { attribute: 'customer.country', operator: 'is', value: 'DE' },
          { attribute: 'sale.amount', operator: 'gte', value: 10_000 },
        ],
      },
    },
  ],
}

beforeAll(async () => {
  bench = await openPayoutBench()
  ada = await bench.partner('manual', {
    name: 'Ada Lovelace',
    program: { holdingPeriodDays: 1, minPayout: 0 },
  })
  await made(api('POST', '/rewards', { groupId: ada.groupId, ...OFFER }))
  page = await openPage(bench.backend, bench.workspace, {
    partnerId: ada.partnerId,
    programId: ada.programId,
  })
})
afterAll(() => bench.close())

const api = (method: string, path: string, body?: object) => bench.workspace.api(method, path, body)
const ask = (
  language: string | null,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
) => page.call(method, path, body, language === null ? {} : { 'accept-language': language })
/** Without what only shows how Intl spaces figures, and what keeps writings apart. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u2066-\u2069]/g, '')

async function made(answer: Promise<{ status: number; body: any }>) {
  const { status, body } = await answer
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

let sold = 0
async function sell(amount: number): Promise<string> {
  const customer = { externalId: `cus_${++sold}`, country: 'FR' }
  const { id } = await made(
    api('POST', '/commissions', {
      partnerId: ada.partnerId,
      programId: ada.programId,
      type: 'sale',
      sale: { amount },
      customer,
    }),
  )
  return id
}

describe('an explanation', () => {
  test('is in the language of the page, with its figures, and in plain English for servers', async () => {
    const id = await sell(4_900)
    const said = async (language: string | null) =>
      plain((await ask(language, `/commissions/${id}`)).body.receipt.sentence)
    expect(await said('de-DE')).toMatch(
      /^20 % × 49,00 \$ = 9,80 \$ · erster Kauf dieses Kunden · zahlbar ab \d+\. \w+\.?, nach 1 Tag Rückgabefrist$/,
    )
    expect(await said('en')).toMatch(
      /^20% × \$49\.00 = \$9\.80 · first purchase of this customer · payable \w+ \d+, after a holding period of 1 day$/,
    )
    expect(await said(null)).toStartWith('20 % × 49.00 USD = 9.80 USD · ')
    const { receipt } = (await ask('en', `/commissions/${id}`)).body
    expect(receipt.skipped.map(plain)).toEqual([
      '30% of every sale (customer from Germany and sale of at least $100.00)',
    ])
    const english = (await api('GET', `/commissions/${id}`)).body.explanation.steps
    expect(english[0]).toBe('Exception 1: customer.country is DE: not met. The value is FR.')
    const german = { 'accept-language': 'de' }
    const own = await bench.workspace.api('GET', `/commissions/${id}`, undefined, german)
    expect(own.body.explanation.steps).toEqual(english)
    const reasons = await Promise.all(['en', ...TRANSLATIONS].map(said))
    expect(new Set(reasons).size).toBe(TRANSLATIONS.length + 1)
  })

  test('of what was done by hand names the program, and keeps what was typed', async () => {
    const { id } = await made(
      api('POST', '/commissions', {
        partnerId: ada.partnerId,
        programId: ada.programId,
        type: 'custom',
        amount: 1_234,
        description: 'Thank you',
      }),
    )
    await made(api('PATCH', `/commissions/${id}`, { earnings: 1_000 }))
    await made(api('PATCH', `/commissions/${id}`, { status: 'fraud' }))
    const { body } = await ask('fr', `/commissions/${id}`)
    expect(body.receipt.notes.map(plain)).toEqual([
      'Le programme a accordé 12,34 $US manuellement.',
      'La raison : Thank you',
      'Le programme a fixé le gain à 10,00 $US ; il était de 12,34 $US auparavant.',
      'Le programme l’a annulée.',
    ])
    expect(JSON.stringify(body)).not.toMatch(/key_|fraud/)
  })

  test('is stored as messages', async () => {
    const id = await sell(200)
    const rows = await bench.backend.deps.db.tx.find(bench.scope, commissions, {})
    const { explanation } = rows.find((row) => row.id === id)!
    expect(explanation.steps).toContainEqual({
      code: 'earning.percentage',
      values: {
        rate: { bps: 2_000 },
        amount: { minor: '200', currency: 'usd' },
        earnings: { minor: '40', currency: 'usd' },
      },
    })
  })
})

describe('an offer', () => {
  test('and its exceptions are in the language of the page', async () => {
    const offer = async (language: string | null) => (await ask(language, '')).body.rewards[0]
    const german = await offer('de')
    expect(plain(german.sentence)).toBe(
      '20 % von jedem Verkauf, 12 Monate lang, höchstens 500,00 $ je Partner und Monat',
    )
    expect(german.exceptions.map(plain)).toEqual([
      '30 % von jedem Verkauf (Kunde aus Deutschland und Verkauf über mindestens 100,00 $)',
    ])
    expect(german.limits.map(plain)).toEqual(['Höchstens 500,00 $ je Partner und Monat'])
    expect((await offer(null)).exceptions).toEqual([
      '30 % of every sale (customer from DE and sale of at least 100.00 USD)',
    ])
    expect(plain((await offer('ar')).exceptions[0])).toContain('(بلد العميل: ألمانيا و')
  })

  test('on a page for everybody is so too, and tells caches that it is', async () => {
    const read = (language: string) =>
      bench.backend.handle(
        new Request(
          `http://localhost/api/programs/${ada.programId}/landing?publishableKey=${bench.workspace.publishableKey}`,
          { headers: { origin: 'https://shop.test', 'accept-language': language } },
        ),
      )
    const spanish = await read('es')
    expect(spanish.headers.get('vary')).toContain('accept-language')
    const body: any = await spanish.json()
    expect(plain(body.rewards[0].sentence)).toBe(
      '20 % de cada venta durante 12 meses, como máximo 500,00 US$ por socio y mes',
    )
  })
})

describe('a payout that did not arrive', () => {
  test('says why, and names its account, in the language of the page', async () => {
    const grace = await bench.partner('nacha', { in: ada, name: 'Grace Hill' })
    const { programId, partnerId } = grace
    const body = { partnerId, programId }
    const theirs = await openPage(bench.backend, bench.workspace, body)
    await bench.fund('nacha')
    await bench.earn(grace, 5_000)
    const run = await bench.confirm(grace)
    const headers = { 'accept-language': 'de' }
    const [payout] = (await theirs.call('GET', '/payouts', undefined, headers)).body
    expect(payout.masked).toStartWith('Girokonto ')
    await made(api('POST', `/payouts/files/${run.files[0].id}/discard`))
    const [stopped] = (await theirs.call('GET', '/payouts', undefined, headers)).body
    expect(stopped.failureReason).toBe('Die Bankdatei wurde verworfen.')
    const [english] = (await theirs.call('GET', '/payouts')).body
    expect(english.failureReason).toBe('The bank file was discarded.')
  })
})

describe('a statement', () => {
  test('is in the language of the page: its lines, its headings, its figures', async () => {
    const who = await bench.partner('nacha', { name: 'Liv Ledger' })
    const { partnerId, programId } = who
    const theirs = await openPage(bench.backend, bench.workspace, { partnerId, programId })
    await bench.earn(who, 123_456)
    await bench.confirm(who)
    const read = async (language: string | null, format: string) => {
      const headers = language === null ? {} : { 'accept-language': language }
      return (await theirs.call('GET', `/statement?format=${format}`, undefined, headers)).body
    }
    expect((await read('de', 'json')).lines.map((line: any) => line.text)).toEqual([
      'By hand: verdient.',
      expect.stringMatching(/^Auszahlung an Girokonto •+ \d+: gesendet\.$/),
    ])
    const page = await read('de', 'html')
    for (const part of ['<html lang="de">', 'Abrechnung für Liv Ledger', 'Endsaldo', '1.234,56'])
      expect(page).toContain(part)
    expect(page).not.toMatch(/Opening|Currency|Payable|1,234\.56/)
    expect(await read('ar', 'html')).toContain('<html lang="ar" dir="rtl">')
    const csv = (await read('ja', 'csv')).split('\r\n')
    expect(csv[0]).toStartWith('bookingDate,eventDate,posting,cause,text')
    expect(csv[1]).toContain('By hand：獲得しました。')
    expect(csv[1]).toContain('1234.56')
    const { body } = await api('GET', `/partners/${partnerId}/statement?programId=${programId}`)
    expect(body.lines[0].text).toBe('By hand: earned.')
    expect(await read(null, 'html')).toContain('Statement for Liv Ledger')
  })
})
