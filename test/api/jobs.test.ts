import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { enqueue } from '../../server/db/enqueue.ts'
import type { Scope } from '../../server/db/scope.ts'
import { ApiError, type ErrorCode } from '../../server/domain/errors.ts'
import { MAX_ATTEMPTS } from '../../server/domain/tasks.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { runJob } from '../../server/jobs/run-job.ts'
import type { TestBackend } from '../kit/backend.ts'
import { makeDue, openJobFixture, queuedJobs, type JobFixture } from '../kit/jobs.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

let bench: JobFixture
let backend: TestBackend
let workspace: TestWorkspace
let scope: Scope

beforeAll(async () => {
  bench = await openJobFixture()
  ;({ backend, workspace, scope } = bench)
})
beforeEach(() => bench.reset())
afterAll(() => bench.close())

const mail = () => bench.writeOne()
const failForGood = async () => {
  bench.smtp.refuse('451 later')
  for (let i = 0; i < MAX_ATTEMPTS; i++) {
    await makeDue(backend)
    await runOnce(backend.deps)
  }
}

describe('a job', () => {
  test('is in the queue if and only if its transaction commits', async () => {
    const job = { task: 'send-mail', payload: { mailId: 'mail_x' } } as const
    const failing = backend.deps.db.transact(scope, async (tx) => {
      await enqueue(tx, scope, job)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await queuedJobs(backend)).toEqual([])
    await backend.deps.db.transact(scope, (tx) => enqueue(tx, scope, job))
    expect(await queuedJobs(backend)).toEqual([
      expect.objectContaining({
        task: 'send-mail',
        payload: { mailId: 'mail_x', workspaceId: workspace.id },
      }),
    ])
  })

  test('with a key replaces the one that waits, in its own workspace only', async () => {
    const other = await createTestWorkspace(backend)
    const add = (ws: Scope, mailId: string) =>
      backend.deps.db.transact(ws, (tx) =>
        enqueue(tx, ws, { task: 'send-mail', payload: { mailId } }, { key: 'same' }),
      )
    await add(scope, 'mail_1')
    await add({ ...scope, workspaceId: other.id }, 'mail_2')
    await add(scope, 'mail_3')
    const jobs = await queuedJobs(backend)
    expect(jobs.map(({ payload }) => payload.mailId).toSorted()).toEqual(['mail_2', 'mail_3'])
  })

  test('for later waits for its time', async () => {
    const waitMs = 60_000
    await backend.deps.db.transact(scope, (tx) =>
      enqueue(tx, scope, { task: 'send-mail', payload: { mailId: 'mail_x' } }, { waitMs }),
    )
    await runOnce(backend.deps)
    expect(await queuedJobs(backend)).toHaveLength(1)
  })

  test('about what is gone ends without fuss', async () => {
    const gone = { ...scope, workspaceId: 'ws_gone' }
    await backend.deps.db.transact(scope, async (tx) => {
      await enqueue(tx, scope, { task: 'send-mail', payload: { mailId: 'mail_gone' } })
      await enqueue(tx, scope, { task: 'write-digest', payload: { enrollmentId: 'enr_gone' } })
    })
    await backend.deps.db.transact(gone, (tx) =>
      enqueue(tx, gone, { task: 'send-mail', payload: { mailId: 'mail_gone' } }),
    )
    await runOnce(backend.deps)
    expect(await queuedJobs(backend)).toEqual([])
  })

  test('that fails is tried again later, and is done once the cause is gone', async () => {
    bench.smtp.refuse('451 later')
    await mail()
    await runOnce(backend.deps)
    const [job] = await queuedJobs(backend)
    expect([job?.attempts, job?.error]).toEqual([1, expect.stringContaining('451 later')])
    expect(job?.waitMs).toBeGreaterThan(1_000)
    bench.smtp.refuse(null)
    await makeDue(backend)
    await runOnce(backend.deps)
    expect([await queuedJobs(backend), bench.smtp.received.length]).toEqual([[], 1])
  })

  test('that an error with a code ended is tried again, unless what it is about is gone', async () => {
    const mailId = (await mail())!
    const run = (code: ErrorCode) => {
      const send = () => Promise.reject(new ApiError(code, 'Not now.'))
      const deps = { ...backend.deps, mailer: { ...backend.deps.mailer, name: 'failing', send } }
      return runJob(deps, 'send-mail', { mailId, workspaceId: workspace.id })
    }
    await expect(run('service_unavailable')).rejects.toThrow('Not now.')
    await expect(run('conflict')).rejects.toThrow('Not now.')
    expect(await run('not_found')).toBeUndefined()
  })

  test('that failed too often waits for a person, who can have it tried again', async () => {
    const mailId = await mail()
    await failForGood()
    const { body: failed } = await workspace.api('GET', '/jobs')
    expect(failed).toEqual([
      expect.objectContaining({
        id: expect.stringMatching(/^job_\d+$/),
        task: 'send-mail',
        status: 'failed',
        attempts: MAX_ATTEMPTS,
        maxAttempts: MAX_ATTEMPTS,
        error: expect.stringContaining('451 later'),
        payload: { mailId },
      }),
    ])
    bench.smtp.refuse(null)
    await makeDue(backend)
    await runOnce(backend.deps)
    expect(bench.smtp.received).toEqual([])
    const retried = await workspace.api('POST', `/jobs/${failed[0].id}/retry`)
    expect([retried.status, retried.body.status, retried.body.attempts]).toEqual([
      200,
      'waiting',
      0,
    ])
    expect((await workspace.api('GET', '/jobs?status=waiting')).body).toHaveLength(1)
    await runOnce(backend.deps)
    expect(bench.smtp.received).toHaveLength(1)
    expect(await queuedJobs(backend)).toEqual([])
  })
})

describe('the list of jobs', () => {
  test('is the workspace’s own: others neither see nor retry it', async () => {
    await mail()
    await failForGood()
    const [{ id }] = (await workspace.api('GET', '/jobs')).body
    const other = await createTestWorkspace(backend)
    for (const status of ['failed', 'waiting', 'running']) {
      expect((await other.api('GET', `/jobs?status=${status}`)).body).toEqual([])
    }
    const before = await queuedJobs(backend)
    const retried = await other.api('POST', `/jobs/${id}/retry`)
    expect([retried.status, retried.body.error.code]).toEqual([404, 'not_found'])
    expect(await queuedJobs(backend)).toEqual(before)
  })

  test('is read page by page and refuses what it does not know', async () => {
    for (let i = 0; i < 3; i++) await mail()
    const page = async (n: number) =>
      (await workspace.api('GET', `/jobs?status=waiting&pageSize=2&page=${n}`)).body
    const [one, two] = [await page(1), await page(2)]
    expect([one.length, two.length]).toEqual([2, 1])
    expect(new Set([...one, ...two].map(({ id }: any) => id)).size).toBe(3)
    expect((await workspace.api('GET', '/jobs?status=done')).status).toBe(422)
    for (const id of ['1', 'job_', 'job_0', 'job_1e3', `job_${'9'.repeat(30)}`, 'job_99999999']) {
      expect((await workspace.api('POST', `/jobs/${id}/retry`)).status, id).toBe(404)
    }
  })
})
