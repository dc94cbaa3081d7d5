import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import type { Directory } from './db/directory.ts'
import type { WriteHealth } from './db/write-health.ts'
import type { OfflineMode } from './db/offline-mode.ts'
import type { KeyUse } from './db/key-use.ts'
import type { PageHosts } from './db/page-hosts.ts'
import type { FailedSignIns } from './db/failed-sign-ins.ts'
import type { GroupCommit } from './db/group-commit.ts'
import type { Referrer } from './domain/click.ts'
import type { ClickRecorder } from './modules/tracking/clicks/record-click.ts'
import type { PasswordAttempts } from './password-attempts.ts'
import type { Landing } from './modules/tracking/clicks/landing.ts'
import type { KnownAgent, VisitorHash } from './modules/tracking/clicks/visitor.ts'
import type { Geo } from './geo.ts'
import type { Integrations } from './integrations/index.ts'
import type { Providers } from './payout-providers/index.ts'
import type { QueueStatus } from './queue-status.ts'
import type { Readiness } from './readiness/readiness.ts'
import type { Failures } from './failures.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Ids } from './ids.ts'
import type { Listener } from './db/listener.ts'
import type { LiveFeed } from './db/live-feed.ts'
import type { Log } from './log.ts'
import type { Recorded } from './metrics/recorded.ts'
import type { DnsResolver } from './dns/port.ts'
import type { Tracing } from './tracing/tracing.ts'
import type { Mailer } from './notify/port.ts'
import type { Listeners } from './core/listeners.ts'
import type { Secrets } from './core/secrets.ts'

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

/** Returns the same services for background jobs and commands, whose statements may take minutes. */
export function jobDeps(deps: Deps): Deps {
  return { ...deps, db: deps.db.forJobs(), groupCommit: deps.jobGroupCommit }
}

/** The services that use cases need, built once at start and passed down. */
export interface Deps {
  readonly config: Config
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly secrets: Secrets
  readonly mailer: Mailer
  readonly resolver: DnsResolver
  readonly db: Database
  readonly writes: WriteHealth
  readonly queue: QueueStatus
  readonly readiness: Readiness
  readonly failures: Failures
  /** What metrics count. */
  readonly recorded: Recorded
  readonly tracing: Tracing | undefined
  readonly offline: OfflineMode
  readonly listeners: Listeners
  readonly directory: Directory
  readonly keyUse: KeyUse
  readonly pageHosts: PageHosts
  readonly failedSignIns: FailedSignIns
  readonly limits: RateLimits
  readonly geo: Geo
  readonly readAgent: (userAgent: string) => KnownAgent
  readonly readReferrer: (header: string) => Referrer
  readonly readLanding: (url: string) => Landing
  readonly visitorHash: VisitorHash
  readonly clicks: ClickRecorder
  /** Passwords of protected links and of people. */
  readonly passwords: PasswordAttempts
  /** Leads and sales, which share transactions. */
  readonly groupCommit: GroupCommit
  /** The same for background jobs: requests do not wait behind them. */
  readonly jobGroupCommit: GroupCommit
  readonly live: LiveFeed
  /** Announces that somebody may see less of a workspace, for what is open. */
  readonly access: LiveFeed
  readonly listener: Listener
  readonly payoutProviders: Providers
  readonly integrations: Integrations
}
