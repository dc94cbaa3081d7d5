import { hashToken } from '../server/core/secrets.ts'
import { cpuMs } from './cpu.ts'
import { median, type Figure } from './report.ts'
import { createWorld, seedLinks, startServer, type Child, type World } from './world.ts'

const KEY = `svc_sk_${'bench'.repeat(6)}`
/** As many as a workspace may have; one of them never answers. */
const ENDPOINTS = 20
const ALIVE = ENDPOINTS - 1
const EVENT = 'partner.updated'

interface Arrival {
  /** Since the delivery was written down. */
  afterMs: number
}

/** Events a second, so that a thousand deliveries a second arrive. */
const PACE = Math.ceil(1000 / ALIVE)

/**
 * Deliveries to twenty endpoints, of which one accepts calls and never answers: how long after it was written down
 * one arrives at the others when events come evenly, and how many arrive in a second when all come at once.
 */
export async function measureWebhooks(options: {
  seconds: number
  burst: number
}): Promise<Figure[]> {
  const world = await createWorld()
  await seedLinks(world, 1)
  await world.sql`
    insert into api_keys (workspace_id, id, name, hash, partial_key, scopes)
    values ('ws_bench000', 'key_bench', 'Bench', ${hashToken(KEY)}, 'svc_sk_…', ${['all']})`
  await world.sql`
    insert into partners (workspace_id, id, name)
    select 'ws_bench000', 'pn_' || n, 'Partner ' || n from generate_series(1, 20000) n`
  const server = await startServer('server/main.ts', {
    DATABASE_URL: world.url,
    WEBHOOKS_ALLOW_PRIVATE: 'true',
    RATE_LIMIT_PER_MINUTE: '10000000',
  })
  const arrivals: Arrival[] = []
  const receiver = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: receiverOf(arrivals) })
  try {
    for (let n = 0; n < ENDPOINTS; n++) {
      await register(server, `${receiver.url.origin}/${n < ALIVE ? 'alive' : 'dead'}/${n}`)
    }
    const bench = { world, server, arrivals }
    const evenly = Array.from({ length: options.seconds }, () => PACE)
    return [
      await measure(bench, { parts: evenly, how: 'evenly', goal: '≥ 1,000; p99 < 1,000 ms' }),
      await measure(bench, { parts: [options.burst], how: 'all at once', goal: '≥ 1,000' }),
    ]
  } finally {
    await receiver.stop(true)
    await server.stop()
    await world.close()
  }
}

interface Bench {
  world: World
  server: Child
  arrivals: Arrival[]
}

/** Announces events, so many each second, and waits until the last has arrived everywhere but at the dead one. */
async function measure(
  { world, server, arrivals }: Bench,
  { parts, how, goal }: { parts: readonly number[]; how: string; goal: string },
): Promise<Figure> {
  arrivals.length = 0
  const before = cpu(world, server)
  const began = performance.now()
  for (const [second, count] of parts.entries()) {
    await Bun.sleep(Math.max(0, began + second * 1000 - performance.now()))
    await announce(world, count)
  }
  const total = parts.reduce((sum, count) => sum + count, 0) * ALIVE
  await arrived(arrivals, total)
  const seconds = (performance.now() - began) / 1000
  const us = cpu(world, server).map((ms, i) => ((ms - before[i]!) * 1000) / total)
  const waits = arrivals.map(({ afterMs }) => afterMs).toSorted((a, b) => a - b)
  return {
    group: 'ingest',
    name: `webhook delivered, ${ENDPOINTS} endpoints, one of them dead, events ${how}`,
    goal,
    perSecond: total / seconds,
    p50Ms: median(waits),
    p99Ms: waits[Math.floor(waits.length * 0.99)] ?? NaN,
    serverUs: us[0]!,
    postgresUs: us[1]!,
  }
}

function receiverOf(arrivals: Arrival[]) {
  return async (request: Request): Promise<Response> => {
    if (request.url.includes('/dead/')) return new Promise<Response>(() => {})
    const message = (await request.json()) as { createdAt: string }
    arrivals.push({ afterMs: Date.now() - Date.parse(message.createdAt) })
    return new Response(null, { status: 204 })
  }
}

async function register({ port }: Child, url: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, events: [EVENT] }),
  })
  if (answer.status !== 201) throw new Error(await answer.text())
}

let told = 0

/** Writes events about so many partners to the outbox, as a transaction does. */
async function announce({ sql }: World, count: number): Promise<void> {
  await sql`
    insert into outbox (workspace_id, type, data)
    select 'ws_bench000', ${EVENT}, jsonb_build_object('partnerId', 'pn_' || n)
    from generate_series(${told + 1}::int, ${told + count}::int) n order by n`
  told += count
}

async function arrived(arrivals: readonly Arrival[], count: number): Promise<void> {
  const deadline = Date.now() + 300_000
  while (arrivals.length < count) {
    if (Date.now() > deadline) throw new Error(`${arrivals.length} of ${count} arrived`)
    await Bun.sleep(20)
  }
}

function cpu(world: World, server: Child): number[] {
  return [cpuMs(server.pid) ?? NaN, cpuMs(world.postgresPid(), { children: true }) ?? NaN]
}
