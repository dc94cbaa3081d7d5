import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CURRENCIES, currencyExponent } from '../../server/domain/currencies.ts'
import cookies from './cases/cookies.json'
import money from './cases/money.json'
import webhooks from './cases/webhooks.json'
import { runQuickstart } from './library.ts'
import { LONG_MS, type Subject } from './subject.ts'

/** Webhooks, cookies, money, the client for tests, and the example of the README. */
export function testValues(subject: Subject): void {
  test.each(webhooks)('judges webhooks: $name', async ({ name: _, error, ...webhook }) => {
    const told = await subject.driver.ask('webhook', webhook)
    if (error) expect(told.error?.type).toBe('signature')
    else expect(told.ok).toEqual(JSON.parse(webhook.body))
  })

  test('signs webhooks for tests', async () => {
    const { body, secret } = webhooks[0]!
    expect((await subject.driver.ask('signed', { body, secret })).ok).toEqual(JSON.parse(body))
  })

  test.each(cookies)('reads the click of the cookie "$header"', async (cookie) => {
    const { ok } = await subject.driver.ask('cookie', cookie)
    expect(ok.length).toBeGreaterThan(1)
    expect([...new Set(ok)]).toEqual([cookie.value])
  })

  test.each(money)(
    'reads $decimal $currency',
    async ({ decimal, currency, amount, text, ...more }) => {
      const told = await subject.driver.ask('money', { decimal, currency })
      if (more.refused || more.refusedBy?.includes(subject.library.name)) {
        return expect(told.error?.type).toBe('configuration')
      }
      expect(told.ok).toEqual({ amount, text })
    },
  )

  test(
    'runs the example of its README from a link to a sale',
    async () => {
      const { folder, quickstart } = subject.library
      const example = readFileSync(join(folder, quickstart.at(-1)!), 'utf8').trim()
      expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(example)
      const printed = await runQuickstart(subject.library, {
        baseUrl: subject.stage.server.origin,
        apiKey: subject.stage.key,
      })
      expect(printed).toMatch(/^sale evt_\w+\n$/)
    },
    LONG_MS,
  )

  test('knows the decimals of every currency', async () => {
    for (const currency of CURRENCIES) {
      const amount = `1${'0'.repeat(currencyExponent(currency))}`
      const { ok } = await subject.driver.ask('money', { decimal: '1', currency })
      expect({ currency, ...ok }).toMatchObject({ currency, amount })
    }
  })

  test('has a client for tests that sends nothing', async () => {
    expect(await subject.driver.ask('fake')).toEqual({
      ok: {
        id: 'link_1',
        shortLink: 'https://go.test/a',
        method: 'POST',
        path: '/links',
        body: { url: 'https://shop.test/' },
      },
    })
  })
}
