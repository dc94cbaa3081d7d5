import { afterEach, setDefaultTimeout } from 'bun:test'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { type EmbeddedPostgres, startEmbedded } from '../../server/db/embedded/start.ts'

setDefaultTimeout(60_000)

const cleanups: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** A folder that is gone after the test. */
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

/** A connection that is closed after the test. */
export function connect(url: string): Sql {
  const sql = postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: 'test' },
  })
  cleanups.push(() => sql.end({ timeout: 1 }))
  return sql
}

/** What a promise is rejected with. */
export async function failure(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => new Error('nothing failed'),
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
}

/** Another process that has a server running on a folder. */
export interface Holder {
  readonly pid: number
  readonly serverPid: number
  readonly url: string
  /** Kills it without notice; its server lives on as an orphan. */
  kill(): Promise<void>
}

/** Starts a server in a process of its own. */
export async function startHolder(dataDir: string): Promise<Holder> {
  const child = Bun.spawn(['bun', join(import.meta.dir, 'holder.ts'), dataDir], {
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await child.exited
  }
  cleanups.push(kill)
  const { value } = await child.stdout.getReader().read()
  const { serverPid, url } = JSON.parse(new TextDecoder().decode(value)) as {
    serverPid: number
    url: string
  }
  return { pid: child.pid, serverPid, url, kill }
}

/** Repeats a question until it is answered without an error. */
export async function eventually<T>(ask: () => Promise<T>, withinMs = 20_000): Promise<T> {
  const deadline = performance.now() + withinMs
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await Bun.sleep(20)
    }
  }
}
