import { expect, test } from 'bun:test'
import { reportUncounted } from '../../server/jobs/report-uncounted.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const LIMIT = 5
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SENT = 20
const backend = await testBackend({ config: { trustProxy: true, clicksPerAddress: LIMIT } })
const workspace = await createTestWorkspace(backend)

let visits = 0

async function createLink(): Promise<{ id: string; key: string }> {
  const body = { url: 'https://shop.test/', domain: workspace.domain, trackConversion: true }
  return (await workspace.api('POST', '/links', body)).body
}

/** Another user agent and referrer each time; answers the click id that the visitor is sent on with. */
async function visit(key: string, ip: string): Promise<string> {
  const n = ++visits
  const headers = { 'x-forwarded-for': ip, referer: `https://blog.test/${n}` }
  const response = await workspace.visit(key, { visitor: `person ${n}`, headers })
  expect(response.status).toBe(302)
  return new URL(response.headers.get('location')!).searchParams.get('svc_id')!
}

async function flood(key: string, ipOf: (n: number) => string): Promise<string[]> {
  return Promise.all(Array.from({ length: SENT }, (_, n) => visit(key, ipOf(n))))
}

const counted = async (id: string) =>
  (await workspace.api('GET', `/links/${id}`)).body.clicks as number

test('one address is counted a few times an hour, whatever it says, and always redirected', async () => {
  const { id, key } = await createLink()
  const sql = backend.deps.db.sql
  const words = async () => (await sql`select from referrers`).length
  const before = await words()
  const ids = await flood(key, () => '192.0.2.1')
  expect(new Set(ids).size).toBe(LIMIT)
  expect(await counted(id)).toBe(LIMIT)
  expect((await words()) - before).toBe(LIMIT)

  expect(ids).not.toContain(await visit(key, '192.0.2.2'))
  const other = await createLink()
  await visit(other.key, '192.0.2.1')
  expect([await counted(id), await counted(other.id)]).toEqual([LIMIT + 1, 1])

  backend.clock.advance(HOUR_MS)
  expect(ids).not.toContain(await visit(key, '192.0.2.1'))
  expect(await counted(id)).toBe(LIMIT + 2)
})

test('an IPv6 block of 64 bits is one address', async () => {
  const { id, key } = await createLink()
  await flood(key, (n) => `2001:db8:1:2::${n.toString(16)}`)
  expect(await counted(id)).toBe(LIMIT)
  await flood(key, (n) => `2001:db8:1:${n + 10}::1`)
  expect(await counted(id)).toBe(LIMIT + SENT)
})

test('an address that comes before and after midnight has one hour', async () => {
  const now = backend.clock.now()
  backend.clock.advance(DAY_MS - (now % DAY_MS) - HOUR_MS / 4)
  const { id, key } = await createLink()
  await flood(key, () => '192.0.2.6')
  backend.clock.advance(HOUR_MS / 2)
  const last = await visit(key, '192.0.2.6')
  await flood(key, () => '192.0.2.6')
  expect(await counted(id)).toBe(LIMIT)
  backend.clock.advance(HOUR_MS / 2)
  expect(await visit(key, '192.0.2.6')).not.toBe(last)
  expect(await counted(id)).toBe(LIMIT + 1)
})

test('the limit is that of the script too', async () => {
  const { id, key } = await createLink()
  const headers = { 'x-forwarded-for': '192.0.2.3' }
  const send = (n: number) =>
    workspace.browser(
      '/track/click',
      { key, url: `https://shop.test/${n}`, requestId: `flood-${key}-${n}` },
      { ...headers, 'user-agent': `Mozilla/5.0 Chrome/${n}` },
    )
  const answers = await Promise.all(Array.from({ length: SENT }, (_, n) => send(n)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.clickId)).size).toBe(LIMIT)
  expect(await counted(id)).toBe(LIMIT)
})

test('a lead of somebody behind a busy address still finds its link', async () => {
  const { id, key } = await createLink()
  await flood(key, () => '192.0.2.4')
  const clickId = await visit(key, '192.0.2.4')
  const lead = { clickId, eventName: 'Sign up', customerExternalId: 'behind-nat' }
  const { body } = await workspace.api('POST', '/track/lead', lead)
  expect(body.link.id).toBe(id)
})

test('what is not counted is logged with its numbers, once and without the address', async () => {
  backend.deps.clicks.limit.report()
  const lines: unknown[] = []
  const log = {
    ...backend.deps.log,
    warn: (fields: object, text: string) => lines.push(fields, text),
  }
  const { key } = await createLink()
  await flood(key, () => '192.0.2.5')
  await reportUncounted({ ...backend.deps, log })
  await reportUncounted({ ...backend.deps, log })
  const text = expect.stringContaining('not counted')
  expect(lines).toEqual([{ clicks: SENT - LIMIT, addresses: 1 }, text])
})
