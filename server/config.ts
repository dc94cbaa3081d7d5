import { resolve } from 'node:path'
import { INTEGRATION_SETTINGS } from './integrations/index.ts'
import { IMPORTER_SETTINGS } from './importers/index.ts'
import { PROVIDER_SETTINGS } from './payout-providers/index.ts'
import { parseNetwork, type TrustProxy } from './domain/network.ts'
import { parseOriginSetting, parsePortalOrigin } from './domain/origin-setting.ts'
import { PLANS, type Plan } from './domain/plan.ts'

/** All settings from the environment, read once. Nothing else reads `process.env`. */
export interface Config {
  readonly mode: 'production' | 'demo' | 'test'
  readonly port: number
  readonly host: string
  /** The public address of the API, without a trailing slash: `https://refer.example.com`. */
  readonly origin: string
  /** The same of the pages for partners, where they have an origin of their own. */
  readonly portalOrigin: string | undefined
  readonly dataDir: string
  /** Absent: the embedded Postgres in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** The database itself, where `databaseUrl` leads to a pooler. */
  readonly directUrl: string | undefined
  readonly reportsUrl: string | undefined
  /** How long a start waits for the database, or for a process that migrates it. */
  readonly startTimeoutMs: number
  /** Connections of this process, all together. */
  readonly databasePool: number
  /** Absent: statements are prepared unless a pooler is in front of the database. */
  readonly databasePrepare: boolean | undefined
  readonly defaultPlan: Plan
  /** A MaxMind city or country file of the operator's; places stay unknown without it. */
  readonly geoFile: string | undefined
  /** Whose `X-Forwarded-For` and country headers are believed. Nobody's unless a proxy of yours sets them. */
  readonly trustProxy: TrustProxy
  readonly logLevel: string
  /** Where `/metrics` is served, on an address of its own. Absent: nowhere. */
  readonly metricsListen: ListenAddress | undefined
  /** A collector that takes traces as OTLP over HTTP. Absent: nothing is traced. */
  readonly otlpEndpoint: string | undefined
  /** Requests a minute for one secret key; a tenth of it for one visitor's address on public routes. */
  readonly rateLimitPerMinute: number
  /** Clicks of one address on one link within an hour that are counted; the others are redirected alone. */
  readonly clicksPerAddress: number
  /** How long the texts of mails, replaced bank details and answers of idempotent requests are kept. */
  readonly mailRetentionDays: number
  readonly bankDetailsRetentionDays: number
  readonly idempotencyRetentionHours: number
  readonly auditRetentionDays: number
  /** Whole months that clicks are kept, and what becomes of them then. Absent: for ever. */
  readonly clickRetentionMonths: number | undefined
  readonly clickRetentionAction: 'drop' | 'detach' | 'export'
  /** Ingest: batches in flight, clicks in one batch, clicks waiting before new ones are refused. */
  readonly ingestInFlight: number
  readonly ingestBatch: number
  readonly ingestQueue: number
  /** So long links are followed that the database could not confirm. */
  readonly outageMaxMs: number
  /** Clicks kept on disk while the database is away, at most. */
  readonly spoolMaxBytes: number
  /** Several processes share the port (Linux). */
  readonly reusePort: boolean
  /** 32 bytes in base64 that seal account details. Absent: a key of its own in `dataDir`. */
  readonly encryptionKey: string | undefined
  /** `smtp://user:password@host:port`, with TLS unless it is on this machine. Absent: mails are kept, not sent. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** The variables that payout providers declare, as far as they are set. */
  readonly providerSettings: Readonly<Record<string, string>>
  /** The variables that integrations declare, as far as they are set. */
  readonly integrationSettings: Readonly<Record<string, string>>
  /** Addresses of the APIs that imports read from, where they are not the usual ones. */
  readonly importerSettings: Readonly<Record<string, string>>
  /** How long a source of imports may take to answer. */
  readonly importTimeoutMs: number
  /** How long a request to a payout provider may take. */
  readonly payoutTimeoutMs: number
  /** Where members may sign in with an account of another service. Absent: nowhere. */
  readonly oidc: OidcSettings | undefined
  /** Fetch the daily exchange rates of the European Central Bank. */
  readonly ecbRates: boolean
  /** The secret key that `cli mcp` calls a server with. */
  readonly apiKey: string | undefined
  /** Webhooks may lead to private networks, and over plain HTTP. */
  readonly webhooksAllowPrivate: boolean
}

/** A service that signs people in by OpenID Connect. */
export interface OidcSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** What people know it by: `Google`. */
  name: string
}

export interface ListenAddress {
  host: string
  port: number
}

const CLICK_ACTIONS = ['drop', 'detach', 'export'] as const

type Env = Record<string, string | undefined>

export function readConfig(env: Env = process.env, overrides: Partial<Config> = {}): Config {
  const port = overrides.port ?? integer(env, 'PORT', 3000, [0, 65_535])
  const mode = choice(env, 'SVC_MODE', ['production', 'demo', 'test'] as const, 'production')
  const origin = parseOriginSetting('ORIGIN', env.ORIGIN || `http://localhost:${port}`)
  return Object.freeze({
    mode,
    port,
    host: env.HOST || '0.0.0.0',
    origin,
    portalOrigin: parsePortalOrigin(env.PORTAL_ORIGIN, origin),
    dataDir: resolve(env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    directUrl: env.DATABASE_DIRECT_URL || undefined,
    startTimeoutMs: integer(env, 'START_TIMEOUT', 60, [1, 3600]) * 1000,
    reportsUrl: env.REPORTS_DATABASE_URL || undefined,
    databasePool: integer(env, 'DATABASE_POOL', 20, [10, 500]),
    databasePrepare: env.DATABASE_PREPARE ? flag(env, 'DATABASE_PREPARE', true) : undefined,
    defaultPlan: choice(env, 'DEFAULT_PLAN', PLANS, 'business'),
    geoFile: env.GEO_FILE || undefined,
    trustProxy: proxiesOf(env.TRUST_PROXY || 'false'),
    logLevel: choice(
      env,
      'LOG_LEVEL',
      ['debug', 'info', 'warn', 'error', 'silent'] as const,
      'info',
    ),
    metricsListen: listenAddress(env.METRICS_LISTEN),
    otlpEndpoint: collector(env.OTEL_EXPORTER_OTLP_ENDPOINT),
    rateLimitPerMinute: integer(env, 'RATE_LIMIT_PER_MINUTE', 6000, [1, 1_000_000_000]),
    clicksPerAddress: integer(env, 'CLICKS_PER_ADDRESS', 100, [1, 1_000_000_000]),
    mailRetentionDays: integer(env, 'MAIL_RETENTION_DAYS', 30, [2, 3650]),
    bankDetailsRetentionDays: integer(env, 'BANK_DETAILS_RETENTION_DAYS', 90, [1, 3650]),
    idempotencyRetentionHours: integer(env, 'IDEMPOTENCY_RETENTION_HOURS', 24, [1, 720]),
    auditRetentionDays: integer(env, 'AUDIT_RETENTION_DAYS', 1095, [31, 36_500]),
    clickRetentionMonths: env.CLICK_RETENTION_MONTHS
      ? integer(env, 'CLICK_RETENTION_MONTHS', 0, [2, 120])
      : undefined,
    clickRetentionAction: choice(env, 'CLICK_RETENTION_ACTION', CLICK_ACTIONS, 'drop'),
    ingestInFlight: integer(env, 'INGEST_IN_FLIGHT', 2, [1, 8]),
    ingestBatch: integer(env, 'INGEST_BATCH', 1000, [1, 5000]),
    ingestQueue: integer(env, 'INGEST_QUEUE', 10_000, [1, 1_000_000]),
    outageMaxMs: integer(env, 'OUTAGE_MAX_HOURS', 24, [0, 8760]) * 3_600_000,
    spoolMaxBytes: integer(env, 'SPOOL_MAX_MB', 256, [1, 1_000_000]) * 1_048_576,
    reusePort: flag(env, 'REUSE_PORT', false),
    encryptionKey: env.ENCRYPTION_KEY || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'Partner program <partners@localhost>',
    providerSettings: given(env, Object.keys(PROVIDER_SETTINGS)),
    integrationSettings: given(env, Object.keys(INTEGRATION_SETTINGS)),
    importerSettings: given(env, Object.keys(IMPORTER_SETTINGS)),
    importTimeoutMs: 30_000,
    payoutTimeoutMs: 30_000,
    oidc: oidcOf(env),
    ecbRates: flag(env, 'ECB_RATES', (overrides.mode ?? mode) === 'production'),
    apiKey: env.SVC_API_KEY || undefined,
    webhooksAllowPrivate: flag(env, 'WEBHOOKS_ALLOW_PRIVATE', false),
    ...overrides,
  })
}

function given(env: Env, names: readonly string[]): Record<string, string> {
  const values = names.map((name) => [name, env[name]] as const)
  return Object.fromEntries(
    values.filter((value): value is readonly [string, string] => !!value[1]),
  )
}

function integer(
  env: Env,
  name: string,
  fallback: number,
  [min, max]: readonly [min: number, max: number],
): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
}

function flag(env: Env, name: string, fallback: boolean): boolean {
  return choice(env, name, ['true', 'false'] as const, fallback ? 'true' : 'false') === 'true'
}

function choice<T extends string>(env: Env, name: string, allowed: readonly T[], fallback: T): T {
  const text = env[name] || fallback
  const found = allowed.find((value) => value === text)
  if (found) return found
  throw new Error(`${name} must be one of ${allowed.join(', ')}, not "${text}".`)
}

function proxiesOf(text: string): TrustProxy {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^([1-9]|10)$/.test(text)) return Number(text)
  return text.split(',').map((one) => {
    const network = parseNetwork(one)
    if (network) return network
    throw new Error(
      `TRUST_PROXY must be true, false, the number of your proxies from 1 to 10, or their networks as in 10.0.0.0/8,2001:db8::/32, not "${text}".`,
    )
  })
}

function collector(text: string | undefined): string | undefined {
  if (!text || (URL.canParse(text) && /^https?:/.test(text))) return text || undefined
  throw new Error(
    `OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://localhost:4318, not "${text}".`,
  )
}

function oidcOf(env: Env): OidcSettings | undefined {
  const given = [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET]
  if (!given.some(Boolean)) return undefined
  const [issuer = '', clientId = '', clientSecret = ''] = given
  if (!issuer || !clientId || !clientSecret)
    throw new Error(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three.',
    )
  const url = URL.parse(issuer)
  const isLocal =
    url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  if (url?.protocol !== 'https:' && !isLocal)
    throw new Error(`OIDC_ISSUER must be an https address, not "${issuer}".`)
  return { issuer, clientId, clientSecret, name: env.OIDC_NAME || url!.hostname }
}

/** Parses `127.0.0.1:9464` or `[::1]:9464`. */
function listenAddress(text: string | undefined): ListenAddress | undefined {
  if (!text) return undefined
  const [, host = '', port = ''] = /^(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? []
  if (host && Number(port) <= 65_535) {
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
  }
  throw new Error(`METRICS_LISTEN must be an address such as 127.0.0.1:9464, not "${text}".`)
}
