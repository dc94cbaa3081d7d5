import { createHmac } from 'node:crypto'
import { hashToken } from '../server/core/secrets.ts'
import { decode, number, row } from '../server/db/row.ts'
import { cpuMs } from './cpu.ts'
import { load } from './load.ts'
import { median, type Figure } from './report.ts'
import { createWorld, seedLinks, startServer, type Child, type World } from './world.ts'

const KEY = `svc_sk_${'bench'.repeat(6)}`
const SECRET = `whsec_${'bench'.repeat(6)}`
const CONNECTIONS = 64
/** Events a second, sent evenly in parts. */
const PACE = 500
const PARTS = 10

interface Options {
  rounds: number
  seconds: number
}

/**
 * Signed events of a provider: how long until they are processed when they come evenly, and how many are accepted
 * (checked, stored, answered) while the server works them off, too.
 */
export async function measureInbox(options: Options): Promise<Figure[]> {
  const world = await createWorld()
  await seedLinks(world, 1)
  await world.sql`
    insert into api_keys (workspace_id, id, name, hash, partial_key, scopes)
    values ('ws_bench000', 'key_bench', 'Bench', ${hashToken(KEY)}, 'svc_sk_…', ${['all']})`
  const server = await startServer('server/main.ts', {
    DATABASE_URL: world.url,
    RATE_LIMIT_PER_MINUTE: '10000000',
  })
  try {
    const path = await connect(server)
    const processed = await measureProcessed(world, server, { path, ...options })
    return [processed, await measureAccepted(world, server, { path, ...options })]
  } finally {
    await server.stop()
    await world.close()
  }
}

/** Creates a connection; returns the path that the provider calls. */
async function connect({ port }: Child): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/connections`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'stripe', name: 'Bench', secret: SECRET }),
  })
  if (answer.status !== 201) throw new Error(await answer.text())
  const { webhookUrl } = (await answer.json()) as { webhookUrl: string }
  return new URL(webhookUrl).pathname
}

let made = 0

/** A paid invoice of a customer of its own, signed now. */
function makeEvent(): { body: string; signature: string } {
  const n = ++made
  const time = Math.floor(Date.now() / 1000)
  const metadata = { svcCustomerExternalId: `customer-${n}` }
  const object = { id: `in_${n}`, amount_paid: 1900, total: 1900, currency: 'usd', metadata }
  const body = JSON.stringify({
    id: `evt_${n}`,
    type: 'invoice.paid',
    created: time,
    data: { object },
  })
  const hash = createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex')
  return { body, signature: `t=${time},v1=${hash}` }
}

const Waits = row({ p50: number, p99: number, done: number, others: number })

/** From the call to the end of its processing, by the server's clock. */
async function measureProcessed(
  world: World,
  { port }: Child,
  { path, rounds, seconds }: Options & { path: string },
): Promise<Figure> {
  const total = PACE * seconds * rounds
  const sent: Promise<unknown>[] = []
  const began = performance.now()
  for (let part = 0; sent.length < total; part++) {
    const due = began + (part * 1000) / PARTS
    await Bun.sleep(Math.max(0, due - performance.now()))
    for (let n = 0; n < PACE / PARTS; n++) {
      const { body, signature } = makeEvent()
      const headers = { 'stripe-signature': signature }
      sent.push(fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers }))
    }
  }
  await Promise.all(sent)
  const perSecond = total / ((performance.now() - began) / 1000)
  await waitUntilDone(world)
  const waits = decode(
    Waits,
    await world.sql`
      select percentile_cont(0.5) within group (order by ms)::float8 as p50,
        percentile_cont(0.99) within group (order by ms)::float8 as p99,
        count(*) filter (where status = 'done')::float8 as done,
        count(*) filter (where status <> 'done')::float8 as others
      from (select status, extract(epoch from updated_at - created_at) * 1000 as ms from inbox_events) e`,
  )[0]!
  if (waits.others > 0 || waits.done !== total) throw new Error(JSON.stringify(waits))
  return {
    group: 'ingest',
    name: `signed event processed, ${PACE} a second`,
    goal: '500 a second; p99 < 5,000 ms',
    perSecond,
    p50Ms: waits.p50,
    p99Ms: waits.p99,
  }
}

async function waitUntilDone({ sql }: World): Promise<void> {
  const deadline = Date.now() + 300_000
  for (;;) {
    const [left] = await sql`
      select 1 from inbox_events where workspace_id = 'ws_bench000'
        and status in ('received', 'retrying') limit 1`
    if (!left) return
    if (Date.now() > deadline) throw new Error('events wait for too long')
    await Bun.sleep(100)
  }
}

/** How many calls are answered; the first round warms up. */
async function measureAccepted(
  world: World,
  server: Child,
  { path, rounds, seconds }: Options & { path: string },
): Promise<Figure> {
  const request = () => {
    const { body, signature } = makeEvent()
    return `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nStripe-Signature: ${signature}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  }
  const runs = []
  for (let round = 0; round <= rounds; round++) {
    const before = cpu(world, server)
    const result = await load({ port: server.port, connections: CONNECTIONS, seconds, request })
    const us = cpu(world, server).map((ms, i) => ((ms - before[i]!) * 1000) / result.requests)
    if (round > 0) runs.push({ ...result, us })
  }
  const rates = runs.map((run) => run.perSecond)
  return {
    group: 'ingest',
    name: 'signed event accepted, while others are processed',
    goal: '≥ 2,000',
    perSecond: median(rates),
    spread: [Math.min(...rates), Math.max(...rates)],
    p50Ms: median(runs.map((run) => run.p50Ms)),
    p99Ms: median(runs.map((run) => run.p99Ms)),
    serverUs: median(runs.map((run) => run.us[0]!)),
    postgresUs: median(runs.map((run) => run.us[1]!)),
    refused: runs.reduce((sum, run) => sum + run.refused, 0),
  }
}

function cpu(world: World, server: Child): number[] {
  return [cpuMs(server.pid) ?? NaN, cpuMs(world.postgresPid(), { children: true }) ?? NaN]
}
