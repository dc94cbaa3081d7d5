import { randomBytes } from 'node:crypto'
import { hashToken } from '../server/core/secrets.ts'
import type { ClickRow } from '../server/modules/tracking/clicks/insert-clicks.ts'
import { writeClicks } from '../server/modules/tracking/clicks/write-clicks.ts'
import { createIds } from '../server/ids.ts'
import { cpuMs } from './cpu.ts'
import { load } from './load.ts'
import { median, type Figure } from './report.ts'
import {
  createWorld,
  seedLinks,
  seedPrograms,
  startServer,
  type Child,
  type World,
} from './world.ts'

const WORKSPACES = 20
const CLICKS = 1000
const CONNECTIONS = 64

interface Case {
  name: string
  request: () => string
}

/**
 * Leads of new customers and sales of known ones, each answered after its commit, first through plain
 * links, then through a partner's: with commission, ledger and outbox.
 */
export async function measureConversions(options: {
  rounds: number
  seconds: number
}): Promise<Figure[]> {
  const world = await createWorld()
  await seedLinks(world, WORKSPACES)
  const clickIds = await seedClicks(world)
  const server = await startServer('server/main.ts', {
    DATABASE_URL: world.url,
    RATE_LIMIT_PER_MINUTE: '10000000',
  })
  try {
    const figures: Figure[] = []
    for (const spread of [1, WORKSPACES]) {
      for (const one of cases(clickIds, spread, 'without a partner')) {
        figures.push(await measureCase(world, server, one, options))
      }
    }
    await seedPrograms(world)
    for (const spread of [1, WORKSPACES]) {
      for (const one of cases(clickIds, spread, 'with commission')) {
        figures.push(await measureCase(world, server, one, options))
      }
    }
    return figures
  } finally {
    await server.stop()
    await world.close()
  }
}

let leads = 0
let sales = 0

function cases(clickIds: string[][], spread: number, kind: string): Case[] {
  const where = `${kind}, ${spread === 1 ? 'one hot workspace' : `${spread} workspaces`}`
  const first = leads
  return [
    {
      name: `lead of a new customer, ${where}`,
      request: () => {
        const n = leads++
        return post(n % spread, 'lead', {
          clickId: clickIds[n % spread]![n % CLICKS],
          eventName: 'Sign Up',
          customerExternalId: `customer-${n}`,
        })
      },
    },
    {
      name: `sale of a known customer, ${where}`,
      request: () => {
        const known = Math.max(leads - first - CONNECTIONS, 1)
        const n = first + (sales++ % known)
        return post(n % spread, 'sale', {
          customerExternalId: `customer-${n}`,
          amount: 1900,
          currency: 'usd',
          invoiceId: `invoice-${sales}`,
        })
      },
    },
  ]
}

async function measureCase(
  world: World,
  server: Child,
  one: Case,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Figure> {
  const runs = []
  for (let round = 0; round <= rounds; round++) {
    const before = cpu(world, server)
    const result = await load({
      port: server.port,
      connections: CONNECTIONS,
      seconds,
      request: one.request,
    })
    const after = cpu(world, server)
    const us = before.map((ms, i) => ((after[i]! - ms) * 1000) / result.requests)
    // The first round warms up; afterwards Postgres knows the size of its tables.
    if (round === 0) await world.sql`analyze`
    else runs.push({ ...result, us })
  }
  const rates = runs.map((run) => run.perSecond)
  return {
    group: 'ingest',
    name: one.name,
    goal: '≥ 1,500; p99 < 50 ms',
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

async function seedClicks({ sql }: World): Promise<string[][]> {
  const ids = createIds(Date.now)
  const all: string[][] = []
  for (let w = 0; w < WORKSPACES; w++) {
    await sql`
      insert into api_keys (workspace_id, id, name, hash, partial_key, scopes)
      values (${workspaceId(w)}, 'key_bench', 'Bench', ${hashToken(keyOf(w))}, 'svc_sk_…', ${['all']})`
    const [link] = await sql<{ num: number }[]>`
      select num::float8 from links where workspace_id = ${workspaceId(w)}`
    const atMs = Date.now()
    const rows = Array.from({ length: CLICKS }, () => row(w, link!.num, atMs))
    const written = await writeClicks(
      sql,
      rows,
      rows.map(() => ids.make('', atMs)),
    )
    all.push(written.map((click) => click.clickId))
  }
  return all
}

function row(w: number, linkNum: number, atMs: number): ClickRow {
  return {
    workspaceId: workspaceId(w),
    linkNum,
    visitor: randomBytes(8).toString('hex'),
    request: '',
    atMs,
    origin: { locationId: 0, agentId: 0, referrerId: 0, urlId: 0, utmId: 0, trigger: 0 },
  }
}

function workspaceId(w: number): string {
  return `ws_bench${String(w).padStart(3, '0')}`
}

function keyOf(w: number): string {
  return `svc_sk_${'bench'.repeat(6)}${w}`
}

function post(w: number, path: string, fields: object): string {
  const body = JSON.stringify(fields)
  return `POST /api/track/${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${keyOf(w)}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}
