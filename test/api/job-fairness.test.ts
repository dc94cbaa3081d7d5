import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test'
import { enqueueAll } from '../../server/db/enqueue.ts'
import { announce } from '../../server/db/outbox.ts'
import type { Scope } from '../../server/db/scope.ts'
import { startQueue } from '../../server/jobs/queue.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { until } from '../fault/wait.ts'
import { openJobFixture, type JobFixture } from '../kit/jobs.ts'
import { createTestProgram } from '../kit/program.ts'
import { rounds } from '../kit/rounds.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

/** What a workspace has all at once. */
const MAILS = rounds({ all: 100_000, few: 2_000 })
const EVENTS = rounds({ all: 20_000, few: 2_000 })
const CHUNK = 2_000
const ENDPOINTS = 12
/** Of these, so many are waited for at once: of a workspace's own share it may be one more. */
const MOST = 4

/** Sends mails of its own through an SMTP server. */
let quiet: JobFixture
let busy: TestWorkspace
let scope: Scope
/** Takes what it is sent, and never answers. */
let silent: Bun.Server<undefined>

beforeAll(async () => {
  quiet = await openJobFixture({ webhooksAllowPrivate: true })
  busy = await createTestWorkspace(quiet.backend)
  scope = { workspaceId: busy.id, plan: busy.plan, actor: { type: 'system', name: 'test' } }
  silent = Bun.serve({ port: 0, idleTimeout: 0, fetch: () => new Promise(() => {}) })
})
afterEach(() => quiet.reset())
afterAll(async () => {
  await silent.stop(true)
  await quiet.close()
})

const findJobs = async (task: string, more = 'true') => {
  const [row] = await quiet.backend.deps.db.sql.unsafe(
    `select count(*)::int as n from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = $1 and payload->>'workspaceId' = $2 and ${more}`,
    [task, busy.id],
  )
  return row!.n as number
}

/** So many numbers, in lists that a statement can take. */
const chunks = (count: number) =>
  Array.from({ length: count / CHUNK }, (_, chunk) =>
    Array.from({ length: CHUNK }, (_, n) => chunk * CHUNK + n),
  )

test('the mails of a workspace that has many delay no mail of another', async () => {
  const { deps } = quiet.backend
  for (const chunk of chunks(MAILS)) {
    const jobs = chunk.map((n) => ({ key: `m${n}`, payload: { mailId: `mail_${n}` } }))
    await deps.db.transact(scope, (tx) => enqueueAll(tx, scope, 'send-mail', jobs))
  }
  await quiet.writeOne()
  const queue = startQueue(deps)
  try {
    await until('the mail', () => quiet.smtp.received.length > 0)
    expect(await findJobs('send-mail')).toBeGreaterThan(0)
  } finally {
    await queue.stop()
  }
})

test('events of a workspace whose endpoints never answer delay no endpoint and no mail of another', async () => {
  const { backend, workspace, smtp } = quiet
  const { db } = backend.deps
  const told: string[] = []
  await using live = Bun.serve({
    port: 0,
    async fetch(request) {
      told.push(await request.text())
      return new Response()
    },
  })
  const listen = (who: TestWorkspace, server: Bun.Server<undefined>) =>
    who.api('POST', '/webhooks', { url: `${server.url}hook`, events: ['partner.created'] })
  for (let n = 0; n < ENDPOINTS; n++) expect((await listen(busy, silent)).status).toBe(201)
  expect((await listen(workspace, live)).status).toBe(201)
  const program = await createTestProgram(backend, busy)
  const { partner } = await program.enroll('Ada')
  const data = { partnerId: partner.id }
  for (const chunk of chunks(EVENTS)) {
    const events = chunk.map(() => ({ type: 'partner.created' as const, data }))
    await db.transact(scope, (tx) => announce(tx, scope, events))
  }
  await relayOutbox(backend.deps)
  const queue = startQueue(backend.deps)
  try {
    let most = 0
    const waiting = async () => {
      const now = await findJobs('send-webhooks', 'j.locked_at is not null')
      most = Math.max(most, now)
      return now
    }
    await until('endpoints to be waited for', async () => (await waiting()) >= MOST - 1)
    await quiet.program.enroll('Grace')
    await relayOutbox(backend.deps)
    await quiet.writeOne()
    await until('the mail', async () => (await waiting()) >= 0 && smtp.received.length > 0)
    await until('the event', async () => (await waiting()) >= 0 && told.length > 0)
    expect(most).toBeLessThanOrEqual(MOST)
  } finally {
    await queue.stop()
  }
})
