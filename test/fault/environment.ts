import { mkdtempSync, rmSync } from 'node:fs'
import { chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import type { Clock } from '../../server/deps.ts'
import { openBackend } from '../../server/start.ts'
import { TEST_KEY, TestClock } from '../kit/backend.ts'
import { TestDns } from '../kit/dns.ts'
import { createTestWorkspace } from '../kit/workspace.ts'
import type { Target } from './visits.ts'

const LINKS = 6

/** A folder that everybody may enter, since Postgres may run as another user. */
export function makeTempDir(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'svc-fault-'))
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The app on a database without a server of its own: what another process would do to it. */
export async function openSecondApp(databaseUrl: string, clock?: Clock, env: object = {}) {
  const own = { SVC_MODE: 'test', LOG_LEVEL: 'silent', DATABASE_POOL: '10' }
  const config = readConfig(
    { ...own, DATABASE_URL: databaseUrl, ...env },
    {
      encryptionKey: TEST_KEY,
      rateLimitPerMinute: 1_000_000_000,
      clicksPerAddress: 1_000_000_000,
    },
  )
  const backend = await openBackend(config, clock)
  const app = createApp(backend.deps)
  return { ...backend, handle: (request: Request) => app.handle(request) }
}

/** A workspace with links, made in a database that a server uses or will use. */
export async function openEnvironment(databaseUrl: string): Promise<Target> {
  const backend = await openSecondApp(databaseUrl)
  try {
    const known = { clock: new TestClock(), dns: new TestDns() }
    const workspace = await createTestWorkspace({ ...backend, ...known })
    const keys: string[] = []
    for (let n = 1; n <= LINKS; n++) {
      const body = {
        domain: workspace.domain,
        url: `https://shop.test/${n}`,
        trackConversion: true,
      }
      const { status, body: link } = await workspace.api('POST', '/links', body)
      if (status !== 200) throw new Error(`no link: ${status} ${JSON.stringify(link)}`)
      keys.push(link.key as string)
    }
    const { domain, publishableKey, secretKey } = workspace
    return { domain, publishableKey, secretKey, keys }
  } finally {
    await backend.close()
  }
}

/** A connection for looking into a database. */
export function look(url: string): Sql {
  return postgres(url, { max: 8, onnotice: () => {}, connection: { application_name: 'look' } })
}

/** Lists the ids that are clicks, or stand for one. */
export async function storedClicks(sql: Sql): Promise<Set<string>> {
  const rows = await sql<
    { id: string }[]
  >`select id from clicks union all select id from click_aliases`
  return new Set(rows.map((row) => row.id))
}
