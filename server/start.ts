import { startEmbedded, type EmbeddedPostgres } from '@svc/embedded-postgres'
import type { Config } from './config.ts'
import { openDatabase, type DatabaseOptions } from './db/client.ts'
import { Directory } from './db/directory.ts'
import { KeyUse } from './db/key-use.ts'
import { WriteHealth } from './db/write-health.ts'
import { prepareDatabase } from './db/prepare-database.ts'
import { LastKnown } from './db/last-known.ts'
import { OfflineMode } from './db/offline-mode.ts'
import { GroupCommit } from './db/group-commit.ts'
import { jobDeps, type Clock, type Deps } from './deps.ts'
import { createNodeResolver } from './dns/node-resolver.ts'
import type { DnsResolver } from './dns/port.ts'
import type { OutageEvent } from './db/outage.ts'
import { referrerParts } from './domain/click.ts'
import { ClickRecorder } from './modules/tracking/clicks/record-click.ts'
import { PasswordAttempts } from './password-attempts.ts'
import { readLanding } from './modules/tracking/clicks/landing.ts'
import { createAgentReader, VisitorHash } from './modules/tracking/clicks/visitor.ts'
import { Listener } from './db/listener.ts'
import { LiveFeed } from './db/live-feed.ts'
import { createGeo } from './geo.ts'
import { createProviders } from './payout-providers/index.ts'
import { QueueStatus } from './queue-status.ts'
import { Readiness } from './readiness/readiness.ts'
import { Failures } from './failures.ts'
import { openTracing } from './tracing/tracing.ts'
import { openSpool } from './modules/tracking/clicks/open-spool.ts'
import { createRateLimits } from './rate-limits.ts'
import { memoize } from './memoize.ts'
import { createIds } from './ids.ts'
import { keepPartitions } from './jobs/keep-partitions.ts'
import { listeners } from './listeners.ts'
import { createLog } from './log.ts'
import { Recorded } from './metrics/recorded.ts'
import { createMailer } from './notify/create-mailer.ts'
import { openSecrets } from './core/open-secrets.ts'

export interface Backend {
  deps: Deps
  /** Finishes what was accepted, then closes the database. */
  close(): Promise<void>
}

export interface StartOptions extends Pick<DatabaseOptions, 'onStatement'> {
  /** Ends a start that waits. */
  signal?: AbortSignal
  /** Told what a start waits for; the log when absent. */
  tell?: (sentence: string) => void
  /** Whether the database may learn of another encryption key. Default: yes. */
  addsKey?: boolean
  /** Redirects go on while the database is away: for servers, not for commands. */
  outlastsDatabase?: boolean
  resolver?: DnsResolver
}

/** Opens the database (embedded unless `databaseUrl` is set), migrates it and builds what use cases need. */
export async function openBackend(
  config: Config,
  clock: Clock = { now: Date.now },
  options: StartOptions = {},
): Promise<Backend> {
  const { onStatement, signal, tell, addsKey, resolver = createNodeResolver() } = options
  const log = createLog(config.logLevel)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({
        dataDir: config.dataDir,
        log: (line) => log.debug({ line }, 'postgres'),
      })
  try {
    const url = config.databaseUrl ?? embedded!.url
    const addresses = { url, directUrl: config.databaseUrl && config.directUrl }
    const { isPooled } = await prepareDatabase(addresses, log, {
      timeoutMs: config.startTimeoutMs,
      tell: tell ?? ((sentence) => log.warn({}, sentence)),
      signal,
    })
    const writes = new WriteHealth(() => clock.now())
    const recorded = new Recorded()
    const tracing = await openTracing(config.otlpEndpoint)
    const db = openDatabase({
      ...addresses,
      isPooled,
      reportsUrl: config.reportsUrl,
      poolSize: config.databasePool,
      prepare: config.databasePrepare,
      watch: watchTransactions({ writes, recorded, tracing }),
      onOutage: (event) => logOutage(log, event),
      onReplica: (reason) => logReplica(log, reason),
      now: () => clock.now(),
      onStatement,
    })
    const secrets = await openSecrets(config, db.sql, { addsKey }).catch(async (error: unknown) => {
      await db.close()
      throw error
    })
    const opened = { config, clock, log, db, writes, recorded, tracing, secrets, resolver }
    const deps = await buildDeps(opened, { outlastsDatabase: options.outlastsDatabase ?? false })
    await keepPartitions(jobDeps(deps))
    await deps.clicks.start()
    return { deps, close: () => closeAll(deps, embedded) }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

/** Returns what runs each transaction: it is timed, traced, and a refusal of the storage remembered. */
function watchTransactions({
  writes,
  recorded,
  tracing,
}: Pick<Deps, 'writes' | 'recorded' | 'tracing'>) {
  const timed = <T>(run: () => Promise<T>) => recorded.transaction(() => writes.watch(run))
  if (!tracing) return timed
  return <T>(run: () => Promise<T>) => tracing.span('transaction', () => timed(run))
}

/** Finishes what was accepted, then closes the database. */
async function closeAll(deps: Deps, embedded: EmbeddedPostgres | undefined): Promise<void> {
  await Promise.all([deps.clicks.close(), deps.groupCommit.close()])
  await deps.offline.stop()
  deps.live.close()
  deps.access.close()
  await Promise.all([deps.listener.close(), deps.keyUse.settled()])
  deps.mailer.close()
  deps.failures.close()
  await deps.db.close()
  await deps.tracing?.close()
  await embedded?.stop()
}

function logReplica(log: Deps['log'], reason: string | null): void {
  if (reason === null) log.info({}, 'reports are read from the replica again')
  else log.warn({ reason }, 'reports are read from the main database instead of the replica')
}

/** Says once that the database is away, and once that it is back. */
function logOutage(log: Deps['log'], event: OutageEvent): void {
  if (event.away) log.error({ reason: event.reason }, 'the database cannot be reached')
  else log.info({ awayMs: event.ms }, 'the database is back')
}

type Opened = Pick<
  Deps,
  'config' | 'clock' | 'log' | 'db' | 'writes' | 'recorded' | 'tracing' | 'secrets' | 'resolver'
>

/** Opens what tells other processes of events, and of who may see them. */
function openFeeds(sql: Deps['db']['sql']): Pick<Deps, 'live' | 'access'> {
  return { live: new LiveFeed(sql, 'svc_events'), access: new LiveFeed(sql, 'svc_access') }
}

async function buildDeps(
  opened: Opened,
  { outlastsDatabase }: { outlastsDatabase: boolean },
): Promise<Deps> {
  const { config, clock, log, db, writes, recorded } = opened
  const now = () => clock.now()
  const offline = new OfflineMode({ isActive: outlastsDatabase, probe: () => db.probe(), now, log })
  const lastKnown = new LastKnown({ now, maxAgeMs: config.outageMaxMs })
  const ids = createIds(now)
  const directory = new Directory(db.sql, now, { offline, lastKnown })
  const feeds = openFeeds(db.sql)
  const listener = new Listener(db.directUrl)
  for (const listening of [directory, feeds.live, feeds.access]) listening.listen(listener)
  if (db.canListen) await listener.start()
  const clicks = new ClickRecorder({
    sql: db.sql,
    ids,
    now,
    inFlight: config.ingestInFlight,
    maxBatch: config.ingestBatch,
    maxQueue: config.ingestQueue,
    perAddress: config.clicksPerAddress,
    watch: (run, size) => recorded.batch('clicks', size, () => writes.watch(run)),
    committed: (workspaceIds) => feeds.live.announce(workspaceIds),
    offline,
    spool: outlastsDatabase ? await openSpool({ config, clock, log, offline }) : undefined,
  })
  const queue = new QueueStatus()
  return {
    ...opened,
    ids,
    queue,
    readiness: new Readiness({ ...opened, queue, clicks }),
    failures: new Failures({ log }),
    mailer: createMailer(config),
    offline,
    listeners,
    directory,
    listener,
    keyUse: new KeyUse(db.sql, now),
    limits: createRateLimits(config, now),
    ...feeds,
    clicks,
    groupCommit: new GroupCommit({
      attempt: (scope, works) =>
        recorded.batch('conversions', works.length, () => db.attemptBatch(scope, works)),
      inFlight: 4,
      inFlightOfOne: 2,
      maxBatch: 64,
      maxQueue: config.ingestQueue,
    }),
    payoutProviders: createProviders({ settings: config.providerSettings }),
    geo: await createGeo(config),
    readAgent: createAgentReader(now),
    readReferrer: memoize(referrerParts, now),
    readLanding: memoize(readLanding, now),
    passwords: new PasswordAttempts(now),
    visitorHash: new VisitorHash(db.sql, offline),
  }
}
