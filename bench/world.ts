import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { startEmbedded, type EmbeddedPostgres } from '@svc/embedded-postgres'
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

/**
 * `count` workspaces, at most 1,000, each with the link domain `d<n>.test` and one tracked link `a` on it.
 * Their ids are as long as the product's, since every row repeats them.
 */
export async function seedLinks({ sql }: World, count: number): Promise<void> {
  await sql`
    insert into workspaces (id, name, slug, plan, publishable_key, allowed_hostnames)
    select 'ws_bench' || lpad(i::text, 3, '0'), 'Bench', 'bench-' || i, 'business', 'svc_pk_bench' || i,
      array['shop.test']
    from generate_series(0, ${count - 1}::int) i on conflict do nothing`
  await sql`
    insert into domains (workspace_id, id, slug, is_primary, challenge, verified_at, verified_by)
    select 'ws_bench' || lpad(i::text, 3, '0'), 'dom_' || i, 'd' || i || '.test', true, 'bench',
      now(), 'operator'
    from generate_series(0, ${count - 1}::int) i on conflict do nothing`
  await sql`
    insert into links (workspace_id, id, domain, key, key_lookup, url, track_conversion)
    select 'ws_bench' || lpad(i::text, 3, '0'), 'link_' || i, 'd' || i || '.test', 'a', 'a',
      'https://shop.test/?utm_source=bench', true
    from generate_series(0, ${count - 1}::int) i on conflict do nothing`
}

/** Gives every link to a partner of a program that pays a dollar a lead and a fifth of each sale. */
export async function seedPrograms({ sql }: World): Promise<void> {
  await sql`
    insert into programs (workspace_id, id, name, slug, url, currency, attribution_model,
      attribution_window_days, payout_schedule)
    select id, 'prog_1', 'Friends', 'friends', 'https://shop.test/', 'usd', 'last', 90,
      '{"interval":"manual"}' from workspaces`
  await sql`
    insert into groups (workspace_id, id, program_id, name, slug)
    select id, 'grp_1', 'prog_1', 'Default', 'default' from workspaces`
  await sql`
    insert into partners (workspace_id, id, name, email)
    select id, 'pn_1', 'Grace Okoro', 'grace@partners.test' from workspaces`
  await sql`
    insert into enrollments (workspace_id, id, program_id, group_id, partner_id, status)
    select id, 'enr_1', 'prog_1', 'grp_1', 'pn_1', 'approved' from workspaces`
  await sql`
    insert into rewards (workspace_id, id, program_id, group_id, event, version)
    select id, 'rwd_' || event, 'prog_1', 'grp_1', event, 1
    from workspaces cross join (values ('lead'), ('sale')) as e (event)`
  await sql`
    insert into reward_versions (workspace_id, reward_id, version, event, type, amount_minor, rate_bps,
      currency, created_by)
    select id, 'rwd_' || event, 1, event, type, amount, rate, 'usd', 'system:bench' from workspaces
    cross join (values ('lead', 'flat', 100, null::int), ('sale', 'percentage', null, 2000))
      as e (event, type, amount, rate)`
  await sql`update links set program_id = 'prog_1', partner_id = 'pn_1'`
}

export interface Child {
  pid: number
  port: number
  stop(): Promise<void>
}

// Below the ports that connections take for themselves.
let nextPort = 20_000 + (process.pid % 10_000)

/** The product's own server process, or another program that listens on `PORT`; resolves when it answers. */
export async function startServer(
  program: string,
  env: Record<string, string>,
  { path = '/api/health', preload }: { path?: string; preload?: string } = {},
): Promise<Child> {
  const port = nextPort++
  const before = preload ? ['--preload', preload] : []
  const child = Bun.spawn([process.execPath, ...before, program], {
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
