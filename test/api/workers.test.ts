import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { runOnce, startQueue } from '../../server/jobs/queue.ts'
import { releaseLost } from '../../server/jobs/release-lost.ts'
import type { TestBackend } from '../kit/backend.ts'
import { openJobFixture, queuedJobs, until, type JobFixture } from '../kit/jobs.ts'
import type { TestSmtp } from '../kit/smtp.ts'
import type { TestWorkspace } from '../kit/workspace.ts'

let bench: JobFixture
let backend: TestBackend
let workspace: TestWorkspace
let smtp: TestSmtp

beforeAll(async () => {
  bench = await openJobFixture()
  ;({ backend, workspace, smtp } = bench)
})
beforeEach(() => bench.reset())
afterAll(() => bench.close())

const mail = () => bench.writeOne()

describe('the workers', () => {
  test('of several servers do each job once, woken by its commit', async () => {
    const servers = [startQueue(backend.deps), startQueue(backend.deps)]
    const count = 40
    for (let i = 0; i < count; i++) await mail()
    await until(async () => (await queuedJobs(backend)).length === 0)
    await Promise.all(servers.map((server) => server.stop()))
    const to = smtp.received.map((received) => received.to[0])
    expect([to.length, new Set(to).size]).toEqual([count, count])
  })

  test('finish what they have begun before they stop', async () => {
    const { arrived, release } = smtp.hold()
    const server = startQueue(backend.deps)
    await mail()
    await arrived
    expect((await workspace.api('GET', '/jobs?status=running')).body).toHaveLength(1)
    const stopped = server.stop()
    release()
    await stopped
    expect([await queuedJobs(backend), smtp.received.length]).toEqual([[], 1])
  })

  test('go on after their connections were cut', async () => {
    const { sql } = backend.deps.db
    const server = startQueue(backend.deps)
    await mail()
    await until(async () => smtp.received.length === 1)
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'svc-jobs'
        and pid <> pg_backend_pid()`
    await mail()
    await until(async () => smtp.received.length === 2)
    await server.stop()
  })

  test('that died give their jobs back; those that live keep them', async () => {
    const { sql } = backend.deps.db
    const { arrived, release } = smtp.hold()
    const server = startQueue(backend.deps)
    await mail()
    await arrived
    await until(async () => {
      // Of this database only: other servers of the same Postgres have such locks too.
      const locks = await sql`
        select from pg_locks l join pg_database d on d.oid = l.database
        where l.classid = 7262006 and l.granted and d.datname = current_database()`
      return locks.length > 0
    })
    const [row] = await sql`
      update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'
      returning locked_by`
    await releaseLost(backend.deps)
    const owner = async () =>
      (await sql`select locked_by from graphile_worker._private_jobs`)[0]?.locked_by
    expect([row!.locked_by, await owner()]).toEqual([
      expect.stringMatching(/^pool-/),
      row!.locked_by,
    ])
    release()
    await server.stop()
    await mail()
    await sql`
      update graphile_worker._private_jobs
      set locked_by = 'pool-of-the-dead', locked_at = now() - interval '1 minute', attempts = 1`
    await releaseLost(backend.deps)
    expect(await owner()).toBeNull()
    await runOnce(backend.deps)
    expect(await queuedJobs(backend)).toEqual([])
  })
})
