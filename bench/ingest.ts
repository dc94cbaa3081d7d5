import { cpuMs, residentBytes } from './cpu.ts'
import { load, type LoadResult } from './load.ts'
import { median, type Figure } from './report.ts'
import { createWorld, seedLinks, startServer, type Child, type World } from './world.ts'
import { writeDirectly } from './write-directly.ts'

export interface IngestOptions {
  pairs: number
  seconds: number
  connections: number
}

interface Case {
  name: string
  goal?: string
  server: Child
  world?: World
  request: (n: number) => string
}

/** A commit delay on every transaction stands for a disk whose fsync takes 2 ms longer. */
const SLOW_DISK = { commit_delay: '2000', commit_siblings: '0' }

/** Durable clicks against what the same machine does without a database, without HTTP and without grouping. */
export async function measureIngest(options: IngestOptions): Promise<Figure[]> {
  const world = await createWorld()
  const slow = await createWorld(SLOW_DISK)
  await seedLinks(world, 500)
  await seedLinks(slow, 1)
  const ceiling = await startServer('bench/ceiling-server.ts', {})
  const grouped = await product(world)
  const single = await product(world, { INGEST_BATCH: '1', INGEST_IN_FLIGHT: '8' })
  const slowDisk = await product(slow, { INGEST_IN_FLIGHT: '4' })
  const cases: Case[] = [
    { name: 'no database: redirect', server: ceiling, request: redirect(1) },
    { name: 'no database: POST with validation', server: ceiling, request: script(1) },
    ...groupedCases(grouped, world),
    {
      name: 'redirect, one transaction a click',
      goal: 'grouped is ≥ 5×',
      server: single,
      world,
      request: redirect(1),
    },
    {
      name: 'redirect, fsync 2 ms slower',
      goal: '≥ 10,000',
      server: slowDisk,
      world: slow,
      request: redirect(1),
    },
  ]
  try {
    const runs = await alternate(cases, options)
    const direct = await writeDirectly(world, options)
    return [...summarise(cases, runs), direct, ...(await leftBehind(world, grouped))]
  } finally {
    for (const server of [ceiling, grouped, single, slowDisk]) await server.stop()
    await world.close()
    await slow.close()
  }
}

function product(world: World, env: Record<string, string> = {}): Promise<Child> {
  return startServer('server/main.ts', {
    DATABASE_URL: world.url,
    TRUST_PROXY: 'true',
    RATE_LIMIT_PER_MINUTE: '10000000',
    ...env,
  })
}

function groupedCases(server: Child, world: World): Case[] {
  return [
    {
      name: 'redirect, one hot workspace',
      goal: '≥ 25,000; ≤ 60 µs in total; p99 < 25 ms',
      server,
      world,
      request: redirect(1),
    },
    {
      name: 'redirect, 500 workspaces',
      goal: '≥ 15,000',
      server,
      world,
      request: redirect(500),
    },
    { name: 'script POST, one hot workspace', server, world, request: script(1) },
    {
      name: 'redirect, nothing to record (bot)',
      goal: '≥ 60,000',
      server,
      world,
      request: bot,
    },
  ]
}

interface Run extends LoadResult {
  serverUs: number | null
  postgresUs: number | null
}

/** Every case in turn, `pairs` times over, so that a noisy minute hits all of them alike. */
async function alternate(cases: Case[], options: IngestOptions): Promise<Run[][]> {
  const runs: Run[][] = cases.map(() => [])
  for (let round = 0; round <= options.pairs; round++) {
    for (const [i, one] of cases.entries()) {
      const before = times(one)
      const result = await load({ ...options, port: one.server.port, request: one.request })
      const after = times(one)
      // The first round warms up: caches, prepared statements, dictionaries.
      if (round === 0) continue
      const per = (a: number | null, b: number | null) =>
        a === null || b === null ? null : ((b - a) * 1000) / result.requests
      runs[i]!.push({
        ...result,
        serverUs: per(before.server, after.server),
        postgresUs: per(before.postgres, after.postgres),
      })
    }
  }
  return runs
}

function times(one: Case) {
  return {
    server: cpuMs(one.server.pid),
    postgres: one.world ? cpuMs(one.world.postgresPid(), { children: true }) : null,
  }
}

function summarise(cases: Case[], runs: Run[][]): Figure[] {
  return cases.map(({ name, goal }, i) => {
    const pick = (value: (run: Run) => number | null) =>
      median(runs[i]!.map((run) => value(run) ?? NaN))
    return {
      group: 'ingest',
      name,
      ...(goal ? { goal } : {}),
      perSecond: pick((run) => run.perSecond),
      spread: [
        Math.min(...runs[i]!.map((run) => run.perSecond)),
        Math.max(...runs[i]!.map((run) => run.perSecond)),
      ],
      p50Ms: pick((run) => run.p50Ms),
      p99Ms: pick((run) => run.p99Ms),
      serverUs: pick((run) => run.serverUs),
      postgresUs: pick((run) => run.postgresUs),
      refused: runs[i]!.reduce((sum, run) => sum + run.refused, 0),
    }
  })
}

/** What all those clicks took: disk a click, and the server's memory after them. */
async function leftBehind(world: World, server: Child): Promise<Figure[]> {
  const [row] = await world.sql<{ bytes: number; clicks: number }[]>`
    select (select sum(pg_total_relation_size(relid))::float8 from pg_partition_tree('clicks')) as bytes,
      (select count(*)::int from clicks) as clicks`
  const { bytes, clicks } = row!
  const memory = residentBytes(server.pid)
  return [
    {
      group: 'size',
      name: 'a click in PostgreSQL, with its indexes',
      bytes: bytes / clicks,
      goal: '≤ 230',
    },
    ...(memory === null
      ? []
      : [
          {
            group: 'memory' as const,
            name: `the server's memory after ${clicks.toLocaleString('en')} clicks`,
            bytes: memory,
            goal: '< 300,000,000',
          },
        ]),
  ]
}

let visitors = 0

/** Every request is another visitor, so that every one is a click to store. */
function redirect(workspaces: number): (n: number) => string {
  return (n) => {
    const v = visitors++
    return `GET /a HTTP/1.1\r\nHost: d${n % workspaces}.test\r\nX-Forwarded-For: ${address(v)}\r\nUser-Agent: ${agent(v)}\r\nReferer: https://blog${v % 50}.test/post\r\n\r\n`
  }
}

function script(workspaces: number): (n: number) => string {
  return (n) => {
    const v = visitors++
    const body = JSON.stringify({
      publishableKey: `svc_pk_bench${n % workspaces}`,
      key: 'a',
      url: 'https://shop.test/?via=a',
      requestId: `bench-${v.toString(36).padStart(10, '0')}`,
    })
    return `POST /api/track/click HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: https://shop.test\r\nContent-Type: application/json\r\nX-Forwarded-For: ${address(v)}\r\nUser-Agent: ${agent(v)}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  }
}

function bot(): string {
  return 'GET /a HTTP/1.1\r\nHost: d0.test\r\nUser-Agent: Mozilla/5.0 (compatible; Googlebot/2.1)\r\n\r\n'
}

function address(v: number): string {
  return `10.${(v >> 16) & 255}.${(v >> 8) & 255}.${v & 255}`
}

function agent(v: number): string {
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + (v % 40)}.0.0.0 Safari/537.36`
}
