import { afterEach, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withSeed } from '../kit/random.ts'
import { isWholeRun } from '../kit/rounds.ts'
import { auditTotals } from './audit-totals.ts'
import { Caller } from './caller.ts'
import { storedClicks } from './environment.ts'
import { HttpConnection } from './http-connection.ts'
import { Load } from './load.ts'
import { startOutageServer, visit, type Cleanups } from './outage-server.ts'
import { Visits } from './visits.ts'
import { until } from './wait.ts'

/** Each kills two processes. */
const KILL_ROUNDS = isWholeRun() ? 10 : 1
const CONNECTIONS = 12

const cleanups: Cleanups = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const start = (env?: Record<string, string>) => startOutageServer(cleanups, env)

test('while the database is refused, cut or hangs, every visitor is sent on and every click is stored once', async () => {
  await withSeed(async (random) => {
    const { proxy, port, target, caller, server, audit } = await start()
    const visits = new Visits(target, random)
    const load = new Load({ ports: [port], connections: CONNECTIONS, step: visits.step })
    try {
      for (const kind of ['cut', 'hang', 'lost answers'] as const) {
        await load.answeredMore(100)
        if (kind === 'cut') await proxy.cut()
        if (kind === 'hang') proxy.hang()
        if (kind === 'lost answers') proxy.loseAnswers()
        await load.answeredMore(200)
        expect((await caller.api('GET', '/health')).status).toBe(200)
        if (kind === 'hang') proxy.release()
        else {
          await proxy.cut()
          await proxy.restore()
        }
      }
      await load.answeredMore(100)
    } finally {
      await load.stop()
    }
    expect([...visits.statuses.keys()].toSorted()).toEqual([200, 302])
    await audit(visits)
    expect(server().noise).toEqual([])
    const ours = server().lines.filter(({ msg }) => /request failed|click/.test(msg))
    expect(ours.map(({ msg }) => msg)).toEqual(ours.map(() => 'clicks of an outage replayed'))
  })
})

test('a lead that names a click of the outage is asked to wait for it, and finds it', async () => {
  const { proxy, port, target, caller, sql } = await start()
  const connection = new HttpConnection(port)
  cleanups.push(() => connection.close())
  await visit(connection, target, 'before')
  await proxy.cut()
  const clickId = await visit(connection, target, 'during')
  const body = { clickId, eventName: 'Sign up', customerExternalId: 'cus-1' }
  const refused = await caller.api('POST', '/track/lead', body)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(refused.json.error.code).toBe('service_unavailable')
  await proxy.restore()
  const statuses = new Set<number>()
  await until('the lead', async () => {
    const { status } = await caller.api('POST', '/track/lead', body)
    statuses.add(status)
    return status === 200
  })
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  const [lead] = await sql`
    select c.id as "clickId" from leads l
    join customers u on u.workspace_id = l.workspace_id and u.id = l.customer_id
    join clicks c on c.workspace_id = l.workspace_id and c.id = u.click_id`
  expect(lead).toEqual({ clickId })
})

test('a lead sent to another server than its click is asked to wait for it, and finds it', async () => {
  const { proxy, port, target, server, launch, restart } = await start()
  const other = await launch()
  await other.ready()
  const [connection, caller] = [new HttpConnection(port), new Caller(other.port, target)]
  cleanups.push(() => (connection.close(), caller.close()))
  await visit(connection, target, 'before')
  await proxy.cut()
  const clickId = await visit(connection, target, 'during')
  await server().kill()
  await proxy.restore()
  const body = { clickId, eventName: 'Sign up', customerExternalId: 'cus-1' }
  const lead = async () => (await caller.api('POST', '/track/lead', body)).status
  const statuses = new Set<number>()
  await until('the other server', async () => (await caller.api('GET', '/ready')).status === 200)
  statuses.add(await lead())
  await restart()
  await until('the lead', async () => {
    const status = await lead()
    statuses.add(status)
    return status === 200
  })
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
})

test('while one server cannot write, another one waits for its clicks instead of not finding them', async () => {
  const { port, target, launch, sql } = await start()
  const other = await launch()
  await other.ready()
  const [connection, caller] = [new HttpConnection(port), new Caller(other.port, target)]
  cleanups.push(() => (connection.close(), caller.close()))
  await visit(connection, target, 'before')
  // No connection breaks when a disk is full.
  await sql.unsafe(`
    create function disk_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger disk_full before insert on clicks for each row execute function disk_full()`)
  const clickId = await visit(connection, target, 'during')
  const body = { clickId, eventName: 'Sign up', customerExternalId: 'cus-1' }
  const sale = { clickId, customerExternalId: 'cus-2', amount: 500, currency: 'usd' }
  expect((await caller.api('POST', '/track/lead', body)).status).toBe(503)
  expect((await caller.api('POST', '/track/sale', sale)).status).toBe(503)
  await sql`drop trigger disk_full on clicks`
  const statuses = new Set<number>()
  await until('the lead', async () => {
    const { status } = await caller.api('POST', '/track/lead', body)
    statuses.add(status)
    return status === 200
  })
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
})

test('an empty file of a process that died before its first click is deleted', async () => {
  const { dataDir, restart, spooled } = await start()
  mkdirSync(join(dataDir, 'spool', '7'), { recursive: true })
  writeFileSync(join(dataDir, 'spool', '7', '000000000000001.spool'), '')
  await restart()
  await until('the spool to be empty', () => spooled().length === 0)
})

test('kills while clicks are spooled and while they are replayed lose none and double none', async () => {
  await withSeed(async (random) => {
    const { proxy, port, target, restart, server, audit } = await start()
    const visits = new Visits(target, random, { mayForget: true })
    const load = new Load({ ports: [port], connections: CONNECTIONS, step: visits.step })
    try {
      for (let n = 0; n < KILL_ROUNDS; n++) {
        await load.answeredMore(100)
        await proxy.cut()
        await load.answeredMore(100 + random.below(100))
        await restart()
        await proxy.restore()
        // Somewhere between the start and the end of the replay.
        await until('the start', () => server().lines.some(({ msg }) => msg === 'ready'))
        await restart()
        await server().ready()
      }
      await load.answeredMore(100)
    } finally {
      await load.stop()
    }
    await audit(visits)
  })
})

test('a full spool sends visitors on without counting them, and says so', async () => {
  const { proxy, port, target, sql, server, spooled } = await start({ SPOOL_MAX_MB: '1' })
  const connections = Array.from({ length: 32 }, () => new HttpConnection(port))
  cleanups.push(() => connections.forEach((one) => one.close()))
  const before = await visit(connections[0]!, target, 'before')
  await proxy.cut()
  const answers: (string | null)[] = [before]
  for (let n = 0; !answers.includes(null); n++) {
    const asked = connections.map((one, i) => visit(one, target, `during ${n} ${i}`))
    answers.push(...(await Promise.all(asked)))
  }
  await proxy.restore()
  await until('the spool to be empty', () => spooled().length === 0)
  const counted = new Set(answers.filter((id) => id !== null))
  expect(await storedClicks(sql)).toEqual(counted)
  expect(await auditTotals(sql, { days: false })).toEqual([])
  const said = server().lines.find(({ msg }) => msg.includes('not counted'))
  expect(said).toMatchObject({ reason: 'SPOOL_MAX_MB is reached' })
})
