import { randomBytes } from 'node:crypto'
import { hashKey } from '../server/http/authenticate.ts'
import { writeClicks, type ClickRow } from '../server/features/clicks/write-clicks.ts'
import { createIds } from '../server/ids.ts'
import { cpuMs } from './cpu.ts'
import { load } from './load.ts'
import { median, type Figure } from './report.ts'
import { createWorld, seedLinks, startServer, type World } from './world.ts'

const KEY = `svc_sk_${'bench'.repeat(6)}`
const CLICKS = 60_000
const CONNECTIONS = 64

/** Leads of new customers and sales of known ones, each answered after its commit. */
export async function measureConversions(options: {
  rounds: number
  seconds: number
}): Promise<Figure[]> {
  const world = await createWorld()
  await seedLinks(world, 1)
  const clickIds = await seedClicks(world)
  const server = await startServer('server/main.ts', {
    DATABASE_URL: world.url,
    RATE_LIMIT_PER_MINUTE: '10000000',
  })
  let leads = 0
  let sales = 0
  const cases = [
    {
      name: 'lead of a new customer',
      request: () => {
        const n = leads++
        return post('lead', {
          clickId: clickIds[n % CLICKS],
          eventName: 'Sign Up',
          customerExternalId: `customer-${n}`,
        })
      },
    },
    {
      name: 'sale of a known customer',
      request: () => {
        const n = sales++
        return post('sale', {
          customerExternalId: `customer-${n % Math.max(leads - CONNECTIONS, 1)}`,
          amount: 1900,
          currency: 'usd',
          invoiceId: `invoice-${n}`,
        })
      },
    },
  ]
  try {
    const figures: Figure[] = []
    for (const one of cases) {
      const runs = []
      for (let round = 0; round <= options.rounds; round++) {
        const before = [cpuMs(server.pid), cpuMs(world.postgresPid(), { children: true })]
        const result = await load({
          ...options,
          ...one,
          port: server.port,
          connections: CONNECTIONS,
        })
        const after = [cpuMs(server.pid), cpuMs(world.postgresPid(), { children: true })]
        const us = before.map(
          (ms, i) => (((after[i] ?? NaN) - (ms ?? NaN)) * 1000) / result.requests,
        )
        if (round > 0) runs.push({ ...result, us })
      }
      figures.push({
        group: 'ingest',
        name: one.name,
        goal: '≥ 1,500; p99 < 50 ms',
        perSecond: median(runs.map((run) => run.perSecond)),
        spread: [
          Math.min(...runs.map((run) => run.perSecond)),
          Math.max(...runs.map((run) => run.perSecond)),
        ],
        p50Ms: median(runs.map((run) => run.p50Ms)),
        p99Ms: median(runs.map((run) => run.p99Ms)),
        serverUs: median(runs.map((run) => run.us[0]!)),
        postgresUs: median(runs.map((run) => run.us[1]!)),
        refused: runs.reduce((sum, run) => sum + run.refused, 0),
      })
    }
    return figures
  } finally {
    await server.stop()
    await world.close()
  }
}

async function seedClicks(world: World): Promise<string[]> {
  const { sql } = world
  await sql`
    insert into api_keys (workspace_id, id, name, hash, partial_key, scopes)
    values ('ws_bench00000', 'key_bench', 'Bench', ${hashKey(KEY)}, 'svc_sk_…', ${['all']})`
  const ids = createIds(Date.now)
  const clickIds: string[] = []
  for (let n = 0; n < CLICKS; n += 1000) {
    const atMs = Date.now()
    const rows = Array.from({ length: 1000 }, () => row(atMs))
    const written = await writeClicks(
      sql,
      rows,
      rows.map(() => ids.make('', atMs)),
    )
    clickIds.push(...written.map((click) => click.clickId))
  }
  return clickIds
}

function row(atMs: number): ClickRow {
  return {
    workspaceId: 'ws_bench00000',
    linkNum: 1,
    visitor: randomBytes(8).toString('hex'),
    request: '',
    atMs,
    origin: { locationId: 0, agentId: 0, referrerId: 0, urlId: 0, utmId: 0, trigger: 0 },
  }
}

function post(path: string, fields: object): string {
  const body = JSON.stringify(fields)
  return `POST /api/track/${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${KEY}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}
