import { beforeEach, describe, expect, test } from 'bun:test'
import { sql as text } from 'drizzle-orm'
import { announce } from '../../server/db/outbox.ts'
import { int, row } from '../../server/db/row.ts'
import type { Scope } from '../../server/db/scope.ts'
import type { DomainEvent } from '../../server/domain/events.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { testBackend } from '../kit/test-backend.ts'
import { emptyQueue, queuedJobs } from '../kit/jobs.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const { id, plan } = await createTestWorkspace(backend)
const scope: Scope = { workspaceId: id, plan, actor: { type: 'system', name: 'test' } }

beforeEach(() => emptyQueue(backend))

const waiting = async () => {
  const [row] = await backend.deps.db.sql<{ n: number }[]>`select count(*)::int as n from outbox`
  return row!.n
}
const ids = { enrollmentId: 'enr_1', partnerId: 'pn_1', programId: 'prog_1' }
const flagged = (n = 0): DomainEvent => ({
  type: 'fraud.flagged',
  data: { ...ids, flagId: `ff_${n}`, commissionId: null, rule: 'self-referral' },
})
const say = (events: readonly DomainEvent[]) =>
  backend.deps.db.transact(scope, (tx) => announce(tx, scope, events))

describe('an event', () => {
  test('is heard of if its transaction commits', async () => {
    await say([flagged()])
    expect(await waiting()).toBe(1)
  })

  test('is not heard of when its transaction is given up', async () => {
    const failing = backend.deps.db.transact(scope, async (tx) => {
      await announce(tx, scope, [flagged()])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await waiting()).toBe(0)
  })

  test('is not heard of when the connection dies before the commit', async () => {
    const killed = backend.deps.db.transact(scope, async (tx) => {
      await announce(tx, scope, [flagged()])
      const [own] = await tx.rows(
        scope,
        row({ pid: int }),
        () => text`select pg_backend_pid() as pid`,
      )
      await backend.deps.db.sql`select pg_terminate_backend(${own!.pid})`
      await tx.run(scope, () => text`select 1`)
    })
    await expect(killed).rejects.toThrow()
    expect(await waiting()).toBe(0)
  })
})

describe('the relay', () => {
  test('queues each event once and in its order, also when several relay at once', async () => {
    await say(Array.from({ length: 2500 }, (_, n) => flagged(n)))
    const moved = await Promise.all([1, 2, 3].map(() => relayOutbox(backend.deps)))
    expect(moved.reduce((sum, n) => sum + n)).toBe(2500)
    const jobs = await queuedJobs(backend)
    expect(jobs.map(({ payload }) => payload.data.flagId)).toEqual(
      Array.from({ length: 2500 }, (_, n) => `ff_${n}`),
    )
    expect(jobs[0]).toMatchObject({
      task: 'deliver-event',
      payload: { listener: 'mails', workspaceId: scope.workspaceId, ...flagged() },
    })
    expect(await waiting()).toBe(0)
  })

  test('moves an event whole or not at all', async () => {
    const { sql } = backend.deps.db
    await say([flagged()])
    await sql`alter function graphile_worker.add_jobs rename to away`
    await expect(relayOutbox(backend.deps)).rejects.toThrow('add_jobs')
    expect([await waiting(), await queuedJobs(backend)]).toEqual([1, []])
    await sql`alter function graphile_worker.away rename to add_jobs`
    expect(await relayOutbox(backend.deps)).toBe(1)
    expect([await waiting(), (await queuedJobs(backend)).length]).toEqual([0, 1])
  })

  test('makes no job of what nobody hears', async () => {
    const data = { commissionId: 'cm_1', enrollmentId: 'enr_1' }
    await say([
      { type: 'partner.created', data: { partnerId: 'pn_1' } },
      { type: 'commission.created', data: { ...data, commissionType: 'sale', status: 'pending' } },
      { type: 'commission.updated', data: { ...data, status: 'due', change: 'matured' } },
    ])
    expect(await relayOutbox(backend.deps)).toBe(3)
    expect([await waiting(), await queuedJobs(backend)]).toEqual([0, []])
  })

  test('leaves an event whose transaction is still open, and takes it later', async () => {
    await backend.deps.db.transact(scope, async (tx) => {
      await announce(tx, scope, [flagged()])
      expect(await relayOutbox(backend.deps)).toBe(0)
    })
    expect(await relayOutbox(backend.deps)).toBe(1)
  })
})
