import { describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importRates } from '../../server/cli/import-rates.ts'
import { ECB_DAILY, downloadText, fetchRates } from '../../server/jobs/fetch-rates.ts'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'

const backend = await testBackend({
  clock: new TestClock('2031-05-09T15:30:00Z'),
  config: { ecbRates: true },
})
const shop = await openEarnings(backend)
await shop.reward('sale', { type: 'percentage', rateBps: 1000 })
await shop.customer('buyer', { clickedAt: '2031-05-01T00:00:00Z' })

const file = (day: string, rates: Record<string, string>) => `<?xml version="1.0"?>
  <gesmes:Envelope><Cube><Cube time='${day}'>
  ${Object.entries(rates)
    .map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`)
    .join('\n')}
  </Cube></Cube></gesmes:Envelope>`
const set = (body: object) => shop.workspace.api('POST', '/exchange-rates', body)
const last = async () => (await shop.commissions()).at(-1)
const sell = async (amount: number, currency: string, more: object = {}) => {
  backend.clock.advance(1000)
  const answer = await shop.sale('buyer', amount, { currency, ...more })
  expect(answer.status).toBe(200)
  return last()
}

describe('a sale in a foreign currency', () => {
  test('without a rate is held, and priced by the bank’s file when it comes', async () => {
    const held = await sell(10_000, 'jpy', { invoiceId: 'in_jpy' })
    expect(held).toMatchObject({
      status: 'hold',
      holdReason: 'rate_missing',
      amount: 0,
      earnings: 0,
      currency: 'usd',
    })
    expect((await shop.commission(held.id)).explanation.steps).toEqual([
      'No exchange rate from JPY to USD was available for 10000 JPY. The commission is converted when a rate becomes available.',
    ])
    backend.clock.advance(60_000)
    await shop.refund('in_jpy', 're_jpy', { amount: 2_500 })
    const released = await shop.workspace.api('PATCH', `/commissions/${held.id}`, {
      status: 'pending',
    })
    expect([released.status, released.body.error.message]).toEqual([
      400,
      expect.stringContaining('exchange rate'),
    ])
    let asked = 0
    const download = async (address: string) => {
      expect(address).toBe(ECB_DAILY)
      asked++
      return file('2031-05-09', { USD: '1.0837', JPY: '169.15' })
    }
    await fetchRates(backend.deps, download)
    await fetchRates(backend.deps, download)
    expect(asked).toBe(1)
    // 10,000 ÷ 169.15 × 1.0837 = 64.0674 USD; a tenth of it is 6.41; a quarter of that is 1.60.
    const priced = await shop.commission(held.id)
    expect(priced).toMatchObject({
      status: 'pending',
      holdReason: null,
      amount: 6_407,
      earnings: 481,
    })
    expect(priced.explanation.conversion).toEqual({
      amountMinor: 10_000,
      currency: 'jpy',
      rate: '0.0064067395',
      source: 'ecb',
      day: '2031-05-09',
    })
    expect(priced.explanation.steps.slice(1, 2)).toEqual([
      '10000 JPY equals 64.07 USD at 0.0064067395 (European Central Bank, 2031-05-09).',
    ])
    expect(priced.reversals).toMatchObject([{ kind: 'refund', amount: 160 }])
    await shop.agree()
  })

  test('is converted exactly, with three decimals too: the operator’s rate fills up the bank’s', async () => {
    expect((await sell(10_000, 'kwd')).status).toBe('hold')
    const { status, body } = await set({ day: '2031-05-09', currency: 'KWD', perEuro: '0.3341' })
    expect([status, body]).toEqual([
      200,
      {
        day: '2031-05-09',
        currency: 'kwd',
        source: 'operator',
        perEuro: '0.3341',
        createdAt: new Date(backend.clock.now()).toISOString(),
        priced: 1,
      },
    ])
    // 10.000 KWD ÷ 0.3341 × 1.0837 = 32.4364 USD
    expect(await last()).toMatchObject({ status: 'pending', amount: 3_244, earnings: 324 })
    const again = await sell(10_000, 'kwd')
    expect(again).toMatchObject({ status: 'pending', amount: 3_244, earnings: 324 })
    const { explanation } = await shop.commission(again.id)
    expect(explanation.conversion).toMatchObject({ source: 'operator', day: '2031-05-09' })
    await shop.agree()
  })

  test('takes the operator’s rate before the bank’s, and keeps the rate it was converted with', async () => {
    const before = await sell(100_000, 'jpy')
    expect(before.amount).toBe(64_067)
    await set({ day: '2031-05-09', currency: 'jpy', perEuro: 200 })
    await set({ day: '2031-05-09', currency: 'usd', perEuro: '1' })
    expect((await sell(100_000, 'jpy')).amount).toBe(50_000)
    await set({ day: '2031-05-09', currency: 'jpy', perEuro: '100' })
    expect((await sell(100_000, 'jpy')).amount).toBe(100_000)
    expect((await shop.commission(before.id)).amount).toBe(64_067)
    await shop.agree()
  })

  test('takes the rate of the week before it, and none that is older or younger', async () => {
    const at = (timestamp: string) => sell(100_000, 'jpy', { timestamp })
    backend.clock.set('2031-06-01T00:00:00Z')
    await at('2031-05-16T23:59:59Z')
    expect((await shop.commissions('&end=2031-05-16&start=2031-05-16')).at(-1).amount).toBe(100_000)
    await at('2031-05-17T00:00:00Z')
    expect((await shop.commissions('&end=2031-05-17&start=2031-05-17')).at(-1).status).toBe('hold')
    await at('2031-05-08T23:59:59Z')
    expect((await shop.commissions('&end=2031-05-08&start=2031-05-08')).at(-1).status).toBe('hold')
  })
})

describe('rates', () => {
  test('are listed newest first; other workspaces see the bank’s only', async () => {
    const list = async (of: Earnings, query = '') =>
      (await of.workspace.api('GET', `/exchange-rates${query}`)).body
    expect((await list(shop)).map((rate: any) => `${rate.currency} ${rate.source}`)).toEqual([
      'jpy operator',
      'jpy ecb',
      'kwd operator',
      'usd operator',
      'usd ecb',
    ])
    expect(await list(shop, '?currency=KWD&day=2031-05-09')).toMatchObject([{ perEuro: '0.3341' }])
    const other = await openEarnings(backend)
    expect((await list(other)).map((rate: any) => rate.source)).toEqual(['ecb', 'ecb'])
  })

  test('that cannot be are refused', async () => {
    const good = { day: '2031-05-09', currency: 'usd', perEuro: '1.1' }
    for (const [change, path] of [
      [{ day: '2031-02-30' }, 'day'],
      [{ day: '2032-01-01' }, 'day'],
      [{ currency: 'eur' }, 'currency'],
      [{ currency: 'xyz' }, 'currency'],
      [{ perEuro: '0' }, 'perEuro'],
      [{ perEuro: -1 }, 'perEuro'],
      [{ perEuro: '1,1' }, 'perEuro'],
      [{ perEuro: '1e3' }, 'perEuro'],
      [{ perEuro: '\0' }, 'perEuro'],
    ] as const) {
      const { status, body } = await set({ ...good, ...change })
      expect([change, status, body.error.issues[0].path]).toEqual([change, 422, path])
    }
  })

  test('come from a file too', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'svc-rates-'))
    const path = join(directory, 'eurofxref-daily.xml')
    const run = () => importRates.run(backend.deps, { argument: path, flags: {} })
    await expect(run()).rejects.toThrow('File not found')
    writeFileSync(path, file('2031-05-15', { USD: '1.09', GBP: '0.85' }))
    expect((await run()).json).toMatchObject({ day: '2031-05-15', stored: 2 })
    expect((await run()).json).toMatchObject({ stored: 0 })
    writeFileSync(path, 'nonsense')
    await expect(run()).rejects.toThrow('daily rate file')
    rmSync(directory, { recursive: true })
  })

  test('are not fetched when the operator does not want it', async () => {
    const deps = { ...backend.deps, config: { ...backend.deps.config, ecbRates: false } }
    await fetchRates(deps, () => Promise.reject(new Error('asked')))
  })

  test('that cannot be fetched store nothing', async () => {
    backend.clock.set('2031-06-02T18:00:00Z')
    const { sql } = backend.deps.db
    const count = async () => (await sql`select count(*)::int as n from exchange_rates`)[0]!.n
    const before = await count()
    for (const answer of ['<html>busy</html>', '']) {
      await expect(fetchRates(backend.deps, async () => answer)).rejects.toThrow()
    }
    expect(await count()).toBe(before)
  })

  test('are downloaded whole, or not at all when there is too much or no answer', async () => {
    const server = Bun.serve({
      port: 0,
      fetch: ({ url }) => {
        if (url.endsWith('/big')) return new Response('x'.repeat(1_000_001))
        if (url.endsWith('/away')) return Response.redirect('/small')
        return url.endsWith('/small') ? new Response('é') : new Response('', { status: 503 })
      },
    })
    const from = (path: string) => downloadText(new URL(path, server.url).href)
    expect(await from('/small')).toBe('é')
    await expect(from('/big')).rejects.toThrow('more than')
    await expect(from('/none')).rejects.toThrow('503')
    await expect(from('/away')).rejects.toThrow()
    await server.stop(true)
  })
})
