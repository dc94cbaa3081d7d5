import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test'
import { fixture } from '../../server/integrations/chargebee/testing.ts'
import { fixture as paddle } from '../../server/integrations/paddle/testing.ts'
import { pollConnections } from '../../server/jobs/poll-connections.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { openSales } from '../kit/open-sales.ts'

type Query = Record<string, string | undefined>
let answer: (query: Query) => object | number
let asked: Query[] = []
const server = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch(request) {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    asked.push(query)
    // A round that does not end by itself ends here.
    const answered = asked.length > 60 ? { list: [] } : answer(query)
    return typeof answered === 'number'
      ? Response.json({}, { status: answered })
      : Response.json(answered)
  },
})
afterAll(() => server.stop(true))

const { backend, shop, storedSales } = await openSales({
  integrationSettings: { CHARGEBEE_API_BASE: `http://127.0.0.1:${server.port}` },
})
const { deps, clock } = backend
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const details = { site: 'acme-test', apiKey: 'test_read_only_key_1' }

let connection = ''
beforeEach(async () => {
  const body = { provider: 'chargebee', name: 'Polled', secret: fixture.secret, details }
  connection = (await shop.api('POST', '/connections', body)).body.id
  asked = []
  answer = () => ({ list: [] })
})
afterEach(() => shop.api('DELETE', `/connections/${connection}`))

const work = async (laterMs = 0) => {
  clock.advance(laterMs)
  asked = []
  await pollConnections(deps)
  await runOnce(deps)
  return asked.length
}
const polling = async () => (await shop.api('GET', `/connections/${connection}`)).body.polling
const pauseMs = async () => Date.parse((await polling()).nextPollAt) - clock.now()
const toSeconds = (ms: number) => Math.floor(ms / 1000)
let made = 0
const sell = (atMs = clock.now()) => {
  const invoiceId = `polled-${++made}`
  const sale = fixture.sale({ invoiceId, customerExternalId: `buyer-${invoiceId}`, nowMs: atMs })
  return { event: { ...JSON.parse(sale.body), occurred_at: toSeconds(atMs) } }
}

test('another site is read from the beginning, another key from where the last round ended', async () => {
  const start = String(toSeconds(clock.now()) - 600)
  answer = () => ({ list: [sell()] })
  clock.advance(DAY_MS)
  await work()
  expect(asked[0]?.['occurred_at[after]']).toBe(start)
  const change = (more: object) =>
    shop.api('PATCH', `/connections/${connection}`, { details: { ...details, ...more } })
  await change({ apiKey: 'test_read_only_key_2' })
  await work()
  expect(asked[0]?.['occurred_at[after]']).toBe(String(toSeconds(clock.now()) - 600))
  await change({ site: 'another-test' })
  await work()
  expect(asked[0]?.['occurred_at[after]']).toBe(start)
})

test('a page that names itself as the next one ends the round', async () => {
  answer = () => ({ list: [], next_offset: '["1"]' })
  expect(await work()).toBe(2)
  expect(await pauseMs()).toBe(5 * MINUTE_MS)
})

test('a round ends after twenty pages without a new event, and continues later', async () => {
  const known = sell()
  let page = 0
  answer = () => ({ list: [known], next_offset: `["${++page}"]` })
  expect(await work()).toBe(21)
  expect([await pauseMs(), page]).toEqual([5 * MINUTE_MS, 21])
  answer = () => ({ list: [] })
  await work(5 * MINUTE_MS)
  expect(asked[0]?.offset).toBe('["21"]')
})

test('a refused offset is a failure, and the next round begins with the first page', async () => {
  answer = ({ offset }) => (offset ? 400 : { list: [sell()], next_offset: '["1"]' })
  expect(await work()).toBe(2)
  expect([await pauseMs(), (await polling()).reason]).toEqual([
    10 * MINUTE_MS,
    expect.stringContaining('400'),
  ])
  answer = () => ({ list: [] })
  await work(10 * MINUTE_MS)
  expect([asked.length, asked[0]?.offset]).toEqual([1, undefined])
})

test('an event of the future does not hide those that come before it', async () => {
  answer = () => ({ list: [sell(clock.now() + 30 * DAY_MS)] })
  await work()
  await work(5 * MINUTE_MS)
  expect(asked[0]?.['occurred_at[after]']).toBe(String(toSeconds(clock.now()) - 300 - 600))
})

test('a key without the permission is tried once a day, a refused one never', async () => {
  const sale = sell()
  answer = () => 403
  await work()
  expect(await pauseMs()).toBe(DAY_MS)
  expect(await work(DAY_MS - 1)).toBe(0)
  answer = () => ({ list: [sale] })
  expect(await work(1)).toBe(1)
  expect(await storedSales(`buyer-polled-${made}`)).toHaveLength(1)
  answer = () => 401
  await work(5 * MINUTE_MS)
  expect((await polling()).nextPollAt).toBeNull()
})

test('nothing is queued for a connection that an older server has removed', async () => {
  const queued = () => deps.db.sql`select key from graphile_worker._private_jobs
    where key like ${`%poll of ${connection}`}`
  await deps.db.sql`update connections set removed_at = now() where id = ${connection}`
  await pollConnections(deps)
  expect(await queued()).toHaveLength(0)
})

test('a connection whose provider is not polled is asked once at most', async () => {
  const body = { provider: 'paddle', name: 'Paddle', secret: paddle.secret }
  const { id } = (await shop.api('POST', '/connections', body)).body
  await deps.db.sql`update connections set poll_at = ${new Date(clock.now())} where id = ${id}`
  await work()
  const [row] = await deps.db.sql`select poll_at from connections where id = ${id}`
  expect(row).toEqual({ poll_at: null })
})
