import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ApiError } from '../../server/domain/errors.ts'
import { INTEGRATION_NAMES, integrationTexts } from '../../server/integrations/index.ts'
import type { Account } from '../../server/integrations/port.ts'
import type { Delivery } from '../../server/integrations/testing.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { integrationContracts } from '../kit/integration-contracts.ts'
import { openSales } from '../kit/open-sales.ts'

const FOLDER = join(import.meta.dir, '../../server/integrations')
const { contracts, settings } = await integrationContracts()
const { backend, shop, storedSales } = await openSales({ integrationSettings: settings })

test('an integration is a folder and a line in the registry', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((one) => one.isDirectory())
  expect(INTEGRATION_NAMES.toSorted() as string[]).toEqual(folders.map(({ name }) => name).sort())
})

describe.each(contracts)('%s', (name, { integration, fixture }) => {
  const nowMs = () => backend.deps.clock.now()
  const connect = async (secret = fixture.secret) => {
    const body = { provider: name, name: 'Contract', secret, details: fixture.details }
    const { status, body: made } = await shop.api('POST', '/connections', body)
    expect([status, made.error]).toEqual([201, undefined])
    return made as { id: string; webhookUrl: string }
  }
  const post = (url: string, body: string, headers: Record<string, string>) => {
    const path = new URL(url).pathname
    const request = new Request(`http://localhost${path}`, { method: 'POST', body, headers })
    return backend.handle(request)
  }
  const send = async (
    { webhookUrl: url }: { webhookUrl: string },
    delivery: Delivery,
    { secret = fixture.secret, at = nowMs() } = {},
  ) => {
    const signature = await fixture.sign(delivery, { secret, nowMs: at, url })
    return post(url, delivery.body, { ...delivery.headers, ...signature })
  }
  const inbox = async (connectionId: string, query = '') =>
    (await shop.api('GET', `/inbox?connectionId=${connectionId}${query}`)).body as any[]
  const sale = (suffix: string) =>
    fixture.sale({
      invoiceId: `${name}-${suffix}`,
      customerExternalId: `buyer-${name}-${suffix}`,
      nowMs: nowMs(),
    })

  test('has the name of its folder, and says what each event does', () => {
    expect(integration.name).toBe(name)
    expect(integration.label).not.toBe('')
    expect(Object.keys(integration.events).length).toBeGreaterThan(0)
    for (const meaning of Object.values(integration.events)) expect(meaning).toMatch(/^[A-Z]/)
  })

  test('has texts in both languages of the console, with a label for each field', () => {
    const fields = integration.fields.map((field) => field.name).toSorted()
    for (const language of ['en', 'de'] as const) {
      const texts = integrationTexts(name, language)
      for (const text of [texts.summary, texts.secret, texts.setup]) expect(text).not.toBe('')
      expect(Object.keys(texts.fields).toSorted()).toEqual(fields)
    }
  })

  test('its page shows how to connect it', () => {
    const page = readFileSync(join(FOLDER, name, 'README.md'), 'utf8')
    expect(page).toContain(`# ${integration.label}\n`)
    const [, json] = /^```json connection\n([^`]+)/m.exec(page) ?? []
    const { secret, details } = JSON.parse(json!) as { secret: string; details?: object }
    expect(() => integration.checkSecret(secret)).not.toThrow()
    expect(() => integration.checkDetails({ ...details })).not.toThrow()
  })

  test('refuses what is no secret, and wrong values of its form, by the field', async () => {
    expect(fixture.wrongSecrets.length).toBeGreaterThan(0)
    for (const secret of fixture.wrongSecrets) {
      expect(() => integration.checkSecret(secret)).toThrow(ApiError)
    }
    const asked = { provider: name, name: 'Wrong', secret: fixture.secret }
    const wrong = Object.entries({ ...fixture.wrongDetails, gizmo: ['1'] })
    for (const [field, values] of wrong) {
      for (const value of values) {
        const details = { ...fixture.details, [field]: value }
        const answer = await shop.api('POST', '/connections', { ...asked, details })
        expect([field, value, answer.status]).toEqual([field, value, 422])
        expect(answer.body.error.issues[0].path).toBe(`details.${field}`)
      }
    }
  })

  test('shows no secret again', async () => {
    await connect()
    const listed = JSON.stringify((await shop.api('GET', '/connections')).body)
    expect(listed).not.toContain(fixture.secret)
    for (const { name: field, secret } of integration.fields) {
      const value = fixture.details[field]
      if (secret && value) expect(listed).not.toContain(value)
    }
  })

  test('records a signed event once when it arrives ten times at once, and again later', async () => {
    const connection = await connect()
    const event = sale('once')
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(connection, event)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    await runOnce(backend.deps)
    expect(await storedSales(`buyer-${name}-once`)).toMatchObject([
      { invoice_id: `${name}-once`, amount: 3570 },
    ])
    expect((await send(connection, event)).status).toBe(200)
    await runOnce(backend.deps)
    expect(await storedSales(`buyer-${name}-once`)).toHaveLength(1)
    expect(await inbox(connection.id)).toMatchObject([{ status: 'done', reason: null }])
  })

  test('refuses a wrong or missing signature, another connection’s secret, and a changed body', async () => {
    const [connection, other] = [await connect(), await connect(fixture.otherSecret)]
    const event = sale('refused')
    const changed = { ...event, body: `${event.body} ` }
    const signature = await fixture.sign(event, {
      secret: fixture.secret,
      nowMs: nowMs(),
      url: connection.webhookUrl,
    })
    const answers = [
      await post(connection.webhookUrl, event.body, { ...event.headers }),
      await send(connection, event, { secret: fixture.otherSecret }),
      await send(other, event),
      await post(connection.webhookUrl.slice(0, -1), event.body, { ...signature }),
    ]
    if (fixture.signsBody !== false) {
      for (const body of [changed.body, '']) {
        answers.push(await post(connection.webhookUrl, body, { ...event.headers, ...signature }))
      }
    }
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401))
    expect([await inbox(connection.id), await inbox(other.id)]).toEqual([[], []])
  })

  test.if(fixture.signsTime)('refuses what was signed too long ago, or in the future', async () => {
    const connection = await connect()
    const event = sale('stale')
    const day = 86_400_000
    for (const at of [nowMs() - day, nowMs() + day]) {
      expect((await send(connection, event, { at })).status).toBe(400)
    }
    expect(await inbox(connection.id)).toEqual([])
  })

  test('answers signed garbage with an error, and stores nothing', async () => {
    const connection = await connect()
    const { headers } = sale('garbage')
    for (const body of ['{', 'hello', '\u0001', '[[[', '"', `{"a":"${'x'.repeat(5000)}`]) {
      const answer = await send(connection, { body, ...(headers && { headers }) })
      expect([body.slice(0, 9), answer.status]).toEqual([body.slice(0, 9), 400])
    }
    expect(await inbox(connection.id)).toEqual([])
  })

  test('ignores what it does not know, and survives null in every place', async () => {
    const connection = await connect()
    const account: Account = { id: null, details: fixture.details }
    for (const { body, headers } of [fixture.unknown(), ...fixture.nulls()]) {
      for (const event of integration.read(body, new Headers(headers))) {
        const made = Promise.try(() => integration.translate(event, () => Promise.resolve(account)))
        const verbs = await made.catch((error: unknown) => {
          expect(error).toBeInstanceOf(ApiError)
          return []
        })
        expect(verbs.filter(({ verb }) => verb === 'sale' || verb === 'refund')).toEqual([])
      }
    }
    expect((await send(connection, fixture.unknown())).status).toBe(200)
    await runOnce(backend.deps)
    expect(await inbox(connection.id)).toMatchObject([{ status: 'ignored' }])
  })

  test.if(fixture.bigId !== null)('keeps ids that no number can hold', async () => {
    const connection = await connect()
    const customerExternalId = `buyer-${name}-big`
    const invoiceId = fixture.bigId!
    expect(Number.isSafeInteger(Number(invoiceId))).toBe(false)
    await send(connection, fixture.sale({ invoiceId, customerExternalId, nowMs: nowMs() }))
    await runOnce(backend.deps)
    expect(await storedSales(customerExternalId)).toMatchObject([{ invoice_id: invoiceId }])
  })
})
