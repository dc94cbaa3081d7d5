import { setTimeout as delay } from 'node:timers/promises'
import type { Sql, TransactionSql } from 'postgres'
import { decode, int, nullable, number, oneOf, row, text, time } from '../db/row.ts'
import { sequenceUse } from '../db/sequences.ts'
import type { Clock } from '../deps.ts'

const JOB_STATES = ['waiting', 'running', 'dead'] as const

/** What all servers share and the database knows. */
export interface Stored {
  /** Events that no job has taken up, at most `MAX_COUNTED`, and the age of the oldest. */
  outbox: { depth: number; ageSeconds: number }
  jobs: { job: string; state: (typeof JOB_STATES)[number]; count: number }[]
  /** How long the longest waiting job could have run already. */
  jobsWaitSeconds: number
  rollupLagSeconds: number
  /** The share of each sequence's numbers that is drawn. */
  sequences: { name: string; used: number }[]
  /** The last check of each workspace: the age of the oldest, and the differences of all. */
  ledger: { ageSeconds: number; differences: number }
}

/** A long queue is not counted to its end. */
const MAX_COUNTED = 10_000
const STATEMENT_MS = 2_000
const TIMEOUT_MS = 4_000
const KEPT_MS = 5_000

const Outbox = row({ depth: int, oldest: nullable(time) })
const Jobs = row({ job: text, state: oneOf(JOB_STATES), count: int, oldest: nullable(time) })
const Rollup = row({ until: time })
const Ledger = row({ oldest: nullable(time), differences: nullable(number) })

/** Reads the shared figures in one short transaction, at most once in five seconds. */
export class StoredReader {
  readonly #sql: Sql
  readonly #clock: Clock
  #last: Promise<Stored> | undefined
  #running = false
  #atMs = -Infinity

  constructor(sql: Sql, clock: Clock) {
    this.#sql = sql
    this.#clock = clock
  }

  /** Answers nothing while the database does not. */
  async read(): Promise<Stored | undefined> {
    const nowMs = this.#clock.now()
    const isFresh = Math.abs(nowMs - this.#atMs) < KEPT_MS
    if (!this.#last || !(isFresh || this.#running)) {
      this.#atMs = nowMs
      this.#running = true
      this.#last = this.#sql
        .begin('read only', (tx) => readStored(tx, nowMs))
        .finally(() => {
          this.#running = false
        })
    }
    const last = this.#last.catch(() => undefined)
    return Promise.race([last, delay(TIMEOUT_MS, undefined, { ref: false })])
  }
}

async function readStored(tx: TransactionSql, nowMs: number): Promise<Stored> {
  const ageOf = (at: Date | null | undefined) =>
    at ? Math.max(0, (nowMs - at.getTime()) / 1000) : 0
  await tx.unsafe(`set local statement_timeout = ${STATEMENT_MS}`)
  const outbox = decode(
    Outbox,
    await tx`
      select count(*)::text as depth, min(created_at) as oldest
      from (select created_at from outbox order by num limit ${MAX_COUNTED}) o`,
  )[0]!
  const jobs = decode(
    Jobs,
    await tx`
    select t.identifier as job, j.state, count(*)::text as count,
      min(j.run_at) filter (where j.state = 'waiting') as oldest
    from (
      select task_id, run_at, case when locked_at is not null then 'running'
        when attempts >= max_attempts then 'dead' else 'waiting' end as state
      from graphile_worker._private_jobs order by id limit ${MAX_COUNTED}
    ) j join graphile_worker._private_tasks t on t.id = j.task_id
    group by t.identifier, j.state order by t.identifier, j.state`,
  )
  const rollup = decode(Rollup, await tx`select rolled_until as until from rollup_state`)[0]
  const ledger = decode(
    Ledger,
    await tx`
    select min(c.created_at) as oldest, sum(c.differences)::float8 as differences
    from (select distinct workspace_id from programs) p
    cross join lateral (select created_at, differences from ledger_checks l
      where l.workspace_id = p.workspace_id order by l.id desc limit 1) c`,
  )[0]
  return {
    outbox: { depth: outbox.depth, ageSeconds: ageOf(outbox.oldest) },
    jobs: jobs.map(({ job, state, count }) => ({ job, state, count })),
    jobsWaitSeconds: Math.max(0, ...jobs.map(({ oldest }) => ageOf(oldest))),
    rollupLagSeconds: ageOf(rollup?.until),
    sequences: await sequenceUse(tx),
    ledger: { ageSeconds: ageOf(ledger?.oldest), differences: ledger?.differences ?? 0 },
  }
}
