import { afterAll, describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runOnce } from '../../server/jobs/queue.ts'
import { OUTGOING_FORMAT_NAMES, OUTGOING_FORMATS } from '../../server/outgoing-formats/index.ts'
import { loadFormatFixture } from '../../server/outgoing-formats/testing.ts'
import { makeDue } from '../kit/jobs.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const FOLDER = join(import.meta.dir, '../../server/outgoing-formats')
const backend = await testBackend({ config: { webhooksAllowPrivate: true } })
const workspace = await createTestWorkspace(backend)

let status = 200
const received: { headers: Record<string, string>; body: string }[] = []
const receiver = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    received.push({ headers: request.headers.toJSON(), body: await request.text() })
    return new Response(null, { status })
  },
})
afterAll(() => receiver.stop(true))

const work = async () => {
  backend.clock.advance(60_000)
  await makeDue(backend)
  await runOnce(backend.deps)
}

test('a format is a folder and a line in the registry', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((one) => one.isDirectory())
  expect(OUTGOING_FORMAT_NAMES.toSorted() as string[]).toEqual(
    folders.map(({ name }) => name).sort(),
  )
})

const fixtures = await Promise.all(
  OUTGOING_FORMAT_NAMES.map(async (name) => [name, await loadFormatFixture(name)] as const),
)

describe.each(fixtures)('%s', (name, fixture) => {
  const format = OUTGOING_FORMATS[name]
  const create = (more: object = {}) =>
    workspace.api('POST', '/webhooks', {
      url: fixture.url,
      events: ['partner.created'],
      format: name,
      ...(fixture.writeKey !== null && { writeKey: fixture.writeKey }),
      ...more,
    })

  test('has the name of its folder, and says what it sends', () => {
    expect(format.name).toBe(name)
    expect(format.summary).toMatch(/^[A-Z].*[^.]$/)
  })

  test('refuses wrong addresses and keys by the field, when created and when changed', async () => {
    const { body: hook } = await create()
    for (const url of fixture.wrongUrls) {
      for (const answer of [
        await create({ url }),
        await workspace.api('PATCH', `/webhooks/${hook.id}`, { url }),
      ]) {
        expect([url, answer.status, answer.body.error?.issues[0].path]).toEqual([url, 422, 'url'])
      }
    }
    for (const writeKey of fixture.wrongKeys) {
      const answer = await create({ writeKey })
      expect([writeKey, answer.status]).toEqual([writeKey, 422])
    }
    await workspace.api('DELETE', `/webhooks/${hook.id}`)
  })

  test('shows a secret once and rotates it only where svc has made it', async () => {
    const { body: hook } = await create()
    const isGenerated = format.secretSource === 'generated'
    expect(hook.secret.startsWith('whsec_')).toBe(isGenerated)
    const { status: rotated } = await workspace.api('POST', `/webhooks/${hook.id}/rotate`)
    expect(rotated).toBe(isGenerated ? 200 : 409)
    const shown = JSON.stringify((await workspace.api('GET', `/webhooks/${hook.id}`)).body)
    if (hook.secret) expect(shown).not.toContain(hook.secret)
    await workspace.api('DELETE', `/webhooks/${hook.id}`)
  })

  test('is read by its receiver, and sends the same again when nobody answered', async () => {
    const { body: hook } = await create()
    // The receiver's address stands in for the provider's.
    await backend.deps.db.sql`update webhooks set url = ${receiver.url.href} where id = ${hook.id}`
    received.length = 0
    status = 500
    await workspace.api('POST', `/webhooks/${hook.id}/test`)
    await work()
    status = 200
    await work()
    expect(received).toHaveLength(2)
    const [delivery] = (await workspace.api('GET', `/webhooks/${hook.id}/deliveries`)).body
    for (const request of received) {
      const read = fixture.read({ ...request, secret: hook.secret })
      expect(read).toEqual({ id: read.id === null ? null : delivery.id, event: 'webhook.test' })
    }
    expect(received[0]!.body).toBe(received[1]!.body)
    expect(delivery).toMatchObject({ status: 'delivered', attempts: 2 })
    await workspace.api('DELETE', `/webhooks/${hook.id}`)
  })
})
