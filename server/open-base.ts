import { openDatabase, type Database, type DatabaseOptions } from './db/client.ts'
import type { OutageEvent } from './db/outage.ts'
import { WriteHealth } from './db/write-health.ts'
import type { Deps } from './deps.ts'
import { createNodeResolver } from './dns/node-resolver.ts'
import type { DnsResolver } from './dns/port.ts'
import { Recorded } from './metrics/recorded.ts'
import { openTracing } from './tracing/tracing.ts'
import type { Addresses } from './db/prepare-database.ts'

export interface BaseOptions
  extends
    Pick<Deps, 'config' | 'clock' | 'log'>,
    Pick<DatabaseOptions, 'isPooled' | 'isPrepared' | 'onStatement'> {
  addresses: Addresses
  resolver?: DnsResolver
  /** Opens a database whose tables are up to date. Default: a pool of connections that closes with it. */
  connect?: ((options: DatabaseOptions) => Database) | undefined
}

/** Opens what the other services are built on. It connects to nothing yet. */
export async function openBase({
  config,
  clock,
  log,
  addresses,
  resolver = createNodeResolver(),
  isPooled,
  isPrepared,
  onStatement,
  connect = openDatabase,
}: BaseOptions) {
  const writes = new WriteHealth(() => clock.now())
  const recorded = new Recorded()
  const tracing = await openTracing(config.otlpEndpoint)
  const db = connect({
    ...addresses,
    isPooled,
    isPrepared,
    reportsUrl: config.reportsUrl,
    poolSize: config.databasePool,
    prepare: config.databasePrepare,
    watch: watchTransactions({ writes, recorded, tracing }),
    onOutage: (event) => logOutage(log, event),
    onReplica: (reason) => logReplica(log, reason),
    now: () => clock.now(),
    onStatement,
  })
  return { config, clock, log, db, writes, recorded, tracing, resolver }
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

function logReplica(log: Deps['log'], reason: string | null): void {
  if (reason === null) log.info({}, 'reports are read from the replica again')
  else log.warn({ reason }, 'reports are read from the main database instead of the replica')
}

/** Says once that the database is away, and once that it is back. */
function logOutage(log: Deps['log'], event: OutageEvent): void {
  if (event.away) log.error({ reason: event.reason }, 'the database cannot be reached')
  else log.info({ awayMs: event.ms }, 'the database is back')
}
