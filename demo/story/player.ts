import { desc, eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { createApp } from '../../server/app.ts'
import type { Scope } from '../../server/db/scope.ts'
import { mails } from '../../server/db/schema/mails.ts'
import type { Deps } from '../../server/deps.ts'
import { closeMonths } from '../../server/jobs/close-months.ts'
import { keepPartitions } from '../../server/jobs/keep-partitions.ts'
import { matureAll } from '../../server/jobs/mature-commissions.ts'
import { movePartners } from '../../server/jobs/move-partners.ts'
import { priceAll } from '../../server/jobs/price-commissions.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { reconcileLedgers } from '../../server/jobs/reconcile-ledgers.ts'
import { bodiesOf } from '../../server/modules/platform/mails/present.ts'
import type { ProviderStubs } from './provider-stubs.ts'

/** The workspace in which a story happens. */
export interface Stage {
  workspaceId: string
  secretKey: string
  publishableKey: string
  /** Confirms payouts. No other key has created it, or it would be no second person. */
  financeKey: string
  /** The domain of the short links. */
  domain: string
  /** The destination of partners' links. */
  shopUrl: string
}

/** Tells what happens: calls of the API, visits of links, and a clock that is set before each. */
export interface Player {
  stage: Stage
  providerStubs: ProviderStubs
  /** A call of the API with the workspace's key, or as `as` says. @throws Error unless it succeeds */
  call<T>(method: string, path: string, body?: unknown, as?: HeadersInit): Promise<T>
  /** Follows a short link as a new visitor: the click id; null when it leads nowhere. */
  follow(key: string, visitor: { name: string; country: string }): Promise<string | null>
  setTime(ms: number): void
  now(): number
  /** Runs everything that servers do beside requests, until nothing is left to do. */
  work(): Promise<void>
  /** Runs only what makes commissions due. */
  mature(): Promise<void>
  /** Runs only what closes the books of ended months by their programs' settings. */
  closeMonths(): Promise<void>
  /** Runs what prepares a new month. */
  beginMonth(): Promise<void>
  /** Reads what somebody's mailbox has, the newest first. */
  mailsTo(address: string): Promise<string[]>
}

type Handle = (request: Request) => Promise<Response>

export interface PlayerOptions {
  clock: { set(ms: number): void }
  stage: Stage
  providerStubs: ProviderStubs
  /** Looks at every answer, in tests. */
  around?: (handle: Handle) => Handle
  /** Connections for the job queue; without them, each time it opens its own. */
  queuePool?: Pool
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Creates a player inside this process: nothing listens, and no time passes. */
export function createPlayer(given: Deps, options: PlayerOptions): Player {
  const { clock, stage, providerStubs, around = (handle) => handle, queuePool } = options
  const deps: Deps = {
    ...given,
    config: { ...given.config, trustProxy: true },
    payoutProviders: providerStubs.providers(),
  }
  const app = createApp(deps)
  const handle = around((request) => app.handle(request))
  return {
    stage,
    providerStubs,
    async call<T>(method: string, path: string, body?: unknown, as?: HeadersInit) {
      const headers = new Headers(as ?? { authorization: `Bearer ${stage.secretKey}` })
      const answer = await handle(requestOf(method, path, { body, headers }))
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
      const isJson = answer.headers.get('content-type')?.includes('application/json')
      return (isJson ? JSON.parse(text) : text) as T
    },
    async follow(key, { name, country }) {
      const headers = {
        host: stage.domain,
        'user-agent': `${BROWSER} ${name}`,
        'cf-ipcountry': country,
      }
      const answer = await handle(new Request(`http://${stage.domain}/${key}`, { headers }))
      await answer.body?.cancel()
      if (answer.status >= 500) throw new Error(`/${key} answered ${answer.status}`)
      const location = answer.headers.get('location')
      return location && new URL(location).searchParams.get('svc_id')
    },
    setTime: (ms) => clock.set(ms),
    now: () => deps.clock.now(),
    work: () => work(deps, queuePool),
    mature: () => matureAll(deps),
    closeMonths: () => closeMonths(deps),
    beginMonth: () => keepPartitions(deps),
    mailsTo: (address) => mailsTo(deps, stage, address),
  }
}

async function mailsTo(deps: Deps, { workspaceId }: Stage, address: string): Promise<string[]> {
  const scope: Scope = { workspaceId, plan: 'business', actor: { type: 'system', name: 'story' } }
  const found = await deps.db.tx.find(scope, mails, {
    where: [eq(mails.recipient, address)],
    orderBy: [desc(mails.id)],
    limit: 20,
  })
  return found.map((mail) => bodiesOf(deps, mail).text)
}

function requestOf(
  method: string,
  path: string,
  { body, headers }: { body: unknown; headers: Headers },
): Request {
  if (body !== undefined && !headers.has('content-type')) {
    headers.set('content-type', typeof body === 'string' ? 'text/plain' : 'application/json')
  }
  const content = typeof body === 'string' ? body : JSON.stringify(body)
  return new Request(`http://localhost/api${path}`, { method, headers, body: content ?? null })
}

async function work(deps: Deps, queuePool?: Pool): Promise<void> {
  await makeDue(deps)
  await runOnce(deps, queuePool)
  await reconcileLedgers(deps)
}

/** Runs what the time asks for, and makes jobs of a later hour due: the hours of a story are shorter. */
export async function makeDue(deps: Deps): Promise<void> {
  await matureAll(deps)
  await priceAll(deps)
  await movePartners(deps)
  await closeMonths(deps)
  await relayOutbox(deps)
  await deps.db.sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`
}
