import { writeSync } from 'node:fs'
import pg from 'pg'
import { createCtx } from '../../server/core/ctx.ts'
import { readConfig } from '../../server/config.ts'
import type { Database } from '../../server/db/client.ts'
import { confirmPayouts } from '../../server/modules/payouts/payouts/confirm-payouts.ts'
import { startQueue } from '../../server/jobs/queue.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { openBackend } from '../../server/start.ts'
import { until } from './wait.ts'

/**
 * A server that confirms payouts and sends them, and dies at the n-th time that it comes to one step, as a
 * power cut would end it: `CRASH_AT=before the commit of payouts/send-transfer#2`. Steps are the moments
 * before and after each commit, each call of a provider, and after each statement of the queue. Without a
 * step to die at it tells which ones there are.
 */
const { CRASH_AT = '', WORKSPACE_ID = '', PROGRAM_ID = '', ...env } = process.env
const seen = new Map<string, number>()

function step(name: string): void {
  const times = (seen.get(name) ?? 0) + 1
  seen.set(name, times)
  if (`${name}#${times}` === CRASH_AT) process.kill(process.pid, 'SIGKILL')
}

async function around<T>(name: string, work: () => Promise<T>): Promise<T> {
  step(`before ${name}`)
  const result = await work()
  step(`after ${name}`)
  return result
}

const plainFetch = globalThis.fetch
globalThis.fetch = Object.assign(
  (...args: Parameters<typeof fetch>) => {
    const [input, init] = args
    const url = input instanceof Request ? input.url : String(input)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    return around(`${method} ${new URL(url).pathname}`, () => plainFetch(...args))
  },
  { preconnect: plainFetch.preconnect },
)

const plainQuery = pg.Client.prototype.query as (...args: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [query] = args as [string | { text?: string }]
  const text = typeof query === 'string' ? query : (query.text ?? '')
  const result = plainQuery.apply(this, args)
  // Taking a job and saying that it is done; asking in vain is no step.
  const isStep = /complete_jobs|fail_jobs|_private_jobs/.test(text)
  if (!isStep || !(result instanceof Promise)) return result
  return result.then((answer: pg.QueryResult) => {
    if ((answer.rowCount ?? 0) > 0)
      step(text.includes('delete') ? 'after a job is done' : 'after a job is taken')
    return answer
  })
} as never

function countCommits(db: Database): Database {
  const tx = new Proxy(db.tx, {
    get(target, property) {
      const method = Reflect.get(target, property) as (...args: unknown[]) => unknown
      if (property !== 'update' && property !== 'insert') return method.bind(target)
      return (...args: unknown[]) =>
        around(`a single ${property}`, () => method.apply(target, args) as Promise<unknown>)
    },
  })
  const sql = new Proxy(db.sql, {
    get(target, property) {
      const own = Reflect.get(target, property) as unknown
      if (property !== 'begin') return own
      return (work: (inner: unknown) => unknown) =>
        around('the commit of the relay', () => target.begin(work as never) as Promise<unknown>)
    },
  })
  const transact: Database['transact'] = async (scope, work) => {
    const [, caller = 'somebody'] =
      /server\/modules\/[\w-]+\/([\w/-]+)\.ts/.exec(new Error().stack ?? '') ?? []
    const result = await db.transact(scope, async (inner) => {
      const done = await work(inner)
      step(`before the commit of ${caller}`)
      return done
    })
    step(`after the commit of ${caller}`)
    return result
  }
  const forJobs = () => countCommits(db.forJobs())
  const changed = { tx, sql, transact, forJobs }
  return new Proxy(db, {
    get(target, property) {
      if (property in changed) return Reflect.get(changed, property) as unknown
      const own = Reflect.get(target, property, target) as unknown
      return typeof own === 'function' ? (own.bind(target) as unknown) : own
    },
  })
}

const { deps: plain, close } = await openBackend(
  readConfig({ ...env, SVC_MODE: 'test', LOG_LEVEL: 'silent', DATABASE_POOL: '10' }, {}),
)
const deps = { ...plain, db: countCommits(plain.db) }
await confirmPayouts(
  createCtx(deps, {
    workspaceId: WORKSPACE_ID,
    plan: 'business',
    actor: { type: 'system', name: 'crash' },
  }),
  { programId: PROGRAM_ID, partnerIds: [], key: 'key:crash', capMinor: null, expectedMinor: null },
)
const queue = startQueue(deps)
let moves = ''
const isDone = async () => {
  const [left] = await plain.db.sql<{ jobs: string; events: string }[]>`
    select (select count(*) from outbox) as events, (select count(*)
      from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts) as jobs`
  if (Number(left!.events) > 0) await relayOutbox(deps)
  moves = JSON.stringify(left)
  return Number(left!.events) + Number(left!.jobs) === 0
}
await until('all that is queued', isDone, { moves: () => moves })
await queue.stop()
await close()
writeSync(1, JSON.stringify([...seen.keys()]))
process.exit(0)
