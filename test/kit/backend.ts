import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { startEmbedded } from '@svc/embedded-postgres'
import postgres from 'postgres'
import { createApp } from '../../server/app.ts'
import { readConfig, type Config } from '../../server/config.ts'
import { migrateDatabase } from '../../server/db/migrate.ts'
import { isBuilt } from '../../server/http/dist.ts'
import { openBackend, type Backend, type StartOptions } from '../../server/start.ts'
import { ensureBuilt } from '../../tools/build.ts'
import { atEnd } from './at-end.ts'
import { TestDns } from './dns.ts'
import { installReset, LentDatabase } from './lent-database.ts'
import { validateResponses } from './openapi.ts'
import { StatementRecorder } from './statements/record-statements.ts'
import { asSystem, expectTwinsUntouched, installTwins } from './twin.ts'

/** The ENCRYPTION_KEY of test backends: other processes on their databases need it, too. */
export const TEST_KEY = Buffer.alloc(32, 7).toString('base64')

/**
 * One Postgres for the whole test process: the server in TEST_DATABASE_URL, the one that `bun run test` shares among
 * its processes (TEST_SHARED_DATABASE), or an embedded one, which ends with the process.
 */
let server: Promise<string> | undefined
let count = 0

/** Answers the URL of the database server of this test process. */
export function postgresServer(): Promise<string> {
  server ??= start()
  return server
}

async function start() {
  if (!isBuilt()) await ensureBuilt()
  const given = process.env.TEST_DATABASE_URL ?? process.env.TEST_SHARED_DATABASE
  if (given) return given
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-test-'))
  // Nothing outlives the process, and each connection would work out a password anew.
  const settings = {
    fsync: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    scram_iterations: '1',
    max_connections: '400',
  }
  const { adminUrl } = await startEmbedded({ dataDir, temporary: true, settings })
  return adminUrl
}

/** An empty database of its own, dropped by `drop`. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  return copyDatabase('template1')
}

async function copyDatabase(from: string): Promise<{ url: string; drop(): Promise<void> }> {
  const url = await postgresServer()
  const name = `svc_test_${process.pid}_${Date.now().toString(36)}_${count++}`
  const admin = postgres(url, { max: 1, onnotice: () => {} })
  // Without fsync, copying files takes a seventh of the time that writing each page to the log takes.
  await admin.unsafe(`create database ${name} template ${from} strategy file_copy`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return {
    url: own.href,
    async drop() {
      await admin.unsafe(`drop database if exists ${name} with (force)`)
      await admin.end()
    },
  }
}

/**
 * A migrated database whose workspaces have twins, copied for each backend: the one that TEST_DATABASE_TEMPLATE
 * names, or one made once for the process.
 */
let template: Promise<string> | undefined

async function copyTwins() {
  const given = process.env.TEST_DATABASE_TEMPLATE
  template ??= given ? Promise.resolve(given) : createOwnTemplate()
  return copyDatabase(await template)
}

async function createOwnTemplate(): Promise<string> {
  const { name, drop } = await createTemplate()
  atEnd(drop)
  return name
}

/** Creates a migrated database to copy for backends. */
export async function createTemplate(): Promise<{ name: string; drop(): Promise<void> }> {
  const { url, drop } = await createDatabase()
  await migrateDatabase(url)
  await installTwins(url)
  await installReset(url)
  return { name: new URL(url).pathname.slice(1), drop }
}

/** A clock that moves only when told. It starts at the given time, or now. */
export class TestClock {
  #ms: number

  constructor(at: string | number = Date.now()) {
    this.#ms = new Date(at).getTime()
  }

  now = (): number => this.#ms

  set(at: string | number): void {
    this.#ms = new Date(at).getTime()
  }

  advance(ms: number): void {
    this.#ms += ms
  }
}

export interface TestBackend extends Backend {
  clock: TestClock
  dns: TestDns
  /** The whole app without a socket, each answer held against the API's description. */
  handle: (request: Request) => Promise<Response>
}

export interface BackendOptions {
  config?: Partial<Config>
  clock?: TestClock
  /** Whether workspaces have twins, which cost half as much again where nearly all is inserted. Default: yes. */
  twins?: boolean
  /** Hears of every statement that the product sends. */
  onStatement?: (text: string) => void
}

/** Opens a migrated database of its own with everything on top of it; close it in `afterAll`. */
export async function createBackend(options: BackendOptions = {}): Promise<TestBackend> {
  const { twins = true } = options
  const database = await (twins ? copyTwins() : createDatabase())
  const url = twins ? asSystem(database.url) : database.url
  return openTestBackend(url, options, {
    async end(recorder) {
      try {
        if (twins) await expectTwinsUntouched(database.url)
        await recorder.check(database.url)
      } finally {
        await database.drop()
      }
    },
  })
}

/** The database that backends of this process borrow, one after the other. */
let lent: { database: LentDatabase; adminUrl: string; drop(): Promise<void> } | undefined
let isLent = false

/** The same on the database of this process, which is emptied when the backend is closed. */
export async function borrowBackend(options: BackendOptions = {}): Promise<TestBackend> {
  if (isLent) return createBackend(options)
  isLent = true
  lent ??= await createLent()
  const { database, adminUrl } = lent
  return openTestBackend(database.url, options, {
    connect: database.open,
    async end(recorder) {
      let isClean = false
      try {
        await expectTwinsUntouched(adminUrl)
        await recorder.check(adminUrl)
        isClean = await database.reset()
      } finally {
        if (!isClean) await dropLent()
        isLent = false
      }
    },
  })
}

async function createLent() {
  const { url, drop } = await copyTwins()
  atEnd(dropLent)
  return { database: new LentDatabase(asSystem(url), url), adminUrl: url, drop }
}

async function dropLent(): Promise<void> {
  const ended = lent
  lent = undefined
  await ended?.database.close()
  await ended?.drop()
}

interface Lender extends Pick<StartOptions, 'connect'> {
  /** What remains to be done when a backend is closed. */
  end(recorder: StatementRecorder): Promise<void>
}

async function openTestBackend(
  databaseUrl: string,
  options: BackendOptions,
  { connect, end }: Lender,
): Promise<TestBackend> {
  const clock = options.clock ?? new TestClock()
  const config = readConfig(
    { SVC_MODE: 'test', LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent' },
    {
      databaseUrl,
      databasePool: 16,
      rateLimitPerMinute: 1_000_000_000,
      clicksPerAddress: 1_000_000_000,
      encryptionKey: TEST_KEY,
      // Stubs answer in this process, however slow the machine is.
      payoutTimeoutMs: 600_000,
      ...options.config,
    },
  )
  const recorder = new StatementRecorder()
  const dns = new TestDns()
  const backend = await openBackend(config, clock, {
    resolver: dns,
    connect,
    onStatement(text, parameters) {
      recorder.record(text, parameters)
      options.onStatement?.(text)
    },
  })
  const own = giveTestsAnotherClient(backend, 4)
  const app = createApp(backend.deps)
  return {
    ...backend,
    clock,
    dns,
    handle: validateResponses((request) => app.handle(request)),
    async close() {
      await backend.close()
      await own.end()
      await end(recorder)
    },
  }
}

/** What a test asks for by itself is no statement of ours: its `deps.db.sql` is not recorded. */
function giveTestsAnotherClient({ deps: { db } }: Backend, max: number): { end(): Promise<void> } {
  const recorded = db.sql
  const own = postgres(db.url, { max, onnotice: () => {} })
  const get = () => (new Error().stack?.split('\n')[2]?.includes(TESTS) ? own : recorded)
  Object.defineProperty(db, 'sql', { get, configurable: true })
  return {
    async end() {
      Object.defineProperty(db, 'sql', { value: recorded })
      await own.end({ timeout: 5 })
    },
  }
}

const TESTS = join(import.meta.dir, '..') + sep
