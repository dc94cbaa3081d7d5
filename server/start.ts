import { startEmbedded } from '@svc/embedded-postgres'
import { buildDeps } from './build-deps.ts'
import type { Config } from './config.ts'
import { openSecrets, openSecretsUnseen } from './core/open-secrets.ts'
import type { Secrets } from './core/secrets.ts'
import { DatabaseAway } from './db/failures.ts'
import { findDatabaseSoon, type WaitOptions } from './db/find-database.ts'
import { nameOfDatabase } from './db/known-records.ts'
import { LastKnown } from './db/last-known.ts'
import { isOutage } from './db/offline-mode.ts'
import { prepareDatabase, type Addresses } from './db/prepare-database.ts'
import { jobDeps, type Clock, type Deps } from './deps.ts'
import { keepPartitions } from './jobs/keep-partitions.ts'
import { createLog } from './log.ts'
import { openBase, type BaseOptions } from './open-base.ts'
import { KnownFile } from './spool/known-file.ts'
import { openOutageFolder, type OutageFolder } from './spool/open-outage-folder.ts'

export interface Backend {
  deps: Deps
  /**
   * Resolves when the database may be used: at once, unless the server began without it. Rejects when it
   * then refuses this server.
   */
  prepared: Promise<void>
  /** Finishes what was accepted, then closes the database. */
  close(): Promise<void>
}

export interface StartOptions extends Pick<BaseOptions, 'onStatement' | 'connect' | 'resolver'> {
  /** Ends a start that waits. */
  signal?: AbortSignal
  /** Told what a start waits for; the log when absent. */
  tell?: (sentence: string) => void
  /** Whether the database may learn of another encryption key. Default: yes. */
  addsKey?: boolean
  /** Redirects go on while the database is away: for servers, not for commands. */
  outlastsDatabase?: boolean
}

/** Opens the database (embedded unless `databaseUrl` is set), prepares it and builds what use cases need. */
export async function openBackend(
  config: Config,
  clock: Clock = { now: Date.now },
  options: StartOptions = {},
): Promise<Backend> {
  const log = createLog(config.logLevel)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({
        dataDir: config.dataDir,
        log: (line) => log.debug({ line }, 'postgres'),
      })
  const folder = options.outlastsDatabase
    ? await openOutageFolder(config, log, clock.now())
    : undefined
  const stopping = new AbortController()
  const starting: Starting = {
    config,
    clock,
    log,
    options,
    folder,
    addresses: {
      url: config.databaseUrl ?? embedded!.url,
      directUrl: config.databaseUrl && config.directUrl,
    },
    wait: {
      timeoutMs: config.startTimeoutMs,
      tell: options.tell ?? ((sentence) => log.warn({}, sentence)),
      signal: AbortSignal.any([stopping.signal, ...(options.signal ? [options.signal] : [])]),
    },
  }
  try {
    const { deps, prepared, knownFile } = await start(starting)
    return {
      deps,
      prepared,
      async close() {
        stopping.abort()
        await closeAll(deps)
        await knownFile?.close()
        folder?.release()
        await embedded?.stop()
      },
    }
  } catch (error) {
    folder?.release()
    await embedded?.stop()
    throw error
  }
}

interface Starting extends Pick<Deps, 'config' | 'clock' | 'log'> {
  options: StartOptions
  folder: OutageFolder | undefined
  addresses: Addresses
  wait: WaitOptions
}

async function start(starting: Starting) {
  const { config, clock, folder, options } = starting
  const found = await findOrDoWithout(starting)
  const lastKnown = new LastKnown({ now: () => clock.now(), maxAgeMs: config.outageMaxMs })
  if (folder?.known) lastKnown.restore(folder.known.entries, folder.known.confirmedMs)
  const opened = await open(starting, found)
  const { outlastsDatabase = false } = options
  const deps = await buildDeps(opened, { outlastsDatabase, folder: folder?.path, lastKnown })
  const prepared = Promise.withResolvers<void>()
  // Whoever starts a server looks at it; others never begin without a database.
  prepared.promise.catch(() => {})
  if ('away' in found) {
    deps.offline.startWithout(found.away, prepareLater(starting, { deps, found, prepared }))
  } else {
    await finishPreparing(deps)
    prepared.resolve()
  }
  await deps.clicks.start()
  const knownFile =
    folder && config.databaseUrl && config.outageMaxMs > 0
      ? keepKnown(starting, { lastKnown, isPooled: found.isPooled, folder: folder.path })
      : undefined
  return { deps, prepared: prepared.promise, knownFile }
}

/** A database that is there, or that must be done without; then the keys were not held against it. */
type Found = { isPooled: boolean } | { isPooled: boolean; away: unknown; secrets: Secrets }

/**
 * Finds the database and brings its tables up to date. When it is away, a server that knows links from
 * before does without; every other one waits.
 */
async function findOrDoWithout(starting: Starting): Promise<Found> {
  const { config, log, addresses, wait, folder, options } = starting
  // Whoever lends its connections has brought its tables up to date.
  if (options.connect) return { isPooled: false }
  const known = folder?.known
  const secrets = known && openSecretsUnseen(config)
  if (!secrets) return prepareDatabase(addresses, log, wait)
  try {
    await findDatabaseSoon(addresses.url, 'DATABASE_URL', wait)
    return await prepareDatabase(addresses, log, wait)
  } catch (away) {
    if (!isOutage(away)) throw away
    return { isPooled: known.isPooled, away, secrets }
  }
}

async function open(starting: Starting, found: Found) {
  const { config, options } = starting
  const isPrepared = !('away' in found)
  const base = await openBase({ ...starting, ...options, isPooled: found.isPooled, isPrepared })
  if ('away' in found) return { ...base, secrets: found.secrets }
  try {
    return { ...base, secrets: await openSecrets(config, base.db.sql, options) }
  } catch (error) {
    await base.db.close()
    throw error
  }
}

interface Preparing {
  deps: Deps
  found: Found
  prepared: PromiseWithResolvers<void>
}

/** Returns what is done when a database answers for the first time that was away at the start. */
function prepareLater(
  { config, log, addresses, wait, options: { addsKey } }: Starting,
  { deps, found, prepared }: Preparing,
): () => Promise<void> {
  return async () => {
    try {
      await findDatabaseSoon(addresses.url, 'DATABASE_URL', wait)
      const { isPooled } = await prepareDatabase(addresses, log, wait)
      if (isPooled !== found.isPooled) throw new Error(POOLER_CHANGED)
      await openSecrets(config, deps.db.forJobs().sql, { addsKey })
      await finishPreparing(deps)
      deps.db.release()
      prepared.resolve()
    } catch (error) {
      if (isOutage(error)) throw error
      prepared.reject(error)
      throw new DatabaseAway('The database refuses this server.', { cause: error })
    }
  }
}

const POOLER_CHANGED =
  'DATABASE_URL leads to a connection pooler now, or no longer does. Start the server again.'

async function finishPreparing(deps: Deps): Promise<void> {
  await keepPartitions(jobDeps(deps))
  if (deps.db.canListen) await deps.listener.start()
}

/** Keeps what is known on the disk, for a start during an outage. */
function keepKnown(
  { log, addresses }: Starting,
  { lastKnown, isPooled, folder }: { lastKnown: LastKnown; isPooled: boolean; folder: string },
): KnownFile {
  const file = new KnownFile({
    folder,
    of: { database: nameOfDatabase(addresses.url), isPooled },
    confirmedMs: lastKnown.confirmedMs,
    entries: () => lastKnown.stored(),
    log,
  })
  lastKnown.keepIn(file)
  return file
}

/** Finishes what was accepted, then closes the database. */
async function closeAll(deps: Deps): Promise<void> {
  await Promise.all([deps.clicks, deps.groupCommit, deps.jobGroupCommit].map((one) => one.close()))
  await deps.offline.stop()
  deps.live.close()
  deps.access.close()
  const { listener, keyUse, pageHosts, failedSignIns } = deps
  await Promise.all([
    listener.close(),
    keyUse.settled(),
    pageHosts.settled(),
    failedSignIns.settled(),
  ])
  deps.mailer.close()
  deps.failures.close()
  await deps.db.close()
  await deps.tracing?.close()
}
