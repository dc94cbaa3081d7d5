import { afterEach, expect, test } from 'bun:test'
import type { Sql } from 'postgres'
import { runningUrl } from '@svc/embedded-postgres'
import { createDatabase } from '../kit/backend.ts'
import { freePort } from '../kit/free-port.ts'
import { auditTotals } from './audit-totals.ts'
import { endConnections, killPostgres } from './kill.ts'
import { Load, mixed } from './load.ts'
import { Purchases } from './purchases.ts'
import { SEED, withSeed, type Random } from '../kit/random.ts'
import { ServerProcess, type ServerOptions } from './server-process.ts'
import { look, makeTempDir, openEnvironment, storedClicks } from './environment.ts'
import { Visits } from './visits.ts'
import { until } from './wait.ts'

const KILLS = Number(process.env.FAULT_KILLS ?? 20)
const CONNECTIONS = 48

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

test(
  `nothing acknowledged is lost or stored twice over ${KILLS} kills under load`,
  async () => {
    await withSeed(killAndAudit)
  },
  KILLS * 15_000 + 60_000,
)

async function killAndAudit(random: Random): Promise<void> {
  const victim = await startVictim()
  const target = await openEnvironment(victim.url())
  const visits = new Visits(target, random, { mayForget: true })
  const purchases = new Purchases(visits, target, random)
  const step = mixed(random, 75, visits.step, purchases.step)
  const load = new Load({ ports: [victim.port], connections: CONNECTIONS, step })
  const kills: Record<string, number> = {}
  try {
    for (let n = 0; n < KILLS; n++) {
      await load.answeredMore(50)
      await Bun.sleep(random.below(1_000))
      const kind = random.pick(victim.kinds)
      kills[kind] = (kills[kind] ?? 0) + 1
      await victim.kill(kind)
    }
    await load.answeredMore(50)
  } finally {
    await load.stop()
  }
  const asked = Object.fromEntries(visits.statuses)
  const acknowledged = { clicks: visits.promised.size, purchases: purchases.promised.size }
  console.log(JSON.stringify({ seed: SEED, kills, acknowledged, visits: asked }))
  expect([...visits.problems, ...purchases.problems]).toEqual([])
  const sql = look(victim.url())
  cleanups.push(() => sql.end({ timeout: 1 }))
  await until('the replay', async () => {
    return visits.missingFrom(await storedClicks(sql)).length === 0
  })
  const stored = await storedClicks(sql)
  expect(visits.missingFrom(stored)).toEqual([])
  expect(await purchases.wrongIn(sql)).toEqual([])
  expect(new Set(visits.promised.values()).size).toBe(visits.promised.size)
  expect(stored.size).toBeLessThanOrEqual(visits.attempted)
  await rolledUp(sql)
  expect(await auditTotals(sql, { days: true })).toEqual([])
}

/** Waits for the server's own roll-up of all that happened until now. */
async function rolledUp(sql: Sql): Promise<void> {
  const now = new Date()
  await until('the roll-up', async () => {
    const [row] = await sql`select rolled_until > ${now} as done from rollup_state`
    return row?.done === true
  })
}

type Kind = 'server' | 'postgres' | 'server and postgres' | 'connections'

interface Victim {
  port: number
  kinds: readonly Kind[]
  url(): string
  kill(kind: Kind): Promise<void>
}

/** A server with its own Postgres; with a Postgres that is not ours, its connections die instead. */
async function startVictim(): Promise<Victim> {
  const port = await freePort()
  const dir = makeTempDir()
  cleanups.push(dir.remove)
  const given = process.env.TEST_DATABASE_URL ? await createDatabase() : undefined
  if (given) cleanups.push(given.drop)
  const options: ServerOptions = { port, dataDir: dir.path, databaseUrl: given?.url }
  let server = await new ServerProcess(options).ready()
  cleanups.push(() => server.stop())
  const url = () => given?.url ?? runningUrl(dir.path)!
  const restart = async () => {
    await server.kill()
    server = new ServerProcess(options)
  }
  return {
    port,
    url,
    kinds: given
      ? ['server', 'connections']
      : ['server', 'postgres', 'server and postgres', 'connections'],
    async kill(kind) {
      const { pid } = server
      if (kind === 'connections') await endConnections(url())
      if (kind.includes('postgres')) killPostgres(dir.path)
      if (kind.includes('server')) await restart()
      else expect(server.pid).toBe(pid)
      await server.ready()
    },
  }
}
