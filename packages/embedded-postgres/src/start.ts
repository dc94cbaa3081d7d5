import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { EmbeddedError, errorCode } from './errors.ts'
import { ensureCluster } from './init.ts'
import { locateBinaries } from './locate.ts'
import { takeLock } from './lock.ts'
import { signal, startPostmaster, stopOrphan, stopPostmaster } from './postmaster.ts'
import type { Program, ProgramContext } from './program.ts'
import { serverUrls } from './running.ts'
import { chooseUser, giveTo } from './user.ts'

/** A PostgreSQL server of our own, reachable from this machine only. */
export interface EmbeddedPostgres {
  /** `postgres://svc:<password>@127.0.0.1:<port>/svc`; the same for as long as this object lives. */
  readonly url: string
  /** The same for the superuser `postgres`, for backups and other work on the whole cluster. */
  readonly adminUrl: string
  /** The server's process id; another one after it was killed and came back. */
  readonly pid: number
  /** Stops the server and gives the folder up. May be called again. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** The cluster is `<dataDir>/postgres`. */
  readonly dataDir: string
  /** PostgreSQL settings for this start, e.g. `{ fsync: 'off' }` for throwaway tests. */
  readonly settings?: Readonly<Record<string, string>>
  /** Deletes `dataDir` once the server has stopped, or this process was killed. */
  readonly temporary?: boolean
  /** Receives each line that PostgreSQL writes. */
  readonly log?: (line: string) => void
}

const PORT_TRIES = 5
const RESTART_DELAYS_MS = [0, 500, 2_000, 5_000]

/**
 * Starts PostgreSQL on a folder, making the cluster first when there is none. Should the server be
 * killed, it is started again on the same URL; should this process end, it is stopped.
 * @throws EmbeddedError with a message that says what the operator can do
 * @example const pg = await startEmbedded({ dataDir: '.data' }); const sql = postgres(pg.url)
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = makeFolder(options.dataDir)
  const lock = takeLock(dataDir)
  try {
    const binaries = locateBinaries(join(dataDir, 'postgres.lib'))
    const cluster = join(dataDir, 'postgres')
    const runAs = chooseUser(cluster, binaries.folders, [binaries.initdb, binaries.postgres])
    const temporary = options.temporary ? dataDir : ''
    const context: ProgramContext = { binaries, runAs, temporary, log: options.log ?? (() => {}) }
    await ensureCluster(context, dataDir, options.settings?.['fsync'] !== 'off')
    giveTo(runAs, cluster)
    await stopOrphan(context, cluster)
    const { port, program } = await startOnFreePort(context, cluster, options.settings ?? {})
    const urls = serverUrls(cluster, port)
    const restart = () => startPostmaster(context, cluster, serverSettings(port, options.settings))
    return supervise(context, { urls, program, restart, release: () => lock.release() })
  } catch (error) {
    lock.release()
    throw error
  }
}

interface Supervised {
  readonly urls: { readonly url: string; readonly adminUrl: string }
  readonly program: Program
  readonly restart: () => Promise<Program>
  readonly release: () => void
}

/** Keeps the server running until it is stopped; it never keeps this process from ending. */
function supervise(context: ProgramContext, start: Supervised): EmbeddedPostgres {
  let program = start.program
  let stopping: Promise<void> | undefined
  let restarting = Promise.resolve()
  const watch = () => {
    letGo(program)
    void program.ended.then(() => {
      if (stopping === undefined) restarting = comeBack()
    })
  }
  const comeBack = async () => {
    for (const wait of RESTART_DELAYS_MS) {
      context.log('PostgreSQL ended unexpectedly: starting it again')
      await delay(wait)
      if (stopping !== undefined) return
      try {
        program = await start.restart()
        return watch()
      } catch (error) {
        context.log(error instanceof Error ? error.message : String(error))
      }
    }
    context.log('PostgreSQL could not be started again: repair what it named and restart svc')
  }
  const alive = () => program.child.exitCode === null && program.child.signalCode === null
  const onExit = () => {
    if (alive()) signal(context, program.pid, 'INT')
  }
  process.once('exit', onExit)
  const stop = async () => {
    await restarting
    if (alive()) await stopPostmaster(context, program.pid)
    process.off('exit', onExit)
    start.release()
    if (context.temporary) rmSync(context.temporary, { recursive: true, force: true })
  }
  watch()
  return {
    ...start.urls,
    get pid() {
      return program.pid
    },
    stop: () => (stopping ??= stop()),
  }
}

function letGo({ child }: Program): void {
  child.unref()
  for (const stream of [child.stdin, child.stdout, child.stderr]) {
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref()
  }
}

async function startOnFreePort(
  context: ProgramContext,
  cluster: string,
  settings: Readonly<Record<string, string>>,
): Promise<{ port: number; program: Program }> {
  for (let tries = 1; ; tries++) {
    const port = await freePort()
    try {
      return {
        port,
        program: await startPostmaster(context, cluster, serverSettings(port, settings)),
      }
    } catch (error) {
      const taken = error instanceof Error && /Address already in use/.test(error.message)
      if (!taken || tries === PORT_TRIES) throw error
    }
  }
}

/** Merges the server's settings: the address is fixed, everything else may be set. */
function serverSettings(
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    log_line_prefix: '',
    ...settings,
    log_destination: 'stderr',
    logging_collector: 'off',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = address !== null && typeof address === 'object' ? address.port : 0
      server.close(() => resolvePort(port))
    })
  })
}

function makeFolder(path: string): string {
  try {
    mkdirSync(path, { recursive: true })
    return realpathSync(resolve(path))
  } catch (error) {
    throw new EmbeddedError(
      `DATA_DIR ${resolve(path)} cannot be made or opened (${errorCode(error)}): make it writable for this user, or choose another DATA_DIR.`,
      { cause: error },
    )
  }
}
