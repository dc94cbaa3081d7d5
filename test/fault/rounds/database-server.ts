import postgres from 'postgres'
import { startEmbedded, type EmbeddedPostgres } from '@svc/embedded-postgres'
import type { Random } from '../../kit/random.ts'
import { childrenOf, killPostgres, postmasterOf } from '../kill.ts'
import { until } from '../wait.ts'

/** What can happen to a PostgreSQL server of ours, whoever started it. */
export class DatabaseServer {
  readonly #dataDir: string
  readonly #url: () => string

  /** `url`: of any database on it, as a user that may see all connections of its own role. */
  constructor(dataDir: string, url: () => string) {
    this.#dataDir = dataDir
    this.#url = url
  }

  /** Kills it and all its processes in one moment, as a power cut would. */
  kill(): void {
    killPostgres(this.#dataDir)
  }

  /** Kills the process of one connection, after which PostgreSQL ends all others and recovers. */
  async killBackend(random: Random): Promise<void> {
    const sql = postgres(this.#url(), { max: 1, onnotice: () => {}, fetch_types: false })
    const rows = await sql<{ pid: number }[]>`
      select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.catch(() => [])
    await sql.end({ timeout: 1 })
    if (rows.length > 0) signal(random.pick(rows).pid, 'SIGKILL')
  }

  /** `fast` ends all connections and writes everything out, `immediate` leaves that to the recovery. */
  shutDown(how: 'fast' | 'immediate'): void {
    const pid = postmasterOf(this.#dataDir)
    if (pid) signal(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT')
  }

  /** Stops all its processes where they are for as long as something takes. */
  async pause(during: () => Promise<void>): Promise<void> {
    const postmaster = postmasterOf(this.#dataDir)
    if (!postmaster) return
    signal(postmaster, 'SIGSTOP')
    const pids = [postmaster, ...childrenOf(postmaster)]
    for (const pid of pids) signal(pid, 'SIGSTOP')
    await during().finally(() => {
      for (const pid of pids) signal(pid, 'SIGCONT')
    })
  }
}

/** The cluster of a run. Whoever operates it starts it again when it has given up by itself. */
export class Cluster {
  readonly server: DatabaseServer
  readonly #dataDir: string
  #postgres: EmbeddedPostgres

  private constructor(dataDir: string, running: EmbeddedPostgres) {
    this.#dataDir = dataDir
    this.#postgres = running
    this.server = new DatabaseServer(dataDir, () => this.adminUrl)
  }

  static async start(dataDir: string): Promise<Cluster> {
    return new Cluster(dataDir, await launch(dataDir))
  }

  get adminUrl(): string {
    return this.#postgres.adminUrl
  }

  /** Waits until it answers; starts it again when it did not come back by itself. */
  async back(): Promise<void> {
    const answered = () => answers(this.adminUrl)
    await until('PostgreSQL to come back', answered, { quietMs: BACK_MS }).catch(() => {})
    if (await answered()) return
    await this.#postgres.stop()
    this.#postgres = await launch(this.#dataDir)
    await until('PostgreSQL to start', () => answers(this.adminUrl))
  }

  /** Makes an empty database: its address now. */
  async create(name: string): Promise<() => string> {
    const sql = postgres(this.adminUrl, { max: 1, onnotice: () => {} })
    await sql.unsafe(`create database ${name} owner svc`).finally(() => sql.end())
    return () => {
      const url = new URL(this.#postgres.url)
      url.pathname = `/${name}`
      return url.href
    }
  }

  async drop(name: string): Promise<void> {
    const sql = postgres(this.adminUrl, { max: 1, onnotice: () => {} })
    await sql.unsafe(`drop database ${name} with (force)`).finally(() => sql.end())
  }

  stop(): Promise<void> {
    return this.#postgres.stop()
  }
}

/** Longer than a supervisor tries. */
const BACK_MS = 15_000

/** Small enough for a small disk. Its processes are killed, not the machine: what was written is there. */
const SETTINGS = {
  fsync: 'off',
  shared_buffers: '32MB',
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  max_connections: '150',
}

function launch(dataDir: string): Promise<EmbeddedPostgres> {
  return startEmbedded({ dataDir, settings: SETTINGS })
}

async function answers(url: string): Promise<boolean> {
  const options = { max: 1, onnotice: () => {}, fetch_types: false, connect_timeout: 2 }
  const sql = postgres(url, options)
  try {
    await sql`select 1`
    return true
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 1 })
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended already.
  }
}
