import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { startEmbedded, type EmbeddedPostgres } from '../server/db/embedded/start.ts'
import { migrateDatabase } from '../server/db/migrate.ts'

export interface World {
  sql: Sql
  url: string
  postgresPid(): number
  close(): Promise<void>
}

/** More memory than a small server's default, as for any database that takes millions of clicks. */
const SETTINGS = { shared_buffers: '512MB', max_wal_size: '4GB' }

/** A fresh embedded Postgres with the product's tables, in a folder of its own. */
export async function createWorld(settings: Record<string, string> = {}): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-bench-'))
  const server: EmbeddedPostgres = await startEmbedded({
    dataDir,
    settings: { ...SETTINGS, ...settings },
  })
  await migrateDatabase(server.url)
  const sql = postgres(server.url, { max: 4, onnotice: () => {} })
  return {
    sql,
    url: server.url,
    postgresPid: () => server.pid,
    async close() {
      await sql.end()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** `count` workspaces, each with the link domain `d<n>.test` and one tracked link `a` on it. */
export async function seedLinks({ sql }: World, count: number): Promise<void> {
  await sql`
    insert into workspaces (id, name, slug, plan, publishable_key, allowed_hostnames)
    select 'ws_bench' || lpad(i::text, 5, '0'), 'Bench', 'bench-' || i, 'business', 'svc_pk_bench' || i,
      array['shop.test']
    from generate_series(0, ${count - 1}::int) i on conflict do nothing`
  await sql`
    insert into domains (workspace_id, id, slug, is_primary)
    select 'ws_bench' || lpad(i::text, 5, '0'), 'dom_' || i, 'd' || i || '.test', true
    from generate_series(0, ${count - 1}::int) i on conflict do nothing`
  await sql`
    insert into links (workspace_id, id, domain, key, key_lookup, url, track_conversion)
    select 'ws_bench' || lpad(i::text, 5, '0'), 'link_' || i, 'd' || i || '.test', 'a', 'a',
      'https://shop.test/?utm_source=bench', true
    from generate_series(0, ${count - 1}::int) i on conflict do nothing`
}

export interface Child {
  pid: number
  port: number
  stop(): Promise<void>
}

let nextPort = 41_000 + (process.pid % 1000)

/** The product's own server process, or another program that listens on `PORT`; resolves when it answers. */
export async function startServer(
  program: string,
  env: Record<string, string>,
  path = '/api/health',
): Promise<Child> {
  const port = nextPort++
  const child = Bun.spawn([process.execPath, program], {
    env: { ...process.env, LOG_LEVEL: 'error', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdout: 'ignore',
    stderr: 'inherit',
  })
  const deadline = Date.now() + 30_000
  while (!(await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null))?.ok) {
    if (Date.now() > deadline || child.exitCode !== null)
      throw new Error(`${program} did not start`)
    await Bun.sleep(10)
  }
  return {
    pid: child.pid,
    port,
    async stop() {
      child.kill('SIGTERM')
      await child.exited
    },
  }
}
