import { Directory } from './db/directory.ts'
import { KeyUse } from './db/key-use.ts'
import { PageHosts } from './db/page-hosts.ts'
import { FailedSignIns } from './db/failed-sign-ins.ts'
import type { Config } from './config.ts'
import type { WorkspaceRecord } from './db/directory-records.ts'
import type { LastKnown } from './db/last-known.ts'
import { OfflineMode } from './db/offline-mode.ts'
import { GroupCommit } from './db/group-commit.ts'
import { Listener } from './db/listener.ts'
import { LiveFeed } from './db/live-feed.ts'
import type { Deps } from './deps.ts'
import { referrerParts } from './domain/click.ts'
import { Failures } from './failures.ts'
import { createGeo } from './geo.ts'
import { createIds } from './ids.ts'
import { listeners } from './listeners.ts'
import { memoize } from './memoize.ts'
import { readLanding } from './modules/tracking/clicks/landing.ts'
import { openSpool } from './modules/tracking/clicks/open-spool.ts'
import { PasswordAttempts } from './password-attempts.ts'
import { ClickRecorder } from './modules/tracking/clicks/record-click.ts'
import { createAgentReader, VisitorHash } from './modules/tracking/clicks/visitor.ts'
import { createMailer } from './notify/create-mailer.ts'
import { createIntegrations } from './integrations/index.ts'
import { createProviders } from './payout-providers/index.ts'
import { QueueStatus } from './queue-status.ts'
import { createRateLimits } from './rate-limits.ts'
import { Readiness } from './readiness/readiness.ts'

/** What the other services are built on. */
export type Opened = Pick<
  Deps,
  'config' | 'clock' | 'log' | 'db' | 'writes' | 'recorded' | 'tracing' | 'secrets' | 'resolver'
>

export interface OutageOptions {
  /** Whether redirects go on while the database is away. */
  outlastsDatabase: boolean
  /** Where clicks are kept then. */
  folder: string | undefined
  lastKnown: LastKnown
}

function clickLimits({ ingestInFlight, ingestBatch, ingestQueue, clicksPerAddress }: Config) {
  return {
    inFlight: ingestInFlight,
    maxBatch: ingestBatch,
    maxQueue: ingestQueue,
    perAddress: clicksPerAddress,
  }
}

/** Tells whether an endpoint of a workspace is to be told of clicks. What an older server knew does not say. */
async function hearsClicks(directory: Deps['directory'], workspaceId: string): Promise<boolean> {
  const workspace: Partial<WorkspaceRecord> | null = await directory.workspaceById(workspaceId)
  return workspace?.heardEvents?.includes('link.clicked') ?? false
}

/** Opens what tells other processes of events, and of who may see them. */
function openFeeds(sql: Deps['db']['sql']): Pick<Deps, 'live' | 'access'> {
  return { live: new LiveFeed(sql, 'svc_events'), access: new LiveFeed(sql, 'svc_access') }
}

/** Builds what speaks with other services, by the variables that they declare. */
function createAdapters(config: Deps['config']): Pick<Deps, 'integrations' | 'payoutProviders'> {
  return {
    integrations: createIntegrations({ settings: config.integrationSettings }),
    payoutProviders: createProviders({
      settings: config.providerSettings,
      timeoutMs: config.payoutTimeoutMs,
    }),
  }
}

/** Where a process tells the others that it keeps clicks on its disk. */
const OUTAGE_CHANNEL = 'svc_outage'

/** Builds what use cases need. It asks the database nothing, which may be away. */
export async function buildDeps(
  opened: Opened,
  { outlastsDatabase, folder, lastKnown }: OutageOptions,
): Promise<Deps> {
  const { config, clock, log, db, writes, recorded } = opened
  const now = () => clock.now()
  const offline = new OfflineMode({
    isActive: outlastsDatabase,
    probe: () => db.probe(),
    tell: (fromMs) => db.sql.notify(OUTAGE_CHANNEL, String(fromMs)),
    now,
    log,
  })
  const ids = createIds(now)
  const directory = new Directory(db.sql, now, { offline, lastKnown })
  const feeds = openFeeds(db.sql)
  const listener = new Listener(db.directUrl, () => offline.noteLoss())
  const heard = (fromMs: string) => offline.noteLoss(Number(fromMs))
  listener.on(OUTAGE_CHANNEL, { heard, missed: () => {} })
  for (const listening of [directory, feeds.live, feeds.access]) listening.listen(listener)
  const clicks = new ClickRecorder({
    sql: db.sql,
    ids,
    now,
    ...clickLimits(config),
    watch: (run, size) => recorded.batch('clicks', size, () => writes.watch(run)),
    committed: (workspaceIds) => feeds.live.announce(workspaceIds),
    isHeard: (id) => hearsClicks(directory, id),
    offline,
    spool: folder ? await openSpool(folder, { config, clock, log, offline }) : undefined,
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
    pageHosts: new PageHosts(db.tx, now),
    failedSignIns: new FailedSignIns(db.sql, { log, now }),
    limits: createRateLimits(config, now),
    ...feeds,
    clicks,
    ...createGroupCommits(opened),
    ...createAdapters(config),
    geo: await createGeo(config),
    readAgent: createAgentReader(now),
    readReferrer: memoize(referrerParts, now),
    readLanding: memoize(readLanding, now),
    passwords: new PasswordAttempts(now),
    visitorHash: new VisitorHash(db.sql, offline),
  }
}

/** Creates what leads, sales and events of the inbox share their transactions by. */
function createGroupCommits(opened: Opened) {
  const forJobs = { ...opened, db: opened.db.forJobs() }
  return {
    groupCommit: createGroupCommit(opened, { inFlight: 4, inFlightOfOne: 2 }),
    jobGroupCommit: createGroupCommit(forJobs, { inFlight: 2, inFlightOfOne: 1 }),
  }
}

function createGroupCommit(
  { config, db, recorded }: Opened,
  atOnce: { inFlight: number; inFlightOfOne: number },
): GroupCommit {
  return new GroupCommit({
    attempt: (scope, works) =>
      recorded.batch('conversions', works.length, () => db.attemptBatch(scope, works)),
    ...atOnce,
    maxBatch: 64,
    maxQueue: config.ingestQueue,
  })
}
