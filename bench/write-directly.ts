import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import type { ClickRow } from '../server/modules/tracking/clicks/insert-clicks.ts'
import { writeClicks } from '../server/modules/tracking/clicks/write-clicks.ts'
import { createIds } from '../server/ids.ts'
import { cpuMs } from './cpu.ts'
import type { Figure } from './report.ts'
import type { World } from './world.ts'

const ROWS = 128

/** The same multi-row insert without HTTP in front: what Postgres itself allows, two batches in flight. */
export async function writeDirectly(
  world: World,
  { seconds }: { seconds: number },
): Promise<Figure> {
  const sql = postgres(world.url, { max: 2, onnotice: () => {} })
  const ids = createIds(Date.now)
  const deadline = performance.now() + seconds * 1000
  const before = cpuMs(world.postgresPid(), { children: true })
  const latencies: number[] = []
  const write = async () => {
    while (performance.now() < deadline) {
      const started = performance.now()
      const atMs = Date.now()
      const clicks = Array.from({ length: ROWS }, () => row(atMs))
      await writeClicks(
        sql,
        clicks,
        clicks.map(() => ids.make('', atMs)),
      )
      latencies.push(performance.now() - started)
    }
  }
  const started = performance.now()
  await Promise.all([write(), write()])
  const rows = latencies.length * ROWS
  const after = cpuMs(world.postgresPid(), { children: true })
  await sql.end()
  latencies.sort((a, b) => a - b)
  return {
    group: 'ingest',
    name: `Postgres alone: ${ROWS} clicks a transaction`,
    perSecond: rows / ((performance.now() - started) / 1000),
    p50Ms: latencies[Math.floor(latencies.length / 2)]!,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)]!,
    postgresUs: before === null || after === null ? NaN : ((after - before) * 1000) / rows,
  }
}

function row(atMs: number): ClickRow {
  return {
    workspaceId: 'ws_bench000',
    linkNum: 1,
    visitor: randomBytes(8).toString('hex'),
    request: '',
    atMs,
    origin: { locationId: 0, agentId: 1, referrerId: 1, urlId: 1, utmId: 1, trigger: 0 },
  }
}
