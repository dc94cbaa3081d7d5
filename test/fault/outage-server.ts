import { expect } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase } from '../kit/backend.ts'
import { freePort } from '../kit/free-port.ts'
import { CHROME } from '../kit/workspace.ts'
import { auditTotals } from './audit-totals.ts'
import { Caller } from './caller.ts'
import { DatabaseProxy } from './database-proxy.ts'
import { look, makeTempDir, openEnvironment, storedClicks } from './environment.ts'
import type { HttpConnection } from './http-connection.ts'
import { startPgBouncer } from './pg-bouncer.ts'
import { ServerProcess } from './server-process.ts'
import type { Target, Visits } from './visits.ts'
import { until } from './wait.ts'

export type Cleanups = (() => unknown)[]

/** A server whose database can be taken away, and which can itself be killed and started again. */
export async function startOutageServer(
  cleanups: Cleanups,
  env: Record<string, string> = {},
  { isPooled = false } = {},
) {
  const database = await createDatabase()
  cleanups.push(database.drop)
  const proxy = await DatabaseProxy.open(database.url)
  cleanups.push(() => proxy.cut())
  const pooler = isPooled ? await startPgBouncer(proxy.url) : undefined
  cleanups.push(() => pooler?.stop())
  const sql = look(database.url)
  cleanups.push(() => sql.end({ timeout: 1 }))
  const dir = makeTempDir()
  cleanups.push(dir.remove)
  const port = await freePort()
  const launch = (on: number, more: Record<string, string> = {}) =>
    new ServerProcess({
      port: on,
      databaseUrl: pooler?.url ?? proxy.url,
      dataDir: dir.path,
      env: { ...env, ...more },
    })
  const running = { server: launch(port) }
  cleanups.push(() => running.server.stop())
  await running.server.ready()
  const target = await openEnvironment(database.url)
  const caller = new Caller(port, target)
  cleanups.push(() => caller.close())
  /** What waits on the disk, of all processes. */
  const spooled = () =>
    readdirSync(join(dir.path, 'spool'), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.spool'))
  return {
    proxy,
    pooler,
    port,
    target,
    caller,
    sql,
    spooled,
    server: () => running.server,
    dataDir: dir.path,
    /** Starts another server on the same folder. */
    async launch() {
      const other = launch(await freePort())
      cleanups.push(() => other.stop())
      return other
    },
    async restart(more?: Record<string, string>) {
      await running.server.kill()
      caller.close()
      running.server = launch(port, more)
    },
    /**
     * Waits until all clicks are in the database, then compares. `unanswered`: requests that were lost to a
     * kill behind their click, so that the visitor's next click may be another one.
     */
    async audit(visits: Visits, { unanswered = 0 } = {}) {
      const moves = () => spooled().length
      await until('the spool to be empty', () => moves() === 0, { moves })
      expect(visits.problems).toEqual([])
      const stored = await storedClicks(sql)
      expect(visits.missingFrom(stored)).toEqual([])
      expect(stored.size).toBeLessThanOrEqual(visits.attempted + unanswered)
      expect(await auditTotals(sql, { days: false })).toEqual([])
    },
  }
}

/** Follows a link as a new visitor; returns the click id, or null when there was none. */
export async function visit(
  connection: HttpConnection,
  { domain, keys }: Target,
  visitor: string,
): Promise<string | null> {
  const headers = { host: domain, 'user-agent': `${CHROME} ${visitor}` }
  const answer = await connection.request({ path: `/${keys[0]}`, headers })
  if (answer.kind !== 'answered' || answer.status !== 302) throw new Error(JSON.stringify(answer))
  return new URL(answer.headers.get('location')!).searchParams.get('svc_id')
}
